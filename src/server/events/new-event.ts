import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { EventType } from '#domain/statistics/event-types.data.ts';

/** What happened, without a name: see docs/statistics.md. */
export type NewEvent = {
  type: EventType;
  /** The advert or advertising entry; the event is dropped where that does not exist. */
  itemId?: string;
  subject?: string;
  category?: CategoryCode;
  /** Who looks, where that is known: owners' own looks are left out when written, and the key is not kept. */
  viewerKey?: number | null;
  /** Hash of the visitor, of this day only. */
  visitor?: bigint;
};
export type QueuedEvent = NewEvent & { occurredAt: Date };

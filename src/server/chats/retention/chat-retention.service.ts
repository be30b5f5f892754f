import { DAY_IN_MS } from '#domain/durations.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { deleteOldChats, deleteOldEvents } from './chat-retention.repository.ts';

const BATCH = 500;

/**
 * Retention times; product decisions, explained in docs/chats.md. Three years after the last message claims from a sale
 * are time-barred (ABGB § 1489 and § 1486), so the chat is not needed any more.
 */
const KEPT_IN_DAYS = { events: 7, unusedChat: 30, leftChat: 90, silentChat: 3 * 365 } as const;

const daysBefore = (base: BaseContext, days: number): Date => new Date(base.clock().getTime() - days * DAY_IN_MS);

/** Deletes old events; a tab that was away longer reloads everything. Returns how many; for a regular job. */
export const dropOldEvents = (base: BaseContext): Promise<number> =>
  inBatches(BATCH, () => deleteOldEvents(base.db, daysBefore(base, KEPT_IN_DAYS.events), BATCH));

/** Deletes chats that are over for good; their pictures hang nowhere afterwards. Returns how many; for a regular job. */
export const dropOldChats = (base: BaseContext): Promise<number> =>
  inBatches(BATCH, () =>
    deleteOldChats(base.db, {
      unusedBefore: daysBefore(base, KEPT_IN_DAYS.unusedChat),
      leftBefore: daysBefore(base, KEPT_IN_DAYS.leftChat),
      overBefore: daysBefore(base, KEPT_IN_DAYS.silentChat),
      limit: BATCH,
    }),
  );

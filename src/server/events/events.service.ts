import { isbot } from 'isbot';
import { HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { CATEGORY_CODES, type CategoryCode } from '#domain/lookups/categories.data.ts';
import { BROWSER_TYPES, type BrowserType } from '#domain/statistics/event-types.data.ts';
import type { TrackedEvent } from '#contract/events/event-logs.schemas.ts';
import type { BaseContext, Context } from '#server/platform/context.ts';
import { afterCommit } from '#server/platform/database/database.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { slot } from '#server/platform/memory.ts';
import { type RateLimit, type RateLimiter, addressKey } from '#server/platform/http/rate-limit.ts';
import type { Asker } from './asker.service.ts';
import { type EventQueue, startEventQueue } from './event-queue.ts';
import { insertBatch } from './events.repository.ts';
import type { NewEvent } from './new-event.ts';
import { categoryOfPath, eventsOfPage, eventsOfRequest } from './page-events.ts';
import { type VisitorHash, createVisitorHash } from './visitor-hash.ts';

export type { EventQueue } from './event-queue.ts';

/** The event log of one process. */
export type EventLog = EventQueue & {
  /** Counts a page view, by path and query. */
  countPage: (address: string, asker: Asker) => void;
  /** Counts a view of a public advert, rate-limited so that a loop cannot make it popular. */
  countView: (advertId: string, asker: Asker) => Promise<boolean>;
  /** Counts the scan of a slip, once in ten minutes for one address: a scanner looks ahead before it opens the page. */
  countScan: (advertId: string, asker: Asker) => Promise<boolean>;
  /** Takes what a browser saw; returns how many of it count. */
  submit: (events: readonly TrackedEvent[], asker: Asker) => Promise<number>;
};

/** How often scans of one slip from one address count. */
export const SCAN_LIMIT: RateLimit = { name: 'slip-scan', limit: 1, windowInMs: 10 * MINUTE_IN_MS };
const LIMITS = {
  /** A household behind one address may look a few times. */
  view: { name: 'advert-view', limit: 5, windowInMs: HOUR_IN_MS },
  scan: SCAN_LIMIT,
  /** The same for clicks; many people of a mobile network may share one address. */
  click: { name: 'event-click', limit: 5, windowInMs: HOUR_IN_MS },
  /** A village or a company reads many pages behind one address, and each of them has a turn of an entry. */
  shown: { name: 'advertising-shown', limit: 600, windowInMs: HOUR_IN_MS },
  /** A page sends every five seconds at most; a company behind one address has many. */
  submit: { name: 'event-log', limit: 1_200, windowInMs: 5 * MINUTE_IN_MS },
} as const satisfies Record<string, RateLimit>;

const kept = slot<{ log?: EventLog }>(() => ({}));

/** Starts the event log of a process; services reach it through their context. */
export async function startEventLog(base: BaseContext, limiter: RateLimiter): Promise<EventLog> {
  const queue = startEventQueue(base);
  const log = eventLogOf(queue, await createVisitorHash(base), limiter);
  base.memory.of(kept).log = log;
  return log;
}

/**
 * Records a server-side event after its commit; nothing for a rollback. `context` is the one through which it was
 * written. Command-line tools have no event log and record nothing.
 */
export function recordEvent({ memory, db }: Pick<Context, 'memory' | 'db'>, event: NewEvent): void {
  afterCommit(db, () => memory.of(kept).log?.add(event));
}

/** Counts what is part of a transaction: with it or not at all. For what is rare and has to agree with the books. */
export async function recordWithin(context: Pick<Context, 'db' | 'clock' | 'newId'>, event: NewEvent): Promise<void> {
  await insertBatch(context.db, { id: context.newId(), events: [{ ...event, occurredAt: context.clock() }] });
}

function eventLogOf(queue: EventQueue, visitorHash: VisitorHash, limiter: RateLimiter): EventLog {
  const visitorOf = ({ address, userAgent, mayBeTold }: Asker): Pick<NewEvent, 'visitor'> =>
    mayBeTold ? { visitor: visitorHash(address, userAgent ?? '') } : {};

  const countPage = ([opened, ...about]: readonly NewEvent[], asker: Asker): boolean => {
    if (!opened || !queue.add({ ...opened, ...visitorOf(asker) })) return false;
    about.forEach((event) => queue.add(event));
    return true;
  };
  const countView = async (advertId: string, { address, viewerKey }: Asker): Promise<boolean> => {
    const id = advertId.toLowerCase();
    const { isAllowed } = await limiter.take(LIMITS.view, `${id} ${addressKey(address)}`);
    return isAllowed && queue.add({ type: 'PRODUCT_DETAILS_FETCHED', itemId: id, viewerKey });
  };
  /** What is about an advert or entry, where a loop would make it look popular, or cost a partner its rate of clicks. */
  const countAbout = async (type: AboutType, id: string, { address, viewerKey }: Asker): Promise<boolean> => {
    const rule = type === 'ADVERTISING_SHOWN' ? LIMITS.shown : LIMITS.click;
    const { isAllowed } = await limiter.take(rule, `${type} ${id} ${addressKey(address)}`);
    return isAllowed && queue.add({ type, itemId: id, viewerKey });
  };
  const submitOne = async (event: TrackedEvent, asker: Asker): Promise<boolean> => {
    if (!isBrowserType(event.type)) return false;
    const id = event.publicItemId ?? '';
    switch (event.type) {
      case 'PAGE_OPENED':
        return event.path?.startsWith('/') === true && countPage(eventsOfPage(pathOf(event.path)), asker);
      case 'PRODUCT_DETAILS_FETCHED':
        return isUuid(id) && countView(id, asker);
      case 'PRODUCTS_FILTERED':
        return queue.add({ type: event.type, ...categoryIn(event) });
      case 'TOOL_USED':
        return TOOL.test(id) && queue.add({ type: event.type, subject: id });
      default:
        return isUuid(id) && countAbout(event.type, id.toLowerCase(), asker);
    }
  };
  return {
    ...queue,
    countPage: (address, asker) => {
      const [path = '/', query = ''] = address.split('?', 2);
      if (!isRobot(asker)) countPage(eventsOfRequest(path, query), asker);
    },
    countView: async (advertId, asker) => !isRobot(asker) && countView(advertId, asker),
    countScan: async (advertId, asker) => {
      const { address, viewerKey } = asker;
      if (isRobot(asker) || !(await limiter.take(LIMITS.scan, `${advertId} ${addressKey(address)}`)).isAllowed)
        return false;
      return queue.add({ type: 'SLIP_SCANNED', itemId: advertId, viewerKey });
    },
    submit: async (events, asker) => {
      if (isRobot(asker) || !(await limiter.take(LIMITS.submit, addressKey(asker.address))).isAllowed) return 0;
      let accepted = 0;
      for (const event of events) if (await submitOne(event, asker)) accepted += 1;
      return accepted;
    },
  };
}

type AboutType = Extract<BrowserType, 'CONTACT_SHOP_CLICKED' | 'ADVERTISING_SHOWN' | 'ADVERTISING_CLICKED'>;

/** Every browser says what it is. */
const isRobot = ({ userAgent = '' }: Asker): boolean => userAgent === '' || isbot(userAgent);

const isBrowserType = (type: string): type is BrowserType => BROWSER_TYPES.some((known) => known === type);

const pathOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? path;

/** Calculators are named by the last part of their address. */
const TOOL =
  /^(?:brennwerttabelle-holz|festmeter-raummeter-rechner|festmeter-rechner|holzbedarf|rundholz-rechner|trocknungsuhr)$/;

function categoryIn({ detail, path }: TrackedEvent): { category?: CategoryCode } {
  const category = CATEGORY_CODES.find((code) => code === detail) ?? categoryOfPath(path ?? '');
  return category ? { category } : {};
}

import { type Placement, fitsPlacement, runsOn } from '#domain/advertising/advertising-entry.ts';
import { createFairTurn } from '#domain/advertising/fair-turn.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type EntryRow, type Impressions, addImpressions, listActiveEntries } from './advertising.repository.ts';

/** What runs at the moment, kept in memory: no page waits for the database because of advertising. */
export type AdvertisingBook = {
  /**
   * The next entry for a page, null where none fits; entries the page has shown lately only where there is no other.
   */
  next: (placement: Placement, lately: ReadonlySet<string>) => Promise<EntryRow | null>;
  partners: () => Promise<EntryRow[]>;
  /** Whether pages should reserve space for an entry. */
  hasEntries: () => Promise<boolean>;
  /** Drops the cache after a change, so that this process shows it at once. */
  forget: () => void;
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

const FRESH_FOR_MS = 30_000;
const FLUSH_EVERY_MS = 5_000;

type Page = { rows: readonly EntryRow[]; day: string; until: number };

export function openAdvertisingBook(base: Pick<BaseContext, 'db' | 'clock' | 'logger'>): AdvertisingBook {
  const draw = createFairTurn();
  let page: Page = { rows: [], day: '', until: -Infinity };
  let reading: Promise<void> | null = null;
  let waiting = new Map<string, Impressions>();
  let last: Promise<void> = Promise.resolve();

  /** Serialises reads and writes: no count is lost or added twice in between. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.catch(() => undefined).then(work);
    last = turn;
    return turn;
  };

  const read = async (): Promise<void> => {
    const now = base.clock();
    try {
      await write();
      const day = formatIsoDate(now);
      page = { rows: await listActiveEntries(base.db, day), day, until: now.getTime() + FRESH_FOR_MS };
    } catch (error) {
      // Pages do without advertising rather than fail for it; what is known goes on.
      page = { ...page, until: now.getTime() + FRESH_FOR_MS };
      base.logger.warn({ err: error }, 'advertising could not be read');
    }
  };

  const current = async (): Promise<Page> => {
    const now = base.clock();
    if (now.getTime() >= page.until || formatIsoDate(now) !== page.day) {
      await (reading ??= inTurn(read).finally(() => (reading = null)));
    }
    return page;
  };

  const write = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const counts = [...waiting.values()];
    waiting = new Map();
    try {
      await addImpressions(base.db, counts);
    } catch (error) {
      for (const count of counts) add(count);
      throw error;
    }
    for (const { key, day, count } of counts) {
      const row = page.rows.find((one) => one.key === key);
      if (row !== undefined && day === page.day) row.handed_out += count;
    }
  };

  const flush = (): Promise<void> => inTurn(write);

  const add = ({ key, day, count }: Impressions): void => {
    const known = waiting.get(`${key} ${day}`);
    if (known) known.count += count;
    else waiting.set(`${key} ${day}`, { key, day, count });
  };

  const hasTurnsLeft = ({ key, daily_cap: cap, handed_out: before }: EntryRow, day: string): boolean =>
    cap === null || before + (waiting.get(`${key} ${day}`)?.count ?? 0) < cap;

  const running = ({ rows, day }: Page, kind: EntryRow['kind']): EntryRow[] =>
    rows.filter((row) => row.kind === kind && runsOn({ from: row.shown_from, to: row.shown_to }, day));

  return {
    next: async (placement, lately) => {
      const shown = await current();
      const fitting = running(shown, 'ENTRY').filter(
        (row) =>
          hasTurnsLeft(row, shown.day) &&
          fitsPlacement({ categories: row.categories, federalStateIds: row.federal_state_ids }, placement),
      );
      const isKnown = ({ id }: EntryRow): boolean => lately.has(id);
      const chosen = draw(fitting, fitting.every(isKnown) ? () => false : isKnown);
      if (chosen !== null) add({ key: chosen.key, day: shown.day, count: 1 });
      return chosen;
    },
    partners: async () => running(await current(), 'LOGO'),
    hasEntries: async () => running(await current(), 'ENTRY').length > 0,
    forget: () => {
      page = { ...page, until: -Infinity };
    },
    flush,
    close: async () => {
      await flush().catch((error: unknown) => base.logger.warn({ err: error }, 'advertising could not be counted'));
    },
  };
}

export const advertisingTasks = ({ flush }: Pick<AdvertisingBook, 'flush'>): BackgroundTask[] => [
  { name: 'write counted advertising', everyInMs: FLUSH_EVERY_MS, run: flush, inEachProcess: true },
];

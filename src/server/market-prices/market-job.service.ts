import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { type MarketCell, collectMarket } from '#domain/market-prices/market-figures.ts';
import { type Month, monthOf } from '#domain/market-prices/months.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import {
  closeMonthsBefore,
  findComputedAt,
  listOffersOfMonth,
  openMonth,
  replacePrices,
} from './market-prices.repository.ts';
import { forgetMarketPrices } from './market-prices.service.ts';

/** Figures younger than this are left as they are; product decision. */
const FRESH_FOR_IN_MS = 55 * MINUTE_IN_MS;
/** Small enough that classifying one batch blocks no request for long. */
const BATCH = 250;
/** For commands: reads four times as many adverts a second. */
export const LARGE_BATCH = 2_000;
/** The hourly run pauses for this multiple of its working time: pages are more urgent than its figures. */
const REST_FACTOR = 4;

export type MarketRun = { month: Month; closed: Month[]; isRefreshed: boolean };
type RunBase = Pick<BaseContext, 'db' | 'clock' | 'memory'>;
type RunOptions = {
  /** Adverts that are read at once. */
  batch?: number;
  restFactor?: number;
  onProgress?: (done: number) => void;
};

/**
 * Closes the months that are over as their last run left them, and calculates the current one again from all its adverts. Every
 * run ends in one transaction: a killed one leaves the figures of the run before, a second one writes the same again.
 */
export async function refreshMarketPrices(
  { db, clock, memory }: RunBase,
  { batch = BATCH, restFactor = 0, onProgress = () => undefined }: RunOptions = {},
): Promise<MarketRun> {
  const restAfter = (since: number): Promise<void> => pause(restFactor * (performance.now() - since));
  const now = clock();
  const month = monthOf(now);
  const closed = await closeMonthsBefore(db, month, now);
  const collector = collectMarket();
  let after = 0;
  let done = 0;
  for (;;) {
    const since = performance.now();
    const offers = await listOffersOfMonth(db, month, { after, limit: batch, now });
    collector.add(offers.map(({ offer }) => offer));
    done += offers.length;
    onProgress(done);
    const last = offers.at(-1);
    if (last === undefined || offers.length < batch) break;
    after = last.key;
    await restAfter(since);
  }
  const cells: MarketCell[] = [];
  let since = performance.now();
  for (const cell of collector.cells()) {
    cells.push(cell);
    await restAfter(since);
    since = performance.now();
  }
  const isRefreshed = await inTransaction(db, async (tx) => {
    if (!(await openMonth(tx, month, { now, isSample: false }))) return false;
    await replacePrices(tx, month, cells);
    return true;
  });
  forgetMarketPrices({ memory });
  return { month, closed, isRefreshed };
}

/** The same unless it was done within the hour, here or by another server. */
async function refreshStaleMarketPrices(base: RunBase): Promise<void> {
  const now = base.clock();
  const computedAt = await findComputedAt(base.db, monthOf(now));
  if (computedAt !== null && now.getTime() - computedAt.getTime() < FRESH_FOR_IN_MS) return;
  await refreshMarketPrices(base, { restFactor: REST_FACTOR });
}

/** What the server does by itself. */
export const marketPriceTasks = (base: BaseContext): BackgroundTask[] => [
  { name: 'market prices', everyInMs: 5 * MINUTE_IN_MS, run: () => refreshStaleMarketPrices(base) },
];

import { LRUCache } from 'lru-cache';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { DEFAULT_PAGE_SIZE, type SearchRequest } from '#domain/search/search-types.ts';
import { type Db, memoryOf } from '#server/platform/database/database.ts';
import { slot } from '#server/platform/memory.ts';
import { untilIndexWrite } from '#server/search/search-cache.service.ts';
import { type SearchContext, countHits } from '#server/search/search.service.ts';

/** What a suggestion searches for: its words, within the category of the listing. */
type Suggested = { searchTerm: string; category: CategoryCode | undefined };

/** So long a number is shown although an advert changed; it is counted again meanwhile. */
const SHOWN_FOR_IN_MS = 60_000;
/** No number is counted more often than that, however many adverts change. */
const COUNTED_EVERY_MS = 5_000;
const MOST_KEPT = 5_000;
const MOST_WAITING = 200;

type Kept = { atInMs: number; answer: number };

const counts = slot((memory) => ({
  isCurrent: untilIndexWrite(memory),
  kept: new LRUCache<string, Kept>({ max: MOST_KEPT }),
  waiting: new Map<string, () => Promise<number>>(),
  work: null as Promise<void> | null,
}));

/**
 * Returns the number of adverts that the listing of a suggestion states, as far as it is kept. What is missing or older
 * than a change of adverts is counted behind the answer, one after the other, so that no key press waits for it.
 */
export function keptCount(context: SearchContext, suggested: Suggested): number | undefined {
  const { isCurrent, kept, waiting } = memoryOf(context.db).of(counts);
  const key = JSON.stringify([suggested.searchTerm, suggested.category]);
  const known = kept.get(key);
  const age = known === undefined ? Number.POSITIVE_INFINITY : performance.now() - known.atInMs;
  if (known !== undefined && (age < COUNTED_EVERY_MS || isCurrent(known))) return known.answer;
  if (!context.db.isTransaction && waiting.size < MOST_WAITING) {
    waiting.set(key, () => countHits(context, requestOf(suggested)));
    void countWaiting(context.db);
  }
  return age < SHOWN_FOR_IN_MS ? known?.answer : undefined;
}

/** Resolves once everything that suggestions lacked is counted. */
export async function suggestionsCounted(db: Db): Promise<void> {
  await memoryOf(db).of(counts).work;
}

function countWaiting(db: Db): Promise<void> {
  const memory = memoryOf(db).of(counts);
  memory.work ??= countAll(memory).finally(() => (memory.work = null));
  return memory.work;
}

async function countAll({ kept, waiting }: Pick<ReturnType<typeof counts.make>, 'kept' | 'waiting'>): Promise<void> {
  for (const [key, count] of waiting) {
    const atInMs = performance.now();
    // Without a number the suggestion stays; the next key press tries again.
    const answer = await count().catch(() => undefined);
    waiting.delete(key);
    if (answer !== undefined) kept.set(key, { atInMs, answer });
  }
}

const requestOf = ({ searchTerm, category }: Suggested): SearchRequest => ({
  page: 0,
  size: DEFAULT_PAGE_SIZE,
  sorting: { sortBy: 'RELEVANCE', sortDesc: true },
  searchTerm,
  ...(category === undefined ? {} : { category }),
});

import type { SitemapCount } from '#contract/search/products.schemas.ts';
import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type NumberedListName, categoryCodeOf, numberedCode } from '#server/search/hits/attributes.ts';
import { type StateCount, readCountMatrix } from '#server/search/indexing/counters.repository.ts';
import { createSharedCache } from '#server/search/search-cache.service.ts';

const counts = createSharedCache<SitemapCount[]>();

/** Ids that a list may have, one more than the highest in use. */
const SPANS = { federalStateId: 20, woodTypeIds: 200, serviceCategoryIds: 2000 } as const satisfies Partial<
  Record<NumberedListName, number>
>;

/** Every category with its number of public adverts, as a whole and per federal state, wood type and service. */
export function countForSitemap(db: Db): Promise<SitemapCount[]> {
  return counts(db, 'all', () => compute(db));
}

async function compute(db: Db): Promise<SitemapCount[]> {
  const [totals, states, woodTypes, services] = await Promise.all([
    readCountMatrix(db, 0, 0),
    readList(db, 'federalStateId'),
    readList(db, 'woodTypeIds'),
    readList(db, 'serviceCategoryIds'),
  ]);
  return CATEGORIES.map(({ code }) => {
    const own = categoryCodeOf(code);
    const countsIn = (list: readonly StateCount[], name: keyof typeof SPANS) =>
      list
        .filter((row) => row.category === own)
        .map((row) => ({ id: row.attr - numberedCode(name, 1) + 1, count: row.n }));
    return {
      category: code,
      count: totals.find((row) => row.category === own)?.n ?? 0,
      federalStates: countsIn(states, 'federalStateId'),
      woodTypes: countsIn(woodTypes, 'woodTypeIds'),
      serviceCategories: countsIn(services, 'serviceCategoryIds'),
    };
  });
}

const readList = (db: Db, name: keyof typeof SPANS): Promise<StateCount[]> =>
  readCountMatrix(db, numberedCode(name, 1), numberedCode(name, SPANS[name] - 1));

import type { SearchHelp } from '#contract/search/products.schemas.ts';
import { type FilterChip, filterKey, filterSummary, withoutFilter } from '#domain/search/filter-summary.ts';
import { shorterLines } from '#domain/search/loosening/shorter-lines.ts';
import { RADIUS_CHOICES_IN_KM, type SearchRequest } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { searchTexts } from '#texts/de/search/search.ts';
import { estimateRows } from '#server/search/hits/frequencies.repository.ts';
import { visitorOnRoads } from '#server/search/hits/delivered-order.ts';
import { presentListItem } from '#server/search/hits/list-items.presenter.ts';
import { type ListRow, listRows } from '#server/search/hits/list-items.repository.ts';
import { listPage } from '#server/search/hits/pages.repository.ts';
import { type Total, countTotal } from '#server/search/hits/totals.repository.ts';
import { type UnderstoodSearch, understandSearch } from '#server/search/reading/understand.ts';

const MOST_HINTS = 3;
const MOST_WORDS_TRIED = 5;
const MOST_TRIED = 8;
const MOST_PAIRS_TRIED = 12;
/** Steps of the radius that are tried together with something else. */
const MOST_STEPS = 2;
const MOST_MISSES = 3;

type Way = SearchHelp['leaveOut'][number];

/**
 * What would bring hits where there are none: a wider radius, one or two words or filters less, the whole category.
 * `misses` are listed only where no other adverts stand in for the hits.
 */
export async function helpWithoutHits(
  db: Db,
  search: UnderstoodSearch,
  { withMisses }: { withMisses: boolean },
): Promise<SearchHelp> {
  const { category } = search.asked;
  const [wider, alone, all] = await Promise.all([
    widerRadius(db, search),
    countWays(db, search, [...withoutWords(search), ...withoutFilters(search.asked)].slice(0, MOST_TRIED)),
    category === undefined ? null : countOf(db, understandSearch(at(db, search), wholeOf(category))),
  ]);
  const ways = await waysOut(db, search, { alone, radiusHelps: wider !== null });
  const misses = withMisses ? await nearestMisses(db, search, { wider, ways }) : [];
  return { wider, leaveOut: ways.map(wireOf), category: all, misses };
}

const wholeOf = (category: SearchRequest['category'] & string): SearchRequest => ({
  page: 0,
  size: 1,
  category,
  sorting: { sortBy: 'CREATED_AT', sortDesc: true },
});

const at = (db: Db, { now }: UnderstoodSearch) => ({ db, clock: () => now });

/** The same as sentences, for those who show none of it themselves. */
export function helpInWords({ wider, leaveOut }: SearchHelp, { request }: UnderstoodSearch): string[] {
  const { radiusInKm } = request;
  const radius =
    wider === null || radiusInKm === undefined
      ? []
      : [searchTexts.widerRadius([radiusInKm, wider.radiusInKm], wider.count, wider.isEstimate)];
  const words = leaveOut.flatMap(({ words: left, andFilter, radiusInKm: further, count, isEstimate }) =>
    left === undefined || andFilter !== undefined || further !== undefined
      ? []
      : [searchTexts.withoutFilter(left, count, isEstimate)],
  );
  return [...radius, ...words].slice(0, MOST_HINTS);
}

const countOf = async (db: Db, search: UnderstoodSearch): Promise<Total> =>
  countTotal(db, await estimateRows(db, search), { keep: (compute) => compute() });

async function widerRadius(db: Db, search: UnderstoodSearch): Promise<SearchHelp['wider']> {
  const { request } = search;
  const { radiusInKm } = request;
  if (radiusInKm === undefined) return null;
  for (const wider of RADIUS_CHOICES_IN_KM.filter((choice) => choice > radiusInKm)) {
    const found = await countOf(db, { ...search, request: { ...request, radiusInKm: wider } });
    if (found.count > 0) return { radiusInKm: wider, ...found };
  }
  return null;
}

type Shorter = {
  way: Pick<Way, 'words' | 'filter' | 'andFilter' | 'radiusInKm'>;
  request: SearchRequest;
  isWholeLine?: true;
};
type CountedWay = Shorter & Total;

const wireOf = ({ way, count, isEstimate }: CountedWay): Way => ({ ...way, count, isEstimate });

const countWays = (db: Db, search: UnderstoodSearch, tried: readonly Shorter[]): Promise<CountedWay[]> =>
  Promise.all(
    tried.map(async (shorter) => {
      const less = understoodOrRefused(db, shorter.request, search);
      return { ...shorter, ...(less === null ? { count: 0, isEstimate: false } : await countOf(db, less)) };
    }),
  );

const usefulOf = (ways: readonly CountedWay[]): CountedWay[] =>
  ways.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);

type Known = { alone: readonly CountedWay[]; radiusHelps: boolean };

/**
 * Words of the line and applied filters to leave out, the most useful first; then two at once, of what does not help
 * alone; starting all over only as a last resort.
 */
async function waysOut(db: Db, search: UnderstoodSearch, { alone, radiusHelps }: Known): Promise<CountedWay[]> {
  const parts = alone.filter((way) => way.isWholeLine !== true);
  const single = usefulOf(parts).slice(0, MOST_HINTS);
  const useless = parts.filter(({ count }) => count === 0);
  const pairs = single.length === MOST_HINTS ? [] : pairsOf(search.asked, useless, radiusHelps);
  const both = withoutWiderTwins(usefulOf(await countWays(db, search, pairs.slice(0, MOST_PAIRS_TRIED))));
  const ways = [...single, ...both].slice(0, MOST_HINTS);
  return ways.length === 0 ? usefulOf(alone) : ways;
}

/** Two ways at once: a filter more, or the next steps of the radius. */
function pairsOf({ radiusInKm }: SearchRequest, ways: readonly Shorter[], radiusHelps: boolean): Shorter[] {
  const steps =
    radiusInKm === undefined || radiusHelps
      ? []
      : RADIUS_CHOICES_IN_KM.filter((choice) => choice > radiusInKm).slice(0, MOST_STEPS);
  const further = ways.flatMap(({ way, request }) =>
    steps.map((step) => ({ way: { ...way, radiusInKm: step }, request: { ...request, radiusInKm: step } })),
  );
  const both = ways.flatMap(({ way, request }, index) =>
    ways.slice(index + 1).flatMap(({ way: { filter: andFilter } }) => {
      const chip = filterSummary(request).find((one) => filterKey(one) === andFilter);
      return chip === undefined || andFilter === undefined
        ? []
        : [{ way: { ...way, andFilter }, request: withoutFilter(request, chip) }];
    }),
  );
  return [...further, ...both];
}

/** Of the same way with several radii the smallest one that helps. */
function withoutWiderTwins(ways: readonly CountedWay[]): CountedWay[] {
  const nameOf = ({ way: { words, filter } }: CountedWay): string => `${words ?? ''} ${filter ?? ''}`;
  return ways.filter(
    (one) =>
      one.way.radiusInKm === undefined ||
      !ways.some(
        ({ way, ...other }) =>
          way.radiusInKm !== undefined &&
          nameOf({ way, ...other }) === nameOf(one) &&
          way.radiusInKm < (one.way.radiusInKm ?? 0),
      ),
  );
}

/** The nearest adverts beyond the radius, then those of each way that gives up filters only. */
async function nearestMisses(
  db: Db,
  search: UnderstoodSearch,
  { wider, ways }: { wider: SearchHelp['wider']; ways: readonly CountedWay[] },
): Promise<SearchHelp['misses']> {
  const { asked } = search;
  const beyond: Shorter[] =
    wider === null
      ? []
      : [{ way: { radiusInKm: wider.radiusInKm }, request: { ...asked, radiusInKm: wider.radiusInKm } }];
  const misses = new Map<number, { row: ListRow; filters: string[] }>();
  const alike = ways.filter(({ way: { words } }) => words === undefined);
  for (const { way, request } of [...beyond, ...alike, ...alike.flatMap(fartherOf)]) {
    if (misses.size >= MOST_MISSES) break;
    const filters = filtersOf(way, asked);
    const less = understoodOrRefused(db, nearestFirst(request, filters), search);
    if (less === null) continue;
    const { ids } = await listPage(db, less, { offset: 0, limit: MOST_MISSES, cursor: null, mayMiss: true });
    const rows = await listRows(db, ids.filter((id) => !misses.has(id)).slice(0, MOST_MISSES - misses.size));
    for (const row of rows) misses.set(row.id, { row, filters });
  }
  const found = [...misses.values()];
  const visitor = await visitorOnRoads(
    db,
    search,
    found.map(({ row }) => row),
  );
  return found.map(({ row, filters }) => ({ advert: presentListItem(row, visitor), filters }));
}

/** A way that needs a wider radius, with the next wider ones: the nearest misses may lie beyond the first that helps. */
const fartherOf = ({ way, request }: Shorter): Shorter[] =>
  RADIUS_CHOICES_IN_KM.filter((choice) => way.radiusInKm !== undefined && choice > way.radiusInKm).map(
    (radiusInKm) => ({ way: { ...way, radiusInKm }, request: { ...request, radiusInKm } }),
  );

const filtersOf = ({ filter, andFilter, radiusInKm }: Shorter['way'], asked: SearchRequest): string[] => {
  const radius = filterSummary(asked).filter((chip) => isRadius(chip) && radiusInKm !== undefined);
  return [filter, andFilter, ...radius.map(filterKey)].filter((key) => key !== undefined);
};

/** By what is given up: just above the highest price, just outside the radius. */
function nearestFirst(request: SearchRequest, filters: readonly string[]): SearchRequest {
  const { sorting, ...rest } = request;
  const givesUpPrice = filters.some((key) => key.startsWith('REQUEST_RANGE PRICE'));
  const sortBy = givesUpPrice ? 'PRICE' : 'DISTANCE';
  const canSort = givesUpPrice || sorting.postalCode !== undefined;
  return { ...rest, page: 0, sorting: canSort ? { ...sorting, sortBy, sortDesc: false } : sorting };
}

function withoutWords({ asked, reading }: UnderstoodSearch): Shorter[] {
  const { searchTerm = '', ...rest } = asked;
  const understood = (reading?.understood ?? []).map(({ text }) => text);
  if (searchTerm.trim() === '') return [];
  const lines = shorterLines(searchTerm, understood).slice(0, MOST_WORDS_TRIED);
  const all = { way: { words: searchTerm }, isWholeLine: true, request: rest } as const;
  const shorter = lines
    .filter(({ line }) => line !== '')
    .map(({ part, line }) => ({ way: { words: part }, request: { ...rest, searchTerm: line } }));
  return [...shorter, all];
}

const withoutFilters = (asked: SearchRequest): Shorter[] =>
  filterSummary(asked)
    .filter((chip) => !isSaidElsewhere(chip))
    .map((chip) => ({ way: { filter: filterKey(chip) }, request: withoutFilter(asked, chip) }));

const isRadius = (chip: FilterChip): boolean => chip.kind === 'SINGLE' && chip.key === 'radiusInKm';

/** The words are left out one by one, the radius grows, and the category is offered as a whole. */
const isSaidElsewhere = (chip: FilterChip): boolean =>
  chip.kind === 'TERM' || chip.kind === 'CATEGORY' || chip.kind === 'PLACE' || isRadius(chip);

/** Without the category of its words a search can break a rule it kept before; that is no way out then. */
function understoodOrRefused(db: Db, request: SearchRequest, search: UnderstoodSearch): UnderstoodSearch | null {
  try {
    return understandSearch(at(db, search), request);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

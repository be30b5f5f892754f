import type { SearchHelp } from '#contract/search/products.schemas.ts';
import { type FilterChip, filterKey, filterSummary, withoutFilter } from '#domain/search/filter-summary.ts';
import { shorterLines } from '#domain/search/loosening/shorter-lines.ts';
import { RADIUS_CHOICES_IN_KM, type SearchRequest } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { searchTexts } from '#texts/de/search/search.ts';
import { estimateRows } from '#server/search/hits/frequencies.repository.ts';
import { type Total, countTotal } from '#server/search/hits/totals.repository.ts';
import { type UnderstoodSearch, understandSearch } from '#server/search/reading/understand.ts';

const MOST_HINTS = 3;
const MOST_WORDS_TRIED = 5;
const MOST_TRIED = 8;

type Way = SearchHelp['leaveOut'][number];

/** What would bring hits where there are none: a wider radius, one word or filter less, the whole category. */
export async function helpWithoutHits(db: Db, search: UnderstoodSearch): Promise<SearchHelp> {
  const { category } = search.asked;
  const [wider, leaveOut, all] = await Promise.all([
    widerRadius(db, search),
    waysOut(db, search),
    category === undefined ? null : countOf(db, understandSearch(at(db, search), wholeOf(category))),
  ]);
  return { wider, leaveOut, category: all };
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
  const words = leaveOut.flatMap(({ words: left, count, isEstimate }) =>
    left === undefined ? [] : [searchTexts.withoutFilter(left, count, isEstimate)],
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

/** Words of the line and applied filters to leave out, the most useful first; starting all over only as a last resort. */
async function waysOut(db: Db, search: UnderstoodSearch): Promise<Way[]> {
  const tried = [...withoutWords(search), ...withoutFilters(search)].slice(0, MOST_TRIED);
  const counted = await Promise.all(
    tried.map(async ({ way, request }) => {
      const shorter = understoodOrRefused(db, request, search);
      return { ...way, ...(shorter === null ? { count: 0, isEstimate: false } : await countOf(db, shorter)) };
    }),
  );
  const useful = counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  const partly = useful.filter((way) => way.isWholeLine !== true);
  return (partly.length === 0 ? useful : partly).slice(0, MOST_HINTS).map(({ isWholeLine: _is, ...way }) => way);
}

type Shorter = { way: { words?: string; filter?: string; isWholeLine?: true }; request: SearchRequest };

function withoutWords({ asked, reading }: UnderstoodSearch): Shorter[] {
  const { searchTerm = '', ...rest } = asked;
  const understood = (reading?.understood ?? []).map(({ text }) => text);
  if (searchTerm.trim() === '') return [];
  const lines = shorterLines(searchTerm, understood).slice(0, MOST_WORDS_TRIED);
  const all = { way: { words: searchTerm, isWholeLine: true }, request: rest } as const;
  const shorter = lines
    .filter(({ line }) => line !== '')
    .map(({ part, line }) => ({ way: { words: part }, request: { ...rest, searchTerm: line } }));
  return [...shorter, all];
}

const withoutFilters = ({ asked }: UnderstoodSearch): Shorter[] =>
  filterSummary(asked)
    .filter((chip) => !isSaidElsewhere(chip))
    .map((chip) => ({ way: { filter: filterKey(chip) }, request: withoutFilter(asked, chip) }));

/** The words are left out one by one, the radius grows, and the category is offered as a whole. */
const isSaidElsewhere = (chip: FilterChip): boolean =>
  chip.kind === 'TERM' ||
  chip.kind === 'CATEGORY' ||
  chip.kind === 'PLACE' ||
  (chip.kind === 'SINGLE' && chip.key === 'radiusInKm');

/** Without the category of its words a search can break a rule it kept before; that is no way out then. */
function understoodOrRefused(db: Db, request: SearchRequest, search: UnderstoodSearch): UnderstoodSearch | null {
  try {
    return understandSearch(at(db, search), request);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

import { MINUTE_IN_MS } from '#domain/durations.ts';
import type { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import type { Facet, ProductPage } from '#contract/search/products.schemas.ts';
import { DEFAULT_PAGE_SIZE, type SearchRequest } from '#domain/search/search-types.ts';
import { noteSearch } from '#server/search/learning/search-counts.service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Cursor, type HitPage, readCursor, writeCursor } from './hits/cursor.ts';
import { listDelivered, visitorOnRoads } from './hits/delivered-order.ts';
import { countFacets } from './hits/facets.ts';
import { estimateRows } from './hits/frequencies.repository.ts';
import { correctedSearch } from './reading/corrections.ts';
import { helpInWords, helpWithoutHits } from './loosening/zero-hits.ts';
import { type ListRow, listRows } from './hits/list-items.repository.ts';
import { type Visitor, presentListItem } from './hits/list-items.presenter.ts';
import { type LooserSearch, looserSearches } from './loosening/looser-searches.ts';
import {
  type NearestSearch,
  listNearestHits,
  presentSections,
  findNearestSearch,
  sectionsOf,
} from './loosening/nearest-hits.ts';
import { hitReasonsOf } from './reasons/hit-reasons.ts';
import { createSharedCache } from './search-cache.service.ts';
import { listPage } from './hits/pages.repository.ts';
import { type Total, countTotal, isCountedInSample } from './hits/totals.repository.ts';
import {
  type FallbackPlace,
  type UnderstandContext,
  type UnderstoodSearch,
  understandSearch,
} from './reading/understand.ts';
import { presentReading, presentUnderstood } from './reading/understood.presenter.ts';

export type SearchContext = UnderstandContext;
/** `isFresh`: bypasses the caches. */
export type SearchOptions = {
  withFacets?: boolean | undefined;
  isFresh?: boolean;
  wantsHelp?: boolean | undefined;
  wantsReasons?: boolean | undefined;
  fallbackPlace?: FallbackPlace | undefined;
};

/** Up to so many hits a word may have been mistyped although something was found. */
const FEW_HITS = 2;
/** With so many hits no near misses are added. */
const ENOUGH_HITS = 8;
const TOTAL_FRESH_FOR_IN_MS = MINUTE_IN_MS;

/** What a search found, before it is shown to a visitor. */
type Findings = {
  rows: readonly ListRow[];
  next: Cursor | null;
  total: Total;
  facets: Facet[] | null;
  ungraded: readonly number[];
};

const pages = createSharedCache<ProductPage>();
const findings = createSharedCache<Findings>();
const totals = createSharedCache<Total>();
const estimates = createSharedCache<number>({ freshForInMs: TOTAL_FRESH_FOR_IN_MS, outlivesWrites: true });

/** Cards of adverts by their internal keys, in their order; with distances and delivered prices for the visitor. */
export async function loadListItems(
  db: Db,
  keys: readonly number[],
  visitor: Visitor = { from: null },
): Promise<AdvertListItem[]> {
  const rows = await listRows(db, keys);
  return rows.map((row) => presentListItem(row, visitor));
}

/**
 * Executes one search: reads its words, finds the page, counts, and describes what was understood. The answer does not
 * depend on the viewer, so equal concurrent searches share one computation.
 * @throws search.refused (422), search.cursor-refused (422)
 */
export async function searchAdverts(
  context: SearchContext,
  request: SearchRequest,
  options: SearchOptions = {},
): Promise<ProductPage> {
  if (options.isFresh === true) return computePage(context, request, options);
  const { withFacets, wantsHelp, wantsReasons, fallbackPlace } = options;
  const key = JSON.stringify([request, withFacets === true, wantsHelp === true, wantsReasons === true, fallbackPlace]);
  return pages(context.db, key, () => computePage(context, request, options));
}

async function computePage(context: SearchContext, given: SearchRequest, options: SearchOptions): Promise<ProductPage> {
  const { db } = context;
  const asked = understandSearch(context, given, options.fallbackPlace);
  const found = await findOrShare(db, asked, options);
  const page = await pageWithReasons(db, { search: asked, found, options });
  // Previews of words that are being taught are no searches.
  if (given.cursor === undefined && given.page === 0 && context.customWords === undefined)
    noteSearch(db, { ...asked, hasHit: page.totalElements > 0 });
  if (page.totalElements > 0) {
    const corrected = page.totalElements > FEW_HITS ? null : await correctedSearch(db, asked);
    return withNearest(db, { ...page, corrections: corrected?.corrections ?? [] }, { search: asked, rows: found.rows });
  }
  const instead = asked.reading === null ? null : await findNearestSearch(context, asked, options.fallbackPlace);
  if (!instead) return withHelp(db, page, asked, options);
  const nearest = await pageOfNearestSearch(db, instead, options);
  const lacksSomething = options.wantsHelp === true && instead.looser !== null;
  return lacksSomething ? { ...nearest, help: await helpWithoutHits(db, asked, { withMisses: false }) } : nearest;
}

async function pageOfNearestSearch(
  db: Db,
  { search, corrections, looser, further }: NearestSearch,
  options: SearchOptions,
): Promise<ProductPage> {
  const found = await findOrShare(db, search, options);
  if (looser === null)
    return withNearest(
      db,
      { ...(await pageWithReasons(db, { search, found, options })), corrections },
      { search, rows: found.rows },
    );
  const sections = await sectionsOf(db, looser, found.rows);
  const rows = sections.flatMap((section) => section.rows);
  const explained = await pageWithReasons(db, { search, found: { ...found, rows }, options });
  const page = { ...explained, corrections, nearest: presentSections(sections, 0) };
  return withNearest(db, page, { search, rows, further });
}

/** Adds the nearest adverts after few hits; not for a search without words, whose filters were chosen one by one. */
async function withNearest(
  db: Db,
  page: ProductPage,
  { search, rows, further }: { search: UnderstoodSearch; rows: readonly ListRow[]; further?: readonly LooserSearch[] },
): Promise<ProductPage> {
  const { request, reading } = search;
  const isWhole = request.page === 0 && request.cursor === undefined && rows.length === page.totalElements;
  const limit = Math.min(request.size, DEFAULT_PAGE_SIZE) - rows.length;
  if (reading === null || page.totalElements >= ENOUGH_HITS || !isWhole || limit <= 0) return page;
  const searches = further ?? looserSearches(search, new Set());
  const sections = await listNearestHits(db, searches, { known: rows.map((row) => row.id), limit });
  if (sections.length === 0) return page;
  const listed = sections.flatMap((section) => section.rows);
  const visitor = await visitorOnRoads(db, search, listed);
  const items = listed.map((row) => presentListItem(row, visitor));
  return {
    ...page,
    items: [...page.items, ...items],
    size: page.items.length + items.length,
    nearest: [...(page.nearest ?? []), ...presentSections(sections, page.items.length)],
  };
}

async function withHelp(
  db: Db,
  page: ProductPage,
  search: UnderstoodSearch,
  { wantsHelp }: SearchOptions,
): Promise<ProductPage> {
  const help = await helpWithoutHits(db, search, { withMisses: wantsHelp === true });
  return wantsHelp === true ? { ...page, help } : { ...page, notes: [...search.notes, ...helpInWords(help, search)] };
}

const findOrShare = (db: Db, search: UnderstoodSearch, options: SearchOptions): Promise<Findings> =>
  options.isFresh === true
    ? find(db, search, options)
    : findings(db, meaningOf(search, options), () => find(db, search, options));

async function pageWithReasons(
  db: Db,
  { search, found, options }: { search: UnderstoodSearch; found: Findings; options: SearchOptions },
): Promise<ProductPage> {
  const page = await presentPage(db, search, found);
  return options.wantsReasons === true ? { ...page, reasons: await hitReasonsOf(db, search, found) } : page;
}

async function presentPage(db: Db, search: UnderstoodSearch, found: Findings): Promise<ProductPage> {
  const { request } = search;
  const visitor = await visitorOnRoads(db, search, found.rows);
  const items = found.rows.map((row) => presentListItem(row, visitor));
  return {
    page: request.page,
    items,
    pageSize: request.size,
    totalPages: Math.ceil(found.total.count / request.size),
    totalElements: found.total.count,
    size: items.length,
    totalIsEstimate: found.total.isEstimate,
    nextCursor: found.next ? writeCursor(request.sorting, found.next) : null,
    sortedBy: request.sorting.sortBy,
    ...(found.facets ? { facets: found.facets } : {}),
    understood: presentUnderstood(search.reading, request),
    reading: presentReading(search),
    corrections: [],
    notes: search.notes,
  };
}

/** Equal for searches with the same result, whatever their wording and page. */
function meaningOf({ request, lexemes, grading, point }: UnderstoodSearch, { withFacets }: SearchOptions): string {
  const { searchTerm: _words, sorting, ...rest } = request;
  const { sortBy, sortDesc } = sorting;
  const ordersByPlace = sortBy === 'DISTANCE' || sortBy === 'DELIVERED_PRICE' || sortBy === 'RELEVANCE';
  const place = ordersByPlace || filtersByPlace(request) ? point : null;
  return JSON.stringify([rest, lexemes, grading, sortBy, sortDesc, place, withFacets === true]);
}

const filtersByPlace = ({ radiusInKm, deliversToMe }: SearchRequest): boolean =>
  radiusInKm !== undefined || deliversToMe === true;

async function find(db: Db, search: UnderstoodSearch, options: SearchOptions): Promise<Findings> {
  const facets = options.withFacets === true ? countFacets(db, search) : null;
  // Awaited at the end; if another part fails first, this must not become an unhandled rejection.
  facets?.catch(() => undefined);
  // A page whose hits are counted in a sample hardly ever knows their number itself, so counting need not wait for it;
  // a later question for the total shares this computation.
  if (isCountedInSample(await estimateRows(db, search))) totalOf(db, search).catch(() => undefined);
  const page = await findPage(db, search);
  const [rows, total] = await Promise.all([listRows(db, page.ids), totalBeside(db, search, page)]);
  return { rows, next: page.next, total, facets: await facets, ungraded: page.ungraded ?? [] };
}

/** The number of hits, counted only where the page does not know it: the last page does. */
async function totalBeside(db: Db, search: UnderstoodSearch, page: HitPage): Promise<Total> {
  const { request } = search;
  if (page.total !== undefined) return { count: page.total, isEstimate: false };
  const seen = request.page * request.size + page.ids.length;
  if (request.cursor === undefined && page.next === null && (page.ids.length > 0 || request.page === 0))
    return { count: seen, isEstimate: false };
  const counted = await totalOf(db, search);
  // An estimate must not contradict what is on the page.
  const isMore = counted.isEstimate && request.cursor === undefined && page.next !== null;
  return isMore ? { ...counted, count: Math.max(counted.count, seen + 1) } : counted;
}

/** The total that the listing of a search states: 0 where it lists other adverts instead. Nothing is learnt of it. */
export async function countHits(context: SearchContext, given: SearchRequest): Promise<number> {
  const search = understandSearch(context, given);
  const total = await totalOf(context.db, search);
  if (!total.isEstimate) return total.count;
  const page = await findPage(context.db, search);
  return (await totalBeside(context.db, search, page)).count;
}

async function findPage(db: Db, search: UnderstoodSearch): Promise<HitPage> {
  const { request } = search;
  const offset = request.page * request.size;
  if (request.sorting.sortBy === 'DELIVERED_PRICE') return listDelivered(db, search, { offset, limit: request.size });
  const cursor = request.cursor === undefined ? null : readCursor(request.sorting, request.cursor);
  return listPage(db, search, { offset, limit: request.size, cursor });
}

/** The number of hits is the same for every page and order of a search. */
export async function totalOf(
  db: Db,
  search: Pick<UnderstoodSearch, 'request' | 'lexemes' | 'grading' | 'point' | 'now'>,
): Promise<Total> {
  const { page: _page, size: _size, cursor: _cursor, searchTerm: _words, sorting: _order, ...filters } = search.request;
  const place = filtersByPlace(search.request) ? search.point : null;
  const { words = [], leastShare = 0 } = search.grading ?? {};
  const key = JSON.stringify([filters, search.lexemes, leastShare === 0 ? [] : [words, leastShare], place]);
  return totals(db, key, () =>
    // Exact numbers follow every write; estimates, which are expensive and rough anyway, live longer.
    estimateRows(db, search).then((conditions) =>
      countTotal(db, conditions, { keep: (compute) => estimates(db, key, compute) }),
    ),
  );
}

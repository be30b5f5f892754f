import type { AdvertListItem } from '#contract/adverts.schemas.ts';
import type { ProductPage } from '#contract/products.schemas.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { listDelivered } from './delivered-order.ts';
import { countFacets } from './facets.ts';
import { weigh } from './frequencies.repository.ts';
import { correctedSearch } from './corrections.ts';
import { helpWithoutHits } from './zero-hits.ts';
import { listRows } from './list-items.repository.ts';
import { type Visitor, presentListItem } from './list-items.presenter.ts';
import { createSharedCache } from './search-cache.ts';
import { type HitPage, listPage } from './search.repository.ts';
import { type Total, countTotal } from './totals.repository.ts';
import { type UnderstoodSearch, understandSearch } from './understand.ts';
import { presentUnderstood } from './understood.presenter.ts';

export type SearchContext = Pick<Context, 'db' | 'clock'>;
export type SearchOptions = { withFacets?: boolean };

/** Up to so many hits a word may have been mistyped although something was found. */
const FEW_HITS = 2;
const TOTAL_FRESH_FOR_IN_MS = 60_000;

const pages = createSharedCache<ProductPage>();
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
 * Carries out one search: reads its words, finds the page, counts, and says what it understood. Nothing in the answer
 * depends on who asks, so equal searches of the same moment share one computation.
 * @throws search.refused (422), search.cursor-refused (422)
 */
export async function searchAdverts(
  context: SearchContext,
  request: SearchRequest,
  options: SearchOptions = {},
): Promise<ProductPage> {
  const key = JSON.stringify([request, options.withFacets === true]);
  return pages(context.db, key, () => computePage(context, request, options));
}

async function computePage(context: SearchContext, given: SearchRequest, options: SearchOptions): Promise<ProductPage> {
  const search = understandSearch(context, given);
  const page = await answerSearch(context.db, search, options);
  if (page.totalElements > FEW_HITS || given.cursor !== undefined || given.page > 0) return page;
  const corrected = await correctedSearch(context.db, search);
  if (!corrected)
    return page.totalElements > 0
      ? page
      : { ...page, notes: [...search.notes, ...(await helpWithoutHits(context.db, search))] };
  const { corrections, request } = corrected;
  if (page.totalElements > 0) return { ...page, corrections };
  const instead = await answerSearch(context.db, understandSearch(context, request), options);
  if (instead.totalElements === 0)
    return { ...page, corrections, notes: [...search.notes, ...(await helpWithoutHits(context.db, search))] };
  return { ...instead, corrections: corrections.map((correction) => ({ ...correction, isApplied: true })) };
}

async function answerSearch(db: Db, search: UnderstoodSearch, options: SearchOptions): Promise<ProductPage> {
  const { request } = search;
  const facets = options.withFacets === true ? countFacets(db, search) : null;
  // Whoever is still reading the page or the cards when the other fails must not leave an unheard refusal behind.
  facets?.catch(() => undefined);
  const page = await findPage(db, search);
  const [items, total] = await Promise.all([
    loadListItems(db, page.ids, { from: search.from, quantity: request.quantityMin }),
    totalBeside(db, search, page),
  ]);
  return {
    page: request.page,
    items,
    pageSize: request.size,
    totalPages: Math.ceil(total.count / request.size),
    totalElements: total.count,
    size: items.length,
    totalIsEstimate: total.isEstimate,
    nextCursor: page.next ? writeCursor(request.sorting, page.next) : null,
    ...(facets ? { facets: await facets } : {}),
    understood: presentUnderstood(search.reading),
    corrections: [],
    notes: search.notes,
  };
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
  search: Pick<UnderstoodSearch, 'request' | 'lexemes' | 'point' | 'now'>,
): Promise<Total> {
  const { page: _page, size: _size, cursor: _cursor, sorting, ...filters } = search.request;
  const key = JSON.stringify([filters, search.lexemes, sorting.postalCode, sorting.countryCode]);
  return totals(db, key, () =>
    // Exact numbers follow every write; estimates, which are expensive and rough anyway, live longer.
    weigh(db, search).then((conditions) =>
      countTotal(db, conditions, { keep: (compute) => estimates(db, key, compute) }),
    ),
  );
}

import type { AdvertListItem } from '#contract/adverts.schemas.ts';
import { CATEGORY_CODES, type CategoryCode } from '#domain/lookups/categories.data.ts';
import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import type { Db } from '#server/platform/database.ts';
import { numberedCode } from './attributes.ts';
import {
  type SearchedAdvert,
  type SitemapPart,
  type SitemapRow,
  findSearchedAdvert,
  listNearestOfCategory,
  listSitemapRanges,
  listSitemapRows,
} from './browse.repository.ts';
import { readCountMatrix } from './counters.repository.ts';
import { createSharedCache } from './search-cache.ts';
import { type SearchContext, loadListItems, searchAdverts } from './search.service.ts';

const CANDIDATES = 200;
const WOOD_TYPES = { from: numberedCode('woodTypeIds', 1), to: numberedCode('woodTypeIds', 199) } as const;
const SERVICES = { from: numberedCode('serviceCategoryIds', 1), to: numberedCode('serviceCategoryIds', 1999) } as const;
/** Kilometres that a shared wood type, or a price twice as high, is worth. */
const KM_FOR_OTHER_KIND = 120;
const KM_FOR_OTHER_PRICE = 60;

const tells = (code: number): boolean =>
  (code >= WOOD_TYPES.from && code <= WOOD_TYPES.to) || (code >= SERVICES.from && code <= SERVICES.to);

/** How unlike two adverts are, in kilometres: their distance, and what other goods and another price are worth. */
function unlikeness(one: SearchedAdvert, other: SearchedAdvert): number {
  const kinds = one.attrs.filter(tells);
  const shared = kinds.filter((code) => other.attrs.includes(code)).length;
  const distanceInKm = Math.hypot(one.x - other.x, one.y - other.y) / 1000;
  const otherKind = kinds.length === 0 ? 0 : KM_FOR_OTHER_KIND * (1 - shared / kinds.length);
  const hasPrices = one.unit === other.unit && one.price_unit !== null && other.price_unit !== null;
  const otherPrice = hasPrices
    ? KM_FOR_OTHER_PRICE * Math.abs(Math.log2((one.price_unit ?? 1) / (other.price_unit ?? 1)))
    : KM_FOR_OTHER_PRICE;
  return distanceInKm + otherKind + otherPrice;
}

/**
 * Adverts like the given one: same category, near, of the same wood or service and of a similar price. For an advert that
 * is not public any more, give where and what it was; without that the answer is empty.
 */
export async function similarAdverts(
  context: SearchContext,
  advertKey: number,
  { limit = 6, lastKnown }: { limit?: number; lastKnown?: SearchedAdvert } = {},
): Promise<AdvertListItem[]> {
  const { db } = context;
  const advert = (await findSearchedAdvert(db, advertKey)) ?? lastKnown;
  if (!advert) return [];
  const nearest = await listNearestOfCategory(
    db,
    { ...advert, except: advertKey },
    { limit: CANDIDATES, now: context.clock() },
  );
  const best = nearest
    .map((candidate) => ({ id: candidate.id, score: unlikeness(advert, candidate) }))
    .toSorted((one, other) => one.score - other.score || one.id - other.id)
    .slice(0, limit);
  return loadListItems(
    db,
    best.map((candidate) => candidate.id),
  );
}

/** The newest adverts around a postcode, filled up with the newest from elsewhere; with a federal state, those of it. */
export async function newestAdverts(
  context: SearchContext,
  {
    postalCode,
    countryCode,
    federalStateId,
    category,
    size = 8,
  }: {
    postalCode?: string;
    countryCode?: string;
    federalStateId?: number;
    category?: CategoryCode;
    size?: number;
  } = {},
): Promise<AdvertListItem[]> {
  const place = postalCode === undefined ? {} : { postalCode, ...(countryCode === undefined ? {} : { countryCode }) };
  const page = await searchAdverts(context, {
    page: 0,
    size,
    sorting: { sortBy: 'RELEVANCE', sortDesc: true, ...place },
    ...(federalStateId === undefined ? {} : { federalStateId }),
    ...(category === undefined ? {} : { category }),
  });
  return page.items;
}

export type StateCount = { category: CategoryCode; federalStateId: number; count: number };

const stateCounts = createSharedCache<StateCount[]>();

/** Public adverts per category and federal state, only where there are any. */
export function countByState(db: Db): Promise<StateCount[]> {
  return stateCounts(db, 'all', async () => {
    const first = numberedCode('federalStateId', 1);
    const rows = await readCountMatrix(db, first, first + FEDERAL_STATES.length - 1);
    return rows.flatMap(({ category, attr, n }) => {
      const code = CATEGORY_CODES[category - 1];
      return code ? [{ category: code, federalStateId: attr - first + 1, count: n }] : [];
    });
  });
}

const PARTS_FRESH_FOR_IN_MS = 15 * 60_000;
const parts = createSharedCache<SitemapPart[]>({ freshForInMs: PARTS_FRESH_FOR_IN_MS, outlivesWrites: true });

/**
 * The parts of the sitemap that hold public adverts, by number: part n are the keys from n × size on. An advert stays in
 * its part for good, whatever others do.
 */
export function listSitemapParts({ db, clock }: SearchContext, size: number): Promise<SitemapPart[]> {
  return parts(db, String(size), () => listSitemapRanges(db, size, clock()));
}

/** The public adverts of one part; at most `size`. */
export function listForSitemap({ db, clock }: SearchContext, number: number, size: number): Promise<SitemapRow[]> {
  return listSitemapRows(db, { from: number * size, to: (number + 1) * size }, clock());
}

import { MINUTE_IN_MS } from '#domain/durations.ts';
import { type SitemapPart, type SitemapRow, listSitemapRanges, listSitemapRows } from './browse.repository.ts';
import { createSharedCache } from '#server/search/search-cache.service.ts';
import type { SearchContext } from '#server/search/search.service.ts';

const PARTS_FRESH_FOR_IN_MS = 15 * MINUTE_IN_MS;
const parts = createSharedCache<SitemapPart[]>({ freshForInMs: PARTS_FRESH_FOR_IN_MS, outlivesWrites: true });

/**
 * The parts of the sitemap with public adverts, by number: part n has the keys from n × size on, so that an advert
 * never changes its part.
 */
export function listSitemapParts({ db, clock }: SearchContext, size: number): Promise<SitemapPart[]> {
  return parts(db, String(size), () => listSitemapRanges(db, size, clock()));
}

/** The public adverts of one part; at most `size`. */
export function listForSitemap({ db, clock }: SearchContext, number: number, size: number): Promise<SitemapRow[]> {
  return listSitemapRows(db, { from: number * size, to: (number + 1) * size }, clock());
}

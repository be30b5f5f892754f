import type { ProductPage } from '#contract/search/products.schemas.ts';
import { formatDateMedium, formatTime } from '#domain/format/dates.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { viennaDaysBetween } from '#domain/format/vienna-time.ts';
import { olderFrom, pastMoment } from '#domain/search/since.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import type { ListingWords } from '#web/search/listing/listing-types.parts.ts';
import { shownSorting } from '#web/search/listing/listing-words.parts.ts';

const PARAM = 'seit';

/** The moment in a list's address from which on adverts are new to the visitor; null for none, for junk and on the map. */
export const sinceOf = ({ pathname, searchParams }: URL, now: Date): Date | null =>
  pathname.startsWith('/map') ? null : pastMoment(searchParams.get(PARAM), now);

type Listed = { request: SearchRequest; page: ProductPage | null; since: Date | null; now: Date };

/** Keeps the moment while pages are turned, and says on the newest-first list where older adverts begin. */
export function withSince(words: ListingWords, { request, page, since, now }: Listed): ListingWords {
  if (since === null) return words;
  const { firstPageHref: first } = words;
  const line = page === null ? null : lineOf({ request, page, since, now });
  return {
    ...words,
    lines: line === null ? words.lines : [...words.lines, line],
    firstPageHref: `${first}${first.includes('?') ? '&' : '?'}${PARAM}=${since.toISOString()}`,
    meta: { ...words.meta, isHiddenFromSearch: true },
  };
}

function lineOf({ request, page, since, now }: Listed & { page: ProductPage; since: Date }) {
  const { sortBy, sortDesc } = shownSorting(request, page);
  if (sortBy !== 'CREATED_AT' || !sortDesc) return null;
  // The nearest adverts below the hits have an order of their own.
  const hits = page.items.slice(0, page.nearest?.[0]?.from ?? page.items.length);
  const times = hits.map(({ listedAt }) => (listedAt === undefined ? 0 : Date.parse(listedAt)));
  const older = olderFrom({ times, before: page.page * page.pageSize, since: since.getTime() });
  if (older === null) return null;
  const text = listingTexts.since(momentOf(since, now), formatNumber(older.newer));
  return { from: older.index, text };
}

function momentOf(moment: Date, now: Date): string {
  const { today, yesterday } = listingTexts.moments;
  const days = viennaDaysBetween(moment, now);
  if (days === 0) return today(formatTime(moment));
  return days === 1 ? yesterday : formatDateMedium(moment);
}

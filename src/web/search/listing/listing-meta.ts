import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import type { ListingPath } from '#domain/search/address/request-from-url.ts';
import { filterSummary } from '#domain/search/filter-summary.ts';
import type { ProductPage } from '#contract/search/products.schemas.ts';
import type { ListingView } from '#domain/search/address/request-words.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { hrefOf, pageHref } from './listing-address.parts.ts';
import type { ListingMeta } from './listing-types.parts.ts';
import { shownCount } from '#web/search/shown-count.parts.ts';

type Given = {
  path: ListingPath;
  title: string;
  request: SearchRequest;
  page: ProductPage | null;
  view: ListingView;
  placeIsRemembered: boolean;
};

/** Returns title, description, canonical address and neighbours of a listing; only category and path are for search engines. */
export function listingMetaOf({ path, title, request, page, view, placeIsRemembered }: Given): ListingMeta {
  const isEstimate = page?.totalIsEstimate === true;
  const count = listingTexts.count(shownCount(page?.totalElements ?? 0, isEstimate), isEstimate);
  const plain = searchRequestFromUrl(path, new URLSearchParams()).request;
  const chosen = filterSummary(request).filter((chip) => !(chip.kind === 'PLACE' && placeIsRemembered));
  const isPlain = chosen.length === filterSummary(plain).length;
  const pageNumber = request.page + 1;
  const at = { view, base: '/kaufen-verkaufen' } as const;
  const heading =
    request.searchTerm === undefined ? title : `${listingTexts.searchTitle(request.searchTerm)}, ${title}`;
  return {
    title: listingTexts.pageTitle(heading, pageNumber),
    description: listingTexts.description(title, count),
    path: isPlain ? hrefOf({ ...plain, page: request.page }) : hrefOf(request),
    isPlain,
    isHiddenFromSearch: !isPlain || view === 'list' || (page?.totalElements ?? 0) === 0,
    previousHref: pageNumber > 1 ? pageHref(request, pageNumber - 1, at) : null,
    nextHref: page !== null && pageNumber < page.totalPages ? pageHref(request, pageNumber + 1, at) : null,
  };
}

import type { MetaDescriptor } from 'react-router';
import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import { filterSummary } from '#domain/search/filter-summary.ts';
import { productsTexts } from '#texts/de/products.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { headlineOf } from './headline.ts';
import { hrefOf, pageHref } from './listing-address.ts';
import type { ListingData } from './listing-loader.ts';
import { shownCount } from './result-line.ts';

type Matches = Parameters<typeof pageMeta>[0];

/** Returns title, description, canonical address and neighbours of a listing; only category and path are for search engines. */
export function listingMeta(matches: Matches, listing: ListingData | undefined): MetaDescriptor[] {
  if (listing === undefined) return pageMeta(matches, { isHiddenFromSearch: true });
  const { path, request, page, view, placeIsRemembered } = listing;
  const { title } = headlineOf(path);
  const isEstimate = page?.totalIsEstimate === true;
  const count = productsTexts.count(shownCount(page?.totalElements ?? 0, isEstimate), isEstimate);
  const plain = searchRequestFromUrl(path, new URLSearchParams()).request;
  const isPlain = placeIsRemembered ? false : filterSummary(request).length === filterSummary(plain).length;
  const pageNumber = request.page + 1;
  const heading =
    request.searchTerm === undefined ? title : `${productsTexts.searchTitle(request.searchTerm)}, ${title}`;
  const tags = pageMeta(matches, {
    title: productsTexts.pageTitle(heading, pageNumber),
    description: productsTexts.description(title, count),
    path: isPlain ? hrefOf({ ...plain, page: request.page }) : hrefOf(request),
    isHiddenFromSearch: !isPlain || view === 'list' || (page?.totalElements ?? 0) === 0,
  });
  if (pageNumber > 1) tags.push({ tagName: 'link', rel: 'prev', href: pageHref(request, pageNumber - 1, view) });
  if (page !== null && pageNumber < page.totalPages) {
    tags.push({ tagName: 'link', rel: 'next', href: pageHref(request, pageNumber + 1, view) });
  }
  return tags;
}

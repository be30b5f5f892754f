import type { Endpoint } from '#contract/endpoint.ts';
import { countAdvertView, getAdvert, listUserAdverts } from '#contract/adverts/adverts.ts';
import { getCompany, listCompanies } from '#contract/companies/companies.ts';
import { noteConsent } from '#contract/consent/consents.ts';
import { submitEvent } from '#contract/events/event-logs.ts';
import { listFavouriteAdverts } from '#contract/favourites/favourites.ts';
import * as prices from '#contract/market-prices/market-prices.ts';
import { getDeliveryDistance } from '#contract/places/places.ts';
import { listSocialPosts } from '#contract/publicdata/publicdata.ts';
import { getRating, listRatings } from '#contract/ratings/ratings.ts';
import { getRequest, listRequestCells, listRequests } from '#contract/requests/requests.ts';
import * as products from '#contract/search/products.ts';
import { getPublicStatistics } from '#contract/statistics/statistics.ts';
import { getUserDetails } from '#contract/users/users.ts';

/**
 * What visitors who are not signed in read from a replica: what is public and may be a moment old. Everything else stays on the
 * primary. Changes of adverts are announced, so these are as right here as there (docs/replicas.md).
 */
const OLD_READS: readonly Endpoint[] = [
  products.searchProducts,
  products.searchNearProducts,
  products.searchNearProductsByTerm,
  products.readSearch,
  products.getProduct,
  products.listMapCells,
  products.suggestProducts,
  products.listCategoryCounts,
  products.listSitemapCounts,
  getAdvert,
  listUserAdverts,
  getDeliveryDistance,
  listFavouriteAdverts,
  getUserDetails,
  listCompanies,
  getCompany,
  listRatings,
  getRating,
  listRequests,
  listRequestCells,
  getRequest,
  getPublicStatistics,
  listSocialPosts,
  prices.listMarketPrices,
  prices.getMarketPrice,
  prices.getMarketPriceTable,
  prices.getPriceComparison,
];

export const oldReads: ReadonlySet<string> = new Set(OLD_READS.map(({ operation }) => operation));

/** Writes that show nowhere at once, and what only asks by POST: who sends these has changed nothing that is shown. */
const unseen: ReadonlySet<string> = new Set(
  [...OLD_READS, submitEvent, countAdvertView, noteConsent].map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1')),
);

export const isUnseenWrite = ({ routeOptions }: { routeOptions: { url?: string | undefined } }): boolean =>
  unseen.has(routeOptions.url ?? '');

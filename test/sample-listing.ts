import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import { facetViewsOf } from '#web/search/facets/facet-views.ts';
import type { ListingData } from '#web/search/listing/listing-types.parts.ts';
import { listingWordsOf } from '#web/search/listing/listing-words.parts.ts';

/** A listing whose search did not answer. */
export function listingOf(category: string, query: string): ListingData {
  const { request, view } = searchRequestFromUrl({ category }, new URLSearchParams(query));
  const medians = { region: '', inCents: {} };
  const words = listingWordsOf({
    request,
    view,
    base: '/kaufen-verkaufen',
    place: null,
    placeIsRemembered: false,
    page: null,
    medians,
    zero: null,
  });
  const blocks = facetViewsOf(request, undefined, { base: '/kaufen-verkaufen', knowsPlace: false });
  const now = '2026-11-21T09:00:00.000Z';
  return {
    request,
    view,
    place: null,
    page: null,
    requestId: '',
    notices: [],
    medians: {},
    hub: null,
    why: null,
    feed: null,
    requests: null,
    structuredData: [],
    hasAdvertising: false,
    words: { ...words, blocks },
    now,
  };
}

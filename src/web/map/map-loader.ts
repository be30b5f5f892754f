import type { Api } from '#contract/api.ts';
import { getPlace } from '#contract/places.ts';
import { listMapCells, searchProducts } from '#contract/products.ts';
import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import type { Bounds, SearchRequest } from '#domain/search/search-types.ts';
import type { PageContext } from '#web/api-context.ts';
import { type ListingData, loadListing } from '#web/search/listing-loader.ts';
import { type NamedPlace, labelsOf, nameNear } from './map-labels.ts';
import { type Mark, marksOf } from './map-marks.ts';
import { mapRequestOf } from './map.queries.ts';
import { type SearchedPlace, scaled, windowOf, zoomFor } from './map-window.ts';

/** A mark with the place that says where it is. */
export type NamedMark = Mark & { near: string };

export type MapData = {
  listing: ListingData;
  /** What the map shows first. */
  window: Bounds;
  place: SearchedPlace | null;
  /** null: the cells did not come. */
  marks: NamedMark[] | null;
  labels: NamedPlace[];
  /** Adverts of the search anywhere, where the list is limited to a window. */
  totalEverywhere: number | null;
  basemapStyleUrl: string | null;
};

/** Screen for which the first picture is drawn; others scale it. */
const USUAL_SCREEN = { width: 960, height: 780 };
/** Screens are wider or higher than the window they show. */
const MARGIN = 1.5;

let knownPlaces: NamedPlace[] | null = null;

const places = (): NamedPlace[] =>
  (knownPlaces ??= builtinPlaces().map(({ name, weight, latitude, longitude }) => ({
    name,
    weight,
    latitude,
    longitude,
  })));

type Visit = {
  url: URL;
  path: { category: string | undefined; param: string | undefined };
  api: Api;
  page: PageContext;
};

/** Returns the listing of a map's address with its marks, drawn for a usual screen, and the Set-Cookie headers. */
export async function loadMap(visit: Visit): Promise<{ data: MapData; headers: Headers }> {
  const { data: listing, headers } = await loadListing(visit);
  const { api, page } = visit;
  const place = await searchedPlace(api, listing.request);
  const window = windowOf(listing.request.bounds, place);
  const zoom = zoomFor(window, USUAL_SCREEN);
  const [marks, totalEverywhere] = await Promise.all([
    marksIn(api, listing.request, { window, zoom }).catch(() => null),
    countEverywhere(api, listing.request).catch(() => null),
  ]);
  const view = scaled(window, MARGIN);
  const labels = labelsOf(places(), { zoom, view, marks: marks ?? [] });
  return {
    data: { listing, window, place, marks, labels, totalEverywhere, basemapStyleUrl: page.basemapStyleUrl ?? null },
    headers,
  };
}

type View = { window: Bounds; zoom: number };

async function marksIn(api: Api, request: SearchRequest, { window, zoom }: View): Promise<NamedMark[]> {
  const found = await api.call(listMapCells, { mapRequest: mapRequestOf(request, scaled(window, MARGIN), zoom) });
  return marksOf(found, { zoom, view: window }).map((mark) => ({ ...mark, near: nameNear(places(), mark) }));
}

async function countEverywhere(api: Api, request: SearchRequest): Promise<number | null> {
  if (request.bounds === undefined) return null;
  const { bounds: _bounds, cursor: _cursor, ...rest } = request;
  const found = await api.call(searchProducts, { productFilter: { ...rest, page: 0, size: 1 } });
  return found.totalElements;
}

async function searchedPlace(api: Api, { sorting, radiusInKm }: SearchRequest): Promise<SearchedPlace | null> {
  const { postalCode, countryCode = 'AT' } = sorting;
  if (postalCode === undefined) return null;
  try {
    const { latitude, longitude } = await api.call(getPlace, { postalCode, countryCode });
    return { latitude, longitude, radiusInKm };
  } catch {
    return null;
  }
}

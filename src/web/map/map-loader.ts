import type { Api } from '#contract/api.ts';
import { getPlace } from '#contract/places/places.ts';
import { listMapCells, searchProducts } from '#contract/search/products.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import { roadSigns } from '#domain/places/roads.data.ts';
import type { Bounds, SearchRequest } from '#domain/search/search-types.ts';
import { mapLineTexts } from '#texts/de/map/map.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { hrefOf } from '#web/search/listing/listing-address.parts.ts';
import { loadListing } from '#web/search/listing/listing-loader.queries.ts';
import type { ListingData } from '#web/search/listing/listing-types.parts.ts';
import { shownCount } from '#web/search/shown-count.parts.ts';
import { type NamedPlace, labelsOf, nameNear } from './marks/map-labels.ts';
import { marksOf } from './marks/map-marks.ts';
import { mapRequestOf } from './map.queries.ts';
import type { MapData, MapHrefs, NamedMark } from './map-types.ts';
import { MAX_ZOOM, type SearchedPlace, USUAL_SCREEN, scaled, windowOf, zoomFor } from './map-window.ts';

/** Screens are wider or higher than the window they show. */
const MARGIN = 1.5;

let knownPlaces: NamedPlace[] | null = null;

const places = (): NamedPlace[] =>
  (knownPlaces ??= builtinPlaces()
    .map(({ name, weight, latitude, longitude }) => ({
      name,
      weight,
      latitude,
      longitude,
    }))
    .concat(roadSigns()));

type Visit = {
  url: URL;
  path: { category: string | undefined; param: string | undefined };
  api: Api;
  page: PageContext;
};

/** Returns the search of a map's address with its marks, drawn for a usual screen, and the Set-Cookie headers. */
export async function loadMap(visit: Visit): Promise<{ data: MapData; headers: Headers }> {
  const { data, said: request, headers } = await loadListing(visit);
  const listing = { ...data, request };
  const { api, page } = visit;
  const place = await searchedPlace(api, listing);
  const window = windowOf(request.bounds, place, hitsOf(listing));
  const zoom = zoomFor(window, USUAL_SCREEN);
  const [marks, totalEverywhere] = await Promise.all([
    marksIn(api, request, { window, zoom }).catch(() => null),
    countEverywhere(api, request).catch(() => null),
  ]);
  const heading = mapLineTexts.title(listing.words.heading);
  const meta = { ...listing.words.meta, description: mapLineTexts.description(heading) };
  const map: MapData = {
    listing: { ...listing, words: { ...listing.words, heading, meta, line: lineOf(listing, totalEverywhere) } },
    totalEverywhere,
    hrefs: hrefsOf(request),
    window,
    circle: place,
    marks,
    labels: labelsOf(places(), { zoom, view: scaled(window, MARGIN), marks: marks ?? [] }),
    basemapStyleUrl: page.basemapStyleUrl ?? null,
  };
  return { data: map, headers };
}

/** So few hits are all shown at the start, however far apart. */
const FEW_HITS = 6;

/** Where the hits are, if there are few. */
function hitsOf({ page }: ListingData): Coordinates[] {
  if (page === null || page.totalElements > Math.min(FEW_HITS, page.items.length)) return [];
  return page.items.flatMap(({ address: { latitude, longitude } }) =>
    typeof latitude === 'number' && typeof longitude === 'number' ? [{ latitude, longitude }] : [],
  );
}

function hrefsOf(request: SearchRequest): MapHrefs {
  const { bounds: _bounds, cursor: _cursor, ...bare } = { ...request, page: 0 };
  const { radiusInKm: _radius, ...wide } = bare;
  const onMap = (search: SearchRequest): string => hrefOf(search, 'grid', '/map');
  return {
    bare: onMap(bare),
    withoutRadius: onMap(wide),
    pages: onMap({ ...request, page: 0 }),
  };
}

/** "285 Anzeigen, 38 hier" where the list is limited to a window. */
function lineOf({ page, words: { line } }: ListingData, totalEverywhere: number | null): ListingData['words']['line'] {
  if (page === null || line === null || totalEverywhere === null) return line;
  const isEstimate = page.totalIsEstimate === true;
  const [all, here] = [totalEverywhere, page.totalElements].map((count) => shownCount(count, isEstimate));
  return { ...line, count: mapLineTexts.countHere(mapLineTexts.count(all ?? 0, isEstimate), here ?? 0) };
}

type View = { window: Bounds; zoom: number };

async function marksIn(api: Api, request: SearchRequest, { window, zoom }: View): Promise<NamedMark[]> {
  const found = await api.call(listMapCells, { mapRequest: mapRequestOf(request, scaled(window, MARGIN), zoom) });
  return marksOf(found, { zoom, view: window, maxZoom: MAX_ZOOM }).map((mark) => ({
    ...mark,
    near: nameNear(places(), mark),
  }));
}

async function countEverywhere(api: Api, request: SearchRequest): Promise<number | null> {
  if (request.bounds === undefined) return null;
  const { bounds: _bounds, cursor: _cursor, ...rest } = request;
  const found = await api.call(searchProducts, { productFilter: { ...rest, page: 0, size: 1 } });
  return found.totalElements;
}

/** The place of its own field, else the one in the words ("4820 Bad Ischl"). */
async function searchedPlace(api: Api, { request, page }: ListingData): Promise<SearchedPlace | null> {
  const { sorting, radiusInKm } = request;
  const placed = sorting.postalCode === undefined ? page?.reading?.place : sorting;
  const { postalCode, countryCode = 'AT' } = placed ?? {};
  if (postalCode === undefined) return null;
  try {
    const { name, latitude, longitude } = await api.call(getPlace, { postalCode, countryCode });
    return { name, latitude, longitude, radiusInKm };
  } catch {
    return null;
  }
}

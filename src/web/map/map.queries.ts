import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { DAY_IN_MS } from '#domain/durations.ts';
import { listMapCells, searchProducts } from '#contract/search/products.ts';
import type { Bounds, SearchRequest } from '#domain/search/search-types.ts';
import { boundsAround } from '#domain/places/geometry/bounds.ts';
import { connect } from '#web/api/connect.ts';
import { SHOWN_IN_PLACE } from '#web/api/query-client.ts';
import type { NamedPlace } from './marks/map-labels.ts';
import { cellZoom } from './map-window.ts';

const MOST_OF_A_MARK = 48;

/** Returns the search as the call for map cells takes it. */
export function mapRequestOf(request: SearchRequest, bounds: Bounds, zoom: number) {
  const { page: _page, size: _size, cursor: _cursor, bounds: _bounds, ...filters } = request;
  return { ...filters, bounds, zoom: cellZoom(zoom) };
}

/** Adverts of the visible window as cells; the former ones stay until the new ones are loaded. */
export const cellsIn = (request: SearchRequest, window: { bounds: Bounds; zoom: number } | null) =>
  queryOptions({
    queryKey: ['mapCells', window === null ? null : mapRequestOf(request, window.bounds, window.zoom)],
    queryFn: async ({ signal }) => {
      const { bounds, zoom } = window ?? { bounds: boundsAround({ latitude: 0, longitude: 0 }, 1), zoom: 0 };
      return (await connect()).call(listMapCells, { mapRequest: mapRequestOf(request, bounds, zoom) }, { signal });
    },
    enabled: window !== null,
    placeholderData: keepPreviousData,
  });

/** Adverts of one mark, which opens as a list; with their totals for so many rm at the door. */
export const advertsIn = (request: SearchRequest, bounds: Bounds, totalFor: number | null) =>
  queryOptions({
    queryKey: ['advertsIn', request, bounds, totalFor],
    queryFn: async ({ signal }) => {
      const { cursor: _cursor, ...filters } = request;
      const needed =
        totalFor === null
          ? {}
          : request.category === undefined
            ? { firewoodInRm: totalFor }
            : { orderQuantity: totalFor };
      return (await connect()).call(
        searchProducts,
        { productFilter: { ...filters, ...needed, bounds, page: 0, size: MOST_OF_A_MARK } },
        { signal },
      );
    },
  });

export type MapLayer = { name: string; kind: string; attribution: string; url: string };
export type MapLayers = { layers: MapLayer[]; attributions: string[] };

type PlacesFile = {
  features: { properties: { name: string; weight: number }; geometry: { coordinates: [number, number] } }[];
};

/** The server's own file; its form is fixed by the server that sends it. */
async function fileOf<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as T;
}

/** Layers that were imported, with the lines that name their sources. */
export const importedLayers = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['mapLayers'],
    queryFn: ({ signal }) => fileOf<MapLayers>('/karte/ebenen.json', signal),
    enabled: isWanted,
    meta: SHOWN_IN_PLACE,
  });

/** The most important places for names on the map. */
export const mapPlaces = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['mapPlaces'],
    queryFn: async ({ signal }): Promise<NamedPlace[]> => {
      const { features } = await fileOf<PlacesFile>('/karte/orte.json', signal);
      return features.map(({ properties, geometry: { coordinates } }) => ({
        ...properties,
        longitude: coordinates[0],
        latitude: coordinates[1],
      }));
    },
    enabled: isWanted,
    staleTime: DAY_IN_MS,
    meta: SHOWN_IN_PLACE,
  });

/** A style that the operator named. */
export const foreignStyle = (url: string | null) =>
  queryOptions({
    queryKey: ['mapStyle', url],
    queryFn: ({ signal }) => fileOf<Record<string, unknown>>(url ?? '', signal),
    enabled: url !== null,
    staleTime: DAY_IN_MS,
    meta: SHOWN_IN_PLACE,
  });

/** Renders the styles; loaded with the map's script, not with the page. */
export const mapDrawing = queryOptions({
  queryKey: ['mapDrawing'],
  queryFn: () => import('./map-style.ts'),
  staleTime: Infinity,
  meta: SHOWN_IN_PLACE,
});

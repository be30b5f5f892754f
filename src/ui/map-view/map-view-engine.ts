import { GeoJSONSource, Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import type { StyleSpecification } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

// The bundler separates the library from its worker file, so it needs that file's URL.
setWorkerUrl(workerUrl);

export type MapBounds = { west: number; south: number; east: number; north: number };
export type MapSight = { bounds: MapBounds; zoom: number };
export type { StyleSpecification };

export type MapStart = {
  container: HTMLElement;
  bounds: MapBounds;
  limits: MapBounds;
  maxZoom: number;
  style: StyleSpecification;
  label: string;
  onReady: () => void;
  onMove: () => void;
  onSettle: (sight: MapSight, byPerson: boolean) => void;
  /** A source of the style could not be loaded. */
  onSourceError: (sourceId: string) => void;
  /** The map was clicked or tapped, not a pin. */
  onPress: (longitude: number, latitude: number) => void;
};

export type LiveMap = {
  fit: (bounds: MapBounds) => void;
  setStyle: (style: StyleSpecification, maxZoom: number) => void;
  zoomBy: (steps: number) => void;
  pixelOf: (longitude: number, latitude: number) => { x: number; y: number };
  /** The point of the map at a place of the screen; without one, in its middle. */
  pointAt: (place?: { clientX: number; clientY: number }) => { longitude: number; latitude: number };
  /** Replaces what a GeoJSON source of the style shows. */
  setData: (sourceId: string, data: MapData) => void;
  remove: () => void;
};

export type MapData = Exclude<Parameters<GeoJSONSource['setData']>[0], string>;

export type StartMap = (start: MapStart) => LiveMap;

const corners = ({ west, south, east, north }: MapBounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): string => `${clientWidth} ${clientHeight}`;

/** Starts the moving map. @throws where the browser has no WebGL */
export function startMap(start: MapStart): LiveMap {
  const map = new LibreMap({
    container: start.container,
    style: start.style,
    bounds: corners(start.bounds),
    fitBoundsOptions: { padding: 0, animate: false },
    maxBounds: corners(start.limits),
    maxZoom: start.maxZoom,
    attributionControl: false,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': start.label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();

  let ownMoves = 0;
  const sight = (): MapSight => {
    const bounds = map.getBounds();
    return {
      bounds: { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
      zoom: map.getZoom(),
    };
  };
  map.on('move', start.onMove);
  map.on('resize', start.onMove);
  map.on('click', ({ lngLat: { lng, lat } }) => start.onPress(lng, lat));
  map.once('load', () => {
    start.onReady();
    start.onSettle(sight(), false);
  });
  let size = sizeOf(start.container);
  map.on('moveend', () => {
    const sizeNow = sizeOf(start.container);
    const isOwn = ownMoves > 0 || sizeNow !== size;
    ownMoves = Math.max(0, ownMoves - 1);
    size = sizeNow;
    start.onSettle(sight(), !isOwn);
  });
  map.on('error', (event) => {
    const sourceId: unknown = Reflect.get(event, 'sourceId');
    if (typeof sourceId === 'string') start.onSourceError(sourceId);
  });

  return {
    fit: (bounds) => {
      ownMoves += 1;
      map.fitBounds(corners(bounds), { padding: 0, duration: 350 });
    },
    setStyle: (style, maxZoom) => {
      map.setStyle(style);
      map.setMaxZoom(maxZoom);
    },
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, { duration: 200 }),
    pixelOf: (longitude, latitude) => map.project([longitude, latitude]),
    pointAt: (place) => {
      const { left, top } = start.container.getBoundingClientRect();
      const { lng, lat } = place ? map.unproject([place.clientX - left, place.clientY - top]) : map.getCenter();
      return { longitude: lng, latitude: lat };
    },
    setData: (sourceId, data) => {
      const source = map.getSource(sourceId);
      if (source instanceof GeoJSONSource) void source.setData(data);
    },
    remove: () => map.remove(),
  };
}

import type { StyleSpecification } from '#ui/map-view/map-view.tsx';
import type { MapLayer } from './map.queries.ts';
import { type SearchedPlace, circleAround } from './map-window.ts';

/** The colours of the theme as the browser resolves them; the map is painted outside of the style sheet. */
const MAP_TOKENS = ['snow', 'lichen', 'edge', 'seam', 'spruce', 'blue', 'blue-pale', 'ink-soft', 'heartwood'] as const;
export type MapColours = Record<(typeof MAP_TOKENS)[number], string>;

export type MapTheme = { colours: MapColours; isDark: boolean };

type Layer = StyleSpecification['layers'][number];
type Sources = StyleSpecification['sources'];
type Part = { sources: Sources; layers: Layer[] };

export type MapStyleParts = MapTheme & {
  place: SearchedPlace | null;
  imported: readonly MapLayer[];
  /** Zoomed in far enough for settlements and fine borders. */
  isClose: boolean;
};

const BUILTIN = 'grundkarte';
/** The source whose failure means that a foreign basemap does not come. */
export const BASEMAP = 'basemap';
const MAX_TILE_ZOOM = 19;

/** Width that grows with the zoom level. */
const growing = (thin: number, thick: number) =>
  ['interpolate', ['linear'], ['zoom'], 5, thin, 12, thick] satisfies [string, [string], [string], ...number[]];

function lineLayer(id: string, paint: { colour: string; thin: number; thick: number; opacity: number }): Layer {
  return {
    id,
    type: 'line',
    source: BUILTIN,
    filter: ['==', ['get', 'kind'], id],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': paint.colour,
      'line-opacity': paint.opacity,
      'line-width': ['interpolate', ['linear'], ['zoom'], 5, paint.thin, 12, paint.thick],
    },
  };
}

const fillLayer = (id: string, paint: { colour: string; opacity: number }): Layer => ({
  id,
  type: 'fill',
  source: BUILTIN,
  filter: ['==', ['get', 'kind'], id],
  paint: { 'fill-color': paint.colour, 'fill-opacity': paint.opacity, 'fill-antialias': false },
});

/** The built-in style, without external data: land, growth rings as contour lines, rivers, borders. */
export function builtinStyle(parts: MapStyleParts): StyleSpecification {
  const { colours, isDark, imported } = parts;
  const hasWater = imported.some((layer) => layer.kind === 'water');
  const water: Layer[] = hasWater
    ? []
    : [
        fillLayer('lake', { colour: colours.blue, opacity: 0.3 }),
        lineLayer('river', { colour: colours.blue, thin: 1.1, thick: 3.5, opacity: 0.42 }),
      ];
  const shown = importedPart(parts);
  return {
    version: 8,
    sources: {
      [BUILTIN]: { type: 'geojson', data: '/karte/grundkarte.json', tolerance: 0.2 },
      ...shown.sources,
      ...radiusPart(parts).sources,
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours['blue-pale'] } },
      fillLayer('home', { colour: colours.snow, opacity: 1 }),
      fillLayer('ring', { colour: colours.spruce, opacity: isDark ? 0.045 : 0.035 }),
      {
        ...lineLayer('ring-line', { colour: colours.spruce, thin: 0.7, thick: 1.4, opacity: 0.2 }),
        filter: ['==', ['get', 'kind'], 'ring'],
        // Close up a ring is a straight line that means nothing.
        maxzoom: 9.5,
      } as Layer,
      fillLayer('abroad', { colour: colours.lichen, opacity: 1 }),
      ...shown.layers.filter((layer) => !layer.id.includes('borders')),
      ...water,
      lineLayer('road', { colour: colours.heartwood, thin: 0.9, thick: 3.5, opacity: 0.55 }),
      lineLayer('border', { colour: colours.edge, thin: 0.6, thick: 1.2, opacity: 0.5 }),
      ...shown.layers.filter((layer) => layer.id.includes('borders')),
      lineLayer('home-border', { colour: colours.edge, thin: 1.1, thick: 2, opacity: 1 }),
      ...radiusPart(parts).layers,
    ],
  };
}

/** Raster tiles of an address with {z}, {x} and {y}; dimmed in the dark, since they are made for light pages. */
export function rasterStyle(tiles: string, parts: MapStyleParts): StyleSpecification {
  const radius = radiusPart(parts);
  return {
    version: 8,
    sources: {
      [BASEMAP]: { type: 'raster', tiles: [tiles], tileSize: 256, maxzoom: MAX_TILE_ZOOM },
      ...radius.sources,
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': parts.colours.lichen } },
      {
        id: BASEMAP,
        type: 'raster',
        source: BASEMAP,
        paint: parts.isDark ? { 'raster-brightness-max': 0.45, 'raster-saturation': -0.4 } : {},
      },
      ...radius.layers,
    ],
  };
}

/** A style that the operator named, with the radius over it. Its form is the library's own affair. */
export function withRadius(style: Record<string, unknown>, parts: MapStyleParts): StyleSpecification {
  const given = style as unknown as StyleSpecification;
  const radius = radiusPart(parts);
  return { ...given, sources: { ...given.sources, ...radius.sources }, layers: [...given.layers, ...radius.layers] };
}

function radiusPart({ place, colours }: MapStyleParts): Part {
  if (place?.radiusInKm === undefined) return { sources: {}, layers: [] };
  const coordinates = [circleAround(place, place.radiusInKm)];
  const data = { type: 'Feature' as const, properties: {}, geometry: { type: 'Polygon' as const, coordinates } };
  return {
    sources: { radius: { type: 'geojson', data } },
    layers: [
      {
        id: 'radius-area',
        type: 'fill',
        source: 'radius',
        paint: { 'fill-color': colours.spruce, 'fill-opacity': 0.09 },
      },
      {
        id: 'radius-line',
        type: 'line',
        source: 'radius',
        paint: { 'line-color': colours.spruce, 'line-width': 1.6, 'line-dasharray': [3, 3] },
      },
    ],
  };
}

const FINE = /(?:^|-)(?:fein|fine|detail)(?:-|$)/;
const COARSE = /(?:^|-)(?:grob|coarse)(?:-|$)/;

/** Of a layer in two resolutions one is drawn, settlements only when zoomed in. */
function isWanted({ name, kind }: MapLayer, { imported, isClose }: MapStyleParts): boolean {
  if (kind === 'points') return false;
  if (kind === 'settlements') return isClose;
  if (FINE.test(name)) return isClose || !imported.some((other) => COARSE.test(other.name));
  return !COARSE.test(name) || !isClose || !imported.some((other) => FINE.test(other.name));
}

function importedPart(parts: MapStyleParts): Part {
  const { imported, colours } = parts;
  const drawn = imported.filter((layer) => isWanted(layer, parts));
  return {
    sources: Object.fromEntries(
      drawn.map(({ name, url }) => [`ebene-${name}`, { type: 'geojson' as const, data: url }]),
    ),
    layers: drawn.flatMap(({ name, kind }): Layer[] => {
      const source = `ebene-${name}`;
      const area = (colour: string, opacity: number): Layer => ({
        id: `${kind}-area-${name}`,
        type: 'fill',
        source,
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'fill-color': colour, 'fill-opacity': opacity, 'fill-antialias': false },
      });
      const line = (colour: string, width: ReturnType<typeof growing>, opacity: number): Layer =>
        ({
          id: `${kind}-line-${name}`,
          type: 'line',
          source,
          paint: { 'line-color': colour, 'line-width': width, 'line-opacity': opacity },
        }) as Layer;
      switch (kind) {
        case 'water':
          return [
            area(colours.blue, 0.3),
            { ...line(colours.blue, growing(0.7, 3), 0.4), filter: ['!=', ['geometry-type'], 'Polygon'] } as Layer,
          ];
        case 'settlements':
          return [area(colours['ink-soft'], 0.14)];
        default:
          return [line(colours.edge, growing(0.4, 1), 0.35)];
      }
    }),
  };
}

/** A custom property holds its rule, not its value; only an element that uses it knows the colour. */
export function readTheme(): MapTheme {
  const probe = document.createElement('i');
  probe.hidden = true;
  document.body.append(probe);
  const colourOf = (token: string): string => {
    probe.style.color = `var(--color-${token})`;
    return getComputedStyle(probe).color;
  };
  const values = MAP_TOKENS.map((token) => [token, colourOf(token)] as const);
  probe.remove();
  const colours = Object.fromEntries(values) as MapColours;
  return { colours, isDark: isDarkColour(colours.snow) };
}

function isDarkColour(colour: string): boolean {
  const [red = 255, green = 255, blue = 255] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return red + green + blue < 384;
}

import { clusterGlyph } from '#domain/pictures/glyphs/cluster-glyph.ts';
import { DRAWING_WORLD, drawingFrame, toMercator } from '#domain/places/geometry/mercator.ts';
import { ROADS } from '#domain/places/roads.data.ts';
import type { Bounds } from '#domain/search/search-types.ts';
import { type Position, cutLine, rounded, simplified, smoothed } from '#domain/places/geometry/cut.ts';
import { growthRings } from './growth-rings.ts';
import { type Outlines, readOutlines } from './outlines.ts';
import { LAKES, RIVERS } from '#domain/places/rivers.data.ts';

/** What can be seen at all: Austria and its neighbours, wide enough for a large screen. */
const REGION: Bounds = { west: 4, south: 43, east: 22.5, north: 52 };
/** Where details of borders are kept. */
const NEAR: Bounds = { west: 9, south: 46, east: 17.7, north: 49.4 };
const FAR_TOLERANCE_IN_DEGREES = 0.02;
const DECIMALS = 3;

/** `parts`: lines, or areas as their outer ring and its holes. */
type Shape = { kind: string; isArea: boolean; parts: Position[][][] };

/** The built-in map: the same shapes as GeoJSON for the moving map and as SVG for the first picture. */
export type Basemap = { geojson: string; svg: string };

/** Draws the built-in map. Takes most of a second, so the server does it in a worker thread. */
export function drawBasemap(): Basemap {
  const shapes = shapesOf(readOutlines(REGION, { detailIn: NEAR, toleranceInDegrees: FAR_TOLERANCE_IN_DEGREES }));
  return {
    geojson: JSON.stringify({ type: 'FeatureCollection', features: shapes.flatMap(featuresOf) }),
    svg: svgOf(shapes),
  };
}

/** From bottom to top. Rings lie on the home country; what is abroad covers the rest of them. */
function shapesOf(outlines: Outlines): Shape[] {
  return [
    { kind: 'home', isArea: true, parts: outlines.home.map((ring) => [ring]) },
    { kind: 'ring', isArea: true, parts: growthRings().map((ring) => [ring]) },
    { kind: 'abroad', isArea: true, parts: outlines.abroad },
    { kind: 'lake', isArea: true, parts: LAKES.map((lake) => [smoothed(lake.shore)]) },
    { kind: 'river', isArea: false, parts: RIVERS.map((river) => [smoothed(river.course)]) },
    { kind: 'road', isArea: false, parts: ROADS.map((road) => [smoothed(road.course)]) },
    { kind: 'border', isArea: false, parts: outlines.otherBorders.map((line) => [line]) },
    { kind: 'home-border', isArea: false, parts: outlines.homeBorders.map((line) => [line]) },
  ];
}

function featuresOf({ kind, isArea, parts }: Shape) {
  return parts
    .map((part) => part.map((line) => rounded(line, DECIMALS)).filter((line) => line.length > (isArea ? 3 : 1)))
    .filter((part) => part.length > 0)
    .map((part) => ({
      type: 'Feature',
      properties: { kind },
      geometry: isArea ? { type: 'Polygon', coordinates: part } : { type: 'LineString', coordinates: part[0] },
    }));
}

/** Colours and widths are inherited from the page that uses a part of the drawing by its id. */
function svgOf(shapes: readonly Shape[]): string {
  const parts = shapes.map(({ kind, isArea, parts: polygons }) => {
    // Rings lie in each other and are filled one by one; everything else is one path.
    const paths = kind === 'ring' ? polygons : [polygons.flat()];
    const drawn = paths.map((lines) => lines.map((line) => pathOf(line, isArea)).join(''));
    return `<g id="${kind}" fill-rule="evenodd">${drawn.map((d) => `<path vector-effect="non-scaling-stroke" d="${d}"/>`).join('')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
}

function pathOf(line: readonly Position[], isClosed: boolean): string {
  let [lastX, lastY] = [0, 0];
  let path = '';
  for (const [longitude, latitude] of line) {
    const point = toMercator({ longitude, latitude });
    const x = Math.round(point.x * DRAWING_WORLD);
    const y = Math.round(point.y * DRAWING_WORLD);
    if (path !== '' && x === lastX && y === lastY) continue;
    path += path === '' ? `M${x} ${y}l` : `${x - lastX} ${y - lastY} `;
    [lastX, lastY] = [x, y];
  }
  return `${path.replaceAll(' -', '-').trim()}${isClosed ? 'z' : ''}`;
}

const PILE_SEEDS = [1, 2, 3] as const;

/** Piles of log ends by rows (1–4) and seed (1–3), each a symbol "pile-rows-seed". */
export function drawPiles(): string {
  const symbols = [1, 2, 5, 25].flatMap((count) =>
    PILE_SEEDS.map((seed) => {
      const { logs, rows, width, height } = clusterGlyph(count, seed);
      return `<symbol id="pile-${rows}-${seed}" viewBox="0 0 ${width} ${height}">${logs}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** Austria as the tile of the start page shows it: about twice as wide as high, with a margin. */
const TILE: Bounds = { west: 9.1, south: 46.1, east: 17.6, north: 49.3 };
/** Where piles stand on the tile, with how many adverts they stand for and their seed. */
const TILE_PILES = [
  { longitude: 11.4, latitude: 47.2, count: 2, seed: 1 },
  { longitude: 13.6, latitude: 46.8, count: 5, seed: 3 },
  { longitude: 13.9, latitude: 48.1, count: 25, seed: 2 },
  { longitude: 15.4, latitude: 47.1, count: 25, seed: 1 },
  { longitude: 15.8, latitude: 48.4, count: 5, seed: 2 },
] as const;

/** At the size of the tile finer detail of borders cannot be seen. */
const TILE_TOLERANCE_IN_DEGREES = 0.012;

/** Draws the country with its rivers and a few piles, in colours of its own, as a picture of 3:2. */
export function drawTile(): string {
  const { x, y, width, height } = drawingFrame(TILE);
  const rings = readOutlines(TILE, { detailIn: TILE, toleranceInDegrees: 0 }).home;
  const home = rings.map((ring) => pathOf(simplified(ring, TILE_TOLERANCE_IN_DEGREES), true)).join('');
  const rivers = RIVERS.flatMap(({ course }) => cutLine(smoothed(course), TILE)).map((line) => pathOf(line, false));
  const [tall, scale] = [(width * 2) / 3, width / 560];
  const piles = TILE_PILES.map(({ count, seed, ...at }) => {
    const { logs, width: wide, height: high } = clusterGlyph(count, seed);
    const foot = toMercator(at);
    const corner = [foot.x * DRAWING_WORLD - (wide * scale) / 2, foot.y * DRAWING_WORLD - high * scale];
    return `<g transform="translate(${corner.map(Math.round).join(' ')}) scale(${scale.toFixed(2)})">${logs}</g>`;
  });
  const frame = [x, y - (tall - height) / 2, width, tall].map(Math.round);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="${frame.join(' ')}" stroke-linejoin="round"><rect x="${frame[0]}" y="${frame[1]}" width="${frame[2]}" height="${frame[3]}" fill="#dfe9e4"/><path id="h" fill="#fff" stroke="#7d8f84" stroke-width="14" d="${home}"/><clipPath id="c"><use href="#h"/></clipPath><path clip-path="url(#c)" fill="none" stroke="#8db4cc" stroke-width="16" d="${rivers.join('')}"/>${piles.join('')}</svg>`;
}

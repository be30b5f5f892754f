import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import type { Bounds } from '#domain/search/search-types.ts';
import { type Position, cutLine, cutRing, simplified } from '#domain/places/geometry/cut.ts';

/** Code of Austria in the atlas. Source: ISO 3166-1 numeric. */
const AUSTRIA = '040';
/** Countries that reach into the map: BE BA HR CZ FR DE HU IT LI LU NL PL RO SM RS SK SI CH. */
const NEIGHBOURHOOD = new Set(
  '056 070 191 203 250 276 348 380 438 442 528 616 642 674 688 703 705 756'.split(' ').concat(AUSTRIA),
);

export type Outlines = {
  /** Rings of Austria. */
  home: Position[][];
  /** Polygons of all other land, one without inner borders. */
  abroad: Position[][][];
  /** Borders of Austria, and those between its neighbours. */
  homeBorders: Position[][];
  otherBorders: Position[][];
};

type Country = { id?: string };

/** The file is TopoJSON with country outlines, coordinates in degrees. */
function readAtlas(): { countries: { geometries: Country[] }; topology: unknown } {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as { objects: { countries: { geometries: Country[] } } };
  const { geometries } = topology.objects.countries;
  const near = geometries.filter((country) => country.id !== undefined && NEIGHBOURHOOD.has(country.id));
  return { countries: { ...topology.objects.countries, geometries: near }, topology };
}

const polygonsOf = (merged: unknown): Position[][][] => (merged as { coordinates: Position[][][] }).coordinates;
const linesOf = (meshed: unknown): Position[][] => (meshed as { coordinates: Position[][] }).coordinates;

/**
 * Country outlines inside a window, in detail near Austria and simplified far away. Source: Natural Earth 1:10m through
 * world-atlas (public domain).
 */
export function readOutlines(bounds: Bounds, options: { detailIn: Bounds; toleranceInDegrees: number }): Outlines {
  const { countries, topology } = readAtlas();
  const isHome = (one: unknown): boolean => (one as Country).id === AUSTRIA;
  const coarse = (line: readonly Position[]): Position[] => coarserAbroad(line, options);
  const cutPolygons = (polygons: Position[][][]): Position[][][] =>
    polygons
      .map((rings) => rings.map((ring) => cutRing(coarse(ring), bounds)).filter((ring) => ring.length > 0))
      .filter((rings) => rings.length > 0);
  const cutLines = (lines: Position[][]): Position[][] => lines.flatMap((line) => cutLine(coarse(line), bounds));
  return {
    home: cutPolygons(polygonsOf(merge(topology, countries.geometries.filter(isHome)))).flat(),
    abroad: cutPolygons(
      polygonsOf(
        merge(
          topology,
          countries.geometries.filter((one) => !isHome(one)),
        ),
      ),
    ),
    homeBorders: cutLines(linesOf(mesh(topology, countries, (a, b) => a !== b && (isHome(a) || isHome(b))))),
    otherBorders: cutLines(linesOf(mesh(topology, countries, (a, b) => a !== b && !isHome(a) && !isHome(b)))),
  };
}

/** Simplifies the runs of a line outside the window of detail; points inside stay, so that borders keep matching. */
function coarserAbroad(
  line: readonly Position[],
  { detailIn, toleranceInDegrees }: { detailIn: Bounds; toleranceInDegrees: number },
): Position[] {
  const { west, south, east, north } = detailIn;
  const isNear = ([x, y]: Position): boolean => x >= west && x <= east && y >= south && y <= north;
  const kept: Position[] = [];
  let far: Position[] = [];
  const flush = (): void => {
    kept.push(...simplified(far, toleranceInDegrees));
    far = [];
  };
  for (const point of line) {
    if (isNear(point)) {
      flush();
      kept.push(point);
    } else far.push(point);
  }
  flush();
  return kept;
}

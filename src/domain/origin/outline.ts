import { type Issue, issue } from '#domain/result.ts';
import { roundTo } from '#domain/rounding.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { lengthInMetres } from '#domain/places/geometry/ellipsoid.ts';
import {
  type Ring,
  centreOfRing,
  crossingOf,
  isAgainstTheClock,
  isInside,
  ringAreaInSquareMetres,
  ringLengthInMetres,
  simplified,
} from '#domain/places/geometry/polygon.ts';

/** The line around a stand or plot, then its holes; no ring repeats its first point at its end. */
export type Outline = readonly Ring[];

/** Bounds of an outline; product decisions. Six decimals (0.1 m) are those of the EU information system for plots. */
export const OUTLINE = {
  points: 1000,
  /** Of a file or a walk, before points are left out. */
  rawPoints: 50_000,
  holes: 20,
  smallestInSquareMetres: 100,
  largestInHectares: 10_000,
  reachInKm: 50,
  decimals: 6,
} as const;

/** Where stands are offered: Europe and North America, the regions of the countries of origin; no pole, no date line. */
const REGIONS = [
  { west: -25, east: 45, south: 34, north: 72 },
  { west: -170, east: -50, south: 24, north: 72 },
] as const;

const isInRegion = ({ latitude, longitude }: Coordinates): boolean =>
  REGIONS.some(
    ({ west, east, south, north }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );

const isSame = (one: Coordinates, other: Coordinates | undefined): boolean =>
  other !== undefined && one.latitude === other.latitude && one.longitude === other.longitude;

const rounded = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: roundTo(latitude, OUTLINE.decimals),
  longitude: roundTo(longitude, OUTLINE.decimals),
});

/** A ring with six decimals, without points that repeat the one before; the outer one against the clock, holes with it. */
function cleanRing(ring: Ring, isOuter: boolean): Coordinates[] {
  const points = ring.map(rounded).filter((point, index, all) => !isSame(point, all[index - 1]));
  while (points.length > 1 && isSame(points[0] ?? { latitude: 0, longitude: 0 }, points.at(-1))) points.pop();
  return isAgainstTheClock(points) === isOuter ? points : points.toReversed();
}

/** An outline in the form in which it is kept. */
export const cleanOutline = (rings: Outline): Coordinates[][] =>
  rings.map((ring, index) => cleanRing(ring, index === 0));

/** An outline with as few points as fit, and by how many metres at most its line moved. */
export function fewerPoints(rings: Outline): { rings: Coordinates[][]; movedInMetres: number } {
  const count = (some: Outline): number => some.reduce((sum, ring) => sum + ring.length, 0);
  let kept = rings.map((ring) => [...ring]);
  let moved = 0;
  for (const tolerance of [0.5, 1, 2, 5, 10]) {
    if (count(kept) <= OUTLINE.points) break;
    // The first point ends the line too, so that its last edge counts.
    kept = rings.map((ring) => simplified([...ring, ...ring.slice(0, 1)], tolerance).slice(0, -1));
    moved = tolerance;
  }
  return { rings: kept, movedInMetres: moved };
}

const at = ({ latitude, longitude }: Coordinates): Issue['params'] => ({ latitude, longitude });

/**
 * Why a cleaned outline is not taken; empty: it is. The first reason only, since later ones follow from it. `path` is
 * "rings", crossings come with their place.
 */
export function outlineIssues(rings: Outline): Issue[] {
  const found = (code: string, params: Issue['params'] = {}): Issue[] => [issue('rings', `outline.${code}`, params)];
  const [outer, ...holes] = rings;
  const points = rings.flat();
  if (outer === undefined || rings.some((ring) => ring.length < 3)) return found('too-few-points');
  if (points.length > OUTLINE.points)
    return found('too-many-points', { points: points.length, maximum: OUTLINE.points });
  if (holes.length > OUTLINE.holes) return found('too-many-holes', { maximum: OUTLINE.holes });
  const away = points.find((point) => !isInRegion(point));
  if (away !== undefined) return found('elsewhere', at(away));
  const reach = OUTLINE.reachInKm * 1000;
  if (points.some((point) => lengthInMetres(outer[0] ?? point, point) > reach))
    return found('too-wide', { maximum: OUTLINE.reachInKm });
  const crossing = crossingOf(rings);
  if (crossing !== null) return found('crosses', at(rounded(crossing)));
  const strayed = strayedHole(outer, holes);
  if (strayed !== undefined) return found('hole-outside', at(strayed));
  const { areaInSquareMetres } = measureOutline(rings);
  if (areaInSquareMetres < OUTLINE.smallestInSquareMetres)
    return found('too-small', { minimum: OUTLINE.smallestInSquareMetres });
  if (areaInSquareMetres > OUTLINE.largestInHectares * 10_000)
    return found('too-large', { maximum: OUTLINE.largestInHectares });
  return [];
}

/** A point of a hole that lies outside of the stand or in another hole. */
function strayedHole(outer: Ring, holes: readonly Ring[]): Coordinates | undefined {
  const stray = holes.find(
    (hole) =>
      !hole.every((point) => isInside(point, outer)) ||
      holes.some((other) => other !== hole && hole.some((point) => isInside(point, other))),
  );
  return stray?.[0];
}

/** Area without holes in square metres, and the length of all lines in metres; under 0.1 % off up to 30 km. */
export function measureOutline(rings: Outline): { areaInSquareMetres: number; perimeterInMetres: number } {
  const [outer = [], ...holes] = rings;
  const areaInSquareMetres = holes.reduce(
    (area, hole) => area - ringAreaInSquareMetres(hole),
    ringAreaInSquareMetres(outer),
  );
  return {
    areaInSquareMetres,
    perimeterInMetres: rings.reduce((sum, ring) => sum + ringLengthInMetres(ring), 0),
  };
}

/** The point that the public cell of an outline is chosen by. */
export const centreOfOutline = (rings: Outline): Coordinates => centreOfRing(rings[0] ?? []);

/** Hectares as visitors read them: two figures, so that no register of plots finds the one with this area. */
export function publicHectares(areaInSquareMetres: number): number {
  const hectares = areaInSquareMetres / 10_000;
  const decimals = hectares <= 0 ? 1 : Math.min(1, 1 - Math.floor(Math.log10(hectares)));
  return Math.max(0.1, roundTo(hectares, decimals));
}

/** Share of the area on which a kind of wood stands, in whole percent. */
export type SpeciesShare = { woodTypeId: number; percent: number };

/** Most kinds of wood of one stand. */
export const MAX_SPECIES = 12;

/** Why shares are not taken: a kind twice, or more than 100 % together. What is missing to 100 % stays open. */
export function speciesIssues(shares: readonly SpeciesShare[]): Issue[] {
  const sum = shares.reduce((total, { percent }) => total + percent, 0);
  const isTwice = new Set(shares.map(({ woodTypeId }) => woodTypeId)).size < shares.length;
  return [
    ...(isTwice ? [issue('species', 'outline.species-twice')] : []),
    ...(sum > 100 ? [issue('species', 'outline.species-sum', { sum })] : []),
  ];
}

/** Hectares of each kind of wood. */
export const speciesHectares = (areaInSquareMetres: number, shares: readonly SpeciesShare[]) =>
  shares.map(({ woodTypeId, percent }) => ({
    woodTypeId,
    percent,
    hectares: roundTo((areaInSquareMetres * percent) / 1_000_000, 4),
  }));

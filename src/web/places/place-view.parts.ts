import type { Address } from '#contract/common.schemas.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { distanceInKm } from '#domain/places/geometry/distance.ts';
import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import type { BuiltinPlace } from '#domain/places/gazetteer/gazetteer.ts';
import { type Position, cutLine, cutRing, smoothed } from '#domain/places/geometry/cut.ts';
import { LAKES, RIVERS } from '#domain/places/rivers.data.ts';
import { ROADS } from '#domain/places/roads.data.ts';
import type { Bounds } from '#domain/search/search-types.ts';
import { CIRCLE_IN_KM, MAP_HEIGHT, MAP_WIDTH, PIXELS_PER_KM } from './map-window.parts.ts';

/** `kind`: the own place is named above its circle, a town has a dot, a river and a road are named beside their line. */
export type MapLabel = { name: string; x: number; y: number; kind: 'own' | 'town' | 'large' | 'river' | 'road' };
export type MapLine = { kind: 'lake' | 'river' | 'road'; path: string };

/** The neighbourhood of an advert: waters, motorways and towns around the blurred position in the middle of the window. */
export type PlaceView = {
  place: string;
  labels: MapLabel[] | null;
  ground: MapLine[];
  distanceInKm: number | null;
};

const KM_PER_DEGREE = 111.195;
const MOST_LABELS = 9;
const LARGE_WEIGHT = 40;
const EDGE = 14;
const LABEL_HEIGHT = 20;
const PIXELS_PER_LETTER = 7.4;

let known: BuiltinPlace[] | null = null;

/** Returns "4591 Molln", with the country before it outside of Austria. */
export function placeNameOf({ countryCode, postalCode, city }: Address): string {
  const country = countryCode === 'AT' || countryCode === '' ? '' : `${countryCode}-`;
  return `${country}${postalCode} ${city}`.trim();
}

/** Returns what the small map of an advert shows; no labels where its position is not known. */
export function placeViewOf(address: Address, visitor: Coordinates | null): PlaceView {
  const { latitude, longitude } = address;
  const place = placeNameOf(address);
  if (latitude === null || longitude === null) return { place, labels: null, ground: [], distanceInKm: null };
  const centre = { latitude, longitude };
  const drawn = groundAround(centre);
  return {
    place,
    labels: labelsAround(centre, address.city, drawn.names),
    ground: drawn.lines,
    distanceInKm: visitor === null ? null : distanceInKm(visitor, centre),
  };
}

type Window = { toPixels: (point: Position) => [x: number, y: number]; bounds: Bounds };

function windowAround({ latitude, longitude }: Coordinates, perKm = PIXELS_PER_KM): Window {
  const northward = KM_PER_DEGREE * perKm;
  const eastward = northward * Math.cos((latitude * Math.PI) / 180);
  const [width, height] = [MAP_WIDTH / 2 / eastward, MAP_HEIGHT / 2 / northward];
  return {
    toPixels: ([east, north]) => [
      Math.round(MAP_WIDTH / 2 + (east - longitude) * eastward),
      Math.round(MAP_HEIGHT / 2 - (north - latitude) * northward),
    ],
    bounds: {
      west: longitude - width,
      south: latitude - height,
      east: longitude + width,
      north: latitude + height,
    },
  };
}

/** Waters and motorways inside the window, with where their names may stand. */
function groundAround(centre: Coordinates): { lines: MapLine[]; names: MapLabel[] } {
  const { toPixels, bounds } = windowAround(centre);
  const pathOf = (line: readonly Position[]): string => `M${line.map((point) => toPixels(point).join(' ')).join('L')}`;
  const lines: MapLine[] = [];
  const names: MapLabel[] = [];
  const lakes = LAKES.map((lake) => cutRing(smoothed(lake.shore), bounds)).filter((ring) => ring.length > 0);
  if (lakes.length > 0) lines.push({ kind: 'lake', path: `${lakes.map(pathOf).join('Z')}Z` });
  for (const { kind, courses } of [
    { kind: 'river', courses: RIVERS },
    { kind: 'road', courses: ROADS },
  ] as const) {
    const pieces = courses.flatMap(({ name, course }) => {
      const inside = cutLine(smoothed(course), bounds);
      for (const [x, y] of inside.flat().map(toPixels)) names.push({ name, x, y, kind });
      return inside;
    });
    if (pieces.length > 0) lines.push({ kind, path: pieces.map(pathOf).join('') });
  }
  return { lines, names };
}

/** Returns the largest towns around a point on a map of so many pixels to a kilometre, none over another. */
export const townsAround = (centre: Coordinates, perKm: number): MapLabel[] => spread(townsIn(centre, perKm), []);

function townsIn(centre: Coordinates, perKm?: number): MapLabel[] {
  known ??= builtinPlaces();
  const { toPixels, bounds } = windowAround(centre, perKm);
  return known
    .filter(
      ({ latitude, longitude }) =>
        latitude > bounds.south && latitude < bounds.north && longitude > bounds.west && longitude < bounds.east,
    )
    .toSorted((one, other) => other.weight - one.weight || (one.name < other.name ? -1 : 1))
    .map(({ name, weight, latitude, longitude }): MapLabel => {
      const [x, y] = toPixels([longitude, latitude]);
      return { name, x, y, kind: weight >= LARGE_WEIGHT ? 'large' : 'town' };
    });
}

/** Those that find room beside the ones before them. */
function spread(towns: readonly MapLabel[], before: readonly MapLabel[]): MapLabel[] {
  const labels = [...before];
  for (const label of towns) {
    const isFree = isInside(label) && labels.every((other) => !overlap(label, other));
    if (labels.length < MOST_LABELS && isFree) labels.push(label);
  }
  return labels;
}

/** The own place above its circle, the largest towns, and one name for each line, none over another or over the circle. */
function labelsAround(centre: Coordinates, own: string, names: readonly MapLabel[]): MapLabel[] {
  const above = Math.round(MAP_HEIGHT / 2 - CIRCLE_IN_KM * PIXELS_PER_KM);
  const towns = townsIn(centre).filter((label) => label.name !== own && !meetsCircle(label));
  const labels = spread(towns, [{ name: own, x: MAP_WIDTH / 2, y: above, kind: 'own' }]);
  for (const label of names) {
    const isNew = labels.every((other) => other.name !== label.name && !overlap(label, other));
    if (isNew && isInside(label) && !meetsCircle(label)) labels.push(label);
  }
  return labels;
}

const widthOf = ({ name }: MapLabel): number => name.length * PIXELS_PER_LETTER + 12;

function isInside(label: MapLabel): boolean {
  const half = widthOf(label) / 2;
  return (
    label.x - half > EDGE &&
    label.x + half < MAP_WIDTH - EDGE &&
    label.y > EDGE + LABEL_HEIGHT &&
    label.y < MAP_HEIGHT - EDGE * 2
  );
}

/** Whether its words would run over the circle. */
function meetsCircle(label: MapLabel): boolean {
  const reach = CIRCLE_IN_KM * PIXELS_PER_KM;
  const isBeside = Math.abs(label.x - MAP_WIDTH / 2) > reach + (label.name.length * PIXELS_PER_LETTER) / 2;
  const down = label.y - MAP_HEIGHT / 2;
  return !isBeside && down > -reach && down < reach + LABEL_HEIGHT;
}

function overlap(one: MapLabel, other: MapLabel): boolean {
  const isBeside = Math.abs(one.x - other.x) > (widthOf(one) + widthOf(other)) / 2;
  return !isBeside && Math.abs(one.y - other.y) < LABEL_HEIGHT;
}

import type { Address } from '#contract/common.schemas.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { distanceInKm } from '#domain/places/geometry/distance.ts';
import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import type { BuiltinPlace } from '#domain/places/gazetteer/gazetteer.ts';
import { MAP_HEIGHT, MAP_WIDTH, PIXELS_PER_KM } from './map-window.parts.ts';

export type MapLabel = { name: string; x: number; y: number; isLarge: boolean };

/** The neighbourhood of an advert: towns around the blurred position in the middle of the window. */
export type PlaceView = { place: string; labels: MapLabel[] | null; distanceInKm: number | null };

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
  if (latitude === null || longitude === null) return { place, labels: null, distanceInKm: null };
  const centre = { latitude, longitude };
  return {
    place,
    labels: labelsAround(centre),
    distanceInKm: visitor === null ? null : distanceInKm(visitor, centre),
  };
}

function labelsAround(centre: Coordinates): MapLabel[] {
  known ??= builtinPlaces();
  const halfHeight = MAP_HEIGHT / 2 / PIXELS_PER_KM / KM_PER_DEGREE;
  const eastward = KM_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180);
  const halfWidth = MAP_WIDTH / 2 / PIXELS_PER_KM / eastward;
  const near = known.filter(
    (place) =>
      Math.abs(place.latitude - centre.latitude) < halfHeight &&
      Math.abs(place.longitude - centre.longitude) < halfWidth,
  );
  const labels: MapLabel[] = [];
  for (const place of near.toSorted((one, other) => other.weight - one.weight || (one.name < other.name ? -1 : 1))) {
    const label = {
      name: place.name,
      x: Math.round(MAP_WIDTH / 2 + (place.longitude - centre.longitude) * eastward * PIXELS_PER_KM),
      y: Math.round(MAP_HEIGHT / 2 - (place.latitude - centre.latitude) * KM_PER_DEGREE * PIXELS_PER_KM),
      isLarge: place.weight >= LARGE_WEIGHT,
    };
    if (labels.length < MOST_LABELS && isInside(label) && labels.every((other) => !overlap(label, other)))
      labels.push(label);
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

function overlap(one: MapLabel, other: MapLabel): boolean {
  const isBeside = Math.abs(one.x - other.x) > (widthOf(one) + widthOf(other)) / 2;
  return !isBeside && Math.abs(one.y - other.y) < LABEL_HEIGHT;
}

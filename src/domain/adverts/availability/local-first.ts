import { type Moment, endOfViennaDay, viennaTime } from '#domain/format/vienna-time.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { distanceInKm } from '#domain/places/geometry/distance.ts';
import { roundTo } from '#domain/rounding.ts';

/** For how many days after its publication an advert can be kept for people nearby; product decision. */
export const LOCAL_DAYS = { minimum: 1, maximum: 14 } as const;
/** Kilometres as the crow flies; below the least one the blurred place of the advert would decide. Product decision. */
export const LOCAL_RADIUS_IN_KM = { minimum: 5, maximum: 200 } as const;

/** Fuels that households buy to heat with; everything else is bought by the piece or by businesses. Product decision. */
const HOUSEHOLD_FUELS: ReadonlySet<CategoryCode> = new Set(['FIREWOOD', 'PELLETS', 'WOOD_CHIPS']);

/** Returns whether adverts of a category can cap what a household gets. */
export const canCapHouseholds = (category: CategoryCode): boolean => HOUSEHOLD_FUELS.has(category);

/** What a seller says about the first days; `firstPublishedAt` is null before the first publication. */
export type LocalRule = { days: number | null; radiusInKm: number | null; firstPublishedAt: Date | null };

/** The rule while it holds: `until` is its last moment. */
export type LocalFirst = { radiusInKm: number; until: Date };

/** Returns the last moment of the local days: the end of the day in Vienna so many days after the publication. */
export const localEnd = (firstPublishedAt: Moment, days: number): Date =>
  endOfViennaDay(viennaTime(firstPublishedAt).dayNumber + days);

/** Returns the rule that holds for an advert at a time, null where everybody may write. */
export function localFirstAt({ days, radiusInKm, firstPublishedAt }: LocalRule, now: Date): LocalFirst | null {
  if (days === null || radiusInKm === null || firstPublishedAt === null) return null;
  const until = localEnd(firstPublishedAt, days);
  return now.getTime() <= until.getTime() ? { radiusInKm, until } : null;
}

/** Returns the kilometres as the crow flies between an advert and a place, to one decimal; null where it has no place. */
export function localDistanceInKm(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  place: Coordinates,
): number | null {
  if (latitude === null || longitude === null) return null;
  return roundTo(distanceInKm({ latitude, longitude }, place), 1);
}

/** Returns what is left of a cap after what was agreed already, in thousandths of the unit. */
export const householdLeft = (maximum: number, agreed: number): number => Math.max(0, roundTo(maximum - agreed, 3));

/** How often the owner of a saved search is told of hits. */
export const FREQUENCIES = ['AT_ONCE', 'DAILY', 'WEEKLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Why an advert is told: it is new, cheaper than it was told before, or to be had again. */
export const HIT_REASONS = ['NEW', 'PRICE_DROP', 'BACK'] as const;
export type HitReason = (typeof HIT_REASONS)[number];

/** Of one account, or of one address without an account; product decision. */
export const MOST_SAVED_SEARCHES = 50;
/** Places of one saved search; product decision. */
export const MOST_PLACES = 5;
export const LONGEST_NAME = 80;

/** A place that a saved search is asked around, in kilometres. */
export type SearchPlace = { postalCode: string; countryCode: string; name: string; radiusInKm: number };

export const ADVERTISING_KINDS = ['ENTRY', 'LOGO'] as const;
export type AdvertisingKind = (typeof ADVERTISING_KINDS)[number];

export const ADVERTISING_STATES = ['ACTIVE', 'PAUSED', 'ENDED'] as const;
export type AdvertisingState = (typeof ADVERTISING_STATES)[number];

/** Fits beside a picture on a small phone without being cut. */
export const MAX_TITLE_LENGTH = 60;
export const MAX_TEASER_LENGTH = 140;
export const MAX_WEIGHT = 100;
export const MAX_DAILY_CAP = 1_000_000;

/** When and where an entry may be shown; days as ISO dates in Vienna, null and empty lists: no limit. */
export type AdvertisingTerms = {
  from: string | null;
  to: string | null;
  categories: readonly string[];
  federalStateIds: readonly number[];
  dailyCap: number | null;
};

/** What a page asks an entry for; null: the page is about no category or no state. */
export type Placement = { category: string | null; federalStateId: number | null };

/** Returns whether an entry runs on a day (ISO date), both ends included. */
export const runsOn = ({ from, to }: Pick<AdvertisingTerms, 'from' | 'to'>, day: string): boolean =>
  (from === null || from <= day) && (to === null || day <= to);

/**
 * Returns whether an entry fits a page: one for some categories or states only where the page is about one of them, one
 * for all everywhere.
 */
export const fitsPlacement = (
  { categories, federalStateIds }: Pick<AdvertisingTerms, 'categories' | 'federalStateIds'>,
  { category, federalStateId }: Placement,
): boolean =>
  (categories.length === 0 || (category !== null && categories.includes(category))) &&
  (federalStateIds.length === 0 || (federalStateId !== null && federalStateIds.includes(federalStateId)));

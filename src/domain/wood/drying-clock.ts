import { woodTypeById } from '#domain/lookups/wood-types.data.ts';

/**
 * When split firewood has dried in the air to a water content of 20 % or less. Sources:
 * [1] Landwirtschaftskammer Oberösterreich, "Ofenholztrocknung in nur sechs Monaten" (ooe.lko.at, 4041313): spruce and
 *     beech, stored airily, below 20 % within 28 weeks, on the north and the south side, stacked or in bags.
 * [2] H. Hartmann (TFZ Straubing), two years of storage trials with 37 rm (meinwaldmeinholz.com, 3/2017): at most one
 *     year under good conditions, spruce and beech, with and without a cover, in the open and in airy sheds.
 * [3] C.A.R.M.E.N. e. V., "Scheitholz richtig lagern" (29 October 2020): stacked in winter it is ready after one summer
 *     under the best conditions; the two years people speak of are what practice, not always the best, makes of it.
 *     Closed rooms and wrapping in foil do not dry wood.
 * [4] domain.md, section 6: split 33 cm, spruce and poplar about one summer, beech and ash one to two, oak two and more.
 */
export type DryingPace = 'FAST' | 'USUAL' | 'SLOW';

export const DRYING_PLACES = ['AIRY', 'SHELTERED', 'CLOSED'] as const;
/**
 * `AIRY`: in sun and wind, in the open or under a roof; a cover on top makes no difference [2]. `SHELTERED`: without wind
 * or sun. `CLOSED`: wrapped in foil, in a cellar or a garage.
 */
export type DryingPlace = (typeof DRYING_PLACES)[number];

/** A month as one number: year × 12 + month of the year − 1. */
export type MonthNumber = number;
/** The first and the last month in which the wood may be ready. `isOpen`: it may take longer still. */
export type DryingRange = { from: MonthNumber; to: MonthNumber; isOpen: boolean };

const MONTHS_A_YEAR = 12;
/** 28 weeks [1]. */
const LEAST_MONTHS = 7;
const OCTOBER = 9;
/** Wood split later has no whole summer before it in the same year. */
const APRIL = 3;

/** Oaks dry slowest [4]. */
const SLOW_WOODS: ReadonlySet<string> = new Set(['EICHE', 'ROTEICHE', 'ZERREICHE']);
/** Broadleaved, and as fast as spruce [4]. */
const FAST_WOODS: ReadonlySet<string> = new Set(['PAPPEL', 'ASPE']);

/** Returns the number of a month written `2026-10`. */
export const monthNumberOf = (stored: string): MonthNumber =>
  Number(stored.slice(0, 4)) * MONTHS_A_YEAR + Number(stored.slice(5, 7)) - 1;

/** Returns year and month (1 to 12) of a month's number. */
export const partsOfMonthNumber = (month: MonthNumber): { year: number; month: number } => ({
  year: Math.floor(month / MONTHS_A_YEAR),
  month: (month % MONTHS_A_YEAR) + 1,
});

/** Returns how fast some woods dry: as the slowest of them. Without woods they are taken for beech. */
export function dryingPaceOf(woodTypeIds: readonly number[]): DryingPace {
  const woods = woodTypeIds.flatMap((id) => woodTypeById(id) ?? []);
  if (woods.some(({ code }) => SLOW_WOODS.has(code))) return 'SLOW';
  const areFast = woods.every(({ code, group }) => group === 'SOFTWOOD' || FAST_WOODS.has(code));
  return areFast && woods.length > 0 ? 'FAST' : 'USUAL';
}

/** The October that ends the first summer which wood split in a month lies through as a whole. */
function endOfFirstSummer(split: MonthNumber): MonthNumber {
  const ofYear = split % MONTHS_A_YEAR;
  const startOfYear = split - ofYear;
  return startOfYear + OCTOBER + (ofYear <= APRIL ? 0 : MONTHS_A_YEAR);
}

/** Returns when wood split in a month is ready; null where it does not dry as stored. */
export function dryingRange(split: MonthNumber, pace: DryingPace, place: DryingPlace = 'AIRY'): DryingRange | null {
  if (place === 'CLOSED') return null;
  const first = endOfFirstSummer(split);
  // 28 weeks at the least; a year is enough for wood split in summer, too.
  const soonest = Math.min(Math.max(first, split + LEAST_MONTHS), split + MONTHS_A_YEAR);
  const within = Math.max(soonest, split + MONTHS_A_YEAR);
  const byPace: Record<DryingPace, DryingRange> = {
    FAST: { from: soonest, to: within, isOpen: false },
    USUAL: { from: soonest, to: Math.max(within, first + MONTHS_A_YEAR), isOpen: false },
    SLOW: { from: first + MONTHS_A_YEAR, to: first + 2 * MONTHS_A_YEAR, isOpen: true },
  };
  const airy = byPace[pace];
  if (place === 'AIRY') return airy;
  const from = Math.max(airy.from, split + MONTHS_A_YEAR);
  return { from, to: Math.max(airy.to, split + 2 * MONTHS_A_YEAR), isOpen: airy.isOpen };
}

/** Facts of an advert for firewood that tell when it is dry. */
export type StatedDrying = {
  woodTypeIds: readonly number[];
  dryingState?: string | null | undefined;
  moistureInPercent?: number | null | undefined;
  /** `2026-03` */
  splitMonth?: string | null | undefined;
};

/** `since`: what the range counts from; the month of publishing where nothing is said about the splitting. */
export type AdvertDrying = { kind: 'DRY' } | ({ kind: 'RANGE'; since: 'SPLIT' | 'PUBLISHED' } & DryingRange);

const DRY_STATES: ReadonlySet<string> = new Set(['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET']);
const DRY_UP_TO_IN_PERCENT = 20;
const WET_STATES: ReadonlySet<string> = new Set(['WALDFRISCH', 'VORGETROCKNET']);

/**
 * Returns when the wood of an advert is dry, stored airily: as measured or stated, else from the month it was split, else
 * from the month it was published if it is said to be wet. Null where the advert says none of these.
 */
export function dryingOfAdvert(stated: StatedDrying, published: MonthNumber): AdvertDrying | null {
  const { moistureInPercent, dryingState, splitMonth } = stated;
  const pace = dryingPaceOf(stated.woodTypeIds);
  if (typeof moistureInPercent === 'number' && moistureInPercent <= DRY_UP_TO_IN_PERCENT) return { kind: 'DRY' };
  if (DRY_STATES.has(dryingState ?? '')) return { kind: 'DRY' };
  if (splitMonth) {
    const range = dryingRange(monthNumberOf(splitMonth), pace);
    return range && { kind: 'RANGE', since: 'SPLIT', ...range };
  }
  if (!WET_STATES.has(dryingState ?? '')) return null;
  if (dryingState === 'VORGETROCKNET') return { kind: 'RANGE', since: 'PUBLISHED', ...afterOneSummer(published, pace) };
  const range = dryingRange(published, pace);
  return range && { kind: 'RANGE', since: 'PUBLISHED', ...range };
}

/** Half dry wood lacks one more summer, oak perhaps two. */
function afterOneSummer(published: MonthNumber, pace: DryingPace): DryingRange {
  const ofYear = published % MONTHS_A_YEAR;
  const next = published - ofYear + OCTOBER + (ofYear < OCTOBER ? 0 : MONTHS_A_YEAR);
  return { from: next, to: pace === 'SLOW' ? next + MONTHS_A_YEAR : next, isOpen: pace === 'SLOW' };
}

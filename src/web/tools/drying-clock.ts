import { rulesOfText } from '#domain/adverts/categories/text-forms.ts';
import { monthName, formatIsoDate } from '#domain/format/dates.ts';
import { woodTypesOfUse } from '#domain/lookups/wood-types.data.ts';
import {
  DRYING_PLACES,
  type DryingPace,
  type DryingPlace,
  type DryingRange,
  type MonthNumber,
  dryingPaceOf,
  dryingRange,
  monthNumberOf,
  partsOfMonthNumber,
} from '#domain/wood/drying-clock.ts';
import type { ToolValues } from './use-tool-values.ts';

export const WOODS = woodTypesOfUse('FURNACE');
/** Without a month in the address it is the present one. */
export const USUAL_DRYING = { gespalten: '', holzart: 'buche', lager: 'luftig' };
export type DryingValues = ToolValues<keyof typeof USUAL_DRYING>;

const PLACE_WORDS: Record<DryingPlace, string> = { AIRY: 'luftig', SHELTERED: 'geschuetzt', CLOSED: 'geschlossen' };
export const wordOfPlace = (place: DryingPlace): string => PLACE_WORDS[place];
export const placeOf = (word: string): DryingPlace =>
  DRYING_PLACES.find((place) => PLACE_WORDS[place] === word) ?? 'AIRY';

export const woodOf = (slug: string) => WOODS.find((wood) => wood.slug === slug) ?? WOODS.find(({ id }) => id === 20);

/** The month as typed: null where it cannot be read. */
export function splitMonthOf(typed: string, now: string): MonthNumber | null {
  if (typed.trim() === '') return monthNumberOf(formatIsoDate(now));
  const stored = rulesOfText('MONTH').read(typed);
  return stored === null ? null : monthNumberOf(stored);
}

export const monthWritten = (month: MonthNumber): string => {
  const parts = partsOfMonthNumber(month);
  return `${monthName(parts.month)}\u00A0${parts.year}`;
};

export type DryingResult = { pace: DryingPace; place: DryingPlace; range: DryingRange | null };

/** What the clock says; null where the month cannot be read. */
export function dryingResultOf(values: DryingValues, now: string): DryingResult | null {
  const split = splitMonthOf(values.gespalten, now);
  if (split === null) return null;
  const wood = woodOf(values.holzart);
  const pace = dryingPaceOf(wood === undefined ? [] : [wood.id]);
  const place = placeOf(values.lager);
  return { pace, place, range: dryingRange(split, pace, place) };
}

import { monthName } from '#domain/format/dates.ts';
import { NO_BREAK_SPACE } from '#domain/format/numbers.ts';

/** Short texts of category data that have a fixed form. */
export type TextForm = 'MONTH' | 'ENPLUS_NUMBER' | 'SPECIES_SHARES';

/**
 * `stored`: what such a text looks like; everything else is refused. `read`: from what people type, null where it cannot be
 * read. `typed`: as people type it, `shown`: as they read it.
 */
type FormRules = {
  stored: RegExp;
  read: (typed: string) => string | null;
  typed: (stored: string) => string;
  shown: (stored: string) => string;
};

/** Months of 2015 to 2064, as `2026-10`: before and after them lies a slip, and the search counts on from the first one. */
const MONTH = /^20(?:1[5-9]|[2-5]\d|6[0-4])-(?:0[1-9]|1[0-2])$/;
const FIRST_YEAR = 2015;
export const MONTHS_KNOWN: number = 50 * 12;

/** Beginnings of the names of months, as people write and shorten them; March and May end where the others begin. */
const NAMES: readonly (readonly string[])[] = [
  ['jän', 'jan'],
  ['feb'],
  ['mär', 'maer', 'mrz'],
  ['apr'],
  ['mai'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['okt'],
  ['nov'],
  ['dez'],
];

const monthOfName = (name: string): number =>
  NAMES.findIndex((beginnings) => beginnings.some((beginning) => name.startsWith(beginning))) + 1;

const century = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

/** "10/2026", "10.26", "15.10.2026", "Oktober 2026", "2026-10": year and month; nothing else. */
function readMonth(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const ofYear = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?$/.exec(text);
  const ofDay = /^(?:\d{1,2}\.\s?)?(\d{1,2})\s?[./-]\s?(\d{4}|\d{2})$/.exec(text);
  const named = /^(?:\d{1,2}\.\s?)?(\p{L}{3,9})\.?\s+(\d{4})$/u.exec(text);
  const [year, month] = ofYear
    ? [Number(ofYear[1]), Number(ofYear[2])]
    : ofDay
      ? [century(ofDay[2] ?? ''), Number(ofDay[1])]
      : named
        ? [Number(named[2]), monthOfName(named[1] ?? '')]
        : [0, 0];
  const stored = `${year}-${String(month).padStart(2, '0')}`;
  return MONTH.test(stored) ? stored : null;
}

/**
 * Country and three digits of the certified producer or trader of pellets, as on bag and delivery note: "AT 001". Only the
 * form is known here, not who bears it. Source: enplus-pellets.eu.
 */
const ENPLUS_NUMBER = /^[A-Z]{2} (?!000)\d{3}$/;

/** "at001", "AT-001", "ENplus ID: AT 001". */
function readEnplusNumber(typed: string): string | null {
  const found = /^(?:ENPLUS)?\s?(?:ID)?\s?[:.]?\s?([A-Z]{2})\s?-?\s?(\d{3})$/.exec(typed.trim().toUpperCase());
  const stored = found === null ? '' : `${found[1] ?? ''} ${found[2] ?? ''}`;
  return ENPLUS_NUMBER.test(stored) ? stored : null;
}

const MOST_SHARES = 8;
/** Shares with the species they are of, as "70 % Fichte, 30 % Tanne", with spaces that do not break. */
const SPECIES_SHARES =
  /^(?:100|[1-9]\d?)\u00a0%\u00a0\p{L}[\p{L}/ -]{1,30}(?:, [1-9]\d?\u00a0%\u00a0\p{L}[\p{L}/ -]{1,30}){0,7}$/u;
const WHOLE_IN_PERCENT = 100;

/** "Fichte 70, Tanne 30", "70 % Fichte, 30 % Tanne", "Fi 70 / Ta 30": shares of named species that add up to 100. */
function readShares(typed: string): string | null {
  const parts = typed.split(/[,;+]|\s\/\s|\sund\s/u).map((part) => part.trim());
  const shares = parts.map((part) => {
    const [, before, name = '', behind] =
      /^(?:(\d{1,3})\s?%?\s+)?(\p{L}[\p{L}/ -]{1,30}?)(?:[\s:]+(\d{1,3})\s?%?)?$/u.exec(part) ?? [];
    return { name: name.trim(), percent: Number(before ?? behind ?? 0) };
  });
  const whole = shares.reduce((sum, { percent }) => sum + percent, 0);
  const isRead = shares.length <= MOST_SHARES && shares.every(({ name, percent }) => name !== '' && percent > 0);
  if (!isRead || whole !== WHOLE_IN_PERCENT) return null;
  return shares
    .toSorted((one, other) => other.percent - one.percent)
    .map(({ name, percent }) => `${percent}${NO_BREAK_SPACE}%${NO_BREAK_SPACE}${capitalised(name)}`)
    .join(', ');
}

const capitalised = (name: string): string => name.charAt(0).toLocaleUpperCase('de-AT') + name.slice(1);

const partsOfMonth = (stored: string): [year: number, month: number] => [
  Number(stored.slice(0, 4)),
  Number(stored.slice(5, 7)),
];

const FORMS: Record<TextForm, FormRules> = {
  MONTH: {
    stored: MONTH,
    read: readMonth,
    typed: (stored) => (MONTH.test(stored) ? `${stored.slice(5)}/${stored.slice(0, 4)}` : stored),
    shown: (stored) => {
      const [year, month] = partsOfMonth(stored);
      return `${monthName(month)}${NO_BREAK_SPACE}${year}`;
    },
  },
  ENPLUS_NUMBER: {
    stored: ENPLUS_NUMBER,
    read: readEnplusNumber,
    typed: (stored) => stored,
    shown: (stored) => stored.replace(' ', NO_BREAK_SPACE),
  },
  SPECIES_SHARES: {
    stored: SPECIES_SHARES,
    read: readShares,
    typed: (stored) => stored.replaceAll(NO_BREAK_SPACE, ' '),
    shown: (stored) => stored,
  },
};

export const rulesOfText = (form: TextForm): FormRules => FORMS[form];

/** Returns what people typed in its stored form; what cannot be read stays, so that it is refused by name. */
export const storedText = (form: TextForm, typed: string): string => FORMS[form].read(typed) ?? typed;

/** Returns the place of a month (`2026-10`) among all that can be stored, from 0; the search keeps it. */
export function monthIndex(stored: string): number {
  const [year, month] = partsOfMonth(stored);
  return (year - FIRST_YEAR) * 12 + month - 1;
}

import { firstNotBefore, sharedBeginning } from '#domain/text/sorted-texts.ts';

const PATTERNS: Readonly<Record<string, RegExp>> = {
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  CZ: /^[1-7]\d{4}$/,
  DE: /^(?!00)\d{5}$/,
  HR: /^[1-5]\d{4}$/,
  HU: /^[1-9]\d{3}$/,
  IT: /^\d{5}$/,
  LI: /^94(8[5-9]|9[0-8])$/,
  PL: /^\d{5}$/,
  SI: /^[1-9]\d{3}$/,
  SK: /^[089]\d{4}$/,
};
const ANY_OTHER = /^[A-Z0-9]{2,10}$/;
const COUNTRY_PREFIX = /^(?:A|AT|CH|CZ|D|DE|FL|H|HR|HU|I|IT|LI|PL|SI|SK)-(?=\d)/;

/** Returns a postcode as it is stored ("A-1010" as "1010", "110 00" as "11000"), or null if the country has no such code. */
export function normalisePostalCode(countryCode: string, text: string): string | null {
  const code = text.trim().toUpperCase().replace(COUNTRY_PREFIX, '').replaceAll(/[\s-]/g, '');
  return (PATTERNS[countryCode] ?? ANY_OTHER).test(code) ? code : null;
}

/** `exact`: the postcode itself is known; `region`: replaced by the known postcode nearest in number. */
export const PLACE_PRECISIONS = ['exact', 'region'] as const;
export type PlacePrecision = (typeof PLACE_PRECISIONS)[number];

const SHARED_DIGITS_OF_A_REGION = 2;

/**
 * Returns the known postcode for a postcode of the same country: itself, or the one that shares most leading digits and is
 * nearest in number; null if none shares the first two digits. `codes` are the known ones in ascending order, all of one length.
 */
export function resolvePostalCode(
  codes: readonly string[],
  code: string,
): { postalCode: string; precision: PlacePrecision } | null {
  const at = firstNotBefore(codes, code, (known) => known);
  if (codes[at] === code) return { postalCode: code, precision: 'exact' };
  const candidates = [codes[at - 1], codes[at]].filter(
    (known) => known !== undefined && sharedBeginning(known, code) >= SHARED_DIGITS_OF_A_REGION,
  );
  const [first, second] = candidates;
  if (first === undefined) return null;
  const nearest = second !== undefined && isNearer(second, first, code) ? second : first;
  return { postalCode: nearest, precision: 'region' };
}

function isNearer(one: string, other: string, code: string): boolean {
  const digits = sharedBeginning(one, code) - sharedBeginning(other, code);
  if (digits !== 0) return digits > 0;
  return Math.abs(Number(one) - Number(code)) < Math.abs(Number(other) - Number(code));
}

import { parseGermanNumber } from '#domain/format/numbers.ts';
import { categoryBySlug } from '#domain/lookups/categories.data.ts';

/** Ends the names of fields that are typed in metres; the address has them in centimetres. */
export const IN_METRES = '-in-m';
/** No log is longer: what is above was meant in centimetres. */
const LONGEST_IN_M = 25;
const TYPED_LENGTH = /^([\d.,]+)\s?(c?m)?$/i;

/** "4,5", "4,5 m" and "450 cm" in centimetres; what cannot be read stays as it is and is reported. */
function inCentimetres(typed: string): string {
  const [, digits = '', unit] = TYPED_LENGTH.exec(typed.trim()) ?? [];
  const figure = parseGermanNumber(digits);
  if (figure === null) return typed;
  const isInMetres = unit === undefined ? figure <= LONGEST_IN_M : unit.toLowerCase() === 'm';
  return String(Math.round(isInMetres ? figure * 100 : figure));
}

/** Tracking parameters that other sites append to links; not part of the search. */
const FOREIGN_NAMES = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|ref)$/;
const HEAT_UNIT = 'kwh';

export type FormParams = {
  params: URLSearchParams;
  /** The place field was sent empty: the visitor wants no place. */
  forgetsPlace: boolean;
  /** Text of the place field without a postcode ("Steyr"), to be looked up. */
  placeName: string | null;
  /** Address part of the category that all hits have and a chosen filter or order is of; the search goes on in it. */
  within: string | null;
};

/** Names of the hidden fields that say which category all hits have, and the words they were found by. */
export const WITHIN = { category: 'innerhalb', term: 'gesucht' } as const;
/** Parameters that apply to any category; others apply to the category that all hits have. */
const EVERYWHERE = new Set(
  'suche plz land umkreis ausschnitt bundesland liefert bild verkaeufer anbieter ansicht seite pro-seite herkunft pefc art'.split(
    ' ',
  ),
);
const SORTED_IN_CATEGORY = new Set<string>(['preis', 'preis-absteigend', 'gesamtpreis']);
const COUNTRY_BY_PREFIX: ReadonlyMap<string, string> = new Map([
  ['A', 'AT'],
  ['D', 'DE'],
  ['H', 'HU'],
  ['I', 'IT'],
]);
const POSTAL_CODE = /^(?:([A-Z]{1,2})-)?(\d{3} \d{2}|\d{4,5})(?=\D|$)/i;

/**
 * Returns the parameters of a search form in the form of the address: the postcode alone of "4560 Kirchdorf", the price
 * range of the chosen unit only, nothing empty.
 */
export function paramsOfForm(given: URLSearchParams): FormParams {
  const params = new URLSearchParams([...withoutForeign(given)].filter(([, value]) => value.trim() !== ''));
  for (const [name, typed] of [...params].filter(([field]) => field.endsWith(IN_METRES))) {
    params.delete(name);
    params.set(name.slice(0, -IN_METRES.length), inCentimetres(typed));
  }
  const unit = given.get('einheit');
  if (unit === HEAT_UNIT) for (const name of ['einheit', 'preis-von', 'preis-bis']) params.delete(name);
  else if (unit !== null) for (const name of ['heiz-von', 'heiz-bis']) params.delete(name);
  const placeText = params.get('plz')?.trim() ?? '';
  const [, prefix, postalCode] = POSTAL_CODE.exec(placeText) ?? [];
  if (postalCode !== undefined) {
    params.set('plz', postalCode);
    const country = countryOf(prefix?.toUpperCase(), postalCode, params.get('land'));
    if (country === 'AT') params.delete('land');
    else params.set('land', country);
  }
  const placeName = postalCode === undefined && placeText !== '' ? placeText : null;
  if (placeName !== null) for (const name of ['plz', 'land']) params.delete(name);
  const within = withinOf(given, params);
  for (const name of Object.values(WITHIN)) params.delete(name);
  return { params, forgetsPlace: given.has('plz') && placeText === '', placeName, within };
}

/** The country of the prefix, else of the country field; codes of five digits alone are German, others Austrian. */
function countryOf(prefix: string | undefined, postalCode: string, beside: string | null): string {
  if (prefix !== undefined) return COUNTRY_BY_PREFIX.get(prefix) ?? prefix;
  return beside ?? (/^\d{5}$/.test(postalCode) ? 'DE' : 'AT');
}

function withinOf(given: URLSearchParams, params: URLSearchParams): string | null {
  const slug = params.get(WITHIN.category);
  const isSameSearch = (given.get(WITHIN.term) ?? '').trim() === (given.get('suche') ?? '').trim();
  if (slug === null || categoryBySlug(slug) === undefined || !isSameSearch) return null;
  const isOfCategory = [...params].some(([name, value]) => {
    if (name === WITHIN.category || name === WITHIN.term || EVERYWHERE.has(name)) return false;
    return name !== 'sortierung' || SORTED_IN_CATEGORY.has(value);
  });
  return isOfCategory ? slug : null;
}

/** Returns the parameters without those that other sites hang onto links. */
const withoutForeign = (given: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...given].filter(([name]) => !FOREIGN_NAMES.test(name)));

/** Says whether only a form writes a value like this: a place with its name, the unit of heat. */
export const isFormValue = (name: string, value: string): boolean =>
  (name === 'plz' && (!/^\w[\w-]*$/.test(value) || /^[A-Z]{1,2}-/i.test(value))) ||
  name === WITHIN.category ||
  name.endsWith(IN_METRES) ||
  (name === 'plz' && !/\d/.test(value)) ||
  (name === 'einheit' && value === HEAT_UNIT);

/** The value of the unit choice that compares heat instead of a unit. */
export const heatUnitWord = HEAT_UNIT;

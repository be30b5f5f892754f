import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { getPlace, suggestPlaces } from '#contract/places/places.ts';
import type { Place } from '#contract/places/places.schemas.ts';
import { cleanText } from '#domain/search/address/param-readers.ts';
import type { PageContext } from '#web/api/api-context.ts';

/** Where the visitor is, as the address or the cookie says. */
export type VisitorPlace = {
  place: Place | null;
  /** What was typed and is no place we know. */
  unknown: string | null;
  /** What the cookie should hold from now on; undefined leaves it as it is. */
  remember: { postalCode: string; countryCode: string } | null | undefined;
};

const LONGEST_NAME = 80;

/** Returns the place of a visitor: typed into the form (`plz`, with `land` outside Austria), else the remembered one. */
export async function visitorPlaceOf(api: Api, params: URLSearchParams, page: PageContext): Promise<VisitorPlace> {
  const given = params.get('plz');
  if (given === null)
    return { place: page.place && (await placeOf(api, page.place)), unknown: null, remember: undefined };
  const typed = cleanText(given);
  if (typed === '') return { place: null, unknown: null, remember: null };
  const countryCode = (params.get('land') ?? 'AT').toUpperCase();
  const place = /^\d/.test(typed)
    ? await placeOf(api, { postalCode: typed, countryCode })
    : await placeNamed(api, typed);
  if (place === null) return { place: null, unknown: typed.slice(0, LONGEST_NAME), remember: undefined };
  return { place, unknown: null, remember: { postalCode: place.postalCode, countryCode: place.countryCode } };
}

/**
 * Returns the place that was typed, "8600 Bruck an der Mur", "DE-83395 Freilassing", "83395" or a name; null for none that
 * is known. A postcode without its country is an Austrian one where there is such a one.
 */
export async function typedPlaceOf(api: Api, typed: string): Promise<Place | null> {
  const [, country, postalCode] = /^(?:([A-Za-z]{1,2})-)?(\d[\d ]{2,6}\d)(?:\s|$)/.exec(typed) ?? [];
  if (postalCode === undefined) return placeNamed(api, typed);
  const code = (country ?? 'AT').toUpperCase();
  const place = await placeOf(api, { postalCode, countryCode: code === 'A' ? 'AT' : code === 'D' ? 'DE' : code });
  if (place !== null || country !== undefined) return place;
  return (await placesBeginningWith(api, postalCode)).find((abroad) => abroad.postalCode === postalCode) ?? null;
}

/** Returns the place of a name, an Austrian one where there is one; null for none that is known. */
export async function placeNamed(api: Api, name: string): Promise<Place | null> {
  const q = name.slice(0, LONGEST_NAME);
  if (q === '') return null;
  const places = await placesBeginningWith(api, q);
  return places.find(({ countryCode }) => countryCode === 'AT') ?? places[0] ?? null;
}

async function placesBeginningWith(api: Api, q: string): Promise<Place[]> {
  const { items } = await api.call(suggestPlaces, { q, limit: 5 });
  return items.map((item) => ({ ...item, precision: 'exact' }));
}

/** Returns the place of a postcode, or null where there is none. */
export async function placeOf(api: Api, wanted: { postalCode: string; countryCode: string }): Promise<Place | null> {
  try {
    return await api.call(getPlace, wanted);
  } catch (error) {
    if (isResponseError(error) && error.status < 500) return null;
    throw error;
  }
}

/** Parameters that other sites hang onto links; they say nothing about the search. */
const FOREIGN_NAMES = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|ref)$/;
const HEAT_UNIT = 'kwh';

export type FormParams = {
  params: URLSearchParams;
  /** The place field was sent empty: the visitor wants no place. */
  forgetsPlace: boolean;
  /** Text of the place field that names no postcode by itself ("Steyr"), to be looked up. */
  placeName: string | null;
};

/**
 * Returns the parameters of a search form as the address knows them: the postcode alone of "4560 Kirchdorf", the
 * price range of the chosen unit only, nothing that was left empty.
 */
export function paramsOfForm(given: URLSearchParams): FormParams {
  const params = new URLSearchParams([...withoutForeign(given)].filter(([, value]) => value.trim() !== ''));
  const unit = given.get('einheit');
  if (unit === HEAT_UNIT) for (const name of ['einheit', 'preis-von', 'preis-bis']) params.delete(name);
  else if (unit !== null) for (const name of ['heiz-von', 'heiz-bis']) params.delete(name);
  const placeText = params.get('plz')?.trim() ?? '';
  const postalCode = /^(?:[A-Z]{1,2}-)?(\d{4,5})(?=\D|$)/i.exec(placeText)?.[1];
  if (postalCode !== undefined) params.set('plz', postalCode);
  const placeName = postalCode === undefined && placeText !== '' ? placeText : null;
  if (placeName !== null) params.delete('plz');
  return { params, forgetsPlace: given.has('plz') && placeText === '', placeName };
}

/** Returns the parameters without those that other sites hang onto links. */
const withoutForeign = (given: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...given].filter(([name]) => !FOREIGN_NAMES.test(name)));

/** Says whether only a form writes a value like this: a place with its name, the unit of heat. */
export const isFormValue = (name: string, value: string): boolean =>
  (name === 'plz' && !/^\w[\w-]*$/.test(value)) ||
  (name === 'plz' && !/\d/.test(value)) ||
  (name === 'einheit' && value === HEAT_UNIT);

/** The value of the unit choice that compares heat instead of a unit. */
export const heatUnitWord = HEAT_UNIT;

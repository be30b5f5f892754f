import { expect, test } from 'vitest';
import { isFormValue, paramsOfForm } from './form-params.ts';

const read = (query: string) => {
  const { params, ...rest } = paramsOfForm(new URLSearchParams(query));
  return { query: params.toString(), ...rest };
};

test('empty fields of a form are no filters', () => {
  expect(read('suche=&art=buche&preis-von=&umkreis=').query).toBe('art=buche');
});

test('of a postcode with its place the postcode counts', () => {
  expect(read('plz=4560+Kirchdorf+an+der+Krems').query).toBe('plz=4560');
  expect(read('plz=D-83435+Bad+Reichenhall').query).toBe('plz=83435');
});

test('a place without postcode is left to be looked up', () => {
  expect(read('plz=Steyr&art=buche')).toMatchObject({ query: 'art=buche', placeName: 'Steyr', forgetsPlace: false });
});

test('an emptied place field makes the remembered place be forgotten, a missing one does not', () => {
  expect(read('plz=').forgetsPlace).toBe(true);
  expect(read('art=buche').forgetsPlace).toBe(false);
});

test('only the price range of the chosen unit counts', () => {
  expect(read('einheit=kwh&preis-von=50&preis-bis=90&heiz-bis=7').query).toBe('heiz-bis=7');
  expect(read('einheit=srm&preis-bis=90&heiz-bis=7').query).toBe('einheit=srm&preis-bis=90');
  expect(read('einheit=&preis-bis=90&heiz-bis=7').query).toBe('preis-bis=90');
});

test('what other sites hang onto a link says nothing about the search', () => {
  expect(read('utm_source=brief&gclid=x&art=buche').query).toBe('art=buche');
});

test.each([
  ['plz', '4560 Kirchdorf', true],
  ['plz', 'Steyr', true],
  ['plz', '4560', false],
  ['einheit', 'kwh', true],
  ['einheit', 'srm', false],
  ['art', 'buche', false],
])('%s=%s is written by a form only: %s', (name, value, expected) => {
  expect(isFormValue(name, value)).toBe(expected);
});

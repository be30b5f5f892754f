import { expect, test } from 'vitest';
import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import { searchRequestToUrl } from '#domain/search/address/request-to-url.ts';
import { isFormValue, paramsOfForm } from './form-params.parts.ts';
import { placeLabel } from '#web/forms/place-label.ts';

const read = (query: string) => {
  const { params, ...rest } = paramsOfForm(new URLSearchParams(query));
  return { query: params.toString(), ...rest };
};

test('empty fields of a form are no filters', () => {
  expect(read('suche=&art=buche&preis-von=&umkreis=').query).toBe('art=buche');
});

test('of a postcode with its place the postcode counts', () => {
  expect(read('plz=4560+Kirchdorf+an+der+Krems').query).toBe('plz=4560');
  expect(read('plz=D-83435+Bad+Reichenhall').query).toBe('plz=83435&land=DE');
  expect(read('plz=83435').query).toBe('plz=83435&land=DE');
  expect(read('plz=4560&land=DE').query).toBe('plz=4560&land=DE');
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

test.each([
  ['laenge-von-in-m=4,5', 'laenge-von=450'],
  ['laenge-von-in-m=4&laenge-bis-in-m=5+m', 'laenge-von=400&laenge-bis=500'],
  ['laenge-bis-in-m=400+cm', 'laenge-bis=400'],
  ['laenge-bis-in-m=400', 'laenge-bis=400'],
  ['laenge-bis-in-m=vier', 'laenge-bis=vier'],
  ['laenge-bis-in-m=', ''],
])('lengths are typed in metres: %s', (typed, query) => {
  expect(read(typed).query).toBe(query);
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
  ['laenge-von-in-m', '4', true],
  ['laenge-von', '400', false],
])('%s=%s is written by a form only: %s', (name, value, expected) => {
  expect(isFormValue(name, value)).toBe(expected);
});

test.each(['AT', 'DE', 'HU', 'SI', 'IT', 'CH', 'CZ', 'SK'])(
  'every place of %s keeps its country from the field into the address and back',
  (countryCode) => {
    const places = builtinPlaces().filter((place) => place.countryCode === countryCode);
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      const { params } = paramsOfForm(new URLSearchParams({ plz: placeLabel(place), umkreis: '50' }));
      const { request, dropped } = searchRequestFromUrl({}, params);
      const { search } = searchRequestToUrl(request);
      const again = searchRequestFromUrl({}, paramsOfForm(new URLSearchParams(search)).params);
      const { postalCode } = place;
      expect([place.name, dropped, again.place, again.request.radiusInKm]).toEqual([
        place.name,
        [],
        { postalCode, countryCode },
        50,
      ]);
    }
  },
);

test.each([
  ['suche=buche&gesucht=buche&innerhalb=brennholz&sortierung=preis', 'brennholz'],
  ['suche=buche&gesucht=buche&innerhalb=brennholz&laenge=33', 'brennholz'],
  ['suche=buche&gesucht=buche&innerhalb=brennholz&sortierung=neu&bundesland=tirol', null],
  ['suche=pellets&gesucht=buche&innerhalb=brennholz&sortierung=preis', null],
  ['suche=buche&gesucht=buche&innerhalb=quatsch&sortierung=preis', null],
])('%s goes on in the category that its filters and order are of: %s', (query, within) => {
  expect(read(query)).toMatchObject({ within });
  expect(read(query).query).not.toMatch(/innerhalb|gesucht/);
});

import { expect, it } from 'vitest';
import { ResponseError } from '#contract/api-errors.ts';
import type { Api } from '#contract/api.ts';
import { typedPlaceOf } from './visitor-place.queries.ts';

const PLACES = [
  { postalCode: '83395', countryCode: 'DE', name: 'Freilassing' },
  { postalCode: '9400', countryCode: 'AT', name: 'Wolfsberg' },
  { postalCode: '9400', countryCode: 'HU', name: 'Sopron' },
];

/** Answers like the calls for places, of a few places. */
const api: Api = {
  call: async ({ operation }, params) => {
    const { q = '', postalCode, countryCode } = JSON.parse(JSON.stringify(params));
    const starts = ({ postalCode: code, name }: (typeof PLACES)[number]) => code.startsWith(q) || name.startsWith(q);
    if (operation === 'suggestPlaces') return JSON.parse(JSON.stringify({ items: PLACES.filter(starts) }));
    const found = PLACES.find((place) => place.postalCode === postalCode && place.countryCode === countryCode);
    if (found === undefined) throw new ResponseError(404, '');
    return JSON.parse(JSON.stringify(found));
  },
};

it.each([
  ['9400', 'Wolfsberg'],
  ['HU-9400 Sopron', 'Sopron'],
  ['A-9400', 'Wolfsberg'],
  ['Sopron', 'Sopron'],
  ['83395 Freilassing', 'Freilassing'],
  ['D-83395', 'Freilassing'],
])('%s is the place %s', async (typed, name) => {
  expect(await typedPlaceOf(api, typed)).toMatchObject({ name });
});

it.each(['8339', 'DE-9400', ''])('%j is no place, also where one begins like it', async (typed) => {
  expect(await typedPlaceOf(api, typed)).toBe(null);
});

import { expect, it } from 'vitest';

import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { presentUnderstood } from './understood.presenter.ts';

it.each([
  ['Brennholz 30 min von Graz', '30 min ≈ 30 km'],
  ['Brennholz eine Stunde entfernt', 'eine Stunde entfernt ≈ 60 km'],
  ['Brennholz 30 km', '30 km'],
])('says what was made of a time of driving: "%s"', (line, label) => {
  const reading = readSearchLine(line, { findPlace: () => null });
  const sorting = { sortBy: 'DISTANCE', sortDesc: false, postalCode: '8010', countryCode: 'AT' } as const;
  const request: SearchRequest = { page: 0, size: 24, sorting, ...reading.filters };
  expect(presentUnderstood(reading, request)).toContainEqual(expect.objectContaining({ field: 'radiusInKm', label }));
});

import { expect, it } from 'vitest';

import { applyReading } from '#domain/search/reading/apply-reading.ts';
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

const labelsOf = (searchTerm: string): string[] => {
  const asked: SearchRequest = { page: 0, size: 24, sorting: { sortBy: 'RELEVANCE', sortDesc: true }, searchTerm };
  const reading = readSearchLine(searchTerm, { findPlace: () => null });
  return presentUnderstood(reading, applyReading(asked, reading).request).map(({ label }) =>
    label.replaceAll(/\s/g, ' '),
  );
};

it('says what a unit may cost where a line names the price of all', () => {
  expect(labelsOf('5 rm Brennholz gesamt bis 600 Euro')).toEqual(['5 rm', 'Brennholz', '600 Euro (€ 120,00 / rm)']);
});

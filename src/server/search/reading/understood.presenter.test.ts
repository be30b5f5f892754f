import { describe, expect, it } from 'vitest';

import { defaultSorting } from '#domain/search/default-sorting.ts';
import { applyReading } from '#domain/search/reading/apply-reading.ts';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import type { SearchRequest, Sorting } from '#domain/search/search-types.ts';
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

const GRAZ = { name: 'Graz', postalCode: '8010', countryCode: 'AT' };
const UNSORTED = defaultSorting({ searchTerm: 'Holz', sorting: { sortBy: 'RELEVANCE', sortDesc: true } });

function shown(searchTerm: string, sorting: Sorting = UNSORTED): { sortBy: string; labels: string[] } {
  const asked: SearchRequest = { page: 0, size: 24, sorting, searchTerm };
  const reading = readSearchLine(searchTerm, {
    findPlace: (text) => (text === 'Graz' ? GRAZ : null),
    given: asked,
  });
  const { request } = applyReading(asked, reading);
  const labels = presentUnderstood(reading, request).map(({ label }) => label.replaceAll(/\s/g, ' '));
  return { sortBy: request.sorting.sortBy, labels };
}

it('says what a unit may cost where a line names the price of all', () => {
  expect(shown('5 rm Brennholz gesamt bis 600 Euro').labels).toEqual(['5 rm', 'Brennholz', '600 Euro (€ 120,00 / rm)']);
});

describe('an order in words', () => {
  it.each([
    ['billigstes Hackgut', 'PRICE', ['billigstes', 'Hackgut']],
    ['das günstigste Buchenholz 33cm', 'PRICE', ['günstigste', 'Buchenholz', '33cm']],
    ['Brennholz möglichst billig', 'PRICE', ['Brennholz', 'möglichst billig']],
    ['neueste Anzeigen Lärche', 'CREATED_AT', ['neueste', 'Lärche']],
    ['billiges Brennholz', 'RELEVANCE', ['Brennholz']],
    // Prices of unlike goods do not compare.
    ['billigste Lärche', 'RELEVANCE', ['Lärche']],
    ['billigstes Brennholz in Graz', 'DISTANCE', ['Brennholz', '8010 Graz']],
    ['billigstes Brennholz 30 km um Graz', 'PRICE', ['billigstes', 'Brennholz', '30 km', '8010 Graz']],
  ])('of "%s" is %s', (line, sortBy, labels) => {
    expect(shown(line)).toEqual({ sortBy, labels });
  });

  it('gives way to one that the visitor chose', () => {
    const chosen: Sorting = { sortBy: 'CREATED_AT', sortDesc: true };
    expect(shown('billigstes Hackgut', chosen)).toEqual({ sortBy: 'CREATED_AT', labels: ['Hackgut'] });
  });
});

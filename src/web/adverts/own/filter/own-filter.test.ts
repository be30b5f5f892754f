import { expect, test } from 'vitest';
import { callFilterOf, filterOfAddress, NO_FILTER, ownAdvertsPath, ownExportPath } from './own-filter.ts';

test('what is asked for stands in the address and comes back from it', () => {
  const filter = {
    search: 'ART-1 & Öl',
    category: 'FIREWOOD',
    pictures: 'WITHOUT',
    endsSoon: true,
    sortBy: 'VIEWS',
  } as const;
  const path = ownAdvertsPath('INACTIVE', 3, filter);
  expect(path).toMatch(/^\/meine-anzeigen\?stand=pausiert&suche=ART-1/);
  expect(filterOfAddress(new URL(path, 'http://x').searchParams)).toEqual(filter);
  expect(ownAdvertsPath('ACTIVE', 1, NO_FILTER)).toBe('/meine-anzeigen');
});

test('what an address says wrongly is no filter', () => {
  const read = (query: string) => filterOfAddress(new URLSearchParams(query));
  expect(read('kategorie=gold&fotos=viele&bald=1&ordnung=zufall&seite=x')).toEqual(NO_FILTER);
  expect(read(`suche=${'x'.repeat(500)}`).search).toHaveLength(80);
  expect(read('suche=%00a').search).toBe('a');
});

test('the call and the table get the same filter', () => {
  const filter = { ...NO_FILTER, search: 'Buche', sortBy: 'PRICE' } as const;
  expect(callFilterOf(filter)).toEqual({ search: 'Buche', endsSoon: 'false' });
  expect(ownExportPath('DRAFT', filter)).toBe(
    '/api/v1/adverts/own/export?status=DRAFT&search=Buche&endsSoon=false&sortBy=PRICE',
  );
});

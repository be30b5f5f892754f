import { expect, test } from 'vitest';
import type { ProductPage } from '#contract/search/products.schemas.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { resultLineOf } from './result-line.ts';

const request: SearchRequest = {
  page: 0,
  size: 24,
  radiusInKm: 10,
  sorting: { sortBy: 'DISTANCE', sortDesc: false, postalCode: '4820' },
};
const page: ProductPage = { items: [], page: 0, size: 0, pageSize: 24, totalElements: 1, totalPages: 1 };
const lineOf = (nearest: ProductPage['nearest']): string => {
  const { count, rest } = resultLineOf({ ...page, ...(nearest && { nearest }) }, request, '4820 Bad Ischl');
  return `${count} ${rest}`.replaceAll('\u00A0', ' ');
};
const lacks = [{ filter: 'radius', text: 'ohne Umkreis' }];

test('adverts that fulfil everything lie within the radius', () => {
  expect(lineOf(undefined)).toBe('1 Anzeige im Umkreis von 10 km um 4820 Bad Ischl');
  expect(lineOf([{ from: 1, lacks }])).toBe('1 Anzeige im Umkreis von 10 km um 4820 Bad Ischl');
});

test('what is shown because none does is called similar, and not said to lie within it', () => {
  expect(lineOf([{ from: 0, lacks }])).toBe('1 ähnliche Anzeige die nächsten zu 4820 Bad Ischl zuerst');
});

test('similar adverts are counted with those that lack more', () => {
  const items = Array.from({ length: 5 }, () => ({}) as ProductPage['items'][number]);
  const nearest = [
    { from: 0, lacks },
    { from: 1, lacks },
  ];
  expect(resultLineOf({ ...page, items, nearest }, request, null).count).toBe('5 ähnliche Anzeigen');
  expect(resultLineOf({ ...page, items, nearest: [{ from: 1, lacks }] }, request, null).count).toBe('1 Anzeige');
});

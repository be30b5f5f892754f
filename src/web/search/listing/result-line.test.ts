import { expect, test } from 'vitest';
import type { ProductPage } from '#contract/search/products.schemas.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { nearestViewsOf } from './nearest-view.ts';
import { endLineOf, resultLineOf } from './result-line.ts';

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

const items = Array.from({ length: 5 }, () => ({}) as ProductPage['items'][number]);

test('similar adverts are counted with those that lack more', () => {
  const similarOnly: ProductPage = {
    ...page,
    items,
    nearest: [
      { from: 0, lacks },
      { from: 1, lacks },
    ],
  };
  expect(resultLineOf(similarOnly, request, null).count).toBe('5 ähnliche Anzeigen');
  expect(endLineOf(similarOnly)).toBe('5 ähnliche Anzeigen');
});

test('and apart from those that fulfil everything', () => {
  const both: ProductPage = { ...page, items, nearest: [{ from: 1, lacks }] };
  expect(resultLineOf(both, request, null).count).toBe('1 Anzeige');
  expect(endLineOf(both)).toBe('1 Anzeige und 4 ähnliche');
  expect(endLineOf({ ...page, items })).toBeNull();
});

test('each group of similar ones says what it lacks, unless the one before said the same', () => {
  const nearest = [
    [0, 'nicht genau „2000 srm“'],
    [1, 'nicht genau „2000 srm“'],
    [6, 'ohne „Fichte“'],
  ] as const;
  const views = nearestViewsOf(
    { ...page, nearest: nearest.map(([from, text]) => ({ from, lacks: [{ text }] })) },
    request,
    null,
  );
  expect(views).toEqual([
    { from: 0, text: 'Genau das gibt es gerade nicht. Ähnlich, nicht genau „2000 srm“:' },
    { from: 6, text: 'Ähnlich, ohne „Fichte“:' },
  ]);
});

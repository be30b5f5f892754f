import { expect, test } from 'vitest';
import type { ProductPage } from '#contract/search/products.schemas.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { nearestViewsOf } from './nearest-view.ts';

const request: SearchRequest = { page: 0, size: 24, sorting: { sortBy: 'RELEVANCE', sortDesc: true } };
const page: ProductPage = { items: [], page: 0, size: 0, pageSize: 24, totalElements: 1, totalPages: 1 };
const viewsOf = (nearest: [number, string][]) =>
  nearestViewsOf({ ...page, nearest: nearest.map(([from, text]) => ({ from, lacks: [{ text }] })) }, request, null);

test('each group of the nearest says what it lacks, unless the one before said the same', () => {
  expect(
    viewsOf([
      [0, 'nicht genau „2000 srm“'],
      [1, 'nicht genau „2000 srm“'],
      [6, 'ohne „Fichte“'],
    ]),
  ).toEqual([
    { from: 0, text: 'Genau das gibt es gerade nicht. Ähnlich, nicht genau „2000 srm“:' },
    { from: 6, text: 'Ähnlich, ohne „Fichte“:' },
  ]);
});

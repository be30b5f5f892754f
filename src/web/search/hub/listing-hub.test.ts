import { expect, test } from 'vitest';
import type { ProductPage } from '#contract/search/products.schemas.ts';
import { apiAnswering } from '#test/sample-page.ts';
import { loadHub } from './listing-hub.ts';

const STYRIA = 6;
const TYROL = 7;
const LOWER_AUSTRIA = 3;
const counts = [
  {
    category: 'FIREWOOD',
    count: 40,
    federalStates: [
      { id: STYRIA, count: 12 },
      { id: TYROL, count: 5 },
      { id: LOWER_AUSTRIA, count: 23 },
    ],
    woodTypes: [{ id: 20, count: 30 }],
    serviceCategories: [],
  },
];

/** Answers like a marketplace whose cheapest and dearest offer are the given ones, in cents per rm. */
const apiWith = (low: number | null, high: number | null) =>
  apiAnswering((operation, input) => {
    if (operation === 'listSitemapCounts') return counts;
    const price = JSON.stringify(input).includes('"sortDesc":true') ? high : low;
    const items = price === null ? [] : [{ unit: 'RM', pricePerUnitInCents: price }];
    return { items, totalElements: items.length };
  });

const pageOf = (totalElements: number): ProductPage => ({
  page: 0,
  items: [],
  pageSize: 24,
  totalPages: 1,
  totalElements,
  size: 0,
});
const styria = { category: 'brennholz', param: 'steiermark' };
const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u00a0', ' ');

test('the hub of a state says how many there are and what they cost, and leads to its neighbours only', async () => {
  const title = 'Brennholz in der Steiermark';
  const hub = await loadHub(apiWith(6_200, 20_700), { path: styria, title, page: pageOf(12) });
  expect(plain(hub?.sentence)).toBe('Brennholz in der Steiermark: 12 Anzeigen, € 62 bis 207 je rm.');
  expect(hub?.groups[0]?.links).toEqual([
    { label: 'Niederösterreich', href: '/kaufen-verkaufen/brennholz/niederoesterreich', count: '23' },
  ]);
  expect(hub?.groups[1]?.links[0]).toMatchObject({ count: '30' });
});

test('the hub of a category leads to every state that has adverts, the fullest first', async () => {
  const path = { category: 'brennholz', param: undefined };
  const hub = await loadHub(apiWith(9_000, 9_000), { path, title: 'Brennholz', page: pageOf(40) });
  expect(plain(hub?.sentence)).toBe('Brennholz: 40 Anzeigen, € 90 je rm.');
  expect(hub?.groups[0]?.links.map(({ label }) => label)).toEqual(['Niederösterreich', 'Steiermark', 'Tirol']);
});

test('without a price in the usual unit nothing is said of prices', async () => {
  const hub = await loadHub(apiWith(null, null), { path: styria, title: 'Brennholz', page: pageOf(1) });
  expect(hub?.sentence).toBe('Brennholz: 1 Anzeige.');
});

test('nothing is a hub of nothing', async () => {
  expect(await loadHub(apiWith(1, 2), { path: styria, title: 'Brennholz', page: pageOf(0) })).toBeNull();
  const all = { category: undefined, param: undefined };
  expect(await loadHub(apiWith(1, 2), { path: all, title: 'Holz kaufen', page: pageOf(9) })).toBeNull();
});

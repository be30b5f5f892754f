import { beforeAll, expect, it } from 'vitest';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type AdvertWishes, TEST_NOW, dataOf, insertAdvert } from '#test/factories.ts';
import { strictHits } from '#test/strict-hits.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { searchAdverts } from './search.service.ts';

let db: Db;
const search = (more: Partial<SearchRequest>) =>
  searchAdverts(
    { db, clock: () => TEST_NOW },
    { page: 0, size: 24, sorting: { sortBy: 'CREATED_AT', sortDesc: true }, ...more },
  );
const hits = async (more: Partial<SearchRequest>) => strictHits(await search(more)).map(({ title }) => title);
const titlesOf = async (more: Partial<SearchRequest>) => (await hits(more)).toSorted();

beforeAll(async () => {
  db = await createTestDatabase();
  const firewood = (title: string, more: Omit<AdvertWishes, 'category' | 'data'>) =>
    insertAdvert(db, { title, ...more, category: 'FIREWOOD', data: dataOf('FIREWOOD') });
  await firewood('Buche um neunzig', { pricePerUnitInCents: 9_000 });
  await firewood('Buche um fünfzig', { pricePerUnitInCents: 5_000 });
  await firewood('Abschnitte geschenkt', { pricePerUnitInCents: 0 });
  await firewood('Scheiter lose geschenkt', { pricePerUnitInCents: 0, unit: 'SRM' });
  await firewood('Scheiter lose', { pricePerUnitInCents: 3_000, unit: 'SRM' });
  await firewood('Gratis auf Anfrage', { pricePerUnitInCents: null });
  await firewood('Posten im Ganzen', { pricePerUnitInCents: null, priceTotalInCents: 9_000 });
  await insertAdvert(db, { title: 'Stamm geschenkt', category: 'LOGS', data: dataOf('LOGS'), pricePerUnitInCents: 0 });
});

it.each([
  'Brennholz gratis',
  'Brennholz zu verschenken',
  'Brennholz geschenkt',
  'verschenke Brennholz',
  'Brennholz 0 €',
])('finds what costs nothing, in any unit and without prices on request, by "%s"', async (searchTerm) => {
  expect(await titlesOf({ searchTerm })).toEqual(['Abschnitte geschenkt', 'Scheiter lose geschenkt']);
});

it('says nothing of prices in total where gifts are asked for', async () => {
  expect((await search({ searchTerm: 'zu verschenken' })).notes ?? []).toEqual([]);
});

it('finds gifts of all categories', async () => {
  expect(await titlesOf({ searchTerm: 'zu verschenken' })).toEqual([
    'Abschnitte geschenkt',
    'Scheiter lose geschenkt',
    'Stamm geschenkt',
  ]);
  expect(await titlesOf({ category: 'FIREWOOD', unit: 'SRM', priceMaxInCents: 0 })).toEqual([
    'Abschnitte geschenkt',
    'Scheiter lose geschenkt',
  ]);
});

it('lists gifts of every unit before all prices, and behind them the other way round', async () => {
  const sorted = (sortDesc: boolean) => hits({ category: 'FIREWOOD', sorting: { sortBy: 'PRICE', sortDesc } });
  const upwards = await sorted(false);
  expect(upwards.slice(0, 2).toSorted()).toEqual(['Abschnitte geschenkt', 'Scheiter lose geschenkt']);
  expect(upwards.slice(2, 4)).toEqual(['Buche um fünfzig', 'Buche um neunzig']);
  expect(upwards.slice(4).toSorted()).toEqual(['Gratis auf Anfrage', 'Posten im Ganzen', 'Scheiter lose']);
  const downwards = await sorted(true);
  expect(downwards.slice(0, 2)).toEqual(['Buche um neunzig', 'Buche um fünfzig']);
  expect(downwards.slice(2, 4).toSorted()).toEqual(['Abschnitte geschenkt', 'Scheiter lose geschenkt']);
});

it('is within a price range that begins at nothing, per unit and in total, and no price on request', async () => {
  const range = { category: 'FIREWOOD', priceMaxInCents: 6_000 } as const;
  expect(await titlesOf(range)).toEqual(['Abschnitte geschenkt', 'Buche um fünfzig']);
  expect(await titlesOf({ ...range, priceMinInCents: 1 })).toEqual(['Buche um fünfzig']);
  expect(await titlesOf({ category: 'FIREWOOD', pricingType: 'TOTAL', priceMaxInCents: 10_000 })).toEqual([
    'Abschnitte geschenkt',
    'Posten im Ganzen',
    'Scheiter lose geschenkt',
  ]);
  expect(await titlesOf({ category: 'FIREWOOD', pricingType: 'ON_REQUEST' })).toEqual(['Gratis auf Anfrage']);
});

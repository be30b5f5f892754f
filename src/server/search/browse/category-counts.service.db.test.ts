import { beforeAll, expect, it } from 'vitest';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import { TEST_NOW, dataOf, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { countCategories } from './category-counts.service.ts';

const UPPER_AUSTRIA = 4;
const STYRIA = 6;

let db: Db;
const countOf = async (category: CategoryCode, federalStateId: number | null = null) => {
  const counted = await countCategories({ db, clock: () => TEST_NOW }, federalStateId);
  return counted.find((row) => row.category === category);
};

beforeAll(async () => {
  db = await createTestDatabase();
  const heatPrices = [5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9];
  for (const [index, heatPrice] of heatPrices.entries()) {
    await insertAdvert(db, {
      title: `Buche ${index}`,
      category: 'FIREWOOD',
      data: dataOf('FIREWOOD', { woodTypeIds: [20] }),
      pricePerUnitInCents: 9_000 + index * 500,
      heatPrice,
      federalStateId: index < 2 ? STYRIA : UPPER_AUSTRIA,
    });
  }
  await insertAdvert(db, {
    title: 'Buche geschenkt',
    category: 'FIREWOOD',
    data: dataOf('FIREWOOD'),
    pricePerUnitInCents: 0,
  });
  await insertAdvert(db, {
    title: 'Buche lose',
    category: 'FIREWOOD',
    data: dataOf('FIREWOOD'),
    pricePerUnitInCents: 4_000,
    unit: 'SRM',
  });
});

it('counts the adverts of a category everywhere and in one federal state', async () => {
  expect((await countOf('FIREWOOD'))?.count).toBe(11);
  expect((await countOf('FIREWOOD', STYRIA))?.count).toBe(2);
  expect((await countOf('PELLETS'))?.count).toBe(0);
});

it('names the lowest price in the usual unit, not that of a smaller unit or of a gift', async () => {
  expect(await countOf('FIREWOOD')).toMatchObject({ unit: 'RM', minimumPriceInCents: 9_000 });
  expect((await countOf('LOGS'))?.minimumPriceInCents).toBeNull();
});

it('names the middle of nine heat prices and keeps quiet about two', async () => {
  expect((await countOf('FIREWOOD'))?.heatPriceMedianInCents).toBe(7);
  expect((await countOf('FIREWOOD', STYRIA))?.heatPriceMedianInCents).toBeNull();
});

import { beforeAll, expect, it } from 'vitest';
import type { Db } from '#server/platform/database/database.ts';
import { dataOf, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { countForSitemap } from './sitemap-counts.service.ts';

const UPPER_AUSTRIA = 4;
const STYRIA = 6;
const BEECH = 20;

let db: Db;
const countsOf = async (category: string) => (await countForSitemap(db)).find((row) => row.category === category);

beforeAll(async () => {
  db = await createTestDatabase();
  for (const federalStateId of [STYRIA, STYRIA, UPPER_AUSTRIA]) {
    await insertAdvert(db, {
      title: 'Buche 33 cm',
      category: 'FIREWOOD',
      data: dataOf('FIREWOOD', { woodTypeIds: [BEECH] }),
      federalStateId,
    });
  }
  await insertAdvert(db, {
    title: 'Scheiter gemischt',
    category: 'FIREWOOD',
    data: dataOf('FIREWOOD'),
    federalStateId: STYRIA,
  });
});

it('counts a category as a whole, per federal state and per wood type', async () => {
  expect(await countsOf('FIREWOOD')).toEqual({
    category: 'FIREWOOD',
    count: 4,
    federalStates: [
      { id: UPPER_AUSTRIA, count: 1 },
      { id: STYRIA, count: 3 },
    ],
    woodTypes: [{ id: BEECH, count: 3 }],
    serviceCategories: [],
  });
});

it('names a category without adverts with zero and nothing below it', async () => {
  expect(await countsOf('PELLETS')).toEqual({
    category: 'PELLETS',
    count: 0,
    federalStates: [],
    woodTypes: [],
    serviceCategories: [],
  });
});

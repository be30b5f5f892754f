import { expect, it } from 'vitest';
import { TEST_NOW, dataOf, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { searchAdverts } from '#server/search/search.service.ts';

it('fills up the three nearest misses from beyond the first radius that helps', async () => {
  const db = await createTestDatabase();
  const PLACES = [
    ['Amstetten', { latitude: 48.12, longitude: 14.87 }],
    ['Wels', { latitude: 48.16, longitude: 14.03 }],
    ['Graz', { latitude: 47.07, longitude: 15.44 }],
    ['Innsbruck', { latitude: 47.27, longitude: 11.4 }],
  ] as const;
  for (const [title, at] of PLACES) {
    await insertAdvert(db, {
      title,
      category: 'FIREWOOD',
      data: dataOf('FIREWOOD', { woodTypeIds: [20], lengthInCm: 33 }),
      pricePerUnitInCents: 12_000,
      at,
    });
  }
  const page = await searchAdverts(
    { db, clock: () => TEST_NOW },
    {
      page: 0,
      size: 24,
      category: 'FIREWOOD',
      unit: 'RM',
      priceMaxInCents: 11_000,
      radiusInKm: 10,
      sorting: { sortBy: 'DISTANCE', sortDesc: false, postalCode: '4020', countryCode: 'AT' },
    },
    { wantsHelp: true },
  );
  expect(page.help?.leaveOut).toMatchObject([{ filter: 'REQUEST_RANGE PRICE 11000', radiusInKm: 25, count: 1 }]);
  expect(page.help?.misses.map(({ advert, filters }) => [advert.title, ...filters])).toEqual(
    ['Wels', 'Amstetten', 'Graz'].map((title) => [title, 'REQUEST_RANGE PRICE 11000', 'SINGLE radiusInKm 10']),
  );
});

it('keeps the wood of what is carved, sawn where no log of it is there', async () => {
  const db = await createTestDatabase();
  const [LINDE, BUCHE] = [33, 20];
  await insertAdvert(db, {
    title: 'Linde Bohlen 80 mm',
    category: 'SAWN_WOOD',
    data: dataOf('SAWN_WOOD', { woodTypeId: LINDE, thicknessInMm: 80 }),
  });
  await insertAdvert(db, {
    title: 'Buche Bloch',
    category: 'LOGS',
    data: dataOf('LOGS', { woodTypeId: BUCHE, diameterInCm: 50 }),
  });
  const { items } = await searchAdverts(
    { db, clock: () => TEST_NOW },
    {
      page: 0,
      size: 24,
      searchTerm: 'Linde 50 cm Durchmesser zum Schnitzen',
      sorting: { sortBy: 'RELEVANCE', sortDesc: true },
    },
    { wantsHelp: true },
  );
  expect(items[0]?.title).toBe('Linde Bohlen 80 mm');
});

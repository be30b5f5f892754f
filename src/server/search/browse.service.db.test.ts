import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/platform/database.ts';
import { TEST_NOW, type TestAdvert, dataOf, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { countByState, listForSitemap, listSitemapParts, newestAdverts, similarAdverts } from './browse.service.ts';

const AMSTETTEN = { latitude: 48.12, longitude: 14.87 };
const BREGENZ = { latitude: 47.5, longitude: 9.75 };

describe('browsing', () => {
  let db: Db;
  let beech: TestAdvert;
  const context = () => ({ db, clock: () => TEST_NOW });

  beforeAll(async () => {
    db = await createTestDatabase();
    const firewood = (
      title: string,
      woodTypeId: number,
      at: typeof AMSTETTEN,
      more: { price?: number; federalStateId?: number; ageInMs?: number } = {},
    ) =>
      insertAdvert(db, {
        title,
        category: 'FIREWOOD',
        data: dataOf('FIREWOOD', { woodTypeIds: [woodTypeId] }),
        at,
        pricePerUnitInCents: more.price ?? 12_000,
        federalStateId: more.federalStateId ?? 3,
        publishedAt: new Date(TEST_NOW.getTime() - (more.ageInMs ?? 1_000)),
      });
    beech = await firewood('Buche hier', 20, AMSTETTEN);
    await firewood('Buche daneben', 20, AMSTETTEN, { price: 11_000, ageInMs: 900_000 });
    await firewood('Fichte daneben', 1, AMSTETTEN, { price: 7_000, ageInMs: 800_000 });
    await firewood('Buche in Bregenz', 20, BREGENZ, { federalStateId: 8, ageInMs: 10 });
    await insertAdvert(db, {
      title: 'Pellets lose',
      category: 'PELLETS',
      data: dataOf('PELLETS'),
      at: AMSTETTEN,
      pricePerUnitInCents: null,
    });
  });

  it('offers the same wood nearby before other wood nearby before the same wood far away', async () => {
    const titles = (await similarAdverts(context(), beech.key)).map((item) => item.title);
    expect(titles).toEqual(['Buche daneben', 'Fichte daneben', 'Buche in Bregenz']);
  });

  it('shows what is new around a postcode first and fills up from elsewhere', async () => {
    const near = (await newestAdverts(context(), { postalCode: '3300', category: 'FIREWOOD' })).map(
      (item) => item.title,
    );
    expect(near).toEqual(['Buche hier', 'Fichte daneben', 'Buche daneben', 'Buche in Bregenz']);
    const inVorarlberg = await newestAdverts(context(), { federalStateId: 8 });
    expect(inVorarlberg.map((item) => item.title)).toEqual(['Buche in Bregenz']);
  });

  it('counts by federal state', async () => {
    expect(await countByState(db)).toContainEqual({ category: 'FIREWOOD', federalStateId: 8, count: 1 });
    expect(await countByState(db)).toContainEqual({ category: 'FIREWOOD', federalStateId: 3, count: 3 });
  });

  it('walks every advert once for the sitemap, in parts of equal size', async () => {
    const starts = await listSitemapParts(db, 2);
    expect(starts).toHaveLength(3);
    const parts = await Promise.all(starts.map((start) => listForSitemap(context(), start, 2)));
    expect(parts.map((part) => part.length)).toEqual([2, 2, 1]);
    expect(new Set(parts.flat().map((row) => row.slug)).size).toBe(5);
  });
});

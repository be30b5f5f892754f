import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/platform/database/database.ts';
import { TEST_NOW, dataOf, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { listForSitemap, listSitemapParts } from './browse.service.ts';

const AMSTETTEN = { latitude: 48.12, longitude: 14.87 };
const BREGENZ = { latitude: 47.5, longitude: 9.75 };

describe('browsing', () => {
  let db: Db;
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
    await firewood('Buche hier', 20, AMSTETTEN);
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

  it('has every advert once in the parts of the sitemap, each with its latest change', async () => {
    const parts = await listSitemapParts(context(), 2);
    const rows = await Promise.all(parts.map(({ number }) => listForSitemap(context(), number, 2)));
    expect(rows.every((part) => part.length > 0 && part.length <= 2)).toBe(true);
    expect(new Set(rows.flat().map((row) => row.slug)).size).toBe(5);
    const latest = rows.map((part) => Math.max(...part.map((row) => row.updated_at.getTime())));
    expect(parts.map((part) => part.changed_at.getTime())).toEqual(latest);
  });

  it('leaves an advert in its part when earlier ones go', async () => {
    const before = await listSitemapParts(context(), 3);
    const [first, last] = [before[0]?.number ?? 0, before.at(-1)?.number ?? 0];
    const slugs = (await listForSitemap(context(), last, 3)).map((row) => row.slug);
    await db
      .deleteFrom('search_docs')
      .where('id', '<', (first + 1) * 3)
      .execute();
    expect((await listForSitemap(context(), last, 3)).map((row) => row.slug)).toEqual(slugs);
    expect(await listForSitemap(context(), first, 3)).toEqual([]);
  });
});

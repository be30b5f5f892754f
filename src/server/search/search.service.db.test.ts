import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import { TEST_NOW, type TestAdvert, dataOf, insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { indexAdverts, indexAdvertsOfUser, removeExpired } from './indexing/search-index.service.ts';
import { strictHits, strictTotal } from '#test/strict-hits.ts';
import { searchAdverts } from './search.service.ts';

const AMSTETTEN = { latitude: 48.12, longitude: 14.87 };
const LINZ = { latitude: 48.31, longitude: 14.29 };
const GRAZ = { latitude: 47.07, longitude: 15.44 };

const request = (more: Partial<SearchRequest> = {}): SearchRequest => ({
  page: 0,
  size: 24,
  sorting: { sortBy: 'RELEVANCE', sortDesc: false },
  ...more,
});

describe('searchAdverts', () => {
  let db: Db;
  const context = () => ({ db, clock: () => TEST_NOW });
  const titlesOf = async (more: Partial<SearchRequest>) =>
    strictHits(await searchAdverts(context(), request(more))).map((item) => item.title);
  let beech: TestAdvert;

  beforeAll(async () => {
    db = await createTestDatabase();
    beech = await insertAdvert(db, {
      title: 'Buchenbrennholz ofenfertig',
      category: 'FIREWOOD',
      data: dataOf('FIREWOOD', {
        woodTypeIds: [20],
        lengthInCm: 33,
        dryingState: 'LUFTTROCKEN',
        deliveryIsPossible: true,
      }),
      pricePerUnitInCents: 12_000,
      heatPrice: 6.4,
      at: AMSTETTEN,
      contact: { phoneNumber: '+43 660 1234567', email: 'geheim@example.at' },
      deliveryBands: [{ upToKm: 60, amountInCents: 5_000, per: 'TRIP' }],
      hasImage: true,
    });
    await insertAdvert(db, {
      title: 'Fichtenscheiter 1 m',
      category: 'FIREWOOD',
      data: dataOf('FIREWOOD', { woodTypeIds: [1], lengthInCm: 100, dryingState: 'WALDFRISCH' }),
      pricePerUnitInCents: 7_000,
      heatPrice: 5.9,
      at: LINZ,
      postalCode: '4020',
      city: 'Linz',
      federalStateId: 4,
    });
    await insertAdvert(db, {
      title: 'Lärchenbretter 24 mm',
      category: 'SAWN_WOOD',
      data: dataOf('SAWN_WOOD', { woodTypeId: 6, minThicknessInMm: 20, maxThicknessInMm: 30 }),
      pricePerUnitInCents: null,
      at: GRAZ,
      postalCode: '8010',
      city: 'Graz',
      federalStateId: 6,
    });
  });

  it('finds a compound by its parts, and its parts by the compound', async () => {
    expect(await titlesOf({ searchTerm: 'Buche' })).toContain('Buchenbrennholz ofenfertig');
    expect(await titlesOf({ searchTerm: 'Lärchenholz Bretter' })).toEqual(['Lärchenbretter 24 mm']);
  });

  it('reads a search line into filters and says so', async () => {
    const page = await searchAdverts(context(), request({ searchTerm: '33er Buche 4020' }));
    expect(strictHits(page).map((item) => item.title)).toEqual(['Buchenbrennholz ofenfertig']);
    expect(page.understood?.map((part) => part.text)).toContain('33er');
    expect(page.items[0]?.distance).toBeGreaterThan(40);
    expect(page.items[0]?.distance).toBeLessThan(55);
  });

  it('never answers with exact places, streets or contact data', async () => {
    const text = JSON.stringify(await searchAdverts(context(), request()));
    expect(text).not.toMatch(/1234567|geheim@|Geheimgasse|48\.1323|14\.8823/);
    expect(text).toContain('48.12');
  });

  it('sorts by price within the unit and puts adverts without a price behind', async () => {
    expect(await titlesOf({ category: 'FIREWOOD', sorting: { sortBy: 'PRICE', sortDesc: false } })).toEqual([
      'Fichtenscheiter 1 m',
      'Buchenbrennholz ofenfertig',
    ]);
  });

  it('calculates the price with delivery for sellers that come', async () => {
    const page = await searchAdverts(
      context(),
      request({
        category: 'FIREWOOD',
        quantityMin: 6,
        sorting: { sortBy: 'DELIVERED_PRICE', sortDesc: false, postalCode: '4020' },
      }),
    );
    expect(page.items.map((item) => [item.title, item.deliveredPriceInCents])).toEqual([]);
    const without = await searchAdverts(
      context(),
      request({ category: 'FIREWOOD', sorting: { sortBy: 'DELIVERED_PRICE', sortDesc: false, postalCode: '4020' } }),
    );
    expect(without.items.map((item) => [item.title, item.deliveredPriceInCents, item.deliveredQuantity])).toEqual([
      ['Buchenbrennholz ofenfertig', 5 * 12_000 + 5_000, 5],
    ]);
  });

  it('refuses to compare prices across categories and says why', async () => {
    await expect(
      searchAdverts(context(), request({ sorting: { sortBy: 'PRICE', sortDesc: false } })),
    ).rejects.toMatchObject({
      status: 422,
      code: 'search.refused',
      errors: [{ path: 'sorting.sortBy' }],
    });
  });

  it.each([
    ['Buche unter 130 Euro', 'Der Preis zählt erst innerhalb einer Kategorie'],
    ['Buche im Umkreis von 30 km', 'Für einen Umkreis brauchen wir einen Ort.'],
  ])('finds "%s" without what only its words ask for and cannot count, and says so', async (searchTerm, note) => {
    const page = await searchAdverts(context(), request({ searchTerm }));
    expect(page.items.map((item) => item.title)).toEqual(['Buchenbrennholz ofenfertig']);
    expect(page.notes?.[0]).toContain(note);
    expect(page.understood?.map(({ text }) => text)).toEqual(['Buche']);
  });

  it('reads a heat price where there is one, and says where there is none', async () => {
    expect(await titlesOf({ searchTerm: 'Holz unter 6 cent pro kwh' })).toEqual(['Fichtenscheiter 1 m']);
    expect(await titlesOf({ searchTerm: 'Buche trocken unter 7 ct/kWh' })).toEqual(['Buchenbrennholz ofenfertig']);
    const page = await searchAdverts(context(), request({ searchTerm: 'Bretter unter 7 ct/kWh' }));
    expect(page.items.map((item) => item.title)).toEqual(['Lärchenbretter 24 mm']);
    expect(page.notes).toEqual(['In dieser Kategorie gibt es keinen Wärmepreis.']);
    expect(page.understood?.map(({ text }) => text)).toEqual(['Bretter']);
  });

  it('says a trade term as it was typed, not as the category that it implies', async () => {
    const page = await searchAdverts(context(), request({ searchTerm: 'Bretter sägerau' }));
    expect(page.understood?.map(({ label }) => label)).toEqual(['Bretter', 'sägerau']);
  });

  it('finds a thickness within ten percent', async () => {
    expect(await titlesOf({ searchTerm: 'Lärche 32mm' })).toEqual(['Lärchenbretter 24 mm']);
    expect(await titlesOf({ searchTerm: 'Schnittholz 40mm' })).not.toContain('Lärchenbretter 24 mm');
  });

  it('does not take a price on request for given away', async () => {
    const page = await searchAdverts(context(), request({ searchTerm: 'Holz gratis' }));
    expect(page.understood?.map(({ text }) => text)).toEqual(['gratis']);
    expect(page.totalElements).toBe(0);
  });

  it('compares in the usual unit where the words name a category that the chosen one does not go with', async () => {
    const page = await searchAdverts(context(), request({ searchTerm: 'Brennholz', unit: 'LFM' }));
    expect(page.totalElements).toBe(2);
    expect(page.notes).toEqual(['Diese Einheit gibt es in der Kategorie nicht, wir vergleichen in der üblichen.']);
  });

  it('drops a word that no advert holds, and says so', async () => {
    const page = await searchAdverts(context(), request({ searchTerm: 'Buche Sonnenliege 33 cm' }));
    expect(page.items.map((item) => item.title)).toEqual(['Buchenbrennholz ofenfertig', 'Fichtenscheiter 1 m']);
    expect(page.nearest?.map(({ from, lacks }) => [from, ...lacks.map(({ text }) => text)])).toEqual([
      [0, 'ohne „Sonnenliege“'],
      [1, 'ohne „33 cm“', 'ohne „Buche“', 'ohne „Sonnenliege“'],
    ]);
    expect(page.totalElements).toBe(1);
  });

  it('finds nothing where nothing fits, and says which filter to leave out', async () => {
    const filters = { category: 'PELLETS', searchTerm: 'Gartenlaube' } as const;
    const page = await searchAdverts(context(), request(filters), { wantsHelp: true });
    expect([page.totalElements, page.items, page.nearest]).toEqual([0, [], undefined]);
    expect(page.help?.category).toEqual({ count: 0, isEstimate: false });
  });

  it('says which filter to leave out, and how much the category holds', async () => {
    const filters = { category: 'FIREWOOD', imageExists: true, categoryData: { woodTypeIds: [1] } } as const;
    const page = await searchAdverts(context(), request({ ...filters, categoryData: { woodTypeIds: [1] } }), {
      wantsHelp: true,
    });
    expect(page.help?.leaveOut.map(({ filter, count }) => [filter, count])).toEqual([
      ['ID woodTypeIds 1', 1],
      ['SINGLE imageExists true', 1],
    ]);
    expect(page.help?.category).toEqual({ count: 2, isEstimate: false });
  });

  it('gives up two filters at once where none alone helps, and lists what nearly fits', async () => {
    const filters = { category: 'FIREWOOD', unit: 'RM', priceMaxInCents: 11_000, imageExists: true } as const;
    const page = await searchAdverts(context(), request({ ...filters, categoryData: { woodTypeIds: [1] } }), {
      wantsHelp: true,
    });
    expect(page.help?.leaveOut.map(({ filter }) => filter)).toContain('SINGLE imageExists true');
    const categoryData = { woodTypeIds: [20], lengthMinInCm: 90 };
    const strict = request({ ...filters, withoutReserved: true, categoryData });
    const none = await searchAdverts(context(), strict, { wantsHelp: true });
    expect(none.help?.leaveOut).toEqual([
      { filter: 'ID woodTypeIds 20', andFilter: 'SINGLE imageExists true', count: 1, isEstimate: false },
      { filter: 'DATA_RANGE LENGTH 90', andFilter: 'REQUEST_RANGE PRICE 11000', count: 1, isEstimate: false },
    ]);
    expect(none.help?.misses.map(({ advert, filters: lacked }) => [advert.title, ...lacked])).toEqual([
      ['Fichtenscheiter 1 m', 'ID woodTypeIds 20', 'SINGLE imageExists true'],
      ['Buchenbrennholz ofenfertig', 'DATA_RANGE LENGTH 90', 'REQUEST_RANGE PRICE 11000'],
    ]);
  });

  it('lists what lies just outside the radius, without those that answer for words', async () => {
    const sorting = { sortBy: 'DISTANCE', sortDesc: false, postalCode: '4020', countryCode: 'AT' } as const;
    const filters = { category: 'FIREWOOD', radiusInKm: 10, sorting } as const;
    const page = await searchAdverts(context(), request({ ...filters, categoryData: { woodTypeIds: [20] } }), {
      wantsHelp: true,
    });
    expect(page.help?.misses.map(({ advert, filters: lacked }) => [advert.title, ...lacked])[0]).toEqual([
      'Buchenbrennholz ofenfertig',
      'SINGLE radiusInKm 10',
    ]);
    const silent = await searchAdverts(context(), request({ ...filters, categoryData: { woodTypeIds: [20] } }));
    expect(silent.help).toBeUndefined();
  });

  it('measures from the place beside a search unless its words name one', async () => {
    const fallbackPlace = { postalCode: '8010', countryCode: 'AT' };
    const sorting = { sortBy: 'RELEVANCE', sortDesc: true } as const;
    const distanceOf = async (searchTerm: string) =>
      (await searchAdverts(context(), request({ searchTerm, sorting }), { fallbackPlace })).items[0]?.distance ?? -1;
    expect(await distanceOf('Fichtenscheiter')).toBeGreaterThan(100);
    expect(await distanceOf('Fichtenscheiter Linz')).toBeLessThan(5);
    const named = await searchAdverts(context(), request({ searchTerm: 'Fichtenscheiter Sopron', sorting }), {
      fallbackPlace,
    });
    expect(named.reading).toEqual({
      place: { postalCode: '9400', countryCode: 'HU', name: 'Sopron', text: 'Sopron' },
      category: 'FIREWOOD',
    });
  });

  it('reads "geliefert" as delivery to the place of the search', async () => {
    expect(await titlesOf({ searchTerm: 'Brennholz geliefert nach Linz' })).toEqual(['Buchenbrennholz ofenfertig']);
    expect(await titlesOf({ searchTerm: 'Brennholz geliefert nach Bad Ischl' })).toEqual([]);
    expect(await titlesOf({ searchTerm: 'Brennholz geliefert' })).toEqual(['Buchenbrennholz ofenfertig']);
    const far = { fallbackPlace: { postalCode: '6020', countryCode: 'AT' } };
    const page = await searchAdverts(context(), request({ searchTerm: 'Brennholz zugestellt' }), far);
    expect(strictTotal(page)).toBe(0);
    expect(page.nearest?.[0]?.lacks).toEqual([{ words: 'zugestellt', text: 'ohne „zugestellt“' }]);
  });

  it('refuses a radius without a place and an unknown postcode at their fields', async () => {
    await expect(searchAdverts(context(), request({ radiusInKm: 50 }))).rejects.toMatchObject({
      errors: [{ path: 'radiusInKm' }],
    });
    const sorting = { sortBy: 'DISTANCE', sortDesc: false, postalCode: '0000' } as const;
    await expect(searchAdverts(context(), request({ sorting }))).rejects.toMatchObject({
      errors: [{ path: 'sorting.postalCode' }],
    });
  });

  it('names the radius that would find something', async () => {
    const sorting = { sortBy: 'DISTANCE', sortDesc: false, postalCode: '5020' } as const;
    const page = await searchAdverts(context(), request({ category: 'FIREWOOD', radiusInKm: 10, sorting }));
    expect(page.totalElements).toBe(0);
    expect(page.notes?.[0]).toBe('Im Umkreis von 10 km gibt es nichts, bis 200 km 2 Anzeigen.');
  });

  it('corrects a mistyped word when nothing is found otherwise', async () => {
    const page = await searchAdverts(context(), request({ searchTerm: 'Brettre' }));
    expect(page.items.map((item) => item.title)).toEqual(['Lärchenbretter 24 mm']);
    expect(page.corrections).toMatchObject([{ typed: 'Brettre', meant: 'Bretter', isApplied: true }]);
  });

  it.each([
    ['Lärchnschnitthloz', 'Lärchenschnittholz'],
    ['Lerchenbrehtter', 'Lerchenbretter'],
  ])('corrects a mistyped part of a compound: %s', async (typed, meant) => {
    const page = await searchAdverts(context(), request({ searchTerm: typed }));
    expect(page.items.map((item) => item.title)).toEqual(['Lärchenbretter 24 mm']);
    expect(page.corrections).toMatchObject([{ typed, meant, isApplied: true }]);
  });

  it('shows a publication at once and takes a pause or an end out at once', async () => {
    expect(await titlesOf({ searchTerm: 'Zirbenstube' })).toEqual([]);
    const fresh = await insertAdvert(db, {
      title: 'Zirbenstube aus Altholz',
      category: 'SAWN_WOOD',
      data: dataOf('SAWN_WOOD'),
    });
    expect(await titlesOf({ searchTerm: 'Zirbenstube' })).toEqual(['Zirbenstube aus Altholz']);
    await db.updateTable('adverts').set({ status: 'INACTIVE' }).where('id', '=', fresh.key).execute();
    await indexAdverts(db, [fresh.key], TEST_NOW);
    expect(await titlesOf({ searchTerm: 'Zirbenstube' })).toEqual([]);
  });

  it('never shows expired adverts, before and after the sweeper came by', async () => {
    const later = new Date(TEST_NOW.getTime() + 3_600_000);
    await insertAdvert(db, {
      title: 'Gartenzwergsockel Restposten',
      category: 'SAWN_WOOD',
      data: dataOf('SAWN_WOOD'),
      expiresAt: later,
    });
    const search = (now: Date) =>
      searchAdverts({ db, clock: () => now }, request({ searchTerm: 'Gartenzwergsockel', size: 5 }));
    expect((await search(TEST_NOW)).items).toHaveLength(1);
    expect(
      (await searchAdverts({ db, clock: () => later }, request({ searchTerm: 'Gartenzwergsockel', size: 6 }))).items,
    ).toHaveLength(0);
    expect(await removeExpired(db, later)).toBe(1);
    expect((await search(TEST_NOW)).items).toHaveLength(0);
  });

  it('takes all adverts of a blocked user out and brings them back', async () => {
    const user = await insertUser(db);
    await insertAdvert(db, { user, title: 'Elsbeerbohle', category: 'SAWN_WOOD', data: dataOf('SAWN_WOOD') });
    await db.updateTable('users').set({ blocked_at: TEST_NOW }).where('id', '=', user.key).execute();
    await indexAdvertsOfUser(db, user.key, TEST_NOW);
    expect(await titlesOf({ userId: user.id })).toEqual([]);
    await db.updateTable('users').set({ blocked_at: null }).where('id', '=', user.key).execute();
    await indexAdvertsOfUser(db, user.key, TEST_NOW);
    expect(await titlesOf({ userId: user.id })).toEqual(['Elsbeerbohle']);
  });

  it('finds nothing of a stranger id and takes hostile words as words', async () => {
    expect(await titlesOf({ userId: '00000000-0000-7000-8000-000000000000' })).toEqual([]);
    for (const searchTerm of [
      "' or 1=1; drop table adverts; --",
      '%_\\',
      '& | ! <-> :*',
      '((((',
      '"',
      '\u2028',
      'a'.repeat(200),
    ]) {
      await expect(titlesOf({ searchTerm })).resolves.toBeInstanceOf(Array);
    }
    expect((await titlesOf({ userId: beech.user.id }))[0]).toBe('Buchenbrennholz ofenfertig');
  });

  it('finds once for all who mean the same, and tells each the distance from where they are', async () => {
    const newestFrom = (postalCode: string, searchTerm: string) =>
      searchAdverts(
        context(),
        request({ searchTerm, sorting: { sortBy: 'CREATED_AT', sortDesc: true, postalCode, countryCode: 'AT' } }),
      );
    const [fromLinz, fromGraz] = await Promise.all([newestFrom('4020', 'Scheiter'), newestFrom('8010', 'SCHEITER')]);
    expect(fromGraz.items.map((item) => item.id)).toEqual(fromLinz.items.map((item) => item.id));
    const distanceOf = (page: typeof fromLinz) =>
      page.items.find((item) => item.title === 'Fichtenscheiter 1 m')?.distance ?? -1;
    expect(distanceOf(fromLinz)).toBeLessThan(5);
    expect(distanceOf(fromGraz)).toBeGreaterThan(100);
  });
});

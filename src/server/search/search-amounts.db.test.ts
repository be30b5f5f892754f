import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type AdvertWishes, TEST_NOW, dataOf, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { strictHits } from '#test/strict-hits.ts';
import { searchAdverts } from './search.service.ts';

const WELS = { latitude: 48.17, longitude: 14.03 };
const FAR = { latitude: 47.07, longitude: 15.44 };
const REACH = { upToKm: 40, amountInCents: 5_000, per: 'TRIP' } as const;

describe('quantities and prices of a search', () => {
  let db: Db;
  const search = (more: Partial<SearchRequest>) =>
    searchAdverts(
      { db, clock: () => TEST_NOW },
      { page: 0, size: 24, sorting: { sortBy: 'CREATED_AT', sortDesc: true }, ...more },
    );
  const titlesOf = async (more: Partial<SearchRequest>) =>
    strictHits(await search(more))
      .map(({ title }) => title)
      .sort();
  const pellets = (title: string, more: Omit<AdvertWishes, 'category' | 'data'>, facts = dataOf('PELLETS')) =>
    insertAdvert(db, { ...more, title, category: 'PELLETS', data: facts, at: WELS });
  const firewood = (title: string, more: Omit<AdvertWishes, 'category' | 'data'>) =>
    insertAdvert(db, { at: WELS, ...more, title, category: 'FIREWOOD', data: dataOf('FIREWOOD') });

  beforeAll(async () => {
    db = await createTestDatabase();
    await pellets('Ware vom Werk', { unit: 'T', unitQuantity: 20, pricePerUnitInCents: 32_000 });
    await pellets('Restmenge', { unit: 'KG', unitQuantity: 4_500, pricePerUnitInCents: 30 });
    await pellets('In Säcken', { unit: 'SACK', unitQuantity: 500, pricePerUnitInCents: 550 });
    await pellets(
      'Auf Palette',
      { unit: 'PAL', pricePerUnitInCents: 40_000 },
      dataOf('PELLETS', { blowInIsPossible: true, deliveryIsPossible: true }),
    );
    const bands = [REACH];
    await firewood('Genug da', { unitQuantity: 40, pricePerUnitInCents: 10_000, deliveryBands: bands });
    await firewood('Erst ab sechs', {
      unitQuantity: 40,
      pricePerUnitInCents: 7_000,
      deliveryBands: [{ ...REACH, minimumQuantity: 6 }],
    });
    await firewood('Nur drei da', { unitQuantity: 3, pricePerUnitInCents: 6_000, deliveryBands: bands });
    await firewood('Mindestens acht', {
      unitQuantity: 40,
      minimumQuantity: 8,
      pricePerUnitInCents: 5_000,
      deliveryBands: bands,
    });
    await firewood('Zu weit weg', { unitQuantity: 40, pricePerUnitInCents: 4_000, deliveryBands: bands, at: FAR });
    await insertAdvert(db, {
      title: 'Hackgut',
      category: 'WOOD_CHIPS',
      data: dataOf('WOOD_CHIPS'),
      unit: 'SRM',
      unitQuantity: 80,
      pricePerUnitInCents: 3_000,
      deliveryBands: bands,
      at: WELS,
    });
    await firewood('Posten im Ganzen', { pricePerUnitInCents: null, priceTotalInCents: 9_000, unitQuantity: 2 });
    await firewood('Preis auf Nachfrage', { pricePerUnitInCents: null });
  });

  it('finds pellets sold by weight as loose, whatever can be blown in', async () => {
    expect(await titlesOf({ searchTerm: 'Pellets lose' })).toEqual(['Restmenge', 'Ware vom Werk']);
    expect(await titlesOf({ searchTerm: 'lose', category: 'PELLETS' })).toEqual(['Restmenge', 'Ware vom Werk']);
    const { facets } = await searchAdverts(
      { db, clock: () => TEST_NOW },
      { page: 0, size: 24, sorting: { sortBy: 'CREATED_AT', sortDesc: true }, category: 'PELLETS' },
      { withFacets: true },
    );
    expect(facets?.find(({ field }) => field === 'isLoose')?.values).toEqual([{ value: true, count: 2 }]);
  });

  it.each(['4000 kg Pellets lose', '4 t Pellets lose', 'Pellets 4.000 kg'])(
    'finds four tonnes by "%s"',
    async (term) => {
      expect(await titlesOf({ searchTerm: term })).toEqual(['Restmenge', 'Ware vom Werk']);
      const tooMuch = term.replace('4', '5');
      expect(await titlesOf({ searchTerm: tooMuch })).toEqual(['Ware vom Werk']);
    },
  );

  describe('ordered by the total to the door', () => {
    const delivered = async (more: Partial<SearchRequest> = {}) => {
      const sorting = { sortBy: 'DELIVERED_PRICE', sortDesc: false, postalCode: '4600', countryCode: 'AT' } as const;
      const { items, totalElements } = await search({ category: 'FIREWOOD', sorting, ...more });
      const shown = items.map(({ title, deliveredPriceInCents, deliveredQuantity, deliveryShortfall }) => [
        title,
        ...(deliveryShortfall
          ? [deliveryShortfall.reason, deliveryShortfall.quantity]
          : [deliveredPriceInCents, deliveredQuantity]),
      ]);
      return { shown, totalElements };
    };

    it('compares one quantity for all, and says of the others why not', async () => {
      const { shown, totalElements } = await delivered();
      expect(shown.slice(0, 1)).toEqual([['Genug da', 55_000, 5]]);
      expect(shown.slice(1).toSorted()).toEqual([
        ['Erst ab sechs', 'MINIMUM', 6],
        ['Mindestens acht', 'MINIMUM', 8],
        ['Nur drei da', 'STOCK', 3],
      ]);
      expect(totalElements).toBe(4);
    });

    it('compares the quantity the visitor wants, truly by what it costs', async () => {
      expect((await delivered({ orderQuantity: 8 })).shown).toEqual([
        ['Mindestens acht', 45_000, 8],
        ['Erst ab sechs', 61_000, 8],
        ['Genug da', 85_000, 8],
        ['Nur drei da', 'STOCK', 3],
      ]);
    });

    it('counts the same quantity for the cards of every other order', async () => {
      const sorting = { sortBy: 'DISTANCE', sortDesc: false, postalCode: '4600', countryCode: 'AT' } as const;
      const page = await search({ category: 'FIREWOOD', orderQuantity: 2, sorting, searchTerm: '"Genug da"' });
      expect(
        strictHits(page).map(({ deliveredPriceInCents, deliveredQuantity }) => [
          deliveredPriceInCents,
          deliveredQuantity,
        ]),
      ).toEqual([[25_000, 2]]);
    });
  });

  it('counts the need of a household for the firewood among all goods', async () => {
    const sorting = { sortBy: 'DISTANCE', sortDesc: false, postalCode: '4600', countryCode: 'AT' } as const;
    const delivered = async (more: Partial<SearchRequest> = {}) =>
      (await search({ sorting, ...more })).items.flatMap(({ title, deliveredPriceInCents, deliveredQuantity }) =>
        deliveredQuantity === undefined ? [] : [[title, deliveredPriceInCents, deliveredQuantity]],
      );
    const usual = await delivered();
    const needed = await delivered({ firewoodInRm: 2 });
    expect(needed.toSorted()).toEqual([
      ['Genug da', 25_000, 2],
      ['Hackgut', 5_000 + 8 * 3_000, 8],
      ['Nur drei da', 17_000, 2],
    ]);
    expect(usual).toContainEqual(['Genug da', 55_000, 5]);
  });

  it('reads a price range without a category against whole prices, and says so', async () => {
    const page = await search({ priceMaxInCents: 10_000 });
    expect(page.items.map(({ title }) => title)).toEqual(['Posten im Ganzen']);
    expect(page.notes).toEqual(['Ohne Kategorie zählt der Gesamtpreis: Gezeigt wird, was im Ganzen so viel kostet.']);
    expect(await titlesOf({ priceMaxInCents: 4_500, unit: 'RM' })).toEqual(['Posten im Ganzen', 'Zu weit weg']);
    await expect(search({ priceMaxInCents: 10_000, pricingType: 'PER_UNIT' })).rejects.toMatchObject({
      errors: [{ path: 'priceMaxInCents' }],
    });
  });

  it('adds prices on request, leaves them out, or leaves them out beside a range only', async () => {
    const asked = 'Preis auf Nachfrage';
    expect(await titlesOf({ category: 'FIREWOOD' })).toContain(asked);
    expect(await titlesOf({ category: 'FIREWOOD', priceOnRequest: false })).not.toContain(asked);
    expect(await titlesOf({ category: 'FIREWOOD', priceOnRequest: true })).toContain(asked);
    expect(await titlesOf({ category: 'FIREWOOD', priceMaxInCents: 4_500 })).not.toContain(asked);
    expect(await titlesOf({ category: 'FIREWOOD', priceMaxInCents: 4_500, priceOnRequest: true })).toContain(asked);
  });

  it('takes a "no" to a claim at its word', async () => {
    expect(await titlesOf({ category: 'PELLETS', categoryData: { blowInIsPossible: false } })).not.toContain(
      'Auf Palette',
    );
    expect(await titlesOf({ category: 'PELLETS', imageExists: false })).toHaveLength(4);
  });

  it('shows totals only for what one buyer gets: a whole lot, the stock, or what a household gets', async () => {
    const terms = { pricePerUnitInCents: 9_000, deliveryBands: [REACH] };
    await firewood('Lager Nord gedeckelt', { ...terms, unitQuantity: 40, householdMaximum: 2 });
    await firewood('Lager Nord Rest', { ...terms, unitQuantity: 3 });
    await firewood('Lager Nord ab vier', {
      ...terms,
      householdMaximum: 2,
      deliveryBands: [{ ...REACH, minimumQuantity: 4 }],
    });
    await firewood('Lager Nord im Ganzen', {
      ...terms,
      pricePerUnitInCents: null,
      priceTotalInCents: 100_000,
      unitQuantity: 7,
    });
    const sorting = { sortBy: 'DISTANCE', sortDesc: false, postalCode: '4600', countryCode: 'AT' } as const;
    const totals = async (more: Partial<SearchRequest> = {}) =>
      strictHits(await search({ category: 'FIREWOOD', searchTerm: '"Lager Nord"', sorting, ...more }))
        .map(({ title, deliveredPriceInCents, deliveredQuantity, deliveryShortfall }) => [
          title,
          deliveryShortfall ?? [deliveredPriceInCents, deliveredQuantity],
        ])
        .toSorted();
    expect(await totals()).toEqual([
      ['Lager Nord Rest', [32_000, 3]],
      ['Lager Nord ab vier', [undefined, undefined]],
      ['Lager Nord gedeckelt', [23_000, 2]],
      ['Lager Nord im Ganzen', [105_000, 7]],
    ]);
    expect(await totals({ orderQuantity: 6 })).toEqual([
      ['Lager Nord Rest', { reason: 'STOCK', quantity: 3 }],
      ['Lager Nord ab vier', { reason: 'HOUSEHOLD', quantity: 2 }],
      ['Lager Nord gedeckelt', { reason: 'HOUSEHOLD', quantity: 2 }],
      ['Lager Nord im Ganzen', { reason: 'MINIMUM', quantity: 7 }],
    ]);
  });
});

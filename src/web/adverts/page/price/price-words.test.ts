import { expect, test } from 'vitest';
import type { Seller } from '#contract/adverts/adverts.schemas.ts';
import { advertOf } from '#test/sample-advert.ts';
import { priceText } from '#texts/de/adverts/price-text.ts';
import { priceLine, priceWordsOf } from './price-words.ts';
import { structuredDataOf } from '#web/adverts/page/structured-data.ts';

const business: Seller = {
  id: 's2',
  kind: 'BUSINESS',
  displayName: 'Forsthof Steinbichl',
  memberSince: '2023-03-01T08:00:00.000Z',
};
const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u00a0', ' ');

test('a business shows consumer prices with the tax that is in them', () => {
  const words = priceWordsOf(advertOf('FIREWOOD', { measureBasis: 'STACKED_SHORT' }, { seller: business }));
  expect([plain(words.amount), words.unit, plain(words.note)]).toEqual([
    '€ 165,00',
    'rm',
    'inkl. 13 % USt, ofenlang geschlichtet',
  ]);
});

test('a net price says that tax comes on top, a small business that there is none', () => {
  expect(plain(priceWordsOf(advertOf('LOGS', {}, { seller: business, priceIsGross: false })).note)).toBe(
    'exkl. 20 % USt',
  );
  expect(priceWordsOf(advertOf('LOGS', {}, { seller: business, vatRate: 0 })).note).toBe('ohne USt');
});

test('a service stated without tax shows the price with tax first', () => {
  const words = priceWordsOf(
    advertOf('SERVICES', {}, { seller: business, unit: 'H', pricePerUnitInCents: 8_400, priceIsGross: false }),
  );
  expect([plain(words.amount), words.unit, plain(words.note), plain(words.more)]).toEqual([
    '€ 100,80',
    'h',
    'inkl. 20 % USt',
    'Exkl. USt € 84,00',
  ]);
});

test('a private seller sells privately, whatever the tax fields say', () => {
  expect(priceWordsOf(advertOf('FIREWOOD')).note).toBe('Privatverkauf');
});

test('a price for the whole lot names the quantity', () => {
  const words = priceWordsOf(
    advertOf('FIREWOOD', {}, { pricePerUnitInCents: null, priceTotalInCents: 123_450, unitQuantity: 12 }),
  );
  expect([plain(words.amount), words.unit, plain(words.note)]).toEqual([
    '€ 1.234,50',
    undefined,
    'für 12 rm, Privatverkauf',
  ]);
});

test('both prices: the unit price stands on the plate, the whole below it', () => {
  const words = priceWordsOf(advertOf('FIREWOOD', {}, { priceTotalInCents: 99_000, unitQuantity: 6 }));
  expect(plain(words.more)).toBe('Alles zusammen, 6 rm: € 990,00');
});

test('a lump sum has no unit behind a slash', () => {
  const words = priceWordsOf(advertOf('SERVICES', {}, { unit: 'PAUSCHAL', seller: business }));
  expect([words.unit, plain(words.note)]).toEqual([undefined, 'pauschal, inkl. 20 % USt']);
});

test('without any price it is on request', () => {
  const words = priceWordsOf(advertOf('FOREST', {}, { pricePerUnitInCents: null, seller: business }));
  expect(words).toEqual({ amount: 'Preis auf Anfrage', isOnRequest: true });
});

test('the machine-readable price is the one on the plate', () => {
  const advert = advertOf('FIREWOOD', {}, { seller: business });
  expect(structuredDataOf(advert, [], 'https://stammplatz.example')[0]).toMatchObject({
    '@type': 'Product',
    url: 'https://stammplatz.example/kaufen-verkaufen/p/buche-ofenfertig-1',
    offers: {
      price: '165.00',
      priceCurrency: 'EUR',
      priceSpecification: { unitText: 'rm', referenceQuantity: { value: 1 }, valueAddedTaxIncluded: true },
      seller: { '@type': 'Organization', name: 'Forsthof Steinbichl' },
    },
  });
  expect(plain(priceLine(advert))).toBe('€ 165,00 / rm inkl. 13 % USt');
});

test('a price on request offers no figure to machines, and no contact or street ever', () => {
  const advert = advertOf('SERVICES', {}, { pricePerUnitInCents: null });
  const written = JSON.stringify(structuredDataOf(advert, [], 'https://stammplatz.example'));
  expect(written).not.toMatch(/"price"|telephone|email|street|latitude/);
});

test('a lump sum and a price for the lot are no price per unit', () => {
  const whole = advertOf('LOGS', {}, { pricePerUnitInCents: null, priceTotalInCents: 99_000 });
  expect(JSON.stringify(structuredDataOf(whole, [], 'https://stammplatz.example'))).not.toMatch(
    /referenceQuantity|unitText/,
  );
});

test('a gift says so, without unit, tax or total', () => {
  for (const seller of [business, { ...business, kind: 'PRIVATE' as const }]) {
    const gift = advertOf('FIREWOOD', { measureBasis: 'STACKED_SHORT' }, { seller, pricePerUnitInCents: 0 });
    expect(priceWordsOf(gift)).toEqual({ amount: 'Zu verschenken', isOnRequest: false, isGift: true });
    expect(priceLine(gift)).toBe('Zu verschenken');
    const [goods] = structuredDataOf(gift, [], 'https://holz.example');
    expect(goods).toMatchObject({ offers: { price: '0', priceCurrency: 'EUR' } });
    expect(goods).not.toHaveProperty('offers.priceSpecification');
  }
});

const lineOf = (pricePerUnitInCents: number | null, priceTotalInCents: number | null, unit?: string) =>
  priceText({ pricePerUnitInCents, priceTotalInCents, ...(unit === undefined ? {} : { unit }) })?.replaceAll(
    '\u00A0',
    ' ',
  ) ?? null;

test('a line says the price of a unit, else of everything, or that it is a gift', () => {
  expect(lineOf(9_000, 90_000, 'RM')).toBe('€ 90,00 / rm');
  expect(lineOf(null, 90_000, 'RM')).toBe('€ 900,00');
  expect(lineOf(0, null, 'RM')).toBe('Zu verschenken');
  // As rows of the search hold it.
  expect(lineOf(0, 0, 'SRM')).toBe('Zu verschenken');
  expect(lineOf(null, null, 'RM')).toBeNull();
});

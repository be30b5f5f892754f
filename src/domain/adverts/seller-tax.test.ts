import { expect, it } from 'vitest';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { sellerIssues, taxedBySeller, usualTax } from './seller-tax.ts';
import { shownPrice } from './price/shown-price.ts';

const content = { title: 'Fichte ab Stock', pricePerUnitInCents: 3_800 };

it('makes the price of a private person final, whatever tax was stated', () => {
  for (const vatRateInPercent of [0, 10, 13, 20] as const) {
    for (const priceIsGross of [true, false]) {
      expect(taxedBySeller({ ...content, vatRateInPercent, priceIsGross }, 'PRIVATE')).toEqual({
        ...content,
        vatRateInPercent: 0,
        priceIsGross: true,
      });
    }
  }
});

it('leaves businesses and farmers the tax they state', () => {
  const net = { ...content, vatRateInPercent: 20, priceIsGross: false } as const;
  const flatRate = { ...content, vatRateInPercent: 13, priceIsGross: true } as const;
  expect(taxedBySeller(net, 'BUSINESS')).toEqual(net);
  expect(taxedBySeller(flatRate, 'BUSINESS')).toEqual(flatRate);
});

it('calls no price net that carries no tax', () => {
  const untaxed = { ...content, vatRateInPercent: 0, priceIsGross: false } as const;
  expect(taxedBySeller(untaxed, 'BUSINESS').priceIsGross).toBe(true);
});

it('presets the tax by who sells, and none where that is not known', () => {
  for (const category of CATEGORY_CODES) {
    expect(usualTax(category, 'PRIVATE')).toEqual({ vatRateInPercent: 0, priceIsGross: true });
    expect(usualTax(category, null)).toBeNull();
  }
  expect(usualTax('LOGS', 'BUSINESS')).toEqual({ vatRateInPercent: 20, priceIsGross: false });
  expect(usualTax('FIREWOOD', 'BUSINESS')).toEqual({ vatRateInPercent: 13, priceIsGross: true });
});

it('a service stated without tax is read with it, also by households; logs stay as stated', () => {
  const stated = { pricePerUnitInCents: 8_400, priceTotalInCents: null, vatRate: 20, priceIsGross: false } as const;
  expect(shownPrice({ category: 'SERVICES', ...stated })).toEqual({
    category: 'SERVICES',
    pricePerUnitInCents: 10_080,
    priceTotalInCents: null,
    vatRate: 20,
    priceIsGross: true,
  });
  for (const kept of [
    { category: 'LOGS', ...stated },
    { category: 'SERVICES', ...stated, vatRate: 0 },
    { category: 'SERVICES', ...stated, priceIsGross: true },
  ] as const)
    expect(shownPrice(kept)).toBe(kept);
});

it('work for others is offered by businesses and farms, goods by everybody', () => {
  expect(sellerIssues('SERVICES', 'PRIVATE')).toEqual([
    expect.objectContaining({ path: 'sellerKind', code: 'seller.services-not-private' }),
  ]);
  expect(sellerIssues('SERVICES', 'FARM')).toEqual([]);
  expect(sellerIssues('SERVICES', 'BUSINESS')).toEqual([]);
  expect(sellerIssues('FIREWOOD', 'PRIVATE')).toEqual([]);
});

it('services are priced with tax unless their seller says otherwise', () => {
  expect(usualTax('SERVICES', 'BUSINESS')).toEqual({ vatRateInPercent: 20, priceIsGross: true });
  expect(usualTax('FOREST', 'BUSINESS')).toEqual({ vatRateInPercent: 20, priceIsGross: false });
});

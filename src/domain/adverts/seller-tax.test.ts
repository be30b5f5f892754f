import { expect, it } from 'vitest';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { taxedBySeller, usualTax } from './seller-tax.ts';

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

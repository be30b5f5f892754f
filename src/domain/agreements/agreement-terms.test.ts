import { describe, expect, it, test } from 'vitest';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import { agreementTerms } from '#test/agreement-terms.ts';
import { agreementAmounts, agreementIssues, changedTerms, frameIssues, measuresOfUnit } from './agreement-terms.ts';

const TODAY = '2026-11-21';
const codesOf = (wishes: Parameters<typeof agreementTerms>[0]): [string, string][] =>
  agreementIssues(agreementTerms(wishes), TODAY).map(({ path, code }) => [path, code]);

describe('what is given away', () => {
  it('can be agreed on, and only its delivery is paid', () => {
    const gift = agreementTerms({ priceInCents: 0, deliveryPriceInCents: 6_000 });
    expect(agreementIssues(gift, TODAY)).toEqual([]);
    expect(agreementAmounts(gift).grossInCents).toBe(6_000);
    expect(codesOf({ priceInCents: 0, handover: 'PICK_UP', deliveryPriceInCents: 0 })).toEqual([]);
  });
});

describe('what is paid', () => {
  it('is goods and delivery together, with the VAT contained in it', () => {
    // 6 × 118 + 60 = 768; 768 / 1.13 = 679.646…
    expect(agreementAmounts(agreementTerms())).toEqual({ netInCents: 67_965, vatInCents: 8_835, grossInCents: 76_800 });
  });

  it('gets the VAT on top of a net price', () => {
    // 25 fm at € 112 net and 20 %: 2,800 + 560
    const logs = agreementTerms({
      unit: 'FM',
      measure: 'FMO',
      quantity: 25,
      priceInCents: 11_200,
      priceIsGross: false,
      vatRate: 20,
      handover: 'PICK_UP',
      deliveryPriceInCents: 0,
    });
    expect(agreementAmounts(logs)).toEqual({ netInCents: 280_000, vatInCents: 56_000, grossInCents: 336_000 });
  });

  it('does not grow with the quantity where the price is for all of it', () => {
    const lot = agreementTerms({ priceKind: 'TOTAL', priceInCents: 50_000, vatRate: 0 });
    expect(agreementAmounts(lot)).toEqual({ netInCents: 56_000, vatInCents: 0, grossInCents: 56_000 });
  });

  it('adds up to the cent for every rate', () => {
    for (const vatRate of [0, 10, 13, 20] as const) {
      for (const priceInCents of [1, 33, 9_999, 118_37]) {
        for (const priceIsGross of [true, false]) {
          const { netInCents, vatInCents, grossInCents } = agreementAmounts(
            agreementTerms({ vatRate, priceInCents, priceIsGross, quantity: 3.7 }),
          );
          expect(netInCents + vatInCents).toBe(grossInCents);
        }
      }
    }
  });
});

describe('terms', () => {
  it('of an ordinary order are complete', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ date: TODAY, moistureInPercent: null, moistureMethod: null })).toEqual([]);
  });

  it.each([
    [{ measure: 'LOOSE' }, 'measure', 'agreement.measure-of-other-unit'],
    [{ unit: 'SRM' }, 'measure', 'agreement.measure-of-other-unit'],
    [{ moistureMethod: null }, 'moistureMethod', 'required'],
    [{ moistureInPercent: null }, 'moistureInPercent', 'required'],
    [{ date: '2026-11-20' }, 'date', 'agreement.date-past'],
    [{ date: '2028-11-22' }, 'date', 'agreement.date-far'],
    [{ handover: 'PICK_UP' }, 'deliveryPriceInCents', 'agreement.no-delivery'],
    [{ quantity: 0.1234 }, 'quantity', 'agreement.too-fine'],
    [{ quantity: 1_000_000, priceInCents: 100_000 }, 'priceInCents', 'agreement.too-much'],
    [{ quantity: 0.001, priceInCents: 1, deliveryPriceInCents: 0 }, 'priceInCents', 'agreement.too-little'],
    [{ unit: 'PAUSCHAL', measure: 'LUMP_SUM', quantity: 2 }, 'quantity', 'agreement.lump-sum'],
  ] as const)('with %o are refused at %s', (wishes, path, code) => {
    expect(codesOf(wishes)).toEqual([[path, code]]);
  });

  it('may name any unit of the trade, each with a way to measure it', () => {
    for (const unit of UNIT_CODES) expect(measuresOfUnit(unit).length).toBeGreaterThan(0);
  });
});

test('two versions differ in what was changed, in the order of the card', () => {
  const before = agreementTerms();
  expect(changedTerms(before, { ...before, date: '2026-12-06', quantity: 5 })).toEqual(['quantity', 'date']);
  expect(changedTerms(before, { ...before })).toEqual([]);
});

test('a cap for a household refuses more than is left of it, and every other unit', () => {
  const frame = { seller: 'BUSINESS', stock: null, household: { unit: 'RM', maximum: 10, left: 4 } } as const;
  const codes = (wishes: Parameters<typeof agreementTerms>[0]) =>
    frameIssues(agreementTerms(wishes), frame).map(({ path, code }) => [path, code]);
  expect(codes({ quantity: 4 })).toEqual([]);
  expect(codes({ quantity: 4.001 })).toEqual([['quantity', 'agreement.household-maximum']]);
  expect(codes({ quantity: 1, unit: 'SRM', measure: 'LOOSE' })).toEqual([['unit', 'agreement.household-unit']]);
});

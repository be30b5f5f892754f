import { describe, expect, it } from 'vitest';
import {
  AGREEMENT_SIDES,
  AGREEMENT_STATES,
  AGREEMENT_STEPS,
  MAX_AGREEMENT_VERSIONS,
  agreementStep,
  possibleSteps,
  remainingQuantity,
} from './agreement.ts';

const proposed = { state: 'OPEN', version: 2, author: 'SELLER' } as const;

describe('a proposal', () => {
  it.each([
    ['ACCEPT', 'BUYER', 'AGREED'],
    ['DECLINE', 'BUYER', 'DECLINED'],
    ['WITHDRAW', 'SELLER', 'WITHDRAWN'],
    ['CHANGE', 'BUYER', 'OPEN'],
    ['CHANGE', 'SELLER', 'OPEN'],
  ] as const)('takes %s of the %s and is %s then', (step, side, state) => {
    expect(agreementStep(proposed, { step, side, about: 2 })).toEqual({ ok: true, state, hasChanged: true });
  });

  it.each([
    ['ACCEPT', 'SELLER', 'OWN_PROPOSAL'],
    ['DECLINE', 'SELLER', 'OWN_PROPOSAL'],
    ['WITHDRAW', 'BUYER', 'NOT_OWN_PROPOSAL'],
  ] as const)('refuses %s of the %s', (step, side, refusal) => {
    expect(agreementStep(proposed, { step, side, about: 2 })).toEqual({ ok: false, refusal });
  });

  it('refuses every step about a version that is not the latest', () => {
    for (const step of AGREEMENT_STEPS) {
      for (const side of AGREEMENT_SIDES) {
        for (const about of [1, 3]) {
          expect(agreementStep(proposed, { step, side, about })).toEqual({ ok: false, refusal: 'STALE' });
        }
      }
    }
  });

  it('has no more than fifty versions', () => {
    const last = { ...proposed, version: MAX_AGREEMENT_VERSIONS };
    expect(agreementStep(last, { step: 'CHANGE', side: 'BUYER', about: 50 })).toEqual({
      ok: false,
      refusal: 'TOO_MANY_VERSIONS',
    });
    expect(possibleSteps(last, 'BUYER')).toEqual(['ACCEPT', 'DECLINE']);
  });

  it('offers each side what it can do', () => {
    expect(possibleSteps(proposed, 'BUYER')).toEqual(['ACCEPT', 'CHANGE', 'DECLINE']);
    expect(possibleSteps(proposed, 'SELLER')).toEqual(['CHANGE', 'WITHDRAW']);
  });
});

describe('what is closed', () => {
  it('never changes again; only the step that closed it may be repeated', () => {
    for (const state of AGREEMENT_STATES.filter((one) => one !== 'OPEN')) {
      const closed = { ...proposed, state };
      for (const step of AGREEMENT_STEPS) {
        for (const side of AGREEMENT_SIDES) {
          const outcome = agreementStep(closed, { step, side, about: 2 });
          expect([
            { ok: true, state, hasChanged: false },
            { ok: false, refusal: 'CLOSED' },
          ]).toContainEqual(outcome);
        }
      }
      expect(possibleSteps(closed, 'BUYER')).toEqual([]);
    }
    const agreed = { ...proposed, state: 'AGREED' } as const;
    expect(agreementStep(agreed, { step: 'ACCEPT', side: 'BUYER', about: 2 }).ok).toBe(true);
    expect(agreementStep(agreed, { step: 'ACCEPT', side: 'SELLER', about: 2 }).ok).toBe(false);
    expect(agreementStep(agreed, { step: 'ACCEPT', side: 'BUYER', about: 1 }).ok).toBe(false);
    expect(agreementStep(agreed, { step: 'DECLINE', side: 'BUYER', about: 2 }).ok).toBe(false);
  });
});

describe('what is left of an advert', () => {
  it.each([
    [{ unit: 'RM', unitQuantity: 20, priceIsTotal: false }, { unit: 'RM', quantity: 6 }, 14],
    [{ unit: 'FM', unitQuantity: 0.3, priceIsTotal: false }, { unit: 'FM', quantity: 0.1 }, 0.2],
    [{ unit: 'RM', unitQuantity: 5, priceIsTotal: false }, { unit: 'RM', quantity: 6 }, 0],
    [{ unit: 'RM', unitQuantity: 6, priceIsTotal: true }, { unit: 'RM', quantity: 6 }, 0],
    [{ unit: 'RM', unitQuantity: 20, priceIsTotal: true }, { unit: 'RM', quantity: 6 }, null],
    [{ unit: 'SRM', unitQuantity: 20, priceIsTotal: false }, { unit: 'RM', quantity: 6 }, null],
    [{ unit: 'RM', unitQuantity: null, priceIsTotal: false }, { unit: 'RM', quantity: 6 }, null],
  ] as const)('of %o after selling %o is %s', (advert, sold, left) => {
    expect(remainingQuantity(advert, sold)).toBe(left);
  });
});

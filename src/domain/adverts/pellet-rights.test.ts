import { describe, expect, it } from 'vitest';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { pelletRefusal, pelletsInKg } from './pellet-rights.ts';

const offer = (unit: UnitCode, unitQuantity: number | null) => ({ unit, unitQuantity });
const privately = (...others: ReturnType<typeof offer>[]) => ({ isBusiness: false, others });

describe('the mass of pellets on offer', () => {
  it.each([
    ['KG', 500, 500],
    ['T', 0.5, 500],
    ['SACK', 33, 495],
    ['PAL', 1, 990],
    ['SRM', 1, 650],
  ] as const)('is known for %s', (unit, quantity, mass) => {
    expect(pelletsInKg(offer(unit, quantity))).toBe(mass);
  });

  it('is unknown without a quantity', () => {
    expect(pelletsInKg(offer('T', null))).toBeNull();
  });
});

describe('pellets without a plan', () => {
  it('are free for private left-overs up to 500 kg in all', () => {
    expect(pelletRefusal(offer('KG', 500), privately())).toBeNull();
    expect(pelletRefusal(offer('SACK', 13), privately(offer('KG', 305)))).toBeNull();
    expect(pelletRefusal(offer('KG', 200), privately(offer('T', 0.301)))).toEqual({ kind: 'TOO_MUCH', wholeInKg: 501 });
    expect(pelletRefusal(offer('KG', 501), privately())).toEqual({ kind: 'TOO_MUCH', wholeInKg: 501 });
  });

  it('need a quantity, in this advert and in the others', () => {
    expect(pelletRefusal(offer('KG', null), privately())).toEqual({ kind: 'QUANTITY_MISSING' });
    expect(pelletRefusal(offer('KG', 100), privately(offer('T', null)))).toEqual({ kind: 'QUANTITY_MISSING' });
  });

  it('are never free for a business', () => {
    expect(pelletRefusal(offer('KG', 15), { isBusiness: true, others: [] })).toEqual({ kind: 'BUSINESS' });
  });
});

import { describe, expect, it } from 'vitest';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { dryingOfAdvert, dryingPaceOf, dryingRange, monthNumberOf, partsOfMonthNumber } from './drying-clock.ts';

const idOf = (code: string) => WOOD_TYPES.find((row) => row.code === code)?.id ?? 0;
const written = (month: number) => {
  const parts = partsOfMonthNumber(month);
  return `${parts.year}-${String(parts.month).padStart(2, '0')}`;
};
const rangeOf = (split: string, ...more: [Parameters<typeof dryingRange>[1], Parameters<typeof dryingRange>[2]?]) => {
  const range = dryingRange(monthNumberOf(split), ...more);
  return range && [written(range.from), written(range.to), range.isOpen];
};

describe('when split wood is dry', () => {
  it.each([
    ['2025-12', 'FAST', ['2026-10', '2026-12', false]],
    ['2026-03', 'FAST', ['2026-10', '2027-03', false]],
    ['2026-04', 'FAST', ['2026-11', '2027-04', false]],
    ['2026-07', 'FAST', ['2027-07', '2027-07', false]],
    ['2026-03', 'USUAL', ['2026-10', '2027-10', false]],
    ['2026-11', 'USUAL', ['2027-10', '2028-10', false]],
    ['2026-03', 'SLOW', ['2027-10', '2028-10', true]],
  ] as const)('split in %s, %s: %j', (split, pace, expected) => {
    expect(rangeOf(split, pace)).toEqual(expected);
  });

  it('takes a year at least and two at most where wind and sun are missing, and never ends in a cellar', () => {
    expect(rangeOf('2026-03', 'FAST', 'SHELTERED')).toEqual(['2027-03', '2028-03', false]);
    expect(rangeOf('2026-03', 'USUAL', 'SHELTERED')).toEqual(['2027-03', '2028-03', false]);
    expect(rangeOf('2026-03', 'FAST', 'CLOSED')).toBeNull();
  });

  it('for every month and pace: at least 28 weeks, never before it begins, slower woods never sooner', () => {
    for (let split = monthNumberOf('2024-01'); split < monthNumberOf('2028-01'); split += 1) {
      const [fast, usual, slow] = (['FAST', 'USUAL', 'SLOW'] as const).map((pace) => dryingRange(split, pace));
      for (const range of [fast, usual, slow]) {
        expect((range?.from ?? 0) - split).toBeGreaterThanOrEqual(7);
        expect(range?.to).toBeGreaterThanOrEqual(range?.from ?? 0);
      }
      expect(usual?.to).toBeGreaterThanOrEqual(fast?.to ?? 0);
      expect(slow?.from).toBeGreaterThanOrEqual(usual?.from ?? 0);
    }
  });

  it('mixed wood dries as its slowest does, unknown wood as beech', () => {
    expect(dryingPaceOf([idOf('FICHTE')])).toBe('FAST');
    expect(dryingPaceOf([idOf('FICHTE'), idOf('BUCHE')])).toBe('USUAL');
    expect(dryingPaceOf([idOf('BUCHE'), idOf('EICHE')])).toBe('SLOW');
    expect(dryingPaceOf([])).toBe('USUAL');
  });

  it('of an advert: what is measured or stated counts before the month of splitting', () => {
    const published = monthNumberOf('2026-11');
    const woodTypeIds = [idOf('BUCHE')];
    const of = (stated: object) => dryingOfAdvert({ woodTypeIds, ...stated }, published);
    expect(of({ moistureInPercent: 18, splitMonth: '2026-10' })).toEqual({ kind: 'DRY' });
    expect(of({ dryingState: 'OFENFERTIG' })).toEqual({ kind: 'DRY' });
    expect(of({ dryingState: 'WALDFRISCH', splitMonth: '2026-03' })).toMatchObject({
      since: 'SPLIT',
      from: monthNumberOf('2026-10'),
    });
    expect(of({ dryingState: 'WALDFRISCH' })).toMatchObject({ since: 'PUBLISHED', to: monthNumberOf('2028-10') });
    expect(of({ dryingState: 'VORGETROCKNET' })).toMatchObject({ from: monthNumberOf('2027-10'), isOpen: false });
    expect(of({})).toBeNull();
    expect(of({ moistureInPercent: 35 })).toBeNull();
  });
});

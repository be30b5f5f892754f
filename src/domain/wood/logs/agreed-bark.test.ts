import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreedBarkInCm, readAgreedBark } from './agreed-bark.ts';

const stepsOf = (text: string) => {
  const read = readAgreedBark(text);
  if ('error' in read) throw new Error(read.error);
  return read.steps;
};

describe('agreed bark deductions', () => {
  it.each([
    [12, 1],
    [20, 1],
    [20.5, 2],
    [21, 2],
    [35, 2],
    [36, 3],
    [90, 3],
  ])('take from %d cm what its step says: %d cm', (diameter, bark) => {
    expect(agreedBarkInCm(stepsOf('20=1; 35=2; 3'), diameter)).toBe(bark);
  });

  it.each([
    '20=1;35=2;3',
    'bis 20 cm = 1 cm; bis 35 cm: 2 cm; darüber 3 cm',
    ' 20=1\n35 = 2\n sonst 3\n',
    '20=1;35=2;3;',
  ])('are read from %j', (text) => {
    expect(stepsOf(text)).toEqual(stepsOf('20=1; 35=2; 3'));
  });

  it('may have decimals, or be one for all', () => {
    expect(stepsOf('19,5=1,5; 2.5')).toEqual([
      { upToInCm: 19.5, barkInCm: 1.5 },
      { upToInCm: null, barkInCm: 2.5 },
    ]);
    expect(agreedBarkInCm(stepsOf('2'), 44)).toBe(2);
  });

  it('never take more than the log has', () => {
    expect(agreedBarkInCm(stepsOf('18'), 12)).toBe(12);
  });

  it.each([
    ['', 'EMPTY'],
    [' ; ', 'EMPTY'],
    ['20=1, 35=2, 3', 'FORM'],
    ['wie immer', 'FORM'],
    ['20=-1; 3', 'FORM'],
    ['35=2; 20=1; 3', 'ORDER'],
    ['20=1; 20=2; 3', 'ORDER'],
    ['3; 20=1', 'ORDER'],
    ['20=1; 35=2', 'NO_LAST'],
    ['2=1; 3', 'RANGE'],
    ['300=1; 3', 'RANGE'],
    ['20=25; 3', 'RANGE'],
    ['20=1; 44', 'RANGE'],
    [Array.from({ length: 13 }, (_, index) => `${10 + index}=1`).join(';'), 'TOO_MANY'],
    ['2'.repeat(10_000), 'TOO_MANY'],
  ])('of %j are refused: %s', (text, error) => {
    expect(readAgreedBark(text)).toEqual({ error });
  });

  it('are read or refused, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d=;:, .cmbis]{0,60}$/)), (text) => {
        const read = readAgreedBark(text);
        if ('error' in read) return;
        for (const diameter of [5, 20, 200]) {
          const bark = agreedBarkInCm(read.steps, diameter);
          expect(bark).toBeGreaterThanOrEqual(0);
          expect(bark).toBeLessThanOrEqual(diameter);
        }
      }),
    );
  });
});

import { expect, test } from 'vitest';
import { isNeedQuantity, readNeed, writtenNeed } from './household-need.ts';

test('a need is read as it was written, with and without a length', () => {
  const need = { quantityInStackedCubicMetres: 6.5, lengthInCm: 33, showsTotals: true, isKeptForYear: false };
  expect(writtenNeed(need)).toBe('6.5_33_gesamt_sitzung');
  expect(readNeed('6.5_33_gesamt_sitzung')).toEqual(need);
  expect(readNeed('12_0_einheit_jahr')).toEqual({
    quantityInStackedCubicMetres: 12,
    lengthInCm: null,
    showsTotals: false,
    isKeptForYear: true,
  });
});

test.each([
  [undefined, 'nothing'],
  ['', 'an emptied cookie'],
  ['0_33_gesamt_jahr', 'no quantity'],
  ['0.4_33_gesamt_jahr', 'less than the least'],
  ['1000_33_gesamt_jahr', 'more than the most'],
  ['6.55_33_gesamt_jahr', 'two decimals'],
  ['6_34_gesamt_jahr', 'an unusual length'],
  ['06_33_gesamt_jahr', 'a second way to write the same, which would split kept pages'],
  ['6.0_33_gesamt_jahr', 'another one'],
  ['6_00_gesamt_jahr', 'a third one'],
  ['6_33_alles_jahr', 'an unknown word'],
  ['6_33_gesamt_jahr\n', 'a line break'],
  ['NaN_33_gesamt_jahr', 'no figure'],
])('%j is no need (%s)', (cookie: string | undefined, _why: string) => {
  expect(readNeed(cookie)).toBeNull();
});

test.each([
  [0.5, true],
  [999, true],
  [6.5, true],
  [0.4, false],
  [999.1, false],
  [6.55, false],
  [Number.NaN, false],
])('%d rm can be stated: %s', (quantity, isAllowed) => {
  expect(isNeedQuantity(quantity)).toBe(isAllowed);
});

import { expect, test } from 'vitest';
import { roundTo } from '#domain/rounding.ts';
import { readToolValues, searchOf } from './use-tool-values.ts';
import { USUAL_VOLUMES, convertAll, factorOf, measuredRange } from './volume-units.ts';

const converted = (search: string) => convertAll(readToolValues(USUAL_VOLUMES, search));
const rounded = (
  search: string,
  measure:
    | 'T_AMM'
    | 'T_ATRO'
    | 'RM_1M_UNSPLIT_BEECH'
    | 'RM_1M_UNSPLIT_SPRUCE'
    | 'FM'
    | 'RM_1M'
    | 'RM_33'
    | 'SRM_33'
    | 'SRM_FEIN'
    | 'SRM_MITTEL'
    | 'SRM_GROB',
) => roundTo(converted(search)?.[measure] ?? Number.NaN, 2);

test.each([
  ['?menge=10', 'RM_1M', 14.29],
  ['?menge=10', 'RM_33', 11.76],
  ['?menge=10', 'SRM_33', 20],
  ['?menge=10', 'SRM_FEIN', 25],
  ['?menge=10', 'SRM_MITTEL', 27.78],
  ['?menge=10', 'SRM_GROB', 30.3],
  ['?menge=5&einheit=rm-1m', 'FM', 3.5],
  ['?menge=5&einheit=rm-1m', 'RM_33', 4.12],
  ['?menge=5&einheit=rm-1m', 'SRM_33', 7],
  ['?menge=10&einheit=srm-33', 'FM', 5],
  ['?menge=15&einheit=t-amm', 'FM', 31.65],
  ['?menge=10&einheit=t-amm&holz=buche', 'FM', 14.1],
  ['?menge=10&einheit=t-atro&holz=buche', 'FM', 15.38],
  ['?menge=2,11', 'T_AMM', 1],
  ['?menge=4,27', 'T_ATRO', 1.82],
  ['?menge=10&einheit=t-amm&holz=glas', 'FM', 21.1],
  ['?menge=5,8', 'RM_1M_UNSPLIT_BEECH', 10],
  ['?menge=6,5', 'RM_1M_UNSPLIT_SPRUCE', 10],
] as const)('%s is so many %s: %d', (search, measure, expected) => {
  expect(rounded(search, measure)).toBe(expected);
});

test('a comma and a point are both read, words are not', () => {
  expect(rounded('?menge=2,5', 'SRM_33')).toBe(5);
  expect(rounded('?menge=2.5', 'SRM_33')).toBe(5);
  expect(converted('?menge=viel')).toBeNull();
});

test('a changed factor counts, one that cannot be does not', () => {
  expect(rounded('?menge=10&f-rm-1m=0,5', 'RM_1M')).toBe(20);
  expect(factorOf(readToolValues(USUAL_VOLUMES, '?f-rm-1m=7'), 'RM_1M')).toMatchObject({ used: 0.7, isWrong: true });
});

test('the range reaches to the contents that were measured in stacks', () => {
  expect(measuredRange('RM_1M', 7)).toEqual({ low: 10, high: 14 });
  expect(measuredRange('SRM_GROB', 7)).toBeNull();
});

test('only what is not usual stands in the address', () => {
  expect(searchOf(USUAL_VOLUMES, USUAL_VOLUMES)).toBe('');
  expect(searchOf(USUAL_VOLUMES, { ...USUAL_VOLUMES, menge: '', einheit: 'srm-33' })).toBe('?menge=&einheit=srm-33');
});

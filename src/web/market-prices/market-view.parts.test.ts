import { expect, test } from 'vitest';
import { hasCourse, rangeFormatOf } from './market-view.parts.ts';

test.each([
  [9_500, 11_400, '€ 95 bis 114'],
  [9_549, 11_449, '€ 95 bis 114'],
  [3_050, 3_720, '€ 30,50 bis 37,20'],
  [3_000, 3_700, '€ 30 bis 37'],
  [3_001, 3_002, '€ 30'],
])('the usual range from %i to %i cents reads %s: both edges are equally exact', (low, high, words) => {
  expect(rangeFormatOf(false)(low, high)).toBe(words.replace('€ ', '€\u00A0'));
});

test('the usual range of heat says its unit once', () => {
  expect(rangeFormatOf(true)(6.79, 7.41)).toBe('6,8 bis 7,4\u00A0ct');
});

test.each([
  ['six months in a row', [null, 90, 91, 92, 93, 94, 95, null], true],
  ['eight months with gaps between', [90, null, 91, 92, null, 93, 94, 95, null, 96, 97], false],
  ['five months', [90, 91, 92, 93, 94], false],
  ['no month at all', [null, null, null, null, null, null], false],
])('%s: a course is drawn only where it is a line', (_, course, isDrawn) => {
  expect(hasCourse(course)).toBe(isDrawn);
});

import { expect, test } from 'vitest';
import { shownText } from './shown-text.ts';

const found = { isEstimate: false, isInstead: false };

test('the foot of the list counts what was found', () => {
  expect(shownText({ ...found, count: 24, total: 380 })).toBe('24 von 380 Anzeigen');
  expect(shownText({ ...found, count: 24, total: 4000, isEstimate: true })).toBe('24 von rund 4.000 Anzeigen');
});

test('and apart from it the nearest that follow', () => {
  expect(shownText({ ...found, count: 24, total: 3 })).toBe('3 Anzeigen und 21 ähnliche');
  expect(shownText({ ...found, count: 2, total: 1 })).toBe('1 Anzeige und 1 ähnliche');
  expect(shownText({ ...found, count: 25, total: 1, isInstead: true })).toBe('25 ähnliche Anzeigen');
});

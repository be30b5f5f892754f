import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['liste.csv', 'liste.csv'],
  [' liste.csv\r\nSet-Cookie: a=1\u0000', 'liste.csv Set-Cookie: a=1'],
  ['Acker\u2028 Süd\t\u0085', 'Acker Süd'],
  ['Acker\u202e dnal\u202c.csv\u2066', 'Acker dnal.csv'],
  ['Bu\u200bche\u00a0\u2060 Familie 👨‍👩‍👧', 'Buche Familie 👨‍👩‍👧'],
  ['\r\n', ''],
  ['x'.repeat(50), 'x'.repeat(30)],
  ['🌲'.repeat(50), '🌲'.repeat(30)],
  ['\ud83c', '\ufffd'],
])('%j is shown as %j', (name, expected) => {
  expect(oneLine(name, 30)).toBe(expected);
});

test('without a length nothing is cut', () => {
  expect(oneLine(` ${'Buche\n'.repeat(500)}`)).toHaveLength(2_999);
});

import { expect, test } from 'vitest';
import type { LogListRules } from '#domain/wood/logs/log-list-sums.ts';
import { measureListedLog } from '#domain/wood/logs/log-list-sums.ts';
import type { LogRow } from '#domain/wood/logs/log-list.ts';
import { csvOf, readListText } from './log-list.ts';

const BLOCH: LogListRules = { mode: 'FORESTRY', barkMethod: 'ALTHERR', lengthRule: 'BLOCH' };
const rows: LogRow[] = [
  { number: 417, woodTypeId: 1, measuredLengthInCm: 410, diameterReadingsInCm: [33.8, 32.6], grade: 'Cx' },
  { number: 1500, woodTypeId: 6, measuredLengthInCm: 403.5, diameterReadingsInCm: [45], grade: '' },
];
const csv = csvOf(rows.flatMap((row) => measureListedLog(row, BLOCH) ?? []));

test('a saved list says what was measured and what is billed', () => {
  // 403.5 cm lack the allowance of 6 cm for 4 m; Altherr takes 18.0 mm off a spruce of 32 cm, 50.0 mm off a larch of 45.
  expect(csv.split('\r\n').slice(1, 3)).toEqual([
    '417;Fichte;4,10;33,8/32,6;Cx;4,00;30;3a;0,283',
    '1500;Lärche;4,035;45;;3,50;40;4a;0,440',
  ]);
});

test('a saved list comes back as it was measured', () => {
  expect(readListText(csv, { firstNumber: 1, woodTypeId: 1 })).toEqual({ rows, unread: [] });
});

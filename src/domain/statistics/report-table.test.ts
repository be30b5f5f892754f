import { expect, test } from 'vitest';
import { cellText, csvOf } from './report-table.ts';

const table = {
  columns: [
    { key: 'title', head: 'Titel', kind: 'TEXT' as const },
    { key: 'views', head: 'Aufrufe', kind: 'COUNT' as const },
    { key: 'rate', head: 'Kontakte je Aufruf', kind: 'PERCENT' as const },
  ],
  rows: [
    ['Buche; 33 cm "trocken"', 12_345, 12.5],
    ['=SUMME(A1:A9)', 0, null],
  ],
};

test('a file opens in spreadsheets of the German-speaking countries: mark, semicolons, decimal comma, quotes', () => {
  expect(csvOf(table)).toBe(
    '\uFEFFTitel;Aufrufe;Kontakte je Aufruf (%)\r\n"Buche; 33 cm ""trocken""";12345;12,5\r\n\'=SUMME(A1:A9);0;\r\n',
  );
});

test.each(['=1+1', '+43 660', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])('a title %j runs no formula', (title) => {
  const [, cell = ''] = csvOf({ columns: table.columns.slice(0, 1), rows: [[title]] }).split('\r\n');
  expect(cell.replace(/^"/, '')).toMatch(/^'/);
});

test('the page shows the same cells with words for thousands, shares and gaps', () => {
  expect(cellText(12_345, 'COUNT')).toBe('12.345');
  expect(cellText(12.5, 'PERCENT')).toBe('12,5\u00a0%');
  expect(cellText(null, 'PERCENT')).toBe('–');
  expect(cellText('=1+1', 'TEXT')).toBe('=1+1');
});

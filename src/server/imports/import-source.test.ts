import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from '#domain/text/csv.ts';
import { openImportSource } from './import-source.ts';

const readBack = (cells: readonly string[]) => {
  const table = csvLine(['Kennung', 'Kategorie', 'Titel', 'Ort']) + csvLine(cells);
  return [...openImportSource(Buffer.from(table)).rows()].map((row) => {
    const { given } = row.read(null);
    return { reference: row.reference, title: given['title'], address: given['address'], failure: row.failure };
  });
};

test('what an export disarmed as a formula is read again as it was', () => {
  for (const text of ['-20 % Aktion Buche 33 cm', '+ Zustellung', '=B-1', '@A1', "'-7", "''=1", "'Angebot'"])
    expect(readBack([text, 'Brennholz', text, text])).toEqual([
      { reference: text, title: text, address: { city: text }, failure: null },
    ]);
});

test('whatever cells say, they read as they were exported', () => {
  const signs = fc.constantFrom(...'\'=+-@\t\r\n;",ab 7ü');
  const cell = fc
    .array(signs, { maxLength: 12 })
    .map((parts) => parts.join('').trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(cell, cell, (reference, title) => {
      expect(readBack([reference, 'Brennholz', title, 'Wien'])).toEqual([
        { reference, title, address: { city: 'Wien' }, failure: null },
      ]);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logsOfAddress, rulesOf } from './log-list-address.ts';
import { cellsOfText, readLogCells } from './log-list-reading.ts';
import { barkExceptionsOf, measureListedLog, sumLogList } from './log-list-sums.ts';
import type { LogListRules } from './log-list-sums.ts';
import { LOG_WOOD_TYPES, decodeLogList, encodeLogList, isLogRow } from './log-list.ts';
import type { LogRow } from './log-list.ts';

const SPRUCE = 1;
const LARCH = 6;
const STONE_PINE = 8;
const BEECH = 20;
const OAK = 22;
const BIRCH = 27;
const DEFAULTS = { firstNumber: 417, woodTypeId: SPRUCE };
const ALTHERR: LogListRules = { mode: 'FORESTRY', barkMethod: 'ALTHERR', lengthRule: 'BLOCH' };
const BARE: LogListRules = { mode: 'FORESTRY', barkMethod: 'NONE', lengthRule: null };

const log = (woodTypeId: number, measuredLengthInCm: number, diameterReadingsInCm: number[], grade = 'B'): LogRow => ({
  number: 1,
  woodTypeId,
  measuredLengthInCm,
  diameterReadingsInCm,
  grade,
});
const measured = (row: LogRow, rules: LogListRules) => {
  const found = measureListedLog(row, rules);
  return found && [found.measured.diameterUnderBarkInCm, found.measured.volumeInSolidCubicMetres];
};

test.each([
  ['spruce 33.8/32.6, 4.10 m', log(SPRUCE, 410, [33.8, 32.6]), [30, 0.283]],
  ['larch 45, 5 m', log(LARCH, 506, [45]), [40, 0.628]],
  ['beech 38, 3 m', log(BEECH, 306, [38]), [36, 0.305]],
  ['oak 41, 3 m', log(OAK, 306, [41]), [37, 0.323]],
])('the worked examples of the Altherr table hold for a listed log: %s', (_name, row, expected) => {
  expect(measured(row, ALTHERR)).toEqual(expected);
});

test.each([
  [30, 400, 0.283],
  [25, 400, 0.196],
  [40, 500, 0.628],
  [45, 500, 0.795],
  [50, 1200, 2.356],
])('Huber without bark: %d cm and %d cm long are %d fm', (diameter, length, volume) => {
  expect(measured(log(SPRUCE, length, [diameter]), BARE)).toEqual([diameter, volume]);
});

test('a wood type without a bark table keeps its bark and says so', () => {
  const found = measureListedLog(log(STONE_PINE, 400, [30]), ALTHERR);
  expect(found?.barkException).toBe('NO_TABLE');
  expect(found?.measured.barkInMm).toBe(0);
  expect(measureListedLog(log(STONE_PINE, 400, [30]), BARE)?.barkException).toBeNull();
});

test('a wood type for which the RVR names no steps loses its bark after Altherr and says so', () => {
  const rvr: LogListRules = { mode: 'FORESTRY', barkMethod: 'RVR', lengthRule: null };
  const birch = measureListedLog(log(BIRCH, 400, [30]), rvr);
  // Altherr for birch: 1.63138 + 0.78958 × 30 = 25.3 mm, so 27.47 cm are cut to 27.
  expect(birch).toMatchObject({ barkException: 'NO_STEPS', measured: { diameterUnderBarkInCm: 27 } });
  const spruce = measureListedLog(log(SPRUCE, 400, [30]), rvr);
  expect(spruce).toMatchObject({ barkException: null, measured: { diameterUnderBarkInCm: 28 } });
  const pine = measureListedLog(log(STONE_PINE, 400, [30]), rvr);
  expect(barkExceptionsOf([birch, spruce, pine, birch].flatMap((one) => one ?? []))).toEqual([
    { exception: 'NO_TABLE', woodTypeIds: [STONE_PINE] },
    { exception: 'NO_STEPS', woodTypeIds: [BIRCH] },
  ]);
});

test('sums by species, grade and strength class add up to the lot', () => {
  const rows = [
    log(LARCH, 500, [40], 'B'),
    log(SPRUCE, 400, [30], 'A'),
    log(SPRUCE, 400, [25], 'Cx'),
    log(SPRUCE, 400, [30], ''),
  ];
  const { lot, bySpecies, byGrade, byStrengthClass } = sumLogList(
    rows.flatMap((row) => measureListedLog(row, BARE) ?? []),
  );
  expect(lot).toMatchObject({ count: 4, volumeInSolidCubicMetres: 1.39, meanDiameterInCm: 31.3, strengthClass: '3a' });
  expect(bySpecies).toEqual([
    { key: String(SPRUCE), count: 3, volumeInSolidCubicMetres: 0.762 },
    { key: String(LARCH), count: 1, volumeInSolidCubicMetres: 0.628 },
  ]);
  expect(byGrade.map(({ key, count }) => [key, count])).toEqual([
    ['A', 1],
    ['B', 1],
    ['Cx', 1],
    ['', 1],
  ]);
  expect(byStrengthClass.map(({ key, volumeInSolidCubicMetres }) => [key, volumeInSolidCubicMetres])).toEqual([
    ['2b', 0.196],
    ['3a', 0.566],
    ['4a', 0.628],
  ]);
});

const anyRow: fc.Arbitrary<LogRow> = fc.record({
  number: fc.integer({ min: 0, max: 9_999_999 }),
  woodTypeId: fc.constantFrom(...LOG_WOOD_TYPES.map(({ id }) => id)),
  measuredLengthInCm: fc.integer({ min: 50, max: 2_500 }),
  diameterReadingsInCm: fc.array(
    fc.integer({ min: 50, max: 2_000 }).map((mm) => mm / 10),
    { minLength: 1, maxLength: 4 },
  ),
  grade: fc.constantFrom('', 'A', 'B', 'C', 'Cx', 'A/B'),
});

test('every list comes back from its address unchanged', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 60 }), (rows) => {
      const query = new URLSearchParams({ liste: encodeLogList(rows) }).toString();
      expect(logsOfAddress(new URLSearchParams(query))).toEqual(rows);
    }),
  );
});

test('whatever stands in an address gives only logs that can be', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (word) => {
      expect(decodeLogList(word).every(isLogRow)).toBe(true);
    }),
  );
  expect(decodeLogList('1*400*33*B_99*400*33_1*4000000*33_*500*34')).toHaveLength(2);
});

test('five hundred logs of a pile fit into an address that every server takes', () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({
    ...log(index % 3 === 0 ? SPRUCE : LARCH, index % 2 === 0 ? 400 : 510, [20 + (index % 31)], index % 5 ? 'B' : 'Cx'),
    number: 417 + index,
  }));
  expect(encodeLogList(rows).length).toBeLessThan(8_000);
});

test('a list from a spreadsheet is read by its head, in any order', () => {
  const text =
    'Nr.\tBaumart\tGüte\tLänge (m)\tMitten-Ø 1\tMitten-Ø 2\tfm\n417\tLärche\tA\t5,00\t45\t44\t0,795\n418\tFi\tcx\t4.10\t33,8\t32.6\t0,28\nSumme\t\t\t\t\t\t1,07';
  expect(readLogCells(cellsOfText(text), DEFAULTS)).toEqual({
    rows: [
      { number: 417, woodTypeId: LARCH, measuredLengthInCm: 500, diameterReadingsInCm: [45, 44], grade: 'A' },
      { number: 418, woodTypeId: SPRUCE, measuredLengthInCm: 410, diameterReadingsInCm: [33.8, 32.6], grade: 'Cx' },
    ],
    unread: [],
  });
});

test.each([
  ['wood, length, thickness, grade', 'Fichte;4,00;33;B', [417, SPRUCE, 400, [33], 'B']],
  ['with a number before', '12;Lärche;5;42/41;A', [12, LARCH, 500, [42, 41], 'A']],
  ['figures only', '4 33', [417, SPRUCE, 400, [33], '']],
  ['length in centimetres', 'Buche\t310\t38', [417, BEECH, 310, [38], '']],
  ['diameter in millimetres', 'Eiche;3,06;412;B', [417, OAK, 306, [41.2], 'B']],
  ['units in the cells', 'Fichte;4,10 m;33 cm', [417, SPRUCE, 410, [33], '']],
  ['units between blanks', 'Fichte 4,10m 33,5cm', [417, SPRUCE, 410, [33.5], '']],
  ['commas, points for decimals', 'Fichte,4.10,33,B', [417, SPRUCE, 410, [33], 'B']],
  ['commas, quoted decimal commas', '12,"Lärche","5,00","42",A', [12, LARCH, 500, [42], 'A']],
  ['length in millimetres', 'Buche;3100;38', [417, BEECH, 310, [38], '']],
  ['length with three decimals', 'Buche;3.100;38', [417, BEECH, 310, [38], '']],
  ['a wood by its full name', 'Stieleiche;3,06;41', [417, OAK, 306, [41], '']],
  ['a number before a length in centimetres', '12;500;42', [12, SPRUCE, 500, [42], '']],
  ['a large number before a length in centimetres', '418 500 42', [418, SPRUCE, 500, [42], '']],
  ['a number before two readings in one cell', '12;5;42/41;A', [12, SPRUCE, 500, [42, 41], 'A']],
  ['two readings, both in millimetres', '4;410;392', [417, SPRUCE, 400, [41, 39.2], '']],
  ['two readings on both sides of 200 mm', 'Fichte;4,00;210;198', [417, SPRUCE, 400, [21, 19.8], '']],
  ['the volume behind the figures', 'Fichte;4,00;33;B;0,342', [417, SPRUCE, 400, [33], 'B']],
  ['blanks before the units', 'Fichte 4 m 33 cm B', [417, SPRUCE, 400, [33], 'B']],
  ['commas with a blank, decimal commas', 'Lärche, 5,10, 33,5, A', [417, LARCH, 510, [33.5], 'A']],
])('a line without a head is understood: %s', (_name, line, [number, woodTypeId, length, readings, grade]) => {
  expect(readLogCells(cellsOfText(line), DEFAULTS).rows).toEqual([
    { number, woodTypeId, measuredLengthInCm: length, diameterReadingsInCm: readings, grade },
  ]);
});

test.each([
  ['the head says millimetres', 'Holzart;Länge (m);MDM (mm)\nFichte;4,00;320\nFichte;4,00;185'],
  ['the other logs say it', 'Fichte;4,00;320\nFichte;4,00;185'],
])('a thin log of a list in millimetres is thin: %s', (_name, text) => {
  const { rows } = readLogCells(cellsOfText(text), DEFAULTS);
  expect(rows.map(({ diameterReadingsInCm }) => diameterReadingsInCm)).toEqual([[32], [18.5]]);
});

test('commas of a title do not part the lines below it', () => {
  const { rows, unread } = readLogCells(cellsOfText('Liste Huber, Linz, November\nFichte 4,00 33 B'), DEFAULTS);
  expect(rows).toMatchObject([{ measuredLengthInCm: 400, diameterReadingsInCm: [33], grade: 'B' }]);
  expect(unread.map(({ line }) => line)).toEqual([1]);
});

test('names lines whose last figure may be a number of pieces instead of counting them as one log', () => {
  const text = 'Fichte 4,10 32 B 3\nFichte 4,10 32 B\n7 Fichte 4,10 32 B 3';
  const { rows, unread } = readLogCells(cellsOfText(text), DEFAULTS);
  expect(rows.map(({ number }) => number)).toEqual([417, 7]);
  expect(unread).toEqual([{ line: 1, text: 'Fichte 4,10 32 B 3' }]);
});

test('a diameter that no log has is named in a list in centimetres, not taken for millimetres', () => {
  const { rows, unread } = readLogCells(cellsOfText('Fichte;4;33\nFichte;4;999'), DEFAULTS);
  expect(rows).toHaveLength(1);
  expect(unread).toEqual([{ line: 2, text: 'Fichte 4 999' }]);
});

test.each([
  ['Nr.;Holzart;Stammlänge;Durchmesser mit Rinde;Güteklasse;Stärkeklasse', '417;Fichte;4,00;33;B;3a'],
  ['Baumart;Normlänge (m);MDM m.R.;Rindenabzug;Ø o. R.;Qualität', 'Fi;4,00;33;1;32;B'],
  ['Holzart;Länge;Zopf-Ø;Mitten-Ø;Güte', 'Fichte;400;28;33;B'],
])('words of measuring sheets are not taken for others: %s', (head, line) => {
  expect(readLogCells(cellsOfText(`${head}\n${line}`), DEFAULTS)).toEqual({
    rows: [{ number: 417, woodTypeId: SPRUCE, measuredLengthInCm: 400, diameterReadingsInCm: [33], grade: 'B' }],
    unread: [],
  });
});

test.each([
  ['a mark of its letters, quotes', '\u{FEFF}Holzart;Länge;Ø\r\n"Fichte";"4,00";"33"\r\n'],
  ['the line ends of old spreadsheets', 'Holzart;Länge;Ø\rFichte;4,00;33\r'],
  ['a cell without a number, empty lines', 'Nr.\tHolzart\tLänge\tØ\n\tFichte\t4,00\t33\n\n\t\t\t'],
  ['quotes within quotes', '"Holzart","Länge","Ø","Notiz"\n"Fichte","4,00","33","gerade, ""schön"""'],
])('a file is read whatever its spreadsheet makes of it: %s', (_name, text) => {
  const { rows, unread } = readLogCells(cellsOfText(text), DEFAULTS);
  expect(unread).toEqual([]);
  expect(rows).toEqual([
    { number: 417, woodTypeId: SPRUCE, measuredLengthInCm: 400, diameterReadingsInCm: [33], grade: '' },
  ]);
});

test('a line that holds no log is named, the lines around it are kept and numbered on', () => {
  const { rows, unread } = readLogCells(cellsOfText('Fichte;4;33\nBesenstiel;4;2\n\nFichte;4;34'), DEFAULTS);
  expect(rows.map(({ number }) => number)).toEqual([417, 418]);
  expect(unread).toEqual([{ line: 2, text: 'Besenstiel 4 2', unknownSpecies: 'Besenstiel' }]);
});

test.each([
  ['ZI 4,00 35 B', 'ZIRBE'],
  ['SKI;4,00;33;C', 'SCHWARZKIEFER'],
  ['SK;4,00;33;C', 'SCHWARZKIEFER'],
  ['KIE;4,00;33;C', 'KIEFER'],
  ['WKI;4,00;33;C', 'KIEFER'],
  ['DG;4,00;33;C', 'DOUGLASIE'],
  ['BU;4,00;33;C', 'BUCHE'],
  ['HBU;4,00;33;C', 'HAINBUCHE'],
  ['BAH;4,00;33;C', 'AHORN'],
  ['NU;4,00;33;C', 'NUSS'],
  ['KIR;4,00;33;C', 'KIRSCHE'],
  ['LI;4,00;33;C', 'LINDE'],
  ['PA;4,00;33;C', 'PAPPEL'],
  ['ROB;4,00;33;C', 'ROBINIE'],
  ['Schwarzföhre;4,00;33;B', 'SCHWARZKIEFER'],
  ['Zirm;4,00;33;B', 'ZIRBE'],
  ['Arve;4,00;33;B', 'ZIRBE'],
  ['Rüster;4,00;33;B', 'ULME'],
  ['Vogelkirsche;4,00;33;B', 'KIRSCHE'],
  ['Grauerle;4,00;33;B', 'ERLE'],
  ['Bergahorn;4,00;33;B', 'AHORN'],
])('a wood is known by its short form and its further names: %s', (line, code) => {
  const { rows, unread } = readLogCells(cellsOfText(`FI 4,00 30 B\n${line}`), DEFAULTS);
  expect(unread).toEqual([]);
  expect(rows.map(({ woodTypeId }) => LOG_WOOD_TYPES.find(({ id }) => id === woodTypeId)?.code)).toEqual([
    'FICHTE',
    code,
  ]);
});

test.each([
  ['without a head', 'FI 4,00 30 B\nXYZ 4,00 35 B', 'XYZ'],
  ['with a number before it', '1;FI;4,00;30;B\n2;Besenstiel;4,00;35;B', 'Besenstiel'],
  ['with a head', 'Holzart;Länge;Ø\nFI;4,00;30\nXYZ;4,00;35', 'XYZ'],
])('a word that is no wood never takes that of the line before: %s', (_name, text, word) => {
  const { rows, unread } = readLogCells(cellsOfText(text), DEFAULTS);
  expect(rows).toHaveLength(1);
  expect(unread).toMatchObject([{ unknownSpecies: word }]);
});

test('grades are no woods, wherever they stand', () => {
  const { rows, unread } = readLogCells(cellsOfText('Fi;B;4,00;33\nBC;4,00;34\nFi;4,00;35;br'), DEFAULTS);
  expect(unread).toEqual([]);
  expect(rows.map(({ grade }) => grade)).toEqual(['B', 'BC', 'Br']);
});

test('a form without script adds its text to the list of the address', () => {
  const rows = logsOfAddress(new URLSearchParams({ liste: '6*500*42*B*417', text: 'Fichte;4;33\r\n5;34' }));
  expect(rows.map(({ number, woodTypeId, measuredLengthInCm }) => [number, woodTypeId, measuredLengthInCm])).toEqual([
    [417, LARCH, 500],
    [418, SPRUCE, 400],
    [419, SPRUCE, 500],
  ]);
});

test('rules are named by words; unknown words are the usual rule', () => {
  expect(rulesOf({ rinde: 'altherr', abzug: '', rundung: 'genau', laengen: 'bloch' })).toEqual({
    barkMethod: 'ALTHERR',
    mode: 'EXACT',
    lengthRule: 'BLOCH',
  });
  expect(rulesOf({ rinde: 'x', abzug: '', rundung: '', laengen: 'toString' })).toEqual(BARE);
});

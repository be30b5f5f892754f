import { describe, expect, it } from 'vitest';

import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CategoryFilters } from '#domain/search/search-types.ts';
import { readSearchLine } from './read-search-line.ts';
import type { SearchLineReading } from './reading-types.ts';

const read = (line: string): SearchLineReading => readSearchLine(line, { findPlace: () => null });
const saysOf = (line: string): string[] => read(line).preferences.flatMap(({ words }) => words?.split(' ') ?? []);

type Row = [line: string, category: CategoryCode | undefined, left?: string, says?: string];

const CARPENTERS: readonly Row[] = [
  ['Mauerbank 12/12 lärche', 'SAWN_WOOD', 'Mauerbank', 'KVH'],
  ['Konterlattung 5/8', 'SAWN_WOOD', '', 'Konterlatten'],
  ['Kreuzrahmen 6/6 fichte', 'SAWN_WOOD'],
  ['Sturz Eiche 20x20 alt', 'SAWN_WOOD', '', 'Kaminbalken'],
  ['Dachstuhlholz nach Liste', 'SAWN_WOOD', '', 'Dachstuhl'],
  ['Wangentreppe Buche', 'SAWN_WOOD', '', 'Stufen'],
  ['Fensterholz Lärche', 'SAWN_WOOD', '', 'Fensterkantel'],
  ['Schalungsbretter gebraucht', 'SAWN_WOOD', 'Schalungsbretter', 'entnagelt'],
  ['Schwellen Eiche', 'SAWN_WOOD', 'Schwellen'],
  ['Fachwerkholz', 'SAWN_WOOD'],
];
const BUILDERS: readonly Row[] = [
  ['Zaunlatten 2m', 'SAWN_WOOD', '', 'Staketen'],
  ['Terrassenunterkonstruktion', 'SAWN_WOOD', '', 'Staffel'],
  ['Saunabank astfrei', 'SAWN_WOOD', '', 'Sauna'],
  ['Lattenrost', 'SAWN_WOOD', '', 'Tischlerware'],
  ['Waschtischplatte Esche', 'SAWN_WOOD', '', 'Baumscheibe'],
  ['Altholz für Küchenfront', 'SAWN_WOOD', 'Altholz', 'Blockware'],
  ['Staketenzaun 1m', undefined, 'Staketenzaun 1m', 'Zaunlatten'],
];
const LOG_TRADERS: readonly Row[] = [
  ['Schwachbloche Fichte', 'LOGS', 'Schwachbloche'],
  ['Starkbloch Tanne', 'LOGS', 'Starkbloch'],
  ['Mastenholz Lärche', 'LOGS', 'Mastenholz'],
  ['Ahorn Rundholz furnierfähig', 'LOGS'],
  ['Versteigerung Wertholz', 'LOGS', 'Versteigerung', 'Submission'],
  ['Stammware Buche B 40+', 'LOGS', '', 'B'],
  ['A/C fichte', 'LOGS', '', 'C'],
  ['Fixlängen Douglasie', 'LOGS', '', 'Fixlänge'],
];
const CRAFTS: readonly Row[] = [
  ['Pen blanks', undefined, 'Pen blanks', 'Kanteln'],
  ['Messerbau Mooreiche', undefined, 'Messerbau', 'Griff'],
  ['Maskenholz Zirbe', undefined, 'maske', 'Masken'],
  ['Geigenboden Ahorn', undefined, 'Geigenboden', 'Riegelahorn'],
  ['Rähmchen Linde', 'SAWN_WOOD', '', 'Imker'],
  ['Modellbau Birne', undefined, 'Modellbau', 'Leisten'],
  ['Eschenstiel', undefined, 'stiel', 'Werkzeugstiel'],
  ['Bootsplanken Lärche', undefined, 'Bootsplanken', 'Bootsbau'],
  ['Drechslerholz', undefined, 'Drechslerholz', 'Drechselholz'],
];

describe.each([
  ['carpenters', CARPENTERS],
  ['builders at home', BUILDERS],
  ['log traders', LOG_TRADERS],
  ['crafts', CRAFTS],
] as const)('lines of %s', (_, rows) => {
  it.each(rows)('"%s"', (line, category, left = '', says = '') => {
    expect(read(line).filters.category).toBe(category);
    expect(read(line).termsLeft).toBe(left);
    expect(['', ...saysOf(line)]).toContain(says);
  });
});

describe('measures of sawn wood and logs without a unit', () => {
  it.each<[string, CategoryFilters]>([
    ['Terrassendielen 145 breit', { widthMinInMm: 131, widthMaxInMm: 159 }],
    ['Terrassendielen 20 breit', { widthMinInMm: 180, widthMaxInMm: 220 }],
    ['Bretter 30', { thicknessMinInMm: 27, thicknessMaxInMm: 33 }],
    ['Nussbretter 30 stark', { woodTypeIds: [31], thicknessMinInMm: 27, thicknessMaxInMm: 33 }],
    ['Fichte 4,10', { woodTypeIds: [1], lengthMinInCm: 400, lengthMaxInCm: 420 }],
    ['L2b Langholz', { lengthMinInCm: 1000, diameterMinInCm: 25, diameterMaxInCm: 29 }],
  ])('"%s"', (line, data) => {
    expect(read(line).filters.categoryData).toEqual(data);
    expect(read(line).termsLeft.replace('Terrassendielen', '').trim()).toBe('');
  });
});

describe('what a use makes of other words', () => {
  it('keeps boards of any thickness and puts the usual ones first', () => {
    const { filters, preferences } = read('Bretter für Hochbeet Lärche');
    expect(filters.categoryData).toEqual({ woodTypeIds: [6] });
    expect(preferences).toContainEqual({ weight: 0.6, data: { thicknessMaxInMm: 35 } });
  });
  it('puts sawn wood and logs before firewood where wood is worked by hand', () => {
    expect(read('Linde zum Schnitzen').preferences).toContainEqual({ weight: 1, categories: ['SAWN_WOOD', 'LOGS'] });
  });
  it('knows a section as surely as a word', () => {
    expect(read('12/12 Lärche').categoryIsGuessed).toBe(false);
  });
});

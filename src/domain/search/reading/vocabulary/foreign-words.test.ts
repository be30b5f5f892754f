import { describe, expect, it } from 'vitest';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';

const read = (line: string) => readSearchLine(line, { findPlace: () => null });

describe('words of other languages', () => {
  it.each([
    ['drewno kominkowe buk', 'FIREWOOD', [20]],
    ['tűzifa tölgy', 'FIREWOOD', [22]],
    ['palivové dřevo smrk', 'FIREWOOD', [1]],
    ['meşe odun', 'FIREWOOD', [22]],
    ['дрова берёза', 'FIREWOOD', [27]],
    ['deske hrast', 'SAWN_WOOD', [22]],
    ['oak planks', 'SAWN_WOOD', [22]],
    ['bois de chauffage hêtre', 'FIREWOOD', [20]],
    ['szukam drewna opałowego bukowego', 'FIREWOOD', [20]],
    ['kupim bukova drva z dostavo', 'FIREWOOD', [20]],
    ['lemne de foc fag', 'FIREWOOD', [20]],
    ['legna da ardere rovere', 'FIREWOOD', [22]],
    ['száraz tűzifa bükkből', 'FIREWOOD', [20]],
    ['дрова дубові', 'FIREWOOD', [22]],
    ['bukve drva', 'FIREWOOD', [20]],
    ['drva od bukve', 'FIREWOOD', [20]],
    ['drva od breze', 'FIREWOOD', [27]],
    ['drva od smreke', 'FIREWOOD', [1]],
    ['bukovog drveta', undefined, [20]],
    ['drva hrastovih', 'FIREWOOD', [22]],
    ['grabovog drveta', undefined, [21]],
    ['palivové dřevo ze smrku', 'FIREWOOD', [1]],
    ['foahrans brennhoiz', 'FIREWOOD', [4]],
    ['foahns', undefined, [4]],
  ])('"%s" is read like the German ones', (line, category, woodTypeIds) => {
    const { filters } = read(line);
    expect([filters.category, filters.categoryData?.woodTypeIds]).toEqual([category, woodTypeIds]);
  });

  it.each([
    ['3 metra drva', 3],
    ['10 metara bukve', 10],
    ['fire wood 2 meter cubic', 2],
    ['2 cubic metres firewood', 2],
    ['legna 2 metri cubi', 2],
  ])('"%s" states an amount', (line, quantityMin) => {
    const { filters, textWords } = read(line);
    expect(filters).toMatchObject({ category: 'FIREWOOD', unit: 'RM', quantityMin });
    expect(filters.categoryData?.lengthMinInCm).toBeUndefined();
    expect(textWords).toEqual([]);
  });

  it('stay text where they only sound like a German word that says nothing', () => {
    expect(read('fahrans Brennholz').termsLeft).toBe('fahrans');
  });

  it('seeks the German word where the meaning is text', () => {
    expect(read('drva cijepana').textWords.map(({ text }) => text)).toEqual(['gespalten']);
  });

  it('never take the place of a German word', () => {
    expect(read('Grab Beere').filters).toEqual({});
    expect(read('Buche Bretter').filters.category).toBe('SAWN_WOOD');
  });
});

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
  ])('"%s" is read like the German ones', (line, category, woodTypeIds) => {
    const { filters } = read(line);
    expect([filters.category, filters.categoryData?.woodTypeIds]).toEqual([category, woodTypeIds]);
  });

  it('seeks the German word where the meaning is text', () => {
    expect(read('drva cijepana').textWords.map(({ text }) => text)).toEqual(['gespalten']);
  });

  it('never take the place of a German word', () => {
    expect(read('Grab Beere').filters).toEqual({});
    expect(read('Buche Bretter').filters.category).toBe('SAWN_WOOD');
  });
});

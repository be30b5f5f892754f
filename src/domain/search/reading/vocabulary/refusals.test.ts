import { describe, expect, it } from 'vitest';

import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';

const read = (line: string) => readSearchLine(line, { findPlace: () => null });
const DRY = ['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET'];

describe('what is refused', () => {
  it.each(['Holz brennen, nicht nass', 'Brennholz nicht so nass'])('reads "%s" as a wish for dry wood', (line) => {
    expect(read(line).filters).toMatchObject({ category: 'FIREWOOD', categoryData: { dryingStates: DRY } });
  });

  it.each(['Brennholz keine Fichte', 'Brennholz nicht Fichte'])('asks for nothing that "%s" does not want', (line) => {
    const { filters, textWords } = read(line);
    expect(filters).toStrictEqual({ category: 'FIREWOOD' });
    expect(textWords).toStrictEqual([]);
  });

  it('keeps what stands before a negation or in a phrase with it', () => {
    expect(read('Buche trocken nicht teuer').filters.categoryData?.woodTypeIds).toStrictEqual([20]);
  });
});

type Row = [line: string, category: CategoryCode | undefined];

describe('states and jobs', () => {
  it.each<Row>([
    ['drei Birken müssen gefällt werden', 'SERVICES'],
    ['gefällt im Winter Fichte Rundholz', 'LOGS'],
    ['Fichte Rundholz wintergefällt', 'LOGS'],
    ['wer fällt mir eine Fichte', 'SERVICES'],
    ['Baumschnitt hacken lassen', 'SERVICES'],
    ['Stadtbäume überprüfen', 'SERVICES'],
    ['Bäume am Bach auf Stock setzen', 'SERVICES'],
    ['Hackgut unter das Klettergerüst', 'WOOD_CHIPS'],
    ['Heizmaterial Hackgut Schule', 'WOOD_CHIPS'],
    ['Heizmaterial für den Winter', 'FIREWOOD'],
  ])('reads "%s" as %s', (line, category) => {
    expect(read(line).filters.category).toBe(category);
  });

  it('prefers chips of the material that was chipped', () => {
    expect(read('Wurzelstöcke geschreddert').preferences).toContainEqual({
      weight: 1,
      data: { rawMaterialGroupCodes: ['1.1.5', '1.1.2'] },
    });
  });
});

describe('measures beside packing and percentages', () => {
  it('takes "33 Palette" as a length and "12 Paletten" as an amount', () => {
    expect(read('Birke ofenfertig 33 Palette').filters.categoryData).toMatchObject({
      lengthMinInCm: 31,
      lengthMaxInCm: 35,
    });
    expect(read('Birke ofenfertig 12 Paletten').filters.categoryData?.lengthMinInCm).toBeUndefined();
  });

  it('reads a share of water', () => {
    expect(read('Hackgut max 30 Prozent Wasser').filters.categoryData?.moistureContentCodes).toContain('M30');
  });

  it('orders by the wood before an unknown end, and excludes none', () => {
    const { filters, preferences } = read('Zirbenschale drechseln');
    expect(filters.categoryData?.woodTypeIds).toBeUndefined();
    expect(preferences).toContainEqual({ weight: 1, data: { woodTypeIds: [8] } });
  });
});

import { describe, expect, it } from 'vitest';
import { contentOf } from '#contract/adverts/edit-content.ts';
import type { EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { woodTypeByCode } from '#domain/lookups/wood-types.data.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { suggestedTitle } from './suggested-title.ts';

const titleOf = (edit: EditAdvertDto) => suggestedTitle(contentOf(edit));
const idOf = (code: string): number => woodTypeByCode(code)?.id ?? 0;

describe('the suggested title', () => {
  it.each([
    ['FOREST', 'Fichte ab Stock, BHD 35 cm'],
    ['FIREWOOD', 'Buche 33 cm, lufttrocken'],
    ['PELLETS', 'Pellets ENplus A1, zum Einblasen'],
    ['SAWN_WOOD', 'Lärche Schnittholz, 24 mm, 3–5 m'],
    ['WOOD_CHIPS', 'Hackgut Fichte P31S M30'],
    ['LOGS', 'Fichte Rundholz, 4–5 m, Ø 20–45 cm'],
    ['SERVICES', 'Schlägerung motormanuell, Rückung mit Traktor oder Seilwinde, Steiermark'],
  ] as const)('of %s names the goods and their measures, never how much there is', (category, title) => {
    expect(titleOf(COMPLETE_EDITS[category])).toBe(title);
  });

  it.each(CATEGORY_CODES)('of %s is missing as long as nothing names the goods', (category) => {
    expect(titleOf({ category, unitQuantity: 12 })).toBeNull();
  });

  it('names two woods, and of more only the first two', () => {
    const woods = (...codes: string[]) =>
      titleOf({ category: 'FIREWOOD', categoryData: { furnaceWoodTypeIds: codes.map(idOf), lengthInCm: 25 } });
    expect(woods('BUCHE', 'ESCHE')).toBe('Buche und Esche 25 cm');
    expect(woods('BUCHE', 'ESCHE', 'EICHE')).toBe('Buche, Esche und mehr 25 cm');
  });

  it('leaves out what no longer fits into 80 characters', () => {
    const categoryData = { serviceCategories: [104, 201, 302], areasOfService: [6] };
    const title = titleOf({ category: 'SERVICES', unitQuantity: 1234.5, categoryData }) ?? '';
    expect(title.length).toBeGreaterThan(20);
    expect(title.length).toBeLessThanOrEqual(80);
  });
});

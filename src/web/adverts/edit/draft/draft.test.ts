import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { fromEdit, toEditAdvertDto, valuesOfForm } from './draft.ts';
import { CATEGORY_FIELDS, CONTACT_FIELDS, DELIVERY_FIELDS, PLACE_FIELDS, PRICE_FIELDS } from './draft-fields.ts';

const TERMS = [...PRICE_FIELDS, ...PLACE_FIELDS, ...DELIVERY_FIELDS, ...CONTACT_FIELDS];

describe('a draft', () => {
  it.each(CATEGORY_CODES)('of %s says again what it was filled from', (category) => {
    const edit = COMPLETE_EDITS[category];
    expect(toEditAdvertDto(category, fromEdit(edit))).toMatchObject(edit);
  });

  it.each(CATEGORY_CODES)('of %s survives being posted as a plain form', (category) => {
    const values = fromEdit(COMPLETE_EDITS[category]);
    const form = new FormData();
    for (const [name, value] of Object.entries(values))
      for (const one of typeof value === 'string' ? [value] : value) form.append(name, one);
    const names = ['title', 'description', ...CATEGORY_FIELDS[category], ...TERMS];
    expect(toEditAdvertDto(category, valuesOfForm(form, names))).toMatchObject(COMPLETE_EDITS[category]);
  });

  it.each(CATEGORY_CODES)('of %s with nothing typed can be stored', (category) => {
    expect(z.safeParse(EditAdvertDto, toEditAdvertDto(category, {})).success).toBe(true);
  });

  it.each([
    ['165', 16_500],
    ['165,5', 16_550],
    ['165.50', 16_550],
    ['1.650,00', 165_000],
    ['€ 27,5', 2_750],
  ])('reads the price %s as %i cents', (typed, cents) => {
    expect(toEditAdvertDto('FIREWOOD', { pricePerUnitInCents: typed }).pricePerUnitInCents).toBe(cents);
  });

  it('is refused at the field whose figure cannot be read', () => {
    const edit = toEditAdvertDto('FIREWOOD', { 'categoryData.lengthInCm': 'ofenlang', unitQuantity: '4 oder 5' });
    const { error } = z.safeParse(EditAdvertDto, edit);
    expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'categoryData.lengthInCm',
      'unitQuantity',
    ]);
  });

  it('keeps only the measures of the kind of offer that is chosen', () => {
    const values = {
      'categoryData.isSingleItem': 'ja',
      'categoryData.lengthInCm': '420',
      'categoryData.minLengthInCm': '300',
    };
    expect(toEditAdvertDto('LOGS', values).categoryData).toMatchObject({ lengthInCm: 420, minLengthInCm: null });
  });

  it('leaves delivery rows out in which nothing is typed', () => {
    const values = {
      'deliveryBands.0.upToKm': '20',
      'deliveryBands.0.amountInCents': '35',
      'deliveryBands.1.per': 'TRIP',
    };
    expect(toEditAdvertDto('FIREWOOD', values).deliveryBands).toEqual([
      { upToKm: 20, minimumQuantity: null, amountInCents: 3_500, per: 'TRIP' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CategorisedEdit } from '#contract/adverts/category-data.schemas.ts';
import type { TextForm } from '#domain/adverts/categories/text-forms.ts';
import { MEASURE_BASES } from '#domain/adverts/category-data.ts';
import { editBlocksOf } from '#domain/adverts/edit/edit-fields.data.ts';
import type { CodeList, EditField, IdList } from '#domain/adverts/edit/edit-fields.data.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { CERTIFICATES } from '#domain/lookups/certificates.data.ts';
import { EQUIPMENT } from '#domain/lookups/equipment.data.ts';
import { AREAS_OF_SERVICE } from '#domain/lookups/regions.data.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';
import { woodTypesOfUse } from '#domain/lookups/wood-types.data.ts';
import { createRandom } from '#domain/pictures/random.ts';
import type { Random } from '#domain/pictures/random.ts';
import type { Limits } from '#domain/wood/limits.data.ts';
import { advertOf } from '#test/sample-advert.ts';
import { codeGroupsOf } from '#web/adverts/edit/category-fields/code-choices.ts';
import { categoryEditOf, categoryEditOfAdvert, categoryValuesOf } from './draft-category.ts';
import { valuesOfForm } from './draft.ts';
import { CATEGORY_FIELDS } from './draft-fields.ts';

const ROUNDS = 150;

const maybe = <T>(random: Random, value: T): T | null => (random.chance(0.3) ? null : value);
const whole = (random: Random, { minimum, maximum }: Limits): number => random.integer(Math.ceil(minimum), maximum);
const some = (random: Random, rows: readonly { id: number }[]): number[] =>
  rows.filter(() => random.chance(0.2)).map(({ id }) => id);

const ROWS: Record<IdList, readonly { id: number }[]> = {
  SERVICE_CATEGORIES,
  AREAS_OF_SERVICE,
  EQUIPMENT,
  CERTIFICATES,
};
const TEXTS: Record<TextForm, readonly string[]> = {
  MONTH: ['2015-01', '2026-10', '2064-12'],
  ENPLUS_NUMBER: ['AT 001', 'DE 342'],
  SPECIES_SHARES: ['70\u00a0%\u00a0Fichte, 30\u00a0%\u00a0Tanne'],
};
const codesOf = (list: CodeList): string[] =>
  codeGroupsOf(list).flatMap(({ choices }) => choices.map(({ value }) => value));
const anyOf = <T>(random: Random, values: readonly T[]): T | null =>
  values[whole(random, { minimum: 0, maximum: values.length - 1 })] ?? null;

/** Valid answers to one field, chosen by chance; `isSingle` is decided before its measures. */
function answers(field: EditField, random: Random, isSingle: boolean): Record<string, unknown> {
  switch (field.kind) {
    case 'WOOD_TYPES':
      return { [field.field]: some(random, woodTypesOfUse(field.use)) };
    case 'WOOD_TYPE':
      return { [field.field]: maybe(random, anyOf(random, woodTypesOfUse(field.use))?.id ?? null) };
    case 'CODE':
      return { [field.field]: maybe(random, anyOf(random, codesOf(field.list))) };
    case 'IDS':
      return { [field.field]: some(random, ROWS[field.list]) };
    case 'CLAIM':
      return { [field.field]: random.chance(0.5) };
    case 'SINGLE_ITEM':
      return { [field.field]: isSingle };
    case 'MEASURE_BASIS':
      return { [field.field]: maybe(random, anyOf(random, MEASURE_BASES)) };
    case 'CENTS':
      return { [field.field]: maybe(random, whole(random, field.limits)) };
    case 'TEXT':
      return { [field.field]: maybe(random, anyOf(random, TEXTS[field.form])) };
    case 'FIGURE': {
      const figure = whole(random, field.limits);
      return { [field.field]: maybe(random, field.isWhole || figure === field.limits.maximum ? figure : figure + 0.5) };
    }
    case 'MEASURE': {
      const single = isSingle ? maybe(random, whole(random, field.limits)) : null;
      const [from, to] = isSingle
        ? [null, null]
        : [maybe(random, whole(random, field.limits)), maybe(random, whole(random, field.limits))];
      return { [field.single]: single, [field.from]: from, [field.to]: to };
    }
  }
}

function randomEdit(category: CategoryCode, seed: number): CategorisedEdit {
  const random = createRandom(seed);
  const isSingle = random.chance(0.5);
  const fields = editBlocksOf(category).flatMap((block) => block.fields);
  const categoryData = Object.assign({}, ...fields.map((field) => answers(field, random, isSingle)));
  return z.parse(CategorisedEdit, { category, categoryData });
}

const asForm = (values: ReturnType<typeof categoryValuesOf>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of typeof value === 'string' ? [value] : value) form.append(name, one);
  return form;
};

describe.each(CATEGORY_CODES)('category data of %s', (category) => {
  it('is asked for field by field, none left out and none beyond', () => {
    const written = Object.keys(categoryEditOf(category, {}).categoryData ?? {}).map((name) => `categoryData.${name}`);
    expect(CATEGORY_FIELDS[category].toSorted()).toEqual(written.toSorted());
  });

  it(`is unchanged after being typed and read again, for ${ROUNDS} valid payloads made by chance`, () => {
    for (let seed = 1; seed <= ROUNDS; seed += 1) {
      const edit = randomEdit(category, seed);
      expect(categoryEditOf(category, categoryValuesOf(edit)), `seed ${seed}`).toEqual(edit);
    }
  });

  it('is unchanged after being posted as a plain form', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const edit = randomEdit(category, seed);
      const values = valuesOfForm(asForm(categoryValuesOf(edit)), CATEGORY_FIELDS[category]);
      expect(categoryEditOf(category, values), `seed ${seed}`).toEqual(edit);
    }
  });

  it('is written again as it was read from an advert', () => {
    const edit = categoryEditOfAdvert(advertOf(category));
    expect(categoryEditOf(category, categoryValuesOf(edit))).toEqual(edit);
    expect(z.safeParse(CategorisedEdit, edit).success).toBe(true);
  });
});

describe('a figure of category data', () => {
  const bounded = CATEGORY_CODES.flatMap((category) =>
    editBlocksOf(category).flatMap(({ fields }) =>
      fields.flatMap((field): [CategoryCode, string, Limits][] => {
        if (field.kind === 'FIGURE') return [[category, field.field, field.limits]];
        if (field.kind !== 'MEASURE') return [];
        return [field.from, field.to].map((name) => [category, name, field.limits]);
      }),
    ),
  );

  it.each(bounded)('of %s, %s, is accepted at both of its limits and refused beyond them', (category, name, limits) => {
    const isAccepted = (figure: number) =>
      z.safeParse(CategorisedEdit, categoryEditOf(category, { [`categoryData.${name}`]: String(figure) })).success;
    expect([limits.minimum, limits.maximum].map(isAccepted)).toEqual([true, true]);
    expect([limits.minimum - 1, limits.maximum + 1].map(isAccepted)).toEqual([false, false]);
  });
});

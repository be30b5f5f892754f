import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import type { CategoryField } from '#domain/adverts/categories/field.ts';
import { endsOfMeasure, namesOfField, shownNames } from '#domain/adverts/categories/field.ts';
import { rulesOfText, storedText } from '#domain/adverts/categories/text-forms.ts';
import { MEASURE_BASES } from '#domain/adverts/category-data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CategorisedEdit, CategorisedRead } from '#contract/adverts/category-data.schemas.ts';
import type { DraftValues } from './draft-values.ts';
import {
  answerOf,
  centsOf,
  choiceOf,
  idsOf,
  isTicked,
  metresOf,
  numberOf,
  tick,
  typedEuros,
  typedMetres,
  typedNumber,
} from './draft-values.ts';

const at = (field: string): string => `categoryData.${field}`;

/** The category and its data as the fields say them. */
export function categoryEditOf(category: CategoryCode, values: DraftValues): CategorisedEdit {
  const entries = categoryFieldsOf(category).flatMap(([name, field]) =>
    field.kind === 'MEASURE' ? measureEdit(name, field, values) : [[name, answerIn(values, at(name), field)]],
  );
  return { category, categoryData: Object.fromEntries(entries) } as CategorisedEdit;
}

function answerIn(values: DraftValues, path: string, field: Exclude<CategoryField, { kind: 'MEASURE' }>): unknown {
  switch (field.kind) {
    case 'WOOD_TYPES':
    case 'IDS':
      return idsOf(values, path);
    case 'WOOD_TYPE':
    case 'FIGURE':
      return numberOf(values, path);
    case 'CENTS':
      return centsOf(values, path);
    case 'CODE':
      return answerOf(values, path);
    case 'TEXT': {
      const typed = answerOf(values, path);
      return typed === null ? null : storedText(field.form, typed);
    }
    case 'CLAIM':
    case 'SINGLE_ITEM':
      return isTicked(values, path);
    case 'MEASURE_BASIS':
      return choiceOf(values, path, MEASURE_BASES);
  }
}

/** A single item has one figure for each measure, a lot a smallest and a largest; the others stay empty. */
function measureEdit(
  single: string,
  { isTypedInMetres }: Extract<CategoryField, { kind: 'MEASURE' }>,
  values: DraftValues,
): [string, number | null][] {
  const read = isTypedInMetres === true ? metresOf : numberOf;
  const isSingleItem = isTicked(values, at('isSingleItem'));
  const ends = endsOfMeasure(single).map((end): [string, number | null] => [
    end,
    isSingleItem ? null : read(values, at(end)),
  ]);
  return [[single, isSingleItem ? read(values, at(single)) : null], ...ends];
}

/** The fields of a category as they are filled from a payload. */
export function categoryValuesOf(edit: CategorisedEdit): DraftValues {
  const fields = new Map(
    categoryFieldsOf(edit.category).flatMap(([name, field]) =>
      namesOfField(name, field).map((one) => [one, field] as const),
    ),
  );
  const entries = Object.entries(edit.categoryData ?? {}).map(([name, value]) => [
    at(name),
    typedValue(value, name, fields.get(name)),
  ]);
  return Object.fromEntries(entries);
}

/** What would have to be written to get this advert's category data. */
export function categoryEditOfAdvert({ category, categoryData }: CategorisedRead): CategorisedEdit {
  const shown: Readonly<Record<string, unknown>> = categoryData;
  const entries = categoryFieldsOf(category).flatMap(([name, field]) => {
    const names = namesOfField(name, field);
    return shownNames(name, field).flatMap((one, index) =>
      shown[one] === undefined ? [] : [[names[index] ?? name, writtenAs(shown[one])]],
    );
  });
  return { category, categoryData: Object.fromEntries(entries) } as CategorisedEdit;
}

type Entry = { id: number };
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && 'id' in value;

/** Entries of a list are written as their ids. */
function writtenAs(shown: unknown): unknown {
  if (Array.isArray(shown)) return shown.filter(isEntry).map(({ id }) => id);
  return isEntry(shown) ? shown.id : shown;
}

function typedValue(value: unknown, name: string, field: CategoryField | undefined): string | string[] {
  if (field?.kind === 'MEASURE' && field.isTypedInMetres === true && typeof value === 'number')
    return typedMetres(value, name);
  if (field?.kind === 'CENTS' && typeof value === 'number') return typedEuros(value);
  if (field?.kind === 'TEXT' && typeof value === 'string') return rulesOfText(field.form).typed(value);
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'boolean') return tick(value);
  if (typeof value === 'number') return typedNumber(value);
  return typeof value === 'string' ? value : '';
}

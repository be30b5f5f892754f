import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CategorisedData } from '#domain/adverts/category-data.ts';
import { categoryFieldsOf } from './category-fields.ts';
import type { CategoryField } from './field.ts';
import { namesOfField, storedName } from './field.ts';

/** What is stored for a field of which an edit payload says `value`: a gap becomes "no answer". */
function storedValue({ kind }: CategoryField, value: unknown): unknown {
  switch (kind) {
    case 'WOOD_TYPES':
    case 'IDS':
      return [...new Set(Array.isArray(value) ? value : [])];
    case 'CODE':
    case 'TEXT':
      return value || null;
    case 'CLAIM':
    case 'SINGLE_ITEM':
      return value ?? false;
    default:
      return value ?? null;
  }
}

/** Returns the stored form of the checked category data of an edit payload; its gaps are filled with "no answer". */
export function storedOfEdit(category: CategoryCode, edit: Readonly<Record<string, unknown>>): CategorisedData {
  const entries = categoryFieldsOf(category).flatMap(([name, field]) => {
    if (field.kind === 'MEASURE') return namesOfField(name, field).map((one) => [one, storedValue(field, edit[one])]);
    return [[storedName(name, field), storedValue(field, edit[name])]];
  });
  return { category, data: Object.fromEntries(entries) } as CategorisedData;
}

/** Returns the category data of an edit payload that say what is stored. */
export function editOfStored({ category, data }: CategorisedData): Record<string, unknown> {
  const stored: Readonly<Record<string, unknown>> = data;
  const entries = categoryFieldsOf(category).flatMap(([name, field]) => {
    if (field.kind === 'MEASURE') return namesOfField(name, field).map((one) => [one, stored[one]]);
    return [[name, stored[storedName(name, field)]]];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

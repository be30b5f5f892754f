import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import { filterNames } from '#domain/adverts/categories/field.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CategoryFilters } from './search-types.ts';

export type FilterKey = keyof CategoryFilters;

/** Filters on the unit of an advert, which is no field of its category. */
const ON_UNIT: Partial<Record<CategoryCode, readonly FilterKey[]>> = { PELLETS: ['isLoose'] };

const FILTER_KEYS: ReadonlyMap<CategoryCode, ReadonlySet<string>> = new Map(
  CATEGORY_CODES.map((category) => {
    const onFields = categoryFieldsOf(category).flatMap(([, field]) => filterNames(field));
    return [category, new Set<string>([...onFields, ...(ON_UNIT[category] ?? [])])];
  }),
);

/** Says whether a filter makes sense in a category; without a category every filter does. */
export const filterApplies = (key: FilterKey, category: CategoryCode | undefined): boolean =>
  category === undefined || FILTER_KEYS.get(category)?.has(key) === true;

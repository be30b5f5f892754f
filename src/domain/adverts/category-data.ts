import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CATEGORY_FIELDS } from './categories/category-fields.ts';
import type { StoredData } from './categories/field.ts';

export { MEASURE_BASES, type MeasureBasis } from '#domain/wood/measure-basis.ts';

/** Category data as stored, made from the description of its fields in `categories/`. */
export type CategoryDataOf = { [C in CategoryCode]: StoredData<(typeof CATEGORY_FIELDS)[C]> };

export type FirewoodData = CategoryDataOf['FIREWOOD'];
export type PelletsData = CategoryDataOf['PELLETS'];
export type SawnWoodData = CategoryDataOf['SAWN_WOOD'];
export type WoodChipsData = CategoryDataOf['WOOD_CHIPS'];
export type LogsData = CategoryDataOf['LOGS'];

/** Category and its data together, so that one `switch` on `category` narrows both. */
export type CategorisedData = { [C in CategoryCode]: { category: C; data: CategoryDataOf[C] } }[CategoryCode];

export type CategoryData = CategoryDataOf[CategoryCode];

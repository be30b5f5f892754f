import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import { endsOfMeasure } from '#domain/adverts/categories/field.ts';
import type { CategoryField, EditBlockCode } from '#domain/adverts/categories/field.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import type { CategoryCode, WoodTypeUse } from '#domain/lookups/categories.data.ts';

export type { CodeList, EditBlockCode, FigureUnit, IdList } from '#domain/adverts/categories/field.ts';

type Described<Kind extends CategoryField['kind']> = Extract<CategoryField, { kind: Kind }>;

/** A measure with the names of its single value and of both ends in a lot. */
export type MeasureField = Described<'MEASURE'> & { single: string; from: string; to: string };

/** A field of the form: its description and its name in the edit payload. */
export type EditField = (Exclude<CategoryField, { kind: 'MEASURE' }> & { field: string }) | MeasureField;

export type EditBlock = { code: EditBlockCode; fields: readonly EditField[] };

function editField([name, field]: [string, CategoryField]): EditField {
  if (field.kind !== 'MEASURE') return { ...field, field: name };
  const [from, to] = endsOfMeasure(name);
  return { ...field, single: name, from, to };
}

function blocksOf(category: CategoryCode): EditBlock[] {
  const blocks = Map.groupBy(categoryFieldsOf(category).map(editField), ({ block }) => block);
  return [...blocks].map(([code, fields]) => ({ code, fields }));
}

const BLOCKS = new Map(CATEGORY_CODES.map((category) => [category, blocksOf(category)]));

/** Returns the titled parts of a category's form with their fields, in the order of the trade. */
export const editBlocksOf = (category: CategoryCode): readonly EditBlock[] => BLOCKS.get(category) ?? [];

/** Wood types asked for most in each use, most frequent first; product decision after the trade's market reports. */
const FREQUENT_WOOD_TYPES: Record<WoodTypeUse, readonly string[]> = {
  FURNACE: ['BUCHE', 'ESCHE', 'EICHE', 'LAUB_HART', 'BIRKE', 'FICHTE', 'KIEFER', 'LAERCHE', 'NADEL_GEMISCHT'],
  FOREST: ['FICHTE', 'FITA', 'TANNE', 'KIEFER', 'LAERCHE', 'BUCHE', 'EICHE', 'ESCHE', 'LAUB_HART'],
  SAWN: ['FICHTE', 'LAERCHE', 'TANNE', 'KIEFER', 'DOUGLASIE', 'ZIRBE', 'EICHE', 'BUCHE', 'ESCHE', 'NUSS'],
  LOG: ['FICHTE', 'FITA', 'LAERCHE', 'KIEFER', 'DOUGLASIE', 'BUCHE', 'EICHE', 'ESCHE', 'AHORN'],
};

/** Returns the codes of the wood types that are asked for most in a use. */
export const frequentWoodTypesOf = (use: WoodTypeUse): readonly string[] => FREQUENT_WOOD_TYPES[use];

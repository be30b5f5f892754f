import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CategoryField, CategoryFields } from './field.ts';
import { FIREWOOD_FIELDS } from './firewood.fields.ts';
import { FOREST_FIELDS } from './forest.fields.ts';
import { LOGS_FIELDS } from './logs.fields.ts';
import { PELLETS_FIELDS } from './pellets.fields.ts';
import { SAWN_WOOD_FIELDS } from './sawn-wood.fields.ts';
import { SERVICES_FIELDS } from './services.fields.ts';
import { WOOD_CHIPS_FIELDS } from './wood-chips.fields.ts';

/** The fields of every category; everything that handles them one by one derives from this. */
export const CATEGORY_FIELDS = {
  FOREST: FOREST_FIELDS,
  FIREWOOD: FIREWOOD_FIELDS,
  PELLETS: PELLETS_FIELDS,
  SAWN_WOOD: SAWN_WOOD_FIELDS,
  WOOD_CHIPS: WOOD_CHIPS_FIELDS,
  LOGS: LOGS_FIELDS,
  SERVICES: SERVICES_FIELDS,
} as const satisfies Record<CategoryCode, CategoryFields>;

type Described = typeof CATEGORY_FIELDS;

/** The names of all fields of some kinds in the edit payload. */
export type FieldNameOf<Kind extends CategoryField['kind']> = {
  [C in CategoryCode]: {
    [Name in keyof Described[C]]: Described[C][Name] extends { kind: Kind } ? Name : never;
  }[keyof Described[C]];
}[CategoryCode];

/** Returns the fields of a category with their names in the edit payload, in the order of the trade. */
export const categoryFieldsOf = (category: CategoryCode): [name: string, field: CategoryField][] =>
  Object.entries<CategoryField>(CATEGORY_FIELDS[category]);

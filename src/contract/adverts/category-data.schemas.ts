import * as z from 'zod/mini';
import { CATEGORY_FIELDS } from '#domain/adverts/categories/category-fields.ts';
import type { CategoryField, CategoryFields, IdList, NamesOf, ShownNamesOf } from '#domain/adverts/categories/field.ts';
import { namesOfField, shownNames } from '#domain/adverts/categories/field.ts';
import { rulesOfText } from '#domain/adverts/categories/text-forms.ts';
import { MEASURE_BASES } from '#domain/adverts/category-data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { WoodType } from '#contract/common.schemas.ts';
import { decimal, named, open, openText, pattern, wholeNumber } from '#contract/fields.ts';
import { codeOf, idOf, woodTypeId } from './lookup-choices.ts';

export const ServiceCategory = named(
  'ServiceCategory',
  z.object({ id: z.number(), text: z.string(), group: z.string() }),
);
export const AreaOfService = named(
  'AreaOfService',
  z.object({ id: z.number(), name: z.string(), countryCode: z.string() }),
);
export const Certificate = named('Certificate', z.object({ id: z.number(), text: z.string() }));
export const Equipment = named('Equipment', z.object({ id: z.number(), text: z.string() }));

const ROWS = {
  SERVICE_CATEGORIES: ServiceCategory,
  AREAS_OF_SERVICE: AreaOfService,
  EQUIPMENT: Equipment,
  CERTIFICATES: Certificate,
} as const satisfies Record<IdList, z.ZodMiniType>;

const SHOWN = {
  WOOD_TYPES: z.array(WoodType),
  WOOD_TYPE: z.nullable(WoodType),
  CODE: z.nullable(z.string()),
  CLAIM: z.boolean(),
  SINGLE_ITEM: z.boolean(),
  MEASURE_BASIS: z.nullable(z.enum(MEASURE_BASES)),
  TEXT: z.nullable(z.string()),
  CENTS: z.nullable(z.number()),
  FIGURE: z.nullable(z.number()),
  MEASURE: z.nullable(z.number()),
};

type ShownSchema<Field extends CategoryField> = Field extends { kind: 'IDS' }
  ? z.ZodMiniArray<(typeof ROWS)[Field['list']]>
  : Field extends { kind: keyof typeof SHOWN; isLater: true }
    ? z.ZodMiniExactOptional<(typeof SHOWN)[Field['kind']]>
    : Field extends { kind: keyof typeof SHOWN }
      ? (typeof SHOWN)[Field['kind']]
      : never;

type ShownShape<Fields extends CategoryFields> = {
  -readonly [Name in keyof Fields as ShownNamesOf<Name, Fields[Name]>]: ShownSchema<Fields[Name]>;
};

function shownSchema(field: CategoryField): z.ZodMiniType {
  if (field.kind === 'IDS') return z.array(ROWS[field.list]);
  return field.isLater ? z.exactOptional(SHOWN[field.kind]) : SHOWN[field.kind];
}

/** Category data as they are read, by the description of their fields. */
const shown = <Fields extends CategoryFields>(fields: Fields) => {
  const entries = Object.entries(fields).flatMap(([name, field]) =>
    shownNames(name, field).map((one) => [one, shownSchema(field)]),
  );
  return z.object(Object.fromEntries(entries) as ShownShape<Fields>);
};

const readOf = <C extends CategoryCode>(category: C, name: string) =>
  z.object({ category: z.literal(category), categoryData: named(name, shown(CATEGORY_FIELDS[category])) });

/** A category and its stored data; a union discriminated by `category`. */
export const CategorisedRead = z.discriminatedUnion('category', [
  readOf('FOREST', 'ForestData'),
  readOf('FIREWOOD', 'FirewoodData'),
  readOf('PELLETS', 'PelletsData'),
  readOf('SAWN_WOOD', 'SawnWoodData'),
  readOf('WOOD_CHIPS', 'WoodChipsData'),
  readOf('LOGS', 'LogsData'),
  readOf('SERVICES', 'ServicesData'),
]);
export type CategorisedRead = z.infer<typeof CategorisedRead>;

/** Longest text of a fixed form. */
const MAX_TEXT = 40;

const anyOf = (one: z.ZodMiniType<number, number>) => open(z.array(one).check(z.maxLength(60)));

const WRITTEN = {
  WOOD_TYPES: () => anyOf(woodTypeId()),
  WOOD_TYPE: () => open(woodTypeId()),
  CODE: ({ list }: Extract<CategoryField, { kind: 'CODE' }>) => openText(codeOf(list)),
  IDS: ({ list }: Extract<CategoryField, { kind: 'IDS' }>) => anyOf(idOf(list)),
  CLAIM: () => open(z.boolean()),
  MEASURE_BASIS: () => open(z.enum(MEASURE_BASES)),
  TEXT: ({ form }: Extract<CategoryField, { kind: 'TEXT' }>) => openText(pattern(rulesOfText(form).stored, MAX_TEXT)),
  FIGURE: ({ limits: { minimum, maximum }, isWhole }: Extract<CategoryField, { kind: 'FIGURE' }>) =>
    open(isWhole ? wholeNumber(minimum, maximum) : decimal(minimum, maximum)),
  CENTS: ({ limits: { minimum, maximum } }: Extract<CategoryField, { kind: 'CENTS' }>) =>
    open(wholeNumber(minimum, maximum)),
  MEASURE: ({ limits: { minimum, maximum } }: Extract<CategoryField, { kind: 'MEASURE' }>) =>
    open(wholeNumber(minimum, maximum)),
};

type WrittenSchemas = { [Kind in keyof typeof WRITTEN]: ReturnType<(typeof WRITTEN)[Kind]> } & {
  SINGLE_ITEM: ReturnType<typeof WRITTEN.CLAIM>;
};
type WrittenShape<Fields extends CategoryFields> = {
  -readonly [Name in keyof Fields as NamesOf<Name, Fields[Name]>]: WrittenSchemas[Fields[Name]['kind']];
};

function writtenSchema(field: CategoryField): z.ZodMiniType {
  switch (field.kind) {
    case 'CODE':
      return WRITTEN.CODE(field);
    case 'IDS':
      return WRITTEN.IDS(field);
    case 'TEXT':
      return WRITTEN.TEXT(field);
    case 'FIGURE':
      return WRITTEN.FIGURE(field);
    case 'MEASURE':
      return WRITTEN.MEASURE(field);
    case 'CENTS':
      return WRITTEN.CENTS(field);
    case 'SINGLE_ITEM':
      return WRITTEN.CLAIM();
    default:
      return WRITTEN[field.kind]();
  }
}

/** Category data as they are written, by the description of their fields. */
const written = <Fields extends CategoryFields>(fields: Fields) => {
  const entries = Object.entries(fields).flatMap(([name, field]) =>
    namesOfField(name, field).map((one) => [one, writtenSchema(field)]),
  );
  return z.object(Object.fromEntries(entries) as WrittenShape<Fields>);
};

const editOf = <C extends CategoryCode>(category: C, name: string) =>
  z.object({ category: z.literal(category), categoryData: open(named(name, written(CATEGORY_FIELDS[category]))) });

/** A category and its data as they are written: any part may be missing, what is there must be right. */
export const CategorisedEdit = z.discriminatedUnion('category', [
  editOf('FOREST', 'EditForestData'),
  editOf('FIREWOOD', 'EditFirewoodData'),
  editOf('PELLETS', 'EditPelletsData'),
  editOf('SAWN_WOOD', 'EditSawnWoodData'),
  editOf('WOOD_CHIPS', 'EditWoodChipsData'),
  editOf('LOGS', 'EditLogsData'),
  editOf('SERVICES', 'EditServicesData'),
]);
export type CategorisedEdit = z.infer<typeof CategorisedEdit>;

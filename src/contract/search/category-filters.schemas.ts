import * as z from 'zod/mini';
import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import type { CATEGORY_FIELDS } from '#domain/adverts/categories/category-fields.ts';
import type { CategoryField, StoredNamesOf } from '#domain/adverts/categories/field.ts';
import { endsOfMeasure, filterNames, storedName } from '#domain/adverts/categories/field.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { FLAG_PARAMS } from '#domain/search/address/filter-params.ts';
import type { FlagKey } from '#domain/search/address/filter-params.ts';
import { CODE_FILTERS } from '#domain/search/code-filters.ts';
import type { CodeFilterKey } from '#domain/search/code-filters.ts';
import type { CategoryFilters as Filters } from '#domain/search/search-types.ts';
import { MAX_MONTHS_AGO } from '#domain/search/search-types.ts';
import { decimal, named, wholeNumber } from '#contract/fields.ts';
import { codeOf, idOf, woodTypeId } from '#contract/adverts/lookup-choices.ts';

const MAX_CHOICES = 60;
const MM_PER_CM = 10;

const anyOf = <T extends z.core.$ZodType>(one: T) => z.exactOptional(z.array(one).check(z.maxLength(MAX_CHOICES)));
/** Adverts hold one value where a search may ask for any of several. */
const oneOrMore = <T extends z.core.$ZodType>(one: T) =>
  z.exactOptional(z.union([one, z.array(one).check(z.maxLength(MAX_CHOICES))]));
const claim = () => z.exactOptional(z.boolean());
const whole = (minimum: number, maximum: number) => z.exactOptional(wholeNumber(minimum, maximum));
const measure = (maximum: number) => z.exactOptional(decimal(0, maximum));

/** Drops nulls and, in texts, empty values: both mean "no filter" in what forms and generated clients send. */
function withoutGaps(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== null && entry !== ''));
}

/**
 * The parser accepts more than its schema says, but everything the schema allows, so its input type is that of the
 * schema.
 */
export function lenient<T extends z.core.$ZodType>(schema: T) {
  return z.pipe(z.transform<unknown, unknown>(withoutGaps), schema) as unknown as z.ZodMiniType<
    z.core.output<T>,
    z.core.input<T>
  >;
}

type Code = ReturnType<typeof codeOf>;
type Described = typeof CATEGORY_FIELDS;
/** The names of a field with a list, in the edit payload and in replies. */
type CodeNames = {
  [C in keyof Described]: {
    [Name in keyof Described[C]]: Described[C][Name] extends { kind: 'CODE' }
      ? Name | StoredNamesOf<Name, Described[C][Name]>
      : never;
  }[keyof Described[C]];
}[keyof Described];

/** Filters on lists of codes, by the description of their fields. */
const OWN_CODES = Object.fromEntries(CODE_FILTERS.map(({ key, list }) => [key, anyOf(codeOf(list))])) as Record<
  CodeFilterKey,
  ReturnType<typeof anyOf<Code>>
>;
const CODES_OF_ADVERTS = Object.fromEntries(
  CATEGORY_CODES.flatMap((category) =>
    categoryFieldsOf(category).flatMap(([name, field]) =>
      field.kind === 'CODE' ? [name, storedName(name, field)].map((one) => [one, oneOrMore(codeOf(field.list))]) : [],
    ),
  ),
) as Record<CodeNames, ReturnType<typeof oneOrMore<Code>>>;

/** Filters that are answered with yes or no; the first two stand where the API document has always named them. */
const { isFromTrunkSale, isForProcessing, ...OTHER_CLAIMS } = Object.fromEntries(
  FLAG_PARAMS.map(({ key }) => [key, claim()]),
) as Record<FlagKey, ReturnType<typeof claim>>;

/** Filters by their own names: any of several values, ranges from and to. */
const OWN = {
  ...OWN_CODES,
  woodTypeIds: anyOf(woodTypeId()),
  isFromTrunkSale,
  isForProcessing,
  diameterMinInCm: whole(0, 1000),
  diameterMaxInCm: whole(0, 1000),
  /** Firewood that is dry by a month of the year (1 to 12), the next one from today on. */
  dryByMonth: whole(1, 12),
  felledMonthsAgoMax: whole(0, MAX_MONTHS_AGO),
  lengthMinInCm: whole(0, 100_000),
  lengthMaxInCm: whole(0, 100_000),
  thicknessMinInMm: whole(0, 100_000),
  thicknessMaxInMm: whole(0, 100_000),
  widthMinInMm: whole(0, 100_000),
  widthMaxInMm: whole(0, 100_000),
  ...OTHER_CLAIMS,
  serviceCategoryIds: anyOf(idOf('SERVICE_CATEGORIES')),
  areaOfServiceIds: anyOf(idOf('AREAS_OF_SERVICE')),
  equipmentIds: anyOf(idOf('EQUIPMENT')),
  certificateIds: anyOf(idOf('CERTIFICATES')),
};

/** The same by the names adverts are written and read with, where those differ. */
const OF_ADVERTS = {
  ...CODES_OF_ADVERTS,
  forestWoodTypeIds: oneOrMore(woodTypeId()),
  furnaceWoodTypeIds: oneOrMore(woodTypeId()),
  sawnWoodTypeId: oneOrMore(woodTypeId()),
  woodLogTypeId: oneOrMore(woodTypeId()),
  serviceCategories: oneOrMore(idOf('SERVICE_CATEGORIES')),
  areasOfService: oneOrMore(idOf('AREAS_OF_SERVICE')),
  equipments: oneOrMore(idOf('EQUIPMENT')),
  certificates: oneOrMore(idOf('CERTIFICATES')),
  diameterAtBreastHeightInCm: measure(1000),
  diameterInCm: measure(1000),
  minDiameterInCm: measure(1000),
  maxDiameterInCm: measure(1000),
  lengthInCm: measure(100_000),
  minLengthInCm: measure(100_000),
  maxLengthInCm: measure(100_000),
  lengthInMm: measure(1_000_000),
  minLengthInMm: measure(1_000_000),
  maxLengthInMm: measure(1_000_000),
  thicknessInMm: measure(100_000),
  minThicknessInMm: measure(100_000),
  maxThicknessInMm: measure(100_000),
  widthInMm: measure(100_000),
  minWidthInMm: measure(100_000),
  maxWidthInMm: measure(100_000),
};

type Read = { factor: number; filters: readonly string[] };

const perUnitOf = (filter: string, { unit }: { unit: string }): number =>
  unit === 'mm' && filter.endsWith('InCm') ? 1 / MM_PER_CM : 1;

/** The filters of a field by its names; a single measure is the smallest and the largest at once. */
function readsOf(name: string, field: CategoryField): [string, Read][] {
  if (field.kind !== 'FIGURE' && field.kind !== 'MEASURE') {
    const read = { factor: 1, filters: filterNames(field) };
    return [name, ...(field.kind === 'CODE' ? [storedName(name, field)] : [])].map((one) => [one, read]);
  }
  if (field.filters === undefined) return [];
  const [from, to] = field.filters;
  const factor = perUnitOf(from, field);
  const both: [string, Read] = [name, { factor, filters: [from, to] }];
  if (field.kind === 'FIGURE') return [both];
  const [least, most] = endsOfMeasure(name);
  return [both, [least, { factor, filters: [from] }], [most, { factor, filters: [to] }]];
}

const READS: ReadonlyMap<string, Read> = new Map(
  CATEGORY_CODES.flatMap((category) => categoryFieldsOf(category).flatMap(([name, field]) => readsOf(name, field))),
);

function filtersOf(given: Record<string, unknown>): Record<string, unknown> {
  const filters: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const read = Object.hasOwn(OF_ADVERTS, name) ? READS.get(name) : undefined;
    if (read) addAs(read, value, filters);
    else filters[name] = value;
  }
  return filters;
}

/** Both names of one filter widen it. */
function addAs({ filters: keys, factor }: Read, value: unknown, filters: Record<string, unknown>): void {
  for (const key of keys) {
    const isMeasure = /In[CM]m$/.test(key);
    const known = filters[key];
    if (isMeasure) filters[key] = Number(value) * factor;
    else
      filters[key] = [
        ...new Set([...(Array.isArray(known) ? known : []), ...(Array.isArray(value) ? value : [value])]),
      ];
  }
}

const Names = named('CategoryFilters', z.strictObject({ ...OWN, ...OF_ADVERTS }));

/** Filters on category data; a name that is neither a filter's nor an advert's is refused. */
export const CategoryFilters = z.pipe(Names, z.transform(filtersOf)) as unknown as z.ZodMiniType<
  Filters,
  z.input<typeof Names>
>;

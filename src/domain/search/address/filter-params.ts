import { CERTIFICATES } from '#domain/lookups/certificates.data.ts';
import type { CodeList } from '#domain/adverts/categories/field.ts';
import { EQUIPMENT } from '#domain/lookups/equipment.data.ts';
import { slugOf } from '#domain/lookups/lookup-index.ts';
import { RAW_MATERIAL_GROUPS } from '#domain/lookups/raw-material-groups.data.ts';
import { AREAS_OF_SERVICE } from '#domain/lookups/regions.data.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';
import { CLAIM_FILTERS, CODE_FILTERS, placeIn } from '#domain/search/code-filters.ts';
import type { CodeFilterKey } from '#domain/search/code-filters.ts';
import { MAX_MONTHS_AGO } from '#domain/search/search-types.ts';
import type { CategoryFilters } from '#domain/search/search-types.ts';

type KeysOf<Value> = {
  [K in keyof CategoryFilters]-?: NonNullable<CategoryFilters[K]> extends Value ? K : never;
}[keyof CategoryFilters];
export type FlagKey = KeysOf<boolean>;
export type MeasureKey = KeysOf<number>;
export type IdListKey = Exclude<KeysOf<number[]>, 'woodTypeIds'>;
export type CodeListKey = CodeFilterKey;

/** Values by their word in the address, and back. */
export type Choices<Value> = { byWord: ReadonlyMap<string, Value>; wordOf: ReadonlyMap<Value, string> };

function choices<Row, Value>(
  rows: readonly Row[],
  value: (row: Row) => Value,
  options: { word: (row: Row) => string },
) {
  const pairs = rows.map((row) => [options.word(row), value(row)] as const);
  return { byWord: new Map(pairs), wordOf: new Map(pairs.map(([word, known]) => [known, word])) };
}

const sortedCodes = (rows: readonly { code: string }[]): string[] => rows.map((row) => row.code).sort();
const codeWord = (code: string): string => code.toLowerCase().replaceAll('_', '-');
const codes = (rows: readonly { code: string }[]): Choices<string> =>
  choices(rows, (row) => row.code, { word: (row) => codeWord(row.code) });

/** Answers of yes or no that are no claim of a field, by their name in the address. */
const UNCLAIMED: readonly { name: string; key: FlagKey }[] = [
  { name: 'lose', key: 'isLoose' },
  { name: 'einzelstueck', key: 'isSingleItem' },
];

/** The order in addresses from before it followed from the descriptions; later claims follow. */
const FIRST_FLAGS: readonly FlagKey[] = [
  'isFromTrunkSale',
  'isForProcessing',
  'deliveryIsPossible',
  'blowInIsPossible',
  'isLoose',
  'isSingleItem',
  'pefcCertified',
  'enPlusCertified',
  'dinPlusCertified',
];

/** Yes-or-no filters of category data by their name in the address. */
export const FLAG_PARAMS: readonly { name: string; key: FlagKey }[] = [
  ...CLAIM_FILTERS.map(({ param, key }): { name: string; key: FlagKey } => ({ name: param, key })),
  ...UNCLAIMED,
].toSorted((one, other) => placeIn(FIRST_FLAGS, one.key) - placeIn(FIRST_FLAGS, other.key));

/** Figures of category data by their name in the address: lengths and diameters in cm, sawn sections in mm, age in months, a month of the year. */
export const MEASURE_PARAMS: readonly { name: string; key: MeasureKey; max: number; isWhole?: true }[] = [
  { name: 'laenge-von', key: 'lengthMinInCm', max: 2500 },
  { name: 'laenge-bis', key: 'lengthMaxInCm', max: 2500 },
  { name: 'durchmesser-von', key: 'diameterMinInCm', max: 300 },
  { name: 'durchmesser-bis', key: 'diameterMaxInCm', max: 300 },
  { name: 'staerke-von', key: 'thicknessMinInMm', max: 1000 },
  { name: 'staerke-bis', key: 'thicknessMaxInMm', max: 1000 },
  { name: 'breite-von', key: 'widthMinInMm', max: 3000 },
  { name: 'breite-bis', key: 'widthMaxInMm', max: 3000 },
  { name: 'gefaellt-vor', key: 'felledMonthsAgoMax', max: MAX_MONTHS_AGO, isWhole: true },
  { name: 'trocken-bis', key: 'dryByMonth', max: 12, isWhole: true },
];

/** Lists of ids by their name in the address. */
export const ID_LIST_PARAMS: readonly { name: string; key: IdListKey; choices: Choices<number> }[] = [
  {
    name: 'leistung',
    key: 'serviceCategoryIds',
    choices: choices(SERVICE_CATEGORIES, (row) => row.id, { word: (row) => row.slug }),
  },
  {
    name: 'einsatzgebiet',
    key: 'areaOfServiceIds',
    choices: choices(AREAS_OF_SERVICE, (row) => row.id, { word: (row) => slugOf(row.name) }),
  },
  {
    name: 'maschine',
    key: 'equipmentIds',
    choices: choices(EQUIPMENT, (row) => row.id, { word: (row) => slugOf(row.text) }),
  },
  {
    name: 'zertifikat',
    key: 'certificateIds',
    choices: choices(CERTIFICATES, (row) => row.id, { word: (row) => codeWord(row.code) }),
  },
];

/** Lists of codes by their name in the address. */
export const CODE_LIST_PARAMS: readonly { name: string; key: CodeListKey; list: CodeList; choices: Choices<string> }[] =
  CODE_FILTERS.map(({ param, key, list }) => ({ name: param, key, list, choices: codes(list) }));

/** Raw material groups with their sub-groups, by their word in the address ("1.1-alle"). */
export const RAW_MATERIAL_FAMILIES: ReadonlyMap<string, readonly string[]> = new Map(
  RAW_MATERIAL_GROUPS.flatMap(({ code }) => {
    const family = RAW_MATERIAL_GROUPS.filter((row) => row.code === code || row.code.startsWith(`${code}.`));
    return family.length === 1 ? [] : [[`${code}-alle`, sortedCodes(family)] as const];
  }),
);

import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import type { CATEGORY_FIELDS } from '#domain/adverts/categories/category-fields.ts';
import type { CategoryField, CodeList } from '#domain/adverts/categories/field.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';

type Described = typeof CATEGORY_FIELDS;
type Kind = 'CODE' | 'CLAIM';
type FilterKeyOf<K extends Kind> = {
  [C in CategoryCode]: Extract<Described[C][keyof Described[C]], { kind: K; filter: string }>['filter'];
}[CategoryCode];

/** Filters of the search that ask for any of several codes of a list. */
export type CodeFilterKey = FilterKeyOf<'CODE'>;
/** Filters of the search that ask for a claim, or that it is not made. */
export type ClaimFilterKey = FilterKeyOf<'CLAIM'>;

/** A filter with its name in addresses, its place in rows of the search and the field it asks about. */
type Filter<Key> = { key: Key; param: string; searchPlace: number; field: string };
export type CodeFilter = Filter<CodeFilterKey> & { list: CodeList };
export type ClaimFilter = Filter<ClaimFilterKey>;

/**
 * The order of filters in addresses from before it followed from the descriptions, so that shared and indexed addresses
 * stay canonical. Later filters follow in the order of the descriptions, the origin is last.
 */
const FIRST: readonly CodeFilterKey[] = [
  'dryingStates',
  'pelletQualityTypeCodes',
  'particleSizeCodes',
  'moistureContentCodes',
  'woodChipsWoodTypeCodes',
  'woodChipsDryingStateCodes',
  'ashCodes',
  'fineFractionCodes',
  'rawMaterialGroupCodes',
  'logGradeCodes',
];
const LAST: CodeFilterKey = 'countryCodesOfOrigin';

/** The place in a known order; what is not in it comes behind. */
export const placeIn = <T>(order: readonly T[], one: T): number =>
  order.includes(one) ? order.indexOf(one) : order.length;

const placeOf = ({ key }: CodeFilter): number => (key === LAST ? FIRST.length + 1 : placeIn(FIRST, key));

type Filtered = Extract<CategoryField, { kind: Kind }>;

/** The fields with such a filter, of those with the same one the first, in the order of the descriptions. */
function filteredFields(): [name: string, field: Filtered][] {
  const found = new Map<string, [string, Filtered]>();
  for (const [name, field] of CATEGORY_CODES.flatMap(categoryFieldsOf)) {
    const isFiltered = field.kind === 'CODE' || field.kind === 'CLAIM';
    if (isFiltered && !found.has(field.filter)) found.set(field.filter, [name, field]);
  }
  return [...found.values()];
}

const FILTERED = filteredFields();

/** Every filter on a list of codes, in the order of addresses and chips. */
export const CODE_FILTERS: readonly CodeFilter[] = FILTERED.flatMap(([name, field]): CodeFilter[] => {
  if (field.kind !== 'CODE') return [];
  const { filter, param, searchPlace, list } = field;
  return [{ key: filter as CodeFilterKey, param, searchPlace, list, field: name }];
}).toSorted((one, other) => placeOf(one) - placeOf(other));

/** Every filter on a claim, in the order of the descriptions. */
export const CLAIM_FILTERS: readonly ClaimFilter[] = FILTERED.flatMap(([name, field]): ClaimFilter[] => {
  if (field.kind !== 'CLAIM') return [];
  const { filter, param, searchPlace } = field;
  return [{ key: filter as ClaimFilterKey, param, searchPlace, field: name }];
});

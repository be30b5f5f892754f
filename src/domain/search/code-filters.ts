import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import type { CATEGORY_FIELDS } from '#domain/adverts/categories/category-fields.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CodeList } from '#domain/lookups/code-lists.data.ts';

type Described = typeof CATEGORY_FIELDS;

/** Filters of the search that ask for any of several codes of a list. */
export type CodeFilterKey = {
  [C in CategoryCode]: Extract<Described[C][keyof Described[C]], { kind: 'CODE'; filter: string }>['filter'];
}[CategoryCode];

/** A filter with its name in addresses, the list of its codes and the field it asks about. */
export type CodeFilter = { key: CodeFilterKey; param: string; list: CodeList; field: string };

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

function placeOf({ key }: CodeFilter): number {
  if (key === LAST) return FIRST.length + 1;
  const place = FIRST.indexOf(key);
  return place === -1 ? FIRST.length : place;
}

function codeFilters(): CodeFilter[] {
  const found = new Map<string, CodeFilter>();
  for (const category of CATEGORY_CODES) {
    for (const [name, field] of categoryFieldsOf(category)) {
      if (field.kind !== 'CODE' || field.filter === undefined || found.has(field.filter)) continue;
      const { filter, param = filter, list } = field;
      found.set(filter, { key: filter as CodeFilterKey, param, list, field: name });
    }
  }
  return [...found.values()].toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Every filter on a list of codes, in the order of addresses and chips. */
export const CODE_FILTERS: readonly CodeFilter[] = codeFilters();

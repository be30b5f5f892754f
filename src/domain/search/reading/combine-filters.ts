import { filterApplies } from '#domain/search/filter-keys.ts';
import { unitIsAllowed } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { CODE_LIST_PARAMS, FLAG_PARAMS, ID_LIST_PARAMS } from '#domain/search/address/filter-params.ts';
import type { MeasureKey } from '#domain/search/address/filter-params.ts';
import type { CategoryFilters } from '#domain/search/search-types.ts';
import type { ReadFilters } from './reading-types.ts';

const ID_KEYS = ['woodTypeIds', ...ID_LIST_PARAMS.map((param) => param.key)] as const;
const CODE_KEYS = CODE_LIST_PARAMS.map((param) => param.key);
const FLAG_KEYS = FLAG_PARAMS.map((param) => param.key);
const RANGES: readonly (readonly [MeasureKey, MeasureKey])[] = [
  ['lengthMinInCm', 'lengthMaxInCm'],
  ['diameterMinInCm', 'diameterMaxInCm'],
  ['thicknessMinInMm', 'thicknessMaxInMm'],
  ['widthMinInMm', 'widthMaxInMm'],
];
const SCALAR_KEYS = [
  'category',
  'pricingType',
  'priceOnRequest',
  'unit',
  'sellerKind',
  'federalStateId',
  'deliversToMe',
  'imageExists',
  'radiusInKm',
] as const satisfies readonly (keyof ReadFilters)[];

/** Returns the values of a word beside those known: the common ones, or all where none is common and widening is allowed. */
function joined<Value>(
  known: readonly Value[] | undefined,
  added: readonly Value[],
  mayWiden: boolean,
): Value[] | null {
  if (known === undefined) return [...added];
  const common = known.filter((value) => added.includes(value));
  if (common.length > 0) return common;
  return mayWiden ? [...known, ...added] : null;
}

type Lists = { given: CategoryFilters; line: CategoryFilters; added: CategoryFilters; stated: ReadonlySet<string> };

function combineLists(target: CategoryFilters, lists: Lists): boolean {
  const { given, line, added } = lists;
  for (const key of ID_KEYS) {
    const addedIds = added[key];
    if (addedIds === undefined) continue;
    const ids = joined(line[key] ?? given[key], addedIds, given[key] === undefined);
    if (ids === null) return false;
    target[key] = ids;
  }
  for (const key of CODE_KEYS) {
    const addedCodes = added[key];
    if (addedCodes === undefined) continue;
    const codes = joined(line[key] ?? given[key], addedCodes, given[key] === undefined);
    if (codes === null) return false;
    target[key] = codes;
  }
  return true;
}

const isClosed = (data: CategoryFilters, [minKey, maxKey]: (typeof RANGES)[number]): boolean =>
  data[minKey] !== undefined && data[maxKey] !== undefined;

/** Two figures of a line are a choice, "25 oder 33", unless one of them is only a bound ("ab 25"). */
function combineRanges(target: CategoryFilters, { given, line, added, stated }: Lists): boolean {
  const known = { ...given, ...line };
  for (const keys of RANGES) {
    const [minKey, maxKey] = keys;
    if (added[minKey] === undefined && added[maxKey] === undefined) continue;
    if (stated.has(minKey) && isClosed(line, keys) && isClosed(added, keys)) {
      target[minKey] = Math.min(line[minKey] ?? Infinity, added[minKey] ?? Infinity);
      target[maxKey] = Math.max(line[maxKey] ?? 0, added[maxKey] ?? 0);
      continue;
    }
    const min = Math.max(known[minKey] ?? -Infinity, added[minKey] ?? -Infinity);
    const max = Math.min(known[maxKey] ?? Infinity, added[maxKey] ?? Infinity);
    if (min > max) return false;
    if (min > -Infinity) target[minKey] = min;
    if (max < Infinity) target[maxKey] = max;
  }
  return true;
}

const differ = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

function combineData({ given, line, added, stated }: Lists): CategoryFilters | null {
  const combined = { ...line };
  const known = { ...given, ...line };
  for (const key of FLAG_KEYS) {
    const flag = added[key];
    if (flag === undefined) continue;
    if (known[key] !== undefined && known[key] !== flag) return null;
    combined[key] = flag;
  }
  if (added.dryByMonth !== undefined) {
    if (differ(added.dryByMonth, known.dryByMonth)) return null;
    combined.dryByMonth = added.dryByMonth;
  }
  const lists = { given, line, added, stated };
  return combineLists(combined, lists) && combineRanges(combined, lists) ? combined : null;
}

const PRICE_RANGES = [
  ['priceMinInCents', 'priceMaxInCents'],
  ['heatPriceMinInCents', 'heatPriceMaxInCents'],
] as const satisfies readonly (readonly [keyof ReadFilters, keyof ReadFilters])[];

function combinePrices(combined: ReadFilters, known: ReadFilters, added: ReadFilters): boolean {
  for (const [minKey, maxKey] of PRICE_RANGES) {
    if (differ(added[minKey], known[minKey]) || differ(added[maxKey], known[maxKey])) return false;
    const [min, max] = [added[minKey] ?? known[minKey], added[maxKey] ?? known[maxKey]];
    if (min !== undefined && max !== undefined && min > max) return false;
    if (added[minKey] !== undefined) combined[minKey] = added[minKey];
    if (added[maxKey] !== undefined) combined[maxKey] = added[maxKey];
  }
  if (added.quantityMin !== undefined) {
    combined.quantityMin = Math.max(added.quantityMin, known.quantityMin ?? 0);
  }
  return true;
}

const setScalar = <K extends (typeof SCALAR_KEYS)[number]>(target: ReadFilters, key: K, source: ReadFilters): void => {
  const value = source[key];
  if (value !== undefined) target[key] = value;
};

/**
 * Returns what the line sets after one more word, or null where the word contradicts an explicit filter or the words
 * before it. Words of one list widen it ("Buche, Esche"), a word that fits into a set narrows it ("Hartholz Buche").
 * `stated`: measures that figures of the line have set, where the added one is a figure, too.
 */
export function combineFilters(
  given: ReadFilters,
  line: ReadFilters,
  added: ReadFilters,
  stated: ReadonlySet<string> = new Set(),
): ReadFilters | null {
  const combined: ReadFilters = { ...line };
  const known: ReadFilters = { ...given, ...line };
  for (const key of SCALAR_KEYS) {
    if (added[key] === undefined) continue;
    if (known[key] !== undefined && known[key] !== added[key]) return null;
    setScalar(combined, key, added);
  }
  if (!combinePrices(combined, known, added)) return null;
  if (added.categoryData === undefined) return combined;
  const data = combineData({
    given: given.categoryData ?? {},
    line: line.categoryData ?? {},
    added: added.categoryData,
    stated,
  });
  return data === null ? null : { ...combined, categoryData: data };
}

const isKeyOf = (key: string, data: CategoryFilters): key is keyof CategoryFilters => Object.hasOwn(data, key);

/** Says whether all filters of a word make sense in a category. */
export function filtersFit(filters: ReadFilters, category: CategoryCode | undefined): boolean {
  const data = filters.categoryData ?? {};
  const dataFits = Object.keys(data).every((key) => isKeyOf(key, data) && filterApplies(key, category));
  return dataFits && (filters.unit === undefined || category === undefined || unitIsAllowed(category, filters.unit));
}

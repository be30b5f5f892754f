import { categoryOf } from '#domain/lookups/categories.data.ts';
import { federalStateById } from '#domain/lookups/regions.data.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { isDefaultSorting } from '#domain/search/default-sorting.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/search/search-types.ts';
import type { CategoryFilters, SearchRequest } from '#domain/search/search-types.ts';
import { woodGroupOf } from '#domain/search/wood-groups.ts';
import {
  CODE_LIST_PARAMS,
  FLAG_PARAMS,
  ID_LIST_PARAMS,
  MEASURE_PARAMS,
  RAW_MATERIAL_FAMILIES,
} from './filter-params.ts';
import { sortedValues } from './param-readers.ts';
import { LENGTH_TOLERANCE_IN_CM } from './request-from-url.ts';
import { PRICING_WORDS, SELLER_WORDS, sortingWord, wordFor } from './request-words.ts';
import type { ListingView } from './request-words.ts';

type Pair = [name: string, value: string];
type PathPart = { param: string; holds: 'WOOD_TYPE' | 'SERVICE' | 'STATE' } | null;

const yesOrNo = (name: string, flag: boolean | undefined): Pair[] =>
  flag === undefined ? [] : [[name, flag ? 'ja' : 'nein']];
const number = (name: string, value: number | undefined): Pair[] =>
  value === undefined ? [] : [[name, String(value)]];
const euros = (name: string, cents: number | undefined): Pair[] =>
  number(name, cents === undefined ? undefined : cents / 100);
const word = (name: string, value: string | undefined): Pair[] => (value === undefined ? [] : [[name, value]]);

/** Returns the one filter that has a path part of its own: a single wood type, a single service, else the state. */
function pathPartOf(request: SearchRequest): PathPart {
  if (request.category === undefined) return null;
  const [woodTypeId, ...otherWoodTypes] = request.categoryData?.woodTypeIds ?? [];
  const woodType = woodTypeId === undefined ? undefined : woodTypeById(woodTypeId);
  const use = categoryOf(request.category).woodTypeUse;
  if (woodType !== undefined && otherWoodTypes.length === 0 && use !== null && woodType.uses.includes(use)) {
    return { param: woodType.slug, holds: 'WOOD_TYPE' };
  }
  const [serviceId, ...otherServices] = request.categoryData?.serviceCategoryIds ?? [];
  const service = serviceId === undefined ? undefined : serviceCategoryById(serviceId);
  if (request.category === 'SERVICES' && service !== undefined && otherServices.length === 0) {
    return { param: service.slug, holds: 'SERVICE' };
  }
  const state = request.federalStateId === undefined ? undefined : federalStateById(request.federalStateId);
  return state === undefined ? null : { param: state.slug, holds: 'STATE' };
}

function woodTypePairs(woodTypeIds: readonly number[] | undefined): Pair[] {
  if (woodTypeIds === undefined || woodTypeIds.length === 0) return [];
  const group = woodGroupOf(woodTypeIds);
  if (group !== undefined) return [['art', group]];
  return sortedValues(woodTypeIds).flatMap((id) => word('art', woodTypeById(id)?.slug));
}

function codeWords(key: string, codes: readonly string[]): readonly string[] | null {
  if (key !== 'rawMaterialGroupCodes') return null;
  const wanted = sortedValues(codes).join();
  for (const [family, members] of RAW_MATERIAL_FAMILIES) if (members.join() === wanted) return [family];
  return null;
}

function lengthIsOneValue(filters: CategoryFilters): number | undefined {
  const { lengthMinInCm: min, lengthMaxInCm: max } = filters;
  if (min === undefined || max === undefined || max - min !== 2 * LENGTH_TOLERANCE_IN_CM || !Number.isInteger(min)) {
    return undefined;
  }
  return min + LENGTH_TOLERANCE_IN_CM;
}

function filterPairs(filters: CategoryFilters, pathPart: PathPart): Pair[] {
  const oneLength = lengthIsOneValue(filters);
  const measures = MEASURE_PARAMS.filter(
    ({ key }) => oneLength === undefined || (key !== 'lengthMinInCm' && key !== 'lengthMaxInCm'),
  );
  const lists = ID_LIST_PARAMS.filter(({ key }) => !(pathPart?.holds === 'SERVICE' && key === 'serviceCategoryIds'));
  return [
    ...(pathPart?.holds === 'WOOD_TYPE' ? [] : woodTypePairs(filters.woodTypeIds)),
    ...number('laenge', oneLength),
    ...measures.flatMap(({ name, key }) => number(name, filters[key])),
    ...CODE_LIST_PARAMS.flatMap(({ name, key, choices }) => {
      const chosen = filters[key];
      if (!chosen) return [];
      const codes = sortedValues(chosen);
      const words = codeWords(key, codes) ?? codes.map((code) => choices.wordOf.get(code));
      return words.flatMap((known) => word(name, known));
    }),
    ...lists.flatMap(({ name, key, choices }) =>
      sortedValues(filters[key] ?? []).flatMap((id) => word(name, choices.wordOf.get(id))),
    ),
    ...FLAG_PARAMS.flatMap(({ name, key }) => yesOrNo(name, filters[key])),
  ];
}

function placePairs(request: SearchRequest, pathPart: PathPart): Pair[] {
  const { postalCode, countryCode } = request.sorting;
  const state = request.federalStateId === undefined ? undefined : federalStateById(request.federalStateId);
  const { bounds } = request;
  return [
    ...word('plz', postalCode),
    ...(postalCode === undefined || countryCode === 'AT' ? [] : word('land', countryCode)),
    ...number('umkreis', request.radiusInKm),
    ...(pathPart?.holds === 'STATE' ? [] : word('bundesland', state?.slug)),
    ...yesOrNo('liefert', request.deliversToMe),
    ...word('ausschnitt', bounds && [bounds.west, bounds.south, bounds.east, bounds.north].join(',')),
  ];
}

function pricePairs(request: SearchRequest): Pair[] {
  return [
    ...euros('preis-von', request.priceMinInCents),
    ...euros('preis-bis', request.priceMaxInCents),
    ...yesOrNo('preis-anfrage', request.priceOnRequest),
    ...word('preisart', wordFor(PRICING_WORDS, request.pricingType)),
    ...word('einheit', request.unit?.toLowerCase().replaceAll('_', '-')),
    ...number('heiz-von', request.heatPriceMinInCents),
    ...number('heiz-bis', request.heatPriceMaxInCents),
    ...number('menge-ab', request.quantityMin),
    ...number('menge', request.orderQuantity),
  ];
}

function pagingPairs(request: SearchRequest, view: ListingView): Pair[] {
  const { sortBy, sortDesc } = request.sorting;
  return [
    ...(isDefaultSorting(request) ? [] : word('sortierung', sortingWord(sortBy, sortDesc))),
    ...(request.size === DEFAULT_PAGE_SIZE ? [] : number('pro-seite', request.size)),
    ...word('position', request.cursor),
    ...(request.page === 0 ? [] : number('seite', request.page + 1)),
    ...(view === 'grid' ? [] : word('ansicht', 'liste')),
  ];
}

export type ListingAddress = { pathname: string; search: string };
export type AddressOptions = { view?: ListingView; base?: '/kaufen-verkaufen' | '/map' };

/** Returns the one address of a search: equal searches have equal addresses, defaults are left out. */
export function searchRequestToUrl(request: SearchRequest, options: AddressOptions = {}): ListingAddress {
  const pathPart = pathPartOf(request);
  const base = options.base ?? '/kaufen-verkaufen';
  const category = request.category === undefined ? '' : `/${categoryOf(request.category).slug}`;
  const params = new URLSearchParams([
    ...word('suche', request.searchTerm),
    ...filterPairs(request.categoryData ?? {}, pathPart),
    ...placePairs(request, pathPart),
    ...pricePairs(request),
    ...word('verkaeufer', wordFor(SELLER_WORDS, request.sellerKind)),
    ...word('anbieter', request.userId),
    ...yesOrNo('bild', request.imageExists),
    ...yesOrNo('ohne-reservierte', request.withoutReserved),
    ...pagingPairs(request, options.view ?? 'grid'),
  ]);
  const query = params.toString();
  return {
    pathname: `${base}${category}${pathPart === null ? '' : `/${pathPart.param}`}`,
    search: query === '' ? '' : `?${query}`,
  };
}

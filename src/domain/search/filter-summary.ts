import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { CODE_LIST_PARAMS, FLAG_PARAMS, ID_LIST_PARAMS } from './address/filter-params.ts';
import type { CodeListKey, FlagKey, IdListKey, MeasureKey } from './address/filter-params.ts';
import { defaultSorting, isDefaultSorting } from './default-sorting.ts';
import type { CategoryFilters, SearchRequest } from './search-types.ts';
import { settleRequest } from './settle-request.ts';
import { woodGroupOf } from './wood-groups.ts';
import type { WoodGroupName } from './wood-groups.ts';

const DATA_RANGES = [
  { name: 'LENGTH', min: 'lengthMinInCm', max: 'lengthMaxInCm' },
  { name: 'DIAMETER', min: 'diameterMinInCm', max: 'diameterMaxInCm' },
  { name: 'THICKNESS', min: 'thicknessMinInMm', max: 'thicknessMaxInMm' },
  { name: 'WIDTH', min: 'widthMinInMm', max: 'widthMaxInMm' },
  { name: 'FELLED', min: null, max: 'felledMonthsAgoMax' },
  { name: 'DRY_BY', min: null, max: 'dryByMonth' },
] as const satisfies readonly { name: string; min: MeasureKey | null; max: MeasureKey }[];
const REQUEST_RANGES = [
  { name: 'PRICE', min: 'priceMinInCents', max: 'priceMaxInCents' },
  { name: 'HEAT_PRICE', min: 'heatPriceMinInCents', max: 'heatPriceMaxInCents' },
] as const;
const SINGLE_KEYS = [
  'pricingType',
  'priceOnRequest',
  'unit',
  'quantityMin',
  'sellerKind',
  'userId',
  'federalStateId',
  'radiusInKm',
  'deliversToMe',
  'imageExists',
  'withoutReserved',
  'bounds',
] as const satisfies readonly (keyof SearchRequest)[];

export type DataRangeName = (typeof DATA_RANGES)[number]['name'];
export type RequestRangeName = (typeof REQUEST_RANGES)[number]['name'];
export type SingleKey = (typeof SINGLE_KEYS)[number];

/** One applied filter as the page shows it; `withoutFilter` takes exactly this away. */
export type FilterChip =
  | { kind: 'TERM'; text: string }
  | { kind: 'CATEGORY'; category: CategoryCode }
  | { kind: 'PLACE'; postalCode: string; countryCode: string }
  | { kind: 'WOOD_GROUP'; group: WoodGroupName }
  | { kind: 'ID'; key: IdListKey | 'woodTypeIds'; id: number }
  | { kind: 'CODE'; key: CodeListKey; code: string }
  | { kind: 'FLAG'; key: FlagKey; flag: boolean }
  | { kind: 'DATA_RANGE'; name: DataRangeName; min?: number; max?: number }
  | { kind: 'REQUEST_RANGE'; name: RequestRangeName; min?: number; max?: number }
  | { kind: 'SINGLE'; key: SingleKey; value: string | number | boolean };

const limits = (min: number | undefined, max: number | undefined): { min?: number; max?: number } => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

function woodChips(ids: readonly number[]): FilterChip[] {
  const group = woodGroupOf(ids);
  if (group !== undefined) return [{ kind: 'WOOD_GROUP', group }];
  return ids.map((id) => ({ kind: 'ID', key: 'woodTypeIds', id }));
}

function dataChips(data: CategoryFilters): FilterChip[] {
  return [
    ...woodChips(data.woodTypeIds ?? []),
    ...DATA_RANGES.flatMap(({ name, min, max }): FilterChip[] => {
      const [from, to] = [min === null ? undefined : data[min], data[max]];
      return from === undefined && to === undefined ? [] : [{ kind: 'DATA_RANGE', name, ...limits(from, to) }];
    }),
    ...CODE_LIST_PARAMS.flatMap(({ key }) =>
      (data[key] ?? []).map((code): FilterChip => ({ kind: 'CODE', key, code })),
    ),
    ...ID_LIST_PARAMS.flatMap(({ key }) => (data[key] ?? []).map((id): FilterChip => ({ kind: 'ID', key, id }))),
    ...FLAG_PARAMS.flatMap(({ key }): FilterChip[] => {
      const flag = data[key];
      return flag === undefined ? [] : [{ kind: 'FLAG', key, flag }];
    }),
  ];
}

function singleChips(request: SearchRequest): FilterChip[] {
  return SINGLE_KEYS.flatMap((key): FilterChip[] => {
    const value = request[key];
    if (value === undefined) return [];
    return [{ kind: 'SINGLE', key, value: typeof value === 'object' ? true : value }];
  });
}

/** Returns the applied filters of a search one by one, in the order the page shows them. */
export function filterSummary(request: SearchRequest): FilterChip[] {
  const { searchTerm, category, sorting } = request;
  const { postalCode, countryCode = 'AT' } = sorting;
  return [
    ...(searchTerm === undefined ? [] : [{ kind: 'TERM', text: searchTerm } as const]),
    ...(category === undefined ? [] : [{ kind: 'CATEGORY', category } as const]),
    ...dataChips(request.categoryData ?? {}),
    ...(postalCode === undefined ? [] : [{ kind: 'PLACE', postalCode, countryCode } as const]),
    ...REQUEST_RANGES.flatMap(({ name, min, max }): FilterChip[] =>
      request[min] === undefined && request[max] === undefined
        ? []
        : [{ kind: 'REQUEST_RANGE', name, ...limits(request[min], request[max]) }],
    ),
    ...singleChips(request),
  ];
}

function withoutValue<Value>(values: readonly Value[] | undefined, value: Value): Value[] | undefined {
  const rest = (values ?? []).filter((known) => known !== value);
  return rest.length === 0 ? undefined : rest;
}

type DataChip = Extract<FilterChip, { kind: 'WOOD_GROUP' | 'ID' | 'CODE' | 'FLAG' | 'DATA_RANGE' }>;

function dataWithout(data: CategoryFilters, chip: DataChip): CategoryFilters {
  const rest = { ...data };
  switch (chip.kind) {
    case 'WOOD_GROUP':
      delete rest.woodTypeIds;
      return rest;
    case 'ID': {
      const ids = withoutValue(rest[chip.key], chip.id);
      delete rest[chip.key];
      return ids === undefined ? rest : { ...rest, [chip.key]: ids };
    }
    case 'CODE': {
      const codes = withoutValue(rest[chip.key], chip.code);
      delete rest[chip.key];
      return codes === undefined ? rest : { ...rest, [chip.key]: codes };
    }
    case 'FLAG':
      delete rest[chip.key];
      return rest;
    case 'DATA_RANGE': {
      const range = DATA_RANGES.find(({ name }) => name === chip.name);
      if (range !== undefined) {
        if (range.min !== null) delete rest[range.min];
        delete rest[range.max];
      }
      return rest;
    }
  }
}

function removed(request: SearchRequest, chip: FilterChip): SearchRequest {
  const rest = { ...request };
  switch (chip.kind) {
    case 'TERM':
      delete rest.searchTerm;
      return rest;
    case 'CATEGORY':
      delete rest.category;
      return rest;
    case 'PLACE': {
      const { postalCode: _postalCode, countryCode: _countryCode, ...sorting } = request.sorting;
      return { ...rest, sorting };
    }
    case 'REQUEST_RANGE': {
      const range = REQUEST_RANGES.find(({ name }) => name === chip.name);
      if (range !== undefined) {
        delete rest[range.min];
        delete rest[range.max];
      }
      return rest;
    }
    case 'SINGLE':
      delete rest[chip.key];
      return rest;
    default:
      return { ...rest, categoryData: dataWithout(request.categoryData ?? {}, chip) };
  }
}

/** Returns the search without one of its filters, on its first page and sorted again where no order was chosen. */
export function withoutFilter(request: SearchRequest, chip: FilterChip): SearchRequest {
  const { cursor: _cursor, ...first } = { ...removed(request, chip), page: 0 };
  const sorted = isDefaultSorting(request) ? { ...first, sorting: defaultSorting(first) } : first;
  return settleRequest(sorted).request;
}

/** Returns a key that distinguishes an applied filter from the others of its search, usable in URLs. */
export const filterKey = (chip: FilterChip): string => Object.values(chip).join(' ');

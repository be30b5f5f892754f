import type { CATEGORY_FIELDS } from '#domain/adverts/categories/category-fields.ts';
import type { FiltersOf } from '#domain/adverts/categories/field.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { Bounds } from '#domain/places/geometry/bounds.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';

export type { Bounds } from '#domain/places/geometry/bounds.ts';

export const SORT_CODES = [
  'RELEVANCE',
  'CREATED_AT',
  'PRICE',
  'DISTANCE',
  'HEAT_PRICE',
  'EXPIRES_AT',
  'DELIVERED_PRICE',
] as const;
export type SortCode = (typeof SORT_CODES)[number];

export const PRICING_TYPES = ['PER_UNIT', 'TOTAL', 'ON_REQUEST'] as const;
export type PricingType = (typeof PRICING_TYPES)[number];

export const DEFAULT_PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;
/** Rows reachable by page number; beyond it a search has to be narrowed or walked by cursor. */
export const MAX_RANKED_ROWS = 10_000;
export const RADIUS_CHOICES_IN_KM = [10, 25, 50, 100, 200] as const;
export const MAX_RADIUS_IN_KM = 500;
/** Upper limit of the filter: logs are sold within months. Product decision. */
export const MAX_MONTHS_AGO = 36;
export const MAX_SEARCH_TERM_LENGTH = 500;

type Described = typeof CATEGORY_FIELDS;
type DescribedFilters = FiltersOf<Described['FOREST']> &
  FiltersOf<Described['FIREWOOD']> &
  FiltersOf<Described['PELLETS']> &
  FiltersOf<Described['SAWN_WOOD']> &
  FiltersOf<Described['WOOD_CHIPS']> &
  FiltersOf<Described['LOGS']> &
  FiltersOf<Described['SERVICES']>;

/** Filters on category data; every list means "any of these", absent means "does not matter". */
export type CategoryFilters = { [Name in keyof DescribedFilters]: DescribedFilters[Name] } & {
  /** Sold loose: by weight or volume, not by sack or pallet. */
  isLoose?: boolean;
};

/** `isChosen`: the order stays although it is the usual one, also where words would put what suits them first. */
export type Sorting = {
  sortBy: SortCode;
  sortDesc: boolean;
  postalCode?: string;
  countryCode?: string;
  isChosen?: boolean;
};

/**
 * One search as it travels through every room. `page` starts at 0. Prices in cents of one `unit`
 * (the category's own where none is named); distances are measured from `sorting.postalCode`.
 */
export type SearchRequest = {
  page: number;
  size: number;
  sorting: Sorting;
  searchTerm?: string;
  category?: CategoryCode;
  categoryData?: CategoryFilters;
  pricingType?: PricingType;
  priceMinInCents?: number;
  priceMaxInCents?: number;
  /** true: adverts without a price match, too, although a price range is set. */
  priceOnRequest?: boolean;
  unit?: UnitCode;
  heatPriceMinInCents?: number;
  heatPriceMaxInCents?: number;
  quantityMin?: number;
  /** How much the visitor wants, in the unit of the search: totals with delivery are for this quantity. */
  orderQuantity?: number;
  /** Stacked cubic metres (rm) of firewood a household needs: totals of such adverts are for just that much. */
  firewoodInRm?: number;
  userId?: string;
  sellerKind?: SellerKind;
  federalStateId?: number;
  radiusInKm?: number;
  /** true: only adverts whose seller delivers to `sorting.postalCode`. */
  deliversToMe?: boolean;
  imageExists?: boolean;
  /** true: without adverts that are reserved now. */
  withoutReserved?: boolean;
  bounds?: Bounds;
  /** Opaque keyset position; replaces `page` beyond MAX_RANKED_ROWS. */
  cursor?: string;
};

import type { PricingType, SortCode } from '#domain/search/search-types.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';

export type ListingView = 'grid' | 'list';

export const VIEW_WORDS: ReadonlyMap<string, ListingView> = new Map([
  ['raster', 'grid'],
  ['liste', 'list'],
]);

export const PRICING_WORDS: ReadonlyMap<string, PricingType> = new Map([
  ['einheit', 'PER_UNIT'],
  ['gesamt', 'TOTAL'],
  ['anfrage', 'ON_REQUEST'],
]);

export const SELLER_WORDS: ReadonlyMap<string, SellerKind> = new Map([
  ['privat', 'PRIVATE'],
  ['gewerblich', 'BUSINESS'],
  ['land-forstwirtschaft', 'FARM'],
]);

/** Sortings by their word in the address; the first of a code is its usual direction. */
export const SORTING_WORDS: ReadonlyMap<string, { sortBy: SortCode; sortDesc: boolean }> = new Map([
  ['naehe', { sortBy: 'DISTANCE', sortDesc: false }],
  ['neu', { sortBy: 'CREATED_AT', sortDesc: true }],
  ['alt', { sortBy: 'CREATED_AT', sortDesc: false }],
  ['preis', { sortBy: 'PRICE', sortDesc: false }],
  ['preis-absteigend', { sortBy: 'PRICE', sortDesc: true }],
  ['waermepreis', { sortBy: 'HEAT_PRICE', sortDesc: false }],
  ['waermepreis-absteigend', { sortBy: 'HEAT_PRICE', sortDesc: true }],
  ['gesamtpreis', { sortBy: 'DELIVERED_PRICE', sortDesc: false }],
  ['relevanz', { sortBy: 'RELEVANCE', sortDesc: true }],
  ['endet', { sortBy: 'EXPIRES_AT', sortDesc: false }],
] as const);

/** Returns the address form of a value of one of the maps above, or undefined. */
export function wordFor<Value>(words: ReadonlyMap<string, Value>, value: Value | undefined): string | undefined {
  for (const [word, known] of words) if (known === value) return word;
  return undefined;
}

/** Returns the address form of a sorting; a direction without a word gets the default one. */
export function sortingWord(sortBy: SortCode, sortDesc: boolean): string {
  let usual = '';
  for (const [word, known] of SORTING_WORDS) {
    if (known.sortBy !== sortBy) continue;
    if (known.sortDesc === sortDesc) return word;
    usual ||= word;
  }
  return usual;
}

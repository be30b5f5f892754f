import type { SearchRequest } from '#domain/search/search-types.ts';

export const UNDERSTOOD_KINDS = [
  'CATEGORY',
  'WOOD_TYPE',
  'LENGTH',
  'DIAMETER',
  'SECTION',
  'DRYING',
  'MOISTURE',
  'PARTICLE_SIZE',
  'RAW_MATERIAL',
  'QUALITY',
  'CERTIFICATE',
  'DELIVERY',
  'PICKUP',
  'PACKING',
  'UNIT',
  'QUANTITY',
  'PRICE',
  'SALE_KIND',
  'SINGLE_ITEM',
  'SERVICE',
  'EQUIPMENT',
  'STATE',
  'PLACE',
  'RADIUS',
  'SELLER',
  'IMAGE',
  'ORIGIN',
] as const;
export type UnderstoodKind = (typeof UNDERSTOOD_KINDS)[number];

/** What a reading of words can set: everything of a search but paging, sorting and the words themselves. */
export type ReadFilters = Partial<Omit<SearchRequest, 'page' | 'size' | 'sorting' | 'searchTerm' | 'cursor'>>;

/** A place found by its name or postcode. */
export type FoundPlace = { name: string; postalCode: string; countryCode: string };
/** Looks a place up by name ("Bad Ischl", any case) or by postcode; the country is "AT" unless the line says otherwise. */
export type FindPlace = (nameOrPostalCode: string, countryCode: string) => FoundPlace | null;

/** Words of the line (as typed, from `start` to `end`) and the filters they were read as. */
export type Understood = {
  text: string;
  start: number;
  end: number;
  kind: UnderstoodKind;
  filters: ReadFilters;
  place?: FoundPlace;
};

/** A search line, read: filters it sets, the place it names, and the words that stay text. */
export type SearchLineReading = {
  termsLeft: string;
  /** AND of groups, OR within a group; from `analyseQuery(termsLeft)`. */
  lexemes: string[][];
  filters: ReadFilters;
  understood: Understood[];
  place?: FoundPlace;
};

import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { CategoryFilters, SearchRequest } from '#domain/search/search-types.ts';

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
  'ORDER',
] as const;
export type UnderstoodKind = (typeof UNDERSTOOD_KINDS)[number];

/** What a reading of words can set: everything of a search but paging, sorting and the words themselves. */
export type ReadFilters = Partial<Omit<SearchRequest, 'page' | 'size' | 'sorting' | 'searchTerm' | 'cursor'>>;

/** A place found by its name or postcode. */
export type FoundPlace = { name: string; postalCode: string; countryCode: string };
/** `isNearest`: the postcode itself is not known, the place is that of the nearest one. */
export type FoundByCode = FoundPlace & { isNearest?: true };
/**
 * Looks a place up by name ("Bad Ischl", any case) or by postcode; the country is "AT" unless the line says otherwise.
 * `only`: the one place whose name is a letter off, any or only a town (`TOWN`), or a town of exactly this name.
 */
export type FindPlace = (
  nameOrPostalCode: string,
  countryCode: string,
  only?: 'ANY' | 'TOWN' | 'NAMED_TOWN',
) => FoundByCode | null;

/** Words of the line (as typed, from `start` to `end`) and the filters they were read as. */
export type Understood = {
  text: string;
  /** The word or the part of a compound that means it. */
  term: string;
  start: number;
  end: number;
  kind: UnderstoodKind;
  filters: ReadFilters;
  place?: FoundPlace;
  /** The word says more than the category it names ("KVH", "Spreißel"): it is what was understood. */
  namesGoods?: true;
  /** The order that the words ask for. */
  sortBy?: 'PRICE' | 'CREATED_AT';
  /** The words name the price of more, the filter that of one such unit. */
  priceOf?: UnitCode;
  /** The words refuse these woods; the filter holds all others. */
  refusedWoods?: readonly number[];
};

/** What makes a hit better without excluding the others. Weights are relative: 1 decides, 0.2 only tips the balance. */
export type Preference = {
  weight: number;
  /** Facts of the advert; several keys are meant together. */
  data?: CategoryFilters;
  /** Months of the year (1 to 12) in which logs were felled, one of them. */
  felledMonths?: readonly number[];
  /** Words of the title or the description, one of them. */
  words?: string;
  /** Categories of the advert, one of them. */
  categories?: readonly CategoryCode[];
};

/**
 * A word of the line that stays text, and the lexemes of it: AND of groups, OR within a group. `weight`: a word of the
 * trade says more than any other, a bare number less.
 */
export type TextWord = { text: string; groups: string[][]; weight: number };

/** A search line, read: filters it sets, the place it names, and the words that stay text. */
export type SearchLineReading = {
  termsLeft: string;
  textWords: TextWord[];
  /** The category follows from a property only ("trocken"), no word names it. */
  categoryIsGuessed: boolean;
  /** From the uses and tasks that the line names. */
  preferences: Preference[];
  /** AND of groups, OR within a group: those of all `textWords`. */
  lexemes: string[][];
  filters: ReadFilters;
  understood: Understood[];
  /** What is said not to be wanted, as typed, and cannot be kept away. */
  unkept: string[];
  place?: FoundPlace;
};

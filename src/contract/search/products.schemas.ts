import * as z from 'zod/mini';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { FEDERAL_STATES, federalStateById } from '#domain/lookups/regions.data.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import {
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  MAX_RADIUS_IN_KM,
  MAX_SEARCH_TERM_LENGTH,
  PRICING_TYPES,
  SORT_CODES,
} from '#domain/search/search-types.ts';
import { SELLER_KINDS } from '#domain/users/seller-kind.ts';
import { Advert, AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import { MAX_PAGE, paged } from '#contract/common.schemas.ts';
import {
  MAX_INTEGER,
  countryCode,
  decimal,
  id,
  named,
  pattern,
  slug,
  text,
  wholeNumber,
  wholeNumberInQuery,
} from '#contract/fields.ts';
import { CategoryFilters, lenient } from './category-filters.schemas.ts';

const claim = () => z.exactOptional(z.boolean());
const whole = (minimum: number, maximum: number) => z.exactOptional(wholeNumber(minimum, maximum));
const cents = () => whole(0, MAX_INTEGER);
const federalStateId = () =>
  z.number().check(
    z.refine((value) => federalStateById(value) !== undefined, { params: { rule: 'choice' } }),
    z.meta({ type: 'integer' }),
  );

const Sorting = named(
  'Sorting',
  z.object({
    sortBy: z._default(z.enum(SORT_CODES), 'RELEVANCE'),
    sortDesc: z._default(z.boolean(), false),
    postalCode: z.exactOptional(text({ max: 12 })),
    countryCode: z.exactOptional(countryCode()),
    /** The order stays although it is the usual one, also where words would put what suits them first. */
    isChosen: z.exactOptional(z.boolean()),
  }),
);

export const Bounds = named(
  'Bounds',
  z.object({
    west: decimal(-180, 180),
    south: decimal(-90, 90),
    east: decimal(-180, 180),
    north: decimal(-90, 90),
  }),
);

/** What a search can ask for beside its words, place and order. */
const conditions = {
  category: z.exactOptional(z.enum(CATEGORY_CODES)),
  categoryData: z.exactOptional(lenient(CategoryFilters)),
  pricingType: z.exactOptional(z.enum(PRICING_TYPES)),
  priceMinInCents: cents(),
  priceMaxInCents: cents(),
  priceOnRequest: claim(),
  unit: z.exactOptional(z.enum(UNIT_CODES)),
  heatPriceMinInCents: z.exactOptional(decimal(0, 10_000)),
  heatPriceMaxInCents: z.exactOptional(decimal(0, 10_000)),
  quantityMin: z.exactOptional(decimal(0, 999_999_999)),
  orderQuantity: z.exactOptional(decimal(0, 999_999_999)),
  firewoodInRm: z.exactOptional(decimal(0, 999_999_999)),
  userId: z.exactOptional(id()),
  sellerKind: z.exactOptional(z.enum(SELLER_KINDS)),
  federalStateId: z.exactOptional(federalStateId()),
  radiusInKm: whole(1, MAX_RADIUS_IN_KM),
  deliversToMe: claim(),
  imageExists: claim(),
  /** true: without adverts that are reserved now. */
  withoutReserved: claim(),
  bounds: z.exactOptional(Bounds),
};

const filters = {
  sorting: z._default(lenient(Sorting), { sortBy: 'RELEVANCE', sortDesc: false }),
  searchTerm: z.exactOptional(text({ max: MAX_SEARCH_TERM_LENGTH })),
  ...conditions,
};

/** A search as it is sent: every part may be missing. */
export const ProductFilter = lenient(
  named(
    'ProductFilter',
    z.object({
      page: z._default(wholeNumber(0, MAX_PAGE), 0),
      size: z._default(wholeNumber(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
      ...filters,
      cursor: z.exactOptional(pattern(/^[A-Za-z0-9_.~-]+$/, 400)),
      /** true: the reply carries how many adverts each further filter would leave. */
      withFacets: claim(),
      /**
       * true: a reply without full matches has suggestions that would bring hits, instead of sentences among its notes.
       */
      wantsHelp: claim(),
      /** true: the reply says for each hit why it stands where it does. */
      wantsReasons: claim(),
      /** A place that counts unless `sorting` or the words name one. */
      fallbackPlace: z.exactOptional(z.object({ postalCode: text({ max: 12 }), countryCode: countryCode() })),
    }),
  ),
);
export type ProductFilter = z.input<typeof ProductFilter>;

/** One value of a filter and how many adverts it would leave; `isRounded`: counted from a sample. */
export const FacetValue = z.object({ value: z.union([z.string(), z.number(), z.boolean()]), count: z.number() });
export const Facet = named(
  'Facet',
  z.object({ field: z.string(), values: z.array(FacetValue), isRounded: z.exactOptional(z.boolean()) }),
);
export type Facet = z.infer<typeof Facet>;

/** What the search made of the words: a part of the text and the filter it became. */
export const Understood = z.object({ text: z.string(), field: z.string(), label: z.string() });
/** A word that was probably mistyped and what was meant. */
export const Correction = z.object({ typed: z.string(), meant: z.string(), isApplied: z.boolean() });

/** How the words of a search were read as a whole. */
export const SearchReading = named(
  'SearchReading',
  z.object({
    /** The place in the words as written; distances are measured from it. */
    place: z.nullable(
      z.object({ postalCode: z.string(), countryCode: z.string(), name: z.string(), text: z.string() }),
    ),
    category: z.nullable(z.enum(CATEGORY_CODES)),
  }),
);
export type SearchReading = z.infer<typeof SearchReading>;

/** The same of a search that is not carried out, with all its filters: those given and those its words became. */
export const ReadSearch = named('ReadSearch', z.extend(SearchReading, { filters: z.object(conditions) }));
export type ReadSearch = z.infer<typeof ReadSearch>;

const FoundCount = { count: z.number(), isEstimate: z.boolean() };
/** What would bring hits where there are none. */
export const SearchHelp = named(
  'SearchHelp',
  z.object({
    wider: z.nullable(z.object({ radiusInKm: z.number(), ...FoundCount })),
    /**
     * Words of the line or an applied filter, and how many adverts are found without; where that alone finds nothing,
     * also without `andFilter`, or within `radiusInKm`.
     */
    leaveOut: z.array(
      z.object({
        words: z.exactOptional(z.string()),
        filter: z.exactOptional(z.string()),
        andFilter: z.exactOptional(z.string()),
        radiusInKm: z.exactOptional(z.number()),
        ...FoundCount,
      }),
    ),
    /** The adverts nearest to what was asked, with the filters that they do not fulfil. */
    misses: z.array(z.object({ advert: AdvertListItem, filters: z.array(z.string()) })),
    /** Adverts of the category as a whole. */
    category: z.nullable(z.object(FoundCount)),
  }),
);
export type SearchHelp = z.infer<typeof SearchHelp>;

/** From here on, up to the next such part, hits lack something of the search. */
export const NearestHits = named(
  'NearestHits',
  z.object({
    /** Index among the items of this page. */
    from: z.number(),
    /**
     * Words of the line or a filter, and the same in German; empty: found by the words alone, whatever their meaning.
     */
    lacks: z.array(
      z.object({ words: z.exactOptional(z.string()), filter: z.exactOptional(z.string()), text: z.string() }),
    ),
  }),
);
export type NearestHits = z.infer<typeof NearestHits>;

export const GRADE_FACTORS = ['WORDS', 'WORDS_IN_TITLE', 'NAMED', 'NEAR', 'PREFERENCE', 'SPECIAL_GOODS'] as const;
export const TIME_FACTORS = ['PICTURE', 'PRICE', 'QUANTITY', 'UNUSUAL', 'RESERVED', 'UNCONFIRMED'] as const;

/** Why a hit stands where it does: its tier, in it the grade if hits are graded, at last the time. */
export const HitReasons = named(
  'HitReasons',
  z.object({
    advertId: id(),
    /** Hits of a lower tier come first; 0 is the first one. */
    tier: z.number(),
    /** What the tier stands for; a step that the search does not have is missing. */
    step: z.exactOptional(z.object({ isInTitle: z.exactOptional(z.boolean()), isNear: z.exactOptional(z.boolean()) })),
    /** The rounded sum of the points of `parts`, the highest first; missing where hits are not graded. */
    grade: z.exactOptional(
      z.object({ points: z.number(), parts: z.array(z.object({ factor: z.enum(GRADE_FACTORS), points: z.number() })) }),
    ),
    publishedAt: z.string(),
    /** By how many days a hit counts as newer; missing where another value than the time orders. */
    moves: z.exactOptional(z.array(z.object({ factor: z.enum(TIME_FACTORS), days: z.number() }))),
  }),
);
export type HitReasons = z.infer<typeof HitReasons>;

export const ProductPage = named(
  'ProductPage',
  z.extend(paged(AdvertListItem), {
    totalIsEstimate: z.exactOptional(z.boolean()),
    facets: z.exactOptional(z.array(Facet)),
    nextCursor: z.exactOptional(z.nullable(z.string())),
    /** The order of the hits; by relevance where words prefer some of them and no order was chosen. */
    sortedBy: z.exactOptional(z.enum(SORT_CODES)),
    understood: z.exactOptional(z.array(Understood)),
    reading: z.exactOptional(SearchReading),
    help: z.exactOptional(SearchHelp),
    /** Where few adverts fulfil everything, the nearest follow. `totalElements` does not count those that follow. */
    nearest: z.exactOptional(z.array(NearestHits)),
    reasons: z.exactOptional(z.array(HitReasons)),
    corrections: z.exactOptional(z.array(Correction)),
    /** Sentences in German about what the search did differently from what was asked. */
    notes: z.exactOptional(z.array(z.string())),
  }),
);
export type ProductPage = z.infer<typeof ProductPage>;

export const MapRequest = lenient(
  named('MapRequest', z.object({ ...filters, bounds: Bounds, zoom: wholeNumber(0, 22) })),
);

/** Many adverts near each other as one count, or a single one with the facts of its card. */
export const MapCell = named(
  'MapCell',
  z.object({
    longitude: z.number(),
    latitude: z.number(),
    count: z.number(),
    advert: z.exactOptional(AdvertListItem),
  }),
);
export type MapCell = z.infer<typeof MapCell>;
export const MapCells = named(
  'MapCells',
  z.object({ cells: z.array(MapCell), total: z.number(), totalIsEstimate: z.boolean() }),
);
export type MapCells = z.infer<typeof MapCells>;

export const SUGGESTION_KINDS = ['TERM', 'CATEGORY', 'WOOD_TYPE', 'PLACE', 'CORRECTION'] as const;
export const Suggestion = named(
  'Suggestion',
  z.object({
    kind: z.enum(SUGGESTION_KINDS),
    text: z.string(),
    category: z.exactOptional(z.enum(CATEGORY_CODES)),
    count: z.exactOptional(z.number()),
  }),
);
export type Suggestion = z.infer<typeof Suggestion>;

/** One category of the market: how much there is, from which price, and what its heat costs in the middle. */
export const CategoryCount = named(
  'CategoryCount',
  z.object({
    category: z.enum(CATEGORY_CODES),
    count: z.number(),
    /** Unit of the price. */
    unit: z.enum(UNIT_CODES),
    minimumPriceInCents: z.nullable(z.number()),
    /** Cents per kWh; null below eight adverts with a heat price. */
    heatPriceMedianInCents: z.nullable(z.number()),
  }),
);
export type CategoryCount = z.infer<typeof CategoryCount>;

const Counted = z.object({ id: z.number(), count: z.number() });
/** One category with what its adverts divide into; states, wood types and services without adverts are left out. */
export const SitemapCount = named(
  'SitemapCount',
  z.object({
    category: z.enum(CATEGORY_CODES),
    count: z.number(),
    federalStates: z.array(Counted),
    woodTypes: z.array(Counted),
    serviceCategories: z.array(Counted),
  }),
);
export type SitemapCount = z.infer<typeof SitemapCount>;

export const FeedbackMessage = named(
  'FeedbackMessage',
  z.object({
    publicItemId: id(),
    content: text({ min: 5, max: 2000 }),
    name: text({ min: 1, max: 80 }),
  }),
);
export type FeedbackMessage = z.infer<typeof FeedbackMessage>;

const search = { body: { productFilter: ProductFilter }, reply: ProductPage } as const;

export const productShapes = {
  searchProducts: search,
  searchNearProducts: search,
  searchNearProductsByTerm: search,
  readSearch: { body: { productFilter: ProductFilter }, reply: ReadSearch },
  getProduct: { params: z.object({ slug: slug() }), reply: Advert },
  listMapCells: { body: { mapRequest: MapRequest }, reply: MapCells },
  suggestProducts: {
    query: z.object({
      term: text({ min: 1, max: MAX_SEARCH_TERM_LENGTH }),
      category: z.optional(z.enum(CATEGORY_CODES)),
    }),
    reply: z.array(Suggestion),
  },
  listCategoryCounts: {
    query: z.object({ federalStateId: z.optional(wholeNumberInQuery(1, FEDERAL_STATES.length)) }),
    reply: z.array(CategoryCount),
  },
  listSitemapCounts: { reply: z.array(SitemapCount) },
  sendFeedback: {
    body: { feedbackMessage: FeedbackMessage },
    reply: z.object({ publicItemId: z.string(), content: z.string(), name: z.string() }),
  },
} as const;

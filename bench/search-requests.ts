import type { ProductFilter } from '#contract/search/products.schemas.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import { type Dice, createDice } from '#server/sample/sample-random.ts';

/** A request of the measured set, as it goes over the wire. */
export type SearchCall =
  | { operation: 'products'; body: ProductFilter }
  | { operation: 'map'; body: ProductFilter & { bounds: Bounds; zoom: number } }
  | { operation: 'suggest'; term: string };
type Bounds = { west: number; south: number; east: number; north: number };

/** What may be chosen from; ids of sellers differ from run to run, so they are handed in. */
export type Choices = { dice: Dice; sellers: readonly string[] };
export type BudgetName = 'page' | 'facets' | 'map' | 'suggest';
export type SearchKind = {
  label: string;
  budget: BudgetName | null;
  make: (choices: Choices, number: number) => SearchCall;
};

const SEED = 4711;
export const diceFor = (kind: number): Dice => createDice(SEED, kind);

const POSTCODES = builtinPlaces()
  .filter((place) => place.countryCode === 'AT')
  .map((place) => place.postalCode);
const CATEGORIES: readonly CategoryCode[] = [
  'FIREWOOD',
  'FIREWOOD',
  'FIREWOOD',
  'SAWN_WOOD',
  'LOGS',
  'WOOD_CHIPS',
  'SERVICES',
];

const FREQUENT = [
  'brennholz',
  'buche',
  'fichte',
  'scheitholz',
  'rundholz',
  'hackgut',
  'bretter',
  'trocken',
  'zustellung',
  'schnittholz',
];
const MEDIUM = [
  'lärche bretter',
  'eiche brennholz',
  'fichte bloche',
  'birke ofenfertig',
  'buche meterscheiter',
  'tanne rundholz',
  'pellets sackware',
  'esche scheitholz',
  'hackgut fein',
  'zirbe bohlen',
  'kantholz fichte',
  'buchenbrennholz kammergetrocknet',
];
const RARE = [
  'pferderückung',
  'robinienbrennholz',
  'käferholz',
  'stockfräsen',
  'verbissschutz',
  'lohnschnitt',
  'forstmulchen',
  'schleifholz',
  'wildzaun',
  'seilkran',
];
/** Lines with a purpose of the wood: preferences grade the hits. */
const USES = [
  'holz für pizzaofen',
  'kaminholz auf palette',
  'brennholz für kachelofen',
  'terrasse lärche',
  'bretter für hochbeet',
  'lindenholz zum schnitzen',
  'holz für sauna',
  'einstreu für pferde',
  'weidezaun',
  'baum neben dem haus fällen',
];
const DEAD_WORDS = [
  'brennholz quarkstrudel',
  'fichte bretter xylofon',
  'hackgut mondstaub',
  'lärche rundholz zwiebelturm',
  'harvester regenschirm',
  'pellets kuckucksuhr',
];
/** Measures, woods and places that hardly any advert has together. */
const UNFULFILLED = [
  'eiche kantholz 333x444',
  'eibe brennholz 17 cm',
  'elsbeere rundholz 9,7 m',
  'zirbe bretter 3 mm',
  'platane brennholz 66 cm ofenfertig',
  'weymouthskiefer bohlen 200 mm',
];
const CONTRADICTORY = [
  'pellets rundholz',
  'hackgut bohlen',
  'harvester pellets',
  'sackware bloche',
  'blochholz kammergetrocknet',
  'seilkran bretter',
  'fräsen pellets',
  'hobelware hackgut',
];
const TYPOS = [
  'brenholz',
  'bucge',
  'fichtte',
  'rundhloz',
  'hakgut',
  'brettter',
  'lerche',
  'scheithols',
  'pelets',
  'eice',
  'schnitholz',
  'kantolz',
];
const PREFIXES = [
  'bu',
  'buch',
  'br',
  'brenn',
  'fi',
  'ficht',
  'la',
  'lärch',
  'ha',
  'hack',
  'pe',
  'pell',
  'ru',
  'rund',
  'sc',
  'schnitt',
  'gr',
  'linz',
  'kan',
  'wien',
];
const COMMON_WOOD = [1, 2, 4, 6, 20, 22, 25, 27];
const RARE_WOOD = [7, 8, 10, 21, 26, 29, 30, 31, 37];
const LENGTHS = [25, 33, 50, 100];

/**
 * The same words in a spelling of their own. The text analysis folds case, so the SQL is the same, but no earlier answer
 * is kept for it: what is measured is a search and not the memory of one.
 */
const distinct = (dice: Dice, term: string): string =>
  [...term].map((letter) => (dice.chance(0.5) ? letter.toUpperCase() : letter)).join('');

const term = ({ dice }: Choices, terms: readonly string[]): string => distinct(dice, dice.of(terms));
const postcode = ({ dice }: Choices): { postalCode: string; countryCode: 'AT' } => ({
  postalCode: dice.of(POSTCODES),
  countryCode: 'AT',
});
const products = (body: ProductFilter): SearchCall => ({ operation: 'products', body });
const newest = { sortBy: 'CREATED_AT', sortDesc: true } as const;

const AUSTRIA = { west: 9.4, south: 46.3, east: 17.2, north: 49.1 };
const SPANS = { 6: 1, 9: 0.2, 12: 0.03 } as const;

/** A window of the size that a phone shows at this zoom, somewhere in the country, the lowest zoom over most of it. */
function windowAt({ dice }: Choices, zoom: keyof typeof SPANS): Bounds {
  const span = SPANS[zoom];
  const width = (AUSTRIA.east - AUSTRIA.west) * span;
  const height = (AUSTRIA.north - AUSTRIA.south) * span;
  const inside = zoom === 6 ? 0.05 : 1 - span;
  const west = AUSTRIA.west + dice.between(0, inside) * (AUSTRIA.east - AUSTRIA.west);
  const south = AUSTRIA.south + dice.between(0, inside) * (AUSTRIA.north - AUSTRIA.south);
  const exact = (value: number): number => Math.round(value * 1e5) / 1e5;
  return { west: exact(west), south: exact(south), east: exact(west + width), north: exact(south + height) };
}

const mapKinds = ([6, 9, 12] as const).flatMap((zoom): SearchKind[] => [
  {
    label: `map z${zoom}, all`,
    budget: 'map',
    make: (from) => ({ operation: 'map', body: { bounds: windowAt(from, zoom), zoom } }),
  },
  {
    label: `map z${zoom}, category + wood`,
    budget: 'map',
    make: (from) => ({
      operation: 'map',
      body: {
        bounds: windowAt(from, zoom),
        zoom,
        category: 'FIREWOOD',
        categoryData: { woodTypeIds: [from.dice.of(COMMON_WOOD)] },
      },
    }),
  },
  {
    label: `map z${zoom}, term`,
    budget: 'map',
    make: (from) => ({
      operation: 'map',
      body: { bounds: windowAt(from, zoom), zoom, searchTerm: term(from, FREQUENT) },
    }),
  },
]);

/** The request kinds of the search; numbers as in docs/performance.md. */
export const SEARCH_KINDS: readonly SearchKind[] = [
  {
    label: '1 frequent term, newest',
    budget: 'page',
    make: (from) => products({ searchTerm: term(from, FREQUENT), sorting: newest }),
  },
  {
    label: '2 medium terms, newest',
    budget: 'page',
    make: (from) => products({ searchTerm: term(from, MEDIUM), sorting: newest }),
  },
  { label: '3 rare term', budget: 'page', make: (from) => products({ searchTerm: term(from, RARE) }) },
  {
    label: '4 contradictory terms',
    budget: 'page',
    make: (from) => products({ searchTerm: term(from, CONTRADICTORY), sorting: newest }),
  },
  {
    label: '5 category + 3 filters, price up',
    budget: 'page',
    make: (from) => {
      const lengthMinInCm = from.dice.of(LENGTHS);
      const categoryData = {
        woodTypeIds: [from.dice.of(COMMON_WOOD)],
        lengthMinInCm,
        lengthMaxInCm: lengthMinInCm + 2,
        deliveryIsPossible: true,
      };
      return products({
        category: 'FIREWOOD',
        categoryData,
        sorting: { sortBy: 'PRICE', sortDesc: false, ...postcode(from) },
      });
    },
  },
  {
    label: '6 category + rare wood, price down',
    budget: 'page',
    make: (from) =>
      products({
        category: from.dice.of(['FIREWOOD', 'SAWN_WOOD', 'LOGS']),
        categoryData: { woodTypeIds: [from.dice.of(RARE_WOOD)] },
        sorting: { sortBy: 'PRICE', sortDesc: true, ...postcode(from) },
      }),
  },
  {
    label: '7 nearest in category',
    budget: 'page',
    make: (from) =>
      products({ category: from.dice.of(CATEGORIES), sorting: { sortBy: 'DISTANCE', ...postcode(from) } }),
  },
  {
    label: '8 nearest, category + rare wood',
    budget: 'page',
    make: (from) =>
      products({
        category: from.dice.of(['FIREWOOD', 'SAWN_WOOD', 'LOGS']),
        categoryData: { woodTypeIds: [from.dice.of(RARE_WOOD)] },
        sorting: { sortBy: 'DISTANCE', ...postcode(from) },
      }),
  },
  {
    label: '9 term + 50 km, by distance',
    budget: 'page',
    make: (from) =>
      products({
        searchTerm: term(from, [...FREQUENT, ...MEDIUM]),
        radiusInKm: 50,
        sorting: { sortBy: 'DISTANCE', ...postcode(from) },
      }),
  },
  {
    label: '10 category, deep page',
    budget: 'page',
    make: (from, number) =>
      products({
        category: from.dice.of(CATEGORIES),
        page: 50 + (number % 50),
        sorting: { ...newest, ...postcode(from) },
      }),
  },
  {
    label: '10b term + category, deep page',
    budget: null,
    make: (from, number) =>
      products({
        searchTerm: term(from, ['brennholz', 'scheitholz', 'buche']),
        category: 'FIREWOOD',
        page: 50 + (number % 50),
        sorting: newest,
      }),
  },
  {
    label: '13 relevance, frequent term',
    budget: 'page',
    make: (from) => products({ searchTerm: term(from, FREQUENT), sorting: { sortBy: 'RELEVANCE', sortDesc: true } }),
  },
  {
    label: '13b relevance, term + place known',
    budget: 'page',
    make: (from) =>
      products({
        searchTerm: term(from, [...FREQUENT, ...MEDIUM]),
        sorting: { sortBy: 'RELEVANCE', sortDesc: true, ...postcode(from) },
      }),
  },
  {
    label: '14 three woods + price + image',
    budget: 'page',
    make: (from) => {
      const priceMinInCents = from.dice.integer(40, 120) * 100;
      return products({
        category: 'FIREWOOD',
        categoryData: { woodTypeIds: from.dice.some(COMMON_WOOD, 3) },
        priceMinInCents,
        priceMaxInCents: priceMinInCents + 6_000,
        imageExists: true,
        sorting: { ...newest, ...postcode(from) },
      });
    },
  },
  {
    label: '15 frequent term, heat price, no category',
    budget: null,
    make: (from) =>
      products({
        searchTerm: term(from, ['brennholz', 'buche', 'fichte', 'hackgut']),
        sorting: { sortBy: 'HEAT_PRICE', sortDesc: false },
      }),
  },
  {
    label: '16 adverts of a seller',
    budget: 'page',
    make: (from) => products({ userId: from.dice.of(from.sellers), sorting: { ...newest, ...postcode(from) } }),
  },
  {
    label: '17 category with facets',
    budget: 'facets',
    make: (from) =>
      products({ category: from.dice.of(CATEGORIES), withFacets: true, sorting: { ...newest, ...postcode(from) } }),
  },
  {
    label: '18 frequent term with facets',
    budget: 'facets',
    make: (from) => products({ searchTerm: term(from, FREQUENT), withFacets: true }),
  },
  {
    label: '19 term + filters with facets',
    budget: 'facets',
    make: (from) =>
      products({
        searchTerm: term(from, ['brennholz', 'scheitholz', 'trocken']),
        category: 'FIREWOOD',
        categoryData: { woodTypeIds: from.dice.some(COMMON_WOOD, 2), deliveryIsPossible: true },
        withFacets: true,
      }),
  },
  { label: '20 a use, graded', budget: null, make: (from) => products({ searchTerm: term(from, USES) }) },
  {
    label: '21 a word that nothing holds',
    budget: null,
    make: (from) => products({ searchTerm: term(from, DEAD_WORDS) }),
  },
  {
    label: '22 nothing fits, the nearest',
    budget: null,
    make: (from) => products({ searchTerm: term(from, UNFULFILLED) }),
  },
  ...mapKinds,
  { label: 'autocomplete', budget: 'suggest', make: (from) => ({ operation: 'suggest', term: term(from, PREFIXES) }) },
  { label: 'typo, suggestion', budget: 'suggest', make: (from) => ({ operation: 'suggest', term: term(from, TYPOS) }) },
  { label: 'typo, corrected search', budget: 'page', make: (from) => products({ searchTerm: term(from, TYPOS) }) },
];

const pick = (label: string): SearchKind => {
  const kind = SEARCH_KINDS.find((one) => one.label.startsWith(label));
  if (!kind) throw new Error(`No search kind starts with ${label}.`);
  return kind;
};

const CATEGORY_PAGE: SearchKind = {
  label: 'category page',
  budget: null,
  make: (from) =>
    products({
      category: from.dice.of(CATEGORIES),
      page: from.dice.integer(0, 4),
      sorting: { ...newest, ...postcode(from) },
    }),
};

/** The requests of a hundred visitors, by weight: browsing, terms, filters, nearby places, the rest. */
export const MIX: readonly (readonly [weight: number, kind: SearchKind])[] = [
  [22, CATEGORY_PAGE],
  [12, pick('1 ')],
  [12, pick('2 ')],
  [6, pick('3 ')],
  [7, pick('5 ')],
  [7, pick('14 ')],
  [8, pick('7 ')],
  [8, pick('9 ')],
  [6, pick('13 ')],
  [2, pick('16 ')],
  [6, pick('autocomplete')],
  [2, pick('map z6, all')],
  [2, pick('map z9, category')],
];

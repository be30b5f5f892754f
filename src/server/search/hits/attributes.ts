import { RESERVATION_DAYS } from '#domain/adverts/availability/reservation.ts';
import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import { type CategoryField, storedName } from '#domain/adverts/categories/field.ts';
import { ORIGIN } from '#domain/adverts/categories/shared.fields.ts';
import { type MonthNumber, monthNumberOf } from '#domain/wood/drying-clock.ts';
import { MONTHS_KNOWN, monthIndex } from '#domain/adverts/categories/text-forms.ts';
import type { CategorisedData } from '#domain/adverts/category-data.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';
import { CATEGORY_CODES, type CategoryCode } from '#domain/lookups/categories.data.ts';
import { RAW_MATERIAL_GROUPS } from '#domain/lookups/raw-material-groups.data.ts';
import { UNIT_CODES, type UnitCode } from '#domain/lookups/units.data.ts';
import { CLAIM_FILTERS, CODE_FILTERS, type ClaimFilterKey, type CodeFilterKey } from '#domain/search/code-filters.ts';
import { PRICING_TYPES, type PricingType } from '#domain/search/search-types.ts';
import { SELLER_KINDS, type SellerKind } from '#domain/users/seller-kind.ts';

/** What is known of an advert besides the claims of its fields. */
const OWN_FLAGS = {
  imageExists: 31,
  isSingleItem: 36,
  isLot: 37,
  hasDeliveryBands: 41,
  isLoose: 42,
  isSpecialGoods: 43,
};
export type Flag = keyof typeof OWN_FLAGS | ClaimFilterKey;

/**
 * Everything that is filtered by equality, as small integers in one array column: index and query share these codes.
 * A code never changes its meaning; new ones are added in free places. Those of claims and lists stand in the description
 * of their field.
 */
export const FLAG_CODES = {
  ...OWN_FLAGS,
  ...Object.fromEntries(CLAIM_FILTERS.map(({ key, searchPlace }) => [key, searchPlace])),
} as Readonly<Record<Flag, number>>;

/**
 * Samples an advert belongs to: each bucket is an unbiased sixteenth, or for very many hits a 128th, of all adverts,
 * and is found through the same index as the words.
 */
const BUCKETS = [
  { base: 9900, parts: 16 },
  { base: 9700, parts: 128 },
] as const;
export const SAMPLE_PARTS = { coarse: 16, middle: 64, fine: 128 } as const;

/**
 * A wood type at a price level of about 3 %, so that the cheapest of a wood are found without scanning the prices of
 * all others: cheap woods and dear ones hardly overlap.
 */
const WOOD_PRICES = { base: 10_000, woods: 64, levels: 320, perDoubling: 24, fromCents: 64 } as const;

/** No attribute but the wood prices is above this one. */
export const LARGEST_CODE = BUCKETS[0].base + BUCKETS[0].parts;

/** How many adverts each one of a sample represents. */
export type SampleFactor = (typeof SAMPLE_PARTS)[keyof typeof SAMPLE_PARTS];

export const bucketCodes = (advertKey: number): number[] =>
  BUCKETS.map(({ base, parts }) => base + (advertKey % parts));

/** The codes of the buckets that make up a sample: every advert of it has one of them. */
export function bucketsOf(factor: SampleFactor): readonly [number, ...number[]] {
  const [coarse, fine] = BUCKETS;
  if (factor === SAMPLE_PARTS.coarse) return [coarse.base];
  return factor === SAMPLE_PARTS.fine ? [fine.base] : [fine.base, fine.base + SAMPLE_PARTS.middle];
}

export const categoryCodeOf = (category: CategoryCode): number => CATEGORY_CODES.indexOf(category) + 1;
export const unitCodeOf = (unit: UnitCode): number => UNIT_CODES.indexOf(unit) + 1;

/** Filters on a list of codes that are stored as the place of the list, by the description of its field, and the id of the row. */
export type CodedListName = Exclude<CodeFilterKey, 'countryCodesOfOrigin'>;

const isCoded = (key: CodeFilterKey): key is CodedListName => key !== 'countryCodesOfOrigin';
/** The lists in the order of addresses. */
export const CODED_LIST_NAMES: readonly CodedListName[] = CODE_FILTERS.map(({ key }) => key).filter(isCoded);

const NUMBERED_LISTS = {
  federalStateId: { base: 50, span: 20 },
  woodTypeIds: { base: 400, span: 200 },
  equipmentIds: { base: 600, span: 100 },
  certificateIds: { base: 700, span: 100 },
  areaOfServiceIds: { base: 800, span: 100 },
  serviceCategoryIds: { base: 3000, span: 2000 },
} as const;
export type NumberedListName = keyof typeof NUMBERED_LISTS;

/** No code that a facet shows is above this one; lengths, samples and prices at levels are, and there are thousands of those. */
export const LARGEST_FACET_CODE: number =
  NUMBERED_LISTS.serviceCategoryIds.base + NUMBERED_LISTS.serviceCategoryIds.span - 1;

/** Lengths of firewood are usual ones: whole centimetres lead to them, the exact measure is tested in the row. */
const FIREWOOD_LENGTH = { base: 5_000, span: 500, mostAtOnce: 12 } as const;
/** Months in which logs were felled; a search asks for those of the last few. */
const FELLED_BASE = 5_600;
/** Months by which firewood is dry, behind a code for firewood that is dry already. */
const DRY_BASE = 6_300;
const FIRST_MONTH: MonthNumber = monthNumberOf('2015-01') - monthIndex('2015-01');
/** What was to be dry before an advert was published counts as dry; no advert is shown for longer than this. */
const DRY_MONTHS_BACK = 36;
/** Wood is offered before it is felled, for the coming winter at the most; product decision. */
const MONTHS_AHEAD = 12;
/** Days in Vienna until which adverts are reserved, over and over again; no reservation is as long as half of them. */
const RESERVED_DAYS = { base: 9_600, span: 64 } as const;
const PRICING_BASE = 11;
const SELLER_BASE = 21;
const LETTERS = 26;
const LETTER_A = 65;
const COUNTRY_BASE = ORIGIN.countryCodeOfOrigin.searchPlace;
/** A code that no advert has: the condition is never true. */
export const NO_ADVERT = 0;

const STORED_CODES = CODE_FILTERS.flatMap(({ key, list, searchPlace }) =>
  list.flatMap(({ code, id }) => (id === undefined ? [] : [{ filter: key, code, stored: searchPlace + id }])),
);
const rowName = (filter: CodeFilterKey, code: string): string => `${filter} ${code}`;
const storedByRow = new Map(STORED_CODES.map(({ filter, code, stored }) => [rowName(filter, code), stored]));
const rowByStored = new Map(STORED_CODES.map((row) => [row.stored, row]));

export const listCode = (list: CodedListName, code: string): number =>
  storedByRow.get(rowName(list, code)) ?? NO_ADVERT;

export function numberedCode(list: NumberedListName, id: number): number {
  const { base, span } = NUMBERED_LISTS[list];
  return Number.isInteger(id) && id > 0 && id < span ? base + id : NO_ADVERT;
}

/** The wood type of a code; null for a code of something else. */
export function woodOfCode(code: number): number | null {
  const { base, span } = NUMBERED_LISTS.woodTypeIds;
  return code > base && code < base + span ? code - base : null;
}

export const firewoodLengthCode = (lengthInCm: number): number =>
  FIREWOOD_LENGTH.base + Math.min(FIREWOOD_LENGTH.span - 1, Math.max(0, Math.floor(lengthInCm)));

/** The codes of all lengths in a range; null where they are too many for single lookups. */
export function firewoodLengthCodes(fromInCm: number, toInCm: number): number[] | null {
  const [first, last] = [firewoodLengthCode(fromInCm), firewoodLengthCode(toInCm)];
  if (last < first || last - first >= FIREWOOD_LENGTH.mostAtOnce) return null;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const felledCode = (index: number): number => FELLED_BASE + Math.min(MONTHS_KNOWN - 1, Math.max(0, index));

/** The codes of all months from so many before one; fellings to come are the freshest. */
export function felledCodes(now: Date, monthsAgo: number): number[] {
  const { year, month } = viennaTime(now);
  const present = monthIndex(`${year}-${String(month).padStart(2, '0')}`);
  return Array.from({ length: monthsAgo + MONTHS_AHEAD + 1 }, (_, index) => felledCode(present - monthsAgo + index));
}

/** The codes of the months of the year (1 to 12) in which logs of the last two years or of the year to come are felled. */
export function felledInCodes(now: Date, monthsOfYear: readonly number[]): number[] {
  const { year } = viennaTime(now);
  const january = monthIndex(`${year}-01`);
  return monthsOfYear.flatMap((month) => [-24, -12, 0, 12].map((ago) => felledCode(january + ago + month - 1)));
}

const dryCode = (index: number): number => DRY_BASE + 1 + Math.min(MONTHS_KNOWN - 1, Math.max(0, index));

/** The code of the month by which firewood is dry; null: it is dry. */
export const dryByCode = (month: MonthNumber | null): number =>
  month === null ? DRY_BASE : dryCode(month - FIRST_MONTH);

/** The codes of firewood that is dry by a month of the year (1 to 12), the next one from a time on. */
export function dryByCodes(now: Date, monthOfYear: number): number[] {
  const { year, month } = viennaTime(now);
  const present = monthNumberOf(`${year}-${String(month).padStart(2, '0')}`);
  const ahead = (((monthOfYear - month) % 12) + 12) % 12;
  const months = Array.from({ length: DRY_MONTHS_BACK + ahead + 1 }, (_, index) => present - DRY_MONTHS_BACK + index);
  return [dryByCode(null), ...months.map(dryByCode)];
}

const reservedDayCode = (dayNumber: number): number => RESERVED_DAYS.base + (dayNumber % RESERVED_DAYS.span);

/** The code of the day through which an advert is reserved. */
export const reservedCode = (until: Date): number => reservedDayCode(viennaTime(until).dayNumber);

/** The codes of all days through which an advert that is reserved now may be. */
export function reservedCodes(now: Date): number[] {
  const today = viennaTime(now).dayNumber;
  return Array.from({ length: RESERVATION_DAYS.most + 1 }, (_, ahead) => reservedDayCode(today + ahead));
}

/** The level of a price per unit in cents, a higher one for a higher price. */
export function priceLevelOf(cents: number): number {
  const { levels, perDoubling, fromCents } = WOOD_PRICES;
  return Math.min(levels - 1, Math.max(0, Math.floor(Math.log2(cents / fromCents) * perDoubling)));
}

/** The code of a wood type at a price level; null for a wood type that has no levels. */
export const woodPriceCode = (woodTypeId: number, level: number): number | null =>
  woodTypeId < WOOD_PRICES.woods ? WOOD_PRICES.base + woodTypeId * WOOD_PRICES.levels + level : null;

export const PRICE_LEVELS: number = WOOD_PRICES.levels;

export const pricingCode = (type: PricingType): number => PRICING_BASE + PRICING_TYPES.indexOf(type);
export const sellerCode = (kind: SellerKind): number => SELLER_BASE + SELLER_KINDS.indexOf(kind);

export function countryCode(country: string): number {
  if (!/^[A-Z]{2}$/.test(country)) return NO_ADVERT;
  return COUNTRY_BASE + (country.charCodeAt(0) - LETTER_A) * LETTERS + country.charCodeAt(1) - LETTER_A;
}

export type FacetValue = { field: string; value: string | number | boolean };

/** The filter and value of a code, as a facet names them; null for codes that are no facet. */
export function facetOfCode(code: number): FacetValue | null {
  const known = facetByCode.get(code);
  if (known !== undefined) return known;
  const found = findFacet(code);
  facetByCode.set(code, found);
  return found;
}

const facetByCode = new Map<number, FacetValue | null>();

function findFacet(code: number): FacetValue | null {
  return facetOfChoice(code) ?? facetOfFlag(code) ?? facetOfNumber(code) ?? facetOfList(code) ?? facetOfCountry(code);
}

function facetOfChoice(code: number): FacetValue | null {
  const category = CATEGORY_CODES[code - 1];
  if (category) return { field: 'category', value: category };
  const pricing = PRICING_TYPES[code - PRICING_BASE];
  if (pricing) return { field: 'pricingType', value: pricing };
  const seller = SELLER_KINDS[code - SELLER_BASE];
  return seller ? { field: 'sellerKind', value: seller } : null;
}

function facetOfFlag(code: number): FacetValue | null {
  if (code === FLAG_CODES.isLot) return { field: 'isSingleItem', value: false };
  if (code === FLAG_CODES.hasDeliveryBands || code === FLAG_CODES.isSpecialGoods) return null;
  const [flag] = Object.entries(FLAG_CODES).find(([, flagCode]) => flagCode === code) ?? [];
  return flag === undefined ? null : { field: flag, value: true };
}

function facetOfNumber(code: number): FacetValue | null {
  const [field, list] =
    Object.entries(NUMBERED_LISTS).find(([, { base, span }]) => code > base && code < base + span) ?? [];
  return field === undefined || list === undefined ? null : { field, value: code - list.base };
}

function facetOfList(code: number): FacetValue | null {
  const found = rowByStored.get(code);
  return found === undefined ? null : { field: found.filter, value: found.code };
}

function facetOfCountry(code: number): FacetValue | null {
  const letters = code - COUNTRY_BASE;
  if (letters < 0 || letters >= LETTERS * LETTERS) return null;
  const country = String.fromCharCode(LETTER_A + Math.floor(letters / LETTERS), LETTER_A + (letters % LETTERS));
  return { field: 'countryCodesOfOrigin', value: country };
}

const parentOfGroup = new Map(RAW_MATERIAL_GROUPS.map((row) => [row.code, row.parentCode]));

/** A raw material group together with the groups it belongs to: asking for the wider one finds the narrower. */
function groupsUpwards(code: string): number[] {
  const found: number[] = [];
  for (let next: string | null = code; next; next = parentOfGroup.get(next) ?? null)
    found.push(listCode('rawMaterialGroupCodes', next));
  return found;
}

/** Codes of an advert's category data, by the description of its fields. */
export function attributesOfData({ category, data }: CategorisedData): number[] {
  const values: Readonly<Record<string, unknown>> = data;
  return categoryFieldsOf(category).flatMap(([name, field]) => {
    const value = values[storedName(name, field)];
    if (name === 'lengthInCm' && category === 'FIREWOOD')
      return isGiven(value) ? [firewoodLengthCode(Number(value))] : [];
    return isGiven(value) ? attributesOfField(field, value) : [];
  });
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

function attributesOfField(field: CategoryField, value: unknown): number[] {
  switch (field.kind) {
    case 'WOOD_TYPES':
    case 'WOOD_TYPE':
    case 'IDS':
      return [value].flat().map((id) => numberedCode(field.filter as NumberedListName, Number(id)));
    case 'CODE':
      return attributesOfCode(field.filter, String(value));
    case 'CLAIM':
      return value === true ? [field.searchPlace] : [];
    case 'TEXT':
      return field.filter !== 'felledMonthsAgoMax' || value === '' ? [] : [felledCode(monthIndex(String(value)))];
    case 'SINGLE_ITEM':
      return [value === true ? FLAG_CODES.isSingleItem : FLAG_CODES.isLot];
    default:
      return [];
  }
}

function attributesOfCode(filter: string, code: string): number[] {
  if (filter === 'countryCodesOfOrigin') return [countryCode(code)];
  return filter === 'rawMaterialGroupCodes' ? groupsUpwards(code) : [listCode(filter as CodedListName, code)];
}

import type { UnitCode } from '#domain/lookups/units.data.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { normalisePostalCode } from '#domain/places/postal-code.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { defaultSorting, isDefaultSorting } from '#domain/search/default-sorting.ts';
import {
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  MAX_RADIUS_IN_KM,
  MAX_RANKED_ROWS,
  MAX_SEARCH_TERM_LENGTH,
} from '#domain/search/search-types.ts';
import type { Bounds, CategoryFilters, SearchRequest, Sorting } from '#domain/search/search-types.ts';
import { settleRequest } from '#domain/search/settle-request.ts';
import type { SettleNote } from '#domain/search/settle-request.ts';
import { isWoodGroupName, WOOD_TYPE_GROUPS } from '#domain/search/wood-groups.ts';
import { categoryPathCheck } from './category-path.ts';
import type { CategoryPath } from './category-path.ts';
import {
  CODE_LIST_PARAMS,
  FLAG_PARAMS,
  ID_LIST_PARAMS,
  MEASURE_PARAMS,
  RAW_MATERIAL_FAMILIES,
} from './filter-params.ts';
import {
  cleanText,
  readChoice,
  readFlag,
  readList,
  readNumber,
  readText,
  readWords,
  report,
  sortedValues,
} from './param-readers.ts';
import type { Dropped, ParamSource } from './param-readers.ts';
import { PRICING_WORDS, SELLER_WORDS, SORTING_WORDS, VIEW_WORDS } from './request-words.ts';
import type { ListingView } from './request-words.ts';

export type ListingPath = { category?: string | undefined; param?: string | undefined };
/** A listing's address, read: the search, the place it is measured from, the view, and all that was changed. */
export type ReadAddress = {
  request: SearchRequest;
  place: { postalCode: string; countryCode: string } | null;
  view: ListingView;
  dropped: Dropped[];
  notes: SettleNote[];
  /** The search of the address, before it was normalised. */
  asked: SearchRequest;
};

/** Tolerance of a firewood length; source: ISO 17225-5, ± 2 cm. */
export const LENGTH_TOLERANCE_IN_CM = 2;
export const MAX_PRICE_IN_CENTS = 1_000_000_000;
export const MAX_HEAT_PRICE_IN_CENTS = 1_000;
export const MAX_QUANTITY = 1_000_000;
const LONGEST_CURSOR = 400;
const COUNTRY_CODE = /^[A-Z]{2}$/;
const ACCOUNT_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Names of all query parameters of a listing; others are reported as unknown. */
export const REQUEST_PARAMS = [
  'suche',
  'plz',
  'land',
  'umkreis',
  'bundesland',
  'art',
  'guete',
  'laenge',
  'preis-von',
  'preis-bis',
  'preis-anfrage',
  'preisart',
  'einheit',
  'heiz-von',
  'heiz-bis',
  'menge-ab',
  'menge',
  'verkaeufer',
  'anbieter',
  'liefert',
  'bild',
  'ohne-reservierte',
  'ausschnitt',
  'sortierung',
  'seite',
  'pro-seite',
  'position',
  'ansicht',
  'warum',
  'seit',
] as const;

const knownNames = new Set<string>([
  ...REQUEST_PARAMS,
  ...[...FLAG_PARAMS, ...MEASURE_PARAMS, ...ID_LIST_PARAMS, ...CODE_LIST_PARAMS].map((param) => param.name),
]);
const woodTypeChoices = {
  byWord: new Map(WOOD_TYPES.map((row) => [row.slug, row.id])),
  wordOf: new Map(WOOD_TYPES.map((row) => [row.id, row.slug])),
};
const stateIdBySlug = new Map(FEDERAL_STATES.map((row) => [row.slug, row.id]));
const unitByWord: ReadonlyMap<string, UnitCode> = new Map(
  UNIT_CODES.map((code) => [code.toLowerCase().replaceAll('_', '-'), code]),
);
const groupByGrade = new Map([
  ['hart', WOOD_TYPE_GROUPS.hartholz],
  ['weich', WOOD_TYPE_GROUPS.weichholz],
]);

/** "1.1-alle" means the group 1.1 with all its sub-groups. */
const rawMaterialFamily = (word: string): readonly string[] | undefined => RAW_MATERIAL_FAMILIES.get(word);

function reportUnknownNames(source: ParamSource): void {
  for (const [name, value] of source.params) {
    if (!knownNames.has(name)) report(source, name, { value, reason: 'UNKNOWN_NAME' });
  }
}

function readTerm(source: ParamSource): string | undefined {
  const term = cleanText((source.params.get('suche') ?? '').slice(0, 20 * MAX_SEARCH_TERM_LENGTH));
  if (term === '') return undefined;
  if (term.length <= MAX_SEARCH_TERM_LENGTH) return term;
  report(source, 'suche', { value: term, reason: 'TOO_LONG' });
  return cleanText(term.slice(0, MAX_SEARCH_TERM_LENGTH).replace(/[\ud800-\udbff]$/, ''));
}

function readPlace(source: ParamSource): { postalCode: string; countryCode: string } | null {
  const countryCode = (readText(source, 'land') ?? 'AT').toUpperCase();
  const text = readText(source, 'plz');
  if (!COUNTRY_CODE.test(countryCode)) {
    report(source, 'land', { value: countryCode, reason: 'UNKNOWN_VALUE' });
    return null;
  }
  const postalCode = text === undefined ? null : normalisePostalCode(countryCode, text);
  if (postalCode !== null) return { postalCode, countryCode };
  if (text !== undefined) report(source, 'plz', { value: text, reason: 'UNREADABLE' });
  return null;
}

function readBounds(source: ParamSource): Bounds | undefined {
  const text = readText(source, 'ausschnitt');
  if (text === undefined) return undefined;
  const [west, south, east, north, ...rest] = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const readable =
    west !== undefined && south !== undefined && east !== undefined && north !== undefined && rest.length === 0;
  if (readable && west >= -180 && east <= 180 && west < east && south >= -90 && north <= 90 && south < north) {
    return { west, south, east, north };
  }
  report(source, 'ausschnitt', { value: text, reason: 'UNREADABLE' });
  return undefined;
}

function readWoodTypes(source: ParamSource, fromPath: number | undefined): number[] | undefined {
  const groups = (word: string): readonly number[] | undefined =>
    isWoodGroupName(word) ? WOOD_TYPE_GROUPS[word] : undefined;
  const listed = readList(source, 'art', { choices: woodTypeChoices, groups }) ?? [];
  const grade = readChoice(source, 'guete', { byWord: groupByGrade });
  const graded = gradedTypes(source, listed, grade);
  const all = sortedValues(fromPath === undefined ? graded : [...graded, fromPath]);
  return all.length === 0 ? undefined : all;
}

/** The species of a grade that are listed; where none is, the list counts and the grade is reported. */
function gradedTypes(source: ParamSource, listed: readonly number[], grade?: readonly number[]): readonly number[] {
  if (grade === undefined || listed.length === 0) return grade ?? listed;
  const both = listed.filter((id) => grade.includes(id));
  if (both.length > 0) return both;
  report(source, 'guete', { value: source.params.get('guete') ?? '', reason: 'UNKNOWN_VALUE' });
  return listed;
}

function readFilters(source: ParamSource, path: CategoryPath): CategoryFilters | undefined {
  const filters: CategoryFilters = {};
  const woodTypeIds = readWoodTypes(source, path.ok ? path.woodTypeId : undefined);
  if (woodTypeIds !== undefined) filters.woodTypeIds = woodTypeIds;
  for (const { name, key } of FLAG_PARAMS) {
    const flag = readFlag(source, name);
    if (flag !== undefined) filters[key] = flag;
  }
  const length = readNumber(source, 'laenge', { min: 3, max: 2500 });
  if (length !== undefined) {
    filters.lengthMinInCm = length - LENGTH_TOLERANCE_IN_CM;
    filters.lengthMaxInCm = length + LENGTH_TOLERANCE_IN_CM;
  }
  for (const { name, key, max, isWhole } of MEASURE_PARAMS) {
    const measure = readNumber(source, name, { min: 1, max, decimals: isWhole ? 0 : 1 });
    if (measure !== undefined) filters[key] = measure;
  }
  for (const { name, key, choices } of ID_LIST_PARAMS) {
    const ids = readList(source, name, { choices });
    if (ids !== undefined) filters[key] = ids;
  }
  for (const { name, key, choices } of CODE_LIST_PARAMS) {
    const codes = readList(
      source,
      name,
      key === 'rawMaterialGroupCodes' ? { choices, groups: rawMaterialFamily } : { choices },
    );
    if (codes !== undefined) filters[key] = codes;
  }
  if (path.ok && path.serviceCategoryId !== undefined) {
    filters.serviceCategoryIds = sortedValues([...(filters.serviceCategoryIds ?? []), path.serviceCategoryId]);
  }
  return Object.keys(filters).length === 0 ? undefined : filters;
}

function readPrices(source: ParamSource, request: SearchRequest): void {
  const cents = { min: 0, max: MAX_PRICE_IN_CENTS, factor: 100 };
  const heat = { min: 0, max: MAX_HEAT_PRICE_IN_CENTS, decimals: 2 };
  const priceMin = readNumber(source, 'preis-von', cents);
  const priceMax = readNumber(source, 'preis-bis', cents);
  const heatMin = readNumber(source, 'heiz-von', heat);
  const heatMax = readNumber(source, 'heiz-bis', heat);
  const quantity = readNumber(source, 'menge-ab', { min: 0.001, max: MAX_QUANTITY, decimals: 3 });
  const ordered = readNumber(source, 'menge', { min: 0.001, max: MAX_QUANTITY, decimals: 3 });
  const onRequest = readFlag(source, 'preis-anfrage');
  const pricingType = readChoice(source, 'preisart', { byWord: PRICING_WORDS });
  const unit = readChoice(source, 'einheit', { byWord: unitByWord });
  if (priceMin !== undefined) request.priceMinInCents = priceMin;
  if (priceMax !== undefined) request.priceMaxInCents = priceMax;
  if (heatMin !== undefined) request.heatPriceMinInCents = heatMin;
  if (heatMax !== undefined) request.heatPriceMaxInCents = heatMax;
  if (quantity !== undefined) request.quantityMin = quantity;
  if (ordered !== undefined) request.orderQuantity = ordered;
  if (onRequest !== undefined) request.priceOnRequest = onRequest;
  if (pricingType !== undefined) request.pricingType = pricingType;
  if (unit !== undefined) request.unit = unit;
}

function readSeller(source: ParamSource, request: SearchRequest): void {
  const sellerKind = readChoice(source, 'verkaeufer', { byWord: SELLER_WORDS });
  const userId = readText(source, 'anbieter');
  const image = readFlag(source, 'bild');
  const delivers = readFlag(source, 'liefert');
  if (sellerKind !== undefined) request.sellerKind = sellerKind;
  if (userId !== undefined && ACCOUNT_ID.test(userId)) request.userId = userId;
  else if (userId !== undefined) report(source, 'anbieter', { value: userId, reason: 'UNREADABLE' });
  if (image !== undefined) request.imageExists = image;
  const unreserved = readFlag(source, 'ohne-reservierte');
  if (unreserved === true) request.withoutReserved = true;
  if (delivers !== undefined) request.deliversToMe = delivers;
}

function readWhere(source: ParamSource, request: SearchRequest, path: CategoryPath): void {
  const stateId = readChoice(source, 'bundesland', { byWord: stateIdBySlug });
  const federalStateId = (path.ok ? path.federalStateId : undefined) ?? stateId;
  const radius = readNumber(source, 'umkreis', { min: 1, max: MAX_RADIUS_IN_KM });
  const bounds = readBounds(source);
  if (federalStateId !== undefined) request.federalStateId = federalStateId;
  if (radius !== undefined) request.radiusInKm = radius;
  if (bounds !== undefined) request.bounds = bounds;
}

function readPaging(source: ParamSource, request: SearchRequest): void {
  request.size = readNumber(source, 'pro-seite', { min: 1, max: MAX_PAGE_SIZE }) ?? DEFAULT_PAGE_SIZE;
  const last = Math.max(1, Math.floor(MAX_RANKED_ROWS / request.size));
  const text = readText(source, 'seite');
  if (text !== undefined) {
    const page = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
    if (!(page >= 1 && page <= last)) report(source, 'seite', { value: text, reason: 'OUT_OF_RANGE' });
    request.page = Number.isNaN(page) ? 0 : Math.min(Math.max(page, 1), last) - 1;
  }
  const cursor = source.params.get('position') ?? '';
  if (/^[\w.~-]{1,400}$/.test(cursor)) request.cursor = cursor;
  else if (cursor !== '')
    report(source, 'position', { value: cursor, reason: cursor.length > LONGEST_CURSOR ? 'TOO_LONG' : 'UNREADABLE' });
}

function readSorting(source: ParamSource, request: SearchRequest): Sorting {
  const [word, ...others] = readWords(source, 'sortierung');
  for (const value of others) report(source, 'sortierung', { value, reason: 'REPEATED' });
  const asked = word === undefined ? undefined : SORTING_WORDS.get(word);
  if (word !== undefined && asked === undefined) report(source, 'sortierung', { value: word, reason: 'UNKNOWN_VALUE' });
  if (asked === undefined) return defaultSorting(request);
  const sorting = { ...request.sorting, ...asked };
  // Without being chosen the nearest come first only as long as no word prefers some hits.
  const isChosen = sorting.sortBy === 'DISTANCE' && request.searchTerm !== undefined;
  return isChosen && isDefaultSorting({ ...request, sorting }) ? { ...sorting, isChosen } : sorting;
}

/**
 * Returns the search of a listing's address. Never throws: invalid parts are dropped and reported, contradictory
 * combinations are normalised and noted.
 */
export function searchRequestFromUrl(path: ListingPath, params: URLSearchParams): ReadAddress {
  const source: ParamSource = { params, dropped: [] };
  const checked = categoryPathCheck(path.category, path.param);
  if (!checked.ok) {
    report(source, 'path', { value: `${path.category ?? ''}/${path.param ?? ''}`, reason: 'UNKNOWN_VALUE' });
  }
  const place = readPlace(source);
  const request: SearchRequest = {
    page: 0,
    size: DEFAULT_PAGE_SIZE,
    sorting: { sortBy: 'CREATED_AT', sortDesc: true, ...place },
  };
  const term = readTerm(source);
  const filters = readFilters(source, checked);
  if (term !== undefined) request.searchTerm = term;
  if (checked.ok && checked.category !== undefined) request.category = checked.category;
  if (filters !== undefined) request.categoryData = filters;
  readPrices(source, request);
  readSeller(source, request);
  readWhere(source, request, checked);
  readPaging(source, request);
  request.sorting = readSorting(source, request);
  const view = readChoice(source, 'ansicht', { byWord: VIEW_WORDS }) ?? 'grid';
  reportUnknownNames(source);
  return { ...settleRequest(request), asked: request, place, view, dropped: source.dropped };
}

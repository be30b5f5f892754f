import type { Bounds, CategoryFilters, SearchRequest } from '#domain/search/search-types.ts';
import { pricingCode, unitCodeOf } from '#server/search/hits/attributes.ts';
import {
  type Conditions,
  FLAG_FILTERS,
  LIST_FILTERS,
  groupsOfData,
  measuresOf,
  readsPriceAsTotal,
  refusedCodesOf,
  unitOfSearch,
  windowOf,
} from '#server/search/hits/conditions.repository.ts';
import { quotedLexeme } from '#server/search/indexing/search-doc.ts';

/** Conditions of a search beside words, attributes and circle, as the columns of a filter; null: does not matter. */
export type PlainColumns = {
  unit: number | null;
  is_total: boolean | null;
  price_from: number | null;
  price_to: number | null;
  length_from: number | null;
  length_to: number | null;
  diameter_from: number | null;
  diameter_to: number | null;
  thickness_from: number | null;
  thickness_to: number | null;
  width_from: number | null;
  width_to: number | null;
  lat_from: number | null;
  lat_to: number | null;
  lon_from: number | null;
  lon_to: number | null;
};

/** `isWhole`: nothing else is asked for, so that the listing need not be asked. */
export type PlainConditions = { query: string | null; columns: PlainColumns; isWhole: boolean };

/** What is said by words, attributes, circle and columns, or does not choose adverts. Whatever is not listed, the listing judges. */
const PLAIN_FIELDS: ReadonlySet<string> = new Set<keyof SearchRequest>([
  'page',
  'size',
  'sorting',
  'searchTerm',
  'category',
  'categoryData',
  'pricingType',
  'priceMinInCents',
  'priceMaxInCents',
  'priceOnRequest',
  'unit',
  'orderQuantity',
  'firewoodInRm',
  'sellerKind',
  'federalStateId',
  'radiusInKm',
  'imageExists',
  'bounds',
]);
const PLAIN_DATA: ReadonlySet<string> = new Set<keyof CategoryFilters>([
  ...FLAG_FILTERS,
  ...LIST_FILTERS,
  'isSingleItem',
  'lengthMinInCm',
  'lengthMaxInCm',
  'diameterMinInCm',
  'diameterMaxInCm',
  'thicknessMinInMm',
  'thicknessMaxInMm',
  'widthMinInMm',
  'widthMaxInMm',
]);

/** An attribute among the lexemes of an advert; no word begins so. */
export const ATTRIBUTE_PREFIX = '#';
const attribute = (code: number): string => quotedLexeme(ATTRIBUTE_PREFIX + code);

/** The conditions of a search in the form that many adverts and searches are compared in at once. */
export function plainConditionsOf(request: SearchRequest, conditions: Conditions): PlainConditions {
  const price = priceOf(request);
  const isPriceOnRequestRefused = request.priceOnRequest === false && !hasPriceRange(request);
  const refused = [...refusedCodesOf(request), ...(isPriceOnRequestRefused ? [pricingCode('ON_REQUEST')] : [])];
  const asked = [
    ...(conditions.text === null ? [] : [`(${conditions.text.anywhere})`]),
    ...conditions.all.map(attribute),
    ...groupsOfData(request.categoryData ?? {})
      .filter((codes) => codes.length > 1)
      .map((codes) => `(${codes.map(attribute).join(' | ')})`),
    ...refused.map((code) => `!${attribute(code)}`),
  ];
  return {
    query: asked.length === 0 ? null : asked.join(' & '),
    columns: {
      ...(price ?? NO_PRICE),
      ...measureColumns(request.categoryData ?? {}),
      ...windowColumns(request.bounds),
    },
    isWhole: price !== null && hasOnly(request, PLAIN_FIELDS) && hasOnly(request.categoryData ?? {}, PLAIN_DATA),
  };
}

const hasOnly = (fields: object, known: ReadonlySet<string>): boolean =>
  Object.entries(fields).every(([name, value]) => value === undefined || known.has(name));

type PriceColumns = Pick<PlainColumns, 'unit' | 'is_total' | 'price_from' | 'price_to'>;
const NO_PRICE: PriceColumns = { unit: null, is_total: null, price_from: null, price_to: null };

const hasPriceRange = ({ priceMinInCents, priceMaxInCents }: SearchRequest): boolean =>
  priceMinInCents !== undefined || priceMaxInCents !== undefined;

/** Null for a price that no columns say: one of either kind, or a range that adverts without a price pass. */
function priceOf(request: SearchRequest): PriceColumns | null {
  const { priceMinInCents: from = null, priceMaxInCents: to = null } = request;
  if (!hasPriceRange(request)) {
    // A quantity is compared in other units, too.
    const { unit, quantityMin } = request;
    return { ...NO_PRICE, unit: unit !== undefined && quantityMin === undefined ? unitCodeOf(unit) : null };
  }
  const unit = unitOfSearch(request);
  const isTotal = readsPriceAsTotal(request);
  if (request.priceOnRequest === true) return null;
  return {
    unit: isTotal || unit === null ? null : unitCodeOf(unit),
    is_total: isTotal,
    price_from: from,
    price_to: to,
  };
}

function measureColumns(data: CategoryFilters) {
  const { length, diameter, thickness, width } = measuresOf(data);
  return {
    length_from: length.from,
    length_to: length.to,
    diameter_from: diameter.from,
    diameter_to: diameter.to,
    thickness_from: thickness.from,
    thickness_to: thickness.to,
    width_from: width.from,
    width_to: width.to,
  };
}

function windowColumns(bounds: Bounds | undefined) {
  if (bounds === undefined) return { lat_from: null, lat_to: null, lon_from: null, lon_to: null };
  const [lat, lon] = windowOf(bounds);
  return { lat_from: lat.from, lat_to: lat.to, lon_from: lon.from, lon_to: lon.to };
}

import { type RawBuilder, sql } from 'kysely';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { PlanarPoint } from '#domain/places/geometry/projection.ts';
import { toPlane } from '#domain/places/geometry/projection.ts';
import { FLAG_PARAMS, type FlagKey } from '#domain/search/address/filter-params.ts';
import { asksForGifts } from '#domain/search/gifts.ts';
import type { Bounds, CategoryFilters, SearchRequest } from '#domain/search/search-types.ts';
import { sameQuantityIn } from '#domain/wood/weights.ts';
import {
  CODED_LIST_NAMES,
  FLAG_CODES,
  NO_ADVERT,
  type NumberedListName,
  type SampleFactor,
  bucketsOf,
  categoryCodeOf,
  countryCode,
  dryByCodes,
  felledCodes,
  firewoodLengthCodes,
  listCode,
  numberedCode,
  pricingCode,
  reservedCodes,
  sellerCode,
  unitCodeOf,
} from './attributes.ts';
import {
  type Grading,
  type TextMatch,
  heldShare,
  isRequired,
  leadingLexemes,
  smallestChoices,
  textMatchOf,
} from './text-match.repository.ts';

export type Condition = RawBuilder<boolean>;

/** A search with its words analysed and its place resolved. */
export type ResolvedSearch = {
  request: SearchRequest;
  /** AND of groups, OR within a group. */
  lexemes: readonly (readonly string[])[];
  grading?: Grading;
  point: PlanarPoint | null;
  now: Date;
};

/** The conditions of a search, grouped by how they can be looked up. */
export type Conditions = {
  category: number | null;
  /** Attributes that must all be present, including the category's. */
  all: readonly number[];
  /** Of each group one attribute must be there. */
  any: readonly (readonly number[])[];
  /** Attributes of which a hit has at least one, besides the exact range among `others`. */
  lengths: readonly number[] | null;
  text: TextMatch | null;
  lexemes: readonly (readonly string[])[];
  hasSeller: boolean;
  places: readonly PlaceCondition[];
  /** Ranges and the rest. */
  others: readonly Condition[];
  /** Includes lengths, diameters or sections, which the indexes of times do not cover. */
  readsMeasures: boolean;
  /** The same in a form that no index supports: together with terms an index of prices costs more than it saves. */
  othersTested: readonly Condition[];
  now: Date;
};

/** Where adverts have to be, in two forms: one that the place index answers, one that only tests a row. */
export type PlaceCondition = {
  shape: { circle: PlanarPoint; radiusInMetres: number } | { bounds: Bounds };
  indexed: Condition;
  tested: Condition;
  /** Set by `estimateRows`: the place index leads to fewer rows than the terms. */
  isSelective: boolean;
  /** Set by `estimateRows`: to so few that attributes are better tested row by row. */
  isDecisive: boolean;
};

const MM_PER_CM = 10;
const HEAT_PRICE_PARTS = 100;
const DEGREE_PARTS = 100_000;
const LARGEST_MEASURE = 32_767;
/** Windows wider than this hold everything there is; far from its centre the plane is no use. */
const WIDEST_BOX_IN_DEGREES = 25;

/** Answers of yes or no that are one code of a row; of a single item there is also the code of its opposite. */
export const FLAG_FILTERS: readonly Exclude<FlagKey, 'isSingleItem'>[] = FLAG_PARAMS.map(({ key }) => key).filter(
  (key) => key !== 'isSingleItem',
);

const ID_FILTERS = [
  'woodTypeIds',
  'serviceCategoryIds',
  'areaOfServiceIds',
  'equipmentIds',
  'certificateIds',
] as const satisfies readonly (NumberedListName & keyof CategoryFilters)[];

/** Fields whose values are attributes: these can be counted as facets. */
export const LIST_FILTERS = [...CODED_LIST_NAMES, ...ID_FILTERS, 'countryCodesOfOrigin'] as const;

/** The unit in which a search compares prices and quantities; null where it names neither unit nor category. */
export function unitOfSearch(request: SearchRequest): UnitCode | null {
  if (request.unit) return request.unit;
  return request.category ? categoryOf(request.category).defaultUnit : null;
}

/** Whether a price range means total prices: by request, because nothing names a unit, or of gifts, which cost nothing in any. */
export const readsPriceAsTotal = (request: SearchRequest): boolean =>
  request.pricingType === 'TOTAL' || unitOfSearch(request) === null || asksForGifts(request);

export function conditionsOf(search: ResolvedSearch): Conditions {
  const { request } = search;
  const lexemes = leadingLexemes(search);
  const all: number[] = [];
  const any: number[][] = [];
  const category = request.category ? categoryCodeOf(request.category) : null;
  if (category !== null) all.push(category);
  if (request.pricingType) all.push(pricingCode(request.pricingType));
  if (request.sellerKind) all.push(sellerCode(request.sellerKind));
  if (request.imageExists === true) all.push(FLAG_CODES.imageExists);
  if (request.federalStateId !== undefined) all.push(numberedCode('federalStateId', request.federalStateId));
  if (request.deliversToMe === true) all.push(FLAG_CODES.hasDeliveryBands);
  for (const codes of groupsOfData(request.categoryData ?? {})) {
    if (codes.length === 1) all.push(...codes);
    else any.push(codes);
  }
  const { felledMonthsAgoMax } = request.categoryData ?? {};
  if (felledMonthsAgoMax !== undefined) any.push([...new Set(felledCodes(search.now, felledMonthsAgoMax))]);
  const { dryByMonth } = request.categoryData ?? {};
  if (dryByMonth !== undefined) any.push([...new Set(dryByCodes(search.now, dryByMonth))]);
  return {
    category,
    all,
    any,
    lengths: lengthsOf(request),
    text: textMatchOf(search),
    lexemes,
    hasSeller: request.userId !== undefined,
    places: placesOf(search),
    others: othersOf(search, column),
    readsMeasures: rangesOf(request.categoryData ?? {}).length > 0,
    othersTested: othersOf(search, testedColumn),
    now: search.now,
  };
}

function lengthsOf({ category, categoryData = {} }: SearchRequest): number[] | null {
  const { lengthMinInCm, lengthMaxInCm } = categoryData;
  if (category !== 'FIREWOOD' || lengthMinInCm === undefined || lengthMaxInCm === undefined) return null;
  return firewoodLengthCodes(lengthMinInCm, lengthMaxInCm);
}

type Column = (name: string) => RawBuilder<unknown>;
const column: Column = (name) => sql.ref(name);
const testedColumn: Column = (name) => sql`(${sql.ref(name)} + 0)`;

const othersOf = (search: ResolvedSearch, of: Column): Condition[] => [
  ...rangesOf(search.request.categoryData ?? {}),
  ...pricesOf(search.request, of),
  ...reachOf(search),
  ...sellerOf(search.request),
  ...refusedOf(search.request),
  ...unreservedOf(search),
  ...shareOf(search.grading),
];

export function groupsOfData(data: CategoryFilters): number[][] {
  const groups: number[][] = [];
  const addGroup = (codes: number[]): void => {
    if (codes.length === 0) return;
    const known = [...new Set(codes)].filter((code) => code !== NO_ADVERT);
    groups.push(known.length === 0 ? [NO_ADVERT] : known);
  };
  for (const flag of FLAG_FILTERS) if (data[flag] === true) groups.push([FLAG_CODES[flag]]);
  if (data.isSingleItem !== undefined) groups.push([data.isSingleItem ? FLAG_CODES.isSingleItem : FLAG_CODES.isLot]);
  for (const list of CODED_LIST_NAMES) addGroup((data[list] ?? []).map((code) => listCode(list, code)));
  for (const list of ID_FILTERS) addGroup((data[list] ?? []).map((id) => numberedCode(list, id)));
  addGroup((data.countryCodesOfOrigin ?? []).map(countryCode));
  return groups;
}

const inMm = (cm: number | undefined): number | undefined =>
  cm === undefined ? undefined : Math.round(cm * MM_PER_CM);

/** The ranges that measures are asked in, in whole mm. */
export function measuresOf(data: CategoryFilters) {
  const bounded = (value: number) => Math.min(LARGEST_MEASURE, Math.max(0, value));
  const range = (from: number | undefined, to: number | undefined) => ({
    from: from === undefined ? null : bounded(Math.ceil(from)),
    to: to === undefined ? null : bounded(Math.floor(to)),
  });
  return {
    length: range(inMm(data.lengthMinInCm), inMm(data.lengthMaxInCm)),
    diameter: range(inMm(data.diameterMinInCm), inMm(data.diameterMaxInCm)),
    thickness: range(data.thicknessMinInMm, data.thicknessMaxInMm),
    width: range(data.widthMinInMm, data.widthMaxInMm),
  };
}

/** An advert with measures from–to fits when it has something inside the asked range. */
export const rangesOf = (data: CategoryFilters): Condition[] =>
  Object.entries(measuresOf(data)).flatMap(([name, { from, to }]): Condition[] => [
    ...(from === null ? [] : [sql<boolean>`${sql.ref(`${name}_to`)} >= ${sql.lit(from)}`]),
    ...(to === null ? [] : [sql<boolean>`${sql.ref(`${name}_from`)} <= ${sql.lit(to)}`]),
  ]);

function between(value: RawBuilder<unknown>, from: number | undefined, to: number | undefined): Condition[] {
  const conditions: Condition[] = [];
  if (from !== undefined) conditions.push(sql`${value} >= ${from}::bigint`);
  if (to !== undefined) conditions.push(sql`${value} <= ${to}::bigint`);
  return conditions;
}

export const everyOne = (conditions: readonly Condition[]): Condition =>
  sql`(${sql.join([...conditions], sql` and `)})`;

function pricesOf(request: SearchRequest, of: Column): Condition[] {
  const conditions: Condition[] = [];
  const unit = unitOfSearch(request);
  const ofUnit: Condition[] = unit === null ? [] : [sql<boolean>`${of('unit')} = ${sql.lit(unitCodeOf(unit))}`];
  const { priceMinInCents: priceMin, priceMaxInCents: priceMax } = request;
  const onRequest: Condition = sql`attrs @> ${codes([pricingCode('ON_REQUEST')])}`;
  if (priceMin !== undefined || priceMax !== undefined) {
    const inRange = priceRange(request, ofUnit, of);
    conditions.push(request.priceOnRequest === true ? sql`(${inRange} or ${onRequest})` : inRange);
  } else {
    if (request.unit && request.quantityMin === undefined) conditions.push(...ofUnit);
    if (request.priceOnRequest === false) conditions.push(sql`not (${onRequest})`);
  }
  conditions.push(...quantityOf(request, of));
  const heat = (cents: number | undefined, round: (value: number) => number) =>
    cents === undefined ? undefined : round(Number((cents * HEAT_PRICE_PARTS).toFixed(6)));
  conditions.push(
    ...between(
      of('heat_price'),
      heat(request.heatPriceMinInCents, Math.ceil),
      heat(request.heatPriceMaxInCents, Math.floor),
    ),
  );
  return conditions;
}

/** Total prices, or prices of one unit. */
function priceRange(request: SearchRequest, ofUnit: readonly Condition[], of: Column): Condition {
  const { priceMinInCents: min, priceMaxInCents: max } = request;
  if (readsPriceAsTotal(request)) return everyOne(between(of('price_total'), min, max));
  return everyOne([...ofUnit, ...between(of('price_unit'), min, max)]);
}

/** Adverts with at least this quantity; kilograms and tonnes are compared with each other. */
function quantityOf(request: SearchRequest, of: Column): Condition[] {
  const { quantityMin } = request;
  if (quantityMin === undefined) return [];
  const unit = unitOfSearch(request);
  if (unit === null) return [sql`quantity >= ${quantityMin}::float8`];
  const atLeast = sameQuantityIn(unit, quantityMin).map(
    ({ unit: one, quantity }): Condition =>
      sql`(${of('unit')} = ${sql.lit(unitCodeOf(one))} and quantity >= ${quantity}::float8)`,
  );
  return [sql`(${sql.join(atLeast, sql` or `)})`];
}

export const pointSql = (point: PlanarPoint): RawBuilder<unknown> => sql`point(${point.x}::float8, ${point.y}::float8)`;

/** Inside a circle. */
export const circleCondition = (point: PlanarPoint, radiusInMetres: number): PlaceCondition => ({
  shape: { circle: point, radiusInMetres },
  indexed: sql`pos <@ circle(${pointSql(point)}, ${radiusInMetres}::float8)`,
  tested: sql`(pos <-> ${pointSql(point)}) <= ${radiusInMetres}::float8`,
  isSelective: true,
  isDecisive: false,
});

function placesOf({ request, point }: ResolvedSearch): PlaceCondition[] {
  const places: PlaceCondition[] = [];
  if (point && request.radiusInKm !== undefined) places.push(circleCondition(point, request.radiusInKm * 1000));
  if (request.bounds) places.push(boundsCondition(request.bounds));
  return places;
}

const reachOf = ({ request, point }: ResolvedSearch): Condition[] =>
  point && request.deliversToMe === true ? [sql`(pos <-> ${pointSql(point)}) <= delivery_reach`] : [];

/** Whether a window is so wide that no box on the plane is of use for it. */
export const isWideWindow = (bounds: Bounds): boolean =>
  bounds.east - bounds.west > WIDEST_BOX_IN_DEGREES || bounds.north - bounds.south > WIDEST_BOX_IN_DEGREES;

/** Latitudes and longitudes of a window in 1/100,000 degree. */
export function windowOf({ south, north, west, east }: Bounds): [lat: Range, lon: Range] {
  const parts = (degrees: number) => Math.round(degrees * DEGREE_PARTS);
  return [
    { from: parts(south), to: parts(north) },
    { from: parts(west), to: parts(east) },
  ];
}
type Range = { from: number; to: number };

/** Inside a window of degrees; the index is asked for a box on the plane that contains it. */
function boundsCondition(bounds: Bounds): PlaceCondition {
  const [lat, lon] = windowOf(bounds);
  const tested: Condition = sql`(lat_e5 between ${sql.lit(lat.from)} and ${sql.lit(lat.to)}
    and lon_e5 between ${sql.lit(lon.from)} and ${sql.lit(lon.to)})`;
  const indexed: Condition = isWideWindow(bounds) ? tested : sql`(pos <@ ${boxAround(bounds)} and ${tested})`;
  return { shape: { bounds }, indexed, tested, isSelective: true, isDecisive: false };
}

/** Two corners of a box on the plane that contains a window of degrees, in metres. */
export function planeAround(bounds: Bounds): { from: PlanarPoint; to: PlanarPoint } {
  const points: PlanarPoint[] = [];
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const latitude = bounds.south + (bounds.north - bounds.south) * share;
    const longitude = bounds.west + (bounds.east - bounds.west) * share;
    points.push(toPlane({ latitude, longitude: bounds.west }), toPlane({ latitude, longitude: bounds.east }));
    points.push(toPlane({ latitude: bounds.south, longitude }), toPlane({ latitude: bounds.north, longitude }));
  }
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const slack = 1_000 + (Math.max(...xs) - Math.min(...xs)) * 0.05;
  return {
    from: { x: Math.min(...xs) - slack, y: Math.min(...ys) - slack },
    to: { x: Math.max(...xs) + slack, y: Math.max(...ys) + slack },
  };
}

function boxAround(bounds: Bounds): RawBuilder<unknown> {
  const { from, to } = planeAround(bounds);
  return sql`box(point(${to.x}::float8, ${to.y}::float8), point(${from.x}::float8, ${from.y}::float8))`;
}

const sellerOf = (request: SearchRequest): Condition[] =>
  request.userId === undefined
    ? []
    : [sql`seller_id = (select id from users where public_id = ${request.userId}::uuid)`];

function shareOf(grading: Grading | undefined): Condition[] {
  if (!isRequired(grading) || smallestChoices(grading.words, grading.leastShare) !== null) return [];
  return [sql`${heldShare(grading.words, '')} >= ${sql.lit(grading.leastShare)}`];
}

type Refusing = { imageExists?: boolean | undefined; categoryData?: CategoryFilters | undefined };

/** Attributes that an advert must not have: claims filtered with "no". */
export function refusedCodesOf({ imageExists, categoryData = {} }: Refusing): number[] {
  const refused: number[] = FLAG_FILTERS.filter((flag) => categoryData[flag] === false).map((flag) => FLAG_CODES[flag]);
  if (imageExists === false) refused.push(FLAG_CODES.imageExists);
  return refused;
}

export function refusedOf(request: Refusing): Condition[] {
  const refused = refusedCodesOf(request);
  return refused.length === 0 ? [] : [sql`not (attrs && ${codes(refused)}::smallint[])`];
}

/** Reserved adverts are known by the day of their end, so that this is right at any moment without a job. */
const unreservedOf = ({ request, now }: Pick<ResolvedSearch, 'request' | 'now'>): Condition[] =>
  request.withoutReserved === true ? [sql`not (attrs && ${codes(reservedCodes(now))}::smallint[])`] : [];

/** Attribute codes as an array of the database. */
export const codes = (values: readonly number[]): RawBuilder<unknown> => sql`${sql.lit(`{${values.join(',')}}`)}`;

/** The better of the two forms of a place condition. */
export const placeTest = ({ indexed, tested, isSelective }: PlaceCondition): Condition =>
  isSelective ? indexed : tested;

/** Everything an advert has to fulfil, as one SQL condition over search_docs. */
export function whereOf(conditions: Conditions, more: readonly Condition[] = []): Condition {
  const { places, category } = conditions;
  const others = hasTerms(conditions) ? conditions.othersTested : conditions.others;
  // Each category has its own index of places.
  const inCategory: Condition[] =
    category !== null && places.some((place) => place.isSelective) ? [sql`category = ${sql.lit(category)}`] : [];
  return everyOne([...termParts(conditions), ...inCategory, ...places.map(placeTest), ...others, ...more]);
}

/**
 * The same within a sample. Its terms lead to few rows, so that places are only tested; without terms the sample's own
 * index of places leads to them.
 */
export function sampleWhere(conditions: Conditions, factor: SampleFactor): Condition {
  const { category, places } = conditions;
  const leadsByPlace = !hasTerms(conditions) && places.some((place) => place.isSelective);
  const parts = leadsByPlace
    ? [
        sql<boolean>`expires_at > ${conditions.now}`,
        ...(category === null ? [] : [sql<boolean>`category = ${sql.lit(category)}`]),
        ...places.map(placeTest),
      ]
    : [...termParts({ ...conditions, places: [] }), ...places.map(({ tested }) => tested)];
  const buckets = bucketsOf(factor);
  const sample: Condition = sql`attrs ${buckets.length === 1 ? sql`@>` : sql`&&`} ${codes(buckets)}::smallint[]`;
  return everyOne([...parts, ...conditions.othersTested, sample]);
}

function termParts(conditions: Conditions): Condition[] {
  const parts: Condition[] = [sql`expires_at > ${conditions.now}`];
  const attributes: Condition[] = conditions.any.map((group) => sql`attrs && ${codes(group)}::smallint[]`);
  if (conditions.all.length > 0) attributes.unshift(sql`attrs @> ${codes(conditions.all)}::smallint[]`);
  const isTested = conditions.places.some((place) => place.isDecisive);
  parts.push(...(isTested ? attributes.map((one): Condition => sql`(${one}) is true`) : attributes));
  if (conditions.text) parts.push(sql`tsv @@ ${conditions.text.anywhere}::tsquery`);
  return parts;
}

/** Whether words or attributes lead to the hits, more of them than the category alone. */
const hasTerms = ({ any, text, all, category }: Conditions): boolean =>
  any.length > 0 || text !== null || all.length > (category === null ? 0 : 1);

/** Whether the search has no condition but a category. */
export const isBare = (conditions: Conditions): boolean =>
  conditions.any.length === 0 &&
  conditions.text === null &&
  conditions.others.length === 0 &&
  conditions.places.length === 0 &&
  conditions.all.length === (conditions.category === null ? 0 : 1);

import { type RawBuilder, sql } from 'kysely';
import { CATEGORIES, categoriesOfUnit, categoryOf } from '#domain/lookups/categories.data.ts';
import type { PlanarPoint } from '#domain/places/geometry/projection.ts';
import { categoryCodeOf, unitCodeOf } from './attributes.ts';
import {
  type Condition,
  type Conditions,
  type ResolvedSearch,
  placeTest,
  pointSql,
  unitOfSearch,
} from './conditions.repository.ts';
import { goodsBehindUsual } from './grading.repository.ts';
import { namedQuery } from './text-match.repository.ts';
import { NEAR_IN_KM, type EstimatedConditions } from './frequencies.repository.ts';

/** What rows are ordered by: one value and the key of the advert, both in the same direction. */
export type Order = {
  /** The value as an index holds it. */
  key: RawBuilder<unknown>;
  /** The same value in a form no index supports, so that the planner cannot choose a scan. */
  guarded: RawBuilder<unknown>;
  /** The value as a number that survives a trip through a cursor. */
  exported: (alias: string) => RawBuilder<unknown>;
  imported: (value: number) => RawBuilder<unknown>;
  /** Not behind a value, for an index to answer; null for an order that is no index of values. */
  upTo: ((value: number) => Condition) | null;
  desc: boolean;
  /**
   * Index scans in this order: conditions answered by the index itself, one entry per scan; several scans are merged.
   */
  walks: readonly Condition[];
  /** The index carries what the filters read (attributes, places, price of a unit, perhaps measures), so that no row is opened. */
  isCovering: boolean;
};

/** Adverts of a tier come before those of the next one. `isWalked`: the scans return exactly the tier's adverts. */
export type Tier = {
  order: Order;
  where: readonly Condition[];
  isWalked: boolean;
  /** At most so many adverts, about, are in it. */
  atMost: number;
  /** Testing a hit for its tier is cheap: all tiers can be looked up at once. */
  isTested?: boolean;
  /** What the tiers of relevance stand for; absent where a search has no such step. */
  step?: { isInTitle?: boolean; isNear?: boolean };
  /** Ordered by prices in the usual unit, which terms of woods look up in steps. */
  hasPriceSteps?: boolean;
};

const TRUE: Condition = sql`true`;

const column = (name: string): RawBuilder<unknown> => sql.ref(name);

function timeOrder(name: string, desc: boolean, walks: readonly Condition[]): Order {
  const imported = (value: number) => sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`;
  return {
    key: column(name),
    guarded: sql`(${column(name)} + interval '0')`,
    exported: (alias) => sql`(extract(epoch from ${column(alias)}) * 1000000)::bigint`,
    imported,
    upTo: (value) => sql`${column(name)} ${desc ? sql`>=` : sql`<=`} ${imported(value)}`,
    desc,
    walks,
    isCovering: false,
  };
}

function numberOrder(name: string, desc: boolean, walks: readonly Condition[]): Order {
  return {
    key: column(name),
    guarded: sql`(${column(name)} + 0)`,
    exported: (alias) => sql`${column(alias)}::bigint`,
    imported: (value) => sql`${value}::bigint`,
    upTo: (value) => {
      const range: Condition = sql`${column(name)} ${desc ? sql`>=` : sql`<=`} ${value}::bigint`;
      return sql`(${sql.join(
        walks.map((walk): Condition => sql`(${walk} and ${range})`),
        sql` or `,
      )})`;
    },
    desc,
    walks,
    isCovering: false,
  };
}

/** Each category has its own index of places, so that the nearest of it are passed by without all the others. */
function distanceOrder(point: PlanarPoint, within: Condition): Order {
  const distance = sql`pos <-> ${pointSql(point)}`;
  return {
    key: sql`(${distance})`,
    guarded: sql`((${distance}) + 0)`,
    exported: (alias) => sql`${column(alias)}::float8`,
    imported: (value) => sql`${value}::float8`,
    upTo: null,
    desc: false,
    walks: [within],
    isCovering: false,
  };
}

const inCategory = (conditions: Conditions): Condition =>
  conditions.category === null ? TRUE : sql`category = ${sql.lit(conditions.category)}`;

/** By a time column with an index of its own and a covering one within a category. */
const byTime = (name: 'bump' | 'rank_at', desc: boolean, conditions: Conditions): Order => ({
  ...timeOrder(name, desc, [inCategory(conditions)]),
  isCovering: conditions.category !== null && !conditions.readsMeasures,
});

const newest = (conditions: Conditions, desc = true): Order => byTime('bump', desc, conditions);

/** Tiers of a search in the order they are shown. Together they hold every hit exactly once. */
export function tiersOf(search: ResolvedSearch, conditions: EstimatedConditions): Tier[] {
  const { sortBy, sortDesc } = search.request.sorting;
  const atMost = conditions.rarest;
  switch (sortBy) {
    case 'RELEVANCE':
      return relevanceTiers(search, conditions);
    case 'CREATED_AT':
      return [{ order: newest(conditions, sortDesc), where: [], isWalked: true, atMost }];
    case 'EXPIRES_AT': {
      const order = timeOrder('expires_at', sortDesc, [TRUE]);
      return [{ order, where: [], isWalked: conditions.category === null, atMost }];
    }
    case 'PRICE':
      return priceTiers(search, conditions);
    case 'HEAT_PRICE':
      return heatPriceTiers(conditions, sortDesc);
    case 'DISTANCE':
    case 'DELIVERED_PRICE':
      return search.point ? nearestTiers(search, search.point, conditions) : [newestTier(conditions)];
  }
}

const newestTier = (conditions: EstimatedConditions): Tier => ({
  order: newest(conditions),
  where: [],
  isWalked: true,
  atMost: conditions.rarest,
});

export const nearestTier = (
  point: PlanarPoint,
  conditions: EstimatedConditions,
  where: readonly Condition[] = [],
): Tier => ({
  order: distanceOrder(point, inCategory(conditions)),
  where,
  isWalked: where.length === 0,
  atMost: conditions.rarest,
});

/** The nearest first, but briquettes only behind all logs where words ask for firewood. */
function nearestTiers(search: ResolvedSearch, point: PlanarPoint, conditions: EstimatedConditions): Tier[] {
  const behind = goodsBehindUsual(search);
  if (behind === null) return [nearestTier(point, conditions)];
  return [not(behind), behind].map((condition) => nearestTier(point, conditions, [condition]));
}

/** All hits that fulfil some conditions besides, the best offers and the newest first. */
export const newestTierOf = (conditions: EstimatedConditions, where: readonly Condition[] = []): Tier => ({
  order: byTime('rank_at', true, conditions),
  where,
  isWalked: where.length === 0,
  atMost: conditions.rarest,
});

/** Adverts at or before a position in an order. */
export const notBehind = ({ guarded, imported, desc }: Order, { id, k }: { id: number; k: number }): Condition =>
  sql`(${guarded}, id) ${desc ? sql`>=` : sql`<=`} (${imported(k)}, ${id}::bigint)`;

function relevanceTiers({ request, grading }: ResolvedSearch, conditions: EstimatedConditions): Tier[] {
  const order = byTime('rank_at', true, conditions);
  const { text, rarest, rarestInTitle } = conditions;
  const named = namedQuery(grading);
  const textTiers: { where: Condition[]; atMost: number; isInTitle?: boolean }[] = text
    ? [
        { where: [sql`tsv @@ ${text.inTitle}::tsquery`], atMost: rarestInTitle, isInTitle: true },
        { where: [sql`tsv @@ ${text.notInTitle}::tsquery`], atMost: rarest, isInTitle: false },
      ]
    : named === null
      ? [{ where: [], atMost: rarest }]
      : [
          { where: [sql`tsv @@ ${named}::tsquery`], atMost: rarest, isInTitle: true },
          // A query with only "not" would scan the whole index.
          { where: [not(sql`tsv @@ ${named}::tsquery`)], atMost: rarest, isInTitle: false },
        ];
  const isAllNear = request.radiusInKm !== undefined && request.radiusInKm <= NEAR_IN_KM;
  const near: Condition[] = conditions.near && !isAllNear ? [placeTest(conditions.near)] : [];
  const placeTiers: Condition[][] = near.length > 0 ? [near, near.map(not)] : [[]];
  return textTiers.flatMap(({ where, atMost, isInTitle }) =>
    placeTiers.map((place, index) => ({
      order,
      where: [...where, ...place],
      isWalked: where.length + place.length === 0,
      atMost,
      step: {
        ...(isInTitle === undefined ? {} : { isInTitle }),
        ...(near.length === 0 ? {} : { isNear: index === 0 }),
      },
    })),
  );
}

function not(condition: Condition): Condition {
  return sql`not (${condition})`;
}

/** Prices compare within one unit only, gifts with all; adverts without a comparable price follow, the newest first. */
function priceTiers({ request }: ResolvedSearch, conditions: EstimatedConditions): Tier[] {
  const desc = request.sorting.sortDesc;
  const atMost = conditions.rarest;
  if (request.pricingType === 'TOTAL') {
    const order = numberOrder('price_total', desc, [sql`price_total is not null`]);
    return [{ order, where: [sql`price_total is not null`], isWalked: conditions.category === null, atMost }];
  }
  const unit = unitOfSearch(request);
  if (unit === null) return [newestTier(conditions)];
  const code = sql.lit(unitCodeOf(unit));
  const comparable: Condition = sql`unit = ${code} and price_unit is not null`;
  // A gift costs nothing in total, either: that leads to those of other units by the index of totals.
  const otherGifts: Condition = sql`${inCategory(conditions)} and unit <> ${code} and price_unit = 0 and price_total = 0`;
  // The index scans return the comparable ones; a row found otherwise has to be tested.
  const tested: Condition = sql`((price_unit + 0) is not null and ((unit + 0) = ${code} or (price_unit + 0) = 0))`;
  const categories =
    conditions.category === null
      ? categoriesOfUnit(unit).map((row) => categoryCodeOf(row.code))
      : [conditions.category];
  const walks = categories.map((category): Condition => sql`category = ${sql.lit(category)} and ${comparable}`);
  const order = { ...numberOrder('price_unit', desc, [...walks, otherGifts]), isCovering: true };
  const hasPriceSteps = request.category !== undefined && unit === categoryOf(request.category).defaultUnit;
  return [
    { order, where: [tested], isWalked: true, atMost, isTested: true, hasPriceSteps },
    { order: newest(conditions), where: [not(tested)], isWalked: false, atMost },
  ];
}

const HEAT_CATEGORIES = CATEGORIES.filter((row) => row.heatPriceApplies).map((row) => categoryCodeOf(row.code));

/** Heat prices compare across all fuels; adverts without one follow, the newest first. */
function heatPriceTiers(conditions: EstimatedConditions, desc: boolean): Tier[] {
  const atMost = conditions.rarest;
  const comparable: Condition = sql`heat_price is not null`;
  const categories = conditions.category === null ? HEAT_CATEGORIES : [conditions.category];
  const walks = categories.map((category): Condition => sql`category = ${sql.lit(category)} and ${comparable}`);
  return [
    {
      order: numberOrder('heat_price', desc, walks),
      where: [sql`(heat_price + 0) is not null`],
      isWalked: true,
      atMost,
    },
    { order: newest(conditions), where: [sql`(heat_price + 0) is null`], isWalked: false, atMost },
  ];
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { SAMPLE_PARTS, priceLevelOf } from './attributes.ts';
import { type Condition, type Conditions, codes, isBare, sampleWhere, whereOf } from './conditions.repository.ts';
import type { EstimatedConditions } from './frequencies.repository.ts';
import type { Order, Tier } from './ranking.repository.ts';
import { type WoodPrice, readWoodPrices } from './wood-prices.repository.ts';

/** A hit: its key, and the value it is ordered by for a cursor. */
export type Hit = { id: number; k: number };
export type Position = Hit;
/** `count`: all hits of the tier, where finding these looked every one up; `rest`: those of the tiers behind it. */
export type Hits = { rows: Hit[]; count: number | null; rest: number | null };

const FIRST_WALK = 500;
/**
 * Words may exclude each other, and such combinations have no statistics: a first scan without hits must have been
 * short.
 */
const FIRST_WALK_BY_WORDS = 200;
const LONGEST_WALK = 40_000;
/** How much farther a second scan goes in a covering index where the first one found nothing. */
const FARTHER_WITHOUT_HITS = 10;
/** A scan goes this much farther than the expected density of hits requires. */
const RESERVE = 1.5;
/** Looking up so few rows costs no more than a scan. */
const FEW = 1_500;
/**
 * Cost of scanning past a row, relative to looking one up: in a covering index, in the table, with a test of its words.
 */
const COST = { covered: 0.3, row: 1, words: 4 } as const;
/** Combining the terms costs as much as looking so many rows up. */
const COST_OF_TERMS = 1_000;
/** Below so many rows a bound from a sample costs more than it saves. */
const WORTH_A_BOUND = 4_000;
/** Rows looked up per step of an order: at least the first, at most the second in all. */
const STEPS = { fewest: 400, most: 15_000 } as const;
/** Ranges without statistics are assumed to match one of so many adverts. */
const ONE_IN_RANGES = 4;
/** Above this many rows a sample is enough where missing a few hits does no harm. */
const MOST_LOOKED_UP = 10_000;
/** So many hits in a sample mean more hits in all than a page shows. */
const TELLING_HITS = 3;

type PageOptions = {
  offset: number;
  limit: number;
  /** Only hits behind this one. */
  after: Position | null;
  /** Rows of the first scan; for tests, which then try every strategy. */
  window?: number | undefined;
  /** Where finding all hits takes long, those of a sample are enough. */
  mayMiss?: boolean | undefined;
};

const direction = (order: Order): RawBuilder<unknown> => (order.desc ? sql`desc` : sql`asc`);

function behind(order: Order, key: RawBuilder<unknown>, after: Position | null): Condition[] {
  if (!after) return [];
  const compare = order.desc ? sql`<` : sql`>`;
  return [sql`(${key}, id) ${compare} (${order.imported(after.k)}, ${after.id}::bigint)`];
}

/** Rows in index order, merged from several index range scans; `columns` are those that later conditions read. */
function walk(
  order: Order,
  { columns, more, limit }: { columns: RawBuilder<unknown>; more: readonly Condition[]; limit: number },
) {
  const walks = order.walks.map(
    (condition) => sql`(select ${columns}, ${order.key} as k from search_docs
      where ${sql.join([condition, ...more], sql` and `)}
      order by ${order.key} ${direction(order)}, id ${direction(order)} limit ${limit})`,
  );
  if (walks.length === 1) return sql`${sql.join(walks)}`;
  return sql`(select * from (${sql.join(walks, sql` union all `)}) merged order by k ${direction(order)}, id ${direction(order)} limit ${limit})`;
}

/**
 * The keys of one page of a tier. Scans the best rows of the order, as many as should hold enough hits, then once more
 * as many as the first scan suggests; else all hits are looked up by their terms and sorted. Where few adverts can
 * match they are looked up at once. So the worst case is bounded by both strategies.
 */
export async function listHits(
  db: Db,
  tier: Tier,
  conditions: EstimatedConditions,
  options: PageOptions,
): Promise<Hits> {
  const wanted = options.offset + options.limit;
  if (isBare(conditions) && tier.isWalked) {
    const more: Condition[] = [
      sql`expires_at > ${conditions.now}`,
      ...behind(tier.order, tier.order.key, options.after),
    ];
    const rows = await pageOf(db, tier.order, walk(tier.order, { columns: sql`id`, more, limit: wanted }), options);
    return { rows, count: null, rest: null };
  }
  const steps = await stepsOf(db, tier, conditions, options);
  if (steps) {
    // A scan would read the same prices of all other woods, too.
    const beginning = await lookUpSteps(db, tier, conditions, { ...options, steps });
    return beginning ?? (await lookUpBounded(db, tier, conditions, options)) ?? lookUp(db, tier, conditions, options);
  }
  const densest = (RESERVE * wanted * conditions.inCategory) / Math.max(1, tier.atMost);
  const isLong = densest > LONGEST_WALK || densest * costOfWalk(tier, conditions) > rowsToLookUp(tier, conditions);
  if (options.window === undefined && (tier.atMost <= FEW || isLong)) return lookUp(db, tier, conditions, options);
  const walked = await walkForHits(db, tier, conditions, { ...options, densest });
  if (walked !== null) return walked;
  if (options.mayMiss === true && rowsToLookUp(tier, conditions) > MOST_LOOKED_UP)
    return lookUpInSample(db, tier, conditions, options);
  return (await lookUpBounded(db, tier, conditions, options)) ?? lookUp(db, tier, conditions, options);
}

/** The page from one scan of the order or two; null where they find too few hits. */
async function walkForHits(
  db: Db,
  tier: Tier,
  conditions: EstimatedConditions,
  { densest, ...options }: PageOptions & { densest: number },
): Promise<Hits | null> {
  const wanted = options.offset + options.limit;
  // For a short page the scan itself measures how dense words are; for a long one their frequency is needed.
  const isShort = conditions.text !== null && wanted <= FIRST_WALK_BY_WORDS;
  // Within a category that frequency is unknown, but the terms lead only to hits.
  const isUncertain = conditions.text !== null && !isShort && conditions.category !== null;
  if (isUncertain && options.window === undefined) return null;
  const window = options.window ?? (isShort ? FIRST_WALK_BY_WORDS : Math.ceil(Math.max(FIRST_WALK, densest)));
  const first = await probe(db, tier, conditions, { ...options, window });
  if (first.length >= wanted) return { rows: first.slice(options.offset), count: null, rest: null };
  const farther = secondWalk(tier, conditions, { wanted, window, met: first.length });
  if (farther === null) return null;
  const second = await probe(db, tier, conditions, { ...options, window: farther });
  return second.length >= wanted ? { rows: second.slice(options.offset), count: null, rest: null } : null;
}

/** The hits among a sixteenth of the adverts. */
async function lookUpInSample(
  db: Db,
  { order, where }: Tier,
  conditions: EstimatedConditions,
  { offset, limit, after }: PageOptions,
): Promise<Hits> {
  const all = [sampleWhere(conditions, SAMPLE_PARTS.coarse), ...where, ...behind(order, order.guarded, after)];
  const hits = sql`(select id, ${order.key} as k from search_docs where ${sql.join(all, sql` and `)} offset 0)`;
  return { rows: await pageOf(db, order, hits, { offset, limit }), count: null, rest: null };
}

/**
 * The steps of the order after the position, in its direction; null where there are none or looking up all hits is
 * cheap.
 */
async function stepsOf(
  db: Db,
  { order, hasPriceSteps, atMost }: Tier,
  conditions: EstimatedConditions,
  { after, window }: PageOptions,
): Promise<WoodPrice[] | null> {
  if (!hasPriceSteps || (window === undefined && atMost <= FEW)) return null;
  const prices = await readWoodPrices(db, conditions);
  if (!prices) return null;
  const from = after === null ? null : priceLevelOf(after.k);
  const isAhead = ({ level }: WoodPrice) => from === null || (order.desc ? level <= from : level >= from);
  return (order.desc ? prices.toReversed() : prices).filter(isAhead);
}

/** Looks up the order step by step until the page is full; null where that takes too many rows. */
async function lookUpSteps(
  db: Db,
  { order, where }: Tier,
  conditions: EstimatedConditions,
  { steps, ...options }: PageOptions & { steps: readonly WoodPrice[] },
): Promise<Hits | null> {
  const wanted = options.offset + options.limit;
  const tested = whereOf(conditions, [...where, ...behind(order, order.guarded, options.after)]);
  const found: Hit[] = [];
  const left = [...steps];
  let looked = 0;
  // Looking up all hits costs as much as so many rows of steps.
  const most = options.window === undefined ? COST_OF_TERMS + conditions.withAttributes : STEPS.most;
  let enough = options.window ?? firstStride(steps, conditions, wanted);
  while (left.length > 0 && looked + enough <= Math.min(STEPS.most, most)) {
    let rows = 0;
    const taken: number[] = [];
    for (let step = left.shift(); step; step = rows < enough ? left.shift() : undefined) {
      rows += step.rows;
      taken.push(...step.codes);
    }
    const hits = sql`(select id, ${order.key} as k from search_docs
      where attrs && ${codes(taken)}::smallint[] and (${tested}) is true)`;
    found.push(...(await pageOf(db, order, hits, { offset: 0, limit: wanted - found.length })));
    if (found.length >= wanted) return { rows: found.slice(options.offset), count: null, rest: null };
    looked += rows;
    // Finding none proves little: the hits may begin at the next price.
    const promised = found.length === 0 ? looked : (RESERVE * looked * (wanted - found.length)) / found.length;
    enough = Math.max(STEPS.fewest, promised);
  }
  return null;
}

/** How many rows should hold enough hits, by the estimates. */
function firstStride(
  steps: readonly WoodPrice[],
  { withAttributes, others, lengths }: EstimatedConditions,
  wanted: number,
) {
  const inSteps = steps.reduce((sum, { rows }) => sum + rows, 0);
  const inRanges = others.length > 0 && lengths === null ? ONE_IN_RANGES : 1;
  const share = Math.min(1, withAttributes / Math.max(1, inSteps)) / inRanges;
  return Math.max(STEPS.fewest, (RESERVE * wanted) / Math.max(share, 1e-6));
}

type FirstWalk = { wanted: number; window: number; met: number };

/** How far to scan after a first scan with too few hits; null where looking up all hits is cheaper. */
function secondWalk(tier: Tier, conditions: EstimatedConditions, { wanted, window, met }: FirstWalk): number | null {
  const cost = costOfWalk(tier, conditions);
  if (met === 0 && cost !== COST.covered) return null;
  const farther = met === 0 ? FARTHER_WITHOUT_HITS * window : Math.ceil((RESERVE * wanted * window) / met);
  const byDensity = conditions.text ? (met / window) * conditions.inCategory : Number.POSITIVE_INFINITY;
  const lookedUp = Math.min(rowsToLookUp(tier, conditions), byDensity) + COST_OF_TERMS;
  return farther <= LONGEST_WALK && farther * cost <= lookedUp ? farther : null;
}

function costOfWalk({ order }: Tier, { text, places }: EstimatedConditions): number {
  if (text) return COST.words;
  return order.isCovering && places.length === 0 ? COST.covered : COST.row;
}

const rowsToLookUp = ({ atMost }: Tier, { withAttributes }: EstimatedConditions): number =>
  Math.min(atMost, withAttributes);

async function pageOf(
  db: Db,
  order: Order,
  source: RawBuilder<unknown>,
  { offset, limit }: Pick<PageOptions, 'offset' | 'limit'>,
): Promise<Hit[]> {
  const way = direction(order);
  const { rows } = await sql<Hit>`
    select id, ${order.exported('k')} as k from ${source} hits
    order by hits.k ${way}, id ${way} offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** The best hits among the first rows of the order. */
function probe(
  db: Db,
  { order, where }: Tier,
  conditions: Conditions,
  { offset, limit, after, window }: PageOptions & { window: number },
): Promise<Hit[]> {
  const candidates = walk(order, { columns: sql`*`, more: behind(order, order.key, after), limit: window });
  const hits = sql`(select id, k from ${candidates} candidates where ${whereOf(conditions, where)})`;
  return pageOf(db, order, hits, { offset: 0, limit: offset + limit });
}

/** All hits by their terms, of which the page is cut out. */
async function lookUp(
  db: Db,
  { order, where, isTested }: Tier,
  conditions: Conditions,
  { offset, limit, after }: PageOptions,
): Promise<Hits> {
  const way = direction(order);
  const inTier: Condition = where.length === 0 ? sql`true` : sql`(${sql.join([...where], sql` and `)})`;
  const all = [whereOf(conditions, isTested ? [] : where), ...behind(order, order.guarded, after)];
  const { rows } = await sql<(Hit | { id: null; k: null }) & { n: number; rest: number }>`
    with hits as materialized (
      select id, ${order.key} as k, ${isTested ? inTier : sql`true`} as here from search_docs where ${sql.join(all, sql` and `)}),
    page as (select id, k from hits where here order by k ${way}, id ${way} offset ${offset} limit ${limit})
    select id, ${order.exported('k')} as k, n, rest
    from (select count(*) filter (where here)::int as n, count(*) filter (where not here)::int as rest from hits) counted
    left join page on true order by page.k ${way}, id ${way}`.execute(db);
  const counted = after === null ? rows[0] : undefined;
  return {
    rows: rows.flatMap(({ id, k }) => (id === null ? [] : [{ id, k }])),
    count: counted?.n ?? null,
    rest: counted && isTested ? counted.rest : null,
  };
}

/**
 * The best hits by their terms, up to a value of the order that a few hits of a sample lie below; null where that is no
 * help. What is found is the beginning of all hits, so it is the page as soon as it is long enough.
 */
async function lookUpBounded(
  db: Db,
  tier: Tier,
  conditions: EstimatedConditions,
  options: PageOptions,
): Promise<Hits | null> {
  const { order, where } = tier;
  const wanted = options.offset + options.limit;
  // Words alone lead only to hits, and a short page that a scan could not fill has few of them.
  const isOfWords =
    conditions.text !== null &&
    conditions.others.length === 0 &&
    conditions.places.length === 0 &&
    wanted <= FIRST_WALK_BY_WORDS;
  const isWorthIt = options.window !== undefined || rowsToLookUp(tier, conditions) >= WORTH_A_BOUND;
  if (order.upTo === null || isOfWords || !isWorthIt) return null;
  // Where rows have to be opened to be tested, a bound that lets few more through than the page needs is worth its price.
  const factors = conditions.others.length > 0 ? [SAMPLE_PARTS.coarse] : [SAMPLE_PARTS.fine, SAMPLE_PARTS.coarse];
  for (const factor of factors) {
    const nth = Math.ceil(wanted / factor) + TELLING_HITS;
    const inSample = [sampleWhere(conditions, factor), ...where, ...behind(order, order.guarded, options.after)];
    // The offset keeps the planner from scanning the order past everything outside the sample.
    const hits = sql`(select id, ${order.key} as k from search_docs where ${sql.join(inSample, sql` and `)} offset 0)`;
    const [bound, ...further] = await pageOf(db, order, hits, { offset: nth - 1, limit: nth });
    if (!bound) continue;
    // A bound that lets most hits through costs a second look-up and saves little.
    if (further.length < nth - 1) return null;
    const all = [whereOf(conditions, where), order.upTo(bound.k), ...behind(order, order.guarded, options.after)];
    const bounded = sql`(select id, ${order.key} as k from search_docs where ${sql.join(all, sql` and `)} offset 0)`;
    const rows = await pageOf(db, order, bounded, { offset: 0, limit: wanted });
    return rows.length >= wanted ? { rows: rows.slice(options.offset), count: null, rest: null } : null;
  }
  return null;
}

/** Exact number of hits of a tier, counted no further than `limit`. */
export async function countHits(db: Db, tier: Tier, conditions: Conditions, limit: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from search_docs where ${whereOf(conditions, tier.where)} limit ${limit}) hits`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import { type Condition, type Conditions, isBare, whereOf } from './conditions.repository.ts';
import type { Order, Tier } from './ranking.repository.ts';

/** A hit: its key, and the value it is ordered by for a cursor. */
export type Hit = { id: number; k: number };
export type Position = Hit;
/** `count`: all hits of the tier, where finding these looked every one up. */
export type Hits = { rows: Hit[]; count: number | null };

const SMALLEST_WINDOW = 1_500;
const LARGEST_WINDOW = 20_000;
const ROWS_PER_WANTED = 8;
/** The second walk goes so much farther than the density of hits in the first one asks for. */
const RESERVE = 1.3;
/** A walk shorter than so many times the number of rows to look up is the cheaper way. */
const WALK_PER_LOOKUP = 2;

type PageOptions = {
  offset: number;
  limit: number;
  /** Only hits behind this one. */
  after: Position | null;
  /** Rows that the walk of the order passes by, about. */
  walked: number;
  window?: number | undefined;
};

const direction = (order: Order): RawBuilder<unknown> => (order.desc ? sql`desc` : sql`asc`);

function behind(order: Order, key: RawBuilder<unknown>, after: Position | null): Condition[] {
  if (!after) return [];
  const compare = order.desc ? sql`<` : sql`>`;
  return [sql`(${key}, id) ${compare} (${order.imported(after.k)}, ${after.id}::bigint)`];
}

/** Rows in index order, walks of several index ranges merged; `columns` are those that later conditions read. */
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
 * The keys of one page of a tier. The best rows of the order are walked and tested, a bounded number of them, and once
 * more as many as the hits among them promise to be enough; else all hits are looked up by their terms and sorted. Where
 * few adverts can be hits they are looked up at once. So the worst case is bounded by both ways.
 */
export async function listHits(db: Db, tier: Tier, conditions: Conditions, options: PageOptions): Promise<Hits> {
  const wanted = options.offset + options.limit;
  if (isBare(conditions) && tier.isWalked) {
    const more: Condition[] = [
      sql`expires_at > ${conditions.now}`,
      ...behind(tier.order, tier.order.key, options.after),
    ];
    const rows = await pageOf(db, tier.order, walk(tier.order, { columns: sql`id`, more, limit: wanted }), options);
    return { rows, count: null };
  }
  const { window = Math.min(LARGEST_WINDOW, Math.max(SMALLEST_WINDOW, wanted * ROWS_PER_WANTED)) } = options;
  if (options.window === undefined && isLookedUpAtOnce(wanted, tier, options))
    return lookUp(db, tier, conditions, options);
  const first = await probe(db, tier, conditions, { ...options, window });
  if (first.length >= wanted) return { rows: first.slice(options.offset), count: null };
  const farther = Math.ceil((RESERVE * wanted * window) / Math.max(1, first.length));
  if (first.length > 0 && farther <= Math.min(LARGEST_WINDOW, WALK_PER_LOOKUP * tier.atMost)) {
    const second = await probe(db, tier, conditions, { ...options, window: farther });
    if (second.length >= wanted) return { rows: second.slice(options.offset), count: null };
  }
  return lookUp(db, tier, conditions, options);
}

/** Whether few can be hits, or even the densest of them would make the walk longer than looking all of them up. */
const isLookedUpAtOnce = (wanted: number, { atMost }: Tier, { walked }: PageOptions): boolean =>
  atMost <= SMALLEST_WINDOW || (wanted * walked) / atMost >= WALK_PER_LOOKUP * atMost;

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

/** The best hits among the first rows of the order, from the very first one on. */
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
  { order, where }: Tier,
  conditions: Conditions,
  { offset, limit, after }: PageOptions,
): Promise<Hits> {
  const way = direction(order);
  const all = [whereOf(conditions, where), ...behind(order, order.guarded, after)];
  const { rows } = await sql<Hit & { n: number }>`
    with hits as materialized (select id, ${order.key} as k from search_docs where ${sql.join(all, sql` and `)})
    select id, ${order.exported('k')} as k, (select count(*)::int from hits) as n from hits
    order by hits.k ${way}, id ${way} offset ${offset} limit ${limit}`.execute(db);
  const count = rows[0]?.n ?? (offset === 0 ? 0 : null);
  return { rows: rows.map(({ id, k }) => ({ id, k })), count: after === null ? count : null };
}

/** Exact number of hits of a tier, counted no further than `limit`. */
export async function countHits(db: Db, tier: Tier, conditions: Conditions, limit: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from search_docs where ${whereOf(conditions, tier.where)} limit ${limit}) hits`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

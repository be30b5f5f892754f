import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import { type Condition, type Conditions, isBare, whereOf } from './conditions.repository.ts';
import type { Order, Tier } from './ranking.repository.ts';

/** A hit: its key, and the value it is ordered by for a cursor. */
export type Hit = { id: number; k: number };
export type Position = Hit;

const SMALLEST_WINDOW = 1_500;
const LARGEST_WINDOW = 20_000;
const ROWS_PER_WANTED = 8;

type PageOptions = {
  offset: number;
  limit: number;
  /** Only hits behind this one. */
  after: Position | null;
  /** Few rows fulfil the rarest condition: sorting them all is cheaper than any walk. */
  isRare: boolean;
  window?: number;
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
 * The keys of one page of a tier. First the best rows of the order are walked and tested, a bounded number of them; only
 * when they hold too few hits, all hits are looked up by their terms and sorted. So the worst case is bounded by both.
 */
export async function listHits(db: Db, tier: Tier, conditions: Conditions, options: PageOptions): Promise<Hit[]> {
  const { order } = tier;
  const { offset, limit, after } = options;
  const wanted = offset + limit;
  const way = direction(order);
  const page = (source: RawBuilder<unknown>) => sql<Hit>`
    select id, ${order.exported('k')} as k from ${source} hits order by hits.k ${way}, id ${way} offset ${offset} limit ${limit}`;

  if (isBare(conditions) && tier.isWalked) {
    const more: Condition[] = [sql`expires_at > ${conditions.now}`, ...behind(order, order.key, after)];
    const { rows } = await page(walk(order, { columns: sql`id`, more, limit: wanted })).execute(db);
    return rows;
  }

  const where = whereOf(conditions, tier.where);
  const all = (extra: readonly Condition[]) => sql`(select id, ${order.key} as k from search_docs
    where ${sql.join([where, ...behind(order, order.guarded, after), ...extra], sql` and `)}
    order by ${order.guarded} ${way}, id ${way} limit ${wanted})`;
  if (options.isRare) {
    const { rows } = await page(all([])).execute(db);
    return rows;
  }

  const window = options.window ?? Math.min(LARGEST_WINDOW, Math.max(SMALLEST_WINDOW, wanted * ROWS_PER_WANTED));
  const candidates = walk(order, { columns: sql`*`, more: behind(order, order.key, after), limit: window });
  const { rows } = await sql<Hit>`
    with probed as materialized (
      select id, k from ${candidates} candidates where ${where} order by k ${way}, id ${way} limit ${wanted}),
    enough as materialized (select count(*) >= ${wanted} as it_is from probed),
    found as materialized (${all([sql`not (select it_is from enough)`])})
    ${page(sql`(select * from found union all select * from probed where (select it_is from enough))`)}`.execute(db);
  return rows;
}

/** Exact number of hits of a tier, counted no further than `limit`. */
export async function countHits(db: Db, tier: Tier, conditions: Conditions, limit: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from search_docs where ${whereOf(conditions, tier.where)} limit ${limit}) hits`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import { type Hit, listHits } from './bounded-probe.repository.ts';
import { type Condition, type ResolvedSearch, whereOf } from './conditions.repository.ts';
import { gradeOf } from './grading.repository.ts';
import type { Cursor, HitPage } from './cursor.ts';
import { type Weighed, isRare } from './frequencies.repository.ts';
import { newestTierOf } from './ranking.repository.ts';

/** Where more adverts can be hits than can be graded, so many of the newest are; the others follow by age. */
const MOST_GRADED = 5_000;
/** A grade and, among equals, the time in seconds stand in one number; times stay below this until the year 2106. */
const SECONDS = 4_294_967_296;
const HEAD = 0;
const TAIL = 1;

type PageOptions = { offset: number; limit: number; cursor: Cursor | null };

/** One page of hits, the best grade first, then the best offers and the newest. */
export async function listGraded(
  db: Db,
  search: ResolvedSearch,
  conditions: Weighed,
  { offset, limit, cursor }: PageOptions,
): Promise<HitPage> {
  const wanted = limit + 1;
  const bound = isRare(conditions) ? null : await oldestGraded(db, conditions);
  const graded = { conditions, bound, grade: gradeOf(search) };
  const isBehindHead = cursor?.tier === TAIL;
  const head = isBehindHead
    ? { hits: [], count: 0 }
    : await listHead(db, graded, { offset: cursor ? 0 : offset, limit: wanted, after: cursor?.position ?? null });
  const found = head.hits.map((hit) => ({ tier: HEAD, hit }));
  if (bound !== null && found.length < wanted) {
    const older: Condition = sql`rank_at < ${bound}::timestamptz`;
    const { rows } = await listHits(db, newestTierOf(conditions, older), conditions, {
      offset: cursor || found.length > 0 ? 0 : Math.max(0, offset - head.count),
      limit: wanted - found.length,
      after: isBehindHead ? cursor.position : null,
      walked: conditions.inCategory,
    });
    found.push(...rows.map((hit) => ({ tier: TAIL, hit })));
  }
  const last = found[limit - 1];
  return {
    ids: found.slice(0, limit).map(({ hit }) => hit.id),
    next: found.length > limit && last ? { tier: last.tier, position: last.hit } : null,
    ...(bound === null && cursor === null ? { total: head.count } : {}),
  };
}

/** The age of the last advert that is graded; null where all are. */
async function oldestGraded(db: Db, { category }: Weighed): Promise<string | null> {
  const inCategory = category === null ? sql`true` : sql`category = ${sql.lit(category)}`;
  const { rows } = await sql<{ rank_at: string }>`
    select rank_at::text from search_docs where ${inCategory}
    order by rank_at desc offset ${MOST_GRADED} limit 1`.execute(db);
  return rows[0]?.rank_at ?? null;
}

type Graded = { conditions: Weighed; bound: string | null; grade: ReturnType<typeof gradeOf> };

async function listHead(
  db: Db,
  { conditions, bound, grade }: Graded,
  { offset, limit, after }: { offset: number; limit: number; after: Hit | null },
): Promise<{ hits: Hit[]; count: number }> {
  const recent: Condition[] = bound === null ? [] : [sql`rank_at >= ${bound}::timestamptz`];
  const behind = after === null ? sql`true` : sql`(k, id) < (${after.k}::bigint, ${after.id}::bigint)`;
  const { rows } = await sql<{ id: number | null; k: number; n: number }>`
    with graded as materialized (
      select id, ${grade}::bigint * ${sql.lit(SECONDS)} + extract(epoch from rank_at)::bigint as k
      from search_docs where ${whereOf(conditions, recent)}),
    page as (select id, k from graded where ${behind} order by k desc, id desc offset ${offset} limit ${limit})
    select id, k, n from (select count(*)::int as n from graded) counted left join page on true
    order by k desc, id desc`.execute(db);
  return {
    hits: rows.flatMap(({ id, k }) => (id === null ? [] : [{ id, k }])),
    count: rows[0]?.n ?? 0,
  };
}

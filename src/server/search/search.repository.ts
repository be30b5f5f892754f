import { sql } from 'kysely';
import { MAX_RANKED_ROWS } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Hit, countHits, listHits } from './hits/bounded-probe.repository.ts';
import { type Conditions, type ResolvedSearch, whereOf } from './hits/conditions.repository.ts';
import type { Cursor, HitPage } from './hits/cursor.ts';
import { type EstimatedConditions, estimateRows } from './hits/frequencies.repository.ts';
import { isGraded } from './hits/grading.repository.ts';
import { listGraded } from './hits/graded-page.repository.ts';
import { nearestTier, newestTierOf, tiersOf } from './hits/ranking.repository.ts';

type PageOptions = {
  offset: number;
  limit: number;
  cursor: Cursor | null;
  /** Rows of the first scan, however few can match; made small in tests. */
  window?: number;
  /** Where finding all hits takes long, those of a sample are enough. */
  mayMiss?: boolean;
  /** So many hits are graded at most; made small in tests. */
  mostGraded?: number;
};

/** One page of hits in the order of the search, and where the next one starts. */
export async function listPage(db: Db, search: ResolvedSearch, options: PageOptions): Promise<HitPage> {
  const conditions = await estimateRows(db, search);
  const isByGrade = search.request.sorting.sortBy === 'RELEVANCE' && isGraded(search);
  return isByGrade ? listGraded(db, search, conditions, options) : listTiers(db, search, conditions, options);
}

async function listTiers(
  db: Db,
  search: ResolvedSearch,
  conditions: EstimatedConditions,
  options: PageOptions,
): Promise<HitPage> {
  const tiers = tiersOf(search, conditions);
  // One row more than requested tells whether there is a next page.
  const wanted = options.limit + 1;
  const found: Found[] = [];
  let counted: number | null = options.cursor ? null : 0;
  let total: number | undefined;
  let offset = options.cursor ? 0 : options.offset;
  for (const [index, tier] of tiers.entries()) {
    if (options.cursor && index < options.cursor.tier) continue;
    const after = options.cursor?.tier === index ? options.cursor.position : null;
    const { rows, count, rest } = await listHits(db, tier, conditions, {
      offset,
      limit: wanted - found.length,
      after,
      walked: conditions.inCategory,
      window: options.window,
      mayMiss: options.mayMiss,
    });
    found.push(...rows.map((hit) => ({ tier: index, hit })));
    counted = counted === null || count === null ? null : counted + count;
    const isLast = index === tiers.length - 1 || rest === 0;
    if (isLast || rest !== null) total ??= totalOf(counted, rest);
    if (found.length >= wanted || isLast) break;
    if (rows.length > 0) offset = 0;
    else if (offset > 0) offset -= count ?? (await countHits(db, tier, conditions, MAX_RANKED_ROWS));
  }
  const ids = found.slice(0, options.limit).map((row) => row.hit.id);
  const next = cursorBehind(found, options.limit);
  return total === undefined ? { ids, next } : { ids, next, total };
}

const totalOf = (counted: number | null, rest: number | null): number | undefined =>
  counted === null ? undefined : counted + (rest ?? 0);

type Found = { tier: number; hit: Hit };

/** Where the next page starts; null when there is none. */
function cursorBehind(found: readonly Found[], limit: number): Cursor | null {
  const last = found[limit - 1];
  return found.length > limit && last ? { tier: last.tier, position: last.hit } : null;
}

/** The nearest hits of a search, nearest first (index of places of its category). */
export async function listNearest(db: Db, search: ResolvedSearch, limit: number): Promise<number[]> {
  if (!search.point) return [];
  const conditions = await estimateRows(db, search);
  const tier = nearestTier(search.point, conditions);
  const { rows } = await listHits(db, tier, conditions, {
    offset: 0,
    limit,
    after: null,
    walked: conditions.inCategory,
  });
  return rows.map((hit) => hit.id);
}

/** Exact number of hits; used only where the rarest condition keeps them few. */
export async function countExactly(db: Db, conditions: Conditions): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from search_docs where ${whereOf(conditions)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Whether anything fulfils the conditions; the only few of very many adverts may be missed. */
export async function isAnyFound(db: Db, conditions: EstimatedConditions): Promise<boolean> {
  const { rows } = await listHits(db, newestTierOf(conditions), conditions, {
    offset: 0,
    limit: 1,
    after: null,
    walked: conditions.inCategory,
    mayMiss: true,
  });
  return rows.length > 0;
}

/** The planner's guess at the number of hits. */
export async function estimateByPlan(db: Db, conditions: Conditions): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>`
    explain (format json) select from search_docs where ${whereOf(conditions)}`.execute(db);
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import { BUCKETS, bucketCode } from './attributes.ts';
import { type Condition, type Conditions, codes, isBare, whereOf } from './conditions.repository.ts';
import { readCount, readFacetCounts } from './counters.repository.ts';
import { type Weighed, isRare } from './frequencies.repository.ts';
import { countExactly, estimateByPlan } from './search.repository.ts';

export type Total = { count: number; isEstimate: boolean };

/** One of the sixteen samples: found through the same index as the terms, and enough to tell the size of the whole. */
export const SAMPLE: Condition = sql`attrs @> ${codes([bucketCode(0)])}::smallint[]`;

/** At most a category and one attribute: these are counted ahead. */
function countedAhead(conditions: Conditions): { category: number; attr: number } | null {
  const { any, text, others, places } = conditions;
  if (any.length > 0 || text || others.length > 0 || places.length > 0) return null;
  const attrs = conditions.all.filter((code) => code !== conditions.category);
  if (attrs.length > 1) return null;
  return { category: conditions.category ?? 0, attr: attrs[0] ?? 0 };
}

/** Number of hits: exact where it is cheap or counted ahead, else an estimate. */
export async function countTotal(
  db: Db,
  conditions: Weighed,
  { keep }: { keep: (compute: () => Promise<number>) => Promise<number> },
): Promise<Total> {
  const ahead = countedAhead(conditions);
  if (ahead) return { count: await readCount(db, ahead.category, ahead.attr), isEstimate: false };
  if (isRare(conditions)) {
    return { count: await countExactly(db, conditions), isEstimate: false };
  }
  // The planner knows how often words and attributes occur, but little about places and ranges within a category.
  const isOfTerms = conditions.others.length === 0 && conditions.places.length === 0;
  const estimate = isOfTerms ? estimateByPlan : estimateBySample;
  const count = await keep(() => estimate(db, conditions));
  return { count, isEstimate: true };
}

async function estimateBySample(db: Db, conditions: Conditions): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from search_docs where ${whereOf(conditions, [SAMPLE])}`.execute(db);
  return (rows[0]?.n ?? 0) * BUCKETS;
}

export type AttributeCounts = { counts: ReadonlyMap<number, number>; isRounded: boolean };

/** How many hits carry each attribute. */
export async function countAttributes(db: Db, conditions: Weighed): Promise<AttributeCounts> {
  if (isBare(conditions)) return { counts: await readFacetCounts(db, conditions.category ?? 0), isRounded: false };
  const isExact = isRare(conditions);
  const factor = isExact ? 1 : BUCKETS;
  const { rows } = await sql<{ attr: number; n: number }>`
    select attr, count(*)::int as n from search_docs cross join lateral unnest(attrs) values (attr)
    where ${whereOf(conditions, isExact ? [] : [SAMPLE])} group by attr`.execute(db);
  return { counts: new Map(rows.map((row) => [row.attr, row.n * factor])), isRounded: !isExact };
}

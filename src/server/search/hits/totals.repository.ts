import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { LARGEST_FACET_CODE, SAMPLE_PARTS, type SampleFactor } from './attributes.ts';
import { type Condition, type Conditions, isBare, sampleWhere, whereOf } from './conditions.repository.ts';
import { readCount, readFacetCounts } from '#server/search/indexing/counters.repository.ts';
import { type EstimatedConditions, isRare } from './frequencies.repository.ts';

export type Total = { count: number; isEstimate: boolean };

/** A sample whose rows each count `factor` times; all rows where they are few. */
export type Sampled = { where: Condition; factor: number };

/** More expected hits than this allow a smaller sample: it still has at least 600 of them. */
const MANY = { forMiddle: 40_000, forFine: 100_000 } as const;
/** So many hits in a sample estimate the total to about a sixth. */
const TELLING = 40;

export function sampled(conditions: EstimatedConditions): Sampled {
  if (isRare(conditions)) return { where: whereOf(conditions), factor: 1 };
  const factor = factorFor(conditions.rarest);
  return { where: sampleWhere(conditions, factor), factor };
}

function factorFor(rows: number): SampleFactor {
  if (rows > MANY.forFine) return SAMPLE_PARTS.fine;
  return rows > MANY.forMiddle ? SAMPLE_PARTS.middle : SAMPLE_PARTS.coarse;
}

/** At most a category and one attribute: these are counted ahead. */
function countedAhead(conditions: Conditions): { category: number; attr: number } | null {
  const { any, text, others, places } = conditions;
  if (any.length > 0 || text || others.length > 0 || places.length > 0) return null;
  const attrs = conditions.all.filter((code) => code !== conditions.category);
  if (attrs.length > 1) return null;
  return { category: conditions.category ?? 0, attr: attrs[0] ?? 0 };
}

/** The planner knows how often words and attributes occur, but little about places and ranges within a category. */
const isOfTerms = ({ others, places }: Conditions): boolean => others.length === 0 && places.length === 0;

/** Whether the number of hits is estimated from a sample, which takes about as long as finding a page. */
export const isCountedInSample = (conditions: EstimatedConditions): boolean =>
  !isRare(conditions) && !isOfTerms(conditions);

/** Number of hits: exact where it is cheap or counted ahead, else an estimate. */
export async function countTotal(
  db: Db,
  conditions: EstimatedConditions,
  { keep }: { keep: (compute: () => Promise<number>) => Promise<number> },
): Promise<Total> {
  const ahead = countedAhead(conditions);
  if (ahead) return { count: await readCount(db, ahead.category, ahead.attr), isEstimate: false };
  if (isRare(conditions)) return { count: await countWhere(db, whereOf(conditions)), isEstimate: false };
  const estimate = isOfTerms(conditions) ? estimateByPlan : estimateBySample;
  const count = await keep(() => estimate(db, conditions));
  return { count, isEstimate: true };
}

async function countWhere(db: Db, where: Condition): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from search_docs where ${where}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The planner's guess at the number of hits. */
export async function estimateByPlan(db: Db, conditions: Conditions): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>`
    explain (format json) select from search_docs where ${whereOf(conditions)}`.execute(db);
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/** From the smaller sample, and where that has too few hits, from the larger one. */
async function estimateBySample(db: Db, conditions: EstimatedConditions): Promise<number> {
  for (const factor of [SAMPLE_PARTS.fine, SAMPLE_PARTS.coarse]) {
    const n = await countWhere(db, sampleWhere(conditions, factor));
    if (n >= TELLING || factor === SAMPLE_PARTS.coarse) return n * factor;
  }
  return 0;
}

export type AttributeCounts = { counts: ReadonlyMap<number, number>; isRounded: boolean };

/** How many hits carry each attribute that a facet may show. */
export async function countAttributes(db: Db, conditions: EstimatedConditions): Promise<AttributeCounts> {
  if (isBare(conditions))
    return { counts: await readFacetCounts(db, conditions.category ?? 0, LARGEST_FACET_CODE), isRounded: false };
  const { where, factor } = sampled(conditions);
  const { rows } = await sql<{ attr: number; n: number }>`
    select attr, count(*)::int as n from search_docs cross join lateral unnest(attrs) values (attr)
    where ${where} and attr <= ${LARGEST_FACET_CODE} group by attr`.execute(db);
  return { counts: new Map(rows.map((row) => [row.attr, row.n * factor])), isRounded: factor > 1 };
}

import type { TIME_FACTORS } from '#contract/search/products.schemas.ts';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import {
  ADVANTAGE_IN_MS,
  RESERVED_BEHIND_IN_MS,
  SPECIAL_GOODS_BEHIND_IN_MS,
  STALE_BEHIND_IN_MS,
} from '#server/search/indexing/search-doc.ts';
import { FLAG_CODES } from '#server/search/hits/attributes.ts';
import { type Condition, type ResolvedSearch, codes, everyOne } from '#server/search/hits/conditions.repository.ts';
import type { EstimatedConditions } from '#server/search/hits/frequencies.repository.ts';
import { type GradeFactor, gradeOf, gradeParts } from '#server/search/hits/grading.repository.ts';
import { type Tier, tiersOf } from '#server/search/hits/ranking.repository.ts';

/** Which tier a hit is in, counted from 0, and the value that orders it there. */
export type TierReason = { id: number; tier: number; k: number; step: Tier['step'] };
/** The grade of a hit and the points it is the rounded sum of. */
export type GradeReason = { id: number; grade: number; parts: { factor: GradeFactor; points: number }[] };
/** The time that orders equal hits, in seconds since 1970: when it was published, and what moves it, in seconds. */
export type TimeReason = {
  id: number;
  rankAt: number;
  bump: number;
  moves: { factor: (typeof TIME_FACTORS)[number]; seconds: number }[];
};

const inSeconds = (milliseconds: number): number => milliseconds / 1000;

/** What the tiers of a search make of some hits, by the conditions and values that order them. */
export async function readTiers(
  db: Db,
  search: ResolvedSearch,
  conditions: EstimatedConditions,
  ids: readonly number[],
): Promise<TierReason[]> {
  const found: TierReason[] = [];
  for (const [index, { order, where, step }] of tiersOf(search, conditions).entries()) {
    const known = new Set(found.map(({ id }) => id));
    const left = ids.filter((id) => !known.has(id));
    if (left.length === 0) break;
    const { rows } = await sql<{ id: number; k: number }>`
      select id, ${order.exported('o')} as k from (
        select id, ${order.key} as o from search_docs where id = any(${left}::bigint[]) and ${where.length === 0 ? sql`true` : everyOne([...where])}
      ) hits`.execute(db);
    found.push(...rows.map(({ id, k }) => ({ id, tier: index, k, step })));
  }
  return found;
}

/** The grades of some hits with their parts, by the expressions that order them. */
export async function readGrades(db: Db, search: ResolvedSearch, ids: readonly number[]): Promise<GradeReason[]> {
  const parts = gradeParts(search);
  const points = sql.join(parts.map((part) => sql`(${part.points})::float8`));
  const { rows } = await sql<{ id: number; grade: number; points: number[] }>`
    select id, ${gradeOf(search)} as grade, array[${points}]::float8[] as points
    from search_docs where id = any(${[...ids]}::bigint[])`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    grade: row.grade,
    parts: parts.map(({ factor }, index) => ({ factor, points: row.points[index] ?? 0 })),
  }));
}

/** The times that order equal hits, taken apart. */
export async function readTimes(db: Db, ids: readonly number[]): Promise<TimeReason[]> {
  const has = (code: number): Condition => sql`attrs @> ${codes([code])}::smallint[]`;
  const { rows } = await sql<{
    id: number;
    rank_at: number;
    bump: number;
    picture: boolean;
    price: boolean;
    quantity: boolean;
    special: boolean;
    reserved: boolean;
    unconfirmed: boolean;
  }>`
    select id, extract(epoch from rank_at)::float8 as rank_at, extract(epoch from bump)::float8 as bump,
           a.reserved_until is not null as reserved, a.stale_at is not null as unconfirmed,
           ${has(FLAG_CODES.imageExists)} as picture, (price_unit is not null or price_total is not null) as price,
           quantity is not null as quantity, ${has(FLAG_CODES.isSpecialGoods)} as special
    from search_docs join (select id, reserved_until, stale_at from adverts) a using (id)
    where id = any(${[...ids]}::bigint[])`.execute(db);
  return rows.map(({ id, rank_at: rankAt, bump, picture, price, quantity, special, reserved, unconfirmed }) => ({
    id,
    rankAt,
    bump,
    moves: [
      ...(picture ? [{ factor: 'PICTURE' as const, seconds: inSeconds(ADVANTAGE_IN_MS.picture) }] : []),
      ...(price ? [{ factor: 'PRICE' as const, seconds: inSeconds(ADVANTAGE_IN_MS.price) }] : []),
      ...(quantity ? [{ factor: 'QUANTITY' as const, seconds: inSeconds(ADVANTAGE_IN_MS.quantity) }] : []),
      ...(special ? [{ factor: 'UNUSUAL' as const, seconds: -inSeconds(SPECIAL_GOODS_BEHIND_IN_MS) }] : []),
      ...(reserved ? [{ factor: 'RESERVED' as const, seconds: -inSeconds(RESERVED_BEHIND_IN_MS) }] : []),
      ...(unconfirmed ? [{ factor: 'UNCONFIRMED' as const, seconds: -inSeconds(STALE_BEHIND_IN_MS) }] : []),
    ],
  }));
}

import type { HitReasons } from '#contract/search/products.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import { estimateRows } from '#server/search/hits/frequencies.repository.ts';
import { isGraded } from '#server/search/hits/grading.repository.ts';
import type { ListRow } from '#server/search/hits/list-items.repository.ts';
import type { UnderstoodSearch } from '#server/search/reading/understand.ts';
import { readGrades, readTiers, readTimes } from './reasons.repository.ts';

const DAY_IN_SECONDS = 86_400;

type Shown = { rows: readonly Pick<ListRow, 'id' | 'public_id'>[]; ungraded: readonly number[] };

/** Why the hits of a page stand where they do, by the very expressions that order them. */
export async function hitReasonsOf(db: Db, search: UnderstoodSearch, { rows, ungraded }: Shown): Promise<HitReasons[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const { sortBy } = search.request.sorting;
  const isByGrade = sortBy === 'RELEVANCE' && isGraded(search);
  const isByTier = !isByGrade && sortBy !== 'DELIVERED_PRICE';
  const [tiers, grades, times] = await Promise.all([
    isByTier ? readTiers(db, search, await estimateRows(db, search), ids) : [],
    isByGrade ? readGrades(db, search, ids) : [],
    readTimes(db, ids),
  ]);
  const tierOf = new Map(tiers.map((reason) => [reason.id, reason]));
  const gradeOf = new Map(grades.map((reason) => [reason.id, reason]));
  const timeOf = new Map(times.map((reason) => [reason.id, reason]));
  const last = new Set(ungraded);
  return rows.flatMap(({ id, public_id: advertId }): HitReasons[] => {
    const time = timeOf.get(id);
    // Taken down since it was found.
    if (time === undefined) return [];
    const tier = tierOf.get(id);
    const grade = last.has(id) ? undefined : gradeOf.get(id);
    return [
      {
        advertId,
        tier: tier?.tier ?? (last.has(id) ? 1 : 0),
        ...(tier?.step === undefined ? {} : { step: tier.step }),
        ...(grade === undefined ? {} : { grade: { points: grade.grade, parts: grade.parts } }),
        publishedAt: new Date(time.bump * 1000).toISOString(),
        ...(sortBy === 'RELEVANCE'
          ? { moves: time.moves.map(({ factor, seconds }) => ({ factor, days: seconds / DAY_IN_SECONDS })) }
          : {}),
      },
    ];
  });
}

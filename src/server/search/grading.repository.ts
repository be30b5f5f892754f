import { type RawBuilder, sql } from 'kysely';
import type { Preference } from '#domain/search/reading/reading-types.ts';
import { analyseQuery } from '#domain/search/text/analyse.ts';
import { categoryCodeOf } from './attributes.ts';
import {
  type Condition,
  type ResolvedSearch,
  codes,
  everyOne,
  groupsOfData,
  pointSql,
  rangesOf,
  refusedOf,
} from './conditions.repository.ts';
import { TITLE, heldShare, namedShare, queryOf, sumOf } from './text-match.repository.ts';

/** Whether a search weighs its hits against each other, more finely than by their titles. */
export const isGraded = ({ grading }: ResolvedSearch): boolean =>
  grading !== undefined && (grading.words.length > 0 || grading.preferences.length > 0);

/** How much each part counts of a grade; words above place, place above what merely suits better. */
const GRADE = { words: 500, wordsInTitle: 150, named: 250, near: 250, preferences: 400 } as const;
/** From here on all places are equally far. */
const FAR_IN_METRES = 150_000;

/** The grade of a row, a whole number: the sum of the parts of `GRADE`, each as far as it is fulfilled. */
export function gradeOf({ lexemes, grading, point }: ResolvedSearch): RawBuilder<number> {
  if (!grading) return sql`0`;
  const words =
    grading.words.length > 0 ? grading.words : lexemes.map((group) => ({ text: '', groups: [[...group]], weight: 1 }));
  const parts: RawBuilder<number>[] = [
    sql`${sql.lit(GRADE.words)} * ${heldShare(grading.words, '')}`,
    sql`${sql.lit(GRADE.wordsInTitle)} * ${heldShare(words, TITLE)}`,
    sql`${sql.lit(GRADE.named)} * ${namedShare(grading.named)}`,
    ...(point === null
      ? []
      : [
          sql<number>`${sql.lit(GRADE.near)} * greatest(0, 1 - (pos <-> ${pointSql(point)}) / ${sql.lit(FAR_IN_METRES)})`,
        ]),
    ...preferenceParts(grading.preferences),
  ];
  return sql`round(${sumOf(parts)})::int`;
}

function preferenceParts(preferences: readonly Preference[]): RawBuilder<number>[] {
  const whole = preferences.reduce((sum, { weight }) => sum + weight, 0);
  return preferences.flatMap((preference) => {
    const condition = preferenceCondition(preference);
    if (condition === null) return [];
    const weight = Math.round((GRADE.preferences * preference.weight) / whole);
    const inTitle = inTitleCondition(preference);
    const held = sql<number>`coalesce((${condition})::int, 0)`;
    // Words of the title say more than those of the description.
    return inTitle === null
      ? [sql<number>`${sql.lit(weight)} * ${held}`]
      : [sql<number>`${sql.lit(weight)} * (0.7 * ${held} + 0.3 * coalesce((${inTitle})::int, 0))`];
  });
}

/** Any of some words as a text query; each is analysed alone, so that "Riegelahorn" beside "Riegel" is not any maple. */
const anyOf = (words: string, prefix: string): string =>
  words
    .split(' ')
    .map((word) => analyseQuery(word).words.flatMap(({ groups }) => groups))
    .filter((groups) => groups.length > 0)
    .map((groups) => `(${queryOf(groups, [prefix])})`)
    .join(' | ');

function inTitleCondition({ data, words, categories }: Preference): Condition | null {
  if (words === undefined || data !== undefined || categories !== undefined) return null;
  const said = anyOf(words, TITLE);
  return said === '' ? null : sql`tsv @@ ${said}::tsquery`;
}

function preferenceCondition({ data, words, categories }: Preference): Condition | null {
  const parts: Condition[] = [
    ...groupsOfData(data ?? {}).map((group): Condition => sql`attrs && ${codes(group)}::smallint[]`),
    ...rangesOf(data ?? {}),
    ...refusedOf({ categoryData: data }),
  ];
  const said = anyOf(words ?? '', '');
  if (said !== '') parts.push(sql`tsv @@ ${said}::tsquery`);
  if (categories !== undefined) parts.push(sql`category = any(${categories.map(categoryCodeOf)}::smallint[])`);
  return parts.length === 0 ? null : everyOne(parts);
}

import { type RawBuilder, sql } from 'kysely';
import type { Preference } from '#domain/search/reading/reading-types.ts';
import { specialGoodsAsked } from '#domain/search/special-goods.ts';
import { analyseWordsApart } from '#domain/search/text/analyse.ts';
import { FLAG_CODES, categoryCodeOf, felledCodes, felledInCodes } from './attributes.ts';
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
import { type Grading, TITLE, heldShare, namedShare, queryOf, sumOf } from './text-match.repository.ts';

/** Whether hits are graded more finely than by their titles. */
export const isGraded = ({ grading }: ResolvedSearch): boolean =>
  grading !== undefined && (grading.words.length > 0 || grading.preferences.length > 0);

/** How much each part counts of a grade; words above place, place above what merely suits better. */
const GRADE = { words: 500, wordsInTitle: 150, named: 250, near: 250, preferences: 400, specialGoods: -250 } as const;
/** From here on all places are equally far. */
const FAR_IN_METRES = 150_000;

/** What a part of a grade says. */
export type GradeFactor = 'WORDS' | 'WORDS_IN_TITLE' | 'NAMED' | 'NEAR' | 'PREFERENCE' | 'SPECIAL_GOODS';
/** One part of a grade and its points, which may be a fraction. */
export type GradePart = { factor: GradeFactor; points: RawBuilder<number> };

/** The parts of a grade in their order; together, rounded, they are the grade. */
export function gradeParts({ lexemes, grading, point, now }: ResolvedSearch): GradePart[] {
  if (!grading) return [];
  const words =
    grading.words.length > 0 ? grading.words : lexemes.map((group) => ({ text: '', groups: [[...group]], weight: 1 }));
  const near: GradePart[] =
    point === null
      ? []
      : [
          {
            factor: 'NEAR',
            points: sql`${sql.lit(GRADE.near)} * greatest(0, 1 - (pos <-> ${pointSql(point)}) / ${sql.lit(FAR_IN_METRES)})`,
          },
        ];
  return [
    { factor: 'WORDS', points: sql`${sql.lit(GRADE.words)} * ${heldShare(grading.words, '')}` },
    { factor: 'WORDS_IN_TITLE', points: sql`${sql.lit(GRADE.wordsInTitle)} * ${heldShare(words, TITLE)}` },
    { factor: 'NAMED', points: sql`${sql.lit(GRADE.named)} * ${namedShare(grading.named)}` },
    ...near,
    ...preferenceParts(grading.preferences, now).map((points): GradePart => ({ factor: 'PREFERENCE', points })),
    {
      factor: 'SPECIAL_GOODS',
      points: sql`${sql.lit(GRADE.specialGoods)} * (${unaskedSpecialGoods({ lexemes, grading })})::int`,
    },
  ];
}

/** The grade of a row, a whole number: the sum of the parts of `GRADE`, each by its degree. */
export function gradeOf(search: ResolvedSearch): RawBuilder<number> {
  return sql`round(${sumOf(gradeParts(search).map(({ points }) => points))})::int`;
}

type Asked = { lexemes: ResolvedSearch['lexemes']; grading: Grading };

/** Special goods that the search names or would take. */
const specialGoodsOf = ({ lexemes, grading }: Asked): string[] =>
  specialGoodsAsked([
    ...lexemes.flat(),
    ...grading.named.flat(),
    ...grading.words.flatMap(({ groups }) => groups.flat()),
    ...grading.preferences.flatMap(groupsOfWords).flat(2),
  ]);

const isSpecial = (): Condition => sql`attrs @> ${codes([FLAG_CODES.isSpecialGoods])}::smallint[]`;

/** Special goods of a category that the search does not name. */
function unaskedSpecialGoods(search: Asked): Condition {
  const asked = specialGoodsOf(search);
  return asked.length === 0 ? isSpecial() : sql`${isSpecial()} and not tsv @@ ${queryOf([asked], [TITLE])}::tsquery`;
}

/**
 * Special goods, where the words of a search ask for the usual ones of its category: they come behind these even where
 * they are nearer. Null where words name some of them, or there are no words.
 */
export function goodsBehindUsual({ request, lexemes, grading }: ResolvedSearch): Condition | null {
  if (grading === undefined || request.category === undefined) return null;
  return specialGoodsOf({ lexemes, grading }).length > 0 ? null : isSpecial();
}

function preferenceParts(preferences: readonly Preference[], now: Date): RawBuilder<number>[] {
  const whole = preferences.reduce((sum, { weight }) => sum + weight, 0);
  return preferences.flatMap((preference) => {
    const condition = preferenceCondition(preference, now);
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

type Groups = readonly (readonly string[])[];

const analysed = new WeakMap<Preference, readonly Groups[]>();

/** The lexeme groups of each word of a preference; analysed once, since one grade needs them several times. */
function groupsOfWords(preference: Preference): readonly Groups[] {
  const known = analysed.get(preference);
  if (known !== undefined) return known;
  const groups = analyseWordsApart(preference.words ?? '')
    .map((word) => word.flatMap((part) => part.groups))
    .filter((parts) => parts.length > 0);
  analysed.set(preference, groups);
  return groups;
}

/** Any of some words as a text query; empty where there are none. */
const anyOf = (words: readonly Groups[], prefix: string): string =>
  words.map((groups) => `(${queryOf(groups, [prefix])})`).join(' | ');

/** Whether a preference consists of words only. */
const isOfWords = ({ data, felledMonths, categories }: Preference): boolean =>
  data === undefined && felledMonths === undefined && categories === undefined;

/** A word that is looked for in titles, and the lexemes that lead to it. */
export type TitleWord = { query: string; lexemes: readonly string[] };

/** What is looked for in titles beside the words that every hit holds. */
export function titleWords(grading: Grading | undefined): TitleWord[] {
  const { named = [], words = [], preferences = [] } = grading ?? {};
  const all: Groups[] = [
    ...named.map((group) => [group]),
    ...words.map(({ groups }) => groups),
    ...preferences.flatMap(groupsOfWords),
  ];
  return all.map((groups) => ({ query: anyOf([groups], TITLE), lexemes: groups[0] ?? [] }));
}

function inTitleCondition(preference: Preference): Condition | null {
  const said = isOfWords(preference) ? anyOf(groupsOfWords(preference), TITLE) : '';
  return said === '' ? null : sql`tsv @@ ${said}::tsquery`;
}

/** The months in which logs were felled, as a preference asks for them. */
function felledGroups({ data, felledMonths }: Preference, now: Date): number[][] {
  const { felledMonthsAgoMax } = data ?? {};
  return [
    ...(felledMonthsAgoMax === undefined ? [] : [felledCodes(now, felledMonthsAgoMax)]),
    ...(felledMonths === undefined ? [] : [felledInCodes(now, felledMonths)]),
  ];
}

function preferenceCondition(preference: Preference, now: Date): Condition | null {
  const { data, categories } = preference;
  const parts: Condition[] = [
    ...[...groupsOfData(data ?? {}), ...felledGroups(preference, now)].map(
      (group): Condition => sql`attrs && ${codes(group)}::smallint[]`,
    ),
    ...rangesOf(data ?? {}),
    ...refusedOf({ categoryData: data }),
  ];
  const said = anyOf(groupsOfWords(preference), '');
  if (said !== '') parts.push(sql`tsv @@ ${said}::tsquery`);
  if (categories !== undefined) parts.push(sql`category = any(${categories.map(categoryCodeOf)}::smallint[])`);
  return parts.length === 0 ? null : everyOne(parts);
}

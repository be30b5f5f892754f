import { type RawBuilder, sql } from 'kysely';
import type { Preference, TextWord } from '#domain/search/reading/reading-types.ts';
import { FIRST_WOOD, quotedLexeme } from '#server/search/indexing/search-doc.ts';

/** What orders hits by relevance beyond the words that all of them have. */
export type Grading = {
  /** Lexemes of words that became filters: in the title, a wood also as the first species, they say more than elsewhere. */
  named: readonly (readonly string[])[];
  /** Words that not every hit has to hold: the more of them the better. */
  words: readonly TextWord[];
  /** Minimum share of these words, by weight, that a hit has: 0 to 1; 0: they only order. */
  leastShare: number;
  preferences: readonly Preference[];
};

/** A least share that any one of the words fulfils. */
export const ANY_WORD = 0.001;

/** More ways to hold enough words than these are tested row by row. */
const MOST_CHOICES = 20;
const ROUNDING = 1e-9;

/** `notInTitle`: those of `anywhere` that are not `inTitle`, as one condition that the index answers. */
export type TextMatch = { anywhere: string; inTitle: string; notInTitle: string };

type Groups = readonly (readonly string[])[];
type Words = { lexemes: Groups; grading?: Grading };

export const TITLE = 't.';

/** All groups as a text query; a group matches with one of its lexemes, each under one of the prefixes. */
export const queryOf = (groups: Groups, prefixes: readonly string[]): string =>
  groups
    .map((group) => {
      const choices = group.flatMap((lexeme) => prefixes.map((prefix) => quotedLexeme(prefix + lexeme)));
      return `(${choices.join(' | ')})`;
    })
    .join(' & ');

export const isRequired = (grading: Grading | undefined): grading is Grading =>
  grading !== undefined && grading.words.length > 0 && grading.leastShare > 0;

/** Lexemes that lead to the hits: those of all words, or of the words of which some must occur. */
export function leadingLexemes({ lexemes, grading }: Words): Groups {
  const groups = lexemes.filter((group) => group.length > 0);
  if (!isRequired(grading)) return groups;
  return [...groups, grading.words.flatMap((word) => word.groups[0] ?? [])];
}

/** Required words, and woods that should be in the title. */
export function textMatchOf({ lexemes, grading }: Words): TextMatch | null {
  const groups = lexemes.filter((group) => group.length > 0);
  const some = isRequired(grading) ? grading.words : [];
  if (groups.length === 0 && some.length === 0) return null;
  const write = (prefix: string, choices: readonly (readonly TextWord[])[]) => {
    const all = groups.length === 0 ? [] : [queryOf(groups, [prefix])];
    const oneOf = choices
      .map(
        (words) =>
          `(${queryOf(
            words.flatMap((word) => word.groups),
            [prefix],
          )})`,
      )
      .join(' | ');
    return [...all, ...(oneOf === '' ? [] : [`(${oneOf})`])].join(' & ');
  };
  const anyWord = some.map((word) => [word]);
  const anywhere = write('', smallestChoices(some, grading?.leastShare ?? 0) ?? anyWord);
  const title = write(TITLE, anyWord);
  const named = namedQuery(grading);
  const inTitle = named === null ? title : `(${title}) & ${named}`;
  return { anywhere, inTitle, notInTitle: `(${anywhere}) & !(${inTitle})` };
}

/**
 * The smallest sets of words whose weights reach a share of all, so that an index finds the rows with enough words.
 * Null where there would be too many sets.
 */
export function smallestChoices(words: readonly TextWord[], leastShare: number): TextWord[][] | null {
  if (words.length === 0) return [];
  const heaviestFirst = words.toSorted((one, other) => other.weight - one.weight);
  const choices: TextWord[][] = [];
  const choose = (left: readonly TextWord[], chosen: readonly TextWord[], missing: number): boolean => {
    if (missing <= 0) return choices.push([...chosen]) <= MOST_CHOICES;
    const [heaviest, ...lighter] = left;
    if (heaviest === undefined || weightOf(left) < missing) return true;
    // Later words are lighter, so no word of a sufficient set can be left out.
    return choose(lighter, [...chosen, heaviest], missing - heaviest.weight) && choose(lighter, chosen, missing);
  };
  return choose(heaviestFirst, [], leastShare * weightOf(words) - ROUNDING) ? choices : null;
}

/** The woods that the words name, in the title or as the first species; null where they name none. */
export const namedQuery = (grading: Grading | undefined): string | null =>
  grading === undefined || grading.named.length === 0 ? null : queryOf(grading.named, [TITLE, FIRST_WOOD]);

export const matches = (query: string): RawBuilder<number> => sql`(tsv @@ ${query}::tsquery)::int`;

export const sumOf = (parts: readonly RawBuilder<number>[]): RawBuilder<number> =>
  parts.length === 0 ? sql`0` : sql`(${sql.join([...parts], sql` + `)})`;

/** Share of the named words that are in the title, for a wood also as the first species, 0 to 1. */
export const namedShare = (named: Groups): RawBuilder<number> =>
  named.length === 0
    ? sql`0`
    : sql`(${sumOf(named.map((group) => matches(queryOf([group], [TITLE, FIRST_WOOD]))))}::float8 / ${sql.lit(named.length)})`;

/** Share of the graded words that a row has, by weight, 0 to 1. */
export const heldShare = (words: readonly TextWord[], prefix: string): RawBuilder<number> =>
  words.length === 0
    ? sql`0`
    : sql`(${sumOf(words.map((word): RawBuilder<number> => sql`${sql.lit(word.weight)} * ${matches(queryOf(word.groups, [prefix]))}`))}::float8
        / ${sql.lit(weightOf(words))})`;

/** How much words say together. */
export const weightOf = (words: readonly TextWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0);

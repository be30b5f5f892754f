import { splitCompound } from '#domain/search/text/compounds.ts';
import { foldText } from '#domain/search/text/fold.ts';
import { rootOf } from '#domain/search/text/lexicon.ts';
import { stemOf } from '#domain/search/text/stem.ts';
import type { LineWord } from './line-words.ts';
import type { Meaning } from './vocabulary-entry.ts';
import { WORD_SETS } from './word-sets.data.ts';

const EXACT = '=';

const CONDITION = '+';
const OPTIONAL = '?';

type Part = { keys: ReadonlySet<string>; isCondition: boolean };
type KnownSet = { parts: readonly Part[]; optional: readonly ReadonlySet<string>[]; meanings: readonly Meaning[] };

/** A root stands for all its words, any other word for its forms. */
function keyOf(word: string): string {
  const folded = foldText(word.replace(EXACT, ''));
  if (word.startsWith(EXACT)) return EXACT + folded;
  return rootOf(folded) === folded ? `root ${folded}` : stemOf(folded);
}

const keysIn = (words: string): Set<string> => new Set(words.split(' ').map(keyOf));

const SETS: readonly KnownSet[] = WORD_SETS.map(({ parts, meanings }) => ({
  parts: parts
    .filter((words) => !words.startsWith(OPTIONAL))
    .map((words) => ({ keys: keysIn(words.replace(CONDITION, '')), isCondition: words.startsWith(CONDITION) })),
  optional: parts.filter((words) => words.startsWith(OPTIONAL)).map((words) => keysIn(words.replace(OPTIONAL, ''))),
  meanings,
})).toSorted((one, other) => other.parts.length - one.parts.length);

function keysOf({ folded, isQuoted }: LineWord): string[] {
  if (isQuoted) return [];
  const root = rootOf(folded);
  const roots = root === undefined ? (splitCompound(folded) ?? []) : [root];
  return [EXACT + folded, stemOf(folded), ...roots.map((part) => `root ${part}`)];
}

/** The words of a set found in a line, by their places; the first carries the meaning. */
export type FoundSet = { carrier: number; others: readonly number[]; meanings: readonly Meaning[] };

const hasOne = (ofWord: readonly string[], part: ReadonlySet<string>): boolean => ofWord.some((key) => part.has(key));

/** The places of the words that belong to a set, or null where one of its parts is missing. */
function placesOf(set: KnownSet, keys: readonly string[][], taken: ReadonlySet<number>): number[] | null {
  const seen = new Set(taken);
  const places: number[] = [];
  for (const part of set.parts) {
    const at = keys.findIndex((ofWord, index) => !seen.has(index) && hasOne(ofWord, part.keys));
    if (at === -1) return null;
    seen.add(at);
    if (!part.isCondition) places.push(at);
  }
  const besides = keys.flatMap((ofWord, index) =>
    !seen.has(index) && set.optional.some((part) => hasOne(ofWord, part)) ? [index] : [],
  );
  return [...places, ...besides];
}

/**
 * Returns the words that mean something together although others stand between them ("Baum im Garten fällen"); sets of
 * more words first, no word in two of them. Words between quotation marks belong to none.
 */
export function wordSetsIn(words: readonly LineWord[]): FoundSet[] {
  const keys = words.map(keysOf);
  const taken = new Set<number>();
  const found: FoundSet[] = [];
  for (const set of SETS) {
    const [carrier, ...others] = placesOf(set, keys, taken) ?? [];
    if (carrier === undefined) continue;
    for (const place of [carrier, ...others]) taken.add(place);
    found.push({ carrier, others, meanings: set.meanings });
  }
  return found;
}

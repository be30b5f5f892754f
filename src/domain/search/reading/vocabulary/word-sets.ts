import { lazy } from '#domain/lazy.ts';
import { splitCompound } from '#domain/search/text/compounds.ts';
import { foldText } from '#domain/text/fold.ts';
import { isStopWord } from '#domain/search/text/noise.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { stemOf } from '#domain/search/text/stem.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import { unitOfWord } from '#domain/search/reading/measures/amounts.ts';
import type { Meaning } from './vocabulary-entry.ts';
import { PURPOSE_SETS } from './trades/purpose-sets.data.ts';
import { TRADE_SETS } from './trades/trade-sets.data.ts';
import { WORD_SETS, type WordSet } from './word-sets.data.ts';

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

const LISTED_SETS: readonly WordSet[] = [...PURPOSE_SETS, ...TRADE_SETS, ...WORD_SETS];

const knownSets = lazy((): readonly KnownSet[] =>
  LISTED_SETS.map(({ parts, meanings }) => ({
    parts: parts
      .filter((words) => !words.startsWith(OPTIONAL))
      .map((words) => ({ keys: keysIn(words.replace(CONDITION, '')), isCondition: words.startsWith(CONDITION) })),
    optional: parts.filter((words) => words.startsWith(OPTIONAL)).map((words) => keysIn(words.replace(OPTIONAL, ''))),
    meanings,
  })).toSorted((one, other) => other.parts.length - one.parts.length),
);

/** The words of all sets as they are listed, folded. */
const listedWords = lazy(
  (): ReadonlySet<string> =>
    new Set(
      LISTED_SETS.flatMap(({ parts }) => parts.flatMap((words) => words.split(' '))).map((word) =>
        foldText(word.replace(/^[+?=]+/, '')),
      ),
    ),
);
const allKeys = lazy(
  (): ReadonlySet<string> => new Set(knownSets().flatMap(({ parts }) => parts.flatMap(({ keys }) => [...keys]))),
);
const SHORTEST_FRONT = 4;
const SHORTEST_END = 6;

/** Says whether a folded word is part of any set in this form or another. */
export function isWordOfSets(folded: string): boolean {
  const keys = allKeys();
  return keys.has(EXACT + folded) || keys.has(stemOf(folded)) || keys.has(`root ${rootOf(folded) ?? ''}`);
}

/** Every compound that ends in "baum" names a tree, as "Stadtbäume" does. */
const IS_TREE = /^[a-z]{4,}baum(?:e[ns]?|s)?$/;
const TREE = 'root baum';

/** The noun of a set that an unknown compound ends in: "Straßenbankett" is a "Bankett"; verbs mean other things. */
function endOf(folded: string): string[] {
  if (IS_TREE.test(folded)) return [TREE];
  for (let start = SHORTEST_FRONT; start <= folded.length - SHORTEST_END; start += 1) {
    const end = folded.slice(start);
    if (!end.endsWith('en') && allKeys().has(stemOf(end))) return [stemOf(end)];
  }
  return [];
}

/** Parts of verbs that say how or where to: "absieben" is "sieben", "heimführen" is "führen". */
const PARTS_OF_VERBS =
  /^(?:zusammen|heraus|hinaus|herunter|hinunter|herein|hinein|durch|kurz|klein|fertig|heim|nach|raus|runter|rauf|rein|zer|weg|vor|auf|aus|ein|ab|um|an|zu)(?=[a-z]{5})/;

const INFINITIVE_WITH_ZU =
  /^(?:zusammen|heraus|hinaus|herunter|hinunter|herein|hinein|durch|kurz|klein|fertig|heim|nach|raus|runter|rauf|rein|weg|vor|auf|aus|ein|ab|um|an)zu(?=[a-z]{4})/;

/** Spoken endings swallow their vowel: "hackn" is "hacken". */
const SWALLOWED_VOWEL = /(?<=[a-z]{3}[bcdfghkpstz])n$/;
const withVowel = (folded: string): string => folded.replace(SWALLOWED_VOWEL, 'en');

/** A verb as a set has it: "absieben" and "siebt" for "sieben", "herauszuziehen" for "herausziehen". */
function verbsOf(folded: string): string[] {
  const plain = folded.endsWith('t') && !folded.startsWith('ge') ? [`${folded.replace(/e?t$/, '')}en`] : [];
  const withoutZu = folded.replace(INFINITIVE_WITH_ZU, (front) => front.slice(0, -2));
  return [folded, withoutZu, ...plain]
    .filter((verb) => verb.endsWith('n'))
    .flatMap((verb) => [verb, verb.replace(PARTS_OF_VERBS, '')])
    .filter((verb) => verb !== folded);
}

/** "Schotterung" is what "schottern" does; in either form a set means both. */
function otherForms(folded: string): string[] {
  const verbs = rootOf(folded) === undefined ? verbsOf(folded).flatMap((verb) => [stemOf(verb), EXACT + verb]) : [];
  if (folded.endsWith('ung')) return [`${folded.slice(0, -3)}en`, `${folded.slice(0, -3)}n`].map(stemOf);
  return folded.endsWith('en') ? [...verbs, stemOf(`${folded.slice(0, -2)}ung`)] : verbs;
}

function keysOf({ folded, isQuoted }: LineWord): string[] {
  if (isQuoted) return [];
  // "wegen" is no form of "Weg".
  if (isStopWord(folded) && !listedWords().has(folded)) return [];
  const root = rootOf(folded);
  const roots = root === undefined ? splitCompound(folded) : [root];
  const said = withVowel(folded);
  const keys = [folded, ...(said === folded ? [] : [said])].flatMap((word) => [
    EXACT + word,
    stemOf(word),
    ...otherForms(word),
  ]);
  return roots === null ? [...keys, ...endOf(folded)] : [...keys, ...roots.map((part) => `root ${part}`)];
}

/** The words of a set found in a line, by their places; the first carries the meaning. */
export type FoundSet = { carrier: number; others: readonly number[]; meanings: readonly Meaning[] };

/** The keys of each word of a line; `counted`: units right behind a number, which belong to it ("3000 Stück"). */
type Keys = { keys: readonly string[][]; counted: ReadonlySet<number> };

const IS_NUMBER = /^\d/;
const METRE = 'meter';

const isUnit = (folded: string): boolean => folded === METRE || unitOfWord(folded) !== undefined;

const countedIn = (words: readonly LineWord[]): ReadonlySet<number> =>
  new Set(
    words.flatMap(({ folded }, index) =>
      IS_NUMBER.test(words[index - 1]?.folded ?? '') && isUnit(folded) ? [index] : [],
    ),
  );

const hasOne = (ofWord: readonly string[], part: ReadonlySet<string>): boolean => ofWord.some((key) => part.has(key));

/** The places of the words that belong to a set, or null where one of its parts is missing. */
function placesOf(set: KnownSet, { keys, counted }: Keys, taken: ReadonlySet<number>): number[] | null {
  const seen = new Set(taken);
  const places: number[] = [];
  for (const part of set.parts) {
    const at = keys.findIndex((ofWord, index) => !seen.has(index) && hasOne(ofWord, part.keys));
    if (at === -1) return null;
    seen.add(at);
    const isCounted = places.length > 0 && counted.has(at);
    if (!part.isCondition && !isCounted) places.push(at);
  }
  const besides = keys.flatMap((ofWord, index) =>
    !seen.has(index) && !counted.has(index) && set.optional.some((part) => hasOne(ofWord, part)) ? [index] : [],
  );
  return [...places, ...besides];
}

/**
 * Returns the words that mean something together although others stand between them ("Baum im Garten fällen"); sets of
 * more words first, no word in two of them. Words between quotation marks belong to none.
 */
export function wordSetsIn(words: readonly LineWord[]): FoundSet[] {
  const line = { keys: words.map(keysOf), counted: countedIn(words) };
  const taken = new Set<number>();
  const found: FoundSet[] = [];
  for (const set of knownSets()) {
    const [carrier, ...others] = placesOf(set, line, taken) ?? [];
    if (carrier === undefined) continue;
    for (const place of [carrier, ...others]) taken.add(place);
    found.push({ carrier, others, meanings: set.meanings });
  }
  return found;
}

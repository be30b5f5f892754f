import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { UnderstoodKind } from '#domain/search/reading/reading-types.ts';
import { isQueryNoise } from '#domain/search/text/analyse.ts';
import { splitCompound } from '#domain/search/text/compounds.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { germanFor } from '#domain/search/reading/vocabulary/foreign-words.ts';
import { meaningsOf } from '#domain/search/reading/vocabulary/vocabulary.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const NEGATIONS = wordsOf('nicht weder nit net ned nix kein keine keinen keinem keiner keines koa koan koane');
const WITHOUT = wordsOf('ohne ohni ohna ausser ausgenommen statt anstatt');
const DEGREES = wordsOf('zu so ganz sehr mehr gar unbedingt allzu');
/** Between a refusal and what it refuses: "nicht in der Kiste". */
const BETWEEN = wordsOf('in im aus vom von auf mit der die das den dem ein eine einen einem einer any the');
const JOINING = wordsOf('und u oder noch bzw or nor and ili ani vagy ve veya');

/** "Ohne Rinde", "ohne Äste" and "ohne Funken" describe goods; before these kinds "ohne" says what is not wanted. */
const LEFT_OUT: ReadonlySet<UnderstoodKind> = new Set([
  'WOOD_TYPE',
  'DRYING',
  'LENGTH',
  'UNIT',
  'PACKING',
  'DELIVERY',
  'PICKUP',
  'SERVICE',
  'EQUIPMENT',
  'STATE',
  'PLACE',
]);
const canBeLeftOut = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ kind, votes }) => LEFT_OUT.has(kind) || (kind === 'CATEGORY' && votes === 3));

const ENDS_CLAUSE = /[,;.:!?–—]/;

/** The words that refuse what is read, and it: the first and the last of them. */
export type Refusal = { from: number; to: number };
type Words = readonly LineWord[];

const foldedAt = (words: Words, at: number): string => (words[at]?.isQuoted === false ? words[at].folded : '');

/** "Kostet nix" refuses nothing. */
const FOR_NOTHING = /^(?:kost|tut|tuat|macht|mocht)/;

function negationRightBefore(words: Words, at: number, meanings: readonly Meaning[]): number | null {
  let before = at - 1;
  while (DEGREES.has(words[before]?.folded ?? '') || BETWEEN.has(words[before]?.folded ?? '')) before -= 1;
  const word = words[before];
  if (word === undefined || word.isQuoted || ENDS_CLAUSE.test(word.gapAfter)) return null;
  if (word.folded === 'nix' && FOR_NOTHING.test(foldedAt(words, before - 1))) return null;
  return NEGATIONS.has(word.folded) || (WITHOUT.has(word.folded) && canBeLeftOut(meanings)) ? before : null;
}

const kindOf = (meanings: readonly Meaning[]): UnderstoodKind | undefined => meanings.at(-1)?.kind;
const isOfKind = (one: readonly Meaning[], other: readonly Meaning[]): boolean =>
  kindOf(one) !== undefined && kindOf(one) === kindOf(other);
const meaningsAt = (words: Words, at: number): readonly Meaning[] => meaningsOf(words[at]?.folded ?? '') ?? [];

/**
 * The place of the word that refuses ("nicht", "net zu", "keine", "ohne die") the one at a place, or null. What is joined
 * to a refused word of its kind is refused, too: "keine Fichte und Kiefer". `meanings`: those of what is read there.
 */
function negationBefore(words: Words, at: number, meanings: readonly Meaning[]): number | null {
  const direct = negationRightBefore(words, at, meanings);
  if (direct !== null || !JOINING.has(foldedAt(words, at - 1))) return direct;
  const before = meaningsAt(words, at - 2);
  return isOfKind(meanings, before) ? negationBefore(words, at - 2, before) : null;
}

/** These refuse the word before them, anywhere in a line: Turkish "kayın hariç", "çamsız", Hungarian "fenyő nélkül". */
const BEHIND = wordsOf(
  'haric olmasın olmasin degil dısında disinda olmadan istemiyorum yok sız siz suz nelkul kivetelevel',
);
/** Refuses what stands before it where the clause ends: "Fichte nicht", "Fichte nein danke", "Fichte ausgenommen". */
const AT_END = wordsOf('nicht nit net ned nein ausgenommen');
/** Between it and what it refuses: "Fichte will ich nicht", "Fichte mag i ned". */
const BEFORE_END = wordsOf(
  'bitte will wui mag mog mocht mochte brauch brauche brauchn kommt ich i wir ma auch a eh gar uberhaupt darf soll geht es',
);
const BEHIND_END = wordsOf('danke notig notwendig gewunscht erwunscht dabei sein haben');
const BEGINS_CLAUSE = wordsOf('aber sondern lieber dafur');

const endsAt = (words: Words, at: number): boolean =>
  at >= words.length - 1 || ENDS_CLAUSE.test(words[at]?.gapAfter ?? '');
const goesOn = (words: Words, at: number, fillers: ReadonlySet<string>): boolean =>
  !endsAt(words, at) && fillers.has(foldedAt(words, at + 1));

function negationRightBehind(words: Words, last: number, meanings: readonly Meaning[]): number | null {
  if (endsAt(words, last)) return null;
  if (BEHIND.has(foldedAt(words, last + 1))) return last + 1;
  if (!canBeLeftOut(meanings)) return null;
  let before = last;
  while (goesOn(words, before, BEFORE_END)) before += 1;
  if (!goesOn(words, before, AT_END)) return null;
  let end = before + 1;
  while (goesOn(words, end, BEHIND_END)) end += 1;
  const isSaid = end > before + 1 || foldedAt(words, end) === 'nein';
  return isSaid || endsAt(words, end) || BEGINS_CLAUSE.has(foldedAt(words, end + 1)) ? end : null;
}

/** The last of the words behind that refuse what ends at a place; those behind a joined word stay with that one. */
function negationBehind(words: Words, last: number, meanings: readonly Meaning[]): number | null {
  const direct = negationRightBehind(words, last, meanings);
  if (direct !== null || endsAt(words, last) || !JOINING.has(foldedAt(words, last + 1))) return direct;
  const joined = meaningsAt(words, last + 2);
  return isOfKind(meanings, joined) && negationBehind(words, last + 2, joined) !== null ? last : null;
}

/** Returns the words that refuse what is read of so many words at a place, with it, or null where it is wanted. */
export function refusalAt(
  words: Words,
  at: number,
  { length = 1, meanings = meaningsAt(words, at) }: { length?: number; meanings?: readonly Meaning[] } = {},
): Refusal | null {
  const last = at + length - 1;
  const before = negationBefore(words, at, meanings);
  if (before !== null) return { from: before, to: last };
  const behind = negationBehind(words, last, meanings);
  return behind === null ? null : { from: at, to: behind };
}

/** Words of refusal that mean something else in German: "no" is Niederösterreich, "ne" is "eine", "bez" a district. */
const FOREIGN_REFUSALS: ReadonlyMap<string, string> = new Map([
  ['no', 'kein'],
  ['ne', 'nicht'],
  ['nie', 'nicht'],
  ['nu', 'nicht'],
  ['не', 'nicht'],
  ['bez', 'ohne'],
]);
const ENGLISH = wordsOf(
  'wood firewood lumber timber oak beech spruce pine larch birch ash hardwood softwood dry chips woodchips logs boards ' +
    'board planks beams need want looking buy stove fireplace delivery cheap with and for',
);

const isForeign = (folded: string): boolean =>
  germanFor(folded) !== undefined &&
  meaningsOf(folded) === undefined &&
  rootOf(folded) === undefined &&
  !isQueryNoise(folded);

/** Returns the words of a line with refusals of other languages in German where words of such a language stand beside. */
export function withGermanRefusals(line: string, words: Words): LineWord[] {
  const isEnglish = words.some(({ folded, isQuoted }) => !isQuoted && ENGLISH.has(folded));
  return words.map((word, at) => {
    const { folded, start, end, isQuoted } = word;
    const german = isQuoted ? undefined : FOREIGN_REFUSALS.get(folded);
    const next = foldedAt(words, at + 1);
    // "nö" and "noe" fold to "no", too.
    if (german === undefined || next === '' || line.slice(start, end).toLowerCase() !== folded) return word;
    return isForeign(next) || (folded === 'no' && isEnglish) ? { ...word, folded: german } : word;
  });
}

const AFTER_MINUS = /(?:^|\s)-$/;

/** A minus before a word refuses it as "ohne" does; between words it only parts them ("Käferholz - Fichte"). */
export const withMinusAsRefusal = (line: string, words: Words): LineWord[] =>
  words.flatMap((word) => {
    const isRefused =
      !word.isQuoted &&
      AFTER_MINUS.test(line.slice(0, word.start)) &&
      [word.folded, ...(splitCompound(word.folded) ?? [])].some((part) =>
        meaningsOf(part)?.some(({ kind }) => kind === 'WOOD_TYPE'),
      );
    const minus = { folded: 'ohne', start: word.start - 1, end: word.start, gapAfter: '', isQuoted: false };
    return isRefused ? [minus, word] : [word];
  });

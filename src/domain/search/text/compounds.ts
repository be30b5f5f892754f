import { isProduct, isSpecies, rootOf, rootOfJoint, rootOfLastPart, staysWhole } from './lexicon/lexicon.ts';
import { isQueryNoise } from './noise.ts';

const SHORTEST_COMPOUND = 7;
const LONGEST_COMPOUND = 40;
const SHORTEST_PART = 3;
const SHORTEST_LAST_PART = 4;
const LINKS = ['', 's', 'n', 'en', 'es', 'e'] as const;

type Way = { roots: string[]; unlinked: number };

function better(candidate: Way, known: Way | undefined): boolean {
  if (known === undefined) return true;
  if (candidate.roots.length !== known.roots.length) return candidate.roots.length < known.roots.length;
  return candidate.unlinked > known.unlinked;
}

function extend(ways: (Way | undefined)[], word: string, start: number): void {
  const way = ways[start];
  if (way === undefined) return;
  for (let end = start + SHORTEST_PART; end <= word.length - SHORTEST_LAST_PART; end += 1) {
    const root = rootOfJoint(word.slice(start, end));
    if (root === undefined) continue;
    for (const link of LINKS) {
      if (!word.startsWith(link, end)) continue;
      const next = { roots: [...way.roots, root], unlinked: way.unlinked + (link === '' ? 1 : 0) };
      if (better(next, ways[end + link.length])) ways[end + link.length] = next;
    }
  }
}

/**
 * Returns the roots of a folded compound ("buchenbrennholz" → buche, brennholz), fewest parts first choice,
 * or null when lexicon parts do not cover the word completely.
 */
export function splitCompound(folded: string): string[] | null {
  if (folded.length < SHORTEST_COMPOUND || folded.length > LONGEST_COMPOUND || staysWhole(folded)) return null;
  const ways: (Way | undefined)[] = Array.from({ length: folded.length + 1 });
  ways[0] = { roots: [], unlinked: 0 };
  let best: Way | undefined;
  for (let start = 0; start <= folded.length - SHORTEST_LAST_PART; start += 1) {
    const way = ways[start];
    if (way === undefined) continue;
    if (start > 0) {
      const last = rootOfLastPart(folded.slice(start));
      const whole = last === undefined ? undefined : { roots: [...way.roots, last], unlinked: way.unlinked };
      if (whole !== undefined && better(whole, best)) best = whole;
    }
    extend(ways, folded, start);
  }
  return best === undefined ? null : [...new Set(best.roots)];
}

/** A compound of which one end is known: its roots, and the letters of the other end. */
export type PartlyKnown = { known: string[]; unknown: string; unknownEnd: 'FRONT' | 'BACK' };

const SHORTEST_UNKNOWN = 3;
const SHORTEST_HEAD = 5;
const SHORTEST_UNKNOWN_BACK = 4;
const SHORTEST_PRODUCT_FRONT = 6;
const SHORTEST_SPECIES_FRONT = 4;
const SHORT_HEADS = new Set(['holz', 'ofen', 'zaun', 'brett']);
/** Endings that are mostly another word's, or name another thing than the wood's. */
const NO_HEADS = new Set(['tisch', 'stamm', 'schnitzel', 'maser', 'kamin']);
/** Syllables in front of verbs; "-hofen" ends places. */
const PREFIXES = new Set('ent ver zer bei ein auf aus vor durch unter uber wider miss emp'.split(' '));
const VOWEL = /[aeiouy]/;
/** Ends of names of places, streets and farms, and what grows on a tree or is made of its fruit. */
const OTHER_BACKS =
  /(?:berg|bach|dorf|gasse|strasse|weg|hof|feld|heim|stein|burg|grab|tal|graben|see|boden|kirchen|hausen|haus|stadt|markt|brunn|wald|moos|ried|egg|platz|allee|hugel|leiten?|reith?|schlag|inger?|auer|hofer|gau|brand|brucke|muhle|siedlung|park|ring|zeile|wiese|laub|blatt|blatter|blute|bluten|nadeln?|samen|zapfen|saft|most|honig|schnaps|brand|wasser|tee|kuchen|kipferl|strudel|knacker|stock|orthopade|gebirge|kern|kerne|rinde)$/;

/** Returns the longest head of a compound ("ofenholz" of "pizzaofenholz"): a kind of fuel or timber. */
function headOf(folded: string): { start: number; root: string } | null {
  for (let start = SHORTEST_UNKNOWN; start <= folded.length - SHORTEST_LAST_PART; start += 1) {
    const form = folded.slice(start);
    const root = rootOfLastPart(form);
    if (root === undefined || NO_HEADS.has(root) || NO_HEADS.has(form)) continue;
    const isLongEnough = form.length >= SHORTEST_HEAD || SHORT_HEADS.has(form);
    if (isLongEnough && (isProduct(root) || root === 'holz')) return { start, root };
  }
  return null;
}

/** Returns the known part right before `end`, the longest one that leaves an unknown front. */
function jointBefore(folded: string, end: number): { start: number; root: string } | null {
  for (let start = SHORTEST_UNKNOWN; start <= end - SHORTEST_LAST_PART; start += 1) {
    for (const link of LINKS) {
      if (!folded.startsWith(link, end - link.length)) continue;
      const root = rootOfJoint(folded.slice(start, end - link.length));
      if (root !== undefined) return { start, root };
    }
  }
  return null;
}

function withUnknownFront(folded: string): PartlyKnown | null {
  const head = headOf(folded);
  if (head === null) return null;
  const known = [head.root];
  let { start } = head;
  for (let part = jointBefore(folded, start); part !== null; part = jointBefore(folded, start)) {
    known.unshift(part.root);
    start = part.start;
  }
  const unknown = folded.slice(0, start);
  if (!VOWEL.test(unknown) || isQueryNoise(unknown) || PREFIXES.has(unknown)) return null;
  if (unknown.endsWith('h') && folded.startsWith('ofen', start)) return null;
  return { known: [...new Set(known)], unknown, unknownEnd: 'FRONT' };
}

/** Shorter names begin places, too ("Plankenwarth"). */
const SHORTEST_NAME_OF_GOODS = 8;

/** Goods by any of their names: "Spreißelbund" is a bundle of them. */
function productNamed(front: string): string | undefined {
  const root = front.length < SHORTEST_NAME_OF_GOODS ? undefined : rootOf(front);
  return root !== undefined && isProduct(root) ? root : undefined;
}

function withUnknownBack(folded: string): PartlyKnown | null {
  for (let end = folded.length - SHORTEST_UNKNOWN_BACK; end >= SHORTEST_SPECIES_FRONT; end -= 1) {
    const front = folded.slice(0, end);
    const root = rootOfJoint(front) ?? productNamed(front);
    if (root === undefined) continue;
    const isLinked = /(?:[ns]|holz)$/.test(front) || isProduct(root);
    const isLong = front.length >= (isSpecies(root) ? SHORTEST_SPECIES_FRONT : SHORTEST_PRODUCT_FRONT);
    const unknown = folded.slice(end);
    if (!isLinked || !isLong || !(isSpecies(root) || isProduct(root))) continue;
    return VOWEL.test(unknown) && !OTHER_BACKS.test(unknown) && !isQueryNoise(unknown)
      ? { known: [root], unknown, unknownEnd: 'BACK' }
      : null;
  }
  return null;
}

/** Spoken endings swallow their vowel: "-stecken" is said "-steckn". */
export const withVowel = (folded: string): string => folded.replace(/(?<=[a-z]{3}(?:[bdfgkpt]|ch))n$/, 'en');

/**
 * Returns what is known of a folded compound that lexicon parts cover only from one end: the goods it is a kind of
 * after an unknown first part ("raiffeisenpellets"), or a wood or goods before an unknown last part ("buchensackerl").
 * Null where nothing or everything is known, and for names and what grows on trees ("birkenbach", "fichtennadeln").
 */
export function splitPartly(folded: string): PartlyKnown | null {
  if (folded.length < SHORTEST_COMPOUND || folded.length > LONGEST_COMPOUND || staysWhole(folded)) return null;
  if (rootOf(folded) !== undefined || splitCompound(folded) !== null) return null;
  const said = withVowel(folded);
  return withUnknownFront(folded) ?? (said === folded ? null : withUnknownFront(said)) ?? withUnknownBack(folded);
}

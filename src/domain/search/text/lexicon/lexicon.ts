import { FOREST_LEXICON } from './forest-lexicon.data.ts';
import { FUEL_LEXICON } from './fuel-lexicon.data.ts';
import { FRONT_PARTS, LAST_PARTS, LEXICON, NEVER_SPLIT } from './lexicon.data.ts';
import { PROPERTY_LEXICON } from './property-lexicon.data.ts';
import { SPECIES_LEXICON } from './species-lexicon.data.ts';
import { TIMBER_LEXICON } from './timber-lexicon.data.ts';
import { lazy } from '#domain/lazy.ts';
import { foldText } from '#domain/text/fold.ts';
import { addForm, createFormTree } from '#domain/search/text/form-tree.ts';
import type { FormTree } from '#domain/search/text/form-tree.ts';
import { MISSPELT } from '#domain/search/text/spelling-rules.data.ts';
import { stemOf } from '#domain/search/text/stem.ts';

const ENTRY = /^(?<root>[^>:[]+?)(?:>(?<broader>[^:[]+?))?(?:\[(?<joints>[^\]]*)\])?(?::(?<words>.*))?$/;

const SHORTEST_FORM = 3;
const SHORTEST_WHOLE = 4;
/** Names whose stem would be shorter than a stem may be: "Erle", "Ulme". */
const SHORT_NAME = /^[a-z]{3}e$/;

type LastPart = { root: string; shortest: number };

type ShownForm = { text: string; root: string; isJoint: boolean };

type Lexicon = {
  rootByStem: Map<string, string>;
  broaderByRoot: Map<string, string>;
  rootByJoint: Map<string, string>;
  lastByStem: Map<string, LastPart>;
  speciesRoots: Set<string>;
  productRoots: Set<string>;
  shownForms: ShownForm[];
  neverSplit: Set<string>;
};

const lexicon = lazy(readLexicon);

function readLexicon(): Lexicon {
  const read: Lexicon = {
    rootByStem: new Map(),
    broaderByRoot: new Map(),
    rootByJoint: new Map(),
    lastByStem: new Map(),
    speciesRoots: new Set(),
    productRoots: new Set(),
    shownForms: [],
    neverSplit: new Set(wordsIn(NEVER_SPLIT).map(foldText)),
  };
  for (const line of linesIn(SPECIES_LEXICON)) addEntry(read, line, read.speciesRoots);
  for (const data of [FUEL_LEXICON, TIMBER_LEXICON])
    for (const line of linesIn(data)) addEntry(read, line, read.productRoots);
  for (const data of [FOREST_LEXICON, PROPERTY_LEXICON]) for (const line of linesIn(data)) addEntry(read, line);
  // "Holzer" is a name, but folded also the plural of "Holz".
  for (const { text } of read.shownForms) read.neverSplit.delete(foldText(text));
  for (const { part, root } of partsIn(FRONT_PARTS)) addJoint(read, part, root);
  for (const { part, root } of partsIn(LAST_PARTS)) addLastPart(read, part, root);
  return read;
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function partsIn(text: string): { part: string; root: string }[] {
  return linesIn(text).map((line) => {
    const [part = '', root = ''] = line.split(':');
    return { part: part.trim(), root: foldText(root.trim()) };
  });
}

function addWord({ rootByStem, lastByStem, shownForms }: Lexicon, word: string, root: string): void {
  const folded = foldText(word);
  const stem = stemOf(folded);
  if (!rootByStem.has(stem)) rootByStem.set(stem, root);
  const known = lastByStem.get(stem);
  const shortest = Math.min(folded.length, known?.shortest ?? folded.length);
  if (folded.length >= 4) lastByStem.set(stem, { root: known?.root ?? root, shortest });
  shownForms.push({ text: word, root, isJoint: false });
}

function addJoint({ rootByJoint, shownForms }: Lexicon, joint: string, root: string): void {
  const folded = foldText(joint);
  if (!rootByJoint.has(folded)) rootByJoint.set(folded, root);
  shownForms.push({ text: joint, root, isJoint: true });
}

function addLastPart({ lastByStem, shownForms }: Lexicon, part: string, root: string): void {
  const folded = foldText(part);
  if (!lastByStem.has(stemOf(folded))) lastByStem.set(stemOf(folded), { root, shortest: folded.length });
  shownForms.push({ text: part, root, isJoint: false });
}

/** Adds what a line of a lexicon says; `roots` collects its root. */
function addEntry(to: Lexicon, line: string, roots?: Set<string>): void {
  const groups = ENTRY.exec(line.trim())?.groups;
  const root = foldText((groups?.['root'] ?? '').trim());
  const words = wordsIn(groups?.['words'] ?? '');
  const broader = groups?.['broader'];
  roots?.add(root);
  if (broader !== undefined) to.broaderByRoot.set(root, foldText(broader.trim()));
  for (const word of words.length === 0 ? [root] : words) addWord(to, word, root);
  const joints = groups?.['joints'] === undefined ? words : wordsIn(groups['joints']);
  for (const joint of joints) addJoint(to, joint, root);
  if (roots === to.speciesRoots) for (const word of words) if (word.length >= SHORTEST_WHOLE) addJoint(to, word, root);
}

/** Returns the lexicon root of a folded word ("föhren" → "kiefer"), or undefined for unknown words. */
export function rootOf(folded: string): string | undefined {
  const { neverSplit, rootByStem } = lexicon();
  return neverSplit.has(folded) ? undefined : rootByStem.get(stemOf(folded));
}

/** Returns the next broader root ("meterscheit" → "brennholz"), or undefined. */
export const broaderOf = (root: string): string | undefined => lexicon().broaderByRoot.get(root);

/** Returns the root of a form that may precede another part of a compound, or undefined. */
export const rootOfJoint = (form: string): string | undefined => lexicon().rootByJoint.get(form);

/** Returns the root of a form that may end a compound, inflected or not, or undefined. */
export function rootOfLastPart(form: string): string | undefined {
  const last = lexicon().lastByStem.get(stemOf(form));
  return last === undefined || form.length < last.shortest ? undefined : last.root;
}

/** Says whether a root is a wood. */
export const isSpecies = (root: string): boolean => lexicon().speciesRoots.has(root);

/** Whether a root is fuel or timber: a compound ending with it is a kind of it. */
export const isProduct = (root: string): boolean => lexicon().productRoots.has(root);

/** "lärchn" as the dictionary has it. */
const withVowel = (text: string): string => text.replace(/(?<=ch|[bdfgkmpstvwxz])n$/, 'en');

/** Returns a new tree of all forms of the lexicon, to look words up that are written differently. */
export function growLexiconTree(): FormTree {
  const { shownForms, speciesRoots, rootByStem, lastByStem } = lexicon();
  const tree = createFormTree();
  const misspelt = new Set(wordsIn(MISSPELT));
  for (const { text, root, isJoint } of shownForms) {
    const folded = foldText(text);
    if (misspelt.has(folded)) continue;
    const form = { root, shown: withVowel(text), isSpecies: speciesRoots.has(root) };
    if (isJoint && folded.length >= SHORTEST_FORM) addForm(tree, folded, 'joint', form);
    if (isJoint || folded.length < SHORTEST_FORM || rootByStem.get(stemOf(folded)) !== root) continue;
    if (folded.length >= SHORTEST_WHOLE) addForm(tree, folded, 'word', form);
    addForm(tree, stemOf(folded), 'stem', form);
    if (form.isSpecies && SHORT_NAME.test(folded)) addForm(tree, folded.slice(0, -1), 'adjective', form);
    if (!lastByStem.has(stemOf(folded))) continue;
    addForm(tree, folded, 'last', form);
    addForm(tree, stemOf(folded), 'last', form);
  }
  return tree;
}

/** Whether a folded word must not be split although lexicon parts would cover it. */
export const staysWhole = (folded: string): boolean => lexicon().neverSplit.has(folded);

/** Returns all words of the lexicon, folded; the static vocabulary for suggestions. */
export const lexiconWords = (): string[] =>
  LEXICON.flatMap((data) => linesIn(data).flatMap((line) => wordsIn(ENTRY.exec(line.trim())?.groups?.['words'] ?? '')));

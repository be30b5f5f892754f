import { FRONT_PARTS, LAST_PARTS, LEXICON, NEVER_SPLIT } from './lexicon.data.ts';
import { foldText } from './fold.ts';
import { stemOf } from './stem.ts';

const ENTRY = /^(?<root>[^>:[]+?)(?:>(?<broader>[^:[]+?))?(?:\[(?<joints>[^\]]*)\])?(?::(?<words>.*))?$/;

type LastPart = { root: string; shortest: number };

const rootByStem = new Map<string, string>();
const broaderByRoot = new Map<string, string>();
const rootByJoint = new Map<string, string>();
const lastByStem = new Map<string, LastPart>();
const neverSplit = new Set(wordsIn(NEVER_SPLIT).map(foldText));

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function addWord(word: string, root: string): void {
  const folded = foldText(word);
  const stem = stemOf(folded);
  if (!rootByStem.has(stem)) rootByStem.set(stem, root);
  const known = lastByStem.get(stem);
  const shortest = Math.min(folded.length, known?.shortest ?? folded.length);
  if (folded.length >= 4) lastByStem.set(stem, { root: known?.root ?? root, shortest });
}

function addEntry(line: string): void {
  const groups = ENTRY.exec(line.trim())?.groups;
  const root = foldText((groups?.['root'] ?? '').trim());
  const words = wordsIn(groups?.['words'] ?? '');
  const broader = groups?.['broader'];
  if (broader !== undefined) broaderByRoot.set(root, foldText(broader.trim()));
  for (const word of words.length === 0 ? [root] : words) addWord(word, root);
  const joints = groups?.['joints'] === undefined ? words : wordsIn(groups['joints']);
  for (const joint of joints) {
    const folded = foldText(joint);
    if (!rootByJoint.has(folded)) rootByJoint.set(folded, root);
  }
}

function addParts(text: string, add: (part: string, root: string) => void): void {
  for (const line of linesIn(text)) {
    const [part, root] = line.split(':');
    add(foldText((part ?? '').trim()), foldText((root ?? '').trim()));
  }
}

for (const data of LEXICON) linesIn(data).forEach(addEntry);
addParts(FRONT_PARTS, (part, root) => {
  if (!rootByJoint.has(part)) rootByJoint.set(part, root);
});
addParts(LAST_PARTS, (part, root) => {
  if (!lastByStem.has(stemOf(part))) lastByStem.set(stemOf(part), { root, shortest: part.length });
});

/** Returns the lexicon root that a folded word stands for ("föhren" → "kiefer"), or undefined for other words. */
export const rootOf = (folded: string): string | undefined => rootByStem.get(stemOf(folded));

/** Returns the next broader root ("meterscheit" → "brennholz"), or undefined. */
export const broaderOf = (root: string): string | undefined => broaderByRoot.get(root);

/** Returns the root of a form that may stand in front of another part, or undefined. */
export const rootOfJoint = (form: string): string | undefined => rootByJoint.get(form);

/** Returns the root of a form that may end a compound, inflected or not, or undefined. */
export function rootOfLastPart(form: string): string | undefined {
  const last = lastByStem.get(stemOf(form));
  return last === undefined || form.length < last.shortest ? undefined : last.root;
}

/** Says whether a folded word must stay whole although lexicon parts would cover it. */
export const staysWhole = (folded: string): boolean => neverSplit.has(folded);

/** Returns all words of the lexicon, folded; the static vocabulary for suggestions. */
export const lexiconWords = (): string[] =>
  LEXICON.flatMap((data) => linesIn(data).flatMap((line) => wordsIn(ENTRY.exec(line.trim())?.groups?.['words'] ?? '')));

import { foldText } from '#domain/text/fold.ts';
import { rawWords } from '#domain/search/text/tokenise.ts';
import type { Candidate } from './candidates.ts';
import {
  type CustomUse,
  type CustomWords,
  MOST_WORDS_OF_A_PHRASE,
  hasCustomWords,
  keyOfFoldedWords,
} from './custom-words.ts';
import { type LineWord, lineWords } from './line-words.ts';
import type { Meaning } from './vocabulary/vocabulary.data.ts';

type Part = { start: number; end: number };
type Found = { by: string; use?: CustomUse };
/** A part of the line, what is read instead, and where that stands in the line that is read. */
type Change = Found & Part & { newStart: number; newEnd: number };

/** A search line with the operator's words put in. */
export type RewrittenLine = {
  line: string;
  /** Returns candidates of the rewritten line, and those of the named uses, at their places in the line as typed. */
  asTyped: (candidates: readonly Candidate[]) => Candidate[];
  /** Returns the word as typed that a word of the rewritten line stands for. */
  typedWord: (word: string) => string;
};

/** The word itself says most; what the operator wrote beside it only tips the balance. */
const OWN_WEIGHT = 1;
const BESIDE_WEIGHT = 0.5;

function foundAt(words: readonly LineWord[], at: number, custom: CustomWords): (Found & { length: number }) | null {
  const rest = words.slice(at, at + MOST_WORDS_OF_A_PHRASE);
  const firstQuoted = rest.findIndex((word) => word.isQuoted);
  const most = firstQuoted === -1 ? rest.length : firstQuoted;
  for (let length = most; length >= 1; length -= 1) {
    const key = keyOfFoldedWords(rest.slice(0, length).map((word) => word.folded));
    const replacement = custom.synonyms.get(key);
    if (replacement !== undefined) return { by: replacement, length };
    const use = custom.uses.get(key);
    if (use !== undefined) return { by: ' ', use, length };
    if (custom.stopWords.has(key)) return { by: ' ', length };
  }
  return null;
}

function changesIn(line: string, custom: CustomWords): Change[] {
  const words = lineWords(line);
  const changes: Change[] = [];
  let shift = 0;
  for (let at = 0; at < words.length;) {
    const found = foundAt(words, at, custom);
    const start = words[at]?.start ?? 0;
    const end = words[at + (found?.length ?? 1) - 1]?.end ?? start;
    at += found?.length ?? 1;
    if (found === null) continue;
    const newStart = start + shift;
    changes.push({ ...found, start, end, newStart, newEnd: newStart + found.by.length });
    shift += found.by.length - (end - start);
  }
  return changes;
}

function rewritten(line: string, changes: readonly Change[]): string {
  let text = '';
  let from = 0;
  for (const { start, end, by } of changes) {
    text += line.slice(from, start) + by;
    from = end;
  }
  return text + line.slice(from);
}

/** The place as typed of a part of the rewritten line; a part of what was put in stands for all of what was typed. */
function placeAsTyped({ start, end }: Part, changes: readonly Change[]): Part {
  const place = { start, end };
  for (const change of changes) {
    const shift = change.end - change.newEnd;
    if (start >= change.newStart) place.start = start < change.newEnd ? change.start : start + shift;
    if (end > change.newStart) place.end = end <= change.newEnd ? change.end : end + shift;
  }
  return place;
}

/** A category that contradicts the rest of the line counts for nothing, the words beside it still do. */
function meaningsOfUse({ category, prefers }: CustomUse, text: string): Meaning[] {
  const preferences = [
    { weight: OWN_WEIGHT, words: text },
    ...prefers.map((words) => ({ weight: BESIDE_WEIGHT, words })),
  ];
  const soft: Meaning = { kind: 'CATEGORY', filters: {}, prefers: preferences };
  return category === null ? [soft] : [{ ...soft, category, votes: 2 }, soft];
}

function candidateOfUse(line: string, { start, end, use }: Change): Candidate[] {
  if (use === undefined) return [];
  const text = line.slice(start, end);
  return [{ start, end, text, term: '', meanings: meaningsOfUse(use, text) }];
}

function typedWordsOf(line: string, changes: readonly Change[]): Map<string, string> {
  const typed = new Map<string, string>();
  for (const { by, start, end } of changes)
    for (const word of rawWords(by)) typed.set(foldText(word), line.slice(start, end));
  return typed;
}

/**
 * Returns a search line as it is to be read once the operator's words count: synonyms are put in for what was typed,
 * named uses and stop words are taken out. Words between quotation marks stay, and what was put in is not looked up again.
 */
export function rewriteLine(line: string, custom: CustomWords | undefined): RewrittenLine {
  const changes = custom === undefined || !hasCustomWords(custom) ? [] : changesIn(line, custom);
  if (changes.length === 0) return { line, asTyped: (candidates) => [...candidates], typedWord: (word) => word };
  const typed = typedWordsOf(line, changes);
  return {
    line: rewritten(line, changes),
    asTyped: (candidates) =>
      [
        ...candidates.map((candidate) => {
          const { start, end } = placeAsTyped(candidate, changes);
          return { ...candidate, start, end, text: line.slice(start, end) };
        }),
        ...changes.flatMap((change) => candidateOfUse(line, change)),
      ].toSorted((left, right) => left.start - right.start),
    typedWord: (word) => typed.get(foldText(word)) ?? word,
  };
}

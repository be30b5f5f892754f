import { foldText } from '#domain/text/fold.ts';
import { cologneCode } from './cologne-phonetics.ts';
import { editDistance } from '#domain/text/edit-distance.ts';

const SHORTEST_WORD = 4;
const LONGEST_WORD = 24;
/** Words from this length on may be two letters off. */
const LONG_WORD = 7;
const COMPARED_BEGINNING = 7;
/** A word that exists is only corrected to one this many times as frequent: adverts contain typing errors too. */
const RATIO_TO_KNOWN_WORD = 50;
const MOST_SUGGESTIONS = 5;
/** Shorter codes are shared by unrelated words. */
const SHORTEST_CODE = 4;
/** Words that sound the same may differ by so many letters. */
const MOST_LETTERS_OFF_BY_SOUND = 4;

type Entry = { word: string; folded: string; frequency: number };
/** Words of the adverts by prefixes with deleted letters (symmetric delete) and by sound; see `buildTypoIndex`. */
export type TypoIndex = {
  readonly entries: readonly Entry[];
  readonly entryByFolded: ReadonlyMap<string, number>;
  readonly entriesByDeletion: ReadonlyMap<string, readonly number[]>;
  readonly entriesByCode: ReadonlyMap<string, readonly number[]>;
};
export type Correction = { word: string; frequency: number; distance: number };

const distanceFor = (folded: string): 1 | 2 => (folded.length >= LONG_WORD ? 2 : 1);

function deletionsOf(folded: string): Set<string> {
  const beginning = folded.slice(0, COMPARED_BEGINNING);
  const deletions = new Set([beginning]);
  let newest = [beginning];
  for (let round = 0; round < distanceFor(folded); round += 1) {
    const next: string[] = [];
    for (const text of newest) {
      for (let at = 0; at < text.length; at += 1) {
        const shorter = text.slice(0, at) + text.slice(at + 1);
        if (deletions.has(shorter)) continue;
        deletions.add(shorter);
        next.push(shorter);
      }
    }
    newest = next;
  }
  return deletions;
}

function foldedEntries(words: ReadonlyMap<string, number>): Entry[] {
  const entryByFolded = new Map<string, Entry>();
  for (const [word, frequency] of words) {
    const folded = foldText(word);
    if (folded.length < SHORTEST_WORD || folded.length > LONGEST_WORD || /\d/.test(folded)) continue;
    const known = entryByFolded.get(folded);
    if (known === undefined) entryByFolded.set(folded, { word, folded, frequency });
    else if (known.frequency < frequency)
      entryByFolded.set(folded, { word, folded, frequency: frequency + known.frequency });
    else known.frequency += frequency;
  }
  return [...entryByFolded.values()];
}

/** Returns the index over words and the number of adverts that contain each; words of 4 to 24 letters without digits. */
export function buildTypoIndex(words: ReadonlyMap<string, number>): TypoIndex {
  const entries = foldedEntries(words);
  const entriesByDeletion = new Map<string, number[]>();
  const entriesByCode = new Map<string, number[]>();
  const add = (ids: Map<string, number[]>, key: string, id: number): void => {
    const known = ids.get(key);
    if (known === undefined) ids.set(key, [id]);
    else known.push(id);
  };
  entries.forEach(({ folded }, id) => {
    for (const deletion of deletionsOf(folded)) add(entriesByDeletion, deletion, id);
    const code = cologneCode(folded);
    if (code.length >= SHORTEST_CODE) add(entriesByCode, code, id);
  });
  const entryByFolded = new Map(entries.map((entry, id) => [entry.folded, id]));
  return { entries, entryByFolded, entriesByDeletion, entriesByCode };
}

/**
 * Returns words that may have been meant: one or two letters off, or with the same sound. Nearest first, then most
 * frequent; none for a word that is as frequent itself.
 */
export function suggestCorrections(index: TypoIndex, word: string): Correction[] {
  const folded = foldText(word.slice(0, LONGEST_WORD * 2));
  if (folded.length < SHORTEST_WORD || folded.length > LONGEST_WORD + 2 || /\d/.test(folded)) return [];
  const own = index.entryByFolded.get(folded);
  const least = (own === undefined ? 0 : (index.entries[own]?.frequency ?? 0)) * RATIO_TO_KNOWN_WORD;
  const limit = distanceFor(folded);
  const seen = new Set<number>(own === undefined ? [] : [own]);
  const corrections: Correction[] = [];
  const consider = (id: number, most: number): void => {
    const entry = index.entries[id];
    if (entry === undefined || seen.has(id)) return;
    seen.add(id);
    if (entry.frequency < least) return;
    const distance = editDistance(folded, entry.folded, most);
    if (distance <= most) corrections.push({ word: entry.word, frequency: entry.frequency, distance });
  };
  for (const id of index.entriesByCode.get(cologneCode(folded)) ?? []) consider(id, MOST_LETTERS_OFF_BY_SOUND);
  for (const deletion of deletionsOf(folded)) {
    for (const id of index.entriesByDeletion.get(deletion) ?? []) {
      // The first letter is hardly ever mistyped along with another one: "Löffelholz" is no "Ofenholz".
      const begins = index.entries[id]?.folded.charAt(0) === folded.charAt(0);
      consider(id, begins ? limit : 1);
    }
  }
  return corrections
    .sort(
      (left, right) =>
        left.distance - right.distance || right.frequency - left.frequency || (left.word < right.word ? -1 : 1),
    )
    .slice(0, MOST_SUGGESTIONS);
}

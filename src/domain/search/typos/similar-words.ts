import { foldText } from '#domain/text/fold.ts';

const SHORTEST_WORD = 4;
const LONGEST_WORD = 40;
const LEAST_SIMILARITY = 0.4;
const MOST_SIMILAR = 8;
const GRAM = 3;
/** Marks where a word begins and ends, so that its beginning counts more than its middle. */
const EDGE = '^';

/** Words by their runs of three letters; built by `buildTrigramIndex`. */
export type TrigramIndex = {
  readonly words: readonly string[];
  readonly gramCounts: Uint8Array;
  readonly wordsByGram: ReadonlyMap<string, Uint32Array>;
};
/** `similarity`: shared trigrams of all trigrams of both words, 0 to 1. */
export type SimilarWord = { word: string; similarity: number };

function gramsOf(folded: string): Set<string> {
  const text = `${EDGE}${EDGE}${folded}${EDGE}`;
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= text.length; at += 1) grams.add(text.slice(at, at + GRAM));
  return grams;
}

const isComparable = (folded: string): boolean =>
  folded.length >= SHORTEST_WORD && folded.length <= LONGEST_WORD && !/\d/.test(folded);

/** Returns the index over words; those of 4 to 40 letters without digits, each spelling once when folded. */
export function buildTrigramIndex(words: Iterable<string>): TrigramIndex {
  const kept: string[] = [];
  const seen = new Set<string>();
  const ids = new Map<string, number[]>();
  const counts: number[] = [];
  for (const word of words) {
    const folded = foldText(word);
    if (!isComparable(folded) || seen.has(folded)) continue;
    seen.add(folded);
    const grams = gramsOf(folded);
    for (const gram of grams) {
      const known = ids.get(gram);
      if (known === undefined) ids.set(gram, [kept.length]);
      else known.push(kept.length);
    }
    kept.push(word);
    counts.push(grams.size);
  }
  const wordsByGram = new Map([...ids].map(([gram, list]) => [gram, Uint32Array.from(list)]));
  return { words: kept, gramCounts: Uint8Array.from(counts), wordsByGram };
}

/**
 * Returns the words of the index that share most trigrams with a word, the most similar first, at most eight with a
 * similarity of at least 0.4, without the word itself.
 */
export function similarWords(index: TrigramIndex, word: string): SimilarWord[] {
  const folded = foldText(word.slice(0, LONGEST_WORD * 2));
  if (!isComparable(folded)) return [];
  const grams = gramsOf(folded);
  const shared = new Uint8Array(index.words.length);
  const touched: number[] = [];
  for (const gram of grams) {
    for (const id of index.wordsByGram.get(gram) ?? []) {
      if (shared[id] === 0) touched.push(id);
      shared[id] = (shared[id] ?? 0) + 1;
    }
  }
  const similar: (SimilarWord & { folded: string })[] = [];
  for (const id of touched) {
    const common = shared[id] ?? 0;
    const similarity = common / (grams.size + (index.gramCounts[id] ?? 0) - common);
    const found = index.words[id];
    if (similarity < LEAST_SIMILARITY || found === undefined) continue;
    const other = foldText(found);
    if (other !== folded) similar.push({ word: found, similarity, folded: other });
  }
  return similar
    .sort((one, other) => other.similarity - one.similarity || (one.folded < other.folded ? -1 : 1))
    .slice(0, MOST_SIMILAR)
    .map(({ word: found, similarity }) => ({ word: found, similarity }));
}

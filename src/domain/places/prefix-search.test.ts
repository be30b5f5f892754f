import { describe, expect, it } from 'vitest';
import { createPrefixSearch } from './prefix-search.ts';

/** 3000 words "aaa" … with scores that jump up and down, so that neither order follows from the other. */
const words = [...Array(3000).keys()].map((index) => {
  const letters = [index % 26, Math.floor(index / 26) % 26, Math.floor(index / 676)];
  const text = letters.map((letter) => String.fromCharCode(97 + letter)).join('');
  return { text, item: text, score: (index * 7919) % 3001 };
});
const search = createPrefixSearch(words, (word) => word);

const bestByFullSort = (prefix: string, limit: number) =>
  words
    .filter((word) => word.text.startsWith(prefix))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map((word) => word.item);

const bestFound = (prefix: string, limit: number) =>
  search(prefix, limit)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map((word) => word.item);

describe('a search by beginnings', () => {
  it.each(['', 'a', 'm', 'ab', 'zz', 'aaa'])('finds the best for "%s" that sorting everything finds', (prefix) => {
    expect(bestFound(prefix, 5)).toEqual(bestByFullSort(prefix, 5));
  });

  it('finds a whole word even where hundreds of better ones begin with it', () => {
    const longer = words.map((word) => ({ ...word, text: `graz-${word.text}` }));
    const found = createPrefixSearch([...longer, { text: 'graz', item: 'Graz', score: -1 }], (word) => word)('graz', 3);
    expect(found.map((word) => word.item)).toContain('Graz');
    expect(found.length).toBeLessThan(10);
  });

  it('finds nothing for a beginning that no word has', () => {
    expect(search('ß', 5)).toEqual([]);
  });
});

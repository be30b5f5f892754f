import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildTrigramIndex, similarWords } from './similar-words.ts';

const index = buildTrigramIndex([
  'Pfahlspitze',
  'Weidezaunpfähle',
  'Weinbergpfähle',
  'Rückewagen',
  'Rückezug',
  'Sägespäne',
  'Schwartling',
  'Schwarten',
  'Schwartlinge',
  'Räucherspäne',
  'Räucherholz',
  'schwarten',
]);
const wordsLike = (word: string): string[] => similarWords(index, word).map((found) => found.word);

describe('words that look alike', () => {
  it.each([
    ['Schwartlingholz', 'Schwartling'],
    ['Weidepfähle', 'Weidezaunpfähle'],
    ['Räuchermehl', 'Räucherholz'],
    ['Rückwagen', 'Rückewagen'],
    ['saegespan', 'Sägespäne'],
  ])('"%s" is like "%s"', (typed, similar) => expect(wordsLike(typed)[0]).toBe(similar));

  it('come the most similar first, with how similar they are', () => {
    const found = similarWords(index, 'Schwartlin');
    expect(found.map(({ word }) => word)).toEqual(['Schwartling', 'Schwartlinge', 'Schwarten']);
    const similarities = found.map(({ similarity }) => similarity);
    expect(similarities).toEqual([...similarities].sort((one, other) => other - one));
    for (const similarity of similarities) expect(similarity).toBeGreaterThanOrEqual(0.4);
    for (const similarity of similarities) expect(similarity).toBeLessThan(1);
  });

  it('are not the word itself, in any spelling', () => {
    expect(wordsLike('SCHWARTEN')).not.toContain('Schwarten');
    expect(wordsLike('Raeucherholz')).not.toContain('Räucherholz');
  });

  it('are none for words that share little, short words and numbers', () => {
    for (const typed of ['Traktor', 'Pfa', '', '33er', '🌲', 'дерево', 'x'.repeat(10_000)])
      expect(wordsLike(typed)).toEqual([]);
  });

  it('are found for any word without an error', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        for (const { similarity } of similarWords(index, text)) expect(similarity).toBeLessThan(1);
      }),
    );
  });

  it('are found quickly among 40,000 words', () => {
    const syllables = 'ba ce di fo gu hel kin lor mas nut per qua ras sol tim ver wun xen zop fil'.split(' ');
    const many = Array.from({ length: 40_000 }, (_, number) => {
      const at = (divisor: number): string => syllables[Math.floor(number / divisor) % syllables.length] ?? '';
      return at(1) + at(20) + at(400) + at(8_000);
    });
    const large = buildTrigramIndex(many);
    const typed = ['bacedifo', 'helkinlormas', 'versolpertim', 'zopfil'];
    for (const word of typed) similarWords(large, word);
    const times = Array.from({ length: 40 }, () => {
      const start = performance.now();
      for (const word of typed) similarWords(large, word);
      return (performance.now() - start) / typed.length;
    });
    expect(Math.min(...times)).toBeLessThan(2);
  });
});

import { describe, expect, it } from 'vitest';
import { buildTypoIndex } from '#domain/search/typos/typo-index.ts';
import { correctedLine, suggestCorrectedTerms } from './correct-line.ts';
import { buildPrefixTypos } from './prefix-typos.ts';
import { buildTermSuggestions } from './term-suggestions.ts';

const words = new Map<string, number>([
  ['brennholz', 500],
  ['buche', 300],
  ['lärche', 200],
  ['trocken', 150],
  ['jeder', 400],
  ['balken', 90],
  ['hobelspäne', 40],
  ['kachelofen', 30],
  ['fichte', 250],
  ['pellets', 100],
]);
const mender = {
  typos: buildTypoIndex(words),
  beginnings: buildPrefixTypos(words),
  terms: buildTermSuggestions(
    [
      'Brennholz',
      'Brennholz Buche',
      'Brennholz Buche trocken',
      'Jeder Lärche',
      'Balken Lärche',
      'Hobelspäne',
      'Fichte trocken',
      'Pellets lose',
      'Kachelofen',
    ].map((text) => ({ text, weight: 5 })),
  ),
};
const mended = (line: string) => suggestCorrectedTerms(mender, line, 6);

describe('suggestions for a mistyped line', () => {
  it.each([
    ['brehnh', 'Brennholz'],
    ['Brehnholz bu', 'Brennholz Buche'],
    ['prennh', 'Brennholz'],
    ['brenhol', 'Brennholz'],
    ['fichde tr', 'Fichte trocken'],
    ['Brennholz Bucghe tr', 'Brennholz Buche trocken'],
    ['pelets', 'Pellets lose'],
  ])('%s may begin %s', (typed, meant) => {
    expect(mended(typed)).toContain(meant);
  });

  it.each(['Nut und Feder', 'Hobelspäne Ballen', 'Nut und Feder Lärche', 'Feder', 'Ballen', 'Ballenpresse'])(
    'a word is never bent into something that the line does not go with: %s',
    (typed) => {
      for (const text of [...mended(typed), correctedLine(mender, typed) ?? ''])
        expect(text).not.toMatch(/Jeder|Hobelspäne Balken|Nut/i);
    },
  );

  it('a fine line, a short one, numbers and junk give nothing', () => {
    for (const line of [
      'Brennholz Buche',
      'br',
      '4020',
      '🌲',
      '',
      'x'.repeat(10_000),
      '__proto__',
      'a b c d e f g h i',
    ])
      expect(mended(line)).toEqual([]);
  });

  it('whole words are corrected where they stand alone or beside a word they go with', () => {
    expect(correctedLine(mender, 'Bucghe')).toBe('buche');
    expect(correctedLine(mender, 'Brennholz Bucghe 33 cm')).toBe('Brennholz buche 33 cm');
    expect(correctedLine(mender, 'Brennholz Buche')).toBeNull();
  });
});

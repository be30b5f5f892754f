import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { analyseForIndex, analyseQuery } from '#domain/search/text/analyse.ts';
import { readSearchLine } from './read-search-line.ts';

const findPlace = () => null;
const LONGEST_LINE = 500;

const word = fc.oneof(
  fc.constantFrom(
    'Buche',
    'Brennholz',
    'hoiz',
    'oachane',
    'Raiffeisenpellets',
    'Brenn',
    'Holz',
    '33',
    'cm',
    '4m',
    'fichte4m',
  ),
  fc.constantFrom(
    'und',
    'für',
    'kaufen',
    '"',
    '„',
    '-',
    '+',
    '10x10',
    '€',
    '🌲',
    'дерево',
    '木材',
    'خشب',
    '\u0301',
    'ß',
    'ae',
  ),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const line = fc
  .array(word, { maxLength: 100 })
  .chain((words) => fc.constantFrom(' ', '', '-', ', ').map((gap) => words.join(gap).slice(0, LONGEST_LINE)));

describe('any line', () => {
  it('is read, and what stays text can be searched for', () => {
    fc.assert(
      fc.property(line, (text) => {
        const { understood, textWords } = readSearchLine(text, { findPlace });
        for (const { start, end } of understood) expect(text.slice(start, end)).not.toBe('');
        for (const { groups } of textWords) {
          expect(groups.length).toBeGreaterThan(0);
          for (const group of groups) for (const lexeme of group) expect(lexeme).toMatch(/^.{1,60}$/su);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('finds an advert that says the same, whatever it says', () => {
    fc.assert(
      fc.property(line, (text) => {
        const lexemes = new Set(analyseForIndex(text));
        for (const group of analyseQuery(text).required) expect(group.some((lexeme) => lexemes.has(lexeme))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

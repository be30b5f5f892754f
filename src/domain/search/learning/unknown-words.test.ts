import { describe, expect, it } from 'vitest';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import { unknownWords } from './unknown-words.ts';

const unknownIn = (line: string) => unknownWords(line, readSearchLine(line, { findPlace: () => null }));

describe('the words of a search that may be counted', () => {
  it('are those that stayed text and mean nothing, each once and in lower case', () => {
    expect(unknownIn('Brennholz Zwirbelix 33 cm zwirbelix Buche')).toEqual(['zwirbelix']);
    expect(unknownIn('suche günstiges Brennholz')).toEqual([]);
    expect(unknownIn('Buchenbretter')).toEqual([]);
  });

  it.each([
    'zwirbelix hans.huber@example.at',
    'Zwirbelix Hans Huber 0664 123 45 67',
    'zwirbelix +43 (0)664/1234567',
    'zwirbelix https://example.at/hans',
    'zwirbelix www.hans-huber.at',
  ])('are none of a line with an address or a telephone number: %s', (line) => {
    expect(unknownIn(line)).toEqual([]);
  });

  it('are none with a digit, none of two letters, none of more than 40', () => {
    expect(unknownIn(`hans1967 zz ${'z'.repeat(41)} ${'𠮷'.repeat(2)} 🌲🌲🌲`)).toEqual([]);
    expect(unknownIn(`${'z'.repeat(40)} кукла`)).toEqual(['z'.repeat(40), 'кукла']);
  });
});

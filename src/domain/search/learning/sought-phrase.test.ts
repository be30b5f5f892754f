import { describe, expect, it } from 'vitest';
import { soughtPhrase } from './sought-phrase.ts';

const phraseOf = (line: string) => soughtPhrase(line, {});

describe('a search line that may be offered to others', () => {
  it('is one phrase however it is written, and names the words that adverts have to hold', () => {
    expect(phraseOf('  Brennholz   Buche 33 cm ')).toEqual({
      phrase: 'brennholz buche 33 cm',
      shown: 'Brennholz Buche 33 cm',
      unsure: [],
    });
    expect(phraseOf('brennholz, BUCHE 33 cm')?.phrase).toBe('brennholz buche 33 cm');
    expect(phraseOf('Zwirbelix Buche')?.unsure).toEqual(['zwirbelix']);
  });

  it.each([
    'hans@example.at',
    'Brennholz 0664 1234567',
    'Buche 4020',
    'Huber1967 Buche',
    'www.example.at Buche',
    'Buche <b>',
    'ab',
    'z'.repeat(61),
    'Buche Eiche Esche Ahorn Birke Erle Fichte',
    '🌲🌲🌲',
  ])('is not: %s', (line) => {
    expect(phraseOf(line)).toBeNull();
  });

  it('is none where it names a place', () => {
    const place = { name: 'Graz', postalCode: '8010', countryCode: 'AT' };
    expect(soughtPhrase('Brennholz Graz', { place })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { checkCustomWord } from './check-custom-word.ts';

const known = {
  findPlace: (name: string) =>
    name.toLowerCase() === 'graz' ? { name: 'Graz', postalCode: '8010', countryCode: 'AT' } : null,
  isWordOfAdverts: (folded: string) => folded === 'nasenbar',
};
const SYNONYM = {
  kind: 'SYNONYM',
  words: ['zwirbelix'],
  replacement: 'Brennholz',
  category: null,
  prefers: [],
  overrules: false,
} as const;
const check = (wish: object) => checkCustomWord({ ...SYNONYM, ...wish }, known);

describe('an entry of the operator', () => {
  it('is taken where its words are new and its meaning is known', () => {
    expect(check({})).toBeNull();
    expect(check({ words: ['Zwirbel-Ix', "d'Zwirbel", 'zwir bel ix aa'] })).toBeNull();
    expect(check({ replacement: 'Nasenbär' })).toBeNull();
    expect(check({ replacement: 'Brennholz 33 cm' })).toBeNull();
    expect(check({ kind: 'STOP_WORD' })).toBeNull();
    expect(check({ kind: 'USE', prefers: ['Lärche'] })).toBeNull();
  });

  it.each(['33', '12345', '🌲🌲', 'a', '<b>zwirbel</b>', 'zwirbel;ix', "';--"])('is no word: %s', (word) => {
    expect(check({ words: [word] })).toMatchObject({ field: 'words', code: 'FORM', word });
  });

  it('is refused with five words in a phrase, and with a word twice in another form', () => {
    expect(check({ words: ['aa bb cc dd ee'] })).toMatchObject({ code: 'TOO_LONG' });
    expect(check({ words: ['Zwirbelix', 'zwirbelixen'] })).toMatchObject({ code: 'TWICE', word: 'zwirbelixen' });
  });

  it('warns of a word that means something already, and takes it once that is overruled', () => {
    for (const [word, meaning] of [
      ['Fichte', { kind: 'WORD', root: 'fichte' }],
      ['Buchenbretter', { kind: 'WORD' }],
      ['Graz', { kind: 'PLACE', name: 'Graz' }],
    ] as const) {
      expect(check({ words: [word] })).toMatchObject({ field: 'words', code: 'KNOWN', word, meaning });
      expect(check({ words: [word], overrules: true })).toBeNull();
    }
  });

  it('never takes a known word for a stop word', () => {
    expect(check({ kind: 'STOP_WORD', words: ['Fichte'], overrules: true })).toMatchObject({ code: 'KNOWN' });
  });

  it('never takes a phrase with a known word for one', () => {
    const phrase = { kind: 'STOP_WORD' as const, words: ['zwirbel fichte'] };
    expect(check(phrase)).toMatchObject({ code: 'KNOWN', word: 'fichte' });
  });

  it('names a meaning that the search knows, and not the word itself', () => {
    expect(check({ replacement: '' })).toMatchObject({ field: 'replacement', code: 'MISSING' });
    expect(check({ replacement: 'Schnurzelpurz' })).toMatchObject({ code: 'UNKNOWN', word: 'Schnurzelpurz' });
    expect(check({ replacement: '33' })).toMatchObject({ code: 'UNKNOWN' });
    expect(check({ words: ['Brennhölzer'], overrules: true })).toMatchObject({ field: 'replacement', code: 'SAME' });
  });

  it('a use says something, in words', () => {
    expect(check({ kind: 'USE' })).toEqual({ field: 'category', code: 'EMPTY' });
    expect(check({ kind: 'USE', prefers: ['77'] })).toEqual({ field: 'prefers', code: 'FORM', word: '77' });
  });
});

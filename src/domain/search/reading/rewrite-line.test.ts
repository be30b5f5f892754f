import { describe, expect, it } from 'vitest';
import { NO_CUSTOM_WORDS, customWordsOf } from './custom-words.ts';
import { readSearchLine } from './read-search-line.ts';

const customWords = customWordsOf([
  { kind: 'SYNONYM', words: ['Zwirbelfax', 'Hoazholz'], replacement: 'Brennholz trocken' },
  { kind: 'SYNONYM', words: ['Zwack'], replacement: 'Zwick' },
  { kind: 'USE', words: ['Hupfburg bauen'], category: 'SAWN_WOOD', prefers: ['Lärche'] },
  { kind: 'USE', words: ['Zwergerlturm'], category: null, prefers: ['Kantholz'] },
  { kind: 'STOP_WORD', words: ['wuascht'] },
]);
const read = (line: string, words = customWords) => readSearchLine(line, { findPlace: () => null, customWords: words });

describe('the words of the operator', () => {
  it('a synonym is read like what it stands for, inflected or not, and shown as it was typed', () => {
    for (const typed of ['Zwirbelfax', 'zwirbelfaxe', 'HOAZHOLZ']) {
      const { filters, understood, termsLeft } = read(`${typed} 33 cm`);
      expect(filters.category).toBe('FIREWOOD');
      expect(understood.map(({ kind }) => kind)).toEqual(['CATEGORY', 'DRYING', 'LENGTH']);
      expect(termsLeft).toBe('');
      expect(understood.map(({ text }) => text)).toEqual([typed, typed, '33 cm']);
    }
    expect(read('Zwirbelfax', NO_CUSTOM_WORDS)).toMatchObject({ filters: {}, termsLeft: 'Zwirbelfax' });
  });

  it('places in the line stay those of the line as typed', () => {
    const line = 'wuascht Buche Hoazholz 33 cm';
    for (const { start, end, text } of read(line).understood) expect(line.slice(start, end)).toBe(text);
    expect(read(line).understood.map(({ text }) => text)).toEqual(['Buche', 'Hoazholz', 'Hoazholz', '33 cm']);
  });

  it('a synonym that stays text is asked for by its meaning and named as it was typed', () => {
    expect(read('zwack')).toMatchObject({
      termsLeft: 'Zwick',
      lexemes: [['zwick']],
      textWords: [{ text: 'zwack', groups: [['zwick']] }],
    });
  });

  it('a stop word is overread, even as the only word', () => {
    expect(read('wuascht')).toMatchObject({ termsLeft: '', textWords: [], filters: {} });
    expect(read('Buche wuascht').termsLeft).toBe(read('Buche').termsLeft);
  });

  it('a use names its category and prefers words; a stronger word for another category wins', () => {
    const alone = read('Hupfburg bauen');
    expect(alone).toMatchObject({ filters: { category: 'SAWN_WOOD' }, termsLeft: '' });
    expect(alone.preferences.map(({ words }) => words)).toEqual(['Hupfburg bauen', 'Lärche']);
    const contradicted = read('Pellets Hupfburg bauen');
    expect(contradicted.filters.category).toBe('PELLETS');
    expect(contradicted.preferences).toHaveLength(2);
    expect(read('Zwergerlturm')).toMatchObject({ filters: {}, preferences: [{}, { words: 'Kantholz' }] });
  });

  it('words between quotation marks are taken as they stand, and a phrase needs all its words', () => {
    expect(read('"Zwirbelfax"').filters).toEqual({});
    expect(read('Hupfburg "bauen"').filters).toEqual({});
    expect(read('Hupfburg').filters).toEqual({});
  });

  it('what was put in is not looked up again, so that two entries cannot turn in a circle', () => {
    const circle = customWordsOf([
      { kind: 'SYNONYM', words: ['zwick'], replacement: 'zwack' },
      { kind: 'SYNONYM', words: ['zwack'], replacement: 'zwick' },
    ]);
    expect(read('zwick zwack', circle).termsLeft).toBe('zwack zwick');
  });

  it('a line of a hundred custom words is read within bounds', () => {
    const { understood } = read(Array.from({ length: 100 }, () => 'hoazholz').join(' '));
    expect(understood.length).toBeLessThanOrEqual(60);
  });
});

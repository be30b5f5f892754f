import { describe, expect, it } from 'vitest';

import { readingForms } from '#domain/search/reading/vocabulary/vocabulary.ts';
import { correctWord } from './correct-word.ts';
import { buildTypoIndex } from './typo-index.ts';

const typos = buildTypoIndex(
  new Map([
    ['Buchenbrennholz', 400],
    ['Kipperzufahrt', 60],
    ['Hochlagen', 30],
    ['Brennholz', 900],
    ['Brenholz', 3],
    ['Liste', 8],
  ]),
);
const correct = (word: string) =>
  correctWord(word, { forms: readingForms(), typos, isPlace: (text) => text === 'Pinka' });

describe('a mistyped word', () => {
  it.each([
    ['Buchenbrehnholz', 'buchenbrennholz'],
    ['Kachelofnhlz', 'kachelofenholz'],
    ['Hakschnitzelheizung', 'hackschnitzelheizung'],
    ['Lärchenschnitthloz', 'lärchenschnittholz'],
    ['Kiperzufahrt', 'Kipperzufahrt'],
    ['Hochlahgen', 'Hochlagen'],
    ['Bircken', 'birke'],
    ['Bukhe', 'buche'],
    ['hackr', 'hacker'],
  ])('%s is corrected to %s', (typed, meant) => expect(correct(typed)).toBe(meant));

  it('is corrected to a much more frequent one even where adverts hold it', () => {
    expect(correct('Brenholz')).toBe('Brennholz');
  });
});

describe('no correction', () => {
  it.each([
    'Pflasterholz',
    'Schleppertage',
    'Pinka',
    'Liste',
    'Buachenholz',
    'spaltbar',
    'Raiffeisen',
    'hell',
    'füllen',
    'drehen',
    'schnellste',
    'schnellere',
    'hellste',
    'rissige',
    'Stihl',
    'Lindner',
    'Entsafter',
    'gefunden',
    'Schrott',
    'Friedhofsmauer',
    'Waldrand',
    '33er',
    '🌲',
    '',
  ])('is made of %s', (typed) => {
    expect(correct(typed)).toBeNull();
  });
});

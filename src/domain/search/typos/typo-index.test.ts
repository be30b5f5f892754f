import { describe, expect, it } from 'vitest';

import { editDistance } from '#domain/text/edit-distance.ts';
import { buildTypoIndex, suggestCorrections } from './typo-index.ts';

const words = new Map<string, number>([
  ['Brennholz', 900],
  ['Pellets', 400],
  ['Lärche', 300],
  ['Föhre', 200],
  ['Kiefer', 250],
  ['Schüttraummeter', 120],
  ['Raummeter', 500],
  ['Hackschnitzel', 150],
  ['Douglasie', 80],
  ['Schnittholz', 260],
  ['Harvester', 60],
  ['Buche', 800],
  ['Eiche', 350],
  ['Esche', 200],
  ['Fichte', 700],
  ['Tanne', 180],
  ['Rundholz', 420],
  ['Bretter', 220],
  ['trocken', 640],
  ['ofenfertig', 320],
  ['Zustellung', 330],
  ['Robinie', 70],
  ['Zwetschke', 30],
  ['Scheitholz', 210],
  ['Brettern', 2],
  ['Buchen', 300],
]);
const index = buildTypoIndex(words);

describe('typing errors', () => {
  it.each([
    ['brenholz', 'Brennholz'],
    ['brennhols', 'Brennholz'],
    ['brennhoz', 'Brennholz'],
    ['pelets', 'Pellets'],
    ['pelletts', 'Pellets'],
    ['lerche', 'Lärche'],
    ['föhrre', 'Föhre'],
    ['schütraumeter', 'Schüttraummeter'],
    ['hakschnitzel', 'Hackschnitzel'],
    ['hackschnizel', 'Hackschnitzel'],
    ['duglasie', 'Douglasie'],
    ['douglassie', 'Douglasie'],
    ['schnitholz', 'Schnittholz'],
    ['hawester', 'Harvester'],
    ['fihcte', 'Fichte'],
    ['rundhloz', 'Rundholz'],
    ['troken', 'trocken'],
    ['ofenfertik', 'ofenfertig'],
    ['zusttelung', 'Zustellung'],
    ['robiene', 'Robinie'],
    ['zwetschge', 'Zwetschke'],
    ['sheitholz', 'Scheitholz'],
  ])('"%s" is corrected to "%s"', (typed, meant) => {
    const corrections = suggestCorrections(index, typed);
    expect(corrections.slice(0, 2).map(({ word }) => word)).toContain(meant);
  });

  it.each([
    ['Prehnhohlz', 'Brennholz'],
    ['Haggschnizzel', 'Hackschnitzel'],
    ['Zustehlunk', 'Zustellung'],
  ])('"%s" sounds like "%s"', (typed, meant) => {
    expect(suggestCorrections(index, typed)[0]?.word).toBe(meant);
  });

  it('keep the first letter of a word that is two letters off', () => {
    const words = buildTypoIndex(new Map([['Ofenholz', 40]]));
    expect(suggestCorrections(words, 'Löffelholz')).toEqual([]);
    expect(suggestCorrections(words, 'Ofnholtz')[0]?.word).toBe('Ofenholz');
  });

  it('are none where only the umlaut is missing or written out', () => {
    for (const typed of ['fohre', 'foehre', 'schuttraummeter', 'laerche'])
      expect(suggestCorrections(index, typed)).toEqual([]);
  });

  it('are not seen in a known word unless the other is fifty times as frequent', () => {
    expect(suggestCorrections(index, 'Esche')).toEqual([]);
    expect(suggestCorrections(index, 'Buchen')).toEqual([]);
    expect(suggestCorrections(index, 'Brettern')).toEqual([{ word: 'Bretter', frequency: 220, distance: 1 }]);
  });

  it('are not sought in short words, numbers and endless words', () => {
    expect(suggestCorrections(index, 'bu')).toEqual([]);
    expect(suggestCorrections(index, '33er')).toEqual([]);
    expect(suggestCorrections(index, 'brennholz'.repeat(1_000))).toEqual([]);
  });
});

describe('the edit distance', () => {
  it.each([
    ['holz', 'holz', 0],
    ['holz', 'hloz', 1],
    ['holz', 'hols', 1],
    ['brenholz', 'brennholz', 1],
    ['larche', 'lerche', 1],
    ['buche', 'eiche', 2],
  ])('of %s and %s is %i', (left, right, distance) => expect(editDistance(left, right, 2)).toBe(distance));
  it('stops above the limit', () => {
    expect(editDistance('brennholz', 'rundholz', 2)).toBe(3);
  });
});

import { describe, expect, it } from 'vitest';

import { buildTermSuggestions, isWholePhrase, staticTerms, suggestTerms, wellSpelt } from './term-suggestions.ts';

const suggestions = buildTermSuggestions([
  { text: 'Buche 33 cm', weight: 40 },
  { text: 'Buche', weight: 90 },
  { text: 'Buchenscheiter', weight: 30 },
  { text: 'Lärche', weight: 20 },
  { text: 'lärche', weight: 5 },
  { text: 'Lärchenbretter', weight: 8 },
]);

describe('term suggestions', () => {
  it('begin as typed, the heaviest first', () => {
    expect(suggestTerms(suggestions, 'bu')).toEqual(['Buche', 'Buche 33 cm', 'Buchenscheiter']);
    expect(suggestTerms(suggestions, 'Buchens')).toEqual(['Buchenscheiter']);
  });
  it('go on with another word before a longer word, behind a whole one', () => {
    expect(suggestTerms(buildTermSuggestions(staticTerms()), 'brennholz').slice(0, 2)).toEqual([
      'Brennholz',
      'Brennholz schneiden',
    ]);
    expect(suggestTerms(buildTermSuggestions(staticTerms()), 'pellets').slice(0, 2)).toEqual([
      'Pellets',
      'Pellets lose',
    ]);
  });
  it('are found without umlauts and in any case', () => {
    expect(suggestTerms(suggestions, 'LARCH')).toEqual(['Lärche', 'Lärchenbretter']);
    expect(suggestTerms(suggestions, 'laerch')).toEqual(['Lärche', 'Lärchenbretter']);
  });
  it('complete the last words of a line', () => {
    expect(suggestTerms(suggestions, '33er lär')).toEqual(['33er Lärche', '33er Lärchenbretter']);
  });
  it('complete no words that no title has beside the goods before them', () => {
    const titles = buildTermSuggestions(
      ['65 mm Einzelstück', 'KVH 80 mm', 'gemischt', 'grob', 'Hackgut grob', 'Spielplatz', 'Buche'].map((text) => ({
        text,
        weight: 5,
      })),
    );
    expect(suggestTerms(titles, 'kvh 6')).toEqual([]);
    expect(suggestTerms(titles, 'kvh 8')).toEqual(['KVH 80 mm']);
    expect(suggestTerms(titles, 'brennholz gr')).toEqual([]);
    expect(suggestTerms(titles, 'trockenes hackgut gr')).toEqual(['trockenes Hackgut grob']);
    expect(suggestTerms(titles, 'holz sp')).toEqual([]);
    expect(suggestTerms(titles, 'brennholz in g')).toEqual([]);
    expect(suggestTerms(titles, 'brennholz bu')).toEqual(['brennholz Buche']);
    expect(suggestTerms(buildTermSuggestions(staticTerms()), 'fichte rund')).toEqual(['fichte Rundholz']);
  });
  it('respect the limit and survive hostile beginnings', () => {
    expect(suggestTerms(suggestions, 'b', { limit: 1 })).toEqual(['Buche']);
    expect(suggestTerms(suggestions, '')).toEqual([]);
    expect(suggestTerms(suggestions, 'x'.repeat(10_000))).toEqual([]);
    expect(suggestTerms(suggestions, '__proto__')).toEqual([]);
  });
  it('exist in an empty marketplace for categories, species and services', () => {
    const fixed = buildTermSuggestions(staticTerms());
    expect(suggestTerms(fixed, 'bre')[0]).toBe('Brennholz');
    expect(suggestTerms(fixed, 'zwet')).toContain('Zwetschke');
    expect(suggestTerms(fixed, 'seilk')).toContain('Seilkran');
  });
  it('are phrases, not runs of words that a title was cut into', () => {
    for (const text of [
      'Brennholz Buche',
      'Buche 33 cm',
      'Holz spalten',
      'Buche',
      'Pellets lose',
      'trockenes Brennholz',
    ])
      expect([text, isWholePhrase(text)]).toEqual([text, true]);
    for (const text of [
      'Brennholz und',
      'mit Zustellung',
      'Brennholz Buche 33',
      'Lärche ab',
      'Brennholz trockenes',
      'cm trocken Buche',
      'trocken gestapelt',
      'Rundholz A B',
      'Brennholz Maier',
      '',
    ])
      expect([text, isWholePhrase(text)]).toEqual([text, false]);
  });
  it('are spelt as their headwords are, whatever a title did', () => {
    expect(wellSpelt('brennholz buche 33 cm trocken,')).toBe('Brennholz Buche 33 cm trocken');
    expect(wellSpelt('HACKSCHNITZEL')).toBe('Hackschnitzel');
    expect(wellSpelt('brikett')).toBe('Briketts');
    expect(wellSpelt('eichenrundholz')).toBe('Eichenrundholz');
    expect(wellSpelt('kvh fichte')).toBe('KVH Fichte');
  });
});

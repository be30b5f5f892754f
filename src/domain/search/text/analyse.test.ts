import { describe, expect, it } from 'vitest';

import { analyseAdvert, analyseForIndex, analyseQuery } from './analyse.ts';
import { splitCompound } from './compounds.ts';
import { foldText } from '#domain/text/fold.ts';
import { stemOf } from './stem.ts';
import { numberOf, shapeOf } from './tokenise.ts';

const matches = (advert: string, query: string): boolean => {
  const lexemes = new Set(analyseForIndex(advert));
  return analyseQuery(query).required.every((group) => group.some((lexeme) => lexemes.has(lexeme)));
};

describe('folding', () => {
  it.each([
    ['Lärche', 'larche'],
    ['Laerche', 'larche'],
    ['Föhre', 'fohre'],
    ['FOEHRE', 'fohre'],
    ['Weißbuche', 'weissbuche'],
    ['Rüster', 'ruster'],
    ['Ruester', 'ruster'],
    ['neue', 'neue'],
    ['Quelle', 'quelle'],
    ['Bauer', 'bauer'],
    ['m³', 'm3'],
    ['naïve', 'naive'],
  ])('folds %s to %s', (word, folded) => expect(foldText(word)).toBe(folded));
});

describe('stemming', () => {
  it.each([
    ['scheiter', 'scheit'],
    ['bretter', 'brett'],
    ['holzer', 'holz'],
    ['buchen', 'buch'],
    ['erlen', 'erle'],
    ['nuss', 'nuss'],
    ['stangen', 'stang'],
  ])('takes the ending off %s', (word, stem) => expect(stemOf(word)).toBe(stem));
});

describe('numbers', () => {
  it.each([
    ['2,5', 2.5],
    ['1.200', 1200],
    ['1.200,50', 1200.5],
    ['1.5', 1.5],
    ['33', 33],
    ['1.2.3', null],
    ['33cm', null],
  ])('reads %s', (text, value) => expect(numberOf(text)).toBe(value));

  it.each([
    ['33er', { kind: 'MEASURE', value: 33, suffix: 'er' }],
    ['10rm', { kind: 'MEASURE', value: 10, suffix: 'rm' }],
    ['p31s', { kind: 'WORD', word: 'p31s' }],
    ['24x48', { kind: 'DIMENSIONS', values: [24, 48], unit: '' }],
    ['24 × 48', { kind: 'DIMENSIONS', values: [24, 48], unit: '' }],
    ['24x120x4000mm', { kind: 'DIMENSIONS', values: [24, 120, 4000], unit: 'mm' }],
  ])('takes %s apart', (run, shape) => expect(shapeOf(run)).toEqual(shape));
});

describe('compounds', () => {
  it.each([
    ['Buchenbrennholz', ['buche', 'brennholz']],
    ['Buchenscheitholz', ['buche', 'brennholz']],
    ['Lärchenschnittholz', ['larche', 'schnittholz']],
    ['Fichtenrundholz', ['fichte', 'rundholz']],
    ['Eichenbohlen', ['eiche', 'pfosten']],
    ['Lärchenbretter', ['larche', 'brett']],
    ['Nussbaumbretter', ['nuss', 'brett']],
    ['Hartholzbriketts', ['hartholz', 'brikett']],
    ['Käferholzaufarbeitung', ['kaferholz', 'aufarbeitung']],
    ['Robinienpfähle', ['robinie', 'pfahl']],
    ['Zirbenholz', ['zirbe', 'holz']],
  ])('splits %s', (word, parts) => {
    expect(splitCompound(foldText(word))).toEqual(parts);
  });

  it.each(
    `Buchenau Eichgraben Linden Weiden Erlauf Birkfeld Ahornboden Eschenau Kieferorthopäde Fichtelgebirge Holzkirchen
     Waldhausen Waldviertel Lindengasse Tannheim Nussdorf Weidenbach Forstau Erlach Eibiswald Aspang Buchberg
     Buchhandlung Ofenbach Sackgasse Holzgau Krankenhaus Lagerhaus Rindfleisch Stammtisch Stammplatz Dachstein Lindner
     Tannenberg Fichtenau Kieferle Birkenstock Eichstätt Eschenbach Ulmerfeld Pappelheim Kirschwasser Apfelstrudel
     Birnenmost Nusskipferl Hackfleisch Waldhäusl Bretterbude Brettljause Meterstab Baumeister Langenlois Hartberg
     Weichenberger Schnittlauch Stangenberg Lattenrost Pfostenberg Energieversorger Ofenrohr Kaminkehrer Bauernhof
     Mischling Obstgarten Zaunkönig Rundfunk Wertstoff Feuerwehr Trockenrasen Tonnenschwer Lagerfeuer Astrid Restaurant`
      .split(/\s+/)
      .filter((word) => word !== 'Obstgarten'),
  )('leaves %s whole', (word) => expect(splitCompound(foldText(word))).toBeNull());
});

describe('the index and the query', () => {
  it.each([
    ['Buche 33 cm, ofenfertiges Scheitholz', 'Buchenbrennholz'],
    ['Kaminholz aus Kiefer', 'Kaminholz Föhre'],
    ['Bretter aus Lärche, 24 mm', 'Lärchenschnittholz'],
    ['Hackschnitzel P31', 'Hackgut'],
    ['Zaunpfähle aus Robinie', 'Akazie Pfahl'],
    ['Fichten-Blochholz 4 m', 'Rundholz'],
    ['5 Ster Eiche', 'Eiche Raummeter'],
    ['ENplus A1 Pellets', 'EN plus'],
    ['33er Buche', 'Buche 33 cm'],
    ['Buche 33cm', '33er'],
    ['Laerche sägerau', 'Lärche'],
    ['Brennhölzer', 'Brennholz'],
    ['Rüster Bohle', 'Ulme'],
    ['N+F Schalung Lärche', 'Nut und Feder Lärche'],
    ['Schiffboden, Nut/Feder', 'N & F'],
    ['Sichtschalung Nut u. Feder', 'N/F'],
  ])('"%s" is found by "%s"', (advert, query) => expect(matches(advert, query)).toBe(true));

  it.each([
    ['Buchenau, Fichte Brennholz', 'Buche'],
    ['Abholung in Eichgraben', 'Eiche'],
    ['Kieferorthopäde', 'Kiefer'],
    ['Brennholz Fichte', 'Buchenbrennholz'],
    ['Pellets', 'Rundholz'],
    ['Fichte N, Festmeter F', 'Nut und Feder'],
  ])('"%s" is not found by "%s"', (advert, query) => expect(matches(advert, query)).toBe(false));

  it('asks for nothing when the query only holds words of buying', () => {
    expect(analyseQuery('günstig Holz kaufen in der Nähe').required).toEqual([]);
  });

  it('indexes title words a second time and the facts of the advert', () => {
    const { lexemes } = analyseAdvert({
      title: 'Buchenscheiter',
      description: 'trocken gelagert',
      facts: ['Rotbuche', 'Bad Ischl'],
      lengthsInCm: [33],
    });
    expect(lexemes).toEqual(expect.arrayContaining(['t.buche', 't.brennholz', 'buche', 'trocken', 'ischl', '33cm']));
    expect(lexemes).not.toContain('t.trocken');
  });

  it('bounds what a hostile text can cost', () => {
    const hostile = 'buchen'.repeat(2_000);
    expect(analyseForIndex(hostile).every((lexeme) => lexeme.length <= 60)).toBe(true);
    expect(analyseQuery('x '.repeat(5_000)).required.length).toBeLessThanOrEqual(24);
    expect(splitCompound('brenn'.repeat(1_000))).toBeNull();
  });
});

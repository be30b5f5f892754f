import { describe, expect, it } from 'vitest';

import { readSearchLine } from './read-search-line.ts';
import type { FindPlace } from './reading-types.ts';

const findPlace: FindPlace = (text) =>
  text.toLowerCase() === 'feichten' ? { name: 'Feichten', postalCode: '6543', countryCode: 'AT' } : null;
const read = (line: string) => {
  const { filters, termsLeft } = readSearchLine(line, { findPlace });
  return { filters, termsLeft };
};

describe('a line in other spellings is read like the one of the dictionary', () => {
  it.each([
    ['Buachas Brennhoiz', 'Buche Brennholz'],
    ['hoats Hoiz', 'hartes Holz'],
    ['Oachane Brettln', 'Eiche Bretter'],
    ['Fiachtn Lottn', 'Fichte Latten'],
    ['trockns Brennhoiz', 'trockenes Brennholz'],
    ['trockenste Buche', 'trockene Buche'],
    ['trocknere Buche', 'trockene Buche'],
    ['Brennholz am trockensten', 'Brennholz trocken'],
    ['kürzestes Brennholz', 'kurzes Brennholz'],
    ['billigste Buche', 'Buche'],
    ['günstigere Pellets', 'Pellets'],
    ['Buche schnellste Lieferung', 'Buche Lieferung'],
    ['Brennholz schnellstmöglich', 'Brennholz'],
    ['Brennholz baldigst', 'Brennholz'],
    ['Brennholz ehestens', 'Brennholz'],
    ['Buche bis 700 Euro gesamt', 'Buche bis 700 Euro'],
    ['Buche insgesamt 700 Euro', 'Buche 700 Euro'],
    ['Dachladdn 4m', 'Dachlatten 4m'],
    ['Hoizschnitzl', 'Hackschnitzel'],
    ['Tannigs Kachelofnholz', 'Tanne Kachelofenholz'],
    ['Bueche-Schiiter', 'Buche Scheiter'],
    ['Brenn Holz Buche', 'Brennholz Buche'],
    ['Schnitt-Holz Lärche', 'Schnittholz Lärche'],
    ['Rund Holz Fichte', 'Rundholz Fichte'],
    ['fichte4m', 'Fichte 4m'],
    ['buchebrennholz33cm', 'Buche Brennholz 33 cm'],
    ['33cmbuche', '33 cm Buche'],
    ['KVH60/120', 'KVH 60/120'],
    ['hackgutm30', 'Hackgut M30'],
    ['hackschnitzelw25', 'Hackschnitzel W25'],
    ['forstwegbauen', 'Forstweg bauen'],
    ['GüterwegSchotterung', 'Güterweg Schotterung'],
    ['Seilkranmannschaft', 'Seilkran'],
    ['Waldhack gut', 'Waldhackgut'],
    ['Fichtenhack schnitzel', 'Fichtenhackschnitzel'],
    ['brenn holz am stock', 'Brennholz am Stock'],
    ['Balken 20 mal 24', 'Balken 20x24'],
    ['Kantholz zehn mal zehn', 'Kantholz 10x10'],
    ['Latten fünf mal acht', 'Latten 5x8'],
    ['Staffel acht auf acht', 'Staffel 8x8'],
    ['Balken zwölf auf sechzehn', 'Balken 12x16'],
    ['Kantholz sechzehn x zwanzig', 'Kantholz 16x20'],
    ['Bretter zwanzig mal vier Zentimeter', 'Bretter 20x4 cm'],
    ['Kantholz zehn mal zehn mal vier', 'Kantholz 10x10x4'],
    ['Buche drei Komma fünf Meter', 'Buche 3,5 Meter'],
    ['sechzehn Ster Buche', '16 Ster Buche'],
    ['Staffel 5 zu 8', 'Staffel 5x8'],
    ['Stangen 2 Komma 5 m', 'Stangen 2,5 m'],
  ])('"%s" like "%s"', (line, usual) => expect(read(line)).toEqual(read(usual)));

  it('leaves compounds of which only a part is known, names of places and quoted words as they stand', () => {
    const places: FindPlace = (text) =>
      text.toLowerCase() === 'forstwegbauen' ? { name: 'Forstwegbauen', postalCode: '4020', countryCode: 'AT' } : null;
    expect(readSearchLine('forstwegbauen', { findPlace: places }).place?.postalCode).toBe('4020');
    expect(read('"forstwegbauen"').filters).toEqual({});
    expect(read('Holz zu 20 kg').termsLeft).not.toContain('x');
  });

  it('takes a participle for what was done to the goods, not for a task', () => {
    expect(read('Brennholz 2024 geschlägert').filters).toEqual({ category: 'FIREWOOD' });
  });

  it('keeps what is typed where it says what was understood', () => {
    const { understood } = readSearchLine('Oachane Brettln, Brenn Holz', { findPlace });
    expect(understood.map(({ text }) => text)).toEqual(['Oachane', 'Brettln, Brenn Holz']);
    expect(readSearchLine('fichte4m', { findPlace }).understood).toMatchObject([
      { text: 'fichte', start: 0, end: 6 },
      { text: '4m', start: 6, end: 8 },
    ]);
  });
});

describe('a compound with an unknown front', () => {
  it('sets what it is a kind of, and the rest stays text', () => {
    expect(read('Raiffeisenpellets')).toEqual({ filters: { category: 'PELLETS' }, termsLeft: 'Raiffeisen' });
    expect(read('Wikingerofenholz')).toEqual({ filters: { category: 'FIREWOOD' }, termsLeft: 'Wikinger' });
  });
  it('stays whole where it is a kind of nothing that is sold by that name', () => {
    expect(read('Hüttenholz')).toEqual({ filters: {}, termsLeft: 'Hüttenholz' });
  });
});

describe('a name', () => {
  it('of a place wins over the word it would be in dialect', () => {
    expect(readSearchLine('Feichten', { findPlace })).toMatchObject({ filters: {}, place: { name: 'Feichten' } });
    expect(read('Feichtn')).toEqual(read('Fichte'));
  });
  it.each(['Moser', 'Hölzl', 'Lindner', 'Birkner'])('of a person stays text: %s', (name) => {
    expect(read(name)).toEqual({ filters: {}, termsLeft: name });
  });
  it('in quotation marks is never read as another word', () => {
    expect(read('"Oachn"')).toEqual({ filters: {}, termsLeft: '"Oachn"' });
  });
});

import { describe, expect, it } from 'vitest';
import { isQueryNoise } from '#domain/search/text/noise.ts';
import { writtenNumber } from '#domain/search/reading/measures/written-numbers.ts';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import { foldText } from '#domain/text/fold.ts';

const read = (line: string) => readSearchLine(line, { findPlace: () => null });
const servicesOf = (line: string) => read(line).filters.categoryData?.serviceCategoryIds;

describe('words that mean something only beside others', () => {
  it.each([
    ['wea fiaht ma mei Hoiz hoam', 301],
    ['Hoiz riggn mitm Traktor', 201],
    ['polter abholen lkw', 301],
  ])('are heard as they are spoken in "%s"', (line, service) => {
    expect(servicesOf(line)).toContain(service);
    expect(read(line).textWords).toEqual([]);
  });
});

describe('a machine', () => {
  it.each([
    ['Hackmaschine für 800 Schüttmeter', 401],
    ['Spaltmaschinen', 402],
    ['Mulchgerät', 505],
  ])('is sought for its work in "%s"', (line, service) => {
    expect(servicesOf(line)).toContain(service);
  });

  it.each(['Waschmaschine', 'Maschine', 'Forstgeräte'])('says nothing of work in "%s"', (line) => {
    expect(servicesOf(line)).toBeUndefined();
  });
});

describe('a written number', () => {
  it.each([
    ['einhundert', 100],
    ['hundertfünfzig', 150],
    ['hundertundzehn', 110],
    ['dreihundertfünfunddreißig', 335],
    ['tausend', 1000],
    ['achttausendzehn', 8010],
    ['zwölftausendvierhundertsiebzehn', 12_417],
    ['hunderttausend', 100_000],
    ['siebenundneunzig', 97],
  ])('"%s" is %d', (word, value) => {
    expect(writtenNumber(foldText(word))).toBe(value);
    expect(read(`Pellets ${word} kg`).filters).toMatchObject({ unit: 'KG', quantityMin: value });
  });

  it.each([
    'eins',
    'ein',
    'achtkant',
    'dreieck',
    'hunderter',
    'vierteln',
    'undzwanzig',
    'hundertund',
    'zwanzighundert',
  ])('"%s" is none', (word) => expect(writtenNumber(foldText(word))).toBeUndefined());
});

describe('a preposition with its article', () => {
  it.each(['mitm', 'ausn', 'hinterm', 'überm', 'nebnan', 'aufm', 'vorn'])('%s says nothing', (word) => {
    expect(isQueryNoise(word.replace('ü', 'u'))).toBe(true);
  });

  it.each(['bach', 'inn', 'aus', 'muster', 'unterholz', 'mittel'])('%s is none', (word) => {
    expect(isQueryNoise(word)).toBe(word === 'aus');
  });
});

describe('fire', () => {
  it('is no fir in English, and wood for it is firewood', () => {
    expect(read('small wood for start fire').filters).toEqual({ category: 'FIREWOOD' });
    expect(read('small wood for start fire').preferences[0]?.words).toContain('Anzündholz');
    expect(read('Holz fürs Feuer').filters.category).toBe('FIREWOOD');
  });
});

describe('what is meant beside other words', () => {
  it('is a tall tree for the market of Advent, not a log of that wood', () => {
    const { filters, preferences } = read('Adventmarkt große Tanne');
    expect(filters).toEqual({ category: 'LOGS' });
    expect(preferences[0]?.words).toContain('Christbaum');
  });

  it('is bark to burn, not for beds', () => {
    for (const line of ['Rinde als Brennstoff', 'Biomassehof sucht Rinde'])
      expect(read(line).preferences[0]?.words).toContain('Heizwerk');
    expect(read('Rinde für Beete').preferences.some(({ words = '' }) => words.includes('Heizwerk'))).toBe(false);
  });

  it('is work by hand where a job is named, and no word of the text', () => {
    const { textWords, preferences } = read('Durchforstung von Hand');
    expect(textWords).toEqual([]);
    expect(preferences.some(({ words = '' }) => words.includes('motormanuell'))).toBe(true);
  });

  it('is wood to burn by the Klafter', () => {
    expect(read('a Klafter Fichtas').preferences).toContainEqual({ weight: 0.8, categories: ['FIREWOOD'] });
  });

  it('is energy wood among logs, too, where the wood is named', () => {
    expect(read('Hackholz Fichte ganze Bäume').textWords.map(({ text }) => text)).toEqual(['Hackholz']);
  });
});

it('looks for a spoken plural under the plural of the dictionary, too', () => {
  const [, beans] = read('Stanga für d Bohna').textWords;
  expect(beans?.groups.flat()).toContain('bohn');
});

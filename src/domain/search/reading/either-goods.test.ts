import { describe, expect, it } from 'vitest';
import { readSearchLine } from './read-search-line.ts';

const read = (line: string) => readSearchLine(line, { findPlace: () => null });

describe('goods joined by "und" or "oder"', () => {
  it('are a choice where they belong to different categories', () => {
    const { filters, lexemes } = read('Zaunlatten und Zaunstecken');
    expect(filters).toEqual({});
    expect(lexemes).toHaveLength(1);
    expect(lexemes[0]).toEqual(expect.arrayContaining(['zaunlatte', 'pfahl', 'steck']));
  });
  it('prefer the categories that have them', () => {
    const { preferences } = read('Brennholz oder Pellets');
    expect(preferences).toContainEqual({ weight: 1, categories: ['FIREWOOD', 'PELLETS'] });
  });
  it('of one category stay as they were', () => {
    expect(read('Kanthölzer und Bretter').filters).toMatchObject({ category: 'SAWN_WOOD' });
  });
});

describe('goods side by side', () => {
  const findPlace = (name: string) =>
    name.toLowerCase() === 'graz' ? { name: 'Graz', postalCode: '8010', countryCode: 'AT' } : null;

  it.each<[line: string, lexemes: string[], categories: string[]]>([
    ['pellets brennholz', ['pellet', 'brennholz'], ['PELLETS', 'FIREWOOD']],
    ['brennholz, pellets', ['pellet', 'brennholz'], ['FIREWOOD', 'PELLETS']],
    ['brennholz pellets graz', ['pellet', 'brennholz'], ['FIREWOOD', 'PELLETS']],
    ['brennholz in Graz, pellets', ['pellet', 'brennholz'], ['FIREWOOD', 'PELLETS']],
    ['hackgut brennholz', ['hackschnitzel', 'brennholz'], ['WOOD_CHIPS', 'FIREWOOD']],
    ['bretter brennholz', ['brett', 'brennholz'], ['SAWN_WOOD', 'FIREWOOD']],
    ['hackgut pellets trocken', ['hackschnitzel', 'pellet'], ['WOOD_CHIPS', 'PELLETS']],
    [
      'Scheitholz, Hackgut und Pellets',
      ['brennholz', 'hackschnitzel', 'pellet'],
      ['FIREWOOD', 'WOOD_CHIPS', 'PELLETS'],
    ],
  ])('are a choice in "%s"', (line, lexemes, categories) => {
    const { filters, lexemes: all, preferences } = readSearchLine(line, { findPlace });
    expect(filters.category).toBeUndefined();
    expect(all.filter((group) => group.length > 1).flat()).toEqual(expect.arrayContaining(lexemes));
    expect(preferences).toContainEqual({ weight: 1, categories });
  });

  it.each([
    ['pellets ofen', 'PELLETS'],
    ['Rundholz Brennholz', undefined],
    ['Spreißel Hackgut', 'WOOD_CHIPS'],
    ['brennholz keine pellets', 'FIREWOOD'],
    ['odun peleti', 'PELLETS'],
    ['pellet odun', 'PELLETS'],
    ['odun pelet 15 kg', 'PELLETS'],
  ])('are one thing in "%s"', (line, category) => {
    const { filters, lexemes } = read(line);
    expect(filters.category).toBe(category);
    expect(lexemes.every((group) => !(group.includes('brennholz') && group.length > 1))).toBe(true);
  });
});

describe('words that say nothing', () => {
  it.each(['verkaufn', 'vakaufn'])('are left out as they are spoken: %s', (word) => {
    expect(read(`Fichte ${word}`).termsLeft).toBe('');
  });
  it('are days and that a person is free', () => {
    expect(read('Forwarder frei ab Montag').termsLeft).toBe('');
  });
});

describe('a compound with an unknown part', () => {
  it('is wood for what stands before "-holz"', () => {
    const { termsLeft, preferences } = read('Flötenholz');
    expect(termsLeft).toBe('Flötenholz');
    expect(preferences.length).toBeGreaterThan(0);
  });
  it('hints at the category of its known beginning', () => {
    expect(read('Rindenanfall')).toMatchObject({ filters: { category: 'WOOD_CHIPS' }, categoryIsGuessed: true });
  });
  it('is the job it ends in', () => {
    expect(read('Bachdurchlass').filters.categoryData).toEqual({ serviceCategoryIds: [604] });
  });
});

describe('"Käfer" beside a species', () => {
  it('is goods in an offer and a job elsewhere', () => {
    expect(read('fichte käfer verkaufen').filters.category).not.toBe('SERVICES');
    expect(read('käfer im wald').filters.category).toBe('SERVICES');
  });
});

describe('metres of wood without a name', () => {
  it('are stacked metres to burn', () => {
    expect(read('3 Meter Holz geliefert').filters).toMatchObject({ category: 'FIREWOOD', unit: 'RM', quantityMin: 3 });
  });
  it('are a length beside a species', () => {
    expect(read('Lärche 3 Meter').filters.categoryData).toMatchObject({ lengthMinInCm: 300 });
  });
});

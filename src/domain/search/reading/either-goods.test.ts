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

import { describe, expect, it } from 'vitest';

import { readSearchLine } from '#domain/search/reading/read-search-line.ts';

const read = (line: string) => readSearchLine(line, { findPlace: () => null });

describe('damage, lorries and machines beside goods', () => {
  it.each([
    ['Esche Rundholz Eschentriebsterben', 'LOGS', 'Eschentriebsterben'],
    ['Fichte Rundholz Borkenkäfer', 'LOGS', 'Käferholz'],
    ['Fichte Bloch Käferbefall', 'LOGS', 'Käferholz'],
    ['Fichte vom Käfer', undefined, 'Käferholz'],
    ['Fichte Käfer 4 m', undefined, 'Käferholz'],
    ['Rundholz frei Werk per LKW', 'LOGS', 'Lkw'],
    ['Rundholz am Forstweg LKW befahrbar', 'LOGS', 'Lkw'],
    ['Rundholz mit Kran-LKW zugestellt', 'LOGS', 'Lkw'],
    ['Sägespäne Walking Floor', 'WOOD_CHIPS', 'Schubboden'],
    ['Hackgut mit Schubbodenzug geliefert', 'WOOD_CHIPS', 'Schubboden'],
    ['Hackgut vom Hacker', 'WOOD_CHIPS', 'gehackt'],
  ])('only order in "%s"', (line, category, said) => {
    const { filters, preferences } = read(line);
    expect(filters.category).toBe(category);
    expect(preferences.some(({ words = '' }) => words.includes(said))).toBe(true);
  });

  it.each([
    ['LKW für Rundholz', 301],
    ['Kran LKW Rundholz', 301],
    ['Rundholz LKW 25fm abholen', 301],
    ['Rundholz LKW morgen', 301],
    ['wer fährt Rundholz mit LKW', 301],
    ['Rundholz rücken LKW', 201],
    ['Borkenkäfer Fichte', 104],
    ['Fichten vom Käfer befallen', 104],
    ['Käfer Fichte 300 fm aufarbeiten', 104],
    ['Käfer im Wald 50 fm', 104],
    ['Hacker für Hackgut', 401],
    ['Hackgut hacken Hacker', 401],
    ['Hackgut Transport Schubbodenzug', 303],
  ])('are what is sought in "%s"', (line, service) => {
    expect(read(line).filters.categoryData?.serviceCategoryIds).toContain(service);
  });

  it('are goods where the word itself says so', () => {
    expect(read('Harvesterholz Fichte 4m').filters).toMatchObject({ category: 'LOGS' });
    expect(read('Harvester Fichte').filters.category).toBe('SERVICES');
  });
});

import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Basemap, drawBasemap, drawPiles, drawTile } from './basemap.service.ts';

const MOST_BYTES_PACKED = 60_000;

describe('drawBasemap', () => {
  let basemap: Basemap;
  let features: { properties: { kind: string }; geometry: { type: string; coordinates: unknown } }[];
  beforeAll(() => {
    basemap = drawBasemap();
    features = (JSON.parse(basemap.geojson) as { features: typeof features }).features;
  }, 30_000);

  it('stays within the bytes that a phone may spend on it', () => {
    expect(gzipSync(basemap.geojson).length).toBeLessThan(MOST_BYTES_PACKED);
    expect(gzipSync(basemap.svg).length).toBeLessThan(MOST_BYTES_PACKED / 2);
  });

  it('has Austria between its westernmost and easternmost points, 9.53 and 17.16 degrees', () => {
    const home = features.filter(({ properties }) => properties.kind === 'home');
    const longitudes = home.flatMap(({ geometry }) =>
      (geometry.coordinates as [number, number][][]).flat().map(([x]) => x),
    );
    expect(Math.min(...longitudes)).toBeCloseTo(9.53, 1);
    expect(Math.max(...longitudes)).toBeCloseTo(17.16, 1);
  });

  it('leaves Austria out of what lies abroad, so that its growth rings show', () => {
    const abroad = features.filter(({ properties }) => properties.kind === 'abroad');
    expect(abroad.some(({ geometry }) => (geometry.coordinates as unknown[]).length > 1)).toBe(true);
  });

  it('names every part of the drawing that the page uses', () => {
    for (const part of ['home', 'ring', 'abroad', 'lake', 'river', 'border', 'home-border']) {
      expect(basemap.svg).toContain(`<g id="${part}"`);
    }
  });
});

describe('drawPiles', () => {
  it('has three looks for each of the four sizes', () => {
    expect(drawPiles().match(/<symbol id="pile-[1-4]-[1-3]"/g)).toHaveLength(12);
  });
});

describe('drawTile', () => {
  it('shows the country as one area, with rivers and five piles, for few bytes', () => {
    const tile = drawTile();
    expect(tile).toMatch(/^<svg [^>]*viewBox="[-\d ]+"/);
    expect(tile).toMatch(/<path id="h"[^>]* d="M[^"]+z"/);
    expect(tile.match(/<g transform/g)).toHaveLength(5);
    expect(tile).not.toContain('NaN');
    expect(gzipSync(tile).length).toBeLessThan(10_500);
  });
});

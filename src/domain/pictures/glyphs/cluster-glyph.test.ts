import { describe, expect, it } from 'vitest';

import { clusterGlyph } from './cluster-glyph.ts';
import { drawGlyphs } from './glyphs.ts';

const logsIn = (count: number) => (clusterGlyph(count, 1).logs.match(/<path[^>]+stroke-width=".8"/g) ?? []).length;

describe('clusterGlyph', () => {
  it('piles one, three, six or ten logs by the number of adverts', () => {
    expect([1, 2, 4, 5, 24, 25, 9999].map(logsIn)).toEqual([1, 3, 3, 6, 6, 10, 10]);
  });

  it('draws the same pile for the same number of rows and seed, another for another seed', () => {
    expect(clusterGlyph(3, 1)).toEqual(clusterGlyph(4, 1));
    expect(clusterGlyph(3, 1).logs).not.toBe(clusterGlyph(3, 2).logs);
  });
});

describe('drawGlyphs', () => {
  it('draws each figure it knows and leaves out all others', () => {
    const style = { height: 12, colour: '#000000' };
    expect(drawGlyphs('0123456789ABCX', style).split('<path').length - 1).toBe(14);
    expect(drawGlyphs('<"?', style)).not.toContain('<path');
  });
});

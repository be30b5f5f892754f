import { describe, expect, it } from 'vitest';

import { clusterGlyph } from './cluster-glyph.ts';
import { drawGlyphs } from './glyphs.ts';
import { ringPinLogo } from './ring-pin-logo.ts';

const logsIn = (count: number) => (clusterGlyph(count, 1).svg.match(/<path[^>]+stroke-width=".8"/g) ?? []).length;

describe('clusterGlyph', () => {
  it('piles one, three, six or ten logs by the number of adverts', () => {
    expect([1, 2, 4, 5, 24, 25, 9999].map(logsIn)).toEqual([1, 3, 3, 6, 6, 10, 10]);
  });

  it('is wide enough for its number plate', () => {
    expect(clusterGlyph(12345, 1).width).toBeGreaterThan(5 * 9 + 18);
    expect(clusterGlyph(3, 1)).toEqual(clusterGlyph(3, 1));
    expect(clusterGlyph(3, 1).svg).not.toBe(clusterGlyph(3, 2).svg);
  });
});

describe('drawGlyphs', () => {
  it('draws each figure it knows and leaves out all others', () => {
    const style = { height: 12, colour: '#000000' };
    expect(drawGlyphs('0123456789ABCX', style).split('<path').length - 1).toBe(14);
    expect(drawGlyphs('<"?', style)).not.toContain('<path');
  });
});

describe('ringPinLogo', () => {
  it('takes the colours of the theme', () => {
    expect(ringPinLogo({ line: 'currentColor', pith: 'red' })).toMatch(/stroke="currentColor".*fill="red"/);
  });
});

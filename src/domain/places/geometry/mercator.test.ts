import { describe, expect, it } from 'vitest';
import { DRAWING_WORLD, drawingFrame, fromMercator, toMercator } from './mercator.ts';

describe('toMercator', () => {
  it('puts the crossing of equator and zero meridian into the middle of the world', () => {
    const { x, y } = toMercator({ latitude: 0, longitude: 0 });
    expect([x, y]).toEqual([0.5, 0.5]);
  });

  it('puts 48 degrees north where EPSG:3857 puts it, 6,106,854.83 m from the equator', () => {
    const metresPerWorld = 2 * 20_037_508.342789;
    const { y } = toMercator({ latitude: 48, longitude: 16 });
    expect((0.5 - y) * metresPerWorld).toBeCloseTo(6_106_854.83, 1);
  });

  it('is undone by fromMercator', () => {
    const point = fromMercator(toMercator({ latitude: 47.07, longitude: 15.44 }));
    expect(point.latitude).toBeCloseTo(47.07, 9);
    expect(point.longitude).toBeCloseTo(15.44, 9);
  });
});

describe('drawingFrame', () => {
  it('spans a quarter of the world for a quarter of its degrees', () => {
    const frame = drawingFrame({ west: -180, south: -85.05112878, east: 0, north: 0 });
    expect(frame.x).toBe(0);
    expect(frame.width).toBe(DRAWING_WORLD / 2);
    expect(frame.y).toBe(DRAWING_WORLD / 2);
    expect(frame.height).toBeCloseTo(DRAWING_WORLD / 2, 3);
  });
});

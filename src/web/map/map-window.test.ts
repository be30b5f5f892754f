import { describe, expect, it } from 'vitest';
import { boundsAround } from '#domain/places/geometry/bounds.ts';
import {
  HOME,
  LIMITS,
  isSameWindow,
  pixelOf,
  roundedBounds,
  scaled,
  extendedToGrid,
  windowOf,
  withWindow,
  zoomFor,
} from './map-window.ts';

const LINZ = { latitude: 48.3, longitude: 14.29 };

describe('windowOf', () => {
  it('shows the country when nothing is searched', () => {
    expect(windowOf(undefined, null)).toEqual(HOME);
  });

  it('shows the whole circle of a radius: 50 km are 0.45 degrees of latitude', () => {
    const { south, north } = windowOf(undefined, { ...LINZ, radiusInKm: 50 });
    expect(north - LINZ.latitude).toBeGreaterThan(0.449);
    expect(LINZ.latitude - south).toBeLessThan(0.5);
  });

  it('reaches out to the few hits that lie farther away, with some room around them', () => {
    const bregenz = { latitude: 47.5, longitude: 9.75 };
    const { west, south, east, north } = windowOf(undefined, { ...LINZ, radiusInKm: undefined }, [bregenz]);
    expect(west).toBeLessThan(bregenz.longitude);
    expect(south).toBeLessThan(bregenz.latitude);
    expect(east).toBeGreaterThan(LINZ.longitude + 0.5);
    expect(north).toBeGreaterThan(LINZ.latitude + 0.3);
  });

  it('keeps the searched window whatever place is set', () => {
    const searched = { west: 14, south: 47, east: 15, north: 48 };
    expect(windowOf(searched, { ...LINZ, radiusInKm: 10 })).toBe(searched);
  });
});

describe('zoomFor', () => {
  it('fits the world of 512 px at zoom 0 and twice as much at zoom 1', () => {
    const world = { west: -180, south: -85.05112878, east: 180, north: 85.05112878 };
    expect(zoomFor(world, { width: 512, height: 512 })).toBeCloseTo(0, 6);
    expect(zoomFor(world, { width: 1024, height: 2000 })).toBeCloseTo(1, 6);
  });
});

describe('scaled', () => {
  it('keeps the middle and halves the size on the map', () => {
    const half = scaled(HOME, 0.5);
    expect(half.east - half.west).toBeCloseTo((HOME.east - HOME.west) / 2, 6);
    const middle = (bounds: typeof HOME) =>
      (pixelOf({ latitude: bounds.north, longitude: 0 }, 0).y +
        pixelOf({ latitude: bounds.south, longitude: 0 }, 0).y) /
      2;
    expect(middle(half)).toBeCloseTo(middle(HOME), 6);
  });

  it('never leaves what the map can show', () => {
    expect(scaled(HOME, 20)).toEqual(LIMITS);
  });
});

describe('addresses of windows', () => {
  it('carry three decimals for a region and five for a village', () => {
    expect(roundedBounds({ west: 9.123456, south: 46.5, east: 17.000001, north: 49 }).west).toBe(9.123);
    expect(roundedBounds({ west: 14.1234567, south: 48.1, east: 14.2, north: 48.2 }).west).toBe(14.12346);
  });

  it('add the window to the filters that are there', () => {
    const bounds = { west: 14, south: 47, east: 15, north: 48 };
    expect(withWindow('/map/brennholz?trocken=lufttrocken', bounds)).toBe(
      '/map/brennholz?trocken=lufttrocken&ausschnitt=14%2C47%2C15%2C48',
    );
    expect(withWindow('/map', bounds)).toBe('/map?ausschnitt=14%2C47%2C15%2C48');
  });
});

describe('snappedOut', () => {
  it('gives neighbouring views the same window, and one that holds them', () => {
    const one = { west: 14.01, south: 47.02, east: 14.98, north: 47.98 };
    const other = { west: 14.03, south: 47.04, east: 14.99, north: 47.99 };
    expect(extendedToGrid(one, 8)).toEqual(extendedToGrid(other, 8));
    expect(extendedToGrid(one, 8).west).toBeLessThanOrEqual(one.west);
    expect(extendedToGrid(one, 8).north).toBeGreaterThanOrEqual(one.north);
  });
});

describe('isSameWindow', () => {
  it('does not mind a pixel, but a tenth of the window', () => {
    const bounds = boundsAround(LINZ, 20);
    const width = bounds.east - bounds.west;
    const moved = (by: number) => ({ ...bounds, west: bounds.west + by, east: bounds.east + by });
    expect(isSameWindow(bounds, moved(width / 500))).toBe(true);
    expect(isSameWindow(bounds, moved(width / 10))).toBe(false);
  });
});

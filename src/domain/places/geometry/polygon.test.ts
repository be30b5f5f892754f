import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceInKm } from './distance.ts';
import { fromEqualArea, toEqualArea } from './ellipsoid.ts';
import { HEXAGON_WIDTH_IN_METRES, hexagonAround, hexagonCorners } from './hexagon.ts';
import {
  centreOfRing,
  crossingOf,
  isAgainstTheClock,
  isInside,
  ringAreaInSquareMetres,
  ringLengthInMetres,
  simplified,
} from './polygon.ts';

const ring = (...points: [number, number][]) => points.map(([latitude, longitude]) => ({ latitude, longitude }));

/** Areas in m² and lengths in m by GeographicLib 2.2 (Karney 2013), whose polygons are bounded by geodesics. */
const REFERENCES = [
  [
    'a minute in each direction',
    ring([47, 15], [47, 15 + 1 / 60], [47 + 1 / 60, 15 + 1 / 60], [47 + 1 / 60, 15]),
    2_348_307.5,
    6240.51,
  ],
  ['a strip of 15 km by 111 m', ring([47.5, 13], [47.5, 13.2], [47.501, 13.2], [47.501, 13]), 1_675_331.6, 30_359.49],
  ['a triangle', ring([47.123456, 14.2], [47.131, 14.23], [47.11, 14.245]), 3_134_356.7, 8751.53],
  [
    'an L',
    ring([48.3, 15], [48.3, 15.02], [48.305, 15.02], [48.305, 15.01], [48.315, 15.01], [48.315, 15]),
    1_649_730.2,
    6303.27,
  ],
  ['a forest in Lapland', ring([68, 25], [68, 25.05], [68.02, 25.05], [68.02, 25]), 4_662_586.2, 8641.78],
  ['8,126 ha', ring([46.9, 14], [46.9, 14.12], [46.98, 14.12], [46.98, 14]), 81_259_952.2, 36_061],
] as const;

describe('area and length on the ellipsoid', () => {
  it.each(REFERENCES)('of %s are within 0.05 % of the reference', (_name, shape, area, length) => {
    expect(Math.abs(ringAreaInSquareMetres(shape) / area - 1)).toBeLessThan(0.0005);
    expect(Math.abs(ringLengthInMetres(shape) / length - 1)).toBeLessThan(0.0005);
  });

  it('do not depend on the direction or the first point', () => {
    const [, shape] = REFERENCES[3];
    const area = ringAreaInSquareMetres(shape);
    expect(ringAreaInSquareMetres(shape.toReversed())).toBeCloseTo(area, 3);
    expect(ringAreaInSquareMetres([...shape.slice(2), ...shape.slice(0, 2)])).toBeCloseTo(area, 3);
    expect([isAgainstTheClock(shape), isAgainstTheClock(shape.toReversed())]).toEqual([true, false]);
  });

  it('of nothing are nought', () => {
    expect([ringAreaInSquareMetres([]), ringLengthInMetres(ring([47, 15]))]).toEqual([0, 0]);
  });
});

describe('the lines of an outline', () => {
  it('cross where a figure of eight crosses', () => {
    const place = crossingOf([ring([47, 15], [47.002, 15.002], [47.002, 15], [47, 15.002])]);
    expect(place?.latitude).toBeCloseTo(47.001, 9);
    expect(place?.longitude).toBeCloseTo(15.001, 9);
  });

  it('may not touch, run back over themselves or cross a hole', () => {
    expect(crossingOf([ring([47, 15], [47, 15.01], [47.01, 15.01], [47, 15.005], [47.01, 15])])).toEqual({
      latitude: 47,
      longitude: 15.005,
    });
    expect(crossingOf([ring([47, 15], [47, 15.02], [47, 15.01], [47.01, 15.01])])).not.toBeNull();
    const square = ring([47, 15], [47, 15.02], [47.02, 15.02], [47.02, 15]);
    expect(crossingOf([square, ring([47.01, 15.01], [47.01, 15.03], [47.015, 15.015])])).not.toBeNull();
    expect(crossingOf([square, ring([47.005, 15.005], [47.005, 15.01], [47.01, 15.01])])).toBeNull();
  });

  it('cross nowhere in a star around a point', () => {
    const radii = fc.array(fc.double({ min: 0.001, max: 0.01, noNaN: true }), { minLength: 3, maxLength: 40 });
    fc.assert(
      fc.property(radii, (lengths) => {
        const star = lengths.map((length, index) => ({
          latitude: 47 + length * Math.sin((2 * Math.PI * index) / lengths.length),
          longitude: 15 + length * Math.cos((2 * Math.PI * index) / lengths.length),
        }));
        expect(crossingOf([star])).toBeNull();
      }),
    );
  });
});

describe('the centre of a ring', () => {
  it('is that of its area, not of its points', () => {
    const square = ring([47, 15], [47, 15.005], [47, 15.01], [47.01, 15.01], [47.01, 15]);
    expect(centreOfRing(square).latitude).toBeCloseTo(47.005, 5);
    expect(centreOfRing(square).longitude).toBeCloseTo(15.005, 5);
    expect(isInside(centreOfRing(square), square)).toBe(true);
    expect(isInside({ latitude: 47.02, longitude: 15.005 }, square)).toBe(false);
  });
});

describe('leaving points out', () => {
  it('keeps every point within the tolerance of what remains', () => {
    const wave = Array.from({ length: 5000 }, (_, index) => ({
      latitude: 47 + 0.001 * Math.sin(index / 50),
      longitude: 15 + index / 100_000,
    }));
    const fewer = simplified(wave, 2);
    expect(fewer.length).toBeLessThan(500);
    const off = wave.map((point) => Math.min(...fewer.map((kept) => distanceInKm(point, kept))));
    expect(Math.max(...off)).toBeLessThan(0.1);
    expect(simplified(wave, 0)).toHaveLength(5000);
  });
});

describe('the grid of hexagons', () => {
  it('has cells of the same area everywhere', () => {
    const area = (Math.sqrt(3) / 2) * HEXAGON_WIDTH_IN_METRES ** 2;
    for (const latitude of [36, 47.6, 48.9, 60, 70]) {
      const corners = hexagonCorners(hexagonAround({ latitude, longitude: 14.3 }));
      expect(Math.abs(ringAreaInSquareMetres(corners) / area - 1)).toBeLessThan(0.001);
    }
  });

  it('gives all points inside a cell the same cell', () => {
    const point = fc.record({
      latitude: fc.double({ min: 46, max: 49, noNaN: true }),
      longitude: fc.double({ min: 9, max: 17, noNaN: true }),
    });
    fc.assert(
      fc.property(point, fc.double({ min: 0, max: 0.98, noNaN: true }), fc.nat(5), (inside, share, corner) => {
        const cell = hexagonAround(inside);
        const corners = hexagonCorners(cell);
        const centre = {
          latitude: corners.reduce((sum, { latitude }) => sum + latitude / corners.length, 0),
          longitude: corners.reduce((sum, { longitude }) => sum + longitude / corners.length, 0),
        };
        const to = corners[corner] ?? centre;
        const between = {
          latitude: centre.latitude + share * (to.latitude - centre.latitude),
          longitude: centre.longitude + share * (to.longitude - centre.longitude),
        };
        expect(hexagonAround(between)).toEqual(cell);
        expect(distanceInKm(inside, centre)).toBeLessThan(0.6);
      }),
    );
  });

  it('comes back from the plane', () => {
    const place = fromEqualArea(toEqualArea({ latitude: 47.123456, longitude: 13.654321 }));
    expect(place.latitude).toBeCloseTo(47.123456, 9);
    expect(place.longitude).toBeCloseTo(13.654321, 9);
  });
});

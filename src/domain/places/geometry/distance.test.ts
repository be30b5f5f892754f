import { describe, expect, it } from 'vitest';
import { distanceInKm } from './distance.ts';
import { PROJECTION_CENTRE, toPlane } from './projection.ts';

const WIEN = { latitude: 48.2082, longitude: 16.3738 };
const GRAZ = { latitude: 47.0707, longitude: 15.4395 };
const LINZ = { latitude: 48.3059, longitude: 14.2862 };
const INNSBRUCK = { latitude: 47.2692, longitude: 11.4041 };
const BREGENZ = { latitude: 47.5031, longitude: 9.7471 };

describe('the distance of two places', () => {
  it.each([
    ['Wien–Graz', WIEN, GRAZ, 144],
    ['Wien–Linz', WIEN, LINZ, 155],
    ['Innsbruck–Wien', INNSBRUCK, WIEN, 386],
  ])('is right for %s within 3 km', (_name, from, to, expected) => {
    expect(Math.abs(distanceInKm(from, to) - expected)).toBeLessThanOrEqual(3);
  });

  it('is the same in both directions and nought for one place', () => {
    expect(distanceInKm(WIEN, BREGENZ)).toBeCloseTo(distanceInKm(BREGENZ, WIEN), 9);
    expect(distanceInKm(GRAZ, GRAZ)).toBe(0);
  });
});

describe('the plane', () => {
  const places = [WIEN, GRAZ, LINZ, INNSBRUCK, BREGENZ];

  it('has its origin in the middle of Austria', () => {
    expect(toPlane(PROJECTION_CENTRE)).toEqual({ x: 0, y: 0 });
  });

  it('keeps distances inside Austria within 0.14 %', () => {
    for (const from of places) {
      for (const to of places.filter((place) => place !== from)) {
        const [a, b] = [toPlane(from), toPlane(to)];
        const planar = Math.hypot(a.x - b.x, a.y - b.y) / 1000;
        expect(Math.abs(planar / distanceInKm(from, to) - 1)).toBeLessThan(0.0014);
      }
    }
  });

  it('points east and north', () => {
    expect(toPlane(WIEN).x).toBeGreaterThan(0);
    expect(toPlane(WIEN).y).toBeGreaterThan(0);
    expect(toPlane(INNSBRUCK).x).toBeLessThan(0);
  });
});

import { describe, expect, it } from 'vitest';
import { distanceInKm } from '#domain/places/geometry/distance.ts';
import { normalisePostalCode, resolvePostalCode } from '#domain/places/postal-code.ts';
import { type BuiltinPlace, builtinPlaces } from './gazetteer.ts';
import { WEIGHTS } from './weights.data.ts';

const places = builtinPlaces();
const austrian = places.filter((place) => place.countryCode === 'AT');
const keyOf = (place: BuiltinPlace) => `${place.countryCode} ${place.postalCode}`;
const byKey = new Map(places.map((place) => [keyOf(place), place]));

const DISTRICT_CAPITALS = `7000 7071 7100 7210 7350 7400 7540 8380 9020 9100 9300 9400 9500 9560 9620 9800
  2000 2020 2100 2130 2230 2340 2410 2460 2500 2620 2700 3100 3180 3270 3300 3340 3390 3430 3500 3580 3830 3910 3950
  4020 4070 4150 4240 4320 4400 4560 4600 4710 4780 4810 4840 4910 5280 5020 5400 5580 5600 5700
  8010 8160 8230 8330 8430 8530 8570 8600 8700 8750 8850 8940 6020 6130 6330 6370 6460 6500 6600 9900
  6700 6800 6850 6900`.split(/\s+/);

describe('the gazetteer', () => {
  it('has one place per postcode, each with a code its country knows', () => {
    expect(byKey.size).toBe(places.length);
    expect(
      places.filter((place) => normalisePostalCode(place.countryCode, place.postalCode) !== place.postalCode),
    ).toEqual([]);
  });

  it('knows at least 480 Austrian postcodes and about 100 places across the border', () => {
    expect(austrian.length).toBeGreaterThanOrEqual(480);
    expect(places.length - austrian.length).toBeGreaterThanOrEqual(100);
  });

  it('knows every district of Vienna and every district capital', () => {
    const districts = [...Array(23).keys()].map((index) => String(1010 + index * 10));
    expect([...districts, ...DISTRICT_CAPITALS].filter((code) => !byKey.has(`AT ${code}`))).toEqual([]);
  });

  it('keeps Austria inside its borders and the neighbours around it', () => {
    const isOutside = (place: BuiltinPlace, [south, north, west, east]: readonly [number, number, number, number]) =>
      place.latitude < south || place.latitude > north || place.longitude < west || place.longitude > east;
    expect(austrian.filter((place) => isOutside(place, [46.37, 49.03, 9.52, 17.17]))).toEqual([]);
    expect(places.filter((place) => isOutside(place, [45.9, 49.6, 8.4, 18.4]))).toEqual([]);
  });

  it.each([
    ['1010', 48.2082, 16.3738, 9],
    ['8010', 47.0707, 15.4395, 6],
    ['4020', 48.3059, 14.2862, 4],
    ['6020', 47.2692, 11.4041, 7],
    ['6900', 47.5031, 9.7471, 8],
    ['9900', 46.8294, 12.7689, 7],
    ['5280', 48.2564, 13.0435, 4],
    ['8380', 46.9389, 16.1411, 1],
  ])('places %s within 2 km and in its federal state', (code, latitude, longitude, federalStateId) => {
    const place = byKey.get(`AT ${code}`);
    expect(place?.federalStateId).toBe(federalStateId);
    expect(place && distanceInKm(place, { latitude, longitude })).toBeLessThan(2);
  });

  it('weighs only places that it has, each once, and the largest cities highest', () => {
    const keys = WEIGHTS.flatMap(([, , listed]) => listed);
    expect(keys.filter((key) => !byKey.has(key))).toEqual([]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    const largest = austrian
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, 5)
      .map((place) => place.name);
    expect(largest[0]).toBe('Wien');
    expect(largest.slice(1).toSorted()).toEqual(['Graz', 'Innsbruck', 'Linz', 'Salzburg']);
  });

  it('places postcodes that it does not list near enough to tell the region', () => {
    const codes = austrian.map((place) => place.postalCode).toSorted();
    const distances = austrian.map((place) => {
      const others = codes.filter((code) => code !== place.postalCode);
      const nearest = byKey.get(`AT ${resolvePostalCode(others, place.postalCode)?.postalCode}`);
      return nearest ? distanceInKm(place, nearest) : Infinity;
    });
    const sorted = distances.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(8);
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(20);
  });
});

import { expect, test } from 'vitest';
import { advertOf } from '#test/sample-advert.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './map-window.parts.ts';
import { placeNameOf, placeViewOf } from './place-view.parts.ts';

const { address } = advertOf('FIREWOOD');

test('a place abroad names its country', () => {
  expect(placeNameOf(address)).toBe('4591 Molln');
  expect(placeNameOf({ ...address, countryCode: 'DE', postalCode: '94032', city: 'Passau' })).toBe('DE-94032 Passau');
});

test('the map names towns around the place, inside the window and not over each other', () => {
  const { labels } = placeViewOf(address, null);
  expect(labels?.map((label) => label.name)).toContain('Molln');
  for (const label of labels ?? []) {
    expect(label.x).toBeGreaterThan(0);
    expect(label.x).toBeLessThan(MAP_WIDTH);
    expect(label.y).toBeGreaterThan(0);
    expect(label.y).toBeLessThan(MAP_HEIGHT);
  }
});

test('towns in the north lie above, towns in the east to the right', () => {
  // Judenburg lies west of Kobenz, Weißkirchen south of it.
  const { labels } = placeViewOf({ ...address, city: 'Fohnsdorf', latitude: 47.2, longitude: 14.74 }, null);
  const at = (name: string) => labels?.find((label) => label.name === name) ?? { x: Number.NaN, y: Number.NaN };
  expect(at('Kobenz').x).toBeGreaterThan(at('Judenburg').x);
  expect(at('Kobenz').y).toBeLessThan(at('Weißkirchen in Steiermark').y);
});

test('the distance is that of the visitor, and unknown without one', () => {
  expect(placeViewOf(address, null).distanceInKm).toBeNull();
  // Kirchdorf an der Krems to Molln: about 11 km as the crow flies.
  expect(placeViewOf(address, { latitude: 47.9, longitude: 14.12 }).distanceInKm).toBeCloseTo(10, 0);
});

test('an advert without a position has no map', () => {
  expect(placeViewOf({ ...address, latitude: null, longitude: null }, null).labels).toBeNull();
});

test('rivers, lakes and motorways of the neighbourhood are drawn and named beside the circle of the place', () => {
  const near = (latitude: number, longitude: number) =>
    placeViewOf({ ...address, city: 'Ort', latitude, longitude }, null);
  const byDanube = near(48.25, 14.6);
  expect(byDanube.ground.map(({ kind }) => kind)).toEqual(['river', 'road']);
  expect(byDanube.labels?.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ort', 'Donau', 'A 1']));
  expect(near(47.52, 9.6).ground[0]?.kind).toBe('lake');
  const others = (byDanube.labels ?? []).filter(({ kind }) => kind !== 'own');
  for (const { x, y } of others) expect(Math.hypot(x - MAP_WIDTH / 2, y - MAP_HEIGHT / 2)).toBeGreaterThan(30);
});

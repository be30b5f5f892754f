import { expect, test } from 'vitest';
import { federalStateBySlug } from '#domain/lookups/regions.data.ts';
import { areaContradiction } from './area-contradiction.ts';

const GRAZ = { latitude: 47.07, longitude: 15.44 };
const BADEN = { latitude: 48.0, longitude: 16.23 };
const MOSTVIERTEL = { west: 14.4, south: 47.8, east: 15.2, north: 48.3 };
const idOf = (slug: string): number => federalStateBySlug(slug)?.id ?? 0;
const around = (centre: typeof GRAZ, radiusInKm: number) => ({ centre, radiusInKm });

test('a circle that does not reach the state excludes it, one that does may have hits', () => {
  const federalStateId = idOf('wien');
  expect(areaContradiction({ federalStateId, circle: around(GRAZ, 25) })).toBe('CIRCLE_OUTSIDE_STATE');
  expect(areaContradiction({ federalStateId, circle: around(GRAZ, 200) })).toBeNull();
  expect(areaContradiction({ federalStateId, circle: around(BADEN, 10) })).toBeNull();
});

test('a window of the map is held against the circle and the state', () => {
  expect(areaContradiction({ window: MOSTVIERTEL, circle: around(GRAZ, 50) })).toBe('CIRCLE_OUTSIDE_WINDOW');
  expect(areaContradiction({ window: MOSTVIERTEL, circle: around(GRAZ, 100) })).toBeNull();
  expect(areaContradiction({ window: MOSTVIERTEL, federalStateId: idOf('tirol') })).toBe('WINDOW_OUTSIDE_STATE');
  expect(areaContradiction({ window: MOSTVIERTEL, federalStateId: idOf('niederoesterreich') })).toBeNull();
});

test('one area alone contradicts nothing', () => {
  expect(areaContradiction({})).toBeNull();
  expect(areaContradiction({ federalStateId: idOf('wien') })).toBeNull();
  expect(areaContradiction({ circle: around(GRAZ, 1), window: undefined })).toBeNull();
});

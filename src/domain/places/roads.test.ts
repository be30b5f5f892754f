import { describe, expect, test } from 'vitest';
import { distanceInKm } from './geometry/distance.ts';
import { builtinPlaces } from './gazetteer/gazetteer.ts';
import { ROADS, roadSigns } from './roads.data.ts';

const places = builtinPlaces();

/** Distance of a town to the nearest point of a course, km. */
function distanceTo(road: string, town: string): number {
  const at = places.find(({ name }) => name === town);
  const course = ROADS.find(({ name }) => name === road)?.course ?? [];
  if (at === undefined) throw new Error(`The gazetteer lacks ${town}.`);
  return Math.min(
    ...course.flatMap(([longitude, latitude], index) => {
      const next = course[index + 1] ?? [longitude, latitude];
      return [0, 0.25, 0.5, 0.75, 1].map((t) =>
        distanceInKm(at, {
          longitude: longitude + (next[0] - longitude) * t,
          latitude: latitude + (next[1] - latitude) * t,
        }),
      );
    }),
  );
}

describe('the roads of the built-in map', () => {
  // Towns near the road by the motorway's own exits.
  test.each([
    ['A 1', ['St. Pölten', 'Melk', 'Amstetten', 'Enns', 'Vöcklabruck']],
    ['A 2', ['Baden', 'Hartberg', 'Gleisdorf', 'Wolfsberg', 'Völkermarkt', 'Villach']],
    ['A 8', ['Wels', 'Ried im Innkreis']],
    ['A 9', ['Kirchdorf an der Krems', 'Windischgarsten', 'Leibnitz']],
    ['A 10', ['Hallein', 'Golling an der Salzach', 'Spittal an der Drau']],
    ['A 12', ['Kufstein', 'Wörgl', 'Schwaz', 'Imst']],
    ['A 14', ['Dornbirn', 'Feldkirch', 'Bludenz']],
    ['S 6', ['Kapfenberg', 'Leoben', 'Mürzzuschlag']],
  ])('%s passes its towns', (road, towns) => {
    for (const town of towns) expect([town, distanceTo(road, town) < 8]).toEqual([town, true]);
  });

  test('each road is named at points of its course', () => {
    const signs = roadSigns();
    for (const { name, course } of ROADS) {
      const own = signs.filter((sign) => sign.name === name);
      expect(own.length).toBeGreaterThan(0);
      for (const { longitude, latitude } of own) expect(course).toContainEqual([longitude, latitude]);
    }
  });
});

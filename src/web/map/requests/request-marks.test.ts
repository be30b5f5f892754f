import { describe, expect, it } from 'vitest';
import type { RequestCell, RequestListItem } from '#contract/requests/requests.schemas.ts';
import { HOME, MAX_DRAWN_ZOOM, MAX_ZOOM, pixelOf } from '#web/map/map-window.ts';
import { requestCellsOf } from './request-cells.queries.ts';
import { requestMarksOf } from './request-marks.ts';

const single = (id: string, longitude: number, latitude: number): RequestCell => ({
  longitude,
  latitude,
  count: 1,
  request: { id, title: id } as RequestListItem,
});
const marksAt = (cells: RequestCell[], zoom: number, maxZoom = MAX_ZOOM) =>
  requestMarksOf({ cells }, { zoom, view: HOME, maxZoom, piles: [] });

describe('marks of Gesuche', () => {
  it('open what they hold where that is little, and else lead closer', () => {
    const four = ['a', 'b', 'c', 'd'].map((id, index) => single(id, 14.87 + index / 1000, 48.12));
    expect(marksAt(four.slice(0, 3), 7)).toMatchObject([{ count: 3, shown: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }]);
    const [pile, ...others] = marksAt(four, 7);
    expect([pile?.count, pile?.shown, others]).toEqual([4, null, []]);
    const { west, east } = pile?.target ?? HOME;
    expect(east - west).toBeLessThan((HOME.east - HOME.west) / 2);
    expect(marksAt(four, MAX_ZOOM)).toMatchObject([{ count: 4, shown: { length: 4 } }]);
    expect(marksAt(four, MAX_DRAWN_ZOOM)).toMatchObject([{ count: 4, shown: null }]);
    expect(marksAt(four, MAX_DRAWN_ZOOM, MAX_DRAWN_ZOOM)).toMatchObject([{ count: 4, shown: { length: 4 } }]);
  });

  it('part as the map comes closer, and lose none', () => {
    const two = [single('a', 14.87, 48.12), single('b', 15.2, 48.2)];
    expect(marksAt(two, 6)).toHaveLength(1);
    expect(marksAt(two, 10).map(({ count }) => count)).toEqual([1, 1]);
  });

  it('hang below wood and below each other where they would cover it', () => {
    const ZOOM = 9;
    const place = { longitude: 14.87, latitude: 48.12 };
    const pile = { ...place, key: 'wood', count: 12, advert: null, isOnePlace: false, extent: HOME, target: HOME };
    // Half the pile's height above its foot, and a little to the south.
    const cells = [single('a', 14.87, 48.14), single('b', 14.87, 48.02)];
    const signs = (piles: (typeof pile)[]) =>
      requestMarksOf({ cells }, { zoom: ZOOM, view: HOME, maxZoom: MAX_ZOOM, piles });
    const free = signs([]).map((mark) => pixelOf(mark, ZOOM).y);
    const [first = 0, second = 0] = signs([pile]).map((mark) => pixelOf(mark, ZOOM).y);
    expect(first).toBeCloseTo(pixelOf(place, ZOOM).y, 3);
    expect(first).toBeGreaterThan(free[0] ?? 0);
    expect(second - first).toBeGreaterThanOrEqual(48 - 1e-6);
  });

  it('of counted cells lead closer, however close', () => {
    expect(marksAt([{ longitude: 14, latitude: 48, count: 70, request: null }], 13)).toMatchObject([
      { count: 70, shown: null },
    ]);
  });
});

describe('what Gesuche of a search are asked by', () => {
  const bounds = { west: 14.1, south: 47.1, east: 15.1, north: 48.1 };

  it('is category, species and reach, in a window of whole steps', () => {
    const sorting = { sortBy: 'RELEVANCE' as const, sortDesc: false, postalCode: '4820', countryCode: 'AT' };
    const search = { page: 0, size: 24, sorting, category: 'FIREWOOD' as const, priceMaxInCents: 9_000 };
    const asked = requestCellsOf(
      { ...search, radiusInKm: 25, categoryData: { woodTypeIds: [20, 8] } },
      { bounds, zoom: 9 },
    );
    expect(asked).toMatchObject({
      category: 'FIREWOOD',
      woodTypeIds: '20,8',
      postalCode: '4820',
      radiusInKm: 25,
      zoom: 9,
    });
    expect([asked.west <= bounds.west, asked.east >= bounds.east, asked.south <= bounds.south]).toEqual([
      true,
      true,
      true,
    ]);
    expect(asked).not.toHaveProperty('priceMaxInCents');
    expect(requestCellsOf(search, { bounds, zoom: 9 })).not.toHaveProperty('postalCode');
  });
});

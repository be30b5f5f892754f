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
  requestMarksOf({ cells }, { zoom, view: HOME, maxZoom, piles: [], own: null });

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

  const wood = (longitude: number, latitude: number, key = 'wood') => ({
    longitude,
    latitude,
    key,
    count: 12,
    advert: null,
    isOnePlace: false,
    extent: HOME,
    target: HOME,
  });
  const near = (cells: RequestCell[], zoom: number, piles: ReturnType<typeof wood>[]) =>
    requestMarksOf({ cells }, { zoom, view: HOME, maxZoom: MAX_ZOOM, piles, own: null });

  it('hang below wood where they would cover it, and off each other', () => {
    const ZOOM = 9;
    const pile = wood(14.87, 48.12);
    // One a little above the foot of the pile, one to the south of it.
    const cells = [single('a', 14.87, 48.14), single('b', 14.87, 48.02)];
    const [first, second] = near(cells, ZOOM, [pile]).map((mark) => pixelOf(mark, ZOOM));
    const [free] = near(cells, ZOOM, []).map((mark) => pixelOf(mark, ZOOM));
    if (!first || !second || !free) throw new Error('A sign is missing.');
    expect(first.y).toBeCloseTo(pixelOf(pile, ZOOM).y, 3);
    expect(first.y).toBeGreaterThan(free.y);
    expect(Math.abs(second.y - first.y) >= 48 - 1e-6 || Math.abs(second.x - first.x) >= 88 - 1e-6).toBe(true);
  });

  it('cover neither wood nor the name of the searched place where no sign is near to join', () => {
    const ZOOM = 7;
    const piles = Array.from({ length: 24 }, (_, index) =>
      wood(13.4 + (index % 6) * 0.3, 47.2 + Math.floor(index / 6) * 0.2, `${index}`),
    );
    const [sign] = near([single('only', 14.2, 47.5)], ZOOM, piles).map((mark) => pixelOf(mark, ZOOM));
    if (!sign) throw new Error('The sign is missing.');
    for (const pile of piles) {
      const { x, y } = pixelOf(pile, ZOOM);
      expect(Math.abs(sign.x - x) >= 44 + 20 || sign.y >= y - 1e-6 || sign.y + 48 <= y - 40).toBe(true);
    }
    const own = { longitude: 14.87, latitude: 48.12, name: 'Bad Ischl' };
    const options = { zoom: 9, view: HOME, maxZoom: MAX_ZOOM, piles: [], own };
    const [beside] = requestMarksOf({ cells: [single('a', 14.87, 48.12)] }, options).map((mark) => pixelOf(mark, 9));
    const name = pixelOf(own, 9);
    expect(Math.abs((beside?.x ?? name.x) - name.x) >= 44 + 38 || (beside?.y ?? name.y) >= name.y + 40).toBe(true);
  });

  it('join the nearest sign where wood leaves no room near their places', () => {
    const ZOOM = 6;
    const wall = Array.from({ length: 120 }, (_, index) =>
      wood(13 + (index % 12) * 0.45, 46.4 + Math.floor(index / 12) * 0.3, `${index}`),
    );
    const outside = single('outside', 10.2, 48);
    const inside = [single('north', 15, 48.4), single('south', 15.5, 47.2)];
    const [sign, ...others] = near([outside, ...inside], ZOOM, wall);
    expect([sign?.count, sign?.shown?.length, others]).toEqual([3, 3, []]);
    const { latitude, longitude } = sign ?? { latitude: 0, longitude: 0 };
    expect([latitude, longitude]).toEqual([expect.closeTo(48, 5), expect.closeTo(10.2, 5)]);
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

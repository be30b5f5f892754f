import { describe, expect, it } from 'vitest';
import type { MapCell } from '#contract/search/products.schemas.ts';
import { markSize, marksOf, nearestMark } from './map-marks.ts';
import { HOME, MAX_DRAWN_ZOOM, MAX_ZOOM, pixelOf } from '#web/map/map-window.ts';

const ZOOM = 6.5;
const cell = (longitude: number, latitude: number, count: number): MapCell => ({ longitude, latitude, count });
const manyCells: MapCell[] = Array.from({ length: 120 }, (_, index) =>
  cell(9.6 + (index % 15) * 0.5, 46.5 + Math.floor(index / 15) * 0.33, 1 + ((index * 37) % 90)),
);

describe('marksOf', () => {
  const total = manyCells.reduce((sum, one) => sum + one.count, 0);
  const marks = marksOf({ cells: manyCells, total }, { zoom: ZOOM, view: HOME, maxZoom: MAX_ZOOM });

  it('loses no advert while it joins what would overlap', () => {
    expect(marks.length).toBeLessThan(manyCells.length);
    expect(marks.reduce((sum, mark) => sum + mark.count, 0)).toBe(total);
  });

  it('leaves no two marks on each other', () => {
    const boxes = marks.map((mark) => {
      const { x, y } = pixelOf(mark, ZOOM);
      const { width, height } = markSize({ count: mark.count, isPrice: false }, ZOOM);
      return { left: x - width / 2, right: x + width / 2, top: y - height, bottom: y };
    });
    const overlaps = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
    expect(overlaps).toEqual([]);
  });

  it('stands from north to south, as the Tab key then goes', () => {
    const latitudes = marks.map((mark) => mark.latitude);
    expect(latitudes).toEqual(latitudes.toSorted((a, b) => b - a));
  });

  it('leads to a window that holds the pile and is at most half as wide', () => {
    for (const { target, longitude, latitude } of marks) {
      expect(target.east - target.west).toBeLessThanOrEqual((HOME.east - HOME.west) / 2 + 0.002);
      expect(target.west < longitude && longitude < target.east).toBe(true);
      expect(target.south < latitude && latitude < target.north).toBe(true);
    }
  });

  it('opens adverts of one place as a list, since zooming in would not part them', () => {
    const found = marksOf(
      { cells: [cell(14.29, 48.3, 3), cell(16.37, 48.2, 1)], total: 4 },
      { zoom: ZOOM, view: HOME, maxZoom: MAX_ZOOM },
    );
    expect(found.find((mark) => mark.count === 3)?.isOnePlace).toBe(true);
  });

  it('holds the places of all that it joins, so that its list shows them', () => {
    const places = [cell(14.29, 48.3, 3), cell(14.2904, 48.3003, 1)];
    const [mark, ...others] = marksOf({ cells: places, total: 4 }, { zoom: 13, view: HOME, maxZoom: MAX_ZOOM });
    expect([mark?.count, mark?.isOnePlace, others]).toEqual([4, true, []]);
    const { west = 0, east = 0, south = 0, north = 0 } = mark?.extent ?? {};
    for (const { longitude, latitude } of places) {
      expect(west < longitude && longitude < east && south < latitude && latitude < north).toBe(true);
    }
    expect(east - west).toBeLessThan(0.001);
  });

  it('does not take a cell of many adverts for one place', () => {
    const [mark] = marksOf(
      { cells: [cell(14.29, 48.3, 300)], total: 300 },
      { zoom: ZOOM, view: HOME, maxZoom: MAX_ZOOM },
    );
    expect(mark?.isOnePlace).toBe(false);
  });

  it.each([
    [MAX_DRAWN_ZOOM, true],
    [MAX_ZOOM, false],
  ])('where the map ends at zoom %i a pile seen at zoom 10.8 is a list: %s', (maxZoom, isOnePlace) => {
    const [mark] = marksOf({ cells: [cell(14.29, 48.3, 300)], total: 300 }, { zoom: 10.8, view: HOME, maxZoom });
    expect(mark?.isOnePlace).toBe(isOnePlace);
  });
});

describe('nearestMark', () => {
  it('finds the mark that counts an advert', () => {
    const marks = marksOf(
      { cells: [cell(14.29, 48.3, 3), cell(11.4, 47.27, 2)], total: 5 },
      { zoom: ZOOM, view: HOME, maxZoom: MAX_ZOOM },
    );
    expect(nearestMark(marks, { longitude: 11.6, latitude: 47.3 })?.count).toBe(2);
    expect(nearestMark([], { longitude: 11.6, latitude: 47.3 })).toBeNull();
  });
});

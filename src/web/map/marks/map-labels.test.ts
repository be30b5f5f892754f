import { describe, expect, it } from 'vitest';
import { type NamedPlace, labelsOf, nameNear } from './map-labels.ts';
import { marksOf } from './map-marks.ts';
import { HOME, MAX_ZOOM } from '#web/map/map-window.ts';

const place = (name: string, weight: number, at: [longitude: number, latitude: number]): NamedPlace => ({
  name,
  weight,
  longitude: at[0],
  latitude: at[1],
});
const VIENNA = place('Wien', 100, [16.37, 48.21]);
const SCHWECHAT = place('Schwechat', 50, [16.47, 48.14]);
const GRAZ = place('Graz', 90, [15.44, 47.07]);
const GOESTING = place('Gösting', 20, [15.39, 47.1]);
const PARIS = place('Paris', 100, [2.35, 48.86]);
const all = [GOESTING, SCHWECHAT, VIENNA, GRAZ, PARIS];
const namesAt = (zoom: number) => labelsOf(all, { zoom, view: HOME, marks: [] }).map(({ name }) => name);

describe('labelsOf', () => {
  it('writes names with letters of the second font file only on a close map', () => {
    const budweis = { name: 'České Budějovice', latitude: 48.97, longitude: 14.47, weight: 80 };
    const view = { west: 13, south: 48, east: 16, north: 50 };
    expect(labelsOf([budweis], { zoom: 7, view, marks: [] })).toEqual([]);
    expect(labelsOf([budweis], { zoom: 9, view, marks: [] })).toEqual([budweis]);
  });

  it('writes the larger of two neighbours from afar and both close by', () => {
    expect(namesAt(6.5)).toEqual(['Wien', 'Graz']);
    expect(namesAt(11)).toEqual(['Wien', 'Graz', 'Schwechat', 'Gösting']);
  });

  it('leaves out a name that a pile would cover', () => {
    const marks = marksOf(
      { cells: [{ longitude: 16.37, latitude: 48.1, count: 300 }], total: 300 },
      { zoom: 6.5, view: HOME, maxZoom: MAX_ZOOM },
    );
    const names = labelsOf(all, { zoom: 6.5, view: HOME, marks }).map(({ name }) => name);
    expect(names).toEqual(['Graz']);
  });
});

describe('nameNear', () => {
  it('prefers the town to the hamlet next to the point', () => {
    expect(nameNear(all, { longitude: 15.41, latitude: 47.09 })).toBe('Graz');
    expect(nameNear([], { longitude: 15.41, latitude: 47.09 })).toBe('');
  });
});

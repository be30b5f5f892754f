import { describe, expect, it } from 'vitest';
import { blurCoordinates } from './blur.ts';
import { cellOf } from './cells.ts';
import { distanceInKm } from './distance.ts';

const WIEN = { latitude: 48.2082, longitude: 16.3738 };

describe('map cells', () => {
  it('number the tiles of the world from the north-west to the south-east', () => {
    expect(cellOf({ latitude: 85.0511, longitude: -180 })).toBe(0);
    expect(cellOf({ latitude: -90, longitude: 180 })).toBe(2 ** 30 - 1);
    expect(cellOf({ latitude: 90, longitude: 179.999 })).toBe(0x15555555);
  });

  it('hold the middle of Vienna in tile 17874/11362 of zoom 15', () => {
    const bits = (value: number) => [...Array(15).keys()].map((bit) => (value >> bit) & 1);
    const expected = bits(17874).reduce((sum, bit, at) => sum + bit * 4 ** at, 0);
    const rows = bits(11362).reduce((sum, bit, at) => sum + bit * 2 * 4 ** at, 0);
    expect(cellOf(WIEN)).toBe(expected + rows);
  });
});

describe('a blurred address', () => {
  const addresses = [...Array(400).keys()].map((index) => ({
    latitude: 46.4 + (index % 20) * 0.13137,
    longitude: 9.6 + Math.floor(index / 20) * 0.3719,
  }));

  it('is never more than 2.5 km off', () => {
    const distances = addresses.map((address, index) =>
      distanceInKm(address, blurCoordinates(address.latitude, address.longitude, `advert-${index}`)),
    );
    expect(Math.max(...distances)).toBeLessThanOrEqual(2.5);
    expect(distances.reduce((sum, distance) => sum + distance, 0) / distances.length).toBeGreaterThan(0.7);
  });

  it('stays the same for the same seed and moves with another', () => {
    const first = blurCoordinates(47.41, 15.27, 'a');
    expect(blurCoordinates(47.41, 15.27, 'a')).toEqual(first);
    expect(blurCoordinates(47.41, 15.27, 'b')).not.toEqual(first);
  });

  it('is the same for neighbours, so that the address cannot be worked out', () => {
    expect(blurCoordinates(47.4101, 15.2701, 'a')).toEqual(blurCoordinates(47.411, 15.2712, 'a'));
  });
});

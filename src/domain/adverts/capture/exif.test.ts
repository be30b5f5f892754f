import { describe, expect, it, test } from 'vitest';
import { sharp } from '#server/platform/files/image-engine.ts';
import { NO_CAPTURE, readExif } from './exif.ts';
import { exifInJpeg, withExif } from './exif-in-jpeg.ts';

/** The outlook tower on the Siriuskogel near Bad Ischl, as a phone writes it. */
const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '47/1 42/1 1800/100',
  GPSLongitudeRef: 'E',
  GPSLongitude: '13/1 37/1 3000/100',
};
const camera = (
  exif: Record<string, Record<string, string>>,
  type: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Buffer> =>
  sharp({ create: { width: 12, height: 8, channels: 3, background: '#963' } })
    .withExif(exif)
    [type]()
    .toBuffer();
const taken = { IFD0: { Make: 'Kamera' }, IFD2: { DateTimeOriginal: '2026:11:12 09:30:00' }, IFD3: GPS };
const blockOf = async (bytes: Buffer): Promise<Buffer> => (await sharp(bytes).metadata()).exif ?? Buffer.alloc(0);

describe('what a camera notes', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'is read from a %s as the library of all cameras writes it',
    async (type) => {
      const { day, point } = readExif(await blockOf(await camera(taken, type)));
      expect(day).toBe('2026-11-12');
      expect(point?.latitude).toBeCloseTo(47.705, 6);
      expect(point?.longitude).toBeCloseTo(13.625, 6);
    },
  );

  it('is read in both byte orders', () => {
    const block = [
      [0x49, 0x49, 42, 0, 8, 0, 0, 0],
      [1, 0, 0x69, 0x87, 4, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0],
      [1, 0, 0x03, 0x90, 2, 0, 20, 0, 0, 0, 44, 0, 0, 0, 0, 0, 0, 0],
      [...'2025:07:01 10:00:00\0'].map((letter) => letter.charCodeAt(0)),
    ].flat();
    expect(readExif(Uint8Array.from(block)).day).toBe('2025-07-01');
  });

  it('south and west are negative', async () => {
    const south = { ...GPS, GPSLatitudeRef: 'S', GPSLongitudeRef: 'W' };
    const { point } = readExif(await blockOf(await camera({ ...taken, IFD3: south })));
    expect([Math.sign(point?.latitude ?? 0), Math.sign(point?.longitude ?? 0)]).toEqual([-1, -1]);
  });

  it.each([
    ['a day that is none', { ...taken, IFD2: { DateTimeOriginal: '2026:02:30 09:30:00' } }],
    ['a clock that was never set', { ...taken, IFD2: { DateTimeOriginal: '0000:00:00 00:00:00' } }],
    ['words', { ...taken, IFD2: { DateTimeOriginal: 'vorigen Dienstag, fr' } }],
    ['only the day of a later change', { IFD0: { DateTime: '2026:11:12 09:30:00' } }],
  ])('without a day it says so: %s', async (_name, exif) => {
    expect(readExif(await blockOf(await camera(exif))).day).toBeNull();
  });

  it.each([
    ['zeros of a phone without a fix', { ...GPS, GPSLatitude: '0/1 0/1 0/1', GPSLongitude: '0/1 0/1 0/1' }],
    ['a fraction of nothing', { ...GPS, GPSLatitude: '47/0 0/0 0/0' }],
    ['a latitude beyond the pole', { ...GPS, GPSLatitude: '147/1 0/1 0/1' }],
    ['half of a place', { GPSLatitudeRef: 'N', GPSLatitude: GPS.GPSLatitude }],
    ['no hemisphere', { GPSLatitude: GPS.GPSLatitude, GPSLongitude: GPS.GPSLongitude }],
  ])('without a place it says so: %s', async (_name, gps) => {
    expect(readExif(await blockOf(await camera({ IFD2: taken.IFD2, IFD3: gps }))).point).toBeNull();
  });
});

test('nothing that a block says of itself makes reading it fail or long', async () => {
  const block = await blockOf(await camera(taken));
  const began = performance.now();
  for (let at = 0; at < block.length; at += 1)
    for (const value of [0, 1, 0x7f, 0xff]) {
      const broken = Buffer.from(block);
      broken[at] = value;
      expect(() => readExif(broken)).not.toThrow();
    }
  for (let length = 0; length < block.length; length += 1)
    expect(() => readExif(block.subarray(0, length))).not.toThrow();
  // A list of 65,535 entries that is its own list of places, in a block of 15 MB.
  const bomb = new Uint8Array(15 * 1024 * 1024).fill(0xff);
  bomb.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0xff, 0xff, 0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 8]);
  expect(readExif(bomb)).toEqual(NO_CAPTURE);
  expect(performance.now() - began).toBeLessThan(2_000);
});

describe('a picture that was drawn again', () => {
  it('carries day and place on, and nothing else of its camera', async () => {
    const original = await camera(taken);
    const capture = readExif(exifInJpeg(original) ?? new Uint8Array());
    const drawn = await sharp(original).jpeg().toBuffer();
    expect(exifInJpeg(drawn)).toBeNull();
    const carried = Buffer.from(withExif(drawn, capture));
    // The library of all cameras finds the same, and the same picture.
    const again = readExif(await blockOf(carried));
    expect(again.day).toBe('2026-11-12');
    expect(again.point?.latitude).toBeCloseTo(47.705, 5);
    expect(carried.includes('Kamera')).toBe(false);
    expect((await sharp(carried).raw().toBuffer()).equals(await sharp(drawn).raw().toBuffer())).toBe(true);
  });

  it('carries a day alone, a place alone, and of neither nothing', () => {
    const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2]);
    const read = (bytes: Uint8Array) => readExif(exifInJpeg(bytes) ?? new Uint8Array());
    const point = { latitude: -33.9, longitude: 18.4 };
    expect(read(withExif(jpeg, { day: '2024-02-29', point: null }))).toEqual({ day: '2024-02-29', point: null });
    expect(read(withExif(jpeg, { day: null, point }))).toEqual({ day: null, point });
    expect(withExif(jpeg, NO_CAPTURE)).toBe(jpeg);
  });

  it('a head that is cut or lies about its lengths has no block', async () => {
    const original = await camera(taken);
    for (let length = 0; length < 200; length += 1)
      expect(() => exifInJpeg(original.subarray(0, length))).not.toThrow();
    expect(exifInJpeg(Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0xff, 0xe1, 0, 0]))).toBeNull();
    expect(exifInJpeg(Uint8Array.from([0x89, 0x50]))).toBeNull();
  });
});

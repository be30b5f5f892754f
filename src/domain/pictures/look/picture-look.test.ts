import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LOOK_HEIGHT, LOOK_WIDTH, isSameLook, isTellingLook, lookKeys, lookOf } from './picture-look.ts';

/** A picture of some rectangles that differs with the seed. */
const pictureOf = (seed: number): Promise<Buffer> => {
  const boxes = Array.from({ length: 14 }, (_, at) => {
    const value = Math.imul(seed * 31 + at + 7, 0x9e_37_79_b1) >>> 0;
    const grey = (value >>> 5) % 256;
    return `<rect x="${(value % 11) * 55}" y="${((value >>> 8) % 9) * 50}" width="${70 + ((value >>> 12) % 160)}" height="${60 + ((value >>> 16) % 120)}" fill="rgb(${grey},${grey},${grey})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#888"/>${boxes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

const greyOf = async (picture: Buffer): Promise<Uint8Array> =>
  sharp(picture).resize(LOOK_WIDTH, LOOK_HEIGHT, { fit: 'fill' }).greyscale().raw().toBuffer();

describe('copied pictures', () => {
  it('have the same look after being scaled, saved worse and made brighter', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const picture = await pictureOf(seed);
      const copy = await sharp(picture).resize(400).modulate({ brightness: 1.1 }).jpeg({ quality: 45 }).toBuffer();
      const [one, other] = [lookOf(await greyOf(picture)), lookOf(await greyOf(copy))];
      expect(isSameLook(one, other)).toBe(true);
      expect(lookKeys(other).some((key) => lookKeys(one).includes(key))).toBe(true);
    }
  });

  it('are told from other pictures', async () => {
    const looks = await Promise.all(
      Array.from({ length: 12 }, async (_, seed) => lookOf(await greyOf(await pictureOf(seed + 20)))),
    );
    for (const [at, look] of looks.entries())
      for (const other of looks.slice(at + 1)) expect(isSameLook(look, other)).toBe(false);
  });

  it('are not compared by plain areas', () => {
    expect(isTellingLook(lookOf(new Uint8Array(LOOK_WIDTH * LOOK_HEIGHT).fill(200)))).toBe(false);
  });

  it('have four keys that fit into a PostgreSQL integer', () => {
    for (const look of ['0'.repeat(16), 'f'.repeat(16), '7fffffffffffffff']) {
      expect(lookKeys(look)).toHaveLength(4);
      expect(lookKeys(look).every((key) => Number.isInteger(key) && key >= 0 && key < 2 ** 31)).toBe(true);
    }
  });
});

import sharp from 'sharp';

import type { RasterFormat } from '#domain/pictures/picture-url.ts';

// sharp uses libuv's thread pool (4 threads), not the event loop, so no worker threads are needed. One thread per
// picture and at most two pictures at once leave the other threads to the file system.
sharp.cache(false);
sharp.concurrency(1);

export const CONTENT_TYPES: Readonly<Record<RasterFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const LONGEST_IN_SECONDS = 20;

/** Whether a picture was given up because it took too long, by sharp's `timeout`: the machine is busy, or it is meant to be slow. */
export const isOutOfTime = (error: unknown): boolean => error instanceof Error && error.message.startsWith('timeout:');

type EncodeTask = {
  readonly width: number;
  readonly format: RasterFormat;
  readonly avif: { readonly quality: number; readonly effort: number };
};

/** Encodes a picture we made ourselves (drawing or stored master) in one width and format. */
export async function encodeVariant(source: Uint8Array, { width, format, avif }: EncodeTask): Promise<Buffer> {
  const picture = sharp(source).resize({ width, withoutEnlargement: true }).timeout({ seconds: LONGEST_IN_SECONDS });
  switch (format) {
    case 'avif':
      return picture.avif(avif).toBuffer();
    case 'webp':
      return picture.webp({ quality: 70, effort: 4 }).toBuffer();
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 74, mozjpeg: true }).toBuffer();
  }
}

export { sharp };

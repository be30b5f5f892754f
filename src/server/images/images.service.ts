import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { PICTURE_KINDS } from '#domain/pictures/picture-kind.ts';
import type { DrawnPicture, ImageWidth, RasterFormat } from '#domain/pictures/picture-url.ts';
import { drawPicture } from '#domain/pictures/picture.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Logger } from '#server/platform/logger.ts';
import { encodeVariant } from './image-engine.ts';
import { imageNotFound } from './images.problems.ts';
import { uploadKey } from './uploads.service.ts';
import { openVariantCache } from './variant-cache.ts';

export type ImageDeps = {
  /** Folder for rendered variants; they go below `images/`. */
  dataDir: string;
  /** Where uploaded pictures are kept. */
  files: FileStore;
  logger: Logger;
};

export type RasterVariant = { readonly width: ImageWidth; readonly format: RasterFormat };

export type Images = {
  drawing: (picture: DrawnPicture, width: ImageWidth) => string;
  drawnVariant: (picture: DrawnPicture, variant: RasterVariant) => Promise<Buffer>;
  /** @throws image.not-found (404) */
  uploadedVariant: (storedFileId: string, variant: RasterVariant) => Promise<Buffer>;
  /** Deletes an uploaded picture and all its variants. */
  deleteUploaded: (storedFileId: string) => Promise<void>;
  /** Changes whenever the drawings change, so that kept variants and ETags never show an old drawing. */
  drawingVersion: () => string;
};

let version: string | null = null;

function drawingVersion(): string {
  if (version === null) {
    const hash = createHash('sha256');
    for (const kind of PICTURE_KINDS) hash.update(drawPicture({ kind, species: ['laerche', 'buche'], seed: 1 }));
    version = hash.digest('hex').slice(0, 8);
  }
  return version;
}

function draw({ kind, species, seed, pieceSize }: DrawnPicture, displayWidth: number): string {
  return drawPicture({
    kind,
    species,
    seed,
    options: { displayWidth, ...(pieceSize === undefined ? {} : { pieceSize }) },
  });
}

function drawnKey(picture: DrawnPicture, { width, format }: RasterVariant): string {
  const name = picture.pieceSize === undefined ? String(picture.seed) : `${picture.seed}-${picture.pieceSize}`;
  return `${drawingVersion()}/${picture.kind}/${picture.species.join('-')}/${name}/${width}.${format}`;
}

/** Opens the pictures of the marketplace: drawn ones and uploaded ones, in all widths and formats. */
export async function openImages({ dataDir, files, logger }: ImageDeps): Promise<Images> {
  const drawn = await openVariantCache({ folder: join(dataDir, 'images', 'drawn'), logger });
  const uploaded = await openVariantCache({ folder: join(dataDir, 'images', 'variants'), logger });

  return {
    drawingVersion,
    drawing: draw,
    drawnVariant: (picture, variant) =>
      drawn.get(drawnKey(picture, variant), () => encodeVariant(Buffer.from(draw(picture, variant.width)), variant)),
    uploadedVariant: (storedFileId, variant) =>
      uploaded.get(`${storedFileId}/${variant.width}.${variant.format}`, async () => {
        const master = await files.read(uploadKey(storedFileId));
        if (master === null) throw imageNotFound();
        return encodeVariant(await buffer(master.stream), variant);
      }),
    deleteUploaded: async (storedFileId) => {
      await files.delete(uploadKey(storedFileId));
      await uploaded.forget(storedFileId);
    },
  };
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { DRAWING_VERSION } from '#domain/pictures/measured/drawing-version.ts';
import { parseMeasures } from '#domain/pictures/measured/measures.ts';
import type { DrawnPicture, ImageWidth, RasterFormat } from '#domain/pictures/picture-url.ts';
import { drawPicture } from '#domain/pictures/picture.ts';
import type { PictureOptions } from '#domain/pictures/picture.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { isUuid } from '#domain/text/uuid.ts';
import type { Logger } from '#server/platform/logger.ts';
import { encodeVariant } from '#server/platform/files/image-engine.ts';
import { imageNotFound } from './images.problems.ts';
import { privateKey, uploadKey } from './uploads.service.ts';
import { openVariantCache } from './variant-cache.ts';

export { imageNotFound, imagesBusy } from './images.problems.ts';
export { openVariantCache } from './variant-cache.ts';

export type ImageDeps = {
  /** Folder for rendered variants; they go below `images/`. */
  dataDir: string;
  /** Where uploaded pictures are kept. */
  files: FileStore;
  logger: Logger;
};

export type RasterVariant = { readonly width: ImageWidth; readonly format: RasterFormat };

type Admit = () => Promise<void>;

export type Images = {
  drawing: (picture: DrawnPicture, width: ImageWidth) => string;
  /** `admit` may refuse a variant that is not kept and has to be made first; so below. */
  drawnVariant: (picture: DrawnPicture, variant: RasterVariant, admit?: Admit) => Promise<Buffer>;
  /** @throws image.not-found (404), storage.away (503) */
  uploadedVariant: (storedFileId: string, variant: RasterVariant, admit?: Admit) => Promise<Buffer>;
  /** The same of a picture that only some people may fetch; who they are is the caller's business. @throws image.not-found (404) */
  privateVariant: (storedFileId: string, variant: RasterVariant) => Promise<Buffer>;
  /** Deletes an uploaded picture and all its variants that this machine keeps. @throws storage.away (503) */
  deleteUploaded: (storedFileId: string) => Promise<void>;
  /** Deletes the variants kept here of pictures that `gone` names; returns how many pictures. */
  forgetVariants: (gone: (storedFileIds: string[]) => Promise<string[]>) => Promise<number>;
};

/** Measured at 640 px: drawings get no smaller from more effort, and 45 keeps the densest ones below 30 kB. */
const DRAWING_AVIF = { quality: 45, effort: 1 };
const PHOTO_AVIF = { quality: 50, effort: 2 };

/** Public and private pictures. */
const VARIANT_FOLDERS = ['', 'private/'];
const VARIANTS_AT_ONCE = 1_000;

function draw({ pieceSize, measures: figures, ...picture }: DrawnPicture, options: PictureOptions): string {
  const measures = figures === undefined ? null : parseMeasures(figures);
  return drawPicture({
    ...picture,
    options: {
      ...options,
      ...(pieceSize === undefined ? {} : { pieceSize }),
      ...(measures === null ? {} : { measures }),
    },
  });
}

function drawnKey(picture: DrawnPicture, { width, format }: RasterVariant): string {
  const name = [picture.seed, picture.pieceSize, picture.measures].filter((part) => part !== undefined).join('-');
  return `${DRAWING_VERSION}/${picture.kind}/${picture.species.join('-')}/${name}/${width}.${format}`;
}

/** Opens the pictures of the marketplace: drawn ones and uploaded ones, in all widths and formats. */
export async function openImages({ dataDir, files, logger }: ImageDeps): Promise<Images> {
  const drawn = await openVariantCache({ folder: join(dataDir, 'images', 'drawn'), logger });
  const uploaded = await openVariantCache({ folder: join(dataDir, 'images', 'variants'), logger });

  // Public and private variants lie under keys of their own: an address of one kind never finds the other.
  const uploadedUnder = (keyOf: (id: string) => string, cacheFolder: string): Images['uploadedVariant'] => {
    return (storedFileId, variant, admit) => {
      const render = async (): Promise<Buffer> => {
        const master = await files.read(keyOf(storedFileId));
        if (master === null) throw imageNotFound();
        return encodeVariant(await buffer(master.stream), { ...variant, avif: PHOTO_AVIF });
      };
      return uploaded.get(`${cacheFolder}${storedFileId}/${variant.width}.${variant.format}`, render, admit);
    };
  };

  return {
    drawing: (picture, width) => draw(picture, { displayWidth: width }),
    drawnVariant: (picture, variant, admit) => {
      const render = (): Promise<Buffer> => {
        const svg = draw(picture, { displayWidth: variant.width, withoutGrain: true });
        return encodeVariant(Buffer.from(svg), { ...variant, avif: DRAWING_AVIF });
      };
      return drawn.get(drawnKey(picture, variant), render, admit);
    },
    uploadedVariant: uploadedUnder(uploadKey, ''),
    privateVariant: uploadedUnder(privateKey, 'private/'),
    deleteUploaded: async (storedFileId) => {
      await Promise.all([uploadKey, privateKey].map((keyOf) => files.delete(keyOf(storedFileId))));
      for (const folder of VARIANT_FOLDERS) await uploaded.forget(`${folder}${storedFileId}`);
    },
    forgetVariants: async (gone) => {
      let forgotten = 0;
      for (const folder of VARIANT_FOLDERS) {
        const names = (await readdir(join(dataDir, 'images', 'variants', folder)).catch(() => [])).filter(isUuid);
        for (let at = 0; at < names.length; at += VARIANTS_AT_ONCE)
          for (const id of await gone(names.slice(at, at + VARIANTS_AT_ONCE))) {
            await uploaded.forget(`${folder}${id}`);
            forgotten += 1;
          }
      }
      return forgotten;
    },
  };
}

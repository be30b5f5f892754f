import { createHash } from 'node:crypto';

import { MAX_UPLOAD_PIXELS, detectUploadType } from '#domain/pictures/upload-type.ts';
import { MAX_UPLOAD_BYTES } from '#domain/upload-sizes.ts';
import { type Capture, NO_CAPTURE, readExif } from '#domain/adverts/capture/exif.ts';
import { LOOK_HEIGHT, LOOK_WIDTH, lookOf } from '#domain/pictures/look/picture-look.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { newId } from '#server/platform/ids.ts';
import type { Logger } from '#server/platform/logger.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { isOutOfTime, sharp } from '#server/platform/files/image-engine.ts';
import { hasTooManyScans, keepPngEssentials } from './image-type.ts';
import {
  imageEmpty,
  imageIsHeic,
  imageTooLarge,
  imageTooManyPixels,
  imageTypeUnknown,
  imageUnreadable,
  imagesBusy,
} from './images.problems.ts';
import { createLimiter } from '#server/platform/http/limiter.ts';

export type UploadDeps = {
  files: FileStore;
  logger: Logger;
  /** Kept apart from the pictures that everybody may fetch. */
  isPrivate?: boolean;
  /** What is kept of the camera's notes; absent: nothing. */
  keepCapture?: (capture: Capture) => Capture;
  /** Notes the picture before its file is there: killed in between, there is a note without a file, never a file without a note. */
  note?: (image: StoredImage) => Promise<void>;
};

export type Upload = { bytes: Uint8Array } | { stream: AsyncIterable<Uint8Array> };

export type StoredImage = {
  storedFileId: string;
  width: number;
  height: number;
  /** Data address of a picture 16 px wide, at most 400 characters. */
  placeholder: string;
  /** SHA-256 of the uploaded bytes, to recognise a repeated upload. */
  contentHash: Buffer;
  /** How it looks, to find copies of it that were scaled or saved again. */
  look: string;
  capture?: Capture;
};

const MASTER_EDGE = 2560;
const LONGEST_IN_SECONDS = 15;
const PLACEHOLDER_LIMIT = 400;

/** Decoding needs up to 200 MB for 50 megapixels, so uploads take turns. */
const decoding = createLimiter({ concurrent: 1, maximumWaiting: 60 });

/** Key of an uploaded picture in the file store; the original upload is never kept. */
export function uploadKey(storedFileId: string): string {
  return `uploads/${storedFileId}`;
}

/** Key of a picture that only some people may fetch. */
export function privateKey(storedFileId: string): string {
  return `private/${storedFileId}`;
}

/** The type of a picture stands in its first bytes. */
const HEAD_IN_BYTES = 64;

/** The file extension of a stored picture, null where there is no such picture. @throws storage.away (503) */
export async function uploadedFileEnding(files: FileStore, key: string): Promise<'jpg' | 'webp' | null> {
  const file = await files.read(key, { from: 0, until: HEAD_IN_BYTES });
  if (file === null) return null;
  for await (const start of file.stream) return detectUploadType(start) === 'webp' ? 'webp' : 'jpg';
  return null;
}

/** Bytes of all uploads held in memory; beyond it senders have to come again, so that slow ones cannot fill the memory. */
const MOST_BYTES_HELD = 256 * 1024 * 1024;
let bytesHeld = 0;

type Hold = { take: (bytes: number) => void; giveBack: () => void };

/** What one upload takes of the common memory. @throws image.busy (503) */
function createHold(): Hold {
  let own = 0;
  return {
    take: (bytes) => {
      if (bytesHeld + bytes > MOST_BYTES_HELD) throw imagesBusy();
      own += bytes;
      bytesHeld += bytes;
    },
    giveBack: () => {
      bytesHeld -= own;
      own = 0;
    },
  };
}

async function collect(stream: AsyncIterable<Uint8Array>, hold: Hold): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > MAX_UPLOAD_BYTES) throw imageTooLarge();
    hold.take(part.length);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** What may be shown to the decoder. @throws image.empty, image.too-large, image.heic, image.unknown-type, image.unreadable */
function admit(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) throw imageEmpty();
  if (bytes.length > MAX_UPLOAD_BYTES) throw imageTooLarge();
  const type = detectUploadType(bytes);
  if (type === null) throw imageTypeUnknown();
  if (type === 'heic') throw imageIsHeic();
  if (type === 'jpeg' && hasTooManyScans(bytes)) throw imageUnreadable();
  if (type !== 'png') return bytes;
  const essentials = keepPngEssentials(bytes);
  if (essentials === null) throw imageUnreadable();
  return essentials;
}

type Decoded = {
  master: Buffer;
  placeholder: string;
  look: string;
  width: number;
  height: number;
  capture: Capture;
};

async function decode(bytes: Uint8Array): Promise<Decoded> {
  const input = { failOn: 'error', limitInputPixels: false, sequentialRead: true } as const;
  // Reads the header only: the number of pixels is known before the first one is decoded.
  const header = await sharp(bytes, input).metadata();
  if (header.width * header.height > MAX_UPLOAD_PIXELS) throw imageTooManyPixels();
  const upright = sharp(bytes, { ...input, limitInputPixels: MAX_UPLOAD_PIXELS })
    .autoOrient()
    .resize({ width: MASTER_EDGE, height: MASTER_EDGE, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: LONGEST_IN_SECONDS });
  // Neither format carries metadata over unless asked to: place, camera and owner are gone.
  const { data, info } = await (
    header.hasAlpha
      ? upright.webp({ quality: 90, effort: 2 })
      : upright.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
  ).toBuffer({ resolveWithObject: true });
  const [placeholder, look] = [await tinyPicture(data), await pictureLook(data)];
  const capture = header.exif === undefined ? NO_CAPTURE : readExif(header.exif);
  return { master: data, placeholder, look, width: info.width, height: info.height, capture };
}

async function pictureLook(master: Buffer): Promise<string> {
  const small = sharp(master).resize({ width: LOOK_WIDTH, height: LOOK_HEIGHT, fit: 'fill' });
  return lookOf(await small.flatten({ background: '#ffffff' }).greyscale().raw().toBuffer());
}

async function tinyPicture(master: Buffer): Promise<string> {
  for (const edge of [16, 12, 8]) {
    const tiny = await sharp(master)
      .resize({ width: edge, height: edge, fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 30, effort: 4 })
      .toBuffer();
    const address = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (address.length <= PLACEHOLDER_LIMIT) return address;
  }
  return '';
}

/**
 * Checks, decodes and re-encodes an uploaded picture and stores only the result: upright, at most 2,560 px long,
 * without metadata. What the camera noted is handed to `keepCapture` first.
 * @throws image.too-large, image.too-many-pixels, image.heic, image.unknown-type, image.unreadable, image.empty,
 * image.busy, storage.full, storage.away
 */
export async function storeUploadedImage(deps: UploadDeps, upload: Upload): Promise<StoredImage> {
  const hold = createHold();
  try {
    return await storeBytes(deps, 'bytes' in upload ? upload.bytes : await collect(upload.stream, hold));
  } finally {
    hold.giveBack();
  }
}

async function storeBytes(deps: UploadDeps, bytes: Uint8Array): Promise<StoredImage> {
  const { files, logger, note, isPrivate, keepCapture } = deps;
  const admitted = admit(bytes);
  const turn = decoding.run(() => decode(admitted));
  if (turn === null) throw imagesBusy();
  const decoded = await turn.catch((cause: unknown) => {
    if (cause instanceof Problem) throw cause;
    if (isOutOfTime(cause)) throw imagesBusy();
    logger.info(
      { reason: cause instanceof Error ? cause.message.split('\n')[0] : String(cause) },
      'upload not readable',
    );
    throw imageUnreadable();
  });
  const { master, width, height, placeholder, look } = decoded;
  const contentHash = createHash('sha256').update(bytes).digest();
  const kept = keepCapture === undefined ? {} : { capture: keepCapture(decoded.capture) };
  const stored: StoredImage = { storedFileId: newId(), width, height, placeholder, contentHash, look, ...kept };
  await note?.(stored);
  const keyOf = isPrivate === true ? privateKey : uploadKey;
  await files.put(keyOf(stored.storedFileId), master);
  return stored;
}

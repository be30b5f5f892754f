import { UPLOAD_TYPE_BYTES, detectUploadType } from '#domain/pictures/upload-type.ts';

const LONGEST_EDGE = 2048;
/** A picture that is small enough goes as it is, with its own quality. */
const SMALL_ENOUGH_BYTES = 2 * 1024 * 1024;
const QUALITY = 0.87;

/** A phone's photo by its name, whatever its first bytes are: the advice is the same. */
const HEIC_NAME = /\.hei[cf]$/i;

/** `HEIC`: the browser cannot open it either; `UNKNOWN`: no picture by its content. */
export type Prepared = { blob: Blob } | { refused: 'HEIC' | 'UNKNOWN' };

/** Makes a chosen file ready to be sent: at most 2,048 px long and upright, where the browser can. */
export async function preparePhoto(file: Blob): Promise<Prepared> {
  const start = new Uint8Array(await file.slice(0, UPLOAD_TYPE_BYTES).arrayBuffer());
  const type = detectUploadType(start);
  if (type === null) return { refused: HEIC_NAME.test(file instanceof File ? file.name : '') ? 'HEIC' : 'UNKNOWN' };
  const bitmap = await openPicture(file);
  // What the browser cannot open is left to the server's judgement; HEIC it cannot read for sure.
  if (bitmap === null) return type === 'heic' ? { refused: 'HEIC' } : { blob: file };
  try {
    const isSmall = Math.max(bitmap.width, bitmap.height) <= LONGEST_EDGE && file.size <= SMALL_ENOUGH_BYTES;
    if (isSmall && type !== 'heic') return { blob: file };
    const blob = await redraw(bitmap);
    if (blob === null) return type === 'heic' ? { refused: 'HEIC' } : { blob: file };
    return { blob: blob.size < file.size || type === 'heic' ? blob : file };
  } finally {
    bitmap.close();
  }
}

async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

function redraw(bitmap: ImageBitmap): Promise<Blob | null> {
  const share = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * share));
  canvas.height = Math.max(1, Math.round(bitmap.height * share));
  const pen = canvas.getContext('2d', { alpha: false });
  if (pen === null) return Promise.resolve(null);
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

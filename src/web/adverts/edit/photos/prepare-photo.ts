import { type Capture, NO_CAPTURE, readExif } from '#domain/adverts/capture/exif.ts';
import { JPEG_HEAD_BYTES, exifInJpeg, withExif } from '#domain/adverts/capture/exif-in-jpeg.ts';
import { type Prepared, preparePhoto } from '#web/device/photo-shrink.ts';

/**
 * Makes a photo ready to be sent, as everywhere. One that had to be made smaller lost its camera's notes: the day is put
 * back, and the place where it was asked for. What is kept of them is for the server to say.
 */
export async function preparePhotoOfAdvert(file: Blob, withPlace: boolean): Promise<Prepared> {
  const prepared = await preparePhoto(file);
  if ('refused' in prepared || prepared.blob === file || prepared.blob.type !== 'image/jpeg') return prepared;
  const { day, point } = await captureOf(file);
  if (day === null && !(withPlace && point !== null)) return prepared;
  const jpeg = new Uint8Array(await prepared.blob.arrayBuffer());
  return { blob: new Blob([withExif(jpeg, { day, point: withPlace ? point : null })], { type: 'image/jpeg' }) };
}

async function captureOf(file: Blob): Promise<Capture> {
  const exif = exifInJpeg(new Uint8Array(await file.slice(0, JPEG_HEAD_BYTES).arrayBuffer()));
  return exif === null ? NO_CAPTURE : readExif(exif);
}

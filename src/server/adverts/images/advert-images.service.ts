import { MAX_IMAGES } from '#domain/adverts/advert-content.ts';
import { keptCapture } from '#domain/adverts/capture/capture.ts';
import type { Capture } from '#domain/adverts/capture/exif.ts';
import type { Image } from '#contract/common.schemas.ts';
import { type Context, type Viewer, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { type StoredImage, type Upload, storeUploadedImage, uploadKey } from '#server/pictures/uploads.service.ts';
import { indexAdvert } from '#server/search/indexing/search-index.service.ts';
import { isOnlineAt } from '#server/adverts/advert-row.ts';
import { requireOwn } from '#server/adverts/advert-access.ts';
import { deleteStoredFile, insertStoredFile } from '#server/pictures/stored-files.service.ts';
import { appendImage } from './advert-images.repository.ts';
import { findAdvert, lockAdvert, touchAdvert } from '#server/adverts/adverts.repository.ts';
import { presentWithCapture } from '#server/adverts/adverts.presenter.ts';
import { tooManyImages } from '#server/adverts/adverts.problems.ts';

export type UploadAdvertImage = {
  advertId: string;
  imageId: string;
  upload: Upload;
  /** The seller asked for the place in the picture's notes to be kept. */
  withPlace?: boolean;
};

/** Stores a picture and hangs it at the end of an own advert. @throws advert.not-found (404), advert.too-many-images (422), image.… */
export async function uploadAdvertImage(
  context: Context,
  { advertId, imageId, upload, withPlace = false }: UploadAdvertImage,
  files: FileStore,
): Promise<Image> {
  const viewer = requireViewer(context);
  const before = requireOwn(viewer, await findAdvert(context.db, advertId));
  const repeated = before.images.find((image) => image.id === imageId);
  if (repeated) return presentWithCapture(before, repeated, true);
  if (before.images.length >= MAX_IMAGES) throw tooManyImages();
  let noted: string | null = null;
  const note = async (image: StoredImage): Promise<void> => {
    noted = image.storedFileId;
    await insertStoredFile(context.db, { ...image, userKey: viewer.key, createdAt: context.clock() });
  };
  try {
    const keepCapture = (capture: Capture) => keptCapture(capture, { now: context.clock(), withPoint: withPlace });
    const stored = await storeUploadedImage({ files, logger: context.logger, note, keepCapture }, upload);
    return await attachImage(context, { viewer, advertId, imageId, stored });
  } catch (error) {
    if (noted !== null) await forgetFile(context, files, noted);
    throw error;
  }
}

/** The file goes first: killed in between, the clean-up finds the row. */
async function forgetFile({ db }: Context, files: FileStore, storedFileId: string): Promise<void> {
  await files.delete(uploadKey(storedFileId));
  await deleteStoredFile(db, storedFileId);
}

type Hanging = { viewer: Viewer; advertId: string; imageId: string; stored: StoredImage };

function attachImage(context: Context, { viewer, advertId, imageId, stored }: Hanging): Promise<Image> {
  return inTransaction(context.db, async (tx) => {
    const now = context.clock();
    const row = requireOwn(viewer, await lockAdvert(tx, advertId));
    const { storedFileId, width, height, placeholder, capture } = stored;
    const position = await appendImage(tx, row.key, { id: imageId, storedFileId, maximum: MAX_IMAGES });
    if (position === null) throw tooManyImages();
    await touchAdvert(tx, row.key, now);
    if (isOnlineAt(row, now)) await indexAdvert(tx, row, now);
    const drawing = { drawing_kind: null, drawing_species: null, drawing_seed: null };
    const file = { stored_file_id: storedFileId, width, height, placeholder };
    const { latitude = null, longitude = null } = capture?.point ?? {};
    const taken = { taken_on: capture?.day ?? null, taken_latitude: latitude, taken_longitude: longitude };
    const image = { id: imageId, position, alt: '', ...file, ...drawing, ...taken, shows_capture: false };
    return presentWithCapture(row, image, true);
  });
}

import type { Image } from '#contract/common.schemas.ts';
import { deleteStoredFile, insertStoredFile } from '#server/pictures/stored-files.service.ts';
import { type StoredImage, type Upload, storeUploadedImage, uploadKey } from '#server/pictures/uploads.service.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { companyFileMissing } from './companies.problems.ts';
import { presentFile } from './companies.presenter.ts';

/** Stores a picture that the viewer can hang on the own company; unused it is deleted after a day. @throws image.… */
export async function uploadCompanyImage(context: Context, upload: Upload, files: FileStore): Promise<Image> {
  const { key } = requireViewer(context);
  const { db, logger, clock } = context;
  let noted: string | null = null;
  const note = async (image: StoredImage): Promise<void> => {
    noted = image.storedFileId;
    await insertStoredFile(db, { ...image, userKey: key, createdAt: clock() });
  };
  try {
    const stored = await storeUploadedImage({ files, logger, note }, upload);
    const image = presentFile({ ...stored, id: stored.storedFileId });
    if (image === null) throw companyFileMissing();
    return image;
  } catch (error) {
    if (noted !== null) {
      // The file goes first: killed in between, the clean-up finds the row.
      await files.delete(uploadKey(noted));
      await deleteStoredFile(db, noted);
    }
    throw error;
  }
}

import type { Image } from '#contract/common.schemas.ts';
import { insertStoredFile } from '#server/pictures/stored-files.service.ts';
import { type StoredImage, type Upload, privateKey, storeUploadedImage } from '#server/pictures/uploads.service.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { deleteUnsentPicture } from './chat-images.repository.ts';
import { presentUpload } from '#server/chats/chats.presenter.ts';

/** Stores a picture that the viewer can send in a chat; unsent it is deleted after a day. @throws image.… */
export async function uploadChatImage(context: Context, upload: Upload, files: FileStore): Promise<Image> {
  const { key } = requireViewer(context);
  const { db, logger, clock } = context;
  let noted: string | null = null;
  const note = async (image: StoredImage): Promise<void> => {
    noted = image.storedFileId;
    await insertStoredFile(db, { ...image, userKey: key, createdAt: clock(), isPrivate: true });
  };
  try {
    return presentUpload(await storeUploadedImage({ files, logger, note, isPrivate: true }, upload));
  } catch (error) {
    if (noted !== null) {
      // The file goes first: killed in between, the clean-up finds the row.
      await files.delete(privateKey(noted));
      await deleteUnsentPicture(db, noted);
    }
    throw error;
  }
}

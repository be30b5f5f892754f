import { MAX_IMAGES } from '#domain/adverts/advert-content.ts';
import type { Context } from '#server/platform/context.ts';
import { indexAdvert } from '#server/search/indexing/search-index.service.ts';
import { isOnlineAt } from '#server/adverts/advert-row.ts';
import { replaceImages } from './advert-images.repository.ts';
import { lockAdvert, touchAdvert } from '#server/adverts/adverts.repository.ts';

export type ListedPictures = {
  advertId: string;
  userKey: number;
  /** Pictures that a list names, in its order. */
  files: readonly string[];
  /** Those that an older list brought. */
  before: readonly string[];
};

/**
 * Puts the pictures named by a list before those that the owner added. Returns the pictures that come from the list
 * now, null where the advert is deleted or blocked. Runs in the caller's transaction.
 */
export async function attachListedPictures(
  context: Pick<Context, 'db' | 'clock' | 'newId'>,
  { advertId, userKey, files, before }: ListedPictures,
): Promise<string[] | null> {
  const { db } = context;
  const now = context.clock();
  const row = await lockAdvert(db, advertId);
  if (!row || row.owner_key !== userKey || row.status === 'DELETED' || row.status === 'BLOCKED') return null;
  const fromLists = new Set([...before, ...files]);
  const own = row.images.flatMap(({ stored_file_id: file, alt }) =>
    file === null || fromLists.has(file) ? [] : [{ file, alt }],
  );
  const hung = [...new Set(files)].slice(0, MAX_IMAGES - own.length);
  const altOf = (file: string) => row.images.find((image) => image.stored_file_id === file)?.alt ?? '';
  const wanted = [...hung.map((file) => ({ file, alt: altOf(file) })), ...own];
  const uploads = row.images.filter((image) => image.stored_file_id !== null);
  if (wanted.map(({ file }) => file).join() === uploads.map((image) => image.stored_file_id).join()) return hung;
  const images = wanted.map(({ file, alt }, position) => ({
    id: context.newId(),
    storedFileId: file,
    position,
    alt,
    showsCapture: null,
  }));
  await replaceImages(db, row.key, images);
  await touchAdvert(db, row.key, now);
  if (isOnlineAt(row, now)) await indexAdvert(db, row, now);
  return hung;
}

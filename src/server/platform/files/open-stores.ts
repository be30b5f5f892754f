import { join } from 'node:path';
import type { Config } from '#server/platform/config.ts';
import type { Logger } from '#server/platform/logger.ts';
import { type FileStore, openLocalFileStore } from './files.ts';
import { type S3Store, openS3Store } from './s3-store.ts';
import { twoStores } from './two-stores.ts';

export type OpenStores = {
  /** Where the marketplace puts and finds its files. */
  files: FileStore;
  disk: FileStore;
  /** Null: none is configured. */
  s3: S3Store | null;
};

/** Folders of the stores; what else lies beside them on a disk is made again. */
export const FILE_PREFIXES = ['uploads/', 'private/', 'import-archives/'];

/** Opens the stores of files as they are configured. With S3 a file is found in either, so that they can be moved. */
export async function openStores(
  { dataDir, s3: settings, pictureStore }: Pick<Config, 'dataDir' | 's3' | 'pictureStore'>,
  logger: Logger,
): Promise<OpenStores> {
  const disk = await openLocalFileStore(join(dataDir, 'images'));
  if (settings === null) return { files: disk, disk, s3: null };
  const s3 = openS3Store(settings, logger);
  return { files: pictureStore === 's3' ? twoStores(s3, disk) : twoStores(disk, s3), disk, s3 };
}

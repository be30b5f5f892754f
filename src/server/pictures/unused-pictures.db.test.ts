import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLocalFileStore } from '#server/platform/files/files.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { createLogger } from '#server/platform/logger.ts';
import { afterFile } from '#test/after-file.ts';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { openImages } from './images.service.ts';
import { deleteStoredFile, insertStoredFile } from './stored-files.service.ts';
import { forgetVariantsTask } from './unused-pictures.service.ts';
import { storeUploadedImage } from './uploads.service.ts';

const db = await createTestDatabase();
const logger = createLogger('silent');
const dataDir = mkdtempSync(join(tmpdir(), 'unused-pictures-'));
afterFile(() => rmSync(dataDir, { recursive: true, force: true }));
const files = await openLocalFileStore(join(dataDir, 'images'));
const images = await openImages({ dataDir, files, logger });

async function upload(): Promise<string> {
  const picture = { width: 40, height: 30, channels: 3, background: '#7a431d' } as const;
  const bytes = await sharp({ create: picture }).png().toBuffer();
  const stored = await storeUploadedImage({ files, logger }, { bytes });
  await insertStoredFile(db, { ...stored, userKey: null, createdAt: TEST_NOW });
  await images.uploadedVariant(stored.storedFileId, { width: 320, format: 'jpg' });
  return stored.storedFileId;
}

test('variants kept here go with a picture that another machine deleted, and no others', async () => {
  const [kept, deleted] = [await upload(), await upload()];
  const folderOf = (id: string): string => join(dataDir, 'images', 'variants', id);
  expect([kept, deleted].map((id) => existsSync(folderOf(id)))).toEqual([true, true]);
  await deleteStoredFile(db, deleted);
  await forgetVariantsTask({ db }, images).run();
  expect([kept, deleted].map((id) => existsSync(folderOf(id)))).toEqual([true, false]);
});

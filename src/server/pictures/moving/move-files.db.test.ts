import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openStores } from '#server/platform/files/open-stores.ts';
import { createLogger } from '#server/platform/logger.ts';
import { afterFile } from '#test/after-file.ts';
import { startS3Peer } from '#test/peers/s3.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { moveFiles } from './move-files.service.ts';
import { noteFileStore } from './store-note.service.ts';

const db = await createTestDatabase();
const peer = await startS3Peer();
const dataDir = await mkdtemp(join(tmpdir(), 'stammplatz-move-'));
afterFile(async () => {
  await peer.close();
  await rm(dataDir, { recursive: true, force: true });
});
const logger = createLogger('silent');
const names = Array.from({ length: 30 }, (_, index) => `uploads/picture-${index}`);

it('moves all files to the store and back, while each of them is read', async () => {
  const plain = await openStores({ dataDir, s3: null, pictureStore: 'disk' }, logger);
  for (const name of names) await plain.files.put(name, Buffer.from(name));
  for (const pictureStore of ['s3', 'disk'] as const) {
    const settings = { s3: peer.settings, pictureStore };
    const stores = await openStores({ dataDir, ...settings }, logger);
    await expect(moveFiles(db, { stores, settings })).rejects.toThrow('anderen Einstellungen');
    expect(await noteFileStore(db, settings)).toBeNull();
    let isOver = false;
    const move = moveFiles(db, { stores, settings }).finally(() => (isOver = true));
    do {
      for (const name of names) {
        const file = await stores.files.read(name);
        expect(file && (await text(file.stream))).toBe(name);
      }
    } while (!isOver);
    const { moved, failed, left, arrived } = await move;
    expect({ moved, failed, left: left.files, arrived: arrived.files }).toEqual({
      moved: 30,
      failed: [],
      left: 0,
      arrived: 30,
    });
    expect(await peer.keys()).toHaveLength(pictureStore === 's3' ? 30 : 0);
  }
});

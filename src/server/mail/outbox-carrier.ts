import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Carrier, CarrierError } from './mail-message.ts';

const ENDING = '.eml';

/** Where mails go while no mail server is configured: one file each, readable by the owner only. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** Writes each message to a file named by its id; a retry overwrites it. */
export function createOutboxCarrier(folder: string): Carrier {
  return async ({ id, raw }) => {
    const path = join(folder, id + ENDING);
    try {
      await mkdir(folder, { recursive: true });
      await writeWhole(`${path}.half`, raw);
      await rename(`${path}.half`, path);
    } catch (cause) {
      await rm(`${path}.half`, { force: true });
      throw new CarrierError('The outbox folder cannot be written.', { isFinal: false, cause });
    }
  };
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Removes the files of mails written before a moment. */
export async function dropOutboxFiles(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.includes(ENDING))) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    if (info && info.mtimeMs < before.getTime()) await rm(path, { force: true });
  }
}

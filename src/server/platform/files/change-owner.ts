import { chown, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Gives a folder and everything in it to another account. */
export async function changeOwner(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await changeOwner(path, { uid, gid });
    else await chown(path, uid, gid);
  }
}

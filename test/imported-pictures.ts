import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { sharp } from '#server/platform/files/image-engine.ts';
import { uploadKey } from '#server/pictures/uploads.service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { FileStore } from '#server/platform/files/files.ts';

/** Returns the stored files on the advert that a person's list calls `reference`, in their order. */
export async function picturesOf(db: Db, user: { key: number }, reference: string): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`select i.stored_file_id::text as file from advert_images i
    join adverts a on a.id = i.advert_id where a.user_id = ${user.key} and a.own_reference = ${reference}
    order by i.position`.execute(db);
  return rows.map(({ file }) => file);
}

/** Returns how red each stored picture is, in tens: pictures made of one colour are told apart by it. */
export async function rednessOf(store: FileStore, files: readonly string[]): Promise<number[]> {
  const found = [];
  for (const file of files) {
    const stored = await store.read(uploadKey(file));
    if (!stored) throw new Error(`There is no picture ${file}.`);
    const { channels } = await sharp(await buffer(stored.stream)).stats();
    found.push(Math.round((channels[0]?.mean ?? 0) / 10) * 10);
  }
  return found;
}

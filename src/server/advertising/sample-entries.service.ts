import type { StoredImage } from '#server/pictures/uploads.service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import {
  type EntryContent,
  insertEntry,
  lockEntry,
  updateEntryImage,
  updateEntryState,
} from './advertising.repository.ts';

type SampleEntry = Omit<EntryContent, 'from' | 'to' | 'federalStateIds' | 'dailyCap'> & {
  image: StoredImage;
  now: Date;
};

/** Makes an entry of the sample marketplace that runs from the start. */
export async function publishSampleEntry(tx: Db, { image, now, ...entry }: SampleEntry): Promise<void> {
  const id = newId();
  await insertEntry(tx, { ...entry, from: null, to: null, federalStateIds: [], dailyCap: null, id, now });
  const made = await lockEntry(tx, id);
  if (made === null) return;
  await updateEntryImage(tx, made.key, { storedFileId: image.storedFileId, now });
  await updateEntryState(tx, made.key, { state: 'ACTIVE', now });
}

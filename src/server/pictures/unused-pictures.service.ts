import { DAY_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { createLimiter } from '#server/platform/http/limiter.ts';
import type { Images } from './images.service.ts';
import {
  deleteUnusedOfUser,
  deleteUnusedSince,
  findGonePictures,
  markUnusedPictures,
} from './unused-pictures.repository.ts';

/** Deletes the file behind a picture and all its variants; a missing one is no error. */
export type DeletePicture = (storedFileId: string) => Promise<void>;

/** An undo in the editor or a draft of yesterday must still find its pictures. */
const KEPT_UNUSED_IN_MS = DAY_IN_MS;
const MARK_BATCH = 2_000;
const DELETE_BATCH = 50;
/** Deletions in a store elsewhere take their time, and the transaction must not rest for long. */
const SIDE_BY_SIDE = 10;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Deletes pictures that nothing has used for a day, in small steps; returns how many. For a regular job. */
export async function dropUnusedPictures(base: BaseContext, deletePicture: DeletePicture): Promise<number> {
  let after: string | null = FIRST_ID;
  while (after !== null) after = await markUnusedPictures(base.db, after, { now: base.clock(), limit: MARK_BATCH });
  const before = new Date(base.clock().getTime() - KEPT_UNUSED_IN_MS);
  return dropInSteps(base, (tx) => deleteUnusedSince(tx, before, DELETE_BATCH), deletePicture);
}

/** Deletes a person's unused pictures at once; returns how many. */
export function dropPicturesOfUser(base: BaseContext, userKey: number, deletePicture: DeletePicture): Promise<number> {
  return dropInSteps(base, (tx) => deleteUnusedOfUser(tx, userKey, DELETE_BATCH), deletePicture);
}

type DeleteRows = (tx: Db) => Promise<string[]>;

// Files go before the rows are gone for good: after a kill the next run finds the rows again, never files without a row.
const dropInSteps = (base: BaseContext, deleteRows: DeleteRows, deletePicture: DeletePicture): Promise<number> =>
  inBatches(DELETE_BATCH, () =>
    inTransaction(base.db, async (tx) => {
      const ids = await deleteRows(tx);
      const turns = createLimiter({ concurrent: SIDE_BY_SIDE, maximumWaiting: DELETE_BATCH });
      await Promise.all(ids.map((id) => turns.run(() => deletePicture(id))));
      return ids.length;
    }),
  );

const LOOK_FOR_GONE_EVERY_IN_MS = 10 * MINUTE_IN_MS;

/** Drops the variants kept on this machine of pictures that another one deleted from the store they share. */
export const forgetVariantsTask = (
  { db }: Pick<BaseContext, 'db'>,
  images: Pick<Images, 'forgetVariants'>,
): BackgroundTask => ({
  name: 'forget variants of pictures deleted elsewhere',
  everyInMs: LOOK_FOR_GONE_EVERY_IN_MS,
  inEachProcess: true,
  run: () => images.forgetVariants((ids) => findGonePictures(db, ids)),
});

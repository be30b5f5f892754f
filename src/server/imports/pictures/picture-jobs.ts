import type { BaseContext } from '#server/platform/context.ts';
import { type RegularWork, createWorkQueue, pollQueue } from '#server/platform/work-queue.ts';
import { type PictureTools, SET_CLAIM_IN_MS, fetchPictureSet } from './picture-sets.service.ts';
import { PICTURE_WORK, type PictureSet, findPictureSets, isOfDrawnAccount } from './picture-sets.repository.ts';

const LOOK_EVERY_IN_MS = 2_000;
/** Adverts whose pictures are fetched concurrently in one process; at most two of them of one account. */
const SIDE_BY_SIDE = 4;

/** Fetches the pictures of imports in the background; what a killed process left is taken up after its claim. */
export function startPictureJobs(base: BaseContext, tools: PictureTools): RegularWork {
  const accounts: number[] = [];
  const queue = createWorkQueue<number, PictureSet>(base, {
    table: PICTURE_WORK,
    lanes: SIDE_BY_SIDE,
    leaseInMs: SET_CLAIM_IN_MS,
    // One by one: whose turn it is depends on which accounts are served.
    mostAtOnce: 1,
    isDue: (now) => {
      const busy = accounts.filter((key, at) => accounts.indexOf(key) !== at);
      return isOfDrawnAccount(now, busy);
    },
    load: (keys) => findPictureSets(base.db, keys),
    keyOf: ({ advertKey }) => advertKey,
    work: async (set, { claim }) => {
      accounts.push(set.userKey);
      try {
        await fetchPictureSet({ base, tools, set, claim });
      } finally {
        accounts.splice(accounts.indexOf(set.userKey), 1);
      }
    },
    onFailure: (error, { advertId }) =>
      base.logger.error({ err: error, advertId }, 'pictures of an import wait for their next turn'),
  });
  return pollQueue(queue, LOOK_EVERY_IN_MS, (error) =>
    base.logger.error({ err: error }, 'pictures of imports wait for the next look'),
  );
}

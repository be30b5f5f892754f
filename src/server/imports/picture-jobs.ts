import type { BaseContext } from '#server/platform/context.ts';
import { type PictureTools, SET_CLAIM_IN_MS, fetchPictureSet } from './picture-sets.service.ts';
import { claimPictureSet } from './picture-sets.repository.ts';

const LOOK_EVERY_IN_MS = 2_000;
/** Adverts whose pictures are fetched at once in one process; at most two of them of one account. */
const SIDE_BY_SIDE = 4;

export type PictureJobs = {
  /** Looks for work now; resolves once there is none left that may be done now. */
  work: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Fetches the pictures of imports in the background; what a killed process left is taken up after its claim. */
export function startPictureJobs(base: BaseContext, tools: PictureTools): PictureJobs {
  const working = new Set<Promise<void>>();
  const accounts: number[] = [];
  let isStopping = false;

  const workOnce = async (): Promise<boolean> => {
    const now = base.clock();
    const claim = base.newId();
    const busy = accounts.filter((key, at) => accounts.indexOf(key) !== at);
    const until = new Date(now.getTime() + SET_CLAIM_IN_MS);
    const set = await claimPictureSet(base.db, { claim, now, until, busy });
    if (!set) return false;
    accounts.push(set.userKey);
    try {
      await fetchPictureSet({ base, tools, set, claim });
    } catch (error) {
      base.logger.error({ err: error, advertId: set.advertId }, 'pictures of an import wait for their next turn');
    } finally {
      accounts.splice(accounts.indexOf(set.userKey), 1);
    }
    return true;
  };
  const worker = async (): Promise<void> => {
    while (!isStopping && (await workOnce()));
  };
  const work = async (): Promise<void> => {
    while (working.size < SIDE_BY_SIDE && !isStopping) {
      const turn = worker()
        .catch((error: unknown) => base.logger.error({ err: error }, 'pictures of imports wait for the next look'))
        .finally(() => working.delete(turn));
      working.add(turn);
    }
    await Promise.all(working);
  };
  const timer = setInterval(() => void work(), LOOK_EVERY_IN_MS).unref();
  return {
    work,
    stop: async () => {
      clearInterval(timer);
      isStopping = true;
      await Promise.all(working);
    },
  };
}

import { MINUTE_IN_MS } from '#domain/durations.ts';
import { doublingDelayInMs } from '#domain/doubling-delay.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { processDue } from '#server/platform/work-queue.ts';
import type { PushCarrier } from './push-carrier.ts';
import {
  PUSH_WORK,
  deleteDeadSubscription,
  endPush,
  findPushes,
  markPushSent,
  postponePush,
  pushIsDue,
  type WaitingPush,
} from './pushes.repository.ts';

export { PUSH_SERVICES_ONLY } from './push-address.ts';
export { createPushCarrier } from './push-carrier.ts';

const LANES = 20;
/** Longer than a push service may take to answer; a killed process holds a push up for so long at most. */
const LOCK_IN_MS = 30_000;
const DELAYS = { firstInMs: 5_000, longestInMs: 30 * MINUTE_IN_MS };

/** Sends all due pushes and returns how many were accepted; several processes may do so at once. */
export async function sendDuePushes(base: BaseContext, carry: PushCarrier): Promise<number> {
  let taken = 0;
  await processDue<string, WaitingPush>(base, {
    table: PUSH_WORK,
    lanes: LANES,
    leaseInMs: LOCK_IN_MS,
    isDue: pushIsDue,
    load: (ids) => findPushes(base.db, ids, base.clock()),
    keyOf: ({ id }) => id,
    work: async (push, { claim }) => {
      if (await deliver(base, carry, push, claim)) taken += 1;
    },
  });
  return taken;
}

async function deliver(
  { db, clock, logger }: BaseContext,
  carry: PushCarrier,
  push: WaitingPush,
  claim: string,
): Promise<boolean> {
  const now = clock();
  if (!push.is_allowed || push.expires_at <= now) {
    await endPush(db, push.id, clock());
    return false;
  }
  const { endpoint, p256dh, auth, topic } = push;
  const ttlInSeconds = Math.ceil((push.expires_at.getTime() - now.getTime()) / 1000);
  const outcome = await carry({ endpoint, p256dh, auth, topic, ttlInSeconds, payload: JSON.stringify(push.content) });
  switch (outcome.kind) {
    case 'taken':
      await markPushSent(db, push, clock());
      return true;
    case 'gone':
      await deleteDeadSubscription(db, push.subscription_id);
      return false;
    case 'refused':
      logger.warn({ event: 'push.refused', host: hostOf(endpoint), reason: outcome.reason }, 'A push was refused.');
      await endPush(db, push.id, clock());
      return false;
    case 'later': {
      const delay = outcome.waitInMs ?? doublingDelayInMs(push.attempts - 1, DELAYS);
      logger.info({ event: 'push.later', host: hostOf(endpoint), reason: outcome.reason }, 'A push waits.');
      await postponePush(db, { id: push.id, claim, nextTryAt: new Date(clock().getTime() + delay) });
      return false;
    }
  }
}

/** The rest of the address is a secret of the device. */
const hostOf = (endpoint: string): string => URL.parse(endpoint)?.hostname ?? '?';

import type { BaseContext } from '#server/platform/context.ts';
import type { PushCarrier } from './push-carrier.ts';
import {
  claimPushes,
  deleteDeadSubscription,
  endPush,
  markPushSent,
  postponePush,
  type WaitingPush,
} from './pushes.repository.ts';

const BATCH = 20;
/** Longer than a push service may take to answer; a killed process holds a push up for so long at most. */
const LOCK_IN_MS = 30_000;
const FIRST_DELAY_IN_MS = 5_000;
const LONGEST_DELAY_IN_MS = 30 * 60_000;

/** Milliseconds until the next try after `attempts` (from 1) that failed: doubling from 5 s to half an hour. */
const nextDelayInMs = (attempts: number): number =>
  Math.min(LONGEST_DELAY_IN_MS, FIRST_DELAY_IN_MS * 2 ** Math.min(attempts - 1, 12));

/** Hands over everything that is due and returns how many the push services took; several processes may do so at once. */
export async function sendDuePushes(base: BaseContext, carry: PushCarrier): Promise<number> {
  let taken = 0;
  for (;;) {
    const now = base.clock();
    const due = await claimPushes(base.db, { limit: BATCH, now, lockedUntil: new Date(now.getTime() + LOCK_IN_MS) });
    const outcomes = await Promise.all(due.map((push) => deliver(base, carry, push)));
    taken += outcomes.filter(Boolean).length;
    if (due.length < BATCH) return taken;
  }
}

async function deliver({ db, clock, logger }: BaseContext, carry: PushCarrier, push: WaitingPush): Promise<boolean> {
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
      const delay = outcome.waitInMs ?? nextDelayInMs(push.attempts);
      logger.info({ event: 'push.later', host: hostOf(endpoint), reason: outcome.reason }, 'A push waits.');
      await postponePush(db, push.id, new Date(clock().getTime() + delay));
      return false;
    }
  }
}

/** The rest of the address is a secret of the device. */
const hostOf = (endpoint: string): string => URL.parse(endpoint)?.hostname ?? '?';

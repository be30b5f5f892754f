import { createECDH, createHash } from 'node:crypto';
import { DAY_IN_MS, HOUR_IN_MS } from '#domain/durations.ts';
import type { PushSubscription, PushSubscriptionDto } from '#contract/push/push.schemas.ts';
import { describeDevice } from '#server/accounts/sessions/device-name.service.ts';
import { type BaseContext, type Context, requireViewer } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { type RateLimit, type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import type { AddressRule } from '#server/platform/http/outgoing/outgoing-address.ts';
import { pushAddressRefused, pushAddressTaken, pushKeysRefused } from './push.problems.ts';
import {
  type PushSubscriptionRow,
  deleteForeignPushes,
  deleteSubscription,
  deleteSurplus,
  listSubscriptions,
  upsertSubscription,
} from './push-subscriptions.repository.ts';
import { deleteOldPushes, deleteOrphans, insertPushes, type PushContent } from './pushes.repository.ts';

export type { PushAction } from './pushes.repository.ts';

/** A person's devices; the oldest make room. Product decision. */
const MOST_DEVICES = 10;
const SUBSCRIBE_LIMIT: RateLimit = { name: 'push-subscribe', limit: 60, windowInMs: HOUR_IN_MS };

export type PushTools = { limiter: RateLimiter; rule: AddressRule };

/** The viewer's devices that get pushes. */
export async function listPushSubscriptions(context: Context): Promise<PushSubscription[]> {
  const viewer = requireViewer(context);
  const rows = await listSubscriptions(context.db, viewer.key, context.clock());
  return rows.map((row) => present(row, viewer.sessionId));
}

/**
 * Stores the push address of this device for the duration of the viewer's session.
 * @throws request.refused (422), push.address-taken (409), request.too-many (429)
 */
export async function addPushSubscription(
  context: Context,
  { endpoint, keys }: PushSubscriptionDto,
  { limiter, rule }: PushTools,
): Promise<PushSubscription> {
  const viewer = requireViewer(context);
  await enforceLimit(limiter, SUBSCRIBE_LIMIT, String(viewer.key));
  const url = URL.parse(endpoint);
  if (url === null || !rule.acceptsUrl(url)) throw pushAddressRefused();
  if (!isOnCurve(keys.p256dh)) throw pushKeysRefused();
  const row = await inTransaction(context.db, async (tx) => {
    const written = await upsertSubscription(tx, {
      id: context.newId(),
      userKey: viewer.key,
      sessionId: viewer.sessionId,
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      createdAt: context.clock(),
    });
    if (written === null) throw pushAddressTaken();
    await deleteForeignPushes(tx, written.id, viewer.key);
    await deleteSurplus(tx, viewer.key, MOST_DEVICES);
    return written;
  });
  return present(row, viewer.sessionId);
}

/** Forgets an own address; one of another account or an unknown one is left alone silently. */
export async function removePushSubscription(
  context: Context,
  { endpoint, id }: { endpoint?: string | null | undefined; id?: string | null | undefined },
): Promise<void> {
  await deleteSubscription(context.db, requireViewer(context).key, { endpoint: endpoint ?? null, id: id ?? null });
}

/** Forgets every device of an account that is blocked; the pushes that wait for them go too. */
export async function forgetDevices(tx: Db, userKey: number): Promise<void> {
  await deleteSurplus(tx, userKey, 0);
}

type PushOrder = {
  userKey: number;
  /** What the push is about, e.g. `advert-expires:<id>`: one event, one push on each device. */
  eventKey: string;
  content: PushContent;
  /** How long it is worth arriving. */
  lastsInMs: number;
};

/**
 * Queues a push for every device of a person in the caller's transaction, if `db` is one; returns for how many. Not yet
 * arrived ones with the same tag are replaced by it.
 */
export async function queuePush(
  { db, clock, newId }: Pick<BaseContext, 'db' | 'clock' | 'newId'>,
  { userKey, eventKey, content, lastsInMs }: PushOrder,
): Promise<number> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + lastsInMs);
  const topic = createHash('sha256').update(content.tag).digest('base64url').slice(0, 32);
  return insertPushes(db, { userKey, eventKey, content, topic, createdAt: now, expiresAt }, newId);
}

/** Longer than any event is considered: ending adverts are, for a week. */
const PUSHES_KEPT_FOR_MS = 10 * DAY_IN_MS;

/** Forgets devices that were signed out and pushes older than ten days; returns how many rows went. */
export async function dropOldPushRows({ db, clock }: BaseContext): Promise<number> {
  const now = clock();
  const devices = await deleteOrphans(db, now);
  return devices + (await deleteOldPushes(db, new Date(now.getTime() - PUSHES_KEPT_FOR_MS)));
}

function isOnCurve(p256dh: string): boolean {
  const probe = createECDH('prime256v1');
  probe.generateKeys();
  try {
    return probe.computeSecret(p256dh, 'base64url').length > 0;
  } catch {
    return false;
  }
}

const present = (row: PushSubscriptionRow, sessionId: string): PushSubscription => ({
  id: row.id,
  device: describeDevice(row.user_agent),
  createdAt: row.created_at.toISOString(),
  lastSentAt: row.last_sent_at?.toISOString() ?? null,
  isCurrent: row.session_id === sessionId,
});

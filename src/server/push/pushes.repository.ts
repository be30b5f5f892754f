import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { WorkTable } from '#server/platform/work-queue.repository.ts';

/** An answer that is given on the push itself: a call that needs no session, and what is said when it was carried out. */
export type PushAction = { action: string; title: string; call: string; body: object; done: string };

/** What a device shows; `path` is the page that a tap opens. Browsers show two actions at most. */
export type PushContent = { title: string; text: string; path: string; tag: string; actions?: readonly PushAction[] };

export type NewPush = {
  userKey: number;
  eventKey: string;
  content: PushContent;
  topic: string;
  createdAt: Date;
  expiresAt: Date;
};

/**
 * Queues a push for each device of a person, unless one of them got this event; returns how many. By
 * push_subscriptions_user_index and pushes_subscription_id_event_key_key.
 */
export async function insertPushes(db: Db, push: NewPush, newId: () => string): Promise<number> {
  const devices = await sql<{ id: string; is_told: boolean }>`select p.id,
      exists (select from pushes q where q.subscription_id = p.id and q.event_key = ${push.eventKey}) as is_told
    from push_subscriptions p join sessions s on s.id = p.session_id and s.ended_at is null and s.expires_at > ${push.createdAt}
    where p.user_id = ${push.userKey} order by p.id`.execute(db);
  if (devices.rows.some((device) => device.is_told)) return 0;
  let inserted = 0;
  for (const { id } of devices.rows) {
    const { rows } = await sql`
      insert into pushes (id, subscription_id, event_key, content, topic, created_at, expires_at, next_try_at)
      values (${newId()}, ${id}, ${push.eventKey}, ${JSON.stringify(push.content)}, ${push.topic}, ${push.createdAt},
        ${push.expiresAt}, ${push.createdAt})
      on conflict (subscription_id, event_key) do nothing returning 1`.execute(db);
    inserted += rows.length;
  }
  return inserted;
}

export type WaitingPush = {
  id: string;
  subscription_id: string;
  content: PushContent;
  topic: string;
  created_at: Date;
  expires_at: Date;
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The session in which the device was allowed still lives. */
  is_allowed: boolean;
};

/** The longest waiting push leaves first. By pushes_next_try_at_index. */
export const PUSH_WORK: WorkTable = {
  name: 'pushes',
  table: 'pushes',
  key: { column: 'id', type: 'uuid' },
  leaseColumn: 'locked_until',
  attemptsColumn: 'attempts',
  isWaiting: sql`done_at is null`,
  order: sql`next_try_at, id`,
};

export const pushIsDue = (now: Date) => sql`next_try_at <= ${now}`;

/** Pushes that were claimed; by pushes_pkey. */
export async function findPushes(db: Db, ids: readonly string[], now: Date): Promise<WaitingPush[]> {
  const { rows } = await sql<WaitingPush>`
    select p.id, p.subscription_id, p.content, p.topic, p.created_at, p.expires_at, p.attempts, s.endpoint, s.p256dh,
      s.auth, e.ended_at is null and e.expires_at > ${now} as is_allowed
    from pushes p join push_subscriptions s on s.id = p.subscription_id join sessions e on e.id = s.session_id
    where p.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

const DONE = (now: Date) => sql`done_at = ${now}, locked_until = null, claim = null, content = '{}'`;

/** Ends a push without sending it again. */
export async function endPush(db: Db, id: string, now: Date): Promise<void> {
  await sql`update pushes set ${DONE(now)} where id = ${id}`.execute(db);
}

/** The push service accepted it: its content is deleted, and the device counts as reachable. */
export async function markPushSent(db: Db, { id, subscription_id }: WaitingPush, now: Date): Promise<void> {
  await sql`with done as (update pushes set ${DONE(now)} where id = ${id})
    update push_subscriptions set last_sent_at = ${now} where id = ${subscription_id}`.execute(db);
}

export async function postponePush(
  db: Db,
  { id, claim, nextTryAt }: { id: string; claim: string; nextTryAt: Date },
): Promise<void> {
  await db
    .updateTable('pushes')
    .set({ next_try_at: nextTryAt, locked_until: null, claim: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

/** Deletes an address that its push service does not know any more, with its queued pushes. */
export async function deleteDeadSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** Forgets addresses whose session is over; by sessions_pkey. */
export async function deleteOrphans(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`delete from push_subscriptions p using sessions s
    where s.id = p.session_id and (s.ended_at is not null or s.expires_at <= ${now}) returning 1`.execute(db);
  return rows.length;
}

/** Forgets pushes that were queued before a time; by pushes_created_at_index. */
export async function deleteOldPushes(db: Db, before: Date): Promise<number> {
  const { rows } = await sql`delete from pushes where id in (select id from pushes where created_at < ${before}
    order by created_at limit 5000) returning 1`.execute(db);
  return rows.length;
}

import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type PushSubscriptionRow = {
  id: string;
  session_id: string;
  user_agent: string;
  created_at: Date;
  last_sent_at: Date | null;
};

export type NewSubscription = {
  id: string;
  userKey: number;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Date;
};

const COLUMNS = sql`id, session_id, user_agent, created_at, last_sent_at`;

/**
 * Notes where a device takes pushes. An address that is known moves to the given session, but to another person or
 * other keys only with the keys it came with: null otherwise.
 */
export async function upsertSubscription(db: Db, given: NewSubscription): Promise<PushSubscriptionRow | null> {
  const { rows } = await sql<PushSubscriptionRow>`
    insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, user_agent, created_at)
    select ${given.id}::uuid, s.user_id, s.id, ${given.endpoint}, ${given.p256dh}, ${given.auth}, s.user_agent,
      ${given.createdAt}::timestamptz from sessions s where s.id = ${given.sessionId} and s.user_id = ${given.userKey}
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      user_agent = excluded.user_agent, p256dh = excluded.p256dh, auth = excluded.auth,
      created_at = case when push_subscriptions.user_id = excluded.user_id then push_subscriptions.created_at
        else excluded.created_at end
    where push_subscriptions.user_id = excluded.user_id
      or (push_subscriptions.p256dh = excluded.p256dh and push_subscriptions.auth = excluded.auth)
    returning ${COLUMNS}`.execute(db);
  return rows[0] ?? null;
}

/** Forgets what was waiting for an address that has come to another person. */
export async function deleteForeignPushes(db: Db, subscriptionId: string, userKey: number): Promise<void> {
  await sql`delete from pushes p using push_subscriptions s where p.subscription_id = ${subscriptionId}
    and s.id = p.subscription_id and s.user_id = ${userKey} and p.created_at < s.created_at`.execute(db);
}

/** Devices of a person whose sessions live, the latest first; by push_subscriptions_user_index. */
export async function listSubscriptions(db: Db, userKey: number, now: Date): Promise<PushSubscriptionRow[]> {
  const { rows } = await sql<PushSubscriptionRow>`select p.id, p.session_id, p.user_agent, p.created_at, p.last_sent_at
    from push_subscriptions p join sessions s on s.id = p.session_id and s.ended_at is null and s.expires_at > ${now}
    where p.user_id = ${userKey} order by p.created_at desc, p.id desc`.execute(db);
  return rows;
}

/** Forgets all but so many of a person's addresses, the oldest first. */
export async function deleteSurplus(db: Db, userKey: number, kept: number): Promise<void> {
  await sql`delete from push_subscriptions where id in (select id from push_subscriptions
    where user_id = ${userKey} order by created_at desc, id desc offset ${kept})`.execute(db);
}

export async function deleteSubscription(
  db: Db,
  userKey: number,
  which: { endpoint: string | null; id: string | null },
): Promise<void> {
  await sql`delete from push_subscriptions where user_id = ${userKey}
    and (endpoint = ${which.endpoint}::text or id = ${which.id}::uuid)`.execute(db);
}

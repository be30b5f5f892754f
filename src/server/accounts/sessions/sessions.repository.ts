import { sql } from 'kysely';
import { type Permission, PERMISSIONS } from '#domain/accounts/permissions.ts';
import type { Db } from '#server/platform/database/database.ts';
import { PREPARED } from '#server/platform/database/prepared.ts';

export type SessionKind = 'BEARER' | 'COOKIE';

export type NewSession = {
  id: string;
  userKey: number;
  kind: SessionKind;
  tokenHash: Buffer | null;
  userAgent: string;
  method: string;
  secondFactorAt: Date | null;
  /** The password hash that was checked; undefined: none was. */
  provenHash?: string | null | undefined;
  /** Whether accounts of the sample marketplace, whose passwords everybody can read, may come in. */
  admitsSamples: boolean;
  createdAt: Date;
  expiresAt: Date;
};

/**
 * Inserts a session, unless the account is blocked, is a sample account that may not sign in, or its password changed
 * since it was checked. Returns whether it did.
 */
export async function insertSession(db: Db, session: NewSession): Promise<boolean> {
  const { provenHash, admitsSamples } = session;
  const isProven = provenHash === undefined ? sql`true` : sql`u.password_hash is not distinct from ${provenHash}`;
  const { rows } = await sql`
    insert into sessions (id, user_id, kind, token_hash, user_agent, created_at, last_seen_at, expires_at,
      sign_in_method, second_factor_at, authenticated_at)
    select ${session.id}::uuid, u.id, ${session.kind}, ${session.tokenHash}::bytea, ${session.userAgent},
      ${session.createdAt}::timestamptz, ${session.createdAt}::timestamptz, ${session.expiresAt}::timestamptz,
      ${session.method}, ${session.secondFactorAt}::timestamptz, ${session.createdAt}::timestamptz
    from users u where u.id = ${session.userKey} and u.blocked_at is null and ${isProven}
      and (${admitsSamples}::boolean or not u.is_sample)
    for share of u returning 1`.execute(db);
  return rows.length > 0;
}

export type LiveSession = {
  session_id: string;
  user_key: number;
  user_id: string;
  email: string;
  last_seen_at: Date;
  second_factor_at: Date | null;
  permissions: Permission[];
};

type Lookup = ({ id: string } | { tokenHash: Buffer }) & { admitsSamples: boolean };

/** The session and its person while neither is ended, over or blocked; by sessions_pkey or sessions_token_hash_key. */
export async function findLiveSession(
  db: Db,
  kind: SessionKind,
  lookup: Lookup,
  now: Date,
): Promise<LiveSession | null> {
  const condition = 'id' in lookup ? sql`s.id = ${lookup.id}` : sql`s.token_hash = ${lookup.tokenHash}`;
  const { rows } = await sql<Omit<LiveSession, 'permissions'> & { permissions: string[] }>`${PREPARED}
    select s.id as session_id, u.id as user_key, u.public_id as user_id, u.email, s.last_seen_at, s.second_factor_at,
      array(select p.permission from held_permissions p where p.user_id = u.id order by 1) as permissions
    from sessions s join users u on u.id = s.user_id
    where ${condition} and s.kind = ${kind} and s.ended_at is null and s.expires_at > ${now} and u.blocked_at is null
      and (${lookup.admitsSamples}::boolean or not u.is_sample)`.execute(db);
  const [row] = rows;
  return row ? { ...row, permissions: row.permissions.filter(isPermission) } : null;
}

const isPermission = (text: string): text is Permission => PERMISSIONS.some((permission) => permission === text);

export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
}

/** Ends sessions of a person, one or all but one, and returns which; by sessions_user_id_index. */
export async function endSessionRows(
  db: Db,
  which: { userKey: number; sessionId?: string; exceptSessionId?: string | null },
  now: Date,
): Promise<string[]> {
  const { userKey, sessionId, exceptSessionId } = which;
  const rows = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userKey)
    .where('ended_at', 'is', null)
    .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId ?? ''))
    .$if(typeof exceptSessionId === 'string', (query) => query.where('id', '<>', exceptSessionId ?? ''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type OwnSessionRow = {
  id: string;
  kind: SessionKind;
  sign_in_method: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
};

/** Live sessions of a person, the last used first; by sessions_user_id_index. */
export async function listLiveSessions(db: Db, userKey: number, now: Date): Promise<OwnSessionRow[]> {
  const { rows } = await sql<OwnSessionRow>`
    select id, kind, sign_in_method, user_agent, created_at, last_seen_at from sessions
    where user_id = ${userKey} and ended_at is null and expires_at > ${now}
    order by last_seen_at desc, id desc limit 200`.execute(db);
  return rows;
}

export type SessionFacts = { authenticated_at: Date; second_factor_at: Date | null; sign_in_method: string };

/** How and when a session proved who sits there; by sessions_pkey. */
export async function findSessionFacts(db: Db, sessionId: string): Promise<SessionFacts | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['authenticated_at', 'second_factor_at', 'sign_in_method'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row ?? null;
}

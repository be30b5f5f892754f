import { sql } from 'kysely';
import { type Permission, PERMISSIONS } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { PREPARED } from '#server/platform/prepared.ts';

export type SessionKind = 'BEARER' | 'COOKIE';

export type NewSession = {
  id: string;
  userKey: number;
  kind: SessionKind;
  tokenHash: Buffer | null;
  userAgent: string;
  createdAt: Date;
  expiresAt: Date;
};

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userKey,
      kind: session.kind,
      token_hash: session.tokenHash,
      user_agent: session.userAgent,
      created_at: session.createdAt,
      last_seen_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute();
}

export type LiveSession = {
  session_id: string;
  user_key: number;
  user_id: string;
  email: string;
  last_seen_at: Date;
  permissions: Permission[];
};

type Lookup = { id: string } | { tokenHash: Buffer };

/** The session and its person while neither is ended, over or blocked; by sessions_pkey or sessions_token_hash_key. */
export async function findLiveSession(
  db: Db,
  kind: SessionKind,
  lookup: Lookup,
  now: Date,
): Promise<LiveSession | null> {
  const condition = 'id' in lookup ? sql`s.id = ${lookup.id}` : sql`s.token_hash = ${lookup.tokenHash}`;
  const { rows } = await sql<Omit<LiveSession, 'permissions'> & { permissions: string[] }>`${PREPARED}
    select s.id as session_id, u.id as user_key, u.public_id as user_id, u.email, s.last_seen_at,
      array(select p.permission from user_permissions p where p.user_id = u.id order by 1) as permissions
    from sessions s join users u on u.id = s.user_id
    where ${condition} and s.kind = ${kind} and s.ended_at is null and s.expires_at > ${now} and u.blocked_at is null`.execute(
    db,
  );
  const [row] = rows;
  return row ? { ...row, permissions: row.permissions.filter(isPermission) } : null;
}

const isPermission = (text: string): text is Permission => PERMISSIONS.some((permission) => permission === text);

export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
}

export async function endSessionRow(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

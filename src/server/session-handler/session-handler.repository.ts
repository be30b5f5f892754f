import type { Db } from '#server/platform/database/database.ts';

export type SessionRow = { id: string; email: string; username: string; name: string; expiresAt: Date };

/** A live session and its person, for the browser; by sessions_pkey. */
export async function findSessionRow(db: Db, sessionId: string, now: Date): Promise<SessionRow | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.public_id', 'users.email', 'users.username', 'users.first_name', 'users.last_name'])
    .select('sessions.expires_at')
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const name = `${row.first_name} ${row.last_name}`.trim();
  return { id: row.public_id, email: row.email, username: row.username, name, expiresAt: row.expires_at };
}

import { createHash, randomBytes } from 'node:crypto';
import type { BaseContext, Context, Viewer } from '#server/platform/context.ts';
import { requireViewer } from '#server/platform/context.ts';
import { isUuid } from '#server/platform/ids.ts';
import {
  type LiveSession,
  endSessionRow,
  findLiveSession,
  insertSession,
  touchSession,
} from './sessions.repository.ts';
import { TOKEN_LIFETIME_IN_DAYS, issueToken, readToken } from './token.ts';

const DAY_IN_MS = 86_400_000;
/** A page session lives this long at most; product decision. */
export const COOKIE_LIFETIME_IN_DAYS = 30;
const TOUCH_EVERY_IN_MS = 10 * 60_000;
const CACHE_LIFETIME_IN_MS = 1_000;
const MAX_CACHED = 20_000;

type Owner = { key: number; id: string };

/** Starts a session for a client of the API and returns its token. */
export async function startBearerSession(base: BaseContext, owner: Owner, userAgent: string): Promise<string> {
  const { issuedAt, expiresAt } = lifetime(base.clock(), TOKEN_LIFETIME_IN_DAYS);
  const sessionId = base.newId();
  const session = { id: sessionId, userKey: owner.key, userAgent: shorten(userAgent), createdAt: issuedAt, expiresAt };
  await insertSession(base.db, { ...session, kind: 'BEARER', tokenHash: null });
  return issueToken({ userId: owner.id, sessionId }, { issuedAt, expiresAt }, base.config.sessionSecret);
}

/** Starts a session for the page and returns the opaque token for its cookie. */
export async function startCookieSession(
  base: BaseContext,
  owner: Owner,
  userAgent: string,
): Promise<{ token: string; expiresAt: Date }> {
  const { issuedAt, expiresAt } = lifetime(base.clock(), COOKIE_LIFETIME_IN_DAYS);
  const token = randomBytes(32).toString('base64url');
  const session = {
    id: base.newId(),
    userKey: owner.key,
    userAgent: shorten(userAgent),
    createdAt: issuedAt,
    expiresAt,
  };
  await insertSession(base.db, { ...session, kind: 'COOKIE', tokenHash: hashToken(token) });
  return { token, expiresAt };
}

export type Credential = { kind: 'BEARER' | 'COOKIE'; token: string };

/** Finds out who stands behind a credential, and forgets at once whom `end…` was called for. */
export type SessionReader = {
  readViewer: (credential: Credential) => Promise<Viewer | null>;
  forget: (sessionId: string | null) => void;
};

/** Every call asks the database, at most once per second and credential: an ended session is over everywhere within a second. */
export function createSessionReader(base: BaseContext): SessionReader {
  const known = new Map<string, { viewer: Viewer; readAt: number }>();

  const readViewer = async (credential: Credential): Promise<Viewer | null> => {
    const now = base.clock();
    const cacheKey = `${credential.kind} ${credential.token}`;
    const cached = known.get(cacheKey);
    if (cached && Math.abs(now.getTime() - cached.readAt) < CACHE_LIFETIME_IN_MS) return cached.viewer;
    known.delete(cacheKey);
    const session = await findSession(base, credential, now);
    if (!session) return null;
    const viewer = toViewer(session);
    if (known.size >= MAX_CACHED) known.clear();
    known.set(cacheKey, { viewer, readAt: now.getTime() });
    if (now.getTime() - session.last_seen_at.getTime() > TOUCH_EVERY_IN_MS)
      await touchSession(base.db, session.session_id, now);
    return viewer;
  };

  const forget = (sessionId: string | null): void => {
    for (const [key, { viewer }] of known) {
      if (sessionId === null || viewer.sessionId === sessionId) known.delete(key);
    }
  };

  return { readViewer, forget };
}

async function findSession(base: BaseContext, credential: Credential, now: Date): Promise<LiveSession | null> {
  if (credential.kind === 'COOKIE')
    return findLiveSession(base.db, 'COOKIE', { tokenHash: hashToken(credential.token) }, now);
  const claims = await readToken(credential.token, now, base.config.sessionSecret);
  if (!claims || !isUuid(claims.sessionId)) return null;
  const session = await findLiveSession(base.db, 'BEARER', { id: claims.sessionId }, now);
  return session?.user_id === claims.userId ? session : null;
}

const toViewer = (session: LiveSession): Viewer => ({
  key: session.user_key,
  id: session.user_id,
  email: session.email,
  sessionId: session.session_id,
  permissions: session.permissions,
});

/** Ends the viewer's own session; token and cookie are worthless from then on. */
export async function endOwnSession(context: Context, reader: SessionReader): Promise<void> {
  const viewer = requireViewer(context);
  await endSessionRow(context.db, viewer.sessionId, context.clock());
  reader.forget(viewer.sessionId);
}

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const shorten = (text: string): string => text.toWellFormed().replaceAll('\u0000', '').slice(0, 300);

const lifetime = (issuedAt: Date, days: number) => ({
  issuedAt,
  expiresAt: new Date(issuedAt.getTime() + days * DAY_IN_MS),
});

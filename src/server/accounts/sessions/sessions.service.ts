import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DAY_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { countPermissions } from '#domain/accounts/permissions.ts';
import { secretsOf } from '#server/platform/config.ts';
import type { BaseContext, Context, Viewer } from '#server/platform/context.ts';
import { requireViewer } from '#server/platform/context.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { wrongCredentials } from '#server/accounts/accounts.problems.ts';
import { admitsSamples } from '#server/accounts/sample-accounts.service.ts';
import {
  type LiveSession,
  type NewSession,
  type SessionKind,
  endSessionRows,
  findLiveSession,
  insertSession,
  listLiveSessions,
  touchSession,
} from './sessions.repository.ts';
import { TOKEN_LIFETIME_IN_DAYS, issueToken, readToken } from './token.ts';
import { type Db, memoryOf } from '#server/platform/database/database.ts';
import { announceChange, onForeignChange } from '#server/platform/processes/changes.ts';
import { networkOf, noteSecurityEvent } from '#server/platform/security/security-log.ts';

/** A page session lives this long at most; product decision. */
export const COOKIE_LIFETIME_IN_DAYS = 30;
const TOUCH_EVERY_IN_MS = 10 * MINUTE_IN_MS;
const CACHE_LIFETIME_IN_MS = 1_000;
const MAX_CACHED = 20_000;

type SessionContext = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'logger'>;
/**
 * The owner of a session. `passwordHash`: the hash that was checked; a password changed since then refuses the session.
 */
type Owner = { key: number; id: string; password_hash?: string | null };
/** How the session was started: 'password', 'email' or the id of another service, when the second factor was given, and from where. */
export type SignInFacts = { method?: string; secondFactorAt?: Date | null; address?: string };

/** Starts a session for a client of the API and returns its token. */
export async function startBearerSession(
  base: SessionContext,
  owner: Owner,
  userAgent: string,
  facts: SignInFacts = {},
): Promise<string> {
  const { issuedAt, expiresAt } = lifetime(base.clock(), TOKEN_LIFETIME_IN_DAYS);
  const sessionId = base.newId();
  const session = { id: sessionId, userKey: owner.key, userAgent: shorten(userAgent), createdAt: issuedAt, expiresAt };
  await keepSession(base, owner, { ...session, ...settled(facts), kind: 'BEARER', tokenHash: null }, facts.address);
  return issueToken({ userId: owner.id, sessionId }, { issuedAt, expiresAt }, base.config.sessionSecret);
}

/** Starts a session for the page and returns the opaque token for its cookie. */
export async function startCookieSession(
  base: SessionContext,
  owner: Owner,
  userAgent: string,
  facts: SignInFacts = {},
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
  const kept = { ...session, ...settled(facts), kind: 'COOKIE', tokenHash: hashToken(token) } as const;
  await keepSession(base, owner, kept, facts.address);
  return { token, expiresAt };
}

type Settled = Omit<NewSession, 'provenHash' | 'admitsSamples'>;

async function keepSession(
  { db, config, logger }: SessionContext,
  owner: Owner,
  session: Settled,
  address: string | undefined,
): Promise<void> {
  const kept = { ...session, provenHash: owner.password_hash, admitsSamples: admitsSamples(config) };
  if (!(await insertSession(db, kept))) throw wrongCredentials();
  noteSecurityEvent(logger, {
    event: 'sign-in.succeeded',
    person: owner.id,
    subject: session.id,
    method: session.method,
    hasSecondFactor: session.secondFactorAt !== null,
    network: address === undefined ? undefined : networkOf(address),
  });
}

const settled = ({ method = 'password', secondFactorAt = null }: SignInFacts) => ({ method, secondFactorAt });

export type Credential = { kind: 'BEARER' | 'COOKIE'; token: string };

/** Resolves a credential to its viewer, cached; the `end…` functions invalidate the cache. */
export type SessionReader = {
  readViewer: (credential: Credential) => Promise<Viewer | null>;
  forget: (sessionId: string | null) => void;
};

/**
 * Every call asks the database, at most once per second and credential: an ended session is over everywhere within a second,
 * and within a moment, as its end is announced.
 */
export function createSessionReader(base: BaseContext): SessionReader {
  const known = new LRUCache<string, { viewer: Viewer; readAt: number }>({ max: MAX_CACHED });
  let timesForgotten = 0;

  const readViewer = async (credential: Credential): Promise<Viewer | null> => {
    const now = base.clock();
    const cacheKey = `${credential.kind} ${credential.token}`;
    const cached = known.get(cacheKey);
    if (cached && Math.abs(now.getTime() - cached.readAt) < CACHE_LIFETIME_IN_MS) return cached.viewer;
    known.delete(cacheKey);
    const forgottenBefore = timesForgotten;
    const session = await findSession(base, credential, now);
    if (!session) return null;
    const viewer = toViewer(session);
    // What was read while signed out may be that very session as it was before.
    if (forgottenBefore === timesForgotten) known.set(cacheKey, { viewer, readAt: now.getTime() });
    if (now.getTime() - session.last_seen_at.getTime() > TOUCH_EVERY_IN_MS)
      await touchSession(base.db, session.session_id, now);
    return viewer;
  };

  const forget = (sessionId: string | null): void => {
    timesForgotten += 1;
    const isOver = ({ viewer }: { viewer: Viewer }) => sessionId === null || viewer.sessionId === sessionId;
    const over = [...known.entries()].filter(([, kept]) => isOver(kept));
    for (const [key] of over) known.delete(key);
  };

  onForeignChange(memoryOf(base.db), 'sessions', (ids) => (ids === null ? forget(null) : ids.forEach(forget)));
  return { readViewer, forget };
}

async function findSession(base: BaseContext, credential: Credential, now: Date): Promise<LiveSession | null> {
  const admitted = { admitsSamples: admitsSamples(base.config) };
  if (credential.kind === 'COOKIE')
    return findLiveSession(base.db, 'COOKIE', { tokenHash: hashToken(credential.token), ...admitted }, now);
  const claims = await readToken(credential.token, now, secretsOf(base.config));
  if (!claims || !isUuid(claims.sessionId)) return null;
  const session = await findLiveSession(base.db, 'BEARER', { id: claims.sessionId, ...admitted }, now);
  return session?.user_id === claims.userId ? session : null;
}

const toViewer = (session: LiveSession): Viewer => ({
  key: session.user_key,
  id: session.user_id,
  email: session.email,
  sessionId: session.session_id,
  secondFactorAt: session.second_factor_at,
  ...countPermissions(session.permissions, { hasSecondFactor: session.second_factor_at !== null }),
});

/** Ends the viewer's own session; token and cookie are worthless from then on. */
export async function endOwnSession(context: Context, reader: SessionReader): Promise<void> {
  const { key, id, sessionId } = requireViewer(context);
  await endSessionRows(context.db, { userKey: key, sessionId }, context.clock());
  forgetEverywhere(context.db, reader, [sessionId]);
  noteSecurityEvent(context.logger, { event: 'session.ended', person: id, subject: sessionId });
}

/** In this process at once, in the others within a moment. */
function forgetEverywhere(db: Db, reader: SessionReader, sessionIds: readonly string[]): void {
  sessionIds.forEach((sessionId) => reader.forget(sessionId));
  if (sessionIds.length > 0) announceChange(db, 'sessions', sessionIds);
}

type EndContext = Pick<Context, 'db' | 'clock' | 'logger'>;

/** Ends every session of a person but one. Call it outside of a transaction: what is forgotten must be over for all. */
export async function endOtherSessions(
  context: EndContext,
  reader: SessionReader,
  { userKey, exceptSessionId }: { userKey: number; exceptSessionId: string | null },
): Promise<void> {
  const ended = await endSessionRows(context.db, { userKey, exceptSessionId }, context.clock());
  forgetEverywhere(context.db, reader, ended);
  for (const subject of ended)
    noteSecurityEvent(context.logger, { event: 'session.ended', personKey: userKey, subject });
}

/**
 * Ends every session of a person inside the caller's transaction and returns which. Other processes forget them after its
 * commit; the caller's reader has to be told.
 */
export async function endAllSessions(
  { db, clock }: Pick<EndContext, 'db' | 'clock'>,
  userKey: number,
): Promise<string[]> {
  const ended = await endSessionRows(db, { userKey }, clock());
  if (ended.length > 0) announceChange(db, 'sessions', ended);
  return ended;
}

/** Ends one session of the viewer; false where there is none of that id. */
export async function endSession(context: Context, reader: SessionReader, sessionId: string): Promise<boolean> {
  const { key, id: person } = requireViewer(context);
  const ended = await endSessionRows(context.db, { userKey: key, sessionId }, context.clock());
  forgetEverywhere(context.db, reader, ended);
  for (const subject of ended) noteSecurityEvent(context.logger, { event: 'session.ended', person, subject });
  return ended.length > 0;
}

export type OwnSession = {
  id: string;
  kind: SessionKind;
  method: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
};

/** The viewer's live sessions, the current one first, then the last used. */
export async function listSessions(context: Context): Promise<OwnSession[]> {
  const viewer = requireViewer(context);
  const rows = await listLiveSessions(context.db, viewer.key, context.clock());
  return rows
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      method: row.sign_in_method,
      userAgent: row.user_agent,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      isCurrent: row.id === viewer.sessionId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const shorten = (text: string): string => text.toWellFormed().replaceAll('\u0000', '').slice(0, 300);

const lifetime = (issuedAt: Date, days: number) => ({
  issuedAt,
  expiresAt: new Date(issuedAt.getTime() + days * DAY_IN_MS),
});

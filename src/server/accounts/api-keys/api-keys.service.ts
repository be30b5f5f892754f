import { createHash, randomBytes } from 'node:crypto';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { type CountedPermissions, type Permission, countPermissions } from '#domain/accounts/permissions.ts';
import type { ApiKey, ApiKeyDto, NewApiKey } from '#contract/accounts/api-keys.schemas.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { apiKeyMails } from '#texts/de/mail/mails.ts';
import { mailLink, queueMail } from '#server/mail/mails.service.ts';
import { type BaseContext, type Context, type Viewer, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import { findUserByKey } from '#server/accounts/accounts.repository.ts';
import { accountUnknown } from '#server/accounts/accounts.problems.ts';
import { apiKeyNotForThis, apiKeyUnknown, apiKeyWorthless, tooManyApiKeys } from './api-keys.problems.ts';
import {
  type ApiKeyRow,
  findKeyOwner,
  insertKeyRow,
  listKeyRows,
  revokeKeyRow,
  touchKey,
} from './api-keys.repository.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { requireRecentProof } from '#server/accounts/second-factor/recent-proof.service.ts';
import { admitsSamples } from '#server/accounts/sample-accounts.service.ts';
import { noteSecurityEvent } from '#server/platform/security/security-log.ts';

const PREFIX = 'sp_';
const SECRET_BYTES = 32;
const SHOWN_CHARACTERS = 9;
/** A dealer has a few programs; product decision. */
const MOST_KEYS = 10;
const MOST_LISTED = 50;
const TOUCH_EVERY_IN_MS = MINUTE_IN_MS;

/** The calls a key may make; calls about the account itself are not among them. */
const OPEN_TO_KEYS = /^\/api\/v1\/(adverts|imports)(\/|$)/;
/** Public calls: a program may send its key with them. */
const OPEN_TO_ALL = /^\/api\/v1\/(lookups|products|places)(\/|$)/;
/** The permissions of its owner that count for a key, too: those about what the owner sells. */
const PASSED_ON: readonly Permission[] = ['pellets', 'company'];

/** Whether a bearer token is an API key. */
export const isApiKey = (token: string): boolean => token.startsWith(PREFIX);

/** What counts of an owner's permissions where a program acts for him. */
export const permissionsOfPrograms = (granted: readonly Permission[]): CountedPermissions =>
  countPermissions(
    granted.filter((permission) => PASSED_ON.includes(permission)),
    { hasSecondFactor: false },
  );

/**
 * The owner of a key as the viewer of a call to `route`, null for calls that need none.
 * @throws api-key.not-for-this (403), api-key.worthless (401)
 */
export async function readKeyViewer(base: BaseContext, key: string, route: string): Promise<Viewer | null> {
  if (OPEN_TO_ALL.test(route)) return null;
  const owner = await findKeyOwner(base.db, hashOf(key), { admitsSamples: admitsSamples(base.config) });
  if (!owner) throw apiKeyWorthless();
  if (!OPEN_TO_KEYS.test(route)) throw apiKeyNotForThis();
  const now = base.clock();
  if (owner.last_used_at === null || now.getTime() - owner.last_used_at.getTime() > TOUCH_EVERY_IN_MS)
    await touchKey(base.db, owner.key_id, now);
  if (owner.last_used_at === null)
    noteSecurityEvent(base.logger, { event: 'api-key.first-use', person: owner.user_id, subject: owner.key_id });
  return {
    key: owner.user_key,
    id: owner.user_id,
    email: owner.email,
    sessionId: owner.key_id,
    secondFactorAt: null,
    ...permissionsOfPrograms(owner.permissions),
  };
}

/** The viewer's keys, the newest first. */
export async function listApiKeys(context: Context): Promise<ApiKey[]> {
  const { key } = requireViewer(context);
  return (await listKeyRows(context.db, key, MOST_LISTED)).map(presentKey);
}

/**
 * Creates a key and mails its owner about it.
 * @throws account.proof-refused (422), account.sign-in-again (403), api-key.too-many (422)
 */
export async function createApiKey(
  context: Context,
  { name, currentPassword }: ApiKeyDto,
  limiter: RateLimiter,
): Promise<NewApiKey> {
  const viewer = requireViewer(context);
  await requireRecentProof(context, { currentPassword, limiter });
  const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const id = context.newId();
  const row = {
    id,
    userKey: viewer.key,
    name,
    hash: hashOf(secret),
    shownStart: secret.slice(0, SHOWN_CHARACTERS),
    createdAt: context.clock(),
  };
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    if (!(await insertKeyRow(db, { ...row, most: MOST_KEYS }))) throw tooManyApiKeys(MOST_KEYS);
    await writeAudit(inside, { action: 'api-key.made', subject: viewer.id, details: { key: id } });
    await mailOwner(inside, row);
  });
  return {
    id,
    name,
    shownStart: row.shownStart,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: null,
    isValid: true,
    key: secret,
  };
}

async function mailOwner(context: Context, { id, userKey, name }: { id: string; userKey: number; name: string }) {
  const user = await findUserByKey(context.db, userKey);
  if (!user) throw accountUnknown();
  const { action, ...words } = apiKeyMails.made(name);
  await queueMail(context, {
    eventKey: `api-key:${id}`,
    to: user.email,
    content: {
      ...words,
      greetingName: user.first_name,
      action: { label: action, url: mailLink(context.config, `${ownAdvertPaths.importAdverts()}#schluessel`) },
    },
  });
}

/**
 * Revokes a key of the viewer; it stops working at once.
 * @throws api-key.unknown (404)
 */
export async function revokeApiKey(context: Context, { apiKeyId }: { apiKeyId: string }): Promise<void> {
  const viewer = requireViewer(context);
  await inTransaction(context.db, async (db) => {
    const found = await revokeKeyRow(db, { id: apiKeyId, userKey: viewer.key, now: context.clock() });
    if (!found) throw apiKeyUnknown();
    if (!found.wasLive) return;
    await writeAudit({ ...context, db }, { action: 'api-key.revoked', subject: viewer.id, details: { key: apiKeyId } });
  });
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

const presentKey = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  shownStart: row.shown_start,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  isValid: row.is_valid,
});

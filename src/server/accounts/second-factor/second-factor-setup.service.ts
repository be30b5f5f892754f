import { MINUTE_IN_MS } from '#domain/durations.ts';
import { type Permission, countPermissions } from '#domain/accounts/permissions.ts';
import { type BaseContext, type Context, type Viewer, requireViewer } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { ACCOUNT_LIMITS } from '#server/accounts/account-limits.service.ts';
import { accountUnknown } from '#server/accounts/accounts.problems.ts';
import { type UserRow, findUserByKey } from '#server/accounts/accounts.repository.ts';
import { COMMAND_LINE, writeAudit } from '#server/accounts/audit.service.ts';
import { type NamedAccount, findNamedAccount } from '#server/accounts/permissions/permissions.service.ts';
import { listPermissionRows } from '#server/accounts/permissions/permissions.repository.ts';
import { factorIsFreshUntil, requireRecentProof } from './recent-proof.service.ts';
import { mailSecondFactor } from './second-factor-mails.ts';
import { hashRecoveryCode, newRecoveryCodes } from './second-factor-recovery.ts';
import { matchTotp, newTotpSecret, otpauthUrl } from './second-factor-totp.ts';
import {
  secondFactorIsOff,
  secondFactorIsOn,
  setupMissing,
  unconfirmedEmail,
  wrongSecondFactor,
} from './second-factor.problems.ts';
import {
  type SecondFactorRow,
  confirmSecret,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  markSession,
  putUnconfirmedSecret,
  replaceRecoveryCodes,
} from './second-factor.repository.ts';
import { openSecret, requireOtp, sealSecret } from './second-factor.service.ts';
import type { SessionReader } from '#server/accounts/sessions/sessions.service.ts';

/** An abandoned setup must not leave a secret that another person at the screen can confirm later. */
const SETUP_LIFETIME_IN_MS = 30 * MINUTE_IN_MS;

export type SecondFactorDeps = { limiter: RateLimiter; sessions: SessionReader };

export type SecondFactorState = {
  confirmedAt: Date | null;
  recoveryCodesLeft: number;
  isProvedInSession: boolean;
  freshUntil: Date | null;
  restingPermissions: readonly Permission[];
};

/** What the viewer's account has, and what this session has proved. */
export async function getSecondFactor(context: Context): Promise<SecondFactorState> {
  const viewer = requireViewer(context);
  return readState(context, viewer.key, viewer.secondFactorAt !== null);
}

async function readState(context: Context, userKey: number, isProvedInSession: boolean): Promise<SecondFactorState> {
  const { db } = context;
  const confirmedAt = (await findSecondFactor(db, userKey))?.confirmed_at ?? null;
  const granted = (await listPermissionRows(db, userKey)).map(({ permission }) => permission);
  return {
    confirmedAt,
    recoveryCodesLeft: confirmedAt ? await countRecoveryCodes(db, userKey) : 0,
    isProvedInSession,
    freshUntil: isProvedInSession ? await factorIsFreshUntil(context) : null,
    restingPermissions: countPermissions(granted, { hasSecondFactor: isProvedInSession }).restingPermissions,
  };
}

/**
 * Begins a setup. Only for a confirmed address: an account registered with a stranger's address must not be able to lock its
 * owner out with a factor of his own.
 * @throws second-factor.unconfirmed-email (403), second-factor.is-on (409) and what `requireRecentProof` throws
 */
export async function setUpSecondFactor(
  context: Context,
  proof: { currentPassword?: string | null | undefined; limiter: RateLimiter },
): Promise<{ secret: string; otpauthUrl: string }> {
  const viewer = requireViewer(context);
  await requireRecentProof(context, proof);
  if (!(await getUser(context.db, viewer.key)).email_confirmed_at) throw unconfirmedEmail();
  const secret = newTotpSecret();
  const sealedSecret = sealSecret(context, secret);
  const setup = { userKey: viewer.key, sealedSecret, createdAt: context.clock() };
  if (!(await putUnconfirmedSecret(context.db, setup))) throw secondFactorIsOn();
  return { secret, otpauthUrl: otpauthUrl(secret, viewer.email) };
}

/**
 * Switches the second factor on with a first code and returns the recovery codes, this once. The session has proved it.
 * @throws second-factor.is-on, second-factor.no-setup (409), account.wrong-second-factor (400), request.too-many (429)
 */
export async function confirmSecondFactor(
  context: Context,
  otp: string,
  { limiter, sessions }: SecondFactorDeps,
): Promise<string[]> {
  const viewer = requireViewer(context);
  await enforceLimit(limiter, ACCOUNT_LIMITS.secondFactorByAccount, String(viewer.key));
  const factor = await findSecondFactor(context.db, viewer.key);
  if (factor?.confirmed_at) throw secondFactorIsOn();
  const step = matchSetup(context, factor, otp);
  if (!factor || step === null) throw wrongSecondFactor();
  const recoveryCodes = await inTransaction(context.db, async (db) => {
    const confirmedAt = context.clock();
    const sealedSecret = factor.sealed_secret;
    if (!(await confirmSecret(db, { userKey: viewer.key, sealedSecret, step, confirmedAt }))) throw secondFactorIsOn();
    await markSession(db, viewer.sessionId, confirmedAt);
    await writeAudit({ ...context, db }, { action: 'second-factor.on', subject: viewer.id });
    await mailSecondFactor({ ...context, db }, await getUser(db, viewer.key), 'on');
    return makeRecoveryCodes(db, viewer.key);
  });
  sessions.forget(viewer.sessionId);
  context.logger.info({ event: 'second-factor.on', userKey: viewer.key }, 'second factor switched on');
  return recoveryCodes;
}

function matchSetup(context: Context, factor: SecondFactorRow | null, otp: string): number | null {
  const now = context.clock();
  const isOver = factor && now.getTime() - factor.created_at.getTime() > SETUP_LIFETIME_IN_MS;
  const secret = factor && !isOver ? openSecret(context, factor) : null;
  if (secret === null) throw setupMissing();
  return matchTotp(secret, otp.replaceAll(/\s/g, ''), now);
}

/** Proves the second factor in a session that began without it. @throws second-factor.is-off (409) and what `requireOtp` throws */
export async function proveSecondFactor(
  context: Context,
  otp: string,
  { limiter, sessions }: SecondFactorDeps,
): Promise<SecondFactorState> {
  const viewer = await requireFactor(context);
  await requireOtp(context, { userKey: viewer.key, otp }, limiter);
  await markSession(context.db, viewer.sessionId, context.clock());
  sessions.forget(viewer.sessionId);
  return getSecondFactor({
    ...context,
    viewer: { ...viewer, secondFactorAt: context.clock(), restingPermissions: [] },
  });
}

/** Makes new recovery codes; the old ones end. @throws second-factor.is-off (409) and what `requireOtp` throws */
export async function renewRecoveryCodes(context: Context, otp: string, limiter: RateLimiter): Promise<string[]> {
  const viewer = await requireFactor(context);
  await requireOtp(context, { userKey: viewer.key, otp }, limiter);
  return inTransaction(context.db, async (db) => {
    await writeAudit({ ...context, db }, { action: 'recovery-codes.renewed', subject: viewer.id });
    return makeRecoveryCodes(db, viewer.key);
  });
}

/**
 * Switches the second factor off; what needs one rests from then on, in every session.
 * @throws second-factor.is-off (409) and what `requireRecentProof` and `requireOtp` throw
 */
export async function disableSecondFactor(
  context: Context,
  { currentPassword, otp }: { currentPassword?: string | null | undefined; otp: string },
  { limiter, sessions }: SecondFactorDeps,
): Promise<SecondFactorState> {
  const viewer = await requireFactor(context);
  await requireRecentProof(context, { currentPassword, limiter });
  await requireOtp(context, { userKey: viewer.key, otp }, limiter);
  await switchOff(context, await getUser(context.db, viewer.key), viewer.id);
  sessions.forget(null);
  return readState(context, viewer.key, false);
}

/** Switches an account's second factor off from the command line, for who has lost phone and codes; false when there was none. @throws account.unknown (404) */
export async function resetSecondFactor(context: BaseContext, account: NamedAccount): Promise<boolean> {
  const user = await findNamedAccount(context, account);
  return switchOff(context, user, COMMAND_LINE);
}

async function switchOff(context: BaseContext, user: UserRow, actor: string): Promise<boolean> {
  const wasOn = await inTransaction(context.db, async (db) => {
    if (!(await deleteSecondFactor(db, user.key))) return false;
    await writeAudit({ ...context, db }, { action: 'second-factor.off', subject: user.id, actor });
    const { restingPermissions } = countPermissions(user.permissions, { hasSecondFactor: false });
    await mailSecondFactor({ ...context, db }, user, 'off', { permissionsRest: restingPermissions.length > 0 });
    return true;
  });
  if (wasOn)
    context.logger.warn({ event: 'second-factor.off', userKey: user.key, actor }, 'second factor switched off');
  return wasOn;
}

async function requireFactor(context: Context): Promise<Viewer> {
  const viewer = requireViewer(context);
  if (!(await findSecondFactor(context.db, viewer.key))?.confirmed_at) throw secondFactorIsOff();
  return viewer;
}

async function makeRecoveryCodes(db: Db, userKey: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    db,
    userKey,
    codes.map((code) => hashRecoveryCode(userKey, code)),
  );
  return codes;
}

async function getUser(db: Db, userKey: number): Promise<UserRow> {
  const user = await findUserByKey(db, userKey);
  if (!user) throw accountUnknown();
  return user;
}

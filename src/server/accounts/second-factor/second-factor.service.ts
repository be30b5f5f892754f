import { secretsOf } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { openSealed, seal } from '#server/platform/secrets/seal.ts';
import { ACCOUNT_LIMITS } from '#server/accounts/account-limits.service.ts';
import { findUserByKey } from '#server/accounts/accounts.repository.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { mailSecondFactor } from './second-factor-mails.ts';
import { hashRecoveryCode, looksLikeRecoveryCode } from './second-factor-recovery.ts';
import { matchTotp } from './second-factor-totp.ts';
import { wrongRecoveryCode, wrongSecondFactor } from './second-factor.problems.ts';
import { type SecondFactorRow, findSecondFactor, useRecoveryCode, useStep } from './second-factor.repository.ts';
import { noteSecurityEvent } from '#server/platform/security/security-log.ts';

export type FactorContext = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'logger' | 'memory'>;

/** Whether an account asks for a code at every sign-in. */
export async function hasSecondFactor(context: Pick<BaseContext, 'db'>, userKey: number): Promise<boolean> {
  return (await findSecondFactor(context.db, userKey))?.confirmed_at instanceof Date;
}

export type GivenOtp = { userKey: number; otp: string };

/**
 * Uses up a code of the authenticator app, or a recovery code; each counts once.
 * @throws request.too-many (429), account.wrong-second-factor (400)
 */
export async function requireOtp(context: FactorContext, given: GivenOtp, limiter: RateLimiter): Promise<void> {
  await enforceLimit(limiter, ACCOUNT_LIMITS.secondFactorByAccount, String(given.userKey));
  if (await useOtp(context, given)) return;
  noteSecurityEvent(context.logger, { event: 'second-factor.refused', personKey: given.userKey });
  throw looksLikeRecoveryCode(given.otp) ? wrongRecoveryCode() : wrongSecondFactor();
}

async function useOtp(context: FactorContext, { userKey, otp }: GivenOtp): Promise<boolean> {
  const digits = otp.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) {
    return useTypedRecoveryCode(context, { userKey, otp });
  }
  const factor = await findSecondFactor(context.db, userKey);
  const secret = factor?.confirmed_at ? openSecret(context, factor) : null;
  const step = secret === null ? null : matchTotp(secret, digits, context.clock());
  return step !== null && useStep(context.db, { userKey, step });
}

async function useTypedRecoveryCode(context: FactorContext, { userKey, otp }: GivenOtp): Promise<boolean> {
  const codeHash = hashRecoveryCode(userKey, otp);
  return inTransaction(context.db, async (db) => {
    if (!(await useRecoveryCode(db, { userKey, codeHash, usedAt: context.clock() }))) return false;
    const user = await findUserByKey(db, userKey);
    if (!user) return false;
    await writeAudit({ ...context, db }, { action: 'recovery-code.used', subject: user.id, actor: user.id });
    await mailSecondFactor({ ...context, db }, user, 'recoveryCodeUsed');
    return true;
  });
}

/** The key as it is stored, for `openSecret`. */
export const sealSecret = ({ config }: Pick<FactorContext, 'config'>, secret: string): string =>
  seal(secret, config.sessionSecret, 'second factor').toString('base64');

/** The secret of an account; null when the session secret that sealed it is gone. */
export function openSecret(context: Pick<FactorContext, 'config' | 'logger'>, factor: SecondFactorRow): string | null {
  const sealed = Buffer.from(factor.sealed_secret, 'base64');
  const secret = openSealed(sealed, secretsOf(context.config), 'second factor');
  if (secret === null)
    context.logger.error({ event: 'second-factor.unreadable', userKey: factor.user_key }, 'second factor unreadable');
  return secret;
}

import { recordEvent } from '#server/events/events.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import { accountBlocked } from '#server/accounts/accounts.problems.ts';
import { type UserRow, findUserByKey } from '#server/accounts/accounts.repository.ts';
import { issueCode, findUnusedCode, redeemCode, tryCode } from '#server/one-time-codes/one-time-codes.service.ts';
import { hasSecondFactor, requireOtp } from '#server/accounts/second-factor/second-factor.service.ts';
import { challengeOver } from '#server/accounts/second-factor/second-factor.problems.ts';

/** An account has been authenticated once: by password, by a link in a mail, or at another service. */
export type SignInProof = {
  user: UserRow;
  /** `password`, `email`, or the id of the other service. */
  method: string;
};

export type SignInOutcome =
  | { kind: 'READY'; secondFactorAt: Date | null }
  /** The challenge is good once, for ten minutes and five answers. */
  | { kind: 'SECOND_FACTOR_REQUIRED'; challenge: string };

const CHALLENGE_LIFETIME_IN_MINUTES = 10;
const MAX_ANSWERS = 5;
const PURPOSE = 'SECOND_FACTOR';

type SignInContext = Pick<Context, 'db' | 'clock' | 'newId' | 'config' | 'logger' | 'memory'>;

/**
 * Says whether a session may start now, or what is missing. Both doors ask here before they start one.
 * @throws account.blocked (403), account.wrong-second-factor (400), request.too-many (429)
 */
export async function completeSignIn(
  context: SignInContext,
  { user, method }: SignInProof,
  { otp, limiter }: { otp?: string | null | undefined; limiter: RateLimiter },
): Promise<SignInOutcome> {
  if (user.blocked_at) throw accountBlocked();
  if (!(await hasSecondFactor(context, user.key))) {
    recordEvent(context, { type: 'LOGIN' });
    return { kind: 'READY', secondFactorAt: null };
  }
  if (otp?.trim()) {
    await requireOtp(context, { userKey: user.key, otp }, limiter);
    recordEvent(context, { type: 'LOGIN' });
    return { kind: 'READY', secondFactorAt: context.clock() };
  }
  const { code } = await issueCode(context, {
    purpose: PURPOSE,
    userKey: user.key,
    email: user.email,
    payload: { method },
    lifetimeInMinutes: CHALLENGE_LIFETIME_IN_MINUTES,
  });
  return { kind: 'SECOND_FACTOR_REQUIRED', challenge: code };
}

/**
 * Finishes a sign-in that waits for its second factor.
 * @throws account.challenge-over, account.wrong-second-factor (400), account.blocked (403), request.too-many (429)
 */
export async function answerChallenge(
  context: SignInContext,
  answer: { challenge: string; otp: string },
  limiter: RateLimiter,
): Promise<SignInProof & { secondFactorAt: Date }> {
  const code = { purpose: PURPOSE, code: answer.challenge } as const;
  const open = await findUnusedCode(context, code);
  const user = open?.userKey ? await findUserByKey(context.db, open.userKey) : null;
  if (!open || !user) throw challengeOver();
  if (user.blocked_at) throw accountBlocked();
  if (!(await tryCode(context, { ...code, maxTries: MAX_ANSWERS }))) throw challengeOver();
  await requireOtp(context, { userKey: user.key, otp: answer.otp }, limiter);
  if (!(await redeemCode(context, code))) throw challengeOver();
  recordEvent(context, { type: 'LOGIN' });
  const method = typeof open.payload['method'] === 'string' ? open.payload['method'] : 'password';
  return { user, method, secondFactorAt: context.clock() };
}

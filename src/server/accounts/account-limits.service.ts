import { HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';

/** Both doors count here. Source: limits of comparable services (Mastodon, GitLab), see docs/runbook.md. */
export const ACCOUNT_LIMITS = {
  register: { name: 'register', limit: 5, windowInMs: 30 * MINUTE_IN_MS },
  signInByAddress: { name: 'sign-in-address', limit: 30, windowInMs: 5 * MINUTE_IN_MS },
  signInByIdentifier: { name: 'sign-in-identifier', limit: 10, windowInMs: 15 * MINUTE_IN_MS },
  signInByAccount: { name: 'sign-in-account', limit: 10, windowInMs: 15 * MINUTE_IN_MS },
  resetByEmail: { name: 'reset-email', limit: 3, windowInMs: HOUR_IN_MS },
  resetByAddress: { name: 'reset-address', limit: 10, windowInMs: HOUR_IN_MS },
  confirmationByEmail: { name: 'confirmation-email', limit: 3, windowInMs: HOUR_IN_MS },
  confirmationByAddress: { name: 'confirmation-address', limit: 10, windowInMs: HOUR_IN_MS },
  signInLinkByEmail: { name: 'sign-in-link-email', limit: 3, windowInMs: HOUR_IN_MS },
  signInLinkByAddress: { name: 'sign-in-link-address', limit: 10, windowInMs: HOUR_IN_MS },
  codeByAddress: { name: 'code-address', limit: 30, windowInMs: 5 * MINUTE_IN_MS },
  proofByAccount: { name: 'proof-account', limit: 10, windowInMs: 15 * MINUTE_IN_MS },
  emailChangeByAccount: { name: 'email-change-account', limit: 5, windowInMs: HOUR_IN_MS },
  secondFactorByAccount: { name: 'second-factor-account', limit: 10, windowInMs: 15 * MINUTE_IN_MS },
} as const satisfies Record<string, RateLimit>;

/**
 * Rate limits checked before any lookup: by the address of the request and by the user name that was typed.
 * @throws request.too-many (429)
 */
export async function limitSignIn(
  limiter: RateLimiter,
  { address, identifier }: { address: string; identifier: string },
): Promise<void> {
  await enforceLimit(limiter, ACCOUNT_LIMITS.signInByAddress, addressKey(address));
  await enforceLimit(limiter, ACCOUNT_LIMITS.signInByIdentifier, normaliseEmail(identifier));
}

/**
 * Counts a sign-in attempt against an account, whichever of its names was typed.
 * @throws request.too-many (429)
 */
export async function limitSignInToAccount(limiter: RateLimiter, userKey: number): Promise<void> {
  await enforceLimit(limiter, ACCOUNT_LIMITS.signInByAccount, String(userKey));
}

/**
 * Counts a mail requested by a visitor: by the requester's address and by the recipient.
 * @throws request.too-many (429)
 */
export async function limitMailOrders(
  limiter: RateLimiter,
  kind: 'reset' | 'confirmation' | 'signInLink',
  { address, email }: { address: string; email: string },
): Promise<void> {
  await enforceLimit(limiter, ACCOUNT_LIMITS[`${kind}ByAddress`], addressKey(address));
  await enforceLimit(limiter, ACCOUNT_LIMITS[`${kind}ByEmail`], normaliseEmail(email));
}

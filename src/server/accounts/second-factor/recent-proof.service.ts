import { MINUTE_IN_MS } from '#domain/durations.ts';
import { accountRefusals } from '#texts/de/accounts/refusals.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { ACCOUNT_LIMITS } from '#server/accounts/account-limits.service.ts';
import { findUserByKey } from '#server/accounts/accounts.repository.ts';
import { accountUnknown } from '#server/accounts/accounts.problems.ts';
import { proveFactorAgain } from './second-factor.problems.ts';
import { verifyPassword } from '#server/platform/secrets/password-hash.ts';
import { findSessionFacts } from '#server/accounts/sessions/sessions.repository.ts';
import { noteSecurityEvent } from '#server/platform/security/security-log.ts';

const RECENT_IN_MS = 10 * MINUTE_IN_MS;

type Session = Pick<Context, 'db' | 'clock' | 'viewer'>;

/** Until when the session may book money; null: a code of the second factor comes first (`proveSecondFactor`). */
export async function factorIsFreshUntil({ db, clock, viewer }: Session): Promise<Date | null> {
  const provedAt = viewer && (await findSessionFacts(db, viewer.sessionId))?.second_factor_at;
  const until = provedAt ? new Date(provedAt.getTime() + RECENT_IN_MS) : null;
  return until !== null && until > clock() ? until : null;
}

/** Requires that the session has just proved its second factor, not only when it began. @throws second-factor.prove-again (403) */
export async function requireFreshFactor(context: Session): Promise<void> {
  if ((await factorIsFreshUntil(context)) === null) throw proveFactorAgain();
}

/**
 * Requires fresh proof that the owner is present, not just an open session: the current password, or for accounts
 * without one a sign-in within the last ten minutes.
 * @throws account.proof-refused (422), account.sign-in-again (403), request.too-many (429)
 */
export async function requireRecentProof(
  context: Context,
  { currentPassword, limiter }: { currentPassword?: string | null | undefined; limiter: RateLimiter },
): Promise<void> {
  const viewer = requireViewer(context);
  const user = await findUserByKey(context.db, viewer.key);
  if (!user) throw accountUnknown();
  if (user.password_hash === null) return requireRecentSignIn(context, viewer.sessionId);
  if (!currentPassword) throw proofRefused(accountRefusals.currentPasswordMissing);
  await enforceLimit(limiter, ACCOUNT_LIMITS.proofByAccount, String(viewer.key));
  if (await verifyPassword(user.password_hash, currentPassword)) return;
  const { requestId } = context;
  noteSecurityEvent(context.logger, { event: 'proof.refused', person: viewer.id, requestId });
  throw proofRefused(accountRefusals.currentPasswordWrong);
}

async function requireRecentSignIn(context: Context, sessionId: string): Promise<void> {
  const session = await findSessionFacts(context.db, sessionId);
  if (session && context.clock().getTime() - session.authenticated_at.getTime() < RECENT_IN_MS) return;
  throw new Problem({ status: 403, code: 'account.sign-in-again', message: accountRefusals.signInAgain });
}

const proofRefused = (message: string): Problem =>
  new Problem({
    status: 422,
    code: 'account.proof-refused',
    message,
    errors: [{ path: 'currentPassword', message }],
  });

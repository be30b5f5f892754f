import { findUserById } from '#server/accounts/accounts.repository.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { requireOtp } from '#server/accounts/second-factor/second-factor.service.ts';
import { endAllSessions } from '#server/accounts/sessions/sessions.service.ts';
import { type Context, requirePermission } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import { noteSecurityEvent } from '#server/platform/security/security-log.ts';
import { permissionAccountUnknown } from './permissions.problems.ts';

/**
 * Ends every session of an account, for who administers and gives a code of the own second factor; returns the ids of the
 * ended sessions, which the caller's reader has to forget.
 * @throws permission.missing, permission.rests (403), account.unknown (404), account.wrong-second-factor (400),
 *   request.too-many (429)
 */
export async function endAccountSessions(
  context: Context,
  { userId, reason, otp }: { userId: string; reason: string; otp: string },
  limiter: RateLimiter,
): Promise<string[]> {
  const viewer = requirePermission(context.viewer, 'admin');
  const user = await findUserById(context.db, userId);
  if (!user) throw permissionAccountUnknown();
  await requireOtp(context, { userKey: viewer.key, otp }, limiter);
  const ended = await inTransaction(context.db, async (db) => {
    const ids = await endAllSessions({ ...context, db }, user.key);
    const details = { reason, count: ids.length };
    await writeAudit({ ...context, db }, { action: 'account.sessions-ended', subject: user.id, details });
    return ids;
  });
  for (const subject of ended) noteSecurityEvent(context.logger, { event: 'session.ended', person: user.id, subject });
  return ended;
}

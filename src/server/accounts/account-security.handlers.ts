import {
  checkPasswordReset,
  confirmEmail,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  requestEmailChange,
} from '#contract/accounts/account-security.ts';
import { accountSecurityShapes } from '#contract/accounts/account-security.schemas.ts';
import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { requireViewer } from '#server/platform/context.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { sessionUnknown } from './accounts.problems.ts';
import { clearedSessionCookie } from './sign-in/credentials.service.ts';
import * as emailChange from './email/email-change.service.ts';
import * as confirmation from './email/email-confirmation.service.ts';
import { presentOwnSession } from './sessions/sessions.presenter.ts';
import { checkPasswordReset as checkReset } from './passwords/passwords.service.ts';
import * as sessions from './sessions/sessions.service.ts';

/** The sessions and the e-mail address of an account. */
export function registerAccountSecurityHandlers(
  server: ApiServer,
  { limiter, reader }: { limiter: RateLimiter; reader: sessions.SessionReader },
): void {
  server.handle(listOwnSessions, accountSecurityShapes.listOwnSessions, async ({ context }) =>
    (await sessions.listSessions(context)).map(presentOwnSession),
  );

  server.handle(endOwnSession, accountSecurityShapes.endOwnSession, async ({ context, input, reply }) => {
    const viewer = requireViewer(context);
    if (!(await sessions.endSession(context, reader, input.sessionId))) throw sessionUnknown();
    if (input.sessionId === viewer.sessionId) reply.header('set-cookie', clearedSessionCookie(context.config));
    return {};
  });

  server.handle(endOtherSessions, accountSecurityShapes.endOtherSessions, async ({ context }) => {
    const { key, sessionId } = requireViewer(context);
    await sessions.endOtherSessions(context, reader, { userKey: key, exceptSessionId: sessionId });
    return {};
  });

  server.handle(requestEmailChange, accountSecurityShapes.requestEmailChange, async ({ context, input }) => {
    const { email, currentPassword } = input.emailChangeDto;
    await emailChange.requestEmailChange(context, { email, currentPassword }, limiter);
    return { email: normaliseEmail(email), sent: true };
  });

  server.handle(checkPasswordReset, accountSecurityShapes.checkPasswordReset, async ({ context, input, request }) => {
    const { code } = input.passwordResetCheckDto;
    return checkReset(context, { code, address: request.ip }, limiter);
  });

  server.handle(confirmEmail, accountSecurityShapes.confirmEmail, async ({ context, input, request }) => {
    const { code } = input.emailConfirmationDto;
    return confirmation.confirmEmail(context, { code, address: request.ip }, limiter);
  });
}

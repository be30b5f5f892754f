import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  changePassword,
  confirmEmailByLink,
  forgotPassword,
  getContentUser,
  register,
  resetPassword,
  sendEmailConfirmation,
  signIn,
} from '#contract/content-api/content-api.ts';
import { type SignedIn, contentApiShapes } from '#contract/content-api/content-api.schemas.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { ACCOUNT_LIMITS } from '#server/accounts/account-limits.service.ts';
import { secondFactorRequired } from '#server/accounts/refusals.service.ts';
import * as accounts from '#server/accounts/accounts.service.ts';
import { isSameOrigin, readCredential, sessionCookie } from '#server/accounts/sign-in/credentials.service.ts';
import * as confirmation from '#server/accounts/email/email-confirmation.service.ts';
import * as passwords from '#server/accounts/passwords/passwords.service.ts';
import {
  type SessionReader,
  type SignInFacts,
  endOwnSession,
  startBearerSession,
  startCookieSession,
} from '#server/accounts/sessions/sessions.service.ts';
import { completeSignIn } from '#server/accounts/sign-in/sign-in.service.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { presentContentUser, presentPermissions } from '#server/accounts/content-user.service.ts';
import { readPopulate } from './populate.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply; session: 'cookie' | undefined; reader: SessionReader };
type Keeper = { limiter: RateLimiter; reader: SessionReader };

/** Accounts as stock clients of the content API know them. */
export function registerContentApiHandlers(server: ApiServer, keeper: Keeper): void {
  registerSigningIn(server, keeper);
  registerPasswords(server, keeper);
  registerConfirmation(server, keeper.limiter);

  server.handle(getContentUser, contentApiShapes.getContentUser, async ({ context, request }) => {
    const parts = readPopulate(request.raw.url ?? '');
    const user = presentContentUser(await accounts.getOwnAccount(context));
    const isAsked = parts === null || parts.has('permissions');
    return isAsked ? { ...user, permissions: presentPermissions(requireViewer(context)) } : user;
  });
}

function registerSigningIn(server: ApiServer, { limiter, reader }: Keeper): void {
  server.handle(register, contentApiShapes.register, async ({ context, input, request, reply }) => {
    await enforceLimit(limiter, ACCOUNT_LIMITS.register, addressKey(request.ip));
    const { username, email, password, firstname, lastname, termsAccepted, sellerKind, returnPath } =
      input.registration;
    const user = await accounts.register(context, {
      username,
      email,
      password,
      firstName: firstname,
      lastName: lastname,
      termsAccepted,
      sellerKind,
      returnPath,
    });
    return startSession(context, { user, facts: {} }, { request, reply, session: input.session, reader });
  });

  server.handle(signIn, contentApiShapes.signIn, async ({ context, input, request, reply }) => {
    const { otp, ...credentials } = input.credentials;
    const user = await accounts.signIn(context, { ...credentials, address: request.ip }, limiter);
    const outcome = await completeSignIn(context, { user, method: 'password' }, { otp, limiter });
    if (outcome.kind === 'SECOND_FACTOR_REQUIRED') throw secondFactorRequired(outcome.challenge);
    const facts = { secondFactorAt: outcome.secondFactorAt };
    return startSession(context, { user, facts }, { request, reply, session: input.session, reader });
  });
}

function registerPasswords(server: ApiServer, keeper: Keeper): void {
  server.handle(forgotPassword, contentApiShapes.forgotPassword, async ({ context, input, request }) => {
    const { email } = input.forgottenPassword;
    await passwords.orderPasswordReset(context, { email, address: request.ip }, keeper.limiter);
    return { ok: true };
  });

  server.handle(resetPassword, contentApiShapes.resetPassword, async ({ context, input, request, reply }) => {
    const changed = await passwords.resetPassword(context, { ...input.newPassword, address: request.ip }, keeper);
    return startSession(context, changed, { request, reply, session: input.session, reader: keeper.reader });
  });

  server.handle(changePassword, contentApiShapes.changePassword, async ({ context, input, request, reply }) => {
    const changed = await passwords.changePassword(context, input.passwordChange, keeper);
    return startSession(context, changed, { request, reply, session: input.session, reader: keeper.reader });
  });
}

function registerConfirmation(server: ApiServer, limiter: RateLimiter): void {
  server.handle(sendEmailConfirmation, contentApiShapes.sendEmailConfirmation, async ({ context, input, request }) => {
    const { email, returnPath } = input.confirmationRequest;
    await confirmation.orderConfirmation(context, { email, returnPath, address: request.ip }, limiter);
    return { email: normaliseEmail(email), sent: true };
  });

  server.handle(confirmEmailByLink, contentApiShapes.confirmEmailByLink, async ({ context, input, request, reply }) => {
    const given = { code: input.confirmation, address: request.ip };
    // A HEAD request (a link preview) must not use up the code.
    const isLooking = request.method === 'HEAD';
    const result = isLooking
      ? null
      : await confirmation.confirmEmail(context, given, limiter).then(() => 'ok', resultOf);
    reply.headers({
      location: result === null ? mailPaths.confirmEmail() : `${mailPaths.confirmEmail()}?ergebnis=${result}`,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    return {};
  });
}

/** A link of a mail leads to a page, also when the link is worthless. */
function resultOf(error: unknown): 'abgelaufen' {
  if (error instanceof Problem && error.status === 422) return 'abgelaufen';
  throw error;
}

/**
 * For our own pages the token becomes an HttpOnly cookie, everybody else gets the token itself. The session of a
 * replaced cookie ends, so that a copy of it is useless.
 */
async function startSession(
  context: Context,
  { user, facts: given }: { user: accounts.UserRow; facts: SignInFacts },
  { request, reply, session, reader }: Exchange,
): Promise<SignedIn> {
  const userAgent = request.headers['user-agent'] ?? '';
  const facts = { ...given, address: request.ip };
  if (wantsCookie(context, { request, session })) {
    const { token, expiresAt } = await startCookieSession(context, user, userAgent, facts);
    if (cameWithCookie(context, request)) await endOwnSession(context, reader);
    reply.header('set-cookie', sessionCookie(context.config, token, expiresAt));
    return { jwt: '', user: presentContentUser(user) };
  }
  return { jwt: await startBearerSession(context, user, userAgent, facts), user: presentContentUser(user) };
}

/** A request with a cookie is answered with one: a page never holds a token. */
function wantsCookie(context: Context, { request, session }: Pick<Exchange, 'request' | 'session'>): boolean {
  if (session === 'cookie' && isSameOrigin({ ...request.headers, host: request.host }, context.config)) return true;
  return cameWithCookie(context, request);
}

const cameWithCookie = (context: Context, request: FastifyRequest): boolean =>
  context.viewer !== null && readCredential(request.headers, context.config)?.kind === 'COOKIE';

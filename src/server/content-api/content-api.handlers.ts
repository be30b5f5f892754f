import type { FastifyReply, FastifyRequest } from 'fastify';
import { getContentUser, register, signIn } from '#contract/content-api.ts';
import { type SignedIn, contentApiShapes } from '#contract/content-api.schemas.ts';
import { normaliseEmail } from '#domain/accounts/email-address.ts';
import * as accounts from '#server/accounts/accounts.service.ts';
import { isSameOrigin, sessionCookie } from '#server/accounts/credentials.ts';
import { startBearerSession, startCookieSession } from '#server/accounts/sessions.service.ts';
import type { Context } from '#server/platform/context.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/rate-limit.ts';
import type { Door } from '#server/platform/routing.ts';
import { presentContentUser } from './content-api.presenter.ts';

const MINUTE = 60_000;
/** Source: limits of comparable services (Mastodon, GitLab), see docs/runbook.md. */
export const ACCOUNT_LIMITS = {
  register: { name: 'register', limit: 5, windowInMs: 30 * MINUTE },
  signInByAddress: { name: 'sign-in-address', limit: 30, windowInMs: 5 * MINUTE },
  signInByAccount: { name: 'sign-in-account', limit: 10, windowInMs: 15 * MINUTE },
} as const satisfies Record<string, RateLimit>;

/** Registering and signing in as stock clients of the content API do it. */
export function registerContentApiHandlers(door: Door, { limiter }: { limiter: RateLimiter }): void {
  door.handle(register, contentApiShapes.register, async ({ context, input, request, reply }) => {
    await enforceLimit(limiter, ACCOUNT_LIMITS.register, addressKey(request.ip));
    const { username, email, password, firstname, lastname, termsAccepted } = input.registration;
    const user = await accounts.register(context, {
      username,
      email,
      password,
      firstName: firstname,
      lastName: lastname,
      termsAccepted,
    });
    return startSession(context, user, { request, reply });
  });

  door.handle(signIn, contentApiShapes.signIn, async ({ context, input, request, reply }) => {
    const { identifier, password } = input.credentials;
    await enforceLimit(limiter, ACCOUNT_LIMITS.signInByAddress, addressKey(request.ip));
    await enforceLimit(limiter, ACCOUNT_LIMITS.signInByAccount, normaliseEmail(identifier));
    return startSession(context, await accounts.signIn(context, { identifier, password }), { request, reply });
  });

  door.handle(getContentUser, contentApiShapes.getContentUser, async ({ context }) =>
    presentContentUser(await accounts.getOwnAccount(context)),
  );
}

/** Our own pages ask for a cookie that no script can read, everybody else gets the token itself. */
async function startSession(
  context: Context,
  user: accounts.UserRow,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<SignedIn> {
  const userAgent = request.headers['user-agent'] ?? '';
  if (wantsCookie(context, request)) {
    const { token, expiresAt } = await startCookieSession(context, user, userAgent);
    reply.header('set-cookie', sessionCookie(context.config, token, expiresAt));
    return { jwt: '', user: presentContentUser(user) };
  }
  return { jwt: await startBearerSession(context, user, userAgent), user: presentContentUser(user) };
}

function wantsCookie({ config }: Context, request: FastifyRequest): boolean {
  const { query } = request;
  const isAsked = query !== null && typeof query === 'object' && 'session' in query && query.session === 'cookie';
  return isAsked && isSameOrigin({ ...request.headers, host: request.host }, config);
}

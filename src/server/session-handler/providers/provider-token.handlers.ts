import { signInWithProvider } from '#contract/content-api/content-api.ts';
import { contentApiShapes } from '#contract/content-api/content-api.schemas.ts';
import { ACCOUNT_LIMITS } from '#server/accounts/account-limits.service.ts';
import { accountOfIdentity, secondFactorRequired } from '#server/accounts/sign-in/identities.service.ts';
import { startBearerSession } from '#server/accounts/sessions/sessions.service.ts';
import { completeSignIn } from '#server/accounts/sign-in/sign-in.service.ts';
import { presentContentUser } from '#server/accounts/content-user.service.ts';
import { addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { identityOfAccessToken } from '#server/session-handler/access-token.service.ts';
import type { SessionHandlerTools } from '#server/session-handler/session-handler.handlers.ts';

/** Signing in at the content API with what a client got from another service itself. */
export function registerProviderTokenHandler(server: ApiServer, { limiter, clients }: SessionHandlerTools): void {
  server.handle(signInWithProvider, contentApiShapes.signInWithProvider, async ({ context, input, request, reply }) => {
    const { provider, access_token } = input;
    // The URL holds the token: it must not be cached or sent as a referrer.
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    await enforceLimit(limiter, ACCOUNT_LIMITS.signInByAddress, addressKey(request.ip));
    const identity = await identityOfAccessToken(clients, provider, access_token);
    const user = await accountOfIdentity(context, identity);
    const outcome = await completeSignIn(context, { user, method: provider }, { limiter });
    if (outcome.kind === 'SECOND_FACTOR_REQUIRED') throw secondFactorRequired(outcome.challenge);
    const facts = { method: provider, secondFactorAt: outcome.secondFactorAt, address: request.ip };
    const jwt = await startBearerSession(context, user, request.headers['user-agent'] ?? '', facts);
    return { jwt, user: presentContentUser(user) };
  });
}

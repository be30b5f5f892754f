import * as openid from 'openid-client';
import { type ForeignIdentity, accountOfIdentity } from '#server/accounts/sign-in/identities.service.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { SignInForm } from '#contract/session-handler/session-handler.schemas.ts';
import { type Visit, goTo, withSignInRefusals } from '#server/session-handler/answer.ts';
import { type Flow, keepFlow, takeFlow } from '#server/session-handler/flow-cookie.ts';
import { readClaims, readGraphIdentity } from './foreign-identity.ts';
import { type ProviderClients, withProviderTimeout, isAway } from './provider-clients.ts';
import type { SignInProvider } from './providers.ts';
import { providerAway, providerCancelled, providerRefused } from '#server/session-handler/session-handler.problems.ts';
import { type SessionTools, startSession } from '#server/session-handler/sign-in.ts';

/** Leads to the service, which sends the visitor back to `returnFromProvider`. @throws provider.unknown (400), provider.away (503) */
export async function startFlow(visit: Visit, id: string, clients: ProviderClients): Promise<{ url: string }> {
  const { context, reply, origin, goOnTo } = visit;
  const provider = clients.get(id);
  const configuration = await withProviderTimeout(clients.configurationOf(provider));
  const flow: Flow = {
    provider: id,
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    codeVerifier: openid.randomPKCECodeVerifier(),
    redirectUri: `${origin}/api/auth/callback/${id}`,
    goOnTo,
  };
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: flow.redirectUri,
    scope: provider.scope,
    state: flow.state,
    code_challenge: await openid.calculatePKCECodeChallenge(flow.codeVerifier),
    code_challenge_method: 'S256',
    ...(provider.kind === 'oidc' ? { nonce: flow.nonce } : {}),
    ...(provider.kind === 'oidc' && provider.postsForm ? { response_mode: 'form_post' } : {}),
  });
  keepFlow(reply, context.config, flow, context.clock());
  reply.header('referrer-policy', 'no-referrer');
  return goTo(visit, url.href);
}

/** A posted answer goes on as a link: only then does the browser bring the cookie of its flow along. */
export function redirectBack(visit: Visit, provider: SignInProvider, form: SignInForm): { url: string } {
  const url = new URL(`/api/auth/callback/${provider.id}`, visit.origin);
  for (const name of ['code', 'state', 'iss', 'error'] as const) {
    const value = form[name];
    if (value !== undefined) url.searchParams.set(name, value);
  }
  visit.reply.header('referrer-policy', 'no-referrer');
  return goTo(visit, url.href);
}

type FlowTools = SessionTools & { clients: ProviderClients };

/**
 * Signs in a visitor who returns from a service.
 * @throws provider.refused, provider.cancelled, account.not-linked, account.no-address (400), provider.away (503)
 */
export async function finishFlow(visit: Visit, id: string, tools: FlowTools): Promise<{ url: string }> {
  const { context, request } = visit;
  const provider = tools.clients.get(id);
  const flow = takeFlow(visit, context.config, { provider: id, now: context.clock() });
  if (!flow) throw providerRefused();
  const led = { ...visit, goOnTo: flow.goOnTo };
  return withSignInRefusals(led, async () => {
    const answer = new URL(flow.redirectUri);
    answer.search = new URL(request.url, flow.redirectUri).search;
    const identity = await withProviderTimeout(exchange(provider, flow, answer, tools.clients)).catch(
      (error: unknown) => {
        throw refusedFlow(context, id, error);
      },
    );
    const user = await accountOfIdentity(context, identity);
    return startSession(led, { proof: { user, method: id } }, tools);
  });
}

/** Exchanges the code for an identity; checks state, issuer, audience, expiry, nonce and signature. */
async function exchange(
  provider: SignInProvider,
  flow: Flow,
  answer: URL,
  clients: ProviderClients,
): Promise<ForeignIdentity> {
  const configuration = await clients.configurationOf(provider);
  const isOpenId = provider.kind === 'oidc';
  const tokens = await openid.authorizationCodeGrant(configuration, answer, {
    expectedState: flow.state,
    pkceCodeVerifier: flow.codeVerifier,
    ...(isOpenId ? { expectedNonce: flow.nonce, idTokenExpected: true } : {}),
  });
  if (provider.kind === 'oauth') return readGraphIdentity(provider, tokens.access_token);
  const claims = tokens.claims();
  if (!claims) throw providerRefused();
  const isEnough = claims['email'] !== undefined || !configuration.serverMetadata().userinfo_endpoint;
  const more = isEnough ? {} : await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return readClaims(provider.id, { ...more, ...claims });
}

const CANCELLED: readonly string[] = ['access_denied', 'user_cancelled_authorize', 'login_required'];

function refusedFlow(context: Context, provider: string, error: unknown): Problem {
  const facts = { event: 'sign-in.refused', provider, reason: reasonOf(error), requestId: context.requestId };
  context.logger.warn(facts, 'sign-in at another service refused');
  if (error instanceof Problem) return error;
  if (isAway(error)) return providerAway();
  return error instanceof openid.AuthorizationResponseError && CANCELLED.includes(error.error)
    ? providerCancelled()
    : providerRefused();
}

/** A code for the log; never the answer itself, which may hold tokens. */
function reasonOf(error: unknown): string {
  if (error !== null && typeof error === 'object' && 'code' in error) return String(error.code).slice(0, 80);
  return error instanceof Error ? error.name : 'unknown';
}

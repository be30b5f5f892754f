import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import * as openid from 'openid-client';
import * as z from 'zod/mini';
import type { ForeignIdentity } from '#server/accounts/sign-in/identities.service.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { askJson, readClaims, readGraphIdentity } from './providers/foreign-identity.ts';
import { type ProviderClients, withProviderTimeout, isAway } from './providers/provider-clients.ts';
import type { GraphProvider, OpenIdProvider } from './providers/providers.ts';
import { foreignToken, providerAway } from './session-handler.problems.ts';

/**
 * The identity by an access token that another service issued for us alone.
 * @throws provider.unknown, provider.foreign-token (400), provider.away (503)
 */
export async function identityOfAccessToken(
  clients: ProviderClients,
  id: string,
  token: string,
): Promise<ForeignIdentity> {
  const provider = clients.get(id);
  try {
    if (provider.kind === 'oauth') return await withProviderTimeout(readGraphToken(provider, token));
    return await withProviderTimeout(readOpenIdToken(provider, token, await clients.configurationOf(provider)));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw isAway(error) ? providerAway() : foreignToken();
  }
}

const DebugAnswer = z.object({
  data: z.object({ is_valid: z.literal(true), app_id: z.string(), user_id: z.string() }),
});

/** Source: https://developers.facebook.com/docs/facebook-login/guides/%20access-tokens/debugging */
async function readGraphToken(provider: GraphProvider, token: string): Promise<ForeignIdentity> {
  const { clientId, clientSecret, graphUrl } = provider;
  const url = new URL(`${graphUrl}/debug_token`);
  url.searchParams.set('input_token', token);
  const parsed = DebugAnswer.safeParse(await askJson(url, { authorization: `Bearer ${clientId}|${clientSecret}` }));
  if (!parsed.success || parsed.data.data.app_id !== clientId) throw foreignToken();
  const identity = await readGraphIdentity(provider, token);
  if (identity.subject !== parsed.data.data.user_id) throw foreignToken();
  return identity;
}

async function readOpenIdToken(
  provider: OpenIdProvider,
  token: string,
  configuration: openid.Configuration,
): Promise<ForeignIdentity> {
  if (isIdentityToken(token)) throw foreignToken();
  const server = configuration.serverMetadata();
  const known = provider.tokenInfoUrl
    ? await askTokenInfo(provider, provider.tokenInfoUrl, token)
    : server.introspection_endpoint
      ? await introspect(provider, token, configuration)
      : await verifySigned(provider, token, server);
  const more = server.userinfo_endpoint ? await askUserInfo(configuration, token, known.sub) : {};
  return readClaims(provider.id, { ...known, ...more });
}

/** What the service says about the person; a token for another client still says who it is. */
async function askUserInfo(configuration: openid.Configuration, token: string, subject: string): Promise<object> {
  return openid.fetchUserInfo(configuration, token, subject).catch((error: unknown) => {
    if (error instanceof openid.WWWAuthenticateChallengeError) return {};
    throw error;
  });
}

/** An ID token proves identity, not permission: it is written to many logs and is no credential. */
function isIdentityToken(token: string): boolean {
  if (token.split('.').length !== 3) return false;
  try {
    const claims = decodeJwt(token);
    return ['nonce', 'at_hash', 'c_hash', 's_hash'].some((name) => name in claims) || claims['typ'] === 'ID';
  } catch {
    return false;
  }
}

type Known = { sub: string };

const TokenInfo = z.looseObject({ aud: z.string(), sub: z.string() });

async function askTokenInfo({ clientId }: OpenIdProvider, tokenInfoUrl: string, token: string): Promise<Known> {
  const url = new URL(tokenInfoUrl);
  url.searchParams.set('access_token', token);
  const parsed = TokenInfo.safeParse(await askJson(url));
  if (!parsed.success || parsed.data.aud !== clientId) throw foreignToken();
  return parsed.data;
}

async function introspect(
  { clientId, issuer }: OpenIdProvider,
  token: string,
  configuration: openid.Configuration,
): Promise<Known> {
  const answer = await openid.tokenIntrospection(configuration, token, { token_type_hint: 'access_token' });
  const { active, client_id, aud, iss, sub } = answer;
  const audiences = typeof aud === 'string' ? [aud] : (aud ?? []);
  const isOurs = client_id === undefined ? audiences.includes(clientId) : client_id === clientId;
  const isFromThere = iss === undefined || iss === issuer || iss === configuration.serverMetadata().issuer;
  const isAccess = answer.token_type?.toLowerCase() !== 'refresh_token' && answer['typ'] !== 'ID';
  if (!active || !isOurs || !isFromThere || !isAccess || sub === undefined) throw foreignToken();
  return { sub };
}

const SIGNATURES = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Source: RFC 9068, sections 2.1 and 4. */
async function verifySigned(
  { clientId }: OpenIdProvider,
  token: string,
  server: openid.ServerMetadata,
): Promise<Known> {
  if (!server.jwks_uri) throw foreignToken();
  const keys = createRemoteJWKSet(new URL(server.jwks_uri), { timeoutDuration: 2_000 });
  const { payload } = await jwtVerify(token, keys, {
    algorithms: SIGNATURES,
    typ: 'at+jwt',
    issuer: server.issuer,
    audience: clientId,
    requiredClaims: ['sub', 'exp'],
  });
  if (payload.sub === undefined || (payload['client_id'] ?? clientId) !== clientId) throw foreignToken();
  return { ...payload, sub: payload.sub };
}

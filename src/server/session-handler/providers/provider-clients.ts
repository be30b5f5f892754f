import * as openid from 'openid-client';
import { HOUR_IN_MS } from '#domain/durations.ts';
import { withinTime } from '#server/platform/clock.ts';
import { providerAway, providerUnknown } from '#server/session-handler/session-handler.problems.ts';
import { RESERVED_WORDS, type OpenIdProvider, type SignInProvider } from './providers.ts';

/** Other services get so long for one answer; a visitor waits for two or three of them. */
const ANSWER_LIMIT_IN_SECONDS = 2;
/** Lifetime of the cached metadata of a service. */
const KEPT_FOR_IN_MS = HOUR_IN_MS;

/** The configured services, and how to talk to them. */
export type ProviderClients = {
  list: () => readonly SignInProvider[];
  /** @throws provider.unknown (400) */
  get: (id: string) => SignInProvider;
  /**
   * The metadata of the service, fetched at the first use.
   * @throws provider.away (503)
   */
  configurationOf: (provider: SignInProvider) => Promise<openid.Configuration>;
};

type Kept = { configuration: Promise<openid.Configuration>; askedAt: number };

export function createProviderClients(
  providers: readonly SignInProvider[],
  nowInMs: () => number = Date.now,
): ProviderClients {
  const reserved = providers.find(({ id }) => RESERVED_WORDS.includes(id));
  if (reserved) throw new Error(`No sign-in service may be called "${reserved.id}".`);
  const kept = new Map<string, Kept>();

  const configurationOf = (provider: SignInProvider): Promise<openid.Configuration> => {
    const known = kept.get(provider.id);
    if (known && nowInMs() - known.askedAt < KEPT_FOR_IN_MS) return known.configuration;
    const configuration = provider.kind === 'oidc' ? discover(provider) : Promise.resolve(describeGraph(provider));
    const entry = { configuration, askedAt: nowInMs() };
    kept.set(provider.id, entry);
    configuration.catch(() => {
      if (kept.get(provider.id) === entry) kept.delete(provider.id);
    });
    return configuration;
  };

  return {
    list: () => providers,
    get: (id) => {
      const provider = providers.find((candidate) => candidate.id === id);
      if (!provider) throw providerUnknown();
      return provider;
    },
    configurationOf,
  };
}

async function discover({ issuer, clientId, clientSecret }: OpenIdProvider): Promise<openid.Configuration> {
  try {
    return await openid.discovery(new URL(issuer), clientId, clientSecret, authentication(clientSecret), {
      timeout: ANSWER_LIMIT_IN_SECONDS,
      // The configuration lets plain http through for services on this very machine only.
      execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
    });
  } catch (cause) {
    throw Object.assign(providerAway(), { cause });
  }
}

/** In the body where the service takes it there, else in a header, which is what the standard assumes. */
const authentication =
  (secret: string): openid.ClientAuth =>
  (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const method = methods.includes('client_secret_post') ? openid.ClientSecretPost : openid.ClientSecretBasic;
    return method(secret)(server, client, body, headers);
  };

function describeGraph(provider: Extract<SignInProvider, { kind: 'oauth' }>): openid.Configuration {
  const { clientId, clientSecret, authorizationUrl, graphUrl } = provider;
  const configuration = new openid.Configuration(
    {
      issuer: new URL(authorizationUrl).origin,
      authorization_endpoint: authorizationUrl,
      token_endpoint: `${graphUrl}/oauth/access_token`,
    },
    clientId,
    clientSecret,
  );
  configuration.timeout = ANSWER_LIMIT_IN_SECONDS;
  if (graphUrl.startsWith('http:')) openid.allowInsecureRequests(configuration);
  return configuration;
}

const OUTSIDE_LIMIT_IN_MS = 3_800;

/** Calls another service, with a timeout. @throws provider.away (503) */
export const withProviderTimeout = <T>(work: Promise<T>): Promise<T> =>
  withinTime(work, OUTSIDE_LIMIT_IN_MS, providerAway);

/** Whether a service did not answer, or not in order; everything else it may say is an answer. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TypeError) return error.message === 'fetch failed';
  if ('code' in error && ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'ERR_JWKS_TIMEOUT'].includes(String(error.code))) return true;
  return error.cause instanceof Response && error.cause.status >= 500;
}

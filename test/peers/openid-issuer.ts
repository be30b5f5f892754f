import { createServer } from 'node:http';
import { Provider, type Configuration } from 'oidc-provider';
import { listenAnywhere } from '#test/ports.ts';

export type IssuerAccount = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
};

export type OpenIdIssuer = {
  issuer: string;
  /** The account that signs in next. */
  account: IssuerAccount;
  /** A real access token of an application for an account. */
  accessToken: (clientId: string, account: IssuerAccount) => Promise<string>;
  close: () => Promise<void>;
};

export const CLIENT = { clientId: 'stammplatz', clientSecret: 'geheim-geheim-geheim-geheim-geheim' } as const;
/** Another application at the same issuer. */
export const OTHER_CLIENT = {
  clientId: 'fremde-anwendung',
  clientSecret: 'anderes-geheimnis-anderes-geheimnis',
} as const;

type IssuerOptions = {
  redirectUris: readonly string[];
  /** Access tokens are signed statements for their application, and no endpoint answers for them. */
  signsAccessTokens?: boolean;
  /** How applications name their secret. */
  authentication?: 'client_secret_post' | 'client_secret_basic';
};

/** A real OpenID provider on this machine; every sign-in is that of `account` and agrees to everything. */
export async function startOpenIdIssuer({
  redirectUris,
  signsAccessTokens = false,
  authentication = 'client_secret_post',
}: IssuerOptions): Promise<OpenIdIssuer> {
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listenAnywhere(server)}`;
  const accounts = new Map<string, IssuerAccount>();
  const made: OpenIdIssuer = {
    issuer,
    account: { sub: 'anna' },
    accessToken: async (clientId, account) => {
      accounts.set(account.sub, account);
      return saveToken(provider, { clientId, account, signsAccessTokens });
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
  const provider = new Provider(issuer, configurationOf({ redirectUris, signsAccessTokens, authentication }, accounts));
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    accounts.set(made.account.sub, made.account);
    const login = { login: { accountId: made.account.sub } };
    provider
      .interactionFinished(request, response, login, { mergeWithLastSubmission: false })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  return made;
}

function configurationOf(
  { redirectUris, signsAccessTokens, authentication }: Required<IssuerOptions>,
  accounts: ReadonlyMap<string, IssuerAccount>,
): Configuration {
  const client = { grant_types: ['authorization_code'], redirect_uris: [...redirectUris] };
  return {
    clients: [CLIENT, OTHER_CLIENT].map(({ clientId, clientSecret }) => ({
      ...client,
      client_id: clientId,
      client_secret: clientSecret,
      token_endpoint_auth_method: authentication,
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    clientAuthMethods: [authentication],
    cookies: { keys: ['a key of tests'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...accounts.get(sub), sub }) }),
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    loadExistingGrant: async (context) => {
      const { client: asking, session, provider } = context.oidc;
      const grant = new provider.Grant({ clientId: asking?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    features: { devInteractions: { enabled: false }, introspection: { enabled: !signsAccessTokens } },
    ttl: { AccessToken: 600, IdToken: 600, Grant: 600, Session: 600, Interaction: 600 },
  };
}

type WantedToken = { clientId: string; account: IssuerAccount; signsAccessTokens: boolean };

async function saveToken(provider: Provider, { clientId, account, signsAccessTokens }: WantedToken): Promise<string> {
  const client = await provider.Client.find(clientId);
  if (!client) throw new Error(`The issuer does not know ${clientId}.`);
  const grant = new provider.Grant({ clientId, accountId: account.sub });
  grant.addOIDCScope('openid email profile');
  const token = new provider.AccessToken({
    accountId: account.sub,
    client,
    grantId: await grant.save(),
    gty: 'authorization_code',
    scope: 'openid email profile',
  });
  if (signsAccessTokens) {
    token.resourceServer = Object.assign(
      new provider.ResourceServer(clientId, { scope: 'openid', audience: clientId, accessTokenFormat: 'jwt' }),
    );
  }
  return token.save();
}

import { createHmac } from 'node:crypto';
import { type IncomingMessage, createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenAnywhere } from '#test/ports.ts';
import { identityOfAccessToken } from './access-token.service.ts';
import { type ProviderClients, createProviderClients } from './providers/provider-clients.ts';
import { providersOf } from './providers/providers.ts';

const CLIENT = { clientId: 'unsere-anwendung', clientSecret: 'unser-geheimnis' };
const NONE = { google: null, facebook: null, apple: null, oidc: null };

type Answers = Record<string, (url: URL, request: IncomingMessage) => object | null>;

/** Answers as the documentation of the two services shows it. */
const ANSWERS: Answers = {
  '/.well-known/openid-configuration': (url) => ({
    issuer: url.origin,
    authorization_endpoint: `${url.origin}/auth`,
    token_endpoint: `${url.origin}/token`,
    userinfo_endpoint: `${url.origin}/userinfo`,
    jwks_uri: `${url.origin}/certs`,
  }),
  '/tokeninfo': ({ searchParams }) => {
    const token = searchParams.get('access_token');
    if (token !== 'unserer' && token !== 'fremder') return null;
    return { aud: token === 'unserer' ? CLIENT.clientId : 'fremde-anwendung', sub: '1001', email_verified: 'true' };
  },
  '/userinfo': () => ({ sub: '1001', email: 'anna@gmail.example', email_verified: true, given_name: 'Anna' }),
  '/debug_token': ({ searchParams }, { headers }) => {
    if (headers.authorization !== `Bearer ${CLIENT.clientId}|${CLIENT.clientSecret}`) return null;
    const token = searchParams.get('input_token');
    const appId = token === 'fremder' ? 'fremde-anwendung' : CLIENT.clientId;
    return { data: { is_valid: token !== 'alter', app_id: appId, user_id: token === 'verwechselt' ? '9' : '2002' } };
  },
  '/me': ({ searchParams }, { headers }) => {
    const token = headers.authorization?.slice('Bearer '.length) ?? '';
    const proof = createHmac('sha256', CLIENT.clientSecret).update(token).digest('hex');
    return searchParams.get('appsecret_proof') === proof
      ? { id: '2002', email: 'max@fb.example', first_name: 'Max' }
      : null;
  },
};

let clients: ProviderClients;
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const body = ANSWERS[url.pathname]?.(url, request) ?? null;
  response.writeHead(body ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
});

beforeAll(async () => {
  const origin = `http://127.0.0.1:${await listenAnywhere(server)}`;
  const providers = providersOf({ signInProviders: { ...NONE, google: CLIENT, facebook: CLIENT } });
  clients = createProviderClients(
    providers.map((provider) =>
      provider.kind === 'oidc'
        ? { ...provider, issuer: origin, tokenInfoUrl: `${origin}/tokeninfo` }
        : { ...provider, graphUrl: origin },
    ),
  );
});
afterAll(() => void server.close());

const refusal = (id: string, token: string) =>
  identityOfAccessToken(clients, id, token).then(
    () => 'accepted',
    (error: { code: string; status: number }) => `${error.status} ${error.code}`,
  );

describe('an access token of Google', () => {
  it('counts when it was made for us', async () => {
    expect(await identityOfAccessToken(clients, 'google', 'unserer')).toEqual({
      provider: 'google',
      subject: '1001',
      email: 'anna@gmail.example',
      emailIsVerified: true,
      firstName: 'Anna',
      lastName: '',
    });
  });

  it.each(['fremder', 'geraten', ''])('is refused when it is %j', async (token) => {
    expect(await refusal('google', token)).toBe('400 provider.foreign-token');
  });
});

describe('an access token of Facebook', () => {
  it('counts when it was made for us, with an address that no one has verified', async () => {
    expect(await identityOfAccessToken(clients, 'facebook', 'unserer')).toMatchObject({
      provider: 'facebook',
      subject: '2002',
      email: 'max@fb.example',
      emailIsVerified: false,
    });
  });

  it.each(['fremder', 'alter', 'verwechselt'])('is refused when it is %j', async (token) => {
    expect(await refusal('facebook', token)).toBe('400 provider.foreign-token');
  });
});

describe('the configured services', () => {
  it('are none where nothing is configured', () => {
    expect(providersOf({ signInProviders: NONE })).toEqual([]);
  });

  it('cannot be called by a word that has a meaning in addresses', () => {
    const [google] = providersOf({ signInProviders: { ...NONE, google: CLIENT } });
    if (!google) throw new Error('Google is missing.');
    expect(() => createProviderClients([{ ...google, id: 'callback' }])).toThrow(/"callback"/);
  });
});

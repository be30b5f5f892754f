import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT, OTHER_CLIENT, type OpenIdIssuer, startOpenIdIssuer } from '#test/peers/openid-issuer.ts';
import { insertUser } from '#test/factories.ts';
import { freePort, startMuteServer } from '#test/ports.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { type WebVisitor, createWebVisitor } from '#test/web-visitor.ts';

const environment = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: CLIENT.clientId,
  OIDC_CLIENT_SECRET: CLIENT.clientSecret,
  OIDC_NAME: 'Waldkonto',
});

let issuer: OpenIdIssuer;
let built: TestApp;
let origin: string;

beforeAll(async () => {
  // The port is fixed first, so that the issuer can know where to send people back to.
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  issuer = await startOpenIdIssuer({ redirectUris: [`${origin}/api/auth/callback/oidc`] });
  built = await createTestApp({ environment: environment(issuer.issuer) });
  await built.app.listen({ host: '127.0.0.1', port });
});

afterAll(() => issuer.close());

async function startAt(visitor: WebVisitor, callbackUrl = '/meine-anzeigen'): Promise<string> {
  const { csrfToken } = await (await visitor.fetch('/api/auth/csrf')).json();
  const answer = await visitor.fetch('/api/auth/signin/oidc', {
    method: 'POST',
    body: new URLSearchParams({ csrfToken, callbackUrl, json: 'true' }),
  });
  return (await answer.json()).url;
}

/** Follows the issuer's pages until it sends the visitor back, and says where to. */
async function passIssuer(visitor: WebVisitor, address: string): Promise<string> {
  let next = address;
  for (let steps = 0; steps < 10 && !next.startsWith(origin); steps += 1) {
    const answer = await visitor.fetch(next);
    next = new URL(answer.headers.get('location') ?? '', next).href;
  }
  return next;
}

async function signIn(visitor: WebVisitor, change: (back: URL) => void = () => {}): Promise<string | null> {
  const back = new URL(await passIssuer(visitor, await startAt(visitor)));
  change(back);
  return (await visitor.fetch(back)).headers.get('location');
}

const sessionOf = async (visitor: WebVisitor) => (await visitor.fetch('/api/auth/session')).json();

describe('signing in with an OpenID service', () => {
  it('offers the service by the name it was given', async () => {
    const { oidc } = await (await createWebVisitor(origin).fetch('/api/auth/providers')).json();
    expect(oidc).toMatchObject({
      id: 'oidc',
      name: 'Waldkonto',
      type: 'oidc',
      signinUrl: `${origin}/api/auth/signin/oidc`,
    });
  });

  it('makes an account without a password at the first visit and finds it again at the second', async () => {
    issuer.account = {
      sub: 'neu-1',
      email: 'Neu@Wald.example',
      email_verified: true,
      given_name: 'Nora',
      family_name: 'Neuwirth',
    };
    const first = createWebVisitor(origin);
    expect(await signIn(first)).toBe(`${origin}/meine-anzeigen`);
    const session = await sessionOf(first);
    expect(session.user).toMatchObject({ email: 'neu@wald.example', name: 'Nora Neuwirth' });
    const row = await built.db
      .selectFrom('users')
      .selectAll()
      .where('public_id', '=', session.user.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ password_hash: null, email_confirmed_at: expect.any(Date) });

    issuer.account = { sub: 'neu-1', email: 'anders@wald.example', email_verified: true };
    const second = createWebVisitor(origin);
    await signIn(second);
    expect((await sessionOf(second)).user.id).toBe(session.user.id);
  });

  it('starts by a plain link too, and never goes on to another site', async () => {
    const visitor = createWebVisitor(origin);
    issuer.account = { sub: 'link-1', email: 'link@wald.example', email_verified: true };
    const start = await visitor.fetch('/api/connect/oidc?callbackUrl=https://evil.example/');
    expect(start.status).toBe(302);
    const back = await passIssuer(visitor, start.headers.get('location') ?? '');
    expect((await visitor.fetch(back)).headers.get('location')).toBe(`${origin}/`);
  });

  it('signs in to an account whose own confirmed address the service has verified', async () => {
    const known = await insertUser(built.db, { email: 'bekannt@wald.example' });
    issuer.account = { sub: 'bekannt-1', email: 'bekannt@wald.example', email_verified: true };
    const visitor = createWebVisitor(origin);
    await signIn(visitor);
    expect((await sessionOf(visitor)).user.id).toBe(known.id);
  });

  it.each([
    ['the service has not verified the address', 'opfer-1@wald.example', true, false],
    ['the account here has not confirmed the address', 'opfer-2@wald.example', false, true],
  ])('does not touch an account with the same address when %s', async (_, email, isConfirmed, email_verified) => {
    await insertUser(built.db, { email, isConfirmed });
    issuer.account = { sub: `angreifer-${email}`, email, email_verified };
    const visitor = createWebVisitor(origin);
    expect(await signIn(visitor)).toBe(`${origin}/anmelden?error=OAuthAccountNotLinked&callbackUrl=%2Fmeine-anzeigen`);
    expect(await sessionOf(visitor)).toEqual({});
    expect(await identitiesOf(`angreifer-${email}`)).toEqual([]);
  });

  it('leaves a new account unconfirmed where the service has not verified the address', async () => {
    issuer.account = { sub: 'unbestaetigt-1', email: 'unbestaetigt@wald.example', email_verified: false };
    await signIn(createWebVisitor(origin));
    const row = await built.db
      .selectFrom('users')
      .select('email_confirmed_at')
      .where('email', '=', 'unbestaetigt@wald.example')
      .executeTakeFirstOrThrow();
    expect(row.email_confirmed_at).toBeNull();
  });

  it('makes no account without an address', async () => {
    issuer.account = { sub: 'ohne-1' };
    expect(await signIn(createWebVisitor(origin))).toContain('error=OAuthCreateAccount');
  });

  it('makes one account of two first visits at the same moment', async () => {
    issuer.account = { sub: 'doppelt-1', email: 'doppelt@wald.example', email_verified: true };
    const visitors = [createWebVisitor(origin), createWebVisitor(origin), createWebVisitor(origin)];
    const ready = await Promise.all(
      visitors.map(async (visitor) => ({ visitor, back: await passIssuer(visitor, await startAt(visitor)) })),
    );
    await Promise.all(ready.map(({ visitor, back }) => visitor.fetch(back)));
    const ids = await Promise.all(visitors.map(async (visitor) => (await sessionOf(visitor)).user?.id));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toEqual(expect.any(String));
  });

  it.each([
    ['a foreign state', (back: URL) => back.searchParams.set('state', 'fremd')],
    ['no state', (back: URL) => back.searchParams.delete('state')],
    ['two states', (back: URL) => back.searchParams.append('state', 'zweiter')],
    ['a foreign issuer', (back: URL) => back.searchParams.set('iss', 'https://evil.example')],
    ['a made-up code', (back: URL) => back.searchParams.set('code', 'geraten')],
    ['nothing at all', (back: URL) => (back.search = '')],
  ])('refuses an answer with %s', async (_, change) => {
    issuer.account = { sub: 'neu-1', email: 'neu@wald.example', email_verified: true };
    const visitor = createWebVisitor(origin);
    expect(await signIn(visitor, change)).toBe(`${origin}/anmelden?error=OAuthCallback&callbackUrl=%2Fmeine-anzeigen`);
    expect(await sessionOf(visitor)).toEqual({});
  });

  it('says that the visitor gave up where he gave up', async () => {
    const visitor = createWebVisitor(origin);
    const location = await signIn(visitor, (back) => {
      back.searchParams.delete('code');
      back.searchParams.set('error', 'access_denied');
    });
    expect(location).toBe(`${origin}/anmelden?error=AccessDenied&callbackUrl=%2Fmeine-anzeigen`);
  });

  it('refuses an identity made for another visit', async () => {
    issuer.account = { sub: 'neu-1', email: 'neu@wald.example', email_verified: true };
    const visitor = createWebVisitor(origin);
    const start = new URL(await startAt(visitor));
    start.searchParams.set('nonce', 'eine-andere-nonce');
    const back = await passIssuer(visitor, start.href);
    expect((await visitor.fetch(back)).headers.get('location')).toContain('error=OAuthCallback');
  });

  it('takes an answer only in the browser that asked, and only once', async () => {
    issuer.account = { sub: 'neu-1', email: 'neu@wald.example', email_verified: true };
    const attacker = createWebVisitor(origin);
    const back = await passIssuer(attacker, await startAt(attacker));
    const victim = createWebVisitor(origin);
    expect((await victim.fetch(back)).headers.get('location')).toContain('error=OAuthCallback');
    expect(await sessionOf(victim)).toEqual({});
    expect((await attacker.fetch(back)).headers.get('location')).toBe(`${origin}/meine-anzeigen`);
    expect((await attacker.fetch(back)).headers.get('location')).toContain('error=OAuthCallback');
  });

  it('leads an answer that is posted on to a link, so that the cookie of the flow comes along', async () => {
    const answer = await createWebVisitor(origin).fetch('/api/auth/callback/oidc', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://appleid.apple.com' },
      body: new URLSearchParams({ code: 'c', state: 's' }),
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`${origin}/api/auth/callback/oidc?code=c&state=s`);
  });
});

describe('signing in at the content API with a token of the service', () => {
  const ask = async (token: string, provider = 'oidc') => {
    const answer = await fetch(`${origin}/api/auth/${provider}/callback?access_token=${encodeURIComponent(token)}`);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  const account = { sub: 'api-1', email: 'api@wald.example', email_verified: true };

  it('answers with a token of ours and the account', async () => {
    const { status, headers, body } = await ask(await issuer.accessToken(CLIENT.clientId, account));
    expect(status).toBe(200);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(body.user).toMatchObject({ email: 'api@wald.example', confirmed: true });
    const me = await fetch(`${origin}/api/users/me`, { headers: { authorization: `Bearer ${body.jwt}` } });
    expect((await me.json()).id).toBe(body.user.id);
  });

  it('refuses a token that the same service made for another application', async () => {
    const { status, body } = await ask(await issuer.accessToken(OTHER_CLIENT.clientId, account));
    expect(status).toBe(400);
    expect(body).toMatchObject({ data: null, error: { status: 400 } });
  });

  it('refuses an identity token, a made-up one and an unknown service', async () => {
    expect((await ask(await identityToken())).status).toBe(400);
    expect((await ask('geraten')).status).toBe(400);
    expect((await ask('geraten', 'facebook')).status).toBe(400);
    expect((await ask('geraten', 'local')).status).toBe(400);
  });
});

describe('a service that signs its access tokens', () => {
  it('is believed for tokens made for us, and for no others', async () => {
    const signing = await startOpenIdIssuer({ redirectUris: [`${origin}/x`], signsAccessTokens: true });
    const { app } = await createTestApp({ environment: environment(signing.issuer), db: built.db });
    const account = { sub: 'neu-signiert' };
    await built.db
      .insertInto('identities')
      .values({
        provider: 'oidc',
        subject: account.sub,
        user_id: (await insertUser(built.db)).key,
        created_at: new Date(),
      })
      .execute();
    const ask = async (clientId: string) =>
      app.inject(`/api/auth/oidc/callback?access_token=${await signing.accessToken(clientId, account)}`);
    expect((await ask(CLIENT.clientId)).statusCode).toBe(200);
    expect((await ask(OTHER_CLIENT.clientId)).statusCode).toBe(400);
    await signing.close();
  });
});

describe('a service that takes the secret of an application in a header only', () => {
  it('gets it there', async () => {
    const strict = await startOpenIdIssuer({ redirectUris: [`${origin}/x`], authentication: 'client_secret_basic' });
    const { app } = await createTestApp({ environment: environment(strict.issuer), db: built.db });
    const token = await strict.accessToken(CLIENT.clientId, {
      sub: 'kopfzeile-1',
      email: 'kopfzeile@wald.example',
      email_verified: true,
    });
    expect((await app.inject(`/api/auth/oidc/callback?access_token=${token}`)).statusCode).toBe(200);
    await strict.close();
  });
});

describe('a service that is away', () => {
  it('costs no fault: the visitor is led back with an error, the API answers 503', async () => {
    const gone = await startOpenIdIssuer({ redirectUris: [`${origin}/x`] });
    await gone.close();
    const { app } = await createTestApp({ environment: environment(gone.issuer), db: built.db });
    const start = await app.inject('/api/connect/oidc');
    expect(start.statusCode).toBe(302);
    expect(start.headers.location).toMatch(/\/anmelden\?error=OAuthSignin$/);
    const call = await app.inject('/api/auth/oidc/callback?access_token=x');
    expect(call.statusCode).toBe(503);
    expect(call.json().error.message).toMatch(/ist gerade nicht erreichbar/);
    expect((await app.inject('/api/auth/providers')).json()).toHaveProperty('oidc');
  });

  it('does not keep anybody waiting when it accepts and then says nothing', async () => {
    const mute = await startMuteServer();
    const { app } = await createTestApp({ environment: environment(`http://127.0.0.1:${mute.port}`), db: built.db });
    const started = performance.now();
    const start = await app.inject('/api/connect/oidc');
    expect(start.headers.location).toMatch(/error=OAuthSignin/);
    expect(performance.now() - started).toBeLessThan(4_500);
    mute.close();
  });
});

const identitiesOf = (subject: string) =>
  built.db.selectFrom('identities').selectAll().where('subject', '=', subject).execute();

/** A real identity token for us, got the way any application gets one. */
async function identityToken(): Promise<string> {
  const visitor = createWebVisitor(origin);
  issuer.account = { sub: 'api-1', email: 'api@wald.example', email_verified: true };
  const redirectUri = `${origin}/api/auth/callback/oidc`;
  const start = new URL('/auth', issuer.issuer);
  const asked = { client_id: CLIENT.clientId, response_type: 'code', scope: 'openid email', redirect_uri: redirectUri };
  const verifier = 'v'.repeat(43);
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  start.search = String(new URLSearchParams({ ...asked, nonce: 'n', code_challenge, code_challenge_method: 'S256' }));
  const back = new URL(await passIssuer(visitor, start.href));
  const answer = await fetch(new URL('/token', issuer.issuer), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      client_id: CLIENT.clientId,
      client_secret: CLIENT.clientSecret,
    }),
  });
  const { id_token } = await answer.json();
  if (typeof id_token !== 'string') throw new Error('The issuer gave no identity token.');
  return id_token;
}

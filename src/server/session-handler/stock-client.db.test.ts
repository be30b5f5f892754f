import type * as StockClient from 'next-auth/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { type WebVisitor, createWebVisitor } from '#test/web-visitor.ts';

const PASSWORD = 'Fichtenzapfen-77';
const EMAIL = 'anna@muster.example';

let built: TestApp;
let origin: string;
let client: typeof StockClient;
let visitor: WebVisitor;
let wentTo: string[];

beforeAll(async () => {
  built = await createTestApp();
  origin = await built.app.listen({ host: 'localhost', port: 0 });
  await built.app.inject({
    method: 'POST',
    url: '/api/auth/local/register',
    payload: { username: EMAIL, email: EMAIL, password: PASSWORD, firstname: 'Anna', lastname: 'Muster' },
  });
  // The package decides by `window` whether it runs in a browser.
  vi.stubGlobal('window', {});
  client = await import('next-auth/react');
  vi.unstubAllGlobals();
});

beforeEach(() => {
  visitor = createWebVisitor(origin);
  wentTo = [];
  const location = {
    get href() {
      return `${origin}/kaufen-verkaufen`;
    },
    set href(address: string) {
      wentTo.push(address);
    },
    reload: () => {},
  };
  vi.stubGlobal('window', { location, addEventListener: () => {} });
  vi.stubGlobal('localStorage', { setItem: () => {} });
  vi.stubGlobal('fetch', visitor.fetch);
});

afterEach(() => vi.unstubAllGlobals());

describe('the unmodified browser client of Auth.js version 4', () => {
  it('reads the form token, the ways to sign in and an empty session', async () => {
    expect(await client.getCsrfToken()).toMatch(/^[0-9a-f]{64}$/);
    expect(await client.getSession()).toBeNull();
    const providers = await client.getProviders();
    expect(providers).toEqual({
      credentials: {
        id: 'credentials',
        name: 'Passwort',
        type: 'credentials',
        signinUrl: `${origin}/api/auth/signin/credentials`,
        callbackUrl: `${origin}/api/auth/callback/credentials`,
      },
      email: {
        id: 'email',
        name: 'E-Mail',
        type: 'email',
        signinUrl: `${origin}/api/auth/signin/email`,
        callbackUrl: `${origin}/api/auth/callback/email`,
      },
    });
  });

  it.each([
    ['email', { email: EMAIL }],
    ['username', { username: EMAIL.toUpperCase() }],
    ['identifier', { identifier: ` ${EMAIL}` }],
  ])('signs in with a password and the field %s, and out again', async (_, named) => {
    const answer = await client.signIn('credentials', { ...named, password: PASSWORD, redirect: false });
    expect(answer).toEqual({ error: null, status: 200, ok: true, url: `${origin}/kaufen-verkaufen` });
    expect(await client.getSession()).toEqual({
      user: { id: expect.any(String), email: EMAIL, name: 'Anna Muster' },
      expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    const cookie = visitor.cookie('stammplatz') ?? '';
    expect(await client.signOut({ redirect: false, callbackUrl: '/' })).toEqual({ url: `${origin}/` });
    expect(await client.getSession()).toBeNull();

    const thief = createWebVisitor(origin);
    thief.setCookie('stammplatz', cookie);
    expect(await (await thief.fetch('/api/auth/session')).json()).toEqual({});
  });

  it('reports a wrong password and an unknown account alike', async () => {
    const refusal = { error: 'CredentialsSignin', status: 401, ok: false, url: null };
    const options = { password: 'falsch-falsch', redirect: false } as const;
    expect(await client.signIn('credentials', { ...options, email: EMAIL })).toEqual(refusal);
    expect(await client.signIn('credentials', { ...options, email: 'niemand@muster.example' })).toEqual(refusal);
    expect(await client.getSession()).toBeNull();
  });

  it('leads on by itself where it is not told to stay', async () => {
    await client.signIn('credentials', { email: EMAIL, password: PASSWORD, callbackUrl: '/meine-anzeigen' });
    expect(wentTo).toEqual([`${origin}/meine-anzeigen`]);
    await client.signIn('nirgends');
    expect(wentTo[1]).toMatch(/^\/api\/auth\/signin\?callbackUrl=/);
    const page = await visitor.fetch(wentTo[1] ?? '');
    expect(page.headers.get('location')).toBe(`${origin}/anmelden?callbackUrl=%2Fkaufen-verkaufen`);
    await client.signOut();
    expect(wentTo[2]).toBe(`${origin}/kaufen-verkaufen`);
  });

  it('signs in by a link in a mail, which counts once and only by the button of its page', async () => {
    const answer = await client.signIn('email', { email: EMAIL, redirect: false, callbackUrl: '/meine-anzeigen' });
    expect(answer).toEqual({
      error: null,
      status: 200,
      ok: true,
      url: `${origin}/anmelden?verify=1&callbackUrl=%2Fmeine-anzeigen`,
    });
    const link = await linkOfLastMail();
    for (let scans = 0; scans < 2; scans += 1) await visitor.fetch(link);
    const page = await visitor.fetch(link);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const shown = new URL(page.headers.get('location') ?? '');
    expect(shown.pathname).toBe('/anmelden/link');
    expect(await client.getSession()).toBeNull();

    const press = async () =>
      visitor.fetch('/api/auth/callback/email', {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams(shown.searchParams),
      });
    expect((await press()).headers.get('location')).toBe(`${origin}/meine-anzeigen`);
    expect((await client.getSession())?.user?.email).toBe(EMAIL);
    expect((await press()).headers.get('location')).toContain('/anmelden?error=Verification');
  });

  it('answers the same for an address without an account, whose owner is invited to register', async () => {
    const answer = await client.signIn('email', { email: 'neu@muster.example', redirect: false, callbackUrl: '/' });
    expect(answer).toEqual({ error: null, status: 200, ok: true, url: `${origin}/anmelden?verify=1` });
    const { plain_text, recipient } = await lastMail();
    expect(recipient).toBe('neu@muster.example');
    expect(plain_text).toContain('/registrieren');
    expect(plain_text).not.toContain('token=');
  });
});

const lastMail = () =>
  built.db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

async function linkOfLastMail(): Promise<string> {
  const { plain_text } = await lastMail();
  const link = new URL(/http\S+callback\/email\S+/.exec(plain_text)?.[0] ?? '');
  return link.pathname + link.search;
}

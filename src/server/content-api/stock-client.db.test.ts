import { createRequire } from 'node:module';
import type * as sdk from 'strapi-sdk-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeTo } from '#test/account-calls.ts';
import { createTestApp } from '#test/test-app.ts';

const { app, db } = await createTestApp();
const url = await app.listen({ port: 0, host: 'localhost' });
const email = 'stock@example.at';
const first = 'drei Ster am Hang';
const second = 'vier Ster im Stadl';
const third = 'fünf Ster am Hof';

const load = createRequire(import.meta.url);
const Strapi: typeof sdk.default.default = load('strapi-sdk-js');
const { JSDOM } = load('jsdom');

/** The client stores its token in browser storage; it is imported before, so that its requests use Node. */
const page = new JSDOM('', { url });
beforeAll(() => void Object.assign(globalThis, { window: page.window, document: page.window.document }));
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'document');
});

const newClient = () => new Strapi({ url });
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('a stock client of the content API, given nothing but an address', () => {
  const strapi = newClient();

  it('registers and is signed in', async () => {
    const { jwt, user } = await strapi.register({ username: 'stock', email, password: first });
    expect(jwt).not.toBe('');
    expect(user).toMatchObject({ username: 'stock', email, provider: 'local', confirmed: false, blocked: false });
    expect(strapi.getToken()).toBe(jwt);
  });

  it('reads its user, with related parts', async () => {
    expect(await strapi.fetchUser()).toMatchObject({ username: 'stock', email });
    expect(await strapi.fetchUser({ populate: ['permissions', 'role'] })).toMatchObject({ email, permissions: [] });
    expect(await strapi.fetchUser({ populate: { permissions: { fields: ['param'] } } })).toMatchObject({
      permissions: [],
    });
    expect(await strapi.fetchUser({ populate: '*' })).toMatchObject({ permissions: [] });
  });

  it('signs out and in again, by name and by address', async () => {
    strapi.logout();
    expect(await strapi.fetchUser()).toBeNull();
    for (const identifier of ['stock', email]) {
      const { jwt } = await strapi.login({ identifier, password: first });
      expect(strapi.getToken()).toBe(jwt);
      expect(await strapi.fetchUser()).toMatchObject({ email });
    }
  });

  it('is told of wrong credentials in the shape it knows', async () => {
    expect(await refusalOf(newClient().login({ identifier: email, password: 'falsch geraten' }))).toEqual({
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        message: 'E-Mail-Adresse oder Passwort stimmt nicht.',
        details: {},
      },
    });
  });

  it('has the confirmation mail sent and follows its link', async () => {
    expect(await strapi.sendEmailConfirmation({ email })).toEqual({ email, sent: true });
    const code = await codeTo(db, email, 'confirm-email');
    await refusalOf(strapi.request('get', '/auth/email-confirmation', { params: { confirmation: code } }));
    await strapi.login({ identifier: email, password: first });
    expect(await strapi.fetchUser()).toMatchObject({ confirmed: true });
  });

  it('changes its password and goes on with the new token', async () => {
    const before = strapi.getToken();
    const passwords = { currentPassword: first, password: second, passwordConfirmation: second };
    const { jwt, user } = await strapi.changePassword(passwords);
    expect(user).toMatchObject({ email });
    expect(jwt).not.toBe(before);
    expect(await strapi.fetchUser()).toMatchObject({ email });
    const reply = await fetch(`${url}/api/users/me`, { headers: { authorization: `Bearer ${before}` } });
    expect([reply.status, (await reply.json()).error.name]).toEqual([401, 'UnauthorizedError']);
  });

  it('resets a forgotten password with the code of the mail', async () => {
    const other = newClient();
    expect(await other.forgotPassword({ email })).toEqual({ ok: true });
    const code = await codeTo(db, email, 'reset-password');
    const { jwt } = await other.resetPassword({ code, password: third, passwordConfirmation: third });
    expect(jwt).not.toBe('');
    expect(await other.fetchUser()).toMatchObject({ email });
    expect(await refusalOf(newClient().login({ identifier: email, password: second }))).toMatchObject({
      error: { status: 400 },
    });
  });

  it('loses its user when its token is dead', async () => {
    const client = newClient();
    const { jwt: dead } = await client.login({ identifier: email, password: third });
    const { jwt } = await newClient().login({ identifier: email, password: third });
    const headers = { authorization: `Bearer ${jwt}` };
    await fetch(`${url}/api/v1/users/me/sessions/end-others`, { method: 'POST', headers });
    client.setToken(dead);
    expect([await client.fetchUser(), client.getToken()]).toEqual([null, null]);
  });
});

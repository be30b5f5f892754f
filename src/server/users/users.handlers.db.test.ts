import { describe, expect, it, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import * as ownData from '#contract/users/own-data.ts';
import * as users from '#contract/users/users.ts';
import { newId } from '#server/platform/ids.ts';
import { insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, signInTestUser } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const me = '/api/v1/users/me';

type Headers = Record<string, string>;
async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, headers: Headers = {}, payload?: unknown) {
  const json = { 'content-type': 'application/json', ...headers };
  const reply = await server.app.inject({
    method,
    url,
    headers: payload === undefined ? headers : json,
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });
  return { status: reply.statusCode, text: reply.body, body: reply.body === '' ? null : reply.json() };
}

const OWN: readonly Endpoint[] = [...Object.values(users), ...Object.values(ownData)].filter(
  (endpoint) => endpoint.auth === 'viewer',
);

test('no one reaches own data without a token, nor with one that is made up', async () => {
  expect(OWN.length).toBeGreaterThan(15);
  for (const { method, path } of OWN) {
    for (const headers of [{}, { authorization: 'Bearer a.b.c' }]) {
      const { status, body } = await call(method, path, headers, method === 'GET' ? undefined : {});
      expect({ path, status, code: body.code }).toEqual({ path, status: 401, code: 'session.required' });
    }
  }
});

test('junk in any body is refused by its field, never with a fault', async () => {
  const user = await signInTestUser(server);
  const junk = [
    null,
    [],
    'text',
    7,
    { firstname: {} },
    { contact: 'x' },
    { address: [] },
    { newUser: 'yes' },
    { pefcForestCertificate: 7 },
  ];
  for (const { method, path } of OWN.filter(
    ({ body, replyType, method }) => body !== null && replyType === 'json' && method !== 'DELETE',
  )) {
    for (const payload of junk) {
      const { status } = await call(method, path, user.headers, payload);
      expect([200, 400, 403, 422], `${path} ${JSON.stringify(payload)}`).toContain(status);
    }
  }
});

describe('the own account', () => {
  it('tells its owner everything the page needs', async () => {
    const user = await signInTestUser(server, ['pellets']);
    const { status, body } = await call('GET', me, user.headers);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: user.id,
      permissions: [{ id: 2, param: 'pellets', title: 'Pellets', description: expect.any(String) }],
      accountMail: user.email,
      newsletterAccepted: false,
      companyId: null,
      newUser: true,
      pefcForestCertificate: null,
      pefcCocCertificateNumber: null,
      firstname: 'Anna',
      lastname: 'Muster',
      sellerKind: 'PRIVATE',
      mailIsConfirmed: true,
      termsAreAccepted: true,
      hasPassword: false,
      newsletterIsPending: false,
      publishingNeeds: [],
      endsAt: null,
    });
  });

  it('takes name and kind of seller, keeps what is absent, and nothing that was not asked for', async () => {
    const user = await signInTestUser(server);
    const { key } = await insertAdvert(db, { user });
    const forged = {
      id: newId(),
      permissions: ['admin'],
      accountMail: 'x@y.at',
      email: 'x@y.at',
      emailConfirmedAt: null,
    };
    const { body } = await call('PUT', `${me}/details`, user.headers, {
      firstname: ' Eva ',
      sellerKind: 'BUSINESS',
      ...forged,
    });
    expect(body).toMatchObject({ id: user.id, firstname: 'Eva', lastname: 'Muster', sellerKind: 'BUSINESS' });
    expect(body).toMatchObject({ permissions: [], accountMail: user.email });
    const found = await call('POST', '/api/v1/users/user', {}, { id: user.id });
    expect(found.body).toMatchObject({ kind: 'BUSINESS' });
    const row = await db.selectFrom('search_docs').select('attrs').where('id', '=', key).executeTakeFirstOrThrow();
    const other = await insertAdvert(db, {});
    const plain = await db
      .selectFrom('search_docs')
      .select('attrs')
      .where('id', '=', other.key)
      .executeTakeFirstOrThrow();
    expect(row.attrs).not.toEqual(plain.attrs);
  });

  it('does not take an empty name or one that cannot be stored', async () => {
    const user = await signInTestUser(server);
    for (const firstname of ['', '   ', 'E\u0000va', '\ud800', 'x'.repeat(81)]) {
      const { status, body } = await call('PUT', `${me}/details`, user.headers, { firstname });
      expect([400, 422]).toContain(status);
      expect(body.errors).toMatchObject([{ path: 'firstname' }]);
    }
    expect((await call('GET', me, user.headers)).body.firstname).toBe('Anna');
  });

  it('keeps the moment at which the terms were accepted first, and lets no one take it back', async () => {
    const user = await signInTestUser(server);
    await db.updateTable('users').set({ terms_accepted_at: null }).where('id', '=', user.key).execute();
    expect((await call('GET', me, user.headers)).body.publishingNeeds).toEqual(['terms']);
    await Promise.all(
      Array.from({ length: 5 }, () => call('PUT', `${me}/details`, user.headers, { termsAccepted: true })),
    );
    await call('PUT', `${me}/details`, user.headers, { termsAccepted: false });
    expect((await call('GET', me, user.headers)).body).toMatchObject({ termsAreAccepted: true, publishingNeeds: [] });
  });

  it('remembers that the welcome page was seen', async () => {
    const user = await signInTestUser(server);
    expect((await call('PUT', `${me}/newUser`, user.headers, { newUser: false })).body.newUser).toBe(false);
    expect((await call('GET', me, user.headers)).body.newUser).toBe(false);
  });

  it('has no subscription as long as none is bought: the answer is null', async () => {
    const { headers } = await signInTestUser(server);
    expect((await call('GET', `${me}/subscription`, headers)).text).toBe('null');
  });
});

test('company and pellets succeed with their permission and are refused with a reason to show without', async () => {
  const plain = await signInTestUser(server);
  const seller = await signInTestUser(server, ['pellets']);
  const company = await signInTestUser(server, ['company']);
  const status = async (name: string, headers: Headers) =>
    (await call('GET', `${me}/permission-${name}`, headers)).status;
  expect(await status('pellets', seller.headers)).toBe(200);
  expect(await status('company', seller.headers)).toBe(403);
  expect(await status('company', company.headers)).toBe(200);
  expect(await status('pellets', plain.headers)).toBe(403);
  const refused = await call('GET', `${me}/permission-company`, plain.headers);
  expect(refused.body.message).toMatch(/^#:#\S/);
});

describe('the contact template', () => {
  const template = {
    contact: {
      firstname: 'Eva',
      lastname: 'Holzer',
      companyName: '',
      phoneNumber: '+43 720 123',
      email: 'eva@muster.example',
      shopLink: 'https://muster.example',
    },
    address: {
      city: 'Amstetten',
      countryCode: 'AT',
      postalCode: '3300',
      street: 'Am Forst 3',
      longitude: 14.87,
      latitude: 48.12,
    },
  };

  it('is empty at first, comes back as it was given, and belongs to one account', async () => {
    const user = await signInTestUser(server);
    const stranger = await signInTestUser(server);
    const url = `${me}/contact-template`;
    expect((await call('GET', url, user.headers)).body).toEqual({ contact: null, address: null });
    expect((await call('PUT', url, user.headers, template)).body).toMatchObject(template);
    expect((await call('GET', url, user.headers)).body).toMatchObject(template);
    expect((await call('GET', url, stranger.headers)).body).toEqual({ contact: null, address: null });
    expect((await call('PUT', url, user.headers, {})).body).toEqual({ contact: null, address: null });
  });

  it('takes no script address, no broken mail address and no character that cannot be stored', async () => {
    const { headers } = await signInTestUser(server);
    for (const contact of [{ shopLink: 'javascript:alert(1)' }, { email: 'eva' }, { companyName: 'a\u0000b' }]) {
      const { status, body } = await call('PUT', `${me}/contact-template`, headers, { contact });
      expect([400, 422]).toContain(status);
      expect(body.errors).toHaveLength(1);
    }
  });

  it('holds one of two templates that are saved at once, never a mixture', async () => {
    const { headers } = await signInTestUser(server);
    const named = (name: string) => ({ contact: { firstname: name, lastname: name }, address: { city: name } });
    await Promise.all(['Eva', 'Karl'].map((name) => call('PUT', `${me}/contact-template`, headers, named(name))));
    const { contact, address } = (await call('GET', `${me}/contact-template`, headers)).body;
    expect(contact.firstname).toBe(contact.lastname);
    expect(address.city).toBe(contact.firstname);
  });
});

describe('the invoice contact', () => {
  const url = `${me}/contact-invoice`;
  const whole = {
    firstname: 'Eva',
    lastname: 'Holzer',
    companyName: 'Holzer Forst',
    uid: 'ATU13585627',
    address: { city: 'Amstetten', countryCode: 'AT', postalCode: '3300', street: 'Am Forst 3' },
  };

  it('says what is missing until an order could be made out', async () => {
    const { headers } = await signInTestUser(server);
    const missing = [
      'firstname',
      'lastname',
      'address.street',
      'address.postalCode',
      'address.city',
      'address.countryCode',
    ];
    expect((await call('GET', `${url}-complete`, headers)).body).toEqual({ isComplete: false, missing });
    expect((await call('PUT', url, headers, { ...whole, address: { ...whole.address, street: '' } })).status).toBe(200);
    expect((await call('GET', `${url}-complete`, headers)).body).toEqual({
      isComplete: false,
      missing: ['address.street'],
    });
    expect((await call('PUT', url, headers, whole)).body).toMatchObject(whole);
    expect((await call('GET', `${url}-complete`, headers)).body).toEqual({ isComplete: true, missing: [] });
  });

  it('refuses a VAT number that cannot be one', async () => {
    const { headers } = await signInTestUser(server);
    for (const uid of ['ATU13585626', 'ATU1', 'x', '1234']) {
      const { status, body } = await call('PUT', url, headers, { ...whole, uid });
      expect(status).toBe(422);
      expect(body.errors).toMatchObject([{ path: 'uid' }]);
    }
    expect((await call('PUT', url, headers, { ...whole, uid: '' })).body.uid).toBeNull();
  });
});

describe('PEFC numbers', () => {
  const url = `${me}/pefc`;

  it('are kept in the form of the scheme and shown with the account', async () => {
    const { headers } = await signInTestUser(server);
    const given = { pefcForestCertificate: ' pefc/06-21-123 ', pefcCocCertificateNumber: 'HFA-CoC-0001' };
    const kept = { pefcForestCertificate: 'PEFC/06-21-123', pefcCocCertificateNumber: 'HFA-CoC-0001' };
    expect((await call('PUT', url, headers, given)).body).toEqual(kept);
    expect((await call('GET', url, headers)).body).toEqual(kept);
    expect((await call('GET', me, headers)).body).toMatchObject(kept);
    expect((await call('PUT', url, headers, { pefcForestCertificate: '' })).body).toEqual({
      pefcForestCertificate: null,
      pefcCocCertificateNumber: null,
    });
  });

  it('of another form are refused, each by its field, and change nothing', async () => {
    const { headers } = await signInTestUser(server);
    const { status, body } = await call('PUT', url, headers, {
      pefcForestCertificate: 'PEFC 06 21',
      pefcCocCertificateNumber: 'HFA',
    });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ path: 'pefcForestCertificate' }, { path: 'pefcCocCertificateNumber' }]);
    expect((await call('GET', url, headers)).body.pefcForestCertificate).toBeNull();
  });
});

describe('notification settings', () => {
  const url = `${me}/notifications`;

  it('start with what concerns the own adverts, and change one by one', async () => {
    const { headers } = await signInTestUser(server);
    const quietHours = { isOn: false, fromHour: 22, toHour: 6 };
    expect((await call('GET', url, headers)).body).toEqual({
      newMessage: { mail: true, push: true },
      advertExpires: { mail: true, push: true },
      advertCheck: { mail: true, push: true },
      rating: { mail: true, push: true },
      savedSearch: { mail: true, push: true },
      followedSeller: { mail: true, push: true },
      ownRequests: { mail: true, push: true },
      requestFits: { mail: true, push: true },
      weekFigures: { mail: false },
      productNews: { mail: false },
      quietHours,
    });
    await call('PUT', url, headers, { newMessage: { mail: false }, isAdmin: true });
    await call('PUT', url, headers, { quietHours: { isOn: true }, advertExpires: { push: false } });
    const { body } = await call('PUT', url, headers, { productNews: { mail: true }, quietHours: { toHour: 7 } });
    expect(body).toEqual({
      newMessage: { mail: false, push: true },
      advertExpires: { mail: true, push: false },
      advertCheck: { mail: true, push: true },
      rating: { mail: true, push: true },
      savedSearch: { mail: true, push: true },
      followedSeller: { mail: true, push: true },
      ownRequests: { mail: true, push: true },
      requestFits: { mail: true, push: true },
      weekFigures: { mail: false },
      productNews: { mail: true },
      quietHours: { isOn: true, fromHour: 22, toHour: 7 },
    });
  });

  it.each([24, -1, 6.5])('refuse %j as an hour of the day', async (toHour) => {
    const { headers } = await signInTestUser(server);
    expect((await call('PUT', url, headers, { quietHours: { toHour } })).status).toBe(422);
  });

  it('lose none of two changes that come at once', async () => {
    const { headers } = await signInTestUser(server);
    await Promise.all([
      call('PUT', url, headers, { newMessage: { mail: false } }),
      call('PUT', url, headers, { advertExpires: { mail: false } }),
      call('PUT', url, headers, { productNews: { mail: true } }),
    ]);
    expect((await call('GET', url, headers)).body).toMatchObject({
      newMessage: { mail: false },
      advertExpires: { mail: false },
      productNews: { mail: true },
    });
  });
});

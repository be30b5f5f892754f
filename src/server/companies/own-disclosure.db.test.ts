import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, createTestServer, signInTestUser } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, path: string, user: SignedInUser | null, payload?: Record<string, unknown>) {
  const url = `/api/v1${path}`;
  const reply = await server.app.inject({
    method,
    url,
    headers: { ...user?.headers },
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, body: reply.json(), text: reply.body };
}

const STATED = {
  email: 'office@huber-holz.example',
  phoneNumber: '+43 720 555 77',
  uid: 'ATU13585627',
  address: { street: 'Sägestraße 3', postalCode: '3300', city: 'Amstetten' },
  legal: {
    firma: 'Holz Huber e.U.',
    legalForm: 'e.U.',
    registerNumber: 'FN 33209 m',
    registerCourt: 'Landesgericht St. Pölten',
    authority: 'Bezirkshauptmannschaft Amstetten',
    chamber: 'Wirtschaftskammer Niederösterreich',
  },
};
const SHOWN = {
  uid: 'ATU13585627',
  address: { street: 'Sägestraße 3', postalCode: '3300', city: 'Amstetten', countryCode: 'AT' },
  legal: { ...STATED.legal, registerNumber: 'FN 33209m', managing: null },
};

async function seller(kind: 'PRIVATE' | 'FARM' | 'BUSINESS') {
  const user = await signInTestUser(server);
  await call('PUT', '/users/me/details', user, { sellerKind: kind });
  const advert = await insertAdvert(db, { user });
  return { user, advert };
}

const disclose = (user: SignedInUser, edit: Record<string, unknown> = STATED) =>
  call('PUT', '/users/me/disclosure', user, edit);
const shownAt = (advertId: string) => call('GET', `/adverts/${advertId}/disclosure`, null);

describe.each(['FARM', 'BUSINESS'] as const)('a seller of the kind %s', (kind) => {
  it('discloses who it is without a company page, on each of its adverts', async () => {
    const { user, advert } = await seller(kind);
    const other = await insertAdvert(db, { user });
    const saved = await disclose(user);
    expect(saved).toMatchObject({ status: 200, body: { ...SHOWN, missing: [], isOfCompany: false } });
    for (const { id } of [advert, other]) {
      expect((await shownAt(id)).body).toEqual({ ...SHOWN, email: STATED.email, phoneNumber: STATED.phoneNumber });
      const read = await call('GET', `/adverts/${id}`, null);
      expect(read.body).toMatchObject({ seller: { kind }, disclosure: SHOWN });
      expect(read.text).not.toMatch(/huber-holz\.example|720 555/);
    }
    expect((await call('GET', '/users/me', user)).body.companyId).toBeNull();
  });
});

test('a private person discloses nothing, whatever was stored before', async () => {
  const { user, advert } = await seller('BUSINESS');
  await disclose(user);
  await call('PUT', '/users/me/details', user, { sellerKind: 'PRIVATE' });
  expect(await shownAt(advert.id)).toMatchObject({ status: 200, body: null });
  expect((await call('GET', `/adverts/${advert.id}`, null)).body).not.toHaveProperty('disclosure');
});

test('gaps are named and refuse nothing; a number that cannot be one is refused at its field', async () => {
  const { user, advert } = await seller('BUSINESS');
  expect((await call('GET', '/users/me/disclosure', user)).body.missing).toEqual([
    'address.street',
    'address.postalCode',
    'address.city',
    'email',
    'legal.firma',
  ]);
  expect(await shownAt(advert.id)).toMatchObject({ status: 200, body: null });
  const { body } = await disclose(user, { legal: { firma: 'Huber GmbH', legalForm: 'GmbH' } });
  expect(body.missing).toContain('legal.registerNumber');
  const wrong = await disclose(user, { legal: { firma: 'Huber', registerNumber: 'FN 33209a' }, uid: 'ATU13585626' });
  expect(wrong.status).toBe(422);
  expect(wrong.body.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual([
    'legal.registerNumber',
    'uid',
  ]);
});

test('what is left out stays, what is empty goes', async () => {
  const { user } = await seller('BUSINESS');
  await disclose(user);
  const { body } = await disclose(user, { phoneNumber: '' });
  expect(body).toMatchObject({ ...SHOWN, email: STATED.email, phoneNumber: null });
});

describe('with a company page', () => {
  it('moves into the page, is changed there from both sides and comes back when the page is deleted', async () => {
    const { user, advert } = await seller('BUSINESS');
    await disclose(user);
    const made = await call('POST', '/companies/create', user, { name: 'Holz Huber' });
    expect(made.body).toMatchObject({ uid: STATED.uid, email: STATED.email, legal: SHOWN.legal });
    expect(made.body.checks.uid).toMatchObject({ what: 'CHECK_DIGIT' });
    const { rows } = await sql`select from users where id = ${user.key} and disclosure is null`.execute(db);
    expect(rows).toHaveLength(1);

    const moved = { address: { street: 'Neue Zeile 1', postalCode: '3300', city: 'Amstetten' } };
    expect((await disclose(user, moved)).body).toMatchObject({ isOfCompany: true, address: moved.address });
    expect((await call('GET', `/companies/${made.body.id}`, user)).body.address).toMatchObject(moved.address);
    await call('PUT', `/companies/${made.body.id}`, user, { uid: 'ATU00000024' });
    expect((await shownAt(advert.id)).body).toMatchObject({ uid: 'ATU00000024', address: moved.address });

    await call('DELETE', '/companies/delete-my-company', user);
    expect((await shownAt(advert.id)).body).toMatchObject({ uid: 'ATU00000024', address: moved.address });
    expect((await call('GET', '/users/me/disclosure', user)).body.isOfCompany).toBe(false);
  });

  it('stays with no private person when the page is deleted', async () => {
    const { user } = await seller('PRIVATE');
    await call('POST', '/companies/create', user, { name: 'Holz Privat', ...STATED });
    await call('DELETE', '/companies/delete-my-company', user);
    expect((await call('GET', '/users/me/disclosure', user)).body).toMatchObject({ email: null, uid: null });
  });

  it('is not shown while moderation blocks the page that says it', async () => {
    const { user, advert } = await seller('BUSINESS');
    await disclose(user);
    await call('POST', '/companies/create', user, { name: 'Holz Gesperrt' });
    await sql`insert into company_holds (user_id, kind, since, state_before)
      values (${user.key}, 'BLOCKED', now(), 'DRAFT')`.execute(db);
    expect((await shownAt(advert.id)).body).toBeNull();
  });
});

test('own facts are for people who are signed in', async () => {
  expect((await call('GET', '/users/me/disclosure', null)).status).toBe(401);
  expect((await call('PUT', '/users/me/disclosure', null, STATED)).status).toBe(401);
});

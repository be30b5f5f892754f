import { expect, test } from 'vitest';
import { TEST_NOW, dataOf, insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { accountCalls, codeTo } from '#test/account-calls.ts';
import { createTestServer, signInAgain } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { call, post, register } = accountCalls(server);

const complete = { category: 'FIREWOOD', data: dataOf('FIREWOOD', { woodTypeIds: [1] }) } as const;

test('an account that anybody could have made publishes nothing until mail, terms and names are there', async () => {
  const account = await register();
  const { id: key } = await db
    .selectFrom('users')
    .select('id')
    .where('public_id', '=', account.id)
    .executeTakeFirstOrThrow();
  const advert = await insertAdvert(db, { user: { ...account, key }, status: 'DRAFT', ...complete });
  const publish = () => post(`/api/v1/adverts/${advert.id}/publish`, {}, account.headers);
  const missing = async () => {
    const { status, body } = await publish();
    return status === 200 ? [] : [status, body.code, ...body.errors.map(({ path }: { path: string }) => path)];
  };
  expect(await missing()).toEqual([403, 'account.not-ready', 'mail', 'terms', 'name']);
  expect((await publish()).body.message).toMatch(/^#:#\S/);
  const put = (payload: object) =>
    server.app.inject({ method: 'PUT', url: '/api/v1/users/me/details', headers: account.headers, payload });
  await put({ firstname: 'Eva', termsAccepted: true });
  expect(await missing()).toEqual([403, 'account.not-ready', 'mail', 'name']);
  await put({ lastname: 'Holzer' });
  expect(await missing()).toEqual([403, 'account.not-ready', 'mail']);
  await post('/api/v1/email-confirmation', { code: await codeTo(db, account.email, 'confirm-email') });
  expect(await missing()).toEqual([]);
  expect((await call('GET', `/api/v1/products/${advert.slug}`)).status).toBe(200);
});

test('pausing, resuming and restoring ask for the same, drafts and deletion for nothing', async () => {
  const user = await signInAgain(server, await insertUser(db, { isConfirmed: false }));
  const paused = await insertAdvert(db, { user, status: 'INACTIVE', ...complete });
  const active = async (isActive: boolean) => {
    const url = `/api/v1/adverts/${paused.id}/active`;
    return (await server.app.inject({ method: 'PUT', url, headers: user.headers, payload: { active: isActive } }))
      .statusCode;
  };
  expect(await active(true)).toBe(403);
  expect(await active(false)).toBe(200);
  const payload = { id: paused.id, deleteType: 'OTHER' };
  expect((await call('DELETE', '/api/v1/adverts', payload, user.headers)).status).toBe(200);
  expect((await post(`/api/v1/adverts/${paused.id}/restore`, {}, user.headers)).status).toBe(200);
  const running = await insertAdvert(db, { user, ...complete });
  await call('DELETE', '/api/v1/adverts', { id: running.id, deleteType: 'OTHER' }, user.headers);
  expect((await post(`/api/v1/adverts/${running.id}/restore`, {}, user.headers)).status).toBe(403);
  await db.updateTable('users').set({ email_confirmed_at: TEST_NOW }).where('id', '=', user.key).execute();
  expect((await post(`/api/v1/adverts/${running.id}/restore`, {}, user.headers)).status).toBe(200);
});

test('a stranger learns nothing about what an account lacks', async () => {
  const owner = await insertUser(db, { isConfirmed: false });
  const advert = await insertAdvert(db, { user: owner, status: 'DRAFT' });
  const stranger = await signInAgain(server, await insertUser(db));
  const { status, body } = await post(`/api/v1/adverts/${advert.id}/publish`, {}, stranger.headers);
  expect([status, body.code, body.errors]).toEqual([404, 'advert.not-found', undefined]);
});

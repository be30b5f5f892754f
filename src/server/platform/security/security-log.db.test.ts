import { expect, it } from 'vitest';
import { TEST_PASSWORD, accountCalls, codeTo } from '#test/account-calls.ts';
import { insertAdvert } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';
import type { TestServer } from '#test/test-server.ts';
import { createLogger } from '#server/platform/logger.ts';

const db = await createTestDatabase();
let written = '';
const logger = createLogger('warn', { write: (line) => void (written += line) });
const { app, server, base } = await createTestApp({ db, logger });
const { call, post, register, signIn } = accountCalls({ app, server, base } as unknown as TestServer);
const NEW_PASSWORD = 'vier Ster am Bach';
const NEWEST_PASSWORD = 'acht Ster am Weg';

const events = (): Record<string, unknown>[] =>
  written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .filter(({ log }) => log === 'security');

it('names who came, who was refused and what was changed, and holds no secret and no address', async () => {
  const advert = await insertAdvert(db, { status: 'DRAFT' }, new Date());
  const account = await register();
  const secrets = [account.email, account.jwt, TEST_PASSWORD, NEW_PASSWORD, NEWEST_PASSWORD, 'falsches Geheimnis'];

  await signIn(account.email, 'falsches Geheimnis');
  await signIn('niemand@example.at', 'falsches Geheimnis');
  const forged = { authorization: `Bearer ${account.jwt.slice(0, -6)}AAAAAA` };
  await call('GET', '/api/v1/users/me', undefined, forged);
  await call('DELETE', '/api/v1/adverts', { id: advert.id, deleteType: 'OTHER' }, account.headers);
  await call('GET', '/api/v1/admin/audit-log', undefined, account.headers);
  const payload = { currentPassword: TEST_PASSWORD };
  await app.inject({ method: 'POST', url: '/api/v1/users/me/export', headers: account.headers, payload });
  await post('/api/v1/users/me/export', { currentPassword: 'falsches Geheimnis' }, account.headers);
  const { body: key } = await post(
    '/api/v1/users/me/api-keys',
    { name: 'Kassa', currentPassword: TEST_PASSWORD },
    account.headers,
  );
  await call('GET', '/api/v1/adverts/own', undefined, { authorization: `Bearer ${key.key}` });
  await call('GET', '/api/v1/users/me', undefined, { authorization: `Bearer ${key.key}` });
  await call('DELETE', `/api/v1/users/me/api-keys/${key.id}`, undefined, account.headers);
  const change = { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
  await post('/api/auth/change-password', change, account.headers);
  await post('/api/auth/forgot-password', { email: account.email });
  const code = await codeTo(db, account.email, 'reset-password');
  await post('/api/auth/reset-password', { code, password: NEWEST_PASSWORD, passwordConfirmation: NEWEST_PASSWORD });
  await post('/api/auth/reset-password', {
    code: 'ausgedacht',
    password: NEWEST_PASSWORD,
    passwordConfirmation: NEWEST_PASSWORD,
  });
  const { body: again } = await signIn(account.email, NEWEST_PASSWORD);
  await post('/api/auth/signout', {}, { authorization: `Bearer ${again.jwt}` });
  secrets.push(String(key.key), String(again.jwt), code);

  const names = events().map(({ event }) => event);
  for (const event of [
    'sign-in.succeeded',
    'sign-in.refused',
    'session.refused',
    'access.refused',
    'account.exported',
    'proof.refused',
    'api-key.made',
    'api-key.first-use',
    'api-key.refused',
    'api-key.revoked',
    'password.changed',
    'password.reset',
    'code.refused',
  ])
    expect(names).toContain(event);
  expect(events().find(({ event }) => event === 'sign-in.refused')).toMatchObject({
    person: account.id,
    network: '127.0.0.0/24',
    requestId: expect.any(String),
  });
  expect(events().find(({ event }) => event === 'access.refused')).toMatchObject({
    person: account.id,
    operation: 'deleteAdvert',
    status: 404,
  });
  for (const secret of secrets) expect(written).not.toContain(secret);
  expect(written).not.toMatch(/[\w.+-]+@[\w-]+\.\w+/);
});

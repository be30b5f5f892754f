import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountCalls } from '#test/account-calls.ts';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { call, register } = accountCalls(server);
const owner = await register();
await sql`insert into user_permissions (user_id, permission, granted_at, granted_by)
  select id, 'company', ${TEST_NOW}, 'test' from users where public_id = ${owner.id}`.execute(db);
server.sessions.forget(null);
const me = (query = '') => call('GET', `/api/users/me${query}`, undefined, owner.headers);
const PLAIN = ['blocked', 'confirmed', 'createdAt', 'email', 'id', 'provider', 'updatedAt', 'username'];

describe('the signed-in user of the content API', () => {
  it('comes without related parts unless they are asked for', async () => {
    const { status, body } = await me();
    expect([status, Object.keys(body).sort()]).toEqual([200, PLAIN]);
  });

  it.each([
    '?populate=*',
    '?populate=permissions',
    '?populate=role,permissions',
    '?populate[0]=permissions',
    '?populate[]=role&populate[]=permissions',
    '?populate[permissions][fields][0]=param',
    '?populate%5Bpermissions%5D%5Bpopulate%5D=*',
  ])('comes with its permissions for %s', async (query) => {
    const { status, body } = await me(query);
    expect(status).toBe(200);
    expect(body.permissions).toMatchObject([{ id: 1, param: 'company', title: 'Firmenseite' }]);
    expect(Object.keys(body).sort()).toEqual([...PLAIN, 'permissions'].sort());
  });

  it.each([
    '?populate=deep',
    '?populate[sessions]=*',
    '?populate[password_hash]=true&fields[0]=password',
    '?filters[password][$startsWith]=%24argon2id',
    '?sort=password&pagination[page]=1',
    '?populate[identities][populate][user][fields][0]=password',
    '?lookup[password]=1&_q=argon',
  ])('tells nothing more for %s', async (query) => {
    const { status, body } = await me(query);
    expect([status, Object.keys(body).sort()]).toEqual([200, PLAIN]);
  });

  it.each([
    '?populate[__proto__][polluted]=1',
    '?populate[constructor][prototype][polluted]=1',
    `?populate${'[a]'.repeat(500)}=1`,
    `?populate=${'a'.repeat(8_300)}`,
    '?populate[999999999]=permissions',
    '?populate[%00]=1',
    '?populate[%ff]=1',
  ])('is refused, and nothing polluted, for %s', async (query) => {
    const { status, body } = await me(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ data: null, error: { status: 400, name: 'ValidationError', details: {} } });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

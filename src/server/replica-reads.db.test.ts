import { beforeAll, describe, expect, it } from 'vitest';
import { insertAdvert } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

let built: TestApp;
let url: string;
let token: string;

beforeAll(async () => {
  built = await createTestApp();
  const { payload } = await built.app.inject({
    method: 'POST',
    url: '/api/auth/local/register',
    payload: {
      username: 'anna',
      email: 'anna@muster.example',
      password: 'Fichtenzapfen-77',
      firstname: 'Anna',
      lastname: 'Muster',
      termsAccepted: true,
    },
  });
  token = JSON.parse(payload).jwt;
  const advert = await insertAdvert(built.db, {}, new Date());
  url = `/api/v1/adverts/${advert.id}`;
  // Stands for a replica that has none of it, so that an answer shows where it was read.
  const old = await createTestDatabase();
  if (!built.db.opened) throw new Error('The database of a test is a pool.');
  built.db.opened.replicaReads = {
    db: old,
    noteChange: () => undefined,
    setIsInformed: () => undefined,
    figures: () => ({ isUsed: {}, lagInSeconds: {}, reads: { replica: 0, primary: 0, retried: 0 } }),
  };
});

const statusOf = async (headers: Record<string, string> = {}): Promise<number> =>
  (await built.app.inject({ url, headers })).statusCode;

describe('with replicas', () => {
  it('visitors read public things from them', async () => {
    expect(await statusOf()).toBe(404);
  });

  it('a signed-in user or one with a key reads from the primary', async () => {
    expect(await statusOf({ authorization: `Bearer ${token}` })).toBe(200);
    expect(await statusOf({ authorization: 'Bearer worthless' })).not.toBe(404);
  });

  it('a user who changed something reads from the primary for a moment', async () => {
    const order = { method: 'POST', url: '/api/v1/newsletter' } as const;
    const reply = await built.app.inject({ ...order, payload: { email: 'anna@muster.example' } });
    expect(reply.statusCode).toBeLessThan(300);
    expect(reply.headers['set-cookie']).toBe('frisch=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=10');
    expect(await statusOf({ cookie: 'frisch=1' })).toBe(200);
  });

  it('a search and a refused write change nothing', async () => {
    const search = await built.app.inject({ method: 'POST', url: '/api/v1/products', payload: {} });
    const refused = await built.app.inject({ method: 'POST', url: '/api/v1/newsletter', payload: {} });
    expect([search.statusCode, refused.statusCode < 400]).toEqual([200, false]);
    expect([search.headers['set-cookie'], refused.headers['set-cookie']]).toEqual([undefined, undefined]);
  });
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { totpAt } from '#test/totp.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { TEST_PASSWORD, accountCalls, bearer } from '#test/account-calls.ts';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer } from '#test/test-server.ts';
import { sampleNotes } from './sample-notes.service.ts';

const ADMIN = 'admin@stammplatz.example';
const db = await createTestDatabase();
const server = await createTestServer(db);
const calls = accountCalls(server);

await calls.register({ email: ADMIN, username: ADMIN });
const { rows } = await sql<{ key: number }>`update users set is_sample = true, email_confirmed_at = now()
  where email = ${ADMIN} returning id as key`.execute(db);
const key = rows[0]?.key ?? 0;
await sql`insert into user_permissions (user_id, permission, granted_at, granted_by)
  values (${key}, 'admin', now(), 'sample')`.execute(db);

const notesOf = async (base: BaseContext = server.base): Promise<string> => (await sampleNotes(base)).join('\n');
const codesIn = (notes: string): string[] => notes.match(/\b(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\b/g) ?? [];
const secretIn = (notes: string): string => /Schlüssel ([A-Z2-7]{32})/.exec(notes)?.[1] ?? '';
const signIn = (otp?: string) => calls.post('/api/auth/local', { identifier: ADMIN, password: TEST_PASSWORD, otp });
const mayModerate = async (jwt: unknown) =>
  (await calls.call('GET', '/api/v1/moderation/queue', undefined, bearer(jwt))).status === 200;

describe('the sample account that runs the marketplace', () => {
  it('signs in with a printed code, once, and may do everything', async () => {
    const codes = codesIn(await notesOf());
    expect(new Set(codes).size).toBe(5);
    expect((await signIn()).body.error.name).toBe('SecondFactorRequired');
    const reply = await signIn(codes[0]);
    expect([reply.status, await mayModerate(reply.body.jwt)]).toEqual([200, true]);
    expect((await signIn(codes[0])).status).toBe(400);
    expect((await signIn(codes[1])).status).toBe(200);
  });

  it('signs in with the printed key in an authenticator app', async () => {
    const reply = await signIn(totpAt(secretIn(await notesOf()), TEST_NOW));
    expect([reply.status, await mayModerate(reply.body.jwt)]).toEqual([200, true]);
  });

  it('keeps its key at the next start, while the codes of the last one end', async () => {
    const first = await notesOf();
    const next = await notesOf();
    expect(secretIn(next)).toBe(secretIn(first));
    expect((await signIn(codesIn(first)[0])).status).toBe(400);
    expect((await signIn(codesIn(next)[0])).status).toBe(200);
  });

  it('gets a new key where the session secret that sealed the last one is gone', async () => {
    const first = secretIn(await notesOf());
    const config = { ...server.base.config, sessionSecret: 'another secret of tests, long enough to be taken' };
    const next = secretIn(await notesOf({ ...server.base, config }));
    expect(next).toHaveLength(32);
    expect(next).not.toBe(first);
  });
});

describe('sends no message', () => {
  const factors = async () =>
    (await sql`select user_id, sealed_secret from second_factors order by 1`.execute(db)).rows;

  it.each([
    ['in production', { isProduction: true, publicUrl: 'https://holz.example.at' }, ''],
    ['where the factor is switched off', { sampleFactorIsOn: false }, ADMIN],
  ])('%s', async (_where, wishes, told) => {
    const before = await factors();
    const notes = await notesOf({ ...server.base, config: { ...server.base.config, ...wishes } });
    expect([codesIn(notes), secretIn(notes)]).toEqual([[], '']);
    expect(notes.includes(ADMIN)).toBe(told !== '');
    expect(await factors()).toEqual(before);
  });

  it('of an account that a person has under such an address', async () => {
    await sql`update users set is_sample = false where id = ${key}`.execute(db);
    const before = await factors();
    expect(await notesOf()).toBe('');
    expect(await factors()).toEqual(before);
    await sql`update users set is_sample = true where id = ${key}`.execute(db);
  });

  it('of an account whose password was changed', async () => {
    await sql`update users set password_changed_at = now() where id = ${key}`.execute(db);
    expect(await notesOf()).toBe('');
  });
});

import { expect, test } from 'vitest';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer } from '#test/test-server.ts';
import { dropOldConsents } from './consents.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);

const decision = {
  id: '0b9f7f0e-3a57-4b5e-9f0a-5f6f3a1c2b4d',
  revision: 1,
  kind: 'necessary',
  categories: ['essentials'],
  decidedAt: '2026-11-20T10:00:00.000Z',
};
const note = async (changes: object = {}, app = server.app) =>
  (await app.inject({ method: 'POST', url: '/api/v1/consents', payload: { ...decision, ...changes } })).statusCode;
const kept = (id: string) =>
  db.selectFrom('consents').selectAll().where('consent_id', '=', id).orderBy('decided_at').execute();

test('a decision is kept with its id, revision, categories and time, and nothing about the person', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => note()));
  expect(new Set(replies)).toEqual(new Set([201]));
  expect(await kept(decision.id)).toEqual([
    {
      consent_id: decision.id,
      decided_at: new Date(decision.decidedAt),
      revision: 1,
      kind: 'necessary',
      categories: ['essentials'],
      noted_at: TEST_NOW,
    },
  ]);
});

test('a changed mind is a row of its own', async () => {
  const id = '1b9f7f0e-3a57-4b5e-9f0a-5f6f3a1c2b4d';
  await note({ id });
  await note({ id, kind: 'all', categories: ['essentials', 'webanlysis'], decidedAt: '2026-11-21T10:00:00.000Z' });
  expect((await kept(id)).map(({ kind }) => kind)).toEqual(['necessary', 'all']);
});

test.each([
  [{ id: 'x' }],
  [{ id: null }],
  [{ revision: -1 }],
  [{ revision: 1.5 }],
  [{ kind: 'some' }],
  [{ categories: ['essentials', 'marketing'] }],
  [{ categories: Array.from({ length: 3 }, () => 'essentials') }],
  [{ decidedAt: '2026-99-99T10:00:00.000Z' }],
  [{ decidedAt: 'gestern' }],
  [{ decidedAt: '2026-11-20T10:00:00.000Z\u0000' }],
])('%j is refused', async (changes) => {
  expect([400, 422]).toContain(await note(changes));
});

test('one address notes at most sixty decisions an hour', async () => {
  const limited = await createTestServer(db, { rateLimitsAreOn: true });
  const replies: number[] = [];
  for (let turn = 0; turn < 61; turn += 1) replies.push(await note({}, limited.app));
  expect(replies.filter((status) => status === 201)).toHaveLength(60);
  expect(replies.at(-1)).toBe(429);
});

test('proofs stay three years', async () => {
  const id = '2b9f7f0e-3a57-4b5e-9f0a-5f6f3a1c2b4d';
  await note({ id });
  const after = (days: number) => ({ db, clock: () => new Date(TEST_NOW.getTime() + days * 86_400_000) });
  await dropOldConsents(after(3 * 365));
  expect(await kept(id)).toHaveLength(1);
  expect(await dropOldConsents(after(3 * 365 + 2))).toBeGreaterThan(0);
  expect(await kept(id)).toEqual([]);
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { TEST_NOW, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, atTime, createTestServer, signInTestUser } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const LOG = '/api/v1/admin/audit-log';

const admin = await signInTestUser(server, ['admin']);
const anna = await insertUser(db, { firstName: '=Anna' });

const read = async (query: Record<string, string>, by: SignedInUser | null = admin, path = LOG) => {
  const reply = await server.app.inject({
    method: 'GET',
    url: `${path}?${new URLSearchParams(query)}`,
    headers: { ...by?.headers },
  });
  return { status: reply.statusCode, text: reply.body, headers: reply.headers, body: jsonOf(reply.body) };
};
const jsonOf = (text: string) => (text.startsWith('{') ? JSON.parse(text) : null);
const exported = (query: Record<string, string>, by?: SignedInUser | null) => read(query, by, `${LOG}/export`);
const write = (reason: string, at = server.base.clock(), actor = admin.id) =>
  atTime(server, at, () =>
    writeAudit(server.base, { action: 'account.warned', subject: anna.id, actor, details: { reason } }),
  );
const reasonsOf = ({ body }: Awaited<ReturnType<typeof read>>): string[] =>
  body.entries.map(({ details }: { details: { reason: string } }) => details.reason);

it('finds records by who, about whom, act and days of Vienna, both included', async () => {
  await write('abends', new Date('2026-03-28T22:59:59Z'));
  await write('Sonntag früh', new Date('2026-03-28T23:00:00Z'));
  await write('Sonntag spät', new Date('2026-03-29T21:59:59Z'));
  await write('Montag', new Date('2026-03-29T22:00:00Z'), 'command line');
  const sunday = { subject: anna.email.toUpperCase(), from: '2026-03-29', to: '2026-03-29' };
  expect(reasonsOf(await read(sunday))).toEqual(['Sonntag spät', 'Sonntag früh']);
  const { entries } = (await read({ ...sunday, actor: admin.id })).body;
  expect(entries[0]).toMatchObject({ actor: admin.id, subject: anna.id, subjectName: '=Anna Muster' });
  expect(reasonsOf(await read({ subject: anna.id, actor: 'command line' }))).toEqual(['Montag']);
  expect((await read({ subject: anna.id, action: 'account.blocked' })).body).toMatchObject({ entries: [], total: 0 });
  expect((await read({ actor: 'fremd@example.at' })).body.total).toBe(0);
  expect((await read({ actor: "'; drop table audit_log; --" })).body.total).toBe(0);
  const refused: Record<string, string>[] = [{ from: '2026-02-30' }, { action: 'nichts' }, { cursor: '1e5' }];
  for (const query of refused) expect((await read(query)).status).toBeOneOf([400, 422]);
});

it('walks back by cursor without a gap or a double while records are written', async () => {
  const person = await insertUser(db);
  const add = (reason: string) =>
    writeAudit(server.base, { action: 'account.warned', subject: person.id, actor: admin.id, details: { reason } });
  for (const number of [1, 2, 3, 4, 5]) await add(String(number));
  const first = await read({ userId: person.id, pageSize: '2' });
  await add('6');
  const second = await read({ userId: person.id, pageSize: '2', cursor: first.body.nextCursor });
  const third = await read({ userId: person.id, pageSize: '2', cursor: second.body.nextCursor });
  expect([first, second, third].map(reasonsOf)).toEqual([['5', '4'], ['3', '2'], ['1']]);
  expect(third.body).toMatchObject({ total: 6, nextCursor: null });
});

it('hands out a file in which nothing counts as a formula, and records that', async () => {
  await writeAudit(server.base, {
    action: 'account.warned',
    subject: '=HYPERLINK("http://example.at")',
    actor: '@SUM(1)',
    details: { reason: 'a;b "c"\n=1+1' },
  });
  const file = await exported({ actor: '@SUM(1)' });
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="stammplatz-protokoll.csv"',
  });
  expect(file.text).toMatch(/^\uFEFFNummer;Zeit \(UTC\);Wer;Vorgang;Betrifft;Angaben\r\n\d+;/);
  expect(file.text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(file.text).toContain(`;'@SUM(1);account.warned;"'=HYPERLINK(""http://example.at"")";`);
  const { body } = await read({ action: 'audit-log.exported' });
  expect(body.entries).toMatchObject([
    { actor: admin.id, subject: 'marketplace', details: { count: 1, actor: '@SUM(1)', from: null } },
  ]);
  const moderator = await signInTestUser(server, ['moderation']);
  expect((await exported({}, moderator)).status).toBe(403);
  expect((await exported({}, null)).status).toBe(401);
  expect((await read({ action: 'audit-log.exported' })).body.total).toBe(1);
});

it('refuses a file of more records than it holds instead of leaving some out', async () => {
  await sql`insert into audit_log (at, actor, action, subject)
    select ${TEST_NOW}, 'viel', 'account.warned', 'viel' from generate_series(1, 20001)`.execute(db);
  const refused = await exported({ actor: 'viel' });
  expect(refused).toMatchObject({ status: 422, body: { code: 'audit.too-many' } });
  expect(refused.body.message).toContain('20.000');
  expect((await read({ actor: 'viel' })).body.total).toBe(20_001);
});

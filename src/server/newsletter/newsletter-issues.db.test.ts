import { expect, test } from 'vitest';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer } from '#test/test-server.ts';
import { readIssue } from './issue-markdown.ts';
import { orderIssue, sendOpenIssues, sendTestIssue } from './newsletter-issues.service.ts';

const db = await createTestDatabase();
const { base, app } = await createTestServer(db);

const issue = readIssue(`---
subject: Holz im Dezember
---

Buche <3 Fichte & Tanne.

## Brennholz

Trocken & gespalten.

[Zum Brennholz](/kaufen-verkaufen/brennholz)`);

async function subscribe(email: string, changes: { confirmed_at?: Date | null; ended_at?: Date } = {}) {
  const row = { email, asked_at: TEST_NOW, confirmed_at: TEST_NOW, ...changes };
  await db.insertInto('newsletter_subscribers').values(row).execute();
}
const mails = (slug: string) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('event_key', 'like', `newsletter-issue:${slug}:%`)
    .orderBy('recipient')
    .execute();

test('an issue goes once to everybody who has the newsletter, also when several processes work and one is killed', async () => {
  const readers = Array.from(
    { length: 23 },
    (_none, index) => `leser-${String(index).padStart(2, '0')}@muster.example`,
  );
  for (const email of readers) await subscribe(email);
  await subscribe('gefragt@muster.example', { confirmed_at: null });
  await subscribe('weg@muster.example', { ended_at: TEST_NOW });
  await subscribe('spaeter@muster.example', { confirmed_at: new Date(TEST_NOW.getTime() + 1) });

  expect(await orderIssue(base, { ...issue, slug: 'dezember-2026' })).toBe(true);
  expect(await orderIssue(base, { ...issue, slug: 'dezember-2026' })).toBe(false);
  let left = 12;
  const dying = { ...base, newId: () => (left-- > 0 ? base.newId() : fail()) };
  await expect(sendOpenIssues(dying, 5)).rejects.toThrow('killed');
  expect(await mails('dezember-2026')).toHaveLength(10);
  await Promise.all([sendOpenIssues(base, 5), sendOpenIssues(base, 5), sendOpenIssues(base, 5)]);
  await sendOpenIssues(base, 5);

  expect((await mails('dezember-2026')).map(({ recipient }) => recipient)).toEqual(readers);
  expect(await db.selectFrom('newsletter_issues').selectAll().executeTakeFirst()).toMatchObject({
    reader_count: 23,
    finished_at: TEST_NOW,
  });
  expect(await sendOpenIssues(base)).toBe(0);
});

function fail(): never {
  throw new Error('killed');
}

test('a mail of an issue says its words as they are, leads to our pages and ends in one click', async () => {
  const [mail] = await mails('dezember-2026');
  expect(mail?.html).toContain('Buche &lt;3 Fichte &amp; Tanne.');
  expect(mail?.html).toContain('href="http://localhost:0/kaufen-verkaufen/brennholz"');
  expect(mail?.plain_text).toContain('http://localhost:0/newsletter/abmelden?token=');
  const { 'List-Unsubscribe': way, 'List-Unsubscribe-Post': post } = Object(mail?.headers);
  expect(post).toBe('List-Unsubscribe=One-Click');
  const url = new URL(String(way).slice(1, -1));
  const reply = await app.inject({ method: 'POST', url: url.pathname + url.search });
  expect(reply.statusCode).toBe(200);
  const reader = await db
    .selectFrom('newsletter_subscribers')
    .select('ended_at')
    .where('email', '=', mail?.recipient ?? '')
    .executeTakeFirst();
  expect(reader?.ended_at).toEqual(TEST_NOW);
  await orderIssue(base, { ...issue, slug: 'jaenner-2027' });
  await sendOpenIssues(base);
  expect(await mails('jaenner-2027')).toHaveLength(22);
});

test('an issue can be looked at again and again before it is sent', async () => {
  await sendTestIssue(base, issue, 'redaktion@muster.example');
  await sendTestIssue(base, issue, 'redaktion@muster.example');
  const sent = await db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', 'redaktion@muster.example')
    .execute();
  expect(sent.map(({ subject }) => subject)).toEqual(['Probe: Holz im Dezember', 'Probe: Holz im Dezember']);
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, createTestServer, signInTestUser } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);

async function figures(companyId: string, user: SignedInUser | null) {
  const headers = { ...user?.headers };
  const reply = await server.app.inject({ method: 'GET', url: `/api/v1/companies/${companyId}/figures`, headers });
  return { status: reply.statusCode, body: reply.json() };
}

async function createCompany(user: SignedInUser): Promise<{ id: string; slug: string }> {
  const { headers } = user;
  const payload = { name: 'Säge Zahlreich' };
  return (await server.app.inject({ method: 'POST', url: '/api/v1/companies/create', headers, payload })).json();
}

async function count(item: string, days: readonly [string, number][]) {
  for (const [day, times] of days) {
    await sql`insert into event_items (day, type, item, count) values (${day}::date, 'CONTACT_SHOP_CLICKED', ${item}, ${times})`.execute(
      db,
    );
    await sql`insert into event_item_months (month, type, item, count)
      values (date_trunc('month', ${day}::date)::date, 'CONTACT_SHOP_CLICKED', ${item}, ${times})
      on conflict (type, item, month) do update set count = event_item_months.count + excluded.count`.execute(db);
  }
}

test('its owner reads what a company got in 30 days and ever, and no one else does', async () => {
  const owner = await signInTestUser(server);
  const stranger = await signInTestUser(server);
  const { id, slug } = await createCompany(owner);
  const nothing = { lastDays: 0, ever: 0 };
  expect((await figures(id, owner)).body).toEqual({ days: 30, contacts: nothing, websiteClicks: nothing });

  // The test clock is at 21 November: 23 October is the first of the 30 days.
  for (const [day, times] of [
    ['2026-11-21', 2],
    ['2026-10-23', 3],
    ['2026-10-22', 5],
  ]) {
    await sql`insert into company_stats_daily (company_id, day, reveal_count)
      select id, ${day}::date, ${times} from companies where public_id = ${id}`.execute(db);
  }
  const { id: own } = await insertAdvert(db, { user: owner });
  const { id: foreign } = await insertAdvert(db, { user: stranger });
  await count(own, [
    ['2026-11-20', 4],
    ['2026-10-22', 6],
    ['2025-01-01', 1],
  ]);
  await count(foreign, [['2026-11-20', 100]]);

  for (const name of [id, slug]) {
    const { body } = await figures(name, owner);
    expect(body).toEqual({
      days: 30,
      contacts: { lastDays: 5, ever: 10 },
      websiteClicks: { lastDays: 4, ever: 11 },
    });
  }
  expect((await figures(id, stranger)).status).toBe(404);
  await createCompany(stranger);
  expect((await figures(id, stranger)).body.code).toBe('company.not-found');
  expect((await figures(id, await signInTestUser(server, ['moderation']))).status).toBe(404);
  expect((await figures(id, null)).status).toBe(401);
});

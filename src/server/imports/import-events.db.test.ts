import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, signInTestUser } from '#test/test-server.ts';
import { sumUp } from '#server/events/event-jobs.ts';
import { recordEvent } from '#server/events/events.service.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { readMigrations } from '#server/platform/database/migrate.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const HEAD = 'kennung;kategorie;titel;beschreibung;holzarten;laenge_cm;preis_je_einheit;einheit;menge;plz';
const line = (number: number) =>
  `A-${number};Brennholz;Buche ${number} trocken;Zwei Jahre gelagert, sauber gespalten.;Buche;33;120;rm;10;3300`;

async function publications(): Promise<number> {
  await server.events.flush();
  await sumUp(server.base);
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(count), 0)::int as n from event_days where type = 'ADVERT_PUBLISHED'`.execute(db);
  return rows[0]?.n ?? 0;
}

async function importRows(count: number): Promise<void> {
  const user = await signInTestUser(server);
  const started = await server.app.inject({
    method: 'POST',
    url: '/api/v1/imports',
    headers: { ...user.headers, 'content-type': 'text/csv' },
    payload: [HEAD, ...Array.from({ length: count }, (_, index) => line(index + 1))].join('\n'),
  });
  const state = async () =>
    (await server.app.inject({ url: `/api/v1/imports/${started.json().id}`, headers: user.headers })).json();
  await vi.waitFor(async () => expect(await state()).toMatchObject({ status: 'DONE', createdCount: count }), {
    timeout: 60_000,
    interval: 100,
  });
}

test('a thousand imported adverts are a thousand new adverts of the statistics', { timeout: 90_000 }, async () => {
  await importRows(1_000);
  expect(await publications()).toBe(1_000);
  expect(server.events.figures()).toMatchObject({ written: 1_000, unknown: 0, shed: 0, dropped: 0 });
});

test('what a rolled-back transaction did is not counted', async () => {
  const before = await publications();
  const { rows } = await sql<{ id: string }>`select public_id as id from adverts limit 1`.execute(db);
  const undone = inTransaction(db, async (tx) => {
    recordEvent({ ...server.base, db: tx }, { type: 'ADVERT_PUBLISHED', itemId: rows[0]?.id ?? '' });
    throw new Error('broken off');
  });
  await expect(undone).rejects.toThrow('broken off');
  expect(await publications()).toBe(before);
});

test('what is about nothing that is there is told from what was written', async () => {
  const { unknown } = server.events.figures();
  recordEvent(server.base, { type: 'ADVERT_PUBLISHED', itemId: server.base.newId() });
  await publications();
  expect(server.events.figures().unknown).toBe(unknown + 1);
});

test('publications that an older release left out are added once, sample adverts not', async () => {
  const total = await publications();
  const lost = sql`(select public_id::text from adverts order by id limit 300)`;
  await sql`update event_days set count = count - 300 where type = 'ADVERT_PUBLISHED'`.execute(db);
  await sql`delete from event_items where type = 'ADVERT_PUBLISHED' and item in ${lost}`.execute(db);
  await sql`delete from events where type = 'ADVERT_PUBLISHED' and item_id::text in ${lost}`.execute(db);
  expect(await publications()).toBe(total - 300);
  const countingSince = (at: string) =>
    sql`update schema_migrations set applied_at = ${at}::timestamptz where name = '0021_events.sql'`.execute(db);
  const migration = readMigrations().find(({ name }) => name.startsWith('0034_'))?.text ?? '';
  // The migration that began to count has added what was published before it.
  await countingSince('2999-01-01');
  await sql.raw(migration).execute(db);
  expect(await publications()).toBe(total - 300);
  await countingSince('2020-01-01');
  await sql.raw(migration).execute(db);
  expect(await publications()).toBe(total);
  await sql.raw(migration).execute(db);
  expect(await publications()).toBe(total);
  await sql`update users set is_sample = true`.execute(db);
  await sql`delete from event_items where type = 'ADVERT_PUBLISHED'`.execute(db);
  await sql.raw(migration).execute(db);
  expect(await publications()).toBe(total);
});

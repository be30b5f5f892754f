import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, atTime, createTestServer, signInAgain, signInTestUser } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const IMPORTS = '/api/v1/imports';
const DAY_IN_MS = 86_400_000;

async function run(user: SignedInUser, payload: string, { query = '', type = 'text/csv' } = {}) {
  const headers = { ...user.headers, 'content-type': type };
  const started = await server.app.inject({ method: 'POST', url: IMPORTS + query, headers, payload });
  expect(started.statusCode).toBe(202);
  return vi.waitFor(
    async () => {
      const url = `${IMPORTS}/${started.json().id}`;
      const body = (await server.app.inject({ method: 'GET', url, headers: user.headers })).json();
      if (body.status === 'RUNNING') throw new Error('still running');
      return body;
    },
    { timeout: 20_000, interval: 20 },
  );
}

const HEAD = 'kennung;kategorie;titel;beschreibung;holzarten;laenge_cm;preis_je_einheit;einheit;menge;plz';
const words = 'Zwei Jahre gelagert, sauber gespalten und trocken.';
const line = (reference: string) => `${reference};Brennholz;Buche 33 cm trocken;${words};Buche;33;120;rm;10;3300`;
const list = (columns: string, ...cells: string[]) =>
  [`${HEAD};${columns}`, ...cells.map((cell, index) => `${line(`A-${index}`)};${cell}`)].join('\n');

async function reserved(user: SignedInUser) {
  const { rows } = await sql<{ until: Date | null; reserved_for: string; version: number }>`
    select reserved_until as until, reserved_for, version from adverts where user_id = ${user.key}
    order by own_reference`.execute(db);
  return rows.map(({ until }) => until?.toISOString() ?? null);
}

const LAST = '2026-11-28T22:59:59.999Z';

test('a list reserves new and known adverts, for seven days or through the day that it names, and is not read twice', async () => {
  const user = await signInTestUser(server);
  const first = list('reserviert;reserviert_bis', 'ja;', ';24.11.2026', 'nein;', ';');
  expect(await run(user, first)).toMatchObject({ createdCount: 4, failedCount: 0, issues: [] });
  expect(await reserved(user)).toEqual([LAST, '2026-11-24T22:59:59.999Z', null, null]);
  await atTime(server, new Date(TEST_NOW.getTime() + DAY_IN_MS), async () => {
    const again = await signInAgain(server, user);
    expect(await run(again, `${first}\n`)).toMatchObject({ unchangedCount: 4, updatedCount: 0 });
  });
  expect(await reserved(user)).toEqual([LAST, '2026-11-24T22:59:59.999Z', null, null]);
  const second = 'kennung;reserviert;reserviert_bis\nA-0;nein;\nA-1;;\nA-2;ja;2026-12-21\nA-3;;';
  expect(await run(user, second)).toMatchObject({ updatedCount: 3, unchangedCount: 1, failedCount: 0 });
  expect(await reserved(user)).toEqual([null, null, '2026-12-21T22:59:59.999Z', null]);
});

test('an empty cell leaves what was reserved by hand, with its note; a no ends it', async () => {
  const user = await signInTestUser(server);
  await run(user, list('reserviert', ''));
  const { rows } = await sql<{ id: string }>`select public_id as id from adverts where user_id = ${user.key}`.execute(
    db,
  );
  const url = `/api/v1/adverts/${rows[0]?.id}/reservation`;
  const payload = { days: 7, reservedFor: 'Familie Huber' };
  await server.app.inject({ method: 'PUT', url, headers: user.headers, payload });
  expect(await run(user, 'kennung;reserviert\nA-0;')).toMatchObject({ unchangedCount: 1 });
  await run(user, 'kennung;reserviert_bis\nA-0;30.11.2026');
  const note = await sql<{
    note: string;
  }>`select reserved_for as note from adverts where user_id = ${user.key}`.execute(db);
  expect([await reserved(user), note.rows]).toEqual([['2026-11-30T22:59:59.999Z'], [{ note: 'Familie Huber' }]]);
  await run(user, 'kennung;reserviert\nA-0;nein');
  expect(await reserved(user)).toEqual([null]);
});

test('what cannot be is said at its row and column, and reserves nothing', async () => {
  const user = await signInTestUser(server);
  const cells = ['vielleicht;', ';bald', 'nein;24.11.2026', 'ja;22.12.2026', ';20.11.2026'];
  const done = await run(user, list('reserviert;reserviert_bis', ...cells));
  expect(done).toMatchObject({ createdCount: 1, failedCount: 4 });
  const said = done.issues.map((one: { row: number; column: string; severity: string; message: string }) => [
    one.row,
    one.severity,
    one.column,
    one.message,
  ]);
  expect(said).toEqual([
    [2, 'ERROR', 'reserviert', expect.stringContaining('„vielleicht“')],
    [3, 'ERROR', 'reserviert_bis', expect.stringContaining('24.12.2026')],
    [4, 'ERROR', 'reserviert_bis', expect.stringContaining('steht nein')],
    [5, 'ERROR', 'reserviert_bis', expect.stringContaining('höchstens 30 Tage')],
    [6, 'HINT', 'reserviert_bis', expect.stringContaining('vorbei')],
  ]);
  expect(await reserved(user)).toEqual([null]);
});

test('a draft is not reserved, a dry run writes nothing, and JSON says the same', async () => {
  const user = await signInTestUser(server);
  const draft = await run(user, list('veroeffentlichen;reserviert', 'nein;ja'));
  expect(draft).toMatchObject({ failedCount: 1, issues: [{ column: 'reserviert', severity: 'ERROR' }] });
  await run(user, list('reserviert', 'nein'));
  const dry = await run(user, 'kennung;reserviert\nA-0;ja', { query: '?dryRun=true' });
  expect([dry.updatedCount, await reserved(user)]).toEqual([1, [null]]);
  const json = (entry: object) =>
    run(user, JSON.stringify([{ ownReference: 'A-0', ...entry }]), { type: 'application/json' });
  expect(await json({ reserved: true })).toMatchObject({ updatedCount: 1, failedCount: 0 });
  expect(await reserved(user)).toEqual([LAST]);
  expect(await json({ reservedUntil: '2026-11-25' })).toMatchObject({ updatedCount: 1 });
  expect(await json({ reserved: 'ja' })).toMatchObject({ failedCount: 1, issues: [{ column: 'reserved' }] });
  expect(await json({ reservedUntil: 5 })).toMatchObject({ failedCount: 1, issues: [{ column: 'reservedUntil' }] });
  expect(await json({ reserved: null })).toMatchObject({ updatedCount: 1 });
  expect(await reserved(user)).toEqual([null]);
});

import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, type SignedInUser, signInTestUser } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const IMPORTS = '/api/v1/imports';
const HEAD = 'kennung;kategorie;titel;beschreibung;holzarten;laenge_cm;preis_je_einheit;einheit;menge;plz';
const line = (reference: string, title = 'Buche trocken') =>
  `${reference};Brennholz;${title};Zwei Jahre gelagert, sauber gespalten.;Buche;33;120;rm;10;3300`;
const csv = (...lines: string[]) => [HEAD, ...lines].join('\n');
const many = (count: number) => Array.from({ length: count }, (_, index) => line(`A-${index}`));

async function post(user: SignedInUser, url: string, payload: string | Buffer = '') {
  const headers = { ...user.headers, ...(payload === '' ? {} : { 'content-type': 'text/csv' }) };
  const reply = await server.app.inject({ method: 'POST', url, headers, ...(payload === '' ? {} : { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
async function finished(user: SignedInUser, id: string) {
  const state = async () => (await server.app.inject({ url: `${IMPORTS}/${id}`, headers: user.headers })).json();
  await vi.waitFor(async () => expect((await state()).status).not.toBe('RUNNING'), { timeout: 20_000, interval: 20 });
  return state();
}
const run = async (user: SignedInUser, payload: string | Buffer, query = '') =>
  finished(user, (await post(user, IMPORTS + query, payload)).body.id);
const statuses = async (user: { key: number }) => {
  const { rows } = await sql<{ status: string; n: number }>`select status, count(*)::int as n from adverts
    where user_id = ${user.key} group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
};

test('a full list that leaves out most adverts pauses them only once their number is confirmed', async () => {
  const user = await signInTestUser(server);
  await run(user, csv(...many(20)));
  const short = csv(line('A-0'));
  const refused = await post(user, `${IMPORTS}?fullFeed=true`, short);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'import.pauses-many', missingAdverts: 19, runningAdverts: 20, errors: [{ path: 'confirmedPauses' }] },
  });
  expect(refused.body.message).toContain('19 von 20');
  expect(await post(user, `${IMPORTS}?fullFeed=true&confirmedPauses=18`, short)).toMatchObject({ status: 409 });
  expect(await statuses(user)).toEqual({ ACTIVE: 20 });

  const dry = await run(user, short, '?fullFeed=true&dryRun=true');
  expect(dry).toMatchObject({ status: 'DONE', pausedCount: 19, pausesMany: true, mayBeApplied: true });
  expect(await post(user, `${IMPORTS}/${dry.id}/apply`)).toMatchObject({ body: { code: 'import.pauses-many' } });
  const applied = await post(user, `${IMPORTS}/${dry.id}/apply?confirmedPauses=19`);
  expect(await finished(user, applied.body.id)).toMatchObject({ status: 'DONE', pausedCount: 19, failure: null });
  expect(await statuses(user)).toEqual({ ACTIVE: 1, INACTIVE: 19 });
});

test('a full list of other goods asks as well, though as many run afterwards as before', async () => {
  const user = await signInTestUser(server);
  await run(user, csv(...many(10)));
  const others = csv(...many(10).map((one) => `B${one}`));
  expect(await post(user, `${IMPORTS}?fullFeed=true`, others)).toMatchObject({ status: 409 });
  const done = await run(user, others, '?fullFeed=true&confirmedPauses=10');
  expect(done).toMatchObject({ createdCount: 10, pausedCount: 10 });
});

test('a full list that leaves out half or a few is not asked about', async () => {
  const user = await signInTestUser(server);
  await run(user, csv(...many(12)));
  const half = await run(user, csv(...many(6)), '?fullFeed=true');
  expect(half).toMatchObject({ pausedCount: 6, pausesMany: false });
  expect(await run(user, csv(line('NEU')), '?fullFeed=true&dryRun=true')).toMatchObject({ pausesMany: true });
  await run(user, csv(...many(5)), '?fullFeed=true');
  expect(await run(user, csv(line('NEU')), '?fullFeed=true')).toMatchObject({ pausedCount: 5, failure: null });
});

test('a run looks again before it pauses: what was not agreed to runs on', async () => {
  const user = await signInTestUser(server);
  await run(user, csv(...many(20)));
  // Between the question and the pauses more begin to run than were agreed to.
  await sql`create function fewer() returns trigger language plpgsql as
    'begin new.confirmed_pauses := 3; return new; end'`.execute(db);
  await sql`create trigger fewer before insert on import_runs for each row execute function fewer()`.execute(db);
  const done = await run(user, csv(line('A-0')), '?fullFeed=true&confirmedPauses=19');
  await sql`drop trigger fewer on import_runs`.execute(db);
  expect(done).toMatchObject({ status: 'DONE', pausedCount: 0, failure: expect.stringContaining('19 von 20') });
  expect(await statuses(user)).toEqual({ ACTIVE: 20 });
});

test('a UTF-8 list with one broken byte names the cell, stores nothing of the row and pauses nothing for its reference', async () => {
  const user = await signInTestUser(server);
  await run(user, csv(line('A', 'Buche für Öfen'), line('B', 'Eiche für Öfen'), line('Ö', 'Birke für Öfen')));
  const broken = Buffer.from(
    csv(line('A', 'Buche für Öfen'), line('B', 'Eiche für # Öfen'), line('Ö', 'Birke für Öfen')),
  );
  broken[broken.indexOf('#')] = 0xfc;
  const done = await run(user, broken, '?fullFeed=true');
  expect(done).toMatchObject({ unchangedCount: 2, failedCount: 1, pausedCount: 0 });
  expect(done.issues).toMatchObject([{ row: 3, severity: 'ERROR', column: 'titel', reference: 'B' }]);
  const damagedReference = Buffer.from(csv(line('A', 'Buche für Öfen'), line('B#', 'Eiche für Öfen')));
  damagedReference[damagedReference.indexOf('#')] = 0xe4;
  const other = await run(user, damagedReference, '?fullFeed=true');
  expect(other).toMatchObject({ unchangedCount: 1, failedCount: 1, pausedCount: 0, failure: expect.any(String) });
  expect(other.issues).toMatchObject([{ row: 3, column: 'kennung', message: expect.stringContaining('B\uFFFD') }]);
  const { rows } = await sql<{
    title: string;
  }>`select title from adverts where user_id = ${user.key} order by id`.execute(db);
  expect(rows.map(({ title }) => title)).toEqual(['Buche für Öfen', 'Eiche für Öfen', 'Birke für Öfen']);
});

test('what the form would ask about is a hint of new and changed rows, in the words of the form, and refuses nothing', async () => {
  const user = await signInTestUser(server);
  const price = expect.stringMatching(
    /^Üblich sind inklusive Steuer €\s30 bis 350 je Einheit. Stimmen Preis und Einheit\?$/,
  );
  const priced = (reference: string, euros: string) => line(reference).replace(';120;', `;${euros};`);
  const file = csv(line('A'), priced('B', '1.250'), priced('C', '12.50'), line('D').replace(';33;', ';120;'));
  const asked = [
    { row: 3, reference: 'B', severity: 'HINT', column: 'preis_je_einheit', message: price },
    { row: 4, reference: 'C', severity: 'HINT', column: 'preis_je_einheit', message: price },
    { row: 5, reference: 'D', severity: 'HINT', column: 'laenge_cm' },
  ];
  expect(await run(user, file, '?dryRun=true')).toMatchObject({ createdCount: 4, failedCount: 0, issues: asked });
  const done = await run(user, file);
  expect(done).toMatchObject({ createdCount: 4, failedCount: 0, issues: asked });
  expect(await run(user, file)).toMatchObject({ unchangedCount: 4, issues: [] });
  const changed = await run(user, 'kennung;preis_je_einheit\nA;9\nB;1.250\nC;100');
  expect(changed).toMatchObject({ updatedCount: 2, unchangedCount: 1, issues: [{ row: 2, message: price }] });
});

test('a delivery price that lacks a cell is refused at the column of that cell, not at a new reference', async () => {
  const user = await signInTestUser(server);
  const priced = csv(`${line('T000')};20;35;`).replace('plz', 'plz;zustellung_1_km;zustellung_1_preis;zustellung_1_je');
  expect((await run(user, priced)).issues).toEqual([
    {
      row: 2,
      reference: 'T000',
      severity: 'ERROR',
      column: 'zustellung_1_je',
      message: 'Zur Zustellung fehlt noch „zustellung_1_je“: Fuhre oder Einheit.',
    },
  ]);
  const entry = { ownReference: 'T000', category: 'FIREWOOD', deliveryBands: [{ upToKm: 20, amountInCents: 3500 }] };
  expect((await run(user, JSON.stringify([entry]))).issues).toMatchObject([
    { severity: 'ERROR', column: 'deliveryBands.0.per' },
  ]);
});

test("Excel's first line about the separator is no row", async () => {
  const user = await signInTestUser(server);
  const done = await run(user, `sep=;\r\n${csv(line('A'), line('B').replace('120', 'viel'))}`);
  expect(done).toMatchObject({ rowCount: 2, createdCount: 1, failedCount: 1, issues: [{ row: 3 }] });
});

import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, createTestServer, signInTestUser } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const IMPORTS = '/api/v1/imports';

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
const line = (reference: string, title: string) => `${reference};Brennholz;${title};${words};Buche;33;120;rm;10;3300`;

test('the own table of adverts, read again as a full list, changes nothing', async () => {
  const user = await signInTestUser(server);
  const titles = { '-7': '-20 % Aktion Buche 33 cm', '=B-1': '+ Zustellung Buche', '@A1': '=Buche trocken' };
  const list = [HEAD, ...Object.entries(titles).map(([reference, title]) => line(reference, title))].join('\n');
  expect(await run(user, list)).toMatchObject({ createdCount: 3, failedCount: 0 });
  const { body } = await server.app.inject({ url: '/api/v1/adverts/own/export', headers: user.headers });
  expect(body).toContain("'-7;'-20 % Aktion");
  expect(await run(user, body, { query: '?fullFeed=true' })).toMatchObject({
    unchangedCount: 3,
    failedCount: 0,
    pausedCount: 0,
  });
  const { rows } = await sql<{ reference: string; title: string; status: string }>`
    select own_reference as reference, title, status from adverts where user_id = ${user.key}`.execute(db);
  expect(Object.fromEntries(rows.map(({ reference, title }) => [reference, title]))).toEqual(titles);
  expect(rows.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
});

test('a title cannot show another price than it holds', async () => {
  const user = await signInTestUser(server);
  const list = [HEAD, line('A', 'Buche \u202e€ 021\u202c trocken'), line('B', '\u2066Buche\u2069 33 cm')].join('\n');
  expect(await run(user, list)).toMatchObject({ createdCount: 2, failedCount: 0 });
  const { rows } = await sql<{ title: string }>`
    select title from adverts where user_id = ${user.key} order by own_reference`.execute(db);
  expect(rows).toEqual([{ title: 'Buche € 021 trocken' }, { title: 'Buche 33 cm' }]);
});

test('a row with an unknown reference says so before it names what a new advert lacks', async () => {
  const user = await signInTestUser(server);
  await run(user, [HEAD, line('F-1', 'Buche 33 cm')].join('\n'));
  const said = ({ issues }: { issues: { column: string; message: string }[] }) =>
    issues.map(({ column, message }) => [column, message]);
  const prices = await run(user, 'Kennung;Preis je Einheit\nF-1;130\nF-9999;130\n');
  expect(prices).toMatchObject({ updatedCount: 1, failedCount: 1 });
  expect(said(prices)).toEqual([
    ['kennung', 'Die Kennung „F-9999“ gibt es bei dir noch nicht. Für eine neue Anzeige fehlt noch: Kategorie.'],
  ]);
  const table = await run(user, 'Kennung;Titel;Kategorie;Einheit\nF-9998;Buche 33 cm;Brennholz;srm\nF-1;;;\n');
  expect(said(table)).toEqual([
    [
      'kennung',
      'Die Kennung „F-9998“ gibt es bei dir noch nicht. Für eine neue Anzeige fehlen noch: Beschreibung, Holzarten, Postleitzahl.',
    ],
    ['titel', 'Der Titel fehlt noch.'],
  ]);
});

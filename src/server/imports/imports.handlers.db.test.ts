import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { newId } from '#server/platform/ids.ts';
import { TEST_NOW, insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, atTime, createTestServer, signInAgain, signInTestUser } from '#test/test-server.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import { startImportJobs } from './import-jobs.ts';
import { dropOldImports } from './import-retention.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const IMPORTS = '/api/v1/imports';

type Wish = { payload: string | Buffer; type?: string; query?: string; headers?: Record<string, string> };

const call = async (method: 'GET' | 'POST', url: string, user: { headers?: Record<string, string> }, wish?: Wish) => {
  const reply = await server.app.inject({
    method,
    url: url + (wish?.query ?? ''),
    headers: { ...user.headers, ...(wish ? { 'content-type': wish.type ?? 'text/csv' } : {}), ...wish?.headers },
    ...(wish ? { payload: wish.payload } : {}),
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  return { status: reply.statusCode, body: isJson ? reply.json() : reply.body, headers: reply.headers };
};

async function finished(user: SignedInUser, id: string) {
  return vi.waitFor(
    async () => {
      const { body } = await call('GET', `${IMPORTS}/${id}`, user);
      if (body.status === 'RUNNING') throw new Error('still running');
      return body;
    },
    { timeout: 20_000, interval: 20 },
  );
}

async function run(user: SignedInUser, payload: string | Buffer, query = '', type = 'text/csv') {
  const started = await call('POST', IMPORTS, user, { payload, query, type });
  expect(started).toMatchObject({ status: 202, body: { status: expect.any(String) } });
  return finished(user, started.body.id);
}

const HEAD = 'kennung;kategorie;titel;beschreibung;holzarten;laenge_cm;preis_je_einheit;einheit;menge;plz';
const line = (reference: string, { title = 'Buche 33 cm trocken', price = '120,00', postcode = '3300' } = {}) =>
  `${reference};Brennholz;${title};Zwei Jahre gelagert, sauber gespalten und trocken.;Buche;33;${price};rm;10;${postcode}`;
const csv = (...lines: string[]) => [HEAD, ...lines].join('\r\n');

const adverts = async (user: { key: number }) =>
  (
    await sql<{
      own_reference: string;
      status: string;
      title: string;
      version: number;
      cents: number;
      paused: boolean;
    }>`
      select own_reference, status, title, version, price_per_unit_in_cents as cents, paused_by_import as paused from adverts
      where user_id = ${user.key} order by own_reference`.execute(db)
  ).rows;

test('a list makes adverts that are public and found, in every way spreadsheets write it', async () => {
  const text = csv(line('A-1', { title: 'Lärche & Buche, größer' }));
  const files = [
    Buffer.from(text),
    Buffer.from(`\uFEFF${text}`),
    Buffer.from(text, 'latin1'),
    Buffer.from(`\uFEFF${text}`, 'utf16le'),
    Buffer.from(text.replaceAll(';', '\t')),
    Buffer.from(text.replaceAll(',', ' ').replace('120 00', '120.00').replaceAll(';', ',')),
  ];
  for (const file of files) {
    const user = await signInTestUser(server);
    const done = await run(user, file);
    expect(done).toMatchObject({ status: 'DONE', rowCount: 1, createdCount: 1, failedCount: 0, issues: [] });
    const [advert] = await adverts(user);
    expect(advert).toMatchObject({ own_reference: 'A-1', status: 'ACTIVE', cents: 12_000 });
    expect(advert?.title).toMatch(/^Lärche & Buche,? +größer$/);
    const { rows } =
      await sql`select 1 from search_docs d join adverts a on a.id = d.id where a.user_id = ${user.key}`.execute(db);
    expect(rows).toHaveLength(1);
  }
});

test('what did not change stays untouched; what did is updated, and what the list leaves out stays as it is', async () => {
  const user = await signInTestUser(server);
  await run(user, csv(line('A'), line('B')));
  expect(await run(user, csv(line('A'), line('B')))).toMatchObject({ unchangedCount: 2, updatedCount: 0 });
  expect((await adverts(user)).map(({ version }) => version)).toEqual([1, 1]);
  const done = await run(user, 'Kennung,"Preis je Einheit"\n"B","1.234,50"\n');
  expect(done).toMatchObject({ updatedCount: 1, createdCount: 0, failedCount: 0 });
  expect(await adverts(user)).toMatchObject([
    { version: 1, cents: 12_000 },
    { version: 2, cents: 123_450, title: 'Buche 33 cm trocken', status: 'ACTIVE' },
  ]);
});

test('a dry run says per row and column what is wrong and changes nothing; then it can be carried out as it is', async () => {
  const user = await signInTestUser(server);
  const file = csv(
    line('A'),
    line('B', { price: 'viel' }),
    line('', {}),
    line('A'),
    line('C', { postcode: '99' }),
    line('D').replace('Buche;33', 'Buhce;33'),
    line('E').replace(';33;', ';3300;'),
  )
    .replace('menge', 'menge;Lagerort')
    .replaceAll(';10;', ';10;Halle 2;');
  const dry = await run(user, file, '?dryRun=true');
  expect(dry).toMatchObject({ status: 'DONE', createdCount: 1, failedCount: 6, mayBeApplied: true, rowCount: 7 });
  expect(await adverts(user)).toEqual([]);
  const said = dry.issues.map((one: { row: number; column: string; message: string }) => [
    one.row,
    one.column,
    one.message,
  ]);
  expect(said).toEqual([
    [1, null, 'Die Spalte „Lagerort“ lesen wir nicht.'],
    [3, 'preis_je_einheit', 'Preis je Einheit: „viel“ ist keine Zahl. Schreib sie so: 1.234,5.'],
    [4, 'kennung', 'Die Kennung fehlt. An ihr erkennen wir deine Anzeige beim nächsten Mal wieder.'],
    [5, 'kennung', 'Diese Kennung steht schon in Zeile 2. Jede Anzeige braucht ihre eigene.'],
    [6, 'plz', 'Diese Postleitzahl gibt es in dem Land nicht.'],
    [7, 'holzarten', 'Holzarten: „Buhce“ kennen wir nicht. Meinst du „Buche“?'],
    [8, 'laenge_cm', 'Die Länge muss zwischen 10 und 300\u00A0cm liegen.'],
  ]);
  const applied = await call('POST', `${IMPORTS}/${dry.id}/apply`, user);
  expect(applied.status).toBe(202);
  expect(await finished(user, applied.body.id)).toMatchObject({ isDryRun: false, createdCount: 1, failedCount: 6 });
  expect(await adverts(user)).toMatchObject([{ own_reference: 'A', status: 'ACTIVE' }]);
});

test('what a full list no longer names is paused and comes back with it; what its owner paused stays paused', async () => {
  const user = await signInTestUser(server);
  const own = await insertAdvert(db, { user });
  await run(user, csv(line('A'), line('B'), line('C')));
  const [, , { id: idOfC } = { id: '' }] = (
    await sql<{ id: string }>`select public_id as id from adverts
    where user_id = ${user.key} and own_reference is not null order by own_reference`.execute(db)
  ).rows;
  await server.app.inject({
    method: 'PUT',
    url: `/api/v1/adverts/${idOfC}/active`,
    headers: user.headers,
    payload: { active: false },
  });
  expect(await run(user, csv(line('A')), '?fullFeed=true&dryRun=true')).toMatchObject({ pausedCount: 1 });
  expect(await run(user, csv(line('A')), '?fullFeed=true')).toMatchObject({ unchangedCount: 1, pausedCount: 1 });
  const stand = async () =>
    (await adverts(user)).map(({ own_reference, status, paused }) => [own_reference, status, paused]);
  expect(await stand()).toEqual([
    ['A', 'ACTIVE', false],
    ['B', 'INACTIVE', true],
    ['C', 'INACTIVE', false],
    [null, 'ACTIVE', false],
  ]);
  expect(own.user.key).toBe(user.key);
  expect(await run(user, csv(line('A'), line('B'), line('C')), '?fullFeed=true')).toMatchObject({
    updatedCount: 1,
    unchangedCount: 2,
    pausedCount: 0,
  });
  expect((await stand()).slice(0, 3)).toEqual([
    ['A', 'ACTIVE', false],
    ['B', 'ACTIVE', false],
    ['C', 'INACTIVE', false],
  ]);
});

test('a full list with a row that has no reference pauses nothing: it could be the wrong advert', async () => {
  const user = await signInTestUser(server);
  await run(user, csv(line('A'), line('B')));
  const done = await run(user, csv(line('A'), line('')), '?fullFeed=true');
  expect(done).toMatchObject({
    status: 'DONE',
    pausedCount: 0,
    failure: expect.stringContaining('pausieren wir keine Anzeige'),
  });
  expect((await adverts(user)).map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE']);
});

test('the same reference of another person is another advert', async () => {
  const [one, other] = [await signInTestUser(server), await signInTestUser(server)];
  await run(one, csv(line('A', { title: 'Von der einen' })));
  expect(await run(other, csv(line('A', { title: 'Vom anderen' })), '?fullFeed=true')).toMatchObject({
    createdCount: 1,
  });
  expect(await adverts(one)).toMatchObject([{ title: 'Von der einen', status: 'ACTIVE', version: 1 }]);
  const foreign = (await call('GET', IMPORTS, one)).body.items[0].id;
  for (const url of [`${IMPORTS}/${foreign}`, `${IMPORTS}/${foreign}/issues`])
    expect((await call('GET', url, other)).status).toBe(404);
  expect((await call('POST', `${IMPORTS}/${foreign}/apply`, other)).status).toBe(404);
  expect((await call('POST', IMPORTS, {}, { payload: csv(line('A')) })).status).toBe(401);
});

test('blocked and deleted adverts stay so; expired ones and drafts that the list names run again', async () => {
  const user = await signInTestUser(server);
  await run(user, csv(line('BLOCKED'), line('DELETED'), line('EXPIRED'), line('DRAFT')));
  await sql`update adverts set status = own_reference, expires_at = case own_reference when 'EXPIRED' then ${TEST_NOW}::timestamptz
    else expires_at end, deleted_at = case own_reference when 'DELETED' then ${TEST_NOW}::timestamptz end
    where user_id = ${user.key}`.execute(db);
  const done = await run(user, csv(line('BLOCKED'), line('DELETED'), line('EXPIRED'), line('DRAFT')));
  expect(done).toMatchObject({ updatedCount: 2, failedCount: 2 });
  expect(done.issues.map(({ message }: { message: string }) => message)).toEqual([
    expect.stringContaining('gesperrt'),
    expect.stringContaining('gelöscht'),
  ]);
  expect((await adverts(user)).map(({ status }) => status)).toEqual(['BLOCKED', 'DELETED', 'ACTIVE', 'ACTIVE']);
});

test('rows that shall not run become drafts with gaps, pellets without the permission too', async () => {
  const user = await signInTestUser(server);
  const head = 'kennung;kategorie;titel;qualitaet;veroeffentlichen';
  const done = await run(user, `${head}\nD;Wald;Noch ohne alles;;nein\nP;Pellets;Pellets lose;ENplus A1;nein`);
  expect(done).toMatchObject({ createdCount: 2, failedCount: 0 });
  expect(await adverts(user)).toMatchObject([
    { own_reference: 'D', status: 'DRAFT' },
    { own_reference: 'P', status: 'DRAFT' },
  ]);
});

test('pellets that shall run need the permission beyond the free left-over, all rows together', async () => {
  const user = await signInTestUser(server);
  const head = 'kennung;kategorie;titel;beschreibung;qualitaet;menge;einheit;plz';
  const row = (name: string, kg: number) =>
    `${name};Pellets;Pellets im Sack;Trocken gelagert und sauber gestapelt.;ENplus A1;${kg};KG;4020`;
  const done = await run(user, [head, row('A', 300), row('B', 201), row('C', 200)].join('\n'));
  expect(done).toMatchObject({ createdCount: 2, failedCount: 1 });
  expect(done.issues[0]).toMatchObject({ row: 3, column: 'kategorie' });
  expect(done.issues[0].message).toContain('wären es 501 kg');
  expect(done.issues[0].message).not.toContain('#:#');
  expect(await adverts(user)).toMatchObject([
    { own_reference: 'A', status: 'ACTIVE' },
    { own_reference: 'C', status: 'ACTIVE' },
  ]);
});

test('JSON says the same with the names of the calls, every entry for itself', async () => {
  const user = await signInTestUser(server);
  const entry = {
    ownReference: 'J-1',
    category: 'FIREWOOD',
    title: 'Buche aus dem Programm',
    description: 'Zwei Jahre gelagert und sauber gespalten.',
    categoryData: { furnaceWoodTypeIds: [20], lengthInCm: 33 },
    pricePerUnitInCents: 11_900,
    address: { postalCode: '4020' },
  };
  const deep = `{"ownReference":"TIEF","category":"FIREWOOD","title":${'['.repeat(1000)}${']'.repeat(1000)}}`;
  const list = `[${JSON.stringify(entry)},{"ownReference":"KAPUTT",},17,{"ownReference":"J-1"},{"ownReference":"J-2","category":"X"}]`;
  const done = await run(user, list, '', 'application/json');
  expect(done).toMatchObject({ format: 'JSON', createdCount: 1, failedCount: 4 });
  expect(done.issues.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
    [2, null],
    [3, null],
    [4, 'ownReference'],
    [5, 'category'],
  ]);
  expect(await run(user, `[${JSON.stringify(entry)}]`, '', 'application/json')).toMatchObject({ unchangedCount: 1 });
  expect(await run(user, `[{"ownReference":"J-1","pricePerUnitInCents":9900}]`, '', 'application/json')).toMatchObject({
    updatedCount: 1,
  });
  expect(await adverts(user)).toMatchObject([{ cents: 9_900, title: 'Buche aus dem Programm', version: 2 }]);
  expect(await run(user, `[${deep}]`, '', 'application/json')).toMatchObject({ status: 'FAILED', createdCount: 0 });
});

test('the templates of all categories can be imported as they are', async () => {
  const user = await signInTestUser(server, ['pellets']);
  // Services are no private sale.
  await sql`update users set is_business = true where id = ${user.key}`.execute(db);
  for (const category of CATEGORY_CODES) {
    const template = await call('GET', `${IMPORTS}/templates/${category}`, {});
    expect(template).toMatchObject({ status: 200, headers: { 'content-type': 'text/csv; charset=utf-8' } });
    const done = await run(user, template.body);
    expect(done).toMatchObject({ createdCount: 2, failedCount: 0, issues: [] });
    expect(await run(user, template.body)).toMatchObject({ unchangedCount: 2 });
  }
  expect((await call('GET', `${IMPORTS}/templates/KOHLE`, {})).status).toBe(400);
});

test('files that are no list are refused at once', async () => {
  const user = await signInTestUser(server);
  const junk = Buffer.alloc(10 * 1024 * 1024, 'xÿ\u0000');
  const refusals: [string | Buffer, string, number, string][] = [
    ['', 'text/csv', 422, 'import.empty'],
    [Buffer.from('PK\u0003\u0004xlsx'), 'text/csv', 422, 'import.not-a-table'],
    ['name;preis\na;1', 'text/csv', 422, 'import.no-reference-column'],
    [junk, 'text/csv', 422, 'import.no-reference-column'],
    [Buffer.alloc(10 * 1024 * 1024, ';'), 'text/csv', 422, 'import.no-reference-column'],
    [Buffer.concat([junk, Buffer.from('x')]), 'text/csv', 413, 'import.too-large'],
    ['{"adverts":[]}', 'application/json', 422, 'import.not-a-list'],
  ];
  for (const [payload, type, status, code] of refusals)
    expect(await call('POST', IMPORTS, user, { payload, type })).toMatchObject({ status, body: { code } });
  expect((await call('POST', IMPORTS, user)).status).toBe(400);
  expect((await call('GET', IMPORTS, user)).body.totalElements).toBe(0);
});

test('a form brings its file as well', async () => {
  const user = await signInTestUser(server);
  const payload = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${csv(line('F'))}\r\n--b--\r\n`;
  const started = await call('POST', IMPORTS, user, { payload, type: 'multipart/form-data; boundary=b' });
  expect(started.status).toBe(202);
  expect(await finished(user, started.body.id)).toMatchObject({ createdCount: 1 });
});

test('the name of a file is one line, whatever its sender calls it', async () => {
  const user = await signInTestUser(server);
  const given = encodeURIComponent('liste.csv\r\nSet-Cookie: a=1\u0007');
  const payload = csv(line('F'));
  const started = await call('POST', `${IMPORTS}?dryRun=true&fileName=${given}`, user, { payload, type: 'text/csv' });
  expect(started.status).toBe(202);
  expect(await finished(user, started.body.id)).toMatchObject({ fileName: 'liste.csv Set-Cookie: a=1' });
});

test('hostile cells are rows with errors, not faults: NUL, a megabyte, open and stray quotes, formulas', async () => {
  const user = await signInTestUser(server);
  const rows = [
    line('NUL', { title: 'Buche\u0000 trocken' }),
    line('GROSS', { title: 'x'.repeat(1_000_000) }),
    line('ZAHL', { price: '9'.repeat(100_000) }),
    line('=HYPERLINK("http://böse.example")', { price: '-5' }),
    line('GUT'),
  ];
  const done = await run(user, csv(...rows));
  expect(done).toMatchObject({ status: 'DONE', createdCount: 1, failedCount: 4 });
  expect(await adverts(user)).toMatchObject([{ own_reference: 'GUT' }]);
  const table = await call('GET', `${IMPORTS}/${done.id}/issues`, user);
  expect(table.headers['content-disposition']).toContain('attachment');
  expect(table.body).toContain(`"'=HYPERLINK(""http://böse.example"")"`);
  expect(table.body.split('\r\n')[0]).toBe('\uFEFFZeile;Spalte;Kennung;Art;Meldung');
  const stray = line('STRAY').replace('Buche 33', '"Buche" 33');
  expect(await run(user, csv(line('GUT'), stray, line('NACH')))).toMatchObject({ status: 'FAILED', unchangedCount: 1 });
  const open = await run(user, csv(line('VOR'), line('OFFEN', { title: '"nie zu' }), line('NACH')), '?fullFeed=true');
  expect(open).toMatchObject({ status: 'FAILED', createdCount: 1, pausedCount: 0 });
  expect(open.issues[0]).toMatchObject({ row: 3, message: expect.stringContaining('Anführungszeichen') });
  expect((await adverts(user)).map(({ own_reference, status }) => [own_reference, status])).toEqual([
    ['GUT', 'ACTIVE'],
    ['VOR', 'ACTIVE'],
  ]);
});

test('the same file twice at once is one run, and an Idempotency-Key starts one only', async () => {
  const user = await signInTestUser(server);
  const payload = csv(...Array.from({ length: 60 }, (_, number) => line(`R-${number}`)));
  const twice = await Promise.all([0, 1, 2].map(() => call('POST', IMPORTS, user, { payload })));
  expect(twice.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
  const other = await call('POST', IMPORTS, user, { payload: csv(line('X')) });
  expect(other).toMatchObject({ status: 409, body: { code: 'import.under-way' } });
  expect(await finished(user, twice[0]?.body.id)).toMatchObject({ createdCount: 60 });
  const key = { 'idempotency-key': newId() };
  const first = await call('POST', IMPORTS, user, { payload, headers: key });
  await finished(user, first.body.id);
  expect((await call('POST', IMPORTS, user, { payload, headers: key })).body.id).toBe(first.body.id);
  expect((await call('POST', IMPORTS, user, { payload: csv(line('Y')), headers: key })).status).toBe(422);
  expect(await adverts(user)).toHaveLength(60);
});

test('20,000 rows a day go, then no more until tomorrow', async () => {
  const user = await signInTestUser(server);
  const tooMany = `kennung\n${Array.from({ length: 20_001 }, (_, number) => `N-${number}`).join('\n')}`;
  expect(await run(user, tooMany, '?dryRun=true')).toMatchObject({
    status: 'FAILED',
    failure: expect.stringContaining('20.000'),
  });
  const first = await run(user, csv(line('A')));
  await sql`update import_runs set row_count = 19999 where id = ${first.id}`.execute(db);
  expect(await run(user, csv(line('A'), line('B')))).toMatchObject({
    status: 'FAILED',
    failure: expect.stringContaining('1 Zeile'),
  });
  await sql`update import_runs set row_count = 20000 where id = ${first.id}`.execute(db);
  expect(await call('POST', IMPORTS, user, { payload: csv(line('C')) })).toMatchObject({
    status: 429,
    body: { code: 'import.daily-limit' },
  });
  await atTime(server, new Date(TEST_NOW.getTime() + 86_400_001), async () => {
    const later = await signInAgain(server, user);
    expect(await run(later, csv(line('C')))).toMatchObject({ createdCount: 1 });
  });
});

test('an account that may not publish is told at once; one that is blocked meanwhile stops', async () => {
  const unready = await insertUser(db, { isConfirmed: false });
  const user = await signInAgain(server, unready);
  expect(await call('POST', IMPORTS, user, { payload: csv(line('A')) })).toMatchObject({
    status: 403,
    body: { code: 'account.not-ready' },
  });
  expect(await run(user, csv(line('A')), '?dryRun=true')).toMatchObject({ status: 'DONE', createdCount: 1 });
});

test('runs go after 90 days and files of dry runs after one; a run belongs to its account alone', async () => {
  const user = await signInTestUser(server);
  const dry = await run(user, csv(line('A')), '?dryRun=true');
  const late = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000 + 1);
  await atTime(server, late(1), () => dropOldImports(server.base));
  expect(await call('POST', `${IMPORTS}/${dry.id}/apply`, user)).toMatchObject({
    status: 409,
    body: { code: 'import.not-to-apply' },
  });
  await atTime(server, late(90), () => dropOldImports(server.base));
  expect((await call('GET', `${IMPORTS}/${dry.id}`, user)).status).toBe(404);
});

test('a run that is killed half way goes on where it stopped: no row twice, none half, counts as if nothing had been', async () => {
  const user = await signInTestUser(server);
  const quiet = await createTestServer(db);
  const payload = csv(...Array.from({ length: 60 }, (_, number) => line(`K-${String(number).padStart(2, '0')}`)));
  let looks = 0;
  let die: (reason: Error) => void = () => undefined;
  const hangingFindPlace: FindPlace = async () => {
    looks += 1;
    // Two lookups per row: to plan it and to write it. In the second step the process hangs.
    if (looks > 70) return new Promise((_resolve, reject) => void (die = reject));
    return { name: 'Amstetten', federalStateId: 3, latitude: 48.12, longitude: 14.87 };
  };
  const hanging = startImportJobs(quiet.base, { findPlace: hangingFindPlace, files: quiet.files });
  const id = newId();
  await sql`insert into import_runs (id, user_id, source, format, is_dry_run, is_full_feed, status, created_at, claimed_until)
    values (${id}, ${user.key}, 'API', 'CSV', false, false, 'RUNNING', ${TEST_NOW}, ${new Date(TEST_NOW.getTime() + 1e9)})`.execute(
    db,
  );
  await sql`insert into import_files (run_id, content, created_at) values (${id}, ${Buffer.from(payload)}, ${TEST_NOW})`.execute(
    db,
  );
  await sql`update import_runs set claimed_until = null where id = ${id}`.execute(db);
  void hanging.work();
  await vi.waitFor(() => expect(looks).toBe(71), { timeout: 10_000 });
  const standing = await adverts(user);
  expect(standing).toHaveLength(25);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'
    and datname = current_database()`.execute(db);
  const later = new Date(TEST_NOW.getTime() + 61_000);
  await atTime(server, later, async () => {
    expect(await finished(await signInAgain(server, user), id)).toMatchObject({
      status: 'DONE',
      createdCount: 60,
      unchangedCount: 0,
      failedCount: 0,
    });
  });
  const all = await adverts(user);
  expect(all).toHaveLength(60);
  expect(all.every(({ status, version }) => status === 'ACTIVE' && version === 1)).toBe(true);
  die(new Error('killed'));
  await hanging.stop();
});

test('a run that never gets a step forward is given up in plain words', async () => {
  const user = await signInTestUser(server);
  const id = newId();
  await sql`insert into import_runs (id, user_id, source, format, is_dry_run, is_full_feed, status, attempts, created_at)
    values (${id}, ${user.key}, 'API', 'CSV', false, false, 'RUNNING', 5, ${TEST_NOW})`.execute(db);
  expect(await finished(user, id)).toMatchObject({
    status: 'FAILED',
    failure: expect.stringContaining('unterbrochen'),
  });
});

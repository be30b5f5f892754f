import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { TEST_NOW } from '#test/factories.ts';
import { pngClaiming } from '#test/hostile-pictures.ts';
import { picturesOf, rednessOf } from '#test/imported-pictures.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, createTestServer, signInTestUser } from '#test/test-server.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { uploadKey } from '#server/pictures/uploads.service.ts';
import type { AddressRule } from '#server/platform/http/outgoing/outgoing-address.ts';
import { PUBLIC_PICTURES_ONLY } from './picture-address.ts';
import { startPictureJobs } from './picture-jobs.ts';

const THIS_MACHINE: AddressRule = { acceptsUrl: ({ protocol }) => protocol === 'http:', acceptsHost: () => true };
const db = await createTestDatabase();
const server = await createTestServer(db, {}, THIS_MACHINE.acceptsUrl);
const IMPORTS = '/api/v1/imports';

const photo = (red: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Geheim', Artist: 'Franz' } })
    .toBuffer();
const photos = await Promise.all([10, 60, 110, 160, 210].map(photo));

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;
const asked: string[] = [];
const answers: Record<string, Answer> = {};
const shop = createServer((request, reply) => {
  asked.push(`${request.url}`);
  const [, number] = /^\/(\d)\.jpg/.exec(request.url ?? '') ?? [];
  const answer = answers[request.url ?? ''];
  if (answer) answer(request, reply);
  else if (number === undefined) reply.writeHead(404).end();
  else reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(photos[Number(number)]);
});
await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
const at = (...paths: string[]) => paths.map((path) => origin + path).join(' | ');
afterAll(() => shop.close());

let rule = THIS_MACHINE;
let openJobs: { stop: () => Promise<void> }[] = [];
async function fetchPictures(timeLimitInMs = 5_000): Promise<void> {
  const jobs = startPictureJobs(server.base, { files: server.files, rule, timeLimitInMs });
  openJobs.push(jobs);
  await jobs.work();
  await jobs.stop();
}
beforeEach(async () => {
  await Promise.all(openJobs.map((jobs) => jobs.stop()));
  openJobs = [];
  rule = THIS_MACHINE;
  asked.length = 0;
  for (const name of Object.keys(answers)) delete answers[name];
  server.setNow(TEST_NOW);
});

const HEAD = 'kennung;kategorie;titel;beschreibung;holzarten;laenge_cm;preis_je_einheit;einheit;menge;plz';
const line = (reference: string) =>
  `${reference};Brennholz;Buche trocken;Zwei Jahre gelagert, sauber gespalten.;Buche;33;120;rm;10;3300`;
const withPictures = (...rows: [string, string][]) =>
  [`${HEAD};bilder`, ...rows.map(([reference, cell]) => `${line(reference)};"${cell}"`)].join('\n');

const get = async (user: SignedInUser, id: string) =>
  (await server.app.inject({ url: `${IMPORTS}/${id}`, headers: user.headers })).json();
async function start(user: SignedInUser, payload: string, { query = '', type = 'text/csv' } = {}) {
  const headers = { ...user.headers, 'content-type': type };
  const reply = await server.app.inject({ method: 'POST', url: IMPORTS + query, headers, payload });
  const { id } = reply.json();
  await vi.waitFor(async () => expect((await get(user, id)).status).not.toBe('RUNNING'), {
    timeout: 20_000,
    interval: 20,
  });
  return id as string;
}
async function run(user: SignedInUser, payload: string, options = {}) {
  const id = await start(user, payload, options);
  await fetchPictures();
  return get(user, id);
}
const hanging = (user: { key: number }, reference = 'A') => picturesOf(db, user, reference);
const reds = (files: string[]) => rednessOf(server.files, files);
async function upload(user: SignedInUser, picture: Buffer): Promise<string> {
  const { rows } = await sql<{ id: string }>`select public_id as id from adverts where user_id = ${user.key}`.execute(
    db,
  );
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'eigenes.jpg');
  const body = new Response(form);
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/v1/adverts/${rows[0]?.id}/images`,
    headers: { ...user.headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expect(reply.statusCode).toBeLessThan(300);
  return reply.json().storedFileId;
}
const storedFiles = async (user: { key: number }) =>
  (await sql<{ n: number }>`select count(*)::int as n from stored_files where user_id = ${user.key}`.execute(db))
    .rows[0]?.n;

test('pictures of a list hang in its order, re-encoded without what they said of their owner', async () => {
  const user = await signInTestUser(server);
  const id = await start(user, withPictures(['A', at('/3.jpg', '/1.jpg', '/2.jpg')]));
  expect(await get(user, id)).toMatchObject({ status: 'DONE', createdCount: 1, picturesWaiting: 3, pictureCount: 0 });
  await fetchPictures();
  expect(await get(user, id)).toMatchObject({ picturesWaiting: 0, pictureCount: 3, pictureFailedCount: 0, issues: [] });
  const files = await hanging(user);
  expect(await reds(files)).toEqual([160, 60, 110]);
  const kept = await server.files.read(uploadKey(files[0] ?? ''));
  const bytes = kept ? await buffer(kept.stream) : Buffer.alloc(0);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes('Geheim')).toBe(false);
});

test('JSON names pictures by address as well; a list without them leaves them, an empty cell takes them away', async () => {
  const user = await signInTestUser(server);
  const entry = { ownReference: 'A', category: 'FIREWOOD', publish: false, title: 'Buche' };
  const json = (part: object) => JSON.stringify([{ ...entry, ...part }]);
  const type = 'application/json';
  await run(user, json({ images: [`${origin}/1.jpg`, `${origin}/2.jpg`] }), { type });
  const files = await hanging(user);
  expect(await reds(files)).toEqual([60, 110]);
  await run(user, json({}), { type });
  await run(user, 'kennung;menge;veroeffentlichen\nA;7;nein');
  expect(await hanging(user)).toEqual(files);
  await run(user, 'kennung;bilder;veroeffentlichen\nA;;nein');
  expect(await hanging(user)).toEqual([]);
});

test('pictures added by hand stay behind those of every list', async () => {
  const user = await signInTestUser(server);
  await run(user, [HEAD, line('A')].join('\n'));
  const own = await upload(user, await photo(250));
  await run(user, withPictures(['A', at('/1.jpg')]));
  expect(await reds(await hanging(user))).toEqual([60, 250]);
  await run(user, withPictures(['A', at('/2.jpg', '/1.jpg')]));
  expect(await reds(await hanging(user))).toEqual([110, 60, 250]);
  await run(user, [HEAD, line('A')].join('\n'));
  expect(await hanging(user)).toHaveLength(3);
  const none = 'kennung;bilder\nA;';
  expect(await run(user, none, { query: '?dryRun=true' })).toMatchObject({ updatedCount: 1 });
  expect(await run(user, none)).toMatchObject({ updatedCount: 1, unchangedCount: 0 });
  expect(await run(user, none)).toMatchObject({ updatedCount: 0, unchangedCount: 1 });
  expect(await hanging(user)).toEqual([own]);
});

test('what did not change is neither fetched nor stored again; what did change takes its place', async () => {
  const user = await signInTestUser(server);
  let state = '"1"';
  let sent = 0;
  answers['/0.jpg'] = (request, reply) => {
    if (request.headers['if-none-match'] === state) return void reply.writeHead(304).end();
    sent += 1;
    reply.writeHead(200, { etag: state }).end(photos[state === '"1"' ? 0 : 4]);
  };
  const list = withPictures(['A', at('/0.jpg', '/1.jpg')]);
  await run(user, list);
  const files = await hanging(user);
  const version = async () =>
    (await sql<{ at: Date }>`select updated_at as at from adverts where user_id = ${user.key}`.execute(db)).rows;
  const before = await version();
  server.setNow(new Date(TEST_NOW.getTime() + 60_000));
  expect(await run(user, list)).toMatchObject({ unchangedCount: 1, pictureCount: 2 });
  expect([sent, await storedFiles(user), await hanging(user), await version()]).toEqual([1, 2, files, before]);
  state = '"2"';
  await run(user, list);
  expect(await reds(await hanging(user))).toEqual([210, 60]);
  expect((await hanging(user))[1]).toBe(files[1]);
});

test('a picture that many adverts show is fetched once an import', async () => {
  const user = await signInTestUser(server);
  const references = Array.from({ length: 12 }, (_, index) => `A${index}`);
  await run(user, withPictures(...references.map((one): [string, string] => [one, at('/1.jpg')])));
  expect(asked).toEqual(['/1.jpg']);
  expect(await storedFiles(user)).toBe(1);
  for (const reference of references) expect(await hanging(user, reference)).toHaveLength(1);
});

test('a picture that cannot be had is named with its row; the row and its other pictures come', async () => {
  const user = await signInTestUser(server);
  answers['/page'] = (_request, reply) => reply.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>');
  answers['/heavy'] = (_request, reply) => reply.writeHead(200, { 'content-length': String(16 * 1024 * 1024) }).end();
  answers['/endless'] = (_request, reply) => {
    reply.writeHead(200);
    const more = (): void => {
      while (!reply.destroyed && reply.write(Buffer.alloc(500_000)));
      if (!reply.destroyed) reply.once('drain', more);
    };
    more();
  };
  answers['/huge'] = (_request, reply) => reply.writeHead(200).end(pngClaiming(20_000, 20_000));
  answers['/loop'] = (_request, reply) => reply.writeHead(302, { location: '/loop' }).end();
  answers['/moved'] = (_request, reply) => reply.writeHead(301, { location: '/2.jpg' }).end();
  const cell = at('/gone', '/page', '/heavy', '/endless', '/huge', '/loop', '/1.jpg', '/moved');
  const done = await run(user, withPictures(['A', `ftp:kein-bild ${cell}`]));
  expect(done).toMatchObject({ createdCount: 1, failedCount: 0, pictureCount: 2, pictureFailedCount: 7 });
  expect(await reds(await hanging(user))).toEqual([60, 110]);
  expect(done.issues[0].message).toContain('ftp:kein-bild');
  for (const issue of done.issues) expect(issue).toMatchObject({ row: 2, reference: 'A', column: 'bilder' });
  const said = done.issues.map(({ message }: { message: string }) => message.replaceAll(origin, ''));
  expect(said.slice(1)).toEqual(
    [
      /\/gone: Der Server antwortet mit 404/,
      /\/page: .*kein Bild/,
      /\/heavy: .*größer als 15 MB/,
      /\/endless: .*größer als 15 MB/,
      /\/huge: .*Megapixel/,
      /\/loop: .*laden wir keine Bilder/,
    ].map((pattern) => expect.stringMatching(pattern)),
  );
});

test('a slow or busy server is asked again, three times at most; meanwhile and after, what hung goes on hanging', async () => {
  const user = await signInTestUser(server);
  await run(user, withPictures(['A', at('/1.jpg')]));
  const files = await hanging(user);
  answers['/1.jpg'] = () => undefined;
  answers['/2.jpg'] = (_request, reply) => reply.writeHead(503).end();
  asked.length = 0;
  const id = await start(user, withPictures(['A', at('/1.jpg', '/2.jpg')]));
  for (let minute = 0; minute < 10; minute += 1) {
    server.setNow(new Date(TEST_NOW.getTime() + minute * 60_000));
    await fetchPictures(100);
  }
  expect(asked.toSorted()).toEqual(['/1.jpg', '/1.jpg', '/1.jpg', '/2.jpg', '/2.jpg', '/2.jpg']);
  expect(await hanging(user)).toEqual(files);
  const done = await get(user, id);
  expect(done).toMatchObject({ picturesWaiting: 0, pictureFailedCount: 2 });
  expect(done.issues.map(({ message }: { message: string }) => message)).toEqual([
    expect.stringContaining('zu lange'),
    expect.stringContaining('503'),
  ]);
});

test('no list makes the server ask inside its own network, not by a bare address, a name or a redirect', async () => {
  const user = await signInTestUser(server);
  const byName = `http://localhost:${new URL(origin).port}/1.jpg`;
  answers['/away'] = (_request, reply) => reply.writeHead(302, { location: '/1.jpg' }).end();
  const list = withPictures(['A', `${byName} ${at('/1.jpg', '/away')}`]);
  const refused = await start(user, list);
  // Names are judged by what they lead to, the rest by what is written.
  rule = {
    acceptsUrl: (url) => url.pathname === '/away' || url.hostname === 'localhost',
    acceptsHost: PUBLIC_PICTURES_ONLY.acceptsHost,
  };
  for (let minute = 0; minute < 6; minute += 1) {
    server.setNow(new Date(TEST_NOW.getTime() + minute * 60_000));
    await fetchPictures();
  }
  expect(await get(user, refused)).toMatchObject({ pictureCount: 0, pictureFailedCount: 3 });
  expect(asked.filter((path) => path !== '/away')).toEqual([]);
  const strict = PUBLIC_PICTURES_ONLY.acceptsUrl;
  for (const address of [
    'http://bilder.example.at/1.jpg',
    'https://127.0.0.1/1.jpg',
    'https://[::1]/1.jpg',
    'https://[::ffff:10.0.0.1]/1.jpg',
    'https://2130706433/1.jpg',
    'https://localhost/1.jpg',
    'https://nas.local/1.jpg',
    'https://franz:geheim@bilder.example.at/1.jpg',
    'https://bilder.example.at:5432/1.jpg',
    'file:///etc/passwd',
  ])
    expect([address, strict(new URL(address))]).toEqual([address, false]);
  expect(strict(new URL('https://bilder.example.at/1.jpg'))).toBe(true);
});

test('a dry run names what it cannot ask for and asks for nothing', async () => {
  const user = await signInTestUser(server);
  const many = Array.from({ length: 14 }, (_, index) => `${origin}/1.jpg?${index}`).join(' ');
  const dry = await run(user, withPictures(['A', many], ['B', 'foto.jpg']), { query: '?dryRun=true' });
  expect(dry).toMatchObject({
    createdCount: 2,
    failedCount: 0,
    picturesWaiting: 0,
    pictureCount: 12,
    pictureFailedCount: 1,
  });
  expect(dry.issues).toMatchObject([
    { row: 2, severity: 'HINT', column: 'bilder', message: expect.stringContaining('höchstens 12') },
    { row: 3, severity: 'HINT', column: 'bilder', message: expect.stringContaining('foto.jpg') },
  ]);
  expect(asked).toEqual([]);
});

test('a process that is killed half way leaves the rest to the next, and every picture hangs once', async () => {
  const user = await signInTestUser(server);
  const id = await start(user, withPictures(['A', at('/1.jpg', '/2.jpg', '/3.jpg')]));
  // The first process has fetched one picture and died with its lease.
  answers['/2.jpg'] = (_request, reply) => reply.writeHead(503).end();
  answers['/3.jpg'] = (_request, reply) => reply.writeHead(503).end();
  await fetchPictures();
  await sql`update import_picture_sets set claim = ${server.base.newId()},
    claimed_until = ${new Date(TEST_NOW.getTime() + 120_000)} where is_waiting`.execute(db);
  delete answers['/2.jpg'];
  delete answers['/3.jpg'];
  await fetchPictures();
  expect(await get(user, id)).toMatchObject({ picturesWaiting: 3 });
  server.setNow(new Date(TEST_NOW.getTime() + 121_000));
  await Promise.all([fetchPictures(), fetchPictures()]);
  expect(asked.filter((path) => path === '/1.jpg')).toHaveLength(1);
  expect(await reds(await hanging(user))).toEqual([60, 110, 160]);
  expect(await storedFiles(user)).toBe(3);
  expect(await get(user, id)).toMatchObject({ picturesWaiting: 0, pictureCount: 3 });
});

test('a newer list takes over while pictures of an older one are being fetched', async () => {
  const user = await signInTestUser(server);
  let release = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    answers['/1.jpg'] = (_request, reply) => {
      release = () => void reply.writeHead(200).end(photos[1]);
      resolve();
    };
  });
  const older = await start(user, withPictures(['A', at('/1.jpg')]));
  const working = fetchPictures();
  await arrived;
  const newer = await start(user, withPictures(['A', at('/2.jpg')]));
  release();
  await working;
  await fetchPictures();
  expect(await reds(await hanging(user))).toEqual([110]);
  expect(await get(user, older)).toMatchObject({ picturesWaiting: 0, pictureCount: 0 });
  expect(await get(user, newer)).toMatchObject({ picturesWaiting: 0, pictureCount: 1 });
});

test('a deleted advert and a blocked account get no pictures', async () => {
  const [deleter, blocked] = [await signInTestUser(server), await signInTestUser(server)];
  for (const user of [deleter, blocked]) await start(user, withPictures(['A', at('/1.jpg')]));
  await sql`update adverts set status = 'DELETED' where user_id = ${deleter.key}`.execute(db);
  await sql`update users set blocked_at = ${TEST_NOW} where id = ${blocked.key}`.execute(db);
  await fetchPictures();
  expect([await hanging(deleter), await hanging(blocked)]).toEqual([[], []]);
  const { rows } = await sql`select 1 from import_picture_sets where is_waiting`.execute(db);
  expect(rows).toEqual([]);
});

test('pictures at which processes end again and again are given up and named', async () => {
  const user = await signInTestUser(server);
  const id = await start(user, withPictures(['A', at('/1.jpg')]));
  await sql`update import_picture_sets set attempts = 6 where is_waiting`.execute(db);
  await fetchPictures();
  expect(asked).toEqual([]);
  expect(await get(user, id)).toMatchObject({
    picturesWaiting: 0,
    pictureFailedCount: 1,
    issues: [{ row: 2, message: expect.stringContaining('mehrmals unterbrochen') }],
  });
});

test('where there is no room for all, pictures added by hand stay and those left out are named', async () => {
  const user = await signInTestUser(server);
  await run(user, [HEAD, line('A')].join('\n'));
  const own = await upload(user, await photo(250));
  const twelve = Array.from({ length: 12 }, (_, index) => `/${index % 5}.jpg?${index}`);
  const done = await run(user, withPictures(['A', at(...twelve)]));
  const files = await hanging(user);
  expect([files.length, files.at(-1)]).toEqual([12, own]);
  expect(done.issues).toMatchObject([{ row: 2, column: 'bilder', message: expect.stringContaining('keinen Platz') }]);
});

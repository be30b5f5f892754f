import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { TEST_NOW } from '#test/factories.ts';
import { pngClaiming } from '#test/hostile-pictures.ts';
import { picturesOf, rednessOf } from '#test/imported-pictures.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, createTestServer, signInTestUser } from '#test/test-server.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { dropOldArchives } from './archives.service.ts';
import { PUBLIC_PICTURES_ONLY } from './pictures/picture-address.ts';
import { startPictureJobs } from './pictures/picture-jobs.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const IMPORTS = '/api/v1/imports';
const photo = (red: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer();
const [first, second, third] = await Promise.all([10, 110, 210].map(photo));
if (!first || !second || !third) throw new Error('no photos');
const scratch = join(tmpdir(), `zip-test-${process.pid}.zip`);
afterAll(() => rm(scratch, { force: true }));
beforeEach(() => server.setNow(TEST_NOW));

async function zipOf(...entries: (readonly [string, Buffer])[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of entries) zip.addBuffer(bytes, name, { compress: bytes.length > 0 });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(scratch));
  return readFile(scratch);
}

async function send(user: SignedInUser, zip: Buffer) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(zip)], { type: 'application/zip' }), 'bilder.zip');
  const body = new Response(form);
  const headers = { ...user.headers, 'content-type': body.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await body.arrayBuffer());
  return server.app.inject({ method: 'POST', url: `${IMPORTS}/archives`, headers, payload });
}
const archiveOf = async (user: SignedInUser, zip: Buffer): Promise<string> => (await send(user, zip)).json().id;

const HEAD = 'kennung;kategorie;titel;beschreibung;holzarten;laenge_cm;preis_je_einheit;einheit;menge;plz;bilder';
const line = (reference: string, pictures: string) =>
  `${reference};Brennholz;Buche trocken;Zwei Jahre gelagert, sauber gespalten.;Buche;33;120;rm;10;3300;${pictures}`;
const list = (...rows: [string, string][]) => [HEAD, ...rows.map((row) => line(...row))].join('\n');

const get = async (user: SignedInUser, id: string) =>
  (await server.app.inject({ url: `${IMPORTS}/${id}`, headers: user.headers })).json();
const post = (user: SignedInUser, query: string, payload: string) =>
  server.app.inject({
    method: 'POST',
    url: `${IMPORTS}${query}`,
    headers: { ...user.headers, 'content-type': 'text/csv' },
    payload,
  });
const over = async (user: SignedInUser, id: string) =>
  vi.waitFor(async () => expect((await get(user, id)).status).not.toBe('RUNNING'), { timeout: 20_000, interval: 20 });
async function fetchPictures(): Promise<void> {
  const jobs = startPictureJobs(server.base, { files: server.files, rule: PUBLIC_PICTURES_ONLY });
  await jobs.work();
  await jobs.stop();
}
async function run(user: SignedInUser, query: string, payload: string) {
  const { id } = (await post(user, query, payload)).json();
  await over(user, id);
  await fetchPictures();
  return get(user, id);
}
const hanging = (user: { key: number }, reference: string) => picturesOf(db, user, reference);
const reds = (files: string[]) => rednessOf(server.files, files);
const hints = ({ issues }: { issues: { row: number; column: string; message: string }[] }) =>
  issues.map(({ row, column, message }) => `${row} ${column}: ${message}`);

test('pictures hang by their file names, in the order of the list, whatever case, folder and form of umlauts they have', async () => {
  const user = await signInTestUser(server);
  const zip = await zipOf(
    ['Fotos/La\u0308rche Stapel.JPG', first],
    ['Fotos/b.jpg', second],
    ['__MACOSX/._b.jpg', third],
    ['c.jpg', third],
  );
  const archive = (await send(user, zip)).json();
  expect(archive).toMatchObject({ pictureCount: 3, sizeInBytes: zip.length });
  const payload = list(['A', 'c.jpg|l\u00E4rche stapel.jpg'], ['B', 'B.JPG, c.jpg']);
  const done = await run(user, `?archiveId=${archive.id}`, payload);
  expect(done).toMatchObject({ status: 'DONE', createdCount: 2, pictureCount: 4, pictureFailedCount: 0, issues: [] });
  expect(await reds(await hanging(user, 'A'))).toEqual([210, 10]);
  expect(await reds(await hanging(user, 'B'))).toEqual([110, 210]);
});

test('the same zip and list again make no picture twice, a zip with a newer picture of the name replaces it', async () => {
  const user = await signInTestUser(server);
  const zip = await zipOf(['a.jpg', first], ['b.jpg', second]);
  const id = await archiveOf(user, zip);
  await run(user, `?archiveId=${id}`, list(['A', 'a.jpg|b.jpg']));
  const before = await hanging(user, 'A');
  expect(await archiveOf(user, zip)).toBe(id);
  await run(user, `?archiveId=${id}`, list(['A', 'a.jpg|b.jpg']));
  const repacked = await archiveOf(user, await zipOf(['neu/a.jpg', first], ['a.jpg', first], ['b.jpg', second]));
  await run(user, `?archiveId=${repacked}`, list(['A', 'a.jpg|b.jpg']));
  expect(await hanging(user, 'A')).toEqual(before);
  const { rows } = await sql`select from stored_files where user_id = ${user.key}`.execute(db);
  expect(rows).toHaveLength(2);
  const newer = await archiveOf(user, await zipOf(['a.jpg', third], ['b.jpg', second]));
  await run(user, `?archiveId=${newer}`, list(['A', 'a.jpg|b.jpg']));
  expect(await reds(await hanging(user, 'A'))).toEqual([210, 110]);
  expect((await hanging(user, 'A'))[1]).toBe(before[1]);
});

test('what is missing, there twice, no picture or too many pixels is named at its row, and the others hang', async () => {
  const user = await signInTestUser(server);
  const zip = await zipOf(
    ['a.jpg', first],
    ['x/1.jpg', second],
    ['y/1.jpg', third],
    ['text.jpg', Buffer.from('kein Bild')],
    ['riesig.png', pngClaiming(60_000, 60_000)],
  );
  const done = await run(
    user,
    `?archiveId=${await archiveOf(user, zip)}`,
    list(['A', 'a.jpg|fehlt.jpg|1.jpg|y/1.jpg|text.jpg|riesig.png']),
  );
  expect(done).toMatchObject({ createdCount: 1, failedCount: 0, pictureCount: 2, pictureFailedCount: 4 });
  expect(await reds(await hanging(user, 'A'))).toEqual([10, 210]);
  expect(hints(done)).toEqual([
    '2 bilder: Das Bild „fehlt.jpg“ ist nicht in der Zip-Datei.',
    expect.stringMatching(/^2 bilder: Das Bild „1.jpg“ gibt es in der Zip-Datei mehrmals\. Schreib den Ordner dazu/),
    expect.stringMatching(/^2 bilder: Bild text\.jpg: /),
    expect.stringMatching(/^2 bilder: Bild riesig\.png: .*Megapixel/),
  ]);
});

test('a list that names files without a zip says so and leaves the pictures as they are', async () => {
  const user = await signInTestUser(server);
  await run(user, `?archiveId=${await archiveOf(user, await zipOf(['a.jpg', first]))}`, list(['A', 'a.jpg']));
  const done = await run(user, '', list(['A', 'a.jpg']));
  expect(hints(done)).toEqual([
    '2 bilder: „a.jpg“ ist der Name einer Datei, aber zur Liste gibt es keine Zip-Datei mit Bildern.',
  ]);
  expect(await reds(await hanging(user, 'A'))).toEqual([10]);
});

test('a dry run counts and names them, takes none, and is carried out with the same zip', async () => {
  const user = await signInTestUser(server);
  const id = await archiveOf(user, await zipOf(['a.jpg', first]));
  const dry = await run(user, `?dryRun=true&archiveId=${id}`, list(['A', 'a.jpg|b.jpg']));
  expect(dry).toMatchObject({ pictureCount: 1, pictureFailedCount: 1, mayBeApplied: true });
  const headers = user.headers;
  const applied = await server.app.inject({ method: 'POST', url: `${IMPORTS}/${dry.id}/apply`, headers });
  await over(user, applied.json().id);
  await fetchPictures();
  expect(await reds(await hanging(user, 'A'))).toEqual([10]);
});

/** Sets a bit in the flags of every entry of the directory and before each file. */
function flagged(zip: Buffer, flag: number): Buffer {
  const changed = Buffer.from(zip);
  for (let at = 0; at + 10 < changed.length; at += 1) {
    const signature = changed.readUInt32LE(at);
    const offset = signature === 0x02014b50 ? 8 : signature === 0x04034b50 ? 6 : 0;
    if (offset > 0) changed.writeUInt16LE(changed.readUInt16LE(at + offset) | flag, at + offset);
  }
  return changed;
}

test('what is no zip, damaged, locked or a bomb is refused with its reason, and nothing of it stays', async () => {
  const user = await signInTestUser(server);
  const whole = await zipOf(['a.jpg', first]);
  const refusal = async (zip: Buffer) => {
    const reply = await send(user, zip);
    return `${reply.statusCode} ${reply.json().code}`;
  };
  expect(await refusal(Buffer.from('kein Zip'))).toBe('422 import.zip-damaged');
  expect(await refusal(Buffer.alloc(0))).toBe('422 import.zip-damaged');
  expect(await refusal(whole.subarray(0, whole.length - 40))).toBe('422 import.zip-damaged');
  expect(await refusal(flagged(whole, 1))).toBe('422 import.zip-encrypted');
  expect(await refusal(await zipOf())).toBe('422 import.zip-empty');
  expect(await refusal(await zipOf(['a.jpg', Buffer.alloc(20_000_000)]))).toBe('422 import.zip-bomb');
  const many = Array.from({ length: 10_001 }, (_, at) => [`${at}.jpg`, Buffer.alloc(0)] as const);
  expect(await refusal(await zipOf(...many))).toBe('422 import.zip-too-many');
  const { rows } = await sql`select from import_archives where user_id = ${user.key}`.execute(db);
  expect(rows).toHaveLength(0);
});

test('an entry that cannot be unpacked is named, and the others hang', async () => {
  const user = await signInTestUser(server);
  const zip = await zipOf(['a.jpg', first], ['b.jpg', Buffer.concat([second, Buffer.alloc(3_000)])]);
  const at = zip.indexOf(Buffer.from('b.jpg')) + 5;
  zip.fill(0xff, at + 10, at + 40);
  const done = await run(user, `?archiveId=${await archiveOf(user, zip)}`, list(['A', 'b.jpg|a.jpg']));
  expect(hints(done)).toEqual([
    '2 bilder: Bild b.jpg: Die Datei ist in der Zip-Datei beschädigt oder auf eine Art gepackt, die wir nicht lesen.',
  ]);
  expect(await reds(await hanging(user, 'A'))).toEqual([10]);
});

test('paths that lead out of the zip are names like others: nothing is written where they point', async () => {
  const user = await signInTestUser(server);
  const zip = await zipOf(['aa/bb/cc/x.jpg', first]);
  for (let from = zip.indexOf('aa/bb/cc/'); from >= 0; from = zip.indexOf('aa/bb/cc/', from + 1))
    zip.write('../../../', from, 'latin1');
  const done = await run(user, `?archiveId=${await archiveOf(user, zip)}`, list(['A', 'x.jpg']));
  expect(done).toMatchObject({ pictureCount: 1, issues: [] });
  expect(await reds(await hanging(user, 'A'))).toEqual([10]);
});

test('no one uses the zip of another account, and one that is gone is told', async () => {
  const [user, other] = [await signInTestUser(server), await signInTestUser(server)];
  const id = await archiveOf(user, await zipOf(['a.jpg', first]));
  const stolen = await post(other, `?archiveId=${id}`, list(['A', 'a.jpg']));
  expect([stolen.statusCode, stolen.json().code]).toEqual([422, 'import.zip-unknown']);
  const run404 = await post(user, '?archiveId=00000000-0000-4000-8000-000000000000', list(['A', 'a.jpg']));
  expect(run404.json().code).toBe('import.zip-unknown');
  const stranger = await server.app.inject({ method: 'POST', url: `${IMPORTS}/archives` });
  expect(stranger.statusCode).toBe(401);
});

test('a process that is killed before the pictures hang leaves them to the next one, from the same zip', async () => {
  const user = await signInTestUser(server);
  const id = await archiveOf(user, await zipOf(['a.jpg', first]));
  const { id: runId } = (await post(user, `?archiveId=${id}`, list(['A', 'a.jpg']))).json();
  await over(user, runId);
  await sql`update import_picture_sets set claim = gen_random_uuid(), claimed_until = ${new Date(TEST_NOW.getTime() + 60_000)},
    attempts = 1 where user_id = ${user.key}`.execute(db);
  server.setNow(new Date(TEST_NOW.getTime() + 26 * 3_600_000));
  expect(await dropOldArchives(server.base, server.files)).toBeGreaterThanOrEqual(0);
  await fetchPictures();
  expect(await reds(await hanging(user, 'A'))).toEqual([10]);
  await dropOldArchives(server.base, server.files);
  expect(await server.files.exists(`import-archives/${id}`)).toBe(false);
});

test('an account keeps five zips: a further one takes the place of the oldest that nothing reads', async () => {
  const user = await signInTestUser(server);
  const ids: string[] = [];
  for (let at = 0; at < 6; at += 1) {
    server.setNow(new Date(TEST_NOW.getTime() + at * 1_000));
    ids.push(await archiveOf(user, await zipOf([`${at}.jpg`, first])));
  }
  const kept = await Promise.all(ids.map((id) => server.files.exists(`import-archives/${id}`)));
  expect(kept).toEqual([false, true, true, true, true, true]);
});

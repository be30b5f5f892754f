import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { readdirSync, readlinkSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { uploadAdvertImage } from '#server/adverts/images/advert-images.service.ts';
import { SAME_ORIGIN, TEST_PASSWORD, accountCalls } from '#test/account-calls.ts';
import { TEST_NOW, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, atTime, createTestServer, signInTestUser } from '#test/test-server.ts';
import { unzip } from '#test/unzip.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { register, signInWithCookie } = accountCalls(server);

const exportOf = (headers: Record<string, string>, payload: unknown = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/users/me/export',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });

type Picture = { format?: 'jpeg' | 'webp'; width?: number };

async function hangPicture(
  user: SignedInUser,
  advertId: string,
  { format = 'jpeg', width = 400 }: Picture = {},
): Promise<string> {
  const channels = format === 'webp' ? 4 : 3;
  const raw = { width, height: 300, channels } as const;
  const picture = sharp(randomBytes(width * 300 * channels), { raw });
  const bytes = await (format === 'webp' ? picture.webp() : picture.jpeg()).toBuffer();
  const viewer = { ...user, sessionId: '', secondFactorAt: null, permissions: [], restingPermissions: [] };
  const context = { ...server.base, requestId: 'test', viewer };
  const image = await uploadAdvertImage(
    context,
    { advertId, imageId: server.base.newId(), upload: { bytes } },
    server.files,
  );
  return image.storedFileId ?? '';
}

test('the zip holds everything of the person in JSON, the pictures, and nothing of anybody else', async () => {
  const user = await signInTestUser(server, ['company']);
  const stranger = await signInTestUser(server);
  const advert = await insertAdvert(db, { user, title: 'Buche vom Hof', contact: { phoneNumber: '+43 720 99' } });
  await insertAdvert(db, { user, status: 'DELETED', title: 'Längst verkauft' });
  const foreign = await insertAdvert(db, { user: stranger, title: 'Fremde Fichte' });
  const pictures = [await hangPicture(user, advert.id), await hangPicture(user, advert.id, { format: 'webp' })];
  await hangPicture(stranger, foreign.id);
  await db
    .insertInto('feedback_messages')
    .values({ advert_id: advert.key, name: 'Karl', content: 'Schöne Scheiter', created_at: TEST_NOW })
    .execute();

  await sql`insert into proof_claims (id, user_id, kind, value, stated_at, waits_for)
    values (${server.base.newId()}, ${user.key}, 'ENPLUS', 'AT 012', ${TEST_NOW}, 'MODERATOR')`.execute(db);
  await sql`insert into proof_checks (id, user_id, kind, value, level, checked_by, checked_at)
    values (${server.base.newId()}, ${user.key}, 'ENPLUS', 'AT 012', 'FORM', 'PROGRAM', ${TEST_NOW})`.execute(db);

  const reply = await exportOf(user.headers);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="stammplatz-daten-2026-11-21.zip"',
    'cache-control': 'no-store',
  });
  const files = unzip(reply.rawPayload);
  expect([...files.keys()].toSorted()).toEqual(
    [
      'LIESMICH.txt',
      'anmeldungen.json',
      'anzeigen.json',
      'blockierte.json',
      'chats.json',
      'berechtigungen.json',
      'bestellungen.json',
      'bewertungen.json',
      `bilder/${pictures[0]}.jpg`,
      `bilder/${pictures[1]}.webp`,
      'firma.json',
      'gefolgt.json',
      'gesuche.json',
      'importe.json',
      'konto.json',
      'mails.json',
      'meldungen.json',
      'merkliste.json',
      'nachweise.json',
      'protokoll.json',
      'rechnungen.json',
      'suchauftraege.json',
      'vorlagen.json',
      'werbung.json',
      'meine-daten.html',
    ].toSorted(),
  );
  const json = (name: string) => JSON.parse(files.get(name)?.toString() ?? '');
  expect(json('konto.json')).toMatchObject({ id: user.id, email: user.email, firstname: 'Anna', lastname: 'Muster' });
  const adverts = json('anzeigen.json');
  expect(adverts.map((one: { title: string }) => one.title)).toEqual(['Längst verkauft', 'Buche vom Hof']);
  expect(adverts[1]).toMatchObject({
    id: advert.id,
    contact: { phone_number: '+43 720 99' },
    address: { street: 'Geheimgasse 7' },
    feedback: [{ name: 'Karl', content: 'Schöne Scheiter' }],
    images: [{ stored_file_id: pictures[0] }, { stored_file_id: pictures[1] }],
  });
  expect(json('nachweise.json')).toMatchObject({
    stated: [{ kind: 'ENPLUS', value: 'AT 012' }],
    badges: [],
    checks: [{ value: 'AT 012', level: 'FORM', checked_by: 'PROGRAM' }],
  });
  expect(json('berechtigungen.json')).toMatchObject([{ param: 'company' }]);
  expect(json('anmeldungen.json').sessions).toHaveLength(1);
  expect(json('protokoll.json')).toMatchObject([{ action: 'account.exported', byYourself: true }]);
  expect((await sharp(files.get(`bilder/${pictures[0]}.jpg`)).metadata()).width).toBe(400);
  expect((await sharp(files.get(`bilder/${pictures[1]}.webp`)).metadata()).format).toBe('webp');
  const page = files.get('meine-daten.html')?.toString() ?? '';
  for (const words of ['<h2>Anzeigen</h2>', 'Buche vom Hof', 'Geheimgasse 7', 'Schöne Scheiter', '<dt>Telefon</dt>'])
    expect(page).toContain(words);
  expect(page).toMatch(/<dt>Angelegt am<\/dt><dd>\d{1,2}\.\d{1,2}\.\d{4}, /);
  const text = [...files]
    .filter(([name]) => !name.startsWith('bilder/'))
    .map(([, content]) => content.toString())
    .join('\n');
  expect(text).not.toContain('Fremde Fichte');
  expect(text).not.toContain(stranger.id);
  expect(text).not.toMatch(/argon2|token_hash|code_hash|"user_id"|\$m=/);
});

test('a seller with hundreds of adverts gets all of them as one valid list, and one without any an empty one', async () => {
  const user = await signInTestUser(server);
  for (let number = 0; number < 205; number += 1) await insertAdvert(db, { user, status: 'DRAFT' });
  const read = (reply: Awaited<ReturnType<typeof exportOf>>) =>
    JSON.parse(unzip(reply.rawPayload).get('anzeigen.json')?.toString() ?? '');
  const ids = read(await exportOf(user.headers)).map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(205);
  expect(read(await exportOf((await signInTestUser(server)).headers))).toEqual([]);
});

describe('who may have it', () => {
  it('is anyone who knows the password, where there is one', async () => {
    const { headers } = await register();
    expect((await exportOf(headers, { currentPassword: TEST_PASSWORD })).statusCode).toBe(200);
    for (const payload of [{}, { currentPassword: 'falsch' }, { currentPassword: null }]) {
      const reply = await exportOf(headers, payload);
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ code: 'account.proof-refused', errors: [{ path: 'currentPassword' }] });
    }
  });

  it('is anyone who signed in just now, where there is no password', async () => {
    const { headers } = await signInTestUser(server);
    const later = new Date(TEST_NOW.getTime() + 11 * 60_000);
    expect((await exportOf(headers)).statusCode).toBe(200);
    expect((await atTime(server, later, () => exportOf(headers))).statusCode).toBe(403);
  });

  it('is allowed three times an hour', async () => {
    const limited = await createTestServer(db, { rateLimitsAreOn: true });
    const { headers } = await signInTestUser(limited);
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const url = '/api/v1/users/me/export';
      statuses.push((await limited.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('the form of the page', () => {
  const post = (headers: Record<string, string>, payload: string) =>
    server.app.inject({
      method: 'POST',
      url: '/user/profil-einstellungen/export',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });

  it('gives the zip as a download, without any script', async () => {
    const { email } = await register();
    const cookie = await signInWithCookie(email);
    const reply = await post(cookie, `currentPassword=${encodeURIComponent(TEST_PASSWORD)}`);
    expect(reply.statusCode).toBe(200);
    expect(unzip(reply.rawPayload).has('konto.json')).toBe(true);
  });

  it('comes back to the page with the reason when it is refused', async () => {
    const { email } = await register();
    const cookie = await signInWithCookie(email);
    const wrong = await post(cookie, 'currentPassword=falsch');
    expect([wrong.statusCode, wrong.headers.location]).toEqual([
      303,
      '/user/profil-einstellungen?export=account.proof-refused#datenschutz',
    ]);
    const guest = await post(SAME_ORIGIN, 'currentPassword=x');
    expect(guest.headers.location).toContain('export=session.required');
    expect((await post(cookie, '__proto__=x&currentPassword=a%00b')).statusCode).toBe(303);
  });

  it('is not sent for a foreign page', async () => {
    const { email } = await register();
    const cookie = await signInWithCookie(email);
    const foreign = await post({ ...cookie, 'sec-fetch-site': 'cross-site' }, `currentPassword=${TEST_PASSWORD}`);
    expect(foreign.headers.location).toContain('export=session.cross-site');
  });
});

test('a reader who hangs up in the middle leaves no open file and no fault behind', async () => {
  const user = await signInTestUser(server);
  const advert = await insertAdvert(db, { user });
  for (let number = 0; number < 6; number += 1) await hangPicture(user, advert.id, { width: 2_400 });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const before = openFiles();
  for (let turn = 0; turn < 5; turn += 1) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    await once(socket, 'connect');
    const body = '{}';
    socket.write(
      `POST /api/v1/users/me/export HTTP/1.1\r\nhost: x\r\nauthorization: ${user.headers.authorization}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    let received = 0;
    for await (const part of socket) {
      received += part.length;
      if (received > 200_000) break;
    }
    expect(received).toBeGreaterThan(200_000);
  }
  await expect.poll(() => openFiles() - before, { timeout: 5_000 }).toBeLessThanOrEqual(0);
  expect((await exportOf(user.headers)).statusCode).toBe(200);
});

/** Files of the picture folder that this process has open. */
function openFiles(): number {
  const links = readdirSync('/proc/self/fd').map((name) => readlinkOrNothing(`/proc/self/fd/${name}`));
  return links.filter((target) => target.includes('/uploads/')).length;
}

function readlinkOrNothing(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

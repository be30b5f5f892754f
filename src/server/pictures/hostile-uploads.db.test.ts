import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { hostileFiles } from '#test/hostile-pictures.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer, signInTestUser } from '#test/test-server.ts';
import { dropOldKeys } from '#server/platform/http/idempotency.ts';
import { createRandom } from '#domain/pictures/random.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { uploadKey } from './uploads.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const seller = await signInTestUser(server);
const other = await signInTestUser(server);
const files = await hostileFiles();
const folder = join(server.base.config.dataDir, 'files', 'uploads');

let address = '';
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.app.server.closeAllConnections());

async function createDraft(headers = seller.headers): Promise<string> {
  const reply = await fetch(`${address}/api/v1/adverts`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(COMPLETE_EDITS.LOGS),
  });
  const { id }: { id: string } = await reply.json();
  return id;
}

type Answer = { status: number; body: { message?: string; storedFileId?: string; id?: string; code?: string } };

/** Sends a file as browsers do, over a real connection. */
async function upload(
  advertId: string,
  bytes: Buffer,
  {
    name = 'foto.jpg',
    key,
    headers = seller.headers,
  }: { name?: string; key?: string; headers?: typeof seller.headers } = {},
): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  const reply = await fetch(`${address}/api/v1/adverts/${advertId}/images`, {
    method: 'POST',
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    body: form,
  });
  return { status: reply.status, body: await reply.json() };
}

const kept = (): Promise<string[]> => readdir(folder).catch(() => []);
async function rowCount(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from stored_files`.execute(db);
  return rows[0]?.count ?? 0;
}
const imagesOf = async (id: string, headers = seller.headers): Promise<{ id: string; storedFileId: string }[]> =>
  (await server.app.inject({ url: `/api/v1/adverts/${id}`, headers })).json().images;

const photo = (colour: string) => sharp({ create: { width: 64, height: 48, channels: 3, background: colour } });

describe('a hostile upload', () => {
  it.each(files)('is refused: $name', async ({ bytes, status }) => {
    const id = await createDraft();
    const before = [await kept(), await rowCount()];
    const answer = await upload(id, bytes);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/\b(Bild|Bilder|Datei)\b/)]);
    expect([await kept(), await rowCount()]).toEqual(before);
    expect(await imagesOf(id)).toEqual([]);
  });

  it('that is too large leaves its connection in order', async () => {
    const id = await createDraft();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const form = Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
      Buffer.alloc(16 * 1024 * 1024, 0xff),
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const send = (path: string, body: Buffer | null): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const type = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': body?.length ?? 0 };
        const options = { agent, method: body ? 'POST' : 'GET', headers: { ...seller.headers, ...(body ? type : {}) } };
        const sent = httpRequest(`${address}/api/v1/adverts/${id}${path}`, options, (reply) => {
          reply.resume().on('end', () => resolve(reply.statusCode));
        });
        sent.on('error', reject);
        sent.end(body);
      });
    const statuses = [
      await send('/images', form),
      await send('', null),
      await send('/images', form),
      await send('', null),
    ];
    agent.destroy();
    expect(statuses).toEqual([413, 200, 413, 200]);
  });

  it('loses what hangs behind the picture: only what was decoded is kept', async () => {
    const id = await createDraft();
    const tail = Buffer.from('PK\x03\x04<?php system($_GET[0]); ?><script>alert(1)</script>');
    const inside = Buffer.concat([Buffer.from([0xff, 0xfe, 0, tail.length + 2]), tail]);
    const jpeg = await photo('#a52').jpeg().toBuffer();
    const polyglot = Buffer.concat([jpeg.subarray(0, 2), inside, jpeg.subarray(2), tail]);
    const { status, body } = await upload(id, polyglot, { name: '../../etc/cron.d/x.php' });
    expect(status).toBe(201);
    const file = await server.files.read(uploadKey(body.storedFileId ?? ''));
    if (!file) throw new Error('no file');
    expect((await buffer(file.stream)).includes('system(')).toBe(false);
  });

  it('that broke on its way is refused or repaired, never a fault of the server', async () => {
    const id = await createDraft();
    const dice = createRandom(20_261_121);
    const sources = [
      await photo('#a52').jpeg().toBuffer(),
      await photo('#5a2').png().toBuffer(),
      await photo('#25a').webp().toBuffer(),
      await photo('#aa2').avif().toBuffer(),
    ];
    const statuses = new Set<number>();
    const refusals = new Set<string>();
    for (let number = 0; number < 120; number += 1) {
      const broken = Buffer.from(sources[number % sources.length] ?? '');
      for (let flip = 0; flip < 1 + (number % 9); flip += 1) {
        const at = dice.integer(0, broken.length - 1);
        broken[at] = (broken[at] ?? 0) ^ (1 << dice.integer(0, 7));
      }
      const { status, body } = await upload(id, broken);
      statuses.add(status);
      if (status === 201) await clear(id);
      else refusals.add(body.message ?? '');
    }
    expect(refusals).not.toContain('');
    expect([...statuses].filter((status) => ![201, 413, 415, 422].includes(status))).toEqual([]);
    expect(statuses.has(422)).toBe(true);
    expect((await kept()).length).toBe(await rowCount());
  });

  it('does not keep a reader waiting while ten bombs are refused beside', async () => {
    const id = await createDraft();
    const bombs = Promise.all(
      Array.from({ length: 10 }, (_, index) => upload(id, files[index % 6]?.bytes ?? Buffer.of())),
    );
    let isOver = false;
    void bombs.then(() => (isOver = true));
    let answered = 0;
    while (!isOver) {
      const reply = await fetch(`${address}/api/v1/adverts/${id}`, { headers: seller.headers });
      expect(reply.status).toBe(200);
      answered += 1;
    }
    expect(answered).toBeGreaterThan(0);
    expect((await bombs).map(({ status }) => status)).toEqual(Array(10).fill(422));
  });
});

async function clear(advertId: string): Promise<void> {
  await server.app.inject({
    method: 'PUT',
    url: `/api/v1/adverts/${advertId}`,
    headers: seller.headers,
    payload: { ...COMPLETE_EDITS.LOGS, images: [] },
  });
}

describe('an upload under an Idempotency-Key', () => {
  it('hangs once, however often and from however many forms it is sent', async () => {
    const id = await createDraft();
    const bytes = await photo('#123').jpeg().toBuffer();
    const first = await upload(id, bytes, { key: 'foto-1' });
    const again = await upload(id, bytes, { key: 'foto-1', name: 'anderer-name.jpg' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await imagesOf(id)).toHaveLength(1);
  });

  it('hangs once when ten send it at once, and under the same key of another person as well', async () => {
    const key = randomUUID();
    const bytes = await photo('#135').jpeg().toBuffer();
    const id = await createDraft();
    const replies = await Promise.all(Array.from({ length: 10 }, () => upload(id, bytes, { key })));
    expect(replies.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([]);
    const [hung] = await imagesOf(id);
    expect((await upload(id, bytes, { key })).body.id).toBe(hung?.id);
    const theirDraft = await createDraft(other.headers);
    const theirs = await upload(theirDraft, bytes, { key, headers: other.headers });
    expect([theirs.status, theirs.body.id === hung?.id]).toEqual([201, false]);
    expect([await imagesOf(id), await imagesOf(theirDraft, other.headers)].map(({ length }) => length)).toEqual([1, 1]);
    expect((await upload(id, bytes, { key: randomUUID(), headers: other.headers })).status).toBe(404);
  });

  it('hangs once when a device sends it again after days, unless its key may mean something else by now', async () => {
    const id = await createDraft();
    const bytes = await photo('#246').jpeg().toBuffer();
    const random = randomUUID();
    const numbered = 'foto-17';
    const first = await upload(id, bytes, { key: random });
    await upload(id, bytes, { key: numbered });
    await atTime(server, new Date(server.base.clock().getTime() + 3 * 86_400_000), async () => {
      await dropOldKeys(db, server.base.clock());
      const again = await upload(id, bytes, { key: random });
      expect([again.status, again.body.id]).toEqual([201, first.body.id]);
      expect(await imagesOf(id)).toHaveLength(2);
      await upload(id, bytes, { key: numbered });
      expect(await imagesOf(id)).toHaveLength(3);
    });
  });

  it('is refused when another picture of the same length comes under the key', async () => {
    const id = await createDraft();
    const bytes = await photo('#123').png({ compressionLevel: 0 }).toBuffer();
    const other = await photo('#321').png({ compressionLevel: 0 }).toBuffer();
    expect(other.length).toBe(bytes.length);
    await upload(id, bytes, { key: 'foto-2' });
    const second = await upload(id, other, { key: 'foto-2' });
    expect([second.status, second.body.code]).toEqual([422, 'idempotency.other-request']);
    expect(await imagesOf(id)).toHaveLength(1);
  });

  it('may be sent again after it was too large: nothing was kept', async () => {
    const id = await createDraft();
    const large = await upload(id, Buffer.alloc(16 * 1024 * 1024, 0xff), { key: 'foto-3' });
    const small = await upload(id, await photo('#456').jpeg().toBuffer(), { key: 'foto-3' });
    expect([large.status, small.status]).toEqual([413, 201]);
  });

  it('hangs once when the connection is cut, wherever that happens', async () => {
    const id = await createDraft();
    const bytes = await photo('#789').jpeg().toBuffer();
    const boundary = 'schnitt';
    const body = Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    for (const [share, pauseInMs] of [
      [0, 20],
      [0.5, 0],
      [0.5, 60],
      [1, 0],
      [1, 15],
      [1, 150],
    ] as const) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(
        `POST /api/v1/adverts/${id}/images HTTP/1.1\r\nhost: x\r\nauthorization: ${seller.headers.authorization}\r\n` +
          `idempotency-key: foto-4\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.subarray(0, body.length * share));
      await wait(pauseInMs);
      socket.destroy();
    }
    await expect
      .poll(async () => (await upload(id, bytes, { key: 'foto-4' })).status, { timeout: 5_000, interval: 100 })
      .toBe(201);
    expect(await imagesOf(id)).toHaveLength(1);
    expect(await kept()).toHaveLength(await rowCount());
  });
});

describe('pictures in an update', () => {
  const put = (id: string, images: object[]) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/v1/adverts/${id}`,
      headers: seller.headers,
      payload: { ...COMPLETE_EDITS.LOGS, images },
    });

  it('keep their ids when they change places; one that is left out goes, one that is named twice hangs once', async () => {
    const id = await createDraft();
    for (const colour of ['#100', '#010', '#001']) await upload(id, await photo(colour).jpeg().toBuffer());
    const [a, b, c] = await imagesOf(id);
    if (!a || !b || !c) throw new Error('three pictures were uploaded');
    await put(id, [
      { storedFileId: c.storedFileId, order: 0 },
      { storedFileId: a.storedFileId.toUpperCase(), order: 1 },
      { storedFileId: c.storedFileId, order: 2 },
    ]);
    expect((await imagesOf(id)).map((image) => image.id)).toEqual([c.id, a.id]);
    expect(await server.files.exists(uploadKey(b.storedFileId))).toBe(true);
    await put(id, [{ storedFileId: b.storedFileId, order: 0 }]);
    expect((await imagesOf(id)).map((image) => image.storedFileId)).toEqual([b.storedFileId]);
  });
});

import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { sharp } from '#server/platform/files/image-engine.ts';
import { uploadKey } from '#server/pictures/uploads.service.ts';
import { writeSlip } from '#server/adverts/slip/slip.repository.ts';
import { TEST_NOW } from '#test/factories.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, signInTestUser } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const seller = await signInTestUser(server);
const stranger = await signInTestUser(server);

/** A pile in the forest near Bad Ischl, whose postal code has its middle 3.9 km away. */
const PILE = { latitude: 47.7451, longitude: 13.6402 };
const ISCHL = { countryCode: 'AT', postalCode: '4820', city: 'Bad Ischl', street: '' };
const edit = { ...COMPLETE_EDITS.LOGS, address: ISCHL };

const fraction = (degrees: number): string => `${Math.round(degrees * 1e5)}/100000 0/1 0/1`;
type Camera = { day?: string; point?: { latitude: number; longitude: number } | null; orientation?: number };

/** As a phone writes it. */
function photoOf({ day = '2026:11:12', point = PILE, orientation = 1 }: Camera = {}): Promise<Buffer> {
  const place = point && {
    GPSLatitudeRef: 'N',
    GPSLatitude: fraction(point.latitude),
    GPSLongitudeRef: 'E',
    GPSLongitude: fraction(point.longitude),
  };
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#a63' } })
    .withExif({
      IFD0: { Make: 'Kamera' },
      IFD2: { DateTimeOriginal: `${day} 09:30:00` },
      ...(place ? { IFD3: place } : {}),
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

type Headers = Record<string, string>;
async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { as = seller.headers as Headers, payload }: { as?: Headers; payload?: object } = {},
) {
  const reply = await server.app.inject({
    method,
    url: `/api/v1/adverts${path}`,
    headers: as,
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, body: reply.json() };
}
async function upload(advertId: string, bytes: Buffer, { query = '', as = seller.headers as Headers } = {}) {
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="f.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/v1/adverts/${advertId}/images${query}`,
    headers: { ...as, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const newAdvert = async (more: object = {}): Promise<string> =>
  (await call('POST', '', { payload: { ...edit, ...more } })).body.id;
const captureFor = async (id: string, as: Headers = seller.headers) =>
  (await call('GET', `/${id}`, { as })).body.images[0].capture;
const storedOf = async (storedFileId: string) =>
  (
    await sql<{ day: string | null; latitude: number | null; longitude: number | null }>`
      select taken_on::text as day, taken_latitude as latitude, taken_longitude as longitude
      from stored_files where id = ${storedFileId}`.execute(db)
  ).rows[0];
const show = (id: string, storedFileId: string, showsCapture?: boolean) =>
  call('PUT', `/${id}`, { payload: { ...edit, images: [{ storedFileId, order: 0, showsCapture }] } });

describe('what is kept of a photo’s notes', () => {
  it('is the day alone, unless the seller asks for the place; the picture itself has neither', async () => {
    const { body } = await upload(await newAdvert(), await photoOf({ orientation: 6 }));
    expect(body).toMatchObject({ width: 40, height: 60, capture: { day: '2026-11-12', isShown: false } });
    expect(body.capture.spot).toBeUndefined();
    expect(await storedOf(body.storedFileId)).toEqual({ day: '2026-11-12', latitude: null, longitude: null });
    const master = await server.files.read(uploadKey(body.storedFileId));
    if (master === null) throw new Error('no file');
    expect((await sharp(await buffer(master.stream)).metadata()).exif).toBeUndefined();
  });

  it('is a place of about a hundred metres where it is asked for, and never handed out', async () => {
    const id = await newAdvert();
    const { body } = await upload(id, await photoOf(), { query: '?withPlace=true' });
    expect(await storedOf(body.storedFileId)).toEqual({ day: '2026-11-12', latitude: 47.745, longitude: 13.64 });
    expect(body.capture).toEqual({ day: '2026-11-12', spot: 'TOWN', isShown: false });
    expect(JSON.stringify((await call('GET', `/${id}`)).body.images)).not.toContain('47.74');
  });

  it.each([
    ['a day to come', { day: '2031:01:01' }],
    ['a clock that was never set', { day: '1980:01:01' }],
  ])('is nothing of %s', async (_name, camera) => {
    const { body } = await upload(await newAdvert(), await photoOf({ ...camera, point: null }), {
      query: '?withPlace=true',
    });
    expect([body.storedFileId === undefined, body.capture]).toEqual([false, undefined]);
  });

  it('is not asked for by other words', async () => {
    const wrong = await upload(await newAdvert(), await photoOf(), { query: '?withPlace=gern' });
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([400, 'withPlace']);
  });
});

describe('what others read', () => {
  it('is nothing until the seller shows it, and then the day and the advert’s own place', async () => {
    const id = await newAdvert();
    const { storedFileId } = (await upload(id, await photoOf(), { query: '?withPlace=true' })).body;
    expect((await call('POST', `/${id}/publish`)).status).toBe(200);
    expect(await captureFor(id, stranger.headers)).toBeUndefined();
    expect((await show(id, storedFileId, true)).status).toBe(200);
    expect(await captureFor(id, stranger.headers)).toEqual({ day: '2026-11-12', spot: 'TOWN', isShown: true });
    // A writer that does not know of it leaves it as it is.
    await show(id, storedFileId);
    expect(await captureFor(id, stranger.headers)).toBeDefined();
    await show(id, storedFileId, false);
    expect(await captureFor(id, stranger.headers)).toBeUndefined();
  });

  it('is „am Polter“ only beside the exact point of the goods, and no place where the photo is from elsewhere', async () => {
    const id = await newAdvert({ address: { ...ISCHL, ...PILE } });
    const near = (await upload(id, await photoOf(), { query: '?withPlace=true' })).body;
    expect(near.capture.spot).toBe('PILE');
    const elsewhere = await photoOf({ point: { latitude: 48.3, longitude: 14.3 } });
    const away = (await upload(id, elsewhere, { query: '?withPlace=true' })).body;
    expect(away.capture.spot).toBe('AWAY');
    await call('POST', `/${id}/publish`);
    const images = [near, away].map(({ storedFileId }, order) => ({ storedFileId, order, showsCapture: true }));
    await call('PUT', `/${id}`, { payload: { ...edit, address: { ...ISCHL, ...PILE }, images } });
    const seen = (await call('GET', `/${id}`, { as: stranger.headers })).body.images;
    expect(seen.map(({ capture }: { capture: object }) => capture)).toEqual([
      { day: '2026-11-12', spot: 'PILE', isShown: true },
      { day: '2026-11-12', isShown: true },
    ]);
  });

  it('is no pile where the advert has only the middle of its postal code', async () => {
    const id = await newAdvert();
    const { latitude, longitude } = (await call('GET', `/${id}`)).body.address;
    const middle = await photoOf({ point: { latitude, longitude } });
    expect((await upload(id, middle, { query: '?withPlace=true' })).body.capture.spot).toBe('TOWN');
  });

  it('is a pile at the point of its slip as well', async () => {
    const id = await newAdvert();
    const slip = { lotNumber: '1', place: 'Hinterwald', point: PILE, access: '', contact: '' };
    await upload(id, await photoOf(), { query: '?withPlace=true' });
    const { rows } = await sql<{ key: number }>`select id as key from adverts where public_id = ${id}`.execute(db);
    await writeSlip(db, rows[0]?.key ?? 0, slip, TEST_NOW);
    expect((await captureFor(id)).spot).toBe('PILE');
  });

  it('follows the advert to another place', async () => {
    const id = await newAdvert();
    await upload(id, await photoOf(), { query: '?withPlace=true' });
    await call('PUT', `/${id}`, { payload: { ...edit, address: { ...ISCHL, postalCode: '1010', city: 'Wien' } } });
    expect((await captureFor(id)).spot).toBe('AWAY');
  });

  it('is open to its owner while the advert has no place', async () => {
    const id = await newAdvert({ address: undefined });
    expect((await upload(id, await photoOf(), { query: '?withPlace=true' })).body.capture.spot).toBe('OPEN');
  });
});

test('no one asks for the place in a photo at the advert of another', async () => {
  const id = await newAdvert();
  expect((await upload(id, await photoOf(), { query: '?withPlace=true', as: stranger.headers })).status).toBe(404);
});

test('one photo sent twice under a key hangs once, with its notes', async () => {
  const id = await newAdvert();
  const as = { ...seller.headers, 'idempotency-key': 'zweimal' };
  const bytes = await photoOf();
  const both = await Promise.all([1, 2].map(() => upload(id, bytes, { query: '?withPlace=true', as })));
  const again = await upload(id, bytes, { query: '?withPlace=true', as });
  expect(both.some(({ status }) => status === 201)).toBe(true);
  expect([again.status, again.body.capture.spot]).toEqual([201, 'TOWN']);
  expect((await call('GET', `/${id}`)).body.images).toHaveLength(1);
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, signInTestUser } from '#test/test-server.ts';
import { sumUp } from '#server/events/event-jobs.ts';
import { newId } from '#server/platform/ids.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const limited = await createTestServer(db, { rateLimitsAreOn: true });
const seller = await signInTestUser(server);
const stranger = await signInTestUser(server);

async function send(payload: unknown, url = '/adverts', method: 'POST' | 'PUT' = 'POST') {
  const reply = await server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...seller.headers, 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const edit = COMPLETE_EDITS.FIREWOOD;
const withData = (data: object) => ({ ...edit, categoryData: { ...edit.categoryData, ...data } });

describe('what cannot be read', () => {
  const bodies: [string, unknown][] = [
    ['no category', {}],
    ['an unknown category', { category: 'TOYS' }],
    ['a category as array', { category: ['LOGS'] }],
    ['a NUL byte in the title', { ...edit, title: 'Buche\u0000' }],
    ['a NUL byte in the city', { ...edit, address: { city: '\u0000' } }],
    ['half a surrogate pair', JSON.stringify({ ...edit, title: 'TITLE' }).replace('TITLE', '\\udc00 Buche')],
    ['an array as title', { ...edit, title: ['Buche'] }],
    ['a text as price', { ...edit, pricePerUnitInCents: '15000' }],
    ['a prototype', `{"category":"LOGS","__proto__":{"isAdmin":true}}`],
    ['an array', []],
    ['null', 'null'],
    ['nothing', ''],
    ['an unknown drying state', withData({ dryingState: 'KNOCHENTROCKEN' })],
    ['an unknown wood type', withData({ furnaceWoodTypeIds: [9_999] })],
    ['a file id that is none', { ...edit, images: [{ storedFileId: '../../etc/passwd', order: 0 }] }],
    ['an unknown VAT rate', { ...edit, vatRate: 7 }],
  ];
  for (const [what, body] of bodies) {
    it(`is answered with 400: ${what}`, async () => {
      const reply = await send(body);
      expect([reply.status, typeof reply.body.message]).toEqual([400, 'string']);
    });
  }
});

describe('what breaks a rule', () => {
  const bodies: [string, object, string][] = [
    ['a price below nothing', { ...edit, pricePerUnitInCents: -1 }, 'pricePerUnitInCents'],
    ['a price above ten million euro', { ...edit, priceTotalInCents: 1_000_000_001 }, 'priceTotalInCents'],
    ['a quantity of nothing', { ...edit, unitQuantity: 0 }, 'unitQuantity'],
    ['a length of three kilometres', withData({ lengthInCm: 300_000 }), 'categoryData.lengthInCm'],
    ['a title of 81 characters', { ...edit, title: 'x'.repeat(81) }, 'title'],
    ['a script as shop address', { ...edit, contact: { shopLink: 'javascript:alert(1)' } }, 'contact.shopLink'],
    ['a latitude beyond the pole', { ...edit, address: { latitude: 91 } }, 'address.latitude'],
  ];
  for (const [what, body, path] of bodies) {
    it(`is answered with 422 and its field: ${what}`, async () => {
      const reply = await send(body);
      expect([reply.status, reply.body.errors.map((error: { path: string }) => error.path)]).toEqual([422, [path]]);
    });
  }

  it('is answered with 413 above a megabyte', async () => {
    expect((await send({ ...edit, description: 'x'.repeat(1_100_000) })).status).toBe(413);
  });

  it('does not bring the heat price of an absurd price into trouble', async () => {
    const reply = await send({ ...withData({ lengthInCm: 33 }), unit: 'KG', pricePerUnitInCents: 1_000_000_000 });
    expect(reply).toMatchObject({ status: 201, body: { heatPrice: null } });
  });

  it('refuses to choose the state, the dates or the owner of an advert', async () => {
    const future = '2999-01-01T00:00:00.000Z';
    const wishes = {
      id: newId(),
      status: 'ACTIVE',
      slug: 'wunsch',
      viewCount: 9,
      isMine: false,
      seller: { id: stranger.id },
    };
    const dates = { createdAt: future, publishedAt: future, updatedAt: future, expiresAt: future };
    const { status, body } = await send({ ...edit, ...wishes, ...dates });
    expect([status, body.status, body.expiresAt, body.publishedAt, body.viewCount]).toEqual([
      201,
      'DRAFT',
      null,
      null,
      0,
    ]);
    expect([body.createdAt, body.updatedAt]).not.toContain(future);
    expect([body.id === wishes.id, body.slug === 'wunsch', body.seller.id]).toEqual([false, false, seller.id]);
  });

  it('keeps markup as plain text', async () => {
    const title = '<script>alert(1)</script>';
    expect(await send({ ...edit, title })).toMatchObject({ status: 201, body: { title } });
  });
});

describe('addresses of adverts', () => {
  for (const [path, status] of [
    ['/adverts/keine-id', 400],
    ['/adverts/%00', 400],
    [`/adverts/${newId()}`, 404],
    ['/products/gibt-es-nicht', 404],
    ['/products/%00', 400],
    ['/products/..%2f..%2fetc', 404],
    [`/adverts/user/${'x'.repeat(36)}`, 400],
    [`/adverts/user/${newId()}?size=101`, 422],
    [`/adverts/user/${newId()}?page=-1`, 422],
    [`/adverts/user/${newId()}?page=abc`, 400],
    [`/adverts/user/${newId()}?status=PUBLISHED`, 400],
    [`/adverts/user/${newId()}?page=99999&size=100`, 200],
  ] as const) {
    it(`answer ${status} to ${path.slice(0, 60)}`, async () => {
      const reply = await server.app.inject({ url: `/api/v1${path}` });
      expect(reply.statusCode).toBe(status);
    });
  }
});

const jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#8a5a2b' } })
  .jpeg()
  .toBuffer();

function multipart(file: Buffer, field = 'file') {
  const boundary = '----stammplatz';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="holz.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
async function upload(advertId: string, file = jpeg, as: { headers: Record<string, string> } | null = seller) {
  const form = multipart(file);
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/v1/adverts/${advertId}/images`,
    headers: { ...form.headers, ...as?.headers },
    payload: form.payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}
const createDraft = async () => (await send(edit)).body.id as string;
const imagesOf = async (id: string) =>
  (await server.app.inject({ url: `/api/v1/adverts/${id}`, headers: seller.headers })).json().images;

describe('pictures', () => {
  it('are hung on the advert in the order of their upload, at most twelve', async () => {
    const id = await createDraft();
    const first = await upload(id);
    expect(first).toMatchObject({ status: 201, body: { order: 0, width: 64, height: 48 } });
    expect(first.body.url).toMatch(/^\/bilder\/u\/[0-9a-f-]{36}\/960\.jpg$/);
    for (let order = 1; order < 12; order += 1) expect((await upload(id)).body.order).toBe(order);
    expect(await upload(id)).toMatchObject({ status: 422, body: { code: 'advert.too-many-images' } });
    expect((await imagesOf(id)).length).toBe(12);
  });

  it('are put in order, described and taken away by an update', async () => {
    const id = await createDraft();
    const [one, two] = [(await upload(id)).body.storedFileId, (await upload(id)).body.storedFileId];
    await send(
      {
        ...edit,
        images: [
          { storedFileId: two, order: 1, alt: 'Der Stoß von vorne' },
          { storedFileId: one, order: 5 },
        ],
      },
      `/adverts/${id}`,
      'PUT',
    );
    expect(
      (await imagesOf(id)).map((image: { storedFileId: string; order: number; alt: string }) => [
        image.storedFileId,
        image.order,
        image.alt,
      ]),
    ).toEqual([
      [two, 0, 'Der Stoß von vorne'],
      [one, 1, ''],
    ]);
    await send(edit, `/adverts/${id}`, 'PUT');
    expect((await imagesOf(id)).length).toBe(2);
    await send({ ...edit, images: [] }, `/adverts/${id}`, 'PUT');
    expect(await imagesOf(id)).toEqual([]);
  });

  it('of other people cannot be used', async () => {
    const id = await createDraft();
    const { storedFileId } = (await upload(id)).body;
    const theft = await server.app.inject({
      method: 'POST',
      url: '/api/v1/adverts',
      headers: stranger.headers,
      payload: { ...edit, images: [{ storedFileId, order: 0 }] },
    });
    expect([theft.statusCode, theft.json().errors[0].path]).toEqual([422, 'images.0.storedFileId']);
  });

  it('are refused as too large beyond 15 MB, whatever the first 15 MB are', async () => {
    const id = await createDraft();
    const large = Buffer.concat([jpeg, Buffer.alloc(15 * 1024 * 1024)]);
    expect(await upload(id, large)).toMatchObject({ status: 413, body: { code: 'image.too-large' } });
  });

  it.each([
    ['names no boundary', 'multipart/form-data', 'x'],
    [
      'ends in the middle of its file',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
    ],
    ['ends in the middle of its head', 'multipart/form-data; boundary=b', '--b\r\ncontent-dispo'],
  ])('in a form that %s are refused with 400', async (_what, type, payload) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api/v1/adverts/${await createDraft()}/images`,
      headers: { ...seller.headers, 'content-type': type },
      payload,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'request.broken-form']);
  });

  it('are refused from strangers, the signed-out, and what is no picture', async () => {
    const id = await createDraft();
    expect((await upload(id, jpeg, stranger)).status).toBe(404);
    expect((await upload(id, jpeg, null)).status).toBe(401);
    expect((await upload(id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
    const bare = await server.app.inject({
      method: 'POST',
      url: `/api/v1/adverts/${id}/images`,
      headers: seller.headers,
      payload: {},
    });
    expect(bare.statusCode).toBe(415);
    expect(await imagesOf(id)).toEqual([]);
  });

  it('show visitors a drawing where there is none, and the editor nothing', async () => {
    const id = await createDraft();
    await server.app.inject({ method: 'POST', url: `/api/v1/adverts/${id}/publish`, headers: seller.headers });
    const seen = (await server.app.inject({ url: `/api/v1/adverts/${id}` })).json();
    expect(seen.images).toMatchObject([{ isSymbol: true, storedFileId: null }]);
    expect(seen.images[0].url).toMatch(/^\/bilder\/z\/v\w+\/\w+\/buche\/\d+(-\w+)*\/960\.jpg$/);
    expect(await imagesOf(id)).toEqual([]);
  });
});

describe('limits', () => {
  it('let an address see 20 contacts in an hour', async () => {
    const id = await createDraft();
    await server.app.inject({ method: 'POST', url: `/api/v1/adverts/${id}/publish`, headers: seller.headers });
    const statuses: number[] = [];
    for (let round = 0; round < 21; round += 1) {
      const reply = await limited.app.inject({
        method: 'POST',
        url: `/api/v1/adverts/${id}/contact`,
        remoteAddress: '192.0.2.9',
        headers: { 'x-forwarded-for': `203.0.113.${round}` },
      });
      statuses.push(reply.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('let an account create 30 adverts in an hour', async () => {
    const hasty = await signInTestUser(limited);
    const statuses: number[] = [];
    for (let round = 0; round < 31; round += 1) {
      statuses.push(
        (
          await limited.app.inject({
            method: 'POST',
            url: '/api/v1/adverts',
            headers: hasty.headers,
            payload: { category: 'LOGS' },
          })
        ).statusCode,
      );
    }
    expect([...new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([201, 429]);
  });

  it('count an address’s looks at one advert five times an hour, without a word', async () => {
    const id = await createDraft();
    await server.app.inject({ method: 'POST', url: `/api/v1/adverts/${id}/publish`, headers: seller.headers });
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    for (let round = 0; round < 9; round += 1) {
      expect(
        (await limited.app.inject({ method: 'POST', url: `/api/v1/adverts/${id}/view`, headers })).statusCode,
      ).toBe(204);
    }
    await limited.events.flush();
    await sumUp(limited.base);
    expect((await server.app.inject({ url: `/api/v1/adverts/${id}` })).json().viewCount).toBe(5);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Advert, AdvertListItem, EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import { BULK_ACTIONS } from '#contract/adverts/advert-life.schemas.ts';
import { contentOf } from '#contract/adverts/edit-content.ts';
import { ADVERT_STATUSES, DELETE_TYPES } from '#domain/adverts/advert-status.ts';
import { taxedBySeller } from '#domain/adverts/seller-tax.ts';
import { formatHeatPriceRange } from '#domain/format/numbers.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { startBearerSession } from '#server/accounts/sessions/sessions.service.ts';
import { expireDueAdverts } from '#server/adverts/life/advert-status.service.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { newId } from '#server/platform/ids.ts';
import { noteIndexWrite } from '#server/search/search-cache.service.ts';
import { anyBroken, anyEditOf } from '#test/any-advert.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { insertUser } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { cardFactsOf, cardLabelOf, deliveryWordsOf, plateWordsOf } from '#web/adverts/card/card-facts.parts.ts';
import { draftItem } from '#web/adverts/edit/steps/draft-card.tsx';
import { categoryEditOfAdvert } from '#web/adverts/edit/draft/draft-category.ts';
import { fromEdit } from '#web/adverts/edit/draft/draft.ts';

const DAY_IN_MS = 86_400_000;
/** Rounds of one property; `RUNS=1000` looks deeper. */
const RUNS = Number(process.env['RUNS'] ?? 25);

let now = new Date('2026-11-21T09:00:00.000Z');
const { app, base, db } = await createTestApp({ clock: () => now });
const seller = await insertUser(db, { isBusiness: true });
await db
  .insertInto('user_permissions')
  .values({ user_id: seller.key, permission: 'pellets', granted_at: base.clock(), granted_by: 'test' })
  .execute();
const newToken = (): Promise<string> => startBearerSession(base, seller, 'test', { secondFactorAt: null });
let token = await newToken();

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call(method: Method, url: string, body?: unknown, as: string | null = token) {
  const reply = await app.inject({
    method,
    url: `/api/v1${url}`,
    headers: {
      ...(as === null ? {} : { authorization: `Bearer ${as}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: reply.statusCode, text: reply.body, body: reply.body === '' ? null : reply.json() };
}

/** What would have to be written to get this advert. */
function editOf(advert: Advert): EditAdvertDto {
  return {
    title: advert.title,
    description: advert.description,
    address: advert.address,
    contact: advert.contact,
    pricePerUnitInCents: advert.pricePerUnitInCents,
    priceTotalInCents: advert.priceTotalInCents,
    unit: advert.unit,
    unitQuantity: advert.unitQuantity,
    minimumQuantity: advert.minimumQuantity,
    vatRate: advert.vatRate,
    priceIsGross: advert.priceIsGross,
    deliveryBands: advert.deliveryBands,
    raffleAccepted: advert.raffleAccepted,
    householdMaximum: advert.householdMaximum ?? null,
    localDays: advert.localDays ?? null,
    localRadiusInKm: advert.localRadiusInKm ?? null,
    images: advert.images.flatMap(({ storedFileId, order: at, alt }) =>
      storedFileId ? [{ storedFileId, order: at, alt }] : [],
    ),
    ...categoryEditOfAdvert(advert),
  };
}

/** The answers of a payload; the place and the names are filled in where they were left open. */
function answersOf(edit: EditAdvertDto, filled: Advert) {
  const { place, contact, ...content } = taxedBySeller(contentOf(edit), 'BUSINESS');
  const { address, contact: person } = filled;
  const hasPoint = place.latitude !== null && place.longitude !== null;
  return {
    ...content,
    deliveryBands: content.deliveryBands.map((band) => ({ ...band, minimumQuantity: band.minimumQuantity ?? null })),
    place: {
      ...place,
      postalCode: place.postalCode ?? '',
      city: place.city || address.city,
      ...(hasPoint || address.latitude === null ? {} : { latitude: address.latitude, longitude: address.longitude }),
    },
    contact: {
      ...contact,
      firstName: contact.firstName || person.firstname,
      lastName: contact.lastName || person.lastname,
    },
  };
}
/** Three pictures of the seller, any of them in any order. */
const files = await Promise.all(
  ['#a52', '#5a2', '#25a'].map(async (background) => {
    const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer();
    return uploadFor((await call('POST', '/adverts', { category: 'LOGS' })).body.id, jpeg);
  }),
);
const anyPictures = fc
  .tuple(fc.shuffledSubarray(files), fc.constantFrom('', 'Der Stoß', '<b>Holz</b> & "mehr"'))
  .map(([ids, alt]) => ids.map((storedFileId, at) => ({ storedFileId, order: at, alt: at === 0 ? alt : '' })));

async function uploadFor(advertId: string, file: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), 'foto.jpg');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const reply = await app.inject({
    method: 'POST',
    url: `/api/v1/adverts/${advertId}/images`,
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return reply.json().storedFileId;
}

async function read(id: string): Promise<Advert> {
  const reply = await call('GET', `/adverts/${id}`);
  expect(reply.status).toBe(200);
  return reply.body;
}

/** What a card says of an advert. */
const shownOf = (item: AdvertListItem) => ({
  title: item.title,
  plate: plateWordsOf(item),
  facts: cardFactsOf(item),
  label: cardLabelOf(item, false),
  delivery: deliveryWordsOf(item),
  place: `${item.address.postalCode} ${item.address.city}`,
  heat: item.heatPrice ? formatHeatPriceRange(item.heatPrice.lowInCents, item.heatPrice.highInCents) : null,
  seller: item.seller?.displayName,
  isDrawn: item.thumbnail?.isSymbol,
});

describe.each(CATEGORY_CODES)('an advert in %s', (category) => {
  test('is read as it was written, and written again as it was read', async () => {
    await fc.assert(
      fc.asyncProperty(anyEditOf(category), anyPictures, async (facts, images) => {
        const edit = { ...facts, images };
        const created = await call('POST', '/adverts', edit);
        expect([created.status, created.text.slice(0, 300)]).toEqual([201, expect.anything()]);
        const first = await read(created.body.id);
        expect(answersOf(editOf(first), first)).toEqual(answersOf(edit, first));
        expect(first.images.map(({ storedFileId, alt }) => [storedFileId, alt])).toEqual(
          images.map(({ storedFileId, alt }) => [storedFileId, alt]),
        );
        expect((await call('PUT', `/adverts/${first.id}`, { ...editOf(first), version: first.version })).status).toBe(
          200,
        );
        const { version, updatedAt, confirmedAt, ...second } = await read(first.id);
        expect([version, updatedAt, confirmedAt]).toEqual([2, expect.any(String), expect.any(String)]);
        const { version: _version, updatedAt: _updatedAt, confirmedAt: _confirmedAt, ...before } = first;
        expect(second).toEqual(before);
      }),
      { numRuns: RUNS },
    );
  });

  test('shows its seller the card that buyers get', async () => {
    const word = `karte${newId().replaceAll('-', '')}`;
    const edit = { ...COMPLETE_EDITS[category], title: `Angebot ${word}` };
    const { id } = (await call('POST', '/adverts', edit)).body;
    const { seller: shownSeller } = (await call('POST', `/adverts/${id}/publish`)).body;
    const [item] = (await call('POST', '/products', { searchTerm: word }, null)).body.items;
    const values = { ...fromEdit(edit), 'address.city': 'Graz' };
    const card = draftItem({ category, values, images: [], seller: shownSeller });
    expect(shownOf(card)).toEqual(shownOf(item));
  });

  test('never meets a fault, whatever it is told, and what was taken can be read', async () => {
    const { id } = (await call('POST', '/adverts', { category })).body;
    await fc.assert(
      fc.asyncProperty(anyBroken(anyEditOf(category)), async (broken) => {
        for (const reply of [await call('POST', '/adverts', broken), await call('PUT', `/adverts/${id}`, broken)]) {
          expect([reply.status, tellsTrace(reply.text)]).toEqual([expect.toSatisfy(isNoFault), false]);
          const isTaken = reply.status < 400;
          const after = await call('GET', `/adverts/${isTaken ? reply.body.id : id}`);
          expect([after.status, isTaken || /[.!?]$/.test(reply.body.message)]).toEqual([200, true]);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

const isNoFault = (status: number): boolean => status < 500;
const tellsTrace = (text: string): boolean => /\bat .*\.ts:\d+/.test(text);

type Step = { name: string; days: number; take: (id: string) => Promise<number> };

const order = (name: string, take: (id: string) => ReturnType<typeof call>): Step => ({
  name,
  days: 0,
  take: async (id) => (await take(id)).status,
});
const STEPS: readonly Step[] = [
  ...['publish', 'unpublish', 'restore', 'renew'].map((verb) =>
    order(verb, (id) => call('POST', `/adverts/${id}/${verb}`)),
  ),
  ...[true, false].map((active) => order(`active ${active}`, (id) => call('PUT', `/adverts/${id}/active`, { active }))),
  ...DELETE_TYPES.map((deleteType) => order(deleteType, (id) => call('DELETE', '/adverts', { id, deleteType }))),
  ...BULK_ACTIONS.map((action) =>
    order(`bulk ${action}`, (id) => call('POST', '/adverts/bulk', { ids: [id], action })),
  ),
  { name: 'expire', days: 0, take: async () => expireDueAdverts(base).then(() => 200) },
  ...[1, 15, 91].map((days) => ({ name: `${days} days`, days, take: async () => 200 })),
];

const ownStatusesOf = async (id: string): Promise<string[]> => {
  const found = ADVERT_STATUSES.map(async (status) => {
    const { body } = await call('GET', `/adverts/own?status=${status}&size=100`);
    return body.items.some((item: { id: string }) => item.id === id) ? status : null;
  });
  return (await Promise.all(found)).filter((status) => status !== null);
};

test('an advert is in one legal state after any sequence of calls, and seen by others exactly while it runs', async () => {
  const start = now;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 12 }), async (steps) => {
      now = start;
      token = await newToken();
      const word = `wort${newId().replaceAll('-', '')}`;
      const { id } = (await call('POST', '/adverts', { ...COMPLETE_EDITS.FIREWOOD, title: `Buche ${word}` })).body;
      for (const { days, take } of steps) {
        const before = await read(id);
        now = new Date(now.getTime() + days * DAY_IN_MS);
        if (days > 0) {
          token = await newToken();
          // Answers are kept for seconds of the real time, which does not move here.
          noteIndexWrite(db);
        }
        const answer = await take(id);
        expect([200, 409]).toContain(answer);
        const after = await read(id);
        expect(answer === 409 ? after : before).toEqual(before);
        const isPublic = after.status === 'ACTIVE';
        expect(!isPublic || Date.parse(after.expiresAt ?? '') > now.getTime()).toBe(true);
        expect(after.status === 'DELETED').toBe(typeof after.deleteType === 'string');
        const seen = (await call('GET', `/adverts/${id}`, undefined, null)).status;
        expect(seen).toBe(isPublic ? 200 : after.publishedAt === null ? 404 : 410);
        const hits = (await call('POST', '/products', { searchTerm: word }, null)).body.items;
        expect(hits.map((item: { id: string }) => item.id)).toEqual(isPublic ? [id] : []);
      }
      expect(await ownStatusesOf(id)).toEqual([(await read(id)).status]);
    }),
    { numRuns: Math.ceil(RUNS / 2) },
  );
});

test('no other call about adverts meets a fault, whatever it is told', async () => {
  const { id } = (await call('POST', '/adverts', COMPLETE_EDITS.LOGS)).body;
  const calls: readonly [Method, string, object][] = [
    ['PUT', `/adverts/${id}/active`, { active: true }],
    ['DELETE', '/adverts', { id, deleteType: 'OTHER' }],
    ['POST', '/adverts/bulk', { ids: [id], action: 'DELETE', deleteType: 'OTHER' }],
    ['POST', '/adverts/renew', { token: `${id}.x.y` }],
    ['POST', `/adverts/${id}/images`, { file: 'x' }],
    ['POST', `/adverts/${id}/publish`, {}],
    ['POST', `/adverts/${id}/restore`, {}],
    ['POST', `/adverts/${id}/duplicate`, {}],
    ['POST', '/products/feedback', { publicItemId: id, content: 'Schönes Holz', name: 'Eva' }],
  ];
  const anyCall = fc
    .constantFrom(...calls)
    .chain(([method, url, body]) =>
      anyBroken(fc.constant(body)).map((broken): [Method, string, unknown] => [method, url, broken]),
    );
  await fc.assert(
    fc.asyncProperty(anyCall, async ([method, url, broken]) => {
      const { status, text } = await call(method, url, broken);
      expect([status, tellsTrace(text)]).toEqual([expect.toSatisfy(isNoFault), false]);
    }),
    { numRuns: RUNS * 4 },
  );
  await read(id);
});

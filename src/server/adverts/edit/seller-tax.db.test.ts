import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, createTestServer, signInTestUser } from '#test/test-server.ts';
import { type ApiCall, apiCallsTo } from '#test/call-api.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);

const NET = { ...COMPLETE_EDITS.FOREST, pricePerUnitInCents: 3_800, unit: 'EFM', vatRate: 20, priceIsGross: false };
const FINAL = { pricePerUnitInCents: 3_800, vatRate: 0, priceIsGross: true };

const send = apiCallsTo(server.app);
const call = (as: SignedInUser, method: ApiCall['method'], url: string, body?: unknown) =>
  send({ as, method, url, body });

const sellAs = (user: SignedInUser, sellerKind: SellerKind) => call(user, 'PUT', '/users/me/details', { sellerKind });

async function sellerOf(kind: SellerKind) {
  const user = await signInTestUser(server);
  expect((await sellAs(user, kind)).status).toBe(200);
  return user;
}

async function published(user: SignedInUser, edit: unknown) {
  const { body } = await call(user, 'POST', '/adverts', edit);
  const reply = await call(user, 'POST', `/adverts/${body.id}/publish`);
  expect(reply.status).toBe(200);
  return reply.body;
}

const heatRows = async (id: string) => {
  const { rows } = await sql<{ truth: number; searched: number }>`
    select a.heat_price::float8 as truth, d.heat_price / 100.0::float8 as searched
    from adverts a join search_docs d on d.id = a.id where a.public_id = ${id}`.execute(db);
  return rows[0];
};

describe('the price of a private person', () => {
  it('is final at every call, whatever tax was sent', async () => {
    const user = await sellerOf('PRIVATE');
    const created = await call(user, 'POST', '/adverts', NET);
    expect(created).toMatchObject({ status: 201, body: FINAL });
    const { id } = created.body;
    expect((await call(user, 'PUT', `/adverts/${id}`, NET)).body).toMatchObject(FINAL);
    const { body } = await call(user, 'POST', `/adverts/${id}/publish`);
    expect(body).toMatchObject(FINAL);
    expect((await call(user, 'GET', `/products/${body.slug}`)).body).toMatchObject(FINAL);
    const listed = await call(user, 'GET', `/adverts/user/${user.id}`);
    expect(listed.body.items).toEqual([expect.objectContaining(FINAL)]);
  });

  it('is final where no tax was sent', async () => {
    const { vatRate: _vatRate, priceIsGross: _priceIsGross, ...untaxed } = NET;
    expect((await call(await sellerOf('PRIVATE'), 'POST', '/adverts', untaxed)).body).toMatchObject(FINAL);
    const usual = (await call(await sellerOf('BUSINESS'), 'POST', '/adverts', untaxed)).body;
    expect(usual).toMatchObject({ vatRate: 20, priceIsGross: false });
  });
});

it('leaves a business the tax it states', async () => {
  const taxed = await published(await sellerOf('BUSINESS'), {
    ...COMPLETE_EDITS.LOGS,
    vatRate: 13,
    priceIsGross: true,
  });
  expect(taxed).toMatchObject({ vatRate: 13, priceIsGross: true });
});

describe('an account that sells privately from now on', () => {
  it('makes all its prices final, and heat price and search follow', async () => {
    const user = await sellerOf('BUSINESS');
    const net = await published(user, { ...COMPLETE_EDITS.FIREWOOD, vatRate: 20, priceIsGross: false });
    const draft = (await call(user, 'POST', '/adverts', NET)).body;
    const before = await heatRows(net.id);
    await sellAs(user, 'PRIVATE');
    for (const { id } of [net, draft]) {
      expect((await call(user, 'GET', `/adverts/${id}`)).body).toMatchObject({ vatRate: 0, priceIsGross: true });
    }
    const after = await heatRows(net.id);
    expect(after?.truth).toBeCloseTo((before?.truth ?? 0) / 1.2, 1);
    expect(after?.searched).toBe(after?.truth);
  });

  it('leaves no tax behind in an advert that is written at the same moment', async () => {
    const user = await sellerOf('BUSINESS');
    await Promise.all([
      sellAs(user, 'PRIVATE'),
      ...Array.from({ length: 5 }, () => call(user, 'POST', '/adverts', NET)),
    ]);
    const own = await call(user, 'GET', `/adverts/user/${user.id}?status=DRAFT&size=20`);
    expect(own.body.items).toHaveLength(5);
    for (const item of own.body.items) expect(item).toMatchObject(FINAL);
  });

  it('gives no tax to the prices when it becomes a business: none was stated', async () => {
    const user = await sellerOf('PRIVATE');
    const advert = await published(user, NET);
    await sellAs(user, 'BUSINESS');
    expect((await call(user, 'GET', `/adverts/${advert.id}`)).body).toMatchObject(FINAL);
  });
});

it('puts right what private people published before', async () => {
  const user = await sellerOf('PRIVATE');
  const advert = await published(user, COMPLETE_EDITS.FIREWOOD);
  const right = await heatRows(advert.id);
  await sql`update adverts set vat_rate = 20, price_is_gross = false, heat_price = heat_price * 1.2,
    heat_price_low = heat_price_low * 1.2, heat_price_high = heat_price_high * 1.2
    where public_id = ${advert.id}`.execute(db);
  await sql`update search_docs d set heat_price = round(a.heat_price * 100) from adverts a
    where a.id = d.id and a.public_id = ${advert.id}`.execute(db);
  const migration = join(import.meta.dirname, '../../../../db/migrations/0028_private_prices_are_final.sql');
  await db.transaction().execute((tx) => sql.raw(readFileSync(migration, 'utf8')).execute(tx));
  expect((await call(user, 'GET', `/adverts/${advert.id}`)).body).toMatchObject({ vatRate: 0, priceIsGross: true });
  const mended = await heatRows(advert.id);
  expect(mended?.truth).toBeCloseTo(right?.truth ?? 0, 1);
  expect(mended?.searched).toBe(mended?.truth);
});

describe('work for others', () => {
  it('is not published by a private person, with a sentence at the field', async () => {
    const user = await sellerOf('PRIVATE');
    const { body } = await call(user, 'POST', '/adverts', COMPLETE_EDITS.SERVICES);
    const refused = await call(user, 'POST', `/adverts/${body.id}/publish`);
    expect(refused).toMatchObject({ status: 422, body: { code: 'advert.not-publishable' } });
    expect(refused.body.errors).toEqual([
      { path: 'sellerKind', message: expect.stringMatching(/nicht von privat.*Nebengewerbe am Hof/) },
    ]);
  });

  it.each(['FARM', 'BUSINESS'] as const)('is published by the kind %s', async (kind) => {
    const advert = await published(await sellerOf(kind), COMPLETE_EDITS.SERVICES);
    expect(advert.seller.kind).toBe(kind);
  });

  it('stays and is renewed where it was public before', async () => {
    const user = await sellerOf('BUSINESS');
    const { id } = await published(user, COMPLETE_EDITS.SERVICES);
    await sellAs(user, 'PRIVATE');
    expect((await call(user, 'PUT', `/adverts/${id}`, COMPLETE_EDITS.SERVICES)).status).toBe(200);
    await call(user, 'POST', `/adverts/${id}/unpublish`);
    expect((await call(user, 'POST', `/adverts/${id}/publish`)).status).toBe(200);
  });

  it('is found and ordered by the price with tax', async () => {
    const user = await sellerOf('BUSINESS');
    const net = { pricePerUnitInCents: 8_400, unit: 'H', vatRate: 20, priceIsGross: false };
    const { id } = await published(user, { ...COMPLETE_EDITS.SERVICES, ...net });
    expect((await call(user, 'GET', `/adverts/${id}`)).body).toMatchObject(net);
    const { rows } = await sql<{ price_unit: number }>`select d.price_unit from search_docs d
      join adverts a on a.id = d.id where a.public_id = ${id}`.execute(db);
    expect(rows).toEqual([{ price_unit: 10_080 }]);
  });
});

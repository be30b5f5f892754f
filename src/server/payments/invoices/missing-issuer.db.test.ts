import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '#test/test-app.ts';
import { type Payer, paymentCalls } from '#test/payments.ts';
import { drawInvoices } from './invoice-pdfs.service.ts';
import { issueWaitingInvoices } from './waiting-invoices.service.ts';

const ACCOUNT = { TRANSFER_RECIPIENT: 'Holzplatz GmbH', TRANSFER_IBAN: 'AT611904300234573201' };
/** Sessions of the one count in the other. */
const SECRET = { SESSION_SECRET: 'a secret of tests, at least thirty-two characters' };
const shop = await createTestApp({ environment: SECRET });
const { base, db } = shop;
const { signIn, get, post, order, settle } = paymentCalls(shop);

/** The same marketplace in production, on the same database. */
const live = await createTestApp({
  environment: { PUBLIC_URL: 'https://holz.example.at', RATE_LIMITS: 'on', ...SECRET, ...ACCOUNT },
  db,
});
const lost = { ...base, config: live.base.config };
const named = {
  ...base,
  config: {
    ...live.base.config,
    operator: { name: 'Holz GmbH', street: 'Sägeweg 1', postalCode: '4820', place: 'Bad Ischl', vatId: 'ATU87654321' },
  },
};
const calls = paymentCalls(live);
let buyer: Payer;
beforeAll(async () => {
  buyer = await signIn();
});

const invoicesOf = async (id: string) =>
  (
    await sql<{ kind: string; gross: number; issuer: string; period: string }>`select i.kind, i.gross_in_cents as gross,
      i.content -> 'issuer' ->> 'name' as issuer, i.content -> 'period' ->> 'from' as period
      from invoices i join orders o on o.id = i.order_id where o.public_id = ${id} order by i.id`.execute(db)
  ).rows;

test('production without the facts of an invoice sells no plan, and says so', async () => {
  const offers = (await calls.get('/payment/subscriptions')).body;
  expect(offers).toHaveLength(9);
  for (const offer of offers) expect(offer).toMatchObject({ isAvailable: false, paymentTypes: [] });
  const refused = {
    status: 409,
    body: { code: 'plan.none-sold', message: /Abos lassen sich derzeit nicht bestellen/ },
  };
  for (const reply of [
    await calls.order(buyer, 'firma/YEARLY'),
    await calls.get('/payment/summary/firma/YEARLY/BANK_TRANSFER', buyer),
  ]) {
    expect(reply.status).toBe(refused.status);
    expect(reply.body.code).toBe(refused.body.code);
    expect(reply.body.message).toMatch(refused.body.message);
  }
  const { rows } = await sql`select 1 from orders where user_id = ${buyer.key}`.execute(db);
  expect(rows).toEqual([]);
});

test('a voucher, for which no invoice is due, counts all the same', async () => {
  const admin = await signIn({ permissions: ['admin'] });
  await post('/voucher/admin/vouchers', admin, {
    code: 'OHNERECHNUNG',
    title: 'Ein Monat gratis',
    kind: 'FREE_PERIOD',
    planId: 'firma',
    days: 30,
  });
  expect((await calls.post('/voucher', buyer, { code: 'OHNERECHNUNG' })).status).toBe(200);
});

test('what was paid while facts are missing runs, and its invoice comes once they are there', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/YEARLY');
  await settle(body, {}, lost);
  expect((await get(`/payment/orders/${body.id}`, user)).body).toMatchObject({ status: 'PAID', invoices: [] });
  expect(await issueWaitingInvoices(lost)).toBe(0);
  expect(await invoicesOf(body.id)).toEqual([]);
  await Promise.all([issueWaitingInvoices(named), issueWaitingInvoices(named)]);
  expect(await issueWaitingInvoices(named)).toBe(0);
  expect(await invoicesOf(body.id)).toEqual([
    { kind: 'INVOICE', gross: 9_900, issuer: 'Holz GmbH', period: expect.any(String) },
  ]);
  expect(await drawInvoices(named)).toBe(1);
});

test('what was withdrawn from meanwhile needs none; of what went back in part, the invoice is corrected', async () => {
  const [user, other] = [await signIn(), await signIn()];
  const { body } = await order(user, 'firma/YEARLY');
  await settle(body, {}, lost);
  const withdrawn = await calls.post(`/payment/orders/${body.id}/withdraw`, user, { confirmed: true });
  expect(withdrawn.status).toBe(200);
  const { body: second } = await order(other, 'firma/MONTHLY');
  await settle(second, { paymentId: 'part' }, lost);
  await sql`insert into payments (public_id, order_id, kind, provider, provider_reference, amount_in_cents, received_at,
      created_at, purpose, refunds_payment_id)
    select gen_random_uuid(), order_id, 'REFUND', provider, 'part back', 90, now(), now(), 'REFUND', id from payments
    where provider_reference = 'part'`.execute(db);
  await issueWaitingInvoices(named);
  expect(await invoicesOf(body.id)).toEqual([]);
  expect(await invoicesOf(second.id)).toMatchObject([
    { kind: 'INVOICE', gross: 990 },
    { kind: 'CANCELLATION', gross: -90 },
  ]);
});

test('anywhere else a sample issuer, marked as one, keeps sales and invoices going', async () => {
  const user = await signIn();
  const { body } = await order(user, 'pellets/MONTHLY');
  await settle(body);
  expect(await invoicesOf(body.id)).toMatchObject([{ issuer: expect.stringMatching(/MUSTER/) }]);
});

test('an invoice that an earlier version booked without its issuer waits, and is drawn with it', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/MONTHLY');
  await settle(body);
  // Its regular job would draw the invoice in between, with the sample issuer.
  await shop.app.close();
  await sql`update invoices set pdf = null, content = jsonb_set(content, '{issuer}', '{"name": null, "street": null,
    "place": null, "postalCode": null, "vatId": null}')
    where pdf is null or order_id = (select id from orders where public_id = ${body.id})`.execute(db);
  expect(await drawInvoices(lost)).toBe(0);
  const [invoice] = (await calls.get(`/payment/orders/${body.id}`, user)).body.invoices;
  const paper = () =>
    live.app.inject({ method: 'GET', url: `/api/v1/payment/invoices/${invoice.id}`, headers: user.headers });
  expect((await paper()).statusCode).toBe(404);
  expect(await drawInvoices(named)).toBeGreaterThan(0);
  expect(await invoicesOf(body.id)).toMatchObject([{ issuer: 'Holz GmbH' }]);
  expect((await paper()).statusCode).toBe(200);
});

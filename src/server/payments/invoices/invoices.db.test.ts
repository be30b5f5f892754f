import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createMailSender } from '#server/mail/mail-sender.ts';
import { createSmtpCarrier } from '#server/mail/smtp-carrier.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { TEST_NOW, type TestUser, insertUser } from '#test/factories.ts';
import { startMailServer } from '#test/mail-server.ts';
import { pdfPages } from '#test/pdf-text.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer, signInTestUser } from '#test/test-server.ts';
import { registerInvoiceHandlers } from './invoices.handlers.ts';
import { drawInvoices, listOwnInvoices } from './invoice-pdfs.service.ts';
import { dropOldInvoices, invoicesOfOrders, issueCancellation, issueInvoice as issue } from './invoices.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db, {
  operator: {
    name: 'Holz & Öl Marktplatz GmbH',
    street: 'Sägeweg 1',
    postalCode: '4820',
    place: 'Bad Ischl',
    vatId: 'ATU87654321',
    companyNumber: 'FN 123456 a',
    court: 'Landesgericht Wels',
    email: 'post@holz.example',
  },
});
registerInvoiceHandlers(server.api);
const mailServer = await startMailServer();
afterAll(() => mailServer.close());

/** Here all facts about the issuer are there. */
async function issueInvoice(...order: Parameters<typeof issue>) {
  const issued = await issue(...order);
  if (!issued) throw new Error('The invoice waits.');
  return issued;
}

const CONTACT = {
  firstname: 'Jörg',
  lastname: 'Öllinger',
  companyName: 'Säge Öllinger KG',
  uid: 'ATU12345678',
  address: { id: 'x', street: 'Waldweg 3', postalCode: '5020', city: 'Salzburg', countryCode: 'AT' },
};

type Wishes = { amountInCents?: number; fullInCents?: number; vatRate?: 0 | 20; user?: TestUser };

/** A paid order with its subscription, as the payments of this product leave them. */
async function payOrder(wishes: Wishes = {}) {
  const { amountInCents = 12_000, fullInCents = amountInCents, vatRate = 20 } = wishes;
  const user = wishes.user ?? (await insertUser(db));
  const id = newId();
  const order = await db
    .insertInto('orders')
    .values({
      public_id: id,
      user_id: user.key,
      plan_id: 'company',
      plan_title: 'Firmenprofil',
      privilege_group: 'company',
      interval_unit: 'YEAR',
      interval_count: 1,
      recurrence: 'ONCE',
      payment_type: 'BANK_TRANSFER',
      provider: 'bank-transfer',
      full_amount_in_cents: fullInCents,
      amount_in_cents: amountInCents,
      vat_rate: vatRate,
      status: 'PAID',
      reference: `SP${id.slice(-8)}`,
      invoice_contact: JSON.stringify(CONTACT),
      terms_version: 'test',
      created_at: TEST_NOW,
      expires_at: TEST_NOW,
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('subscriptions')
    .values({
      public_id: newId(),
      user_id: user.key,
      plan_id: 'company',
      plan_title: 'Firmenprofil',
      privilege_group: 'company',
      recurrence: 'ONCE',
      order_id: order.id,
      valid_from: TEST_NOW,
      valid_to: new Date('2027-11-21T09:00:00.000Z'),
      created_at: TEST_NOW,
    })
    .execute();
  const paymentKey = await insertPayment(order.id, amountInCents);
  return { user, orderKey: order.id, orderId: id, reference: order.reference, paymentKey };
}

/** A payment, or the refund of one. */
async function insertPayment(orderKey: number, amountInCents: number, refunded?: number): Promise<number> {
  const [kind, purpose] = refunded === undefined ? ['PAYMENT', 'SETTLEMENT'] : ['REFUND', 'REFUND'];
  const { id } = await db
    .insertInto('payments')
    .values({
      public_id: newId(),
      order_id: orderKey,
      kind,
      purpose,
      refunds_payment_id: refunded ?? null,
      provider: 'bank-transfer',
      provider_reference: newId(),
      amount_in_cents: amountInCents,
      received_at: TEST_NOW,
      created_at: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const rows = () => db.selectFrom('invoices').selectAll().orderBy('id').execute();
const keptPdf = async (id: string): Promise<Buffer> => {
  const { pdf } = await db.selectFrom('invoices').select('pdf').where('public_id', '=', id).executeTakeFirstOrThrow();
  if (pdf === null) throw new Error('This invoice is not drawn yet.');
  return pdf;
};
const paperOf = async (id: string): Promise<string> => {
  while ((await drawInvoices(server.base)) > 0);
  return pdfPages(await keptPdf(id)).join('\n');
};
const yearsAt = (year: number) => new Date(Date.UTC(year, 5, 1));

test('an invoice says all that the law asks for, in Austrian figures and with umlauts', async () => {
  const { orderKey, paymentKey, reference } = await payOrder({ amountInCents: 2_990, fullInCents: 4_990 });
  const { id, number } = await issueInvoice(server.base, { orderKey, paymentKey });
  expect(number).toBe('2026-00001');
  const text = (await paperOf(id)).replaceAll('\u00A0', ' ');
  // UStG § 11 Abs. 1 Z 3: both names and addresses, both UIDs, what and how much, period, net, rate, VAT, day, number
  for (const part of [
    'Rechnung',
    '2026-00001',
    '21.11.2026',
    reference,
    'Holz & Öl Marktplatz GmbH',
    'Sägeweg 1',
    '4820 Bad Ischl',
    'UID ATU87654321',
    'Säge Öllinger KG',
    'Jörg Öllinger',
    'Waldweg 3',
    '5020 Salzburg',
    'ATU12345678',
    'Abo „Firmenprofil“ auf dem Holzmarktplatz Stammplatz',
    '1 Jahr',
    '21.11.2026 bis 21.11.2027',
    '€ 49,90',
    '−€ 20,00',
    '€ 24,92',
    'Umsatzsteuer 20 %',
    '€ 4,98',
    '€ 29,90',
    'FN 123456 a',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/\bdu\b|\bdein|\[/i);
});

test('who is free of VAT says so instead of a rate', async () => {
  const order = await payOrder({ vatRate: 0 });
  const { id } = await issueInvoice(server.base, order);
  const text = await paperOf(id);
  expect(text).toContain('Kleinunternehmer gemäß § 6 Abs. 1 Z 27 UStG');
  expect(text).not.toContain('Umsatzsteuer 0');
});

test('a payment has one invoice, and one paper that takes it back, however often and at once they are asked for', async () => {
  const order = await payOrder();
  const issued = await Promise.all(Array.from({ length: 6 }, () => issueInvoice(server.base, order)));
  expect(new Set(issued.map(({ id }) => id)).size).toBe(1);
  const refundKey = await insertPayment(order.orderKey, 12_000, order.paymentKey);
  const keys = [refundKey, order.paymentKey, refundKey, order.paymentKey];
  const canceled = await Promise.all(keys.map((paymentKey) => issueCancellation(server.base, { paymentKey })));
  expect(new Set(canceled.map((paper) => paper?.id)).size).toBe(1);
  const own = (await rows()).filter((row) => row.order_id === order.orderKey);
  expect(own.map(({ kind, gross_in_cents }) => [kind, gross_in_cents])).toEqual([
    ['INVOICE', 12_000],
    ['CANCELLATION', -12_000],
  ]);
  const text = (await paperOf(canceled[0]?.id ?? '')).replaceAll('\u00A0', ' ');
  expect(text).toContain('Stornorechnung');
  expect(text).toContain(`zu Rechnung ${issued[0]?.number} vom 21.11.2026`);
  expect(text).toContain('−€ 120,00');
  expect(text).toContain('−€ 20,00');
});

test('the paper that takes an invoice back promises money only where some goes back', async () => {
  const promise = 'Der Betrag wird auf dem Weg zurückgezahlt';
  for (const [reason, promises] of [
    ['REFUND', true],
    ['REVERSAL', false],
  ] as const) {
    const { orderKey, paymentKey } = await payOrder();
    await issueInvoice(server.base, { orderKey, paymentKey });
    const paper = await issueCancellation(server.base, { paymentKey, reason });
    const text = await paperOf(paper?.id ?? '');
    expect(text.includes(promise)).toBe(promises);
    expect(text.includes('weil die Zahlung irrtümlich gebucht wurde')).toBe(!promises);
  }
});

test('parts of the money that go back correct the invoice by these parts, and never by more than it was', async () => {
  const order = await payOrder();
  await issueInvoice(server.base, order);
  const refund = async (amountInCents: number) => {
    const paymentKey = await insertPayment(order.orderKey, amountInCents, order.paymentKey);
    const paper = await issueCancellation(server.base, { paymentKey });
    expect(await issueCancellation(server.base, { paymentKey })).toEqual(paper);
    const row = (await rows()).find(({ public_id }) => public_id === paper?.id);
    return { paper, sums: [row?.net_in_cents, row?.vat_in_cents, row?.gross_in_cents] };
  };
  const first = await refund(3_000);
  expect(first.sums).toEqual([-2_500, -500, -3_000]);
  expect(await paperOf(first.paper?.id ?? '')).toContain('Rechnungskorrektur');
  const second = await refund(12_000);
  expect(second.sums).toEqual([-7_500, -1_500, -9_000]);
  const third = await refund(500);
  expect(third.paper).toEqual(second.paper);
  expect(await issueCancellation(server.base, order)).toEqual(second.paper);
});

test('without an invoice there is nothing to take back, and no invoice for a refund or for another order', async () => {
  const order = await payOrder();
  const other = await payOrder();
  expect(await issueCancellation(server.base, order)).toBeNull();
  const refundKey = await insertPayment(order.orderKey, 12_000, order.paymentKey);
  await expect(issueInvoice(server.base, { ...order, paymentKey: refundKey })).rejects.toThrow('has no invoice');
  await expect(issueInvoice(server.base, { ...order, orderKey: other.orderKey })).rejects.toThrow('has no invoice');
  await expect(issueInvoice(server.base, { ...order, paymentKey: 999_999 })).rejects.toThrow('no such payment');
});

test('numbers of a year run without a gap, with parallel transactions of which some fail', async () => {
  const inYear = (year: number) => ({ ...server.base, clock: () => yearsAt(year) });
  const orders = [];
  for (let count = 0; count < 12; count += 1) orders.push(await payOrder());
  const results = await Promise.allSettled(
    orders.map((order, index) =>
      inTransaction(db, async (tx) => {
        const { number } = await issueInvoice({ ...inYear(2031), db: tx }, order);
        if (index % 3 === 1) throw new Error('The rest of the booking failed.');
        return number;
      }),
    ),
  );
  const numbers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 8 }, (_, index) => `2031-${String(index + 1).padStart(5, '0')}`),
  );
  const [failed] = orders.filter((_, index) => index % 3 === 1);
  if (!failed) throw new Error('None failed.');
  expect((await issueInvoice(inYear(2031), failed)).number).toBe('2031-00009');
  const next = await issueInvoice(inYear(2032), await payOrder());
  expect(next.number).toBe('2032-00001');
});

test('the first moment of a year in Vienna takes the first number of that year', async () => {
  const order = await payOrder();
  const other = await payOrder();
  const at = (moment: string) => ({ ...server.base, clock: () => new Date(moment) });
  expect((await issueInvoice(at('2039-12-31T22:59:59.000Z'), order)).number).toBe('2039-00001');
  expect((await issueInvoice(at('2039-12-31T23:00:00.000Z'), other)).number).toBe('2040-00001');
});

test('the invoice comes by mail as a PDF, the same bytes as kept, and once', async () => {
  await db.deleteFrom('mails').execute();
  const order = await payOrder();
  const { id, number } = await issueInvoice(server.base, order);
  await issueInvoice(server.base, order);
  const sender = createMailSender(server.base, { carry: createSmtpCarrier(mailServer.url), keepsContent: false });
  const send = async () => {
    await sender.sendDue();
    await sender.whenIdle();
  };
  await send();
  expect(mailServer.received).toEqual([]);
  while ((await drawInvoices(server.base)) > 0);
  await send();
  await sender.stop();
  expect(mailServer.received).toHaveLength(1);
  const mail = mailServer.received[0]?.mail;
  expect(mail?.subject).toBe(`Rechnung ${number}`);
  expect(mail?.text).toContain('Firmenprofil');
  const [attachment] = mail?.attachments ?? [];
  expect(attachment).toMatchObject({ filename: `rechnung-${number}.pdf`, mimeType: 'application/pdf' });
  const content = attachment?.content;
  if (!(content instanceof ArrayBuffer)) throw new Error('The attachment has no bytes.');
  expect(Buffer.from(content).equals(await keptPdf(id))).toBe(true);
});

test('a PDF is drawn once, no matter who asks for it first and how many at once', async () => {
  const buyer = await signInTestUser(server);
  const order = await payOrder({ user: buyer });
  const { id } = await issueInvoice(server.base, order);
  const read = () => server.app.inject({ url: `/api/v1/payment/invoices/${id}`, headers: buyer.headers });
  const [one, other] = await Promise.all([read(), read(), drawInvoices(server.base)]);
  const kept = await keptPdf(id);
  expect(one.rawPayload.equals(kept) && other.rawPayload.equals(kept)).toBe(true);
  await sql`update invoices set content = jsonb_set(content, '{number}', '"changed"') where public_id = ${id}`.execute(
    db,
  );
  expect((await read()).rawPayload.equals(kept)).toBe(true);
});

test('an account that is gone gets no mail, and its invoice stays', async () => {
  const order = await payOrder();
  const { id } = await issueInvoice(server.base, order);
  await db.deleteFrom('mails').execute();
  await db.deleteFrom('subscriptions').where('user_id', '=', order.user.key).execute();
  await sql`delete from users where id = ${order.user.key}`.execute(db);
  expect(await issueCancellation(server.base, order)).not.toBeNull();
  expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
  expect(await paperOf(id)).toContain('Öllinger');
});

test('an invoice is shown to its buyer and to who administers, to no one else', async () => {
  const [buyer, stranger, moderator, admin] = [
    await signInTestUser(server),
    await signInTestUser(server),
    await signInTestUser(server, ['moderation']),
    await signInTestUser(server, ['admin']),
  ];
  const order = await payOrder({ user: buyer });
  const { id, number } = await issueInvoice(server.base, order);
  const read = (headers: Record<string, string>, invoiceId = id) =>
    server.app.inject({ url: `/api/v1/payment/invoices/${invoiceId}`, headers });
  for (const { headers } of [buyer, admin]) {
    const reply = await read(headers);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="rechnung-${number}.pdf"`,
      'cache-control': 'private, no-store',
    });
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  for (const { headers } of [stranger, moderator]) {
    const reply = await read(headers);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'invoice.unknown', message: 'Diese Rechnung gibt es nicht.' });
  }
  expect((await read({})).statusCode).toBe(401);
  expect((await read(buyer.headers, newId())).statusCode).toBe(404);
  expect((await read(buyer.headers, 'x')).statusCode).toBeGreaterThanOrEqual(400);
  const listed = await invoicesOfOrders(server.base, [order.orderKey]);
  expect(listed.get(order.orderKey)).toEqual([
    expect.objectContaining({ id, number, orderId: order.orderId, grossInCents: 12_000, vatInCents: 2_000 }),
  ]);
});

test('invoices go seven years after the end of their year, together with what takes them back', async () => {
  const at = (moment: string) => ({ ...server.base, clock: () => new Date(moment) });
  const old = await payOrder();
  await issueInvoice(at('2018-03-01T09:00:00.000Z'), old);
  const lately = await payOrder();
  await issueInvoice(at('2018-12-31T09:00:00.000Z'), lately);
  await issueCancellation(at('2019-01-02T09:00:00.000Z'), lately);
  const count = async () => (await rows()).filter(({ issued_at }) => issued_at.getUTCFullYear() < 2020).length;
  const dropAt = (moment: string) => atTime(server, new Date(moment), () => dropOldInvoices(server.base));
  // BAO § 132: seven years, from the end of the calendar year
  await dropAt('2025-12-31T22:59:59.000Z');
  expect(await count()).toBe(3);
  await dropAt('2025-12-31T23:00:00.000Z');
  expect(await count()).toBe(2);
  await dropAt('2026-12-31T23:00:00.000Z');
  expect(await count()).toBe(0);
});

test('to whom an order was to be billed is forgotten once no invoice needs it', async () => {
  const billed = await payOrder();
  await issueInvoice(server.base, billed);
  const unpaid = await payOrder();
  await sql`delete from payments where order_id = ${unpaid.orderKey}`.execute(db);
  await sql`update orders set status = 'CANCELED', ended_at = ${TEST_NOW} where id = ${unpaid.orderKey}`.execute(db);
  const known = async ({ orderKey }: { orderKey: number }) =>
    JSON.stringify(await db.selectFrom('orders').select('invoice_contact').where('id', '=', orderKey).execute());
  const after = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);
  await atTime(server, after(90), () => dropOldInvoices(server.base));
  expect(await known(unpaid)).toContain('Öllinger');
  await atTime(server, after(91), () => dropOldInvoices(server.base));
  expect(await known(unpaid)).not.toContain('Öllinger');
  expect(await known(billed)).toContain('Öllinger');
  await atTime(server, after(9 * 366), () => dropOldInvoices(server.base));
  expect(await known(billed)).not.toContain('Öllinger');
});

test('the export of own data holds the invoices of the person as they were issued', async () => {
  const buyer = await signInTestUser(server);
  const order = await payOrder({ user: buyer });
  const { id, number } = await issueInvoice(server.base, order);
  await issueInvoice(server.base, await payOrder());
  const files = await listOwnInvoices(server.base, buyer.key);
  expect(files.map(({ fileName, facts }) => [fileName, facts['number']])).toEqual([[`rechnung-${number}.pdf`, number]]);
  const reply = await server.app.inject({ url: `/api/v1/payment/invoices/${id}`, headers: buyer.headers });
  expect(await files[0]?.read()).toEqual(reply.rawPayload);
});

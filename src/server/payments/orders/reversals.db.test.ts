import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { statementXml, type StatementEntry } from '#test/bank-statement.ts';
import { type Payer, paymentCalls } from '#test/payments.ts';
import { createTestApp } from '#test/test-app.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { importBankStatement } from '#server/payments/bank/bank-credits.service.ts';
import { askForRenewals } from '#server/payments/payment-jobs.ts';
import { ensureVoucher } from '#server/payments/vouchers/admin-vouchers.service.ts';
import { noteRefund } from './admin-orders.service.ts';

const DAY = 86_400_000;
// Rights are those of this moment, as the database sees it.
const START = new Date();
const REASON = 'Die Überweisung gehört zu einer anderen Bestellung.';
let now = START;
const shop = await createTestApp({ clock: () => now });
const { db, base } = shop;
const { signIn, get, post, order } = paymentCalls(shop);
const admin = await signIn({ permissions: ['admin'] });
const session = await db.selectFrom('sessions').select('id').where('user_id', '=', admin.key).executeTakeFirstOrThrow();

const proveAgain = () => sql`update sessions set second_factor_at = ${now} where id = ${session.id}`.execute(db);
beforeEach(async () => {
  now = START;
  await proveAgain();
});

const read = (entries: StatementEntry[]) =>
  importBankStatement(
    {
      ...base,
      viewer: { ...admin, sessionId: session.id, permissions: ['admin'] } as never,
      requestId: 'test',
    } as never,
    Buffer.from(statementXml(entries)),
  );
async function placed(user: Payer, choice = 'firma/MONTHLY') {
  const { body } = await order(user, choice);
  return { user, id: body.id as string, reference: body.transfer.reference as string, amount: body.amount as number };
}
const today = () => now.toISOString().slice(0, 10);
const confirm = async (id: string, amount: number, acceptsDifference = false) => {
  const { status, body } = await post(`/payment/admin/orders/${id}/confirm`, admin, {
    amount,
    receivedOn: today(),
    acceptsDifference,
  });
  expect(status).toBe(200);
  return body.bookings as { id: string; amountInCents: number; receivedOn: string }[];
};
/** An order that was confirmed by hand, with its booking. */
async function confirmed(user?: Payer, choice?: string) {
  const one = await placed(user ?? (await signIn()), choice);
  const [booking] = await confirm(one.id, one.amount);
  if (!booking) throw new Error('Nothing was booked.');
  return { ...one, booking };
}
const reverse = (bookingId: string, by: Payer = admin, reason: unknown = REASON) =>
  post(`/payment/admin/bookings/${bookingId}/reverse`, by, { reason });
const seen = async (user: Payer, id: string) => (await get(`/payment/orders/${id}`, user)).body;
const ofAdmin = async (reference: string) =>
  (await get(`/payment/admin/orders?search=${encodeURIComponent(reference)}`, admin)).body[0];
const rightsOf = async ({ key }: Payer) =>
  (
    await sql<{ permission: string }>`select permission from held_permissions where user_id = ${key}`.execute(db)
  ).rows.map(({ permission }) => permission);
const mailsTo = async ({ email }: Payer, template: string) =>
  (
    await sql<{ plain_text: string }>`select plain_text from mails
      where recipient = ${email} and template = ${template} order by id`.execute(db)
  ).rows.map(({ plain_text: text }) => text);
const grossOf = ({ invoices }: { invoices: { grossInCents: number }[] }) =>
  invoices.map(({ grossInCents }) => grossInCents);

describe('the booking of a transfer that is taken back', () => {
  it('ends what it paid for, cancels the invoice and leaves the order open, with a mail to its buyer', async () => {
    const { user, id, reference, booking } = await confirmed();
    expect(booking).toMatchObject({ amountInCents: 990, receivedOn: today() });
    expect(await rightsOf(user)).toContain('company');

    expect(await reverse(booking.id)).toMatchObject({ status: 200, body: { receivedInCents: 0, bookings: [] } });

    expect(await rightsOf(user)).not.toContain('company');
    const open = await seen(user, id);
    expect(open).toMatchObject({ status: 'PENDING', activeUntil: null, transfer: { reference } });
    expect(Date.parse(open.expiresAt) - now.getTime()).toBe(14 * DAY);
    expect(grossOf(open)).toEqual([990, -990]);
    expect(await ofAdmin(reference)).toMatchObject({ refundDueInCents: 0, receivedInCents: 0 });
    expect(await mailsTo(user, 'payment-reversed')).toEqual([expect.stringMatching(/Irrtum[^]*storniert[^]*€\s?9,90/)]);
    const [mail = ''] = await mailsTo(user, 'payment-reversed');
    expect(mail.replaceAll('\n', ' ')).toContain('schreib bitte unserer Kontaktstelle');
    expect(mail).toContain('/kontaktstelle');
    const [cancellation = ''] = await mailsTo(user, 'invoice-cancellation');
    expect(cancellation).toMatch(/€\s?9,90[^]*irrtümlich gebucht/);
    expect(cancellation).not.toContain('zurück');
    const { rows } = await sql`select actor, details ->> 'reason' as reason from audit_log
      where action = 'payment.reversed' and subject = ${booking.id}`.execute(db);
    expect(rows).toEqual([{ actor: admin.id, reason: REASON }]);
  });

  it('can be booked again, with an invoice and a mail of its own', async () => {
    const { user, id, booking } = await confirmed();
    await reverse(booking.id);
    const [second] = await confirm(id, 990);
    expect(second?.id).not.toBe(booking.id);
    const paid = await seen(user, id);
    expect(paid.status).toBe('PAID');
    expect(grossOf(paid)).toEqual([990, -990, 990]);
    expect(await rightsOf(user)).toContain('company');
    expect(await mailsTo(user, 'order-paid')).toHaveLength(2);
  });

  it('is taken back once, however often and at whatever moment that is asked for', async () => {
    const { user, id, reference, booking } = await confirmed();
    const replies = await Promise.all([reverse(booking.id), reverse(booking.id), reverse(booking.id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await reverse(booking.id)).status).toBe(200);
    expect(await ofAdmin(reference)).toMatchObject({ receivedInCents: 0 });
    expect(grossOf(await seen(user, id))).toEqual([990, -990]);
    expect(await mailsTo(user, 'payment-reversed')).toHaveLength(1);
  });

  it('leaves the periods before it paid, and the later one is taken back first', async () => {
    const { user, id, booking } = await confirmed();
    const { activeUntil } = await seen(user, id);
    now = new Date(Date.parse(activeUntil) - 5 * DAY);
    await proveAgain();
    await askForRenewals(base);
    const further = (await get('/payment/orders', user)).body.find(
      ({ isRenewal, status }: { isRenewal: boolean; status: string }) => isRenewal && status === 'PENDING',
    );
    const [renewal] = await confirm(further.id, further.amount);
    expect(Date.parse((await seen(user, id)).activeUntil)).toBeGreaterThan(Date.parse(activeUntil));

    expect(await reverse(booking.id)).toMatchObject({ status: 409, body: { code: 'booking.later-first' } });
    expect((await reverse(renewal?.id ?? '')).status).toBe(200);
    expect((await seen(user, id)).activeUntil).toBe(activeUntil);
    expect(await seen(user, further.id)).toMatchObject({ status: 'PENDING', isRenewal: true });

    expect((await reverse(booking.id)).status).toBe(200);
    expect((await seen(user, id)).activeUntil).toBeNull();
    expect((await seen(user, further.id)).status).toBe('CANCELED');
  });

  it('lets what was bought to follow begin earlier', async () => {
    const user = await signIn();
    const first = await confirmed(user, 'firma/YEARLY');
    const second = await confirmed(user, 'firma/MONTHLY');
    await reverse(first.booking.id);
    const { activeUntil } = await seen(user, second.id);
    expect(Date.parse(activeUntil) - now.getTime()).toBeLessThan(33 * DAY);
    expect(await rightsOf(user)).toContain('company');
  });

  it('of a part counts no longer, and is taken back after the rest', async () => {
    const { user, id, reference } = await placed(await signIn());
    await confirm(id, 400, true);
    const [part, rest] = await confirm(id, 590);
    expect(await reverse(part?.id ?? '')).toMatchObject({ status: 409, body: { code: 'booking.later-first' } });
    expect((await reverse(rest?.id ?? '')).status).toBe(200);
    expect(await seen(user, id)).toMatchObject({ status: 'PENDING', openAmount: 590 });
    expect((await reverse(part?.id ?? '')).status).toBe(200);
    const open = await seen(user, id);
    expect(open).toMatchObject({ status: 'PENDING', amount: 990 });
    expect(open.openAmount).toBeUndefined();
    expect(open.transfer.codePayload).toContain('EUR9.90');
    expect(await ofAdmin(reference)).toMatchObject({ receivedInCents: 0, refundDueInCents: 0 });
    expect(await confirm(id, 400, true)).toHaveLength(1);
  });

  it('with a surplus is taken back whole: nothing is due any more', async () => {
    const { user, id, reference } = await placed(await signIn());
    const bookings = await confirm(id, 9_900, true);
    expect(bookings).toMatchObject([{ amountInCents: 9_900 }]);
    expect(await ofAdmin(reference)).toMatchObject({ refundDueInCents: 8_910 });
    expect(await seen(user, id)).toMatchObject({ status: 'PAID', refundDue: 8_910 });
    await reverse(bookings[0]?.id ?? '');
    expect(await ofAdmin(reference)).toMatchObject({ refundDueInCents: 0, receivedInCents: 0, bookings: [] });
  });

  it('from a statement waits at the bank again and can be assigned to the right order', async () => {
    const [wrong, right] = [await placed(await signIn()), await placed(await signIn())];
    const entries: StatementEntry[] = [{ amount: '9.90', payer: 'Sepp Forcher', free: [wrong.reference] }];
    expect((await read(entries)).matched).toBe(1);
    const { bookings } = await ofAdmin(wrong.reference);
    await reverse(bookings[0].id);
    expect((await read(entries)).isNew).toBe(0);
    const waiting = (await get('/payment/admin/bank-credits?list=OPEN', admin)).body.find(
      ({ orderId }: { orderId: string | null }) => orderId === wrong.id,
    );
    expect(waiting).toMatchObject({ state: 'UNKNOWN', payer: 'Sepp Forcher' });
    const { status } = await post(`/payment/admin/bank-credits/${waiting.id}/assign`, admin, { orderId: right.id });
    expect(status).toBe(200);
    expect((await seen(right.user, right.id)).status).toBe('PAID');
    expect((await seen(wrong.user, wrong.id)).status).toBe('PENDING');
  });

  it('that a statement confirmed since leaves its credit to a person', async () => {
    const { id, reference, booking } = await confirmed();
    await read([{ amount: '9.90', bookedOn: today(), payer: 'Anna Muster', free: [reference] }]);
    await reverse(booking.id);
    const open = (await get('/payment/admin/bank-credits?list=OPEN', admin)).body;
    expect(open).toContainEqual(expect.objectContaining({ orderId: id, state: 'UNKNOWN' }));
  });

  it('fails the order where its buyer has another one of that kind; discount and parts go back', async () => {
    await ensureVoucher(base, {
      code: 'ZURUECK50',
      title: 'Die Hälfte',
      kind: 'DISCOUNT',
      discountInPercent: 50,
      createdBy: 'test',
    });
    const user = await signIn();
    await post('/voucher', user, { code: 'ZURUECK50' });
    const first = await placed(user);
    await confirm(first.id, 100, true);
    const [, settled] = await confirm(first.id, first.amount - 100);
    const again = await placed(user);
    expect(again.id).not.toBe(first.id);
    await reverse(settled?.id ?? '');
    expect(await seen(user, first.id)).toMatchObject({ status: 'FAILED', failureReason: 'REVERSED' });
    expect(await ofAdmin(first.reference)).toMatchObject({ refundDueInCents: 100, receivedInCents: 100 });
    expect(await mailsTo(user, 'payment-reversed')).toEqual([expect.stringMatching(/von uns noch €\s?1,00/)]);
    expect((await seen(user, again.id)).status).toBe('PENDING');
    const { rows } = await sql`select r.order_id is null as is_free from voucher_redemptions r
      join vouchers v on v.id = r.voucher_id where v.code = 'ZURUECK50'`.execute(db);
    expect(rows).toEqual([{ is_free: true }]);
  });

  it('of a contract that was withdrawn from is no longer due back, and the order stays withdrawn', async () => {
    const { user, id, reference, booking } = await confirmed();
    await post(`/payment/orders/${id}/withdraw`, user, { confirmed: true });
    expect(await ofAdmin(reference)).toMatchObject({ refundDueInCents: 990 });
    expect((await reverse(booking.id)).status).toBe(200);
    expect(await ofAdmin(reference)).toMatchObject({ refundDueInCents: 0 });
    const [mail = ''] = await mailsTo(user, 'payment-reversed');
    expect(mail).toMatch(/Rechnung dazu ist storniert[^]*Eine Rücküberweisung gibt es daher nicht/);
    expect(mail).not.toContain('endet jetzt');
    const after = await seen(user, id);
    expect(after).toMatchObject({ status: 'PAID', withdrawnAt: expect.any(String) });
    expect(grossOf(after)).toEqual([990, -990]);
  });
});

it('a part that was paid goes back to the buyer of a canceled order, who is told how much until it is there', async () => {
  const { user, id } = await placed(await signIn());
  await confirm(id, 400, true);
  expect((await seen(user, id)).refundDue).toBeUndefined();
  await post(`/payment/orders/${id}/cancel`, user);
  expect(await seen(user, id)).toMatchObject({ status: 'CANCELED', refundDue: 400 });
  await inTransaction(db, (tx) => noteRefund({ ...base, db: tx }, { orderId: id, transferredOn: today() }));
  expect((await seen(user, id)).refundDue).toBeUndefined();
});

describe('is refused', () => {
  it('where money of it has gone back', async () => {
    const { user, id, reference, booking } = await confirmed();
    await post(`/payment/orders/${id}/withdraw`, user, { confirmed: true });
    await inTransaction(db, (tx) => noteRefund({ ...base, db: tx }, { orderId: id, transferredOn: today() }));
    expect((await ofAdmin(reference)).bookings).toEqual([]);
    expect(await reverse(booking.id)).toMatchObject({ status: 409, body: { code: 'booking.sent-back' } });
  });

  it('without a fresh code, a reason, the right or a booking', async () => {
    const { user, id, booking } = await confirmed();
    expect((await reverse(booking.id, user)).status).toBe(403);
    expect(await reverse(booking.id, admin, 'zu kurz')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'reason' }] },
    });
    expect(await reverse(base.newId())).toMatchObject({ status: 404, body: { code: 'booking.unknown' } });
    expect((await reverse(id)).status).toBe(404);
    await sql`update sessions set second_factor_at = ${new Date(now.getTime() - DAY)} where id = ${session.id}`.execute(
      db,
    );
    expect(await reverse(booking.id)).toMatchObject({ status: 403, body: { code: 'second-factor.prove-again' } });
    expect((await seen(user, id)).status).toBe('PAID');
  });

  it('for money that a payment service moved', async () => {
    const { id, booking } = await confirmed();
    await sql`update payments set provider = 'stripe' where public_id = ${booking.id}`.execute(db);
    expect(await reverse(booking.id)).toMatchObject({ status: 409, body: { code: 'payment.not-a-transfer' } });
    expect((await get(`/payment/admin/orders?search=${id}`, admin)).body[0].bookings).toEqual([]);
  });
});

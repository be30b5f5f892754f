import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { statementXml, type StatementEntry } from '#test/bank-statement.ts';
import { type Payer, paymentCalls } from '#test/payments.ts';
import { createTestApp } from '#test/test-app.ts';
import { importBankStatement } from './bank-credits.service.ts';
import { noteReturn } from './credit-returns.service.ts';
import { noteRefund } from '#server/payments/orders/admin-orders.service.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { askForRenewals, expireDueOrders } from '#server/payments/payment-jobs.ts';
import { remindOfRefunds } from '#server/payments/orders/reminder-jobs.ts';

let now = new Date();
const shop = await createTestApp({ clock: () => now });
const { db, base } = shop;
const { signIn, get, post, order } = paymentCalls(shop);
const admin = await signIn({ permissions: ['admin'] });
const IBAN = 'AT483200000012345864';
const session = await db.selectFrom('sessions').select('id').where('user_id', '=', admin.key).executeTakeFirstOrThrow();

const read = (entries: StatementEntry[]) =>
  importBankStatement(
    {
      ...base,
      viewer: { ...admin, sessionId: session.id, permissions: ['admin'] } as never,
      requestId: 'test',
    } as never,
    Buffer.from(statementXml(entries)),
  );
const listed = async (list: string) => (await get(`/payment/admin/bank-credits?list=${list}`, admin)).body;
const placed = async (choice = 'firma/MONTHLY') => {
  const user = await signIn();
  const { body } = await order(user, choice);
  return { user, id: body.id as string, reference: body.transfer.reference as string };
};
/** The order and the credit of another amount that names it. */
async function differing(amount: string) {
  const one = await placed();
  const report = await read([{ amount, payer: 'Sepp Forcher', payerIban: IBAN, free: [one.reference] }]);
  const [credit] = report.open;
  if (!credit) throw new Error('The credit was taken.');
  return { ...one, credit };
}
const assign = (creditId: string, orderId: string | null, acceptsDifference?: boolean) =>
  post(`/payment/admin/bank-credits/${creditId}/assign`, admin, {
    orderId,
    ...(acceptsDifference === undefined ? {} : { acceptsDifference }),
  });
const seen = async (user: Payer, id: string) => (await get(`/payment/orders/${id}`, user)).body;
const ofAdmin = async (search: string) =>
  (await get(`/payment/admin/orders?search=${encodeURIComponent(search)}`, admin)).body;
const mailsTo = async ({ email }: Payer, template: string) =>
  (
    await sql<{ subject: string; plain_text: string }>`select subject, plain_text from mails
      where recipient = ${email} and template = ${template} order by id`.execute(db)
  ).rows;

describe('a transfer of another amount', () => {
  it('is shown with name and account of its payer, and its buyer is told once', async () => {
    const { user, credit, id } = await differing('9.00');
    expect(credit).toMatchObject({
      state: 'WRONG_AMOUNT',
      payer: 'Sepp Forcher',
      payerIban: IBAN,
      orderId: id,
      orderOpenInCents: 990,
    });
    const mails = await mailsTo(user, 'payment-wrong-amount');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.plain_text).toMatch(/€\s?9,00.*angekommen.*€\s?9,90/s);
  });

  it('counts only where an administrator accepts the difference', async () => {
    const { user, id, credit } = await differing('9.00');
    expect(await assign(credit.id, id)).toMatchObject({ status: 422, body: { errors: [{ path: 'orderId' }] } });
    expect((await seen(user, id)).status).toBe('PENDING');
  });

  it('counts as a part, of which the rest by a second transfer completes the order, with one invoice of the whole', async () => {
    const { user, id, reference, credit } = await differing('4.00');
    const twice = await Promise.all([assign(credit.id, id, true), assign(credit.id, id, true)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const open = await seen(user, id);
    expect(open).toMatchObject({ status: 'PENDING', amount: 990, openAmount: 590 });
    expect(open.transfer.codePayload).toContain('EUR5.90');
    expect(await mailsTo(user, 'payment-part')).toHaveLength(1);
    expect((await mailsTo(user, 'payment-part'))[0]?.plain_text).toMatch(/5,90/);
    const rest: StatementEntry[] = [{ amount: '5.90', payer: 'Sepp Forcher', free: [reference] }];
    expect((await read(rest)).matched).toBe(1);
    expect((await read(rest)).isNew).toBe(0);
    const paid = await seen(user, id);
    expect(paid).toMatchObject({ status: 'PAID', invoices: [{ kind: 'INVOICE', grossInCents: 990 }] });
    expect((await ofAdmin(reference))[0]).toMatchObject({ receivedInCents: 990, refundDueInCents: 0 });
  });

  it('of which both parts go back when its buyer withdraws, with one cancellation of the whole', async () => {
    const { user, id, reference, credit } = await differing('4.00');
    await assign(credit.id, id, true);
    await read([{ amount: '5.90', free: [reference] }]);
    await post(`/payment/orders/${id}/withdraw`, user, { confirmed: true });
    const { invoices } = await seen(user, id);
    expect(invoices.map(({ grossInCents }: { grossInCents: number }) => grossInCents)).toEqual([990, -990]);
    const [row] = await ofAdmin(reference);
    expect(row).toMatchObject({
      refundDueInCents: 990,
      payers: expect.arrayContaining([{ name: 'Sepp Forcher', iban: IBAN }]),
    });
    expect(Date.parse(row.refundDueBy) - now.getTime()).toBeLessThanOrEqual(14 * 86_400_000);
    await inTransaction(db, (tx) => noteRefund({ ...base, db: tx }, { orderId: id, transferredOn: '2026-11-20' }));
    expect((await ofAdmin(reference))[0]).toMatchObject({ refundDueInCents: 0, receivedInCents: 0 });
  });

  it('that is too much settles the order, and only the rest goes back', async () => {
    const { user, id, reference, credit } = await differing('99.00');
    await assign(credit.id, id, true);
    expect(await seen(user, id)).toMatchObject({ status: 'PAID', invoices: [{ grossInCents: 990 }] });
    expect((await ofAdmin(reference))[0]).toMatchObject({ receivedInCents: 9_900, refundDueInCents: 8_910 });
    expect(await mailsTo(user, 'payment-surplus')).toHaveLength(1);
    const due = (await get('/payment/admin/orders?refundDue=true', admin)).body;
    expect(due.map(({ order: { id: one } }: { order: { id: string } }) => one)).toContain(id);
    await inTransaction(db, (tx) => noteRefund({ ...base, db: tx }, { orderId: id, transferredOn: '2026-11-20' }));
    expect((await ofAdmin(reference))[0]).toMatchObject({ refundDueInCents: 0 });
    expect((await seen(user, id)).status).toBe('PAID');
  });

  it('that was counted in part goes back when the order runs out, and the mail about that says so', async () => {
    const { user, id, reference, credit } = await differing('4.00');
    await assign(credit.id, id, true);
    await sql`update orders set expires_at = now() - interval '1 minute' where public_id = ${id}`.execute(db);
    await expireDueOrders(base, []);
    expect((await seen(user, id)).status).toBe('FAILED');
    expect((await ofAdmin(reference))[0]).toMatchObject({ refundDueInCents: 400 });
    const [mail] = await mailsTo(user, 'order-expired');
    expect(mail?.plain_text).toMatch(/Angerechnet waren schon €\s?4,00/);
  });

  it('is confirmed by hand in part, once for the same day, and the statement brings the same money', async () => {
    const { user, id, reference } = await placed();
    const part = { amount: 400, receivedOn: '2026-11-20' };
    const confirm = (body: object) => post(`/payment/admin/orders/${id}/confirm`, admin, body);
    expect(await confirm(part)).toMatchObject({ status: 422, body: { errors: [{ path: 'amount' }] } });
    await Promise.all([confirm({ ...part, acceptsDifference: true }), confirm({ ...part, acceptsDifference: true })]);
    expect(await seen(user, id)).toMatchObject({ openAmount: 590 });
    expect(await read([{ amount: '4.00', free: [reference] }])).toMatchObject({ matched: 1, open: [] });
    expect(await seen(user, id)).toMatchObject({ openAmount: 590 });
    expect(await confirm({ amount: 590, receivedOn: '2026-11-21' })).toMatchObject({ status: 200 });
    expect((await ofAdmin(reference))[0]).toMatchObject({ receivedInCents: 990, refundDueInCents: 0 });
  });
});

describe('a part that is confirmed by hand', () => {
  const confirm = (id: string, amount: number, receivedOn = '2026-11-20') =>
    post(`/payment/admin/orders/${id}/confirm`, admin, { amount, receivedOn, acceptsDifference: true });
  /** What came in, what has to go back and what is left to pay. */
  const standOf = async ({ user, id, reference }: Awaited<ReturnType<typeof placed>>) => {
    const [{ receivedInCents, refundDueInCents }] = await ofAdmin(reference);
    const { status, openAmount, invoices } = await seen(user, id);
    return { status, openAmount, receivedInCents, refundDueInCents, invoices };
  };
  const open = (received: number) => ({
    status: 'PENDING',
    openAmount: 990 - received,
    receivedInCents: received,
    refundDueInCents: 0,
    invoices: [],
  });

  it.each([495, 600])('counts once for its day, also where it would settle the rest: %i of 990', async (amount) => {
    const one = await placed();
    const atOnce = await Promise.all([confirm(one.id, amount), confirm(one.id, amount)]);
    expect(atOnce.map(({ status }) => status)).toEqual([200, 200]);
    expect((await confirm(one.id, amount)).body).toMatchObject({ receivedInCents: amount });
    expect(await standOf(one)).toEqual(open(amount));
    expect(await mailsTo(one.user, 'payment-part')).toHaveLength(1);
  });

  it('counts again once it was taken back', async () => {
    const one = await placed();
    const { body } = await confirm(one.id, 600);
    await post(`/payment/admin/bookings/${body.bookings[0].id}/reverse`, admin, { reason: 'Gehört anderswohin.' });
    expect((await standOf(one)).receivedInCents).toBe(0);
    await confirm(one.id, 600);
    await confirm(one.id, 600);
    expect(await standOf(one)).toEqual(open(600));
  });

  it('is known where a statement has brought it before', async () => {
    const one = await placed();
    const [credit] = (await read([{ amount: '6.00', free: [one.reference] }])).open;
    await assign(credit?.id ?? '', one.id, true);
    await confirm(one.id, 600);
    expect(await standOf(one)).toEqual(open(600));
  });

  it('of half the price is the same money in a statement; another half completes the order', async () => {
    const one = await placed();
    const half: StatementEntry = { amount: '4.95', free: [one.reference] };
    await confirm(one.id, 495);
    expect(await read([half])).toMatchObject({ matched: 1, open: [] });
    expect(await standOf(one)).toEqual(open(495));
    expect(await read([half, { ...half, free: [one.reference, 'Rest'] }])).toMatchObject({ isNew: 1, matched: 1 });
    expect(await standOf(one)).toMatchObject({ status: 'PAID', receivedInCents: 990, refundDueInCents: 0 });
  });

  it('twice, on two days, is two credits of a statement, and a third is new money', async () => {
    const one = await placed();
    const third = (bookedOn: string): StatementEntry => ({ amount: '3.00', bookedOn, free: [one.reference] });
    await confirm(one.id, 300, '2026-11-18');
    await confirm(one.id, 300, '2026-11-20');
    expect(await read([third('2026-11-18'), third('2026-11-20')])).toMatchObject({ matched: 2, open: [] });
    expect(await standOf(one)).toEqual(open(600));
    expect(await mailsTo(one.user, 'payment-wrong-amount')).toEqual([]);
    expect(await read([third('2026-11-21')])).toMatchObject({ matched: 0, open: [{ state: 'WRONG_AMOUNT' }] });
  });

  it('that is taken back leaves the credit of another confirmation of that amount alone', async () => {
    const one = await placed();
    const third = (bookedOn: string): StatementEntry => ({ amount: '3.00', bookedOn, free: [one.reference] });
    await confirm(one.id, 300, '2026-11-18');
    const { body } = await confirm(one.id, 300, '2026-11-20');
    await read([third('2026-11-18'), third('2026-11-20')]);
    const waiting = async (): Promise<string[]> =>
      (await listed('OPEN')).flatMap(({ orderId, bookedOn }: { orderId: string; bookedOn: string }) =>
        orderId === one.id ? [bookedOn] : [],
      );
    const takeBack = (booking: { id: string }) =>
      post(`/payment/admin/bookings/${booking.id}/reverse`, admin, { reason: 'Gehört anderswohin.' });
    const [first, second] = body.bookings;
    await takeBack(second);
    expect(await waiting()).toEqual(['2026-11-20']);
    await takeBack(first);
    expect((await waiting()).toSorted()).toEqual(['2026-11-18', '2026-11-20']);
  });

  it('is another transfer than one of that amount that a statement brought before', async () => {
    const one = await placed();
    const [credit] = (await read([{ amount: '3.00', bookedOn: '2026-11-17', free: [one.reference] }])).open;
    await assign(credit?.id ?? '', one.id, true);
    await confirm(one.id, 300);
    expect(await read([{ amount: '3.00', free: [one.reference] }])).toMatchObject({ matched: 1, open: [] });
    expect(await standOf(one)).toEqual(open(600));
  });

  it('of the next period is the same money in the transfer of a standing order that names the first', async () => {
    const first = await placed();
    await read([{ amount: '9.90', bookedOn: '2026-10-20', free: [first.reference] }]);
    await sql`update subscriptions set valid_to = now() + interval '5 days'
      where user_id = ${first.user.key}`.execute(db);
    await askForRenewals(base);
    const orders: { id: string; status: string }[] = (await get('/payment/orders', first.user)).body;
    const id = orders.find(({ status }) => status === 'PENDING')?.id ?? '';
    await confirm(id, 495);
    expect(await read([{ amount: '4.95', free: [first.reference] }])).toMatchObject({ matched: 1, open: [] });
    expect(await seen(first.user, id)).toMatchObject({ status: 'PENDING', openAmount: 495 });
  });
});

describe('a credit', () => {
  it('that was set aside has its list, and waits again when that is taken back', async () => {
    const { credit } = await differing('7.00');
    await assign(credit.id, null);
    expect((await listed('SET_ASIDE')).map(({ id }: { id: string }) => id)).toContain(credit.id);
    expect((await listed('OPEN')).map(({ id }: { id: string }) => id)).not.toContain(credit.id);
    const again = () => post(`/payment/admin/bank-credits/${credit.id}/reopen`, admin);
    const replies = await Promise.all([again(), again()]);
    expect(replies).toMatchObject([
      { status: 200, body: { state: 'WRONG_AMOUNT', orderId: credit.orderId } },
      { status: 200, body: { state: 'WRONG_AMOUNT' } },
    ]);
  });

  it('is marked to go back, its buyer is told, and it goes back once', async () => {
    const { user, credit } = await differing('7.00');
    const back = () => post(`/payment/admin/bank-credits/${credit.id}/return`, admin);
    expect((await Promise.all([back(), back()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo(user, 'payment-credit-back')).toHaveLength(1);
    const [due] = (await listed('REFUND_DUE')).filter(({ id }: { id: string }) => id === credit.id);
    expect(due).toMatchObject({ payerIban: IBAN, refundDueBy: expect.any(String) });
    const asked = { kind: 'NOTE_RETURN', creditId: credit.id, reason: 'Doppelt überwiesen.', otp: '000000' };
    expect(await post('/desk/acts', admin, { ...asked, transferredOn: '2099-01-01' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'transferredOn' }] },
    });
    const note = () =>
      inTransaction(db, (tx) => noteReturn({ ...base, db: tx }, { creditId: credit.id, transferredOn: '2026-11-21' }));
    await note();
    const [done] = (await listed('REFUNDED')).filter(({ id }: { id: string }) => id === credit.id);
    expect(done).toMatchObject({ state: 'REFUNDED', refundedOn: '2026-11-21' });
    await expect(note()).rejects.toMatchObject({ code: 'bank-credit.not-due' });
    expect((await assign(credit.id, null)).body.code).toBe('bank-credit.sent-back');
    expect((await post(`/payment/admin/bank-credits/${credit.id}/reopen`, admin)).status).toBe(409);
  });

  it('that was decided about is assigned only once that is taken back', async () => {
    const { user, id, credit } = await differing('7.00');
    const step = (name: string) => post(`/payment/admin/bank-credits/${credit.id}/${name}`, admin);
    await step('return');
    for (const orderId of [id, null])
      expect(await assign(credit.id, orderId, true)).toMatchObject({
        status: 409,
        body: { code: 'bank-credit.to-return', message: expect.stringContaining('inzwischen zum Zurückzahlen') },
      });
    await step('reopen');
    await assign(credit.id, null);
    const refused = { status: 409, body: { code: 'bank-credit.set-aside' } };
    expect([await assign(credit.id, id, true), await step('return')]).toMatchObject([refused, refused]);
    expect((await seen(user, id)).openAmount).toBeUndefined();
    await step('reopen');
    expect((await assign(credit.id, id, true)).body.state).toBe('MATCHED');
    expect((await seen(user, id)).openAmount).toBe(290);
  });

  it('of which four people decide four things at once is what one of them said, and the others are told', async () => {
    const [one, other] = [await differing('7.00'), await placed()];
    const replies = await Promise.all([
      assign(one.credit.id, one.id, true),
      assign(one.credit.id, other.id, true),
      assign(one.credit.id, null),
      post(`/payment/admin/bank-credits/${one.credit.id}/return`, admin),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const won = replies.find(({ status }) => status === 200)?.body;
    const received = [(await ofAdmin(one.reference))[0], (await ofAdmin(other.reference))[0]];
    const sum = received.reduce((all, { receivedInCents }) => all + receivedInCents, 0);
    expect(sum).toBe(won.state === 'MATCHED' ? 700 : 0);
  });

  it('of another currency pays for no order, which says what is left to do', async () => {
    const one = await placed();
    const [credit] = (await read([{ amount: '9.90', currency: 'USD', free: [one.reference] }])).open;
    for (const acceptsDifference of [false, true])
      expect(await assign(credit?.id ?? '', one.id, acceptsDifference)).toMatchObject({
        status: 422,
        body: {
          code: 'bank-credit.foreign-currency',
          errors: [
            { path: 'orderId', message: expect.stringMatching(/in USD\..*Zahl sie zurück oder leg sie beiseite/) },
          ],
        },
      });
    expect((await post(`/payment/admin/bank-credits/${credit?.id}/return`, admin)).body.state).toBe('REFUND_DUE');
  });

  it('is nothing for anybody else', async () => {
    const { user, credit } = await differing('7.00');
    for (const step of ['reopen', 'return'])
      expect((await post(`/payment/admin/bank-credits/${credit.id}/${step}`, user)).status).toBe(403);
    expect((await post(`/payment/admin/bank-credits/${base.newId()}/return`, admin)).status).toBe(404);
  });
});

test('who administers is reminded four days before money has to be back, once for each', async () => {
  const { credit } = await differing('7.00');
  await post(`/payment/admin/bank-credits/${credit.id}/return`, admin);
  const over = await differing('20.00');
  await assign(over.credit.id, over.id, true);
  const before = (await mailsTo(admin, 'refund-reminder')).length;
  await remindOfRefunds(base);
  expect(await mailsTo(admin, 'refund-reminder')).toHaveLength(before);
  now = new Date(now.getTime() + 10.5 * 86_400_000);
  await remindOfRefunds(base);
  await remindOfRefunds(base);
  const texts = (await mailsTo(admin, 'refund-reminder')).map(({ plain_text: text }) => text);
  expect(texts.filter((text) => text.includes(IBAN) && text.includes('7,00'))).not.toHaveLength(0);
  expect(texts.filter((text) => text.includes('10,10'))).toHaveLength(1);
  now = new Date();
});

test('orders are found by the number of their invoice, by day, and page after page', async () => {
  const { user, id, reference } = await placed();
  await read([{ amount: '9.90', free: [reference] }]);
  const { number } = (await seen(user, id)).invoices[0];
  expect((await ofAdmin(number)).map(({ order: one }: { order: { id: string } }) => one.id)).toEqual([id]);
  const at = (query: string) => get(`/payment/admin/orders?${query}`, admin);
  expect((await at('from=2020-01-01&to=2020-12-31')).body).toEqual([]);
  const all = (await at('from=2020-01-01')).body;
  const older = (await at(`before=${all[0].order.id}`)).body;
  expect(older.map((row: { order: { id: string } }) => row.order.id)).toEqual(
    all.slice(1).map((row: { order: { id: string } }) => row.order.id),
  );
  expect((await at('from=gestern')).status).toBe(422);
  // Each look shows who bought.
  const { rows } = await sql<{ details: object }>`select details from audit_log where action = 'orders.searched'
    order by id desc limit 2`.execute(db);
  expect(rows).toEqual([{ details: { found: older.length } }, { details: { found: all.length } }]);
});

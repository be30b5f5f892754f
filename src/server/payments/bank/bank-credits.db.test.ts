import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { statementXml, type StatementEntry } from '#test/bank-statement.ts';
import { type Payer, paymentCalls } from '#test/payments.ts';
import { createTestApp } from '#test/test-app.ts';
import { noteRefund } from '#server/payments/orders/admin-orders.service.ts';
import { askForRenewals } from '#server/payments/payment-jobs.ts';
import { inTransaction } from '#server/platform/database/database.ts';

const shop = await createTestApp();
const { app, db, base } = shop;
const { signIn, get, post, order } = paymentCalls(shop);
const admin = await signIn({ permissions: ['admin'] });

async function upload(content: string | Buffer, user: Payer | undefined = admin) {
  const boundary = 'x'.repeat(24);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="auszug.xml"\r\ncontent-type: application/xml\r\n\r\n`;
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/payment/admin/bank-statements',
    headers: { ...user?.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: reply.statusCode, body: reply.json() };
}

const statement = (entries: StatementEntry[]) => upload(statementXml(entries));
const statusOf = async (user: Payer, id: string) => (await get(`/payment/orders/${id}`, user)).body.status;
const placed = async (choice = 'firma/YEARLY') => {
  const user = await signIn();
  const { body } = await order(user, choice);
  return { user, id: body.id as string, reference: body.transfer.reference as string, amount: body.amount as number };
};

describe('a statement', () => {
  it('settles the orders that it names, structured or in free words, alone or in a batch', async () => {
    const [one, two, three, four] = [await placed(), await placed(), await placed('pellets/MONTHLY'), await placed()];
    const report = await statement([
      { amount: '99.00', payer: 'Anna', structured: one.reference.replaceAll(' ', '') },
      { amount: '99.00', payer: 'Berta', free: [`Danke ${two.reference.toLowerCase()}`] },
      {
        amount: '113.90',
        parts: [
          { amount: '14.90', free: [three.reference.slice(0, 9), three.reference.slice(9)] },
          { amount: '99.00', structured: four.reference.replaceAll(' ', '') },
        ],
      },
      { amount: '500.00', isDebit: true, free: [one.reference] },
    ]);
    expect(report).toMatchObject({ status: 200, body: { credits: 4, isNew: 4, matched: 4, open: [] } });
    for (const { user, id } of [one, two, three, four]) expect(await statusOf(user, id)).toBe('PAID');
    const paid = await get(`/payment/orders/${one.id}`, one.user);
    expect(paid.body.invoices).toHaveLength(1);
  });

  it('read twice, and twice at once, changes nothing more', async () => {
    const { user, id, reference } = await placed();
    const xml = statementXml([
      { amount: '99.00', free: [reference] },
      { amount: '1.23', free: ['Jause'] },
    ]);
    const reports = await Promise.all([upload(xml), upload(xml), upload(xml)]);
    expect(reports.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(reports.reduce((sum, { body }) => sum + body.isNew, 0)).toBe(2);
    expect((await upload(xml)).body).toMatchObject({ credits: 2, isNew: 0, matched: 0, open: [] });
    expect(await statusOf(user, id)).toBe('PAID');
    const { rows } =
      await sql`select 1 from payments p join orders o on o.id = p.order_id where o.public_id = ${id}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('leaves wrong amounts, foreign money, late and unknown credits open for a person', async () => {
    const [little, foreign, late] = [await placed(), await placed(), await placed()];
    await post(`/payment/orders/${late.id}/cancel`, late.user);
    const report = await statement([
      { amount: '9.90', payer: 'W', free: [little.reference] },
      { amount: '99.00', currency: 'CHF', payer: 'F', free: [foreign.reference] },
      { amount: '99.00', payer: 'L', free: [late.reference] },
      { amount: '99.00', payer: 'U', free: ['Brennholz Buche'] },
      { amount: '198.00', payer: 'B', free: [`${little.reference} und ${foreign.reference}`] },
    ]);
    expect(report.body).toMatchObject({ isNew: 5, matched: 0 });
    expect(report.body.open.map(({ payer, state }: { payer: string; state: string }) => [payer, state])).toEqual([
      ['W', 'WRONG_AMOUNT'],
      ['F', 'WRONG_AMOUNT'],
      ['L', 'LATE'],
      ['U', 'UNKNOWN'],
      ['B', 'UNKNOWN'],
    ]);
    expect(await statusOf(little.user, little.id)).toBe('PENDING');
    expect(await statusOf(late.user, late.id)).toBe('CANCELED');
  });

  it('that brings money which someone confirmed before does not count it twice, but a second transfer waits', async () => {
    const { user, id, reference, amount } = await placed();
    await post(`/payment/admin/orders/${id}/confirm`, admin, { amount, receivedOn: '2026-11-20' });
    const other = await placed();
    const both = await statement([
      { amount: '99.00', free: [reference] },
      { amount: '99.00', free: [other.reference] },
    ]);
    expect(both.body).toMatchObject({ matched: 2, settled: 1, open: [] });
    expect((await statement([{ amount: '99.00', free: [reference, 'noch einmal'] }])).body.open).toMatchObject([
      { state: 'LATE' },
    ]);
    const { rows } =
      await sql`select 1 from payments p join orders o on o.id = p.order_id where o.public_id = ${id}`.execute(db);
    expect(rows).toHaveLength(1);
    expect(await statusOf(user, id)).toBe('PAID');
  });

  it('does not take the transfer of a later month for one that was confirmed by hand', async () => {
    const { id, reference, amount } = await placed();
    await post(`/payment/admin/orders/${id}/confirm`, admin, { amount, receivedOn: '2026-10-20' });
    const report = await statement([{ amount: '99.00', bookedOn: '2026-11-20', free: [reference] }]);
    expect(report.body).toMatchObject({ matched: 0, open: [{ state: 'LATE' }] });
  });

  it('settles the next period where a standing order goes on naming the first one, once', async () => {
    const { user, id, reference } = await placed('firma/MONTHLY');
    const transfer = (bookedOn: string) => statement([{ amount: '9.90', bookedOn, free: [reference] }]);
    expect((await transfer('2026-10-20')).body.matched).toBe(1);
    await sql`update subscriptions set valid_from = now() - interval '25 days', valid_to = now() + interval '5 days'
      where user_id = ${user.key}`.execute(db);
    await askForRenewals(base);
    const renewals = async () =>
      (await get('/payment/orders', user)).body.filter(({ isRenewal }: { isRenewal: boolean }) => isRenewal);
    expect(await renewals()).toMatchObject([{ status: 'PENDING' }]);
    expect((await transfer('2026-11-20')).body).toMatchObject({ matched: 1, open: [] });
    expect(await renewals()).toMatchObject([{ status: 'PAID', invoices: [{ grossInCents: 990 }] }]);
    expect((await transfer('2026-11-21')).body).toMatchObject({ matched: 0, open: [{ state: 'LATE', orderId: id }] });
  });

  it('never takes our own money that came home for a user’s payment', async () => {
    const { user, id, reference } = await placed();
    const report = await statement([{ amount: '99.00', isReversal: true, free: [reference] }]);
    expect(report.body).toMatchObject({ matched: 0, reversed: 1, open: [{ state: 'UNKNOWN', reverses: 'DEBIT' }] });
    expect(await statusOf(user, id)).toBe('PENDING');
  });

  it('does not pay the next period with a refund of the first that came home', async () => {
    const { user, id, reference } = await placed('firma/MONTHLY');
    await statement([{ amount: '9.90', free: [reference] }]);
    await sql`update subscriptions set valid_to = now() + interval '3 days' where user_id = ${user.key}`.execute(db);
    await askForRenewals(base);
    await statement([{ amount: '9.90', free: [reference], returnReason: 'AC04', bankReference: 'R1' }]);
    const { body: orders } = await get('/payment/orders', user);
    expect(orders.map((one: { status: string }) => one.status)).toEqual(['PENDING', 'PAID']);
    expect(await statusOf(user, id)).toBe('PAID');
  });

  it('shows a payment that its bank took back with its order, which stays paid until someone has looked', async () => {
    const { user, id, reference, amount } = await placed();
    await statement([{ amount: '99.00', payer: 'Anna', free: [reference] }]);
    const taken = { amount: '99.00', payer: 'Anna', free: [reference], isDebit: true, isReversal: true };
    const report = await statement([taken]);
    expect(report.body).toMatchObject({
      matched: 0,
      reversed: 1,
      open: [{ reverses: 'CREDIT', orderId: id, orderReference: reference, amount }],
    });
    expect((await statement([taken])).body.isNew).toBe(0);
    expect(await statusOf(user, id)).toBe('PAID');
    const [reversal] = report.body.open;
    expect((await get('/payment/admin/bank-credits', admin)).body).toContainEqual(reversal);
    const other = await placed();
    const assign = (orderId: string | null) =>
      post(`/payment/admin/bank-credits/${reversal.id}/assign`, admin, { orderId });
    expect(await assign(other.id)).toMatchObject({ status: 409, body: { code: 'bank-credit.reversed' } });
    expect(await statusOf(other.user, other.id)).toBe('PENDING');
    expect((await assign(null)).body).toMatchObject({ state: 'SET_ASIDE', orderId: id });
    expect((await assign(null)).body).toMatchObject({ state: 'SET_ASIDE', orderId: id });
    expect(await statusOf(user, id)).toBe('PAID');
    const { rows } = await sql`select 1 from payments p join orders o on o.id = p.order_id
      where o.public_id = ${id}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('is for who administers, of our account, in the right form and not too large', async () => {
    const user = await signIn({ permissions: ['moderation'] });
    expect(await upload(statementXml([]), user)).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/^#:#/) },
    });
    expect(await upload(statementXml([], { iban: 'DE89370400440532013000' }))).toMatchObject({
      status: 422,
      body: { code: 'bank-statement.other-account' },
    });
    expect((await upload('Datum;Betrag')).body).toMatchObject({ status: 422, code: 'bank-statement.not-camt' });
    expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1, 32))).status).toBe(413);
    const empty = await app.inject({
      method: 'POST',
      url: '/api/v1/payment/admin/bank-statements',
      headers: { ...admin.headers, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([400, 415, 422]).toContain(empty.statusCode);
  });
});

describe('an open credit', () => {
  const openCredit = async (amount: string) => {
    const { body } = await statement([{ amount, payer: 'Karl', free: [`ohne Referenz ${base.newId()}`] }]);
    return body.open[0].id as string;
  };
  const assign = (creditId: string, orderId: string | null, user: Payer = admin) =>
    post(`/payment/admin/bank-credits/${creditId}/assign`, user, { orderId });

  it('is said to pay an order, once', async () => {
    const { user, id } = await placed();
    const credit = await openCredit('99.00');
    expect((await get('/payment/admin/bank-credits', admin)).body.map(({ id: one }: { id: string }) => one)).toContain(
      credit,
    );
    const replies = await Promise.all([assign(credit, id), assign(credit, id)]);
    expect(replies.map(({ body }) => body.state)).toEqual(['MATCHED', 'MATCHED']);
    expect(await statusOf(user, id)).toBe('PAID');
    const other = await placed();
    expect((await assign(credit, other.id)).body).toMatchObject({ status: 409, code: 'bank-credit.done' });
    expect(await statusOf(other.user, other.id)).toBe('PENDING');
  });

  it('does not pay an order of another amount or one that has ended', async () => {
    const { user, id } = await placed('firma/MONTHLY');
    const credit = await openCredit('99.00');
    expect((await assign(credit, id)).body).toMatchObject({ status: 422, code: 'bank-credit.wrong-amount' });
    const ended = await placed();
    await post(`/payment/orders/${ended.id}/cancel`, ended.user);
    expect((await assign(credit, ended.id)).body).toMatchObject({ status: 409, code: 'order.not-pending' });
    expect(await statusOf(user, id)).toBe('PENDING');
    expect((await assign(credit, base.newId())).status).toBe(404);
    expect((await assign(base.newId(), null)).status).toBe(404);
  });

  it('that is none of ours is set aside and waits no more', async () => {
    const credit = await openCredit('5.00');
    expect((await assign(credit, null)).body.state).toBe('SET_ASIDE');
    expect((await get('/payment/admin/bank-credits', admin)).body.map(({ id }: { id: string }) => id)).not.toContain(
      credit,
    );
  });

  it('is no one else’s business', async () => {
    const user = await signIn();
    expect((await assign(base.newId(), null, user)).status).toBe(403);
    expect((await get('/payment/admin/bank-credits', user)).status).toBe(403);
    const { body } = await get('/payment/admin/bank-credits?list=SET_ASIDE', admin);
    // Each look shows who paid from which account; one that was refused shows nothing.
    const { rows } = await sql`select actor, details from audit_log where action = 'bank-credits.looked-at'
      order by id desc limit 1`.execute(db);
    expect(rows).toEqual([{ actor: admin.id, details: { list: 'SET_ASIDE', found: body.length } }]);
    expect((await get('/payment/admin/orders', user)).status).toBe(403);
    expect((await get('/payment/admin/orders')).status).toBe(401);
  });
});

describe('confirming by hand', () => {
  const confirm = (id: string, payload: object, user: Payer = admin) =>
    post(`/payment/admin/orders/${id}/confirm`, user, payload);

  it('takes the exact amount only, once, and leaves a trace', async () => {
    const { user, id } = await placed();
    for (const amount of [9_899, 9_901, 1])
      expect((await confirm(id, { amount, receivedOn: '2026-11-20' })).body).toMatchObject({
        status: 422,
        errors: [{ path: 'amount' }],
      });
    expect((await confirm(id, { amount: 9_900, receivedOn: '2099-01-01' })).status).toBe(422);
    const replies = await Promise.all(
      [1, 2, 3].map(() => confirm(id, { amount: 9_900, receivedOn: '2026-11-20', note: 'Kontoauszug' })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 200)?.body).toMatchObject({
      receivedInCents: 9_900,
      refundDueInCents: 0,
      buyer: { name: 'Holzhof Muster, Anna Muster', email: user.email },
      order: { status: 'PAID' },
    });
    const { rows } = await sql`select action, actor from audit_log where subject = ${id}`.execute(db);
    expect(rows).toEqual([{ action: 'payment.confirmed', actor: admin.id }]);
  });

  it('is for who administers', async () => {
    const { user, id } = await placed();
    expect((await confirm(id, { amount: 9_900, receivedOn: '2026-11-20' }, user)).status).toBe(403);
    expect(await statusOf(user, id)).toBe('PENDING');
  });
});

test('orders are found by reference as people write it, name, address and state', async () => {
  const { user, id, reference } = await placed();
  const found = async (query: string) =>
    (await get(`/payment/admin/orders?${query}`, admin)).body.map((one: { order: { id: string } }) => one.order.id);
  for (const search of [reference, reference.toLowerCase(), user.email, id])
    expect(await found(`search=${encodeURIComponent(search)}`)).toEqual([id]);
  expect(await found('search=Holzhof%20Muster')).toContain(id);
  expect(await found('status=PENDING')).toContain(id);
  expect(await found('status=PAID')).not.toContain(id);
  expect(await found('search=%25')).toEqual([]);
  expect((await get('/payment/admin/orders?status=X', admin)).status).toBe(400);
});

test('money that has to go back is listed with its order until someone has sent it', async () => {
  const { user, id, amount } = await placed();
  await post(`/payment/admin/orders/${id}/confirm`, admin, { amount, receivedOn: '2026-11-20' });
  const ask = (by: Payer, transferredOn: string) =>
    post('/desk/acts', by, {
      kind: 'NOTE_REFUND',
      orderId: id,
      transferredOn,
      reason: 'Rücktritt vom Abo.',
      otp: '000000',
    });
  expect(await ask(admin, '2026-11-21')).toMatchObject({ status: 409, body: { code: 'refund.none' } });
  await post(`/payment/orders/${id}/withdraw`, user, { confirmed: true });
  const due = async () =>
    (await get(`/payment/admin/orders?search=${id}`, admin)).body[0] as {
      refundDueInCents: number;
      receivedInCents: number;
    };
  expect(await due()).toMatchObject({ refundDueInCents: 9_900, receivedInCents: 9_900 });
  expect((await ask(user, '2026-11-21')).status).toBe(403);
  expect((await ask(admin, '2099-01-01')).body).toMatchObject({
    code: 'refund.in-future',
    errors: [{ path: 'transferredOn' }],
  });
  await inTransaction(db, (tx) => noteRefund({ ...base, db: tx }, { orderId: id, transferredOn: '2026-11-21' }));
  expect(await due()).toMatchObject({ refundDueInCents: 0, receivedInCents: 0 });
});

describe('booking money', () => {
  it('needs a second factor that this session has just proved, in all three ways; setting aside does not', async () => {
    const { user, id, reference, amount } = await placed();
    const { body } = await statement([{ amount: '99.00', payer: 'Karl', free: ['ohne Referenz, später'] }]);
    const creditId = body.open[0].id;
    const provedAt = (at: Date) =>
      sql`update sessions set second_factor_at = ${at} where user_id = ${admin.key}`.execute(db);
    await provedAt(new Date(base.clock().getTime() - 10 * 60_000));
    const assign = (orderId: string | null) =>
      post(`/payment/admin/bank-credits/${creditId}/assign`, admin, { orderId });
    const confirm = () => post(`/payment/admin/orders/${id}/confirm`, admin, { amount, receivedOn: '2026-11-20' });
    const xml = statementXml([{ amount: '99.00', free: [reference] }]);
    for (const refused of [await upload(xml), await assign(id), await confirm()])
      expect(refused).toMatchObject({
        status: 403,
        // Not that it cannot be undone: assigning and confirming can be taken back.
        body: {
          code: 'second-factor.prove-again',
          errors: [{ path: 'otp', message: 'Gib dazu bitte einen neuen Code aus deiner App ein.' }],
        },
      });
    expect(await statusOf(user, id)).toBe('PENDING');
    expect((await assign(null)).body.state).toBe('SET_ASIDE');
    expect((await get('/users/me/second-factor', admin)).body).toMatchObject({ freshUntil: null });

    await provedAt(new Date(base.clock().getTime() - 9 * 60_000));
    expect((await get('/users/me/second-factor', admin)).body.freshUntil).not.toBeNull();
    expect((await upload(xml)).body).toMatchObject({ matched: 1 });
    expect(await statusOf(user, id)).toBe('PAID');
    await provedAt(base.clock());
  });
});

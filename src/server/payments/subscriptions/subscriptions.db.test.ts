import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { formatDateLong } from '#domain/format/dates.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';
import { endDueAccounts } from '#server/users/account-end.service.ts';
import { insertAdvert } from '#test/factories.ts';
import { INVOICE_CONTACT, type Payer, paymentCalls } from '#test/payments.ts';
import { createTestApp } from '#test/test-app.ts';
import { askForRenewals, expireDueOrders } from '#server/payments/payment-jobs.ts';
import { bankTransferProvider } from '#server/payments/bank/bank-transfer.ts';
import { dropOldInvoices } from '#server/payments/invoices/invoices.service.ts';
import { dropOldOrders } from '#server/payments/own-payments.service.ts';
import { cancelAllSubscriptions } from './subscriptions.service.ts';

const DAY_IN_MS = 86_400_000;
let now = new Date();
const shop = await createTestApp({ clock: () => now });
const { db, base } = shop;
const { signIn, get, post, order, settle } = paymentCalls(shop);
const providers = [bankTransferProvider(base.config)];
const started = now.getTime();

/** Simulates time passing: rights are read by the database clock, so they are queried for a given time. */
const at = async <T>(days: number, act: () => Promise<T>): Promise<T> => {
  now = new Date(started + days * DAY_IN_MS);
  try {
    return await act();
  } finally {
    now = new Date(started);
  }
};

const held = async ({ key }: Payer): Promise<string[]> =>
  (
    await sql<{
      permission: string;
    }>`select permission from held_permissions where user_id = ${key} order by 1`.execute(db)
  ).rows.map(({ permission }) => permission);

/** The rights that many days later: everything bought is moved back in time instead. */
const heldAfter = async (user: Payer, days: number): Promise<string[]> => {
  const shift = (by: number) =>
    sql`update subscriptions set valid_from = valid_from + make_interval(secs => ${by}),
    valid_to = valid_to + make_interval(secs => ${by}) where user_id = ${user.key}`.execute(db);
  await shift(-days * 86_400);
  const rights = await held(user);
  await shift(days * 86_400);
  return rights;
};

const subscriptionsOf = async ({ key }: Payer) =>
  (
    await sql<{ valid_from: Date; valid_to: Date; withdrawn_at: Date | null }>`select valid_from, valid_to, withdrawn_at
      from subscriptions where user_id = ${key} order by id`.execute(db)
  ).rows;

const mailsTo = async (user: Payer): Promise<string[]> =>
  (
    await sql<{
      template: string;
    }>`select template from mails where recipient = ${user.email} order by created_at, id`.execute(db)
  ).rows.map(({ template }) => template);

const buy = async (choice: string, user?: Payer) => {
  const buyer = user ?? (await signIn());
  const { body } = await order(buyer, choice);
  expect(await settle(body)).toBe('APPLIED');
  return { user: buyer, id: body.id as string };
};

describe('what is bought', () => {
  it('runs for its time and not longer', async () => {
    const { user } = await buy('firma/ONCE');
    expect(await heldAfter(user, 364)).toEqual(['company']);
    expect(await heldAfter(user, 367)).toEqual([]);
  });

  it('and renews itself keeps its rights for seven days while the next period is being paid', async () => {
    const { user } = await buy('firma/MONTHLY');
    expect(await heldAfter(user, 36)).toEqual(['company']);
    expect(await heldAfter(user, 41)).toEqual([]);
    await post('/payment/subscription/cancel', user);
    expect(await heldAfter(user, 27)).toEqual(['company']);
    expect(await heldAfter(user, 36)).toEqual([]);
  });

  it('a second time of the same rights follows on, of other rights runs beside', async () => {
    const { user } = await buy('firma/ONCE');
    await buy('firma/MONTHLY', user);
    await buy('pellets/MONTHLY', user);
    const [first, second, third] = await subscriptionsOf(user);
    expect(second?.valid_from).toEqual(first?.valid_to);
    expect(third?.valid_from.getTime()).toBeLessThan(first?.valid_to.getTime() ?? 0);
    expect(await held(user)).toEqual(['company', 'pellets']);
  });

  it('that follows on says when it begins, in its order and by mail', async () => {
    const { user, id } = await buy('firma/ONCE');
    const { id: next } = await buy('firma/MONTHLY', user);
    const [first, second] = await subscriptionsOf(user);
    const stateOf = async (order: string) => (await get(`/payment/orders/${order}`, user)).body;
    expect(await stateOf(id)).toMatchObject({ activeFrom: first?.valid_from.toISOString() });
    expect(await stateOf(next)).toMatchObject({ activeFrom: second?.valid_from.toISOString() });
    const { rows } = await sql<{ subject: string }>`select subject from mails where recipient = ${user.email}
      and template = 'order-paid' order by created_at, id`.execute(db);
    expect(rows.map(({ subject }) => subject)).toEqual([
      'Bezahlt: Firmenseite ist aktiv',
      expect.stringMatching(/^Bezahlt: Firmenseite beginnt am \d+\.\s\p{L}+\s\d{4}$/u),
    ]);
  });

  it('adds up: as many months bought one after the other as paid for, without gap or overlap', async () => {
    const user = await signIn();
    for (let month = 0; month < 5; month += 1) await buy('pellets/ONCE', user);
    const rows = await subscriptionsOf(user);
    rows.slice(1).forEach((row, index) => expect(row.valid_from).toEqual(rows[index]?.valid_to));
    const { rows: sums } = await sql<{ paid: number; billed: number; taken: number }>`select
      (select sum(amount_paid_in_cents) from subscriptions where user_id = ${user.key}) as paid,
      (select sum(i.gross_in_cents) from invoices i join orders o on o.id = i.order_id where o.user_id = ${user.key}) as billed,
      (select sum(p.amount_in_cents) from payments p join orders o on o.id = p.order_id where o.user_id = ${user.key}) as taken`.execute(
      db,
    );
    expect(sums).toEqual([{ paid: 79_500, billed: 79_500, taken: 79_500 }]);
  });
});

describe('an end at the end of what is paid', () => {
  it('is said once, by mail, and taken back while it runs', async () => {
    const { user } = await buy('firma/MONTHLY');
    const first = await post('/payment/subscription/cancel', user);
    expect(first).toMatchObject({ status: 200, body: { validTo: expect.any(String) } });
    expect((await post('/payment/subscription/cancel', user)).body).toEqual(first.body);
    expect((await get('/users/me/subscription', user)).body).toMatchObject({ canceledAt: first.body.canceledAt });
    expect(await held(user)).toEqual(['company']);
    expect((await post('/payment/subscription/resume', user)).status).toBe(200);
    expect((await get('/users/me/subscription', user)).body).toMatchObject({ canceledAt: null });
    expect((await post('/payment/subscription/resume', user)).body.code).toBe('subscription.not-canceled');
    expect(await mailsTo(user)).toEqual(
      expect.arrayContaining(['subscription-subscriptioncanceled', 'subscription-resumed']),
    );
  });

  it('ends the one that is meant: pressed twice it ends no other one', async () => {
    const { user } = await buy('firma/MONTHLY');
    await buy('pellets/MONTHLY', user);
    for (let times = 0; times < 2; times += 1) await post('/payment/subscription/cancel', user);
    const list = async () =>
      (await get('/payment/own-subscriptions', user)).body as {
        id: string;
        title: string;
        canceledAt: string | null;
      }[];
    const open = async () => (await list()).filter(({ canceledAt }) => canceledAt === null);
    const [left] = await open();
    expect(await open()).toHaveLength(1);
    const meant = `?subscriptionId=${left?.id}`;
    const stranger = await signIn();
    expect((await post(`/payment/subscription/cancel${meant}`, stranger)).body.code).toBe('subscription.none');
    expect((await post('/payment/subscription/cancel?subscriptionId=x', user)).status).toBe(400);
    for (let times = 0; times < 2; times += 1)
      expect((await post(`/payment/subscription/cancel${meant}`, user)).status).toBe(200);
    expect(await open()).toEqual([]);
    expect((await post(`/payment/subscription/resume${meant}`, user)).status).toBe(200);
    expect((await open()).map(({ id }) => id)).toEqual([left?.id]);
    expect((await get('/payment/own-subscriptions')).status).toBe(401);
  });

  it('is possible before it begins, where it follows on from another one', async () => {
    const { user } = await buy('firma/ONCE');
    await buy('firma/YEARLY', user);
    const { body } = await get('/payment/own-subscriptions', user);
    expect(body).toMatchObject([
      { isRecurring: false },
      { isRecurring: true, isPaidByTransfer: true, canceledAt: null },
    ]);
    expect(Date.parse(body[1].validFrom)).toBe(Date.parse(body[0].validTo));
    expect((await post(`/payment/subscription/cancel?subscriptionId=${body[1].id}`, user)).body.validTo).toBe(
      body[1].validTo,
    );
  });

  it('ends what no one has paid on for at once, which is told as overdue till then', async () => {
    const { user } = await buy('firma/MONTHLY');
    expect((await get('/payment/own-subscriptions', user)).body).toMatchObject([{ isOverdue: false }]);
    const end = new Date(now.getTime() - 1);
    await sql`update subscriptions set valid_from = ${end}, valid_to = ${end} where user_id = ${user.key}`.execute(db);
    expect((await get('/payment/own-subscriptions', user)).body).toMatchObject([
      { isOverdue: true, paymentMethodIsChangeable: false },
    ]);
    expect((await post('/payment/subscription/cancel', user)).status).toBe(200);
    expect((await get('/payment/own-subscriptions', user)).body).toEqual([]);
  });

  it('is refused where nothing renews itself', async () => {
    const { user } = await buy('firma/ONCE');
    for (const path of ['cancel', 'resume'])
      expect((await post(`/payment/subscription/${path}`, user)).body.code).toBe('subscription.none');
    expect((await post('/payment/subscription/cancel')).status).toBe(401);
  });
});

describe('a withdrawal', () => {
  it('needs its second step', async () => {
    const { user, id } = await buy('firma/ONCE');
    for (const payload of [{}, { confirmed: false }, { confirmed: 'true' }])
      expect([400, 422]).toContain((await post(`/payment/orders/${id}/withdraw`, user, payload)).status);
    expect(await held(user)).toEqual(['company']);
  });

  it('ends access at once, cancels the invoice, asks for the money back and is receipted, once', async () => {
    const { user, id } = await buy('betrieb/YEARLY');
    const replies = await Promise.all(
      [1, 2, 3].map(() => post(`/payment/orders/${id}/withdraw`, user, { confirmed: true, note: 'Doch nicht' })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await get(`/payment/orders/${id}`, user);
    expect(body).toMatchObject({ status: 'PAID', activeUntil: null, withdrawableUntil: null });
    expect(body.withdrawnAt).toEqual(expect.any(String));
    expect(
      body.invoices.map(({ kind, grossInCents }: { kind: string; grossInCents: number }) => [kind, grossInCents]),
    ).toEqual([
      ['INVOICE', 19_900],
      ['CANCELLATION', -19_900],
    ]);
    expect(await held(user)).toEqual([]);
    expect((await get('/users/me/subscription', user)).body).toBeNull();
    expect((await mailsTo(user)).filter((template) => template === 'order-withdrawn')).toHaveLength(1);
  });

  it('is over after the 14th day, even at the last second', async () => {
    const { user, id } = await buy('firma/ONCE');
    const until = Date.parse((await get(`/payment/orders/${id}`, user)).body.withdrawableUntil);
    const before = (until - 1_000 - started) / DAY_IN_MS;
    const withdraw = () => post(`/payment/orders/${id}/withdraw`, user, { confirmed: true });
    expect(before).toBeGreaterThan(13.9);
    expect((await at((until - started) / DAY_IN_MS, withdraw)).body.code).toBe('order.withdrawal-over');
    expect((await at(before, withdraw)).status).toBe(200);
  });

  it('of an order that is not paid yet cancels it', async () => {
    const user = await signIn();
    const { body } = await order(user, 'firma/ONCE');
    expect((await post(`/payment/orders/${body.id}/withdraw`, user, { confirmed: true })).body.status).toBe('CANCELED');
    expect((await post(`/payment/orders/${body.id}/withdraw`, user, { confirmed: true })).body.code).toBe(
      'order.not-withdrawable',
    );
  });

  it('lets what was bought to follow on begin at once', async () => {
    const { user, id } = await buy('firma/MONTHLY');
    await buy('firma/ONCE', user);
    const [, before] = await subscriptionsOf(user);
    await post(`/payment/orders/${id}/withdraw`, user, { confirmed: true });
    const [first, after] = await subscriptionsOf(user);
    expect(first?.withdrawn_at).toEqual(now);
    expect(after?.valid_from).toEqual(now);
    const length = (row?: { valid_from: Date; valid_to: Date }) =>
      row ? (row.valid_to.getTime() - row.valid_from.getTime()) / DAY_IN_MS : 0;
    expect(length(after)).toBeGreaterThan(length(before) - 0.1);
    expect(length(after)).toBeLessThan(length(before) + 1.1);
    expect(await held(user)).toEqual(['company']);
  });
});

describe('a subscription paid by transfer', () => {
  const renewals = async (user: Payer) =>
    (await get('/payment/orders', user)).body.filter(({ isRenewal }: { isRenewal: boolean }) => isRenewal);
  const daysToEnd = async (user: Payer) => {
    const { body } = await get('/users/me/subscription', user);
    return (Date.parse(body.validTo) - started) / DAY_IN_MS;
  };
  const ask = (days: number) => at(days, () => askForRenewals(base));

  it('is asked for 14 days before its end, reminded of twice, each once, and goes on when that is paid', async () => {
    const { user } = await buy('firma/MONTHLY');
    const end = await daysToEnd(user);
    await ask(end - 14.1);
    expect(await renewals(user)).toEqual([]);
    for (const days of [end - 13, end - 12, end - 6, end - 5, end + 1, end + 2]) await ask(days);
    const [renewal] = await renewals(user);
    expect(renewal).toMatchObject({
      status: 'PENDING',
      amount: 990,
      paymentType: 'BANK_TRANSFER',
      withdrawableUntil: null,
    });
    expect((await mailsTo(user)).filter((template) => template.startsWith('subscription-'))).toEqual([
      'subscription-renewal',
      'subscription-reminder',
      'subscription-lastreminder',
    ]);
    const [before] = await subscriptionsOf(user);
    await at(end + 3, () => settle(renewal));
    const rows = await subscriptionsOf(user);
    expect(rows).toHaveLength(1);
    expect((rows[0]?.valid_to.getTime() ?? 0) - (before?.valid_to.getTime() ?? 0)).toBeGreaterThan(27 * DAY_IN_MS);
    expect((await get(`/payment/orders/${renewal.id}`, user)).body).toMatchObject({
      status: 'PAID',
      invoices: [{ grossInCents: 990 }],
    });
  });

  it.each(['2026-11-28T10:00:00Z', '2027-02-26T10:00:00Z', '2027-09-26T09:00:00Z'])(
    'bought at %s can be paid until the end of the day that its mails name',
    async (boughtAt) => {
      const moment = (time: number) => (time - started) / DAY_IN_MS;
      const { user } = await at(moment(Date.parse(boughtAt)), () => buy('firma/MONTHLY'));
      const [period] = await subscriptionsOf(user);
      const end = moment(period?.valid_to.getTime() ?? 0);
      await ask(end - 13);
      const [renewal] = await renewals(user);
      const { rows } = await sql<{ line: string }>`select row_to_json(m)::text as line from mails m
        where event_key = ${`renewal:${renewal.id}`}`.execute(db);
      const { expiresAt } = renewal;
      const last = viennaTime(Date.parse(expiresAt) - 1);
      expect(last).toMatchObject({ hour: 23, minute: 59 });
      expect(rows[0]?.line).toContain(`überweise bis ${formatDateLong(Date.parse(expiresAt) - 1)} genau`);
      const lastMinute = moment(Date.parse(expiresAt) - 60_000);
      await ask(lastMinute);
      await at(lastMinute, () => settle(renewal));
      expect((await get(`/payment/orders/${renewal.id}`, user)).body.status).toBe('PAID');
    },
  );

  it('is billed to whom the account names when the further period is asked for, and as long as it is open', async () => {
    const { user } = await buy('firma/MONTHLY');
    const end = await daysToEnd(user);
    for (const [companyName, day] of [
      ['Zweiter Hof', end - 13],
      ['Dritter Hof', end - 12],
    ] as const) {
      const contact = JSON.stringify({ ...INVOICE_CONTACT, companyName });
      await sql`update users set invoice_contact = ${contact}::jsonb where id = ${user.key}`.execute(db);
      await ask(day);
      const { rows } = await sql<{ name: string }>`select invoice_contact ->> 'companyName' as name from orders
        where user_id = ${user.key} order by id`.execute(db);
      expect(rows.map(({ name }) => name)).toEqual(['Holzhof Muster', companyName]);
    }
  });

  it('that no one pays ends a week after, and money that comes later waits for a person', async () => {
    const { user } = await buy('pellets/MONTHLY');
    const end = await daysToEnd(user);
    await ask(end - 10);
    const [renewal] = await renewals(user);
    await ask(end + 7.1);
    expect((await renewals(user))[0]).toMatchObject({ status: 'CANCELED' });
    expect(await mailsTo(user)).toContain('subscription-ended');
    await ask(end + 8);
    expect((await mailsTo(user)).filter((template) => template === 'subscription-ended')).toHaveLength(1);
    await at(end + 9, () => settle(renewal));
    expect((await get(`/payment/orders/${renewal.id}`, user)).body.status).toBe('CANCELED');
    expect(await heldAfter(user, end + 9)).toEqual([]);
  });

  it('that is cancelled is not asked for, and an open renewal goes with it', async () => {
    const { user } = await buy('firma/MONTHLY');
    const end = await daysToEnd(user);
    await ask(end - 10);
    await at(end - 9, () => post('/payment/subscription/cancel', user));
    expect((await renewals(user))[0]).toMatchObject({ status: 'CANCELED' });
    await ask(end - 5);
    expect(await renewals(user)).toHaveLength(1);
  });

  it('whose order is cancelled is not asked for again: the subscription ends with what is paid', async () => {
    const { user } = await buy('firma/MONTHLY');
    const end = await daysToEnd(user);
    await ask(end - 10);
    const [renewal] = await renewals(user);
    await at(end - 9, () => post(`/payment/orders/${renewal?.id}/cancel`, user));
    for (const days of [end - 8, end - 2, end + 1]) await ask(days);
    expect(await renewals(user)).toHaveLength(1);
    expect((await get('/users/me/subscription', user)).body.canceledAt).toEqual(expect.any(String));
    expect((await mailsTo(user)).filter((template) => template === 'subscription-subscriptioncanceled')).toHaveLength(
      1,
    );
  });

  it('is asked for once by jobs that run at the same time', async () => {
    const { user } = await buy('firma/MONTHLY');
    const end = await daysToEnd(user);
    await at(end - 10, () => Promise.all([askForRenewals(base), askForRenewals(base), askForRenewals(base)]));
    expect(await renewals(user)).toHaveLength(1);
  });
});

test('an order that no one pays runs out after 14 days, lets go of its discount and can be placed again', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/ONCE');
  await at(13.9, () => expireDueOrders(base, providers));
  expect((await get(`/payment/orders/${body.id}`, user)).body.status).toBe('PENDING');
  await at(14.1, async () => {
    const again = await order(user, 'firma/ONCE');
    expect(again.body.id).not.toBe(body.id);
    expect((await get(`/payment/orders/${body.id}`, user)).body).toMatchObject({
      status: 'FAILED',
      failureReason: 'EXPIRED',
    });
  });
  await at(15, () => Promise.all([expireDueOrders(base, providers), expireDueOrders(base, providers)]));
  await settle(body);
  expect(await held(user)).toEqual([]);
});

describe('an account that ends', () => {
  const endNow = async (user: Payer) => {
    await sql`update users set deletion_asked_at = ${new Date(started - 15 * DAY_IN_MS)} where id = ${user.key}`.execute(
      db,
    );
    await endDueAccounts(base, async () => undefined);
  };

  it('is renewed no more from the moment it was asked for', async () => {
    const { user } = await buy('firma/MONTHLY');
    const context = { ...base, requestId: 'test', viewer: null };
    await cancelAllSubscriptions(context, user.key, base.clock());
    expect((await get('/users/me/subscription', user)).body.canceledAt).toEqual(expect.any(String));
  });

  it('leaves what the books need and nothing else', async () => {
    const { user, id } = await buy('firma/MONTHLY');
    const open = await order(user, 'pellets/ONCE');
    await endNow(user);
    const { rows } = await sql<{
      id: string;
      user_id: number | null;
      status: string;
      invoices: number;
    }>`select public_id as id,
      user_id, status, (select count(*) from invoices i where i.order_id = o.id) as invoices from orders o
      where public_id in (${id}, ${open.body.id})`.execute(db);
    expect(rows).toEqual([{ id, user_id: null, status: 'PAID', invoices: 1 }]);
    expect(await subscriptionsOf(user)).toEqual([]);
    expect(await settle(open.body)).toBe('UNKNOWN');
  });
});

test('orders that came to nothing are forgotten after a year, those that money moved for stay seven', async () => {
  const user = await signIn();
  const { body } = await order(user, 'betrieb/ONCE');
  await post(`/payment/orders/${body.id}/cancel`, user);
  const paid = await buy('betrieb/ONCE', user);
  const late = (await order(user, 'firma/MONTHLY')).body;
  await post(`/payment/orders/${late.id}/cancel`, user);
  await settle(late);
  const ids = async () => {
    const { rows } = await sql<{ id: string }>`select public_id as id from orders where user_id = ${user.key}`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  };
  await at(364, () => dropOldOrders(base));
  expect(await ids()).toHaveLength(3);
  await at(368, () => dropOldOrders(base));
  expect(await ids()).toEqual(expect.arrayContaining([paid.id, late.id]));
  await at(9 * 365, () => dropOldOrders(base));
  // The order stays as long as its invoice, which another task deletes.
  expect(await ids()).toEqual([paid.id]);
  await at(9 * 365, () => dropOldInvoices(base));
  await at(9 * 365, () => dropOldOrders(base));
  expect(await ids()).toEqual([]);
});

test('when the right to sell pellets ends, adverts stay to their end but are neither published nor renewed', async () => {
  const user = await signIn();
  await sql`insert into user_permissions (user_id, permission, granted_at, granted_by) values (${user.key}, 'pellets', now(), 'test')`.execute(
    db,
  );
  const advert = await insertAdvert(db, { user, category: 'PELLETS', title: 'Pellets lose', status: 'ACTIVE' });
  await sql`delete from user_permissions where user_id = ${user.key}`.execute(db);
  const { id } = await buy('pellets/ONCE', user);
  await post(`/payment/orders/${id}/withdraw`, user, { confirmed: true });
  expect((await shop.app.inject({ url: `/api/v1/products/${advert.slug}` })).statusCode).toBe(200);
  await sql`update adverts set status = 'EXPIRED' where id = ${advert.key}`.execute(db);
  expect(await post(`/adverts/${advert.id}/publish`, user)).toMatchObject({
    status: 403,
    body: { code: 'advert.pellets-permission' },
  });
  await buy('pellets/MONTHLY', user);
  // A session knows of new rights within a second.
  const again = await at(0.001, () => post(`/adverts/${advert.id}/publish`, user));
  // Only what the advert itself lacks prevents publishing.
  expect(again.body.code).toBe('advert.not-publishable');
});

test('the mail that a plan with pellets runs leads to the draft that waits for it', async () => {
  const seller = await signIn();
  const mailOf = async (id: string) => {
    const { rows } = await sql<{ line: string }>`select row_to_json(m)::text as line from mails m
      where event_key like ${`order-paid:${id}:%`}`.execute(db);
    return rows[0]?.line ?? '';
  };
  await insertAdvert(db, { user: seller, category: 'PELLETS', title: 'Pellets lose', status: 'DRAFT' });
  const company = await buy('firma/MONTHLY', seller);
  expect(await mailOf(company.id)).toContain('/ordercomplete');
  const pellets = await buy('pellets/MONTHLY', await signIn());
  expect(await mailOf(pellets.id)).toContain('/ordercomplete');
  const waiting = await signIn();
  const own = await insertAdvert(db, { user: waiting, category: 'PELLETS', title: 'Sackware', status: 'DRAFT' });
  const { id } = await buy('pellets/MONTHLY', waiting);
  expect(await mailOf(id)).toContain(`/editadvert/${own.id}/step3`);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { connectionOf } from '#server/platform/database/database.ts';
import { type Payer, paymentCalls } from '#test/payments.ts';
import { createTestApp } from '#test/test-app.ts';
import { cancelOrder } from './orders/order-life.service.ts';
import { orderSubscription } from './orders/orders.service.ts';
import { endRenewals, expireDueOrders, checkOpenOrders, sendMoneyBack, mailRenewals } from './payment-jobs.ts';
import type { PaymentFact, PaymentProvider, PayableOrder } from './payment-provider.ts';
import { applyPaymentFact } from './orders/settlement.service.ts';
import { resumeSubscription } from './subscriptions/subscriptions.service.ts';

let now = new Date();
const shop = await createTestApp({ clock: () => now });
const { db, base } = shop;
const { signIn, get, post } = paymentCalls(shop);

/** A fake card provider: payments are in its records, whether or not a message about them arrives. */
function createCounter() {
  const book = new Map<string, PaymentFact[]>();
  const log: string[] = [];
  let isAway = false;
  const reach = (what: string): void => {
    if (isAway) throw new Error('The provider is away.');
    log.push(what);
  };
  const factsOf = (order: PayableOrder): PaymentFact[] => book.get(order.id) ?? [];
  const provider: PaymentProvider = {
    name: 'stripe',
    takes: (type) => type === 'CARD',
    start: async (order) => {
      reach(`start ${order.id}`);
      return { providerReference: `checkout of ${order.id}`, payUrl: `https://pay.example/${order.id}` };
    },
    look: async (order) => {
      reach(`look ${order.id}`);
      return factsOf(order);
    },
    cancel: async (order) => {
      reach(`cancel ${order.id}`);
      return factsOf(order);
    },
    endRenewal: async (subscription, { atOnce }) => reach(`end ${subscription} ${atOnce}`),
    resumeRenewal: async (subscription) => reach(`resume ${subscription}`),
    alignRenewal: async () => true,
    changeMethod: async () => null,
    refund: async ({ paymentId, amountInCents }) => {
      reach(`refund ${paymentId} ${amountInCents}`);
      return [{ refundId: `refund of ${paymentId}`, amountInCents }];
    },
  };
  const pay = (order: { id: string; amount: number }): PaymentFact => {
    const fact: PaymentFact = {
      kind: 'PAID',
      orderId: order.id,
      paymentId: `card ${order.id}`,
      amountInCents: order.amount,
      currency: 'EUR',
      at: now,
      providerSubscription: `subscription ${order.id}`,
    };
    book.set(order.id, [fact]);
    return fact;
  };
  return { provider, providers: [provider], pay, log, setAway: (away: boolean) => void (isAway = away) };
}

const contextOf = async (user: Payer) => ({
  ...base,
  requestId: 'test',
  viewer: { ...user, sessionId: '', secondFactorAt: null, permissions: [], restingPermissions: [] },
});
const CARD = { aboModel: 'firma', paymentRecurrence: 'MONTHLY', paymentType: 'CARD' } as const;
const running = async ({ key }: Payer) =>
  (await sql`select 1 from subscriptions where user_id = ${key} and withdrawn_at is null`.execute(db)).rows.length;
const mailsTo = async ({ email }: Payer): Promise<string[]> =>
  (
    await sql<{
      template: string;
    }>`select template from mails where recipient = ${email} order by created_at, id`.execute(db)
  ).rows.map(({ template }) => template);
const statusOf = async (user: Payer, id: string) => (await get(`/payment/orders/${id}`, user)).body.status;
const laterBy = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));

const placed = async () => {
  const counter = createCounter();
  const user = await signIn();
  const context = await contextOf(user);
  const order = await orderSubscription(context, CARD, counter.providers);
  return { counter, user, context, order };
};

describe('a payment whose message is lost', () => {
  it('is found by asking the provider, once', async () => {
    const { counter, user, order } = await placed();
    expect(order.url).toBe(`https://pay.example/${order.id}`);
    counter.pay(order);
    expect(await statusOf(user, order.id)).toBe('PENDING');
    laterBy(2);
    await Promise.all([checkOpenOrders(base, counter.providers), checkOpenOrders(base, counter.providers)]);
    expect(await statusOf(user, order.id)).toBe('PAID');
    expect(await running(user)).toBe(1);
  });

  it('is found even when the time of the order is over', async () => {
    const { counter, user, order } = await placed();
    counter.pay(order);
    laterBy(25 * 60);
    await expireDueOrders(base, counter.providers);
    expect(await statusOf(user, order.id)).toBe('PAID');
  });

  it('wins over a cancellation that comes a moment later', async () => {
    const { counter, user, context, order } = await placed();
    counter.pay(order);
    await expect(cancelOrder(context, { orderId: order.id }, counter.providers)).rejects.toMatchObject({
      status: 409,
      code: 'order.is-paid',
    });
    expect(await running(user)).toBe(1);
  });
});

test('while the provider is away the order stays open and is taken up again without a second one', async () => {
  const counter = createCounter();
  const user = await signIn();
  const context = await contextOf(user);
  counter.setAway(true);
  await expect(orderSubscription(context, CARD, counter.providers)).rejects.toMatchObject({ status: 503 });
  counter.setAway(false);
  const order = await orderSubscription(context, CARD, counter.providers);
  expect(order).toMatchObject({ status: 'PENDING', url: `https://pay.example/${order.id}` });
  expect((await get('/payment/orders', user)).body).toHaveLength(1);
  counter.setAway(true);
  await expect(cancelOrder(context, { orderId: order.id }, counter.providers)).rejects.toMatchObject({ status: 503 });
  laterBy(25 * 60);
  await expireDueOrders(base, counter.providers);
  expect(await statusOf(user, order.id)).toBe('PENDING');
  counter.setAway(false);
  await expireDueOrders(base, counter.providers);
  expect(await statusOf(user, order.id)).toBe('FAILED');
});

test('money on its way keeps an order open until it is there or refused', async () => {
  const { counter, user, order } = await placed();
  await applyPaymentFact(base, { kind: 'PROCESSING', orderId: order.id, at: now });
  laterBy(3 * 24 * 60);
  await expireDueOrders(base, counter.providers);
  expect(await statusOf(user, order.id)).toBe('PENDING');
  await applyPaymentFact(base, { kind: 'FAILED', orderId: order.id, reason: 'DECLINED', at: now });
  expect((await get(`/payment/orders/${order.id}`, user)).body).toMatchObject({
    status: 'FAILED',
    failureReason: 'DECLINED',
  });
});

test('money that came too late is sent back by the provider, once, also when it was away at first', async () => {
  const { counter, context, order } = await placed();
  await cancelOrder(context, { orderId: order.id }, counter.providers);
  await applyPaymentFact(base, counter.pay(order));
  counter.setAway(true);
  await sendMoneyBack(base, counter.providers);
  counter.setAway(false);
  await Promise.all([sendMoneyBack(base, counter.providers), sendMoneyBack(base, counter.providers)]);
  await sendMoneyBack(base, counter.providers);
  const { rows } = await sql<{ kind: string; sum: number }>`select kind, sum(p.amount_in_cents) as sum from payments p
    join orders o on o.id = p.order_id where o.public_id = ${order.id} group by kind order by kind`.execute(db);
  expect(rows).toEqual([
    { kind: 'PAYMENT', sum: 990 },
    { kind: 'REFUND', sum: 990 },
  ]);
});

test('a subscription at the provider whose first payment goes back is ended there, and what it still charges goes back', async () => {
  const { counter, user, context, order } = await placed();
  await cancelOrder(context, { orderId: order.id }, counter.providers);
  const late = counter.pay(order);
  await applyPaymentFact(base, late);
  await applyPaymentFact(base, late);
  const providerSubscription = `subscription ${order.id}`;
  const charged: PaymentFact = {
    kind: 'RENEWED',
    providerSubscription,
    paymentId: `month 2 of ${order.id}`,
    amountInCents: 990,
    currency: 'EUR',
    at: now,
    validTo: now,
  };
  expect(await applyPaymentFact(base, charged)).toBe('APPLIED');
  await endRenewals(base, counter.providers);
  await endRenewals(base, counter.providers);
  expect(counter.log.filter((line) => line.startsWith(`end ${providerSubscription}`))).toEqual([
    `end ${providerSubscription} true`,
  ]);
  const { rows } = await sql<{ purpose: string }>`select p.purpose from payments p join orders o on o.id = p.order_id
    where o.user_id = ${user.key} and p.refund_due_at is not null order by p.id`.execute(db);
  expect(rows).toEqual([{ purpose: 'LATE' }, { purpose: 'LATE' }]);
  expect((await get('/users/me/subscription', user)).body).toBeNull();
  expect(await running(user)).toBe(0);
});

describe('a subscription that the provider renews', () => {
  const bought = async () => {
    const one = await placed();
    await applyPaymentFact(base, one.counter.pay(one.order));
    const providerSubscription = `subscription ${one.order.id}`;
    const { body } = await get('/users/me/subscription', one.user);
    return { ...one, providerSubscription, validTo: new Date(body.validTo) };
  };
  const renewal = (providerSubscription: string, paymentId: string, validTo: Date): PaymentFact => ({
    kind: 'RENEWED',
    providerSubscription,
    paymentId,
    amountInCents: 990,
    currency: 'EUR',
    at: now,
    validTo,
  });

  it('is a month longer after each payment, with an order and an invoice of its own, however often it is told', async () => {
    const { user, providerSubscription, validTo } = await bought();
    const facts = [1, 2].map((number) => renewal(providerSubscription, `renewal ${number} ${user.id}`, validTo));
    for (const fact of facts) expect(await applyPaymentFact(base, fact)).toBe('APPLIED');
    for (const fact of facts.toReversed()) expect(await applyPaymentFact(base, fact)).toBe('REPEATED');
    const { body } = await get('/users/me/subscription', user);
    expect(body.amountPaid).toBe(3 * 990);
    expect((Date.parse(body.validTo) - validTo.getTime()) / 86_400_000).toBeGreaterThan(58);
    const orders = (await get('/payment/orders', user)).body;
    expect(
      orders.map(({ status, isRenewal, invoices }: Record<string, unknown[]>) => [status, isRenewal, invoices?.length]),
    ).toEqual([
      ['PAID', true, 1],
      ['PAID', true, 1],
      ['PAID', false, 1],
    ]);
  });

  it('told at the same time twice is one month longer', async () => {
    const { user, providerSubscription, validTo } = await bought();
    const fact = renewal(providerSubscription, `same ${user.id}`, validTo);
    await Promise.all([1, 2, 3, 4].map(() => applyPaymentFact(base, fact)));
    expect((await get('/users/me/subscription', user)).body.amountPaid).toBe(2 * 990);
  });

  it('whose renewal overtakes its first payment is to be told again', async () => {
    expect(await applyPaymentFact(base, renewal('unknown', 'early', now))).toBe('UNKNOWN');
    for (const kind of ['RENEWAL_FAILED', 'SUBSCRIPTION_ENDED'] as const)
      expect(await applyPaymentFact(base, { kind, providerSubscription: 'unknown', at: now })).toBe('UNKNOWN');
  });

  it('of another price is given back and extends nothing', async () => {
    const { user, providerSubscription, validTo } = await bought();
    await applyPaymentFact(base, {
      ...renewal(providerSubscription, `dear ${user.id}`, validTo),
      amountInCents: 1_990,
    } as PaymentFact);
    expect((await get('/users/me/subscription', user)).body.validTo).toBe(validTo.toISOString());
    const { rows } = await sql<{
      purpose: string;
    }>`select purpose from payments where provider_reference = ${`dear ${user.id}`}
      and refund_due_at is not null`.execute(db);
    expect(rows).toEqual([{ purpose: 'WRONG_AMOUNT' }]);
  });

  it('goes back where it is charged after its owner had ended it, not where it was charged before', async () => {
    const { user, providerSubscription, validTo } = await bought();
    const before = { ...renewal(providerSubscription, `before ${user.id}`, validTo), at: now } as PaymentFact;
    laterBy(5);
    await post('/payment/subscription/cancel', user);
    expect(await applyPaymentFact(base, before)).toBe('APPLIED');
    const { body } = await get('/users/me/subscription', user);
    expect((Date.parse(body.validTo) - validTo.getTime()) / 86_400_000).toBeGreaterThan(27);
    laterBy(5);
    expect(await applyPaymentFact(base, renewal(providerSubscription, `after ${user.id}`, validTo))).toBe('APPLIED');
    expect((await get('/users/me/subscription', user)).body.validTo).toBe(body.validTo);
    const { rows } = await sql<{ purpose: string }>`select purpose from payments
      where provider_reference = ${`after ${user.id}`} and refund_due_at is not null`.execute(db);
    expect(rows).toEqual([{ purpose: 'LATE' }]);
    expect((await get('/payment/orders', user)).body[0]).toMatchObject({
      status: 'FAILED',
      failureReason: 'GIVEN_BACK',
      isRenewal: true,
      invoices: [],
    });
    expect(await mailsTo(user)).toContain('payment-back');
  });

  it('that is resumed while the provider is told of its end goes on there too', async () => {
    const { counter, user, context, providerSubscription } = await bought();
    await post('/payment/subscription/cancel', user);
    const slow: PaymentProvider = {
      ...counter.provider,
      endRenewal: async (reference, options) => {
        if (reference === providerSubscription) await resumeSubscription(context, {}, counter.providers);
        await counter.provider.endRenewal(reference, options);
      },
    };
    await endRenewals(base, [slow]);
    expect(counter.log.filter((line) => line.includes(providerSubscription)).slice(-2)).toEqual([
      `end ${providerSubscription} false`,
      `resume ${providerSubscription}`,
    ]);
  });

  it('for a year is told of once, two weeks before, and not where it was ended', async () => {
    const counter = createCounter();
    const users = [await signIn(), await signIn()];
    for (const user of users) {
      const context = await contextOf(user);
      const order = await orderSubscription(context, { ...CARD, paymentRecurrence: 'YEARLY' }, counter.providers);
      await applyPaymentFact(base, counter.pay(order));
    }
    const [user, leaving] = users;
    if (!user || !leaving) throw new Error('Two are signed in.');
    await post('/payment/subscription/cancel', leaving);
    const told = async (one: Payer) =>
      (await mailsTo(one)).filter((template) => template === 'subscription-renewssoon').length;
    laterBy(60 * 24 * 350);
    await mailRenewals(base);
    expect(await told(user)).toBe(0);
    laterBy(60 * 24 * 3);
    for (let times = 0; times < 2; times += 1) await mailRenewals(base);
    expect([await told(user), await told(leaving)]).toEqual([1, 0]);
  });

  it('that the provider gives up is told to its owner, once', async () => {
    const { user, providerSubscription } = await bought();
    laterBy(60 * 24 * 40);
    const fact = { kind: 'SUBSCRIPTION_ENDED', providerSubscription, at: now } as const;
    for (let times = 0; times < 2; times += 1) await applyPaymentFact(base, fact);
    expect((await mailsTo(user)).filter((template) => template === 'subscription-ended')).toHaveLength(1);
  });

  it('is told to the provider when it is cancelled, and to be ended at once when it is withdrawn', async () => {
    const { counter, user, providerSubscription, order } = await bought();
    await post('/payment/subscription/cancel', user);
    counter.setAway(true);
    await endRenewals(base, counter.providers);
    counter.setAway(false);
    await endRenewals(base, counter.providers);
    await endRenewals(base, counter.providers);
    expect(counter.log.filter((line) => line === `end ${providerSubscription} false`)).toHaveLength(1);
    await post(`/payment/orders/${order.id}/withdraw`, user, { confirmed: true });
    await endRenewals(base, counter.providers);
    expect(counter.log).toContain(`end ${providerSubscription} true`);
    expect(await running(user)).toBe(0);
  });

  it('is not resumed without its provider', async () => {
    const { counter, user, context, providerSubscription } = await bought();
    await post('/payment/subscription/cancel', user);
    await endRenewals(base, counter.providers);
    counter.setAway(true);
    await expect(resumeSubscription(context, {}, counter.providers)).rejects.toMatchObject({ status: 503 });
    expect((await get('/users/me/subscription', user)).body.canceledAt).toEqual(expect.any(String));
    counter.setAway(false);
    await resumeSubscription(context, {}, counter.providers);
    expect(counter.log.at(-1)).toBe(`resume ${providerSubscription}`);
    expect((await get('/users/me/subscription', user)).body.canceledAt).toBeNull();
  });

  const partBack = (order: { id: string }, number: number, amountInCents: number): PaymentFact => ({
    kind: 'REFUNDED',
    paymentId: `card ${order.id}`,
    refundId: `part ${number} ${order.id}`,
    amountInCents,
    at: now,
  });

  it('is withdrawn from with what is left after a part of the money went back', async () => {
    const { counter, user, order } = await bought();
    await applyPaymentFact(base, partBack(order, 1, 300));
    expect(await running(user)).toBe(1);
    await post(`/payment/orders/${order.id}/withdraw`, user, { confirmed: true });
    await sendMoneyBack(base, counter.providers);
    await sendMoneyBack(base, counter.providers);
    expect(counter.log.filter((line) => line.startsWith(`refund card ${order.id}`))).toEqual([
      `refund card ${order.id} 690`,
    ]);
    const { rows } = await sql<{ back: number; billed: number }>`select
      (select sum(p.amount_in_cents) from payments p where p.order_id = o.id and p.kind = 'REFUND') as back,
      (select sum(i.gross_in_cents) from invoices i where i.order_id = o.id) as billed
      from orders o where o.public_id = ${order.id}`.execute(db);
    expect(rows).toEqual([{ back: 990, billed: 0 }]);
  });

  it('ends where its money is sent back in parts, told at the same moment and while it is withdrawn from', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { user, order } = await bought();
      const parts = [330, 330, 330].map((amount, number) => applyPaymentFact(base, partBack(order, number, amount)));
      const withdrawal =
        turn % 2 === 0 ? [] : [post(`/payment/orders/${order.id}/withdraw`, user, { confirmed: true })];
      expect(await Promise.all(parts)).toEqual(['APPLIED', 'APPLIED', 'APPLIED']);
      for (const reply of await Promise.all(withdrawal)) expect([200, 409]).toContain(reply.status);
      expect(await running(user)).toBe(0);
      const { rows } = await sql<{ billed: number }>`select sum(i.gross_in_cents) as billed from invoices i
        join orders o on o.id = i.order_id where o.public_id = ${order.id}`.execute(db);
      expect(rows).toEqual([{ billed: 0 }]);
    }
  });

  it('ends where its money was sent back', async () => {
    const { user, order } = await bought();
    const fact: PaymentFact = {
      kind: 'REFUNDED',
      paymentId: `card ${order.id}`,
      refundId: `r ${order.id}`,
      amountInCents: 990,
      at: now,
    };
    expect([await applyPaymentFact(base, fact), await applyPaymentFact(base, fact)]).toEqual(['APPLIED', 'REPEATED']);
    expect(await running(user)).toBe(0);
    expect((await get(`/payment/orders/${order.id}`, user)).body.invoices).toHaveLength(2);
  });
});

test(
  'a process that is killed between payment and activation leaves nothing half done',
  { timeout: 60_000 },
  async () => {
    const { counter, user, order } = await placed();
    const fact = counter.pay(order);
    const script = join(base.config.dataDir, 'settle.ts');
    writeFileSync(script, dyingProcess({ fact, connection: connectionOf(db) }));
    const child = spawn(process.execPath, [script], {
      cwd: join(import.meta.dirname, '../../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DATA_DIR: base.config.dataDir, LOG_LEVEL: 'silent' },
    });
    const [line] = await once(child.stdout, 'data');
    expect(String(line)).toContain('half way');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await statusOf(user, order.id)).toBe('PENDING');
    const traces = async () =>
      (
        await sql<{ payments: number; subscriptions: number }>`select
        (select count(*) from payments p join orders o on o.id = p.order_id where o.public_id = ${order.id}) as payments,
        (select count(*) from subscriptions where user_id = ${user.key}) as subscriptions`.execute(db)
      ).rows[0];
    expect(await traces()).toEqual({ payments: 0, subscriptions: 0 });
    laterBy(2);
    await checkOpenOrders(base, counter.providers);
    expect(await statusOf(user, order.id)).toBe('PAID');
    expect(await traces()).toEqual({ payments: 1, subscriptions: 1 });
  },
);

/** A program that takes the payment, and stops for ever once the subscription is written and before anything is committed. */
const dyingProcess = (facts: object): string => `
import { settle } from '${import.meta.dirname}/orders/settlement.service.ts';
const { fact, connection } = ${JSON.stringify(facts)};
const root = '${join(import.meta.dirname, '../../..')}/src/server/platform';
const { connect } = await import(root + '/database/database.ts');
const { readConfig } = await import(root + '/config.ts');
const { newId } = await import(root + '/ids.ts');
const { createLogger } = await import(root + '/logger.ts');
const { createMemory } = await import(root + '/memory.ts');
const db = connect(connection);
await db.transaction().execute(async (tx) => {
  const context = { db: tx, clock: () => new Date(), newId, config: readConfig(), logger: createLogger('silent'),
    memory: createMemory() };
  const outcome = await settle(context, { ...fact, at: new Date(fact.at) });
  console.log('half way', outcome);
  await new Promise(() => setInterval(() => undefined, 1_000));
});
`;

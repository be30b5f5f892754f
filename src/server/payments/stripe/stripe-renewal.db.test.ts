import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { INVOICE_CONTACT, type Payer } from '#test/payments.ts';
import { openStripeShop } from '#test/stripe-shop.ts';
import { alignRenewals, endRenewals, sendMoneyBack } from '#server/payments/payment-jobs.ts';
import { createPaymentProviders } from '#server/payments/payment-providers.ts';
import { giveSubscription } from '#server/payments/subscriptions/subscriptions.service.ts';
import { openStripe } from './stripe-client.ts';
import { checkRenewals } from './stripe-jobs.ts';

const shop = await openStripeShop();
const { stripe, base, db, signIn, order, sessionOf, sendAll, stateOf, held } = shop;
const stripeProvider = createPaymentProviders(base).find(({ name }) => name === 'stripe');
if (!stripeProvider) throw new Error('Stripe is not set up.');

const { stripe: settings } = base.config;
if (!settings) throw new Error('Stripe is not set up.');
const access = openStripe(settings, base);

/** A buyer whose subscription is renewed by Stripe. */
async function subscribe(choice = 'firma/YEARLY/CARD', buyer?: Payer) {
  const user = buyer ?? (await signIn());
  const { body } = await order(user, choice);
  stripe.pay(sessionOf(body));
  await sendAll();
  const subscription = stripe.sessions.get(sessionOf(body))?.subscription ?? '';
  return { user, id: body.id, subscription, amount: body.amount };
}

const mailsTo = async (email: string): Promise<string[]> =>
  (
    await sql<{
      template: string;
    }>`select template from mails where recipient = ${email} order by created_at, id`.execute(db)
  ).rows.map(({ template }) => template);

test.each([
  ['firma/MONTHLY/CARD', 'month'],
  ['firma/YEARLY/PAYPAL', 'year'],
  ['firma/YEARLY/SEPA', 'year'],
])('%s becomes a subscription at Stripe that is charged every %s', async (choice, interval) => {
  const { user, id, subscription } = await subscribe(choice);
  expect(stripe.subscriptions.get(subscription)).toMatchObject({ interval, metadata: { order: id } });
  expect((await stateOf(user, id)).status).toBe('PAID');
  expect(await held(user)).toEqual(['company']);
  expect(await shop.subscriptionsOf(user)).toMatchObject([{ reference: subscription }]);
});

test('a further period that is charged extends the access and has its own invoice', async () => {
  const { user, subscription, amount } = await subscribe();
  const [before] = await shop.subscriptionsOf(user);
  const counted = async () =>
    (await sql`select 1 from events where type = 'PAYMENT_COMPLETED'`.execute(db)).rows.length;
  const countedBefore = await counted();
  stripe.renew(subscription);
  const events = stripe.takeEvents();
  await sendAll(events);
  await sendAll(events);
  expect(await counted()).toBe(countedBefore + 1);
  const [after] = await shop.subscriptionsOf(user);
  expect((after?.valid_to.getUTCFullYear() ?? 0) - (before?.valid_to.getUTCFullYear() ?? 0)).toBe(1);
  expect(await shop.invoicesOf(user)).toEqual([
    { kind: 'INVOICE', gross: amount },
    { kind: 'INVOICE', gross: amount },
  ]);
});

test.each([
  ['what the account says by then', { companyName: 'Neuer Holzhof', uid: 'ATU12345675' }, 'Neuer Holzhof'],
  [
    'the first order where the account lacks something',
    { companyName: 'Ohne Anschrift', address: null },
    'Holzhof Muster',
  ],
])('a further period is billed to %s', async (_what, changes, company) => {
  const { user, subscription } = await subscribe();
  const contact = JSON.stringify({ ...INVOICE_CONTACT, ...changes });
  await sql`update users set invoice_contact = ${contact}::jsonb where id = ${user.key}`.execute(db);
  stripe.renew(subscription);
  await sendAll();
  const { rows } = await sql<{ recipient: string }>`select i.content ->> 'recipient' as recipient
    from invoices i join orders o on o.id = i.order_id where o.user_id = ${user.key} order by i.id`.execute(db);
  expect(rows.map(({ recipient }) => recipient.includes(company))).toEqual([company === 'Holzhof Muster', true]);
  expect(rows[1]?.recipient.includes('ATU12345675')).toBe(company === 'Neuer Holzhof');
});

test('a renewal that cannot be charged is told once, and made up for by the next try', async () => {
  const { user, subscription } = await subscribe();
  const failed = stripe.renew(subscription, { fails: true });
  await sendAll();
  await sendAll([stripe.tell('invoice.payment_failed', failed)]);
  const told = (await mailsTo(user.email)).filter((template) => template.includes('renewal'));
  expect(told).toHaveLength(1);
  expect(await held(user)).toEqual(['company']);
  expect(await shop.paymentsOf(user)).toHaveLength(1);
});

test('a renewal of which no message came is found by asking', async () => {
  const { user, subscription } = await subscribe();
  await sql`update subscriptions set valid_from = now() - interval '1 year 1 day', valid_to = now() - interval '1 day'
    where provider_reference = ${subscription}`.execute(db);
  expect(await checkRenewals(base, access)).toBe(1);
  expect(await shop.paymentsOf(user)).toHaveLength(1);
  stripe.renew(subscription);
  stripe.takeEvents();
  expect(await checkRenewals(base, access)).toBe(1);
  const [own] = await shop.subscriptionsOf(user);
  expect(own?.valid_to.getTime()).toBeGreaterThan(Date.now() + 360 * 86_400_000);
  expect(await checkRenewals(base, access)).toBe(0);
});

test('a further period at another price than agreed extends nothing and goes back', async () => {
  const { user, subscription } = await subscribe();
  const [before] = await shop.subscriptionsOf(user);
  stripe.renew(subscription, { amountInCents: 1 });
  await sendAll();
  expect(await shop.subscriptionsOf(user)).toEqual([before]);
  expect(await shop.paymentsOf(user)).toMatchObject([{ purpose: 'SETTLEMENT' }, { purpose: 'WRONG_AMOUNT' }]);
});

const DAY_IN_SECONDS = 86_400;
const nextCharge = (subscription: string) => stripe.subscriptions.get(subscription)?.period_end ?? 0;
const endOf = async (user: Payer, subscription: string) => {
  const own = (await shop.subscriptionsOf(user)).find(({ reference }) => reference === subscription);
  return (own?.valid_to.getTime() ?? 0) / 1000;
};
const align = () => alignRenewals(base, createPaymentProviders(base));
const give = (user: Payer, days: number) =>
  giveSubscription(base, { userKey: user.key, planId: 'firma', title: 'Firmenseite', privilegeGroup: 'company', days });

describe('the next charge at Stripe', () => {
  it.each(['firma/YEARLY/CARD', 'firma/MONTHLY/SEPA'])(
    'of %s that follows on falls on the end that is told',
    async (choice) => {
      const user = await signIn();
      await give(user, 92);
      const { subscription, amount } = await subscribe(choice, user);
      expect((await endOf(user, subscription)) - nextCharge(subscription)).toBeGreaterThan(90 * DAY_IN_SECONDS);
      await align();
      for (let period = 0; period < 3; period += 1) {
        const told = await endOf(user, subscription);
        expect(told - nextCharge(subscription)).toBeGreaterThan(0);
        expect(told - nextCharge(subscription)).toBeLessThan(2 * DAY_IN_SECONDS);
        stripe.renew(subscription);
        await sendAll();
        expect(await endOf(user, subscription)).toBeGreaterThan(told + 27 * DAY_IN_SECONDS);
        await align();
      }
      const paid = (await shop.paymentsOf(user)).map((one) => [one.purpose, one.amount]);
      expect(paid).toEqual(Array.from({ length: 4 }, () => ['SETTLEMENT', amount]));
    },
  );

  it('stays where it is while that is the end of the period, and is asked about once', async () => {
    const { user, subscription } = await subscribe();
    const before = nextCharge(subscription);
    await align();
    const questions = stripe.asked.length;
    await align();
    expect(stripe.asked).toHaveLength(questions);
    expect(nextCharge(subscription)).toBe(before);
    expect(Math.abs((await endOf(user, subscription)) - before)).toBeLessThan(2 * DAY_IN_SECONDS);
  });

  it('comes earlier again where what it followed is withdrawn', async () => {
    const user = await signIn();
    const { id } = await subscribe('firma/YEARLY/CARD', user);
    const { subscription } = await subscribe('firma/MONTHLY/CARD', user);
    await align();
    const before = nextCharge(subscription);
    await shop.post(`/payment/orders/${id}/withdraw`, user, { confirmed: true });
    await align();
    expect(before - nextCharge(subscription)).toBeGreaterThan(360 * DAY_IN_SECONDS);
    expect((await endOf(user, subscription)) - nextCharge(subscription)).toBeLessThan(2 * DAY_IN_SECONDS);
  });

  it('is moved in steps where Stripe does not look so far ahead', async () => {
    const user = await signIn();
    await give(user, 800);
    const { subscription } = await subscribe('firma/YEARLY/CARD', user);
    for (let times = 0; times < 2; times += 1) await align();
    expect((await endOf(user, subscription)) - nextCharge(subscription)).toBeLessThan(2 * DAY_IN_SECONDS);
  });

  it('is left alone once its owner has ended it', async () => {
    const user = await signIn();
    await give(user, 92);
    const { subscription } = await subscribe('firma/YEARLY/CARD', user);
    await shop.post(`/payment/subscription/cancel`, user);
    const before = nextCharge(subscription);
    await align();
    expect(nextCharge(subscription)).toBe(before);
  });
});

const discounted = (id: string) =>
  ({
    id,
    reference: 'SP1',
    title: 'Firmenprofil',
    amountInCents: 4_950,
    fullAmountInCents: 9_900,
    currency: 'EUR',
    recurrence: 'YEARLY',
    paymentType: 'CARD',
    providerReference: null,
    payerEmail: 'anna@example.at',
    expiresAt: new Date(Date.now() + 23 * 3_600_000),
  }) as const;

test('a discount counts for the first period only', async () => {
  const params = discounted('0190f0f0-0000-7000-8000-00000000d15c');
  const started = await stripeProvider.start(params);
  expect(await stripeProvider.start(params)).toEqual(started);
  expect(stripe.coupons.size).toBe(1);
  const session = stripe.sessions.get(started.providerReference ?? '');
  expect(session).toMatchObject({ amount_total: 4_950, full_amount: 9_900 });
});

test('a start that is repeated at the last minute of an order finds the checkout of the first one', async () => {
  const wanted = { ...discounted('0190f0f0-0000-7000-8000-00000000d15d'), amountInCents: 9_900 };
  const started = await stripeProvider.start(wanted);
  const atTheEnd = { ...base, clock: () => new Date(wanted.expiresAt.getTime() - 60_000) };
  const again = createPaymentProviders(atTheEnd).find(({ name }) => name === 'stripe');
  expect(await again?.start(wanted)).toEqual(started);
});

test('canceling lets what is paid run on and is not charged again; taking it back works while it runs', async () => {
  const { subscription } = await subscribe();
  const isEnding = () => stripe.subscriptions.get(subscription)?.cancel_at_period_end;
  await stripeProvider.endRenewal(subscription, { atOnce: false });
  await stripeProvider.endRenewal(subscription, { atOnce: false });
  expect(isEnding()).toBe(true);
  await stripeProvider.resumeRenewal(subscription);
  expect(isEnding()).toBe(false);
  await stripeProvider.endRenewal(subscription, { atOnce: true });
  await stripeProvider.endRenewal(subscription, { atOnce: true });
  await stripeProvider.endRenewal(subscription, { atOnce: false });
  expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled');
  await expect(stripeProvider.resumeRenewal(subscription)).rejects.toMatchObject({ code: 'subscription.renewal-over' });
});

test('a subscription that ends at Stripe is not renewed here, and what is paid runs on', async () => {
  const { user, subscription } = await subscribe();
  stripe.endSubscription(subscription);
  await sendAll();
  expect(await held(user)).toEqual(['company']);
  const { rows } = await sql<{ canceled_at: Date | null }>`select canceled_at from subscriptions
    where provider_reference = ${subscription}`.execute(db);
  expect(rows[0]?.canceled_at).not.toBeNull();
});

test.each([
  ['does not answer', { delayInMs: 20_000 }],
  ['is down', { isDown: true }],
  ['has a fault', { status: 500 }],
  ['refuses our key', { status: 401 }],
])('when Stripe %s, ordering says so in time, and nothing is lost', async (_what, mood) => {
  const user = await signIn();
  stripe.setMood(mood);
  const start = performance.now();
  const refused = await order(user, 'firma/ONCE/CARD');
  expect(performance.now() - start).toBeLessThan(4_500);
  expect(refused).toMatchObject({ status: 503, body: { code: 'payment.provider-away' } });
  expect(refused.body.message).toContain('Deine Bestellung ist vorgemerkt');
  stripe.setMood({});
  const placed = await order(user, 'firma/ONCE/CARD');
  expect(placed.status).toBe(200);
  const { body: own } = await shop.get('/payment/orders', user);
  expect(own).toHaveLength(1);
  stripe.pay(sessionOf(placed.body));
  await sendAll();
  expect((await stateOf(user, placed.body.id)).status).toBe('PAID');
});

test('the page to pay at leads back to the order', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/ONCE/CARD');
  const page = await fetch(body.url);
  expect(await page.text()).toContain(`${(body.amount / 100).toFixed(2)} EUR`);
  const paid = await fetch(body.url, { method: 'POST', redirect: 'manual' });
  expect(paid.headers.get('location')).toBe(`http://localhost:3000/orderpending?bestellung=${body.id}`);
  await sendAll();
  expect((await stateOf(user, body.id)).status).toBe('PAID');
});

test('a direct debit that comes after the order had failed goes back, and is not charged again', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/MONTHLY/SEPA');
  stripe.pay(sessionOf(body), { isAsync: true });
  stripe.settle(sessionOf(body), 'failed');
  await sendAll();
  expect((await stateOf(user, body.id)).status).toBe('FAILED');
  await endRenewals(base, createPaymentProviders(base));
  expect(stripe.subscriptions.get(stripe.sessions.get(sessionOf(body))?.subscription ?? '')?.status).toBe('canceled');
  stripe.settle(sessionOf(body), 'succeeded');
  await sendAll();
  await sendMoneyBack(base, createPaymentProviders(base));
  expect(await shop.paymentsOf(user)).toMatchObject([{ purpose: 'LATE' }, { kind: 'REFUND', amount: body.amount }]);
  expect(await held(user)).toEqual([]);
});

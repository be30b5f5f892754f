import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Payer } from '#test/payments.ts';
import { openStripeShop } from '#test/stripe-shop.ts';
import { endRenewals } from '#server/payments/payment-jobs.ts';
import { createPaymentProviders } from '#server/payments/payment-providers.ts';
import { openStripe } from './stripe-client.ts';
import { checkRenewals } from './stripe-jobs.ts';

const shop = await openStripeShop();
const { stripe, base, db, signIn, order, sessionOf, sendAll, get, post, held } = shop;

const { stripe: settings } = base.config;
if (!settings) throw new Error('Stripe is not set up.');
const access = openStripe(settings, base);

type Subscriber = { user: Payer; id: string; reference: string };

/** A buyer whose subscription is charged by Stripe. */
async function subscribe(choice = 'firma/MONTHLY/CARD'): Promise<Subscriber> {
  const user = await signIn();
  const { body } = await order(user, choice);
  stripe.pay(sessionOf(body));
  await sendAll();
  const { body: owned } = await get('/payment/own-subscriptions', user);
  return { user, id: owned[0].id, reference: stripe.sessions.get(sessionOf(body))?.subscription ?? '' };
}

const askToChange = ({ user, id }: Pick<Subscriber, 'user' | 'id'>) =>
  post(`/payment/subscription/payment-method?subscriptionId=${id}`, user);

/** Gives another card on the page of Stripe; its messages are not brought yet. */
async function giveCard(subscriber: Subscriber): Promise<string> {
  const { body } = await askToChange(subscriber);
  return stripe.giveMethod(sessionOf(body)).payment_method;
}

const chargedWith = ({ reference }: Subscriber) => stripe.subscriptions.get(reference)?.default_payment_method;

const mailsTo = async (email: string) =>
  (
    await sql<{ template: string; plain_text: string }>`select template, plain_text from mails
      where recipient = ${email} order by created_at, id`.execute(db)
  ).rows;
const countOf = async ({ user }: Subscriber, template: string): Promise<number> =>
  (await mailsTo(user.email)).filter((mail) => mail.template === template).length;

/** The period has ended so many days ago and could not be charged. */
async function fallBehind({ reference }: Subscriber, days: number): Promise<void> {
  await sql`update subscriptions set valid_from = now() - make_interval(days => ${days + 30}),
    valid_to = now() - make_interval(days => ${days}) where provider_reference = ${reference}`.execute(db);
  stripe.renew(reference, { fails: true });
  await sendAll();
}

const validTo = async ({ user }: Subscriber): Promise<Date> => {
  const [own] = await shop.subscriptionsOf(user);
  if (!own) throw new Error('No one has subscribed.');
  return own.valid_to;
};

test.each(['CARD', 'PAYPAL', 'SEPA'])('another way to be charged by %s is given on a page of Stripe', async (type) => {
  const subscriber = await subscribe(`firma/YEARLY/${type}`);
  const before = chargedWith(subscriber);
  const { status, body } = await askToChange(subscriber);
  expect(status).toBe(200);
  const given = await fetch(body.url, { method: 'POST', redirect: 'manual' });
  expect(given.headers.get('location')).toBe(
    `http://localhost:3000/zahlungsart-aendern?abo=${subscriber.id}&zurueck=ja`,
  );
  expect(chargedWith(subscriber)).toBe(before);
  const messages = stripe.takeEvents();
  await sendAll(messages);
  await sendAll(messages);
  const [last] = [...stripe.setups.values()].slice(-1);
  expect(chargedWith(subscriber)).toBe(last?.payment_method);
  expect(await countOf(subscriber, 'subscription-methodchanged')).toBe(1);
  expect(await shop.paymentsOf(subscriber.user)).toHaveLength(1);
});

test('a period that could not be charged is paid with the new card at once, by way of the mail that told so', async () => {
  const subscriber = await subscribe();
  await fallBehind(subscriber, 10);
  const dunning = (await mailsTo(subscriber.user.email)).at(-1);
  expect(dunning?.template).toBe('subscription-renewalfailed');
  expect(dunning?.plain_text).toContain(`/zahlungsart-aendern?abo=${subscriber.id}`);
  expect(await held(subscriber.user)).toEqual([]);
  await giveCard(subscriber);
  await sendAll();
  expect((await validTo(subscriber)).getTime()).toBeGreaterThan(Date.now());
  expect(await held(subscriber.user)).toEqual(['company']);
  expect(await shop.paymentsOf(subscriber.user)).toHaveLength(2);
  expect(await shop.invoicesOf(subscriber.user)).toHaveLength(2);
});

test('a new card that is refused, too, is kept for the next try and pays for nothing', async () => {
  const subscriber = await subscribe();
  await fallBehind(subscriber, 2);
  const before = await validTo(subscriber);
  const card = await giveCard(subscriber);
  stripe.refusedMethods.add(card);
  await sendAll();
  expect(chargedWith(subscriber)).toBe(card);
  expect(await validTo(subscriber)).toEqual(before);
  expect(await shop.paymentsOf(subscriber.user)).toHaveLength(1);
});

test('a message that comes late does not bring the older of two cards back', async () => {
  const subscriber = await subscribe();
  await giveCard(subscriber);
  const late = stripe.takeEvents();
  const newest = await giveCard(subscriber);
  await sendAll();
  await sendAll(late);
  expect(chargedWith(subscriber)).toBe(newest);
});

test('a new card of which no message came is found when the next period cannot be charged', async () => {
  const subscriber = await subscribe();
  const card = await giveCard(subscriber);
  stripe.takeEvents();
  await fallBehind(subscriber, 1);
  await checkRenewals(base, access);
  expect(chargedWith(subscriber)).toBe(card);
  expect((await validTo(subscriber)).getTime()).toBeGreaterThan(Date.now());
  expect(await countOf(subscriber, 'subscription-methodchanged')).toBe(1);
});

test('a card that was changed long ago is not told as new each time that a period is looked at', async () => {
  const subscriber = await subscribe();
  await giveCard(subscriber);
  await sendAll();
  expect(await countOf(subscriber, 'subscription-methodchanged')).toBe(1);
  // Mails are kept for thirty days.
  await sql`delete from mails where recipient = ${subscriber.user.email}`.execute(db);
  await sql`update subscriptions set valid_from = now() - interval '1 month', valid_to = now() - interval '10 minutes'
    where provider_reference = ${subscriber.reference}`.execute(db);
  expect(await checkRenewals(base, access)).toBeGreaterThan(0);
  expect(await countOf(subscriber, 'subscription-methodchanged')).toBe(0);
});

test('a card that someone gave for another shop of the account changes nothing', async () => {
  const subscriber = await subscribe();
  const before = chargedWith(subscriber);
  const { body } = await askToChange(subscriber);
  Object.assign(stripe.sessions.get(sessionOf(body)) ?? {}, { setup_for: '' });
  stripe.giveMethod(sessionOf(body));
  await sendAll();
  expect(chargedWith(subscriber)).toBe(before);
});

test('there is nothing to change in what no one charges', async () => {
  const payer = await signIn();
  const placed = await order(payer, 'firma/MONTHLY/BANK_TRANSFER');
  await shop.settle(placed.body);
  const [transfer] = (await get('/payment/own-subscriptions', payer)).body;
  expect(transfer).toMatchObject({ isPaidByTransfer: true, paymentMethodIsChangeable: false });
  expect(await askToChange({ user: payer, id: transfer.id })).toMatchObject({
    status: 409,
    body: { code: 'subscription.not-charged' },
  });

  const subscriber = await subscribe();
  expect(await askToChange({ user: payer, id: subscriber.id })).toMatchObject({
    status: 409,
    body: { code: 'subscription.none' },
  });
  expect((await post(`/payment/subscription/payment-method?subscriptionId=${subscriber.id}`)).status).toBe(401);
  stripe.setMood({ isDown: true });
  expect(await askToChange(subscriber)).toMatchObject({ status: 503, body: { code: 'payment.provider-away' } });
  stripe.setMood({});
  stripe.endSubscription(subscriber.reference);
  expect(await askToChange(subscriber)).toMatchObject({ status: 409, body: { code: 'subscription.renewal-over' } });
  await sendAll();
  expect(await askToChange(subscriber)).toMatchObject({ status: 409, body: { code: 'subscription.none' } });
});

test('what Stripe goes on trying to charge after the rights are over is shown, warned of and can be ended', async () => {
  const subscriber = await subscribe();
  const { user, reference } = subscriber;
  await fallBehind(subscriber, 12);
  expect((await get('/payment/own-subscriptions', user)).body).toMatchObject([
    { isOverdue: true, paymentMethodIsChangeable: true },
  ]);
  const summary = await get('/payment/summary/firma/YEARLY/BANK_TRANSFER', user);
  expect(summary.body.renewing).toMatchObject([{ title: 'Firmenseite' }]);
  expect((await post('/payment/subscription/cancel', user)).status).toBe(200);
  await endRenewals(base, createPaymentProviders(base));
  expect(stripe.subscriptions.get(reference)?.status).toBe('canceled');
  await sendAll();
  expect((await get('/payment/own-subscriptions', user)).body).toEqual([]);
  expect((await mailsTo(user.email)).at(-1)?.template).toBe('subscription-ended');
});

test('what was charged in time is not called overdue while the payment service takes some hours', async () => {
  const subscriber = await subscribe();
  await sql`update subscriptions set valid_from = now() - interval '1 month', valid_to = now() - interval '3 hours'
    where provider_reference = ${subscriber.reference}`.execute(db);
  expect((await get('/payment/own-subscriptions', subscriber.user)).body).toMatchObject([{ isOverdue: false }]);
});

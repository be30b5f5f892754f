import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { openStripeShop } from '#test/stripe-shop.ts';
import { createPaymentProviders } from '#server/payments/payment-providers.ts';
import { expireOrder } from '#server/payments/orders/order-end.service.ts';
import { findOrder } from '#server/payments/orders/orders.repository.ts';
import { applyPaymentFact } from '#server/payments/orders/settlement.service.ts';

const shop = await openStripeShop();
const { stripe, base, signIn, order, sessionOf, sendAll, stateOf, held } = shop;
const providers = createPaymentProviders(base);
const stripeProvider = providers.find(({ name }) => name === 'stripe');
if (!stripeProvider) throw new Error('Stripe is not set up.');

const DAY_IN_MS = 86_400_000;

const payable = async (id: string) => {
  const row = await findOrder(base.db, id);
  if (!row) throw new Error('There is no such order.');
  return row;
};
/** What the regular check at the provider finds for an order whose messages were lost. */
const lookAgain = async (id: string) => {
  const row = await payable(id);
  const wanted = {
    id,
    reference: row.reference,
    title: row.plan_title,
    amountInCents: row.amount_in_cents,
    fullAmountInCents: row.full_amount_in_cents,
    currency: row.currency,
    recurrence: row.recurrence,
    paymentType: row.payment_type,
    providerReference: row.provider_reference,
    payerEmail: 'x@example.at',
    expiresAt: row.expires_at,
  };
  const outcomes = [];
  for (const fact of await stripeProvider.look(wanted)) outcomes.push(await applyPaymentFact(base, fact));
  return outcomes;
};

test('what Stripe takes is offered beside the bank transfer, eps only where nothing renews itself', async () => {
  const { body } = await shop.get('/payment/subscriptions');
  const typesOf = (recurrence: string) =>
    body.find((offer: { recurrence: string }) => offer.recurrence === recurrence)?.paymentTypes;
  expect(typesOf('ONCE')).toEqual(expect.arrayContaining(['CARD', 'EPS', 'PAYPAL', 'SEPA']));
  expect(typesOf('MONTHLY')).toEqual(expect.arrayContaining(['CARD', 'PAYPAL', 'SEPA']));
  expect(typesOf('MONTHLY')).not.toContain('EPS');
  expect(typesOf('YEARLY')).not.toContain('EPS');
  const user = await signIn();
  expect((await order(user, 'firma/YEARLY/EPS')).status).toBe(422);
});

test.each([
  ['CARD', 'card'],
  ['EPS', 'eps'],
  ['PAYPAL', 'paypal'],
  ['SEPA', 'sepa_debit'],
])('an order paid once by %s leads to a checkout for exactly that, at the price of the plan', async (type, method) => {
  const user = await signIn();
  const placed = await order(user, `firma/ONCE/${type}`);
  expect(placed).toMatchObject({ status: 200, body: { status: 'PENDING', transfer: null } });
  const session = stripe.sessions.get(sessionOf(placed.body));
  expect(session).toMatchObject({
    mode: 'payment',
    payment_method_types: [method],
    amount_total: placed.body.amount,
    currency: 'eur',
    client_reference_id: placed.body.id,
    success_url: `http://localhost:3000/orderpending?bestellung=${placed.body.id}`,
  });
  expect(stripe.asked.at(-1)?.form).toMatchObject({ locale: 'de', customer_email: user.email });
});

test('paid, told, active, with an invoice: from the order to the access', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/ONCE/CARD');
  expect(await held(user)).toEqual([]);
  stripe.pay(sessionOf(body));
  expect((await stateOf(user, body.id)).status).toBe('PENDING');
  await sendAll();
  expect(await stateOf(user, body.id)).toMatchObject({ status: 'PAID', invoices: [{ grossInCents: body.amount }] });
  expect(await held(user)).toEqual(['company']);
  expect(await shop.paymentsOf(user)).toEqual([{ kind: 'PAYMENT', purpose: 'SETTLEMENT', amount: body.amount }]);
});

test('coming back from the checkout proves nothing: only Stripe does', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/ONCE/CARD');
  expect((await stateOf(user, body.id)).status).toBe('PENDING');
  expect(await lookAgain(body.id)).toEqual([]);
  expect(await held(user)).toEqual([]);
});

test('a double click, two tabs and a call that is repeated lead to one checkout', async () => {
  const user = await signIn();
  const replies = await Promise.all(Array.from({ length: 6 }, () => order(user, 'pellets/YEARLY/CARD')));
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect(new Set(replies.map(({ body }) => sessionOf(body))).size).toBe(1);
  const own = [...stripe.sessions.values()].filter(({ client_reference_id: id }) => id === replies[0]?.body.id);
  expect(own).toHaveLength(1);
});

/** The mail about money that goes back. */
const wordsOfReturn = async (email: string) => {
  const { rows } = await sql<{ plain_text: string }>`select plain_text from mails where recipient = ${email}
    and template = 'payment-back'`.execute(base.db);
  return rows[0]?.plain_text.replaceAll(/[\s\u00A0]+/g, ' ');
};

test('messages that got lost are made up for by asking', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/ONCE/PAYPAL');
  stripe.pay(sessionOf(body));
  stripe.takeEvents();
  expect(await lookAgain(body.id)).toEqual(['APPLIED']);
  expect((await stateOf(user, body.id)).status).toBe('PAID');
  expect(await lookAgain(body.id)).toEqual(['REPEATED']);
  expect(await held(user)).toEqual(['company']);
});

test.each([
  ['another amount', { amountInCents: 1 }, '€ 0,01'],
  ['another currency', { currency: 'usd' }, '109,00 USD'],
])('%s than ordered gives nothing and goes back, and the mail names both', async (_what, paying, got) => {
  const user = await signIn();
  const { body } = await order(user, 'firma/ONCE/CARD');
  stripe.pay(sessionOf(body), paying);
  await sendAll();
  expect((await stateOf(user, body.id)).status).toBe('FAILED');
  expect(await held(user)).toEqual([]);
  expect(await shop.paymentsOf(user)).toMatchObject([{ purpose: 'WRONG_AMOUNT' }]);
  expect(await shop.invoicesOf(user)).toEqual([]);
  const told = await wordsOfReturn(user.email);
  expect(told).toContain(`sind ${got} eingelangt. Offen waren genau € 109,00`);
  expect(told).not.toContain('als nichts mehr offen war');
});

test('a direct debit is under way for days: the order waits, then the access comes', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/ONCE/SEPA');
  stripe.pay(sessionOf(body), { isAsync: true });
  await sendAll();
  expect((await stateOf(user, body.id)).status).toBe('PENDING');
  expect(await held(user)).toEqual([]);
  const { expires_at: until } = await payable(body.id);
  expect(until.getTime()).toBeGreaterThan(Date.now() + 7 * DAY_IN_MS);
  const canceled = await shop.post(`/payment/orders/${body.id}/cancel`, user);
  expect(canceled).toMatchObject({ status: 409, body: { code: 'payment.under-way' } });
  stripe.settle(sessionOf(body), 'succeeded');
  await sendAll();
  expect((await stateOf(user, body.id)).status).toBe('PAID');
  expect(await held(user)).toEqual(['company']);
});

test.each(['firma/ONCE/SEPA', 'firma/YEARLY/SEPA'])('%s that the bank refuses ends the order', async (choice) => {
  const user = await signIn();
  const { body } = await order(user, choice);
  stripe.pay(sessionOf(body), { isAsync: true });
  await sendAll();
  expect((await stateOf(user, body.id)).status).toBe('PENDING');
  stripe.settle(sessionOf(body), 'failed');
  await sendAll();
  expect(await stateOf(user, body.id)).toMatchObject({ status: 'FAILED', failureReason: 'DECLINED' });
  expect(await held(user)).toEqual([]);
});

test('a checkout that no one used closes the order', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/ONCE/CARD');
  stripe.expire(sessionOf(body));
  await sendAll();
  expect((await stateOf(user, body.id)).failureReason).toBe('EXPIRED');
});

test('an order whose time is over closes its checkout, and one that was paid at the last moment counts', async () => {
  const [late, quick] = [await signIn(), await signIn()];
  const [one, other] = [await order(late, 'firma/ONCE/CARD'), await order(quick, 'firma/ONCE/CARD')];
  stripe.pay(sessionOf(other.body));
  stripe.takeEvents();
  const tomorrow = { ...base, clock: () => new Date(Date.now() + 2 * DAY_IN_MS) };
  for (const { body } of [one, other]) await expireOrder(tomorrow, await payable(body.id), providers);
  expect((await stateOf(late, one.body.id)).status).not.toBe('PENDING');
  expect(stripe.sessions.get(sessionOf(one.body))?.status).toBe('expired');
  expect((await stateOf(quick, other.body.id)).status).toBe('PAID');
});

test('canceling closes the checkout: an order that is gone can no longer be paid', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/ONCE/CARD');
  expect((await shop.post(`/payment/orders/${body.id}/cancel`, user)).body.status).toBe('CANCELED');
  expect(stripe.sessions.get(sessionOf(body))?.status).toBe('expired');
  await sendAll();
  expect((await stateOf(user, body.id)).status).toBe('CANCELED');
});

test('canceling what was paid a moment before is refused, and the payment counts', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/ONCE/CARD');
  stripe.pay(sessionOf(body));
  stripe.takeEvents();
  const canceled = await shop.post(`/payment/orders/${body.id}/cancel`, user);
  expect(canceled).toMatchObject({ status: 409, body: { code: 'order.is-paid' } });
  expect(await held(user)).toEqual(['company']);
});

test('money that went back ends the access and cancels the invoice', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/ONCE/CARD');
  stripe.pay(sessionOf(body));
  await sendAll();
  const intent = stripe.sessions.get(sessionOf(body))?.payment_intent ?? '';
  stripe.refund(intent);
  await sendAll();
  await sendAll([stripe.tell('charge.refunded', { id: 'ch_again', object: 'charge', payment_intent: intent })]);
  expect(await held(user)).toEqual([]);
  expect(await shop.invoicesOf(user)).toEqual([
    { kind: 'INVOICE', gross: body.amount },
    { kind: 'CANCELLATION', gross: -body.amount },
  ]);
});

test('a payment that its bank took back for good ends the access too', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/ONCE/CARD');
  stripe.pay(sessionOf(body));
  await sendAll();
  stripe.loseDispute(stripe.sessions.get(sessionOf(body))?.payment_intent ?? '');
  await sendAll();
  expect(await held(user)).toEqual([]);
});

test.each([
  ['refunded', 'ist zurückgegangen', 'bekommst du'],
  ['chargedback', 'deine Bank hat die Zahlung', 'weil deine Bank die Zahlung zurückgebucht hat'],
])(
  'what ends as its money was %s is told of with what is gone, once, and not withdrawn from',
  async (how, why, paper) => {
    const user = await signIn();
    const { body } = await order(user, 'betrieb/ONCE/CARD');
    stripe.pay(sessionOf(body));
    await sendAll();
    const intent = stripe.sessions.get(sessionOf(body))?.payment_intent ?? '';
    // A part of it ends nothing.
    stripe.refund(intent, 1_000);
    await sendAll();
    const mailsAfter = async () => {
      const { rows } = await sql<{ template: string; text: string }>`select template, plain_text as text from mails
      where recipient = ${user.email} order by created_at, id`.execute(base.db);
      return rows.map(({ template, text }) => ({ template, text: text.replaceAll(/\s+/g, ' ') }));
    };
    const told = (await mailsAfter()).length;
    if (how === 'refunded') stripe.refund(intent);
    else stripe.loseDispute(intent);
    const events = stripe.takeEvents();
    for (let times = 0; times < 2; times += 1) await sendAll(events);
    const mails = (await mailsAfter()).slice(told);
    expect(mails.map(({ template }) => template).toSorted()).toEqual(['invoice-cancellation', `subscription-${how}`]);
    const [papers, end] = mails.toSorted((one, other) => one.template.localeCompare(other.template));
    expect(end?.text).toContain(why);
    expect(end?.text).toContain('Anzeigen in der Kategorie Pellets kannst du nicht mehr aufgeben');
    expect(papers?.text).toContain(paper);
    expect(papers?.text.includes('zurück. Die')).toBe(how === 'refunded');
    expect(await stateOf(user, body.id)).toMatchObject({ status: 'PAID', withdrawableUntil: null });
    const withdrawn = await shop.post(`/payment/orders/${body.id}/withdraw`, user, { confirmed: true });
    expect(withdrawn).toMatchObject({ status: 409, body: { code: 'order.not-withdrawable' } });
  },
);

test('the provider sends money back once, also when it is asked twice at once and again later', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/ONCE/CARD');
  stripe.pay(sessionOf(body));
  await sendAll();
  const paymentId = stripe.sessions.get(sessionOf(body))?.payment_intent ?? '';
  const payment = { paymentId, amountInCents: body.amount };
  const before = stripe.refunds.size;
  const [one, other] = await Promise.all([stripeProvider.refund(payment), stripeProvider.refund(payment)]);
  expect(one).toEqual(other);
  expect(stripe.refunds.size).toBe(before + 1);
  const everything = [{ refundId: expect.any(String), amountInCents: body.amount }];
  expect(one).toEqual(everything);
  expect(await stripeProvider.refund({ ...payment, amountInCents: body.amount - 1 })).toEqual(everything);
  expect(await stripeProvider.refund({ paymentId: 'in_settled_elsewhere', amountInCents: 100 })).toEqual([]);
});

test('without Stripe its package stays unused and only the transfer is offered', () => {
  const bare = readConfig({ DATA_DIR: base.config.dataDir });
  expect(bare.stripe).toBeNull();
  expect(createPaymentProviders({ ...base, config: bare }).map(({ name }) => name)).toEqual(['bank-transfer']);
  expect(() => readConfig({ DATA_DIR: base.config.dataDir, STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    'belong together',
  );
  const open = { ...stripe.environment, STRIPE_API_BASE: 'http://stripe.example' };
  expect(() => readConfig({ DATA_DIR: base.config.dataDir, ...open })).toThrow('https');
});

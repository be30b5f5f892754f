import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStripeShop } from '#test/stripe-shop.ts';
import { dropOldEvents } from '#server/payments/provider-events.service.ts';
import { openStripe } from './stripe-client.ts';
import { handleWaitingEvents } from './stripe-events.service.ts';

const shop = await openStripeShop();
const { stripe, base, db, signIn, order, sessionOf, send, deliver, sendAll, stateOf, held } = shop;
const { stripe: settings } = base.config;
if (!settings) throw new Error('Stripe is not set up.');
const access = openStripe(settings, base);

const eventRow = async (id: string) =>
  (
    await sql<{ handled_at: Date | null; attempts: number; last_error: string | null }>`select handled_at, attempts,
      last_error from provider_events where event_id = ${id}`.execute(db)
  ).rows[0];

/** An order paid at Stripe whose messages have not arrived. */
async function payUntold(choice = 'firma/ONCE/CARD') {
  const user = await signIn();
  const { body } = await order(user, choice);
  stripe.pay(sessionOf(body));
  const events = stripe.takeEvents();
  const completed = events.find(({ type }) => type === 'checkout.session.completed');
  if (!completed) throw new Error('Stripe told nothing.');
  return { user, id: body.id, session: sessionOf(body), events, completed };
}

test.each([
  'without a signature',
  'signed with another secret',
  'with a body that was changed afterwards',
  'with a time that was changed afterwards',
  'with a signature of an older scheme only',
  'with an empty signature',
])('a message %s is refused and leaves nothing behind', async (way) => {
  const { user, id, completed } = await payUntold();
  const forged = stripe.forge(completed)[way];
  if (!forged) throw new Error('No such forgery.');
  expect(await deliver(forged)).toMatchObject({
    status: 400,
    body: { code: 'webhook.refused', message: 'Die Signatur dieser Nachricht stimmt nicht.' },
  });
  expect(await eventRow(completed.id)).toBeUndefined();
  expect((await stateOf(user, id)).status).toBe('PENDING');
  expect(await held(user)).toEqual([]);
});

test.each([
  '{}',
  '[]',
  'null',
  '{"id":5}',
  '"evt_1"',
  '',
  '{"id":"evt_1","type":"charge.refunded","created":1}',
  '{"id":',
  '[[[[',
])('junk that is rightly signed (%s) is refused in clear words, so that no one repeats it for ever', async (body) => {
  const message = stripe.signText(body);
  expect(await deliver(message)).toMatchObject({
    status: 400,
    body: { code: 'webhook.unreadable', message: expect.stringContaining('richtig signiert') },
  });
});

test('a time of signing that is both past and to come is refused', async () => {
  const { completed } = await payUntold();
  const future = stripe.sign(completed, new Date(Date.now() + 600_000));
  const header = future.headers['stripe-signature'] ?? '';
  const headers = { ...future.headers, 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},${header}` };
  expect((await deliver({ ...future, headers })).status).toBe(400);
});

test('a genuine message counts for five minutes and not longer', async () => {
  const { user, id, completed } = await payUntold();
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);
  expect((await send(completed, ago(330))).status).toBe(400);
  expect((await send(completed, ago(-330))).status).toBe(400);
  expect((await stateOf(user, id)).status).toBe('PENDING');
  expect((await send(completed, ago(270))).status).toBe(200);
  expect((await stateOf(user, id)).status).toBe('PAID');
});

test.each([
  ['nothing', '', {}],
  ['no JSON', '{', { 'content-type': 'application/json' }],
  ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a NUL byte', '\0', { 'content-type': 'text/plain' }],
])('%s is refused', async (_what, body, headers) => {
  expect((await deliver({ body, headers })).status).toBe(400);
});

test('twenty repetitions, half of them at once, grant once', async () => {
  const { user, id, completed } = await payUntold();
  const repeat = () => send(completed).then(({ status }) => status);
  const statuses = await Promise.all(Array.from({ length: 10 }, repeat));
  for (let count = 0; count < 10; count += 1) statuses.push(await repeat());
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await stateOf(user, id)).status).toBe('PAID');
  expect(await shop.paymentsOf(user)).toHaveLength(1);
  expect(await shop.invoicesOf(user)).toHaveLength(1);
  expect(await shop.subscriptionsOf(user)).toHaveLength(1);
});

test('the same news under several names grant once', async () => {
  const { user, session } = await payUntold('firma/YEARLY/CARD');
  const paid = stripe.sessions.get(session);
  if (!paid) throw new Error('There is no checkout.');
  const again = ['checkout.session.completed', 'checkout.session.async_payment_succeeded', 'invoice.paid'].map((type) =>
    stripe.tell(type, type === 'invoice.paid' ? { id: paid.invoice ?? '', object: 'invoice' } : paid),
  );
  stripe.takeEvents();
  await Promise.all(again.map((event) => send(event)));
  expect(await shop.paymentsOf(user)).toHaveLength(1);
  expect(await shop.subscriptionsOf(user)).toHaveLength(1);
});

test('messages in any order lead to the same: the last first, and a renewal before the start', async () => {
  const { user, id, session, events } = await payUntold('firma/YEARLY/CARD');
  const subscription = stripe.sessions.get(session)?.subscription ?? '';
  stripe.renew(subscription);
  const all = [...events, ...stripe.takeEvents()].toReversed();
  expect(all[0]?.type).toBe('invoice.paid');
  await sendAll(all);
  expect((await stateOf(user, id)).status).toBe('PAID');
  expect(await shop.paymentsOf(user)).toEqual([
    { kind: 'PAYMENT', purpose: 'SETTLEMENT', amount: 9_900 },
    { kind: 'PAYMENT', purpose: 'SETTLEMENT', amount: 9_900 },
  ]);
  const [own] = await shop.subscriptionsOf(user);
  expect(own?.reference).toBe(subscription);
  expect(own?.valid_to.getUTCFullYear()).toBe(new Date().getUTCFullYear() + 2);
});

test('lost, doubled and reordered messages, one by one or at once, lead to the same books', async () => {
  const wishes = fc.record({
    told: fc.array(fc.nat(3), { minLength: 1, maxLength: 7 }).filter((indices) => indices.includes(3)),
    isAtOnce: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(wishes, async ({ told, isAtOnce }) => {
      const { user, session, events } = await payUntold('firma/YEARLY/CARD');
      const renewal = stripe.renew(stripe.sessions.get(session)?.subscription ?? '');
      stripe.refund(renewal.payments.data[0]?.payment.payment_intent ?? '');
      const all = [...events.filter(({ type }) => type !== 'payment_intent.created'), ...stripe.takeEvents()];
      expect(all).toHaveLength(4);
      const messages = told.flatMap((index) => all[index] ?? []);
      if (isAtOnce) await Promise.all(messages.map((event) => send(event)));
      else await sendAll(messages);
      // What took longer than Stripe waits goes on by itself; what got in the way of another is tried again.
      const areHandled = async () => {
        await handleWaitingEvents({ ...base, clock: () => new Date(Date.now() + 60_000) }, access);
        return (await Promise.all(messages.map(({ id }) => eventRow(id)))).every((row) => row?.handled_at);
      };
      await expect.poll(areHandled, { timeout: 10_000 }).toBe(true);
      const kinds = (rows: { kind: string }[]) => rows.map(({ kind }) => kind);
      expect(kinds(await shop.paymentsOf(user))).toEqual(['PAYMENT', 'PAYMENT', 'REFUND']);
      expect(kinds(await shop.invoicesOf(user))).toEqual(['INVOICE', 'INVOICE', 'CANCELLATION']);
      expect(await shop.subscriptionsOf(user)).toHaveLength(1);
    }),
    { numRuns: 4 },
  );
});

test('a refund that is told before the payment ends with nothing active', async () => {
  const { user, session, completed } = await payUntold();
  stripe.refund(stripe.sessions.get(session)?.payment_intent ?? '');
  const refunded = stripe.takeEvents();
  await sendAll(refunded);
  await send(completed);
  expect(await held(user)).toEqual([]);
  expect(await shop.paymentsOf(user)).toMatchObject([{ kind: 'PAYMENT' }, { kind: 'REFUND' }]);
  expect(await shop.invoicesOf(user)).toMatchObject([{ kind: 'INVOICE' }, { kind: 'CANCELLATION' }]);
});

test('what does not matter here is kept and done with', async () => {
  const event = stripe.tell('customer.created', { id: 'cus_1', object: 'customer' });
  const foreign = stripe.tell('invoice.paid', { id: 'in_of_another_shop', object: 'invoice' });
  expect((await send(event)).status).toBe(200);
  expect(await eventRow(event.id)).toMatchObject({ attempts: 1, last_error: null, handled_at: expect.any(Date) });
  expect((await send(foreign)).status).toBe(200);
  expect(await eventRow(foreign.id)).toMatchObject({ last_error: 'gone', handled_at: expect.any(Date) });
});

test('while Stripe is away its messages are kept and acted on later', async () => {
  const { user, id, completed } = await payUntold();
  stripe.setMood({ isDown: true });
  expect((await send(completed)).status).toBe(200);
  expect(await eventRow(completed.id)).toMatchObject({ attempts: 1, handled_at: null });
  expect((await stateOf(user, id)).status).toBe('PENDING');
  stripe.setMood({ status: 500 });
  const later = (seconds: number) => ({ ...base, clock: () => new Date(Date.now() + seconds * 1_000) });
  expect(await handleWaitingEvents(later(0), access)).toBe(0);
  await handleWaitingEvents(later(40), access);
  expect(await eventRow(completed.id)).toMatchObject({ attempts: 2, handled_at: null });
  stripe.setMood({});
  await handleWaitingEvents(later(50), access);
  expect((await stateOf(user, id)).status).toBe('PENDING');
  await handleWaitingEvents(later(100), access);
  expect((await stateOf(user, id)).status).toBe('PAID');
  expect(await shop.subscriptionsOf(user)).toHaveLength(1);
});

test('an answer comes soon, also while Stripe takes its time', async () => {
  const { user, id, completed } = await payUntold();
  stripe.setMood({ delayInMs: 3_600 });
  const start = performance.now();
  expect((await send(completed)).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(3_500);
  stripe.setMood({});
  await expect.poll(async () => (await stateOf(user, id)).status, { timeout: 8_000 }).toBe('PAID');
});

test('of a message only what it is about is kept, and that for 90 days', async () => {
  const { completed } = await payUntold();
  await send(completed);
  const { rows } = await sql<{ payload: object }>`select payload from provider_events
    where event_id = ${completed.id}`.execute(db);
  expect(JSON.stringify(rows)).not.toContain('@example.at');
  const after = (days: number) => ({ db, clock: () => new Date(Date.now() + days * 86_400_000) });
  expect(await dropOldEvents(after(89))).toBe(0);
  await dropOldEvents(after(91));
  expect(await eventRow(completed.id)).toBeUndefined();
});

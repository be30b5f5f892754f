import { sql } from 'kysely';
import { afterFile } from './after-file.ts';
import { createTestApp } from './test-app.ts';
import { type Payer, paymentCalls } from './payments.ts';
import { startStripePeer } from './peers/stripe.ts';
import type { Event } from './peers/stripe-account.ts';
import type { SignedEvent } from './peers/stripe-signature.ts';

/** The product with a Stripe account on this machine, and everything that people and Stripe do with both. */
export async function openStripeShop() {
  const stripe = await startStripePeer();
  const shop = await createTestApp({ environment: stripe.environment });
  afterFile(() => stripe.close());
  const calls = paymentCalls(shop);
  const { app, db } = shop;

  const order = (user: Payer, choice: string) => calls.get(`/payment/order/${choice}`, user);
  const deliver = async (message: SignedEvent) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/payment/stripe/webhook',
      headers: message.headers,
      payload: message.body,
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  return {
    ...shop,
    ...calls,
    stripe,
    order,
    deliver,
    send: (event: Event, at?: Date) => deliver(stripe.sign(event, at)),
    /** All pending messages of Stripe, in order. */
    sendAll: async (events: Event[] = stripe.takeEvents()) => {
      for (const event of events) await deliver(stripe.sign(event));
    },
    /** The checkout that an order leads to. */
    sessionOf: (body: { url: string }): string => body.url.split('/').at(-1) ?? '',
    stateOf: async (user: Payer, id: string) => (await calls.get(`/payment/orders/${id}`, user)).body,
    held: async ({ key }: Payer): Promise<string[]> => {
      const { rows } = await sql<{ permission: string }>`select permission from held_permissions where user_id = ${key}
        order by permission`.execute(db);
      return rows.map(({ permission }) => permission);
    },
    paymentsOf: async ({ key }: Payer) =>
      (
        await sql<{
          kind: string;
          purpose: string;
          amount: number;
        }>`select p.kind, p.purpose, p.amount_in_cents as amount
          from payments p join orders o on o.id = p.order_id where o.user_id = ${key} order by p.id`.execute(db)
      ).rows,
    invoicesOf: async ({ key }: Payer) =>
      (
        await sql<{ kind: string; gross: number }>`select i.kind, i.gross_in_cents as gross
          from invoices i join orders o on o.id = i.order_id where o.user_id = ${key} order by i.id`.execute(db)
      ).rows,
    subscriptionsOf: async ({ key }: Payer) =>
      (
        await sql<{ reference: string | null; valid_to: Date }>`select provider_reference as reference, valid_to
          from subscriptions where user_id = ${key} order by id`.execute(db)
      ).rows,
  };
}

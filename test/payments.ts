import { sql } from 'kysely';
import { startBearerSession } from '#server/accounts/sessions/sessions.service.ts';
import type { FactOutcome } from '#server/payments/payment-provider.ts';
import { type SettlementContext, applyPaymentFact } from '#server/payments/orders/settlement.service.ts';
import { type TestUser, insertUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** Everything an invoice needs. */
export const INVOICE_CONTACT = {
  firstname: 'Anna',
  lastname: 'Muster',
  companyName: 'Holzhof Muster',
  uid: null,
  address: {
    id: '0190f0f0-0000-7000-8000-000000000001',
    street: 'Waldweg 3',
    postalCode: '3300',
    city: 'Amstetten',
    countryCode: 'AT',
    longitude: null,
    latitude: null,
  },
};

export type Payer = TestUser & { headers: { authorization: string } };
type Wishes = { isConfirmed?: boolean; contact?: unknown; permissions?: string[] };
type Paid = { id: string; amount: number };

/** Calls about orders as people make them, and the facts that a bank or provider would vouch for. */
export function paymentCalls({ app, base, db }: TestApp) {
  const signIn = async ({
    isConfirmed = true,
    contact = INVOICE_CONTACT,
    permissions = [],
  }: Wishes = {}): Promise<Payer> => {
    const user = await insertUser(db, { isConfirmed });
    await sql`update users set invoice_contact = ${JSON.stringify(contact)}::jsonb where id = ${user.key}`.execute(db);
    for (const permission of permissions)
      await sql`insert into user_permissions (user_id, permission, granted_at, granted_by)
        values (${user.key}, ${permission}, now(), 'test')`.execute(db);
    const token = await startBearerSession(base, user, 'test', {
      secondFactorAt: permissions.length > 0 ? base.clock() : null,
    });
    return { ...user, headers: { authorization: `Bearer ${token}` } };
  };
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    user?: { headers: Record<string, string> },
    payload?: object,
  ) => {
    const url = `/api/v1${path}`;
    const reply = await app.inject({ method, url, headers: user?.headers ?? {}, ...(payload ? { payload } : {}) });
    return { status: reply.statusCode, body: reply.json() };
  };
  const get = (path: string, user?: { headers: Record<string, string> }) => call('GET', path, user);
  const post = (path: string, user?: { headers: Record<string, string> }, payload: object = {}) =>
    call('POST', path, user, payload);
  /** `choice`: plan and rhythm, `firma/YEARLY`. */
  const order = (user: Payer, choice: string) => get(`/payment/order/${choice}/BANK_TRANSFER`, user);
  const settle = (
    { id, amount }: Paid,
    wishes: { paymentId?: string; amountInCents?: number; currency?: string } = {},
    context: SettlementContext = base,
  ): Promise<FactOutcome> =>
    applyPaymentFact(context, {
      kind: 'PAID',
      orderId: id,
      paymentId: `payment of ${id}`,
      amountInCents: amount,
      currency: 'EUR',
      at: base.clock(),
      providerSubscription: null,
      ...wishes,
    });
  return { signIn, get, post, order, settle };
}

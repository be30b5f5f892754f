import { sql } from 'kysely';
import type { IntervalUnit } from '#domain/plans/plans.data.ts';
import type { OrderState } from '#domain/payments/order-state.ts';
import * as z from 'zod/mini';
import { InvoiceContact } from '#contract/users/users.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';
import type { PaymentRecurrence, PaymentType, ProviderName } from '#server/payments/payment-provider.ts';
import { IS_NOT_REVERSED } from '#server/payments/payments.repository.ts';
import { containing } from '#server/platform/database/like.ts';

export type OrderRow = {
  key: number;
  id: string;
  /** Null once the account is gone. */
  user_key: number | null;
  email: string | null;
  first_name: string | null;
  plan_id: string;
  plan_title: string;
  privilege_group: string;
  interval_unit: IntervalUnit;
  interval_count: number;
  recurrence: PaymentRecurrence;
  payment_type: PaymentType;
  provider: ProviderName;
  full_amount_in_cents: number;
  amount_in_cents: number;
  vat_rate: number;
  currency: string;
  status: OrderState;
  reference: string;
  provider_reference: string | null;
  pay_url: string | null;
  failure_reason: string | null;
  invoice_contact: unknown;
  renews_subscription_id: number | null;
  terms_version: string;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  withdrawn_at: Date | null;
  /** What came in parts while it was open. */
  part_paid_in_cents: number;
  /** What has to go back and has not yet. */
  refund_due_in_cents: number;
  /** Of the subscription that it started or renews. */
  subscription_valid_from: Date | null;
  subscription_valid_to: Date | null;
  subscription_withdrawn_at: Date | null;
};

const COLUMNS = sql`o.id as key, o.public_id as id, u.id as user_key, u.email, u.first_name, o.plan_id, o.plan_title,
  o.privilege_group, o.interval_unit, o.interval_count, o.recurrence, o.payment_type, o.provider, o.full_amount_in_cents,
  o.amount_in_cents, o.vat_rate, o.currency, o.status, o.reference, o.provider_reference, o.pay_url, o.failure_reason,
  o.invoice_contact, o.renews_subscription_id, o.terms_version, o.created_at, o.expires_at, o.ended_at, o.withdrawn_at,
  (select coalesce(sum(p.amount_in_cents), 0)::int from payments p where p.order_id = o.id and p.purpose = 'PART'
    and ${IS_NOT_REVERSED}) as part_paid_in_cents,
  (select coalesce(sum(p.amount_in_cents - (select coalesce(sum(r.amount_in_cents), 0) from payments r
      where r.refunds_payment_id = p.id)), 0)::int
    from payments p where p.order_id = o.id and p.refund_due_at is not null) as refund_due_in_cents,
  s.valid_from as subscription_valid_from, s.valid_to as subscription_valid_to,
  s.withdrawn_at as subscription_withdrawn_at`;
const JOINED = sql`orders o left join users u on u.id = o.user_id and u.anonymised_at is null
  left join lateral (select valid_from, valid_to, withdrawn_at from subscriptions s
    where s.order_id = o.id or s.id = o.renews_subscription_id order by s.order_id = o.id desc nulls last limit 1) s on true`;

/** What is still to be paid for an open order, in cents. */
export const openAmountOf = (order: Pick<OrderRow, 'amount_in_cents' | 'part_paid_in_cents'>): number =>
  order.amount_in_cents - order.part_paid_in_cents;

/** An order by its public id; null where there is none; by orders_public_id_key. */
export async function findOrder(db: Db, id: string): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`select ${COLUMNS} from ${JOINED} where o.public_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The order, kept from changing until the transaction ends. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | null> {
  await sql`select from orders where public_id = ${id} for update`.execute(tx);
  return findOrder(tx, id);
}

/** The public id of the order with a payment reference; null where there is none; by orders_reference_key. */
export async function findOrderIdByReference(db: Db, reference: string): Promise<string | null> {
  const rows = await db.selectFrom('orders').select('public_id as id').where('reference', '=', reference).execute();
  return rows[0]?.id ?? null;
}

/** Orders of a user, the newest first; by orders_user_id_index. */
export async function listOrdersOf(db: Db, userKey: number, limit: number): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`select ${COLUMNS} from ${JOINED} where o.user_id = ${userKey}
    order by o.id desc limit ${limit}`.execute(db);
  return rows;
}

export type OpenOrderKey = { userKey: number; planId: string; recurrence: PaymentRecurrence; paymentType: PaymentType };

/** The open order of a kind, kept from changing; by orders_open_key. */
export async function lockOpenOrder(tx: Db, key: OpenOrderKey): Promise<OrderRow | null> {
  const { rows } = await sql<{ id: string }>`select public_id as id from orders where user_id = ${key.userKey}
    and plan_id = ${key.planId} and recurrence = ${key.recurrence} and payment_type = ${key.paymentType}
    and status = 'PENDING' and renews_subscription_id is null for update`.execute(tx);
  return rows[0] ? findOrder(tx, rows[0].id) : null;
}

export type NewOrder = OpenOrderKey & {
  id: string;
  planTitle: string;
  privilegeGroup: string;
  intervalUnit: IntervalUnit;
  intervalCount: number;
  provider: ProviderName;
  fullAmountInCents: number;
  amountInCents: number;
  vatRate: number;
  reference: string;
  invoiceContact: unknown;
  renewsSubscriptionKey: number | null;
  termsVersion: string;
  createdAt: Date;
  expiresAt: Date;
  status: 'PENDING' | 'PAID';
};

/** False where an open order of the same kind is there already. */
export async function insertOrder(tx: Db, order: NewOrder): Promise<boolean> {
  const { rows } =
    await sql`insert into orders (public_id, user_id, plan_id, plan_title, privilege_group, interval_unit,
      interval_count, recurrence, payment_type, provider, full_amount_in_cents, amount_in_cents, vat_rate, reference,
      invoice_contact, renews_subscription_id, terms_version, created_at, expires_at, status, ended_at)
    values (${order.id}, ${order.userKey}, ${order.planId}, ${order.planTitle}, ${order.privilegeGroup},
      ${order.intervalUnit}, ${order.intervalCount}, ${order.recurrence}, ${order.paymentType}, ${order.provider},
      ${order.fullAmountInCents}, ${order.amountInCents}, ${order.vatRate}, ${order.reference},
      ${JSON.stringify(order.invoiceContact)}::jsonb, ${order.renewsSubscriptionKey}, ${order.termsVersion},
      ${order.createdAt}, ${order.expiresAt}, ${order.status}, ${order.status === 'PAID' ? order.createdAt : null})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function updateOrderStart(
  db: Db,
  key: number,
  started: { providerReference: string | null; payUrl: string },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ provider_reference: started.providerReference, pay_url: started.payUrl })
    .where('id', '=', key)
    .where('status', '=', 'PENDING')
    .execute();
}

export async function updateOrderContact(tx: Db, key: number, contact: unknown): Promise<void> {
  await sql`update orders set invoice_contact = ${JSON.stringify(contact)}::jsonb where id = ${key}
    and invoice_contact is distinct from ${JSON.stringify(contact)}::jsonb`.execute(tx);
}

type Ending = { status: Exclude<OrderState, 'PENDING'>; reason: string | null; at: Date };

/** Ends an open order; no effect on one that has ended. */
export async function endOrderRow(tx: Db, key: number, { status, reason, at }: Ending): Promise<boolean> {
  const { rows } = await sql`update orders set status = ${status}, failure_reason = ${reason}, ended_at = ${at}
    where id = ${key} and status = 'PENDING' returning id`.execute(tx);
  return rows.length > 0;
}

export async function markOrderWithdrawn(tx: Db, key: number, at: Date): Promise<boolean> {
  const { rows } = await sql`update orders set withdrawn_at = ${at} where id = ${key} and withdrawn_at is null
    returning id`.execute(tx);
  return rows.length > 0;
}

/** A payment is in progress: the order stays open at least that long. */
export async function postponeExpiry(tx: Db, key: number, until: Date): Promise<void> {
  await sql`update orders set expires_at = greatest(expires_at, ${until}::timestamptz) where id = ${key}
    and status = 'PENDING'`.execute(tx);
}

/** Open orders whose time is over, the oldest first; by orders_pending_index. */
export async function listExpiredOrders(db: Db, now: Date, skipped: readonly number[]): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`select ${COLUMNS} from ${JOINED} where o.status = 'PENDING'
    and o.expires_at <= ${now} and o.id <> all(${[...skipped]}::bigint[]) order by o.expires_at, o.id limit 20`.execute(
    db,
  );
  return rows;
}

/** Open orders that a provider knows, those first that it was asked about longest ago; by orders_pending_index. */
export async function listOrdersToCheck(
  db: Db,
  { askedBefore, limit }: { askedBefore: Date; limit: number },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`select ${COLUMNS} from ${JOINED} where o.status = 'PENDING'
    and o.provider <> 'bank-transfer' and o.created_at < ${askedBefore}
    and (o.looked_at is null or o.looked_at < ${askedBefore})
    order by o.looked_at nulls first, o.id limit ${limit}`.execute(db);
  return rows;
}

export async function markChecked(db: Db, key: number, now: Date): Promise<void> {
  await db.updateTable('orders').set({ looked_at: now }).where('id', '=', key).execute();
}

/** The buyer's names; `{}` once their time of storage is over. */
const BuyerNames = z.partial(z.pick(InvoiceContact, { firstname: true, lastname: true, companyName: true }));

export type AdminOrderRow = Omit<OrderRow, 'invoice_contact'> & {
  invoice_contact: z.infer<typeof BuyerNames>;
  received_in_cents: number;
  /** The oldest due date of a refund. */
  refund_due_at: Date | null;
};

type StoredAdminOrderRow = Omit<AdminOrderRow, 'invoice_contact'> & { invoice_contact: unknown };

const adminOrderOf = (row: StoredAdminOrderRow): AdminOrderRow => ({
  ...row,
  invoice_contact: storedJson(BuyerNames, row.invoice_contact),
});

type AdminFilter = {
  status: OrderState | null;
  search: string | null;
  refundIsDue: boolean;
  from: Date | null;
  to: Date | null;
  before: string | null;
  limit: number;
};

/** The newest orders by state, reference, invoice, name or address; a reader's list, not a hot one. */
export async function listAdminOrders(db: Db, filter: AdminFilter): Promise<AdminOrderRow[]> {
  const { status, search, refundIsDue, from, to, before, limit } = filter;
  const pattern = search === null ? null : containing(search);
  const reference = search?.replace(/[^A-Za-z0-9]/g, '').toUpperCase() ?? null;
  const { rows } = await sql<StoredAdminOrderRow>`select ${COLUMNS}, ${SUMS} from ${JOINED}
    where (${status}::text is null or o.status = ${status})
      and (not ${refundIsDue}::boolean or exists (select from payments p where p.order_id = o.id and ${IS_DUE}))
      and (${from}::timestamptz is null or o.created_at >= ${from})
      and (${to}::timestamptz is null or o.created_at < ${to})
      and (${before}::uuid is null or o.id < (select id from orders where public_id = ${before}))
      and (${pattern}::text is null or o.reference = ${reference} or u.email ilike ${pattern}
        or concat_ws(' ', u.first_name, u.last_name) ilike ${pattern} or o.public_id::text = ${search}
        or exists (select from invoices i where i.order_id = o.id and i.number = ${search})
        or concat_ws(' ', o.invoice_contact ->> 'firstname', o.invoice_contact ->> 'lastname',
          o.invoice_contact ->> 'companyName') ilike ${pattern})
    order by o.id desc limit ${limit}`.execute(db);
  return rows.map(adminOrderOf);
}

export async function findAdminOrder(db: Db, id: string): Promise<AdminOrderRow | null> {
  const { rows } = await sql<StoredAdminOrderRow>`select ${COLUMNS}, ${SUMS} from ${JOINED}
    where o.public_id = ${id}`.execute(db);
  return rows[0] ? adminOrderOf(rows[0]) : null;
}

/** Of a payment something has to go back and has not yet. */
const IS_DUE = sql`p.refund_due_at is not null and p.amount_in_cents > (select coalesce(sum(r.amount_in_cents), 0)
  from payments r where r.refunds_payment_id = p.id)`;
const SUMS = sql`(select coalesce(sum(case p.kind when 'PAYMENT' then p.amount_in_cents else -p.amount_in_cents end), 0)
    from payments p where p.order_id = o.id) as received_in_cents,
  (select min(p.refund_due_at) from payments p where p.order_id = o.id and ${IS_DUE}) as refund_due_at`;

/** The public id of an order by its internal key; by orders_pkey. */
export async function findOrderIdByKey(db: Db, key: number): Promise<string> {
  const rows = await db.selectFrom('orders').select('public_id as id').where('id', '=', key).execute();
  const [row] = rows;
  if (!row) throw new Error('There is no such order.');
  return row.id;
}

/** The open order of a further period of what an order started or renewed; by orders_open_renewal_key. */
export async function findFurtherOrderId(db: Db, orderKey: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select further.public_id as id from orders o
    left join subscriptions s on s.order_id = o.id
    join orders further on further.renews_subscription_id = coalesce(o.renews_subscription_id, s.id)
      and further.status = 'PENDING'
    where o.id = ${orderKey}`.execute(db);
  return rows[0]?.id ?? null;
}

/** The open orders of further periods of a subscription end with it, and parts paid go back; by orders_open_renewal_key. */
export async function cancelRenewalOrders(tx: Db, subscriptionKey: number, at: Date): Promise<void> {
  await sql`with ended as (update orders set status = 'CANCELED', ended_at = ${at}
      where renews_subscription_id = ${subscriptionKey} and status = 'PENDING' returning id)
    update payments set refund_due_at = ${at} from ended
    where order_id = ended.id and purpose = 'PART' and refund_due_at is null`.execute(tx);
}

/** Key of the open order of a kind; by orders_open_key. */
export async function findOpenOrderKey(db: Db, key: OpenOrderKey): Promise<number | null> {
  const rows = await db
    .selectFrom('orders')
    .select('id as key')
    .where('user_id', '=', key.userKey)
    .where('plan_id', '=', key.planId)
    .where('recurrence', '=', key.recurrence)
    .where('payment_type', '=', key.paymentType)
    .where('status', '=', 'PENDING')
    .where('renews_subscription_id', 'is', null)
    .execute();
  return rows[0]?.key ?? null;
}

/** One after the other: orders of a person wait for each other until the transaction ends. */
export async function waitForOtherOrders(tx: Db, userKey: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('orders'), ${userKey}::int)`.execute(tx);
}

/** A free order of a kind, settled at once, made since a time; by orders_user_id_index. */
export async function findFreeOrder(db: Db, key: OpenOrderKey, since: Date): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`select ${COLUMNS} from ${JOINED} where o.user_id = ${key.userKey}
    and o.plan_id = ${key.planId} and o.recurrence = ${key.recurrence} and o.payment_type = ${key.paymentType}
    and o.status = 'PAID' and o.amount_in_cents = 0 and o.created_at > ${since} order by o.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

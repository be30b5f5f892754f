import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import {
  CREDIT_PREFIX,
  IS_NOT_REVERSED,
  PAYMENT,
  type PaymentRow,
  SURPLUS_SUFFIX,
} from '#server/payments/payments.repository.ts';

export type BookingRow = {
  id: string;
  order_key: number;
  /** All that the transfer brought, with its surplus. */
  amount_in_cents: number;
  received_on: string;
};

const WITHOUT_SURPLUS = sql`regexp_replace(p.provider_reference, ${`${SURPLUS_SUFFIX}$`}, '')`;

/** Transfers booked for some orders that can be taken back: nothing of them went back; by payments_order_id_index. */
export async function listBookings(db: Db, orderKeys: readonly number[]): Promise<BookingRow[]> {
  if (orderKeys.length === 0) return [];
  const { rows } = await sql<BookingRow>`select (array_agg(p.public_id order by p.id))[1] as id,
      p.order_id as order_key, sum(p.amount_in_cents)::int as amount_in_cents,
      to_char(min(p.received_at) at time zone 'Europe/Vienna', 'YYYY-MM-DD') as received_on
    from payments p
    where p.order_id = any(${[...orderKeys]}::bigint[]) and p.kind = 'PAYMENT' and p.provider = 'bank-transfer'
    group by p.order_id, ${WITHOUT_SURPLUS}
    having not bool_or(exists (select from payments r where r.refunds_payment_id = p.id))
    order by min(p.id)`.execute(db);
  return rows;
}

export type BookedPayment = PaymentRow & { is_reversed: boolean };

/**
 * A payment and the surplus that came with it, kept from changing, the payment first; none: there is no such payment.
 * By payments_public_id_key and payments_order_id_index.
 */
export async function lockBooking(tx: Db, paymentId: string): Promise<BookedPayment[]> {
  const { rows } = await sql<BookedPayment>`select ${PAYMENT}, not (${IS_NOT_REVERSED}) as is_reversed
    from payments named join payments p on p.order_id = named.order_id and p.kind = 'PAYMENT'
        and p.provider_reference in (named.provider_reference, named.provider_reference || ${SURPLUS_SUFFIX})
      join orders o on o.id = p.order_id
    where named.public_id = ${paymentId} and named.kind = 'PAYMENT' order by p.id for update of p`.execute(tx);
  return rows;
}

/** The order of a payment; by payments_public_id_key. */
export async function findOrderOfPayment(
  db: Db,
  paymentId: string,
): Promise<{ id: string; userKey: number | null } | null> {
  const { rows } = await sql<{ id: string; userKey: number | null }>`select o.public_id as id, o.user_id as "userKey"
    from payments p join orders o on o.id = p.order_id
    where p.public_id = ${paymentId} and p.kind = 'PAYMENT'`.execute(db);
  return rows[0] ?? null;
}

/** The name of a movement becomes free, so that the same transfer can be booked again where it belongs. */
export async function freeReference(tx: Db, paymentKey: number): Promise<void> {
  await sql`update payments set provider_reference = 'reversed:' || id || ':' || provider_reference
    where id = ${paymentKey}`.execute(tx);
}

/**
 * A paid order is open again until a time; false where its buyer is gone or has another open order of that kind. Inside
 * the lock of the buyer's orders.
 */
export async function reopenOrderRow(tx: Db, key: number, until: Date): Promise<boolean> {
  const { rows } = await sql`update orders o set status = 'PENDING', ended_at = null, expires_at = ${until}
    where o.id = ${key} and o.status = 'PAID'
      and exists (select from users u where u.id = o.user_id and u.anonymised_at is null and u.deletion_asked_at is null)
      and not exists (select from orders other where other.status = 'PENDING' and other.user_id = o.user_id
        and (o.renews_subscription_id is null and other.renews_subscription_id is null and other.plan_id = o.plan_id
            and other.recurrence = o.recurrence and other.payment_type = o.payment_type
          or other.renews_subscription_id = o.renews_subscription_id))
    returning id`.execute(tx);
  return rows.length > 0;
}

/** A paid order whose money was taken back and that does not wait for another transfer. */
export async function failPaidOrderRow(tx: Db, key: number, at: Date): Promise<void> {
  await sql`update orders set status = 'FAILED', failure_reason = 'REVERSED', ended_at = ${at}
    where id = ${key} and status = 'PAID'`.execute(tx);
}

/** Whether a later period of a subscription than that of an order is paid; by orders_user_id_index. */
export async function hasLaterPeriod(
  tx: Db,
  { orderKey, subscriptionKey }: { orderKey: number; subscriptionKey: number },
): Promise<boolean> {
  const { rows } = await sql`select 1 from orders later join orders o on o.id = ${orderKey}
    where later.user_id = o.user_id and later.renews_subscription_id = ${subscriptionKey} and later.status = 'PAID'
      and later.id > o.id limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Credits of the bank that were taken for a transfer wait for a person again: the one that was booked, and of those that
 * statements brought after a confirmation by hand as many as have lost theirs, the nearest in time first. Called once the
 * names of the transfer are free. By bank_credits_entry_key_key, bank_credits_order_id_index and payments_order_id_index.
 */
export async function reopenMatchedCredits(
  tx: Db,
  { paymentKey, entryKey, orderKey, amountInCents }: TakenBack,
): Promise<void> {
  await sql`with unbooked as (
      select c.id, c.entry_key, c.booked_on from bank_credits c
      where c.order_id = ${orderKey} and c.state = 'MATCHED' and c.amount_in_cents = ${amountInCents}
        and not exists (select from payments p where p.kind = 'PAYMENT' and p.provider = 'bank-transfer'
          and p.provider_reference = ${CREDIT_PREFIX} || c.entry_key)),
    confirmed as (
      select 1 from payments p
      where p.order_id = ${orderKey} and p.kind = 'PAYMENT' and p.provider_reference like 'confirmed:%'
      group by ${WITHOUT_SURPLUS} having sum(p.amount_in_cents) = ${amountInCents})
    update bank_credits set state = 'UNKNOWN', state_before = null
    where state = 'MATCHED' and (entry_key = ${entryKey} or id in (
      select u.id from unbooked u order by (u.entry_key = ${entryKey}) desc nulls last, abs(u.booked_on - (
        select (t.received_at at time zone 'Europe/Vienna')::date from payments t where t.id = ${paymentKey})), u.id
      limit greatest(0, (select count(*) from unbooked) - (select count(*) from confirmed))))`.execute(tx);
}

type TakenBack = { paymentKey: number; entryKey: string | null; orderKey: number; amountInCents: number };

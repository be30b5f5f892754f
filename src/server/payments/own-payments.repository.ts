import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

type Row = Record<string, unknown>;

/** Orders with their payments, subscriptions and redeemed vouchers of a person, for the export of own data. */
export async function findOwnPayments(db: Db, userKey: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select (select coalesce(jsonb_agg(jsonb_build_object('id', o.public_id, 'plan', o.plan_title, 'recurrence', o.recurrence,
          'paymentType', o.payment_type, 'amountInCents', o.amount_in_cents, 'currency', o.currency, 'status', o.status,
          'reference', o.reference, 'invoiceContact', o.invoice_contact, 'termsVersion', o.terms_version,
          'createdAt', o.created_at, 'endedAt', o.ended_at, 'withdrawnAt', o.withdrawn_at,
          'payments', (select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'amountInCents', p.amount_in_cents,
            'receivedAt', p.received_at) order by p.id), '[]') from payments p where p.order_id = o.id),
          'bankCredits', (select coalesce(jsonb_agg(jsonb_build_object('bookedOn', c.booked_on, 'amountInCents',
            c.amount_in_cents, 'takesBack', c.reverses, 'payer', c.payer, 'payerIban', c.payer_iban, 'purpose', c.purpose) order by c.id), '[]')
            from bank_credits c where c.order_id = o.id))
          order by o.id desc), '[]') from orders o where o.user_id = ${userKey}) as orders,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.public_id, 'plan', s.plan_title, 'validFrom', s.valid_from,
          'validTo', s.valid_to, 'canceledAt', s.canceled_at, 'withdrawnAt', s.withdrawn_at) order by s.id desc), '[]')
          from subscriptions s where s.user_id = ${userKey}) as subscriptions,
      (select coalesce(jsonb_agg(jsonb_build_object('code', v.code, 'title', v.title, 'redeemedAt', r.redeemed_at)
          order by r.id desc), '[]') from voucher_redemptions r join vouchers v on v.id = r.voucher_id
          where r.user_id = ${userKey}) as vouchers`.execute(db);
  return rows[0] ?? {};
}

/** Whether a provider would still charge this person. */
export async function hasUnendedRenewals(db: Db, userKey: number): Promise<boolean> {
  const { rows } = await sql`select 1 from subscriptions where user_id = ${userKey} and provider_reference is not null
    and renewal_ended_at is null`.execute(db);
  return rows.length > 0;
}

/** For the end of an account: orders with payments stay, anonymised, for accounting; the others are deleted. */
export async function anonymiseOrders(tx: Db, userKey: number, now: Date): Promise<void> {
  await tx.deleteFrom('voucher_redemptions').where('user_id', '=', userKey).execute();
  await tx.deleteFrom('subscriptions').where('user_id', '=', userKey).execute();
  await sql`delete from orders o where o.user_id = ${userKey} and ${UNUSED}`.execute(tx);
  await sql`update payments p set refund_due_at = ${now} from orders o where o.id = p.order_id and o.user_id = ${userKey}
    and o.status = 'PENDING' and p.purpose = 'PART' and p.refund_due_at is null`.execute(tx);
  await sql`update orders set user_id = null, status = case when status = 'PENDING' then 'CANCELED' else status end,
    ended_at = coalesce(ended_at, ${now}) where user_id = ${userKey}`.execute(tx);
}

const UNUSED = sql`not exists (select from payments p where p.order_id = o.id)
  and not exists (select from bank_credits c where c.order_id = o.id)
  and not exists (select from subscriptions s where s.order_id = o.id)
  and not exists (select from voucher_redemptions r where r.order_id = o.id)`;

/** Unpaid orders that ended before a time; a table of few rows. */
export async function deleteUnpaidOrders(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const result = await sql`delete from orders where id in (select o.id from orders o where o.ended_at < ${before}
    and o.status in ('CANCELED', 'FAILED') and ${UNUSED} order by o.id limit ${limit})`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/** Credits of the bank account from before a time, and what was paid with them once its invoices are gone. */
export async function deleteOldPayments(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  await sql`delete from bank_credits where id in (select id from bank_credits where booked_on < ${before}
    order by id limit ${limit})`.execute(db);
  const old = sql`select o.id from orders o where o.ended_at < ${before}
    and not exists (select from invoices i where i.order_id = o.id)
    and not exists (select from bank_credits c where c.order_id = o.id)
    and not exists (select from subscriptions s where s.order_id = o.id and (s.valid_to is null or s.valid_to > ${before}))
    and not exists (select from payments p where p.order_id = o.id and p.created_at >= ${before})
    order by o.id limit ${limit}`;
  const { rows } = await sql<{ id: number }>`${old}`.execute(db);
  const keys = rows.map(({ id }) => id);
  if (keys.length === 0) return 0;
  await sql`delete from payments where order_id = any(${keys}::bigint[]) and kind = 'REFUND'`.execute(db);
  await sql`delete from payments where order_id = any(${keys}::bigint[])`.execute(db);
  await sql`update subscriptions set order_id = null where order_id = any(${keys}::bigint[])`.execute(db);
  await sql`update voucher_redemptions set order_id = null where order_id = any(${keys}::bigint[])`.execute(db);
  await sql`delete from orders where id = any(${keys}::bigint[])`.execute(db);
  return keys.length;
}

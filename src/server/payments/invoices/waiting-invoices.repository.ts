import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

type WaitingInvoice = { paymentKey: number; from: Date; to: Date };

/** The invoice of a payment waits for facts about the issuer. */
export async function insertWaitingInvoice(tx: Db, { paymentKey, from, to }: WaitingInvoice): Promise<void> {
  await sql`insert into waiting_invoices (payment_id, period_from, period_to) values (${paymentKey}, ${from}, ${to})
    on conflict do nothing`.execute(tx);
}

/** The period of a payment whose invoice waits; by waiting_invoices_pkey. */
export async function findWaitingPeriod(tx: Db, paymentKey: number): Promise<{ from: Date; to: Date } | null> {
  const rows = await tx
    .selectFrom('waiting_invoices')
    .select(['period_from as from', 'period_to as to'])
    .where('payment_id', '=', paymentKey)
    .execute();
  return rows[0] ?? null;
}

export async function deleteWaitingInvoice(tx: Db, paymentKey: number): Promise<boolean> {
  const { rows } = await sql`delete from waiting_invoices where payment_id = ${paymentKey} returning 1`.execute(tx);
  return rows.length > 0;
}

type WaitingRow = WaitingInvoice & { key: number; orderKey: number };

/** Payments whose invoice waits, in the order in which they came. */
export async function listWaitingInvoices(db: Db, skipped: readonly number[]): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`select w.payment_id as key, w.payment_id as "paymentKey",
      w.period_from as "from", w.period_to as "to", p.order_id as "orderKey"
    from waiting_invoices w join payments p on p.id = w.payment_id
    where w.payment_id <> all(${[...skipped]}::bigint[]) order by w.payment_id limit 20`.execute(db);
  return rows;
}

/** What went back of a payment in parts; by payments_order_id_index. */
export async function listPartRefunds(
  tx: Db,
  { paymentKey, orderKey }: Pick<WaitingRow, 'paymentKey' | 'orderKey'>,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('payments')
    .select('id as key')
    .where('order_id', '=', orderKey)
    .where('refunds_payment_id', '=', paymentKey)
    .orderBy('id')
    .execute();
  return rows.map(({ key }) => key);
}

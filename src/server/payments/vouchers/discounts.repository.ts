import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type WaitingDiscount = { key: number; title: string; percent: number };

const DISCOUNTS = sql`select r.id as key, v.title, v.discount_in_percent as percent
  from voucher_redemptions r join vouchers v on v.id = r.voucher_id and v.discount_in_percent is not null`;

/** The discount that an order for a plan would take: the one held by that order already, else the oldest that waits. */
export async function findDiscount(
  db: Db,
  { userKey, planId, orderKey }: { userKey: number; planId: string; orderKey: number | null },
): Promise<WaitingDiscount | null> {
  const { rows } = await sql<WaitingDiscount>`${DISCOUNTS} where r.user_id = ${userKey} and v.kind = 'DISCOUNT'
    and (v.plan_id is null or v.plan_id = ${planId})
    and (r.order_id is null or r.order_id = ${orderKey}::bigint)
    order by r.order_id nulls last, r.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Hangs a waiting discount on an order. */
export async function takeDiscount(tx: Db, key: number, orderKey: number): Promise<void> {
  await tx.updateTable('voucher_redemptions').set({ order_id: orderKey }).where('id', '=', key).execute();
}

/** The discount of an order waits for the next one again. */
export async function releaseDiscountRow(tx: Db, orderKey: number): Promise<void> {
  await tx.updateTable('voucher_redemptions').set({ order_id: null }).where('order_id', '=', orderKey).execute();
}

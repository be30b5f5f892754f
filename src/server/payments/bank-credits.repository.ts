import { sql } from 'kysely';
import type { BANK_CREDIT_STATES } from '#contract/payment.schemas.ts';
import type { Db } from '#server/platform/database.ts';
import type { Reversed } from './bank-statement.ts';

export type BankCreditState = (typeof BANK_CREDIT_STATES)[number];

export type BankCreditRow = {
  key: number;
  id: string;
  entry_key: string;
  booked_on: string;
  amount_in_cents: number;
  currency: string;
  payer: string;
  purpose: string;
  state: BankCreditState;
  order_id: string | null;
  order_reference: string | null;
  reverses: Reversed | null;
};

const CREDIT = sql`c.id as key, c.public_id as id, c.entry_key, to_char(c.booked_on, 'YYYY-MM-DD') as booked_on,
  c.amount_in_cents, c.currency, c.payer, c.purpose, c.state, c.reverses, o.public_id as order_id,
  o.reference as order_reference
  from bank_credits c left join orders o on o.id = c.order_id`;

export type NewBankCredit = Omit<BankCreditRow, 'key' | 'order_id' | 'order_reference'> & {
  orderKey: number | null;
  importedBy: string;
  createdAt: Date;
};

/** False where a statement brought it before. */
export async function insertBankCredit(tx: Db, row: NewBankCredit): Promise<boolean> {
  const { rows } =
    await sql`insert into bank_credits (public_id, entry_key, booked_on, amount_in_cents, currency, payer,
      purpose, order_id, state, reverses, imported_by, created_at)
    values (${row.id}, ${row.entry_key}, ${row.booked_on}, ${row.amount_in_cents}, ${row.currency}, ${row.payer},
      ${row.purpose}, ${row.orderKey}, ${row.state}, ${row.reverses}, ${row.importedBy}, ${row.createdAt})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function isKnownCredit(db: Db, entryKey: string): Promise<boolean> {
  const { rows } = await sql`select 1 from bank_credits where entry_key = ${entryKey}`.execute(db);
  return rows.length > 0;
}

/** Credits that wait for a person, the oldest first; by bank_credits_open_index. */
export async function listOpenCredits(db: Db, limit: number): Promise<BankCreditRow[]> {
  const { rows } = await sql<BankCreditRow>`select ${CREDIT} where c.state in ('WRONG_AMOUNT', 'UNKNOWN', 'LATE')
    order by c.id limit ${limit}`.execute(db);
  return rows;
}

/** By bank_credits_public_id_key; kept from changing. */
export async function lockBankCredit(tx: Db, id: string): Promise<BankCreditRow | null> {
  const { rows } = await sql<BankCreditRow>`select ${CREDIT} where c.public_id = ${id} for update of c`.execute(tx);
  return rows[0] ?? null;
}

/** What the bank took back goes on naming its order, whatever is settled about it. */
export async function updateBankCredit(
  tx: Db,
  key: number,
  { state, orderKey }: { state: BankCreditState; orderKey: number | null },
): Promise<void> {
  await sql`update bank_credits set state = ${state},
    order_id = case when reverses is null then ${orderKey}::bigint else order_id end where id = ${key}`.execute(tx);
}

/** Whether a credit of a statement pays for an order already. */
export async function hasMatchedCredit(tx: Db, orderKey: number): Promise<boolean> {
  const { rows } = await sql`select 1 from bank_credits where order_id = ${orderKey} and state = 'MATCHED'`.execute(tx);
  return rows.length > 0;
}

/** Whether somebody confirmed the payment of an order by hand, as received within some days of a day. */
export async function isConfirmedAround(
  tx: Db,
  orderKey: number,
  { day, days }: { day: string; days: number },
): Promise<boolean> {
  const { rows } = await sql`select 1 from payments where order_id = ${orderKey} and purpose = 'SETTLEMENT'
    and provider_reference like 'confirmed:%'
    and abs((received_at at time zone 'Europe/Vienna')::date - ${day}::date) <= ${days}`.execute(tx);
  return rows.length > 0;
}

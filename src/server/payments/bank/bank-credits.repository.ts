import { sql } from 'kysely';
import type { BANK_CREDIT_STATES } from '#contract/payments/payment.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { OrderState } from '#domain/payments/order-state.ts';
import type { Reversed } from './bank-statement.ts';
import { CREDIT_PREFIX, IS_NOT_REVERSED, SURPLUS_SUFFIX } from '#server/payments/payments.repository.ts';

export type BankCreditState = (typeof BANK_CREDIT_STATES)[number];

export type BankCreditRow = {
  key: number;
  id: string;
  entry_key: string;
  booked_on: string;
  amount_in_cents: number;
  currency: string;
  payer: string;
  payer_iban: string | null;
  purpose: string;
  state: BankCreditState;
  order_id: string | null;
  order_reference: string | null;
  order_status: OrderState | null;
  /** What is still to be paid for the order, while it is open. */
  order_open_in_cents: number | null;
  reverses: Reversed | null;
  /** When it was marked to be paid back. */
  refund_due_at: Date | null;
  refunded_on: string | null;
};

const CREDIT = sql`c.id as key, c.public_id as id, c.entry_key, to_char(c.booked_on, 'YYYY-MM-DD') as booked_on,
  c.amount_in_cents, c.currency, c.payer, c.payer_iban, c.purpose, c.state, c.reverses, c.refund_due_at,
  to_char(c.refunded_on, 'YYYY-MM-DD') as refunded_on, o.public_id as order_id, o.reference as order_reference,
  o.status as order_status, case o.status when 'PENDING' then (o.amount_in_cents - (select coalesce(sum(p.amount_in_cents), 0)
    from payments p where p.order_id = o.id and p.purpose = 'PART' and ${IS_NOT_REVERSED}))::int end as order_open_in_cents
  from bank_credits c left join orders o on o.id = c.order_id`;

type OfOrder = 'order_id' | 'order_reference' | 'order_status' | 'order_open_in_cents';
export type NewBankCredit = Omit<BankCreditRow, 'key' | 'refund_due_at' | 'refunded_on' | OfOrder> & {
  orderKey: number | null;
  importedBy: string;
  createdAt: Date;
};

/** False where a statement brought it before. */
export async function insertBankCredit(tx: Db, row: NewBankCredit): Promise<boolean> {
  const { rows } =
    await sql`insert into bank_credits (public_id, entry_key, booked_on, amount_in_cents, currency, payer,
      payer_iban, purpose, order_id, state, reverses, imported_by, created_at)
    values (${row.id}, ${row.entry_key}, ${row.booked_on}, ${row.amount_in_cents}, ${row.currency}, ${row.payer},
      ${row.payer_iban}, ${row.purpose}, ${row.orderKey}, ${row.state}, ${row.reverses}, ${row.importedBy}, ${row.createdAt})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function isKnownCredit(db: Db, entryKey: string): Promise<boolean> {
  const { rows } = await sql`select 1 from bank_credits where entry_key = ${entryKey}`.execute(db);
  return rows.length > 0;
}

const LISTS = {
  OPEN: sql`c.state in ('WRONG_AMOUNT', 'UNKNOWN', 'LATE') order by c.id`,
  SET_ASIDE: sql`c.state = 'SET_ASIDE' order by c.id desc`,
  REFUND_DUE: sql`c.state = 'REFUND_DUE' order by c.refund_due_at, c.id`,
  REFUNDED: sql`c.state = 'REFUNDED' order by c.refunded_on desc, c.id desc`,
} as const;
export type BankCreditList = keyof typeof LISTS;

/**
 * Credits that a person has to check (the oldest first), or that were decided by one; by the index of the state.
 */
export async function listCredits(db: Db, list: BankCreditList, limit: number): Promise<BankCreditRow[]> {
  const { rows } = await sql<BankCreditRow>`select ${CREDIT} where ${LISTS[list]} limit ${limit}`.execute(db);
  return rows;
}

/** By bank_credits_public_id_key; kept from changing. */
export async function lockBankCredit(tx: Db, id: string): Promise<BankCreditRow | null> {
  const { rows } = await sql<BankCreditRow>`select ${CREDIT} where c.public_id = ${id} for update of c`.execute(tx);
  return rows[0] ?? null;
}

/** What is set aside, and what the bank took back, goes on naming its order. */
export async function updateBankCredit(
  tx: Db,
  key: number,
  { state, orderKey }: { state: BankCreditState; orderKey: number | null },
): Promise<void> {
  await sql`update bank_credits set state = ${state}, refund_due_at = null,
    state_before = case when ${state} = 'SET_ASIDE' and state in ('WRONG_AMOUNT', 'UNKNOWN', 'LATE') then state
      else state_before end,
    order_id = coalesce(case when reverses is null then ${orderKey}::bigint end, order_id) where id = ${key}`.execute(
    tx,
  );
}

/** Marks a credit to be paid back. */
export async function markCreditDue(tx: Db, key: number, at: Date): Promise<void> {
  await sql`update bank_credits set state = 'REFUND_DUE', refund_due_at = ${at},
    state_before = case when state in ('WRONG_AMOUNT', 'UNKNOWN', 'LATE') then state else state_before end
    where id = ${key}`.execute(tx);
}

/** What was decided about a credit is taken back: it waits as it did before. */
export async function reopenCredit(tx: Db, key: number): Promise<void> {
  await sql`update bank_credits set state = coalesce(state_before, 'UNKNOWN'), state_before = null, refund_due_at = null
    where id = ${key}`.execute(tx);
}

export async function markCreditRefunded(tx: Db, key: number, on: string): Promise<void> {
  await tx.updateTable('bank_credits').set({ state: 'REFUNDED', refunded_on: on }).where('id', '=', key).execute();
}

/** Where the transfers of some orders came from; by bank_credits_order_id_index. */
export async function listPayers(
  db: Db,
  orderKeys: readonly number[],
): Promise<{ order_key: number; name: string; iban: string | null }[]> {
  if (orderKeys.length === 0) return [];
  const { rows } = await sql<{ order_key: number; name: string; iban: string | null }>`select distinct
      order_id as order_key, payer as name, payer_iban as iban from bank_credits
    where order_id = any(${[...orderKeys]}::bigint[]) and state = 'MATCHED' and reverses is null`.execute(db);
  return rows;
}

/** Days since 1970 in Vienna on which money came in for an order. */
export type DaysOfMoney = {
  /** As confirmed by hand. */
  confirmed: number[];
  /** As statements brought it, where that was not booked: it had been confirmed before. */
  brought: number[];
};

/** When an amount came in for an order; by payments_order_id_index and bank_credits_order_id_index. */
export async function listDaysOf(tx: Db, orderKey: number, amountInCents: number): Promise<DaysOfMoney> {
  // The surplus of a transfer is a payment row of its own.
  const { rows } = await sql<DaysOfMoney>`select array(
      select min((received_at at time zone 'Europe/Vienna')::date) - date '1970-01-01' from payments
      where order_id = ${orderKey} and kind = 'PAYMENT' and provider_reference like 'confirmed:%'
      group by regexp_replace(provider_reference, ${`${SURPLUS_SUFFIX}$`}, '')
      having sum(amount_in_cents) = ${amountInCents}) as confirmed,
    array(select c.booked_on - date '1970-01-01' from bank_credits c
      where c.order_id = ${orderKey} and c.state = 'MATCHED' and c.amount_in_cents = ${amountInCents}
        and not exists (select from payments p where p.kind = 'PAYMENT' and p.provider = 'bank-transfer'
          and p.provider_reference = ${CREDIT_PREFIX} || c.entry_key)) as brought`.execute(tx);
  return rows[0] ?? { confirmed: [], brought: [] };
}

/** Credits that are marked to be paid back since before a time; by bank_credits_refund_due_index. */
export async function listCreditsDue(db: Db, before: Date): Promise<(BankCreditRow & { refund_due_at: Date })[]> {
  const { rows } = await sql<BankCreditRow & { refund_due_at: Date }>`select ${CREDIT} where c.state = 'REFUND_DUE'
    and c.refund_due_at <= ${before} order by c.refund_due_at, c.id limit 500`.execute(db);
  return rows;
}

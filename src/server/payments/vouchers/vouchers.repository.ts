import { sql } from 'kysely';
import type { VOUCHER_KINDS } from '#contract/payments/voucher.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';

export type VoucherKind = (typeof VOUCHER_KINDS)[number];

export type VoucherRow = {
  key: number;
  id: string;
  code: string;
  title: string;
  kind: VoucherKind;
  plan_id: string | null;
  privilege_group: string | null;
  days: number | null;
  discount_in_percent: number | null;
  valid_from: Date;
  valid_to: Date | null;
  uses_per_person: number;
  uses_in_total: number | null;
  used_count: number;
  ended_at: Date | null;
};

const COLUMNS = sql`id as key, public_id as id, code, title, kind, plan_id, privilege_group, days, discount_in_percent,
  valid_from, valid_to, uses_per_person, uses_in_total, used_count, ended_at`;

/** A voucher by what was typed; kept from changing, so that its uses are counted one after the other. By vouchers_code_key_key. */
export async function lockVoucher(tx: Db, codeKey: string): Promise<VoucherRow | null> {
  const { rows } =
    await sql<VoucherRow>`select ${COLUMNS} from vouchers where code_key = ${codeKey} for update`.execute(tx);
  return rows[0] ?? null;
}

/** How often a person has used a voucher; by voucher_redemptions_voucher_id_user_id_ordinal_key. */
export async function countUses(tx: Db, voucherKey: number, userKey: number): Promise<number> {
  const { rows } = await sql<{ uses: number }>`select count(*) as uses from voucher_redemptions
    where voucher_id = ${voucherKey} and user_id = ${userKey}`.execute(tx);
  return rows[0]?.uses ?? 0;
}

export type NewRedemption = {
  id: string;
  voucherKey: number;
  userKey: number;
  ordinal: number;
  subscriptionKey: number | null;
  at: Date;
};

export async function insertRedemption(tx: Db, row: NewRedemption): Promise<void> {
  await sql`update vouchers set used_count = used_count + 1 where id = ${row.voucherKey}`.execute(tx);
  await tx
    .insertInto('voucher_redemptions')
    .values({
      public_id: row.id,
      voucher_id: row.voucherKey,
      user_id: row.userKey,
      ordinal: row.ordinal,
      subscription_id: row.subscriptionKey,
      redeemed_at: row.at,
    })
    .execute();
}

export type NewVoucher = {
  id: string;
  code: string;
  codeKey: string;
  title: string;
  kind: VoucherKind;
  planId: string | null;
  privilegeGroup: string | null;
  days: number | null;
  discountInPercent: number | null;
  validFrom: Date;
  validTo: Date | null;
  usesPerPerson: number;
  usesInTotal: number | null;
  createdBy: string;
  createdAt: Date;
};

/** Null where the code, or one that looks like it, is there already. */
export async function insertVoucher(db: Db, row: NewVoucher): Promise<VoucherRow | null> {
  const { rows } = await sql<VoucherRow>`insert into vouchers (public_id, code, code_key, title, kind, plan_id,
      privilege_group, days, discount_in_percent, valid_from, valid_to, uses_per_person, uses_in_total, created_by,
      created_at)
    values (${row.id}, ${row.code}, ${row.codeKey}, ${row.title}, ${row.kind}, ${row.planId}, ${row.privilegeGroup},
      ${row.days}, ${row.discountInPercent}, ${row.validFrom}, ${row.validTo}, ${row.usesPerPerson},
      ${row.usesInTotal}, ${row.createdBy}, ${row.createdAt})
    on conflict do nothing returning ${COLUMNS}`.execute(db);
  return rows[0] ?? null;
}

/** A voucher by its public id; null where there is none; by vouchers_public_id_key. */
export async function findVoucher(db: Db, id: string): Promise<VoucherRow | null> {
  const { rows } = await sql<VoucherRow>`select ${COLUMNS} from vouchers where public_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A voucher by its code in the form of `code_key`; null where there is none; by vouchers_code_key_key. */
export async function findVoucherByCode(db: Db, codeKey: string): Promise<VoucherRow | null> {
  const { rows } = await sql<VoucherRow>`select ${COLUMNS} from vouchers where code_key = ${codeKey}`.execute(db);
  return rows[0] ?? null;
}

/** The newest vouchers; by vouchers_pkey. */
export async function listVoucherRows(db: Db, limit: number): Promise<VoucherRow[]> {
  const { rows } = await sql<VoucherRow>`select ${COLUMNS} from vouchers order by id desc limit ${limit}`.execute(db);
  return rows;
}

export async function endVoucherRow(db: Db, id: string, at: Date): Promise<void> {
  await sql`update vouchers set ended_at = coalesce(ended_at, ${at}) where public_id = ${id}`.execute(db);
}

/** False where it had not ended. */
export async function resumeVoucherRow(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`update vouchers set ended_at = null where public_id = ${id} and ended_at is not null
    returning id`.execute(db);
  return rows.length > 0;
}

/** The last day of a campaign is what the configuration says now. */
export async function updateVoucherEnd(
  db: Db,
  { codeKey, createdBy, validTo }: { codeKey: string; createdBy: string; validTo: Date },
): Promise<void> {
  await db
    .updateTable('vouchers')
    .set({ valid_to: validTo })
    .where('code_key', '=', codeKey)
    .where('created_by', '=', createdBy)
    .execute();
}

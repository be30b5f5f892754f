import { sql } from 'kysely';
import type { ActKind, ActState } from '#domain/desk/acts.ts';
import type { Permission } from '#domain/accounts/permissions.ts';
import type { Db } from '#server/platform/database/database.ts';

export type ActRow = {
  id: string;
  kind: ActKind;
  subject: string;
  /** Empty where the act is about no permission. */
  permission: Permission | '';
  transferred_on: string | null;
  seen: string;
  amount_in_cents: number | null;
  reason: string;
  state: ActState;
  asked_by: string;
  asked_at: Date;
  expires_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  account_mail: string | null;
  payer: string | null;
  currency: string | null;
  reference: string | null;
};

const ACT = sql`a.id, a.kind, a.subject, a.permission, to_char(a.transferred_on, 'YYYY-MM-DD') as transferred_on, a.seen,
  a.amount_in_cents, a.reason, a.state, a.asked_by, a.asked_at, a.expires_at, a.decided_by, a.decided_at,
  u.email as account_mail, c.payer, c.currency, o.reference
  from operator_acts a
    left join users u on a.permission <> '' and u.public_id = a.subject and u.anonymised_at is null
    left join orders o on a.kind = 'NOTE_REFUND' and o.public_id = a.subject
    left join bank_credits c on a.kind = 'NOTE_RETURN' and c.public_id = a.subject`;

/** Those that wait, the oldest first; by operator_acts_open_key. */
export async function listWaitingActs(db: Db, { now, limit }: { now: Date; limit: number }): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`select ${ACT} where a.state = 'WAITING' and a.expires_at > ${now}
    order by a.asked_at, a.id limit ${limit}`.execute(db);
  return rows;
}

/** Those that are over and ran later than a time, the newest first; by operator_acts_expires_at_index. */
export async function listPastActs(
  db: Db,
  { now, after, limit }: { now: Date; after: Date; limit: number },
): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`select ${ACT} where a.expires_at > ${after}
      and (a.state <> 'WAITING' or a.expires_at <= ${now})
    order by coalesce(a.decided_at, a.expires_at) desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}

/** An act by its id; null where there is none; by operator_acts_pkey. */
export async function findAct(db: Db, id: string): Promise<ActRow | null> {
  const { rows } = await sql<ActRow>`select ${ACT} where a.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The same, kept from changing: of two who decide at once the second one reads what the first one did. */
export async function lockAct(tx: Db, id: string): Promise<ActRow | null> {
  await sql`select 1 from operator_acts where id = ${id} for update`.execute(tx);
  return findAct(tx, id);
}

type Derived = 'state' | 'decided_by' | 'decided_at' | 'account_mail' | 'payer' | 'currency' | 'reference';
export type NewAct = Omit<ActRow, Derived>;

/** False where the same waits already. */
export async function insertAct(tx: Db, act: NewAct): Promise<boolean> {
  await sql`update operator_acts set state = 'EXPIRED' where kind = ${act.kind} and subject = ${act.subject}
    and permission = ${act.permission} and state = 'WAITING' and expires_at <= ${act.asked_at}`.execute(tx);
  const { rows } =
    await sql`insert into operator_acts (id, kind, subject, permission, transferred_on, seen, amount_in_cents,
      reason, asked_by, asked_at, expires_at)
    values (${act.id}, ${act.kind}, ${act.subject}, ${act.permission}, ${act.transferred_on}, ${act.seen},
      ${act.amount_in_cents}, ${act.reason}, ${act.asked_by}, ${act.asked_at}, ${act.expires_at})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

type Decision = { id: string; state: 'DONE' | 'STOPPED' | 'LAPSED'; by: string; at: Date };

export async function decideActRow(tx: Db, { id, state, by, at }: Decision): Promise<void> {
  await sql`update operator_acts set state = ${state}, decided_by = ${by}, decided_at = ${at} where id = ${id}`.execute(
    tx,
  );
}

/**
 * Whether another account administers and has a second factor. A blocked one counts, or a single administrator could
 * block a colleague and then decide alone.
 */
export async function hasOtherAdmin(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from user_permissions p join users u on u.id = p.user_id
      join second_factors f on f.user_id = u.id and f.confirmed_at is not null
    where p.permission = 'admin' and u.public_id <> ${userId} and u.anonymised_at is null limit 1`.execute(db);
  return rows.length > 0;
}

export type AdminAddress = { id: string; email: string; first_name: string };

/** Every account with the permission, blocked or not: none of them may be left out of the news. */
export async function listAdminAddresses(db: Db): Promise<AdminAddress[]> {
  const { rows } = await sql<AdminAddress>`select u.public_id as id, u.email, u.first_name
    from user_permissions p join users u on u.id = p.user_id
    where p.permission = 'admin' and u.anonymised_at is null order by u.id`.execute(db);
  return rows;
}

/** Deletes acts that were over before a time; by operator_acts_expires_at_index. */
export async function deleteOldActs(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`delete from operator_acts where id in (
    select id from operator_acts where expires_at < ${before} order by expires_at limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type WaitingRow = { count: number; oldest_at: Date | null };

async function waiting(db: Db, from: RawBuilder<unknown>): Promise<WaitingRow> {
  const { rows } =
    await sql<WaitingRow>`select count(*)::int as count, min(w.at) as oldest_at from (${from}) w`.execute(db);
  return rows[0] ?? { count: 0, oldest_at: null };
}

/** By the indexes of open rows. */
export const countHeldAdverts = (db: Db): Promise<WaitingRow> =>
  waiting(db, sql`select r.reviewed_at as at from advert_reviews r where r.state = 'HELD'`);

export const countProofs = (db: Db): Promise<WaitingRow> =>
  waiting(db, sql`select p.stated_at as at from proof_claims p where p.waits_for = 'MODERATOR'`);

export const countUnansweredVatNumbers = (db: Db): Promise<WaitingRow> =>
  waiting(
    db,
    sql`select p.stated_at as at from proof_claims p where p.waits_for = 'SERVICE' and p.failure is not null`,
  );

/** Acts that wait for a second person and are not over; by operator_acts_open_key. */
export const countWaitingActs = (db: Db, now: Date): Promise<WaitingRow> =>
  waiting(db, sql`select a.asked_at as at from operator_acts a where a.state = 'WAITING' and a.expires_at > ${now}`);

/** Mails are kept for 30 days. */
export const countLostMails = (db: Db): Promise<WaitingRow> =>
  waiting(db, sql`select m.given_up_at as at from mails m where m.given_up_at is not null`);

/** Mails whose delivery failed at least once and is tried again; by mails_waiting_index. */
export const countDelayedMails = (db: Db): Promise<WaitingRow> =>
  waiting(
    db,
    sql`select m.created_at as at from mails m where m.sent_at is null and m.given_up_at is null and m.attempts > 0
      and m.last_error is not null`,
  );

export async function listLostMails(db: Db, limit: number): Promise<{ template: string; at: Date; error: string }[]> {
  const { rows } = await sql<{ template: string; at: Date; error: string }>`select template, given_up_at as at,
      coalesce(last_error, '') as error from mails where given_up_at is not null order by given_up_at desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Bank credits that fit no order: wrong amount, unknown reference or too late; by bank_credits_open_index. */
export const countUnmatchedCredits = (db: Db): Promise<WaitingRow> =>
  waiting(db, sql`select c.created_at as at from bank_credits c where c.state in ('WRONG_AMOUNT', 'UNKNOWN', 'LATE')`);

export const countRefundsDue = (db: Db): Promise<WaitingRow> =>
  waiting(
    db,
    sql`select c.refund_due_at as at from bank_credits c where c.state = 'REFUND_DUE'
      union all select p.refund_due_at from payments p where p.refund_due_at is not null and p.amount_in_cents > (
        select coalesce(sum(r.amount_in_cents), 0) from payments r where r.refunds_payment_id = p.id)`,
  );

/** Orders that wait for a bank transfer. */
export const countOpenTransfers = (db: Db): Promise<WaitingRow> =>
  waiting(
    db,
    sql`select o.created_at as at from orders o where o.status = 'PENDING' and o.payment_type = 'BANK_TRANSFER'`,
  );

/** Accounts whose deletion was asked for before a moment and is not carried out yet; by users_deletion_asked_at_index. */
export const countLeavingAccounts = (db: Db, { before }: { before: Date }): Promise<WaitingRow> =>
  waiting(
    db,
    sql`select u.deletion_asked_at as at from users u
      where u.deletion_asked_at <= ${before} and u.anonymised_at is null`,
  );

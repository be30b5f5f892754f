import { sql } from 'kysely';
import type { IntervalUnit } from '#domain/plans/plans.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PaymentRecurrence, PaymentType, ProviderName } from '#server/payments/payment-provider.ts';

export type SubscriptionRow = {
  key: number;
  id: string;
  user_key: number;
  plan_id: string;
  plan_title: string;
  privilege_group: string;
  recurrence: PaymentRecurrence;
  order_key: number | null;
  provider: ProviderName | null;
  provider_reference: string | null;
  valid_from: Date;
  valid_to: Date | null;
  created_at: Date;
  canceled_at: Date | null;
  /** Set while its provider is asked to go on after all. */
  resume_asked_at: Date | null;
  withdrawn_at: Date | null;
  amount_paid_in_cents: number;
  currency: string;
  /** How its order was paid; null where there was none. */
  payment_type: PaymentType | null;
};

const COLUMNS = sql`s.id as key, s.public_id as id, s.user_id as user_key, s.plan_id, s.plan_title, s.privilege_group,
  s.recurrence, s.order_id as order_key, s.provider, s.provider_reference, s.valid_from, s.valid_to, s.created_at,
  s.canceled_at, s.resume_asked_at, s.withdrawn_at, s.amount_paid_in_cents, s.currency,
  (select o.payment_type from orders o where o.id = s.order_id) as payment_type`;

/**
 * Runs at a time: its rights count, with the seven days in which a renewal is being paid. The same rule as held_permissions.
 */
const RUNS = (
  now: Date,
) => sql`s.withdrawn_at is null and s.valid_from <= ${now} and (s.valid_to is null or s.valid_to > ${now}
  or (s.recurrence <> 'ONCE' and s.canceled_at is null and s.valid_to + interval '7 days' > ${now}))`;

/**
 * A payment service goes on trying to charge the next period although the rights are over; its owner must be able to end
 * that, or to give another card.
 */
const IS_OVERDUE = (
  now: Date,
) => sql`s.provider_reference is not null and s.recurrence <> 'ONCE' and s.canceled_at is null
  and s.withdrawn_at is null and s.valid_to <= ${now} and s.valid_to + interval '30 days' > ${now}`;

/** Running subscriptions of a person: those that renew themselves first, then the longest; by subscriptions_user_id_index. */
export async function listRunning(db: Db, userKey: number, now: Date): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`select ${COLUMNS} from subscriptions s
    where s.user_id = ${userKey} and ${RUNS(now)}
    order by s.recurrence = 'ONCE', s.valid_to desc nulls first, s.id desc`.execute(db);
  return rows;
}

/** The same with those that have yet to begin, and those that a payment service goes on trying to charge for. */
export async function listOwned(db: Db, userKey: number, now: Date): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`select ${COLUMNS} from subscriptions s
    where s.user_id = ${userKey}
      and (${RUNS(now)} or s.valid_from > ${now} and s.withdrawn_at is null or ${IS_OVERDUE(now)})
    order by s.valid_from > ${now}, s.recurrence = 'ONCE', s.valid_to desc nulls first, s.id desc`.execute(db);
  return rows;
}

/** Until when a privilege group is paid for, counting what comes later; null: not at all. 'infinity' as a far year. */
export async function findGroupEnd(db: Db, userKey: number, group: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`select max(s.valid_to) as until from subscriptions s
    where s.user_id = ${userKey} and s.privilege_group = ${group} and s.withdrawn_at is null
      and s.valid_to > ${now}`.execute(db);
  return rows[0]?.until ?? null;
}

/** Serialises everything that gives or takes subscriptions of a person. */
export async function lockSubscriber(tx: Db, userKey: number): Promise<void> {
  await sql`select from users where id = ${userKey} for no key update`.execute(tx);
}

export type NewSubscription = {
  id: string;
  userKey: number;
  planId: string;
  planTitle: string;
  privilegeGroup: string;
  recurrence: PaymentRecurrence;
  orderKey: number | null;
  provider: ProviderName | null;
  providerReference: string | null;
  validFrom: Date;
  validTo: Date | null;
  createdAt: Date;
  amountPaidInCents: number;
};

export async function insertSubscription(tx: Db, row: NewSubscription): Promise<number> {
  const { rows } = await sql<{ key: number }>`insert into subscriptions (public_id, user_id, plan_id, plan_title,
      privilege_group, recurrence, order_id, provider, provider_reference, valid_from, valid_to, created_at,
      amount_paid_in_cents)
    values (${row.id}, ${row.userKey}, ${row.planId}, ${row.planTitle}, ${row.privilegeGroup}, ${row.recurrence},
      ${row.orderKey}, ${row.provider}, ${row.providerReference}, ${row.validFrom}, ${row.validTo}, ${row.createdAt},
      ${row.amountPaidInCents}) returning id as key`.execute(tx);
  const [inserted] = rows;
  if (!inserted) throw new Error('A subscription was not written.');
  return inserted.key;
}

const one = async (db: Db, condition: ReturnType<typeof sql>): Promise<SubscriptionRow | null> => {
  const { rows } = await sql<SubscriptionRow>`select ${COLUMNS} from subscriptions s where ${condition}
    for update of s`.execute(db);
  return rows[0] ?? null;
};

/** By subscriptions_pkey; kept from changing. */
export const lockSubscription = (tx: Db, key: number): Promise<SubscriptionRow | null> => one(tx, sql`s.id = ${key}`);

/** By subscriptions_order_id_key; kept from changing. */
export const lockSubscriptionOfOrder = (tx: Db, orderKey: number): Promise<SubscriptionRow | null> =>
  one(tx, sql`s.order_id = ${orderKey}`);

/** By subscriptions_provider_reference_key; kept from changing, its subscriber first as everywhere. */
export async function lockProviderSubscription(
  tx: Db,
  provider: ProviderName,
  reference: string,
): Promise<SubscriptionRow | null> {
  const named = sql`s.provider = ${provider} and s.provider_reference = ${reference}`;
  const { rows } = await sql<{ user_key: number }>`select s.user_id as user_key from subscriptions s
    where ${named}`.execute(tx);
  const [known] = rows;
  if (!known) return null;
  await lockSubscriber(tx, known.user_key);
  return one(tx, named);
}

/** A further period was paid for. */
export async function extendSubscription(
  tx: Db,
  key: number,
  { validTo, paidInCents }: { validTo: Date; paidInCents: number },
): Promise<void> {
  await sql`update subscriptions set valid_to = greatest(valid_to, ${validTo}::timestamptz),
    amount_paid_in_cents = amount_paid_in_cents + ${paidInCents} where id = ${key}`.execute(tx);
}

/** A further period was booked by mistake. */
export async function shortenSubscription(
  tx: Db,
  key: number,
  { validTo, unpaidInCents }: { validTo: Date; unpaidInCents: number },
): Promise<void> {
  await sql`update subscriptions set valid_to = ${validTo}, amount_paid_in_cents = amount_paid_in_cents - ${unpaidInCents}
    where id = ${key}`.execute(tx);
}

/** Its order can start another subscription. */
export async function detachFromOrder(tx: Db, key: number): Promise<void> {
  await tx.updateTable('subscriptions').set({ order_id: null }).where('id', '=', key).execute();
}

/** Runs to its end and is not renewed. */
export async function markCanceled(tx: Db, key: number, at: Date): Promise<void> {
  await sql`update subscriptions set canceled_at = coalesce(canceled_at, ${at}) where id = ${key}`.execute(tx);
}

export async function markResumed(tx: Db, key: number): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ canceled_at: null, renewal_ended_at: null, resume_asked_at: null })
    .where('id', '=', key)
    .execute();
}

/** The provider is being asked to continue; nothing tells it the opposite meanwhile. */
export async function markResumeAsked(tx: Db, key: number, at: Date): Promise<void> {
  await tx.updateTable('subscriptions').set({ resume_asked_at: at }).where('id', '=', key).execute();
}

/** It stays ended; the provider, which may have another state, is told again. */
export async function dropResume(db: Db, key: number): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ resume_asked_at: null, renewal_ended_at: null })
    .where('id', '=', key)
    .where('resume_asked_at', 'is not', null)
    .execute();
}

/** Subscriptions whose provider was asked to go on before a time, without anything having come of it; by subscriptions_resume_index. */
export async function listOpenResumes(db: Db, before: Date, skipped: readonly number[]): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`select ${COLUMNS} from subscriptions s
    where s.resume_asked_at < ${before} and s.id <> all(${[...skipped]}::bigint[]) order by s.id limit 20`.execute(db);
  return rows;
}

/** Ends at once; one that has not begun never starts. */
export async function markWithdrawn(tx: Db, key: number, at: Date): Promise<void> {
  await sql`update subscriptions set withdrawn_at = ${at}, renewal_ended_at = null, resume_asked_at = null, canceled_at = coalesce(canceled_at, ${at}),
    valid_to = greatest(valid_from, ${at}::timestamptz) where id = ${key} and withdrawn_at is null`.execute(tx);
}

/** What was paid once follows on from what is withdrawn: it moves forward instead of leaving a gap. */
export async function moveForward(
  tx: Db,
  key: number,
  { validFrom, validTo }: { validFrom: Date; validTo: Date },
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ valid_from: validFrom, valid_to: validTo })
    .where('id', '=', key)
    .execute();
}

/** Subscriptions of a group that have not begun, in their order. */
export async function listWaiting(tx: Db, userKey: number, group: string, now: Date): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`select ${COLUMNS} from subscriptions s where s.user_id = ${userKey}
    and s.privilege_group = ${group} and s.withdrawn_at is null and s.valid_from > ${now} and s.valid_to is not null
    order by s.valid_from, s.id`.execute(tx);
  return rows;
}

/** Ends all renewals of a person, with those that are about to go on; for the end of an account. */
export async function cancelAll(tx: Db, userKey: number, at: Date): Promise<void> {
  await sql`update subscriptions set canceled_at = ${at}, renewal_ended_at = null, resume_asked_at = null
    where user_id = ${userKey} and recurrence <> 'ONCE' and (canceled_at is null or resume_asked_at is not null)`.execute(
    tx,
  );
}

/** Wishes that what `cancelAll` ended at a time goes on, where its period is not over. */
export async function markAllResumeAsked(
  tx: Db,
  userKey: number,
  { canceledAt, now }: { canceledAt: Date; now: Date },
): Promise<void> {
  await sql`update subscriptions set resume_asked_at = ${now}
    where user_id = ${userKey} and recurrence <> 'ONCE' and canceled_at = ${canceledAt} and withdrawn_at is null
      and (valid_to is null or valid_to > ${now})`.execute(tx);
}

export type UnendedRenewal = { key: number; provider: ProviderName; provider_reference: string; at_once: boolean };

/** Subscriptions whose provider still has to be told that they are not renewed; by subscriptions_renewal_index. */
export async function listUnendedRenewals(db: Db, skipped: readonly number[]): Promise<UnendedRenewal[]> {
  const { rows } = await sql<UnendedRenewal>`select s.id as key, s.provider, s.provider_reference,
      (s.withdrawn_at is not null or coalesce(s.valid_to <= s.canceled_at, false)) as at_once from subscriptions s
    where s.provider is not null and s.provider_reference is not null and s.renewal_ended_at is null
      and s.resume_asked_at is null
      and (s.canceled_at is not null or s.withdrawn_at is not null) and s.id <> all(${[...skipped]}::bigint[])
    order by s.id limit 20`.execute(db);
  return rows;
}

/** False where it was resumed in the meantime. */
export async function markRenewalEnded(db: Db, key: number, at: Date): Promise<boolean> {
  const { rows } = await sql`update subscriptions set renewal_ended_at = ${at}
    where id = ${key} and canceled_at is not null and resume_asked_at is null returning id`.execute(db);
  return rows.length > 0;
}

type UnalignedRenewal = { key: number; provider: ProviderName; provider_reference: string; valid_to: Date };

/** Renewed by a provider that was not told their present end, which is after a time; by subscriptions_ending_index. */
export async function listUnalignedRenewals(
  db: Db,
  after: Date,
  skipped: readonly number[],
): Promise<UnalignedRenewal[]> {
  const { rows } = await sql<UnalignedRenewal>`select s.id as key, s.provider, s.provider_reference, s.valid_to
    from subscriptions s where s.provider is not null and s.provider_reference is not null and s.canceled_at is null
      and s.withdrawn_at is null and s.renewal_aligned_to is distinct from s.valid_to and s.valid_to > ${after}
      and s.id <> all(${[...skipped]}::bigint[]) order by s.id limit 20`.execute(db);
  return rows;
}

export async function markRenewalAligned(db: Db, key: number, to: Date): Promise<void> {
  await db.updateTable('subscriptions').set({ renewal_aligned_to: to }).where('id', '=', key).execute();
}

export type EndingSubscription = SubscriptionRow & {
  email: string;
  first_name: string;
  interval_unit: IntervalUnit;
  interval_count: number;
  payment_type: PaymentType;
  full_amount_in_cents: number;
  vat_rate: number;
  terms_version: string;
  invoice_contact: unknown;
  /** The open order of the next period. */
  renewal_id: string | null;
};

/** Subscriptions paid by transfer that renew themselves and end between two times; by subscriptions_ending_index. */
export async function listEndingTransfers(
  db: Db,
  { from, to }: { from: Date; to: Date },
): Promise<EndingSubscription[]> {
  const { rows } = await sql<EndingSubscription>`select ${COLUMNS}, u.email, u.first_name, o.interval_unit,
      o.interval_count, o.payment_type, o.full_amount_in_cents, o.vat_rate, o.terms_version, o.invoice_contact, r.public_id as renewal_id
    from subscriptions s join orders o on o.id = s.order_id
      join users u on u.id = s.user_id and u.anonymised_at is null and u.deletion_asked_at is null
      left join orders r on r.renews_subscription_id = s.id and r.status = 'PENDING'
    where s.provider = 'bank-transfer' and s.recurrence <> 'ONCE' and s.canceled_at is null and s.withdrawn_at is null
      and s.valid_to > ${from} and s.valid_to <= ${to} order by s.valid_to, s.id limit 500`.execute(db);
  return rows;
}

type RenewingSubscription = SubscriptionRow & {
  email: string;
  first_name: string;
  full_amount_in_cents: number;
};

/** Subscriptions that a provider renews for another year between two times; by subscriptions_ending_index. */
export async function listYearlyRenewals(
  db: Db,
  { from, to }: { from: Date; to: Date },
): Promise<RenewingSubscription[]> {
  const { rows } = await sql<RenewingSubscription>`select ${COLUMNS}, u.email, u.first_name, o.full_amount_in_cents
    from subscriptions s join orders o on o.id = s.order_id
      join users u on u.id = s.user_id and u.anonymised_at is null
    where s.provider_reference is not null and s.recurrence = 'YEARLY' and s.canceled_at is null
      and s.withdrawn_at is null and s.valid_to > ${from} and s.valid_to <= ${to} order by s.valid_to, s.id limit 500`.execute(
    db,
  );
  return rows;
}

/**
 * The rights that only this subscription gives at a moment, e.g. its end: neither grants nor other running or
 * self-renewing subscriptions give them. `company`: a page goes offline; `companyRight`: there is none to go. By
 * subscriptions_user_id_index.
 */
export async function listLostRights(
  db: Db,
  key: number,
  at: Date,
): Promise<('company' | 'companyRight' | 'pellets')[]> {
  const { rows } = await sql<{ permission: 'company' | 'companyRight' | 'pellets' }>`select
      case when p.permission = 'company' and not exists (select from companies c
          where c.user_id = s.user_id and c.publish_state = 'PUBLISHED') then 'companyRight'
        else p.permission end as permission
    from subscriptions s
      join privilege_permissions p on p.privilege_group = s.privilege_group
    where s.id = ${key}
      and not exists (select from user_permissions u where u.user_id = s.user_id and u.permission = p.permission)
      and not exists (select from subscriptions other join privilege_permissions q on q.privilege_group = other.privilege_group
        where other.user_id = s.user_id and other.id <> s.id and other.withdrawn_at is null
          and q.permission = p.permission and other.valid_from <= ${at}
          and (other.valid_to is null or other.valid_to > ${at}
            or other.recurrence <> 'ONCE' and other.canceled_at is null and other.valid_to + interval '7 days' > ${at}))
    order by p.permission`.execute(db);
  return rows.map(({ permission }) => permission);
}

export type EndingPeriod = SubscriptionRow & { email: string; first_name: string; valid_to: Date };

/** What was paid once or given by a voucher and ends between two times; by subscriptions_once_ending_index. */
export async function listEndingOnce(db: Db, { from, to }: { from: Date; to: Date }): Promise<EndingPeriod[]> {
  const { rows } = await sql<EndingPeriod>`select ${COLUMNS}, u.email, u.first_name from subscriptions s
      join users u on u.id = s.user_id and u.anonymised_at is null and u.deletion_asked_at is null
    where s.recurrence = 'ONCE' and s.withdrawn_at is null and s.valid_to > ${from} and s.valid_to <= ${to}
    order by s.valid_to, s.id`.execute(db);
  return rows;
}

/** The latest end of the running subscriptions of a group; null: none is running. */
export async function findRunningEnd(tx: Db, userKey: number, group: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`select max(s.valid_to) as until from subscriptions s
    where s.user_id = ${userKey} and s.privilege_group = ${group} and s.withdrawn_at is null
      and s.valid_from <= ${now} and s.valid_to > ${now}`.execute(tx);
  return rows[0]?.until ?? null;
}

import { sql } from 'kysely';
import type { CompanyState } from '#domain/companies/company-profile.ts';
import type { CompanyHold } from '#domain/moderation/account-cases.ts';
import type { Db } from '#server/platform/database/database.ts';

export type HoldRow = { kind: CompanyHold; state_before: CompanyState };

/** Why the company page of an account is not public; by company_holds_pkey. */
export async function findHold(db: Db, userKey: number): Promise<HoldRow | null> {
  const { rows } = await sql<HoldRow>`select kind, state_before from company_holds where user_id = ${userKey}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Sets a hold, or makes the one that is there this one. */
export async function upsertHold(tx: Db, userKey: number, hold: HoldRow & { since: Date }): Promise<void> {
  await sql`insert into company_holds (user_id, kind, since, state_before)
    values (${userKey}, ${hold.kind}, ${hold.since}, ${hold.state_before})
    on conflict (user_id) do update set kind = excluded.kind, since = excluded.since, state_before = excluded.state_before`.execute(
    tx,
  );
}

export async function deleteHold(tx: Db, userKey: number): Promise<void> {
  await tx.deleteFrom('company_holds').where('user_id', '=', userKey).execute();
}

export type ClaimRow = { number: string; user_id: string; name: string; slug: string };

const CLAIMS = (userKey: number, numbers: readonly string[]) => sql`
  from unnest(${[...numbers]}::text[]) as n (number)
    join companies o on (o.uid = n.number or o.disclosure ->> 'registerNumber' = n.number) and o.user_id <> ${userKey}
    join users u on u.id = o.user_id
  where o.was_public`;

/**
 * Which of the numbers another public company has, except where a moderator let this one keep it. Concurrent calls for
 * the same number wait for each other until the transaction ends. By companies_uid_index and
 * companies_register_number_index.
 */
export async function lockForeignClaims(tx: Db, userKey: number, numbers: readonly string[]): Promise<string[]> {
  if (numbers.length === 0) return [];
  for (const number of numbers.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended('company number ' || ${number}::text, 0))`.execute(tx);
  }
  const { rows } = await sql<{ number: string }>`select distinct n.number ${CLAIMS(userKey, numbers)}
    and not exists (select from company_number_approvals a where a.user_id = ${userKey} and a.number = n.number)`.execute(
    tx,
  );
  return rows.map(({ number }) => number);
}

/** The companies with such numbers, approved or not. */
export async function listForeignClaims(db: Db, userKey: number, numbers: readonly string[]): Promise<ClaimRow[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<ClaimRow>`select n.number, u.public_id as user_id, o.name, o.slug
    ${CLAIMS(userKey, numbers)} order by o.id, n.number limit 20`.execute(db);
  return rows;
}

/** Stores that a moderator has checked these numbers: this account keeps them, and so does the other public one. */
export async function approveNumbers(
  tx: Db,
  userKey: number,
  { numbers, by, now }: { numbers: readonly string[]; by: string; now: Date },
): Promise<void> {
  await sql`insert into company_number_approvals (user_id, number, approved_at, approved_by)
    select ${userKey}::bigint, number, ${now}::timestamptz, ${by} from unnest(${[...numbers]}::text[]) as n (number)
    union select o.user_id, n.number, ${now}::timestamptz, ${by} ${CLAIMS(userKey, numbers)}
    on conflict do nothing`.execute(tx);
}

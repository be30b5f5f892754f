import { sql } from 'kysely';
import type { ProofChecker, ProofKind, ProofLevel } from '#domain/proofs/proofs.ts';
import type { Db } from '#server/platform/database/database.ts';
import { PREPARED } from '#server/platform/database/prepared.ts';

export type BadgeRow = {
  user_key: number;
  kind: ProofKind;
  value: string;
  level: ProofLevel;
  checked_by: ProofChecker;
  checked_at: Date;
  expires_at: Date;
  registered_name: string | null;
  source_url: string | null;
};

const BADGE = sql`b.user_id as user_key, b.kind, b.value, b.level, c.checked_by, c.checked_at, b.expires_at,
  c.registered_name, c.source_url`;

/** Badges of an account that hold at a time; by badges_pkey. */
export async function listBadgeRows(db: Db, userKey: number, now: Date): Promise<BadgeRow[]> {
  const { rows } =
    await sql<BadgeRow>`${PREPARED} select ${BADGE} from badges b join proof_checks c on c.id = b.check_id
    where b.user_id = ${userKey} and b.expires_at > ${now} order by b.kind`.execute(db);
  return rows;
}

/** The same of several accounts. */
export async function listBadgeRowsOf(db: Db, userKeys: readonly number[], now: Date): Promise<BadgeRow[]> {
  const { rows } = await sql<BadgeRow>`select ${BADGE} from badges b join proof_checks c on c.id = b.check_id
    where b.user_id = any(${[...userKeys]}::bigint[]) and b.expires_at > ${now}`.execute(db);
  return rows;
}

/** The address of an account and when it was shown to be theirs. */
export type ConfirmedAddress = { key: number; email: string; confirmed_at: Date | null };

/** A seller with a public side, who is neither blocked nor leaving; by users_public_id_key. */
export async function findPublicSeller(db: Db, id: string): Promise<ConfirmedAddress | null> {
  const { rows } =
    await sql<ConfirmedAddress>`${PREPARED} select u.id as key, u.email, u.email_confirmed_at as confirmed_at
    from users u where u.public_id = ${id} and u.blocked_at is null and u.deletion_asked_at is null
      and (exists (select from adverts a where a.user_id = u.id and a.was_public)
        or exists (select from public_companies p where p.user_id = u.id))`.execute(db);
  return rows[0] ?? null;
}

/** The mail address of a user and when it was confirmed; null where there is no such user; by users_pkey. */
export async function getAddress(db: Db, userKey: number): Promise<ConfirmedAddress | null> {
  const { rows } = await sql<ConfirmedAddress>`select u.id as key, u.email, u.email_confirmed_at as confirmed_at
    from users u where u.id = ${userKey}`.execute(db);
  return rows[0] ?? null;
}

/** Notes that a confirmed address was shown to be theirs once more; false where it is another one meanwhile. */
export async function renewAddress(tx: Db, userKey: number, { email, now }: { email: string; now: Date }) {
  const { rows } = await sql`update users set email_confirmed_at = ${now}, updated_at = ${now}
    where id = ${userKey} and lower(email) = lower(${email}) and email_confirmed_at is not null returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

export type NewBadge = {
  userKey: number;
  kind: ProofKind;
  value: string;
  level: ProofLevel;
  checkId: string;
  expiresAt: Date;
};

/** Gives a badge; the database refuses one whose check did not establish this of this number. */
export async function putBadge(tx: Db, { userKey, kind, value, level, checkId, expiresAt }: NewBadge): Promise<void> {
  await sql`insert into badges (user_id, kind, value, level, check_id, expires_at)
    values (${userKey}, ${kind}, ${value}, ${level}, ${checkId}, ${expiresAt})
    on conflict (user_id, kind) do update set value = excluded.value, level = excluded.level,
      check_id = excluded.check_id, expires_at = excluded.expires_at`.execute(tx);
}

export async function deleteBadge(tx: Db, userKey: number, kind: ProofKind): Promise<void> {
  await sql`delete from badges where user_id = ${userKey} and kind = ${kind}`.execute(tx);
}

/** Deletes badges that have ended, the oldest first; returns how many; by badges_expiry_index. */
export async function deleteEndedBadges(db: Db, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from badges b using (select user_id, kind from badges
      where expires_at <= ${now} order by expires_at limit ${limit}) e
    where b.user_id = e.user_id and b.kind = e.kind`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export type EndingBadge = {
  user_key: number;
  user_id: string;
  email: string;
  first_name: string;
  kind: ProofKind;
  expires_at: Date;
};

type Window = { now: Date; until: Date; afterKey: number; limit: number };

/** Badges that end soon, of accounts that can be told; what is being asked again is left out. By badges_expiry_index. */
export async function listEndingBadges(db: Db, { now, until, afterKey, limit }: Window): Promise<EndingBadge[]> {
  const { rows } =
    await sql<EndingBadge>`select u.id as user_key, u.public_id as user_id, u.email, u.first_name, b.kind, b.expires_at
    from badges b join users u on u.id = b.user_id
    where b.expires_at > ${now} and b.expires_at <= ${until} and u.email_confirmed_at is not null
      and u.blocked_at is null and u.deletion_asked_at is null and u.id > ${afterKey}
      and not exists (select from proof_claims p where p.user_id = b.user_id and p.kind = b.kind and p.waits_for is not null)
    order by u.id, b.kind limit ${limit}`.execute(db);
  return rows;
}

/** Sellers whose confirmation of their address gets old; those without anything in public are not told. */
export async function listEndingAddresses(
  db: Db,
  {
    confirmedAfter,
    confirmedBefore,
    afterKey,
    limit,
  }: { confirmedAfter: Date; confirmedBefore: Date; afterKey: number; limit: number },
): Promise<(Omit<EndingBadge, 'kind' | 'expires_at'> & { confirmed_at: Date })[]> {
  const { rows } = await sql<Omit<EndingBadge, 'kind' | 'expires_at'> & { confirmed_at: Date }>`
    select u.id as user_key, u.public_id as user_id, u.email, u.first_name, u.email_confirmed_at as confirmed_at
    from users u where u.email_confirmed_at > ${confirmedAfter} and u.email_confirmed_at <= ${confirmedBefore}
      and u.blocked_at is null and u.deletion_asked_at is null and u.id > ${afterKey}
      and (exists (select from adverts a where a.user_id = u.id and a.status = 'ACTIVE')
        or exists (select from public_companies p where p.user_id = u.id))
    order by u.id limit ${limit}`.execute(db);
  return rows;
}

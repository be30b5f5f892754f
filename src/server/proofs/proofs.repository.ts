import { sql } from 'kysely';
import type { NumberKind, ProofChecker, ProofKind, ProofLevel } from '#domain/proofs/proofs.ts';
import type { Db } from '#server/platform/database/database.ts';

export type Waiting = 'SERVICE' | 'MODERATOR';

export type ClaimRow = {
  id: string;
  user_key: number;
  kind: NumberKind;
  value: string;
  stated_at: Date;
  waits_for: Waiting | null;
  tries: number;
  failure: string | null;
};

const CLAIM = sql`p.id, p.user_id as user_key, p.kind, p.value, p.stated_at, p.waits_for, p.tries, p.failure`;

/** What a seller states of themselves, one row for each kind; by proof_claims_user_id_kind_key. */
export async function listClaimRows(db: Db, userKey: number): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`select ${CLAIM} from proof_claims p where p.user_id = ${userKey}`.execute(db);
  return rows;
}

/** A claim, locked until the end of the transaction; null where it is gone. */
export async function lockClaim(tx: Db, id: string): Promise<ClaimRow | null> {
  const { rows } = await sql<ClaimRow>`select ${CLAIM} from proof_claims p where p.id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

type NewClaim = { id: string; userKey: number; kind: NumberKind; value: string; waitsFor: Waiting; now: Date };

/** States a number in place of what was stated before. */
export async function putClaim(tx: Db, { id, userKey, kind, value, waitsFor, now }: NewClaim): Promise<void> {
  const nextTryAt = waitsFor === 'SERVICE' ? now : null;
  await sql`insert into proof_claims (id, user_id, kind, value, stated_at, waits_for, next_try_at)
    values (${id}, ${userKey}, ${kind}, ${value}, ${now}, ${waitsFor}, ${nextTryAt})
    on conflict (user_id, kind) do update set value = excluded.value, stated_at = excluded.stated_at,
      waits_for = excluded.waits_for, next_try_at = excluded.next_try_at, tries = 0, failure = null`.execute(tx);
}

export async function settleClaim(tx: Db, id: string): Promise<void> {
  await sql`update proof_claims set waits_for = null, next_try_at = null, tries = 0, failure = null where id = ${id}`.execute(
    tx,
  );
}

/** Asks the service again later. */
export async function postponeClaim(
  tx: Db,
  id: string,
  { until, failure }: { until: Date; failure: string },
): Promise<void> {
  await sql`update proof_claims set tries = tries + 1, next_try_at = ${until}, failure = ${failure}
    where id = ${id} and waits_for = 'SERVICE'`.execute(tx);
}

export async function deleteClaim(tx: Db, userKey: number, kind: ProofKind): Promise<void> {
  await sql`delete from proof_claims where user_id = ${userKey} and kind = ${kind}`.execute(tx);
}

/** Takes due questions to the service, so that no other process asks the same; by proof_claims_due_index. */
export async function takeDueClaims(
  db: Db,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`update proof_claims p set next_try_at = ${leaseUntil}
    where p.id in (select d.id from proof_claims d where d.waits_for = 'SERVICE' and d.next_try_at <= ${now}
      order by d.next_try_at limit ${limit} for update skip locked) returning ${CLAIM}`.execute(db);
  return rows;
}

/** Numbers that the service confirmed and whose badge ends soon are asked again; returns how many. */
export async function renewQuestions(db: Db, { now, until }: { now: Date; until: Date }): Promise<number> {
  const { numAffectedRows } = await sql`update proof_claims p set waits_for = 'SERVICE', next_try_at = ${now}
    from badges b join proof_checks c on c.id = b.check_id
    where p.user_id = b.user_id and p.kind = b.kind and p.value = b.value and p.waits_for is null
      and c.checked_by = 'SERVICE' and b.expires_at <= ${until} and b.expires_at > ${now}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Questions to the service are left to moderators once it is not configured any more. */
export async function leaveToModerators(db: Db): Promise<void> {
  await sql`update proof_claims set waits_for = 'MODERATOR', next_try_at = null where waits_for = 'SERVICE'`.execute(
    db,
  );
}

export type NewCheck = {
  id: string;
  userKey: number;
  kind: ProofKind;
  value: string;
  level: ProofLevel | 'REFUSED';
  checkedBy: ProofChecker;
  checkedAt: Date;
  moderatorKey?: number;
  seen?: string;
  sourceUrl?: string;
  seenOn?: string;
  registeredName?: string | null;
  reason?: string;
  answer?: Readonly<Record<string, unknown>>;
  consultationNumber?: string | null;
};

export async function insertCheck(tx: Db, check: NewCheck): Promise<void> {
  await sql`insert into proof_checks (id, user_id, kind, value, level, checked_by, checked_at, moderator_id, seen,
      source_url, seen_on, registered_name, reason, answer, consultation_number)
    values (${check.id}, ${check.userKey}, ${check.kind}, ${check.value}, ${check.level}, ${check.checkedBy},
      ${check.checkedAt}, ${check.moderatorKey ?? null}, ${check.seen ?? null}, ${check.sourceUrl ?? null},
      ${check.seenOn ?? null}::date, ${check.registeredName ?? null}, ${check.reason ?? null},
      ${check.answer === undefined ? null : JSON.stringify(check.answer)}::jsonb, ${check.consultationNumber ?? null})`.execute(
    tx,
  );
}

export type LastRefusal = {
  kind: NumberKind;
  value: string;
  checked_by: ProofChecker;
  checked_at: Date;
  reason: string | null;
};

/** The newest check of each number stated at present, where it was refused; by proof_checks_user_index. */
export async function listRefusals(db: Db, userKey: number): Promise<LastRefusal[]> {
  const { rows } =
    await sql<LastRefusal>`select x.kind, x.value, x.checked_by, x.checked_at, x.reason from proof_claims p
    cross join lateral (select c.kind, c.value, c.checked_by, c.checked_at, c.reason, c.level from proof_checks c
      where c.user_id = p.user_id and c.kind = p.kind and c.value = p.value and c.level in ('REGISTER', 'REFUSED')
      order by c.checked_at desc, c.id desc limit 1) x
    where p.user_id = ${userKey} and x.level = 'REFUSED'`.execute(db);
  return rows;
}

/** Old checks on which no badge rests; by proof_checks_old_index. */
export async function deleteOldChecks(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`delete from proof_checks where id in (select c.id from proof_checks c
    where c.checked_at < ${before} and not exists (select from badges b where b.check_id = c.id)
    order by c.checked_at limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export type ClaimToCheck = ClaimRow & {
  user_id: string;
  first_name: string;
  last_name: string;
  company_name: string | null;
  company_slug: string | null;
  other_claims: number;
};

type List = { isConfirmed: boolean; limit: number; offset: number; now: Date };

/** Claims for moderators, the oldest first; by proof_claims_waiting_index, or those with a confirmed badge. */
export async function listClaimsToCheck(
  db: Db,
  { isConfirmed, limit, offset, now }: List,
): Promise<{ rows: ClaimToCheck[]; total: number }> {
  const isListed = isConfirmed
    ? sql`exists (select from badges b where b.user_id = p.user_id and b.kind = p.kind and b.level = 'REGISTER'
        and b.expires_at > ${now})`
    : sql`p.waits_for = 'MODERATOR'`;
  const isHere = sql`u.blocked_at is null and u.deletion_asked_at is null`;
  const { rows } = await sql<ClaimToCheck>`select ${CLAIM}, u.public_id as user_id, u.first_name, u.last_name,
      co.name as company_name, co.slug as company_slug,
      (select count(*)::int from proof_claims o where o.kind = p.kind and o.value = p.value and o.id <> p.id) as other_claims
    from proof_claims p join users u on u.id = p.user_id left join companies co on co.user_id = u.id
    where ${isListed} and ${isHere} order by p.stated_at, p.id limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from proof_claims p join users u on u.id = p.user_id where ${isListed} and ${isHere}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export type ClaimOwner = { email: string; first_name: string; is_here: boolean };

export async function findClaimOwner(db: Db, userKey: number): Promise<ClaimOwner | null> {
  const { rows } = await sql<ClaimOwner>`select u.email, u.first_name,
      u.email_confirmed_at is not null and u.blocked_at is null and u.deletion_asked_at is null as is_here
    from users u where u.id = ${userKey}`.execute(db);
  return rows[0] ?? null;
}

/** The public id of a user by the internal key; by users_pkey. @throws where there is none */
export async function findPublicId(db: Db, userKey: number): Promise<string> {
  const row = await db.selectFrom('users').select('public_id').where('id', '=', userKey).executeTakeFirstOrThrow();
  return row.public_id;
}

import { sql } from 'kysely';
import type { Measure } from '#domain/moderation/account-cases.ts';
import type { RatingMeasure } from '#domain/moderation/rating-measures.ts';
import type { Db } from '#server/platform/database/database.ts';

type DecidedRow = { id: string; decided_at: Date; note: string };
export type DecidedChatRow = DecidedRow & { name: string | null; measure: Measure | null };
export type DecidedRatingRow = DecidedRow & { name: string; measure: RatingMeasure };

type Wanted = { after: Date; limit: number };

/** Reports of messages from whose decision nothing followed, the newest decision first. */
export async function listDecidedChats(db: Db, { after, limit }: Wanted): Promise<DecidedChatRow[]> {
  const { rows } = await sql<DecidedChatRow>`
    select r.id, r.decided_at, r.decision as note, r.measure,
      case when w.id is null then null else trim(w.first_name || ' ' || w.last_name) end as name
    from chat_reports r left join users w on w.id = r.accused_id and w.anonymised_at is null
    where r.status <> 'OPEN' and r.decided_at > ${after} and coalesce(r.measure, 'NONE') = 'NONE'
    order by r.decided_at desc, r.id limit ${limit}`.execute(db);
  return rows;
}

/** Ratings whose newest decision closed something that is still closed; by rating_decisions_pkey. */
export async function listDecidedRatings(db: Db, { after, limit }: Wanted): Promise<DecidedRatingRow[]> {
  const { rows } = await sql<DecidedRatingRow>`
    select t.id, d.at as decided_at, d.note, d.measure, trim(w.first_name || ' ' || w.last_name) as name
    from rating_decisions d join ratings t on t.id = d.rating_id join users w on w.id = t.rated_id
    where d.at > ${after} and not exists (select from rating_decisions n where n.rating_id = d.rating_id and n.id > d.id)
      and (exists (select from rating_reports r where r.rating_id = d.rating_id and r.decided_at = d.at)
        or exists (select from rating_objections o where o.rating_id = d.rating_id and o.decided_at = d.at))
    order by d.id desc limit ${limit}`.execute(db);
  return rows;
}

export type Reopened = { id: string; to: string; name: string };
export type ReopenedChat = Reopened & { accused_id: string | null; reporter_id: string | null };

/** Opens a report of messages again; null where it is open, older, or a measure followed that is undone at the account. */
export async function reopenChatRow(
  tx: Db,
  { id, after, measures }: { id: string; after: Date; measures: readonly Measure[] },
): Promise<ReopenedChat | null> {
  const { rows } = await sql<ReopenedChat>`
    with opened as (
      update chat_reports r set status = 'OPEN', decided_at = null, decided_by = null, decision = '', measure = null
      where r.id = ${id} and r.status <> 'OPEN' and r.decided_at > ${after}
        and (r.measure is null or r.measure = any(${[...measures]}::text[]))
        and not exists (select from chat_reports o where o.chat_key = r.chat_key and o.reporter_id = r.reporter_id
          and o.reason = r.reason and o.content = r.content and o.messages = r.messages and o.status = 'OPEN')
      returning r.id, r.reporter_id, r.accused_id)
    select o.id, coalesce(u.email, '') as to, coalesce(u.first_name, '') as name, u.public_id as reporter_id,
      a.public_id as accused_id
    from opened o left join users u on u.id = o.reporter_id and u.anonymised_at is null
      left join users a on a.id = o.accused_id`.execute(tx);
  return rows[0] ?? null;
}

export type NewestDecision = { at: Date; measure: RatingMeasure };

/** The newest decision about a rating; by rating_decisions_rating_index. */
export async function findNewestRatingDecision(db: Db, ratingId: string): Promise<NewestDecision | null> {
  const { rows } = await sql<NewestDecision>`select at, measure from rating_decisions where rating_id = ${ratingId}
    order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

type RatingDecision = { ratingId: string; at: Date };

/** Opens the notices again that a decision closed, except those that were sent again since. */
export async function reopenRatingReports(tx: Db, { ratingId, at }: RatingDecision): Promise<Reopened[]> {
  const { rows } = await sql<Reopened>`
    update rating_reports r set status = 'OPEN', decided_at = null, decided_by = null, decision = ''
    where r.rating_id = ${ratingId} and r.decided_at = ${at} and not exists (
      select from rating_reports o where o.rating_id = r.rating_id and lower(o.reporter_email) = lower(r.reporter_email)
        and o.reason = r.reason and o.content = r.content and o.status = 'OPEN')
    returning r.id, r.reporter_email as to, r.reporter_name as name`.execute(tx);
  return rows;
}

/** Opens the objection again that a decision closed, unless there is a new one. */
export async function reopenRatingObjection(tx: Db, { ratingId, at }: RatingDecision): Promise<Reopened[]> {
  const { rows } = await sql<Reopened>`
    with opened as (
      update rating_objections b set status = 'OPEN', decided_at = null, decided_by = null, decision = ''
      where b.rating_id = ${ratingId} and b.decided_at = ${at} and not exists (
        select from rating_objections o where o.rating_id = b.rating_id and o.status = 'OPEN')
      returning b.id, b.author_id)
    select o.id, coalesce(u.email, '') as to, coalesce(u.first_name, '') as name
    from opened o left join users u on u.id = o.author_id and u.anonymised_at is null`.execute(tx);
  return rows;
}

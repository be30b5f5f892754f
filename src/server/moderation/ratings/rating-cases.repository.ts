import { sql } from 'kysely';
import type { RatingMeasure } from '#domain/moderation/rating-measures.ts';
import type { BlockGround, DecisionState, ReportReason } from '#domain/moderation/report-reasons.ts';
import type { Db } from '#server/platform/database/database.ts';

export type NewRatingReport = {
  id: string;
  ratingId: string;
  reporterKey: number | null;
  name: string;
  email: string;
  reason: ReportReason;
  content: string;
  pageUrl: string;
  createdAt: Date;
};

/** Notes a notice; the same one again, while it is open, is the one that is there. */
export async function insertRatingReport(db: Db, report: NewRatingReport): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into rating_reports (id, rating_id, reporter_id, reporter_name, reporter_email, reason, content, page_url,
      created_at)
    values (${report.id}, ${report.ratingId}, ${report.reporterKey}, ${report.name}, ${report.email}, ${report.reason},
      ${report.content}, ${report.pageUrl}, ${report.createdAt})
    on conflict (rating_id, lower(reporter_email), reason, md5(content)) where status = 'OPEN'
    do update set page_url = rating_reports.page_url returning id, xmax = 0 as is_new`.execute(db);
  const [row] = rows;
  return { id: row?.id ?? report.id, isNew: row?.is_new ?? true };
}

type Decision = { upholdsReports: boolean; upholdsObjection: boolean; by: string; now: Date; note: string };
export type Told = { id: string; email: string; first_name: string };

/** Decides all open notices about a rating; returns whom to tell. */
export async function decideRatingReports(tx: Db, ratingId: string, decision: Decision): Promise<Told[]> {
  const { rows } = await sql<Told>`
    update rating_reports set status = ${decision.upholdsReports ? 'UPHELD' : 'REJECTED'}, decided_at = ${decision.now},
      decided_by = ${decision.by}, decision = ${decision.note}
    where rating_id = ${ratingId} and status = 'OPEN'
    returning id, reporter_email as email, split_part(reporter_name, ' ', 1) as first_name`.execute(tx);
  return rows;
}

/** Decides the open objection about a rating; returns whom to tell, null where none is open. */
export async function decideRatingObjection(tx: Db, ratingId: string, decision: Decision): Promise<Told | null> {
  const { rows } = await sql<Told>`
    with decided as (
      update rating_objections set status = ${decision.upholdsObjection ? 'UPHELD' : 'REJECTED'},
        decided_at = ${decision.now}, decided_by = ${decision.by}, decision = ${decision.note}
      where rating_id = ${ratingId} and status = 'OPEN' returning id, author_id)
    select d.id, coalesce(u.email, '') as email, coalesce(u.first_name, '') as first_name
    from decided d left join users u on u.id = d.author_id and u.anonymised_at is null`.execute(tx);
  return rows[0] ?? null;
}

/** Who hid what an open objection is about, by rating: the newest to hide it. */
export async function listObjectedJudges(db: Db, ratingIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ rating_id: string; decided_by: string }>`
    select distinct on (o.rating_id) o.rating_id, d.decided_by
    from rating_objections o join ratings t on t.id = o.rating_id join rating_decisions d on d.rating_id = o.rating_id
    where o.rating_id = any(${[...ratingIds]}::uuid[]) and o.status = 'OPEN' and d.measure = any(
      case when o.author_id = t.rated_id then array['HIDE_ANSWER'] else array['HIDE_TEXT', 'HIDE_RATING'] end)
    order by o.rating_id, d.id desc`.execute(db);
  return new Map(rows.map((row) => [row.rating_id, row.decided_by]));
}

/** Notes a decision with its reasons; returns its number. */
export async function insertRatingDecision(
  tx: Db,
  decision: {
    ratingId: string;
    measure: RatingMeasure;
    fact: string;
    ground: BlockGround;
    groundText: string;
    note: string;
    by: string;
    now: Date;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into rating_decisions (rating_id, measure, fact, ground, ground_text, note, decided_by, at)
    values (${decision.ratingId}, ${decision.measure}, ${decision.fact}, ${decision.ground}, ${decision.groundText},
      ${decision.note}, ${decision.by}, ${decision.now}) returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export type Party = { public_id: string; email: string; first_name: string };

/** Both people of a rating that have an account with a confirmed address. */
export async function listParties(db: Db, ratingId: string): Promise<Party[]> {
  const { rows } = await sql<Party>`select u.public_id, u.email, u.first_name
    from ratings r join users u on u.id in (r.author_id, r.rated_id)
    where r.id = ${ratingId} and u.anonymised_at is null and u.email_confirmed_at is not null`.execute(db);
  return rows;
}

/** Public ids of the two people of a rating. */
export async function listPartyIds(db: Db, ratingId: string): Promise<string[]> {
  const { rows } = await sql<{ public_id: string }>`select u.public_id from ratings r
    join users u on u.id in (r.author_id, r.rated_id) where r.id = ${ratingId}`.execute(db);
  return rows.map((row) => row.public_id);
}

export type RatingDecisionRow = {
  rating_id: string;
  at: Date;
  measure: RatingMeasure;
  fact: string;
  ground: BlockGround;
  ground_text: string;
  note: string;
  decided_by_name: string;
};

/** What was decided about some ratings, the newest first; by rating_decisions_rating_index. */
export async function listRatingDecisions(db: Db, ratingIds: readonly string[]): Promise<RatingDecisionRow[]> {
  const { rows } = await sql<RatingDecisionRow>`
    select d.rating_id, d.at, d.measure, d.fact, d.ground, d.ground_text, d.note,
      coalesce(trim(u.first_name || ' ' || u.last_name), '') as decided_by_name
    from rating_decisions d
    left join users u on u.public_id = case when d.decided_by ~ '^[0-9a-f-]{36}$' then d.decided_by::uuid end
    where d.rating_id = any(${[...ratingIds]}::uuid[]) order by d.id desc`.execute(db);
  return rows;
}

export type DecidedReportRow = {
  rating_id: string;
  reason: ReportReason;
  content: string;
  status: DecisionState;
  created_at: Date;
};

/** Decided notices about some ratings, the newest first; by rating_reports_rating_index. */
export async function listDecidedRatingReports(db: Db, ratingIds: readonly string[]): Promise<DecidedReportRow[]> {
  const { rows } = await sql<DecidedReportRow>`select rating_id, reason, content, status, created_at from rating_reports
    where rating_id = any(${[...ratingIds]}::uuid[]) and status <> 'OPEN' order by created_at desc, id`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { BlockGround, DecisionState, ReportReason } from '#domain/moderation/report-reasons.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What a decision leaves in the history; which of it depends on the kind. */
export type EventDetails = {
  fact?: string;
  ground?: BlockGround;
  groundText?: string;
  note?: string;
  content?: string;
  reason?: ReportReason;
  reportIds?: string[];
  objectionId?: string | null;
  undone?: string;
  feedbackId?: number;
};

export type EventRow = { id: number; at: Date; kind: string; actor: string; actor_name: string; details: EventDetails };

/** Notes something in the history of an advert; returns its number. */
export async function insertEvent(
  db: Db,
  event: { advertKey: number; at: Date; kind: string; actor: string; details: EventDetails },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into advert_events (advert_id, at, kind, actor, details)
    values (${event.advertKey}, ${event.at}, ${event.kind}, ${event.actor}, ${JSON.stringify(event.details)}::jsonb)
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** The history of an advert with the names of those who acted, the newest first; by advert_events_advert_index. */
export async function listEvents(db: Db, advertKey: number, limit: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.id, e.at, e.kind, e.actor, e.details, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '') as actor_name
    from (select * from advert_events where advert_id = ${advertKey} order by at desc, id desc limit ${limit}) e
    left join users u on u.public_id = case when e.actor ~ '^[0-9a-f-]{36}$' then e.actor::uuid end
    order by e.at desc, e.id desc`.execute(db);
  return rows;
}

/** The newest of some kinds of events of an advert; by advert_events_advert_index. */
export async function findNewestEvent(
  db: Db,
  advertKey: number,
  kinds: readonly string[],
): Promise<Omit<EventRow, 'actor_name'> | null> {
  const { rows } = await sql<Omit<EventRow, 'actor_name'>>`select id, at, kind, actor, details from advert_events
    where advert_id = ${advertKey} and kind = any(${[...kinds]}::text[]) order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export type NewReport = {
  id: string;
  advertKey: number;
  reporterKey: number | null;
  name: string;
  email: string;
  reason: ReportReason;
  content: string;
  pageUrl: string;
  createdAt: Date;
};

/** Notes a notice; the same one again, while it is open, is the one that is there. */
export async function insertReport(db: Db, report: NewReport): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into advert_reports (id, advert_id, reporter_id, reporter_name, reporter_email, reason, content, page_url, created_at)
    values (${report.id}, ${report.advertKey}, ${report.reporterKey}, ${report.name}, ${report.email}, ${report.reason},
      ${report.content}, ${report.pageUrl}, ${report.createdAt})
    on conflict (advert_id, lower(reporter_email), reason, md5(content)) where status = 'OPEN'
    do update set page_url = advert_reports.page_url returning id, xmax = 0 as is_new`.execute(db);
  const [row] = rows;
  return { id: row?.id ?? report.id, isNew: row?.is_new ?? true };
}

export type ReportRow = {
  id: string;
  reason: ReportReason;
  content: string;
  reporter_name: string;
  reporter_email: string;
  has_account: boolean;
  page_url: string;
  status: DecisionState;
  created_at: Date;
  decided_at: Date | null;
  decision: string;
};

/** Notices about an advert, the newest first; by advert_reports_advert_index. */
export async function listReports(db: Db, advertKey: number, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select id, reason, content, reporter_name, reporter_email, reporter_id is not null as has_account, page_url, status,
      created_at, decided_at, decision
    from advert_reports where advert_id = ${advertKey} order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export type Decision = { status: 'UPHELD' | 'REJECTED'; now: Date; by: string; decision: string };
export type Reporter = { id: string; reporter_email: string; reporter_name: string };

/** Decides all open notices about an advert and returns whom to notify. */
export async function decideReports(db: Db, advertKey: number, decision: Decision): Promise<Reporter[]> {
  const { rows } = await sql<Reporter>`
    update advert_reports set status = ${decision.status}, decided_at = ${decision.now}, decided_by = ${decision.by},
      decision = ${decision.decision}
    where advert_id = ${advertKey} and status = 'OPEN' returning id, reporter_email, reporter_name`.execute(db);
  return rows;
}

/** Reopens decided notices, except those that were sent again since; returns whom to notify. */
export async function reopenReports(db: Db, ids: readonly string[]): Promise<Reporter[]> {
  const { rows } = await sql<Reporter>`
    update advert_reports r set status = 'OPEN', decided_at = null, decided_by = null, decision = ''
    where r.id = any(${[...ids]}::uuid[]) and r.status <> 'OPEN' and not exists (
      select 1 from advert_reports o where o.advert_id = r.advert_id and lower(o.reporter_email) = lower(r.reporter_email)
        and o.reason = r.reason and o.content = r.content and o.status = 'OPEN')
    returning r.id, r.reporter_email, r.reporter_name`.execute(db);
  return rows;
}

/** Who sent these notices. */
export async function listReporters(db: Db, ids: readonly string[]): Promise<Reporter[]> {
  const { rows } = await sql<Reporter>`select id, reporter_email, reporter_name from advert_reports
    where id = any(${[...ids]}::uuid[]) order by created_at`.execute(db);
  return rows;
}

export type ObjectionRow = {
  id: string;
  content: string;
  status: DecisionState;
  created_at: Date;
  decided_at: Date | null;
  decision: string;
};

/** Notes an objection; null where one is open already. */
export async function insertObjection(
  db: Db,
  objection: { id: string; advertKey: number; content: string; createdAt: Date },
): Promise<ObjectionRow | null> {
  const { rows } = await sql<ObjectionRow>`
    insert into advert_objections (id, advert_id, content, created_at)
    values (${objection.id}, ${objection.advertKey}, ${objection.content}, ${objection.createdAt})
    on conflict (advert_id) where status = 'OPEN' do nothing
    returning id, content, status, created_at, decided_at, decision`.execute(db);
  return rows[0] ?? null;
}

/** Objections to blocks of an advert, the newest first; by advert_objections_advert_index. */
export async function listObjections(db: Db, advertKey: number, limit: number): Promise<ObjectionRow[]> {
  const { rows } = await sql<ObjectionRow>`select id, content, status, created_at, decided_at, decision
    from advert_objections where advert_id = ${advertKey} order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Decides the open objection of an advert; returns its id, null where none is open. */
export async function decideObjection(db: Db, advertKey: number, decision: Decision): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update advert_objections set status = ${decision.status}, decided_at = ${decision.now}, decided_by = ${decision.by},
      decision = ${decision.decision}
    where advert_id = ${advertKey} and status = 'OPEN' returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whether an objection to the block of an advert is open; by advert_objections_open_index. */
export async function hasOpenObjection(db: Db, advertKey: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from advert_objections where advert_id = ${advertKey} and status = 'OPEN'`.execute(db);
  return rows.length > 0;
}

/** Opens a decided objection again, unless there is a new one. */
export async function reopenObjection(db: Db, id: string): Promise<void> {
  await sql`update advert_objections b set status = 'OPEN', decided_at = null, decided_by = null, decision = ''
    where b.id = ${id} and b.status <> 'OPEN' and not exists (
      select 1 from advert_objections o where o.advert_id = b.advert_id and o.status = 'OPEN')`.execute(db);
}

export type FeedbackRow = { id: number; name: string; content: string; created_at: Date; hidden_at: Date | null };

/** Remarks on an advert, the newest first; by feedback_messages_advert_index. */
export async function listFeedback(
  db: Db,
  advertKey: number,
  { limit, withHidden }: { limit: number; withHidden: boolean },
): Promise<FeedbackRow[]> {
  const { rows } = await sql<FeedbackRow>`select id, name, content, created_at, hidden_at from feedback_messages
    where advert_id = ${advertKey} and (hidden_at is null or ${withHidden}) order by id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Hides or shows a remark; null where the advert has no such remark, false where nothing changed. */
export async function updateFeedbackVisibility(
  db: Db,
  feedback: { id: number; advertKey: number; hiddenAt: Date | null },
): Promise<boolean | null> {
  const { rows } = await sql<{ has_changed: boolean }>`
    with known as (
      select id, (hidden_at is null) <> ${feedback.hiddenAt === null} as has_changed from feedback_messages
      where id = ${feedback.id} and advert_id = ${feedback.advertKey} for update)
    update feedback_messages f set hidden_at = case when known.has_changed then ${feedback.hiddenAt}::timestamptz else f.hidden_at end
    from known where f.id = known.id returning known.has_changed`.execute(db);
  return rows[0]?.has_changed ?? null;
}

export type OwnerRow = {
  email: string;
  first_name: string;
  last_name: string;
  is_business: boolean;
  seller_kind: SellerKind;
  is_blocked: boolean;
  created_at: Date;
  advert_count: number;
  /** Other adverts of the same account that a moderator ever blocked. */
  blocked_count: number;
};

/** The owner of an advert for moderators; by users_pkey and adverts_user_index. */
export async function getOwner(db: Db, ownerKey: number, advertKey: number): Promise<OwnerRow> {
  const { rows } = await sql<OwnerRow>`
    select u.email, u.first_name, u.last_name, u.is_business, u.seller_kind, u.blocked_at is not null as is_blocked, u.created_at,
      (select count(*)::int from adverts a where a.user_id = u.id and a.status <> 'DELETED') as advert_count,
      (select count(distinct e.advert_id)::int from adverts a join advert_events e on e.advert_id = a.id
        where a.user_id = u.id and e.kind = 'BLOCKED' and a.id <> ${advertKey}) as blocked_count
    from users u where u.id = ${ownerKey}`.execute(db);
  const [owner] = rows;
  if (!owner) throw new Error('Every advert has an owner.');
  return owner;
}

export type Figures = { view_count: number; reveal_count: number; reveals: { day: string; count: number }[] };

/** How often an advert was seen and its contact shown, with the last days on which it was; by their primary keys. */
export async function findFigures(db: Db, advertKey: number): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select coalesce(s.view_count, 0)::int as view_count, coalesce(s.reveal_count, 0)::int as reveal_count,
      coalesce((select jsonb_agg(jsonb_build_object('day', d.day, 'count', d.reveal_count) order by d.day desc)
        from (select day, reveal_count from advert_stats_daily
          where advert_id = ${advertKey} and reveal_count > 0 order by day desc limit 31) d), '[]') as reveals
    from (select 1) one left join advert_stats s on s.advert_id = ${advertKey}`.execute(db);
  return rows[0] ?? { view_count: 0, reveal_count: 0, reveals: [] };
}

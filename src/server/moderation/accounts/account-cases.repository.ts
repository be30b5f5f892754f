import { sql } from 'kysely';
import type { BlockGround, DecisionState, ReportReason } from '#domain/moderation/report-reasons.ts';
import type { CaseSubject, Measure, ReportedPart } from '#domain/moderation/account-cases.ts';
import type { Db } from '#server/platform/database/database.ts';
import type {
  Decision,
  EventRow,
  ObjectionRow,
  ReportRow,
  Reporter,
} from '#server/moderation/moderation.repository.ts';

/** What a decision about an account leaves in its history; which of it depends on the kind. */
export type AccountEventDetails = {
  fact?: string;
  ground?: BlockGround;
  groundText?: string;
  note?: string;
  reason?: ReportReason;
  reportIds?: string[];
  objectionId?: string | null;
  chatReportId?: string;
  measure?: Measure;
  numbers?: string[];
  undone?: string;
  /** The Gesuch that a notice or decision is about. */
  requestId?: string;
};

export type AccountCase = { userKey: number; subject: CaseSubject };
export type AccountEventRow = Omit<EventRow, 'details'> & { subject: CaseSubject; details: AccountEventDetails };

/** Notes something in the history of an account; returns its number. */
export async function insertAccountEvent(
  db: Db,
  event: AccountCase & { at: Date; kind: string; actor: string; details: AccountEventDetails },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into account_events (user_id, subject, at, kind, actor, details)
    values (${event.userKey}, ${event.subject}, ${event.at}, ${event.kind}, ${event.actor},
      ${JSON.stringify(event.details)}::jsonb) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** The history of an account with the names of those who acted, the newest first; by account_events_user_index. */
export async function listAccountEvents(db: Db, userKey: number, limit: number): Promise<AccountEventRow[]> {
  const { rows } = await sql<AccountEventRow>`
    select e.id, e.at, e.kind, e.actor, e.details, e.subject, coalesce(trim(u.first_name || ' ' || u.last_name), '') as actor_name
    from (select * from account_events where user_id = ${userKey} order by id desc limit ${limit}) e
    left join users u on u.public_id = case when e.actor ~ '^[0-9a-f-]{36}$' then e.actor::uuid end
    order by e.id desc`.execute(db);
  return rows;
}

/** Number of the newest event of an account, 0 without one; by account_events_user_index. */
export async function newestAccountEvent(db: Db, userKey: number): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from account_events
    where user_id = ${userKey}`.execute(db);
  return rows[0]?.id ?? 0;
}

/** The newest of some kinds of events of a case; by account_events_user_index. */
export async function findAccountEvent(
  db: Db,
  { userKey, subject }: AccountCase,
  kinds: readonly string[],
): Promise<Omit<AccountEventRow, 'actor_name' | 'subject'> | null> {
  const { rows } = await sql<
    Omit<AccountEventRow, 'actor_name' | 'subject'>
  >`select id, at, kind, actor, details from account_events
    where user_id = ${userKey} and subject = ${subject} and kind = any(${[...kinds]}::text[])
    order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export type NewAccountReport = AccountCase & {
  id: string;
  part: ReportedPart;
  reporterKey: number | null;
  name: string;
  email: string;
  reason: ReportReason;
  content: string;
  pageUrl: string;
  createdAt: Date;
};

/** Notes a notice; the same one again, while it is open, is the one that is there. */
export async function insertAccountReport(db: Db, report: NewAccountReport): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into account_reports (id, user_id, subject, part, reporter_id, reporter_name, reporter_email, reason, content,
      page_url, created_at)
    values (${report.id}, ${report.userKey}, ${report.subject}, ${report.part}, ${report.reporterKey}, ${report.name},
      ${report.email}, ${report.reason}, ${report.content}, ${report.pageUrl}, ${report.createdAt})
    on conflict (user_id, subject, lower(reporter_email), reason, md5(content)) where status = 'OPEN'
    do update set page_url = account_reports.page_url returning id, xmax = 0 as is_new`.execute(db);
  const [row] = rows;
  return { id: row?.id ?? report.id, isNew: row?.is_new ?? true };
}

export type AccountReportRow = ReportRow & { subject: CaseSubject; part: ReportedPart };

/** Notices about an account and its company page, the newest first; by account_reports_user_index. */
export async function listAccountReports(db: Db, userKey: number, limit: number): Promise<AccountReportRow[]> {
  const { rows } = await sql<AccountReportRow>`
    select id, subject, part, reason, content, reporter_name, reporter_email, reporter_id is not null as has_account,
      page_url, status, created_at, decided_at, decision
    from account_reports where user_id = ${userKey} order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Numbers of the notices about a Gesuch of an account; by account_events_user_index. */
export async function listReportsOfRequest(db: Db, userKey: number, requestId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct jsonb_array_elements_text(details -> 'reportIds') as id from account_events
    where user_id = ${userKey} and kind = 'REPORTED' and details ->> 'requestId' = ${requestId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The newest removal of a Gesuch; by account_events_user_index. */
export async function findRequestRemoval(
  db: Db,
  userKey: number,
  requestId: string,
): Promise<Pick<AccountEventRow, 'details'> | null> {
  const { rows } = await sql<Pick<AccountEventRow, 'details'>>`select details from account_events
    where user_id = ${userKey} and kind = 'REQUEST_REMOVED' and details ->> 'requestId' = ${requestId}
    order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Decides all open notices of a case, or those with these numbers, and returns whom to notify. */
export async function decideAccountReports(
  db: Db,
  { userKey, subject, ids = null }: AccountCase & { ids?: readonly string[] | null },
  decision: Decision,
): Promise<Reporter[]> {
  const { rows } = await sql<Reporter>`
    update account_reports set status = ${decision.status}, decided_at = ${decision.now}, decided_by = ${decision.by},
      decision = ${decision.decision}
    where user_id = ${userKey} and subject = ${subject} and status = 'OPEN'
      and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
    returning id, reporter_email, reporter_name`.execute(db);
  return rows;
}

/** Reopens decided notices, except those that were sent again since; returns whom to notify. */
export async function reopenAccountReports(tx: Db, ids: readonly string[]): Promise<Reporter[]> {
  const { rows } = await sql<Reporter>`
    update account_reports r set status = 'OPEN', decided_at = null, decided_by = null, decision = ''
    where r.id = any(${[...ids]}::uuid[]) and r.status <> 'OPEN' and not exists (
      select from account_reports o where o.user_id = r.user_id and o.subject = r.subject and o.status = 'OPEN'
        and lower(o.reporter_email) = lower(r.reporter_email) and o.reason = r.reason and o.content = r.content)
    returning r.id, r.reporter_email, r.reporter_name`.execute(tx);
  return rows;
}

/** Opens a decided objection again, unless there is a new one. */
export async function reopenAccountObjection(tx: Db, id: string): Promise<void> {
  await sql`update account_objections b set status = 'OPEN', decided_at = null, decided_by = null, decision = ''
    where b.id = ${id} and b.status <> 'OPEN' and not exists (
      select from account_objections o where o.user_id = b.user_id and o.subject = b.subject and o.status = 'OPEN')`.execute(
    tx,
  );
}

/** Notes an objection; null where one is open already. */
export async function insertAccountObjection(
  db: Db,
  objection: AccountCase & { id: string; content: string; createdAt: Date },
): Promise<ObjectionRow | null> {
  const { rows } = await sql<ObjectionRow>`
    insert into account_objections (id, user_id, subject, content, created_at)
    values (${objection.id}, ${objection.userKey}, ${objection.subject}, ${objection.content}, ${objection.createdAt})
    on conflict (user_id, subject) where status = 'OPEN' do nothing
    returning id, content, status, created_at, decided_at, decision`.execute(db);
  return rows[0] ?? null;
}

export type AccountObjectionRow = ObjectionRow & { subject: CaseSubject };

/** Objections of an account, the newest first; by account_objections_user_index. */
export async function listAccountObjections(db: Db, userKey: number, limit: number): Promise<AccountObjectionRow[]> {
  const { rows } = await sql<AccountObjectionRow>`select id, subject, content, status, created_at, decided_at, decision
    from account_objections where user_id = ${userKey} order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Decides the open objection of a case; returns its id, null where none is open. */
export async function decideAccountObjection(
  db: Db,
  { userKey, subject }: AccountCase,
  decision: Decision,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update account_objections set status = ${decision.status}, decided_at = ${decision.now}, decided_by = ${decision.by},
      decision = ${decision.decision}
    where user_id = ${userKey} and subject = ${subject} and status = 'OPEN' returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whether an objection of a case is open; by account_objections_open_index. */
export async function hasOpenAccountObjection(db: Db, { userKey, subject }: AccountCase): Promise<boolean> {
  const { rows } = await sql`select 1 from account_objections
    where user_id = ${userKey} and subject = ${subject} and status = 'OPEN'`.execute(db);
  return rows.length > 0;
}

/** Whether another moderator is able to act (not blocked, second factor on), apart from these accounts. */
export async function hasOtherModerator(db: Db, exceptIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select 1 from user_permissions p join users u on u.id = p.user_id
      join second_factors f on f.user_id = u.id and f.confirmed_at is not null
    where p.permission in ('moderation', 'admin') and u.blocked_at is null and u.anonymised_at is null
      and u.deletion_asked_at is null and u.public_id::text <> all(${[...exceptIds]}::text[]) limit 1`.execute(db);
  return rows.length > 0;
}

export type AccountChatReportRow = {
  id: string;
  reason: ReportReason;
  status: DecisionState;
  measure: Measure | null;
  created_at: Date;
};

/** Reports of messages that this account wrote, the newest first; by chat_reports_accused_index. */
export async function listAccusedChatReports(db: Db, userKey: number, limit: number): Promise<AccountChatReportRow[]> {
  const { rows } = await sql<AccountChatReportRow>`select id, reason, status, measure, created_at from chat_reports
    where accused_id = ${userKey} order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

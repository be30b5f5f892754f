import { sql } from 'kysely';
import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import type { ReportReason } from '#domain/moderation/report-reasons.ts';
import type { CaseSubject } from '#domain/moderation/account-cases.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ReportedMessage } from '#server/chats/chat-reports.service.ts';

export type QueueRow = {
  kind: 'ADVERT' | 'CHAT' | 'RATING' | CaseSubject;
  /** Of the advert, of the chat's report, or of the account. */
  id: string;
  waits_since: Date;
  slug: string;
  title: string;
  status: AdvertStatus;
  expires_at: Date | null;
  is_hidden_with_account: boolean;
  report_count: number;
  reasons: ReportReason[];
  has_objection: boolean;
  content: string;
  reporter_id: string | null;
  messages: ReportedMessage[];
  /** Who wrote reported messages. */
  accused: { id: string; name: string; isBlocked: boolean } | null;
  /** A company page that claims a number of another one, or an advert that the program holds. */
  is_held: boolean;
  /** A rating with the notices and the objection about it. */
  rating: RatingCase | null;
};

export type RatingCase = {
  authorName: string;
  ratedName: string;
  role: 'SELLER' | 'BUYER';
  amount: string | null;
  dryness: string | null;
  punctuality: string;
  payment: string | null;
  dealing: string;
  text: string;
  answer: string;
  hidden: ('TEXT' | 'ANSWER' | 'RATING')[];
  reports: string[];
  objection: string | null;
};

const NAME = (alias: 'u' | 'w') => sql.raw(`trim(${alias}.first_name || ' ' || ${alias}.last_name)`);

const OPEN_CASES = sql`
  select 'ADVERT' as kind, a.public_id as id, min(c.created_at) as waits_since, a.slug, a.title, a.status, a.expires_at,
    bool_or(o.blocked_at is not null or o.deletion_asked_at is not null) as is_hidden_with_account,
    count(c.reason)::int as report_count, coalesce(array_agg(distinct c.reason) filter (where c.reason is not null), '{}') as reasons,
    bool_or(c.kind = 'OBJECTION') as has_objection, '' as content, null as reporter_id, '[]'::jsonb as messages,
    null::jsonb as accused, bool_or(c.kind = 'HOLD') as is_held, null::jsonb as rating
  from (select advert_id, created_at, reason, 'REPORT' as kind from advert_reports where status = 'OPEN'
    union all select advert_id, created_at, null, 'OBJECTION' from advert_objections where status = 'OPEN'
    union all select r.advert_id, r.reviewed_at, null, 'HOLD' from advert_reviews r join adverts h on h.id = r.advert_id
      where r.state = 'HELD' and h.status = 'BLOCKED') c
  join adverts a on a.id = c.advert_id join users o on o.id = a.user_id group by a.id
  union all
  select 'CHAT', r.id, r.created_at, '', '', 'ACTIVE', null, false, 1, array[r.reason], false, r.content, u.public_id::text, r.messages,
    case when w.id is null then null else jsonb_build_object('id', w.public_id, 'name', ${NAME('w')}, 'isBlocked', w.blocked_at is not null) end, false, null::jsonb
  from chat_reports r left join users u on u.id = r.reporter_id
    left join users w on w.id = r.accused_id and w.anonymised_at is null where r.status = 'OPEN'
  union all
  select c.subject, u.public_id, min(c.created_at), '',
    case when c.subject = 'COMPANY' then coalesce((select co.name from companies co where co.user_id = u.id), ${NAME('u')}) else ${NAME('u')} end,
    'ACTIVE', null, false, count(c.reason)::int, coalesce(array_agg(distinct c.reason) filter (where c.reason is not null), '{}'),
    bool_or(c.kind = 'OBJECTION'), '', null, '[]'::jsonb, null::jsonb, bool_or(c.kind = 'HOLD'), null::jsonb
  from (select user_id, subject, created_at, reason, 'REPORT' as kind from account_reports where status = 'OPEN'
    union all select user_id, subject, created_at, null, 'OBJECTION' from account_objections where status = 'OPEN'
    union all select user_id, 'COMPANY', since, null, 'HOLD' from company_holds where kind = 'REVIEW') c
  join users u on u.id = c.user_id where u.anonymised_at is null group by u.id, c.subject
  union all
  select 'RATING', t.id, min(c.created_at), '', '', 'ACTIVE', null, false, count(c.reason)::int,
    coalesce(array_agg(distinct c.reason) filter (where c.reason is not null), '{}'), bool_or(c.reason is null), '', null,
    '[]'::jsonb, null::jsonb, false,
    jsonb_build_object('authorName', coalesce(${NAME('u')}, ''), 'ratedName', ${NAME('w')},
      'role', case when t.author_is_seller then 'BUYER' else 'SELLER' end, 'amount', t.amount, 'dryness', t.dryness,
      'punctuality', t.punctuality, 'payment', t.payment, 'dealing', t.dealing, 'text', t.content, 'answer', t.answer,
      'hidden', array_remove(array[case when t.content_hidden_at is not null then 'TEXT' end,
        case when t.answer_hidden_at is not null then 'ANSWER' end, case when t.hidden_at is not null then 'RATING' end], null),
      'reports', coalesce(jsonb_agg(c.content order by c.created_at) filter (where c.reason is not null), '[]'),
      'objection', max(c.content) filter (where c.reason is null))
  from (select rating_id, created_at, reason, content from rating_reports where status = 'OPEN'
    union all select rating_id, created_at, null, content from rating_objections where status = 'OPEN') c
  join ratings t on t.id = c.rating_id join users w on w.id = t.rated_id left join users u on u.id = t.author_id
  group by t.id, u.id, w.id`;

/** What waits for a decision, the oldest first; by the indexes of open rows. */
export async function listOpenCases(db: Db, { limit, offset }: { limit: number; offset: number }): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`select * from (${OPEN_CASES}) q order by waits_since, id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countOpenCases(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${OPEN_CASES}) q`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function summariseOpenCases(db: Db): Promise<{ count: number; oldest_at: Date | null }> {
  const { rows } = await sql<{ count: number; oldest_at: Date | null }>`select count(*)::int as count,
    min(q.waits_since) as oldest_at from (${OPEN_CASES}) q`.execute(db);
  return rows[0] ?? { count: 0, oldest_at: null };
}

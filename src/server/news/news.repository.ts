import { type RawBuilder, sql } from 'kysely';
import type { NewsKind } from '#contract/news/news.schemas.ts';
import { INVITATION_AFTER_DAYS, RATING_DAYS } from '#domain/ratings/rating.ts';
import type { Db } from '#server/platform/database/database.ts';

export type NewsRow = {
  kind: NewsKind;
  at: Date;
  is_unseen: boolean;
  subject_id: string;
  title: string;
  count: number;
  ends_at: Date | null;
};

type Asked = { userKey: number; now: Date };

/** Each kind gives its latest at most: more than are listed are of no use. */
const MOST_OF_A_KIND = 30;
const MOST_IMPORTS = 3;

/** Both sides of chats with something for this person to read, by chats_seller_unread_index and chats_buyer_unread_index. */
const unreadChats = (userKey: number): RawBuilder<unknown> => sql`
  select c.id, c.public_id, c.item_title, c.buyer_id as other_id, greatest(c.seller_read_up_to, c.seller_hidden_up_to) as seen
  from chats c where c.seller_id = ${userKey} and c.seller_unread > 0
  union all
  select c.id, c.public_id, c.item_title, c.seller_id, greatest(c.buyer_read_up_to, c.buyer_hidden_up_to)
  from chats c where c.buyer_id = ${userKey} and c.buyer_unread > 0`;

/** Own chats that are not deleted, by chats_seller_index and chats_buyer_index. */
const ownChats = (userKey: number): RawBuilder<unknown> => sql`
  select c.id, c.public_id, c.item_title, c.buyer_id as other_id, true as is_seller
  from chats c where c.seller_id = ${userKey} and not c.seller_deleted
  union all
  select c.id, c.public_id, c.item_title, c.seller_id, false
  from chats c where c.buyer_id = ${userKey} and not c.buyer_deleted`;

const isNotBlocked = (userKey: number): RawBuilder<unknown> => sql`
  not exists (select from user_blocks b where (b.blocker_id = ${userKey} and b.blocked_id = c.other_id)
    or (b.blocker_id = c.other_id and b.blocked_id = ${userKey}))`;

/** An unanswered proposal is listed as a proposal, not as a message as well. */
const chatMessages = ({ userKey }: Asked): RawBuilder<unknown> => sql`
  select 'CHAT_MESSAGES' as kind, m.at, c.public_id as subject_id, c.item_title as title, m.count, null::timestamptz as ends_at
  from (${unreadChats(userKey)}) c
  cross join lateral (select max(m.created_at) as at, count(*)::int as count from messages m
    where m.chat_id = c.id and m.seq > c.seen and m.sender_id <> ${userKey}
      and not exists (select from agreements g where g.id = m.agreement_id and g.state = 'OPEN')) m
  where m.count > 0 and ${isNotBlocked(userKey)} order by m.at desc limit ${MOST_OF_A_KIND}`;

/** Open agreements whose newest version is by the other side; by agreements_open_key. */
const waitingAgreements = ({ userKey }: Asked): RawBuilder<unknown> => sql`
  select 'AGREEMENT_WAITS', v.created_at as at, c.public_id, c.item_title, 1, null::timestamptz
  from (${ownChats(userKey)}) c
  join agreements g on g.chat_id = c.id and g.state = 'OPEN'
  join agreement_versions v on v.agreement_id = g.id and v.version = g.version and v.author_is_seller <> c.is_seller
  where ${isNotBlocked(userKey)} order by at desc limit ${MOST_OF_A_KIND}`;

/** From two days after the agreed one, until rated or too late; by chats_seller_index, chats_buyer_index and agreements_chat_index. */
const ratingsDue = ({ userKey, now }: Asked): RawBuilder<unknown> => sql`
  select 'RATING_DUE', ((g.ratable_from + ${INVITATION_AFTER_DAYS}::int)::timestamp at time zone 'Europe/Vienna') as at,
    g.id, c.item_title, 1, null::timestamptz
  from chats c join agreements g on g.chat_id = c.id and g.state = 'AGREED'
  where ${userKey} in (c.seller_id, c.buyer_id)
    and g.ratable_from between (${now}::timestamptz at time zone 'Europe/Vienna')::date - ${RATING_DAYS}::int
      and (${now}::timestamptz at time zone 'Europe/Vienna')::date - ${INVITATION_AFTER_DAYS}::int
    and not exists (select from ratings r where r.agreement_id = g.id
      and r.author_is_seller = (c.seller_id = ${userKey}))
  order by at desc limit ${MOST_OF_A_KIND}`;

/** Ratings about the person; by ratings_rated_index. */
const ratingsPublished = ({ userKey, now }: Asked): RawBuilder<unknown> => sql`
  select 'RATING_PUBLISHED', r.published_at as at, g.id, c.item_title, 1, null::timestamptz
  from ratings r join agreements g on g.id = r.agreement_id join chats c on c.id = g.chat_id
  where r.rated_id = ${userKey} and r.published_at > ${now}::timestamptz - interval '30 days' and r.hidden_at is null
  order by at desc limit ${MOST_OF_A_KIND}`;

/**
 * Adverts ending on one day are one line, because a dealer's adverts often end together. By adverts_user_expiry_index.
 */
const endingAdverts = ({ userKey, now }: Asked): RawBuilder<unknown> => sql`
  select case when has_ended then 'ADVERTS_ENDED' else 'ADVERTS_END' end,
    case when has_ended then max(expires_at) else max(expires_at) - interval '7 days' end as at,
    (array_agg(public_id order by expires_at desc, id))[1], (array_agg(title order by expires_at desc, id))[1],
    count(*)::int, max(expires_at)
  from (select a.id, a.public_id, a.title, a.expires_at, a.expires_at <= ${now} as has_ended,
      (a.expires_at at time zone 'Europe/Vienna')::date as day
    from adverts a where a.user_id = ${userKey} and a.status in ('ACTIVE', 'EXPIRED')
      and a.expires_at > ${now}::timestamptz - interval '14 days' and a.expires_at <= ${now}::timestamptz + interval '7 days') a
  group by has_ended, day order by at desc limit ${MOST_OF_A_KIND}`;

/** The latest decision about each own advert; by advert_events_decisions_index. */
const decisions = ({ userKey, now }: Asked): RawBuilder<unknown> => sql`
  select case when status <> 'BLOCKED' then 'ADVERT_UNBLOCKED' when kind = 'OBJECTION_REJECTED' then kind
    else 'ADVERT_BLOCKED' end, at, public_id, title, 1, null::timestamptz
  from (select distinct on (a.id) a.public_id, a.title, a.status, e.kind, e.at
    from advert_events e join adverts a on a.id = e.advert_id
    where a.user_id = ${userKey} and a.status <> 'DELETED' and e.at > ${now}::timestamptz - interval '30 days'
      and e.kind in ('BLOCKED', 'UNBLOCKED', 'OBJECTION_REJECTED', 'UNDONE')
      and (e.kind <> 'UNDONE' or e.details ->> 'undone' in ('BLOCKED', 'UNBLOCKED'))
    order by a.id, e.at desc, e.id desc) d
  order by at desc limit ${MOST_OF_A_KIND}`;

/** By feedback_messages_created_index or feedback_messages_advert_index, whichever is less. */
const feedback = ({ userKey, now }: Asked): RawBuilder<unknown> => sql`
  select 'ADVERT_FEEDBACK', max(f.created_at) as at, a.public_id, a.title, count(*)::int, null::timestamptz
  from feedback_messages f join adverts a on a.id = f.advert_id
  where a.user_id = ${userKey} and a.status <> 'DELETED' and f.hidden_at is null
    and f.created_at > ${now}::timestamptz - interval '30 days'
  group by a.id order by at desc limit ${MOST_OF_A_KIND}`;

/** Orders that wait for a bank transfer, and those paid within 30 days; by orders_user_id_index. */
const orders = ({ userKey, now }: Asked): RawBuilder<unknown> => sql`
  select case when o.status = 'PAID' then 'ORDER_PAID' else 'ORDER_WAITS' end,
    case when o.status = 'PAID' then o.ended_at else o.created_at end as at, o.public_id, o.plan_title, 1, null::timestamptz
  from orders o where o.user_id = ${userKey}
    and ((o.status = 'PENDING' and o.payment_type = 'BANK_TRANSFER' and o.expires_at > ${now})
      or (o.status = 'PAID' and o.withdrawn_at is null and o.amount_in_cents > 0
        and o.ended_at > ${now}::timestamptz - interval '30 days'))
  order by at desc limit ${MOST_OF_A_KIND}`;

/** A feed that comes every hour says the same each time: a few are enough. By import_runs_user_index. */
const imports = ({ userKey, now }: Asked): RawBuilder<unknown> => sql`
  select case when r.status = 'FAILED' then 'IMPORT_FAILED' else 'IMPORT_WITH_ERRORS' end, r.finished_at as at, r.id,
    r.file_name, r.failed_count, null::timestamptz
  from import_runs r where r.user_id = ${userKey} and r.created_at > ${now}::timestamptz - interval '14 days'
    and not r.is_dry_run and r.finished_at is not null
    and (r.status = 'FAILED' or (r.status = 'DONE' and r.failed_count > 0))
  order by r.created_at desc limit ${MOST_IMPORTS}`;

/** One line a search with hits since the viewer last looked at them; by saved_searches_user_id_index and saved_search_finds_search_ids_index. */
const savedSearches = ({ userKey, now }: Asked): RawBuilder<unknown> => sql`
  select 'SAVED_SEARCH_HITS', max(h.found_at) as at, s.public_id, s.name, count(*)::int, null::timestamptz
  from saved_searches s join lateral finds_of_search(s.id) h on h.found_at > s.looked_at
    join search_docs d on d.id = h.advert_id and d.expires_at > ${now}
  where s.user_id = ${userKey} and h.found_at > ${now}::timestamptz - interval '30 days'
  group by s.id order by at desc limit ${MOST_OF_A_KIND}`;

/** Offers without an answer to own Gesuche that run; by requests_user_index. */
const requestOffers = ({ userKey, now }: Asked): RawBuilder<unknown> => sql`
  select 'REQUEST_OFFERS', max(o.created_at) as at, r.public_id, r.title, count(*)::int, null::timestamptz
  from requests r join request_offers o on o.request_id = r.id and o.answered_at is null
  where r.user_id = ${userKey} and r.state = 'OPEN' and r.expires_at > ${now}
    and not exists (select from user_blocks b where (b.blocker_id = ${userKey} and b.blocked_id = o.seller_id)
      or (b.blocker_id = o.seller_id and b.blocked_id = ${userKey}))
  group by r.id order by at desc limit ${MOST_OF_A_KIND}`;

/** Gesuche found on one day are one line. By request_fits_user_index. */
const requestFits = ({ userKey, now }: Asked): RawBuilder<unknown> => sql`
  select 'REQUEST_FITS', max(f.found_at) as at, (array_agg(r.public_id order by f.found_at desc, r.id))[1],
    (array_agg(r.title order by f.found_at desc, r.id))[1], count(*)::int, null::timestamptz
  from request_fits f join requests r on r.id = f.request_id
  where f.user_id = ${userKey} and f.found_at > ${now}::timestamptz - interval '14 days' and r.state = 'OPEN'
    and r.expires_at > ${now} and not exists (select from user_blocks b
      where (b.blocker_id = ${userKey} and b.blocked_id = r.user_id) or (b.blocker_id = r.user_id and b.blocked_id = ${userKey}))
  group by (f.found_at at time zone 'Europe/Vienna')::date order by at desc limit ${MOST_OF_A_KIND}`;

/** Gesuche that ended with own offers unanswered, for sellers who would wait for an answer. By request_offers_seller_index. */
const offeredRequestsEnded = ({ userKey, now }: Asked): RawBuilder<unknown> => sql`
  select 'OFFERED_REQUEST_ENDED', least(r.ended_at, r.expires_at) as at, r.public_id, r.title, 1, null::timestamptz
  from requests r
  where r.id in (select o.request_id from request_offers o where o.seller_id = ${userKey} and o.answered_at is null)
    and r.state in ('OPEN', 'CLOSED') and least(r.ended_at, r.expires_at) <= ${now}
    and least(r.ended_at, r.expires_at) > ${now}::timestamptz - interval '14 days'
    and not exists (select from user_blocks b
      where (b.blocker_id = ${userKey} and b.blocked_id = r.user_id) or (b.blocker_id = r.user_id and b.blocked_id = ${userKey}))
  order by at desc limit ${MOST_OF_A_KIND}`;

const KINDS = [
  chatMessages,
  waitingAgreements,
  ratingsDue,
  ratingsPublished,
  endingAdverts,
  decisions,
  feedback,
  orders,
  imports,
  savedSearches,
  requestOffers,
  requestFits,
  offeredRequestsEnded,
];

/** What is new for a person, the newest first, and how much of it they have not seen: one statement, read as at one moment. */
export async function readNews(
  db: Db,
  { userKey, now, limit }: Asked & { limit: number },
): Promise<{ rows: NewsRow[]; unseenCount: number }> {
  const all = sql.join(
    KINDS.map((kind) => sql`(${kind({ userKey, now })})`),
    sql` union all `,
  );
  const { rows } = await sql<{ unseen_count: number; rows: (Omit<NewsRow, 'at' | 'ends_at'> & Times)[] }>`
    with own as materialized (select n.*, n.at > coalesce(u.news_seen_at, '-infinity') as is_unseen
      from (${all}) n cross join (select news_seen_at from users where id = ${userKey}) u)
    select (select count(*)::int from own where is_unseen) as unseen_count,
      coalesce((select jsonb_agg(to_jsonb(l) order by l.at desc, l.kind, l.subject_id) from
        (select * from own order by at desc, kind, subject_id limit ${limit}) l), '[]') as rows`.execute(db);
  const [found] = rows;
  return {
    rows: (found?.rows ?? []).map((row) => ({
      ...row,
      at: new Date(row.at),
      ends_at: row.ends_at === null ? null : new Date(row.ends_at),
    })),
    unseenCount: found?.unseen_count ?? 0,
  };
}
/** As JSON carries them. */
type Times = { at: string; ends_at: string | null };

/** Never takes a later mark back, whichever of two tabs comes last. */
export async function updateNewsSeen(db: Db, userKey: number, seenAt: Date): Promise<void> {
  await sql`update users set news_seen_at = ${seenAt}
    where id = ${userKey} and (news_seen_at is null or news_seen_at < ${seenAt})`.execute(db);
}

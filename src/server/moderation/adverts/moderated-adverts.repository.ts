import { type RawBuilder, sql } from 'kysely';
import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import type { Db } from '#server/platform/database/database.ts';
import { containing } from '#server/platform/database/like.ts';
import { CASE_KINDS, DECISION_KINDS } from '#server/moderation/moderation-events.ts';

/** Words are looked for in so many of the newest adverts: no index finds parts of texts. */
export const MOST_READ = 100_000;

/** Each word has to be found somewhere; null: not asked for. */
export type AdvertSearch = {
  words: readonly string[];
  /** Part of the owner's mail address. */
  owner: string | null;
  id: string | null;
  status: AdvertStatus | null;
};

export type ModeratedAdvertRow = {
  id: string;
  slug: string;
  title: string;
  status: AdvertStatus;
  created_at: Date;
  published_at: Date | null;
  owner_id: string;
  owner_name: string;
  owner_email: string;
  owner_is_blocked: boolean;
  is_hidden_with_account: boolean;
  open_report_count: number;
  version: number;
  is_undoable: boolean;
  total: number;
};

/** Which adverts are read at all; by adverts_user_index, the key of the public id, or adverts_pkey backwards. */
function readRows({ owner, id, status }: AdvertSearch): RawBuilder<unknown> {
  const conditions = [
    ...(id === null ? [] : [sql`a.public_id = ${id}`]),
    ...(owner === null
      ? []
      : [sql`a.user_id = any(array(select u.id from users u where u.email ilike ${containing(owner)} limit 1000))`]),
    status === null ? sql`a.status <> 'DELETED'` : sql`a.status = ${status}`,
  ];
  return sql`select a.* from adverts a where ${sql.join(conditions, sql` and `)} order by a.id desc limit ${MOST_READ}`;
}

function matching(words: readonly string[]): RawBuilder<unknown> {
  const each = words.map((word) => {
    const pattern = containing(word);
    return sql`(a.title ilike ${pattern} or a.description ilike ${pattern} or a.own_reference ilike ${pattern}
      or u.first_name || ' ' || u.last_name ilike ${pattern}
      or exists (select from companies c where c.user_id = u.id and c.name ilike ${pattern})
      or exists (select from advert_contacts k where k.advert_id = a.id and (k.email ilike ${pattern}
        or k.shop_link ilike ${pattern} or k.company_name ilike ${pattern} or k.last_name ilike ${pattern}
        or replace(k.phone_number, ' ', '') ilike ${containing(word.replace(/^0/, ''))})))`;
  });
  return each.length === 0 ? sql`true` : sql.join(each, sql` and `);
}

/** Adverts that match, the newest first, each with the number of all of them. */
export async function listModeratedAdvertRows(
  db: Db,
  search: AdvertSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<ModeratedAdvertRow[]> {
  const decisions = [...DECISION_KINDS, 'OBJECTED', 'UNDONE'];
  const { rows } = await sql<ModeratedAdvertRow>`
    with found as materialized (
      select a.id from (${readRows(search)}) a join users u on u.id = a.user_id where ${matching(search.words)})
    select a.public_id as id, a.slug, a.title, a.status, a.created_at, a.published_at, u.public_id as owner_id,
      trim(u.first_name || ' ' || u.last_name) as owner_name, u.email as owner_email,
      u.blocked_at is not null as owner_is_blocked,
      u.blocked_at is not null or u.deletion_asked_at is not null as is_hidden_with_account,
      (select count(*)::int from advert_reports r where r.advert_id = a.id and r.status = 'OPEN') as open_report_count,
      coalesce((select max(e.id) from advert_events e
        where e.advert_id = a.id and e.kind = any(${[...CASE_KINDS]}::text[])), 0) as version,
      coalesce((select e.kind = any(${[...DECISION_KINDS]}::text[]) from advert_events e
        where e.advert_id = a.id and e.kind = any(${decisions}::text[]) order by e.id desc limit 1), false) as is_undoable,
      (select count(*)::int from found) as total
    from (select id from found order by id desc limit ${limit} offset ${offset}) page
    join adverts a on a.id = page.id join users u on u.id = a.user_id
    order by a.id desc`.execute(db);
  return rows;
}

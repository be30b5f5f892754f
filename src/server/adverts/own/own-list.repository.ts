import { type RawBuilder, sql } from 'kysely';
import { DAY_IN_MS } from '#domain/durations.ts';
import type { AdvertStatus, DeleteType } from '#domain/adverts/advert-status.ts';
import type { OwnAdvertFilter, OwnAdvertSorting } from '#contract/adverts/advert-life.schemas.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { statusNow } from '#server/adverts/adverts.repository.ts';
import type { Db } from '#server/platform/database/database.ts';
import { containing } from '#server/platform/database/like.ts';

const SOON_IN_DAYS = 14;

/** Whose adverts, and which; null for all states. */
export type OwnQuery = OwnAdvertFilter & { userKey: number; now: Date; status?: AdvertStatus | undefined };

/** Chats with at least one message, by advert: one pass over the seller's chats; by chats_seller_index. */
const tables = (userKey: number): RawBuilder<unknown> => sql`adverts a
  left join advert_stats s on s.advert_id = a.id
  left join (
    select advert_id, count(*)::int as count from chats
    where seller_id = ${userKey} and last_seq > 0 and not seller_deleted and advert_id is not null group by 1
  ) ch on ch.advert_id = a.id`;

function condition({ userKey, now, status, search, category, pictures, endsSoon }: OwnQuery): RawBuilder<unknown> {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '');
  const soonEnd = new Date(now.getTime() + SOON_IN_DAYS * DAY_IN_MS);
  const picture = sql`exists (select from advert_images i where i.advert_id = a.id)`;
  const parts = [
    sql`a.user_id = ${userKey}`,
    ...words.map((word) => {
      const like = containing(word);
      return sql`(a.title ilike ${like} or a.own_reference ilike ${like})`;
    }),
    ...(category ? [sql`a.category = ${category}`] : []),
    ...(pictures ? [pictures === 'WITH' ? picture : sql`not ${picture}`] : []),
    ...(endsSoon === 'true' ? [sql`a.expires_at > ${now} and a.expires_at <= ${soonEnd}`] : []),
    ...(status ? [sql`${statusNow(now)} = ${status}`] : []),
  ];
  return sql.join(parts, sql` and `);
}

const ORDERS: Record<OwnAdvertSorting, RawBuilder<unknown>> = {
  NEWEST: sql`a.id desc`,
  ENDS_SOON: sql`a.expires_at asc nulls last, a.id desc`,
  PRICE: sql`coalesce(a.price_per_unit_in_cents, a.price_total_in_cents) asc nulls last, a.id desc`,
  VIEWS: sql`coalesce(s.view_count, 0) desc, a.id desc`,
  CONTACTS: sql`coalesce(s.reveal_count, 0) + coalesce(ch.count, 0) desc, a.id desc`,
  REFERENCE: sql`lower(a.own_reference) asc nulls last, a.id desc`,
};

export type OwnSums = { status: AdvertStatus; count: number; views: number; reveals: number; chats: number };

/** How many adverts match in each state, and what they brought; by adverts_user_index. */
export async function sumOwnAdverts(db: Db, query: OwnQuery): Promise<OwnSums[]> {
  const { rows } = await sql<OwnSums>`
    select ${statusNow(query.now)} as status, count(*)::int as count, coalesce(sum(s.view_count), 0)::int as views,
      coalesce(sum(s.reveal_count), 0)::int as reveals, coalesce(sum(ch.count), 0)::int as chats
    from ${tables(query.userKey)} where ${condition(query)} group by 1`.execute(db);
  return rows;
}

type Page = { sortBy: OwnAdvertSorting; limit: number; offset: number };

/** Keys and ids of a page of the matching adverts in their order; by adverts_user_index. */
export async function listOwnKeys(db: Db, query: OwnQuery, page: Page): Promise<{ key: number; id: string }[]> {
  const { rows } = await sql<{ key: number; id: string }>`select a.id as key, a.public_id as id
    from ${tables(query.userKey)} where ${condition(query)}
    order by ${ORDERS[page.sortBy]} limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export type OwnExportRow = {
  own_reference: string | null;
  title: string;
  category: CategoryCode;
  status: AdvertStatus;
  delete_type: DeleteType | null;
  slug: string;
  price_per_unit_in_cents: number | null;
  price_total_in_cents: number | null;
  price_is_gross: boolean;
  vat_rate: number | null;
  unit: UnitCode | null;
  unit_quantity: number | null;
  views: number;
  reveals: number;
  chats: number;
  image_count: number;
  created_at: Date;
  expires_at: Date | null;
};

/** The matching adverts with their figures for a table; by adverts_user_index. */
export async function listOwnExport(db: Db, query: OwnQuery, page: Page): Promise<OwnExportRow[]> {
  const { rows } = await sql<OwnExportRow>`
    select a.own_reference, a.title, a.category, ${statusNow(query.now)} as status, a.delete_type, a.slug, a.price_per_unit_in_cents,
      a.price_total_in_cents, a.price_is_gross, a.vat_rate, a.unit, a.unit_quantity, coalesce(s.view_count, 0)::int as views,
      coalesce(s.reveal_count, 0)::int as reveals, coalesce(ch.count, 0)::int as chats,
      (select count(*)::int from advert_images i where i.advert_id = a.id) as image_count, a.created_at, a.expires_at
    from ${tables(query.userKey)} where ${condition(query)}
    order by ${ORDERS[page.sortBy]} limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

/** Whether a private seller names a company and has more adverts than a household would; by adverts_user_index. */
export async function looksCommercial(db: Db, userKey: number, atLeast: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select not u.is_business
      and (select count(*) from adverts where user_id = u.id and status <> 'DELETED') >= ${atLeast}
      and (coalesce(u.contact_template->'contact'->>'companyName', '') <> '' or exists (
        select from adverts a join advert_contacts c on c.advert_id = a.id
        where a.user_id = u.id and a.status <> 'DELETED' and c.company_name <> '')) as found
    from users u where u.id = ${userKey}`.execute(db);
  return rows[0]?.found ?? false;
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { containing, escapeLike } from '#server/platform/database/like.ts';
import { fileOf } from './companies.repository.ts';
import type { CompanyListRow } from './company-row.ts';

/** Every word has to be found; null: no wish. */
export type CompanyFilter = { words: readonly string[]; stateId: number | null; serviceId: number | null };

const ALL = sql`true`;
const stateCondition = (id: number | null): RawBuilder<unknown> =>
  id === null ? ALL : sql`(c.federal_state_id = ${id} or ${id}::smallint = any(c.delivery_state_ids))`;
const serviceCondition = (id: number | null): RawBuilder<unknown> =>
  id === null ? ALL : sql`exists (select from company_services s where s.company_id = c.id and s.category_id = ${id})`;

function wordsCondition(words: readonly string[]): RawBuilder<unknown> {
  if (words.length === 0) return ALL;
  return sql.join(
    words.map(
      (
        word,
      ) => sql`(c.name ilike ${containing(word)} or c.description ilike ${containing(word)} or c.city ilike ${containing(word)}
        or c.postal_code like ${`${escapeLike(word)}%`}
        or exists (select from company_services s where s.company_id = c.id and s.title ilike ${containing(word)}))`,
    ),
    sql` and `,
  );
}

const conditionOf = ({ words, stateId, serviceId }: CompanyFilter): RawBuilder<unknown> =>
  sql`${wordsCondition(words)} and ${stateCondition(stateId)} and ${serviceCondition(serviceId)}`;

/** A page of the public companies by name and id; by companies_published_index. */
export async function listCompanyRows(
  db: Db,
  filter: CompanyFilter,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
): Promise<CompanyListRow[]> {
  const { rows } = await sql<CompanyListRow>`
    select c.public_id as id, c.slug, c.name, c.description, c.city, c.postal_code, c.country_code,
      c.pefc_check is not null as pefc_is_checked, c.uid_check is not null as uid_is_checked,
      coalesce((select jsonb_agg(s.title order by s.position) from company_services s where s.company_id = c.id), '[]') as services,
      (select count(*)::int from adverts a where a.user_id = c.user_id and a.status = 'ACTIVE' and a.expires_at > ${now}) as advert_count,
      ${fileOf('c.logo_file_id')} as logo, ${fileOf('c.banner_file_id')} as banner,
      (select jsonb_build_object('id', s.public_id, 'category_id', s.category_id, 'title', s.title, 'description', '',
          'file', ${fileOf('s.stored_file_id')})
        from company_services s where s.company_id = c.id and (s.stored_file_id is not null or s.category_id is not null)
        order by s.position limit 1) as pictured,
      c.opening_hours, c.shown_latitude, c.shown_longitude
    from (select c.* from public_companies c where ${conditionOf(filter)}
      order by c.name, c.id limit ${limit} offset ${offset}) c order by c.name, c.id`.execute(db);
  return rows;
}

export async function countCompanies(db: Db, filter: CompanyFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from public_companies c
    where ${conditionOf(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type CountRow = { id: number; count: number };

/** How many companies are in a federal state or deliver there, ignoring the filter by state. */
export async function countByState(db: Db, filter: CompanyFilter): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`select state.id, count(*)::int as count from public_companies c
    cross join lateral (select c.federal_state_id::int as id union select unnest(c.delivery_state_ids)::int) state
    where ${conditionOf({ ...filter, stateId: null })} and state.id between 1 and 9 group by 1 order by 1`.execute(db);
  return rows;
}

/** How many companies offer a service, ignoring the filter by service. */
export async function countByService(db: Db, filter: CompanyFilter): Promise<CountRow[]> {
  const { rows } =
    await sql<CountRow>`select g.category_id as id, count(distinct c.id)::int as count from public_companies c
    join company_services g on g.company_id = c.id
    where ${conditionOf({ ...filter, serviceId: null })} and g.category_id is not null group by 1 order by 1`.execute(
      db,
    );
  return rows;
}

/** Addresses of all public companies with their last change, for the sitemap; by companies_published_index. */
export async function listPublicAddresses(db: Db, limit: number): Promise<{ slug: string; updated_at: Date }[]> {
  const { rows } = await sql<{ slug: string; updated_at: Date }>`select slug, updated_at from public_companies
    order by name, id limit ${limit}`.execute(db);
  return rows;
}

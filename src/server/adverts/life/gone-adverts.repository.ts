import { sql } from 'kysely';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { Db } from '#server/platform/database/database.ts';

export type GoneAdvertRow = { category: CategoryCode; country_code: string; postal_code: string | null };

/** What is known of a purged advert that was public once, by any address it ever had or by its id. */
export async function findGoneAdvert(
  db: Db,
  asked: { slug: string } | { advertId: string },
): Promise<GoneAdvertRow | null> {
  const condition = 'slug' in asked ? sql`slug = ${asked.slug}` : sql`advert_id = ${asked.advertId}`;
  const { rows } = await sql<GoneAdvertRow>`select category, country_code, postal_code from gone_adverts
    where ${condition} limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Adverts deleted before a time, locked, the oldest first; by adverts_deleted_index. */
export async function lockDeletedAdverts(tx: Db, deletedBefore: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`select id as key from adverts
    where status = 'DELETED' and deleted_at < ${deletedBefore} order by deleted_at limit ${limit}
    for update skip locked`.execute(tx);
  return rows.map((row) => row.key);
}

/** Deletes adverts with everything that belongs to them; the addresses of public ones answer 410 from then on. */
export async function deleteAdverts(tx: Db, keys: readonly number[]): Promise<void> {
  await sql`
    insert into gone_adverts (slug, advert_id, category, country_code, postal_code)
    select g.slug, a.public_id, a.category, d.country_code, d.postal_code
    from adverts a join advert_slugs g on g.advert_id = a.id join advert_addresses d on d.advert_id = a.id
    where a.id = any(${[...keys]}::bigint[]) and a.was_public
    on conflict (slug) do nothing`.execute(tx);
  await sql`delete from adverts where id = any(${[...keys]}::bigint[])`.execute(tx);
}

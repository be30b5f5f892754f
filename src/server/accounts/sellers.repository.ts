import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

/** What a public page may know of a person; names come as they are stored and are shortened by the presenter. */
export type SellerRow = {
  key: number;
  id: string;
  first_name: string;
  last_name: string;
  is_business: boolean;
  member_since: Date;
  has_ever_sold: boolean;
  advert_count: number;
  business_name: string | null;
  company_id: string | null;
  company_title: string | null;
  company_slug: string | null;
};

/** A person who is not blocked, with the adverts that are public at the given time; by users_public_id_key. */
export async function findSellerRow(db: Db, id: string, now: Date): Promise<SellerRow | null> {
  const { rows } = await sql<SellerRow>`
    select u.id as key, u.public_id as id, u.first_name, u.last_name, u.is_business, u.created_at as member_since,
      exists (select 1 from adverts a where a.user_id = u.id and a.was_public) as has_ever_sold,
      (select count(*)::int from adverts a where a.user_id = u.id and a.status = 'ACTIVE' and a.expires_at > ${now}) as advert_count,
      case when u.is_business then (select c.company_name from adverts a join advert_contacts c on c.advert_id = a.id
        where a.user_id = u.id and a.status = 'ACTIVE' and c.company_name <> '' order by a.bumped_at desc, a.id desc limit 1)
      end as business_name,
      co.public_id as company_id, co.name as company_title, co.slug as company_slug
    from users u left join companies co on co.user_id = u.id and co.publish_state = 'PUBLISHED'
    where u.public_id = ${id} and u.blocked_at is null`.execute(db);
  return rows[0] ?? null;
}

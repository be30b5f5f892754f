import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

type Counted = { last_days: number; ever: number };

/** How often the contact of a company was shown, since a day and ever; by company_stats_daily_pkey. */
export async function countReveals(db: Db, key: number, since: string): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select coalesce(sum(reveal_count) filter (where day >= ${since}::date), 0)::int as last_days,
      coalesce(sum(reveal_count), 0)::int as ever
    from company_stats_daily where company_id = ${key}`.execute(db);
  return rows[0] ?? { last_days: 0, ever: 0 };
}

/** How often a website was opened from the adverts of a person; by adverts_user_index, event_items_pkey and event_item_months_pkey. */
export async function countWebsiteClicks(db: Db, userKey: number, since: string): Promise<Counted> {
  const own = sql`type = 'CONTACT_SHOP_CLICKED' and item = any(
    array(select public_id::text from adverts where user_id = ${userKey}))`;
  const { rows } = await sql<Counted>`
    select (select coalesce(sum(count), 0)::int from event_items where ${own} and day >= ${since}::date) as last_days,
      (select coalesce(sum(count), 0)::int from event_item_months where ${own}) as ever`.execute(db);
  return rows[0] ?? { last_days: 0, ever: 0 };
}

import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

export type View = { advertId: string; viewerKey: number | null; count: number };

/** Adds views to the counters of many adverts in one statement; owners' own and those of adverts that are not public are left out. */
export async function addViews(db: Db, views: readonly View[], day: string): Promise<void> {
  await sql`
    with given as (
      select a.id, sum(v.count)::int as count
      from unnest(${views.map((view) => view.advertId)}::uuid[], ${views.map((view) => view.viewerKey)}::bigint[],
        ${views.map((view) => view.count)}::int[]) as v (public_id, viewer_key, count)
      join adverts a on a.public_id = v.public_id and a.status = 'ACTIVE' and a.user_id is distinct from v.viewer_key
      group by a.id order by a.id),
    total as (
      update advert_stats s set view_count = s.view_count + given.count from given where s.advert_id = given.id)
    insert into advert_stats_daily as d (advert_id, day, view_count) select id, ${day}::date, count from given
    on conflict (advert_id, day) do update set view_count = d.view_count + excluded.view_count`.execute(db);
}

/** Counts that somebody was shown the contact. */
export async function addReveal(db: Db, advertKey: number, day: string): Promise<void> {
  await sql`
    with total as (update advert_stats set reveal_count = reveal_count + 1 where advert_id = ${advertKey})
    insert into advert_stats_daily as d (advert_id, day, reveal_count) values (${advertKey}, ${day}::date, 1)
    on conflict (advert_id, day) do update set reveal_count = d.reveal_count + 1`.execute(db);
}

export type Feedback = { advertKey: number; name: string; content: string; createdAt: Date };

export async function insertFeedback(db: Db, feedback: Feedback): Promise<void> {
  await db
    .insertInto('feedback_messages')
    .values({
      advert_id: feedback.advertKey,
      name: feedback.name,
      content: feedback.content,
      created_at: feedback.createdAt,
    })
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

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

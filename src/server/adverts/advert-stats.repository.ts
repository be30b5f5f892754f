import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Counts that a visitor was shown the contact. */
export async function addReveal(db: Db, advertKey: number, day: string): Promise<void> {
  await sql`
    with total as (update advert_stats set reveal_count = reveal_count + 1 where advert_id = ${advertKey})
    insert into advert_stats_daily as d (advert_id, day, reveal_count) values (${advertKey}, ${day}::date, 1)
    on conflict (advert_id, day) do update set reveal_count = d.reveal_count + 1`.execute(db);
}

export type Feedback = { advertKey: number; name: string; content: string; createdAt: Date };

/** Notes a remark; the same words of the same name since a time are the ones that are there. By feedback_messages_advert_index. */
export async function insertFeedback(tx: Db, feedback: Feedback, { since }: { since: Date }): Promise<void> {
  const { advertKey, name, content, createdAt } = feedback;
  // Two clicks at once wait for each other; only the second statement then sees what the first click wrote.
  await sql`select pg_advisory_xact_lock(hashtextextended('feedback', ${advertKey}::bigint))`.execute(tx);
  await sql`insert into feedback_messages (advert_id, name, content, created_at)
    select ${advertKey}::bigint, ${name}::text, ${content}::text, ${createdAt}::timestamptz
    where not exists (select from feedback_messages where advert_id = ${advertKey} and name = ${name}
      and content = ${content} and created_at > ${since})`.execute(tx);
}

import { sql } from 'kysely';
import type { NotificationChoices } from '#domain/users/notifications.ts';
import { NotificationSettingsDto } from '#contract/users/own-data.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';

type Page = { week: string; afterKey: number; limit: number };

/** People who want the weekly mail and have not got that of the given Monday; by users_week_mail_index. */
export async function listWeekMailDue(db: Db, { week, afterKey, limit }: Page): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`
    select u.id as key from users u
    where u.notification_settings -> 'weekFigures' ->> 'mail' = 'true' and u.email_confirmed_at is not null
      and u.blocked_at is null and u.deletion_asked_at is null and u.anonymised_at is null and u.id > ${afterKey}
      and not exists (select from week_mail_marks m where m.user_id = u.id and m.week >= ${week}::date)
    order by u.id limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

export type WeekReader = { id: string; email: string; first_name: string; notification_settings: NotificationChoices };

/**
 * The same person, locked until the end of the transaction; null where that has changed or another run has the lock.
 */
export async function lockWeekMailDue(tx: Db, key: number, week: string): Promise<WeekReader | null> {
  const { rows } = await sql<Omit<WeekReader, 'notification_settings'> & { notification_settings: unknown }>`
    select u.public_id as id, u.email, u.first_name, u.notification_settings from users u
    where u.id = ${key} and u.notification_settings -> 'weekFigures' ->> 'mail' = 'true'
      and u.email_confirmed_at is not null and u.blocked_at is null and u.deletion_asked_at is null and u.anonymised_at is null
    for no key update of u skip locked`.execute(tx);
  const reader = rows[0];
  if (reader === undefined) return null;
  // Asked after the lock is held, so that a run that was faster is seen.
  const marks = await sql<{ week: string }>`select week::text from week_mail_marks
    where user_id = ${key} and week >= ${week}::date`.execute(tx);
  if (marks.rows.length > 0) return null;
  return { ...reader, notification_settings: storedJson(NotificationSettingsDto, reader.notification_settings) };
}

export async function markWeekMailed(tx: Db, key: number, week: string): Promise<void> {
  await sql`insert into week_mail_marks (user_id, week) values (${key}, ${week}::date)
    on conflict (user_id) do update set week = excluded.week`.execute(tx);
}

export type AdvertWeek = {
  id: string;
  title: string;
  views: number;
  reveals: number;
  chats: number;
  views_before: number;
};

type Weeks = { from: string; to: string; fromBefore: string; toBefore: string };

/**
 * Adverts of one person about which anything happened in a week, the most seen first; by adverts_user_index,
 * advert_stats_daily_pkey and the index of chats by advert.
 */
export async function listAdvertWeeks(db: Db, userKey: number, weeks: Weeks): Promise<AdvertWeek[]> {
  const { from, to, fromBefore, toBefore } = weeks;
  const { rows } = await sql<AdvertWeek>`
    select id, title, views, reveals, chats, views_before from (
      select a.public_id as id, a.title, a.id as key,
        coalesce(s.views, 0)::int as views, coalesce(s.reveals, 0)::int as reveals,
        coalesce(s.views_before, 0)::int as views_before,
        (select count(*)::int from chats c where c.advert_id = a.id and c.last_seq > 0
          and (c.created_at at time zone 'Europe/Vienna')::date between ${from}::date and ${to}::date) as chats
      from adverts a left join lateral (
        select sum(d.view_count) filter (where d.day >= ${from}::date) as views,
          sum(d.reveal_count) filter (where d.day >= ${from}::date) as reveals,
          sum(d.view_count) filter (where d.day <= ${toBefore}::date) as views_before
        from advert_stats_daily d
        where d.advert_id = a.id and d.day between ${fromBefore}::date and ${to}::date) s on true
      where a.user_id = ${userKey} and a.status <> 'DELETED') weeks
    where views > 0 or reveals > 0 or chats > 0
    order by views desc, reveals desc, key`.execute(db);
  return rows;
}

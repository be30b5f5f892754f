import { sql } from 'kysely';
import { type Db, inTransaction } from '#server/platform/database/database.ts';

/** Adverts above this key have no figures of single days: the first start must not wait for them. */
const MOST_ADVERTS = 1_000;
const DAYS = 90;
const VIENNA = sql.lit('Europe/Vienna');

/** A repeatable figure between 0 and 1 for some words; the same on every machine. */
const chance = (words: ReturnType<typeof sql>) =>
  sql`(('x' || substr(md5(concat_ws(' ', ${words})), 1, 8))::bit(32)::bigint / 4294967296.0)`;

/** The quarter of a year that would have led to the sample marketplace, as sums; single events there are none. */
export async function insertSampleStatistics(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await insertAdvertDays(tx, now);
    await insertItems(tx, now);
    await insertEntries(tx, now);
    await insertItemMonths(tx);
    await insertVisits(tx, now);
    await insertDays(tx);
  });
}

/** Spreads the views and shown contacts of each advert over at most six and two of its days. */
async function insertAdvertDays(db: Db, now: Date): Promise<void> {
  await sql`
    with known as (
      select a.id, (a.created_at at time zone ${VIENNA})::date as first, s.view_count, s.reveal_count,
        greatest(0, (${now}::timestamptz at time zone ${VIENNA})::date - (a.created_at at time zone ${VIENNA})::date) as age
      from adverts a join advert_stats s on s.advert_id = a.id where a.id <= ${MOST_ADVERTS}),
    parts as (
      select id, first + floor(${chance(sql`id, part, 'view'`)} * (age + 1))::int as day,
        view_count / least(view_count, 6) + (part <= view_count % least(view_count, 6))::int as views, 0 as reveals
      from known, generate_series(1, least(view_count, 6)) part
      union all
      select id, first + floor(${chance(sql`id, part, 'reveal'`)} * (age + 1))::int,
        0, reveal_count / least(reveal_count, 2) + (part <= reveal_count % least(reveal_count, 2))::int
      from known, generate_series(1, least(reveal_count, 2)) part)
    insert into advert_stats_daily (advert_id, day, view_count, reveal_count)
    select id, day, sum(views), sum(reveals) from parts group by 1, 2`.execute(db);
}

async function insertItems(db: Db, now: Date): Promise<void> {
  await sql`
    insert into event_items (day, type, item, count)
    select d.day, t.type, a.public_id::text, t.count
    from advert_stats_daily d join adverts a on a.id = d.advert_id
    cross join lateral (values ('PRODUCT_DETAILS_FETCHED', d.view_count), ('CONTACT_PHONE_CLICKED', d.reveal_count),
      ('CONTACT_CHAT_CLICKED', d.reveal_count / 3), ('CONTACT_SHOP_CLICKED', d.reveal_count / 5)) t (type, count)
    where t.count > 0`.execute(db);
  await sql`
    insert into event_items (day, type, item, count)
    select day::date, type, item, 1 + floor(most * ${chance(sql`day, item`)})::int
    from generate_series((${now}::timestamptz at time zone ${VIENNA})::date - ${DAYS}::int,
      (${now}::timestamptz at time zone ${VIENNA})::date, interval '1 day') day
    cross join (values ('TOOL_USED', 'festmeter-raummeter-rechner', 40), ('TOOL_USED', 'festmeter-rechner', 25),
      ('TOOL_USED', 'rundholz-rechner', 18), ('TOOL_USED', 'brennwerttabelle-holz', 30),
      ('LANDING_PAGE_OPENED', 'buyfurnacewood', 35), ('LANDING_PAGE_OPENED', 'sellroundwood', 20),
      ('LANDING_PAGE_OPENED', 'buypellets', 15), ('BLOG_POST_OPENED', 'brennholz-richtig-lagern', 45),
      ('BLOG_POST_OPENED', 'heizwert-von-brennholz', 30), ('BLOG_POST_OPENED', 'kaminholz-kaufen', 20)) w (type, item, most)`.execute(
    db,
  );
}

/** Entries of the sample are shown some hundred times a day; about one look in seventy becomes a click. */
async function insertEntries(db: Db, now: Date): Promise<void> {
  await sql`
    insert into event_items (day, type, item, count)
    select day::date, t.type, e.public_id::text, t.count
    from advertising_entries e
    cross join generate_series((${now}::timestamptz at time zone ${VIENNA})::date - ${DAYS}::int,
      (${now}::timestamptz at time zone ${VIENNA})::date, interval '1 day') day
    cross join lateral (select 60 * e.weight + floor(400 * ${chance(sql`day, e.title`)})::int as shown) f
    cross join lateral (values ('ADVERTISING_SHOWN', f.shown), ('ADVERTISING_CLICKED', f.shown / 70)) t (type, count)
    where t.count > 0`.execute(db);
}

async function insertItemMonths(db: Db): Promise<void> {
  await sql`
    insert into event_item_months (month, type, item, count)
    select date_trunc('month', day::timestamp)::date, type, item, sum(count) from event_items group by 1, 2, 3`.execute(
    db,
  );
}

/**
 * More in the evening and on Sundays, and more towards winter. A visitor who views an advert opens its page, and finds
 * a further one about every third time.
 */
async function insertVisits(db: Db, now: Date): Promise<void> {
  await sql`
    with hours as (
      select hour, (hour at time zone ${VIENNA})::date as day,
        count(*) over (partition by (hour at time zone ${VIENNA})::date) as hours_of_day
      from generate_series(date_trunc('day', ${now}::timestamptz - make_interval(days => ${DAYS}), ${VIENNA}),
        date_trunc('hour', ${now}::timestamptz), interval '1 hour') hour),
    looks as (select day, sum(view_count) as views from advert_stats_daily group by day)
    insert into event_hours (hour, type, category, count)
    select hour, 'PAGE_OPENED', '', 5 + ceil(1.3 * coalesce(views, 0) / hours_of_day)::int + floor(
      (20 + 90 * power(sin(pi() * extract(hour from hour at time zone ${VIENNA}) / 24), 2))
      * (1 + 0.3 * (extract(isodow from hour at time zone ${VIENNA}) = 7)::int)
      * (1 - 0.4 * (extract(epoch from ${now}::timestamptz - hour) / 86400) / ${DAYS})
      * (0.8 + 0.4 * ${chance(sql`extract(epoch from hour)`)}))::int
    from hours left join looks using (day)`.execute(db);
  await sql`
    insert into visitor_days (day, count)
    select (hour at time zone ${VIENNA})::date, sum(count) / 6 from event_hours where type = 'PAGE_OPENED' group by 1`.execute(
    db,
  );
}

async function insertDays(db: Db): Promise<void> {
  await sql`
    insert into event_days (day, type, category, count)
    select i.day, i.type, coalesce(a.category, ''), sum(i.count)
    from event_items i left join adverts a on a.public_id::text = i.item group by 1, 2, 3
    union all
    select (hour at time zone ${VIENNA})::date, type, '', sum(count) from event_hours group by 1, 2
    union all
    select (published_at at time zone ${VIENNA})::date, 'ADVERT_PUBLISHED', category, count(*) from adverts
    where published_at is not null group by 1, 3
    union all
    select (created_at at time zone ${VIENNA})::date, 'REGISTERED', '', count(*) from users group by 1`.execute(db);
  await sql`
    insert into event_days (day, type, category, count)
    select v.day, 'LOGIN', '', v.count / 8 + 1 from visitor_days v
    union all
    select day, 'PRODUCTS_FILTERED', category, count * 2 from event_days
    where type = 'PRODUCT_DETAILS_FETCHED' and day >= (select min(day) from visitor_days)`.execute(db);
}

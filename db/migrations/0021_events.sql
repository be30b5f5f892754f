-- What was used and how often: raw events for a while, sums for ever. Nothing here names a person or an address.

-- A write of the event log, in one transaction with its events: a repeated one is known by its id, and what is not yet
-- summed up is known without looking at numbers, which are given out in another order than transactions end.
create table event_batches (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  first_at timestamptz not null,
  last_at timestamptz not null,
  is_summed boolean not null default false
);
create index event_batches_open_index on event_batches (id) where not is_summed;

-- One partition a month, made ahead and dropped as a whole; what fits none goes to the last one.
create table events (
  batch_id bigint not null,
  occurred_at timestamptz not null,
  type text not null,
  category text,
  -- The advert, advertising entry or company it is about.
  item_id uuid,
  -- The post, landing page, tool or path it is about.
  subject text
) partition by range (occurred_at);
create index events_batch_index on events (batch_id);
create table events_rest partition of events default;

create table event_hours (
  hour timestamptz not null,
  type text not null,
  -- Empty: of no category.
  category text not null,
  count bigint not null,
  primary key (type, category, hour)
) with (fillfactor = 70);

-- Days are those of Vienna.
create table event_days (
  day date not null,
  type text not null,
  category text not null,
  count bigint not null,
  primary key (type, category, day)
) with (fillfactor = 70);

create table event_items (
  day date not null,
  type text not null,
  -- Id of an advert, entry or company, or the name of a post, landing page or tool.
  item text not null,
  count bigint not null,
  primary key (type, item, day)
) with (fillfactor = 70);
create index event_items_days_index on event_items (type, day) include (item, count);

-- The same by months, so that a year of all items is not read day by day.
create table event_item_months (
  month date not null,
  type text not null,
  item text not null,
  count bigint not null,
  primary key (type, item, month)
) with (fillfactor = 70);
create index event_item_months_index on event_item_months (type, month);

-- Hashes of one day's visitors, whose salt is forgotten with the day; only the number stays.
create table visitors (
  day date not null,
  visitor bigint not null,
  primary key (day, visitor)
);
create table visitor_days (
  day date primary key,
  count bigint not null
) with (fillfactor = 70);

-- What was counted before there were events.
insert into event_days (day, type, category, count)
select d.day, 'PRODUCT_DETAILS_FETCHED', a.category, sum(d.view_count)
from advert_stats_daily d join adverts a on a.id = d.advert_id where d.view_count > 0 group by 1, 3
union all
select d.day, 'CONTACT_PHONE_CLICKED', a.category, sum(d.reveal_count)
from advert_stats_daily d join adverts a on a.id = d.advert_id where d.reveal_count > 0 group by 1, 3
union all
select (c.created_at at time zone 'Europe/Vienna')::date, 'CONTACT_CHAT_CLICKED', a.category, count(*)
from chats c join adverts a on a.id = c.advert_id group by 1, 3
union all
select (u.created_at at time zone 'Europe/Vienna')::date, 'REGISTERED', '', count(*) from users u group by 1
union all
select (a.published_at at time zone 'Europe/Vienna')::date, 'ADVERT_PUBLISHED', a.category, count(*)
from adverts a where a.published_at is not null and a.was_public group by 1, 3;
insert into event_items (day, type, item, count)
select d.day, 'PRODUCT_DETAILS_FETCHED', a.public_id::text, d.view_count
from advert_stats_daily d join adverts a on a.id = d.advert_id where d.view_count > 0
union all
select d.day, 'CONTACT_PHONE_CLICKED', a.public_id::text, d.reveal_count
from advert_stats_daily d join adverts a on a.id = d.advert_id where d.reveal_count > 0;
insert into event_item_months (month, type, item, count)
select date_trunc('month', day::timestamp)::date, type, item, sum(count) from event_items group by 1, 2, 3;

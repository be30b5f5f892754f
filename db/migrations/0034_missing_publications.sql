-- Publications that were never counted, because the event was written before the advert could be seen: one event for each
-- advert that was public and has none, at the time its history names. Sums are made of them as of any other batch. What is older than the count of events itself
-- (0021) was added to its sums of days then.
with missing as materialized (
  select a.public_id, a.category, coalesce(first.at, a.published_at) as at
  from adverts a join users u on u.id = a.user_id
  left join lateral (
    select min(e.at) as at from advert_events e where e.advert_id = a.id and e.kind = 'PUBLISHED') first on true
  where a.was_public and not u.is_sample and coalesce(first.at, a.published_at) > (select applied_at from schema_migrations where name = '0021_events.sql')
    and not exists (select 1 from event_items i where i.type = 'ADVERT_PUBLISHED' and i.item = a.public_id::text)
    and not exists (
      select 1 from event_batches b join events e on e.batch_id = b.id
      where not b.is_summed and e.type = 'ADVERT_PUBLISHED' and e.item_id = a.public_id)),
batch as (
  insert into event_batches (public_id, first_at, last_at)
  select gen_random_uuid(), min(at), max(at) from missing having count(*) > 0 returning id)
insert into events (batch_id, occurred_at, type, category, item_id)
select batch.id, m.at, 'ADVERT_PUBLISHED', m.category, m.public_id from batch cross join missing m;

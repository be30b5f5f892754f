-- The price before of several drops that are told together is that before the first of them; so on the page of hits
-- for those since the owner last looked.
create or replace function finds_of_search(searched bigint)
  returns table (advert_id bigint, found_at timestamptz, reason text, price_before bigint, is_waiting boolean)
  language sql stable set enable_seqscan = off as $$
  select f.advert_id, max(f.found_at),
    case when bool_or(f.waits and f.reason = 'NEW') then 'NEW' else (array_agg(f.reason order by f.found_at desc, f.id desc))[1] end,
    coalesce(
      (array_agg(f.price_before order by f.found_at, f.id) filter (where f.waits and f.price_before is not null))[1],
      (array_agg(f.price_before order by f.found_at, f.id) filter (where f.is_unseen and f.price_before is not null))[1],
      (array_agg(f.price_before order by f.found_at desc, f.id desc) filter (where f.price_before is not null))[1]),
    bool_or(f.waits)
  from (select f.id, f.advert_id, f.found_at, f.reason, f.price_before, f.id > s.told_up_to and not f.was_told as waits,
      f.found_at > s.looked_at as is_unseen
    from saved_search_finds f, saved_searches s where s.id = searched and f.search_ids @> array[searched]) f
  group by f.advert_id
$$;

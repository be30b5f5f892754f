-- What saved searches find, kept by the advert: a row says all searches that found it for a reason at a time.
-- Takes the place of saved_search_hits and saved_search_due, whose rows matching moves here.

create table saved_search_finds (
  id bigint generated always as identity primary key,
  advert_id bigint not null,
  reason text not null check (reason in ('NEW', 'PRICE_DROP', 'BACK')),
  found_at timestamptz not null,
  -- In cents, of a unit or in total: what was told, and the one before a drop.
  price bigint,
  price_before bigint,
  -- Moved here after it was told.
  was_told boolean not null default false,
  -- Each once; those that ended meanwhile stay in it.
  search_ids bigint[] not null
);
alter table saved_search_finds alter column search_ids set storage external;
create index saved_search_finds_advert_id_index on saved_search_finds (advert_id);
-- New entries wait in a list of up to 4 MB that each reader goes through, and are put in their places together.
create index saved_search_finds_search_ids_index on saved_search_finds using gin (search_ids);
create index saved_search_finds_age_index on saved_search_finds using brin (found_at);

-- Finds of a search with a higher key than this wait to be told.
alter table saved_searches add column told_up_to bigint not null default 0;

-- When what waits of a search is told; without a row nothing waits.
create table saved_search_tellings (
  search_id bigint primary key,
  tell_at timestamptz not null
);
create index saved_search_tellings_tell_at_index on saved_search_tellings (tell_at);

-- What a search has found, an advert once: the latest of it, but as new while that is not told yet.
-- The planner does not know how long arrays are to read, and would go through all of them while there are few rows.
create function finds_of_search(searched bigint)
  returns table (advert_id bigint, found_at timestamptz, reason text, price_before bigint, is_waiting boolean)
  language sql stable set enable_seqscan = off as $$
  select f.advert_id, max(f.found_at),
    case when bool_or(f.waits and f.reason = 'NEW') then 'NEW' else (array_agg(f.reason order by f.found_at desc, f.id desc))[1] end,
    (array_agg(f.price_before order by f.found_at desc, f.id desc) filter (where f.price_before is not null))[1],
    bool_or(f.waits)
  from (select f.id, f.advert_id, f.found_at, f.reason, f.price_before, f.id > s.told_up_to and not f.was_told as waits
    from saved_search_finds f, saved_searches s where s.id = searched and f.search_ids @> array[searched]) f
  group by f.advert_id
$$;

create or replace function saved_searches_ended() returns trigger language plpgsql as $$
begin
  if not exists (select from removed) then return null; end if;
  perform lock_saved_search_hits();
  delete from saved_search_tellings where search_id in (select id from removed);
  delete from saved_search_due where search_id in (select id from removed);
  delete from saved_search_hits where search_id in (select id from removed);
  return null;
end $$;

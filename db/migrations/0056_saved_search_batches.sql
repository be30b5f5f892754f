-- Adverts are matched with saved searches many at a time, in the database alone.

-- What an advert has to fulfil, as columns. A part that they cannot say is in `resolved`, which the listing's own conditions judge.
alter table saved_search_filters
  alter column resolved drop not null,
  drop column attrs,
  add column unit smallint,
  -- Of the total, else of one unit; in cents.
  add column is_total boolean,
  add column price_from bigint,
  add column price_to bigint,
  -- Measures in mm.
  add column length_from smallint,
  add column length_to smallint,
  add column diameter_from smallint,
  add column diameter_to smallint,
  add column thickness_from smallint,
  add column thickness_to smallint,
  add column width_from smallint,
  add column width_to smallint,
  -- A window of the map in 1/100,000 degree.
  add column lat_from integer,
  add column lat_to integer,
  add column lon_from integer,
  add column lon_to integer,
  -- Of the search, so that matching needs to read no other table.
  add column user_id bigint,
  add column is_paused boolean not null default false,
  add column frequency text,
  add column created_at timestamptz;
comment on column saved_search_filters.query is 'Words and attributes; an attribute is a lexeme of its own: # and its code.';

update saved_search_filters f set user_id = s.user_id, is_paused = s.paused_at is not null, frequency = s.frequency,
  created_at = s.created_at from saved_searches s where s.id = f.search_id;
alter table saved_search_filters alter column frequency set not null, alter column created_at set not null;

create function saved_searches_changed() returns trigger language plpgsql as $$
begin
  update saved_search_filters set user_id = new.user_id, is_paused = new.paused_at is not null, frequency = new.frequency
    where search_id = new.id;
  return null;
end $$;
create trigger saved_searches_changed after update of user_id, paused_at, frequency on saved_searches for each row
  when ((old.user_id, old.paused_at, old.frequency) is distinct from (new.user_id, new.paused_at, new.frequency))
  execute function saved_searches_changed();

-- Keys of filters that the listing judges begin with "!". All searches are read again, to have the columns.
update saved_search_keys set key = '!' || key;
-- Most filters that share a key with an advert are not around it: the index alone says so.
alter table saved_search_keys add column area circle;
update saved_search_keys k set area = f.area from saved_search_filters f where f.id = k.filter_id;
alter table saved_search_keys drop constraint saved_search_keys_pkey, add primary key (key, filter_id) include (area);
update saved_searches set read_by = '';

-- When what waits of a search is told; without a row nothing waits.
create table saved_search_due (
  search_id bigint primary key,
  due_at timestamptz not null
);
create index saved_search_due_due_at_index on saved_search_due (due_at);
insert into saved_search_due select id, due_at from saved_searches where due_at is not null;
alter table saved_searches drop column due_at;

-- An advert may have thousands of hits: they have one index to be found by, and no foreign keys, each of which would lock a row a hit.
alter table saved_search_hits
  drop constraint saved_search_hits_search_id_fkey,
  drop constraint saved_search_hits_advert_id_fkey,
  drop constraint saved_search_hits_pkey,
  add primary key (search_id, advert_id) include (found_at);
drop index saved_search_hits_found_index, saved_search_hits_waiting_index, saved_search_hits_advert_id_index;
create index saved_search_hits_age_index on saved_search_hits using brin (found_at);

-- Adverts that were matched before: only these can have hits already.
create table saved_search_adverts (advert_id bigint primary key references adverts (id) on delete cascade);
insert into saved_search_adverts select distinct advert_id from saved_search_hits h
  where exists (select from adverts a where a.id = h.advert_id);

-- Matching holds this lock alone, whoever takes away what it writes shares it: nothing is written for a search that ends meanwhile.
create function lock_saved_search_hits() returns void language sql as
  $$ select pg_advisory_xact_lock_shared(hashtextextended('hits of saved searches', 0)) $$;

create function saved_searches_ended() returns trigger language plpgsql as $$
begin
  if not exists (select from removed) then return null; end if;
  perform lock_saved_search_hits();
  delete from saved_search_due where search_id in (select id from removed);
  delete from saved_search_hits where search_id in (select id from removed);
  return null;
end $$;
create trigger saved_searches_ended after delete on saved_searches
  referencing old table as removed for each statement execute function saved_searches_ended();

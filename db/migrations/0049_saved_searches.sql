-- Searches that somebody saved, what finds them when an advert is published, and what they found.

create table saved_searches (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id bigint references users (id) on delete cascade,
  -- Of an address without an account, in lower case; it was confirmed before the row was written.
  email text,
  name text not null,
  -- The address of its listing: all filters and words, without page and order.
  address text not null,
  -- Places it is asked around instead of its own; empty: as it was asked.
  places jsonb not null default '[]',
  frequency text not null check (frequency in ('AT_ONCE', 'DAILY', 'WEEKLY')),
  by_mail boolean not null,
  by_push boolean not null,
  created_at timestamptz not null,
  paused_at timestamptz,
  -- Hits found later are new.
  looked_at timestamptz not null,
  -- When what waits is told; null: nothing waits.
  due_at timestamptz,
  -- By which version of words its filters were read; others are read again.
  read_by text not null,
  check ((user_id is null) <> (email is null))
);
create index saved_searches_user_id_index on saved_searches (user_id, id) where user_id is not null;
create index saved_searches_email_index on saved_searches (email, id) where email is not null;
create index saved_searches_due_index on saved_searches (due_at) where due_at is not null;
create index saved_searches_read_by_index on saved_searches (read_by, id);

-- What an advert has to fulfil, one row a place: the conditions of the listing, and a part of them that a statement tests quickly.
create table saved_search_filters (
  id bigint generated always as identity primary key,
  search_id bigint not null references saved_searches (id) on delete cascade,
  position smallint not null,
  -- The search as the listing resolves it: filters, words and the point it is measured from.
  resolved jsonb not null,
  -- Attributes that an advert needs all of.
  attrs smallint[] not null,
  query tsquery,
  area circle,
  unique (search_id, position)
);

-- The rarest condition of a filter, with the tile of the map it is in: one of the keys leads to every advert that fulfils it.
create table saved_search_keys (
  key text collate "C" not null,
  filter_id bigint not null references saved_search_filters (id) on delete cascade,
  primary key (key, filter_id)
);
create index saved_search_keys_filter_id_index on saved_search_keys (filter_id);

-- What a search has found. Each reason is told once; a price only while it is lower than any told before.
create table saved_search_hits (
  search_id bigint not null references saved_searches (id) on delete cascade,
  advert_id bigint not null references adverts (id) on delete cascade,
  new_at timestamptz,
  dropped_at timestamptz,
  back_at timestamptz,
  found_at timestamptz not null,
  reason text not null check (reason in ('NEW', 'PRICE_DROP', 'BACK')),
  -- The lowest price told, in cents, and the one before the last drop.
  told_price bigint,
  price_before bigint,
  is_waiting boolean not null,
  primary key (search_id, advert_id)
);
create index saved_search_hits_found_index on saved_search_hits (search_id, found_at desc);
create index saved_search_hits_waiting_index on saved_search_hits (search_id) where is_waiting;
create index saved_search_hits_advert_id_index on saved_search_hits (advert_id);

-- Adverts that appeared in the search or changed there, to be matched; appended only, so that publishing waits for nobody.
-- The columns of search_docs hold the row before the change; null where the advert appeared.
create table saved_search_changes (
  change_id bigint generated always as identity primary key,
  id bigint not null,
  queued_at timestamptz not null default clock_timestamp(),
  lease_until timestamptz,
  claim uuid,
  attempts smallint not null default 0,
  expires_at timestamptz,
  price_total bigint,
  quantity double precision,
  pos point,
  seller_id integer,
  price_unit integer,
  heat_price integer,
  delivery_reach integer,
  lat_e5 integer,
  lon_e5 integer,
  category smallint,
  unit smallint,
  length_from smallint,
  length_to smallint,
  diameter_from smallint,
  diameter_to smallint,
  thickness_from smallint,
  thickness_to smallint,
  width_from smallint,
  width_to smallint,
  attrs smallint[],
  tsv tsvector
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
create index saved_search_changes_id_index on saved_search_changes (id, change_id);

create function search_docs_appeared() returns trigger language plpgsql as $$
begin
  insert into saved_search_changes (id) select id from added;
  return null;
end $$;

create function search_docs_differ() returns trigger language plpgsql as $$
begin
  insert into saved_search_changes (id, expires_at, price_total, quantity, pos, seller_id, price_unit, heat_price, delivery_reach,
    lat_e5, lon_e5, category, unit, length_from, length_to, diameter_from, diameter_to, thickness_from, thickness_to, width_from,
    width_to, attrs, tsv)
  select r.id, r.expires_at, r.price_total, r.quantity, r.pos, r.seller_id, r.price_unit, r.heat_price, r.delivery_reach,
    r.lat_e5, r.lon_e5, r.category, r.unit, r.length_from, r.length_to, r.diameter_from, r.diameter_to, r.thickness_from,
    r.thickness_to, r.width_from, r.width_to, r.attrs, r.tsv
  from removed r join added a using (id)
  where (r.price_total, r.quantity, r.price_unit, r.heat_price, r.delivery_reach, r.lat_e5, r.lon_e5, r.category, r.unit,
      r.length_from, r.length_to, r.diameter_from, r.diameter_to, r.thickness_from, r.thickness_to, r.width_from, r.width_to,
      r.attrs, r.tsv)
    is distinct from (a.price_total, a.quantity, a.price_unit, a.heat_price, a.delivery_reach, a.lat_e5, a.lon_e5, a.category,
      a.unit, a.length_from, a.length_to, a.diameter_from, a.diameter_to, a.thickness_from, a.thickness_to, a.width_from,
      a.width_to, a.attrs, a.tsv);
  return null;
end $$;

-- Bulk loads and rows made again for another version of the analyser are no news of their adverts.
create trigger search_docs_appeared after insert on search_docs
  referencing new table as added for each statement
  when (current_setting('stammplatz.bulk_index', true) is distinct from 'on'
    and current_setting('stammplatz.same_adverts', true) is distinct from 'on')
  execute function search_docs_appeared();
create trigger search_docs_differ after update on search_docs
  referencing old table as removed new table as added for each statement
  when (current_setting('stammplatz.bulk_index', true) is distinct from 'on'
    and current_setting('stammplatz.same_adverts', true) is distinct from 'on')
  execute function search_docs_differ();

alter table one_time_codes
  drop constraint one_time_codes_purpose_check,
  add constraint one_time_codes_purpose_check check (purpose in
    ('RESET_PASSWORD', 'CONFIRM_EMAIL', 'CHANGE_EMAIL', 'SIGN_IN_LINK', 'SECOND_FACTOR', 'NEWSLETTER', 'SAVED_SEARCH'));

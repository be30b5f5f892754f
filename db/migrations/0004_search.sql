-- The search index of public adverts: one narrow row each, the counters made from them, and the words people search with.

-- Only active, unexpired adverts of unblocked users. Rebuilt from the truth tables at any time; never the source of a fact.
create table search_docs (
  id bigint primary key references adverts (id) on delete cascade,
  bump timestamptz not null,
  -- Newest first with a small advantage for adverts with a picture.
  rank_at timestamptz not null,
  expires_at timestamptz not null,
  price_total bigint,
  quantity double precision,
  -- Metres on the plane of the places module, of the shown position; far away where no place is known.
  pos point not null,
  seller_id integer not null,
  price_unit integer,
  -- Hundredths of a cent per kWh.
  heat_price integer,
  -- Metres the farthest delivery band reaches.
  delivery_reach integer,
  -- Morton code of the level-15 web-mercator tile of the shown position; null where no place is known.
  cell integer,
  -- Shown position in 1/100,000 degree.
  lat_e5 integer,
  lon_e5 integer,
  category smallint not null,
  unit smallint not null,
  -- Measures in mm; a single item has the same value twice.
  length_from smallint,
  length_to smallint,
  diameter_from smallint,
  diameter_to smallint,
  thickness_from smallint,
  thickness_to smallint,
  width_from smallint,
  width_to smallint,
  attrs smallint[] not null,
  tsv tsvector not null,
  -- A row longer than 2 kB has its lexemes moved out of line, so that scans read a quarter of the pages.
  pad text not null default repeat('x', 2100)
);
alter table search_docs
  alter tsv set storage external,
  alter attrs set storage plain,
  alter pad set storage main,
  alter tsv set statistics 300,
  alter attrs set statistics 300;
alter table search_docs set (
  toast_tuple_target = 128,
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02
);

create index search_docs_terms_index on search_docs using gin (tsv, attrs);
create index search_docs_place_index on search_docs using gist (pos);
create index search_docs_bump_index on search_docs (bump desc, id desc);
create index search_docs_category_bump_index on search_docs (category, bump desc, id desc);
create index search_docs_rank_index on search_docs (rank_at desc, id desc);
create index search_docs_category_rank_index on search_docs (category, rank_at desc, id desc);
create index search_docs_price_index on search_docs (category, unit, price_unit, id) where price_unit is not null;
create index search_docs_total_price_index on search_docs (price_total, id) where price_total is not null;
create index search_docs_heat_price_index on search_docs (category, heat_price, id) where heat_price is not null;
create index search_docs_expiry_index on search_docs (expires_at, id);
create index search_docs_seller_index on search_docs (seller_id, bump desc, id desc);

-- Every change of a search row as one appended line; a job folds the lines into the counters, readers add what is unfolded.
-- Counters that each publishing updated itself would make all publishings wait for one row.
create table search_deltas (
  id bigint generated always as identity primary key,
  advert_id bigint not null,
  sign smallint not null,
  category smallint not null,
  cell integer,
  lat_e5 integer,
  lon_e5 integer,
  attrs smallint[] not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- Adverts per category and attribute; category 0 is all categories, attribute 0 all adverts.
create table facet_counts (
  category smallint not null,
  attr smallint not null,
  n bigint not null,
  primary key (category, attr)
) with (fillfactor = 70);

-- Adverts per map cell (tile of the level) with the sums their common centre is made of.
create table map_cells (
  level smallint not null,
  category smallint not null,
  x smallint not null,
  y smallint not null,
  n integer not null,
  lat_sum bigint not null,
  lon_sum bigint not null,
  primary key (level, category, x, y)
) with (fillfactor = 70);

create function search_docs_added() returns trigger language plpgsql as $$
begin
  insert into search_deltas (advert_id, sign, category, cell, lat_e5, lon_e5, attrs)
  select id, 1, category, cell, lat_e5, lon_e5, attrs from added;
  return null;
end $$;

create function search_docs_removed() returns trigger language plpgsql as $$
begin
  insert into search_deltas (advert_id, sign, category, cell, lat_e5, lon_e5, attrs)
  select id, -1, category, cell, lat_e5, lon_e5, attrs from removed;
  return null;
end $$;

create function search_docs_changed() returns trigger language plpgsql as $$
begin
  insert into search_deltas (advert_id, sign, category, cell, lat_e5, lon_e5, attrs)
  select id, side.sign, side.category, side.cell, side.lat_e5, side.lon_e5, side.attrs
  from removed join added using (id)
  cross join lateral (values
    (-1::smallint, removed.category, removed.cell, removed.lat_e5, removed.lon_e5, removed.attrs),
    (1::smallint, added.category, added.cell, added.lat_e5, added.lon_e5, added.attrs)
  ) side (sign, category, cell, lat_e5, lon_e5, attrs)
  where (removed.category, removed.lat_e5, removed.lon_e5, removed.attrs)
    is distinct from (added.category, added.lat_e5, added.lon_e5, added.attrs);
  return null;
end $$;

-- Bulk loads switch the lines off for their transaction and count everything afresh at their end.
create trigger search_docs_added after insert on search_docs
  referencing new table as added for each statement
  when (current_setting('stammplatz.bulk_index', true) is distinct from 'on')
  execute function search_docs_added();
create trigger search_docs_removed after delete on search_docs
  referencing old table as removed for each statement
  when (current_setting('stammplatz.bulk_index', true) is distinct from 'on')
  execute function search_docs_removed();
create trigger search_docs_changed after update on search_docs
  referencing old table as removed new table as added for each statement
  when (current_setting('stammplatz.bulk_index', true) is distinct from 'on')
  execute function search_docs_changed();

-- Folded words of adverts with the number of adverts that use them: what a mistyped word is compared with.
create table search_words (
  word text collate "C" primary key,
  n integer not null
) with (fillfactor = 70);

-- Runs of one to three words of titles: what the search field completes.
create table title_phrases (
  phrase text collate "C" primary key,
  shown text not null,
  n integer not null
) with (fillfactor = 70);

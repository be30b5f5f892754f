-- Pictures that dealers' lists name by address: what was fetched for an account, and the set of pictures of each advert.
create table import_picture_sources (
  user_id bigint not null references users (id) on delete cascade,
  address text not null,
  stored_file_id uuid not null references stored_files (id) on delete cascade,
  -- SHA-256 of what was fetched, and what its server said of its state.
  content_hash bytea not null,
  etag text,
  last_modified text,
  -- The import that looked last: one import asks an address once.
  run_id uuid,
  primary key (user_id, address)
);
create index import_picture_sources_file_index on import_picture_sources (stored_file_id);

create table import_picture_sets (
  advert_id bigint primary key references adverts (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  run_id uuid references import_runs (id) on delete set null,
  row_number integer not null,
  addresses text[] not null,
  -- Pictures of the advert that came by a list; all others are its owner's.
  hung text[] not null default '{}',
  is_waiting boolean not null,
  -- Who works on it, and until when nobody else takes it.
  claim uuid,
  claimed_until timestamptz,
  attempts smallint not null default 0
);
create index import_picture_sets_waiting_index on import_picture_sets (user_id, advert_id) where is_waiting;
create index import_picture_sets_user_index on import_picture_sets (user_id);
create index import_picture_sets_run_index on import_picture_sets (run_id);

alter table import_runs
  add column picture_count integer not null default 0,
  add column picture_failed_count integer not null default 0;

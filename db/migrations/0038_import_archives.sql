-- Zips of pictures beside dealers' lists: kept as a file until the pictures of the runs that name them hang.
create table import_archives (
  id uuid primary key,
  -- Null once the account is gone: the file goes with the next cleaning.
  user_id bigint references users (id) on delete set null,
  content_hash bytea,
  size_in_bytes bigint not null default 0,
  picture_count integer not null default 0,
  -- False while the file is on its way, or where a process was killed meanwhile.
  is_ready boolean not null default false,
  created_at timestamptz not null
);
create index import_archives_user_index on import_archives (user_id);
create index import_archives_created_index on import_archives (created_at);

alter table import_runs add column archive_id uuid references import_archives (id) on delete set null;
create index import_runs_archive_index on import_runs (archive_id);

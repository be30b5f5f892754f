-- Imports that go on after a killed process: the file they read, how far they are, who is at it.

alter table import_runs
  add column file_name text not null default '',
  -- SHA-256 of the file: the same one sent twice at once is one run.
  add column content_hash bytea not null default ''::bytea,
  add column processed_count integer not null default 0,
  -- Why a run failed, or what it left undone, in German.
  add column failure text,
  -- Until then a process is at it; null: nobody.
  add column claimed_until timestamptz,
  -- Starts since the last step forward.
  add column attempts smallint not null default 0;
-- One run of an account at a time.
create unique index import_runs_running_key on import_runs (user_id) where status = 'RUNNING';
create index import_runs_created_index on import_runs (created_at);

-- What was sent, until the run is over; that of a dry run waits a day to be carried out.
create table import_files (
  run_id uuid primary key references import_runs (id) on delete cascade,
  content bytea not null,
  created_at timestamptz not null
);
create index import_files_created_index on import_files (created_at);

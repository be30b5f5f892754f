-- What an administrator edits of plans and lists, state by state; the newest version counts, version 0 is what was there before.
create table operator_versions (
  kind text not null check (kind in ('PLAN', 'LOOKUP')),
  name text not null check (char_length(name) between 1 and 40),
  version integer not null check (version >= 0),
  state jsonb not null check (jsonb_typeof(state) = 'object' and pg_column_size(state) <= 16384),
  at timestamptz not null,
  -- Public id of the account; null: as released.
  actor text,
  primary key (kind, name, version),
  check ((version = 0) = (actor is null))
);

-- Selling: adverts of dealers by their own reference, keys for programs, imports, reports and what moderators did.

alter table adverts
  -- The dealer's own name of the goods; an import finds its adverts by it.
  add column own_reference text,
  -- Under a dealer's care: an import paused it because the feed no longer named it.
  add column paused_by_import boolean not null default false;
create unique index adverts_own_reference_key on adverts (user_id, own_reference) where own_reference is not null;

-- Keys for programs of an account: shown once, stored hashed, worth a session of their owner until revoked.
create table api_keys (
  id uuid primary key,
  user_id bigint not null references users (id) on delete cascade,
  name text not null,
  key_hash bytea not null unique,
  -- First characters, so that an owner can tell keys apart.
  shown_start text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_user_index on api_keys (user_id, created_at desc);

create table import_runs (
  id uuid primary key,
  user_id bigint not null references users (id) on delete cascade,
  source text not null check (source in ('PAGE', 'API')),
  format text not null check (format in ('CSV', 'JSON')),
  -- A dry run changes nothing; a full feed pauses what it does not name.
  is_dry_run boolean not null,
  is_full_feed boolean not null,
  status text not null check (status in ('RUNNING', 'DONE', 'FAILED')),
  row_count integer not null default 0,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  paused_count integer not null default 0,
  failed_count integer not null default 0,
  -- Errors by row and column, in German, the first thousand.
  issues jsonb not null default '[]',
  created_at timestamptz not null,
  finished_at timestamptz
);
create index import_runs_user_index on import_runs (user_id, created_at desc);

-- What somebody finds wrong with an advert, and what came of it.
create table advert_reports (
  id uuid primary key,
  advert_id bigint not null references adverts (id) on delete cascade,
  reporter_id bigint references users (id) on delete set null,
  reporter_name text not null default '',
  reporter_email text not null default '',
  reason text not null,
  content text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'UPHELD', 'REJECTED')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text
);
create index advert_reports_open_index on advert_reports (created_at) where status = 'OPEN';
create index advert_reports_advert_index on advert_reports (advert_id, created_at desc);

-- The history of an advert for its moderators: reports, blocks, objections, reveals of its contact.
create table advert_events (
  id bigint generated always as identity primary key,
  advert_id bigint not null references adverts (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  -- Public id of who did it; empty for visitors and the program itself.
  actor text not null default '',
  details jsonb not null default '{}'
);
create index advert_events_advert_index on advert_events (advert_id, at desc);

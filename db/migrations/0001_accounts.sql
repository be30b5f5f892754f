-- One identity for every call family: users, their permissions and sessions; plus the two stores every write leans on.

create table users (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  email text not null,
  username text not null,
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  is_business boolean not null default false,
  email_confirmed_at timestamptz,
  terms_accepted_at timestamptz,
  newsletter_accepted boolean not null default false,
  is_new boolean not null default true,
  is_sample boolean not null default false,
  blocked_at timestamptz,
  created_at timestamptz not null
);
create unique index users_email_key on users (lower(email));
create unique index users_username_key on users (lower(username));

create table user_permissions (
  user_id bigint not null references users (id) on delete cascade,
  permission text not null check (permission in ('company', 'pellets', 'advertising', 'dashboards', 'moderation', 'admin')),
  granted_at timestamptz not null,
  granted_by text not null,
  primary key (user_id, permission)
);

-- A bearer token and a page cookie are both sessions: ending the row ends the token.
create table sessions (
  id uuid primary key,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('BEARER', 'COOKIE')),
  token_hash bytea unique,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user_id_index on sessions (user_id, created_at desc);

-- First answer of a write, kept 24 hours under the caller's key; an open row (no status) means "under way".
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status smallint,
  headers jsonb,
  body bytea,
  locked_until timestamptz not null,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_created_at_index on idempotency_keys (created_at);

-- Side effects of a committed change, written in its transaction and carried out later, at least once.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  done_at timestamptz
);
create index outbox_open_index on outbox (id) where done_at is null;

-- Facts about this database itself: the marker "disposable", analyser version, seed of the sample marketplace.
create table settings (
  name text primary key,
  value text not null
);

-- Badges with proof: what an account states of itself, each check of it with how, by whom and when, and the badges that rest on them.

-- Appended only; a newer check does not change an older one.
create table proof_checks (
  id uuid primary key,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('PHONE', 'VAT', 'REGISTER', 'PEFC_COC', 'FSC_COC', 'ENPLUS')),
  -- The number that was checked.
  value text not null,
  level text not null check (level in ('FORM', 'CHECK_DIGIT', 'CODE', 'REGISTER', 'REFUSED')),
  checked_by text not null check (checked_by in ('PROGRAM', 'SERVICE', 'MODERATOR')),
  checked_at timestamptz not null,
  moderator_id bigint references users (id),
  -- What a moderator saw in a public register, where and on which day.
  seen text,
  source_url text,
  seen_on date,
  -- The name that the service or the register gives for the number.
  registered_name text,
  reason text,
  -- The answer of the service, whole, and its consultation number.
  answer jsonb,
  consultation_number text,
  unique (id, user_id, kind, value, level),
  check ((checked_by = 'MODERATOR') = (moderator_id is not null)),
  check (checked_by <> 'SERVICE' or answer is not null),
  check (level <> 'REGISTER' or checked_by = 'SERVICE'
    or (checked_by = 'MODERATOR' and seen is not null and source_url is not null and seen_on is not null)),
  check (level not in ('FORM', 'CHECK_DIGIT', 'CODE') or checked_by = 'PROGRAM'),
  check (level <> 'REFUSED' or checked_by <> 'MODERATOR' or reason is not null)
);
create index proof_checks_user_index on proof_checks (user_id, checked_at);
create index proof_checks_old_index on proof_checks (checked_at);

-- No badge without a check of this very number of this very account that established as much.
create table badges (
  user_id bigint not null references users (id) on delete cascade,
  kind text not null,
  value text not null,
  level text not null check (level <> 'REFUSED'),
  check_id uuid not null,
  expires_at timestamptz not null,
  primary key (user_id, kind),
  foreign key (check_id, user_id, kind, value, level) references proof_checks (id, user_id, kind, value, level)
);
create index badges_check_index on badges (check_id);
create index badges_expiry_index on badges (expires_at);

-- What an account states at present, and who has yet to look at it.
create table proof_claims (
  id uuid primary key,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('VAT', 'REGISTER', 'PEFC_COC', 'FSC_COC', 'ENPLUS')),
  value text not null,
  stated_at timestamptz not null,
  waits_for text check (waits_for in ('SERVICE', 'MODERATOR')),
  tries integer not null default 0,
  next_try_at timestamptz,
  -- Why the last question to the service had no answer.
  failure text,
  unique (user_id, kind),
  check (coalesce(waits_for, '') = 'SERVICE' or next_try_at is null),
  check (coalesce(waits_for, '') <> 'SERVICE' or next_try_at is not null)
);
create index proof_claims_waiting_index on proof_claims (stated_at, id) where waits_for = 'MODERATOR';
create index proof_claims_due_index on proof_claims (next_try_at) where waits_for = 'SERVICE';

-- Codes on their way to a phone or a mailbox; only a keyed hash is stored.
create table proof_codes (
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('EMAIL', 'PHONE')),
  value text not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  guesses smallint not null default 0,
  primary key (user_id, kind)
);
create index proof_codes_expiry_index on proof_codes (expires_at);

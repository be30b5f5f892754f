-- Acts that cannot be undone: one administrator asks for them, another one confirms.
create table operator_acts (
  id uuid primary key,
  kind text not null check (kind in ('GIVE_PERMISSION', 'TAKE_PERMISSION', 'NOTE_REFUND', 'NOTE_RETURN')),
  -- Public id of the account, the order or the bank credit.
  subject uuid not null,
  permission text not null default '' check (permission in ('', 'moderation', 'admin')),
  transferred_on date,
  -- What the asker saw of the subject; it is carried out only while this is still so.
  seen text not null check (char_length(seen) between 1 and 100),
  amount_in_cents integer,
  reason text not null check (char_length(reason) between 10 and 500),
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'STOPPED', 'LAPSED', 'EXPIRED')),
  -- Public ids of administrators.
  asked_by uuid not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  decided_by uuid,
  decided_at timestamptz,
  check ((state in ('DONE', 'STOPPED')) <= (decided_by is not null)),
  check ((kind in ('GIVE_PERMISSION', 'TAKE_PERMISSION')) = (permission <> '')),
  check ((kind in ('NOTE_REFUND', 'NOTE_RETURN')) = (transferred_on is not null and amount_in_cents is not null))
);
-- One open request for the same thing.
create unique index operator_acts_open_key on operator_acts (kind, subject, permission) where state = 'WAITING';
create index operator_acts_expires_at_index on operator_acts (expires_at);

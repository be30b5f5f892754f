-- Everything an account goes through after its first day: mails, codes, second factor, other ways in, own data, its end.

alter table users
  -- Who gets the newsletter stands in newsletter_subscribers, with or without an account.
  drop column newsletter_accepted,
  add column updated_at timestamptz,
  add column password_changed_at timestamptz,
  add column contact_template jsonb,
  add column invoice_contact jsonb,
  add column pefc_forest_certificate text,
  add column pefc_coc_certificate_number text,
  add column notification_settings jsonb not null default '{}',
  -- The account ends for good 14 days after this moment, unless its owner comes back.
  add column deletion_asked_at timestamptz,
  -- Names, mail address and password are gone; only what the law makes us keep still points here.
  add column anonymised_at timestamptz;
create index users_deletion_asked_at_index on users (deletion_asked_at) where deletion_asked_at is not null;

alter table sessions
  -- 'password', 'email', or the id of another service.
  add column sign_in_method text not null default 'password',
  -- When this session proved the second factor; permissions that need one rest until then.
  add column second_factor_at timestamptz,
  -- When the password (or what stands for it) was last given; what is delicate asks for a recent one.
  add column authenticated_at timestamptz not null default now();

-- Codes of mails and of sign-ins half done: stored hashed, good once, not for long.
create table one_time_codes (
  id uuid primary key,
  purpose text not null check (purpose in
    ('RESET_PASSWORD', 'CONFIRM_EMAIL', 'CHANGE_EMAIL', 'SIGN_IN_LINK', 'SECOND_FACTOR', 'NEWSLETTER')),
  code_hash bytea not null unique,
  user_id bigint references users (id) on delete cascade,
  -- The address the code was sent to, or is about.
  email text not null default '',
  payload jsonb not null default '{}',
  -- Wrong answers given to this code, where it has to be answered.
  failures smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_codes_user_id_index on one_time_codes (user_id, purpose);
create index one_time_codes_expires_at_index on one_time_codes (expires_at);

-- Who somebody is at another service; the pair is what that service vouches for, the address is only shown.
create table identities (
  provider text not null,
  subject text not null,
  user_id bigint not null references users (id) on delete cascade,
  email text not null default '',
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index identities_user_id_index on identities (user_id);

create table second_factors (
  user_id bigint primary key references users (id) on delete cascade,
  -- Sealed with a key derived from the session secret.
  sealed_secret text not null,
  created_at timestamptz not null,
  -- Null until the first code was given: an unfinished setup changes nothing.
  confirmed_at timestamptz,
  -- Time step of the last accepted code: each code counts once.
  last_used_step bigint not null default 0
);

create table recovery_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  unique (user_id, code_hash)
);

-- Mails wait here from the transaction that caused them until a mail server has taken them.
create table mails (
  id uuid primary key,
  -- What the mail is about, e.g. 'confirm-email:<code id>': one event, one mail.
  event_key text not null unique,
  template text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain_text text not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  attempts smallint not null default 0,
  locked_until timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text
);
create index mails_waiting_index on mails (next_try_at) where sent_at is null and given_up_at is null;
create index mails_created_at_index on mails (created_at);

-- Who gets the newsletter: only who said so twice.
create table newsletter_subscribers (
  email text primary key check (email = lower(email)),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz
);

-- Who did what to whose account; kept when the account is gone.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Public id of an account, or 'command line'.
  actor text not null,
  action text not null,
  -- Public id of the account it was done to.
  subject text not null,
  details jsonb not null default '{}'
);
create index audit_log_subject_index on audit_log (subject, at desc);

-- When a picture was first seen to hang nowhere; it is deleted a day later, so that an undo in the editor still finds it.
alter table stored_files add column unused_since timestamptz;
create index stored_files_unused_index on stored_files (unused_since) where unused_since is not null;
create index stored_files_user_id_index on stored_files (user_id);
create index advert_images_stored_file_index on advert_images (stored_file_id) where stored_file_id is not null;
create index adverts_deleted_index on adverts (deleted_at) where status = 'DELETED';

-- What is left of an advert that was public once: enough to say at its old address that it is gone, and what is like it.
create table gone_adverts (
  slug text primary key,
  advert_id uuid not null,
  category text not null,
  country_code text not null,
  postal_code text
);
create index gone_adverts_advert_id_index on gone_adverts (advert_id);

-- What old rows are found by when their time is over.
create index sessions_ended_at_index on sessions (ended_at) where ended_at is not null;
create index sessions_expires_at_index on sessions (expires_at);
create index outbox_created_at_index on outbox (created_at);

-- What proves decisions about cookies, and the issues of the newsletter on their way.

-- One row a decision, kept three years. The id is random and known to one browser only; nothing here names a person.
create table consents (
  consent_id uuid not null,
  -- By the clock of the browser: the same call again is the same decision.
  decided_at timestamptz not null,
  revision integer not null,
  kind text not null check (kind in ('all', 'necessary', 'custom')),
  categories text[] not null,
  noted_at timestamptz not null,
  primary key (consent_id, decided_at)
);
create index consents_noted_at_index on consents (noted_at);

create table newsletter_issues (
  -- The name of its file; the same one is never sent twice.
  slug text primary key check (slug ~ '^[a-z0-9-]{1,80}$'),
  subject text not null,
  -- As it is laid out for every reader.
  content jsonb not null,
  -- Who confirmed later gets the next issue.
  ordered_at timestamptz not null,
  -- Readers go by address; all up to this one have their mail.
  done_up_to text not null default '',
  reader_count integer not null default 0,
  finished_at timestamptz
);
create index newsletter_issues_open_index on newsletter_issues (ordered_at) where finished_at is null;

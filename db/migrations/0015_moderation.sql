-- Moderation: reports from chats, objections of owners, and what a notice and its decision must say (DSA Art. 16 and 17).

alter table advert_reports
  -- The exact address that the notice is about, as the reporter saw it.
  add column page_url text not null default '',
  -- What the reporter was told about the decision.
  add column decision text not null default '';
-- The same notice sent twice is one notice.
create unique index advert_reports_once_index on advert_reports
  (advert_id, lower(reporter_email), reason, md5(content)) where status = 'OPEN';

-- The chat may be gone before its report is decided: key without a reference, reported messages as they were.
create table chat_reports (
  id uuid primary key,
  chat_key bigint not null,
  reporter_id bigint references users (id) on delete set null,
  reason text not null,
  content text not null,
  -- Only what was reported: [{ id, senderId, text, at }].
  messages jsonb not null default '[]',
  status text not null default 'OPEN' check (status in ('OPEN', 'UPHELD', 'REJECTED')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  decision text not null default ''
);
create index chat_reports_open_index on chat_reports (created_at) where status = 'OPEN';
create index chat_reports_reporter_index on chat_reports (reporter_id, created_at desc);
create unique index chat_reports_once_index on chat_reports
  (chat_key, reporter_id, reason, md5(content), md5(messages::text)) where status = 'OPEN';

-- What an owner says against the block of an advert; one at a time.
create table advert_objections (
  id uuid primary key,
  advert_id bigint not null references adverts (id) on delete cascade,
  content text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'UPHELD', 'REJECTED')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  decision text not null default ''
);
create index advert_objections_advert_index on advert_objections (advert_id, created_at desc);
create unique index advert_objections_open_index on advert_objections (advert_id) where status = 'OPEN';

-- Remarks on an advert: read by its owner newest first, and put away by a moderator.
alter table feedback_messages add column hidden_at timestamptz;
create index feedback_messages_advert_index on feedback_messages (advert_id, id desc);

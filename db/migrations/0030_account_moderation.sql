-- Accounts and company pages are reported, blocked and objected to as adverts are (DSA Art. 16, 17, 20 and 23).

-- Each row is about one account: about itself (ACCOUNT) or its company page (COMPANY). The record outlives the page.
create table account_reports (
  id uuid primary key,
  user_id bigint not null references users (id) on delete cascade,
  subject text not null check (subject in ('ACCOUNT', 'COMPANY')),
  -- What of it the notice is about: the page, a name, a picture.
  part text not null check (part in ('PAGE', 'NAME', 'PICTURE')),
  reporter_id bigint references users (id) on delete set null,
  reporter_name text not null default '',
  reporter_email text not null default '',
  reason text not null,
  content text not null,
  page_url text not null default '',
  status text not null default 'OPEN' check (status in ('OPEN', 'UPHELD', 'REJECTED')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  decision text not null default ''
);
create index account_reports_open_index on account_reports (created_at) where status = 'OPEN';
create index account_reports_user_index on account_reports (user_id, created_at desc);
create index account_reports_reporter_index on account_reports (reporter_id) where reporter_id is not null;
create unique index account_reports_once_index on account_reports
  (user_id, subject, lower(reporter_email), reason, md5(content)) where status = 'OPEN';

create table account_objections (
  id uuid primary key,
  user_id bigint not null references users (id) on delete cascade,
  subject text not null check (subject in ('ACCOUNT', 'COMPANY')),
  content text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'UPHELD', 'REJECTED')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  decision text not null default ''
);
create index account_objections_user_index on account_objections (user_id, created_at desc);
create unique index account_objections_open_index on account_objections (user_id, subject) where status = 'OPEN';

create table account_events (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  subject text not null check (subject in ('ACCOUNT', 'COMPANY')),
  at timestamptz not null,
  kind text not null,
  -- Public id of who did it; empty for visitors and the program itself.
  actor text not null default '',
  details jsonb not null default '{}'
);
create index account_events_user_index on account_events (user_id, id desc);

-- What keeps a company page from being public whatever its owner wishes: a look that is due, or a block. It stands with the
-- account, so that deleting the page and writing it again leads nowhere.
create table company_holds (
  user_id bigint primary key references users (id) on delete cascade,
  kind text not null check (kind in ('REVIEW', 'BLOCKED')),
  since timestamptz not null,
  -- What the page becomes when the hold is lifted.
  state_before text not null check (state_before in ('DRAFT', 'PUBLISHED', 'UNPUBLISHED'))
);
create index company_holds_review_index on company_holds (since) where kind = 'REVIEW';

-- Numbers that a moderator has seen more than one company claim, and let this one keep.
create table company_number_approvals (
  user_id bigint not null references users (id) on delete cascade,
  number text not null,
  approved_at timestamptz not null,
  approved_by text not null,
  primary key (user_id, number)
);

-- Who else claims a number is asked at every publishing.
create index companies_uid_index on companies (uid) where uid is not null;
create index companies_register_number_index on companies ((disclosure ->> 'registerNumber'))
  where disclosure ->> 'registerNumber' is not null;

-- The record of reported messages stands with who wrote them, not with who reported them.
alter table chat_reports
  add column accused_id bigint references users (id) on delete set null,
  -- What was done: BLOCK, WARNING or NONE; null while open, rejected, or decided before this was noted.
  add column measure text check (measure in ('BLOCK', 'WARNING', 'NONE'));
create index chat_reports_accused_index on chat_reports (accused_id, created_at desc) where accused_id is not null;
update chat_reports r set accused_id = case when c.seller_id = r.reporter_id then c.buyer_id else c.seller_id end
  from chats c where c.id = r.chat_key and r.reporter_id in (c.seller_id, c.buyer_id);

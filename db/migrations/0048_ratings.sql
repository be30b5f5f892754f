-- What was measured at delivery, and what the two people of an agreement say of each other.

-- Entries are only added; the latest of a side is what it says.
create table agreement_measurements (
  id uuid primary key,
  agreement_id uuid not null references agreements (id) on delete cascade,
  author_is_seller boolean not null,
  measured jsonb not null,
  created_at timestamptz not null
);
create index agreement_measurements_agreement_index on agreement_measurements (agreement_id, created_at, id);

alter table agreements
  -- The first day (Vienna) of the time for ratings: the agreed day, or the day of the agreement if that is later.
  add column ratable_from date,
  -- Each side is invited to rate once.
  add column seller_rating_asked_at timestamptz,
  add column buyer_rating_asked_at timestamptz;
update agreements g set ratable_from = greatest((v.terms ->> 'date')::date, (g.closed_at at time zone 'Europe/Vienna')::date)
  from agreement_versions v where v.agreement_id = g.id and v.version = g.version and g.state = 'AGREED';
create index agreements_ratable_index on agreements (ratable_from)
  where state = 'AGREED' and (seller_rating_asked_at is null or buyer_rating_asked_at is null);

create table ratings (
  id uuid primary key,
  -- The agreement may go with its chat; the rating stays with who is rated.
  agreement_id uuid references agreements (id) on delete set null,
  author_is_seller boolean not null,
  -- Null once the account of the author has ended.
  author_id bigint references users (id) on delete set null,
  rated_id bigint not null references users (id) on delete cascade,
  amount text check (amount in ('MORE', 'AS_AGREED', 'LESS')),
  dryness text check (dryness in ('DRIER', 'AS_AGREED', 'WETTER', 'NOT_MEASURED')),
  punctuality text not null check (punctuality in ('ON_TIME', 'POSTPONED', 'LATE', 'NOT_COME')),
  payment text check (payment in ('AS_AGREED', 'LATE', 'NOT_PAID')),
  dealing text not null check (dealing in ('GOOD', 'FAIR', 'BAD')),
  content text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Both have rated, or 14 days have passed since the first rating; from then on it is not changed.
  published_at timestamptz,
  answer text not null default '',
  answered_at timestamptz,
  -- What moderation took away.
  content_hidden_at timestamptz,
  answer_hidden_at timestamptz,
  hidden_at timestamptz,
  -- Buyers are asked about the goods, sellers about the payment.
  check (case when author_is_seller then amount is null and dryness is null and payment is not null
    else amount is not null and dryness is not null and payment is null end),
  check ((answer = '') = (answered_at is null)),
  check (published_at is not null or (answered_at is null and hidden_at is null))
);
create unique index ratings_once_key on ratings (agreement_id, author_is_seller) where agreement_id is not null;
create index ratings_rated_index on ratings (rated_id, published_at desc, id desc) where published_at is not null;
create index ratings_author_index on ratings (author_id) where author_id is not null;
create index ratings_waiting_index on ratings (created_at) where published_at is null;

-- Counts of the published ratings of a person, kept in the transaction that publishes or hides one.
create table rating_tallies (
  user_id bigint primary key references users (id) on delete cascade,
  -- { total, amount: { AS_AGREED: 12 }, ... } of ratings by buyers, and of ratings by sellers.
  as_seller jsonb not null,
  as_buyer jsonb not null
);

create table rating_reports (
  id uuid primary key,
  rating_id uuid not null references ratings (id) on delete cascade,
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
create index rating_reports_open_index on rating_reports (created_at) where status = 'OPEN';
create index rating_reports_rating_index on rating_reports (rating_id, created_at desc);
create index rating_reports_reporter_index on rating_reports (reporter_id) where reporter_id is not null;
create unique index rating_reports_once_index on rating_reports
  (rating_id, lower(reporter_email), reason, md5(content)) where status = 'OPEN';

-- What moderation decided about a rating, with its reasons; the latest one counts.
create table rating_decisions (
  id bigint generated always as identity primary key,
  rating_id uuid not null references ratings (id) on delete cascade,
  measure text not null check (measure in ('NONE', 'HIDE_TEXT', 'HIDE_ANSWER', 'HIDE_RATING', 'SHOW')),
  fact text not null default '',
  ground text not null default 'TERMS',
  ground_text text not null default '',
  note text not null default '',
  decided_by text not null,
  at timestamptz not null
);
create index rating_decisions_rating_index on rating_decisions (rating_id, id desc);

create table rating_objections (
  id uuid primary key,
  rating_id uuid not null references ratings (id) on delete cascade,
  author_id bigint references users (id) on delete set null,
  content text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'UPHELD', 'REJECTED')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  decision text not null default ''
);
create unique index rating_objections_open_index on rating_objections (rating_id) where status = 'OPEN';
create index rating_objections_rating_index on rating_objections (rating_id, created_at);

-- Gesuche: what buyers need, the sellers who were told of it, and the offers they made.

create table requests (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id bigint not null references users (id) on delete cascade,
  -- The last 10 hex digits of the id, which end every address of this Gesuch.
  short_id text not null unique,
  state text not null default 'OPEN' check (state in ('OPEN', 'CLOSED', 'REMOVED')),
  category text not null check (category in ('FOREST', 'FIREWOOD', 'PELLETS', 'SAWN_WOOD', 'WOOD_CHIPS', 'LOGS', 'SERVICES')),
  wood_type_ids smallint[] not null default '{}',
  service_category_id integer,
  title text not null,
  description text not null default '',
  -- Signs of fraud in title and description; see docs/chat-safety.md.
  signs text[] not null default '{}',
  quantity numeric(12, 3) not null check (quantity > 0),
  unit text not null,
  drying_state text,
  length_in_cm smallint,
  needed_by date,
  handover text not null check (handover in ('DELIVERY', 'PICKUP', 'EITHER')),
  radius_in_km smallint not null check (radius_in_km between 1 and 500),
  budget_in_cents bigint check (budget_in_cents > 0),
  country_code text not null,
  postal_code text not null,
  city text not null,
  federal_state_id smallint,
  shown_latitude double precision not null,
  shown_longitude double precision not null,
  -- The same on the plane of the places module, in metres.
  pos point not null,
  close_reason text check (close_reason in ('FOUND_HERE', 'FOUND_ELSEWHERE', 'NOT_NEEDED')),
  removed_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it was closed or removed.
  ended_at timestamptz,
  -- When fitting sellers were last looked for; null: after it was written or renewed, not yet.
  matched_at timestamptz,
  -- The end of the term of which its owner was reminded.
  reminded_of timestamptz,
  check ((state = 'CLOSED') = (close_reason is not null)),
  check ((state = 'REMOVED') = (removed_reason is not null)),
  check ((state = 'OPEN') = (ended_at is null))
);
create index requests_open_index on requests (created_at desc, id desc) where state = 'OPEN';
create index requests_place_index on requests using gist (pos) where state = 'OPEN';
create index requests_user_index on requests (user_id, id desc);
create index requests_matching_index on requests (matched_at nulls first) where state = 'OPEN';
create index requests_end_index on requests (expires_at) where state = 'OPEN';
create index requests_ended_index on requests (ended_at) where state <> 'OPEN';

-- Sellers whom a Gesuch fits; each is told of it once.
create table request_fits (
  request_id bigint not null references requests (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  found_at timestamptz not null,
  told_at timestamptz,
  primary key (request_id, user_id)
);
create index request_fits_user_index on request_fits (user_id, found_at desc);
create index request_fits_untold_index on request_fits (user_id) where told_at is null;

-- An offer of a seller from one of the seller's adverts; the buyer's answer opens the chat about that advert.
create table request_offers (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  request_id bigint not null references requests (id) on delete cascade,
  advert_id bigint not null references adverts (id) on delete cascade,
  seller_id bigint not null references users (id) on delete cascade,
  message text not null,
  signs text[] not null default '{}',
  created_at timestamptz not null,
  told_at timestamptz,
  answered_at timestamptz,
  unique (request_id, advert_id)
);
create index request_offers_seller_index on request_offers (seller_id, id desc);
create index request_offers_advert_index on request_offers (advert_id);
create index request_offers_untold_index on request_offers (request_id) where told_at is null;

-- When a person was last mailed about fitting Gesuche: at most once a day.
create table request_mail_marks (
  user_id bigint primary key references users (id) on delete cascade,
  fits_mailed_at timestamptz not null
);

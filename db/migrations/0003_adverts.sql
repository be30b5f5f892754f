-- Adverts of all seven categories: the truth that search rows, pages and mails are made from.

create table companies (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id bigint not null unique references users (id) on delete cascade,
  slug text not null unique,
  name text not null,
  website_url text,
  email text,
  phone_number text,
  uid text,
  pefc_certified boolean not null default false,
  publish_state text not null default 'DRAFT' check (publish_state in ('DRAFT', 'PUBLISHED', 'UNPUBLISHED')),
  city text,
  postal_code text,
  country_code text,
  street text,
  created_at timestamptz not null
);

create table adverts (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id bigint not null references users (id) on delete cascade,
  category text not null check (category in ('FOREST', 'FIREWOOD', 'PELLETS', 'SAWN_WOOD', 'WOOD_CHIPS', 'LOGS', 'SERVICES')),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'BLOCKED', 'DELETED')),
  slug text not null unique,
  title text not null default '',
  description text not null default '',
  -- Price in cents of one unit, or of the whole lot, or neither: price on request.
  price_per_unit_in_cents integer check (price_per_unit_in_cents > 0),
  price_total_in_cents bigint check (price_total_in_cents > 0),
  unit text not null,
  unit_quantity numeric(12, 3) check (unit_quantity > 0),
  minimum_quantity numeric(12, 3) check (minimum_quantity > 0),
  vat_rate smallint not null check (vat_rate in (0, 10, 13, 20)),
  price_is_gross boolean not null default true,
  category_data jsonb not null,
  delivery_bands jsonb not null default '[]',
  raffle_accepted boolean not null default false,
  -- Computed from the facts above when the advert is written (ct/kWh, gross), null where no heat price applies.
  heat_price numeric(7, 2),
  heat_price_low numeric(7, 2),
  heat_price_high numeric(7, 2),
  was_public boolean not null default false,
  status_before text,
  delete_type text check (delete_type in ('SOLD_HERE', 'SOLD_ELSEWHERE', 'NOT_SOLD', 'OTHER')),
  blocked_reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  bumped_at timestamptz,
  expires_at timestamptz,
  deleted_at timestamptz
);
create index adverts_user_index on adverts (user_id, id desc);
create index adverts_expiry_index on adverts (expires_at) where status = 'ACTIVE';

-- Where the goods are. Exact coordinates stay here; pages and API see only shown_latitude/shown_longitude.
create table advert_addresses (
  advert_id bigint primary key references adverts (id) on delete cascade,
  public_id uuid not null unique,
  country_code text not null default 'AT',
  postal_code text,
  city text not null default '',
  street text not null default '',
  federal_state_id smallint,
  latitude double precision,
  longitude double precision,
  shown_latitude double precision,
  shown_longitude double precision
);

-- Who to talk to. Apart from the advert, so that no list or page query can leak a phone number by accident.
create table advert_contacts (
  advert_id bigint primary key references adverts (id) on delete cascade,
  public_id uuid not null unique,
  first_name text not null default '',
  last_name text not null default '',
  company_name text not null default '',
  phone_number text not null default '',
  email text not null default '',
  shop_link text not null default ''
);

-- One uploaded picture, before and after it hangs on an advert.
create table stored_files (
  id uuid primary key,
  user_id bigint references users (id) on delete set null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  content_hash bytea not null,
  created_at timestamptz not null
);

-- Pictures of an advert in order: an uploaded file, or a drawing kept as kind, species and seed.
create table advert_images (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  advert_id bigint not null references adverts (id) on delete cascade,
  position smallint not null,
  stored_file_id uuid references stored_files (id),
  drawing_kind text,
  drawing_species text,
  drawing_seed integer,
  alt text not null default '',
  check ((stored_file_id is null) <> (drawing_kind is null))
);
create index advert_images_advert_index on advert_images (advert_id, position);

-- Every address an advert ever had, so that old links keep leading to it.
create table advert_slugs (
  slug text primary key,
  advert_id bigint not null references adverts (id) on delete cascade,
  created_at timestamptz not null
);
create index advert_slugs_advert_index on advert_slugs (advert_id);

-- Counters live apart: a view must never rewrite the advert or its search row. The fillfactor keeps updates in place.
create table advert_stats (
  advert_id bigint primary key references adverts (id) on delete cascade,
  view_count bigint not null default 0,
  reveal_count bigint not null default 0
) with (fillfactor = 70);

create table advert_stats_daily (
  advert_id bigint not null references adverts (id) on delete cascade,
  day date not null,
  view_count integer not null default 0,
  reveal_count integer not null default 0,
  primary key (advert_id, day)
) with (fillfactor = 70);

create table feedback_messages (
  id bigint generated always as identity primary key,
  advert_id bigint not null references adverts (id) on delete cascade,
  name text not null,
  content text not null,
  created_at timestamptz not null
);

-- Lookup lists as data: loaded from the project's own lists at every start, never edited here.
create table lookups (
  list text not null,
  id integer not null,
  code text not null,
  text text not null,
  position integer not null,
  details jsonb not null default '{}',
  primary key (list, id),
  unique (list, code)
);

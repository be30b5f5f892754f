-- Companies with what their public page shows: services, opening hours, disclosure, checks, pictures and old addresses.

alter table companies
  add column description text not null default '',
  add column pefc_number text,
  -- [{ weekday: 1 (Monday) to 7, from: "08:00", to: "12:00" }]
  add column opening_hours jsonb not null default '[]',
  add column opening_note text not null default '',
  -- Firma, legal form, register number and court, authority, chamber, managing persons.
  add column disclosure jsonb not null default '{}',
  add column delivery_state_ids smallint[] not null default '{}',
  add column delivery_radius_in_km integer check (delivery_radius_in_km between 1 and 1000),
  add column address_id uuid,
  add column federal_state_id smallint,
  -- Exact coordinates stay here; pages and API see only shown_latitude/shown_longitude.
  add column latitude double precision,
  add column longitude double precision,
  add column shown_latitude double precision,
  add column shown_longitude double precision,
  add column logo_file_id uuid references stored_files (id) on delete set null,
  add column banner_file_id uuid references stored_files (id) on delete set null,
  -- What was checked of a number and when: { what: "FORM" | "CHECK_DIGIT", checkedAt }; no badge without it.
  add column uid_check jsonb check (uid_check is null or uid is not null),
  add column register_check jsonb check (register_check is null or disclosure ->> 'registerNumber' is not null),
  add column pefc_check jsonb check (pefc_check is null or pefc_number is not null),
  add column was_public boolean not null default false,
  add column published_at timestamptz,
  add column updated_at timestamptz;
update companies set updated_at = created_at, was_public = publish_state <> 'DRAFT';
alter table companies alter column updated_at set not null, alter column updated_at set default now();
create index companies_published_index on companies (name, id) where publish_state = 'PUBLISHED';
create index companies_logo_index on companies (logo_file_id) where logo_file_id is not null;
create index companies_banner_index on companies (banner_file_id) where banner_file_id is not null;

create table company_services (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  company_id bigint not null references companies (id) on delete cascade,
  position smallint not null,
  category_id integer,
  title text not null,
  description text not null default '',
  stored_file_id uuid references stored_files (id) on delete set null
);
create index company_services_company_index on company_services (company_id, position);
create index company_services_category_index on company_services (category_id, company_id);
create index company_services_file_index on company_services (stored_file_id) where stored_file_id is not null;

-- Every address a company had in public, so that old links keep leading to it.
create table company_slugs (
  slug text primary key,
  company_id bigint not null references companies (id) on delete cascade,
  created_at timestamptz not null
);
create index company_slugs_company_index on company_slugs (company_id);
insert into company_slugs (slug, company_id, created_at) select slug, id, created_at from companies;

-- Addresses and ids of deleted companies that were public, as SHA-256: enough to say that they are gone, no name is kept.
create table gone_companies (
  address_hash bytea primary key,
  gone_at timestamptz not null
);

-- How often the contact of a company was shown, by day.
create table company_stats_daily (
  company_id bigint not null references companies (id) on delete cascade,
  day date not null,
  reveal_count integer not null default 0,
  primary key (company_id, day)
) with (fillfactor = 70);

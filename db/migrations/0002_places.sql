-- Places: the built-in gazetteer, what the operator imports over it, and map layers.

-- The key of a postcode is (country, postcode): hundreds of Austrian codes exist in Switzerland and Hungary too.
create table places (
  id bigint generated always as identity primary key,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  postal_code text not null check (postal_code <> ''),
  name text not null check (name <> ''),
  folded_name text not null,
  federal_state_id smallint check (federal_state_id between 1 and 9),
  region text,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  weight integer not null default 0,
  source text not null check (source in ('builtin', 'import')),
  unique (country_code, postal_code, name)
);

create table geo_layers (
  name text primary key check (name ~ '^[a-z0-9][a-z0-9-]*$'),
  kind text not null check (kind in ('borders', 'areas', 'water', 'settlements', 'points', 'other')),
  geojson jsonb not null,
  attribution text not null default '',
  updated_at timestamptz not null
);

-- One row per imported file; running servers reload their index when the highest id changes.
create table geo_imports (
  id bigint generated always as identity primary key,
  source text not null,
  rows integer not null,
  errors integer not null,
  attribution text not null default '',
  finished_at timestamptz not null
);

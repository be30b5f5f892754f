-- What a seller states about the origin of a lot by Regulation (EU) 2023/1115; private, and handed over in chats only.
create table eudr_records (
  advert_id bigint primary key references adverts (id) on delete cascade,
  role text not null check (role in ('OPERATOR', 'SMALL_PRIMARY_OPERATOR', 'DOWNSTREAM_OPERATOR', 'TRADER')),
  reference_number text not null check (length(reference_number) <= 60),
  verification_number text not null check (length(verification_number) <= 40),
  declaration_identifier text not null check (length(declaration_identifier) <= 60),
  producer_name text not null check (length(producer_name) <= 200),
  production_place text not null check (length(production_place) <= 200),
  country_code text,
  wood_type_ids integer[] not null check (cardinality(wood_type_ids) <= 12),
  harvested_from date,
  harvested_to date,
  -- OUTLINE: the outline of the advert; POINT: one point of a plot of at most four hectares.
  plot text not null check (plot in ('NONE', 'OUTLINE', 'POINT')),
  latitude double precision,
  longitude double precision,
  plot_in_hectares double precision,
  changed_at timestamptz not null,
  check (harvested_from <= harvested_to),
  check ((plot = 'POINT') = (latitude is not null and longitude is not null and plot_in_hectares is not null)),
  check (plot_in_hectares > 0 and plot_in_hectares <= 4)
);

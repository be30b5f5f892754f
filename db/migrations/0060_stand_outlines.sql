-- The exact outline of a stand, which is private, and to whom in which chat it was handed.

create function stand_species_fit(species jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(species) = 'array' and jsonb_array_length(species) <= 12 and coalesce((
    select sum((share ->> 'percent')::numeric) <= 100 and min((share ->> 'percent')::numeric) > 0
      and count(distinct share ->> 'woodTypeId') = count(*)
    from jsonb_array_elements(species) share), true)
$$;

create table stand_outlines (
  advert_id bigint primary key references adverts (id) on delete cascade,
  -- The outer ring, then holes; of each its points as {latitude, longitude}.
  rings jsonb not null check (jsonb_typeof(rings) = 'array' and jsonb_array_length(rings) between 1 and 21),
  area_in_square_metres double precision not null check (area_in_square_metres between 100 and 100000000),
  perimeter_in_metres double precision not null check (perimeter_in_metres > 0),
  species jsonb not null check (stand_species_fit(species)),
  -- The cell of the public grid that holds its centre: all that visitors learn of the place.
  cell_column integer not null,
  cell_row integer not null,
  changed_at timestamptz not null
);

-- What the seller of a chat has handed to the buyer: a copy as it was then.
create table origin_handovers (
  chat_id bigint not null references chats (id) on delete cascade,
  kind text not null check (kind in ('OUTLINE', 'EUDR')),
  document jsonb not null,
  handed_at timestamptz not null,
  primary key (chat_id, kind)
);

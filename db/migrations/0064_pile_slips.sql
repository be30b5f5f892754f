-- What a seller has printed on the slip that hangs at a pile of wood; private, only the paper shows it.
create table pile_slips (
  advert_id bigint primary key references adverts (id) on delete cascade,
  lot_number text not null check (length(lot_number) between 1 and 12),
  place text not null check (length(place) <= 120),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  access text not null check (length(access) <= 240),
  contact text not null check (length(contact) <= 120),
  changed_at timestamptz not null,
  check ((latitude is null) = (longitude is null))
);

-- The short address of a slip. It outlives slip and advert: what still hangs outside goes on to say what became of it.
create table slip_codes (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  -- adverts.public_id; the advert may be gone.
  advert_id uuid not null unique
);

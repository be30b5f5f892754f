-- A seller may cap what a household gets, in the unit of the advert, and open the first days of an advert to people nearby only.
alter table adverts
  add column household_maximum numeric(12, 3) check (household_maximum > 0),
  add column local_days smallint check (local_days between 1 and 14),
  add column local_radius_in_km smallint check (local_radius_in_km between 5 and 200),
  -- The first days count from the first publication, not from a renewal. Null: before this column, or never public.
  add column first_published_at timestamptz;

-- What a buyer stated about the own place with the first message, and how far that is from the advert as it is shown.
alter table chats
  add column buyer_country_code text,
  add column buyer_postal_code text check (length(buyer_postal_code) <= 12),
  add column buyer_city text not null default '',
  add column buyer_distance_in_km real,
  add constraint chats_buyer_place_whole check ((buyer_country_code is null) = (buyer_postal_code is null));

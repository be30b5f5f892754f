-- What an account keeps in mind ("Merkliste"). Adverts end; the row stays, so it names the advert by its public id.
-- A removed one stays for a while as a mark with its time, so that devices that were offline agree on the later change.
create table favourites (
  user_id bigint not null references users (id),
  advert_id uuid not null,
  is_saved boolean not null,
  changed_at timestamptz not null,
  saved_at timestamptz not null,
  note text not null default '' check (char_length(note) <= 1100),
  price_per_unit_in_cents integer,
  price_total_in_cents integer,
  price_unit text,
  primary key (user_id, advert_id)
);
create index favourites_advert_index on favourites (advert_id) where is_saved;
create index favourites_removed_index on favourites (changed_at) where not is_saved;

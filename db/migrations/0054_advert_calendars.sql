-- The private address of a calendar with the ends of somebody's adverts. The address carries this id and a signature;
-- another id ends the old address.
create table advert_calendars (
  user_id bigint primary key references users (id) on delete cascade,
  public_id uuid not null unique,
  created_at timestamptz not null
);

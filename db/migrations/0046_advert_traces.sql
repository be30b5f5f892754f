-- What was deleted is remembered for 60 days by values from which neither text nor picture can be had back, so that the same
-- offer of the same seller keeps its place in the lists (docs/availability.md).
create table advert_traces (
  advert_id uuid primary key,
  user_id bigint not null references users (id) on delete cascade,
  ended_at timestamptz not null,
  -- What the advert was ordered by.
  bumped_at timestamptz not null,
  text_print integer[] not null,
  -- SHA-256 in hex.
  picture_hashes text[] not null
);
create index advert_traces_user_index on advert_traces (user_id, ended_at);
create index advert_traces_ended_at_index on advert_traces (ended_at);

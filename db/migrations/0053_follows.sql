-- Following sellers: who follows whom, and the adverts of followed sellers that became public for the first time.

create table follows (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  seller_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  -- Number of the last advert that the follower was told of, or that was passed over.
  told_up_to bigint not null default 0,
  -- Since when something waits, and when it is told; null: nothing waits.
  waiting_since timestamptz,
  due_at timestamptz,
  unique (user_id, seller_id),
  check (user_id <> seller_id),
  check ((waiting_since is null) = (due_at is null))
);
create index follows_seller_index on follows (seller_id);
create index follows_due_index on follows (due_at) where due_at is not null;

-- One row an advert, however many follow its seller. A job numbers the rows of a seller in the order of its commits,
-- so that no row can appear below a number that was told already.
create sequence follow_news_number;
create table follow_news (
  advert_id bigint primary key references adverts (id) on delete cascade,
  seller_id bigint not null references users (id) on delete cascade,
  published_at timestamptz not null,
  number bigint
);
create index follow_news_unnumbered_index on follow_news (seller_id) where number is null;
create index follow_news_seller_index on follow_news (seller_id, number);
create index follow_news_old_index on follow_news (published_at);

create function adverts_first_public() returns trigger language plpgsql as $$
begin
  insert into follow_news (advert_id, seller_id, published_at)
  select new.id, new.user_id, coalesce(new.published_at, now())
  where exists (select from follows f where f.seller_id = new.user_id)
    -- The same offer, deleted and posted again, keeps its old time and is no news.
    and (new.bumped_at is null or new.published_at is null or new.bumped_at >= new.published_at)
  on conflict do nothing;
  return null;
end $$;

-- Once in the life of an advert: pausing, renewing and resuming are no news.
create trigger adverts_first_public after update of was_public on adverts
  for each row when (new.was_public and not old.was_public) execute function adverts_first_public();

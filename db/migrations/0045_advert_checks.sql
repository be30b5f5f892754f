-- Sellers are asked whether an advert is still there (docs/availability.md). Null: as when it was published, not asked, in order.
alter table adverts
  add column confirmed_at timestamptz,
  add column check_asked_at timestamptz,
  -- Asked and not answered: stands behind others.
  add column stale_at timestamptz,
  -- Paused because nobody answered; one tap brings it back.
  add column paused_by_check boolean not null default false;
create index adverts_check_due_index on adverts (user_id, (coalesce(confirmed_at, published_at)))
  where status = 'ACTIVE' and check_asked_at is null;
create index adverts_check_open_index on adverts (user_id, check_asked_at) where check_asked_at is not null;

-- When a seller was last asked: one mail with all adverts.
create table advert_check_marks (
  user_id bigint primary key references users (id) on delete cascade,
  asked_at timestamptz not null
);

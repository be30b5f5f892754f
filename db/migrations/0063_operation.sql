-- What the operator says on every page for a while.
create table announcements (
  id uuid primary key,
  words text not null,
  shown_from timestamptz not null,
  shown_to timestamptz not null check (shown_to > shown_from),
  created_at timestamptz not null,
  -- Taken down before its end.
  ended_at timestamptz
);
create index announcements_shown_to_index on announcements (shown_to) where ended_at is null;

-- Times in which nothing but the administrator writes; the open one is the present one.
create table maintenance_times (
  id bigint generated always as identity primary key,
  began_at timestamptz not null,
  ended_at timestamptz,
  words text not null,
  -- When visitors are told that it will be over.
  expected_end timestamptz
);
create unique index maintenance_times_open_index on maintenance_times ((true)) where ended_at is null;

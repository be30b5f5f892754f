-- Advertising entries and logos of partners, how often they were handed out, and posts read from feeds of others.

create table advertising_entries (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  -- Who may see its figures; null: only those who run the marketplace.
  owner_id bigint references users (id) on delete set null,
  kind text not null check (kind in ('ENTRY', 'LOGO')),
  state text not null check (state in ('ACTIVE', 'PAUSED', 'ENDED')),
  title text not null check (char_length(title) between 1 and 60),
  teaser_text text not null check (char_length(teaser_text) <= 140),
  url text not null check (url like 'https://%'),
  stored_file_id uuid references stored_files (id),
  -- Its share beside the others: twice the weight is shown twice as often.
  weight smallint not null check (weight between 1 and 100),
  -- First and last day in Vienna, both included; null: no limit on that side.
  shown_from date,
  shown_to date check (shown_to >= shown_from),
  -- Empty: everywhere.
  categories text[] not null default '{}',
  federal_state_ids smallint[] not null default '{}',
  -- How often it is handed out a day at most; null: no limit.
  daily_cap integer check (daily_cap > 0),
  -- Counts changes, so that nobody overwrites what somebody else has just changed.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index advertising_entries_running_index on advertising_entries (kind, id) where state = 'ACTIVE';
create index advertising_entries_owner_index on advertising_entries (owner_id, id desc) where owner_id is not null;
create index advertising_entries_stored_file_index on advertising_entries (stored_file_id) where stored_file_id is not null;

-- What the daily limit is counted by; views and clicks are counted with the other events.
create table advertising_days (
  entry_id bigint not null references advertising_entries (id) on delete cascade,
  day date not null,
  handed_out integer not null check (handed_out >= 0),
  primary key (entry_id, day)
);

-- One row for each configured feed: when it is asked again, and with what it says whether anything is new.
create table feeds (
  address text primary key,
  title text not null default '',
  etag text,
  last_modified text,
  next_fetch_at timestamptz not null,
  fetched_at timestamptz,
  failures integer not null default 0,
  last_error text
);

create table feed_posts (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  feed_address text not null references feeds (address) on delete cascade,
  -- What the feed itself knows the post by.
  guid text not null,
  text text not null check (char_length(text) <= 500),
  url text not null check (url ~ '^https?://'),
  image text check (image ~ '^https?://'),
  published_at timestamptz not null,
  unique (feed_address, guid)
);
create index feed_posts_newest_index on feed_posts (published_at desc, id desc);

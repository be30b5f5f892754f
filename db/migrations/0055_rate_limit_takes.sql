-- What rate limits counted, shared by all processes. Unlogged: after a crash of the database everybody starts afresh.
-- `key` is a keyed hash, so that no address can be read from it.
create unlogged table rate_limit_takes (
  rule text not null,
  key bytea not null,
  -- Equal parts of the window by number since 1970, and the takes within each.
  slices bigint[] not null,
  counts int[] not null,
  was_allowed boolean not null,
  ends_at timestamptz not null,
  primary key (rule, key)
) with (fillfactor = 70);

create index rate_limit_takes_ends_at on rate_limit_takes (ends_at);

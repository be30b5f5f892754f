-- Hours of the day in Vienna in which an address without an account gets no mail; without both, none. An account has its own.
alter table saved_searches
  add column quiet_from smallint check (quiet_from between 0 and 23),
  add column quiet_to smallint check (quiet_to between 0 and 23);

-- A change that could not be matched is kept, with why, until it is tried again.
alter table saved_search_changes
  add column given_up_at timestamptz,
  add column last_error text;

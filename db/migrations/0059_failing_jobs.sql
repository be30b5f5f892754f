-- Regular jobs whose last run failed; a job that works again has no row.

create table failing_jobs (
  name text primary key,
  since timestamptz not null,
  last_failed_at timestamptz not null,
  failures integer not null default 1,
  -- Message of the last error.
  error text not null
);

import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type FailingJob = { name: string; since: Date; last_failed_at: Date; failures: number; error: string };

export async function putFailure(
  db: Db,
  { name, at, error }: { name: string; at: Date; error: string },
): Promise<void> {
  await sql`insert into failing_jobs (name, since, last_failed_at, error) values (${name}, ${at}, ${at}, ${error})
    on conflict (name) do update set last_failed_at = excluded.last_failed_at, error = excluded.error,
      failures = failing_jobs.failures + 1`.execute(db);
}

export async function deleteFailure(db: Db, name: string): Promise<void> {
  await sql`delete from failing_jobs where name = ${name}`.execute(db);
}

export async function listFailures(db: Db): Promise<FailingJob[]> {
  const { rows } = await sql<FailingJob>`select name, since, last_failed_at, failures, error from failing_jobs
    order by since, name`.execute(db);
  return rows;
}

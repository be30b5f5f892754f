import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Clock } from './personal-tables.data.ts';

/** Rows of each table of ours, as the database estimates them; -1 as zero where it has not looked yet. */
export async function estimateRows(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ table: string; rows: number }>`
    select c.relname::text as table, greatest(c.reltuples, 0)::float8 as rows from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(db);
  return new Map(rows.map((row) => [row.table, row.rows]));
}

/** Since when the row that waits longest to be deleted does. */
export async function findOldest(db: Db, table: string, { since, where = 'true' }: Clock): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(${sql.ref(since)})::timestamptz as oldest from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
  return rows[0]?.oldest ?? null;
}

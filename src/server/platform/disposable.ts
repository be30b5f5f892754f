import { sql } from 'kysely';
import type { Db } from './database/database.ts';

/**
 * Whether everything in this database may be thrown away: it holds no tables or no personal data, or it was marked so when
 * it was filled. Tables that are not ours never may.
 */
export async function isDisposable(db: Db): Promise<boolean> {
  const state = await tablesOf(db);
  if (state !== 'OURS') return state === 'NONE';
  const { rows } = await sql<{ marked: boolean; people: boolean }>`
    select exists (select 1 from settings where name = 'disposable') as marked,
           exists (select 1 from users) as people`.execute(db);
  const found = rows[0];
  return found !== undefined && (found.marked || !found.people);
}

/** A first migration that failed leaves its list behind. */
async function tablesOf(db: Db): Promise<'NONE' | 'OURS' | 'OTHERS'> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`.execute(
    db,
  );
  const names = new Set(rows.map(({ name }) => name));
  if (names.size === 0) return 'NONE';
  return names.has('settings') && names.has('users') ? 'OURS' : 'OTHERS';
}

export async function markDisposable(db: Db): Promise<void> {
  await sql`insert into settings (name, value) values ('disposable', 'true') on conflict (name) do nothing`.execute(db);
}

/** Drops every table; the migrations make them again. */
export async function wipe(db: Db): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}

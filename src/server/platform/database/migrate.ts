import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, inTransaction } from './database.ts';

export type Migration = { name: string; text: string; hash: string };

const FOLDER = join(import.meta.dirname, '../../../../db/migrations');
/** Arbitrary, but fixed: only one start at a time may prepare a database. */
const MIGRATION_LOCK = 7_242_001;

/** The numbered SQL files in order. @throws Error when a file's name does not start with four digits. */
export function readMigrations(folder: string = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) throw new Error(`A migration is named NNNN_words.sql, not ${name}.`);
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

/**
 * Applies the missing migrations, each in a transaction together with its record, and returns their names.
 * @throws Error when an applied file was edited afterwards.
 */
export async function migrate(db: Db, migrations: Migration[] = readMigrations()): Promise<string[]> {
  const known = await inTransaction(db, async (tx) => {
    await waitForOtherStarts(tx);
    await sql`create table if not exists schema_migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`.execute(tx);
    const { rows } = await sql<{ name: string; hash: string }>`select name, hash from schema_migrations`.execute(tx);
    return new Map(rows.map(({ name, hash }) => [name, hash]));
  });
  const applied: string[] = [];
  for (const migration of migrations) {
    // Mostly everything is applied: one query finds out. Missing ones are checked again under the lock.
    if (known.get(migration.name) === migration.hash) continue;
    if (await applyOnce(db, migration)) applied.push(migration.name);
  }
  return applied;
}

/** Until the transaction ends, no other start changes the database; nor does the application's limit for statements apply. */
export async function waitForOtherStarts(tx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
}

async function applyOnce(db: Db, migration: Migration): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await waitForOtherStarts(tx);
    const { rows } = await sql<{
      hash: string;
    }>`select hash from schema_migrations where name = ${migration.name}`.execute(tx);
    const known = rows[0];
    if (known && known.hash !== migration.hash) {
      throw new Error(`The migration ${migration.name} was changed after it ran here. Write a new one instead.`);
    }
    if (known) return false;
    await sql.raw(migration.text).execute(tx);
    await sql`insert into schema_migrations (name, hash) values (${migration.name}, ${migration.hash})`.execute(tx);
    return true;
  });
}

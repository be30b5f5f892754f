import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { doublingDelayInMs } from '#domain/doubling-delay.ts';
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
 * How long a statement of a migration waits for a lock. What asks for the same table later stands behind it, once for each
 * try that it meets: a request of several statements may meet more than one.
 */
const LOCK_LIMIT_IN_MS = 100;
const LOCK_DELAYS = { firstInMs: 250, longestInMs: 1_000 };
const LOCK_DEADLINE_IN_MS = 10 * MINUTE_IN_MS;
const LOOK_FOR_TURN_EVERY_IN_MS = 50;

/** A file that begins so runs statement by statement, each in a transaction of its own: `create index concurrently`. */
const NO_TRANSACTION = /^-- no transaction$/m;

type MigrateOptions = {
  /** How long the locks of one file are tried for. */
  lockDeadlineInMs?: number;
};

/**
 * Applies the missing migrations while requests go on, each in a transaction together with its record, and returns their names.
 * A statement that gets no lock in 100 ms rolls its file back, which is then tried again.
 * @throws Error when an applied file was edited afterwards, or when a lock is not free for ten minutes.
 */
export async function migrate(
  db: Db,
  migrations: Migration[] = readMigrations(),
  { lockDeadlineInMs = LOCK_DEADLINE_IN_MS }: MigrateOptions = {},
): Promise<string[]> {
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
    if (await whenLocksAreFree(migration.name, lockDeadlineInMs, () => applyOnce(db, migration))) {
      applied.push(migration.name);
    }
  }
  return applied;
}

/**
 * Until the transaction ends, no other start changes the database; nor does the application's limit for statements apply.
 * Asks again and again: a statement that waits would hold a snapshot, for which `create index concurrently` waits.
 */
export async function waitForOtherStarts(tx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}) as "isMine"`.execute(tx);
    if (rows[0]?.isMine === true) return;
    await wait(LOOK_FOR_TURN_EVERY_IN_MS);
  }
}

async function applyOnce(db: Db, migration: Migration): Promise<boolean> {
  if (NO_TRANSACTION.test(migration.text)) return applyInSteps(db, migration);
  return inTransaction(db, async (tx) => {
    await waitForOtherStarts(tx);
    if (await isApplied(tx, migration)) return false;
    await sql`set local lock_timeout = ${sql.lit(LOCK_LIMIT_IN_MS)}`.execute(tx);
    await sql.raw(migration.text).execute(tx);
    await record(tx, migration);
    return true;
  });
}

async function isApplied(tx: Db, migration: Migration): Promise<boolean> {
  const { rows } = await sql<{ hash: string }>`
    select hash from schema_migrations where name = ${migration.name}`.execute(tx);
  const known = rows[0];
  if (known && known.hash !== migration.hash) {
    throw new Error(`The migration ${migration.name} was changed after it ran here. Write a new one instead.`);
  }
  return known !== undefined;
}

const record = (tx: Db, { name, hash }: Migration) =>
  sql`insert into schema_migrations (name, hash) values (${name}, ${hash})`.execute(tx);

/** The statements of such a file can be repeated: one that was killed half way begins again. */
async function applyInSteps(db: Db, migration: Migration): Promise<boolean> {
  return inTransaction(db, async (turn) => {
    // Nothing but the turn is in this transaction; the statements run beside it.
    await waitForOtherStarts(turn);
    if (await isApplied(turn, migration)) return false;
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(turn);
    await db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection);
      try {
        for (const statement of statementsOf(migration.text)) {
          await dropHalfMade(connection, statement);
          // What is made concurrently waits for transactions that run, and blocks no statement meanwhile.
          const limit = /\bconcurrently\b/i.test(statement) ? 0 : LOCK_LIMIT_IN_MS;
          await sql`set lock_timeout = ${sql.lit(limit)}`.execute(connection);
          await sql.raw(statement).execute(connection);
        }
      } finally {
        await sql`reset lock_timeout`.execute(connection).catch(() => undefined);
        await sql`reset statement_timeout`.execute(connection).catch(() => undefined);
      }
    });
    await record(turn, migration);
    return true;
  });
}

/** Of a file without a transaction, which has no quoted bodies. */
const statementsOf = (text: string): string[] =>
  text
    .replace(/^[ \t]*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

/** An index whose making was broken off stays behind as an invalid one, which `if not exists` takes for the index. */
async function dropHalfMade(connection: Db, statement: string): Promise<void> {
  const name = /^create (?:unique )?index concurrently if not exists (\w+)/i.exec(statement)?.[1];
  if (name === undefined) return;
  const { rows } = await sql`select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(
    connection,
  );
  if (rows.length > 0) await sql`drop index concurrently ${sql.ref(name)}`.execute(connection);
}

/** No lock in time, or one of two that waited for each other. */
const LOCK_CODES: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

async function whenLocksAreFree<T>(name: string, deadlineInMs: number, apply: () => Promise<T>): Promise<T> {
  const from = performance.now();
  for (let failures = 0; ; failures++) {
    try {
      return await apply();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && LOCK_CODES.has(error.code))) throw error;
      if (performance.now() - from > deadlineInMs) {
        throw new Error(`The migration ${name} gets no lock: a transaction holds the table. See pg_stat_activity.`, {
          cause: error,
        });
      }
    }
    // Requests that stood behind it go first.
    await wait(doublingDelayInMs(failures, LOCK_DELAYS));
  }
}

import { sql } from 'kysely';
import { type Db, inTransaction } from '#server/platform/database/database.ts';

export type ServerFacts = {
  version: string;
  wal_level: string;
  max_wal_senders: number;
  may_replicate: boolean;
  is_standby: boolean;
  tablespaces: number;
  segment_size: number;
  user_name: string;
  database_name: string;
};

/** What a backup needs to know of the server. */
export async function readServerFacts(db: Db): Promise<ServerFacts> {
  const { rows } = await sql<ServerFacts>`select
    current_setting('server_version') as version, current_setting('wal_level') as wal_level,
    current_setting('max_wal_senders')::int as max_wal_senders, pg_is_in_recovery() as is_standby,
    coalesce((select rolreplication or rolsuper from pg_roles where rolname = current_user), false) as may_replicate,
    (select count(*)::int from pg_tablespace where spcname not in ('pg_default', 'pg_global')) as tablespaces,
    pg_size_bytes(current_setting('wal_segment_size'))::int as segment_size,
    current_user::text as user_name, current_database()::text as database_name`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('The server told nothing about itself.');
  return facts;
}

/**
 * Marks the log and returns a position after the mark, and when that was; everything acknowledged before lies before it,
 * written to disk by now or not.
 */
export async function markLog(db: Db): Promise<{ lsn: string; at: Date }> {
  const mark = sql`select pg_logical_emit_message(true, 'stammplatz', 'backup')`;
  await mark.execute(db);
  const { rows } = await sql<{ lsn: string; at: Date }>`
    select clock_timestamp() as at, pg_current_wal_insert_lsn()::text as lsn`.execute(db);
  const [position] = rows;
  if (!position) throw new Error('The server told no position of its log.');
  // Something after it, so that the position is passed and not only reached.
  await mark.execute(db);
  return position;
}

export type CountedRows = { lsn: string; tables: Record<string, number> };

/** A transaction that writes has an id: none runs where the oldest running is the next one to be given. */
const IS_QUIET = /^(\d+):\1:$/;

/**
 * Counts the rows of every table that survives a crash, together with the position of the log that has exactly these rows.
 * Position and snapshot belong together where no transaction was writing; such a moment is waited for, and no writer is kept
 * from writing meanwhile. Null: there was none.
 */
export async function countAtPosition(db: Db, limitInMs: number): Promise<CountedRows | null> {
  const deadline = Date.now() + limitInMs;
  while (Date.now() < deadline) {
    const counted = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const { rows } = await sql<{ lsn: string; running: string }>`
          select pg_current_snapshot()::text as running, pg_current_wal_insert_lsn()::text as lsn`.execute(tx);
        const [seen] = rows;
        if (!seen || !IS_QUIET.test(seen.running) || (await runningNow(db)) !== seen.running) return null;
        return { lsn: seen.lsn, tables: await countTables(tx) };
      });
    if (counted) return counted;
  }
  return null;
}

async function runningNow(db: Db): Promise<string> {
  const { rows } = await sql<{ running: string }>`select pg_current_snapshot()::text as running`.execute(db);
  return rows[0]?.running ?? '';
}

/** Rows of every ordinary, logged table, in one snapshot. */
export const countRows = (db: Db): Promise<Record<string, number>> => inTransaction(db, countTables);

async function countTables(tx: Db): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    order by 1, 2`.execute(tx);
  const counts: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(`${schema}.${name}`)}`.execute(tx);
    counts[`${schema}.${name}`] = rows[0]?.count ?? 0;
  }
  return counts;
}

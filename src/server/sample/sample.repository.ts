import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

/** One column of a bulk insert: name and PostgreSQL type. */
export type BulkColumn = readonly [name: string, type: string];

/** Inserts many rows in one statement; `values` holds one array per column. Identity columns take the given keys. */
export async function insertMany(
  db: Db,
  table: string,
  columns: readonly BulkColumn[],
  values: unknown[][],
): Promise<void> {
  if ((values[0]?.length ?? 0) === 0) return;
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const arrays = sql.join(
    columns.map(([, type], index) => sql`${values[index]}::${sql.raw(type === 'jsonb' ? 'text' : type)}[]`),
  );
  const aliases = sql.join(columns.map(([name]) => sql.ref(name)));
  const selected = sql.join(columns.map(([name, type]) => sql`${sql.ref(name)}::${sql.raw(type)}`));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${selected} from unnest(${arrays}) as t(${aliases})`.execute(db);
}

/** Lets the identity columns go on behind the keys that were given. */
export async function continueKeys(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce((select max(id) from ${sql.table(table)}), 1))`.execute(
      db,
    );
  }
}

export async function hasPeople(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from users) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export async function hasSampleAccounts(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from users where is_sample) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

export async function analyseTables(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(db);
}

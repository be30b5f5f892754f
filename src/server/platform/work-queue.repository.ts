import { type RawBuilder, sql } from 'kysely';
import { type Db, WITHOUT_WAITING_FOR_DISK } from '#server/platform/database/database.ts';

/** A table of queued work. It also has a column `claim` (uuid). */
export type WorkTable = {
  /** Name in the metrics. */
  name: string;
  table: string;
  key: { column: string; type: 'uuid' | 'bigint' | 'text' };
  /** Until when the row is its holder's; null: free. */
  leaseColumn: string;
  /** The column that counts the tries; null where they are not counted. */
  attemptsColumn: string | null;
  /** Rows that are not done yet; null: rows that come round again and again, of which none ever is. */
  isWaiting: RawBuilder<unknown> | null;
  order: RawBuilder<unknown>;
  /** The work is one transaction of this database, so that a lease lost in a crash of the database makes nothing twice. */
  mayLoseLease?: boolean;
};

export type WorkClaim<Key> = {
  claim: string;
  limit: number;
  now: Date;
  until: Date;
  except: readonly Key[];
  /** Which of the waiting rows may be done now. */
  isDue?: RawBuilder<unknown>;
};

const lazily = ({ mayLoseLease }: WorkTable) =>
  mayLoseLease === true ? sql`and (select ${WITHOUT_WAITING_FOR_DISK}) is not null` : sql``;

const waiting = ({ isWaiting }: WorkTable) => isWaiting ?? sql`true`;

const arrayOf = <Key>({ key }: WorkTable, keys: readonly Key[]) => sql`${[...keys]}::${sql.raw(key.type)}[]`;

/** Claims due, unclaimed rows in order until the lease ends; leases of a killed process expire. */
export async function claimWork<Key>(db: Db, work: WorkTable, wish: WorkClaim<Key>): Promise<Key[]> {
  const [table, key, lease] = [sql.table(work.table), sql.ref(work.key.column), sql.ref(work.leaseColumn)];
  const attempts = work.attemptsColumn === null ? null : sql.ref(work.attemptsColumn);
  const { rows } = await sql<{ key: Key }>`
    with due as materialized (
      select ${key} as key from ${table}
      where ${waiting(work)} and (${lease} is null or ${lease} <= ${wish.now}) and ${wish.isDue ?? sql`true`}
        and ${key} <> all(${arrayOf(work, wish.except)}) ${lazily(work)}
      order by ${work.order} limit ${wish.limit} for update skip locked)
    update ${table} as taken set claim = ${wish.claim}, ${lease} = ${wish.until}
      ${attempts === null ? sql`` : sql`, ${attempts} = ${attempts} + 1`}
    from due where taken.${key} = due.key returning due.key`.execute(db);
  return rows.map((row) => row.key);
}

type Held<Key> = { claim: string; keys: readonly Key[] };

/** Extends the lease of rows that are still held under the claim; rows released meanwhile stay free. */
export async function prolongWork<Key>(db: Db, work: WorkTable, held: Held<Key> & { until: Date }): Promise<void> {
  const lease = sql.ref(work.leaseColumn);
  await sql`update ${sql.table(work.table)} set ${lease} = ${held.until} where ${lease} is not null
    and ${sql.ref(work.key.column)} = any(${arrayOf(work, held.keys)}) and claim = ${held.claim} ${lazily(work)}`.execute(
    db,
  );
}

/** Releases rows held under the claim, at once or from a time on; without an attempt the counter stays. */
export async function releaseWork<Key>(
  db: Db,
  work: WorkTable,
  held: Held<Key> & { from?: Date; wasTried: boolean },
): Promise<void> {
  const attempts = work.attemptsColumn === null || held.wasTried ? null : sql.ref(work.attemptsColumn);
  await sql`update ${sql.table(work.table)} set claim = null, ${sql.ref(work.leaseColumn)} = ${held.from ?? null}
      ${attempts === null ? sql`` : sql`, ${attempts} = greatest(${attempts} - 1, 0)`}
    where ${sql.ref(work.key.column)} = any(${arrayOf(work, held.keys)}) and claim = ${held.claim}
      and ${waiting(work)} ${lazily(work)}`.execute(db);
}

/** How many rows of each table wait; by the partial index that each of them has for its claims. */
export async function countWaiting(db: Db, tables: readonly WorkTable[]): Promise<Record<string, number>> {
  const counts = tables.flatMap(({ name, table, isWaiting }) =>
    isWaiting === null
      ? []
      : [sql`select ${name}::text as name, count(*)::int as waiting from ${sql.table(table)} where ${isWaiting}`],
  );
  if (counts.length === 0) return {};
  const { rows } = await sql<{ name: string; waiting: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, waiting }) => [name, waiting]));
}

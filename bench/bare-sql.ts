import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from '#server/platform/database/database-schema.ts';
import { createMemory } from '#server/platform/memory.ts';
import { type Db, wrapQuery } from '#server/platform/database/database.ts';
import { DATABASE_USER } from '#server/platform/database/embedded-postgres.ts';
import { choosePostgresPlaces } from '#server/platform/database/postgres-places.ts';

/** A statement of a request and the one that it waited for. */
type Statement = { text: string; values: unknown[]; after: number | null };
export type Recording = readonly Statement[];

export type BareSql = {
  db: Db;
  /** The statements that a request sends, in their dependencies. */
  record: (work: () => Promise<unknown>) => Promise<Recording>;
  /** Milliseconds that the bare driver takes for the same statements. */
  replay: (recording: Recording) => Promise<number>;
  close: () => Promise<void>;
};

type Timed = { text: string; values: unknown[]; startedAt: number; endedAt: number };

const INT8 = 20;
const NUMERIC = 1700;
/** Read once a minute or rarer for all requests together, so they belong to none. */
const SHARED_READS = /from pg_stats|search_words|title_phrases/;

/** Opens a second way to the database of a running app: once through the product's repositories, once bare. */
export function openBareSql(dataDir: string): BareSql {
  pg.types.setTypeParser(INT8, Number);
  pg.types.setTypeParser(NUMERIC, Number);
  const settings: pg.PoolConfig = {
    host: choosePostgresPlaces(dataDir).socketFolder,
    user: DATABASE_USER,
    database: DATABASE_USER,
    max: 8,
    options: '-c jit=off',
  };
  const recorded = new AsyncLocalStorage<Timed[]>();
  const ownPool = new pg.Pool(settings);
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: ownPool }),
    log: ({ level, query, queryDurationMillis }) => {
      if (level === 'error' || SHARED_READS.test(query.sql)) return;
      const endedAt = performance.now();
      recorded
        .getStore()
        ?.push({ text: query.sql, values: [...query.parameters], startedAt: endedAt - queryDurationMillis, endedAt });
    },
  });
  // Without a process memory it would read again for each request what the product caches.
  const db: Db = Object.assign(kysely, { opened: { connection: settings, pool: ownPool, memory: createMemory() } });
  // What the product has planned once per connection is planned once here too.
  const pool = new pg.Pool(settings).on('connect', (client) => wrapQuery(client));
  const send = async ({ text, values }: Statement): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query(text, values);
    } finally {
      client.release();
    }
  };
  return {
    db,
    record: async (work) => {
      const statements: Timed[] = [];
      await recorded.run(statements, work);
      return withDependencies(statements);
    },
    replay: async (recording) => {
      const startedAt = performance.now();
      const running: Promise<unknown>[] = [];
      for (const statement of recording) {
        const before = statement.after === null ? undefined : running[statement.after];
        running.push(before ? before.then(() => send(statement)) : send(statement));
      }
      await Promise.all(running);
      return performance.now() - startedAt;
    },
    close: async () => {
      await Promise.all([db.destroy(), pool.end()]);
    },
  };
}

/** A statement waits for the one that ended last before it started: so what ran side by side does so again. */
function withDependencies(statements: readonly Timed[]): Recording {
  const sorted = statements.toSorted((one, other) => one.startedAt - other.startedAt);
  return sorted.map(({ text, values, startedAt }) => {
    const ended = sorted
      .map((other, index) => ({ index, endedAt: other.endedAt }))
      .filter((other) => other.endedAt <= startedAt);
    const last = ended.toSorted((one, other) => other.endedAt - one.endedAt)[0];
    return { text, values, after: last?.index ?? null };
  });
}

import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import type { Config } from '#server/platform/config.ts';
import type { Schema } from './database-schema.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { type Memory, createMemory } from '#server/platform/memory.ts';
import type { DatabaseOutage } from '#server/platform/processes/database-outage.ts';
import { named } from './prepared.ts';
import { refusePooler } from './refuse-pooler.ts';
import { createReadLimit } from '#server/platform/http/read-limit.ts';

/** Reads that may be slightly old, on replicas (`platform/replicas`). */
export type ReplicaReads = {
  db: Db;
  /** Something was changed and committed: only replicas that have it are read from now on. */
  noteChange: () => void;
  /** Whether this process hears what others change; while it does not, the primary answers. */
  setIsInformed: (isInformed: boolean) => void;
  figures: () => ReplicaFigures;
};

/** By the replica's address; how old its answers are at most, and what was read where. */
export type ReplicaFigures = {
  isUsed: Record<string, number>;
  lagInSeconds: Record<string, number>;
  reads: { replica: number; primary: number; retried: number };
};

/** What belongs to a pool, and to the transactions on it. */
type Opened = {
  connection: pg.PoolConfig;
  pool: pg.Pool;
  memory: Memory;
  replicaReads?: ReplicaReads;
  outage?: DatabaseOutage | undefined;
};

/** A pool or a transaction: repository functions take either and never store it. */
export type Db = Kysely<Schema> & { readonly opened?: Opened; readonly onCommit?: Action[] };

export type OpenDatabase = {
  db: Db;
  /** Lines about unusual places, to be printed at the start. */
  notices: string[];
  close: () => Promise<void>;
};

const INT8 = 20;
const NUMERIC = 1700;

function exactNumber(text: string): number {
  return Number(text);
}

/** The options of a pool, for the separate connection that listens. */
export function connectionOf({ opened }: Db): pg.PoolConfig {
  if (!opened) throw new Error('Only a pool opened by connect() can be listened to.');
  return opened.connection;
}

/** The process memory of a database; for one not opened by connect(), an empty one for this call. */
export const memoryOf = ({ opened }: Db): Memory => opened?.memory ?? createMemory();

/**
 * Where to read what may be slightly old: replicas that are well, or the primary itself. Inside a transaction, the
 * transaction.
 */
export const readDatabase = (db: Db): Db => (db.isTransaction ? db : (db.opened?.replicaReads?.db ?? db));

/** The same context for reads that may be slightly old. */
export const forOldReads = <T extends { db: Db }>(context: T): T => ({ ...context, db: readDatabase(context.db) });

/** How many connections a pool has, how many of them rest, and how many requests wait for one. */
export function poolFigures({ opened }: Db): { open: number; idle: number; waiting: number } {
  const pool = opened?.pool;
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

export type ConnectOptions = {
  connections?: number;
  /** A connection on which a statement gets no answer for so long is given up; none: waits for ever. */
  readLimitInMs?: number;
  /** Is told of connects. */
  outage?: DatabaseOutage | undefined;
};

/** Opens a pool; int8 and numeric are returned as numbers (all of ours are far below 2^53). */
export function connect(connection: pg.PoolConfig, options: ConnectOptions = {}): Db {
  const pool = openPool(connection, options);
  options.outage?.watchPool(pool);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return Object.assign(db, { opened: { connection, pool, memory: createMemory(), outage: options.outage } });
}

/**
 * Runs steps on a pool of its own without limits of time and destroys it afterwards: for filling or rebuilding the
 * database, which no visitor waits for. Shares the memory, so that what the steps write is not read from a cache.
 */
export async function withoutTimeLimits<T>(db: Db, steps: (unlimited: Db) => Promise<T>): Promise<T> {
  // Tools have no limits, nor have steps inside of such steps.
  if (connectionOf(db).options?.includes('statement_timeout') !== true) return steps(db);
  const connection = { ...connectionOf(db), options: '-c jit=off' };
  const pool = openPool(connection);
  const unlimited = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const opened = { connection, pool, memory: memoryOf(db) };
  try {
    return await steps(Object.assign(unlimited, { opened }));
  } finally {
    await unlimited.destroy();
  }
}

/** The pool alone, with the same types and prepared statements. */
export function openPool(connection: pg.PoolConfig, options: ConnectOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    max: options.connections ?? 8,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: MINUTE_IN_MS,
    ...connection,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 || oid === NUMERIC ? exactNumber : pg.types.getTypeParser(oid, format),
    },
  });
  // An idle connection that breaks (database restarted) is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The pool listens to idle connections only; one that breaks in use reports through its query.
  pool.on('connect', (client) =>
    wrapQuery(
      client.on('error', () => undefined),
      options.readLimitInMs,
    ),
  );
  return pool;
}

/** Marked statements of a new connection are prepared, and a statement that times out closes it. */
export function wrapQuery(client: pg.ClientBase & Pick<pg.Client, 'end'>, readLimitInMs?: number): void {
  const query = client.query.bind(client);
  const limited = readLimitInMs === undefined ? null : createReadLimit(readLimitInMs, () => client.end());
  const wrapped = (...call: unknown[]): unknown => {
    const run = (): unknown => Reflect.apply(query, client, named(call));
    return limited ? limited(call[0], run) : run();
  };
  Object.assign(client, { query: wrapped });
}

/** Longer than the database's own limit: only a database that cannot even say so is given up. */
export const READ_LIMIT_IN_MS = 6_000;

/** The application's pool: a statement that runs longer than 5 s is cancelled, so that no answer takes longer. */
export function applicationSettings(): pg.PoolConfig {
  return {
    options: '-c statement_timeout=5000 -c idle_in_transaction_session_timeout=10000 -c jit=off',
    application_name: 'stammplatz',
  };
}

/** Connections of all processes of one machine together; a process has at least the one that a transaction needs beside others. */
const CONNECTIONS_OF_ALL = 64;
const CONNECTIONS = { least: 3, most: 8 };

export const connectionsPerProcess = (processes: number): number =>
  Math.max(CONNECTIONS.least, Math.min(CONNECTIONS.most, Math.floor(CONNECTIONS_OF_ALL / processes)));

/** Opens the configured database, or starts the embedded one (or takes the given one) and stops it again at `close`. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'webProcesses'>,
  options: { forTools?: boolean; server?: Promise<EmbeddedPostgres> | null; outage?: DatabaseOutage } = {},
): Promise<OpenDatabase> {
  const settings = options.forTools ? { application_name: 'stammplatz-tools' } : applicationSettings();
  const limits = options.forTools
    ? {}
    : {
        readLimitInMs: READ_LIMIT_IN_MS,
        connections: connectionsPerProcess(config.webProcesses),
        outage: options.outage,
      };
  if (config.databaseUrl) {
    const db = connect({ connectionString: config.databaseUrl, ...settings }, limits);
    await refuseUnusableServer(db);
    if (!options.forTools) await refusePooler({ connectionString: config.databaseUrl }).catch(closing(db));
    return { db, notices: [], close: () => db.destroy() };
  }
  const server = await (options.server ?? startEmbeddedPostgres(config.dataDir));
  const db = connect({ ...server.connection, ...settings }, limits);
  await makeApplicationDatabase(server, db);
  return {
    db,
    notices: server.fallbacks,
    close: async () => {
      await db.destroy();
      // A tool leaves a server alone that an app is using; the app takes it down with itself.
      if (!options.forTools || server.wasStarted) await server.stop();
    },
  };
}

/** Passes a refusal on once the pool is closed. */
const closing =
  (db: Db) =>
  async (refusal: unknown): Promise<never> => {
    await db.destroy();
    throw refusal;
  };

async function refuseUnusableServer(db: Db): Promise<void> {
  const version = await versionOf(db).catch(async (cause: unknown) => {
    await db.destroy();
    throw new Error(`Die Datenbank unter DATABASE_URL ist nicht erreichbar: ${reasonOf(cause)}`, { cause });
  });
  if (version.number >= OLDEST_VERSION && !version.isStandby) return;
  await db.destroy();
  if (version.isStandby)
    throw new Error(
      'Unter DATABASE_URL läuft eine Replik, die nur gelesen werden kann. Die führende Datenbank gehört in DATABASE_URL, Repliken gehören in DATABASE_REPLICA_URLS (docs/replicas.md).',
    );
  throw new Error(`Unter DATABASE_URL läuft PostgreSQL ${version.name}. Stammplatz braucht PostgreSQL 16 oder neuer.`);
}

const OLDEST_VERSION = 160_000;

export type Version = { number: number; name: string; isStandby: boolean };

/** What the server says of itself; a standby is a replica, which only reads. */
export async function versionOf(db: Db): Promise<Version> {
  const { rows } = await sql<Version>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
      pg_is_in_recovery() as "isStandby"`.execute(db);
  return rows[0] ?? { number: 0, name: '?', isStandby: false };
}

/** Several addresses of one host fail with several errors and no text of their own. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}

const NO_SUCH_DATABASE = '3D000';

/** Asks the pool itself first: its connection is needed in any case, and missing is the database only once. */
async function makeApplicationDatabase(server: EmbeddedPostgres, db: Db): Promise<void> {
  try {
    await sql`select 1`.execute(db);
    return;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === NO_SUCH_DATABASE)) throw error;
  }
  const client = new pg.Client({ ...server.connection, database: 'postgres' });
  await client.connect();
  try {
    await client.query(`create database ${server.connection.database}`);
  } finally {
    await client.end();
  }
}

type Action = () => void;

/** Runs the steps in one transaction; inside of another one they become part of it. */
export async function inTransaction<T>(db: Db, steps: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return steps(db);
  const actions: Action[] = [];
  const opened = db.opened ? { opened: db.opened } : {};
  const result = await db.transaction().execute((tx) => steps(Object.assign(tx, { ...opened, onCommit: actions })));
  for (const action of actions) action();
  return result;
}

/**
 * Runs the action after the commit of what was written through `db`: at once on a pool, at the end of a transaction
 * otherwise, and never after a rollback (of it or its savepoint).
 */
export function afterCommit(db: Db, action: Action): void {
  if (!db.isTransaction) return action();
  actionsUnderWay(db).push(action);
}

/**
 * Lets the commit not wait for the disk. A crash of the database may then lose up to about half a second of such commits,
 * never a part of one and never one that another commit rests on: only for what is done again by itself.
 */
export const WITHOUT_WAITING_FOR_DISK = sql`set_config('synchronous_commit', 'off', true)`;

/** The same for the transaction that is open. */
export async function commitLazily(tx: Db): Promise<void> {
  await sql`select ${WITHOUT_WAITING_FOR_DISK}`.execute(tx);
}

/** Runs steps inside the caller's transaction that are rolled back together where they throw. */
export async function inSavepoint<T>(tx: Db, steps: () => Promise<T>): Promise<T> {
  const actions = actionsUnderWay(tx);
  const before = actions.length;
  await sql`savepoint step`.execute(tx);
  try {
    const result = await steps();
    await sql`release savepoint step`.execute(tx);
    return result;
  } catch (error) {
    actions.splice(before);
    await sql`rollback to savepoint step`.execute(tx);
    throw error;
  }
}

function actionsUnderWay({ onCommit }: Db): Action[] {
  if (!onCommit) throw new Error('Only a transaction opened by inTransaction() knows when it is committed.');
  return onCommit;
}

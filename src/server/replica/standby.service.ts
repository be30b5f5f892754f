import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { HOUR_IN_MS } from '#domain/durations.ts';
import type { ReplicationAccess } from '#server/platform/config.ts';
import type { StartProgress } from '#server/platform/console/progress.ts';
import { reasonOf } from '#server/platform/database/database.ts';
import {
  type EmbeddedPostgres,
  DATABASE_USER,
  isStandbyCluster,
  runningServer,
  startEmbeddedPostgres,
  stopServer,
} from '#server/platform/database/embedded-postgres.ts';
import { type PostgresPlaces, choosePostgresPlaces } from '#server/platform/database/postgres-places.ts';
import { type Replication, openReplication } from '#server/platform/database/replication.ts';
import { keepReplicationPassword } from '#server/platform/secrets/stored-secrets.ts';
import { copyBase } from './base-copy.ts';
import { type Upstream, followedBy, readUpstream, slotOf, writeUpstream } from './upstream.ts';

export type StandbyOptions = {
  /** Of the primary; null: the one that the data folder follows already. */
  address: string | null;
  dataDir: string;
  /** Where readers reach it; null: on this machine only. */
  access: ReplicationAccess | null;
  /** Throws the files of a replica away, moves those of a database aside, and copies all again. */
  isCopiedAgain: boolean;
  startProgress: StartProgress;
  onLog: (line: string) => void;
  /** For throw-away replicas of tests. */
  isDurable?: boolean;
  sharedBuffersInMb?: number;
};

export type Standby = {
  server: EmbeddedPostgres;
  /** For DATABASE_REPLICA_URLS, with the password. */
  address: string;
  wasCopied: boolean;
  /** Where a database that was there lies now; null: there was none. */
  movedTo: string | null;
};

/** A long query on a replica holds the log up no longer than that; then it is ended, and the primary asked. */
const QUERIES_DELAY_THE_LOG_BY = '1s';
const RECOVERY_LIMIT_IN_MS = HOUR_IN_MS;
const CONNECTS_WITHIN_IN_MS = 5_000;
const EMBEDDED_MAJOR = '18';

/**
 * Makes a replica of a running database in a data folder, or goes on with the one that is there, and starts it.
 * @throws Error in words for the operator
 */
export async function startStandby(options: StandbyOptions): Promise<Standby> {
  const { dataDir, isCopiedAgain } = options;
  const places = choosePostgresPlaces(dataDir);
  const isThere = existsSync(join(places.cluster, 'PG_VERSION'));
  const isStandby = isStandbyCluster(places);
  if (isThere && !isStandby && !isCopiedAgain)
    throw new Error(
      `In ${dataDir} liegt schon eine eigene Datenbank. Mit --again wird sie zur Seite geschoben und eine Replik an ihre Stelle gesetzt; sonst nimm mit DATA_DIR einen anderen Ordner.`,
    );
  const known = isStandby ? followedBy(places) : null;
  const upstream = options.address === null ? known : readUpstream(options.address);
  if (upstream === null) throw new Error('Bitte nenne die Adresse der führenden Datenbank.');
  const running = runningServer(places);
  if (running !== null && !isStandby)
    throw new Error(`Auf dem Datenordner läuft noch eine Datenbank (Prozess ${running}). Bitte beende sie zuerst.`);
  // It outlived a killed command, and nothing would start it again.
  if (running !== null) await stopServer(places);
  const slot = known?.slot || slotOf(dataDir);
  const isNeeded = !isStandby || isCopiedAgain;
  let movedTo: string | null = null;
  if (isNeeded) movedTo = await copy(options, { places, upstream, slot, isStandby });
  else await goOn(upstream, slot, places);
  keepReplicationPassword(dataDir, upstream.password);
  const server = await startEmbeddedPostgres(dataDir, {
    places,
    isStandby: true,
    access: options.access,
    onLog: options.onLog,
    startLimitInMs: RECOVERY_LIMIT_IN_MS,
    ...(options.isDurable === undefined ? {} : { isDurable: options.isDurable }),
    ...(options.sharedBuffersInMb === undefined ? {} : { sharedBuffersInMb: options.sharedBuffersInMb }),
    settings: {
      hot_standby: 'on',
      hot_standby_feedback: 'on',
      max_standby_streaming_delay: QUERIES_DELAY_THE_LOG_BY,
      log_min_messages: 'warning',
    },
  });
  return { server, address: readingAddress(upstream, options.access, server), wasCopied: isNeeded, movedTo };
}

async function copy(
  { startProgress }: StandbyOptions,
  found: { places: PostgresPlaces; upstream: Upstream; slot: string; isStandby: boolean },
): Promise<string | null> {
  const { places, upstream, slot, isStandby } = found;
  const replication = await openUpstream(upstream);
  try {
    await refuseUnfit(replication);
    let movedTo: string | null = null;
    if (existsSync(places.cluster)) {
      if (isStandby) await rm(places.cluster, { recursive: true });
      else {
        movedTo = `${places.cluster}-before-replica-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
        await rename(places.cluster, movedTo);
      }
    }
    await copyBase({ replication, upstream, slot, places, startProgress });
    return movedTo;
  } catch (cause) {
    if (cause instanceof pg.DatabaseError && cause.code === '55006')
      throw new Error(`Eine andere Replik benutzt den Slot „${slot}“ gerade. Läuft sie noch auf diesem Rechner?`, {
        cause,
      });
    throw cause;
  } finally {
    await replication.close();
  }
}

/** A replica whose log is gone would wait for it for ever. While the primary is away it serves what it has. */
async function goOn(upstream: Upstream, slot: string, places: PostgresPlaces): Promise<void> {
  writeUpstream(places, upstream, slot);
  const replication = await openUpstream(upstream).catch(() => null);
  if (replication === null) return;
  try {
    if ((await replication.slotPosition(slot)) === null) throw new Error(LOG_IS_GONE);
  } finally {
    await replication.close();
  }
}

const LOG_IS_GONE =
  'Die führende Datenbank hat das Protokoll nicht mehr, das dieser Replik fehlt: Sie war zu lange weg. Mit --again wird alles neu kopiert.';

async function openUpstream({ host, port, user, password }: Upstream): Promise<Replication> {
  const settings = { host, port, user, password, connectionTimeoutMillis: CONNECTS_WITHIN_IN_MS };
  return openReplication(settings).catch((cause: unknown) => {
    throw new Error(`Die führende Datenbank unter ${host}:${port} lässt diese Replik nicht zu: ${reasonOf(cause)}`, {
      cause,
    });
  });
}

async function refuseUnfit(replication: Replication): Promise<void> {
  const version = await replication.show('server_version');
  if (version.split('.')[0] === EMBEDDED_MAJOR) return;
  throw new Error(
    `Dort läuft PostgreSQL ${version}. Eine Replik braucht dieselbe Version wie die mitgebrachte, PostgreSQL ${EMBEDDED_MAJOR}.`,
  );
}

function readingAddress(
  { user, password }: Upstream,
  access: ReplicationAccess | null,
  { connection }: EmbeddedPostgres,
): string {
  const name = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  if (access) return `postgres://${name}@${access.host}:${access.port}/${DATABASE_USER}`;
  return `postgres://${name}@localhost:${connection.port}/${DATABASE_USER}?host=${encodeURIComponent(connection.host)}`;
}

export type StandbyState = { isStandby: boolean; isConnected: boolean };

/** Whether a replica follows, and whether the primary reaches it. */
export async function readStandbyState({ connection }: Pick<EmbeddedPostgres, 'connection'>): Promise<StandbyState> {
  const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: CONNECTS_WITHIN_IN_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<StandbyState>(
      `select pg_is_in_recovery() as "isStandby",
         exists (select 1 from pg_stat_wal_receiver where status = 'streaming') as "isConnected"`,
    );
    return rows[0] ?? { isStandby: false, isConnected: false };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What is wrong where a replica is not connected; null: the primary is just not there. */
export async function faultOfConnection(dataDir: string): Promise<string | null> {
  const upstream = followedBy(choosePostgresPlaces(dataDir));
  if (upstream === null) return null;
  const replication = await openUpstream(upstream).catch(() => null);
  if (replication === null) return null;
  try {
    return (await replication.slotPosition(upstream.slot)) === null ? LOG_IS_GONE : null;
  } finally {
    await replication.close();
  }
}

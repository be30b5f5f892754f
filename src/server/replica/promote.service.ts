import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { SECRETS } from '#server/backup/backup.service.ts';
import { isStandbyCluster, runningServer, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { type PostgresPlaces, choosePostgresPlaces } from '#server/platform/database/postgres-places.ts';
import { lockInstance } from '#server/platform/instance-lock.ts';
import { type Upstream, followedBy } from './upstream.ts';

export type Promotion = {
  /** When the last thing that it has was committed, by the clock of the former primary; null: it has heard of none. */
  lastCommitAt: Date | null;
  /** What a start on this data folder lacks: keys and pictures, which are no part of the database. */
  missing: string[];
  formerPrimary: string | null;
};

export type PromoteOptions = {
  dataDir: string;
  /** Promotes although the former primary still answers. */
  isForced: boolean;
  onWait?: (what: string) => void;
};

const ANSWERS_WITHIN_IN_MS = 3_000;
const PROMOTES_WITHIN_IN_S = 120;
const REPLICA_ENDS_WITHIN_IN_MS = 30_000;

/**
 * Makes the leading database of a replica, and leaves its server stopped, for `npm start`. With a running `npm run replica` that
 * one ends by itself.
 * @throws Error in words for the operator
 */
export async function promoteStandby({ dataDir, isForced, onWait }: PromoteOptions): Promise<Promotion> {
  const places = choosePostgresPlaces(dataDir);
  if (!isStandbyCluster(places))
    throw new Error(`Im Datenordner ${dataDir} liegt keine Replik. DATA_DIR nennt einen anderen.`);
  const upstream = followedBy(places);
  const formerPrimary = upstream && `${upstream.host}:${upstream.port}`;
  if (upstream && !isForced && (await answers(upstream)))
    throw new Error(
      `Die führende Datenbank unter ${formerPrimary} antwortet noch. Zwei führende Datenbanken laufen auseinander: Bitte beende Stammplatz dort zuerst. Nur wenn sie sicher niemand mehr benutzt, hilft --force.`,
    );
  const isRunning = runningServer(places) !== null;
  const lock = isRunning ? null : await lockInstance(dataDir);
  try {
    const server = await startEmbeddedPostgres(dataDir, { places, isStandby: true });
    const lastCommitAt = await promote(server.connection);
    if (isRunning) await untilStopped(places, onWait);
    else await server.stop();
    return { lastCommitAt, missing: missingIn(dataDir), formerPrimary };
  } finally {
    lock?.release();
  }
}

/** A database that starts or stops refuses a connection, and is there all the same. */
async function answers({ host, port, user, password }: Upstream): Promise<boolean> {
  const settings = { host, port, user, password, database: 'stammplatz' };
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: ANSWERS_WITHIN_IN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Facts = { isPromoted: boolean; at: Date | null };

/** All that was received is replayed first. One statement: the server is stopped soon afterwards. */
const PROMOTE = `with promoted as materialized (select pg_promote(true, $1) as "isPromoted")
  select "isPromoted", pg_last_xact_replay_timestamp() as at from promoted`;

async function promote(connection: pg.ClientConfig): Promise<Date | null> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Facts>(PROMOTE, [PROMOTES_WITHIN_IN_S]);
    if (!rows[0]?.isPromoted) throw new Error(`Die Replik führt nach ${PROMOTES_WITHIN_IN_S} s noch nicht.`);
    return rows[0].at;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilStopped(places: PostgresPlaces, onWait?: (what: string) => void): Promise<void> {
  onWait?.('„npm run replica“ beendet sich');
  const deadline = Date.now() + REPLICA_ENDS_WITHIN_IN_MS;
  while (runningServer(places) !== null && Date.now() < deadline) await wait(100);
}

const missingIn = (dataDir: string): string[] =>
  [...SECRETS, 'images/uploads'].filter((name) => !existsSync(join(dataDir, name)));

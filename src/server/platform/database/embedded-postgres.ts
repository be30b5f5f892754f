import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { release, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { doublingDelayInMs } from '#domain/doubling-delay.ts';
import type { ReplicationAccess } from '#server/platform/config.ts';
import { refuseFullDisk } from '#server/platform/files/real-folder.ts';
import { choosePostgresPlaces, type PostgresPlaces } from './postgres-places.ts';

export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string };
  fallbacks: string[];
  /** False where a server of an earlier start was found alive and taken over. */
  wasStarted: boolean;
  stop: () => Promise<void>;
};

type StartOptions = {
  /** Set to false only for throw-away clusters of tests. */
  isDurable?: boolean;
  sharedBuffersInMb?: number;
  onLog?: (line: string) => void;
  places?: PostgresPlaces;
  /** Further settings of the server, which count before all others. */
  settings?: Readonly<Record<string, string>>;
  /** Where it also listens to the network, for replicas. */
  access?: ReplicationAccess | null;
  /** The data folder is a replica's, and stays one. */
  isStandby?: boolean;
  /** How long it may take until it answers; a recovery from a backup takes longer than one after a kill. */
  startLimitInMs?: number;
};

export const DATABASE_USER = 'stammplatz';
/** The role of replicas and of those who read from them; see `replica-role.ts`. */
export const REPLICA_USER = 'stammplatz_replica';
/** A replica that is away for so much log has to be made again: the disk of the primary must not fill for it. */
const LOG_KEPT_FOR_REPLICAS = '8GB';
/** What a new cluster with our tables takes. */
const NEW_CLUSTER_IN_BYTES = 100 * 2 ** 20;
const DEFAULT_PORT = 5432;
const START_LIMIT_IN_MS = MINUTE_IN_MS;
const STOP_LIMIT_IN_MS = 20_000;
/** A server that was taken over is no child of ours: its end is seen by looking. */
const LOOK_EVERY_MS = 250;

/**
 * Starts PostgreSQL on a data folder, over a Unix socket and where `access` says so: creates a missing cluster, takes over
 * a running server, recovers after a kill, and restarts a server that dies, its own or the one taken over.
 * @throws Error with the end of the database log when it does not start.
 */
export async function startEmbeddedPostgres(dataDir: string, options: StartOptions = {}): Promise<EmbeddedPostgres> {
  const places = options.places ?? choosePostgresPlaces(dataDir);
  if (isStandbyCluster(places) && !options.isStandby)
    throw new Error(
      `Der Datenordner ${dataDir} ist der einer Replik. „npm run replica“ lässt sie weiter mitlaufen, „npm run promote“ macht sie zur führenden Datenbank (docs/replicas.md).`,
    );
  if (!existsSync(join(places.cluster, 'PG_VERSION'))) makeCluster(places, options.isDurable ?? true);
  let isStopping = false;
  let child: ChildProcess | null = null;

  const launch = async (): Promise<boolean> => {
    const deadline = Date.now() + START_LIMIT_IN_MS;
    // No pause where nothing is locked: the caller loads the whole program before another turn of the event loop.
    while (!clearStaleLock(places)) {
      const living = await findLivingServer(places);
      if (living !== null) {
        void relaunchAtEndOf(living);
        return false;
      }
      if (Date.now() > deadline) throw new Error('Processes of an earlier database still work on the data folder.');
      await wait(20);
    }
    child = spawnServer(places, options);
    await waitUntilReady(places, child, options.startLimitInMs ?? START_LIMIT_IN_MS);
    child.once('exit', () => {
      if (!isStopping) void relaunch();
    });
    return true;
  };
  const relaunchAtEndOf = async (pid: number): Promise<void> => {
    while (isAlive(pid)) await wait(LOOK_EVERY_MS, undefined, { ref: false });
    if (!isStopping) await relaunch();
  };
  const relaunch = async (): Promise<void> => {
    for (let attempt = 0; !isStopping && attempt < 10; attempt++) {
      options.onLog?.('The database stopped unexpectedly; starting it again.');
      await wait(doublingDelayInMs(attempt, { firstInMs: 200, longestInMs: 5_000 }));
      if (isStopping) return;
      try {
        await launch();
        return;
      } catch (error) {
        options.onLog?.(`The database did not come up: ${String(error)}`);
      }
    }
  };

  const wasStarted = await launch();
  return {
    connection: {
      host: places.socketFolder,
      port: readServerFile(places)?.port ?? DEFAULT_PORT,
      user: DATABASE_USER,
      database: DATABASE_USER,
    },
    fallbacks: places.fallbacks,
    wasStarted,
    stop: async () => {
      isStopping = true;
      await stopServer(places);
    },
  };
}

/** Whether the files are a replica's, which follows another server. */
export const isStandbyCluster = ({ cluster }: PostgresPlaces): boolean => existsSync(join(cluster, 'standby.signal'));

/**
 * Settings that open the server to the network: encrypted passwords only, one role, the named machines. The file of rules
 * made by initdb trusts everybody on this machine.
 */
function networkSettings(places: PostgresPlaces, access: ReplicationAccess): Record<string, string> {
  const rules = access.from.flatMap((from) => [
    `host replication ${REPLICA_USER} ${from} scram-sha-256`,
    `host ${DATABASE_USER} ${REPLICA_USER} ${from} scram-sha-256`,
  ]);
  const file = join(dirname(places.cluster), 'replication_hba.conf');
  writeFileSync(file, ['local all all trust', ...rules, ''].join('\n'));
  chmodSync(file, 0o644);
  return {
    listen_addresses: access.host,
    port: String(access.port),
    hba_file: file,
    max_slot_wal_keep_size: LOG_KEPT_FOR_REPLICAS,
  };
}

function makeCluster(places: PostgresPlaces, isDurable: boolean): void {
  refuseFullDisk(dirname(places.cluster), NEW_CLUSTER_IN_BYTES);
  const half = `${places.cluster}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  if (places.owner) chownSync(half, places.owner.uid, places.owner.gid);
  const run = spawnSync(
    join(places.binaries, 'bin/initdb'),
    [
      `--pgdata=${half}`,
      `--username=${DATABASE_USER}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      // A half-made cluster is thrown away, so its files need no flush of their own before the rename below.
      ...(isDurable ? [] : ['--no-sync']),
    ],
    { ...places.owner, cwd: '/', env: { PATH: '/usr/bin:/bin', TZ: 'UTC' }, encoding: 'utf8' },
  );
  if (run.status !== 0) throw new Error(`The database could not be created: ${run.stderr || String(run.error)}`);
  renameSync(half, places.cluster);
}

/**
 * How recovery after a kill flushes the data folder first: the file system in one call, or each of its thousand files, which
 * takes seconds. Linux before 5.8 does not report the failures of the one call.
 */
export function initialSyncMethod(kernel: string = release()): 'syncfs' | 'fsync' {
  const [major = 0, minor = 0] = kernel.split('.').map((part) => Number.parseInt(part, 10));
  return major > 5 || (major === 5 && minor >= 8) ? 'syncfs' : 'fsync';
}

function spawnServer(places: PostgresPlaces, options: StartOptions): ChildProcess {
  const buffers = options.sharedBuffersInMb ?? Math.max(64, Math.min(4096, Math.round(totalmem() / 2 ** 20 / 4)));
  const settings = {
    listen_addresses: '',
    unix_socket_directories: places.socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: `${buffers}MB`,
    work_mem: '32MB',
    maintenance_work_mem: '256MB',
    random_page_cost: '1.1',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_min_messages: 'fatal',
    shared_memory_type: 'mmap',
    dynamic_shared_memory_type: 'posix',
    recovery_init_sync_method: initialSyncMethod(),
    ...(options.isDurable === false
      ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }
      : {}),
    ...(options.access ? networkSettings(places, options.access) : {}),
    ...options.settings,
  };
  const log = openSync(join(dirname(places.cluster), 'postgres.log'), 'w');
  return spawn(
    join(places.binaries, 'bin/postgres'),
    ['-D', places.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Its own process group: Ctrl+C reaches the app only, which then ends its requests before the database.
    {
      ...places.owner,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', TZ: 'UTC' },
      stdio: ['ignore', log, log],
      detached: true,
    },
  );
}

type ServerFile = { pid: number; port: number; status: string };

function readServerFile(places: PostgresPlaces): ServerFile | null {
  try {
    const lines = readFileSync(join(places.cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() };
  } catch {
    return null;
  }
}

/** Whether a process runs and is not a zombie: a killed postmaster can be one for seconds. */
function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z';
  } catch {
    return false;
  }
}

/** Processes that work inside the cluster's folder; PostgreSQL's children change into it. */
function processesInside(cluster: string): number[] {
  const folder = realpathSync(cluster);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readlinkSync(`/proc/${name}/cwd`) === folder;
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** The process of the server that works on these files, if one does. */
export const runningServer = (places: PostgresPlaces): number | null =>
  existsSync(places.cluster) ? (livingServer(places)?.pid ?? null) : null;

/** The server that holds the lock, if it is there. */
function livingServer(places: PostgresPlaces): ServerFile | null {
  const found = readServerFile(places);
  return found && isAlive(found.pid) && processesInside(places.cluster).includes(found.pid) ? found : null;
}

/** The process of the server that works on these files, once it is ready. */
async function findLivingServer(places: PostgresPlaces): Promise<number | null> {
  const deadline = Date.now() + START_LIMIT_IN_MS;
  for (;;) {
    const found = livingServer(places);
    if (!found) return null;
    if (found.status === 'ready') return found.pid;
    if (Date.now() > deadline) throw new Error(`The database (process ${found.pid}) is neither ready nor gone.`);
    await wait(50);
  }
}

/**
 * After a kill: removes the stale locks. Returns false and changes nothing while processes use the folder: a running
 * server, or children of a dead one that have not exited yet.
 */
function clearStaleLock(places: PostgresPlaces): boolean {
  if (processesInside(places.cluster).length > 0) return false;
  rmSync(join(places.cluster, 'postmaster.pid'), { force: true });
  for (const name of readdirSync(places.socketFolder)) rmSync(join(places.socketFolder, name), { force: true });
  return true;
}

async function waitUntilReady(places: PostgresPlaces, child: ChildProcess, limitInMs: number): Promise<void> {
  const deadline = Date.now() + limitInMs;
  for (;;) {
    const found = readServerFile(places);
    if (found && found.pid === child.pid && found.status === 'ready') return;
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      const log = readFileSync(join(dirname(places.cluster), 'postgres.log'), 'utf8');
      throw new Error(`The database did not start:\n${log.slice(-2000)}`);
    }
    await wait(15);
  }
}

/** Stops the server that works on these files, if one does. */
export async function stopServer(places: PostgresPlaces): Promise<void> {
  const found = readServerFile(places);
  if (!found || !isAlive(found.pid)) return;
  const deadline = Date.now() + STOP_LIMIT_IN_MS;
  process.kill(found.pid, 'SIGINT');
  while (isAlive(found.pid)) {
    if (Date.now() > deadline) {
      process.kill(found.pid, 'SIGQUIT');
      return;
    }
    await wait(20);
  }
}

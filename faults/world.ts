import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Db, connect } from '#server/platform/database/database.ts';
import { DATABASE_USER, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import type { ReplicationAccess } from '#server/platform/config.ts';
import { buildIfStale } from '#server/platform/build/web-build.ts';
import { type RunningApp, freePort, newDataDir, startApp, stopApp } from '#e2e/support/global-app.ts';
import { serverProcess } from '#tools/server-process.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

const SAMPLE = { SAMPLE_ADVERTS: '60' };
export const SELLER = { identifier: 'verkauf@stammplatz.example', password: 'holz-muster-2026' };
export const BUYER = { identifier: 'kauf@stammplatz.example', password: 'holz-muster-2026' };

/** The product as `npm start` runs it, on a port that stays the same through restarts. */
export type World = {
  address: string;
  dataDir: string;
  app: () => RunningApp;
  start: (environment?: Record<string, string>) => Promise<RunningApp>;
  /** Ends main process and web processes without a word, as the kernel does when memory runs out. */
  killApp: () => Promise<void>;
  /** The process of the embedded database. */
  postmaster: () => number;
  /** A connection of our own to the database, past the product. */
  openDatabase: () => Db;
  end: () => Promise<void>;
};

/** Starts it on a folder of its own, with the sample marketplace in its embedded database. */
export async function openWorld(environment: Record<string, string> = {}, dataDir = newDataDir()): Promise<World> {
  await buildIfStale();
  const port = String(await freePort());
  const all = { ...SAMPLE, PORT: port, WEB_PROCESSES: '2', ...environment };
  let running: RunningApp;
  const start = async (more: Record<string, string> = {}): Promise<RunningApp> =>
    (running = await startApp(dataDir, { ...all, ...more }, serverProcess()));
  await start();
  return {
    address: `http://localhost:${port}`,
    dataDir,
    app: () => running,
    start,
    killApp: () => killAll(running),
    postmaster: () => postmasterOf(dataDir),
    openDatabase: () =>
      connect({ host: join(dataDir, 'postgres-socket'), user: DATABASE_USER, database: DATABASE_USER }),
    end: async () => {
      await stopApp(running.process, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function killAll(app: RunningApp): Promise<void> {
  const pids = [app.process.pid ?? 0, ...webProcessesOf(app)];
  for (const pid of pids) killIfThere(pid);
  while (pids.some(isThere)) await wait(5);
}

export function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** A zombie counts as gone: what it held is free, and its parent may never ask for it. */
function isThere(pid: number): boolean {
  if (!existsSync(`/proc/${pid}`)) return false;
  const stat = textOf(`/proc/${pid}/stat`);
  return !/\) Z /.test(stat) && stat !== '';
}

/** Empty where the process has ended meanwhile. */
export const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** The web processes of a main process. */
export function webProcessesOf({ process: { pid } }: RunningApp): number[] {
  return textOf(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .map(Number)
    .filter((child) => child > 0 && textOf(`/proc/${child}/cmdline`).includes('main.ts'));
}

/** Resident memory of all processes of the product but the database, in MB. */
export const memoryOf = (app: RunningApp): number =>
  [app.process.pid ?? 0, ...webProcessesOf(app)]
    .map((pid) => Number(/VmRSS:\s+(\d+) kB/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024)
    .reduce((sum, megabytes) => sum + megabytes, 0);

/** What the processes of the embedded database hold for themselves, beside what they share, in MB. */
export const databaseMemoryOf = (postmaster: number): number =>
  [postmaster, ...textOf(`/proc/${postmaster}/task/${postmaster}/children`).split(' ').map(Number)]
    .map((pid) => Number(/RssAnon:\s+(\d+) kB/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024)
    .reduce((sum, megabytes) => sum + megabytes, 0);

/** What is open in all processes of the product. */
export const descriptorsOf = (app: RunningApp): number =>
  [app.process.pid ?? 0, ...webProcessesOf(app)]
    .map((pid) => readdirSync(`/proc/${pid}/fd`).length)
    .reduce((sum, count) => sum + count, 0);

/** A PostgreSQL of its own behind a way that can be disturbed, for as many nodes as wanted. */
export type OutsideDatabase = {
  way: FaultProxy;
  url: string;
  /** Past the product and the way. */
  openDatabase: () => Db;
  postmaster: () => number;
  end: () => Promise<void>;
};

export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

export async function openOutsideDatabase({
  access = null,
}: { access?: ReplicationAccess | null } = {}): Promise<OutsideDatabase> {
  const folder = newDataDir();
  const server = await startEmbeddedPostgres(folder, { sharedBuffersInMb: 128, access });
  const client = new pg.Client({ ...server.connection, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${DATABASE_USER}`);
  await client.end();
  const way = await startFaultProxy({ path: join(server.connection.host, `.s.PGSQL.${server.connection.port}`) });
  return {
    way,
    url: `postgres://${DATABASE_USER}@127.0.0.1:${way.port}/${DATABASE_USER}`,
    openDatabase: () => connect(server.connection),
    postmaster: () => postmasterOf(folder),
    end: async () => {
      way.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Node = {
  address: string;
  app: RunningApp;
  /** Without a word, all its processes. */
  kill: () => Promise<void>;
  /** After a kill, on the same port and folder. */
  startAgain: () => Promise<void>;
  end: () => Promise<number | null>;
};

/** One node of several on an outside database, with a folder of its own and the shared keys. */
export async function startNode(url: string, environment: Record<string, string> = {}): Promise<Node> {
  await buildIfStale();
  const dataDir = newDataDir();
  const port = String(await freePort());
  const start = (): Promise<RunningApp> =>
    startApp(dataDir, {
      DATABASE_URL: url,
      PORT: port,
      SESSION_SECRET: 'a secret that the nodes of a fault test share',
      ...environment,
    });
  let app = await start();
  return {
    address: `http://localhost:${port}`,
    get app() {
      return app;
    },
    kill: () => killAll(app),
    startAgain: async () => void (app = await start()),
    end: async () => {
      const status = await stopApp(app.process, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
      return status;
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { type InstanceLock, lockInstance } from '#server/platform/instance-lock.ts';
import { createLogger } from '#server/platform/logger.ts';
import { isWebProcess } from '#server/platform/processes/web-process-role.ts';
import type { AppOptions } from './build-app.ts';

export type StartOptions = AppOptions & {
  /** Makes the pages ready, while the database comes up. */
  prepareWeb: () => Promise<unknown>;
  /** A last word on the server before it listens. */
  extend?: (app: FastifyInstance) => void;
};

const SHUTDOWN_LIMIT_IN_MS = 9_500;
/** Ctrl+C reaches a process twice where it runs below npm, which passes the signal on: that is one request. */
const SECOND_SIGNAL_AFTER_IN_MS = 500;
const AT_ONCE_WITHIN_IN_MS = 2_000;

/** Everything from a bare data folder to one line with the address, in one process; ends by itself on SIGINT and SIGTERM. */
export const startMarketplace = (config: Config, options: StartOptions): Promise<void> =>
  beginStart(config, async ({ lock, ending, server }) => {
    const { bringUp } = await import('./bring-up.ts');
    const { address } = await bringUp(config, options, { ending, server, isFirst: true, sharesPort: false });
    lock.setAddress(address);
  });

type Begun = {
  lock: InstanceLock;
  ending: Ending;
  /** The embedded database on its way up; null where another one is configured. */
  server: Promise<EmbeddedPostgres> | null;
};

/** Takes the data folder and starts its database, then goes on with `rest`; undoes both where that fails. */
export async function beginStart(config: Config, rest: (begun: Begun) => Promise<void>): Promise<void> {
  const lock = await lockInstance(config.dataDir);
  const ending = createEnding(lock);
  try {
    // The database's process recovers on another core while this one loads the program, which takes longer.
    const server = config.databaseUrl ? null : startDatabase(config, ending);
    await rest({ lock, ending, server });
  } catch (error) {
    // A start that is interrupted on request ends normally, whatever error that causes.
    if (ending.begun.aborted) return;
    await ending.undoAll();
    throw error;
  }
}

/** The error of listening in words that help where the port is taken. */
export function refusePort(error: unknown, port: number): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return error;
  return new Error(`Der Port ${port} ist schon belegt. Mit PORT=… startet Stammplatz auf einem anderen.`, {
    cause: error,
  });
}

function startDatabase(config: Config, ending: Ending): Promise<EmbeddedPostgres> {
  const logger = createLogger(config.logLevel);
  const server = startEmbeddedPostgres(config.dataDir, {
    access: config.replicationAccess,
    onLog: (line) => logger.error(line),
  });
  // Awaited when the program is loaded; until then its failure is not handled.
  server.catch(() => undefined);
  ending.add(async () => (await server.catch(() => null))?.stop());
  return server;
}

export type Ending = {
  /** What has to be undone at the end; the last one added comes first. */
  add: (undo: () => Promise<unknown>) => void;
  undoAll: () => Promise<void>;
  /** Aborted when it begins. */
  begun: AbortSignal;
  /** Aborted by a second signal: nothing is waited for any more. */
  atOnce: AbortSignal;
};

/** Listens for the signals from the first moment on: a start that is broken off leaves no database behind. */
export function createEnding(lock?: InstanceLock): Ending {
  const undos: (() => Promise<unknown>)[] = [];
  const atOnce = new AbortController();
  const begun = new AbortController();
  let signalledAtInMs = 0;
  const undoAll = async (): Promise<void> => {
    for (let undo = undos.pop(); undo; undo = undos.pop()) await undo();
    lock?.release();
  };
  const shutDown = async (): Promise<void> => {
    if (begun.signal.aborted) return;
    signalledAtInMs = performance.now();
    begun.abort();
    lock?.setClosing();
    void wait(SHUTDOWN_LIMIT_IN_MS, undefined, { ref: false }).then(() => process.exit(1));
    await undoAll();
    process.exit(0);
  };
  const endAtOnce = (): void => {
    // A web process is killed by its main process then.
    if (isWebProcess() || performance.now() - signalledAtInMs < SECOND_SIGNAL_AFTER_IN_MS) return;
    void wait(AT_ONCE_WITHIN_IN_MS, undefined, { ref: false }).then(() => process.exit(1));
    atOnce.abort();
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(event, () => (begun.signal.aborted ? endAtOnce() : void shutDown()));
  }
  // The bootstrap was killed, so this server has to stop itself. A web process whose main process was killed goes at once:
  // the next start needs its port.
  process.on('disconnect', () => (isWebProcess() ? process.exit(1) : void shutDown()));
  return {
    add: (undo) => void undos.push(undo),
    undoAll,
    begun: begun.signal,
    atOnce: atOnce.signal,
  };
}

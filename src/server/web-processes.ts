import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Config } from '#server/platform/config.ts';
import type { EmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { relayMeasured } from '#server/platform/processes/metrics-relay.ts';
import { type StartOptions, beginStart, createEnding } from './start.ts';

/** What a web process is told in its environment. */
const ROLE_VARIABLE = 'STAMMPLATZ_WEB_PROCESS';
const Role = z.object({
  /** The first one prepares pages and database, and says where the marketplace is. */
  isFirst: z.boolean(),
  /** Of the embedded database; null where another one is configured. */
  connection: z.object({ host: z.string(), user: z.string(), database: z.string() }).nullable(),
});
type Role = z.infer<typeof Role>;

/** Longer than a web process gives its last requests. */
const PROCESSES_END_WITHIN_IN_MS = 7_000;
/** A process that lived longer did not fail because of how it was started. */
const HEALTHY_AFTER_IN_MS = 10_000;
const RESTART_AFTER_IN_MS = { first: 50, most: 30_000 };

/**
 * The main process of several: owns the database and the lock of the data folder, shares the port out among web processes,
 * and replaces those that die. Resolves when the first of them answers.
 * @throws Error where the first web process does not come up.
 */
export async function startProcesses(config: Config): Promise<void> {
  await beginStart(config, async ({ lock, ending, server }) => {
    const connection = (await server)?.connection ?? null;
    relayMeasured();
    cluster.on('listening', (_worker, { port }) =>
      lock.setAddress(config.publicUrl ?? `http://${config.host}:${port}`),
    );
    ending.add(endProcesses);
    const first = await forkFirst({ isFirst: true, connection });
    const keep = (worker: Worker, failures = 0): void => {
      const atInMs = performance.now();
      worker.once('exit', () => {
        const failed = performance.now() - atInMs < HEALTHY_AFTER_IN_MS ? failures + 1 : 0;
        const pause = Math.min(RESTART_AFTER_IN_MS.first * 4 ** failed, RESTART_AFTER_IN_MS.most);
        const restart = (): void => (ending.hasBegun() ? undefined : keep(fork({ isFirst: false, connection }), failed));
        setTimeout(restart, pause).unref();
      });
    };
    keep(first);
    for (let count = 1; count < config.webProcesses; count += 1) keep(fork({ isFirst: false, connection }));
  });
}

const fork = (role: Role): Worker => cluster.fork({ [ROLE_VARIABLE]: JSON.stringify(role) });

async function forkFirst(role: Role): Promise<Worker> {
  const worker = fork(role);
  const [isListening, code] = await Promise.race([
    once(worker, 'listening').then(() => [true, 0] as const),
    once(worker, 'exit').then(([exitCode]) => [false, Number(exitCode)] as const),
  ]);
  // It has said itself what is wrong.
  if (!isListening) throw new Error(`Der Start ist fehlgeschlagen (Status ${code}).`);
  return worker;
}

async function endProcesses(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const ended = Promise.all(workers.map((worker) => once(worker, 'exit')));
  for (const worker of workers) worker.process.kill('SIGTERM');
  if (workers.length === 0) return;
  const areGone = await Promise.race([
    ended.then(() => true),
    wait(PROCESSES_END_WITHIN_IN_MS, false, { ref: false }),
  ]);
  if (areGone) return;
  for (const worker of workers) worker.process.kill('SIGKILL');
  await ended;
}

/** One of several web processes, as `startProcesses` started it. */
export async function startWebProcess(config: Config, options: StartOptions): Promise<void> {
  const { isFirst, connection } = Role.parse(JSON.parse(process.env[ROLE_VARIABLE] ?? 'null'));
  const ending = createEnding();
  const server: EmbeddedPostgres | null = connection && {
    connection,
    fallbacks: [],
    wasStarted: false,
    stop: async () => undefined,
  };
  try {
    const { bringUp } = await import('./bring-up.ts');
    await bringUp(config, options, { ending, server: server && Promise.resolve(server), isFirst });
  } catch (error) {
    if (ending.hasBegun()) return;
    await ending.undoAll();
    throw error;
  }
}

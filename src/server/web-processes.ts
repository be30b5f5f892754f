import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Config } from '#server/platform/config.ts';
import type { EmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createKeeper } from '#server/platform/processes/keeper.ts';
import { createMeasuredRelay } from '#server/platform/processes/metrics-relay.ts';
import {
  type Prepared,
  type WebProcessRole,
  environmentOfRole,
  readPrepared,
  readRole,
} from '#server/platform/processes/web-process-role.ts';
import { type StartOptions, beginStart, createEnding, refusePort } from './start.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

/** Longer than a web process gives its last requests. */
const PROCESSES_END_WITHIN_IN_MS = 8_000;
const OLD_PROCESSES_GO_WITHIN_IN_MS = 1_000;

const Ready = z.object({ kind: z.literal('ready'), address: z.string(), port: z.number() });
type Ready = z.infer<typeof Ready>;

/**
 * The main process of several: owns the database and the lock of the data folder, starts the web processes, and replaces
 * those that die. Each of them listens on the same port, and the kernel deals connections out among them: a process that
 * is killed takes along only its own. Resolves when the first one answers.
 * @throws Error where the first web process does not come up, or something else listens on the port.
 */
export async function startProcesses(config: Config, { prepareWeb }: StartOptions): Promise<void> {
  await beginStart(config, async ({ lock, ending, server }) => {
    await refuseTakenPort(config);
    const running = new Set<ChildProcess>();
    const keeper = createKeeper({
      startLater: () => startLater(),
      isEnding: () => ending.begun.aborted,
      logger: createLogger(config.logLevel),
    });
    const relay = createMeasuredRelay(keeper.measure);
    const start = (role: WebProcessRole): ChildProcess => {
      const child = fork(MAIN, { env: { ...process.env, ...environmentOfRole(role) } });
      running.add(child);
      child.once('exit', () => running.delete(child));
      relay(child);
      return child;
    };
    ending.add(() => endAll(running, ending.atOnce));

    const first = start({ isFirst: true, port: config.port });
    const ready = readiness(first);
    // Awaited when database and pages are there, which takes less time than loading the program. One after the other: what
    // takes the processor from the first web process makes the start longer.
    ready.catch(() => undefined);
    const connection = (await server)?.connection ?? null;
    await prepareWeb();
    const prepared: Prepared = { kind: 'prepared', connection };
    tell(first, prepared);
    const { address, port } = await ready;
    lock.setAddress(address);
    const startLater = (): ChildProcess => {
      const child = start({ isFirst: false, port });
      tell(child, prepared);
      return child;
    };
    keeper.keep(first);
    for (let count = 1; count < config.webProcesses; count += 1) keeper.keep(startLater());
  });
}

/**
 * Processes that share a port would also share it with another marketplace, without a word. Those of a main process that was
 * just killed are given a moment to go.
 */
async function refuseTakenPort({ port, host }: Config): Promise<void> {
  if (port === 0) return;
  const deadline = performance.now() + OLD_PROCESSES_GO_WITHIN_IN_MS;
  for (;;) {
    const fault = await faultOfListening(port, host);
    if (fault === null) return;
    if (performance.now() > deadline) throw refusePort(fault, port);
    await wait(50);
  }
}

async function faultOfListening(port: number, host: string): Promise<unknown> {
  const server = createServer();
  const fault = await new Promise<unknown>((resolve) => {
    server.once('error', resolve).listen({ port, host }, () => resolve(null));
  });
  if (fault !== null) return fault;
  server.close();
  await once(server, 'close');
  return null;
}

function tell(child: ChildProcess, prepared: Prepared): void {
  // Without a callback a process that has just ended would end this one.
  if (child.connected) child.send(prepared, () => undefined);
}

async function readiness(child: ChildProcess): Promise<Ready> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: unknown) => {
      const { data: ready } = Ready.safeParse(message);
      if (ready) resolve(ready);
    });
    // It has said itself what is wrong.
    child.once('exit', (code) => reject(new Error(`Der Start ist fehlgeschlagen (Status ${code}).`)));
  });
}

async function endAll(running: ReadonlySet<ChildProcess>, atOnce: AbortSignal): Promise<void> {
  const children = [...running];
  const ended = Promise.all(children.map((child) => once(child, 'exit')));
  for (const child of children) child.kill('SIGTERM');
  const limit = wait(PROCESSES_END_WITHIN_IN_MS, false, { ref: false, signal: atOnce }).catch(() => false);
  const areGone = await Promise.race([ended.then(() => true), limit]);
  if (areGone) return;
  for (const child of children) child.kill('SIGKILL');
  await ended;
}

/** One of several web processes, as `startProcesses` started it. */
export async function startWebProcess(config: Config, options: StartOptions): Promise<void> {
  const { isFirst, port } = readRole();
  const ending = createEnding();
  const prepared = readPrepared(ending.begun);
  // Awaited when the program is loaded.
  prepared.catch(() => undefined);
  const server = config.databaseUrl === null ? prepared.then(serverOf) : null;
  try {
    const { bringUp } = await import('./bring-up.ts');
    const tools = { ending, server, isFirst, sharesPort: true };
    const up = await bringUp({ ...config, port }, { ...options, prepareWeb: () => prepared }, tools);
    process.send?.({ kind: 'ready', ...up } satisfies Ready);
  } catch (error) {
    if (ending.begun.aborted) return;
    await ending.undoAll();
    throw error;
  }
}

/** The database of the main process, which alone stops it. */
function serverOf({ connection }: Prepared): EmbeddedPostgres {
  if (connection === null) throw new Error('The main process has no database.');
  return { connection, fallbacks: [], wasStarted: false, stop: async () => undefined };
}

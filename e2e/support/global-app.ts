import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '#server/platform/build/web-build.ts';
import { findChromium } from '#test/chromium.ts';
import { PROCESS_ENVIRONMENT } from '#test/process-environment.ts';
import type { ServerProcess } from '#tools/server-process.ts';
import { WORKERS } from './workers.ts';

declare module 'vitest' {
  // Vitest merges this declaration with its own, which only an interface allows.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    appAddresses: string[];
  }
}

const ROOT = join(import.meta.dirname, '../..');

/**
 * The built product as visitors meet it: its own process, its own database, the whole sample marketplace. Each worker has
 * one, so that no test file meets what another one does at the same time. With E2E_ADDRESS they visit what runs there.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['E2E_ADDRESS'];
  await buildIfStale();
  // Once, before several workers would unpack it at the same time.
  await findChromium();
  if (running !== undefined) {
    // All workers share it: only files that do not mind each other may be run against it.
    project.provide(
      'appAddresses',
      Array.from({ length: WORKERS }, () => running),
    );
    return async () => undefined;
  }
  const dataDirs = Array.from({ length: WORKERS }, newDataDir);
  const apps = await Promise.all(dataDirs.map((dataDir) => startApp(dataDir)));
  project.provide(
    'appAddresses',
    apps.map((app) => app.address),
  );
  return async () => {
    await Promise.all(apps.map((app) => stopApp(app.process, 'SIGTERM')));
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  };
}

/** A throw-away data folder that the database's own account may enter. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stammplatz-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** A free port, for an app whose registration address differs from its own. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  await once(server, 'close');
  if (bound === null || typeof bound === 'string') throw new Error('There is no free port.');
  return bound.port;
}

export type RunningApp = { process: ChildProcess; address: string; output: () => string };

/** Starts the server on a data folder and waits for the line with its address. */
export function startApp(
  dataDir: string,
  environment: Record<string, string> = {},
  settings: ServerProcess = { flags: [], environment: {} },
): Promise<RunningApp> {
  const flags = ['--disable-warning=ExperimentalWarning', ...settings.flags];
  const child = spawn(process.execPath, [...flags, 'src/server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...settings.environment,
      ...PROCESS_ENVIRONMENT,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMITS: 'off',
      // Each file sets the administrator's factor up itself and takes it away again.
      SAMPLE_SECOND_FACTOR: 'off',
      // Several, which take longer to start, have tests of their own.
      WEB_PROCESSES: '1',
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /Stammplatz läuft: (\S+)/.exec(output)?.[1];
      if (address) resolve({ process: child, address, output: () => output });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`The app ended with ${code}:\n${output}`)));
  });
}

/** Ends the server and waits until it is gone; resolves with its exit code. */
export function stopApp(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' | 'SIGINT'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

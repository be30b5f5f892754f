import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#server/platform/clock.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createMemory } from '#server/platform/memory.ts';
import { showProgress } from '#server/platform/console/progress.ts';
import { buildIfStale } from '#server/platform/build/web-build.ts';
import { prepareDatabase } from '#server/prepare.ts';
import { fillSampleMarketplace } from '#server/sample/sample.service.ts';
import { serverProcess } from '#tools/server-process.ts';

export const ROOT = join(import.meta.dirname, '..');
const BENCH_FOLDER = process.env['BENCH_DIR'] ?? join(tmpdir(), 'stammplatz-bench');

export type App = { address: string; pid: number; stop: () => Promise<void> };
/** A filled marketplace with the real app running on it, and a second door to its database for the bench itself. */
export type Marketplace = { adverts: number; app: App; base: BaseContext; close: () => Promise<void> };

const environmentOf = (dataDir: string, port = '0'): Record<string, string> => ({
  DATA_DIR: dataDir,
  PORT: port,
  SAMPLE_ADVERTS: '0',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
});

/** Fills a data folder once with so many adverts, starts the app on it, and removes the folder at `close` unless kept. */
export async function openMarketplace(adverts: number, { isKept }: { isKept: boolean }): Promise<Marketplace> {
  await buildIfStale();
  const dataDir = join(BENCH_FOLDER, String(adverts));
  await fillOnce(dataDir, adverts);
  const app = await startApp(dataDir);
  const config = readConfig(environmentOf(dataDir));
  const opened = await openDatabase(config, { forTools: true });
  return {
    adverts,
    app,
    base: contextOf(config, opened.db),
    close: async () => {
      await opened.db.destroy();
      await app.stop();
      if (!isKept) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same data folder with its database alone: neither pages nor a server. */
export async function openFilled(adverts: number, { isKept }: { isKept: boolean }) {
  const dataDir = join(BENCH_FOLDER, String(adverts));
  await fillOnce(dataDir, adverts);
  const opened = await openDatabase(readConfig(environmentOf(dataDir)), { forTools: true });
  return {
    db: opened.db,
    close: async () => {
      await opened.close();
      if (!isKept) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const contextOf = (config: Config, db: BaseContext['db']): BaseContext => ({
  db,
  memory: createMemory(),
  clock: systemClock,
  newId,
  config,
  logger: createLogger(config.logLevel),
});

async function fillOnce(dataDir: string, adverts: number): Promise<void> {
  const marker = join(dataDir, 'bench-is-filled');
  if (existsSync(marker)) return;
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  for (const folder of [BENCH_FOLDER, dataDir]) chmodSync(folder, 0o755);
  const startedAt = performance.now();
  const config = readConfig(environmentOf(dataDir));
  const opened = await openDatabase(config, { forTools: true });
  await prepareDatabase(opened.db);
  await fillSampleMarketplace(contextOf(config, opened.db), { count: adverts, startProgress: showProgress() });
  await opened.close();
  writeFileSync(marker, '');
  console.log(`Filled ${adverts} adverts in ${((performance.now() - startedAt) / 1000).toFixed(1)} s (${dataDir}).`);
}

/** The server as `npm start` runs it once the packages are installed; resolves when it has printed its address. */
export function startApp(
  dataDir: string,
  { more = {}, root = ROOT }: { more?: Record<string, string>; root?: string } = {},
): Promise<App> {
  const profile = process.env['BENCH_PROFILE'];
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const settings = serverProcess();
  const every = ['--disable-warning=ExperimentalWarning', ...settings.flags];
  const child = spawn(process.execPath, [...flags, ...every, 'src/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', ...settings.environment, ...environmentOf(dataDir), ...more },
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /Stammplatz läuft: (\S+)/.exec(output)?.[1];
      if (address) resolve({ address, pid: child.pid ?? 0, stop: () => stop(child) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`The app ended with ${code}:\n${output}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

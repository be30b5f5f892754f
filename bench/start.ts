import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfStale } from '#server/platform/build/web-build.ts';
import { createClient } from './load.ts';
import { ROOT, startApp } from './marketplace.ts';
import { median } from './percentiles.ts';
import type { Row, Table } from './report.ts';

const RUNS = 3;
const SAMPLE = { SAMPLE_ADVERTS: '3000' };
const COPIED = [
  'src',
  'db',
  'public',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/** As many as the smallest machine has cores. */
const BUSY = 2;
/** Until then a process that runs has kept its compiled program. */
const KEPT_AFTER_IN_MS = 6_000;

type Start = { readyMs: number; stopMs: number };

/** Time from the command to the first page with status 200, with all packages installed. */
export async function measureStarts(): Promise<Table[]> {
  await buildIfStale();
  const cold: Start[] = [];
  const warm: Start[] = [];
  const killed: Start[] = [];
  const killedAll: Start[] = [];
  for (let run = 0; run < RUNS; run++) {
    await inFolder(async (dataDir) => {
      cold.push(await startOnce(dataDir, ROOT));
      warm.push(await startOnce(dataDir, ROOT));
      killed.push(await startAfterKill(dataDir, { withDatabase: false }));
      killedAll.push(await startAfterKill(dataDir, { withDatabase: true }));
    });
  }
  const built = await inFolder((copy) => inFolder((dataDir) => startOnce(dataDir, copyOfSources(copy))));
  const row = (label: string, starts: readonly Start[]): Row => ({
    label,
    cells: [
      median(starts.map((one) => one.readyMs)),
      Math.max(...starts.map((one) => one.readyMs)),
      median(starts.map((one) => one.stopMs)),
    ],
  });
  return [
    {
      key: 'start',
      title: `Start to the first page with status 200, ms, ${RUNS} runs (with build: one)`,
      columns: ['median', 'worst', 'stop median'],
      rows: [
        row('cold: empty data folder, pages built, 3,000 sample adverts', cold),
        row('cold and pages not built', [built]),
        row('warm: second start', warm),
        row(`after a kill of the app, beside ${BUSY} busy processes`, killed),
        row(`after a kill of app and database, beside ${BUSY} busy processes`, killedAll),
      ],
      compare: 'median',
      notes: [],
    },
  ];
}

async function startOnce(dataDir: string, root: string): Promise<Start> {
  const startedAt = performance.now();
  const app = await startApp(dataDir, { more: SAMPLE, root });
  const client = createClient(app.address, 1);
  const answer = await client.send({ path: '/', headers: { accept: 'text/html' } });
  const readyMs = performance.now() - startedAt;
  client.close();
  const stoppedAt = performance.now();
  await app.stop();
  if (answer.status !== 200) throw new Error(`The first page answered ${answer.status}.`);
  return { readyMs, stopMs: performance.now() - stoppedAt };
}

/** The time to ready of the start that follows a kill, while other processes take all the time of the processor they get. */
async function startAfterKill(dataDir: string, { withDatabase }: { withDatabase: boolean }): Promise<Start> {
  const before = await startApp(dataDir, { more: SAMPLE });
  await wait(KEPT_AFTER_IN_MS);
  const database = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(before.pid, 'SIGKILL');
  if (withDatabase) process.kill(database, 'SIGKILL');
  const others = Array.from({ length: BUSY }, () => spawn(process.execPath, ['--eval', 'for (;;) {}']));
  try {
    return await startOnce(dataDir, ROOT);
  } finally {
    for (const other of others) other.kill('SIGKILL');
  }
}

/** The repository without its built pages, so that the working tree is not touched. */
function copyOfSources(folder: string): string {
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'stammplatz-start-'));
  // The database runs under an account of its own, which has to be able to enter.
  chmodSync(folder, 0o755);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

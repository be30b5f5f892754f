import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '#server/platform/web-build.ts';
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

type Start = { readyMs: number; stopMs: number };

/** Time from the command to the first page with status 200, with all packages installed. */
export async function measureStarts(): Promise<Table[]> {
  await buildIfStale();
  const cold: Start[] = [];
  const warm: Start[] = [];
  for (let run = 0; run < RUNS; run++) {
    await inFolder(async (dataDir) => {
      cold.push(await startOnce(dataDir, ROOT));
      warm.push(await startOnce(dataDir, ROOT));
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

/** The repository without its built pages, so that nothing of the working tree is touched. */
function copyOfSources(folder: string): string {
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'stammplatz-start-'));
  // The database runs under an account of its own and has to be able to enter.
  chmodSync(folder, 0o755);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

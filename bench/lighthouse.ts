import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { BUDGETED_PAGES, pathOf } from '#test/budgets.ts';
import { findChromium } from '#test/chromium.ts';
import type { Marketplace } from './marketplace.ts';
import { median } from './percentiles.ts';
import type { Row, Table } from './report.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LCP_IN_MS = 2_500;
const COLUMNS = [...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'];

/** Lighthouse with its phone preset: 4 × slower processor, 1.6 Mbit/s, 150 ms; the middle one of three runs. */
export async function measureLighthouse({ app, adverts }: Marketplace): Promise<Table[]> {
  const chromium = await startChromium();
  const rows: Row[] = [];
  const findings: string[] = [];
  try {
    for (const page of BUDGETED_PAGES) {
      const url = app.address + (await pathOf(page, app.address));
      const reply = await fetch(url);
      if (!reply.ok) {
        rows.push({
          label: `${page}: status ${reply.status}`,
          cells: COLUMNS.map(() => null),
          budget: { column: 'LCP ms', atMost: LCP_IN_MS },
        });
        continue;
      }
      const runs: Audited[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await auditPage(url, chromium.port));
      const cells = COLUMNS.map((_, index) => median(runs.map((one) => one.cells[index] ?? Number.NaN)));
      rows.push({ label: page, cells, budget: { column: 'LCP ms', atMost: LCP_IN_MS } });
      for (const finding of runs[0]?.findings ?? []) findings.push(`${page}: ${finding}`);
    }
  } finally {
    chromium.stop();
  }
  return [
    {
      key: `lighthouse ${adverts}`,
      title: `Lighthouse, phone preset, middle of ${RUNS} runs`,
      columns: COLUMNS,
      rows,
      compare: 'performance',
      notes: findings,
    },
  ];
}

type Audited = { cells: number[]; findings: string[] };

async function auditPage(url: string, port: number): Promise<Audited> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits } = result.lhr;
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const findings = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => `${name}: ${id}`),
  );
  return {
    cells: [
      ...CATEGORIES.map((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100)),
      value('first-contentful-paint'),
      value('largest-contentful-paint'),
      value('total-blocking-time'),
      value('cumulative-layout-shift'),
    ],
    findings,
  };
}

async function startChromium(): Promise<{ port: number; stop: () => void }> {
  const { executablePath, environment } = await findChromium();
  const profile = mkdtempSync(join(tmpdir(), 'stammplatz-lighthouse-'));
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ];
  const child = spawn(
    executablePath,
    [...flags, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...environment },
    },
  );
  const port = await portOf(child);
  return {
    port,
    stop: () => {
      child.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
      child.kill();
    },
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}:\n${output.slice(-500)}`)));
  });
}

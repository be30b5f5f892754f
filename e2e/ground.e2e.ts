import { join } from 'node:path';
import { readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newDataDir, type RunningApp, startApp, stopApp } from './support/global-app.ts';

const SAMPLE = { SAMPLE_ADVERTS: '60' };

/** A filled folder whose server has ended, which each test copies: filling one takes longer than most of the tests. */
const filled = { dataDir: '', output: '' };
beforeAll(async () => {
  filled.dataDir = newDataDir();
  const app = await startApp(filled.dataDir, SAMPLE);
  filled.output = app.output();
  await stopApp(app.process, 'SIGTERM');
});
afterAll(() => rmSync(filled.dataDir, { recursive: true, force: true }));

let dataDir = '';
const running: RunningApp[] = [];

async function start(environment: Record<string, string> = {}): Promise<RunningApp> {
  const app = await startApp(dataDir, { ...SAMPLE, ...environment });
  running.push(app);
  return app;
}

beforeEach(() => {
  dataDir = newDataDir();
  // With file owners: the database has an account of its own where the tests run as root.
  execFileSync('cp', ['-a', `${filled.dataDir}/.`, dataDir]);
});
afterEach(async () => {
  for (const app of running.splice(0)) await stopApp(app.process, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

const postmaster = (): number => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

async function call(
  app: RunningApp,
  path: string,
  body?: unknown,
  token?: string,
): Promise<{ status: number; json: Record<string, unknown> }> {
  const reply = await fetch(app.address + path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  return { status: reply.status, json: await reply.json() };
}

async function signIn(app: RunningApp): Promise<string> {
  const { json } = await call(app, '/api/auth/local', {
    identifier: 'verkauf@stammplatz.example',
    password: 'holz-muster-2026',
  });
  return String(json['jwt']);
}

/** Creates adverts until aborted, and notes the acknowledged ids. */
async function writeUntil(
  app: RunningApp,
  token: string,
  acknowledged: string[],
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    try {
      const { status, json } = await call(
        app,
        '/api/v1/adverts',
        { category: 'LOGS', title: `Polter ${acknowledged.length}` },
        token,
      );
      if (status === 201) acknowledged.push(String(json['id']));
    } catch {
      // The server is gone: nothing was acknowledged.
    }
  }
}

async function lost(app: RunningApp, token: string, ids: string[]): Promise<string[]> {
  const answers = await Promise.all(
    ids.map(async (id) => [id, (await call(app, `/api/v1/adverts/${id}`, undefined, token)).status] as const),
  );
  return answers.filter(([, status]) => status !== 200).map(([id]) => id);
}

test('fills the sample marketplace once and prints one line with the address', async () => {
  expect(filled.output).toContain('60 Anzeigen von 200 Anbietern');
  const again = await start();
  expect(again.output()).not.toContain('Anbietern');
  const { json } = await call(again, '/api/v1/products', {});
  expect(json['totalElements']).toBe(60);
});

test('ends cleanly on SIGTERM and on SIGINT', async () => {
  const first = await start();
  expect(await stopApp(first.process, 'SIGTERM')).toBe(0);
  const second = await start();
  expect(await stopApp(second.process, 'SIGINT')).toBe(0);
  expect(() => postmaster()).toThrow('ENOENT');
});

test('a second start on the same data folder says who is there and stops', async () => {
  const app = await start();
  await expect(startApp(dataDir)).rejects.toThrow(
    `läuft bereits auf dem Datenordner ${dataDir} (Prozess ${app.process.pid}) und antwortet unter ${app.address}`,
  );
  expect((await call(app, '/health/ready')).status).toBe(200);
});

/** So many are acknowledged before each kill. */
const LEAST_WRITES = 10;

// With several web processes, messages and repeated writes: faults/kills.ts.
test('keeps every acknowledged write through kills of the app, of the database, and of both, in one process', async () => {
  const kills: ((app: RunningApp) => void)[] = [
    (app) => app.process.kill('SIGKILL'),
    () => process.kill(postmaster(), 'SIGKILL'),
    (app) => {
      app.process.kill('SIGKILL');
      process.kill(postmaster(), 'SIGKILL');
    },
  ];
  const ids: string[] = [];
  for (const kill of kills) {
    const app = await start();
    const token = await signIn(app);
    let isOver = false;
    const enough = ids.length + LEAST_WRITES;
    const writing = writeUntil(app, token, ids, () => isOver);
    try {
      await expect.poll(() => ids.length).toBeGreaterThan(enough);
      kill(app);
    } finally {
      isOver = true;
    }
    await writing;
    await stopApp(app.process, 'SIGKILL');
  }
  const app = await start();
  expect(await lost(app, await signIn(app), ids)).toEqual([]);
  // Four starts, some of them with a recovery.
}, 180_000);

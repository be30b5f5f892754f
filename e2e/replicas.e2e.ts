import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { getAdvert, updateAdvert } from '#contract/adverts/adverts.ts';
import { PROCESS_ENVIRONMENT } from '#test/process-environment.ts';
import { freePort, newDataDir, type RunningApp, startApp, stopApp } from './support/global-app.ts';
import { beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

const PROCESSES = 2;
const PASSWORD = 'nur-fuer-diesen-Test';
const ROOT = join(import.meta.dirname, '..');
const [first, second] = [newDataDir(), newDataDir()];
const children: ChildProcess[] = [];

afterAll(async () => {
  for (const child of children) await stopApp(child, 'SIGTERM');
  for (const folder of [first, second]) rmSync(folder, { recursive: true, force: true });
});

type Command = { says: (words: RegExp) => Promise<string>; ended: Promise<unknown>; kill: () => void };

/** A command of the operator, as npm runs it. */
function run(script: string, environment: Record<string, string>, ...args: string[]): Command {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...PROCESS_ENVIRONMENT, ...environment },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit').then(([code]): unknown => code);
  return {
    ended,
    kill: () => void child.kill('SIGKILL'),
    says: async (words) => {
      for (;;) {
        const found = words.exec(output)?.[0];
        if (found !== undefined) return found;
        if (child.exitCode !== null) throw new Error(`Ended with ${child.exitCode}:\n${output}`);
        await wait(50);
      }
    },
  };
}

async function start(dataDir: string, environment: Record<string, string>): Promise<RunningApp> {
  const app = await startApp(dataDir, { WEB_PROCESSES: String(PROCESSES), SAMPLE_ADVERTS: '60', ...environment });
  children.push(app.process);
  return app;
}

type Answer = { status: number; body: string; cookies: string[] };

/** Each request has a connection of its own, which the kernel gives to any of the processes. */
function ask(app: RunningApp, path: string, options: { cookie?: string; form?: string } = {}): Promise<Answer> {
  const { cookie, form } = options;
  return new Promise((resolve, reject) => {
    const asked = request(
      app.address + path,
      {
        agent: new Agent({ keepAlive: false }),
        method: form === undefined ? 'GET' : 'POST',
        headers: {
          ...(cookie === undefined ? {} : { cookie }),
          ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', origin: app.address }),
        },
      },
      (reply) => {
        let body = '';
        reply.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        const cookies = reply.headers['set-cookie'] ?? [];
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body, cookies }));
      },
    );
    asked.on('error', reject);
    asked.end(form);
  });
}

const askAll = (app: RunningApp, path: string): Promise<Answer[]> =>
  Promise.all(Array.from({ length: 4 * PROCESSES }, () => ask(app, path)));

async function figure(app: RunningApp, name: string): Promise<number> {
  const { body } = await ask(app, '/metrics');
  const line = body.split('\n').find((text) => text.startsWith(name));
  return Number(line?.split(' ').at(-1) ?? Number.NaN);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 40_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It did not become so.');
    await wait(100);
  }
}

test('visitors read from a replica, which takes over by command when the first machine is gone', async () => {
  const [port, replicaPort] = [await freePort(), await freePort()];
  const from = { REPLICATION_FROM: '127.0.0.1' };
  const onFirst = { ...from, REPLICATION_LISTEN: `127.0.0.1:${port}` };
  const onSecond = { ...from, REPLICATION_LISTEN: `127.0.0.1:${replicaPort}` };
  const replicaAddress = `postgres://stammplatz_replica:${PASSWORD}@127.0.0.1:${replicaPort}/stammplatz`;
  writeFileSync(join(first, 'replication-password'), PASSWORD, { mode: 0o600 });
  const app = await start(first, { ...onFirst, DATABASE_REPLICA_URLS: replicaAddress });
  expect(app.output()).toContain(`Die Replik 127.0.0.1:${replicaPort} ist nicht erreichbar`);

  const address = await run('tools/replica.ts', { DATA_DIR: first, ...onFirst }, 'address').says(/postgres:\S+/);
  const killed = run('tools/replica.ts', { DATA_DIR: second, ...onSecond }, address);
  await killed.says(/verbunden/);
  killed.kill();
  await killed.ended;
  const replica = run('tools/replica.ts', { DATA_DIR: second, ...onSecond });
  expect(await replica.says(/(?<=DATABASE_REPLICA_URLS=)\S+/)).toBe(replicaAddress);
  await replica.says(/läuft weiter mit/);
  // Both processes find it by themselves.
  await until(async () => (await figure(app, 'stammplatz_replica_processes')) === PROCESSES);

  const seller = await registerSeller(app.address);
  const advert = await publish(seller, beechFirewood({ title: `Buche ${newWord()}` }));
  expect((await askAll(app, `/ad/${advert.slug}`)).map(({ status }) => status)).not.toContain(404);
  const title = `Fichte ${newWord()}`;
  await seller.api.call(updateAdvert, { advertId: advert.id, editAdvertDto: beechFirewood({ title }) });
  await wait(1_000);
  const { slug } = await seller.api.call(getAdvert, { advertId: advert.id });
  expect((await askAll(app, `/ad/${slug}`)).filter(({ body }) => !body.includes(title))).toEqual([]);
  await askAll(app, '/kaufen-verkaufen');
  expect(await figure(app, 'stammplatz_old_reads_total{by="replica"}')).toBeGreaterThan(0);

  // A visitor who sends a form reads the database itself for a while.
  const { cookies } = await ask(app, '/api/auth/signout', { form: 'csrfToken=x' });
  expect(cookies.filter((cookie) => cookie.startsWith('frisch=1; '))).toHaveLength(1);
  const before = await figure(app, 'stammplatz_old_reads_total{by="replica"}');
  expect((await ask(app, `/ad/${slug}`, { cookie: 'frisch=1' })).body).toContain(title);
  expect(await figure(app, 'stammplatz_old_reads_total{by="replica"}')).toBe(before);

  const pid = Number(readFileSync(join(second, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const asked = Array.from({ length: 40 }, async (_, index) => {
    await wait(index * 25);
    return ask(app, `/ad/${slug}?nummer=${index}`);
  });
  await wait(300);
  process.kill(pid, 'SIGKILL');
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
  await until(async () => (await figure(app, 'stammplatz_replica_processes')) === PROCESSES);

  await stopApp(app.process, 'SIGTERM');
  const promotion = run('tools/promote.ts', { DATA_DIR: second });
  await promotion.says(/führt jetzt/);
  expect([await promotion.ended, await replica.ended]).toEqual([0, 0]);
  copyFileSync(join(first, 'session-secret'), join(second, 'session-secret'));
  const successor = await start(second, onSecond);
  expect((await ask(successor, `/ad/${slug}`)).body).toContain(title);
  const later = `Tanne ${newWord()}`;
  const account = await registerSeller(successor.address);
  const own = await publish(account, beechFirewood({ title: later }));
  expect((await ask(successor, `/ad/${own.slug}`)).body).toContain(later);

  // The first one does not come up beside its successor.
  const returned = start(first, { ...onFirst, DATABASE_REPLICA_URLS: replicaAddress });
  await expect(returned).rejects.toThrow('führt jetzt selbst');
}, 240_000);

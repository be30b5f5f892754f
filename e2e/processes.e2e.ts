import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAdvert, updateAdvert } from '#contract/adverts/adverts.ts';
import { newDataDir, type RunningApp, startApp, stopApp } from './support/global-app.ts';
import { beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

const PROCESSES = 3;
const dataDir = newDataDir();
let app: RunningApp;

beforeAll(async () => {
  app = await startApp(dataDir, { WEB_PROCESSES: String(PROCESSES), RATE_LIMITS: 'on', SAMPLE_ADVERTS: '60' });
  await untilAllAnswer();
});
afterAll(async () => {
  await stopApp(app.process, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

/** The web processes, which the main process started. */
const webProcesses = (): number[] => {
  const { pid } = app.process;
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .map(Number)
    .filter((child) => child > 0 && commandLine(child).includes('main.ts'));
};

/** Empty where the process has ended meanwhile. */
const commandLine = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};

/**
 * Kills a web process. Its listening socket is closed only when its last thread has ended; a zombie may still have
 * some, so this waits until the main process has taken its exit status, which the kernel gives after that.
 */
async function kill(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  while (existsSync(`/proc/${pid}`)) await wait(10);
}

type Answer = { status: number; body: string };

/** Without an agent each request has a connection of its own, which the main process gives to the next web process. */
function ask(path: string, body?: unknown, agent = new Agent({ keepAlive: false })): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      app.address + path,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json' },
      },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: text }));
      },
    );
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** What `/metrics` says; asked again where the connection was dealt to a process that had just been killed. */
const figures = async (): Promise<string> => {
  const answer = await ask('/metrics').catch(() => null);
  return answer?.body ?? '';
};

/** Waits until as many web processes as wanted answer. */
async function untilAllAnswer(): Promise<void> {
  const deadline = Date.now() + 50_000;
  while (!(await figures()).includes(`stammplatz_web_processes ${PROCESSES}\n`)) {
    if (Date.now() > deadline) throw new Error('Not all web processes came up.');
    await wait(100);
  }
}

/** How many open connections of clients a process holds. */
function connectionsOf(pid: number): number {
  const held = new Set(readdirSync(`/proc/${pid}/fd`).map((fd) => /^socket:\[(\d+)\]$/.exec(target(pid, fd))?.[1]));
  const port = Number(new URL(app.address).port).toString(16).toUpperCase().padStart(4, '0');
  return ['tcp', 'tcp6']
    .flatMap((kind) => readFileSync(`/proc/net/${kind}`, 'utf8').trim().split('\n').slice(1))
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local, , state, , , , , , inode]) => local?.endsWith(`:${port}`) && state === OPEN && held.has(inode))
    .length;
}
/** TCP_ESTABLISHED of the kernel. */
const OPEN = '01';

/** Empty where the descriptor has been closed meanwhile. */
const target = (pid: number, fd: string): string => {
  try {
    return readlinkSync(`/proc/${pid}/fd/${fd}`);
  } catch {
    return '';
  }
};

/** Asks again and again over one connection, and so one web process, until it is stopped or the connection breaks. */
async function openLine() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const askOnce = () => ask('/health/ready', undefined, agent);
  const line = { statuses: [(await askOnce()).status], isBroken: false, stop: async () => {} };
  let isStopped = false;
  const asking = (async () => {
    while (!isStopped) {
      line.statuses.push((await askOnce()).status);
      await wait(20);
    }
  })().catch(() => void (line.isBroken = true));
  line.stop = async () => {
    isStopped = true;
    await asking;
    agent.destroy();
  };
  return line;
}

test('a killed web process breaks its own connections only, and is replaced while the others answer', async () => {
  await untilAllAnswer();
  const before = webProcesses();
  expect(before).toHaveLength(PROCESSES);
  const lines = [];
  // The kernel deals connections by chance: of six, one process gets none in every eleventh case.
  while (lines.length < 2 * PROCESSES || before.some((pid) => connectionsOf(pid) === 0)) lines.push(await openLine());
  const killed = before[0] ?? 0;
  const broken = connectionsOf(killed);
  expect(broken).toBeGreaterThan(0);
  await kill(killed);
  const statuses = new Set<number>();
  while (webProcesses().filter((pid) => !before.includes(pid)).length === 0)
    statuses.add((await ask('/health/ready')).status);
  await untilAllAnswer();
  for (const line of lines) await line.stop();
  expect([...statuses]).toEqual([200]);
  expect(lines.filter(({ isBroken }) => isBroken)).toHaveLength(broken);
  expect(new Set(lines.flatMap((line) => line.statuses))).toEqual(new Set([200]));
});

/** One answer from each process, and one more of each. */
const askAll = (path: string): Promise<Answer[]> => Promise.all(Array.from({ length: 2 * PROCESSES }, () => ask(path)));

test('a changed advert is right in every process within a second', async () => {
  const seller = await registerSeller(app.address);
  const advert = await publish(seller, beechFirewood({ title: `Buche ${newWord()}` }));
  const page = `/ad/${advert.slug}`;
  // Kept by every process from now on.
  expect((await askAll(page)).map(({ status }) => status)).toEqual(Array(2 * PROCESSES).fill(200));
  const title = `Fichte ${newWord()}`;
  await seller.api.call(updateAdvert, { advertId: advert.id, editAdvertDto: beechFirewood({ title }) });
  await wait(1_000);
  const now = (await seller.api.call(getAdvert, { advertId: advert.id })).slug;
  expect((await askAll(`/ad/${now}`)).filter(({ body }) => !body.includes(title))).toEqual([]);
});

test('attempts to sign in are counted by all processes together', async () => {
  const identifier = `${newWord()}@example.at`;
  const attempts = Array.from({ length: 15 }, () => ask('/api/auth/local', { identifier, password: 'falsch-geraten' }));
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('another process leads the jobs when the one that did is killed', async () => {
  for (const pid of webProcesses()) {
    await kill(pid);
    await untilAllAnswer();
  }
  const deadline = Date.now() + 5_000;
  while (!(await figures()).includes('stammplatz_leading_processes 1\n')) {
    expect(Date.now()).toBeLessThan(deadline);
    await wait(100);
  }
  // A start of the program for each process.
}, 120_000);

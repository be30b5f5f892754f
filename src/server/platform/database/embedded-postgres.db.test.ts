import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { connect } from './database.ts';
import { type EmbeddedPostgres, initialSyncMethod, startEmbeddedPostgres } from './embedded-postgres.ts';
import { lockInstance } from '#server/platform/instance-lock.ts';
import { choosePostgresPlaces } from './postgres-places.ts';

let dataDir = '';
const running: EmbeddedPostgres[] = [];

async function start(options: { fallbackRoot?: string } = {}): Promise<EmbeddedPostgres> {
  const places = choosePostgresPlaces(dataDir, options);
  const server = await startEmbeddedPostgres(dataDir, { sharedBuffersInMb: 64, places });
  running.push(server);
  return server;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stammplatz-pg-'));
  chmodSync(folder, 0o755);
  return folder;
}

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const postmaster = (): number => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

const open = (server: EmbeddedPostgres) => connect({ ...server.connection, database: 'postgres' }, { connections: 1 });

async function write(server: EmbeddedPostgres, value: number): Promise<void> {
  const db = open(server);
  await sql`create table if not exists kept (value int)`.execute(db);
  await sql`insert into kept values (${value})`.execute(db);
  await db.destroy();
}

async function readAll(server: EmbeddedPostgres): Promise<number[]> {
  const db = open(server);
  const { rows } = await sql<{ value: number }>`select value from kept order by value`.execute(db);
  await db.destroy();
  return rows.map((row) => row.value);
}

/** Kills the server and waits until another works on its files. */
async function killAndWaitForNext(): Promise<void> {
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => existsSync(join(dataDir, 'postgres/postmaster.pid')) && postmaster() !== killed).toBe(true);
}

test('keeps every acknowledged row when the database is killed, and comes up again by itself', async () => {
  dataDir = newFolder();
  const server = await start();
  await write(server, 1);
  await killAndWaitForNext();
  const again = await start();
  await write(again, 2);
  expect(await readAll(again)).toEqual([1, 2]);
});

/** Starts the server in a process that is killed once it answers. */
function startInKilledApp(): void {
  const program = `
    import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
    await startEmbeddedPostgres(${JSON.stringify(dataDir)}, { sharedBuffersInMb: 64 });
    process.kill(process.pid, 'SIGKILL');`;
  const app = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(app).toMatchObject({ signal: 'SIGKILL', stderr: '' });
}

test('takes over a database that outlived its app, and starts it again when it is killed', async () => {
  dataDir = newFolder();
  startInKilledApp();
  const server = await start();
  expect(server.wasStarted).toBe(false);
  await write(server, 7);
  await killAndWaitForNext();
  await expect.poll(() => readAll(server).catch(() => [])).toEqual([7]);
});

test('starts on the data of a clean stop', async () => {
  dataDir = newFolder();
  const first = await start();
  await write(first, 3);
  await first.stop();
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  expect(await readAll(await start())).toEqual([3]);
});

/** Blocks the event loop, as loading a program does: no timer and no callback runs meanwhile. */
const sleepWithoutTurns = (forMs: number): unknown =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, forMs);

test('comes up while its caller is busy and gives it no turn', async () => {
  dataDir = newFolder();
  await (await start()).stop();
  const file = join(dataDir, 'postgres/postmaster.pid');
  const again = start();
  const deadline = Date.now() + 20_000;
  while (!(existsSync(file) && readFileSync(file, 'utf8').includes('ready'))) {
    expect(Date.now()).toBeLessThan(deadline);
    sleepWithoutTurns(20);
  }
  expect((await again).wasStarted).toBe(true);
});

test('flushes the file system in one call before a recovery only where the kernel reports its failures', () => {
  const methods = (kernels: string[]): string[] => kernels.map((kernel) => initialSyncMethod(kernel));
  expect(methods(['6.18.44-fc', '5.10.0', '5.8.0-63-generic'])).toEqual(['syncfs', 'syncfs', 'syncfs']);
  expect(methods(['5.7.19', '4.4.0', 'unknown'])).toEqual(['fsync', 'fsync', 'fsync']);
});

test('runs with checksums and with all durability settings on', async () => {
  dataDir = newFolder();
  const db = open(await start());
  const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'server_encoding',
      'recovery_init_sync_method')`.execute(db);
  await db.destroy();
  expect(Object.fromEntries(rows.map((row) => [row.name, row.setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    data_checksums: 'on',
    server_encoding: 'UTF8',
    recovery_init_sync_method: initialSyncMethod(),
  });
});

test('works from a folder that the database account cannot enter, at the fallback place', async () => {
  dataDir = newFolder();
  chmodSync(dataDir, 0o700);
  const fallbackRoot = newFolder();
  const server = await start({ fallbackRoot });
  await write(server, 5);
  expect(await readAll(server)).toEqual([5]);
  expect(server.fallbacks.length).toBe(process.getuid?.() === 0 ? 1 : 0);
  await server.stop();
  rmSync(fallbackRoot, { recursive: true, force: true });
});

test('refuses a second app on the same data folder and names the first', async () => {
  dataDir = newFolder();
  const lock = await lockInstance(dataDir);
  lock.setAddress('http://localhost:3000');
  await expect(lockInstance(dataDir)).rejects.toThrow(`Prozess ${process.pid}`);
  lock.release();
  const next = await lockInstance(dataDir);
  next.release();
});

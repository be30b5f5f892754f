import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentProgress } from '#server/platform/console/progress.ts';
import { type Db, connect, inTransaction, openDatabase, readDatabase } from '#server/platform/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { createLogger } from '#server/platform/logger.ts';
import { announceChange } from '#server/platform/processes/changes.ts';
import { ensureReplicaRole } from '#server/platform/replicas/replica-role.ts';
import { openReplicas } from '#server/platform/replicas/replica-set.ts';
import { freePort } from '#test/ports.ts';
import { promoteStandby } from './promote.service.ts';
import { type Standby, type StandbyOptions, startStandby } from './standby.service.ts';

const PASSWORD = "Ein'Wort mit \\ und Leerzeichen";
const MAX_LAG_IN_MS = 500;
const folders: string[] = [];
let primary: EmbeddedPostgres;
let primaryAddress = '';
let standbyOptions: StandbyOptions;
let standby: Standby;
let db: Db;
/** On the replica itself, as its administrator. */
let onReplica: Db;
let replicas: Awaited<ReturnType<typeof openReplicas>>;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stammplatz-replica-'));
  // The database's own account has to get in.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

const startReplica = (): Promise<Standby> => startStandby({ ...standbyOptions, isCopiedAgain: false });
const openReads = (urls: string[]) =>
  openReplicas({
    db,
    config: { replicaUrls: urls, replicaMaxLagInMs: MAX_LAG_IN_MS, webProcesses: 4 },
    logger: createLogger('silent'),
  });

beforeAll(async () => {
  const dataDir = newFolder();
  const access = { host: '127.0.0.1', port: await freePort(), from: ['127.0.0.1/32'] };
  // As in the product, a commit is on the disk, from where replicas take it.
  const settings = { synchronous_commit: 'on' };
  primary = await startEmbeddedPostgres(dataDir, { isDurable: false, sharedBuffersInMb: 32, access, settings });
  const admin = connect({ ...primary.connection, database: 'postgres' }, { connections: 1 });
  await sql`create database stammplatz`.execute(admin);
  await admin.destroy();
  db = connect(primary.connection, { connections: 4 });
  await ensureReplicaRole(db, PASSWORD);
  await sql`create table settings (name text primary key, value text not null)`.execute(db);
  await sql`create table counted (number int)`.execute(db);
  primaryAddress = `postgres://stammplatz_replica:${encodeURIComponent(PASSWORD)}@127.0.0.1:${access.port}/stammplatz`;
  standbyOptions = {
    address: primaryAddress,
    dataDir: newFolder(),
    access: { ...access, port: await freePort() },
    isCopiedAgain: false,
    startProgress: silentProgress,
    onLog: () => undefined,
    isDurable: false,
    sharedBuffersInMb: 32,
  };
  standby = await startReplica();
  onReplica = connect(standby.server.connection, { connections: 2 });
  replicas = await openReads([standby.address]);
});

afterAll(async () => {
  await replicas?.close();
  await onReplica?.destroy();
  await db?.destroy();
  await standby?.server.stop();
  await primary?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Which server answers: the replica is the one in recovery. */
async function askedReplica(asked: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(asked);
  return rows[0]?.is ?? false;
}

const reads = (): Promise<boolean> => askedReplica(readDatabase(db));

async function until(holds: () => boolean | Promise<boolean>, withinInMs = 10_000): Promise<number> {
  const from = performance.now();
  while (!(await holds())) {
    if (performance.now() - from > withinInMs) throw new Error('It did not become so.');
    await wait(10);
  }
  return performance.now() - from;
}

const countIn = async (asked: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from counted`.execute(asked);
  return rows[0]?.count ?? -1;
};

const pause = () => sql`select pg_wal_replay_pause()`.execute(onReplica);
const resume = () => sql`select pg_wal_replay_resume()`.execute(onReplica);
const insert = () => sql`insert into counted values (1)`.execute(db);
const figures = () => db.opened?.replicaReads?.figures();

/** The replica's server, the first one, and its children. */
function serverProcesses(): number[] {
  const pid = Number(readFileSync(join(standbyOptions.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number);
  return [pid, ...children.filter((child) => child > 0)];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

describe('reads that may be old', () => {
  it('go to the replica, transactions and everything else to the primary', async () => {
    expect(replicas?.lines).toEqual([expect.stringContaining('Gelesen wird auch von der Replik 127.0.0.1')]);
    await until(reads);
    expect(await askedReplica(db)).toBe(false);
    expect(await inTransaction(readDatabase(db), askedReplica)).toBe(false);
    expect(await inTransaction(db, (tx) => askedReplica(readDatabase(tx)))).toBe(false);
    expect(Object.values(figures()?.isUsed ?? {})).toEqual([1]);
  });

  it('a write in them is done by the primary', async () => {
    await until(reads);
    await sql`insert into counted values (0)`.execute(readDatabase(db));
    expect(await countIn(db)).toBe(1);
    expect(figures()?.reads.retried).toBeGreaterThan(0);
  });

  it('see every announced change at once, and come from the replica again when it has it', async () => {
    for (let round = 0; round < 30; round += 1) {
      await insert();
      announceChange(db, 'search rows', null);
      expect(await countIn(readDatabase(db))).toBe(await countIn(db));
    }
    expect(await until(reads)).toBeLessThan(1_000);
  });

  it('see a change whose replay is paused from the first moment, and all of it after the longest lag', async () => {
    await until(reads);
    await pause();
    await insert();
    // Not announced: it may be missed for as long as the replica may be behind.
    expect(await until(async () => (await countIn(readDatabase(db))) === (await countIn(db)))).toBeLessThan(
      MAX_LAG_IN_MS + 500,
    );
    expect(await reads()).toBe(false);
    expect(Object.values(figures()?.isUsed ?? {})).toEqual([0]);
    await resume();
    await until(reads);
    await pause();
    await insert();
    announceChange(db, 'search rows', null);
    for (let round = 0; round < 20; round += 1) {
      expect(await countIn(readDatabase(db))).toBe(await countIn(db));
      await wait(5);
    }
    await resume();
    await until(reads);
  });

  it('stay on the replica while nothing is written, however long', async () => {
    await until(reads);
    const from = performance.now();
    const answers = new Set<boolean>();
    while (performance.now() - from < 2 * MAX_LAG_IN_MS) answers.add(await reads());
    expect([...answers]).toEqual([true]);
  });

  it('come from the primary while this process does not hear of changes', async () => {
    db.opened?.replicaReads?.setIsInformed(false);
    expect(await reads()).toBe(false);
    db.opened?.replicaReads?.setIsInformed(true);
    await until(reads);
  });

  it('none fails when the replica is killed, and it is used again when it is back', async () => {
    await until(reads);
    const slow = sql`select pg_sleep(0.4)`.execute(readDatabase(db));
    const asked = Array.from({ length: 200 }, async (_, index) => {
      await wait(index * 3);
      return countIn(readDatabase(db));
    });
    await wait(100);
    for (const one of serverProcesses()) signal(one, 'SIGKILL');
    await slow;
    expect(new Set(await Promise.all(asked))).toEqual(new Set([await countIn(db)]));
    // Its supervisor starts it again.
    await until(reads, 20_000);
  });

  it('none waits longer than a second for a replica that has fallen silent', async () => {
    await until(reads);
    const silent = serverProcesses();
    for (const one of silent) signal(one, 'SIGSTOP');
    try {
      const from = performance.now();
      await Promise.all(Array.from({ length: 10 }, () => countIn(readDatabase(db))));
      expect(performance.now() - from).toBeLessThan(2_500);
      expect(await reads()).toBe(false);
    } finally {
      for (const one of silent) signal(one, 'SIGCONT');
    }
    await until(reads, 20_000);
  });
});

describe('what is no replica of the database', () => {
  it('is refused: the database itself', async () => {
    const wrong = await openReads([primaryAddress]);
    await wrong?.close();
    expect(wrong?.refusals).toEqual([expect.stringContaining('ist die führende Datenbank selbst')]);
  });

  it('is refused: another database', async () => {
    const dataDir = newFolder();
    const other = await startEmbeddedPostgres(dataDir, { isDurable: false, sharedBuffersInMb: 32 });
    const { host, user } = other.connection;
    const wrong = await openReads([`postgres://${user}@localhost/postgres?host=${encodeURIComponent(host)}`]);
    await wrong?.close();
    await other.stop();
    expect(wrong?.refusals).toEqual([expect.stringContaining('folgt nicht dieser Datenbank')]);
  });

  it('and a replica is not taken for the leading database', async () => {
    const config = { databaseUrl: standby.address, dataDir: '', webProcesses: 1 };
    await expect(openDatabase(config)).rejects.toThrow('DATABASE_REPLICA_URLS');
  });

  it('and one that is not there is waited for', async () => {
    const missing = await openReads([`postgres://a:b@127.0.0.1:${await freePort()}/stammplatz`]);
    expect(missing?.refusals).toEqual([]);
    expect(missing?.lines).toEqual([expect.stringContaining('ist nicht erreichbar')]);
    expect(await reads()).toBe(false);
    await missing?.close();
  });
});

describe('the data folder of a replica', () => {
  it('is not open to everybody: no other role, no other database, no wrong password', async () => {
    const { host, port } = new URL(standby.address.replace('postgres:', 'http:'));
    const as = async (user: string, password: string, database: string): Promise<string> => {
      const client = new pg.Client({ host: host.split(':')[0], port: Number(port), user, password, database });
      try {
        await client.connect();
        return 'in';
      } catch (error) {
        return error instanceof Error ? error.message : '';
      } finally {
        await client.end();
      }
    };
    expect(await as('stammplatz_replica', PASSWORD, 'stammplatz')).toBe('in');
    expect(await as('stammplatz_replica', 'geraten', 'stammplatz')).toMatch(/password authentication failed/);
    expect(await as('stammplatz_replica', PASSWORD, 'postgres')).toMatch(/no pg_hba.conf entry/);
    expect(await as('stammplatz', '', 'stammplatz')).toMatch(/no pg_hba.conf entry/);
  });

  it('is no place for a start of the marketplace', async () => {
    await expect(startEmbeddedPostgres(standbyOptions.dataDir)).rejects.toThrow('npm run promote');
  });

  it('goes on where it was, and is not written over by another copy', async () => {
    await onReplica.destroy();
    await standby.server.stop();
    await insert();
    standby = await startStandby({ ...standbyOptions, address: null });
    expect(standby.wasCopied).toBe(false);
    onReplica = connect(standby.server.connection, { connections: 2 });
    await until(async () => (await countIn(onReplica)) === (await countIn(db)));
    const own = { ...standbyOptions, dataDir: folders[0] ?? '' };
    await expect(startStandby(own)).rejects.toThrow('eigene Datenbank');
  });

  it('is copied again where the log that it lacks is gone, and says so before', async () => {
    await onReplica.destroy();
    await standby.server.stop();
    await insert();
    await sql`select pg_drop_replication_slot(slot_name) from pg_replication_slots`.execute(db);
    await expect(startReplica()).rejects.toThrow('--again');
    standby = await startStandby({ ...standbyOptions, isCopiedAgain: true });
    expect([standby.wasCopied, standby.movedTo]).toEqual([true, null]);
    onReplica = connect(standby.server.connection, { connections: 2 });
    await until(async () => (await countIn(onReplica)) === (await countIn(db)));
  });
});

describe('the fail-over', () => {
  it('is refused while the former database answers, and then leads with all that was there', async () => {
    const { dataDir } = standbyOptions;
    await expect(promoteStandby({ dataDir, isForced: false })).rejects.toThrow('antwortet noch');
    await replicas?.close();
    replicas = await openReads([standby.address]);
    await insert();
    const count = await countIn(db);
    await onReplica.destroy();
    await standby.server.stop();
    // Promoted aside, the former database still runs here: what a mistake looks like.
    const { missing } = await promoteStandby({ dataDir, isForced: true });
    expect(missing).toContain('session-secret');
    expect(existsSync(join(dataDir, 'postgres/standby.signal'))).toBe(false);
    const access = standbyOptions.access;
    const settings = { isDurable: false, sharedBuffersInMb: 32, access };
    standby = { ...standby, server: await startEmbeddedPostgres(dataDir, settings) };
    onReplica = connect(standby.server.connection, { connections: 2 });
    expect(await countIn(onReplica)).toBe(count);
    await sql`insert into counted values (2)`.execute(onReplica);
    expect(await countIn(onReplica)).toBe(count + 1);

    // The former one does not read from it, and does not start beside it.
    await wait(700);
    expect(await reads()).toBe(false);
    expect(await countIn(readDatabase(db))).toBe(count);
    const split = await openReads([standby.address]);
    await split?.close();
    expect(split?.refusals).toEqual([expect.stringContaining('führt jetzt selbst')]);

    // A replica of the successor has the same identifier and looks far ahead, and still is none of the former one.
    await sql`select pg_switch_wal()`.execute(onReplica);
    const address = standby.address;
    const nextAccess = { ...access, host: '127.0.0.1', port: await freePort(), from: ['127.0.0.1/32'] };
    const next = await startStandby({ ...standbyOptions, address, dataDir: newFolder(), access: nextAccess });
    const foreign = await openReads([next.address]);
    await foreign?.close();
    await next.server.stop();
    expect(foreign?.refusals).toEqual([expect.stringContaining('folgt nicht dieser Datenbank')]);
  });
});

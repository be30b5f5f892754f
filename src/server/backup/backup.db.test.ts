import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentProgress } from '#server/platform/console/progress.ts';
import { type Db, connect } from '#server/platform/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { choosePostgresPlaces } from '#server/platform/database/postgres-places.ts';
import { openLocalFileStore } from '#server/platform/files/files.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { backupWarning } from './backup-age.service.ts';
import { type BackupOutcome, makeBackup } from './backup.service.ts';
import { readBackups, readVerification } from './catalog.ts';
import { forEachAtOnce } from './file-copies.ts';
import { keepLog } from './keep-log.service.ts';
import { openTarget } from './open-target.service.ts';
import { restoreBackup } from './restore.service.ts';
import { countAtPosition, countRows, markLog, readServerFacts } from './rows.repository.ts';
import { verifyBackup } from './verify.service.ts';

const ROOT = join(import.meta.dirname, '../../..');
const startProgress = silentProgress;
const logger = createLogger('silent');
const folders: string[] = [];
let dataDir = '';
let server: EmbeddedPostgres;
let db: Db;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stammplatz-backup-'));
  // The database's own account has to get in.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

const addPicture = (name: string, content: string): void => {
  const path = join(dataDir, 'images/uploads', name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
};

beforeAll(async () => {
  dataDir = newFolder();
  server = await startEmbeddedPostgres(dataDir, { isDurable: false, sharedBuffersInMb: 64 });
  const admin = connect({ ...server.connection, database: 'postgres' }, { connections: 1 });
  await sql`create database stammplatz`.execute(admin);
  await admin.destroy();
  db = connect(server.connection, { connections: 6 });
  await sql`create table kept (id int primary key, word text not null, at timestamptz not null default clock_timestamp())`.execute(
    db,
  );
  await sql`create unlogged table forgotten (id int)`.execute(db);
  addPicture('a1/first', 'the first picture');
  addPicture('b2/second', 'the second picture');
  mkdirSync(join(dataDir, 'images/private'), { recursive: true });
  writeFileSync(join(dataDir, 'images/private/chat'), 'a picture of a chat');
  writeFileSync(join(dataDir, 'session-secret'), 'a secret of the tests\n', { mode: 0o600 });
});

afterAll(async () => {
  await db.destroy();
  await server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

let lastId = 0;
async function addRow(word = 'row'): Promise<number> {
  const id = ++lastId;
  await sql`insert into kept (id, word) values (${id}, ${word})`.execute(db);
  return id;
}

const openPictures = () => openLocalFileStore(join(dataDir, 'images'));

const backUp = async (folder: string, more: { keep?: number; isFull?: boolean } = {}): Promise<BackupOutcome> =>
  makeBackup({
    target: openTarget(folder),
    db,
    dataDir,
    pictures: await openPictures(),
    isEmbedded: true,
    isFull: more.isFull ?? false,
    keep: more.keep ?? null,
    startProgress,
  });

let finished: Promise<{ folder: string; id: string }> | null = null;

/** A copy of one finished backup, for all to whom it does not matter when it was made: making one takes a second. */
async function finishedBackup(): Promise<{ folder: string; id: string }> {
  finished ??= (async () => {
    const folder = newFolder();
    return { folder, id: (await backUp(folder)).manifest.id };
  })();
  const { folder: made, id } = await finished;
  const folder = newFolder();
  cpSync(made, folder, { recursive: true });
  return { folder, id };
}

type Wanted = { id?: string; until?: Date; into?: string; isForced?: boolean };

/** Restores into a folder of its own, starts PostgreSQL on it and returns the ids of the rows. */
async function restoredIds(folder: string, { id, until, into = newFolder(), isForced = false }: Wanted = {}) {
  const wish = { id: id ?? null, until: until ?? null };
  await restoreBackup({ target: openTarget(folder), wish, dataDir: into, isForced, startProgress });
  const restored = await startEmbeddedPostgres(into, { isDurable: false, sharedBuffersInMb: 64 });
  const copy = connect(restored.connection, { connections: 1 });
  const { rows } = await sql<{ id: number }>`select id from kept order by id`.execute(copy);
  // Only a database that takes writes is of use.
  await sql`insert into kept (id, word) values (-1, 'after') on conflict do nothing`.execute(copy);
  await copy.destroy();
  await restored.stop();
  return { ids: rows.map((row) => row.id), into };
}

const now = async (): Promise<Date> => {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  return rows[0]?.at ?? new Date(0);
};

/** Inverts one byte in the middle of a file; returns what undoes it. */
function flipByte(path: string): () => void {
  const content = readFileSync(path);
  const broken = Buffer.from(content);
  const middle = Math.floor(content.length / 2);
  broken[middle] = (broken[middle] ?? 0) ^ 0xff;
  writeFileSync(path, broken);
  return () => writeFileSync(path, content);
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe('a backup', () => {
  it('made while rows are written holds every row that was acknowledged before its end, with pictures and keys', async () => {
    const folder = newFolder();
    const acknowledged: { id: number; at: number }[] = [];
    let isWriting = true;
    const writers = Array.from({ length: 4 }, async () => {
      while (isWriting) {
        const id = await addRow('under way');
        acknowledged.push({ id, at: Date.now() });
        await wait(2);
      }
    });
    await wait(100);
    const { manifest } = await backUp(folder);
    const many = acknowledged.length;
    isWriting = false;
    await Promise.all(writers);
    expect(many).toBeGreaterThan(50);
    const { ids, into } = await restoredIds(folder, { id: manifest.id });
    const end = Date.parse(manifest.endedAt);
    const missing = acknowledged.filter(({ id, at }) => at < end && !ids.includes(id));
    expect(missing).toEqual([]);
    expect(readFileSync(join(into, 'images/uploads/a1/first'), 'utf8')).toBe('the first picture');
    expect(readFileSync(join(into, 'images/private/chat'), 'utf8')).toBe('a picture of a chat');
    expect(readFileSync(join(into, 'session-secret'), 'utf8')).toBe('a secret of the tests\n');
    const verified = await verifyBackup({ target: openTarget(folder), id: manifest.id, startProgress });
    expect(verified).toMatchObject({ isGood: true, problems: [], files: 3, tables: 1 });
    expect(verified.rows).toBe(manifest.rows?.tables['public.kept']);
  });

  it('copies pictures once, and after the first only what has changed in the database', async () => {
    const folder = newFolder();
    const first = await backUp(folder);
    expect(first).toMatchObject({ isNewBase: true, newFiles: 3 });
    const nothing = await backUp(folder);
    expect(nothing).toMatchObject({ isNewBase: false, newFiles: 0 });
    addPicture('c3/third', 'the third picture');
    const id = await addRow();
    const second = await backUp(folder);
    expect(second).toMatchObject({ isNewBase: false, newFiles: 1 });
    expect(second.manifest.files.count).toBe(4);
    expect(readdirSync(join(folder, 'bases'))).toHaveLength(1);
    // That a later one brings back what came since: the next test.
    const before = await restoredIds(folder, { id: nothing.manifest.id });
    expect(before.ids).not.toContain(id);
    expect(existsSync(join(before.into, 'images/uploads/c3/third'))).toBe(false);
  });

  it('brings back a deleted row at a time before its deletion, and its picture', async () => {
    const folder = newFolder();
    const id = await addRow('deleted by mistake');
    addPicture('d4/deleted', 'deleted by mistake, too');
    const { manifest } = await backUp(folder);
    await wait(20);
    const before = await now();
    await wait(20);
    await sql`delete from kept where id = ${id}`.execute(db);
    rmSync(join(dataDir, 'images/uploads/d4/deleted'));
    const later = await addRow();
    expect((await backUp(folder)).isNewBase).toBe(false);
    const restored = await restoredIds(folder, { until: before });
    expect(restored.ids).toContain(id);
    expect(existsSync(join(restored.into, 'images/uploads/d4/deleted'))).toBe(true);
    const newest = await restoredIds(folder);
    expect(newest.ids).not.toContain(id);
    expect(newest.ids).toContain(later);
    expect(existsSync(join(newest.into, 'images/uploads/d4/deleted'))).toBe(false);
    const restore = (until: Date) => restoredIds(folder, { until });
    await expect(restore(new Date(Date.parse(manifest.endedAt) - 60_000))).rejects.toThrow('gibt es keine Sicherung');
    await expect(restore(new Date(Date.now() + 5_000))).rejects.toThrow('ist nicht gesichert');
  });

  it('is followed by the log that a running app writes', async () => {
    const folder = newFolder();
    await backUp(folder);
    const keeper = keepLog(db, { target: openTarget(folder), logger, everyInMs: 50 });
    const id = await addRow('after the backup');
    // A time of ours has milliseconds, a commit's has microseconds.
    await wait(5);
    const at = await now();
    const reach = join(folder, 'wal/reach/1.json');
    await expect
      .poll(async () => {
        // A quiet server says only now and then how far it is.
        await addRow();
        return existsSync(reach) ? JSON.parse(readFileSync(reach, 'utf8')).at : '';
      })
      .toSatisfy((text: string) => text > at.toISOString());
    await keeper.stop();
    expect((await restoredIds(folder)).ids).toContain(id);
    expect((await restoredIds(folder, { until: at })).ids.at(-1)).toBe(id);
  });
});

describe('a damaged backup', () => {
  it.each([
    ['a picture', 'files'],
    ['the database', 'bases'],
    ['the log', 'wal'],
    ['its manifest', 'backups/ID/manifest.json'],
  ])('is found by the check and not restored where a byte of %s has flipped', async (_, place) => {
    const { folder, id } = await finishedBackup();
    const path = join(folder, place.replace('ID', id));
    const own = filesBelow(join(folder, 'backups')).filter((name) => /\/wal\//.test(name));
    const files = place === 'wal' ? own : place.endsWith('json') ? [path] : filesBelow(path);
    const [file = ''] = files.toSorted();
    flipByte(file);
    const check = verifyBackup({ target: openTarget(folder), id, startProgress }).then(({ isGood, problems }) => {
      expect(isGood).toBe(false);
      throw new Error(problems.join('\n'));
    });
    await expect(check).rejects.toThrow('beschädigt');
    const into = newFolder();
    const restore = restoredIds(folder, { id, into });
    await expect(restore).rejects.toThrow('beschädigt');
    expect(readdirSync(into).filter((name) => name !== 'postgres-socket')).toEqual([]);
  });
});

describe('a backup whose archive of the database has lost a name', () => {
  it('is found by the check instead of being unpacked for ever', async () => {
    const { folder, id } = await finishedBackup();
    const [path = ''] = filesBelow(join(folder, 'bases'));
    const archive = zstdDecompressSync(readFileSync(path));
    // The name is the first field of the first header.
    archive.fill(0, 0, 100);
    writeFileSync(path, zstdCompressSync(archive));
    const { isGood, problems } = await verifyBackup({ target: openTarget(folder), id, startProgress });
    expect({ isGood, problems: problems.join() }).toEqual({
      isGood: false,
      problems: expect.stringContaining('beschädigt'),
    });
  });
});

describe('files that are copied at once', () => {
  it('have all ended when the failure of one is told', async () => {
    let running = 0;
    const copying = forEachAtOnce([10, 0, 10], async (ms) => {
      running++;
      await wait(ms);
      running--;
      if (ms === 0) throw new Error('the disk is full');
    });
    await expect(copying).rejects.toThrow('the disk is full');
    expect(running).toBe(0);
  });
});

describe('a killed backup', () => {
  it('does not count, and the next one clears away what it left', async () => {
    const folder = newFolder();
    const script = `
      import { makeBackup } from '#server/backup/backup.service.ts';
      import { openTarget } from '#server/backup/open-target.service.ts';
      import { connect } from '#server/platform/database/database.ts';
      import { openLocalFileStore } from '#server/platform/files/files.ts';
      const target = openTarget(${JSON.stringify(folder)});
      // Killed with everything in place but the manifest.
      const put = (key, content) => (key.endsWith('manifest.json') ? process.kill(process.pid, 'SIGKILL') : target.put(key, content));
      await makeBackup({ target: { ...target, put }, db: connect(${JSON.stringify(server.connection)}),
        dataDir: ${JSON.stringify(dataDir)}, pictures: await openLocalFileStore(${JSON.stringify(join(dataDir, 'images'))}),
        isEmbedded: true, isFull: false, keep: null,
        startProgress: () => ({ to() {}, end() {} }) });`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
      cwd: ROOT,
      stdio: 'ignore',
    });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    const target = openTarget(folder);
    expect(readdirSync(join(folder, 'bases'))).toHaveLength(1);
    expect(await readBackups(target)).toEqual({ backups: [], broken: [] });
    await expect(restoredIds(folder)).rejects.toThrow('keine fertige Sicherung');
    const { manifest } = await backUp(folder);
    expect((await readBackups(target)).backups.map(({ id }) => id)).toEqual([manifest.id]);
    expect(readdirSync(join(folder, 'bases'))).toEqual([`${manifest.id}.tar.zst`]);
    expect(readdirSync(join(folder, 'backups'))).toEqual([manifest.id]);
  });

  it('is one that no longer runs: one under way keeps the next one out', async () => {
    const folder = newFolder();
    const unlock = await openTarget(folder).lock();
    await expect(backUp(folder)).rejects.toThrow(`Prozess ${process.pid}`);
    await unlock();
  });
});

describe('the data folder of a restore', () => {
  it('is not overwritten unless asked, and then its content is moved aside', async () => {
    const { folder } = await finishedBackup();
    const into = newFolder();
    mkdirSync(join(into, 'postgres'));
    writeFileSync(join(into, 'postgres/PG_VERSION'), 'of the former database\n');
    writeFileSync(join(into, 'session-secret'), 'another secret\n');
    await expect(restoredIds(folder, { into })).rejects.toThrow(/liegen schon Daten \(postgres, .*--force/);
    expect(readFileSync(join(into, 'session-secret'), 'utf8')).toBe('another secret\n');
    await restoredIds(folder, { into, isForced: true });
    expect(readFileSync(join(into, 'session-secret'), 'utf8')).toBe('a secret of the tests\n');
    const [aside = ''] = readdirSync(into).filter((name) => name.startsWith('before-restore-'));
    expect(readFileSync(join(into, aside, 'session-secret'), 'utf8')).toBe('another secret\n');
    expect(readFileSync(join(into, aside, 'postgres/PG_VERSION'), 'utf8')).toBe('of the former database\n');
  });

  it('is refused while a database runs on it', async () => {
    const { folder } = await finishedBackup();
    await expect(restoredIds(folder, { into: dataDir, isForced: true })).rejects.toThrow('läuft noch eine Datenbank');
  });

  it('goes on with backups in the same place on its new timeline', async () => {
    const { folder } = await finishedBackup();
    const into = newFolder();
    await restoreBackup({
      target: openTarget(folder),
      wish: { id: null, until: null },
      dataDir: into,
      isForced: false,
      startProgress,
    });
    const restored = await startEmbeddedPostgres(into, { isDurable: false, sharedBuffersInMb: 64 });
    const copy = connect(restored.connection, { connections: 3 });
    await sql`insert into kept (id, word) values (-1, 'on the new timeline')`.execute(copy);
    const options = {
      target: openTarget(folder),
      dataDir: into,
      pictures: await openLocalFileStore(join(into, 'images')),
      isEmbedded: true,
      isFull: false,
      keep: null,
      startProgress,
    };
    const { manifest, isNewBase } = await makeBackup({ ...options, db: copy });
    await copy.destroy();
    await restored.stop();
    expect({ isNewBase, timeline: manifest.timeline }).toEqual({ isNewBase: true, timeline: 2 });
    expect((await restoredIds(folder)).ids).toContain(-1);
  });
});

describe('a backup of a server of one’s own', () => {
  it('is laid out for that server, which plays the log in at its first start', async () => {
    const folder = newFolder();
    const id = await addRow();
    const pictures = await openPictures();
    const options = { target: openTarget(folder), db, dataDir, pictures, isFull: false, keep: null, startProgress };
    await makeBackup({ ...options, isEmbedded: false });
    const into = newFolder();
    const wish = { id: null, until: null };
    const outcome = await restoreBackup({
      target: openTarget(folder),
      wish,
      dataDir: into,
      isForced: false,
      startProgress,
    });
    expect(outcome).toMatchObject({ isRecovered: false, cluster: join(into, 'postgres') });
    const places = choosePostgresPlaces(into);
    if (places.owner) spawnSync('chown', ['-R', `${places.owner.uid}:${places.owner.gid}`, places.cluster]);
    const own = await startEmbeddedPostgres(into, { isDurable: false, sharedBuffersInMb: 64 });
    const copy = connect(own.connection, { connections: 1 });
    const { rows } = await sql<{ id: number }>`select id from kept where id = ${id}`.execute(copy);
    await copy.destroy();
    await own.stop();
    expect(rows).toEqual([{ id }]);
  });
});

describe('old backups', () => {
  it('go with all that only they needed, but the newest checked one stays', async () => {
    const folder = newFolder();
    const target = openTarget(folder);
    const first = await backUp(folder, { isFull: true });
    addPicture('e5/soon-gone', 'a picture for one backup only');
    await backUp(folder, { isFull: true });
    rmSync(join(dataDir, 'images/uploads/e5/soon-gone'));
    await verifyBackup({ target, id: first.manifest.id, startProgress });
    await backUp(folder, { isFull: true });
    const last = await backUp(folder, { keep: 1 });
    expect(last.removed.backups).toBe(2);
    const { backups } = await readBackups(target);
    expect(backups.map(({ id }) => id)).toEqual([first.manifest.id, last.manifest.id]);
    expect(readdirSync(join(folder, 'bases'))).toHaveLength(2);
    expect(filesBelow(join(folder, 'files'))).toHaveLength(last.manifest.files.count);
    expect((await restoredIds(folder, { id: last.manifest.id })).ids).toContain(lastId);
  });

  it('are warned of at the start when none is there, none is checked, or the newest checked one is too old', async () => {
    const folder = newFolder();
    const warn = (at: Date) => backupWarning({ backupFolder: folder, backupMaxAgeInHours: 24 }, at);
    expect(await warn(new Date())).toMatch(/noch keine Sicherung/);
    const { manifest } = await backUp(folder);
    expect(await warn(new Date())).toMatch(/Keine Sicherung ist mit Erfolg geprüft/);
    const target = openTarget(folder);
    await verifyBackup({ target, id: manifest.id, startProgress });
    expect((await readVerification(target, manifest.id))?.isGood).toBe(true);
    expect(await warn(new Date())).toBeNull();
    expect(await warn(new Date(Date.now() + 25 * 3_600_000))).toMatch(/geprüfte Sicherung ist 25 Stunden alt/);
    expect(await backupWarning({ backupFolder: null, backupMaxAgeInHours: 1 }, new Date())).toBeNull();
  });
});

describe('what cannot be backed up', () => {
  it('says what the role on a server of one’s own lacks', async () => {
    await sql`create role modest login`.execute(db);
    const modest = connect({ ...server.connection, user: 'modest' }, { connections: 1 });
    const options = {
      target: openTarget(newFolder()),
      dataDir,
      pictures: await openPictures(),
      isEmbedded: false,
      isFull: false,
      keep: null,
      startProgress,
    };
    await expect(makeBackup({ ...options, db: modest })).rejects.toThrow('ALTER ROLE "modest" REPLICATION;');
    await modest.destroy();
  });

  it('says that the server lets no replication connection in', async () => {
    const file = join(dataDir, 'postgres/pg_hba.conf');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, 'local all all trust\n');
    await sql`select pg_reload_conf()`.execute(db);
    const folder = newFolder();
    const refusal = () => backUp(folder).then(() => '', String);
    await expect.poll(refusal).toContain('In pg_hba.conf fehlt eine Zeile wie: host replication stammplatz');
    writeFileSync(file, before);
    await sql`select pg_reload_conf()`.execute(db);
    await expect.poll(refusal).toBe('');
  });

  it('refuses a folder with other things in it, one of another database, and addresses', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'holiday.jpg'), 'beach');
    await expect(backUp(folder)).rejects.toThrow('kein Sicherungsordner');
    const foreign = newFolder();
    writeFileSync(join(foreign, 'stammplatz-backup.json'), '{"format":1,"systemId":"1"}');
    await expect(backUp(foreign)).rejects.toThrow('einer anderen Datenbank');
    expect(() => openTarget('ftp://bucket/backups')).toThrow('kein Ordner');
    expect(() => openTarget(join(folder, 'holiday.jpg'))).toThrow('kein Ordner');
  });
});

describe('a database with all tables', () => {
  it('is counted at a position of the log', async () => {
    const full = await createTestDatabase();
    const counted = await countAtPosition(full, 10_000);
    expect(counted?.tables).toEqual(await countRows(full));
    expect(counted?.tables['public.schema_migrations']).toBeGreaterThan(40);
    expect((await readServerFacts(full)).segment_size).toBe(16 * 2 ** 20);
    expect((await markLog(full)).lsn).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
  });
});

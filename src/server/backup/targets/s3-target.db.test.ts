import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentProgress } from '#server/platform/console/progress.ts';
import { type Db, connect } from '#server/platform/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { openLocalFileStore } from '#server/platform/files/files.ts';
import { readBackupStore } from '#server/platform/files/s3-settings.ts';
import { startS3Peer } from '#test/peers/s3.ts';
import { makeBackup } from '#server/backup/backup.service.ts';
import { readBackups } from '#server/backup/catalog.ts';
import { openTarget } from '#server/backup/open-target.service.ts';
import { restoreBackup } from '#server/backup/restore.service.ts';
import { verifyBackup } from '#server/backup/verify.service.ts';
import type { BackupTarget } from './backup-target.ts';
import { s3Target } from './s3-target.ts';

const ADDRESS = 's3://sicherungen/stammplatz';
const startProgress = silentProgress;
const folders: string[] = [];
let peer: Awaited<ReturnType<typeof startS3Peer>>;
let server: EmbeddedPostgres;
let db: Db;
let dataDir = '';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stammplatz-s3-backup-'));
  // The database's own account has to get in.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

const backupEnvironment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(peer.environment).map(([name, value]) => [`BACKUP_${name}`, value]));
const target = (): BackupTarget => openTarget(ADDRESS, backupEnvironment());
/** Gives up soon, so that a test need not wait. */
const hastyTarget = (): BackupTarget =>
  s3Target(ADDRESS, readBackupStore(ADDRESS, backupEnvironment()), {
    limits: { read: { attempt: 300, all: 600 }, write: { attempt: 300, all: 600 }, chunk: 300, rest: 0 },
    pausesInMs: [10],
  });

const backUp = async (more: { target?: BackupTarget; keep?: number; isFull?: boolean } = {}) =>
  makeBackup({
    target: more.target ?? target(),
    db,
    dataDir,
    pictures: await openLocalFileStore(join(dataDir, 'images')),
    isEmbedded: true,
    isFull: more.isFull ?? false,
    keep: more.keep ?? null,
    startProgress,
  });

const addRow = (word: string) => sql`insert into kept (word) values (${word})`.execute(db);
const addPicture = (name: string, content: string): void => {
  mkdirSync(join(dataDir, 'images/uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'images/uploads', name), content);
};

beforeAll(async () => {
  peer = await startS3Peer({ bucket: 'sicherungen' });
  dataDir = newFolder();
  server = await startEmbeddedPostgres(dataDir, { isDurable: false, sharedBuffersInMb: 64 });
  const admin = connect({ ...server.connection, database: 'postgres' }, { connections: 1 });
  await sql`create database stammplatz`.execute(admin);
  await admin.destroy();
  db = connect(server.connection, { connections: 4 });
  await sql`create table kept (id int generated always as identity, word text not null)`.execute(db);
  writeFileSync(join(dataDir, 'session-secret'), 'a secret of the tests\n', { mode: 0o600 });
});

afterAll(async () => {
  await db.destroy();
  await server.stop();
  await peer.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

it('in a bucket is made, built upon, checked, thinned out and restored as in a folder', async () => {
  await addRow('first');
  addPicture('one', 'a picture');
  const first = await backUp();
  expect(first.isNewBase).toBe(true);
  await addRow('second');
  addPicture('two', 'another picture');
  const second = await backUp();
  expect(second).toMatchObject({ isNewBase: false, newFiles: 1 });
  expect((await peer.keys()).every((key) => key.startsWith('stammplatz/'))).toBe(true);
  const verified = await verifyBackup({ target: target(), id: second.manifest.id, startProgress });
  expect(verified).toMatchObject({ isGood: true, problems: [] });

  const into = newFolder();
  await restoreBackup({
    target: target(),
    wish: { id: null, until: null },
    dataDir: into,
    isForced: false,
    startProgress,
  });
  expect(readFileSync(join(into, 'images/uploads/two'), 'utf8')).toBe('another picture');
  expect(readFileSync(join(into, 'session-secret'), 'utf8')).toBe('a secret of the tests\n');
  const restored = await startEmbeddedPostgres(into, { isDurable: false, sharedBuffersInMb: 64 });
  const copy = connect(restored.connection, { connections: 1 });
  const { rows } = await sql<{ word: string }>`select word from kept order by id`.execute(copy);
  await copy.destroy();
  await restored.stop();
  expect(rows.map(({ word }) => word)).toEqual(['first', 'second']);

  await backUp({ isFull: true });
  const last = await backUp({ keep: 1 });
  const { backups } = await readBackups(target());
  expect(backups.map(({ id }) => id)).toContain(last.manifest.id);
  expect(backups.map(({ id }) => id)).not.toContain(first.manifest.id);
});

it('says why it ends when the store is away or refuses, and the ones before still count', async () => {
  await addRow('before');
  const { manifest } = await backUp();
  peer.setMood({ isGone: true });
  await expect(backUp({ target: hastyTarget() })).rejects.toThrow(
    /Der Speicher s3:\/\/sicherungen\/stammplatz antwortet/,
  );
  peer.setMood({ status: 403 });
  await expect(backUp({ target: hastyTarget() })).rejects.toThrow('403');
  peer.setMood({});
  expect((await readBackups(target())).backups.at(-1)?.id).toBe(manifest.id);
  expect((await backUp()).isNewBase).toBe(false);
});

it('finds what was changed in the store', async () => {
  addPicture('three', 'a picture that the store damages');
  const { manifest } = await backUp();
  const files = (await peer.keys()).filter((key) => key.includes('/files/'));
  for (const key of files) await peer.damage(key);
  const found = await verifyBackup({ target: target(), id: manifest.id, startProgress });
  expect(found.isGood).toBe(false);
  for (const key of files) await peer.damage(key);
});

it('is not begun while another one works there, and takes over from one that was killed', async () => {
  const unlock = await target().lock();
  await expect(backUp()).rejects.toThrow(/arbeitet schon eine andere Sicherung \(Prozess \d+/);
  const both = await Promise.allSettled([target().lock(), target().lock()]);
  expect(both.every(({ status }) => status === 'rejected')).toBe(true);
  await unlock();
  const dead = { pid: 2 ** 22 - 1, host: (await import('node:os')).hostname() };
  expect(existsSync(`/proc/${dead.pid}`)).toBe(false);
  await target().put('locks/killed', Buffer.from(JSON.stringify(dead)));
  expect((await backUp()).manifest.id).toBeTruthy();
  expect((await peer.keys()).filter((key) => key.includes('/locks/'))).toEqual([]);
});

it('is refused with a half set of settings, an address without a bucket and a line that can be read', () => {
  expect(() => openTarget(ADDRESS, {})).toThrow('BACKUP_S3_ENDPOINT');
  const { BACKUP_S3_SECRET_ACCESS_KEY: _secret, ...half } = backupEnvironment();
  expect(() => openTarget(ADDRESS, { ...half, ...peer.environment })).toThrow('BACKUP_S3_SECRET_ACCESS_KEY');
  expect(() => openTarget('s3://', backupEnvironment())).toThrow('keine Adresse');
  expect(() => openTarget('s3://bucket/../other', backupEnvironment())).toThrow('keine Adresse');
  expect(() => openTarget(ADDRESS, { ...backupEnvironment(), BACKUP_S3_ENDPOINT: 'http://10.0.0.5:9000' })).toThrow(
    'https',
  );
  expect(readBackupStore('s3://other/a/b', peer.environment)).toMatchObject({ bucket: 'other', prefix: 'a/b/' });
});

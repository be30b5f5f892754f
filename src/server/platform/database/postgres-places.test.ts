import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { choosePostgresPlaces } from './postgres-places.ts';

const folders: string[] = [];
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stammplatz-places-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const isRoot = process.getuid?.() === 0;

test('keeps everything under the data folder where nothing is in the way', () => {
  const folder = temporaryFolder();
  const places = choosePostgresPlaces(folder);
  expect(places.cluster).toBe(join(folder, 'postgres'));
  expect(places.socketFolder).toBe(join(folder, 'postgres-socket'));
  expect(places.owner).toEqual(isRoot ? { uid: 65534, gid: 65534 } : null);
});

test('names a fallback for the socket when the path is too long for one', () => {
  const deep = join(temporaryFolder(), 'a-folder-with-a-long-name'.repeat(4), 'data');
  const places = choosePostgresPlaces(deep);
  expect(places.cluster).toBe(join(deep, 'postgres'));
  expect(Buffer.byteLength(join(places.socketFolder, '.s.PGSQL.5432'))).toBeLessThan(108);
  expect(places.fallbacks.join('\n')).toContain(places.socketFolder);
  rmSync(places.socketFolder, { recursive: true });
});

test.runIf(isRoot)('names a fallback for the files when the database account cannot enter the data folder', () => {
  const closed = temporaryFolder();
  chmodSync(closed, 0o700);
  const fallbackRoot = temporaryFolder();
  const dataDir = join(closed, 'data');
  mkdirSync(dataDir);
  const places = choosePostgresPlaces(dataDir, { isRoot: true, fallbackRoot });
  expect(places.cluster.startsWith(fallbackRoot)).toBe(true);
  expect(places.fallbacks.join('\n')).toContain(places.cluster);
  expect(existsSync(places.socketFolder)).toBe(true);
});

test('uses the same fallback at the next start', () => {
  const deep = join(temporaryFolder(), 'b-folder-with-a-long-name'.repeat(4), 'data');
  const [first, second] = [choosePostgresPlaces(deep), choosePostgresPlaces(deep)];
  expect(second).toEqual(first);
  rmSync(first.socketFolder, { recursive: true });
});

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#server/platform/logger.ts';
import { startS3Peer } from '#test/peers/s3.ts';
import { type FileStore, type StoredFile, openLocalFileStore } from './files.ts';
import { openS3Store } from './s3-store.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const logger = createLogger('silent');
let peer: Awaited<ReturnType<typeof startS3Peer>>;
let folder: string;
let files: FileStore;

beforeAll(async () => {
  peer = await startS3Peer({ prefix: 'stammplatz/' });
});
afterAll(() => peer.close());

const bytesOf = async (file: StoredFile | null): Promise<Buffer | null> => file && buffer(file.stream);

const contentOf = async (key: string): Promise<string | null> =>
  (await bytesOf(await files.read(key)))?.toString() ?? null;

async function keysBelow(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(prefix)) keys.push(key);
  return keys.toSorted();
}

const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** What a child process needs to open the same store. */
const openings = {
  disk: () => `openLocalFileStore(${JSON.stringify(folder)})`,
  s3: () => `openS3Store(${JSON.stringify(peer.settings)}, createLogger('silent'))`,
};

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stammplatz-stores-'));
    files = kind === 'disk' ? await openLocalFileStore(folder) : openS3Store(peer.settings, logger, { listAtOnce: 3 });
  });
  afterEach(async () => {
    for (const prefix of ['uploads/', 'private/']) for (const key of await keysBelow(prefix)) await files.delete(key);
    await rm(folder, { recursive: true, force: true });
  });

  it('are read as they were put, from bytes and from a stream, the last time counting', async () => {
    const written = await files.put('uploads/a/one', Buffer.from('first'));
    expect(written).toEqual({ sizeInBytes: 5, sha256: sha256Of(Buffer.from('first')) });
    expect(await contentOf('uploads/a/one')).toBe('first');
    await files.put(
      'uploads/a/one',
      (async function* () {
        yield Buffer.from('sec');
        yield Buffer.from('ond!');
      })(),
    );
    expect(await contentOf('uploads/a/one')).toBe('second!');
    expect((await files.read('uploads/a/one'))?.sizeInBytes).toBe(7);
    await files.put('uploads/empty', new Uint8Array());
    expect(await contentOf('uploads/empty')).toBe('');
  });

  it('are absent before they are put and after they are deleted, twice without complaint', async () => {
    expect(await files.read('uploads/none')).toBeNull();
    expect(await files.exists('uploads/none')).toBe(false);
    await files.put('uploads/one', Buffer.from('x'));
    expect(await files.exists('uploads/one')).toBe(true);
    await files.delete('uploads/one');
    await files.delete('uploads/one');
    expect([await files.read('uploads/one'), await files.exists('uploads/one')]).toEqual([null, false]);
  });

  it('are listed below a prefix with their size, however many there are', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `uploads/${index}`);
    for (const name of names) await files.put(name, Buffer.from('abc'));
    await files.put('private/other', Buffer.from('x'));
    expect(await keysBelow('uploads/')).toEqual(names);
    expect(await keysBelow('nothing/')).toEqual([]);
    for await (const file of files.list('private/')) {
      expect(file).toMatchObject({ key: 'private/other', sizeInBytes: 1 });
      expect(Math.abs(file.modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
    }
  });

  it('are read in parts', async () => {
    await files.put('uploads/long', Buffer.from('0123456789'));
    const part = await files.read('uploads/long', { from: 3, until: 6 });
    expect(part?.sizeInBytes).toBe(10);
    expect((await bytesOf(part))?.toString()).toBe('345');
    const end = await files.read('uploads/long', { from: 8, until: 100 });
    expect((await bytesOf(end))?.toString()).toBe('89');
    expect(await files.read('uploads/none', { from: 0, until: 1 })).toBeNull();
  });

  it('may be larger than a part of an upload', async () => {
    const piece = Buffer.alloc(1_000_003, 'Fichte');
    const written = await files.put(
      'uploads/large',
      (async function* () {
        for (let index = 0; index < 18; index += 1) yield piece;
      })(),
    );
    const whole = Buffer.concat(Array<Buffer>(18).fill(piece));
    expect(written).toEqual({ sizeInBytes: whole.length, sha256: sha256Of(whole) });
    const file = await files.read('uploads/large');
    expect(file?.sizeInBytes).toBe(whole.length);
    expect(sha256Of((await bytesOf(file)) ?? new Uint8Array())).toBe(written.sha256);
  });

  it.each([1, 20])('stay as they were when their sender breaks off after %d MB', async (megabytes) => {
    await files.put('uploads/old', Buffer.from('old'));
    const broken = async function* () {
      for (let index = 0; index < megabytes; index += 1) yield Buffer.alloc(1_000_000);
      throw new Error('The sender is gone.');
    };
    await expect(files.put('uploads/old', broken())).rejects.toThrow('The sender is gone.');
    await expect(files.put('uploads/new', broken())).rejects.toThrow('The sender is gone.');
    expect(await contentOf('uploads/old')).toBe('old');
    expect(await keysBelow('uploads/')).toEqual(['uploads/old']);
  });

  it('are absent after the process that put them was killed half way', async () => {
    const script = `
      import { openLocalFileStore } from '#server/platform/files/files.ts';
      import { openS3Store } from '#server/platform/files/s3-store.ts';
      import { createLogger } from '#server/platform/logger.ts';
      const files = await ${openings[kind]()};
      await files.put('uploads/killed', (async function* () {
        for (let index = 0; index < 20; index += 1) yield Buffer.alloc(1_000_000);
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => {});
      })());`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
      cwd: ROOT,
      stdio: 'ignore',
    });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    expect(await files.read('uploads/killed')).toBeNull();
    expect(await keysBelow('uploads/')).toEqual([]);
  });

  it.each(['../secret', 'uploads/../x', '/etc/passwd', '', 'uploads//x', 'uploads/.x', 'uploads/x?acl'])(
    'have no key like %j',
    async (key) => {
      await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not a key');
      await expect(files.read(key)).rejects.toThrow('Not a key');
      await expect(files.delete(key)).rejects.toThrow('Not a key');
    },
  );
});

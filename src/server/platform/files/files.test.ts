import { mkdtemp, readdir, rm, writeFile, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { openLocalFileStore } from './files.ts';
import type { FileStore } from './files.ts';

const folders: string[] = [];
let folder = '';
let files: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  folders.push(folder);
  files = await openLocalFileStore(folder);
});

afterAll(async () => {
  await Promise.all(folders.map((path) => rm(path, { recursive: true, force: true })));
});

const contentOf = async (key: string) => {
  const file = await files.read(key);
  return file && { text: await text(file.stream), size: file.sizeInBytes };
};

describe('a folder as file store', () => {
  it('gives back what was put in, from bytes or a stream, and the newest content of a key', async () => {
    await files.put('uploads/one', Buffer.from('first'));
    await files.put('uploads/one', Buffer.from('second'));
    await files.put(
      'two',
      (async function* () {
        yield Buffer.from('in ');
        yield Buffer.from('parts');
      })(),
    );
    expect(await contentOf('uploads/one')).toEqual({ text: 'second', size: 6 });
    expect(await contentOf('two')).toEqual({ text: 'in parts', size: 8 });
    expect([await files.exists('two'), await files.exists('three'), await files.exists('uploads')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('knows nothing of a missing or deleted key, and deletes twice without complaint', async () => {
    await files.put('variants/a/1.avif', Buffer.from('x'));
    await files.put('variants/a/2.avif', Buffer.from('x'));
    await files.delete('variants/a');
    await files.delete('variants/a');
    expect(await files.read('variants/a/1.avif')).toBeNull();
    expect(await files.exists('variants/a/2.avif')).toBe(false);
  });

  it('leaves the old content and no remains when a stream breaks off', async () => {
    await files.put('one', Buffer.from('old'));
    const broken = (async function* () {
      yield Buffer.from('half');
      throw new Error('connection lost');
    })();
    await expect(files.put('one', broken)).rejects.toThrow('connection lost');
    expect(await contentOf('one')).toEqual({ text: 'old', size: 3 });
    expect(await readdir(join(folder, '.incoming'))).toEqual([]);
  });

  it.each([new Error('full'), new Error('quota')])('tells a full disk from other faults (%s)', async (error) => {
    const code = error.message === 'full' ? 'ENOSPC' : 'EDQUOT';
    const full = (async function* () {
      yield Buffer.from('half');
      throw Object.assign(error, { code });
    })();
    await expect(files.put('one', full)).rejects.toMatchObject({ status: 507, code: 'storage.full' });
    expect(await files.exists('one')).toBe(false);
  });

  it.each(['../outside', 'a/../../b', '/etc/passwd', '', 'a//b', '.incoming/x', 'a/.b', 'a\u0000b', 'a\\..\\b'])(
    'refuses the key %j',
    async (key) => {
      await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not a key');
      await expect(files.delete(key)).rejects.toThrow('Not a key');
    },
  );

  it('removes what a killed process left half written, but not what is being written now', async () => {
    const incoming = join(folder, '.incoming');
    await writeFile(join(incoming, 'old'), 'half');
    await writeFile(join(incoming, 'fresh'), 'half');
    const yesterday = new Date(Date.now() - 86_400_000);
    await utimes(join(incoming, 'old'), yesterday, yesterday);
    await openLocalFileStore(folder);
    expect(await readdir(incoming)).toEqual(['fresh']);
  });
});

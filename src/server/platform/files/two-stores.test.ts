import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileStore, openLocalFileStore, storageAway } from './files.ts';
import { twoStores } from './two-stores.ts';

const away = async (): Promise<never> => {
  throw storageAway();
};
let folder: string;
let first: FileStore;
let second: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stammplatz-two-'));
  first = await openLocalFileStore(join(folder, 'first'));
  second = await openLocalFileStore(join(folder, 'second'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const contentOf = async (files: FileStore, key: string): Promise<string | null> => {
  const file = await files.read(key);
  return file && text(file.stream);
};

describe('two stores as one', () => {
  it('find a file in either, put new ones into the first and delete in both', async () => {
    const both = twoStores(first, second);
    await second.put('uploads/old', Buffer.from('old'));
    await both.put('uploads/new', Buffer.from('new'));
    expect([await contentOf(both, 'uploads/old'), await contentOf(both, 'uploads/new')]).toEqual(['old', 'new']);
    expect(await second.exists('uploads/new')).toBe(false);
    await first.put('uploads/old', Buffer.from('old'));
    const keys: string[] = [];
    for await (const { key } of both.list('uploads/')) keys.push(key);
    expect(keys.toSorted()).toEqual(['uploads/new', 'uploads/old']);
    await both.delete('uploads/old');
    expect([await first.exists('uploads/old'), await second.exists('uploads/old')]).toEqual([false, false]);
  });

  it('find a file that moves between the looks', async () => {
    await second.put('uploads/moving', Buffer.from('here'));
    const moving: FileStore = {
      ...second,
      read: async () => {
        await first.put('uploads/moving', Buffer.from('here'));
        return null;
      },
    };
    expect(await contentOf(twoStores(first, moving), 'uploads/moving')).toBe('here');
  });

  it('do not take a file for missing while one of them is away, and give what the other has', async () => {
    await second.put('uploads/old', Buffer.from('old'));
    const firstAway = twoStores({ ...first, read: away }, second);
    expect(await contentOf(firstAway, 'uploads/old')).toBe('old');
    await expect(firstAway.read('uploads/none')).rejects.toMatchObject({ code: 'storage.away' });
    const secondAway = twoStores(first, { ...second, read: away });
    await expect(secondAway.read('uploads/none')).rejects.toMatchObject({ code: 'storage.away' });
  });

  it('keep a file in the first until it is deleted in the second', async () => {
    await first.put('uploads/one', Buffer.from('x'));
    await expect(twoStores(first, { ...second, delete: away }).delete('uploads/one')).rejects.toMatchObject({
      code: 'storage.away',
    });
    expect(await first.exists('uploads/one')).toBe(true);
  });
});

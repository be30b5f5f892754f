import type { FileStore, ListedFile, StoredFile } from './files.ts';

/**
 * Two stores as one, while files move from one to the other: new files go to the first, and a file is found in either.
 * Both may hold a file; its content is the same.
 */
export function twoStores(first: FileStore, second: FileStore): FileStore {
  return {
    put: first.put,
    read: (key, range) => lookedUp<StoredFile | null>([first, second], (store) => store.read(key, range), null),
    exists: (key) => lookedUp([first, second], (store) => store.exists(key), false),
    // The second first: a file that is being moved to the first one meanwhile is deleted there, too.
    delete: async (key) => {
      await second.delete(key);
      await first.delete(key);
    },
    list: async function* (prefix): AsyncGenerator<ListedFile> {
      const listed = new Set<string>();
      for (const store of [second, first])
        for await (const file of store.list(prefix)) {
          if (listed.has(file.key)) continue;
          listed.add(file.key);
          yield file;
        }
    },
  };
}

/** What the first store finds, or the other; only when both answered "nothing" is it nothing. */
async function lookedUp<T>(
  [first, second]: readonly [FileStore, FileStore],
  ask: (store: FileStore) => Promise<T>,
  nothing: T,
): Promise<T> {
  let failure: { error: unknown } | null = null;
  // The first once more: the file may have moved there between the two looks.
  for (const store of [first, second, first]) {
    if (store === first && failure !== null) break;
    try {
      const found = await ask(store);
      if (found !== nothing) return found;
    } catch (error) {
      failure ??= { error };
    }
  }
  if (failure) throw failure.error;
  return nothing;
}

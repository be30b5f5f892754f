import type { PhotoKeep } from './outbox.ts';

const DATABASE = 'stammplatz-chat';
const STORE = 'fotos';

/** Photos that wait to be sent, on the device; in the memory of the tab where the browser keeps nothing. */
export function createPhotoKeep(): PhotoKeep {
  const inMemory = new Map<string, Blob>();
  return {
    put: async (id, photo) => {
      inMemory.set(id, photo);
      await inStore('readwrite', (store) => store.put(photo, id)).catch(() => undefined);
    },
    get: async (id) => {
      const here = inMemory.get(id);
      if (here !== undefined) return here;
      const kept: unknown = await inStore('readonly', (store) => store.get(id)).catch(() => null);
      return kept instanceof Blob ? kept : null;
    },
    drop: async (id) => {
      inMemory.delete(id);
      await inStore('readwrite', (store) => store.delete(id)).catch(() => undefined);
    },
  };
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The device keeps nothing.')));
  });

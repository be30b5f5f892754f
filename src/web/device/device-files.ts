/** Browser storage for files waiting to be sent; every operation rejects where it is unavailable or full. */
export type DeviceFiles<T> = {
  put: (id: string, value: T) => Promise<void>;
  get: (id: string) => Promise<unknown>;
  drop: (id: string) => Promise<void>;
  all: () => Promise<unknown[]>;
};

/** Opens a store by the name of its database; lazily. */
export function openDeviceFiles<T>(database: string): DeviceFiles<T> {
  const within = <R>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> =>
    inStore(database, mode, work);
  return {
    put: async (id, value) => void (await within('readwrite', (store) => store.put(value, id))),
    get: (id) => within('readonly', (store): IDBRequest<unknown> => store.get(id)),
    drop: async (id) => void (await within('readwrite', (store) => store.delete(id))),
    all: () => within('readonly', (store): IDBRequest<unknown[]> => store.getAll()),
  };
}

const STORE = 'fotos';

async function inStore<R>(
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<R>,
): Promise<R> {
  const database = await open(name);
  try {
    const transaction = database.transaction(STORE, mode);
    const isOver = over(transaction);
    const result = await settled(work(transaction.objectStore(STORE)));
    // A full device refuses at the end of the transaction only.
    await isOver;
    return result;
  } finally {
    database.close();
  }
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

const settled = <R>(request: IDBRequest<R>): Promise<R> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The device keeps nothing.')));
  });

function over(transaction: IDBTransaction): Promise<void> {
  const end = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The device keeps nothing.')));
  });
  // The request rejects first; this rejection would be unhandled.
  end.catch(() => undefined);
  return end;
}

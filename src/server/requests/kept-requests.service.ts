import { createCache } from '#server/platform/cache.ts';
import { type Db, afterCommit, memoryOf } from '#server/platform/database/database.ts';
import { type Memory, slot } from '#server/platform/memory.ts';
import { announceChange, onForeignChange } from '#server/platform/processes/changes.ts';
import type { RequestHit } from './request-row.ts';
import type { RequestTile } from './requests.repository.ts';

/** As long as a page is kept. */
const FRESH_FOR_IN_MS = 5_000;
/** Pages of up to 50 Gesuche of about 1 kB. */
const MOST_KEPT = 200;

export type FoundRequests = { hits: RequestHit[]; totalElements: number };
/** Of a window of the map: all its Gesuche where there are few, else how many there are per tile. */
export type RequestsInWindow = FoundRequests & { tiles: RequestTile[] };

const kept = slot(() => createCache<FoundRequests>({ freshForInMs: FRESH_FOR_IN_MS, maxEntries: MOST_KEPT }));
const keptWindows = slot(() => createCache<RequestsInWindow>({ freshForInMs: FRESH_FOR_IN_MS, maxEntries: MOST_KEPT }));

/** Every listing of adverts asks how many Gesuche there are of its kind: for visitors, pages of them are kept until a Gesuch changes. */
export const keepFoundRequests = (db: Db, key: string, find: () => Promise<FoundRequests>): Promise<FoundRequests> =>
  memoryOf(db).of(kept).get(key, find);

/** The same for the windows of maps. */
export const keepRequestsInWindow = (
  db: Db,
  key: string,
  find: () => Promise<RequestsInWindow>,
): Promise<RequestsInWindow> => memoryOf(db).of(keptWindows).get(key, find);

function forget(memory: Memory): void {
  memory.of(kept).clear();
  memory.of(keptWindows).clear();
}

/** Called by every write that changes which Gesuche run, or what they say; also ends what is being found while it commits. */
export function noteRequestWrite(db: Db): void {
  afterCommit(db, () => forget(memoryOf(db)));
  announceChange(db, 'requests', null);
}

/** Ends kept pages also where another process wrote. */
export function followForeignRequests(db: Db): void {
  const memory = memoryOf(db);
  onForeignChange(memory, 'requests', () => forget(memory));
}

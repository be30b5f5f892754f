import { shortIdOf } from '#domain/text/title-slug.ts';
import { type IsValid, createCache } from '#server/platform/cache.ts';
import { type Db, memoryOf } from '#server/platform/database/database.ts';
import { type Memory, slot } from '#server/platform/memory.ts';
import { type ChangedKeys, announceChange, onForeignChange } from '#server/platform/processes/changes.ts';

/** How long an answer to an anonymous search may be given again. */
const FRESH_FOR_IN_MS = 5_000;
/** What is noted within a transaction is surely committed after so long; nothing is kept that was made before. */
const COMMIT_IN_MS = 1_000;
/** How long a page may lack a write to an advert that it does not show: a new one, a count. */
const TOLERATED_IN_MS = 700;
/** Longer than any answer is kept. */
const REMEMBERED_IN_MS = 10_000;

/** A write: when it was noted, and from when on everything that reads sees it. */
type Write = { atInMs: number; isVisibleAtInMs: number };

const LONG_AGO: Write = { atInMs: Number.NEGATIVE_INFINITY, isVisibleAtInMs: Number.NEGATIVE_INFINITY };

const writes = slot(() => ({
  last: LONG_AGO,
  lastOfAll: LONG_AGO,
  /** The latest write of each advert, the latest last. */
  adverts: new Map<string, Write>(),
  onEnd: [] as ((marks: readonly string[] | null) => void)[],
}));

/** Calls back for each write that ends kept pages: with the marks of the adverts it is about, or null where it may be about all. */
export function onKeptPagesEnd(memory: Memory, onEnd: (marks: readonly string[] | null) => void): void {
  memory.of(writes).onEnd.push(onEnd);
}

function writeNow(db: Db): Write {
  const atInMs = performance.now();
  return { atInMs, isVisibleAtInMs: db.isTransaction ? atInMs + COMMIT_IN_MS : atInMs };
}

/** Called by every write of search rows that is not about single adverts: all kept answers end here, in each process. */
export function noteIndexWrite(db: Db): void {
  endKeptAnswers(db);
  announceChange(db, 'search rows', null);
}

/** Ends all kept answers of this process. */
export const endKeptAnswers = (db: Db): void => noteAll(memoryOf(db), writeNow(db));

/**
 * Called by writes of single adverts, named by the ids that are their public ones: kept answers of searches end here, and
 * kept pages that show one of them, in each process.
 */
export function noteAdvertWrite(db: Db, advertIds: readonly string[]): void {
  // The slug of an advert ends with it, whatever its title.
  const marks = advertIds.map(shortIdOf);
  noteAdverts(memoryOf(db), writeNow(db), marks);
  announceChange(db, 'search rows', marks);
}

/** Ends kept answers also where another process wrote. */
export function followForeignWrites(db: Db): void {
  const memory = memoryOf(db);
  onForeignChange(memory, 'search rows', (marks: ChangedKeys) => {
    const atInMs = performance.now();
    const write = { atInMs, isVisibleAtInMs: atInMs };
    if (marks === null) noteAll(memory, write);
    else noteAdverts(memory, write, marks);
  });
}

function noteAll(memory: Memory, write: Write): void {
  const noted = memory.of(writes);
  noted.last = later(noted.last, write);
  noted.lastOfAll = later(noted.lastOfAll, write);
  for (const onEnd of noted.onEnd) onEnd(null);
}

function noteAdverts(memory: Memory, write: Write, marks: readonly string[]): void {
  const noted = memory.of(writes);
  noted.last = later(noted.last, write);
  for (const onEnd of noted.onEnd) onEnd(marks);
  for (const mark of marks) {
    const before = noted.adverts.get(mark) ?? LONG_AGO;
    noted.adverts.delete(mark);
    noted.adverts.set(mark, later(before, write));
  }
  for (const [mark, { atInMs }] of noted.adverts) {
    if (write.atInMs - atInMs <= REMEMBERED_IN_MS) break;
    noted.adverts.delete(mark);
  }
}

/** A write in a transaction may become visible after one that was noted later. */
const later = (before: Write, write: Write): Write => ({
  atInMs: write.atInMs,
  isVisibleAtInMs: Math.max(before.isVisibleAtInMs, write.isVisibleAtInMs),
});

/** Returns what `untilShownAdvertWrite` has to know of a page: the endings of all slugs in it. */
export const advertMarksIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/-([0-9a-f]{10})(?![0-9a-z])/g), ([, mark = '']) => mark));

/** While it is made an answer may be shared by those who asked after the latest write. */
const isSeen = (write: Write, made: { atInMs: number; answer?: unknown }): boolean =>
  (made.answer === undefined ? write.atInMs : write.isVisibleAtInMs) < made.atInMs;

/** Kept answers end with the next write of the index. */
export const untilIndexWrite =
  (memory: Memory): IsValid<unknown> =>
  (made) =>
    isSeen(memory.of(writes).last, made);

type KeptPage = { advertMarks: ReadonlySet<string>; answersWords: boolean };

/**
 * Kept pages end with the next write that is about one of the adverts they show or about all, and soon after any other
 * one: a listing is kept while others publish. What answers typed words ends with any write, as searches themselves do.
 */
export const untilShownAdvertWrite =
  (memory: Memory, now: () => number): IsValid<KeptPage> =>
  (made) => {
    const { last, lastOfAll, adverts } = memory.of(writes);
    if (isSeen(last, made)) return true;
    if (made.answer === undefined || made.answer.answersWords || !isSeen(lastOfAll, made)) return false;
    if (now() - made.atInMs >= TOLERATED_IN_MS) return false;
    for (const mark of made.answer.advertMarks) if (!isSeen(adverts.get(mark) ?? LONG_AGO, made)) return false;
    return true;
  };

type CacheOptions = { freshForInMs?: number; outlivesWrites?: boolean };

/**
 * A cache per database; entries expire by age and, unless they outlive writes, at the next write of the index. Results
 * of a transaction are not cached, since it sees uncommitted rows.
 */
export function createSharedCache<T>({ freshForInMs = FRESH_FOR_IN_MS, outlivesWrites = false }: CacheOptions = {}) {
  const cache = slot((memory) =>
    createCache<T>({
      freshForInMs,
      // A rough figure is renewed in the background.
      ...(outlivesWrites ? { thenOldForInMs: Number.POSITIVE_INFINITY } : { isValid: untilIndexWrite(memory) }),
    }),
  );
  return function share(db: Db, key: string, compute: () => Promise<T>): Promise<T> {
    return db.isTransaction ? compute() : memoryOf(db).of(cache).get(key, compute);
  };
}

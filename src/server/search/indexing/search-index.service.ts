import type { RawBuilder } from 'kysely';
import type { BaseContext } from '#server/platform/context.ts';
import { type StartProgress, silentProgress } from '#server/platform/console/progress.ts';
import { type Db, inTransaction, withoutTimeLimits } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { findSetting, saveSetting } from '#server/platform/database/settings.repository.ts';
import { recount } from './counters.repository.ts';
import { noteAdvertWrite, noteIndexWrite } from '#server/search/search-cache.service.ts';
import {
  type SearchSource,
  INDEX_VERSION,
  INDEX_VERSION_SETTING,
  type SearchDoc,
  isSearchable,
  searchDocOf,
} from './search-doc.ts';
import {
  analyseDocs,
  countActiveAdverts,
  createDocIndexes,
  deleteDocs,
  deleteExpiredDocs,
  deleteStrayDocs,
  docRemoval,
  docWrite,
  dropDocIndexes,
  hasDocs,
  listAdvertKeysOfUser,
  listSearchSources,
  listSearchSourcesAfter,
  ignoreRowChanges,
  skipCountDeltas,
  upsertDocs,
} from './search-index.repository.ts';
import { relearnWords } from '#server/search/reading/vocabulary.service.ts';

export type { SearchSource } from './search-doc.ts';

const BATCH = 2_000;
const SMALL_BATCH = 200;
/** From so many adverts on, making the indexes at the end is faster than keeping them up to date. */
const WORTH_DROPPING_INDEXES = 50_000;
const EXPIRY_BATCH = 5_000;
const PROGRESS_SETTING = 'search.reindexed-up-to';

/**
 * Brings the search rows of the given adverts in line with the truth tables, inside the caller's transaction: public
 * adverts get a row, all others lose theirs. `advertKeys` are internal keys. Searches see it when the caller commits.
 */
export async function indexAdverts(tx: Db, advertKeys: readonly number[], now: Date): Promise<void> {
  await writeDocs(tx, advertKeys, now);
  noteIndexWrite(tx);
}

/** The same for one advert: pages that do not show it stay kept. */
export async function indexAdvert(tx: Db, advert: { key: number; id: string }, now: Date): Promise<void> {
  await writeDocs(tx, [advert.key], now);
  noteAdvertWrite(tx, [advert.id]);
}

async function writeDocs(tx: Db, advertKeys: readonly number[], now: Date): Promise<void> {
  for (let at = 0; at < advertKeys.length; at += BATCH) {
    const keys = advertKeys.slice(at, at + BATCH);
    const searchable = (await listSearchSources(tx, keys)).filter((advert) => isSearchable(advert, now));
    const kept = new Set(searchable.map((advert) => advert.id));
    await deleteDocs(
      tx,
      keys.filter((key) => !kept.has(key)),
    );
    await upsertDocs(tx, searchable.map(searchDocOf));
  }
}

/**
 * The same for one advert as part of the caller's own statement, which calls the changed advert `changed` and saves two
 * journeys to the database; `noteAdvertWrite` belongs after it.
 */
export const indexWrite = (advert: SearchSource, now: Date): RawBuilder<unknown> =>
  isSearchable(advert, now) ? docWrite(searchDocOf(advert)) : docRemoval;

/** The same for all adverts of a seller: after blocking, unblocking, or a change between private and business. */
export async function indexAdvertsOfUser(tx: Db, userKey: number, now: Date): Promise<void> {
  await indexAdverts(tx, await listAdvertKeysOfUser(tx, userKey), now);
}

/** Takes expired adverts out of the index; returns how many. */
export async function removeExpired(db: Db, now: Date): Promise<number> {
  const removed = await inBatches(EXPIRY_BATCH, () => deleteExpiredDocs(db, now, EXPIRY_BATCH));
  if (removed > 0) noteIndexWrite(db);
  return removed;
}

export type Reindexed = { adverts: number; durationInMs: number };
type ReindexOptions = { startProgress?: StartProgress };

/**
 * Rebuilds every search row and counter in large batches; for bulk loads and repairs. Searches work meanwhile, except
 * that a large empty index is filled in one transaction; the counters are right again at the end.
 */
export async function reindexAll(
  db: Db,
  now: Date,
  { startProgress = silentProgress }: ReindexOptions = {},
): Promise<Reindexed> {
  const start = performance.now();
  const adverts = await withoutTimeLimits(db, async (unlimited) => {
    const expected = await countActiveAdverts(unlimited);
    const isLargeAndEmpty = expected >= WORTH_DROPPING_INDEXES && !(await hasDocs(unlimited));
    const count = await (isLargeAndEmpty ? fillEmpty : refill)(unlimited, { now, expected, startProgress });
    await deleteStrayDocs(unlimited, now);
    const lastSteps = [recount, relearnWords, analyseDocs];
    const progress = startProgress('Zähler und Wörter der Suche', lastSteps.length);
    for (const [done, step] of lastSteps.entries()) {
      await step(unlimited);
      progress.to(done + 1);
    }
    progress.end();
    return count;
  });
  await saveSetting(db, INDEX_VERSION_SETTING, INDEX_VERSION);
  noteIndexWrite(db);
  return { adverts, durationInMs: Math.round(performance.now() - start) };
}

type Refill = { now: Date; expected: number; startProgress: StartProgress };

async function refill(db: Db, how: Refill): Promise<number> {
  return forEachBatch(db, {
    ...how,
    write: (docs) =>
      inTransaction(db, async (tx) => {
        await skipCountDeltas(tx);
        await upsertDocs(tx, docs);
      }),
  });
}

async function fillEmpty(db: Db, how: Refill): Promise<number> {
  return inTransaction(db, async (tx) => {
    await skipCountDeltas(tx);
    const indexes = await dropDocIndexes(tx);
    const adverts = await forEachBatch(db, { ...how, write: (docs) => upsertDocs(tx, docs) });
    const progress = how.startProgress('Indizes der Suche', indexes.length);
    await createDocIndexes(tx, indexes, progress.to);
    progress.end();
    return adverts;
  });
}

type BatchWork = Refill & { write: (docs: SearchDoc[]) => Promise<void> };

/** Reads and analyses one batch while the database still writes the one before. */
async function forEachBatch(db: Db, { now, expected, write, startProgress }: BatchWork): Promise<number> {
  const progress = startProgress('Durchsuchbare Anzeigen', expected);
  let adverts = 0;
  let after = 0;
  let writing: Promise<void> = Promise.resolve();
  for (;;) {
    const truth = await listSearchSourcesAfter(db, after, { limit: BATCH, now });
    const docs = truth.filter((advert) => isSearchable(advert, now)).map(searchDocOf);
    await writing;
    const last = truth.at(-1);
    if (!last) break;
    after = last.id;
    writing = write(docs).then(() => {
      adverts += docs.length;
      progress.to(adverts);
    });
    // A failed write is thrown at the next await, not as an unhandled rejection.
    writing.catch(() => undefined);
  }
  progress.end();
  return adverts;
}

/**
 * Makes all rows again when the analyser or their form has changed since they were written: small batches between other
 * work, and a start that was interrupted goes on where it stopped.
 */
export async function reindexIfOutdated(context: BaseContext, signal: AbortSignal): Promise<void> {
  const { db, clock } = context;
  const version = INDEX_VERSION;
  if ((await findSetting(db, INDEX_VERSION_SETTING)) === version) return;
  const [progressVersion, progressKey] = ((await findSetting(db, PROGRESS_SETTING)) ?? '').split(':');
  let after = progressVersion === version ? Number(progressKey) : 0;
  while (!signal.aborted) {
    const truth = await listSearchSourcesAfter(db, after, { limit: SMALL_BATCH, now: clock() });
    const last = truth.at(-1);
    if (!last) {
      await saveSetting(db, INDEX_VERSION_SETTING, version);
      noteIndexWrite(db);
      return;
    }
    after = last.id;
    await inTransaction(db, async (tx) => {
      await ignoreRowChanges(tx);
      // Read again under the lock of the transaction: an edit in between must not be overwritten with older words.
      await indexAdverts(
        tx,
        truth.map((advert) => advert.id),
        clock(),
      );
      await saveSetting(tx, PROGRESS_SETTING, `${version}:${after}`);
    });
  }
}

import { dueAt } from '#domain/saved-searches/due.ts';
import { type MatchedAdvert, reasonToTell } from '#domain/saved-searches/hit-reason.ts';
import type { Frequency } from '#domain/saved-searches/saved-search.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type Db, commitLazily, inTransaction } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import type { Figure } from '#server/platform/metrics.ts';
import { createWorkQueue, type Lease, pollQueue, processDue, type RegularWork } from '#server/platform/work-queue.ts';
import { type DocRow, fulfilledBy, readingVersion } from '#server/search/percolation/percolation.service.ts';
import { collectInBatches } from './batches.ts';
import { type JudgedAdvert, REASON_BITS, REASON_CODES, moveStoredHits, writeHits } from './finds.repository.ts';
import {
  type AdvertChange,
  CHANGES,
  type Candidate,
  type ChangeRow,
  type Fit,
  type GivenUpChange,
  type MatchableAdvert,
  type MatchedRow,
  countGivenUp,
  deleteChanges,
  giveUpChange,
  listChanges,
  listFits,
  listGivenUp,
  listJudgedCandidates,
  listMatchableAdverts,
  listOutdatedSearches,
  lockChanges,
  lockHitsExclusively,
  retryGivenUp,
} from './matching.repository.ts';
import { rereadSearch } from './saved-searches.service.ts';

/** Adverts of one transaction: a bound on its time, which others wait for who end a search or are told of hits. */
const MOST_AT_ONCE = 25;
/** Adverts that appear shortly after each other are matched together. */
const COLLECT_FOR_MS = 500;
const LEASE_IN_MS = 30_000;
const LOOK_EVERY_MS = 500;
/** An advert that could not be matched so often waits until it is told to be tried again. */
const MOST_ATTEMPTS = 5;
const NEXT_TRY_AFTER_MS = 20_000;
const READ_AGAIN_AT_ONCE = 200;
const MOVED_AT_ONCE = 20_000;

type Work = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'memory' | 'logger'>;
/** Called in the transaction that matches, for tests that kill it there. */
type Steps = { beforeCommit?: () => Promise<void> };

/** Matches adverts as they are published or changed, in every process; `work` looks at once. */
export function startMatching(base: Work): RegularWork {
  const queue = createWorkQueue(base, {
    ...queueOf(base, { collectForMs: COLLECT_FOR_MS }),
    onFailure: (error, change) =>
      base.logger.warn({ err: error, change: change.key }, 'matching an advert failed and is tried again'),
  });
  return pollQueue(queue, LOOK_EVERY_MS, (error) => base.logger.warn({ err: error }, 'matching adverts waits'));
}

/**
 * Matches everything that waits now, once, for tests; returns how many changes there were.
 * @throws the first failure
 * @public
 */
export const matchWaiting = (base: Work, steps: Steps = {}): Promise<number> =>
  processDue(base, queueOf(base, { collectForMs: 0, steps }));

function queueOf(base: Work, { collectForMs, steps = {} }: { collectForMs: number; steps?: Steps }) {
  const matchTogether = collectInBatches({ mostAtOnce: MOST_AT_ONCE, collectForMs }, (advertKeys: readonly number[]) =>
    matchAdverts(base, advertKeys, steps),
  );
  return {
    table: CHANGES,
    // One transaction is under way while the next one is collected.
    lanes: 2 * MOST_AT_ONCE,
    leaseInMs: LEASE_IN_MS,
    load: (keys: readonly number[]) => listChanges(base.db, keys),
    keyOf: ({ key }: ChangeRow) => key,
    work: async (change: ChangeRow, lease: Lease): Promise<void> => {
      try {
        await matchTogether(change.advert_key);
      } catch (error) {
        if (change.attempts >= MOST_ATTEMPTS) await giveUp(base, change, error);
        else await lease.release({ from: new Date(base.clock().getTime() + NEXT_TRY_AFTER_MS), wasTried: true });
        throw error;
      }
    },
  };
}

const LONGEST_ERROR = 500;

async function giveUp({ db, clock, logger }: Work, change: ChangeRow, error: unknown): Promise<void> {
  const why = String(error instanceof Error ? error.message : error).slice(0, LONGEST_ERROR);
  await giveUpChange(db, change.key, { now: clock(), why });
  logger.error(
    { event: 'saved-search.given-up', advertKey: change.advert_key, err: error },
    'an advert was not matched',
  );
}

/** All changes of each advert that wait, as one: what it was before the first, what it is now. */
async function matchAdverts(base: Work, advertKeys: readonly number[], steps: Steps): Promise<void> {
  const matchOnceMoved = () =>
    inTransaction(base.db, async (tx) => {
      await commitLazily(tx);
      await lockHitsExclusively(tx);
      // What the release before told must not be told again.
      if ((await moveStoredHits(tx, MOVED_AT_ONCE)) === MOVED_AT_ONCE) return false;
      const changes = await lockChanges(tx, advertKeys);
      if (changes.length === 0) return true;
      await noteHits(tx, changes, base.clock());
      await deleteChanges(
        tx,
        changes.map(({ key }) => key),
      );
      await steps.beforeCommit?.();
      return true;
    });
  while (!(await matchOnceMoved()));
}

/** Moves what the release before found, so that nothing is told again; returns how many hits. */
export const moveHits = (db: Db): Promise<number> =>
  inBatches(MOVED_AT_ONCE, () =>
    inTransaction(db, async (tx) => {
      await lockHitsExclusively(tx);
      return moveStoredHits(tx, MOVED_AT_ONCE);
    }),
  );

async function noteHits(tx: Db, changes: readonly AdvertChange[], now: Date): Promise<void> {
  // The latest of equal keys stays in a map.
  const first = new Map(changes.toReversed().map((change) => [change.advert_key, change]));
  const lastKeys = new Map(changes.map((change) => [change.advert_key, change.key]));
  const adverts = await listMatchableAdverts(tx, [...first.keys()], now);
  const judged = adverts.flatMap((advert): JudgedAdvert[] => {
    const before = first.get(advert.key);
    if (before === undefined) return [];
    const prices = comparedPrices(advert, before);
    const { was_public: wasPublic } = before;
    const reasons = reasonCodes({ wasPublic, ...prices });
    const { published_at: publishedAt } = advert;
    const beforeKey = wasPublic ? before.key : null;
    // From its appearance on an advert could be found; of one that was there before, what is new is its last change.
    const changeKey = wasPublic ? (lastKeys.get(advert.key) ?? before.key) : before.key;
    return [{ advert, beforeKey, publishedAt, changeKey, ...prices, reasons }];
  });
  if (judged.length === 0) return;
  const dueAtOf = (frequency: Frequency) => new Date(dueAt(frequency, now));
  await writeHits(tx, {
    adverts: judged,
    judged: await judgedFits(tx, judged, now),
    now,
    dueAt: { AT_ONCE: dueAtOf('AT_ONCE'), DAILY: dueAtOf('DAILY'), WEEKLY: dueAtOf('WEEKLY') },
  });
}

const COMBINATIONS = 2 * Math.max(...Object.values(REASON_BITS));

/** What is told of an advert, as a code for every combination of what the search contributes. */
function reasonCodes(advert: Pick<MatchedAdvert, 'wasPublic' | 'price' | 'priceBefore'>): number[] {
  return Array.from({ length: COMBINATIONS }, (_, combination) => {
    const has = (bit: keyof typeof REASON_BITS) => (combination & REASON_BITS[bit]) !== 0;
    const lowestPrice = has('isCheapest') ? null : advert.price;
    const told = has('isTold') ? { asNew: has('asNew'), asBack: has('asBack'), lowestPrice } : null;
    const reason = reasonToTell({ ...advert, wasHit: has('wasHit'), isYounger: has('isYounger'), told });
    return REASON_CODES[reason ?? 'none'];
  });
}

/** Prices of one unit where both have one, else in total. */
function comparedPrices(
  now: MatchableAdvert,
  before: AdvertChange,
): { price: number | null; priceBefore: number | null } {
  const isOfUnit = now.price_unit !== null && (!before.was_public || before.price_unit !== null);
  return isOfUnit
    ? { price: now.price_unit, priceBefore: before.price_unit }
    : { price: now.price_total, priceBefore: before.price_total };
}

/** Searches that only the listing can judge, and that adverts fulfil by it. */
async function judgedFits(db: Db, matched: readonly MatchedRow[], now: Date): Promise<Fit[]> {
  const fits: Fit[] = [];
  const candidates = await listJudgedCandidates(db, matched);
  for (const { advert, beforeKey } of matched) {
    const own = candidates.filter((candidate) => candidate.advert_key === advert.key);
    const held = await whichHeld(db, { table: 'search_docs', id: advert.key }, own, now);
    const hits = own.filter((_, index) => held[index] === true);
    const before =
      beforeKey === null ? [] : await whichHeld(db, { table: 'saved_search_changes', changeId: beforeKey }, hits, now);
    for (const [index, hit] of hits.entries())
      fits.push({ advertKey: advert.key, searchKey: hit.search_key, wasHit: before[index] === true });
  }
  return fits;
}

const whichHeld = (db: Db, row: DocRow, candidates: readonly Candidate[], now: Date): Promise<boolean[]> =>
  fulfilledBy(db, row, { now, kept: candidates.map(({ kept }) => kept) });

/** Keys of the saved searches in whose listing an advert is a full hit now, without paused ones and those of its seller. */
export async function listSearchesThatFit(
  { db, clock }: Pick<BaseContext, 'db' | 'clock'>,
  advertKey: number,
): Promise<number[]> {
  const now = clock();
  const [advert] = await listMatchableAdverts(db, [advertKey], now);
  if (advert === undefined) return [];
  const matched = { advert, beforeKey: null };
  return listFits(db, matched, await judgedFits(db, [matched], now));
}

/** Reads searches again that were read by other words than those in use now; returns how many. For a regular job. */
export async function readOutdatedSearches(context: Pick<BaseContext, 'db' | 'clock'>): Promise<number> {
  const readBy = await readingVersion(context.db);
  const ids = await listOutdatedSearches(context.db, readBy, READ_AGAIN_AT_ONCE);
  for (const id of ids) await rereadSearch(context, id);
  return ids.length;
}

/** How many changes could not be matched and wait to be tried again. */
export const givenUpFigures = ({ db }: Pick<BaseContext, 'db'>): Figure[] => [
  {
    name: 'stammplatz_saved_search_changes_given_up',
    help: 'Changes of adverts that could not be matched with saved searches; npm run alerts shows and repeats them.',
    ofAll: 'max',
    read: () => countGivenUp(db),
  },
];

const GIVEN_UP_SHOWN = 20;

/** The latest changes that were given up, with why. */
export const listGivenUpChanges = ({ db }: Pick<BaseContext, 'db'>): Promise<GivenUpChange[]> =>
  listGivenUp(db, GIVEN_UP_SHOWN);

/** Lets every change that was given up be tried again; returns how many. */
export const retryGivenUpChanges = ({ db }: Pick<BaseContext, 'db'>): Promise<number> => retryGivenUp(db);

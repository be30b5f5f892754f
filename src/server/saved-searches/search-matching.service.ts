import { dueAt } from '#domain/saved-searches/due.ts';
import { type MatchedAdvert, reasonToTell } from '#domain/saved-searches/hit-reason.ts';
import type { HitReason } from '#domain/saved-searches/saved-search.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { createWorkQueue, type Lease, pollQueue, processDue, type RegularWork } from '#server/platform/work-queue.ts';
import {
  advertKeys,
  attributeTerm,
  fulfilledBy,
  lexemeTerm,
  readingVersion,
} from '#server/search/percolation/percolation.service.ts';
import {
  type AdvertChange,
  CHANGES,
  type Candidate,
  type ChangeRow,
  type FoundHit,
  type MatchableAdvert,
  deleteChanges,
  findMatchableAdvert,
  listCandidates,
  listChanges,
  listOutdatedSearches,
  lockChanges,
  writeHits,
} from './matching.repository.ts';
import { readAgain } from './saved-searches.service.ts';

const LANES = 4;
const LEASE_IN_MS = 30_000;
const LOOK_EVERY_MS = 500;
/** An advert that could not be matched so often is given up: it would be old news. */
const MOST_ATTEMPTS = 5;
const NEXT_TRY_AFTER_MS = 20_000;
const READ_AGAIN_AT_ONCE = 200;

type Work = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'memory' | 'logger'>;
/** Called in the transaction that matches, for tests that kill it there. */
type Steps = { beforeCommit?: () => Promise<void> };

/** Matches adverts as they are published or changed, in every process; `work` looks at once. */
export function startMatching(base: Work): RegularWork {
  const queue = createWorkQueue(base, {
    ...queueOf(base),
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
export const matchWaiting = (base: Work, steps: Steps = {}): Promise<number> => processDue(base, queueOf(base, steps));

const queueOf = (base: Work, steps: Steps = {}) => ({
  table: CHANGES,
  lanes: LANES,
  leaseInMs: LEASE_IN_MS,
  load: (keys: readonly number[]) => listChanges(base.db, keys),
  keyOf: ({ key }: ChangeRow) => key,
  work: (change: ChangeRow, lease: Lease) => matchOne(base, change, lease, steps),
});

async function matchOne(base: Work, change: ChangeRow, lease: Lease, steps: Steps): Promise<void> {
  try {
    await matchAdvert(base, change.advert_key, steps);
  } catch (error) {
    if (change.attempts >= MOST_ATTEMPTS) await deleteChanges(base.db, [change.key]);
    else await lease.release({ from: new Date(base.clock().getTime() + NEXT_TRY_AFTER_MS), wasTried: true });
    throw error;
  }
}

/** All changes of the advert that wait, as one: what it was before the first, what it is now. */
async function matchAdvert(base: Work, advertKey: number, steps: Steps): Promise<void> {
  await inTransaction(base.db, async (tx) => {
    const changes = await lockChanges(tx, advertKey);
    const [first] = changes;
    if (first === undefined) return;
    const now = base.clock();
    const advert = await findMatchableAdvert(tx, advertKey, now);
    if (advert !== null) await noteHits(tx, { key: advertKey, advert, before: first }, now);
    await deleteChanges(
      tx,
      changes.map(({ key }) => key),
    );
    await steps.beforeCommit?.();
  });
}

type Changed = { key: number; advert: MatchableAdvert; before: AdvertChange };

async function noteHits(tx: Db, { key, advert, before }: Changed, now: Date): Promise<void> {
  const matched = await listFitting(tx, { key, advert, exceptUser: advert.seller_id }, now);
  if (matched.length === 0) return;
  const kept = matched.map((candidate) => candidate.kept);
  const held = before.was_public
    ? await fulfilledBy(tx, { table: 'saved_search_changes', changeId: before.key }, { now, kept })
    : [];
  const hadIt = new Set(matched.filter((_, index) => held[index] === true).map((one) => one.search_key));
  const { price, priceBefore } = comparedPrices(advert, before);
  const hits = new Map<number, FoundHit>();
  for (const candidate of matched) {
    const { search_key: searchKey, created_at: savedAt, frequency } = candidate;
    const reason = reasonOf(candidate, {
      wasPublic: before.was_public,
      wasHit: hadIt.has(searchKey),
      isYounger: advert.published_at !== null && advert.published_at >= savedAt,
      price,
      priceBefore,
    });
    if (reason !== null) hits.set(searchKey, { searchKey, reason, dueAt: new Date(dueAt(frequency, now)) });
  }
  if (hits.size > 0) await writeHits(tx, { advertKey: key, now, price, priceBefore, hits: [...hits.values()] });
}

function reasonOf(candidate: Candidate, advert: Omit<MatchedAdvert, 'told'>): HitReason | null {
  const { is_told: isTold, as_new: asNew, as_back: asBack, lowest_price: lowestPrice } = candidate;
  return reasonToTell({ ...advert, told: isTold ? { asNew, asBack, lowestPrice } : null });
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

type Fitting = { key: number; advert: MatchableAdvert; exceptUser: number | null };

async function listFitting(db: Db, { key, advert, exceptUser }: Fitting, now: Date): Promise<Candidate[]> {
  const terms = [
    ...advert.attrs.map(attributeTerm),
    // Lexemes with a prefix are those of the title or of the first species, once more.
    ...advert.lexemes.filter((lexeme) => !/^[a-z]\./.test(lexeme)).map(lexemeTerm),
  ];
  const candidates = await listCandidates(db, key, { keys: advertKeys(terms, advert), exceptUser });
  const kept = candidates.map((candidate) => candidate.kept);
  const held = await fulfilledBy(db, { table: 'search_docs', id: key }, { now, kept });
  return candidates.filter((_, index) => held[index] === true);
}

/** Keys of the saved searches in whose listing an advert is a full hit now, paused ones left out. */
export async function listSearchesThatFit(
  context: Pick<BaseContext, 'db' | 'clock'>,
  advertKey: number,
): Promise<number[]> {
  const now = context.clock();
  const advert = await findMatchableAdvert(context.db, advertKey, now);
  if (advert === null) return [];
  const fitting = await listFitting(context.db, { key: advertKey, advert, exceptUser: null }, now);
  return [...new Set(fitting.map((candidate) => candidate.search_key))];
}

/** Reads searches again that were read by other words than those in use now; returns how many. For a regular job. */
export async function readOutdatedSearches(context: Pick<BaseContext, 'db' | 'clock'>): Promise<number> {
  const readBy = await readingVersion(context.db);
  const ids = await listOutdatedSearches(context.db, readBy, READ_AGAIN_AT_ONCE);
  for (const id of ids) await readAgain(context, id);
  return ids.length;
}

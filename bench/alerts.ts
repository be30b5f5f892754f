import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import { RADIUS_CHOICES_IN_KM, type SearchRequest } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { type Dice, createDice } from '#server/sample/sample-random.ts';
import { insertFilters } from '#server/saved-searches/matching.repository.ts';
import { listSearchesThatFit } from '#server/saved-searches/search-matching.service.ts';
import { listingAddress, requestOfAddress } from '#server/saved-searches/searched-places.ts';
import { whereOf } from '#server/search/hits/conditions.repository.ts';
import { estimateRows } from '#server/search/hits/frequencies.repository.ts';
import { type SearchFilter, prepareSearch, readingVersion } from '#server/search/percolation/percolation.service.ts';
import { understandSearch } from '#server/search/reading/understand.ts';
import type { Marketplace } from './marketplace.ts';
import { median, percentile } from './percentiles.ts';
import { prepareSteadyPublishing } from './publish.ts';
import type { Table } from './report.ts';

const SEARCHES = 100_000;
const BATCH = 1_000;
const PER_SECOND = 20;
/** Half of the time without matching is before and half after, so that what else the machine does falls on both. */
const TURNS = [
  { isMatched: false, seconds: 10 },
  { isMatched: true, seconds: 20 },
  { isMatched: false, seconds: 10 },
] as const;
const QUEUED_IN_MS = 2_000;
const DEARER_AT_MOST = 1.2;
const LOOK_EVERY_MS = 25;
const BACKLOG = 1_000;
const COMPARED = { searches: 500, adverts: 200 } as const;

const POSTCODES = builtinPlaces()
  .filter((place) => place.countryCode === 'AT')
  .map((place) => place.postalCode);
const LINES = [
  'buche',
  'fichte',
  'lärche bretter',
  'eiche brennholz',
  'birke ofenfertig',
  'buche meterscheiter',
  'zirbe bohlen',
  'käferholz',
  'esche scheitholz trocken',
  'hackgut fein',
  'kantholz fichte',
  'stockfräsen',
  'rundholz lärche 4 m',
];

/** What people save: a category or words, mostly around a place, often with a highest price. */
function anySearch(dice: Dice): SearchRequest {
  const category = dice.chance(0.7) ? dice.of(CATEGORY_CODES) : undefined;
  const searchTerm = category === undefined || dice.chance(0.4) ? dice.of(LINES) : undefined;
  const radiusInKm = dice.chance(0.85) ? dice.of(RADIUS_CHOICES_IN_KM) : undefined;
  const place = radiusInKm === undefined ? {} : { postalCode: dice.of(POSTCODES), countryCode: 'AT' };
  return {
    page: 0,
    size: 24,
    sorting: { sortBy: 'CREATED_AT', sortDesc: true, ...place },
    ...(category === undefined ? {} : { category }),
    ...(searchTerm === undefined ? {} : { searchTerm }),
    ...(radiusInKm === undefined ? {} : { radiusInKm }),
    ...(category !== undefined && dice.chance(0.4) ? { priceMaxInCents: Math.floor(dice.between(5, 30)) * 1_000 } : {}),
    ...(dice.chance(0.1) ? { imageExists: true } : {}),
  };
}

/** Latency, throughput and cost of matching adverts with 100,000 saved searches, and whether it agrees with the listing. */
export async function measureAlerts(marketplace: Marketplace): Promise<Table[]> {
  const { base, adverts } = marketplace;
  const { db } = base;
  await fillSearches(marketplace);
  const unmatched: number[] = [];
  const matched: number[] = [];
  const queuedMs: number[] = [];
  for (const [turn, { isMatched, seconds }] of TURNS.entries()) {
    const action = sql.raw(isMatched ? 'enable' : 'disable');
    await sql`alter table search_docs ${action} trigger search_docs_appeared`.execute(db);
    const published = await publishSteadily(marketplace, { first: (turn + 1) * 100_000, seconds });
    (isMatched ? matched : unmatched).push(...published.publishMs);
    if (isMatched) queuedMs.push(...published.queuedMs);
  }
  await sql`alter table search_docs enable trigger search_docs_appeared`.execute(db);
  const perSecond = await measureBacklog(db);
  const differences = await compare(marketplace);
  const cost = median(matched) / median(unmatched);
  const ms = (samples: readonly number[]) => [median(samples), percentile(samples, 0.95)].map(Math.round);
  return [
    {
      key: `alerts ${adverts}`,
      title: `${SEARCHES} saved searches, ${PER_SECOND} adverts a second at ${adverts} adverts`,
      columns: ['p50', 'p95'],
      rows: [
        { label: 'publish, no matching', cells: ms(unmatched) },
        { label: 'publish, with saved searches', cells: ms(matched) },
        {
          label: 'from published to matched and queued',
          cells: ms(queuedMs),
          budget: { column: 'p95', atMost: QUEUED_IN_MS },
        },
      ],
      compare: 'p95',
      notes: ['Times in ms; the queue is looked at every 25 ms, the server looks every 500 ms.'],
    },
    {
      key: `alerts figures ${adverts}`,
      title: 'Matching of a backlog, cost of publishing, agreement with the listing',
      columns: ['figure'],
      rows: [
        { label: 'adverts matched a second, from a backlog', cells: [perSecond] },
        {
          label: 'publish p50, with by without saved searches',
          cells: [Math.round(cost * 100) / 100],
          budget: { column: 'figure', atMost: DEARER_AT_MOST },
        },
        {
          label: `differences in ${COMPARED.searches * COMPARED.adverts} pairs of search and advert`,
          cells: [differences.wrong],
          budget: { column: 'figure', atMost: 0 },
        },
        { label: 'pairs of these that fit', cells: [differences.fitting] },
      ],
      compare: 'figure',
      notes: [],
    },
  ];
}

/** Publishes at a steady rate; the milliseconds of each call, and from its answer until the advert left the queue. */
async function publishSteadily(marketplace: Marketplace, { first, seconds }: { first: number; seconds: number }) {
  const publishDrafts = await prepareSteadyPublishing(marketplace, {
    perSecond: PER_SECOND,
    seconds,
    titleOf: (number) => `Brennholz Nummer ${first + number} vom Hof`,
  });
  const waiting = new Map<string, number>();
  const publishMs: number[] = [];
  const queuedMs: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver || waiting.size > 0) {
      const asked = [...waiting.keys()];
      const queued = await waitingAmong(marketplace.base.db, asked);
      for (const id of asked) {
        if (queued.has(id)) continue;
        queuedMs.push(performance.now() - (waiting.get(id) ?? 0));
        waiting.delete(id);
      }
      await wait(LOOK_EVERY_MS);
    }
  })();
  for await (const { id, ms } of publishDrafts()) {
    publishMs.push(ms);
    waiting.set(id, performance.now());
  }
  isOver = true;
  await watching;
  return { publishMs, queuedMs };
}

async function waitingAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{
    id: string;
  }>`select a.public_id as id from saved_search_changes c join adverts a on a.id = c.id
    where a.public_id = any(${[...ids]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

async function fillSearches({ base }: Marketplace): Promise<void> {
  const readBy = await readingVersion(base.db);
  const dice = createDice(4711, 3);
  for (let at = 0; at < SEARCHES; at += BATCH) {
    const filters: { address: string; filter: SearchFilter }[] = [];
    while (filters.length < BATCH) {
      const address = listingAddress(anySearch(dice));
      const request = requestOfAddress(address);
      if (request !== null) filters.push({ address, filter: await prepareSearch(base, request) });
    }
    await insertAll(base.db, { at, filters, readBy });
  }
  await sql`analyze saved_searches, saved_search_filters, saved_search_keys`.execute(base.db);
}

type Batch = { at: number; filters: readonly { address: string; filter: SearchFilter }[]; readBy: string };

async function insertAll(db: Db, { at, filters, readBy }: Batch): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with given as (select * from unnest(${filters.map(() => newId())}::uuid[], ${filters.map(({ address }) => address)}::text[],
      ${filters.map((_, index) => `leser-${at + index}@example.at`)}::text[]) g (id, address, email)),
    searches as (insert into saved_searches (public_id, email, name, address, frequency, by_mail, by_push, created_at, looked_at, read_by)
      select id, email, address, address, 'WEEKLY', true, false, now() - interval '1 day', now(), ${readBy} from given returning id, email)
    select id from searches order by substring(email from 7 for position('@' in email) - 7)::int`.execute(db);
  const made = filters.flatMap(({ filter }, index) => {
    const searchKey = rows[index]?.id;
    return searchKey === undefined ? [] : [{ searchKey, position: 0, filter }];
  });
  await insertFilters(db, made);
}

/** How many adverts a second are matched when a thousand wait. */
async function measureBacklog(db: Db): Promise<number> {
  await sql`insert into saved_search_changes (id) select id from search_docs order by id desc offset 2000 limit ${BACKLOG}`.execute(
    db,
  );
  const startedAt = performance.now();
  for (;;) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from saved_search_changes`.execute(db);
    if (rows[0]?.count === 0) break;
    await wait(LOOK_EVERY_MS);
  }
  return Math.round(BACKLOG / ((performance.now() - startedAt) / 1_000));
}

/** Compares which searches an advert fits with the conditions of their listings, in both directions. */
async function compare({ base }: Marketplace): Promise<{ wrong: number; fitting: number }> {
  const { db } = base;
  const adverts = await sql<{
    id: number;
  }>`select id from search_docs order by md5(id::text) limit ${COMPARED.adverts}`.execute(db);
  const keys = adverts.rows.map(({ id }) => id);
  const searches = await sql<{ id: number; address: string }>`select id, address from saved_searches
    order by md5(id::text) limit ${COMPARED.searches}`.execute(db);
  const listed = new Set<string>();
  for (const { id, address } of searches.rows) {
    const request = requestOfAddress(address);
    if (request === null) throw new Error(`No listing: ${address}`);
    const conditions = await estimateRows(db, understandSearch(base, request));
    const found = await sql<{ id: number }>`select id from search_docs where ${whereOf(conditions, [
      sql`id = any(${keys}::bigint[])`,
    ])}`.execute(db);
    for (const row of found.rows) listed.add(`${row.id} in ${id}`);
  }
  const sampled = new Set(searches.rows.map(({ id }) => id));
  const fitting = new Set<string>();
  for (const key of keys)
    for (const search of await listSearchesThatFit(base, key))
      if (sampled.has(search)) fitting.add(`${key} in ${search}`);
  const wrong =
    [...listed].filter((pair) => !fitting.has(pair)).length + [...fitting].filter((pair) => !listed.has(pair)).length;
  return { wrong, fitting: fitting.size };
}

import * as z from 'zod/mini';
import { productShapes } from '#contract/search/products.schemas.ts';
import type { SearchContext } from '#server/search/search.service.ts';
import { listMapCells } from '#server/search/browse/map.service.ts';
import { searchAdverts } from '#server/search/search.service.ts';
import { suggestSearches } from '#server/search/suggestions/suggest.service.ts';
import { suggestionsCounted } from '#server/search/suggestions/suggestion-counts.service.ts';
import { type BareSql, type Recording, openBareSql } from './bare-sql.ts';
import { type Call, type Client, type Load, closedLoop, createClient, jsonOf, loopOf } from './load.ts';
import type { Marketplace } from './marketplace.ts';
import { median, percentile } from './percentiles.ts';
import type { Row, Table } from './report.ts';
import {
  type BudgetName,
  type Choices,
  MIX,
  SEARCH_KINDS,
  type SearchCall,
  type SearchKind,
  diceFor,
} from './search-requests.ts';

const MEASURED = 120;
/** Requests that one side answers in a row before the other side does. */
const BLOCK = 10;
/** How many of them are repeated twice, to be answered from the cache. */
const CACHED_OF_BLOCK = 3;
const MIXED_CLIENTS = 16;
const MIXED_SECONDS = 10;
const MIXED_RECORDED = 1_000;
const LARGE = 200_000;

/** Upper limits in ms for p95 (and p50 of a page), below and above LARGE adverts. */
const BUDGETS: Record<BudgetName, { small: number; large: number }> = {
  page: { small: 15, large: 45 },
  facets: { small: 30, large: 120 },
  map: { small: 20, large: 120 },
  suggest: { small: 5, large: 5 },
};
const PAGE_P50 = { small: 5, large: 12 };
const MIXED_PER_SECOND = { small: 600, large: 350 };
const OVERHEAD_P50 = 2;

/** Bypasses the cache. */
const FRESH = { 'cache-control': 'no-cache' };

const sizeOf = (adverts: number): 'small' | 'large' => (adverts >= LARGE ? 'large' : 'small');

export function callOf(search: SearchCall): Call {
  switch (search.operation) {
    case 'products':
      return { method: 'POST', path: '/api/v1/products', body: search.body };
    case 'map':
      return { method: 'POST', path: '/api/v1/products/mapCells', body: search.body };
    case 'suggest':
      return { path: `/api/v1/products/suggest?term=${encodeURIComponent(search.term)}` };
  }
}

/** The same request through the same services, without HTTP. */
async function runInside(context: SearchContext, search: SearchCall): Promise<unknown> {
  switch (search.operation) {
    case 'products': {
      const { withFacets, ...request } = z.parse(productShapes.searchProducts.body.productFilter, search.body);
      return searchAdverts(context, request, { withFacets: withFacets === true, isFresh: true });
    }
    case 'map':
      return listMapCells(context, z.parse(productShapes.listMapCells.body.mapRequest, search.body));
    case 'suggest': {
      const suggestions = await suggestSearches(context, { term: search.term });
      await suggestionsCounted(context.db);
      return suggestions;
    }
  }
}

const Counted = z.object({ totalElements: z.optional(z.number()), total: z.optional(z.number()) });

function hitsOf(reply: unknown): number {
  if (Array.isArray(reply)) return reply.length;
  const { totalElements, total } = z.parse(Counted, reply);
  return totalElements ?? total ?? 0;
}

type Measured = {
  http: number[];
  bare: number[];
  extra: number[];
  statements: number[];
  hits: number[];
  cached: number[];
};
type Doors = { client: Client; bare: BareSql };

/**
 * One request at a time, each different. Statements are recorded first, so that the database has seen them before
 * either side is timed; then HTTP and bare statements alternate by blocks, since the side that runs second would always
 * find the processor's caches cold.
 */
async function measureKind({ client, bare }: Doors, kind: SearchKind, choices: Choices): Promise<Measured> {
  const measured: Measured = { http: [], bare: [], extra: [], statements: [], hits: [], cached: [] };
  const context = { db: bare.db, clock: () => new Date() };
  for (let block = -1; block < MEASURED / BLOCK; block++) {
    const asked = await recordBlock(bare, (index) => kind.make(choices, (block + 1) * BLOCK + index), context);
    const isBareFirst = block % 2 === 0;
    const before = isBareFirst ? await replayBlock(bare, asked) : null;
    const answers = [];
    for (const { search } of asked) answers.push(await client.send({ ...callOf(search), headers: FRESH }));
    const bareMs = before ?? (await replayBlock(bare, asked));
    // The first block only warms both sides up.
    if (block < 0) continue;
    for (const [index, answer] of answers.entries()) {
      const ms = bareMs[index] ?? Number.NaN;
      measured.http.push(answer.ms);
      measured.bare.push(ms);
      measured.extra.push(answer.ms - ms);
      measured.statements.push(asked[index]?.recording.length ?? Number.NaN);
      measured.hits.push(hitsOf(jsonOf(answer)));
    }
    for (const { search } of asked.slice(0, CACHED_OF_BLOCK)) {
      await client.send(callOf(search));
      measured.cached.push((await client.send(callOf(search))).ms);
    }
  }
  return measured;
}

type Asked = { search: SearchCall; recording: Recording };

async function recordBlock(bare: BareSql, make: (index: number) => SearchCall, context: SearchContext) {
  const asked: Asked[] = [];
  for (let index = 0; index < BLOCK; index++) {
    const search = make(index);
    asked.push({ search, recording: await bare.record(() => runInside(context, search)) });
  }
  return asked;
}

async function replayBlock(bare: BareSql, asked: readonly Asked[]): Promise<number[]> {
  const ms: number[] = [];
  for (const { recording } of asked) ms.push(await bare.replay(recording));
  return ms;
}

function rowOf(kind: SearchKind, { http, bare, extra, statements, hits, cached }: Measured, adverts: number): Row {
  const [p50, bareP50] = [median(http), median(bare)];
  const hasSql = median(statements) > 0;
  const cells = [
    median(hits),
    p50,
    percentile(http, 0.95),
    hasSql ? bareP50 : null,
    hasSql ? percentile(bare, 0.95) : null,
    hasSql ? p50 / bareP50 : null,
    median(extra),
    median(statements),
    median(cached),
  ];
  if (kind.budget === null) return { label: kind.label, cells };
  return { label: kind.label, cells, budget: { column: 'p95', atMost: BUDGETS[kind.budget][sizeOf(adverts)] } };
}

const COLUMNS = ['hits', 'p50', 'p95', 'SQL p50', 'SQL p95', 'ratio p50', 'extra p50', 'statements', 'cached p50'];

/** Every kind of search through HTTP compared with its own SQL, and the mixed load of many visitors. */
export async function measureSearch(marketplace: Marketplace): Promise<Table[]> {
  const { adverts, app, base } = marketplace;
  const bare = openBareSql(base.config.dataDir);
  const client = createClient(app.address, 1);
  const users = await base.db.selectFrom('users').select('public_id').orderBy('id').limit(4_000).execute();
  const sellers = users.map((user) => user.public_id);
  // Vocabulary and frequencies are read once by the first search of a process.
  for (const term of ['buche', 'brenholz']) {
    await client.send(callOf({ operation: 'suggest', term }));
    await runInside({ db: bare.db, clock: () => new Date() }, { operation: 'products', body: { searchTerm: term } });
  }
  const rows: Row[] = [];
  const pages: { http: number[]; extra: number[] } = { http: [], extra: [] };
  for (const [index, kind] of SEARCH_KINDS.entries()) {
    const measured = await measureKind({ client, bare }, kind, { dice: diceFor(index), sellers });
    rows.push(rowOf(kind, measured, adverts));
    if (kind.budget === 'page') {
      pages.http.push(median(measured.http));
      pages.extra.push(...measured.extra);
    }
  }
  client.close();
  const slowest = Math.max(...pages.http);
  const summary: Row[] = [
    {
      label: 'slowest page kind, p50',
      cells: [slowest],
      budget: { column: 'value', atMost: PAGE_P50[sizeOf(adverts)] },
    },
    {
      label: 'HTTP and JSON on top of bare SQL, all page kinds, p50',
      cells: [median(pages.extra)],
      budget: { column: 'value', atMost: OVERHEAD_P50 },
    },
  ];
  const mixed = await measureMixed(marketplace, { sellers, bare });
  await bare.close();
  return [
    {
      key: `search ${adverts}`,
      title: `Search at ${adverts} adverts, ms, one connection, ${MEASURED} requests a kind`,
      columns: COLUMNS,
      rows,
      compare: 'p50',
      notes: [
        'p50, p95: through HTTP, page with total and items. SQL: the same statements by the bare driver, same concurrency. extra: HTTP − SQL, paired.',
        'Each request asks for an answer of its own (cache-control: no-cache), so that no kept one hides the SQL; "cached" is the same request twice more without it.',
      ],
    },
    {
      key: `search summary ${adverts}`,
      title: `Search at ${adverts} adverts, together, ms`,
      columns: ['value'],
      rows: summary,
      compare: 'value',
      notes: [],
    },
    mixed,
  ];
}

type MixedTargets = { sellers: readonly string[]; bare: BareSql };

async function measureMixed({ adverts, app }: Marketplace, { sellers, bare }: MixedTargets): Promise<Table> {
  const asAsked = await mixedRow('mixed searches', { app, sellers, headers: {} });
  const uncached = await mixedRow('the same, each computed', { app, sellers, headers: FRESH });
  const sql = await bareMixedRow(bare, sellers);
  return {
    key: `search mixed ${adverts}`,
    title: `Mixed load at ${adverts} adverts, ${MIXED_CLIENTS} clients, ${MIXED_SECONDS} s`,
    columns: ['req/s', 'p50', 'p95', 'p99', 'failed'],
    rows: [{ ...asAsked, budget: { column: 'req/s', atLeast: MIXED_PER_SECOND[sizeOf(adverts)] } }, uncached, sql],
    compare: 'req/s',
    notes: [
      'The clients share the processor with the server and its database.',
      `The last row sends the statements of ${MIXED_RECORDED} such searches by the bare driver, over and over.`,
    ],
  };
}

type MixedOptions = Pick<Marketplace, 'app'> & { sellers: readonly string[]; headers: Record<string, string> };

async function mixedRow(label: string, { app, sellers, headers }: MixedOptions): Promise<Row> {
  const mix = mixOf(sellers);
  const next = (number: number): Call => ({ ...callOf(mix(number)), headers });
  const client = createClient(app.address, MIXED_CLIENTS);
  await closedLoop(client, next, { connections: MIXED_CLIENTS, seconds: 2 });
  const load = await closedLoop(client, next, { connections: MIXED_CLIENTS, seconds: MIXED_SECONDS });
  client.close();
  return rowOfLoad(label, load);
}

const rowOfLoad = (label: string, { perSecond, samples, failures }: Load): Row => ({
  label,
  cells: [perSecond, median(samples), percentile(samples, 0.95), percentile(samples, 0.99), failures],
});

/** A sequence of searches by their weights. */
function mixOf(sellers: readonly string[]): (number: number) => SearchCall {
  const weights = MIX.reduce((sum, [weight]) => sum + weight, 0);
  const choices = { dice: diceFor(1_000), sellers };
  return (number) => {
    let at = choices.dice.between(0, weights);
    const found = MIX.find(([weight]) => (at -= weight) < 0) ?? MIX[0];
    if (!found) throw new Error('The mix is empty.');
    return found[1].make(choices, number);
  };
}

/** The same load without HTTP, reading and presenting: what the database alone can give on this machine. */
async function bareMixedRow(bare: BareSql, sellers: readonly string[]): Promise<Row> {
  const context = { db: bare.db, clock: () => new Date() };
  const mix = mixOf(sellers);
  const recordings: Recording[] = [];
  for (let number = 0; number < MIXED_RECORDED; number++)
    recordings.push(await bare.record(() => runInside(context, mix(number))));
  const replay = async (number: number) => {
    const ms = await bare.replay(recordings[number % MIXED_RECORDED] ?? []);
    return { ms, bytes: 0, isFailed: false };
  };
  const load = await loopOf(replay, { connections: MIXED_CLIENTS, seconds: MIXED_SECONDS });
  return rowOfLoad('the statements of it, bare driver', load);
}

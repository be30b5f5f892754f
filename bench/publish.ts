import * as z from 'zod/mini';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { createDice } from '#server/sample/sample-random.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { type Client, createClient, jsonOf } from './load.ts';
import type { Marketplace } from './marketplace.ts';
import { median, percentile } from './percentiles.ts';
import type { Table } from './report.ts';
import { tokensOfSellers } from './sellers.ts';

const CLIENTS = 8;
const SECONDS = 10;
const FOUND_RUNS = 30;
const PUBLISHES_PER_SECOND = 1_000;
const FOUND_IN_MS = 200;
const CATEGORIES = [
  'FIREWOOD',
  'SAWN_WOOD',
  'LOGS',
  'WOOD_CHIPS',
  'FOREST',
  'SERVICES',
] as const satisfies readonly CategoryCode[];
const LETTERS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

const Created = z.object({ id: z.string() });
const Found = z.object({ items: z.array(z.object({ id: z.string() })) });

type Published = { createMs: number; publishMs: number };
type Timed = Published & { id: string };

/** A word that no advert has: syllables of a number. */
function wordOf(number: number): string {
  const dice = createDice(77, number);
  return Array.from({ length: 5 }, () => `${dice.of([...LETTERS])}${dice.of([...VOWELS])}`).join('');
}

/** Makes a draft and publishes it, as the editor does: two calls, two transactions. */
async function publishOne(client: Client, token: string, title: string, number: number): Promise<Timed> {
  const headers = { authorization: `Bearer ${token}` };
  const edit = COMPLETE_EDITS[CATEGORIES[number % CATEGORIES.length] ?? 'FIREWOOD'];
  const created = await client.send({ method: 'POST', path: '/api/v1/adverts', headers, body: { ...edit, title } });
  const { id } = z.parse(Created, jsonOf(created));
  const published = await client.send({ method: 'POST', path: `/api/v1/adverts/${id}/publish`, headers });
  jsonOf(published);
  return { id, createMs: created.ms, publishMs: published.ms };
}

/** How many adverts eight sellers can publish, and how soon a new one is among the results. */
export async function measurePublishing(marketplace: Marketplace): Promise<Table[]> {
  const tokens = await tokensOfSellers(marketplace, CLIENTS);
  const rate = await measureRate(marketplace, tokens);
  return [rate, await measureFound(marketplace, tokens[0] ?? '')];
}

async function measureRate({ adverts, app }: Marketplace, tokens: readonly string[]): Promise<Table> {
  const client = createClient(app.address, CLIENTS);
  const done: Published[] = [];
  let number = 0;
  const work = async (token: string, until: number, isCounted: boolean): Promise<void> => {
    while (performance.now() < until) {
      const published = await publishOne(client, token, `Anzeige ${wordOf(number)} vom Hof`, number++);
      if (isCounted) done.push(published);
    }
  };
  const warmUntil = performance.now() + 2_000;
  await Promise.all(tokens.map((token) => work(token, warmUntil, false)));
  const startedAt = performance.now();
  await Promise.all(tokens.map((token) => work(token, startedAt + SECONDS * 1_000, true)));
  const perSecond = (done.length * 1_000) / (performance.now() - startedAt);
  client.close();
  const figures = (samples: number[]) => [median(samples), percentile(samples, 0.95), percentile(samples, 0.99)];
  const publishes = done.map((one) => one.publishMs);
  return {
    key: `publish ${adverts}`,
    title: `Publishing at ${adverts} adverts through HTTP, ${CLIENTS} sellers, ${SECONDS} s`,
    columns: ['per second', 'p50', 'p95', 'p99'],
    rows: [
      {
        label: 'draft made and published (two calls)',
        cells: [perSecond, ...figures(done.map((one) => one.createMs + one.publishMs))],
      },
      { label: '  POST /adverts', cells: [null, ...figures(done.map((one) => one.createMs))] },
      {
        label: '  POST /adverts/…/publish, rate if it were alone',
        cells: [
          (CLIENTS * 1_000) / (publishes.reduce((sum, ms) => sum + ms, 0) / Math.max(1, publishes.length)),
          ...figures(publishes),
        ],
        budget: { column: 'per second', atLeast: PUBLISHES_PER_SECOND },
      },
    ],
    compare: 'per second',
    notes: [
      'Times in ms. The sellers share the processor with the server and its database; every commit is flushed to disk.',
    ],
  };
}

async function measureFound({ adverts, app }: Marketplace, token: string): Promise<Table> {
  const client = createClient(app.address, 1);
  const samples: number[] = [];
  const searches: number[] = [];
  for (let number = 0; number < FOUND_RUNS; number++) {
    const word = wordOf(1_000_000 + number + Math.floor(Date.now() / 1_000));
    const search = { method: 'POST', path: '/api/v1/products', body: { searchTerm: word } } as const;
    // Asked before, so that an answer without the advert is kept somewhere if anything keeps answers too long.
    await client.send(search);
    const startedAt = performance.now();
    const { id, createMs } = await publishOne(client, token, `Brennholz ${word}`, 0);
    for (let tries = 1; ; tries++) {
      const { items } = z.parse(Found, jsonOf(await client.send(search)));
      if (items.some((item) => item.id === id)) {
        searches.push(tries);
        break;
      }
      if (performance.now() - startedAt > 30_000) throw new Error(`The advert ${id} is not found by "${word}".`);
    }
    samples.push(performance.now() - startedAt - createMs);
  }
  client.close();
  return {
    key: `publish to found ${adverts}`,
    title: `From "publish" to "found" at ${adverts} adverts, ms`,
    columns: ['p50', 'p95', 'searches'],
    rows: [
      {
        label: 'publish sent … first search that shows it answered',
        cells: [median(samples), percentile(samples, 0.95), Math.max(...searches)],
        budget: { column: 'p95', atMost: FOUND_IN_MS },
      },
    ],
    compare: 'p50',
    notes: ['searches: the most that one advert took; 1 means that the very next search had it.'],
  };
}

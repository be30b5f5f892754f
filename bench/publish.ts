import * as z from 'zod/mini';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { createDice } from '#server/sample/sample-random.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient, jsonOf } from './load.ts';
import type { Marketplace } from './marketplace.ts';
import { median, percentile } from './percentiles.ts';
import type { Table } from './report.ts';
import { tokensOfSellers } from './sellers.ts';

const CLIENTS = 8;
const SECONDS = 10;
const WARM_MS = 2_000;
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

/** A word that no advert has: syllables of a number. */
function wordOf(number: number): string {
  const dice = createDice(77, number);
  return Array.from({ length: 5 }, () => `${dice.of([...LETTERS])}${dice.of([...VOWELS])}`).join('');
}

/** Makes a draft, as the editor does; returns its id and the milliseconds of the call. */
export async function makeDraft(client: Client, token: string, title: string, number: number) {
  const headers = { authorization: `Bearer ${token}` };
  const edit = COMPLETE_EDITS[CATEGORIES[number % CATEGORIES.length] ?? 'FIREWOOD'];
  const created = await client.send({ method: 'POST', path: '/api/v1/adverts', headers, body: { ...edit, title } });
  return { id: z.parse(Created, jsonOf(created)).id, ms: created.ms };
}

/** Publishes a draft; returns the milliseconds of the call. */
export async function publish(client: Client, token: string, id: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const published = await client.send({ method: 'POST', path: `/api/v1/adverts/${id}/publish`, headers });
  jsonOf(published);
  return published.ms;
}

type SteadyRate = { perSecond: number; seconds: number; titleOf: (number: number) => string };

/** Makes drafts, then publishes one after the other at a steady rate; each with its id and the milliseconds of the call. */
export async function prepareSteadyPublishing(
  marketplace: Marketplace,
  { perSecond, seconds, titleOf }: SteadyRate,
): Promise<() => AsyncGenerator<{ id: string; ms: number }>> {
  const [token = ''] = await tokensOfSellers(marketplace, 1);
  const client = createClient(marketplace.app.address, 1);
  const drafts: string[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1)
    drafts.push((await makeDraft(client, token, titleOf(number), number)).id);
  return async function* publishDrafts() {
    const startedAt = performance.now();
    try {
      for (const [number, id] of drafts.entries()) {
        yield { id, ms: await publish(client, token, id) };
        await wait(Math.max(0, startedAt + ((number + 1) / perSecond) * 1_000 - performance.now()));
      }
    } finally {
      client.close();
    }
  };
}

/** Publishes new adverts at a steady rate while `work` runs. */
export async function whilePublishing<T>(
  marketplace: Marketplace,
  rate: Omit<SteadyRate, 'titleOf'>,
  work: () => Promise<T>,
): Promise<T> {
  const titleOf = (number: number) => `Anzeige ${wordOf(900_000 + number)} vom Hof`;
  const publishDrafts = await prepareSteadyPublishing(marketplace, { ...rate, titleOf });
  let isOver = false;
  const publishing = (async () => {
    for await (const _published of publishDrafts()) if (isOver) return;
  })();
  const result = await work();
  isOver = true;
  await publishing;
  return result;
}

/** How many adverts eight sellers can publish, and how soon a new one is among the results. */
export async function measurePublishing(marketplace: Marketplace): Promise<Table[]> {
  const tokens = await tokensOfSellers(marketplace, CLIENTS);
  const rate = await measureRate(marketplace, tokens);
  return [rate, await measureFound(marketplace, tokens[0] ?? '')];
}

/** Every seller makes drafts for a while; then they publish all of them, the first ones only to warm up. */
async function measureRate({ adverts, app }: Marketplace, tokens: readonly string[]): Promise<Table> {
  const client = createClient(app.address, CLIENTS);
  let number = 0;
  const made = await Promise.all(
    tokens.map(async (token) => {
      const drafts: { id: string; ms: number; at: number }[] = [];
      const until = performance.now() + WARM_MS + SECONDS * 1_000;
      while (performance.now() < until) {
        const draft = await makeDraft(client, token, `Anzeige ${wordOf(number)} vom Hof`, number++);
        drafts.push({ ...draft, at: performance.now() });
      }
      return drafts;
    }),
  );
  const published = await Promise.all(
    tokens.map(async (token, seller) => {
      const calls: { ms: number; at: number }[] = [];
      for (const { id } of made[seller] ?? []) {
        const ms = await publish(client, token, id);
        calls.push({ ms, at: performance.now() });
      }
      return calls;
    }),
  );
  client.close();
  return {
    key: `publish ${adverts}`,
    title: `Publishing at ${adverts} adverts through HTTP, ${CLIENTS} sellers`,
    columns: ['calls', 'per second', 'p50', 'p95', 'p99'],
    rows: [
      { label: 'POST /adverts', cells: figuresOf(made) },
      {
        label: 'POST /adverts/…/publish',
        cells: figuresOf(published),
        budget: { column: 'per second', atLeast: PUBLISHES_PER_SECOND },
      },
    ],
    compare: 'per second',
    notes: [
      'Times in ms. The sellers share the processor with the server and its database; every commit is flushed to disk.',
    ],
  };
}

/** The figures of the time in which all sellers were at work and the program was warm. */
function figuresOf(calls: readonly (readonly { ms: number; at: number }[])[]): number[] {
  const all = calls.flat();
  const first = Math.min(...all.map(({ at }) => at)) + WARM_MS;
  const last = Math.min(...calls.map((own) => own.at(-1)?.at ?? 0));
  const counted = all.filter(({ at }) => at >= first && at <= last);
  const times = counted.map(({ ms }) => ms);
  const perSecond = (counted.length * 1_000) / (last - first);
  return [counted.length, perSecond, median(times), percentile(times, 0.95), percentile(times, 0.99)];
}

async function measureFound({ adverts, app }: Marketplace, token: string): Promise<Table> {
  const client = createClient(app.address, 1);
  const samples: number[] = [];
  const searches: number[] = [];
  for (let number = 0; number < FOUND_RUNS; number++) {
    const word = wordOf(1_000_000 + number + Math.floor(Date.now() / 1_000));
    const search = { method: 'POST', path: '/api/v1/products', body: { searchTerm: word } } as const;
    // Requested before, so that a stale cache would return an answer without the advert.
    await client.send(search);
    const startedAt = performance.now();
    const { id, ms: createMs } = await makeDraft(client, token, `Brennholz ${word}`, 0);
    await publish(client, token, id);
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

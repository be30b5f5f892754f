import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { startBearerSession } from '#server/accounts/sessions/sessions.service.ts';
import { newId } from '#server/platform/ids.ts';
import { type Client, createClient, jsonOf } from './load.ts';
import type { Marketplace } from './marketplace.ts';
import { median, percentile } from './percentiles.ts';
import type { Table } from './report.ts';

const STREAMS = 1_000;
const SINGLE_MESSAGES = 400;
const CLIENTS = 8;
const SECONDS = 10;
/** The issue: live within a second. */
const LIVE_WITHIN_MS = 1_000;

type Pair = { chatId: string; tokens: readonly [string, string]; ids: readonly [string, string] };

/** How soon a message is in the other tab, how many get through, and what an idle tab costs. */
export async function measureChats(marketplace: Marketplace): Promise<Table[]> {
  const { app, base } = marketplace;
  const pairs = await makePairs(base, STREAMS / 2);
  await wait(2_000);
  const before = memoryOf(app.pid);
  const arrivals = new Map<string, (at: number) => void>();
  const streams = await openStreams(app.address, pairs, arrivals);
  await wait(5_000);
  const perStream = ((memoryOf(app.pid) - before) * 1024) / STREAMS;
  const single = await sendOneByOne(app.address, pairs, arrivals);
  const load = await sendTogether(app.address, pairs, arrivals);
  for (const stream of streams) stream.destroy();
  return [
    {
      key: 'chats',
      title: `Messages of chats with ${STREAMS} open streams, ms from sending to the other tab`,
      columns: ['messages', 'per second', 'p50', 'p99', 'lost'],
      rows: [
        { label: 'one after the other', cells: single, budget: { column: 'p99', atMost: LIVE_WITHIN_MS } },
        { label: `${CLIENTS} senders without a pause`, cells: load, budget: { column: 'p99', atMost: LIVE_WITHIN_MS } },
      ],
      compare: 'p50',
      notes: [
        'Senders, receivers, server and database share the processors; every commit is flushed to disk.',
        'Each message makes two events, its own tab and the other one; measured is the other one.',
      ],
    },
    {
      key: 'chats memory',
      title: 'Memory of idle streams',
      columns: ['streams', 'KiB each'],
      rows: [{ label: 'growth of the server process', cells: [STREAMS, perStream] }],
      compare: 'KiB each',
      notes: ['Resident memory after opening, less before; it holds what the collector has not fetched yet.'],
    },
  ];
}

/** Resident memory of a process in MiB. */
function memoryOf(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(found ?? Number.NaN) / 1024;
}

async function makePairs(base: Marketplace['base'], count: number): Promise<Pair[]> {
  const ids = Array.from({ length: count * 2 }, () => newId());
  const { rows } = await sql<{ id: number; public_id: string }>`
    insert into users (public_id, email, username, first_name, is_sample, created_at)
    select id, id || '@bench.example', id || '@bench.example', 'Bench', true, now() from unnest(${ids}::uuid[]) as t (id)
    returning id, public_id`.execute(base.db);
  const people: { key: number; id: string; token: string }[] = [];
  for (const { id: key, public_id: id } of rows)
    people.push({ key, id, token: await startBearerSession(base, { key, id }, 'bench') });
  const pairs: Pair[] = [];
  for (let index = 0; index < count; index += 1) {
    const [seller, buyer] = [people[2 * index], people[2 * index + 1]];
    if (!seller || !buyer) throw new Error('Two people make a pair.');
    const chatId = newId();
    await sql`insert into chats (public_id, item_public_id, item_title, seller_id, buyer_id, created_at, updated_at)
      values (${chatId}, ${newId()}, 'Brennholz', ${seller.key}, ${buyer.key}, now(), now())`.execute(base.db);
    pairs.push({ chatId, tokens: [seller.token, buyer.token], ids: [seller.id, buyer.id] });
  }
  return pairs;
}

type Arrivals = Map<string, (at: number) => void>;

async function openStreams(address: string, pairs: readonly Pair[], arrivals: Arrivals): Promise<IncomingMessage[]> {
  const owners = pairs.flatMap(({ tokens, ids }) => tokens.map((token, side) => ({ token, id: ids[side] ?? '' })));
  const streams: IncomingMessage[] = [];
  for (const owner of owners) streams.push(await openStream(address, owner, arrivals));
  return streams;
}

function openStream(
  address: string,
  { token, id }: { token: string; id: string },
  arrivals: Arrivals,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const url = `${address}/api/v1/chats/events`;
    const asked = request(url, { headers: { authorization: `Bearer ${token}` }, agent: false });
    asked.on('error', reject);
    asked.on('response', (stream) => {
      stream.setEncoding('utf8').on('error', () => undefined);
      stream.on('data', (text: string) => {
        const at = performance.now();
        if (text.includes('"kind":"hello"')) resolve(stream);
        // Only what the other one sent: the sender's own tab gets it, too.
        for (const [, messageId = ''] of text.matchAll(/"message":\{"id":"([0-9a-f-]{36})"/g))
          if (!text.includes(`"senderId":"${id}"`)) arrivals.get(messageId)?.(at);
      });
    });
    asked.end();
  });
}

/** Sends one message and waits until the other tab has it; null where it never gets there. */
async function send(client: Client, pair: Pair, { side, arrivals }: { side: 0 | 1; arrivals: Arrivals }) {
  const id = newId();
  const startedAt = performance.now();
  const arrived = new Promise<number>((resolve) => {
    arrivals.set(id, resolve);
  });
  const headers = { authorization: `Bearer ${pair.tokens[side]}` };
  const path = `/api/v1/chats/${pair.chatId}/messages`;
  jsonOf(await client.send({ method: 'POST', path, headers, body: { id, text: 'Ist das Holz noch zu haben?' } }));
  const at = await Promise.race([arrived, wait(10_000, null, { ref: false })]);
  arrivals.delete(id);
  return at === null ? null : at - startedAt;
}

const pairOf = (pairs: readonly Pair[], number: number): Pair => {
  const pair = pairs[number % pairs.length];
  if (!pair) throw new Error('There are no pairs.');
  return pair;
};

function figuresOf(times: readonly (number | null)[], ms: number): number[] {
  const arrived = times.filter((time) => time !== null);
  const perSecond = (arrived.length * 1_000) / ms;
  return [times.length, perSecond, median(arrived), percentile(arrived, 0.99), times.length - arrived.length];
}

async function sendOneByOne(address: string, pairs: readonly Pair[], arrivals: Arrivals): Promise<number[]> {
  const client = createClient(address, 1);
  for (let warm = 0; warm < 50; warm += 1) await send(client, pairOf(pairs, warm), { side: 0, arrivals });
  const startedAt = performance.now();
  const times: (number | null)[] = [];
  for (let number = 0; number < SINGLE_MESSAGES; number += 1)
    times.push(await send(client, pairOf(pairs, number * 7), { side: number % 2 === 0 ? 0 : 1, arrivals }));
  client.close();
  return figuresOf(times, performance.now() - startedAt);
}

async function sendTogether(address: string, pairs: readonly Pair[], arrivals: Arrivals): Promise<number[]> {
  const client = createClient(address, CLIENTS);
  const startedAt = performance.now();
  const until = startedAt + SECONDS * 1_000;
  const turns = Array.from({ length: CLIENTS }, async (_, sender) => {
    const times: (number | null)[] = [];
    for (let number = sender; performance.now() < until; number += CLIENTS)
      times.push(await send(client, pairOf(pairs, number), { side: number % 2 === 0 ? 0 : 1, arrivals }));
    return times;
  });
  const times = (await Promise.all(turns)).flat();
  client.close();
  return figuresOf(times, performance.now() - startedAt);
}

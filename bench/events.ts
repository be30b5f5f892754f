import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type Client, closedLoop, createClient, jsonOf } from './load.ts';
import type { Marketplace } from './marketplace.ts';
import { median, percentile } from './percentiles.ts';
import type { Table } from './report.ts';

const PATH = '/api/v1/event-logs/submit-event';
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const CLIENTS = 8;
const SECONDS = 8;
const LAG_RUNS = 20;
/** The required load: so many events in a second, each below a millisecond of the server. */
const EVENTS_PER_SECOND = 1_000;
const SERVER_MS_PER_EVENT = 1;
const TICKS_PER_SECOND = 100;

const Accepted = z.object({ accepted: z.number() });

const callOf = (size: number) => ({
  method: 'POST' as const,
  path: PATH,
  headers: BROWSER,
  body: { events: Array.from({ length: size }, () => ({ type: 'PRODUCTS_FILTERED', detail: 'FIREWOOD' })) },
});

/** Time on a processor of a process so far, in ms. */
function processorTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}

/** How many events are taken in a second, what one of them costs the server, and how soon it is in the sums. */
export async function measureEvents({ app, base }: Marketplace): Promise<Table[]> {
  const client = createClient(app.address, CLIENTS);
  await closedLoop(client, () => callOf(10), { connections: CLIENTS, seconds: 2 });
  const rows: Table['rows'] = [];
  for (const size of [1, 10, 50]) {
    const before = processorTimeOf(app.pid);
    const load = await closedLoop(client, () => callOf(size), { connections: CLIENTS, seconds: SECONDS });
    await settled(base.db);
    const perEvent = (processorTimeOf(app.pid) - before) / (load.samples.length * size);
    rows.push({
      label: size === 1 ? 'one event a call' : `${size} events a call`,
      cells: [load.perSecond * size, median(load.samples), percentile(load.samples, 0.99), perEvent, load.failures],
      budget: { column: 'server ms/event', atMost: SERVER_MS_PER_EVENT },
    });
  }
  const quiet = await lags(client, base.db);
  const busy = await whileBusy(client, () => lags(client, base.db));
  client.close();
  return [
    {
      key: 'events',
      title: `Events sent by ${CLIENTS} clients without a pause`,
      columns: ['events/s', 'p50 ms', 'p99 ms', 'server ms/event', 'failed'],
      rows,
      compare: 'events/s',
      notes: [
        'Clients, server and database share the processors; the time of the server holds writing and summing up.',
      ],
    },
    {
      key: 'events lag',
      title: 'From the answer to an event to its place in the sums, ms',
      columns: ['runs', 'p50', 'max'],
      rows: [
        { label: 'nothing else', cells: [quiet.length, median(quiet), Math.max(...quiet)] },
        { label: `${EVENTS_PER_SECOND} events/s beside it`, cells: [busy.length, median(busy), Math.max(...busy)] },
      ],
      compare: 'p50',
      notes: ['Written every 250 ms, summed up every second.'],
    },
  ];
}

async function settled(db: Marketplace['base']['db']): Promise<void> {
  for (;;) {
    await wait(500);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from event_batches where not is_summed`.execute(
      db,
    );
    if (rows[0]?.n === 0) return;
  }
}

async function countOf(db: Marketplace['base']['db']): Promise<number> {
  const { rows } = await sql<{ n: number }>`select coalesce(sum(count), 0) as n from event_items
    where type = 'LANDING_PAGE_OPENED' and item = 'registered'`.execute(db);
  return rows[0]?.n ?? 0;
}

async function lags(client: Client, db: Marketplace['base']['db']): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < LAG_RUNS; run += 1) {
    const before = await countOf(db);
    const body = { type: 'PAGE_OPENED', path: '/landing/registered' };
    const { accepted } = z.parse(
      Accepted,
      jsonOf(await client.send({ method: 'POST', path: PATH, headers: BROWSER, body })),
    );
    if (accepted !== 1) throw new Error('The event was not accepted.');
    const from = performance.now();
    while ((await countOf(db)) === before) await wait(10);
    times.push(performance.now() - from);
    await wait(run * 13);
  }
  return times;
}

async function whileBusy<T>(client: Client, act: () => Promise<T>): Promise<T> {
  const size = 10;
  let isOver = false;
  const answers: Promise<unknown>[] = [];
  const sending = (async () => {
    for (let sent = 0, from = performance.now(); !isOver; sent += size) {
      answers.push(client.send(callOf(size)));
      const due = from + ((sent + size) * 1_000) / EVENTS_PER_SECOND;
      await wait(Math.max(0, due - performance.now()));
    }
  })();
  const result = await act();
  isOver = true;
  await sending;
  await Promise.all(answers);
  return result;
}

import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '#bench/percentiles.ts';
import { type Fault, exactly, figure, statusText, tableOf } from './fault.ts';
import { type Answer, ask, hasFailed, openStream, signIn } from './watch.ts';
import { BUYER, SELLER, type World, databaseMemoryOf, descriptorsOf, memoryOf, openWorld } from './world.ts';

const MEMORY_EVERY_IN_MS = 5_000;
const TOLD_EVERY_IN_MINUTES = 5;
/** An account may have ten; two accounts open them. */
const STREAMS = 20;
const LONG_ENOUGH_IN_MS = 30 * 60_000;
/** Steady use, not a flood: where the machine is slow, the pace gives way. */
const MOST_AT_ONCE = 20;

type Asked = { path: string; method?: string; body?: unknown; headers?: Record<string, string> };
type Sample = { minute: number; megabytes: number; databaseMegabytes: number; descriptors: number };

export const soak: Fault = {
  title: 'memory and descriptors over a time of steady use',
  isInShortForm: false,
  run: async ({ soakInMs, soakRate }) => {
    const world = await openWorld({ WEB_PROCESSES: '2' });
    try {
      const requests = await requestsOf(world.address);
      const tokens = await Promise.all([SELLER, BUYER].map((account) => signIn(world.address, account)));
      const streams = await Promise.all(
        Array.from({ length: STREAMS }, (_, index) => openStream(world.address, tokens[index % tokens.length] ?? '')),
      );
      const samples: Sample[] = [];
      const from = performance.now();
      const sampling = setInterval(() => samples.push(sampleOf(world, from)), MEMORY_EVERY_IN_MS);
      const { statuses, times, failedAtInMs } = await askSteadily(requests, {
        address: world.address,
        soakInMs,
        soakRate,
      });
      clearInterval(sampling);
      const streamsOpen = streams.filter((stream) => !stream.destroyed && !stream.readableEnded).length;
      for (const stream of streams) stream.destroy();
      const late = samples.slice(Math.floor(samples.length / 3));
      const slope = (of: keyof Sample): number => slopeOf(late.map((sample) => [sample.minute, sample[of]]));
      const told = [late[0], late.at(-1)].map((sample) => sample?.descriptors).join(', ');
      return tableOf(
        'soak',
        soak.title,
        [
          figure('minutes', soakInMs / 60_000),
          figure('requests, with writes and searches', statuses.length),
          figure('requests a second', (statuses.length * 1_000) / soakInMs),
          figure('MB of the product every five minutes', everyFiveMinutes(samples, 'megabytes')),
          figure('MB a minute after the first third', slope('megabytes'), {
            atMost: soakInMs >= LONG_ENOUGH_IN_MS ? 0.2 : 20,
          }),
          figure('MB of the database every five minutes', everyFiveMinutes(samples, 'databaseMegabytes')),
          figure('MB a minute of the database after the first third', slope('databaseMegabytes')),
          figure('descriptors after the first third, at the end', told),
          figure('descriptors a minute after the first third', Math.max(0, slope('descriptors')), {
            atMost: soakInMs >= LONG_ENOUGH_IN_MS ? 0.2 : 20,
          }),
          figure('live streams that stayed open', streamsOpen, exactly(STREAMS)),
          figure('answers', statusText(statuses)),
          figure('answers 5xx or broken', statuses.filter((status) => hasFailed({ status })).length, exactly(0)),
          figure('of them in which minute', failuresByMinute(failedAtInMs)),
          figure('p50, ms', percentile(times, 0.5)),
          figure('p99, ms', percentile(times, 0.99)),
        ],
        soakInMs >= LONG_ENOUGH_IN_MS
          ? []
          : ['Under half an hour the caches still fill: the bar of 0.2 MB counts from --soak 30m on.'],
      );
    } finally {
      await world.end();
    }
  },
};

/** Such as "3 ×12, 4 ×1". */
const failuresByMinute = (atInMs: readonly number[]): string => statusText(atInMs.map((ms) => Math.floor(ms / 60_000)));

/** Pages, searches that no kept answer serves, and a write among forty, one after the other without end. */
async function requestsOf(address: string): Promise<() => Asked> {
  const token = await signIn(address, SELLER);
  const found = await ask(`${address}/api/v1/products`, { method: 'POST', body: { limit: 50 } });
  const { items }: { items: { slug: string }[] } = JSON.parse(found.body);
  const paths = ['/', '/kaufen-verkaufen', '/map', '/holz-blog', '/kaufen-verkaufen/brennholz', '/health/ready'];
  const adverts = items.map(({ slug }) => `/kaufen-verkaufen/p/${slug}`);
  let number = 0;
  return () => {
    number += 1;
    if (number % 40 === 0) {
      const body = { category: 'LOGS', title: `Polter ${number}` };
      return { path: '/api/v1/adverts', method: 'POST', body, headers: { authorization: `Bearer ${token}` } };
    }
    if (number % 4 === 0) return { path: '/api/v1/products', method: 'POST', body: { searchTerm: `buche ${number}` } };
    if (number % 4 === 1) return { path: adverts[number % adverts.length] ?? '/' };
    return { path: paths[number % paths.length] ?? '/' };
  };
}

type Pace = { address: string; soakInMs: number; soakRate: number };

/** Asks at a steady pace and keeps statuses and times only: bodies would fill the memory. */
async function askSteadily(
  next: () => Asked,
  { address, soakInMs, soakRate }: Pace,
): Promise<{ statuses: Answer['status'][]; times: number[]; failedAtInMs: number[] }> {
  const statuses: Answer['status'][] = [];
  const times: number[] = [];
  const failedAtInMs: number[] = [];
  const open = new Set<Promise<void>>();
  const from = performance.now();
  for (let count = 0; performance.now() - from < soakInMs; count += 1) {
    const { path, ...asked } = next();
    const one = ask(address + path, asked).then(({ status, ms }) => {
      statuses.push(status);
      times.push(ms);
      if (hasFailed({ status })) failedAtInMs.push(performance.now() - from);
      open.delete(one);
    });
    open.add(one);
    if (open.size >= MOST_AT_ONCE) await Promise.race(open);
    await wait(Math.max(0, from + ((count + 1) * 1_000) / soakRate - performance.now()));
  }
  await Promise.all(open);
  return { statuses, times, failedAtInMs };
}

function sampleOf(world: World, from: number): Sample {
  return {
    minute: (performance.now() - from) / 60_000,
    megabytes: memoryOf(world.app()),
    databaseMegabytes: databaseMemoryOf(world.postmaster()),
    descriptors: descriptorsOf(world.app()),
  };
}

const everyFiveMinutes = (samples: readonly Sample[], of: keyof Sample): string =>
  samples
    .filter(({ minute }, index) => {
      const before = samples[index - 1]?.minute ?? -TOLD_EVERY_IN_MINUTES;
      return Math.floor(minute / TOLD_EVERY_IN_MINUTES) > Math.floor(before / TOLD_EVERY_IN_MINUTES);
    })
    .map((sample) => Math.round(sample[of]))
    .join(', ');

/** The slope of the line of least squares. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const up = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  return up / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
}

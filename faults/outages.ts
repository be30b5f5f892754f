import { setTimeout as wait } from 'node:timers/promises';
import { median } from '#bench/percentiles.ts';
import { paths } from '#contract/paths.ts';
import { beechFirewood, publish, registerSeller } from '#e2e/support/marketplace.ts';
import { type Fault, exactly, figure, statusText, tableOf } from './fault.ts';
import { type Answer, ask, isReady, slowest, untilTrue, watch } from './watch.ts';
import { type Node, type OutsideDatabase, openOutsideDatabase, startNode } from './world.ts';

export type Place = { node: Node; database: OutsideDatabase; advert: string };

/** A node whose way to the database can be disturbed, with an advert in it. */
export async function withPlace<T>(processes: string, work: (place: Place) => Promise<T>): Promise<T> {
  const database = await openOutsideDatabase();
  try {
    const node = await startNode(database.url, { WEB_PROCESSES: processes, SAMPLE_ADVERTS: '0', LOG_LEVEL: 'silent' });
    try {
      const { slug } = await publish(await registerSeller(node.address), beechFirewood());
      return await work({ node, database, advert: paths.advert(slug) });
    } finally {
      await node.end();
    }
  } finally {
    await database.end();
  }
}

const isOld = ({ body }: Answer): boolean => body.includes('id="page-age"');

/** Not kept by anybody: a listing that was not asked for before. */
const UNKEPT = `${paths.products()}?suche=zirbe`;

export const away: Fault = {
  title: 'database away: readiness, kept pages served old and marked, all others refused in words',
  isInShortForm: true,
  run: ({ isShort }) =>
    withPlace(isShort ? '1' : '2', async ({ node: { address }, database, advert }) => {
      const kept = [paths.home(), paths.products(), paths.map(), paths.blog(), advert];
      // Nothing is kept that was made in the second after a write. Each process keeps pages of its own.
      await wait(1_500);
      for (let turn = 0; turn < 12; turn += 1)
        for (const path of kept)
          if ((await ask(address + path)).status !== 200) throw new Error(`${path} did not answer 200.`);

      const pages = kept.map((path) => watch(address + path, { everyInMs: 100 }));
      const others = ['/health/live', UNKEPT].map((path) => watch(address + path, { everyInMs: 100 }));
      const searches = watch(`${address}/api/v1/products`, {
        method: 'POST',
        body: { searchTerm: 'zirbe' },
        everyInMs: 100,
      });
      const awayAtInMs = performance.now();
      database.way.setMood({ kind: 'refuse' });
      const notReadyInMs = await untilTrue(async () => !(await isReady(address)));
      // A page is fresh for five seconds, and may be made from answers that are just as long.
      await wait(12_000);
      const during = await Promise.all(kept.map((path) => ask(address + path)));
      const unkept = await ask(address + UNKEPT);
      const search = await ask(`${address}/api/v1/products`, { method: 'POST', body: { searchTerm: 'lärche' } });
      const private_ = await ask(`${address}${paths.chats()}`);
      const backAtInMs = performance.now();
      database.way.setMood({ kind: 'open' });
      const readyInMs = await untilTrue(() => isReady(address));
      await untilTrue(async () => {
        const now = await Promise.all(kept.map((path) => ask(address + path)));
        return now.every((answer) => answer.status === 200 && !isOld(answer));
      });
      const freshInMs = performance.now() - backAtInMs;
      const seen = (await Promise.all([...pages, ...others, searches].map((each) => each.stop()))).flat();
      const outage = seen.filter(({ atInMs }) => atInMs > awayAtInMs && atInMs < backAtInMs);
      const old = during.flatMap((answer, index) =>
        answer.status === 200 && isOld(answer) && Number(answer.headers['age']) > 0 ? [index] : [],
      );
      return tableOf('away', away.title, [
        figure('kept pages asked (home, listing, map, blog, advert)', kept.length),
        figure('answered 200', during.filter(({ status }) => status === 200).length, exactly(kept.length)),
        // The others need no database: they are as new as ever.
        figure('of them old, with their time on the page and in Age', old.length, { atLeast: 3 }),
        figure(
          'home, listing and advert among them',
          [0, 1, 4].filter((index) => old.includes(index)).length,
          exactly(3),
        ),
        figure('a page that is not kept', unkept.status, exactly(503)),
        figure('a search by the API', search.status, exactly(503)),
        figure('a page of a person shown old', isOld(private_) ? 1 : 0, exactly(0)),
        figure('answers during the outage', statusText(outage.map(({ status }) => status))),
        figure(
          'of them 500 or broken',
          outage.filter(({ status }) => status === 500 || status === 'broken').length,
          exactly(0),
        ),
        figure('slowest answer, ms', slowest(outage), { atMost: 5_000 }),
        figure('ms until readiness says so', notReadyInMs, { atMost: 2_000 }),
        figure('ms until ready again', readyInMs, { atMost: 10_000 }),
        figure('ms until each page is fresh again', freshInMs, { atMost: 10_000 }),
      ]);
    }),
};

export const disturbed: Fault = {
  title: 'way to the database slow, mute and broken',
  isInShortForm: false,
  run: () =>
    withPlace('2', async ({ node: { address }, database: { way } }) => {
      let number = 0;
      const search = () =>
        ask(`${address}/api/v1/products`, { method: 'POST', body: { searchTerm: `buche ${(number += 1)}` } });
      const several = async (count: number): Promise<Answer[]> => {
        const answers: Answer[] = [];
        for (let sent = 0; sent < count; sent += 1) answers.push(await search());
        return answers;
      };
      const before = await several(40);
      way.setMood({ kind: 'slow', delayInMs: 200 });
      const slow = await several(10);
      way.setMood({ kind: 'mute' });
      const live = watch(`${address}/health/live`);
      const from = performance.now();
      const mute: Answer[] = [];
      while (performance.now() - from < 15_000)
        mute.push(...(await Promise.all([search(), search(), ask(`${address}/`)])));
      way.setMood({ kind: 'open' });
      // What was on the way is lost, as behind a wall that forgot.
      way.resetAll();
      const readyInMs = await untilTrue(() => isReady(address));
      const lives = await live.stop();
      const resets: Answer[] = [];
      const asking = watch(`${address}/api/v1/products`, { method: 'POST', body: { searchTerm: 'eiche' } });
      for (let reset = 0; reset < 10; reset += 1) {
        await wait(300);
        way.resetAll();
      }
      resets.push(...(await asking.stop()));
      const after = await several(40);
      const all = [...slow, ...mute, ...resets];
      const p50 = (answers: Answer[]): number => median(answers.map(({ ms }) => ms));
      return tableOf('disturbed', disturbed.title, [
        figure('200 ms slow: answers', statusText(slow.map(({ status }) => status))),
        figure('15 s mute: answers', statusText(mute.map(({ status }) => status))),
        figure('10 times broken: answers', statusText(resets.map(({ status }) => status))),
        figure(
          'answers 500 or broken',
          all.filter(({ status }) => status === 500 || status === 'broken').length,
          exactly(0),
        ),
        figure('slowest answer while mute, ms', slowest(mute), { atMost: 5_000 }),
        figure('liveness not 200', lives.filter(({ status }) => status !== 200).length, exactly(0)),
        figure('ms until ready again', readyInMs, { atMost: 10_000 }),
        figure('search p50 before, ms', p50(before)),
        figure('search p50 slow, ms', p50(slow)),
        figure('search p50 after, ms', p50(after)),
      ]);
    }),
};

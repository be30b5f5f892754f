import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { paths } from '#contract/paths.ts';
import { beechFirewood, publish, registerSeller } from '#e2e/support/marketplace.ts';
import { type S3Mood, startS3Peer } from '#test/peers/s3.ts';
import { newDraft, sendPicture } from './disk.ts';
import { openEstate } from './estate.ts';
import { type Fault, exactly, figure, statusText, tableOf } from './fault.ts';
import { type Answer, SELLER_HEADERS, ask, hasFailed, isReady, slowest, untilTrue, watch } from './watch.ts';
import { killIfThere, openWorld } from './world.ts';

const PAGES = [paths.home(), paths.products(), `${paths.products()}?suche=fichte`];

const MOODS: Readonly<Record<string, S3Mood>> = {
  away: { isGone: true },
  mute: { isSilent: true },
  'slow (8 s)': { delayInMs: 8_000 },
  'refusing (500)': { status: 500 },
  'lying (changed bytes)': { alters: true },
};

export const storage: Fault = {
  title: 'object storage away, mute, slow, refusing and lying',
  isInShortForm: false,
  run: async () => {
    const store = await startS3Peer();
    const world = await openWorld({ ...store.environment });
    const { address } = world;
    try {
      const headers = await SELLER_HEADERS(address);
      const id = await newDraft(address, headers);
      const first = await sendPicture(address, headers, id);
      const { images }: { images: { url: string; isSymbol?: boolean }[] } = JSON.parse(
        (await ask(`${address}/api/v1/adverts/${id}`, { headers })).body,
      );
      const picture = new URL(images.find(({ isSymbol }) => isSymbol !== true)?.url ?? '', address).href;
      const rows = [figure('upload before', first, { atMost: 201, atLeast: 200 })];
      const pages: Answer[] = [];
      const pictures: number[] = [];
      const uploadsInMs: number[] = [];
      const stored = (await store.keys()).length;
      for (const [name, mood] of Object.entries(MOODS)) {
        const draft = await newDraft(address, headers);
        const reading = PAGES.map((path) => watch(address + path, { everyInMs: 50 }));
        store.setMood(mood);
        const from = performance.now();
        const status = await sendPicture(address, headers, draft);
        uploadsInMs.push(performance.now() - from);
        const ready = await isReady(address);
        store.setMood({});
        pages.push(...(await Promise.all(reading.map((one) => one.stop()))).flat());
        pictures.push(status);
        rows.push(figure(`${name}: upload, ms, ready`, `${status}, ${Math.round(uploadsInMs.at(-1) ?? 0)}, ${ready}`));
        // After a failure the store rests for a second.
        await wait(1_500);
      }
      const kept = (await store.keys()).length - stored - pictures.filter((status) => status < 300).length;
      for (const key of await store.keys()) await store.damage(key);
      // A size that was never asked for has to be made of the stored picture.
      const damaged = await ask(picture.replace(/\/\d{3,4}\.\w+$/, '/320.webp'));
      for (const key of await store.keys()) await store.damage(key);
      const mended = await ask(picture.replace(/\/\d{3,4}\.\w+$/, '/320.webp'));
      const after = await sendPicture(address, headers, await newDraft(address, headers));
      return tableOf('storage', storage.title, [
        ...rows,
        figure('uploads answered 500', pictures.filter((status) => status === 500).length, exactly(0)),
        figure('slowest upload, ms', Math.max(...uploadsInMs), { atMost: 30_000 }),
        figure('half pictures left in the store', kept, exactly(0)),
        figure('pages meanwhile', statusText(pages.map(({ status }) => status))),
        figure('pages that failed', pages.filter(hasFailed).length, exactly(0)),
        figure('slowest page, ms', slowest(pages), { atMost: 5_000 }),
        figure('a picture that the store has damaged: status', damaged.status, { atLeast: 400 }),
        figure('the same once the store is right: status', mended.status, exactly(200)),
        figure('upload afterwards', after, { atMost: 201, atLeast: 200 }),
      ]);
    } finally {
      await world.end();
      await store.close();
    }
  },
};

/** A process and its children, as the postmaster's. */
const familyOf = (pid: number): number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .map(Number)
    .filter((child) => child > 0),
];

const SEEN_WITHIN_IN_MS = 1_000;

export const replica: Fault = {
  title: 'read replica killed, stopped and behind',
  isInShortForm: false,
  run: async () => {
    const estate = await openEstate({ nodes: 1, adverts: 300 });
    const { replica: copy, nodes } = estate;
    const address = nodes[0]?.address ?? '';
    const onReplica = copy.openDatabase();
    try {
      const seller = await registerSeller(address);
      const reading = PAGES.map((path, index) => watch(`${address}${path}`, { everyInMs: 20 + index }));
      // Not kept by anybody, so that each of them has to read.
      let number = 0;
      let isOver = false;
      const searches: Answer[] = [];
      const searching = (async () => {
        while (!isOver) {
          const body = { searchTerm: `fichte ${(number += 1)}` };
          searches.push(await ask(`${address}/api/v1/products`, { method: 'POST', body }));
          await wait(20);
        }
      })();
      await wait(1_000);

      killIfThere(copy.postmaster());
      const againAfterKillInMs = await untilTrue(copy.isUsed, 60_000);

      const family = familyOf(copy.postmaster());
      for (const pid of family) process.kill(pid, 'SIGSTOP');
      const leftOutInMs = await untilTrue(async () => !(await copy.isUsed()));
      await wait(4_000);
      for (const pid of family) process.kill(pid, 'SIGCONT');
      const againAfterStopInMs = await untilTrue(copy.isUsed, 60_000);

      await sql`select pg_wal_replay_pause()`.execute(onReplica);
      const seenInMs: number[] = [];
      for (let round = 0; round < 10; round += 1) {
        const { slug } = await publish(seller, beechFirewood());
        seenInMs.push(await untilTrue(async () => (await ask(address + paths.advert(slug))).status === 200));
      }
      await sql`select pg_wal_replay_resume()`.execute(onReplica);
      const againAfterLagInMs = await untilTrue(copy.isUsed, 60_000);
      isOver = true;
      await searching;
      const pages = [...(await Promise.all(reading.map((one) => one.stop()))).flat(), ...searches];
      return tableOf('replica', replica.title, [
        figure('answers to visitors', statusText(pages.map(({ status }) => status))),
        figure('of them failed', pages.filter(hasFailed).length, exactly(0)),
        figure('slowest, ms', slowest(pages), { atMost: 5_000 }),
        figure('killed: read again after, ms', againAfterKillInMs, { atMost: 20_000 }),
        figure('stopped: left out after, ms', leftOutInMs, { atMost: 3_000 }),
        figure('stopped: read again after, ms', againAfterStopInMs, { atMost: 20_000 }),
        figure('behind: a published advert is seen after, most, ms', Math.max(...seenInMs), {
          atMost: SEEN_WITHIN_IN_MS,
        }),
        figure('behind: read again after, ms', againAfterLagInMs, { atMost: 20_000 }),
      ]);
    } finally {
      await onReplica.destroy();
      await estate.end();
    }
  },
};

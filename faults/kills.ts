import { setTimeout as wait } from 'node:timers/promises';
import { median } from '#bench/percentiles.ts';
import { type Fault, type Options, exactly, figure, statusText, tableOf } from './fault.ts';
import { startLedger } from './ledger.ts';
import { type World, killIfThere, openWorld, webProcessesOf } from './world.ts';
import { ask, isReady, slowest, untilTrue, watch } from './watch.ts';

type Kill = (world: World) => Promise<unknown>;

/** A kill is to meet a product at work: on a busy machine the first write takes longer than any fixed pause. */
const WRITES_BEFORE_A_KILL = 5;

async function runKills(
  key: string,
  title: string,
  { kills, bar, isShort }: { kills: readonly Kill[]; bar: { median: number; most: number }; isShort: boolean },
) {
  const world = await openWorld();
  try {
    const ledger = await startLedger(world);
    const readers = ['/health/live', '/', '/kaufen-verkaufen', '/api/v1/users/me'].map((path) =>
      watch(world.address + path),
    );
    const readyInMs: number[] = [];
    const writesInMs: number[] = [];
    for (const kill of kills) {
      await ledger.untilWritten(WRITES_BEFORE_A_KILL);
      await wait(500 + Math.random() * 1_000);
      const from = performance.now();
      await kill(world);
      await untilTrue(() => isReady(world.address), 60_000);
      readyInMs.push(performance.now() - from);
      await ledger.untilWritten(1);
      writesInMs.push(performance.now() - from);
    }
    await wait(500);
    await ledger.stop();
    const gapInMs = ledger.longestGapInMs();
    const repeated = isShort ? null : await ledger.repeatPostponed();
    const answers = (await Promise.all(readers.map((reader) => reader.stop()))).flat();
    const { acknowledged, messages, lost, doubled } = await ledger.compare(world);
    return tableOf(key, title, [
      figure('kills', kills.length),
      figure('writes acknowledged', acknowledged, { atLeast: 5 * kills.length }),
      figure('of them messages', messages, { atLeast: 1 }),
      ...(repeated
        ? [
            figure('writes cut by a kill and repeated under their key', repeated.asked),
            figure('of them acknowledged then', repeated.acknowledged, exactly(repeated.asked)),
          ]
        : []),
      figure('acknowledged writes lost', lost, exactly(0)),
      figure('doubled', doubled, exactly(0)),
      figure('ms until ready, median', median(readyInMs), { atMost: bar.median }),
      figure('ms until ready, most', Math.max(...readyInMs), { atMost: bar.most }),
      figure('ms until writes go on, median', median(writesInMs)),
      figure('longest time without a write, ms', gapInMs),
      figure('answers to readers', statusText(answers.map(({ status }) => status))),
      figure('answers 500', answers.filter(({ status }) => status === 500).length, exactly(0)),
      figure('slowest answer, ms', slowest(answers), { atMost: 5_000 }),
    ]);
  } finally {
    await world.end();
  }
}

const times = (count: number, kill: Kill): Kill[] => Array.from({ length: count }, () => kill);

const killApp: Kill = async (world) => {
  await world.killApp();
  await world.start();
};
const killDatabase: Kill = async (world) => killIfThere(world.postmaster());
const killBoth: Kill = async (world) => {
  const postmaster = world.postmaster();
  await world.killApp();
  killIfThere(postmaster);
  await world.start();
};

const cyclesOf = ({ isShort, cycles }: Options, usual: number): number => cycles ?? (isShort ? 1 : usual);

export const app: Fault = {
  title: 'kill -9 of the app under load, and of app and database together',
  isInShortForm: true,
  run: (options) => {
    const count = cyclesOf(options, 10);
    const kills = [...times(count, killApp), ...times(Math.ceil(count / 2), killBoth)];
    return runKills('app', app.title, { kills, bar: { median: 2_000, most: 5_000 }, isShort: options.isShort });
  },
};

export const database: Fault = {
  title: 'kill -9 of the database under load; the app stays',
  isInShortForm: true,
  run: (options) =>
    runKills('database', database.title, {
      kills: times(cyclesOf(options, 20), killDatabase),
      bar: { median: 2_000, most: 10_000 },
      isShort: options.isShort,
    }),
};

/** What the process that leads does, another one has to do soon. */
export const leader: Fault = {
  title: 'kill -9 of the web process that leads the jobs',
  isInShortForm: false,
  run: async (options) => {
    const world = await openWorld({ WEB_PROCESSES: '3' });
    try {
      const figures = async (): Promise<string> => (await ask(`${world.address}/metrics`)).body;
      const leads = async (): Promise<boolean> => (await figures()).includes('stammplatz_leading_processes 1\n');
      const areThree = async (): Promise<boolean> => (await figures()).includes('stammplatz_web_processes 3\n');
      await untilTrue(async () => (await areThree()) && (await leads()), 60_000);
      const readers = watch(`${world.address}/health/ready`);
      const again: number[] = [];
      for (let round = 0; round < cyclesOf(options, 6); round += 1) {
        // One of them leads: after a turn of kills it was killed, too.
        for (const pid of webProcessesOf(world.app())) {
          const from = performance.now();
          killIfThere(pid);
          await untilTrue(leads);
          again.push(performance.now() - from);
          await untilTrue(areThree, 60_000);
        }
      }
      const statuses = (await readers.stop()).map(({ status }) => status);
      return tableOf('leader', leader.title, [
        figure('kills', again.length),
        figure('ms until one leads again, median', median(again)),
        figure('ms until one leads again, most', Math.max(...again), { atMost: 5_000 }),
        figure('answers beside it', statusText(statuses)),
        figure(
          'answers 5xx',
          statuses.filter((status) => typeof status === 'number' && status >= 500).length,
          exactly(0),
        ),
      ]);
    } finally {
      await world.end();
    }
  },
};

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { closedLoop, createClient } from '#bench/load.ts';
import { paths } from '#contract/paths.ts';
import { type Estate, openEstate } from './estate.ts';
import { type Fault, exactly, figure, statusText, tableOf } from './fault.ts';
import { startLedger } from './ledger.ts';
import { type Answer, hasFailed, isReady, slowest, untilTrue, watch } from './watch.ts';
import { killIfThere } from './world.ts';

const ROOT = join(import.meta.dirname, '..');
const USUAL_ROUNDS = 2;
const PAGES = [paths.home(), paths.products(), `${paths.products()}?suche=fichte`, paths.companies()];
/** Of all areas, and none that looks into the folder of a node or sets something for the whole marketplace. */
const BROWSER_TESTS = [
  'listing',
  'listing-phone',
  'why-and-share',
  'publish',
  'photos',
  'chat',
  'favourites',
  'tools',
  'late-program',
];
const BROWSER_TESTS_WITHIN_IN_MS = 15 * 60_000;

/** The browser tests against the whole estate; the last lines where not all passed. */
async function runBrowserTests(address: string): Promise<string> {
  const files = BROWSER_TESTS.map((name) => `e2e/${name}.e2e.ts`);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=e2e', ...files];
  const env = { ...process.env, E2E_ADDRESS: address, NO_COLOR: '1' };
  const run = promisify(execFile);
  const options = { cwd: ROOT, env, timeout: BROWSER_TESTS_WITHIN_IN_MS, maxBuffer: 2 ** 26 };
  const output = await run(process.execPath, args, options).then(
    ({ stdout }) => stdout,
    (error: unknown) => {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      console.error(stderr.slice(-6_000));
      return stdout;
    },
  );
  return /^ *Tests +(.+)$/m.exec(output)?.[1] ?? output.slice(-500);
}

type Part = { name: string; kill: (estate: Estate) => Promise<unknown> };

const nodeOf =
  (index: number): Part['kill'] =>
  async ({ nodes }) => {
    await nodes[index]?.kill();
    await wait(1_000);
    await nodes[index]?.startAgain();
  };

const PARTS: readonly Part[] = [
  { name: 'first node', kill: nodeOf(0) },
  { name: 'second node', kill: nodeOf(1) },
  { name: 'replica', kill: async ({ replica }) => killIfThere(replica.postmaster()) },
  { name: 'primary', kill: async ({ database }) => killIfThere(database.postmaster()) },
  {
    name: 'S3 store',
    kill: async ({ store }) => {
      store.setMood({ isGone: true });
      await wait(3_000);
      store.setMood({});
    },
  },
];

export const together: Fault = {
  title:
    'two nodes behind a load balancer, primary, replica, S3 store: browser tests through it, then each part killed in turn',
  isInShortForm: false,
  run: async ({ cycles }) => {
    const estate = await openEstate({ nodes: 2, adverts: 3_000 });
    try {
      const { address, nodes, replica } = estate;
      const tests = await runBrowserTests(address);
      const client = createClient(address, 8);
      const kept = await closedLoop(client, () => ({ path: paths.products() }), { connections: 8, seconds: 8 });
      const remade = await closedLoop(client, (n) => ({ path: `${paths.products()}?b=${n}` }), {
        connections: 8,
        seconds: 8,
      });
      client.close();

      const ledger = await startLedger({ address });
      const readers = PAGES.map((path) => watch(address + path));
      const againInMs: Record<string, number> = {};
      for (let round = 0; round < (cycles ?? USUAL_ROUNDS); round += 1) {
        for (const { name, kill } of PARTS) {
          await wait(1_000);
          const from = performance.now();
          await kill(estate);
          await untilTrue(
            async () => (await Promise.all(nodes.map((node) => isReady(node.address)))).every(Boolean),
            90_000,
          );
          await untilTrue(replica.isUsed, 90_000);
          againInMs[name] = Math.max(againInMs[name] ?? 0, performance.now() - from);
        }
      }
      await wait(1_000);
      await ledger.stop();
      const repeated = await ledger.repeatPostponed();
      const answers: Answer[] = (await Promise.all(readers.map((reader) => reader.stop()))).flat();
      const { acknowledged, messages, lost, doubled } = await ledger.compare(estate.database);
      const fails = answers.filter(hasFailed);
      return tableOf('together', together.title, [
        figure('browser tests through it', tests),
        figure('kept pages a second', kept.perSecond),
        figure('pages made again a second', remade.perSecond),
        figure('parts killed', PARTS.length * (cycles ?? USUAL_ROUNDS)),
        ...Object.entries(againInMs).map(([name, ms]) =>
          figure(`${name}: all well again, most, ms`, ms, { atMost: 30_000 }),
        ),
        figure('writes acknowledged (of them messages)', `${acknowledged} (${messages})`),
        figure('cut and repeated under their key', `${repeated.acknowledged} of ${repeated.asked}`),
        figure('acknowledged writes lost', lost, exactly(0)),
        figure('doubled', doubled, exactly(0)),
        figure('longest time without a write, ms', ledger.longestGapInMs(), { atMost: 10_000 }),
        figure('answers to readers', statusText(answers.map(({ status }) => status))),
        figure('failed, per cent', (100 * fails.length) / answers.length, { atMost: 1 }),
        figure('answers 500', fails.filter(({ status }) => status === 500).length, exactly(0)),
        figure('slowest answer, ms', slowest(answers), { atMost: 5_000 }),
      ]);
    } finally {
      await estate.end();
    }
  },
};

import { type Call, closedLoop, createClient } from '#bench/load.ts';
import { percentile } from '#bench/percentiles.ts';
import { paths } from '#contract/paths.ts';
import { type Fault, figure, tableOf } from './fault.ts';
import { ask, untilTrue } from './watch.ts';
import { type World, memoryOf, openWorld, textOf } from './world.ts';

const COUNTS = [1, 2, 4];
const CONNECTIONS = 16;
const SECONDS = 8;

const KINDS: Readonly<Record<string, (number: number) => Call>> = {
  'kept listing': () => ({ path: paths.products() }),
  'listing made again': (number) => ({ path: `${paths.products()}?b=${number}` }),
  'search by the API': (number) => ({
    method: 'POST',
    path: '/api/v1/products',
    body: { searchTerm: `buche ${number}` },
  }),
};

const MS_PER_TICK = 10;

/** Milliseconds of processor that a process and its children have had so far. Source: proc_pid_stat(5), in ticks of 1/100 s. */
function processorOfFamily(pid: number): number {
  const fields = textOf(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ');
  const own = (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * MS_PER_TICK;
  const children = textOf(`/proc/${pid}/task/${pid}/children`).split(' ').map(Number).filter(Boolean);
  return children.reduce((sum, child) => sum + processorOfFamily(child), own);
}

const processorOf = (world: World): { app: number; database: number } => {
  const database = processorOfFamily(world.postmaster());
  // The embedded database is a child of the main process, or was started by it and stands alone.
  const main = world.app().process.pid ?? 0;
  const isChild = textOf(`/proc/${main}/task/${main}/children`).split(' ').includes(String(world.postmaster()));
  return { app: processorOfFamily(main) - (isChild ? database : 0), database };
};

/** No fault, and measured here because it needs the same real processes: what more of them bring. */
export const processes: Fault = {
  title: `requests a second with ${COUNTS.join(', ')} web processes`,
  isInShortForm: false,
  run: async () => {
    const rows = [];
    for (const count of COUNTS) {
      const world = await openWorld({ WEB_PROCESSES: String(count), SAMPLE_ADVERTS: '3000' });
      const client = createClient(world.address, CONNECTIONS);
      try {
        const metrics = async (): Promise<string> => (await ask(`${world.address}/metrics`)).body;
        await untilTrue(
          async () => count === 1 || (await metrics()).includes(`stammplatz_web_processes ${count}\n`),
          60_000,
        );
        for (const [name, next] of Object.entries(KINDS)) {
          await closedLoop(client, next, { connections: CONNECTIONS, seconds: 2 });
          const before = processorOf(world);
          const load = await closedLoop(client, (number) => next(number + 1_000_000), {
            connections: CONNECTIONS,
            seconds: SECONDS,
          });
          const p95 = Math.round(percentile(load.samples, 0.95));
          rows.push(figure(`${count}: ${name}, a second, p95 ms`, `${Math.round(load.perSecond)}, ${p95}`));
          const after = processorOf(world);
          const each = (part: 'app' | 'database'): string =>
            ((after[part] - before[part]) / load.samples.length).toFixed(2);
          rows.push(
            figure(`${count}: ${name}, ms of processor each, app and database`, `${each('app')}, ${each('database')}`),
          );
          rows.push(figure(`${count}: ${name}, failed`, load.failures, { atMost: 0 }));
        }
        rows.push(figure(`${count}: memory of all, MB`, memoryOf(world.app())));
      } finally {
        client.close();
        await world.end();
      }
    }
    return tableOf('processes', processes.title, rows, ['Clients and database work on the same processors.']);
  },
};

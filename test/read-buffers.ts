import pg from 'pg';
import { type Db, connectionOf } from '#server/platform/database/database.ts';

type Statement = { text: string; values: unknown[] };
/** A statement with the 8 kB buffers that PostgreSQL read for it, from memory or disk. */
export type Cost = { buffers: number; text: string };
export type BufferReader = { costsOf: (run: () => Promise<unknown>) => Promise<Cost[]>; close: () => Promise<void> };

/** Statements that are prepared begin with a comment that marks them. */
const IS_READ = /^\s*(?:\/\*.*?\*\/\s*|--[^\n]*\n\s*)*(?:select|with|\()/is;

/**
 * Measures the buffers read by the statements of a call. Each is executed a second time with `explain (analyze,
 * buffers)`: buffers depend on plan and data only, not on the load of the machine.
 */
export async function openBufferReader(db: Db): Promise<BufferReader> {
  const seen: Statement[] = [];
  const watched = new WeakSet<pg.PoolClient>();
  db.opened?.pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client);
    const recorded = (...call: unknown[]): unknown => {
      const [text, values] = call;
      if (typeof text === 'string' && IS_READ.test(text))
        seen.push({ text, values: Array.isArray(values) ? values : [] });
      return Reflect.apply(query, client, call);
    };
    Object.assign(client, { query: recorded });
  });
  const explain = new pg.Client(connectionOf(db));
  await explain.connect();
  return {
    costsOf: async (run) => {
      seen.length = 0;
      await run();
      const costs: Cost[] = [];
      for (const { text, values } of seen.splice(0))
        costs.push({ buffers: await buffersOf(explain, text, values), text });
      return costs.toSorted((one, other) => other.buffers - one.buffers);
    },
    close: () => explain.end(),
  };
}

async function buffersOf(explain: pg.Client, text: string, values: unknown[]): Promise<number> {
  const { rows } = await explain.query(`explain (analyze, buffers, timing off, format json) ${text}`, values);
  const plan = rows[0]['QUERY PLAN'][0].Plan;
  return Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks']);
}

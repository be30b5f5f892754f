import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { inTransaction } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { EXPANSION, fillAdverts, killMigrations } from '#test/expansion.ts';
import { type Fault, exactly, figure, statusText, tableOf } from './fault.ts';
import { SELLER_HEADERS, ask, hasFailed, slowest, watch } from './watch.ts';
import { openWorld } from './world.ts';

const ADVERTS = 200_000;
const KILLS = 5;
const READER_HOLDS_FOR_IN_MS = 3_000;

export const migration: Fault = {
  title: `migrations of each allowed kind over ${ADVERTS} adverts under load, killed ${KILLS} times`,
  isInShortForm: false,
  run: async () => {
    const world = await openWorld();
    const db = world.openDatabase();
    try {
      const headers = await SELLER_HEADERS(world.address);
      const made = await ask(`${world.address}/api/v1/adverts`, {
        method: 'POST',
        body: { category: 'LOGS' },
        headers,
      });
      const { id }: { id: string } = JSON.parse(made.body);
      await fillAdverts(db, id, ADVERTS);
      const writes = ['one', 'two'].map((title) =>
        watch(`${world.address}/api/v1/adverts/${id}`, {
          method: 'PUT',
          body: { category: 'LOGS', title: `Polter ${title}` },
          headers,
          everyInMs: 5,
        }),
      );
      const reads = ['/', '/kaufen-verkaufen'].map((path) => watch(world.address + path));
      await wait(1_000);
      const reader = inTransaction(db, async (tx) => {
        await sql`select count(*) from adverts`.execute(tx);
        await wait(READER_HOLDS_FOR_IN_MS);
      });
      const from = performance.now();
      await killMigrations(db, KILLS);
      const applied = await migrate(db, EXPANSION);
      const tookInMs = performance.now() - from;
      await reader;
      const written = (await Promise.all(writes.map((each) => each.stop()))).flat();
      const read = (await Promise.all(reads.map((each) => each.stop()))).flat();
      const again = await migrate(db, EXPANSION);
      return tableOf('migration', migration.title, [
        figure('writes', statusText(written.map(({ status }) => status))),
        figure('pages', statusText(read.map(({ status }) => status))),
        figure('answers 5xx or broken', [...written, ...read].filter(hasFailed).length, exactly(0)),
        figure('longest write, ms', slowest(written), { atMost: 500 }),
        figure('ms until all were applied, beside a reader of 3 s', tookInMs),
        figure('applied once more', again.length, exactly(0)),
        figure('files of the last start', applied.length),
      ]);
    } finally {
      await db.destroy();
      await world.end();
    }
  },
};

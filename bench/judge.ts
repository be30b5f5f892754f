import { parseArgs } from 'node:util';
import { readConfig } from '#server/platform/config.ts';
import { type Db, openDatabase } from '#server/platform/database.ts';
import { searchOf } from './judged.ts';
import { readCorpus } from './judged-corpus.ts';
import { peopleTables } from './judged-people.ts';
import { openMarketplace } from './marketplace.ts';
import { formatTable } from './report.ts';

/**
 * `npm run judge [-- --address http://localhost:3000 --data-dir DIR] [--weakest 60]`: only the searches of twelve kinds of
 * people, against a server that runs, or against the sample marketplace, which is filled once and kept.
 */
const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    'data-dir': { type: 'string' },
    weakest: { type: 'string', default: '60' },
  },
});
const SAMPLE = 3_000;
const weakest = Number(values.weakest);
const { address, 'data-dir': dataDir } = values;
if ((address === undefined) !== (dataDir === undefined) || !Number.isInteger(weakest) || weakest < 0) {
  console.error('--address and --data-dir belong together; --weakest takes a whole number.');
  process.exit(1);
}

type Opened = { address: string; db: Db; close: () => Promise<void> };

async function openRunning(of: string, folder: string): Promise<Opened> {
  const opened = await openDatabase(readConfig({ DATA_DIR: folder }), { forTools: true });
  return { address: of, db: opened.db, close: opened.close };
}

async function openSample(): Promise<Opened> {
  const { app, base, close } = await openMarketplace(SAMPLE, { isKept: true });
  return { address: app.address, db: base.db, close };
}

const opened =
  address !== undefined && dataDir !== undefined ? await openRunning(address, dataDir) : await openSample();
try {
  const corpus = await readCorpus(opened.db);
  const { search, close } = searchOf(opened.address, corpus);
  const tables = await peopleTables(search, [...corpus.values()], { weakest });
  close();
  for (const table of tables) console.log(formatTable(table, null));
} finally {
  await opened.close();
}

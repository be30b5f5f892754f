import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { productShapes } from '#contract/search/products.schemas.ts';
import { readConfig } from '#server/platform/config.ts';
import { type Db, openDatabase } from '#server/platform/database/database.ts';
import { searchAdverts } from '#server/search/search.service.ts';
import { firstPagesOf } from './judged.ts';
import { readCorpus } from './judged-corpus.ts';
import { peopleTables } from './judged-people.ts';
import { openFilled, openMarketplace } from './marketplace.ts';
import { formatTable } from './report.ts';

/**
 * `npm run judge`: only the searches of twelve kinds of people, with the weakest of the tuning half. `--inside`:
 * without pages and server, through the same services; fastest while changing the search. `--address
 * http://localhost:3000 --data-dir DIR`: against a running server (without rate limits). `--weakest 60`: how many are
 * listed. `--keep`: insert the 3,000 sample adverts once, not for each run. `--open`: without the held-out half.
 */
const { values } = parseArgs({
  options: {
    inside: { type: 'boolean', default: false },
    address: { type: 'string' },
    'data-dir': { type: 'string' },
    keep: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    weakest: { type: 'string', default: '60' },
  },
});
const SAMPLE = 3_000;
const weakest = Number(values.weakest);
const { address, 'data-dir': dataDir, keep: isKept } = values;
if ((address === undefined) !== (dataDir === undefined) || !Number.isInteger(weakest) || weakest < 0) {
  console.error('--address and --data-dir belong together; --weakest takes a whole number.');
  process.exit(1);
}

/** Without an address the services are asked directly. */
type Opened = { address: string | null; db: Db; close: () => Promise<void> };

async function open(): Promise<Opened> {
  if (address !== undefined && dataDir !== undefined) {
    const { db, close } = await openDatabase(readConfig({ DATA_DIR: dataDir }), { forTools: true });
    return { address, db, close };
  }
  if (values.inside) return { address: null, ...(await openFilled(SAMPLE, { isKept })) };
  const { app, base, close } = await openMarketplace(SAMPLE, { isKept });
  return { address: app.address, db: base.db, close };
}

async function idsInside(db: Db, searchTerm: string): Promise<string[]> {
  const { withFacets: _, ...request } = z.parse(productShapes.searchProducts.body.productFilter, { searchTerm });
  const { items } = await searchAdverts({ db, clock: () => new Date() }, request, { isFresh: true });
  return items.map(({ id }) => id);
}

const opened = await open();
try {
  const { db } = opened;
  const corpus = await readCorpus(db);
  const http = opened.address === null ? null : firstPagesOf(opened.address);
  const idsOf = http === null ? (line: string) => idsInside(db, line) : http.idsOf;
  const search = async (line: string) => (await idsOf(line)).flatMap((id) => corpus.get(id) ?? []);
  const tables = await peopleTables(search, [...corpus.values()], { weakest, openOnly: values.open });
  http?.close();
  for (const table of tables) console.log(formatTable(table, null));
} finally {
  await opened.close();
}

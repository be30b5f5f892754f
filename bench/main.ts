import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureAlerts } from './alerts.ts';
import { measureChats } from './chats.ts';
import { measureDetector } from './detector.ts';
import { measureImages } from './images.ts';
import { measureJudged } from './judged.ts';
import { measureBytes } from './bytes.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureEvents } from './events.ts';
import { type Marketplace, openMarketplace } from './marketplace.ts';
import { measurePages } from './pages.ts';
import { measureReading } from './reading.ts';
import { measurePublishing } from './publish.ts';
import { type Run, type Table, describeMachine, formatTable, keepsBudget } from './report.ts';
import { measureSearch } from './search.ts';
import { measureSizes } from './sizes.ts';
import { measureStarts } from './start.ts';
import { measureStatistics } from './statistics.ts';

/**
 * `npm run bench [-- part …] [--adverts N] [--keep] [--save] [--why]`: figures and ratios of one run, beside the stored one.
 */

const RESULTS = join(import.meta.dirname, 'results');
const REFERENCE = join(RESULTS, 'reference.json');
const SAMPLE = 3_000;

type Part = {
  adverts: number | null;
  followsSize?: boolean;
  measure: (marketplace: Marketplace) => Promise<Table[]>;
};
/** Parts that need no marketplace: they measure the rules themselves. */
const RULES: Record<string, () => Table[]> = { detector: measureDetector, reading: measureReading };

const PARTS: Record<string, Part> = {
  judged: { adverts: SAMPLE, measure: measureJudged },
  pages: { adverts: SAMPLE, followsSize: true, measure: measurePages },
  bytes: { adverts: SAMPLE, measure: (opened) => measureBytes(opened, { why: values.why }) },
  lighthouse: { adverts: SAMPLE, measure: measureLighthouse },
  images: { adverts: SAMPLE, measure: measureImages },
  start: { adverts: null, measure: measureStarts },
  chats: { adverts: SAMPLE, measure: measureChats },
  events: { adverts: SAMPLE, measure: measureEvents },
  statistics: { adverts: SAMPLE, measure: measureStatistics },
  search: { adverts: 50_000, followsSize: true, measure: measureSearch },
  publish: { adverts: 50_000, followsSize: true, measure: measurePublishing },
  sizes: { adverts: 50_000, followsSize: true, measure: measureSizes },
  alerts: { adverts: 20_000, followsSize: true, measure: measureAlerts },
};

const readRun = (file: string): Run | null => (existsSync(file) ? parseRun(readFileSync(file, 'utf8')) : null);
const parseRun = (text: string): Run => JSON.parse(text);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    adverts: { type: 'string' },
    keep: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    why: { type: 'boolean', default: false },
  },
});
const known = [...Object.keys(RULES), ...Object.keys(PARTS)];
const names = positionals.length > 0 ? positionals : known;
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${known.join(', ')}.`);
  process.exit(1);
}
const asked = values.adverts === undefined ? null : Number(values.adverts);
if (asked !== null && !(Number.isInteger(asked) && asked > 0 && asked <= 2_000_000)) {
  console.error('--adverts takes a number from 1 to 2000000.');
  process.exit(1);
}

const stored = readRun(REFERENCE);
const machine = describeMachine();
console.log(`${machine}${stored ? `\nStored run: ${stored.machine}, ${stored.at}` : ''}`);
const tables: Table[] = [];
let marketplace: Marketplace | null = null;

async function marketplaceOf(adverts: number): Promise<Marketplace> {
  if (marketplace?.adverts === adverts) return marketplace;
  await marketplace?.close();
  marketplace = await openMarketplace(adverts, { isKept: values.keep });
  return marketplace;
}

for (const [name, measure] of Object.entries(RULES)) {
  const measured = names.includes(name) ? measure() : [];
  for (const table of measured) console.log(formatTable(table, stored));
  tables.push(...measured);
}
try {
  for (const [name, part] of Object.entries(PARTS)) {
    if (!names.includes(name)) continue;
    const size = part.followsSize && asked !== null ? asked : (part.adverts ?? SAMPLE);
    const opened = await marketplaceOf(size);
    const others = (loadavg()[0] ?? 0).toFixed(1);
    const measured = (await part.measure(opened)).map((table) => ({
      ...table,
      notes: [...table.notes, `Load average at the start: ${others} on ${availableParallelism()} processors.`],
    }));
    for (const table of measured) console.log(formatTable(table, stored));
    tables.push(...measured);
  }
} finally {
  await (marketplace as Marketplace | null)?.close();
}

const run: Run = { machine, at: new Date().toISOString(), tables };
mkdirSync(RESULTS, { recursive: true });
writeFileSync(join(RESULTS, 'latest.json'), `${JSON.stringify(run, null, 1)}\n`);
if (values.save) {
  const others = (stored?.tables ?? []).filter((table) => !tables.some(({ key }) => key === table.key));
  writeFileSync(REFERENCE, `${JSON.stringify({ ...run, tables: [...others, ...tables] }, null, 1)}\n`);
}
const over = tables.flatMap((table) =>
  table.rows.filter((row) => keepsBudget(table, row) === false).map((row) => `${table.key}: ${row.label}`),
);
console.log(over.length === 0 ? '\nAll budgets kept.' : `\nOver budget:\n  ${over.join('\n  ')}`);

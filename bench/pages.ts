import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { paths } from '#contract/paths.ts';
import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import { type Answer, type Call, type Load, closedLoop, createClient, jsonOf } from './load.ts';
import type { Marketplace } from './marketplace.ts';
import { median, percentile } from './percentiles.ts';
import { whilePublishing } from './publish.ts';
import { memoryOfWebProcesses } from './process-memory.ts';
import type { Row, Table } from './report.ts';

const CONNECTIONS = 8;
const SECONDS = 4;
const WARM_UP_SECONDS = 1;
const HEADERS = { 'accept-encoding': 'br', accept: 'text/html' };
const TTFB_P50_IN_MS = 80;
const MEMORY_IN_MB = 400;
const HUB_CACHED_IN_MS = 30;
/** A listing stays kept while others publish. */
const PUBLISHES_PER_SECOND = 20;
const KEPT_BESIDE_PUBLISHES_PER_SECOND = 1_000;
/** Of the publishing: as long as one row takes. */
const ROW_SECONDS = 2 * WARM_UP_SECONDS + SECONDS + 4;

const COLUMNS = ['bytes', 'req/s', 'p50', 'p99', 'bare req/s', 'ratio', 'alone p50'];

const Slugs = z.object({ items: z.array(z.object({ slug: z.string() })) });

type PageCase = { label: string; path: (number: number) => string; budget?: Row['budget'] };

/** Listing and advert pages as visitors get them, each compared with a bare server that sends the same bytes. */
export async function measurePages(marketplace: Marketplace): Promise<Table[]> {
  const { app, adverts } = marketplace;
  const slugs = await slugsOf(app.address);
  const postcodes = builtinPlaces().flatMap((place) => (place.countryCode === 'AT' ? [place.postalCode] : []));
  const slug = (number: number): string => slugs[number % slugs.length] ?? '';
  const listing = paths.products('FIREWOOD');
  const rows: Row[] = [];
  const cases: PageCase[] = [
    { label: 'home, kept', path: () => paths.home() },
    { label: 'listing, kept', path: () => listing, budget: { column: 'alone p50', atMost: HUB_CACHED_IN_MS } },
    {
      label: 'listing, rendered again',
      path: (number) => `${listing}?b=${number}`,
      budget: { column: 'alone p50', atMost: TTFB_P50_IN_MS },
    },
    {
      label: 'listing, searched and rendered',
      path: (number) =>
        `${listing}?plz=${postcodes[number % postcodes.length] ?? '8010'}&seite=${1 + (number % 3)}&b=${number}`,
      budget: { column: 'alone p50', atMost: TTFB_P50_IN_MS },
    },
    { label: 'advert, kept', path: () => paths.advert(slug(0)) },
    {
      label: 'advert, rendered again',
      path: (number) => `${paths.advert(slug(number))}?b=${number}`,
      budget: { column: 'alone p50', atMost: TTFB_P50_IN_MS },
    },
  ];
  const fresh = memoryOfWebProcesses(app.pid);
  for (const page of cases) rows.push(await measurePage(app.address, page));
  const beside = {
    label: `listing, kept, beside ${PUBLISHES_PER_SECOND} publishes a second`,
    path: () => listing,
    budget: { column: 'req/s', atLeast: KEPT_BESIDE_PUBLISHES_PER_SECOND },
  };
  const publishing = { perSecond: PUBLISHES_PER_SECOND, seconds: ROW_SECONDS };
  rows.push(await whilePublishing(marketplace, publishing, () => measurePage(app.address, beside)));
  return [
    {
      key: `pages ${adverts}`,
      title: `Pages at ${adverts} adverts, ${CONNECTIONS} connections, ${SECONDS} s each, brotli`,
      columns: COLUMNS,
      rows,
      compare: 'req/s',
      notes: [
        'ratio: bare req/s ÷ req/s; the bare server is node:http sending the same bytes and headers. alone: one connection.',
        'kept: the same address again within 5 s. rendered again: every address once. The clients share the processor.',
      ],
    },
    memoryTable(adverts, fresh, memoryOfWebProcesses(app.pid)),
  ];
}

function memoryTable(adverts: number, fresh: readonly number[], after: readonly number[]): Table {
  return {
    key: `memory ${adverts}`,
    title: `Resident memory of the web processes at ${adverts} adverts, in MB`,
    columns: ['fresh', 'after the pages above'],
    rows: [
      {
        label: `the largest of ${after.length}`,
        cells: [fresh[0] ?? null, after[0] ?? null],
        budget: { column: 'after the pages above', atMost: MEMORY_IN_MB },
      },
    ],
    compare: 'after the pages above',
    notes: [],
  };
}

async function slugsOf(address: string): Promise<string[]> {
  const client = createClient(address, 1);
  const pages = await Promise.all(
    [0, 1, 2, 3].map((page) => client.send({ method: 'POST', path: '/api/v1/products', body: { page, size: 100 } })),
  );
  client.close();
  return pages.flatMap((answer) => z.parse(Slugs, jsonOf(answer)).items.map((item) => item.slug));
}

async function measurePage(address: string, { label, path, budget }: PageCase): Promise<Row> {
  let number = 0;
  const next = (): Call => ({ path: path(number++), headers: HEADERS });
  const single = createClient(address, 1);
  const answer = await single.send(next());
  if (answer.status !== 200) {
    single.close();
    return {
      label: `${label}: status ${answer.status}`,
      cells: COLUMNS.map(() => null),
      budget: { column: 'alone p50', atMost: TTFB_P50_IN_MS },
    };
  }
  const alone = await closedLoop(single, next, { connections: 1, seconds: WARM_UP_SECONDS });
  single.close();
  const load = await loadOf(address, next);
  const bare = await withBareServer(answer, (bareAddress) =>
    loadOf(bareAddress, () => ({ path: '/', headers: HEADERS })),
  );
  const cells = [
    answer.body.length,
    load.perSecond,
    median(load.samples),
    percentile(load.samples, 0.99),
    bare.perSecond,
    bare.perSecond / load.perSecond,
    median(alone.samples),
  ];
  return {
    label: load.failures > 0 ? `${label} (${load.failures} failed)` : label,
    cells,
    ...(budget ? { budget } : {}),
  };
}

async function loadOf(address: string, next: () => Call): Promise<Load> {
  const client = createClient(address, CONNECTIONS);
  await closedLoop(client, next, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
  const load = await closedLoop(client, next, { connections: CONNECTIONS, seconds: SECONDS });
  client.close();
  return load;
}

async function withBareServer<T>(answer: Answer, measure: (address: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'stammplatz-bare-'));
  const file = join(folder, 'answer.json');
  const {
    connection: _connection,
    'keep-alive': _keepAlive,
    'transfer-encoding': _encoding,
    'content-length': _length,
    date: _date,
    ...headers
  } = answer.headers;
  writeFileSync(file, JSON.stringify({ headers, body: answer.body.toString('base64') }));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'bare-server.ts'), file],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
      child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
    });
    return await measure(address);
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

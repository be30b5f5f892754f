import type { Browser, Page, Request } from 'playwright-core';
import * as z from 'zod/mini';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { paths } from '#contract/paths.ts';

/** What a visitor's first view of a page transfers, in kB of 1,000 bytes as they travel (compressed). */
export const KINDS = [
  'script',
  'mapScript',
  'worker',
  'caller',
  'consent',
  'style',
  'font',
  'html',
  'image',
  'largestImage',
  'other',
  'total',
] as const;
export type Kind = (typeof KINDS)[number];
export type Bytes = Record<Kind, number>;

export const BUDGETED_PAGES = [
  'home',
  'listing',
  'advert',
  'map',
  'blog',
  'blogPost',
  'fuelValueTable',
  'logListCalculator',
] as const;
export type BudgetedPage = (typeof BUDGETED_PAGES)[number];

const Limits = z.partialRecord(z.enum(KINDS), z.number());
const Budgets = z.record(z.enum(BUDGETED_PAGES), Limits);

/** Limits in kB for every budgeted page. */
export function readBudgets(): z.infer<typeof Budgets> {
  return z.parse(Budgets, JSON.parse(readFileSync(join(import.meta.dirname, '../bench/budgets.json'), 'utf8')));
}

const Found = z.object({ items: z.array(z.object({ slug: z.string() })) });

/** The path of a budgeted page; the advert is the newest one for firewood. */
export async function pathOf(page: BudgetedPage, address: string): Promise<string> {
  switch (page) {
    case 'home':
      return paths.home();
    case 'listing':
      return paths.products('FIREWOOD');
    case 'map':
      return paths.map();
    case 'blog':
      return paths.blog();
    case 'fuelValueTable':
      return paths.fuelValueTable();
    case 'logListCalculator':
      return `${paths.logListCalculator()}?liste=6*500*42*B*417_**38_*400*46*A_1**31*B_**28*C_*500*34*B_**26*Cx`;
    case 'blogPost':
      return paths.blogPost('heizwert-von-brennholz');
    case 'advert': {
      const reply = await fetch(`${address}/api/v1/products`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ category: 'FIREWOOD', size: 1, imageExists: true }),
      });
      const slug = z.parse(Found, await reply.json()).items[0]?.slug;
      if (slug === undefined) throw new Error('There is no advert to measure.');
      return paths.advert(slug);
    }
  }
}

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'de-AT',
} as const;
const SETTLED_IN_MS = 800;
const AWAITED_IN_MS = 15_000;

function kindOf(page: BudgetedPage, request: Request, type: string): Kind {
  const { pathname } = new URL(request.url());
  if (request.resourceType() === 'document') return 'html';
  if (/worker/i.test(pathname)) return 'worker';
  // Its engine asks for the piles of the window once it is drawn, sooner or later: the client of calls has a limit of its own.
  if (page === 'map' && /\/caller-/.test(pathname)) return 'caller';
  // Loaded after a delay; on a busy machine that is before the measuring ends.
  if (/consent-dialog/.test(pathname)) return 'consent';
  if (/javascript/.test(type)) return /maplibre|map-view-engine|map-style/i.test(pathname) ? 'mapScript' : 'script';
  if (/text\/css/.test(type)) return 'style';
  if (/font/.test(type)) return 'font';
  return /image/.test(type) ? 'image' : 'other';
}

/** Resources of a complete first view that load late; the map asks for its piles after paint, once its worker is there. */
const AWAITED: Partial<Record<BudgetedPage, Kind>> = { map: 'caller' };

/** Loads a page on a phone with an empty cache and sums what was transferred without scrolling. */
export async function measureFirstView(
  browser: Browser,
  page: BudgetedPage,
  address: string,
): Promise<{ status: number; bytes: Bytes; scripts: LoadedScript[] }> {
  const context = await browser.newContext(PHONE);
  try {
    const tab = await context.newPage();
    const { sizes, scripts } = collectSizes(page, tab);
    const reply = await tab.goto(address + (await pathOf(page, address)), { waitUntil: 'load' });
    const status = reply?.status() ?? 0;
    await tab.waitForLoadState('networkidle');
    const awaited = AWAITED[page];
    const until = performance.now() + AWAITED_IN_MS;
    while (status === 200 && awaited && (await sizes())[awaited] === 0 && performance.now() < until) {
      await tab.waitForTimeout(100);
    }
    await tab.waitForTimeout(SETTLED_IN_MS);
    return { status, bytes: await sizes(), scripts: await scripts() };
  } finally {
    await context.close();
  }
}

/** Zero for every kind. */
const noBytes = (): Bytes => Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Bytes;

/** A script of the page, without its folder, and the bytes that travelled. */
export type LoadedScript = { name: string; bytes: number };

function collectSizes(
  page: BudgetedPage,
  tab: Page,
): { sizes: () => Promise<Bytes>; scripts: () => Promise<LoadedScript[]> } {
  const finished: Promise<{ kind: Kind; size: number; name: string }>[] = [];
  tab.on('requestfinished', (request) => {
    const size = sizeOf(page, request);
    // A request that ends while the page closes is no longer counted, and its size can't be read.
    size.catch(() => undefined);
    finished.push(size);
  });
  const scripts = async () =>
    (await Promise.all(finished)).flatMap(({ kind, size, name }) => (kind === 'script' ? [{ name, bytes: size }] : []));
  const sizes = async () => {
    const bytes = noBytes();
    for (const { kind, size } of await Promise.all(finished)) {
      bytes[kind] += size / 1_000;
      if (kind !== 'consent') bytes.total += size / 1_000;
      if (kind === 'image') bytes.largestImage = Math.max(bytes.largestImage, size / 1_000);
    }
    return bytes;
  };
  return { sizes, scripts };
}

async function sizeOf(page: BudgetedPage, request: Request): Promise<{ kind: Kind; size: number; name: string }> {
  const reply = await request.response();
  const type = reply?.headers()['content-type'] ?? '';
  const { responseBodySize } = await request.sizes();
  // The browser reports no size for the script of a worker; our server always names its length.
  const size = responseBodySize || Number(reply?.headers()['content-length'] ?? 0);
  return { kind: kindOf(page, request, type), size, name: basename(new URL(request.url()).pathname) };
}

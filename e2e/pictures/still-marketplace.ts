import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Request, ViewportSize } from 'playwright-core';
import { createAdvert } from '#contract/adverts/adverts.ts';
import type { Api } from '#contract/api.ts';
import { listChats } from '#contract/chats/chats.ts';
import { listCompanies } from '#contract/companies/companies.ts';
import { signIn } from '#contract/content-api/content-api.ts';
import { searchProducts } from '#contract/search/products.ts';
import { rejectConsent, untilProgramRuns } from '#e2e/support/browser.ts';
import { newDataDir, startApp, stopApp } from '#e2e/support/global-app.ts';
import { beechFirewood } from '#e2e/support/marketplace.ts';
import type { Viewer } from '#e2e/support/pages.ts';
import { totpAt } from '#test/totp.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import type { Pictured } from './screens.ts';
import { stopClock } from './stop-clock.ts';

/** Where the clocks of server and browser stand. */
const MOMENT = new Date('2026-10-14T10:00:00+02:00');
const ADVERTS = 600;
const PASSWORD = 'holz-muster-2026';
const ACCOUNTS = {
  seller: 'verkauf@stammplatz.example',
  company: 'betrieb@stammplatz.example',
  operator: 'admin@stammplatz.example',
} as const;

export type StillMarketplace = {
  known: Pictured;
  /** A visitor whose clock stands, too. Those of the same width share one page, which remembers nothing. */
  visitAs: (browser: Browser, viewer: Viewer, viewport: ViewportSize) => Promise<Page>;
  end: () => Promise<void>;
};

/** A marketplace that is the same at every start: its clock stands and its sample is seeded. */
export async function startStillMarketplace(): Promise<StillMarketplace> {
  const dataDir = newDataDir();
  const app = await startApp(dataDir, {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'repeatable-server.ts')}`,
    CLOCK_STANDS_AT: MOMENT.toISOString(),
    SAMPLE_ADVERTS: String(ADVERTS),
    TZ: 'Europe/Vienna',
  });
  const { address } = app;
  const sessions = new Map<Viewer, string>();
  for (const viewer of ['seller', 'company', 'operator'] as const) {
    sessions.set(viewer, await openSession(address, ACCOUNTS[viewer]));
  }
  await setUpFactor(address, sessions.get('operator') ?? '');
  const pages = new Map<string, Page>();
  return {
    known: await fill(address),
    visitAs: async (browser, viewer, viewport) => {
      const key = `${viewer} ${viewport.width}`;
      const page = pages.get(key) ?? (await openPage(browser, address, viewport));
      pages.set(key, page);
      await forgetAll(page, address);
      await rejectConsent(page.context(), address);
      await addSession(page.context(), address, sessions.get(viewer));
      return page;
    },
    end: async () => {
      await stopApp(app.process, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openPage(browser: Browser, address: string, viewport: ViewportSize): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport,
  });
  await context.addInitScript(stopClock, MOMENT.getTime());
  return context.newPage();
}

/** Leaves the page and clears what it kept, so that the next screen is that of a newcomer. */
async function forgetAll(page: Page, address: string): Promise<void> {
  // Kept for the tab, which no clearing of an origin's data reaches.
  if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.context().clearCookies();
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' });
  await session.detach();
}

/** Cookies without the end that the server gives them: by the browser's own clock that may be long over. */
async function addSession(context: BrowserContext, address: string, session: string | undefined): Promise<void> {
  if (session === undefined) return;
  const [name = '', value = ''] = session.split('=', 2);
  await context.addCookies([{ name, value, url: address, httpOnly: true, sameSite: 'Lax' }]);
}

async function post(address: string, path: string, cookie: string, data: unknown): Promise<Response> {
  const reply = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin: address, cookie },
    body: JSON.stringify(data),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}

async function openSession(address: string, identifier: string): Promise<string> {
  const reply = await post(address, '/api/auth/local?session=cookie', '', { identifier, password: PASSWORD });
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Administration is only for accounts with a second factor. */
async function setUpFactor(address: string, cookie: string): Promise<void> {
  const factor = '/api/v1/users/me/second-factor';
  const { secret } = (await (await post(address, `${factor}/setup`, cookie, { currentPassword: PASSWORD })).json()) as {
    secret: string;
  };
  await post(address, `${factor}/confirm`, cookie, { otp: totpAt(secret, MOMENT) });
}

async function callAs(address: string, identifier: string): Promise<{ api: Api; userId: string }> {
  const { jwt, user } = await createHttpApi({ baseUrl: address }).call(signIn, {
    credentials: { identifier, password: PASSWORD },
  });
  return { api: createHttpApi({ baseUrl: address, token: () => jwt }), userId: user.id };
}

/** Finds what is pictured in the sample, and adds a draft. */
async function fill(address: string): Promise<Pictured> {
  const seller = await callAs(address, ACCOUNTS.seller);
  const { id: draftId } = await seller.api.call(createAdvert, {
    editAdvertDto: beechFirewood({ title: 'Buche vom Vorjahr' }),
  });
  const { items: adverts } = await seller.api.call(searchProducts, {
    productFilter: { size: 1, category: 'FIREWOOD' },
  });
  const { items: companies } = await seller.api.call(listCompanies, {});
  const chats = await seller.api.call(listChats, {});
  return {
    slug: adverts[0]?.slug ?? '',
    draftId,
    sellerId: seller.userId,
    companySlug: companies[0]?.slug ?? '',
    chatId: chats[0]?.id ?? '',
  };
}

/** Much longer than it takes on a machine with nothing else to do. */
const SETTLES_WITHIN_IN_MS = 25_000;

/** Opens an address on a new page and waits until nothing that it shows is on its way. */
export async function openStill(page: Page, path: string): Promise<void> {
  const onTheirWay = new Set<Request>();
  page.removeAllListeners();
  page.on('request', (request) => {
    // The stream of news stays open.
    if (!request.url().includes('/chats/events')) onTheirWay.add(request);
  });
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  await page.goto(path);
  await untilProgramRuns(page);
  const end = performance.now() + SETTLES_WITHIN_IN_MS;
  while (!((await page.evaluate(isDrawn)) && onTheirWay.size === 0)) {
    if (performance.now() > end) throw new Error(`${path} does not come to rest.`);
  }
}

/** Whether fonts and pictures in the window are there, two frames later; runs in the page. */
async function isDrawn(): Promise<boolean> {
  const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
  await document.fonts.ready;
  await frame();
  await frame();
  const shown = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && top < innerHeight;
  });
  if (shown.some(({ complete }) => !complete)) return false;
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  return document.querySelector('main [aria-busy="true"]') === null;
}

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { CONSENT_COOKIE, CONSENT_REVISION } from '#domain/consent/consent.ts';
import { launchBrowser } from '#test/chromium.ts';
import { PAGE_ALIVE } from '#web/page/program/early-input.ts';
import { appAddress } from './app-address.ts';

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Errors and warnings of the console, failed requests to our own server, and requests to other hosts. */
  complaints: string[];
};

export type VisitOptions = BrowserContextOptions & {
  /** No decision about cookies yet, so the consent dialog is shown; by default visitors have rejected them before. */
  isAskedForConsent?: boolean;
};

/** The stored decision after rejecting everything but the essentials. */
const REJECTED = {
  categories: ['essentials'],
  revision: CONSENT_REVISION,
  data: { kind: 'necessary' },
  consentTimestamp: '2026-01-02T08:00:00.000Z',
  consentId: '6f0f3f0e-3a57-4b5e-9f0a-5f6f3a1c2b4d',
  services: { essentials: [], webanlysis: [] },
  languageCode: 'de',
  lastConsentTimestamp: '2026-01-02T08:00:00.000Z',
};

/** Shorter than a test's own, so that a failure names what was waited for. */
const TIMEOUT_IN_MS = 15_000;

/**
 * One browser per test file and fresh visitors in it; every visit is checked for console errors. Visitors of a test are
 * closed at its end, so that no open page takes time from the next one; those opened before stay for all.
 */
export function useBrowser(): { visit: (options?: VisitOptions) => Promise<Visit>; address: string } {
  const address = appAddress();
  let browser: Promise<Browser> | null = null;
  let ofTest: BrowserContext[] | null = null;
  beforeEach(() => {
    ofTest = [];
  });
  afterEach(async () => {
    for (const context of ofTest ?? []) await context.close();
    ofTest = null;
  });
  afterAll(async () => (await browser)?.close());
  return {
    address,
    visit: async ({ isAskedForConsent = false, ...options } = {}) => {
      browser ??= launchBrowser();
      const origin = new URL(options.baseURL ?? address).origin;
      const context = await (
        await browser
      ).newContext({
        baseURL: address,
        locale: 'de-AT',
        viewport: { width: 1440, height: 900 },
        // What a test puts in the way of the network, a worker would go around.
        serviceWorkers: 'block',
        ...options,
      });
      ofTest?.push(context);
      if (!isAskedForConsent) await rejectConsent(context, origin);
      context.setDefaultTimeout(TIMEOUT_IN_MS);
      const page = await context.newPage();
      if (options.javaScriptEnabled !== false) waitForProgram(page);
      const complaints: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        // Printed by a software graphics driver, whatever the page does.
        if (text.includes('GL Driver Message')) return;
        // Said by Playwright itself.
        if (text.includes('Service Worker registration blocked')) return;
        if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${text}`);
      });
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== origin)
          complaints.push(`outside request: ${request.url()}`);
      });
      return { page, context, complaints };
    },
  };
}

/** Makes a visitor one who has rejected everything but the essentials before. */
export async function rejectConsent(context: BrowserContext, origin: string): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(REJECTED));
  await context.addCookies([{ name: CONSENT_COOKIE, value, url: origin, sameSite: 'Lax' }]);
}

/** Waits until the page is hydrated; static pages have no script. */
export async function untilProgramRuns(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) =>
      document.readyState === 'complete' &&
      (!('__reactRouterContext' in globalThis) || performance.getEntriesByName(mark).length > 0),
    PAGE_ALIVE,
  );
}

/** Makes `goto` and `reload` wait for hydration, unless they name another moment. */
function waitForProgram(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (url, options) => {
    const reply = await open(url, options);
    if (options?.waitUntil === undefined) await untilProgramRuns(page);
    return reply;
  };
  const openAgain = page.reload.bind(page);
  page.reload = async (options) => {
    const reply = await openAgain(options);
    if (options?.waitUntil === undefined) await untilProgramRuns(page);
    return reply;
  };
}

/** The visit caused no console output, except what the test provoked. */
export function expectQuiet({ complaints }: Visit, provoked?: RegExp): void {
  expect(complaints.filter((complaint) => !provoked?.test(complaint))).toEqual([]);
}

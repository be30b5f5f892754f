import { existsSync } from 'node:fs';
import { join } from 'node:path';
import chromiumPackage from '@sparticuz/chromium';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, expect, inject } from 'vitest';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** A Chromium that is there: named by CHROME_PATH, installed, or the one of the lock file. */
export async function findChromium(): Promise<{ executablePath: string; environment: Record<string, string> }> {
  const named = process.env['CHROME_PATH'];
  if (named) return { executablePath: named, environment: {} };
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, environment: {} };
  const executablePath = await chromiumPackage.executablePath();
  // Libraries that a bare machine lacks come in the same package and are unpacked beside the browser.
  const libraries = ['/tmp/al2023/lib', join(executablePath, '../al2023/lib')].filter((path) => existsSync(path));
  return { executablePath, environment: { LD_LIBRARY_PATH: libraries.join(':') } };
}

/** Starts a browser with nothing that talks to the outside. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, environment } = await findChromium();
  return chromium.launch({
    executablePath,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
    env: { ...definedEnvironment(), ...environment },
  });
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Errors and warnings of the console, failed requests to our own server, and requests to anybody else. */
  complaints: string[];
};

/** One browser for the calling test file and fresh visitors in it; every visit is checked for complaints. */
export function useBrowser(): { visit: (options?: BrowserContextOptions) => Promise<Visit>; address: string } {
  const address = inject('appAddress');
  let browser: Promise<Browser> | null = null;
  const contexts: BrowserContext[] = [];
  afterAll(async () => {
    for (const context of contexts) await context.close();
    await (await browser)?.close();
  });
  return {
    address,
    visit: async (options = {}) => {
      browser ??= launchBrowser();
      const context = await (
        await browser
      ).newContext({ baseURL: address, locale: 'de-AT', viewport: { width: 1440, height: 900 }, ...options });
      contexts.push(context);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== new URL(address).origin)
          complaints.push(`outside request: ${request.url()}`);
      });
      return { page, context, complaints };
    },
  };
}

/** The visit raised nothing that a visitor's console would show. */
export function expectQuiet({ complaints }: Visit): void {
  expect(complaints).toEqual([]);
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import chromiumPackage from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

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

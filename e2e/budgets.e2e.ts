import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUDGETED_PAGES, type Kind, measureFirstView, readBudgets } from '#test/budgets.ts';
import { launchBrowser } from '#test/chromium.ts';
import { newDataDir, type RunningApp, startApp, stopApp } from './support/global-app.ts';

const budgets = readBudgets();

describe('the first view on a phone with nothing kept', () => {
  // A separate marketplace: adverts and photos of other tests would be at the top of these pages.
  const dataDir = newDataDir();
  let app: RunningApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await startApp(dataDir, { SAMPLE_ADVERTS: '300' });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await stopApp(app.process, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each(BUDGETED_PAGES)('%s stays within its bytes of script, style, font, image and HTML', async (page) => {
    const { status, bytes } = await measureFirstView(browser, page, app.address);
    expect(status).toBe(200);
    const limits = Object.entries(budgets[page]) as [Kind, number][];
    const over = limits
      .filter(([kind, limit]) => bytes[kind] > limit)
      .map(([kind, limit]) => `${kind}: ${bytes[kind].toFixed(1)} kB of ${limit} kB`);
    expect(over).toEqual([]);
    expect(bytes.html).toBeGreaterThan(1);
  });
});

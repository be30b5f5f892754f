import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUDGETED_PAGES, type Kind, measureFirstView, readBudgets } from '#test/budgets.ts';
import { launchBrowser } from '#test/chromium.ts';
import { appAddress } from './support/app-address.ts';

const budgets = readBudgets();

describe('the first view on a phone with nothing kept', () => {
  const address = appAddress();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(BUDGETED_PAGES)('%s stays within its bytes of script, style, font, image and HTML', async (page) => {
    const { status, bytes } = await measureFirstView(browser, page, address);
    expect(status).toBe(200);
    const limits = Object.entries(budgets[page]) as [Kind, number][];
    const over = limits
      .filter(([kind, limit]) => bytes[kind] > limit)
      .map(([kind, limit]) => `${kind}: ${bytes[kind].toFixed(1)} kB of ${limit} kB`);
    expect(over).toEqual([]);
    expect(bytes.html).toBeGreaterThan(1);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectQuiet, untilProgramRuns, useBrowser } from './support/browser.ts';
import { holdRequests } from './support/held-requests.ts';

const { visit } = useBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LISTING = '/kaufen-verkaufen/brennholz';

const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The dialog about cookies has a script of its own on every page.
    if (request.resourceType() === 'script' && !/\/(?:consent|shared)/.test(pathname)) scripts.push(pathname);
  });
  return scripts;
};

describe('the program of a page', () => {
  test.each(['/', LISTING, '/map'])('of %s is asked for once its first pictures are there', async (path) => {
    const guest = await visit(PHONE);
    const { page } = guest;
    const scripts = scriptsOf(page);
    const style = await holdRequests(page, /\/assets\/.*\.css/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(style.asked).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
    style.letThrough();
    await untilProgramRuns(page);
    expect(scripts.length).toBeGreaterThan(3);
    expectQuiet(guest);
  });

  test('comes at the first touch, and in time if a picture never comes', async () => {
    const touched = await visit(PHONE);
    const scripts = scriptsOf(touched.page);
    await holdRequests(touched.page, /\/images\/|\/bilder\//);
    await touched.page.goto(LISTING, { waitUntil: 'domcontentloaded' });
    await touched.page.touchscreen.tap(5, 400);
    await expect.poll(() => scripts.length, { timeout: 2_000 }).toBeGreaterThan(3);

    const waiting = await visit(PHONE);
    const scriptsInTime = scriptsOf(waiting.page);
    await holdRequests(waiting.page, /\/images\/|\/bilder\//);
    await waiting.page.goto(LISTING, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => scriptsInTime.length, { timeout: 8_000 }).toBeGreaterThan(3);
  });

  test.each(['/', LISTING, `${LISTING}?ansicht=liste`])('of %s takes over the cards as they came', async (path) => {
    const guest = await visit(PHONE);
    const { page } = guest;
    const program = await holdRequests(page, /entry\.client/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const parts = page.locator('article *');
    await parts.first().waitFor();
    const marked = await parts.evaluateAll((elements) => {
      for (const element of elements) element.setAttribute('data-came', '');
      return elements.length;
    });
    program.letThrough();
    await untilProgramRuns(page);
    expect(await page.locator('article [data-came]').count()).toBe(marked);
    const heart = page.getByRole('button', { name: /^Merken/ }).first();
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    expectQuiet(guest);
  });

  test('does what was ticked before it was there', async () => {
    const guest = await visit();
    const { page } = guest;
    const program = await holdRequests(page, /entry\.client/);
    await page.goto(LISTING, { waitUntil: 'domcontentloaded' });
    await page
      .getByRole('checkbox', { name: /^Buche/ })
      .first()
      .check({ force: true });
    program.letThrough();
    await page.waitForURL((url) => url.search !== '');
    await page.getByRole('link', { name: 'Buche entfernen' }).waitFor();
    expect(
      await page
        .getByRole('checkbox', { name: /^Buche/ })
        .first()
        .isChecked(),
    ).toBe(true);
    expectQuiet(guest);
  });

  test('completes a search that was typed before it was there', async () => {
    const guest = await visit(PHONE);
    const { page } = guest;
    const program = await holdRequests(page, /entry\.client/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const term = page.getByRole('combobox', { name: 'Was suchst du?' });
    await term.click();
    await term.pressSequentially('Pellets EN');
    program.letThrough();
    await page.getByRole('option', { name: 'Pellets ENplus A1' }).first().waitFor();
    expect(await term.inputValue()).toBe('Pellets EN');
    expectQuiet(guest);
  });
});

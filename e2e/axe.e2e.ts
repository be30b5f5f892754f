import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { CONSENT_COOKIE } from '#domain/consent/consent.ts';
import { COLOUR_RULES, barriersOn, overflowOf } from './support/axe.ts';
import { type Visit, expectQuiet, useBrowser } from './support/browser.ts';
import { showToGuests } from './support/fill-pages.ts';
import { registerSeller } from './support/marketplace.ts';
import { GUEST_SCREENS, type Shown } from './support/pages.ts';
import { DESK, PHONE, SMALL_PHONE } from './support/screens.ts';

const { visit, address } = useBrowser();

const VIEWPORT_RULE = /^meta-viewport/;

const setDisplay = (context: BrowserContext, settings: Record<string, string>): Promise<void> =>
  context.addCookies([
    { name: 'darstellung', value: encodeURIComponent(new URLSearchParams(settings).toString()), url: address },
  ]);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
}

let shown: Shown;
/** One page each for all of the screens, so that the program is loaded once. */
let usual: Visit;
let magnified: Visit;
beforeAll(async () => {
  shown = await showToGuests(address, await registerSeller(address));
  usual = await visit({ reducedMotion: 'reduce' });
  magnified = await visit({ reducedMotion: 'reduce', colorScheme: 'light' });
  await setDisplay(magnified.context, { text: '200', zoom: 'yes' });
});

/** Begins as a newcomer, whom no screen before has given a place or a list of what was seen. */
async function beginAsNewcomer({ page, context, complaints }: Visit): Promise<void> {
  if (page.url() !== 'about:blank') {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await context.clearCookies({ name: new RegExp(`^(?!(?:${CONSENT_COOKIE}|darstellung)$)`) });
  complaints.length = 0;
}

describe.each(GUEST_SCREENS)('%s', (_name, path) => {
  test('has no barriers but the fixed viewport, at both widths and in both themes', async () => {
    const { page } = usual;
    await beginAsNewcomer(usual);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(DESK);
    await open(page, path(shown));
    const found = await barriersOn(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await barriersOn(page, COLOUR_RULES)));
    await page.setViewportSize(PHONE);
    found.push(...(await barriersOn(page)));
    expect(found.filter((barrier) => !VIEWPORT_RULE.test(barrier))).toEqual([]);
    expect(found.some((barrier) => VIEWPORT_RULE.test(barrier))).toBe(true);
    expectQuiet(usual, /status of 4(04|10)/);
  });

  // On a phone in the light, which the test above leaves out.
  test('has none at all at 200 % text where zooming is allowed, and nothing overflows at 320 px', async () => {
    const { page } = magnified;
    await beginAsNewcomer(magnified);
    await page.setViewportSize(PHONE);
    await open(page, path(shown));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    await page.setViewportSize(SMALL_PHONE);
    expect(await overflowOf(page)).toEqual([]);
    expectQuiet(magnified, /status of 4(04|10)/);
  });
});

describe('what opens over a page', () => {
  test('the sheet of filters, the display settings and the enlarged picture have no barriers', async () => {
    const guest = await visit({ viewport: PHONE, reducedMotion: 'reduce', hasTouch: true });
    const { page, context } = guest;
    await setDisplay(context, { zoom: 'yes' });
    await open(page, paths.products('FIREWOOD'));
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('button', { name: /Treffer zeigen$/ }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Darstellung/ })
      .click();
    await page.getByRole('dialog', { name: 'Darstellung' }).waitFor();
    expect(await barriersOn(page)).toEqual([]);

    await open(page, paths.advert(shown.slug));
    await page.getByRole('region', { name: 'Bilder der Anzeige' }).getByRole('link').first().click();
    await page.getByRole('dialog', { name: 'Bild vergrößert' }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Nummer zeigen' }).filter({ visible: true }).first().click();
    await page.getByRole('link', { name: /anrufen$/ }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expectQuiet(guest);
  });
});

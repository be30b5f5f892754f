import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MatomoPeer, startMatomoPeer } from '#test/peers/matomo.ts';
import { barriersOn, COLOUR_RULES, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser, type VisitOptions } from './support/browser.ts';
import { newDataDir, type RunningApp, startApp, stopApp } from './support/global-app.ts';

const { visit } = useBrowser();
const dataDir = newDataDir();
let matomo: MatomoPeer;
let app: RunningApp;

beforeAll(async () => {
  matomo = await startMatomoPeer();
  app = await startApp(dataDir, { MATOMO_URL: matomo.address, SAMPLE_ADVERTS: '60' });
});
afterAll(async () => {
  await stopApp(app.process, 'SIGTERM');
  matomo.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const firstVisit = (options: VisitOptions = {}) => visit({ baseURL: app.address, isAskedForConsent: true, ...options });
const question = (page: Page) => page.getByRole('dialog', { name: 'Cookies auf Stammplatz' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
const proofOf = (page: Page) => page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/v1/consents');

async function keptDecision(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cc_cookie');
  return cookie && { ...cookie, decision: JSON.parse(decodeURIComponent(cookie.value)) };
}

/** The viewport of every page is the specification's (e2e/axe.e2e.ts); here it is about the dialog. */
const barriersOfDialog = async (page: Page) =>
  (await barriersOn(page)).filter((barrier) => !barrier.startsWith('meta-viewport'));

/** The dialog takes the focus a moment after it is shown. */
const holdsFocus = (page: Page, dialog: string) =>
  page.waitForFunction((part) => Boolean(document.activeElement?.closest(part)), dialog);

/** Long enough for a request that should not be sent to be sent. */
const waitForNothing = (page: Page) => page.waitForTimeout(500);

describe('consent', () => {
  it('is asked for at the first visit, with rejecting as near as accepting, and a rejection ends it', async () => {
    const visited = await firstVisit();
    const { page, context } = visited;
    await page.goto('/');
    await question(page).waitFor();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['i18n_redirected']);
    const buttons = [
      page.getByRole('button', { name: 'Alle annehmen' }),
      page.getByRole('button', { name: 'Alle ablehnen' }),
    ];
    const looks = await Promise.all(
      buttons.map((button) =>
        button.evaluate((element) => {
          const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
          const { width, height, top } = element.getBoundingClientRect();
          return { color, backgroundColor, fontSize, fontWeight, width, height, top };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(await question(page).getAttribute('lang')).toBe('de');
    expect(await barriersOfDialog(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriersOn(page, COLOUR_RULES)).toEqual([]);

    const proof = proofOf(page);
    await page.getByRole('button', { name: 'Alle ablehnen' }).click();
    expect((await proof).status()).toBe(201);
    const kept = await keptDecision(page);
    expect(kept?.decision).toMatchObject({ categories: ['essentials'], data: { kind: 'necessary' } });
    expect(kept).toMatchObject({ sameSite: 'Lax', path: '/' });
    expect(((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(182, 1);
    const locale = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
    expect(locale).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' });
    expect(((locale?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(365, 1);

    await page.goto('/map');
    await page.waitForTimeout(2_500);
    expect(await question(page).count()).toBe(0);
    expectQuiet(visited);
    expect(matomo.requests).toEqual([]);
  });

  it('lets every page be counted once, and its withdrawal ends that at once', async () => {
    const visited = await firstVisit();
    const { page, context } = visited;
    await page.goto('/');
    const proof = proofOf(page);
    await page.getByRole('button', { name: 'Alle annehmen' }).click();
    expect((await proof).status()).toBe(201);
    await expect.poll(matomo.views).toEqual(['/']);
    expect((await keptDecision(page))?.decision).toMatchObject({
      categories: ['essentials', 'webanlysis'],
      data: { kind: 'all' },
    });
    await page.getByRole('link', { name: 'Übersicht aller Seiten' }).click();
    await page.waitForURL('**/sitemap');
    await expect.poll(matomo.views).toEqual(['/', '/sitemap']);
    await page.reload();
    await expect.poll(matomo.views).toEqual(['/', '/sitemap', '/sitemap']);
    await page.goto('/anmelden?callbackUrl=%2Fchats');
    await expect.poll(matomo.views).toEqual(['/', '/sitemap', '/sitemap', '/anmelden']);
    expect(matomo.requests.map(String).join()).not.toContain('callbackUrl');
    expect(
      matomo.requests.filter(({ pathname }) => pathname.endsWith('.php')).map((url) => url.searchParams.get('idsite')),
    ).toEqual(Array.from({ length: 4 }, () => '2'));

    await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
    await settings(page).waitFor();
    const withdrawal = proofOf(page);
    await settings(page).getByRole('button', { name: 'Alle ablehnen' }).click();
    expect((await withdrawal).status()).toBe(201);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.sort()).toEqual(['cc_cookie', 'i18n_redirected']);
    const counted = matomo.requests.length;
    await page.getByRole('link', { name: 'Übersicht aller Seiten' }).click();
    await page.waitForURL('**/sitemap');
    await page.goto('/');
    await waitForNothing(page);
    expect(matomo.requests).toHaveLength(counted);
    expectQuiet(visited, /^outside request: http:\/\/localhost:\d+\/zaehler\/matomo\./);
  });

  it('counts nothing when the consent is withdrawn before the service has come', async () => {
    const { page, context } = await firstVisit();
    let come = (): void => undefined;
    const hasCome = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/matomo.js', async (route) => {
      await hasCome;
      await route.continue();
    });
    const views = matomo.views().length;
    await page.goto('/');
    await page.getByRole('button', { name: 'Alle annehmen' }).click();
    await expect.poll(() => page.evaluate(() => window._paq?.length ?? 0)).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
    await settings(page).getByRole('button', { name: 'Alle ablehnen' }).click();
    come();
    await expect.poll(() => page.evaluate(() => Array.isArray(window._paq))).toBe(false);
    await waitForNothing(page);
    expect(matomo.views()).toHaveLength(views);
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['cc_cookie', 'i18n_redirected']);
  });

  it('leads to the page about cookies where the rest of the dialog is gone with an older build', async () => {
    const { page } = await visit({ baseURL: app.address });
    await page.route(/\/assets\/consent-dialog.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/impressum');
    await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
    await page.waitForURL('**/cookies');
  });

  it('asks again after a change of what is asked for, and speaks English to an English browser', async () => {
    const { page, context } = await firstVisit({ locale: 'en-GB' });
    const decision = {
      categories: ['essentials', 'webanlysis'],
      revision: 0,
      data: null,
      consentId: '6f0f3f0e-3a57-4b5e-9f0a-5f6f3a1c2b4d',
      consentTimestamp: '2026-01-02T08:00:00.000Z',
      lastConsentTimestamp: '2026-01-02T08:00:00.000Z',
    };
    const value = encodeURIComponent(JSON.stringify(decision));
    await context.addCookies([{ name: 'cc_cookie', value, url: app.address }]);
    const before = matomo.requests.length;
    await page.goto('/');
    const english = page.getByRole('dialog', { name: 'Cookies on Stammplatz' });
    await english.waitFor();
    expect(await english.getAttribute('lang')).toBe('en');
    expect(matomo.requests).toHaveLength(before);
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect.poll(async () => (await keptDecision(page))?.decision.revision).toBe(1);
  });

  it('is given by keyboard, and keeps the focus inside its settings', async () => {
    const visited = await firstVisit();
    const { page } = visited;
    await page.goto('/anmelden');
    await question(page).waitFor();
    await holdsFocus(page, '.cm');
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Alle annehmen');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Alle ablehnen');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Einstellungen');
    await page.keyboard.press('Enter');
    await settings(page).waitFor();
    await holdsFocus(page, '.pm');
    for (let turn = 0; turn < 14; turn += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('.pm') !== null)).toBe(true);
    }
    expect(await settings(page).getByRole('checkbox', { name: 'Notwendig' }).isDisabled()).toBe(true);
    expect(await settings(page).getByRole('checkbox', { name: 'Web-Analyse' }).isChecked()).toBe(false);
    expect(await barriersOfDialog(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => settings(page).count()).toBe(0);
    await expect.poll(focused).toBe('Einstellungen');
    await page.keyboard.press('Enter');
    const proof = proofOf(page);
    await settings(page).getByRole('button', { name: 'Auswahl speichern' }).click();
    expect((await proof).request().postDataJSON()).toMatchObject({ kind: 'necessary', categories: ['essentials'] });
    await expect.poll(() => question(page).count()).toBe(0);
    expectQuiet(visited);
  });

  it('stands clear of the bottom bar and of what has the focus on a narrow phone', async () => {
    const visited = await firstVisit({ viewport: { width: 320, height: 640 }, hasTouch: true });
    const { page } = visited;
    await page.goto('/impressum');
    await question(page).waitFor();
    expect(await overflowOf(page)).toEqual([]);
    const box = await question(page).boundingBox();
    const bar = await page.locator('.bottom-bar').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.locator('.site-footer summary').last().focus();
    await page.keyboard.press('Enter');
    const last = page.getByRole('link', { name: 'Cookie-Einstellungen' });
    await last.focus();
    const link = await last.boundingBox();
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
    await settings(page).waitFor();
    expect(await overflowOf(page)).toEqual([]);
    expectQuiet(visited);
  });

  it('is neither asked for nor kept without script', async () => {
    const { page, context } = await firstVisit({ javaScriptEnabled: false });
    await page.goto('/');
    expect(await context.cookies()).toEqual([]);
    expect(await page.locator('#cc-main').count()).toBe(0);
  });
});

describe('the newsletter', () => {
  it('is ordered from the foot of a page without script, and only the click in the mail starts it', async () => {
    const { page } = await visit({ baseURL: app.address, javaScriptEnabled: false });
    await page.goto('/impressum');
    await page.getByLabel(/^Newsletter/).fill('leserin@muster.example');
    await page.getByRole('button', { name: 'Zuschicken lassen' }).click();
    await page.getByRole('heading', { name: 'Schau in dein Postfach' }).waitFor();
    expect(await page.getByRole('main').textContent()).toContain('leserin@muster.example');
  });
});

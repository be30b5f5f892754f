import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REDIRECTS, paths } from '#contract/paths.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { freePort, newDataDir, type RunningApp, startApp, stopApp } from './support/global-app.ts';
import { signInByCall } from './support/session.ts';

const { visit, address } = useBrowser();

const FIXED_VIEWPORT = 'width=device-width, initial-scale=1, maximum-scale=1';

/** The tag that a document as it leaves the server opens with. */
const htmlTag = (document: string): string => /<html[^>]*>/.exec(document)?.[0] ?? '';
const viewportOf = (document: string): string | undefined =>
  /<meta name="viewport" content="([^"]*)"/.exec(document)?.[1];

const get = async (path: string, base = address): Promise<{ status: number; body: string; headers: Headers }> => {
  const reply = await fetch(base + path, { redirect: 'manual' });
  return { status: reply.status, body: await reply.text(), headers: reply.headers };
};

describe('the bell', () => {
  const member = { email: 'verkauf@stammplatz.example', password: 'holz-muster-2026' };

  test('leaves the header of a small phone one line and opens its list within the window, by keyboard too', async () => {
    const guest = await visit({ viewport: { width: 320, height: 640 } });
    await signInByCall(guest, address, member);
    const { page } = guest;
    await page.goto(paths.home());
    const bell = page.getByRole('banner').getByRole('button', { name: /^Neues für dich/ });
    await bell.focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: 'Neues für dich' });
    await list.getByRole('link', { name: 'Alles Neue auf einer Seite' }).waitFor();
    const box = await list.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(72);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expectQuiet(guest);
  });

  test('is a link to the page with the same list without script', async () => {
    const guest = await visit({ javaScriptEnabled: false });
    await signInByCall(guest, address, member);
    await guest.page.goto(paths.home());
    await guest.page.getByRole('banner').getByRole('link', { name: 'Neues für dich' }).click();
    expect(new URL(guest.page.url()).pathname).toBe(paths.news());
    await guest.page.getByRole('heading', { level: 1, name: 'Neues für dich' }).waitFor();
    expect(await guest.page.locator('meta[name=robots]').first().getAttribute('content')).toContain('noindex');
    expectQuiet(guest);
  });
});

describe('how pages are displayed', () => {
  const chosen = '<html lang="de" data-theme="dark" data-text-size="150" data-contrast="more">';

  test('is chosen in a dialog, counts at once and stands in the page as the server sends it', async () => {
    const guest = await visit();
    const { page } = guest;
    await page.goto(paths.products('FIREWOOD'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Darstellung/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Darstellung' });
    const stored = (): Promise<unknown> =>
      page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.url().includes('/darstellung'));
    for (const [group, label] of [
      ['Schriftgröße', /^150/],
      ['Kontrast', 'Stärker'],
      ['Farben', 'Dunkel'],
    ] as const) {
      const answer = stored();
      await dialog.getByRole('group', { name: group }).getByText(label).click();
      await answer;
    }
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await fontSize(page)).toBe(24);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await dialog.getByRole('button', { name: 'Fertig' }).click();

    const reply = await page.reload();
    expect(htmlTag((await reply?.text()) ?? '')).toBe(chosen);
    expect(await fontSize(page)).toBe(24);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
    expectQuiet(guest);
  });

  test('is chosen from the foot of the page too, also after a change of page', async () => {
    const guest = await visit();
    const { page } = guest;
    await page.goto(paths.home());
    const foot = page.getByRole('contentinfo', { name: 'Fußzeile' });
    await foot.getByLabel(/^Newsletter/).fill('name@beispiel.at');
    await page.getByRole('banner').getByRole('link', { name: 'Karte' }).click();
    await page.waitForURL(/\/map/);
    await foot.getByRole('link', { name: 'Darstellung' }).click();
    await page.getByRole('dialog', { name: 'Darstellung' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await foot.getByLabel(/^Newsletter/).inputValue()).toBe('name@beispiel.at');
    expectQuiet(guest);
  });

  test('and the foot stays whole where a page is not found on the way', async () => {
    const { page } = await visit();
    await page.goto(paths.tools());
    const foot = page.getByRole('contentinfo', { name: 'Fußzeile' });
    await foot.getByRole('link', { name: 'Gesuche' }).evaluate((link) => link.setAttribute('href', '/gibt-es-nicht'));
    await foot.getByRole('link', { name: 'Gesuche' }).click();
    await page.getByRole('heading', { level: 1, name: /gibt es nicht|nicht gefunden/i }).waitFor();
    expect(await foot.getByRole('link').count()).toBeGreaterThan(30);
    await foot.getByRole('link', { name: 'Darstellung' }).click();
    await page.getByRole('dialog', { name: 'Darstellung' }).waitFor();
  });

  test('is chosen on a page of its own without script, which leads back afterwards', async () => {
    const guest = await visit({ javaScriptEnabled: false });
    const { page } = guest;
    await page.goto(`${paths.products('FIREWOOD')}?laenge=33`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Darstellung/ })
      .click();
    await page.getByText(/^150/).click();
    await page.getByText('Stärker').click();
    await page.getByText('Dunkel').click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.waitForURL('/kaufen-verkaufen/brennholz?laenge=33');
    expect(htmlTag(await page.content())).toBe(chosen);
    expectQuiet(guest);
  });

  test('keeps the viewport fixed at scale 1 until a visitor allows zooming, for that visitor alone', async () => {
    const guest = await visit({ javaScriptEnabled: false });
    const { page } = guest;
    await page.goto('/darstellung');
    expect(viewportOf(await page.content())).toBe(FIXED_VIEWPORT);
    await page.getByRole('checkbox', { name: 'Zoomen mit zwei Fingern erlauben' }).check();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('heading', { level: 1, name: 'Jeder Stamm hat seinen Platz.' }).waitFor();
    expect(viewportOf(await page.content())).toBe('width=device-width, initial-scale=1');
    for (const path of ['/', paths.products(), paths.map(), paths.sitemap(), '/gibt-es-nicht'])
      expect(viewportOf((await get(path)).body)).toBe(FIXED_VIEWPORT);
    expectQuiet(guest);
  });
});

const fontSize = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

describe('who may index the marketplace', () => {
  const NO_INDEX = '<meta name="robots" content="noindex, nofollow"/>';
  let dataDir: string;
  let app: RunningApp | null = null;
  let local = '';
  const startAs = async (publicUrl: string): Promise<void> => {
    if (app) await stopApp(app.process, 'SIGTERM');
    const port = await freePort();
    local = `http://localhost:${port}`;
    app = await startApp(dataDir, {
      PUBLIC_URL: publicUrl,
      PORT: String(port),
      RATE_LIMITS: 'on',
      SAMPLE_ADVERTS: '30',
    });
  };
  beforeAll(() => {
    dataDir = newDataDir();
  });
  afterAll(async () => {
    if (app) await stopApp(app.process, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('without a registration address no one', async () => {
    for (const path of ['/', paths.products('FIREWOOD')]) expect((await get(path)).body).toContain(NO_INDEX);
    expect((await get('/robots.txt')).body).toContain('Disallow: /\n');
  });

  // Which addresses count as such: config.test.ts.
  test('under an address that is not production’s no one', async () => {
    await startAs('https://staging.stammplatz.example');
    expect((await get('/', local)).body).toContain(NO_INDEX);
    expect((await get('/robots.txt', local)).body).toContain('Disallow: /\n');
    expect((await get('/dev/ui', local)).status).toBe(200);
  });

  test('under the address of production everybody, and the pages of development are gone', async () => {
    await startAs('https://stammplatz.example');
    for (const path of ['/', paths.products('FIREWOOD'), `${paths.products('FIREWOOD')}?seite=2`]) {
      const { body } = await get(path, local);
      expect(body).not.toContain('noindex');
      expect(body).toContain(`<link rel="canonical" href="https://stammplatz.example${path}"`);
    }
    expect((await get(`${paths.products('FIREWOOD')}?laenge=33`, local)).body).toContain('content="noindex, follow"');
    expect((await get('/robots.txt', local)).body).not.toContain('Disallow: /\n');
    const gone = await get('/dev/ui', local);
    expect(gone.status).toBe(404);
    expect(gone.body).toContain('Page not found: /dev/ui');
    expect((await get('/', local)).headers.get('strict-transport-security')).toContain('max-age=31536000');
  });
});

describe('what a page may run', () => {
  test('is its own script and nothing that got into it', async () => {
    const guest = await visit();
    const { page } = guest;
    const reply = await page.goto(paths.products('FIREWOOD'));
    const policy = (await reply?.headerValue('content-security-policy')) ?? '';
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')+;/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    // In the document itself: Trusted Types refuse a script to put it there.
    const hostile = `<script>window.inlineScriptRan = true</script>
      <img id="hostile" alt="" src="data:image/png;base64,AAAA" onerror="window.inlineScriptRan = true">`;
    await page.route(`**${paths.products('FIREWOOD')}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<body[^>]*>/, (start) => start + hostile);
      await route.fulfill({ response, body });
    });
    await page.addInitScript(() => {
      // Before the program, which draws the page again without what it does not know.
      const isHostile = ({ target }: Event) => target instanceof Element && target.id === 'hostile';
      addEventListener('error', (event) => isHostile(event) && Reflect.set(window, 'hostileWasThere', true), true);
    });
    await page.goto(paths.products('FIREWOOD'));
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'hostileWasThere') as unknown)).toBe(true);
    const ran = await page.evaluate(() => Reflect.get(window, 'inlineScriptRan') as unknown);
    expect(ran).toBeUndefined();
    expect(guest.complaints.some((complaint) => /Content Security Policy/.test(complaint))).toBe(true);
    // The program finds another document than it knows (React's error 418), and draws the page again.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('#hostile').waitFor({ state: 'detached' });
    expectQuiet(guest, /Content Security Policy|React error #418/);
  });
});

describe('old addresses', () => {
  test.each(REDIRECTS)('%s leads to %s for good and keeps its query', async (from, to) => {
    const { status, headers } = await get(`${from.replace(/:\w+/, 'eiche')}?plz=4820`);
    expect(status).toBe(301);
    expect(headers.get('location')).toBe(`${to.replace(/:\w+/, 'eiche')}?plz=4820`);
  });
});

describe('a new build', () => {
  test('is named where pages ask for it', async () => {
    const { id } = JSON.parse((await get('/builds/latest.json')).body);
    expect(JSON.parse((await get(`/builds/meta/${id}.json`)).body)).toMatchObject({ id });
  });

  test('that took away a piece of the program makes the page load again, once, and then go on', async () => {
    const guest = await visit();
    const { page } = guest;
    await page.goto(paths.sitemap());
    const listing = page.getByRole('banner').getByRole('link', { name: 'Holz kaufen' });
    const piece = /\/assets\/products\.route[^/]*\.js$/;
    await page.route(piece, (route) => route.fulfill({ status: 404, body: '' }));
    const reloaded = page.waitForEvent('load');
    await listing.click();
    await reloaded;
    await page.unroute(piece);
    await listing.click();
    await page.getByRole('heading', { level: 1, name: 'Holz kaufen' }).waitFor();
    await page.getByRole('combobox', { name: 'Was suchst du?' }).waitFor();
    expectQuiet(guest, /status of 404|dynamically imported module|loading route module/);
  });
});

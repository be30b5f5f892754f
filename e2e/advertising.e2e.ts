import { setTimeout as wait } from 'node:timers/promises';
import type { APIRequestContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ManagedAdvertisingEntry } from '#contract/advertising/advertising.schemas.ts';
import { searchProducts } from '#contract/search/products.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { signInAdministrator } from './support/administrator.ts';
import { COLOUR_RULES, barriersOn, overflowOf } from './support/axe.ts';
import { type Visit, type VisitOptions, expectQuiet, useBrowser } from './support/browser.ts';

const { visit, address } = useBrowser();
const anybody = createHttpApi({ baseUrl: address });
const headers = { 'sec-fetch-site': 'same-origin', origin: address };
/** Automated browsers say so, and would get no adverts. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const LISTING = paths.products('FIREWOOD');

let admin: Visit;
let restoreAdmin: () => Promise<void>;

beforeAll(async () => {
  admin = await visit();
  restoreAdmin = await signInAdministrator(admin, address);
});

afterAll(() => restoreAdmin());

const visitAsPerson = (options: VisitOptions = {}) => visit({ userAgent: PERSON, ...options });

async function entryOf(request: APIRequestContext, id: string): Promise<ManagedAdvertisingEntry> {
  return (await request.get(`/api/v1/advertising/entries/${id}`, { headers })).json();
}

/** The figures once they say what is expected; sums are made a little later. */
async function figuresOf(id: string, isEnough: (entry: ManagedAdvertisingEntry) => boolean) {
  const until = Date.now() + 15_000;
  for (;;) {
    const entry = await entryOf(admin.context.request, id);
    if (isEnough(entry) || Date.now() > until) return entry.total;
    await wait(250);
  }
}

async function advertPath(): Promise<string> {
  const { items } = await anybody.call(searchProducts, { productFilter: { category: 'FIREWOOD', size: 1 } });
  return paths.advert(items[0]?.slug ?? '');
}

/** Adds up how far things move without a person having done anything. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift' });
  });
const shiftsOn = (page: Page) => page.evaluate<number>(() => Reflect.get(window, 'shifted'));

const place = (page: Page) => page.getByRole('complementary', { name: 'Werbung' });
/** Only of this page: the zoom of every page and the button to the top are tested elsewhere. */
const ownBarriersOn = async (page: Page) =>
  (await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'));

async function comeTo(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => void (await document.fonts.ready));
  await watchShifts(page);
  await place(page).scrollIntoViewIfNeeded();
}

describe('an advertising entry', () => {
  test.each([
    ['among the results', LISTING, 320],
    ['among the results', LISTING, 1440],
    ['below the facts of an advert', '', 360],
    ['below the facts of an advert', '', 1440],
  ])('%s says that it is one and moves nothing (%s, %i px)', async (_where, path, width) => {
    const visited = await visitAsPerson({ viewport: { width, height: 800 } });
    const { page } = visited;
    await comeTo(page, path || (await advertPath()));
    await place(page)
      .getByText(/^Werbung von \S+\.\S+$/)
      .waitFor();
    const link = place(page).locator('a[href^="https:"]');
    expect(await link.getAttribute('rel')).toBe('sponsored noopener nofollow');
    expect(await shiftsOn(page)).toBe(0);
    expect(await overflowOf(page)).toEqual([]);
    expect(await ownBarriersOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriersOn(page, COLOUR_RULES)).toEqual([]);
    expect(await place(page).getByRole('link', { name: 'Warum sehe ich das?' }).getAttribute('href')).toBe(
      `${paths.ranking()}#werbung`,
    );
    expectQuiet(visited);
  });

  test('is as high as its room with the longest words it may have', async () => {
    for (const width of [320, 390, 480, 760, 1440]) {
      const { page } = await visitAsPerson({ viewport: { width, height: 800 } });
      const title = 'Donaudampfschifffahrtsgesellschaft kauft Meterscheiter M W M';
      const teaserText =
        'Wir holen Brennholz, Rundholz und Hackgut direkt beim Waldweg ab, wiegen vor Ort und zahlen am selben Tag bar oder per Überweisung, sogleich';
      expect([title.length, teaserText.length]).toEqual([60, 140]);
      await page.route('**/api/v1/advertising?*', async (route) => {
        const reply = await route.fetch();
        await route.fulfill({ json: { ...(await reply.json()), title, teaserText } });
      });
      await comeTo(page, LISTING);
      await place(page).getByText(title).waitFor();
      expect(await shiftsOn(page)).toBe(0);
    }
  });

  test('is counted when it was seen for a second, not before, and when it is clicked', async () => {
    const { page } = await visitAsPerson();
    await page.route('https://*.example/**', (route) => route.fulfill({ body: 'Bei der Werbung angekommen.' }));
    await comeTo(page, LISTING);
    const link = place(page).locator('a[href^="https:"]');
    await link.waitFor();
    const id = (await link.getAttribute('data-ad')) ?? '';
    const before = (await entryOf(admin.context.request, id)).total;
    await page.waitForTimeout(1_500);
    const target = await link.getAttribute('href');
    await link.click();
    await page.getByText('Bei der Werbung angekommen.').waitFor();
    expect(page.url()).toBe(target);
    const { shown, clicked } = await figuresOf(id, ({ total }) => total.clicked > before.clicked);
    expect({ shown, clicked }).toEqual({ shown: before.shown + 1, clicked: before.clicked + 1 });
  });

  test('that is not there leaves no room outside of the screen', async () => {
    const { page } = await visitAsPerson({ viewport: { width: 360, height: 500 } });
    await page.route('**/api/v1/advertising?*', (route) => route.fulfill({ json: null }));
    await page.goto(LISTING);
    await page.waitForLoadState('networkidle');
    await watchShifts(page);
    await page.locator('aside.ad').evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top - 800));
    await page.waitForFunction(() => document.querySelector('aside.ad')?.getBoundingClientRect().height === 0);
    expect(await shiftsOn(page)).toBe(0);
  });

  test('is not there without script, and neither is room for one', async () => {
    const { page } = await visitAsPerson({ javaScriptEnabled: false });
    for (const path of [LISTING, await advertPath()]) {
      await page.goto(path);
      expect(await page.locator('aside.ad').count()).toBe(1);
      expect(await page.locator('aside.ad').isVisible()).toBe(false);
    }
  });
});

test('logos of partners stand on the start page, without script as well, and are counted with it', async () => {
  const plain = await visitAsPerson({ javaScriptEnabled: false });
  await plain.page.goto('/', { waitUntil: 'domcontentloaded' });
  const strip = (page: Page) => page.getByRole('region', { name: 'Unsere Partner' });
  expect(await strip(plain.page).getByRole('link').count()).toBeGreaterThan(0);
  const visited = await visitAsPerson({ viewport: { width: 320, height: 800 } });
  const { page } = visited;
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await strip(page).scrollIntoViewIfNeeded();
  const logo = strip(page).getByRole('link').first();
  expect(await logo.getByRole('img').getAttribute('alt')).toMatch(/Muster/);
  const id = (await logo.getAttribute('data-ad')) ?? '';
  const before = (await entryOf(admin.context.request, id)).total.shown;
  await logo.scrollIntoViewIfNeeded();
  expect(await figuresOf(id, ({ total }) => total.shown > before)).toMatchObject({ shown: before + 1 });
  expect(await overflowOf(page)).toEqual([]);
  expect(await ownBarriersOn(page)).toEqual([]);
  expectQuiet(visited);
});

describe('looking after advertising', () => {
  test('works without script: a logo is made, gets its picture, runs, ends, and the end is taken back', async () => {
    const storageState = await admin.context.storageState();
    const { page } = await visit({ storageState, javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
    const title = `Musterlogo ${Date.now()}`;
    await page.goto(adminPaths.advertising());
    await page.getByRole('link', { name: 'Neue Werbung' }).click();
    await page.getByRole('radio', { name: 'Partnerlogo' }).check();
    await page.getByLabel('Titel').fill(title);
    await page.getByLabel('Adresse, zu der ein Klick führt').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Anlegen' }).click();
    expect(await page.getByLabel('Adresse, zu der ein Klick führt').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Titel').inputValue()).toBe(title);
    await page.getByLabel('Adresse, zu der ein Klick führt').fill('https://musterlogo.example/');
    await page.getByRole('button', { name: 'Anlegen' }).click();
    await page.getByText('Angelegt.').waitFor();
    await page.getByRole('button', { name: 'Einschalten' }).click();
    await page.getByText('Ein Logo braucht ein Bild.').first().waitFor();
    const buffer = await sharp({ create: { width: 300, height: 120, channels: 3, background: '#17573f' } })
      .png()
      .toBuffer();
    await page.getByLabel('Bilddatei').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Bild hochladen' }).click();
    await page.getByText('Das Bild ist gespeichert.').waitFor();
    await page.getByRole('button', { name: 'Einschalten' }).click();
    await page.getByText('Eingeschaltet.').waitFor();
    const partners: { title: string }[] = await (await page.request.get('/api/v1/advertising/partners')).json();
    expect(partners.map((partner) => partner.title)).toContain(title);
    await page.getByRole('button', { name: 'Beenden' }).click();
    await page.getByText('Beendet.', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Einschalten' }).count()).toBe(0);
    const after: { title: string }[] = await (await page.request.get('/api/v1/advertising/partners')).json();
    expect(after.map((partner) => partner.title)).not.toContain(title);
    await page.getByRole('button', { name: 'Ende zurücknehmen' }).click();
    await page.getByText('Pausiert.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Einschalten' }).waitFor();
  });

  test('is there for those who run the marketplace only, and without barriers', async () => {
    const stranger = await visit();
    await stranger.page.goto(adminPaths.advertising());
    expect(new URL(stranger.page.url()).pathname).toBe(paths.signIn());
    const { page } = admin;
    const entries: ManagedAdvertisingEntry[] = await (await page.request.get('/api/v1/advertising/entries')).json();
    const { id = '' } = entries.find(({ kind }) => kind === 'ENTRY') ?? {};
    for (const path of [adminPaths.advertising(), adminPaths.newAdvertising(), adminPaths.advertising(id)]) {
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect((await page.goto(path))?.status()).toBe(200);
        expect(await overflowOf(page)).toEqual([]);
        expect(await ownBarriersOn(page)).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await barriersOn(page, COLOUR_RULES)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
});

import { expect, test } from 'vitest';
import { FEED_FORMATS, paths } from '#contract/paths.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';

const { visit, address } = useBrowser();

test('a list says why each advert stands where it does, and an advert is handed on, all without script', async () => {
  const guest = await visit({ javaScriptEnabled: false });
  const { page } = guest;
  await page.goto(`${paths.products('FIREWOOD')}?suche=Buche`);
  await page.getByRole('link', { name: 'Warum diese Reihung?' }).click();
  await page.waitForURL(/warum=1/);
  const cards = await page.locator('.advert-grid > li:has(a[href*="/p/"])').count();
  expect(cards).toBeGreaterThan(0);
  expect(await page.locator('[data-why]').count()).toBe(cards);
  expect(await page.locator('[data-why]').first().textContent()).toMatch(/Warum hier\?.*eingestellt/);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflowOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Gründe ausblenden' }).click();
  await page.waitForURL((url) => !url.searchParams.has('warum'));
  expect(await page.locator('[data-why]').count()).toBe(0);

  await page.locator('.advert-grid a[href*="/p/"]').first().click();
  await page.getByRole('link', { name: 'Mehr Wege zum Teilen' }).click();
  const shared = await page.getByLabel('Kurze Adresse', { exact: true }).inputValue();
  expect(new URL(shared).pathname).toMatch(/^\/ad\/[\da-f-]{36}$/);
  const whatsapp = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(shared);
  expect(await overflowOf(page)).toEqual([]);
  expectQuiet(guest);
});

test('wood is filtered by when it is dry, and the list has its feeds', async () => {
  const guest = await visit({ reducedMotion: 'reduce' });
  const { page } = guest;
  await page.goto(`${paths.products()}?suche=${encodeURIComponent('Brennholz trocken bis Herbst')}`);
  await page.getByText('trocken bis Herbst', { exact: true }).first().waitFor();
  await page.goto(paths.products('FIREWOOD'));
  await page.getByRole('radio', { name: 'bis Herbst (Oktober)' }).check({ force: true });
  await page.waitForURL(/trocken-bis=10/);
  await page.getByText('voraussichtlich trocken bis Oktober').first().waitFor();
  for (const format of FEED_FORMATS) {
    const href = await page.locator(`link[rel="alternate"][href*="/feed/${format}/"]`).getAttribute('href');
    const reply = await fetch(new URL(href ?? '', address));
    expect([format, reply.status]).toEqual([format, 200]);
  }
  await page.goto(`${paths.products('FIREWOOD')}?warum=1`, { waitUntil: 'networkidle' });
  expect((await barriersOn(page)).filter((barrier) => !barrier.startsWith('meta-viewport:'))).toEqual([]);
  expectQuiet(guest);
});

test('a printed advert is as wide as its paper, the words of the place stand below the map', async () => {
  const { page } = await visit();
  await page.goto(paths.products('FIREWOOD'));
  await page.locator('.advert-grid a[href*="/p/"]').first().click();
  const words = page.locator('.place-words');
  await words.waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const width of [720, 794]) {
    await page.setViewportSize({ width, height: 1100 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const [map, below] = [await page.locator('.place-map').boundingBox(), await words.boundingBox()];
    expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectQuiet, useBrowser } from './support/browser.ts';

const { visit } = useBrowser();

const termField = (page: Page): Locator => page.getByRole('combobox', { name: 'Was suchst du?' });
const placeField = (page: Page): Locator => page.getByRole('combobox', { name: 'Postleitzahl oder Ort' });

const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Was suchst du?' });

/** What a finger meets in the middle of something. */
const isOnTop = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

describe('on a phone', () => {
  test('suggestions leave the place field free, and taking one asks for the place before it searches', async () => {
    const guest = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page } = guest;
    await page.goto('/');
    await termField(page).click();
    await termField(page).pressSequentially('Pellets EN');
    // The heaviest of the phrases with that beginning comes first.
    const suggestion = suggestions(page).getByRole('option', { name: 'Pellets ENplus A1' }).first();
    await suggestion.waitFor();
    expect(await isOnTop(placeField(page))).toBe(true);
    await suggestion.tap();
    await expect.poll(() => placeField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
    await placeField(page).fill('4820');
    await termField(page).fill('');
    await termField(page).pressSequentially('Pellets EN');
    await suggestions(page).getByRole('option', { name: 'Pellets ENplus A2' }).first().tap();
    await page.waitForURL(/plz=4820/);
    expect(new URL(page.url()).searchParams.get('suche')).toBe('Pellets ENplus A2');
    expectQuiet(guest);
  });

  test('a category as a suggestion keeps the place that was typed', async () => {
    const guest = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page } = guest;
    await page.goto('/');
    await placeField(page).fill('4820');
    await termField(page).click();
    await termField(page).pressSequentially('Pelle');
    await suggestions(page)
      .getByRole('option', { name: /Kategorie/ })
      .tap();
    await page.waitForURL(/\/pellets\?.*plz=4820/);
    expectQuiet(guest);
  });

  test.each([
    [360, '/kaufen-verkaufen?suche=Buche&plz=4820'],
    [360, '/kaufen-verkaufen/brennholz?plz=4820&umkreis=50&liefert=ja'],
    [360, '/kaufen-verkaufen/pellets?suche=Pellets+A1&plz=4600&sortierung=gesamtpreis'],
    [320, '/kaufen-verkaufen/brennholz?plz=4820&umkreis=50'],
    [320, '/kaufen-verkaufen?suche=Brennholz+trocken&plz=4820'],
  ])('at %i px the first price of %s stands on the first screen', async (width, path) => {
    const guest = await visit({ viewport: { width, height: 740 }, hasTouch: true });
    const { page } = guest;
    await page.goto(path);
    const price = page.getByRole('main').getByRole('listitem').locator('.plate-value').first();
    const box = await price.boundingBox();
    expect(box === null ? Number.POSITIVE_INFINITY : box.y + box.height).toBeLessThanOrEqual(640);
    expectQuiet(guest);
  });

  test.each([320, 360])('at %i px filters, order and view stand in one row', async (width) => {
    const guest = await visit({ viewport: { width, height: 740 }, hasTouch: true });
    const { page } = guest;
    await page.goto('/kaufen-verkaufen/brennholz?plz=4820&umkreis=50&trocken=lufttrocken');
    const parts = [
      page.getByRole('button', { name: /^Filter/ }),
      page.getByRole('combobox', { name: 'Sortiert nach' }),
      page.getByRole('navigation', { name: 'Ansicht' }),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const middles = boxes.map((box) => (box === null ? Number.NaN : Math.round(box.y + box.height / 2)));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    expect(boxes[1]?.width).toBeGreaterThanOrEqual(96);
    expectQuiet(guest);
  });

  test.each([
    [320, 16],
    [360, 16],
    [360, 32],
  ])('at %i px with letters of %i px the words have as much room as on the start page', async (width, letters) => {
    const guest = await visit({ viewport: { width, height: 740 }, hasTouch: true });
    const { page } = guest;
    const roomsAt = async (path: string): Promise<number[]> => {
      await page.goto(path);
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), letters);
      const frames = [termField(page), placeField(page)].map((field) => field.locator('..').boundingBox());
      return (await Promise.all(frames)).map((box) => box?.width ?? 0);
    };
    const [wanted = Number.NaN] = await roomsAt('/');
    const [term = 0, place = 0] = await roomsAt('/kaufen-verkaufen/brennholz');
    expect(term).toBeGreaterThanOrEqual(wanted);
    // Its frame leaves a pixel to the line on its right.
    expect(place).toBeGreaterThanOrEqual(letters === 16 ? 120 : wanted - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expectQuiet(guest);
  });
});

describe('on wide screens', () => {
  test.each([768, 1440])('at %i px a pointer reaches the last suggestion of the start page', async (width) => {
    const guest = await visit({ viewport: { width, height: 900 } });
    const { page } = guest;
    await page.goto('/');
    await termField(page).click();
    await termField(page).pressSequentially('Bu');
    const last = suggestions(page).getByRole('option').last();
    await last.waitFor();
    expect(await suggestions(page).getByRole('option').count()).toBeGreaterThan(3);
    await last.scrollIntoViewIfNeeded();
    expect(await isOnTop(last)).toBe(true);
    expectQuiet(guest);
  });

  test('all filters scroll with the page, none in a box of its own', async () => {
    const guest = await visit({ viewport: { width: 1440, height: 876 } });
    const { page } = guest;
    await page.goto('/kaufen-verkaufen/brennholz');
    const last = page.locator('#filter fieldset').last();
    const hidden = await page.locator('#filter').evaluate((panel) => panel.scrollHeight - panel.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
    await last.scrollIntoViewIfNeeded();
    expect(await isOnTop(last)).toBe(true);
    expectQuiet(guest);
  });
});

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectQuiet, useBrowser, type Visit } from './support/browser.ts';
import { PHONE } from './support/screens.ts';

const { visit, address } = useBrowser();

const QUERY = '?plz=4820&umkreis=100&verkaeufer=privat&sortierung=neueste';

const views = (page: Page): Locator => page.getByRole('navigation', { name: 'Ansicht' });
const chips = (page: Page): Promise<string[]> =>
  page.getByRole('group', { name: 'Gewählte Filter' }).getByRole('link').allInnerTexts();
const order = (page: Page): Promise<string> =>
  page.getByRole('combobox', { name: 'Sortiert nach' }).locator('option:checked').innerText();
const fieldOf = (page: Page, name: string): Promise<string> => page.getByRole('combobox', { name }).inputValue();
const wood = (page: Page): Locator =>
  page
    .getByRole('group', { name: 'Holzart' })
    .getByRole('checkbox', { name: /^Buche/ })
    .first();

/** All that is chosen, as the page shows it. */
const chosenOn = async (page: Page) => ({
  chips: await chips(page),
  order: await order(page),
  words: await fieldOf(page, 'Was suchst du?'),
  place: await fieldOf(page, 'Postleitzahl oder Ort'),
  radius: await fieldOf(page, 'Umkreis'),
  beech: await wood(page).isChecked(),
});

const rows = (page: Page): Locator => page.locator('.map-rows > li');
const marks = (page: Page): Locator => page.locator('.map-mark');
const live = (page: Page): Promise<void> => page.locator('.map-view-live').waitFor();
const list = (page: Page): Locator => page.locator('.map-list');
const scrolledTo = (page: Page): Promise<number> => list(page).evaluate(({ scrollTop }) => Math.round(scrollTop));
const sheet = (page: Page): Locator => page.locator('.map-sheet');
const heightOf = (page: Page): Promise<string | null> => sheet(page).getAttribute('data-height');

const isOnTop = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

async function open(path: string, options?: Parameters<typeof visit>[0]): Promise<Visit> {
  const guest = await visit(options);
  await guest.page.goto(path);
  return guest;
}

/** A map of the surroundings of one advert. */
async function smallWindow(): Promise<string> {
  const reply = await fetch(`${address}/api/v1/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ category: 'PELLETS', size: 1 }),
  });
  const { items } = (await reply.json()) as { items: { address: { longitude: number; latitude: number } }[] };
  const { longitude = 0, latitude = 0 } = items[0]?.address ?? {};
  const edges = [longitude - 0.03, latitude - 0.03, longitude + 0.03, latitude + 0.03];
  return `/map/pellets?ausschnitt=${edges.map((degrees) => degrees.toFixed(5)).join(',')}`;
}

const LONGEST_FLIGHT_IN_MS = 3_000;

/** Follows the pile of the first row until it opens as a list; it may lead closer before. */
async function chooseFirst(page: Page): Promise<void> {
  for (let closer = 0; closer < 4; closer += 1) {
    await page.locator('.map-list[aria-busy="false"]').waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await rows(page).first().getByRole('heading').getByRole('link').focus();
    await page.locator('.map-mark-active a').press('Enter');
    const chosen = page.locator('.map-mark-chosen').first();
    // Else the map flies, and the list of the closer window comes.
    const isOpen = await chosen.waitFor({ timeout: LONGEST_FLIGHT_IN_MS }).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
  }
  throw new Error('No pile opened as a list.');
}

describe('list and map are one search', () => {
  test('what is chosen on one is chosen on the other, both ways', async () => {
    const guest = await open(`/kaufen-verkaufen/brennholz${QUERY}&suche=33er`);
    const { page } = guest;
    const onList = await chosenOn(page);
    expect(onList.chips.length).toBeGreaterThan(1);
    await views(page).getByRole('link', { name: 'Karte' }).click();
    await page.waitForURL(/\/map\/brennholz\?/);
    await page.getByRole('heading', { level: 1, name: /auf der Karte$/ }).waitFor();
    await expect.poll(() => chosenOn(page)).toEqual(onList);

    await wood(page).click();
    await page.waitForURL(/buche/);
    await expect.poll(() => wood(page).isChecked()).toBe(true);
    await page.locator('.map-list[aria-busy="false"]').waitFor();
    // The address changes a moment before the page is drawn, and the box is ticked before both.
    await expect.poll(async () => (await chips(page)).length).toBeGreaterThan(onList.chips.length);
    const onMap = await chosenOn(page);
    await views(page).getByRole('link', { name: 'Kacheln' }).click();
    await page.waitForURL(/\/kaufen-verkaufen\//);
    await page.locator('.listing-hits').waitFor();
    await expect.poll(() => chosenOn(page)).toEqual(onMap);
    expectQuiet(guest);
  });

  test('without script the switch and the form do the same', async () => {
    const guest = await open(`/kaufen-verkaufen/brennholz${QUERY}`, { javaScriptEnabled: false });
    const { page } = guest;
    const onList = await chips(page);
    await views(page).getByRole('link', { name: 'Karte' }).click();
    await page.waitForURL(/\/map\/brennholz\?/);
    expect(await chips(page)).toEqual(onList);
    expect(await rows(page).count()).toBeGreaterThan(3);
    expect(await marks(page).count()).toBeGreaterThan(0);
    await page.getByRole('combobox', { name: 'Sortiert nach' }).selectOption({ label: 'Preis je Einheit' });
    await page.getByRole('button', { name: 'Sortieren' }).click();
    await page.waitForURL(/sortierung=preis/);
    expect(new URL(page.url()).pathname).toBe('/map/brennholz');
    expect(new URL(page.url()).searchParams.get('sortierung')).toBe('preis');
    await views(page).getByRole('link', { name: 'Liste' }).click();
    await page.waitForURL(/\/kaufen-verkaufen\//);
    expect(await order(page)).toBe('Preis je Einheit');
    expect(await chips(page)).toEqual(onList);
    expectQuiet(guest);
  });

  test('another place lets go of the window of the map, another filter keeps it', async () => {
    const guest = await open('/map/brennholz?ausschnitt=13,47,15,48.5');
    const { page } = guest;
    await wood(page).click();
    await page.waitForURL(/ausschnitt=13%2C47%2C15%2C48.5/);
    await page.waitForURL(/buche/);
    await page.getByRole('link', { name: 'Buche entfernen' }).waitFor();
    await page.getByRole('combobox', { name: 'Postleitzahl oder Ort' }).fill('4820');
    await page.getByRole('button', { name: 'Suchen', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('plz') === '4820' && !url.searchParams.has('ausschnitt'));
    expectQuiet(guest);
  });

  test('the first load of the list asks for nothing of the map', async () => {
    const guest = await visit();
    const { page } = guest;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/kaufen-verkaufen/brennholz');
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((path) => /\/karte\/|maplibre|\/assets\/map|cells/.test(path))).toEqual([]);
    await views(page).getByRole('link', { name: 'Karte' }).click();
    await live(page);
    expect(asked.some((path) => path.startsWith('/karte/'))).toBe(true);
    expectQuiet(guest);
  });
});

describe('the way back', () => {
  test('to the list leads to where it was scrolled to', async () => {
    const guest = await open('/kaufen-verkaufen/brennholz');
    const { page } = guest;
    await page.evaluate(() => window.scrollTo(0, 150));
    await views(page).getByRole('link', { name: 'Karte' }).click();
    await rows(page).first().waitFor();
    await page.goBack();
    await page.locator('.listing-hits').waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
    expectQuiet(guest);
  });

  test('to the map leads to its window, and its list to the row that was left', async () => {
    const guest = await open('/map/brennholz');
    const { page } = guest;
    await live(page);
    const box = await page.locator('.map-area').boundingBox();
    if (box === null) throw new Error('There is no map.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 160, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    await page.getByRole('link', { name: 'Hier suchen' }).waitFor();
    const here = await page.getByRole('link', { name: 'Hier suchen' }).getAttribute('href');
    await rows(page).nth(9).scrollIntoViewIfNeeded();
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(500);
    const link = rows(page).nth(9).getByRole('heading').getByRole('link');
    const title = await link.innerText();
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goBack();
    await live(page);
    await expect.poll(() => isOnTop(rows(page).nth(9).getByRole('heading').getByRole('link'))).toBe(true);
    await page.getByRole('link', { name: 'Hier suchen' }).waitFor();
    const again = await page.getByRole('link', { name: 'Hier suchen' }).getAttribute('href');
    const [was, is] = [here, again].map((href) =>
      (new URL(href ?? '', address).searchParams.get('ausschnitt') ?? '').split(',').map(Number),
    );
    for (const [index, edge] of (was ?? []).entries()) expect(is?.[index]).toBeCloseTo(edge, 1);
    expectQuiet(guest);
  });
});

describe('rows and piles', () => {
  test('answer each other under the pointer', async () => {
    const guest = await open(await smallWindow());
    const { page } = guest;
    await live(page);
    await rows(page).first().getByRole('heading').hover();
    await expect.poll(() => page.locator('.map-mark-active').count()).toBe(1);
    const box = await page.locator('.map-mark-active a').boundingBox();
    await page.mouse.move(box?.x ?? 0, 5);
    await expect.poll(() => page.locator('.map-rows > li[data-active]').count()).toBe(0);
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect.poll(() => rows(page).first().getAttribute('data-active')).toBe('');
    expectQuiet(guest);
  });

  test('a chosen pile marks its adverts and moves the focus to them; on a phone they come into the low list', async () => {
    const path = await smallWindow();
    const desk = await open(path);
    await live(desk.page);
    await chooseFirst(desk.page);
    // A pile may reach beyond the window of the list: its adverts then come in a list of their own, whose heading has the focus.
    const focused = desk.page.locator('.map-rows > li[data-active] :focus, .map-chosen :focus');
    await expect.poll(() => focused.count()).toBe(1);
    expectQuiet(desk);

    const phone = await open(path, { viewport: PHONE, hasTouch: true });
    await live(phone.page);
    await phone.page.getByRole('button', { name: 'Liste kleiner' }).tap();
    await expect.poll(() => heightOf(phone.page)).toBe('low');
    await chooseFirst(phone.page);
    const row = phone.page.locator('.map-rows > li[data-active], .map-chosen .map-rows > li').first();
    await expect.poll(() => isOnTop(row.getByRole('heading').getByRole('link'))).toBe(true);
    expect(await heightOf(phone.page)).toBe('low');
    expectQuiet(phone);
  });
});

describe('the list of one pile', () => {
  test('begins at its start, however far all rows were scrolled', async () => {
    const phone = await visit({ viewport: PHONE, hasTouch: true });
    const { page } = phone;
    // Adverts that were published after the list was loaded: the list does not hold all of the pile.
    await page.route('**/api/v1/products/mapCells*', async (route) => {
      const answer = await route.fetch();
      const { cells, ...rest } = (await answer.json()) as { cells: { count: number; advert?: unknown }[] };
      const grown = cells.map(({ advert: _advert, ...cell }) => ({ ...cell, count: cell.count + 1 }));
      await route.fulfill({ response: answer, json: { ...rest, cells: grown } });
    });
    await page.goto(await smallWindow());
    await live(page);
    await page.getByRole('button', { name: 'Liste kleiner' }).tap();
    await expect.poll(() => heightOf(page)).toBe('low');
    await chooseFirst(page);
    const row = page.locator('.map-chosen .map-rows > li').first();
    await expect.poll(() => isOnTop(row.getByRole('heading').getByRole('link'))).toBe(true);
    expect(await scrolledTo(page)).toBe(0);
    expectQuiet(phone);
  });
});

describe('the list over the map on a phone', () => {
  test('goes through its three heights by keyboard', async () => {
    const guest = await open('/map/brennholz', { viewport: PHONE });
    const { page } = guest;
    const handle = page.getByRole('button', { name: /Anzeigen$/ });
    await handle.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => heightOf(page)).toBe('low');
    await expect.poll(() => handle.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => isOnTop(page.locator('.map-zoom a').first())).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => heightOf(page)).toBe('full');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.locator('.map-sheet-content :focus').count()).toBe(1);
    expectQuiet(guest);
  });

  test('is dragged up and down, and a tap on its handle opens it', async () => {
    const guest = await open('/map/brennholz', { viewport: PHONE });
    const { page } = guest;
    const drag = async (way: number): Promise<void> => {
      const box = await page.locator('.map-sheet-handle').boundingBox();
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + way, { steps: 6 });
      await page.mouse.up();
    };
    /** Its handle moves with it to the new height. */
    const atRest = () =>
      sheet(page).evaluate(async (element) => {
        await Promise.allSettled(element.getAnimations().map((moving) => moving.finished));
      });
    await drag(170);
    await expect.poll(() => heightOf(page)).toBe('low');
    await atRest();
    await drag(-60);
    await expect.poll(() => heightOf(page)).toBe('half');
    await atRest();
    await drag(-200);
    await expect.poll(() => heightOf(page)).toBe('full');
    await atRest();
    await page.locator('.map-sheet-handle').click();
    await expect.poll(() => heightOf(page)).toBe('low');
    await page.locator('.map-sheet-handle').click();
    await expect.poll(() => heightOf(page)).toBe('half');
    expectQuiet(guest);
  });

  test('the places that fit what is typed are all within reach of a finger', async () => {
    const guest = await open('/map', { viewport: PHONE, hasTouch: true });
    const { page } = guest;
    const field = page.getByRole('combobox', { name: 'Postleitzahl oder Ort' });
    await field.click();
    await field.fill('');
    await field.pressSequentially('St');
    const options = page.getByRole('listbox', { name: 'Postleitzahl oder Ort' }).getByRole('option');
    await options.nth(3).waitFor();
    for (const option of await options.all()) {
      await option.scrollIntoViewIfNeeded();
      expect(await isOnTop(option)).toBe(true);
      const box = await option.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= PHONE.width).toBe(true);
    }
    expectQuiet(guest);
  });
});

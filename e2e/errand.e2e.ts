import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { pressTabUntil } from './support/keyboard.ts';
import { beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

const TERM = '33er Buche trocken 4820';
const PHONE = '+43 660 7654321';

const { visit, address } = useBrowser();

let title = '';
beforeAll(async () => {
  title = `Buchenscheiter ${newWord()}`;
  const contact = { firstname: 'Eva', lastname: 'Holzer', phoneNumber: PHONE };
  await publish(
    await registerSeller(address),
    beechFirewood({ title, address: { postalCode: '4820', countryCode: 'AT' }, contact }),
  );
});

const termField = (page: Page): Locator => page.getByRole('combobox', { name: 'Was suchst du?' });
const results = (page: Page): Locator => page.getByRole('main').getByRole('list', { name: 'Anzeigen' });
const cards = (page: Page): Locator => results(page).getByRole('article');
const mapArea = (page: Page): Locator => page.getByRole('region', { name: 'Karte', exact: true });
const kilometres = (card: string): number => Number(/([\d.]+) km\s*entfernt/.exec(card)?.[1]?.replace('.', ''));
const headline = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

/** Beech of 33 cm around Bad Ischl, nearest first, every price also in cents per kilowatt hour. */
async function expectBeechAroundBadIschl(page: Page): Promise<void> {
  await headline(page, `Suche nach „${TERM}“`).waitFor();
  await page.getByText('die nächsten zu 4820 Bad Ischl zuerst').waitFor();
  const found = (await cards(page).allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' '));
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((card) => card.includes('ct/kWh')).length).toBeGreaterThan(found.length / 2);
  const distances = found.map(kilometres);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(distances[0]).toBeLessThan(10);
  for (const card of found) {
    expect(card).toMatch(/33 cm/);
    expect(card).toMatch(/\d,\d bis \d+,\d ct\/kWh|Preis auf Anfrage/);
  }
}

async function expectAmongResults(page: Page): Promise<void> {
  expect(await results(page).getByRole('link', { name: title }).count()).toBe(1);
}

async function expectAdvert(page: Page): Promise<void> {
  await headline(page, title).waitFor();
  expect(await page.content()).not.toContain('7654321');
}

async function expectNumber(page: Page): Promise<void> {
  const call = page.getByRole('link', { name: `${PHONE} anrufen` });
  await call.waitFor();
  expect(await call.getAttribute('href')).toBe('tel:+436607654321');
}

/** The interactive map has the size that the page reserved for it. */
async function expectMapToFillItsPlace(page: Page): Promise<void> {
  const moving = page.getByRole('region', { name: /^Bewegliche Karte/ });
  await moving.waitFor();
  const [size, place] = [await moving.boundingBox(), await mapArea(page).boundingBox()];
  expect(size?.width).toBeCloseTo(place?.width ?? 0, -1);
  expect(size?.height).toBeCloseTo(place?.height ?? 0, -1);
}

const visitors: [name: string, options: BrowserContextOptions][] = [
  ['on a wide screen', { viewport: { width: 1440, height: 900 } }],
  ['on a tablet in the dark', { viewport: { width: 768, height: 1024 }, colorScheme: 'dark' }],
  ['on the narrowest phone', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }],
  [
    'on a narrow phone in the dark',
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
  ],
];

describe('from the start page to a phone number', () => {
  test.each(visitors)('%s', async (_name, options) => {
    const guest = await visit(options);
    const { page } = guest;
    await page.goto('/');
    await termField(page).fill(TERM);
    await page.getByRole('button', { name: 'Suchen', exact: true }).click();
    await expectBeechAroundBadIschl(page);
    await expectAmongResults(page);

    const filters = page.getByRole('button', { name: /^Filter/ });
    const isSheet = await filters.isVisible();
    if (isSheet) await filters.click();
    await page.getByRole('group', { name: 'Verkauft von' }).getByText('Privat').click();
    await page.waitForURL(/verkaeufer=privat/);
    if (isSheet) await page.getByRole('button', { name: /Treffer zeigen$/ }).click();
    await page.getByRole('link', { name: 'privat entfernen' }).waitFor();
    await expectAmongResults(page);

    await page.getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Karte' }).click();
    await headline(page, /auf der Karte$/).waitFor();
    expect(new URL(page.url()).searchParams.get('verkaeufer')).toBe('privat');
    await mapArea(page)
      .getByRole('link', { name: /^\d+ Anzeigen/ })
      .first()
      .waitFor();
    await expectMapToFillItsPlace(page);
    await results(page).getByRole('link', { name: title }).click();

    await expectAdvert(page);
    await page.getByRole('button', { name: 'Nummer zeigen' }).filter({ visible: true }).first().click();
    await expectNumber(page);
    expectQuiet(guest);
  });
});

test('the same without JavaScript', async () => {
  const guest = await visit({ javaScriptEnabled: false });
  const { page } = guest;
  await page.goto('/');
  await termField(page).fill(TERM);
  await page.getByRole('button', { name: 'Suchen', exact: true }).click();
  await expectBeechAroundBadIschl(page);
  await expectAmongResults(page);

  await page.getByRole('group', { name: 'Verkauft von' }).getByText('Privat').click();
  await page.getByRole('button', { name: 'Filter anwenden' }).first().click();
  await page.waitForURL(/verkaeufer=privat/);
  await expectAmongResults(page);

  await page.getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Karte' }).click();
  await mapArea(page)
    .getByRole('link', { name: /näher ansehen$/ })
    .first()
    .waitFor();
  await results(page).getByRole('link', { name: title }).click();

  await expectAdvert(page);
  await page.getByRole('button', { name: 'Nummer zeigen' }).filter({ visible: true }).first().click();
  await expectNumber(page);
  expectQuiet(guest);
});

test('the same with nothing but the keyboard, the focus in sight at every step', async () => {
  const guest = await visit();
  const { page } = guest;
  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('link', { name: 'Zum Inhalt' }).evaluate((link) => link === document.activeElement)).toBe(
    true,
  );
  await page.keyboard.press('Enter');
  await pressTabUntil(page, termField(page));
  await page.keyboard.type(TERM);
  await page.keyboard.press('Enter');
  await expectBeechAroundBadIschl(page);

  await pressTabUntil(page, page.getByRole('radio', { name: 'egal', checked: true }).last());
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/verkaeufer=privat/);
  await page.getByRole('link', { name: 'privat entfernen' }).waitFor();
  await expectAmongResults(page);

  await pressTabUntil(page, page.getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Karte' }));
  await page.keyboard.press('Enter');
  await headline(page, /auf der Karte$/).waitFor();
  await pressTabUntil(page, results(page).getByRole('link', { name: title }));
  await page.keyboard.press('Enter');

  await expectAdvert(page);
  await pressTabUntil(page, page.getByRole('button', { name: 'Nummer zeigen' }).filter({ visible: true }).first());
  await page.keyboard.press('Enter');
  await expectNumber(page);
  expectQuiet(guest);
});

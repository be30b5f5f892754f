import { updateAdvertActivity } from '#contract/adverts/adverts.ts';
import { listChats, listMessages } from '#contract/chats/chats.ts';
import { paths } from '#contract/paths.ts';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { pressTabUntil } from './support/keyboard.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

const TERM = '33er Buche trocken 4820';
const PHONE = '+43 660 7654321';

const { visit, address } = useBrowser();

let title = '';
let seller: SellerAccount;
beforeAll(async () => {
  seller = await registerSeller(address);
  title = `Buchenscheiter ${newWord()}`;
  const contact = { firstname: 'Eva', lastname: 'Holzer', phoneNumber: PHONE };
  await publish(seller, beechFirewood({ title, address: { postalCode: '4820', countryCode: 'AT' }, contact }));
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
  [
    'on the narrowest phone in the dark',
    { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
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

describe('a first message that is written before signing in', () => {
  const messageField = (page: Page): Locator => page.getByRole('textbox', { name: /^Nachricht( an |$)/ });
  const send = (page: Page): Locator => page.getByRole('button', { name: 'Nachricht senden' });
  const arrived = (page: Page): Promise<void> =>
    page.waitForURL(({ pathname }) => /^\/chats\/[0-9a-f-]{36}$/.test(pathname));

  async function signIn(page: Page, { email, password }: SellerAccount): Promise<void> {
    await page.getByText('Sobald du angemeldet bist, wird sie gesendet.').waitFor();
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  }

  /** What the seller has got about an advert, in the order of the talk. */
  async function textsAbout(advertId: string): Promise<string[]> {
    const chats = (await seller.api.call(listChats, {})).filter((chat) => chat.publicItemId === advertId);
    const pages = chats.map(({ id: chatId }) => seller.api.call(listMessages, { chatId, before: 1_000_000 }));
    return (await Promise.all(pages)).flatMap(({ items }) => items.map(({ text }) => text));
  }

  test('arrives once after signing in, whatever is pressed twice, gone back to or loaded again', async () => {
    const { id, slug } = await publish(seller, beechFirewood({ title: `Buche ${newWord()}` }));
    const guest = await visit();
    const { page, context } = guest;
    await page.goto(paths.advert(slug));
    await messageField(page).fill('Grüß Gott,\nist die Buche noch da?');
    await send(page).dblclick();
    await page.waitForURL(/\/anmelden/);
    // The address names the message and says nothing of it.
    expect(decodeURIComponent(page.url())).not.toContain('Buche');
    const other = await context.newPage();
    await other.goto(page.url());
    await signIn(page, await registerSeller(address));
    await arrived(page);
    await page.locator('.bubble').filter({ hasText: 'ist die Buche noch da?' }).waitFor();
    const chat = page.url();
    await other.reload();
    await other.waitForURL(chat);
    await page.goBack();
    await page.waitForURL(chat);
    expect(await textsAbout(id)).toEqual(['Grüß Gott,\nist die Buche noch da?']);
    expect((await context.cookies()).filter(({ name }) => name.endsWith('nachricht'))).toEqual([]);
    expectQuiet(guest);
  });

  test('arrives after registering, without script', async () => {
    const { id, slug } = await publish(seller, beechFirewood({ title: `Buche ${newWord()}` }));
    const { page } = await visit({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.goto(paths.advert(slug));
    await page.getByRole('region', { name: 'Preis und Kontakt' }).getByRole('link', { name: 'Nachricht' }).click();
    await send(page).click();
    await page.getByText('Schreib zuerst etwas.').first().waitFor();
    const long = 'Ist die Buche noch da? '.repeat(90);
    await messageField(page).fill(long);
    await send(page).click();
    await page.getByText('2.069 von 2.000 Zeichen. Kürz die Nachricht bitte.').first().waitFor();
    expect(await messageField(page).inputValue()).toBe(long);
    const whole = long.slice(0, 1_999);
    await messageField(page).fill(whole);
    await send(page).click();
    await page.getByRole('main').getByRole('link', { name: 'Konto anlegen' }).click();
    await page.getByText('Sobald du angemeldet bist, wird sie gesendet.').waitFor();
    const name = newWord();
    await page.getByLabel('Vorname').fill('Anna');
    await page.getByLabel('Nachname').fill('Holzer');
    await page.getByLabel('E-Mail-Adresse').fill(`${name}@example.at`);
    await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(`${name}-lagert-gut`);
    await page.getByRole('checkbox', { name: /Nutzungsbedingungen/ }).check();
    await page.getByRole('main').getByRole('button', { name: 'Konto anlegen' }).click();
    await arrived(page);
    expect(await textsAbout(id)).toEqual([whole.trim()]);
  });

  test('is not lost where the advert has gone meanwhile, or is the own one', async () => {
    const { id, slug } = await publish(seller, beechFirewood({ title: `Buche ${newWord()}` }));
    const { page } = await visit();
    await page.goto(paths.advert(slug));
    await messageField(page).fill('Kann ich sie am Samstag holen?');
    await send(page).click();
    await page.waitForURL(/\/anmelden/);
    const own = await (await visit()).context.newPage();
    await own.goto(paths.advert(slug));
    await messageField(own).fill('Für mich selbst');
    await send(own).click();
    await signIn(own, seller);
    await headline(own, 'Das ist deine eigene Anzeige').waitFor();
    expect(await own.getByRole('textbox', { name: 'Dein Text' }).inputValue()).toBe('Für mich selbst');
    await seller.api.call(updateAdvertActivity, { advertId: id, updateAdvertActivityDto: { active: false } });
    await signIn(page, await registerSeller(address));
    await headline(page, 'Zu dieser Anzeige geht das nicht mehr').waitFor();
    expect(await page.getByRole('textbox', { name: 'Dein Text' }).inputValue()).toBe('Kann ich sie am Samstag holen?');
    await seller.api.call(updateAdvertActivity, { advertId: id, updateAdvertActivityDto: { active: true } });
    await page.reload();
    await arrived(page);
    expect(await textsAbout(id)).toEqual(['Kann ich sie am Samstag holen?']);
  });
});

import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { getAdvert } from '#contract/adverts/adverts.ts';
import { changeAdverts } from '#contract/adverts/advert-life.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { qrCodeInPdf } from '#test/pdf-qr-code.ts';
import { barriersOn, COLOUR_RULES, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser, type Visit } from './support/browser.ts';
import { pressTabUntil } from './support/keyboard.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

const { visit, address } = useBrowser();

let seller: SellerAccount;
beforeAll(async () => {
  seller = await registerSeller(address);
});

const MINE = paths.myAdverts();
const status = async (advertId: string) => (await seller.api.call(getAdvert, { advertId })).status;
const newAdvert = (title = `Buche ${newWord()}`) => publish(seller, beechFirewood({ title }));
/** The viewport that forbids zooming belongs to the display settings; axe.e2e.ts tests it. */
const ownBarriersOn = async (page: Page) =>
  (await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The seller, signed in, on the page with the own adverts. */
async function visitAsSeller(options: BrowserContextOptions = {}): Promise<Visit> {
  const guest = await visit(options);
  const reply = await guest.context.request.post('/api/auth/local?session=cookie', {
    headers: { 'sec-fetch-site': 'same-origin', origin: address },
    data: { identifier: seller.email, password: seller.password },
  });
  expect(reply.status()).toBe(200);
  await guest.page.goto(MINE);
  if (options.javaScriptEnabled !== false) await guest.page.getByLabel('Alle auf dieser Seite auswählen').waitFor();
  return guest;
}

test('who is not signed in is sent to sign in and comes back', async () => {
  const { page } = await visit();
  await page.goto('/my-adverts');
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/anmelden');
  expect(searchParams.get('callbackUrl')).toBe(MINE);
});

test('an advert is paused, taken back by the message, and put away as sold', async () => {
  const { id, title } = await newAdvert();
  const guest = await visitAsSeller();
  const { page } = guest;
  await button(page, `Pausieren: ${title}`).click();
  await page.getByRole('link', { name: title, exact: true }).waitFor({ state: 'detached' });
  await expect.poll(() => status(id)).toBe('INACTIVE');
  await page.getByRole('log').getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByRole('link', { name: title, exact: true }).waitFor();
  await expect.poll(() => status(id)).toBe('ACTIVE');

  await button(page, `Verkauft …: ${title}`).click();
  const dialog = page.getByRole('dialog', { name: 'Wo hast du verkauft?' });
  await dialog.getByLabel('Woanders verkauft').check();
  await dialog.getByRole('button', { name: 'Als verkauft ablegen' }).click();
  await expect.poll(() => status(id)).toBe('DELETED');
  expect((await seller.api.call(getAdvert, { advertId: id })).deleteType).toBe('SOLD_ELSEWHERE');
  await page.getByRole('link', { name: /^Gelöscht/ }).click();
  await page.getByText('Woanders verkauft').first().waitFor();
  await button(page, `Zurückholen: ${title}`).click();
  await expect.poll(() => status(id)).toBe('ACTIVE');
  expectQuiet(guest);
});

test('several are changed at once, and the one that cannot be is named', async () => {
  const [first, second] = [await newAdvert(), await newAdvert()];
  const guest = await visitAsSeller();
  const { page } = guest;
  await seller.api.call(changeAdverts, { bulkAdvertsDto: { ids: [second.id], action: 'UNPUBLISH' } });
  for (const { title } of [first, second]) await page.getByLabel(`„${title}“ auswählen`).check();
  await page.getByText('2 Anzeigen ausgewählt').waitFor();
  await button(page, 'Pausieren').click();
  await page.getByText('1 erledigt, 1 nicht').waitFor();
  await page.getByText(`„${second.title}“: Diese Anzeige ist noch ein Entwurf.`).waitFor();
  expect([await status(first.id), await status(second.id)]).toEqual(['INACTIVE', 'DRAFT']);
  expectQuiet(guest);
});

test('without script everything goes by forms, with a question before an advert goes', async () => {
  const { id, title } = await newAdvert();
  const { page } = await visitAsSeller({ javaScriptEnabled: false });
  await button(page, `Pausieren: ${title}`).click();
  await page.getByText('1 Anzeige pausiert.').waitFor();
  expect(await status(id)).toBe('INACTIVE');
  await page.getByRole('link', { name: /^Pausiert/ }).click();
  await button(page, `Verkauft …: ${title}`).click();
  await page.getByRole('heading', { name: 'Wo hast du verkauft?' }).waitFor();
  expect(await status(id)).toBe('INACTIVE');
  await button(page, 'Als verkauft ablegen').click();
  await page.getByText('1 Anzeige als verkauft abgelegt.').waitFor();
  expect(await status(id)).toBe('DELETED');
  await newAdvert(`${title} neu`);
  await page.goto(MINE);
  await button(page, 'Pausieren').click();
  await page.getByText('Du hast noch keine Anzeige ausgewählt.').waitFor();
});

test('on a phone of 320 px everything is reached by keyboard, nothing overflows, and there are no barriers', async () => {
  const { id, title } = await newAdvert(
    `Buche, ofenfertig, trocken, ${newWord()} Donaudampfschifffahrtsgesellschaftsholz`,
  );
  const guest = await visitAsSeller({ viewport: { width: 320, height: 720 } });
  const { page } = guest;
  expect(await overflowOf(page)).toEqual([]);
  expect(await ownBarriersOn(page)).toEqual([]);
  const more = button(page, `Mehr zu „${title}“`);
  await pressTabUntil(page, more);
  await page.keyboard.press('Enter');
  const entry = page.getByRole('dialog', { name: `Mehr zu „${title}“` }).getByRole('button', { name: 'Duplizieren' });
  await entry.waitFor();
  const heights = await page
    .locator('.own-advert-menu:visible .menu-item:visible')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await pressTabUntil(page, entry);
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Dupliziert. Der neue Entwurf liegt bei deinen Entwürfen.').waitFor();
  expect(await status(id)).toBe('ACTIVE');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriersOn(page, COLOUR_RULES)).toEqual([]);
  expectQuiet(guest);
});

test('a link that is none renews nothing and says what to do', async () => {
  const { page } = await visit();
  const reply = await page.goto(mailPaths.renewAdvert('forged.link.token'));
  expect(reply?.status()).toBe(400);
  expect(reply?.headers()['referrer-policy']).toBe('same-origin');
  await page.getByText('Dieser Link stimmt nicht.').waitFor();
  expect(await ownBarriersOn(page)).toEqual([]);
});

const priceOf = async (advertId: string) => (await seller.api.call(getAdvert, { advertId })).pricePerUnitInCents;

test('among many adverts one is found by a word, its price changed in one step, and back leads to all', async () => {
  const adverts = [];
  for (let index = 0; index < 7; index += 1) adverts.push(await newAdvert());
  const [wanted] = adverts;
  if (!wanted) throw new Error('There is no advert.');
  const guest = await visitAsSeller({ viewport: { width: 320, height: 640 } });
  const { page } = guest;
  await page.getByRole('searchbox', { name: 'In meinen Anzeigen suchen' }).fill(wanted.title);
  await page.keyboard.press('Enter');
  await page.waitForURL(/suche=/);
  await expect.poll(() => page.getByRole('button', { name: /^Preis ändern/ }).count()).toBe(1);

  await button(page, `Preis ändern: ${wanted.title}`).click();
  const field = page.getByRole('dialog').getByLabel(/^Preis je/);
  await field.fill('viel');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('„viel“ ist kein Preis. Schreib ihn so: 129,90.').waitFor();
  await field.fill('99,90');
  await page.getByRole('button', { name: 'Preis speichern' }).dblclick();
  await page.getByRole('log').getByText('Der neue Preis steht in der Anzeige.').waitFor();
  await page.getByText('€ 99,90').first().waitFor();
  expect(await priceOf(wanted.id)).toBe(9_990);
  expect(await overflowOf(page)).toEqual([]);
  expect(await ownBarriersOn(page)).toEqual([]);
  await page.goBack();
  await expect.poll(() => page.getByRole('button', { name: /^Preis ändern/ }).count()).toBeGreaterThanOrEqual(7);
  expect(new URL(page.url()).search).toBe('');
  expect(guest.complaints.filter((one) => !one.includes('422'))).toEqual([]);
});

test('without script a price is changed and all adverts of a search are paused after a question with their number', async () => {
  const word = newWord();
  const adverts = [];
  for (let index = 0; index < 25; index += 1) adverts.push(await newAdvert(`Buche ${word} ${index}`));
  const [first] = adverts;
  const { page } = await visitAsSeller({ javaScriptEnabled: false });
  await page.goto(`${MINE}?suche=${word}`);
  const last = adverts.at(-1);
  if (!first || !last) throw new Error('There is no advert.');
  await button(page, `Preis ändern: ${last.title}`).click();
  await page.locator(`input[name="pricePerUnit"][form="preis-${last.id}"]`).fill('88');
  await page.locator(`button[form="preis-${last.id}"]`).click();
  await page.getByText('Der neue Preis steht in der Anzeige.').waitFor();
  expect(await priceOf(last.id)).toBe(8_800);

  await page.getByText('Alle 25 Anzeigen dieser Liste ändern').click();
  await page.locator('button[value="PAUSE:alle"]').click();
  await page.getByRole('heading', { name: '25 Anzeigen pausieren?' }).waitFor();
  expect(await status(first.id)).toBe('ACTIVE');
  await button(page, 'Ja, 25 Anzeigen').click();
  await page.getByText('25 Anzeigen pausiert.').waitFor();
  expect([await status(first.id), await status(last.id)]).toEqual(['INACTIVE', 'INACTIVE']);
});

test('a slip for the pile is written and printed, and its code leads to the advert, also when that is sold', async () => {
  const { id, title, slug } = await newAdvert();
  const guest = await visitAsSeller({ viewport: { width: 320, height: 700 } });
  const { page, context } = guest;
  await page.getByRole('button', { name: `Mehr zu „${title}“` }).click();
  await page.getByRole('link', { name: 'Polterzettel …' }).filter({ visible: true }).click();
  await page.getByLabel('Zufahrt').fill('Schranken, Schlüssel beim Hof');
  await page.getByLabel('Koordinaten').fill('irgendwo');
  await button(page, 'Zettel speichern').click();
  await page.locator('input[name="point"][aria-invalid]').waitFor();
  expect(await page.getByLabel('Zufahrt').inputValue()).toBe('Schranken, Schlüssel beim Hof');
  await page.getByLabel('Koordinaten').fill('47,71234 13,62345');
  await button(page, 'Zettel speichern').click();
  await page.getByText('Gespeichert. Jetzt kannst du den Zettel drucken.').waitFor();
  expect(await overflowOf(page)).toEqual([]);
  expect(await ownBarriersOn(page)).toEqual([]);
  const paper = await page.getByRole('link', { name: 'Zettel öffnen (PDF, A5)' }).getAttribute('href');
  const pdf = await (await context.request.get(paper ?? '')).body();
  const code = await qrCodeInPdf(pdf);
  // A browser without a screen counts as a robot.
  const userAgent =
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
  const scanner = await visit({ userAgent, viewport: { width: 360, height: 740 } });
  await scanner.page.goto(new URL(code ?? '').pathname);
  expect(new URL(scanner.page.url()).pathname).toBe(paths.sharedAdvert(id));
  await scanner.page.getByRole('heading', { level: 1, name: title }).waitFor();
  const shown = async () => {
    await page.goto(ownAdvertPaths.myAdvertStatistics(id));
    return page.getByRole('heading', { name: 'Scans am Polterzettel' }).count();
  };
  await expect.poll(shown, { timeout: 10_000 }).toBe(1);
  expect(await overflowOf(page)).toEqual([]);
  await seller.api.call(changeAdverts, {
    bulkAdvertsDto: { ids: [id], action: 'DELETE', deleteType: 'SOLD_HERE' },
  });
  expect((await scanner.page.goto(new URL(code ?? '').pathname))?.status()).toBe(410);
  await scanner.page.getByRole('heading', { name: 'Diese Anzeige ist nicht mehr online' }).waitFor();
  expect(await scanner.page.content()).not.toContain(slug);
  expectQuiet(guest, /422/);
});

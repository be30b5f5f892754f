import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { getAdvert } from '#contract/adverts/adverts.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { reservationEnd } from '#domain/adverts/availability/reservation.ts';
import { formatDayAndMonth } from '#domain/format/dates.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

const { visit, address } = useBrowser();

let seller: SellerAccount;
beforeEach(async () => {
  seller = await registerSeller(address);
});

const ownBarriersOn = async (page: Page) =>
  (await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'));
const until = (days: number) => `Reserviert bis ${formatDayAndMonth(reservationEnd(new Date(), days))}`;

async function visitAsSeller(options: BrowserContextOptions = {}) {
  const guest = await visit(options);
  const reply = await guest.context.request.post('/api/auth/local?session=cookie', {
    headers: { 'sec-fetch-site': 'same-origin', origin: address },
    data: { identifier: seller.email, password: seller.password },
  });
  expect(reply.status()).toBe(200);
  return guest;
}

test('a seller reserves an advert; buyers see it on card and page, and can leave reserved ones out', async () => {
  const word = newWord();
  const { id, slug, title } = await publish(seller, beechFirewood({ title: `Buche ${word}` }));
  const guest = await visitAsSeller({ viewport: { width: 320, height: 640 } });
  const { page } = guest;
  await page.goto(paths.myAdverts());
  await page.getByRole('button', { name: `Mehr zu „${title}“` }).click();
  await page.getByRole('link', { name: 'Reservieren …' }).click();
  await page.waitForURL(/reservieren/);
  await page.getByLabel('Wie lange').selectOption('9');
  const note = `Familie ${newWord()}`;
  await page.getByLabel('Für wen').fill(note);
  expect(await overflowOf(page)).toEqual([]);
  expect(await ownBarriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reservieren', exact: true }).dblclick();
  await page.getByText(`${until(9)}. Danach ist die Anzeige von selbst wieder frei.`).waitFor();
  expectQuiet(guest);

  const buyer = await visit();
  await buyer.page.goto(`${paths.products('FIREWOOD')}?suche=${word}`);
  await buyer.page
    .getByText(/^Reserviert bis \d+\.\d+\.$/)
    .first()
    .waitFor();
  await buyer.page.goto(`${paths.products('FIREWOOD')}?suche=${word}&ohne-reservierte=ja`);
  await buyer.page.getByText('ohne reservierte', { exact: true }).first().waitFor();
  expect(await buyer.page.getByRole('link', { name: title, exact: true }).count()).toBe(0);
  await buyer.page.goto(paths.advert(slug));
  await buyer.page.getByText(until(9)).first().waitFor();
  await buyer.page.getByText('Zuletzt bestätigt: heute').waitFor();
  expect(await buyer.page.content()).not.toContain(note);
  expect(await buyer.page.content()).toContain('https://schema.org/Reserved');
  expect((await seller.api.call(getAdvert, { advertId: id })).reservedFor).toBe(note);
});

test('without script an advert is reserved, and free again', async () => {
  const { id } = await publish(seller, beechFirewood({ title: `Buche ${newWord()}` }));
  const { page } = await visitAsSeller({ javaScriptEnabled: false });
  await page.goto(ownAdvertPaths.reserveAdvert(id));
  await page.getByRole('button', { name: 'Reservieren', exact: true }).click();
  await page.getByText(`${until(7)}. Danach`).waitFor();
  await page.getByRole('button', { name: 'Wieder freigeben' }).click();
  await page.getByText('Die Anzeige ist wieder frei.').waitFor();
  expect((await seller.api.call(getAdvert, { advertId: id })).reservedUntil).toBeUndefined();
});

test('one tap in the own list confirms an advert', async () => {
  const { title } = await publish(seller, beechFirewood({ title: `Buche ${newWord()}` }));
  const guest = await visitAsSeller();
  const { page } = guest;
  await page.goto(paths.myAdverts());
  await page.getByRole('button', { name: `Noch da: ${title}` }).click();
  await page.getByRole('log').getByText('Bestätigt. Wer sucht, sieht, dass die Ware noch da ist.').waitFor();
  expectQuiet(guest);
});

test('an altered link of the mail gets a clear page, and changes nothing', async () => {
  const { page } = await visit();
  const reply = await page.goto(mailPaths.advertCheck('x', { answer: 'SOLD' }));
  expect(reply?.status()).toBe(400);
  await page.getByText('Dieser Link stimmt nicht.').waitFor();
  expect(await ownBarriersOn(page)).toEqual([]);
});

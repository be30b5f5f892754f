import type { BrowserContextOptions } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { createAdvert, getAdvert } from '#contract/adverts/adverts.ts';
import { listChats } from '#contract/chats/chats.ts';
import { paths } from '#contract/paths.ts';
import { localEnd } from '#domain/adverts/availability/local-first.ts';
import { formatDayAndMonth } from '#domain/format/dates.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

const { visit, address } = useBrowser();

let seller: SellerAccount;
let buyer: SellerAccount;
beforeEach(async () => {
  seller = await registerSeller(address);
  buyer = await registerSeller(address);
});

async function visitAs(person: SellerAccount, options: BrowserContextOptions = {}) {
  const guest = await visit(options);
  const reply = await guest.context.request.post('/api/auth/local?session=cookie', {
    headers: { 'sec-fetch-site': 'same-origin', origin: address },
    data: { identifier: person.email, password: person.password },
  });
  expect(reply.status()).toBe(200);
  return guest;
}

const LOCAL = { localDays: 3, localRadiusInKm: 30, householdMaximum: 6 };
const lastDay = () => formatDayAndMonth(localEnd(new Date(), 3));
const openDay = () => formatDayAndMonth(localEnd(new Date(), 3).getTime() + 1);

test.each([true, false])('a seller asks for local days and a cap in the wizard, with script: %s', async (hasScript) => {
  const { api } = seller;
  const title = `Buche ${newWord()}`;
  const { id } = await api.call(createAdvert, { editAdvertDto: beechFirewood({ title }) });
  const { page } = await visitAs(seller, { javaScriptEnabled: hasScript, viewport: { width: 320, height: 700 } });
  await page.goto(paths.editPublish(id));
  await page.getByLabel('Höchstens je Haushalt').fill('6');
  await page.getByLabel('Zuerst für die Nähe').fill('3');
  expect(await overflowOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByText('Der Umkreis für die Nähe fehlt noch.').first().waitFor();
  await page.getByLabel('Umkreis in Luftlinie').fill('30');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByRole('heading', { name: 'Deine Anzeige ist online' }).waitFor();
  expect(await api.call(getAdvert, { advertId: id })).toMatchObject({ ...LOCAL, status: 'ACTIVE' });
  await page.goto(paths.myAdverts());
  await page.getByText(`bis ${lastDay()} im Umkreis von 30 km`).first().waitFor();
});

test.each([true, false])(
  'a buyer says where that is, with script: %s; far away is refused, nearby is not',
  async (hasScript) => {
    const { id, slug } = await publish(seller, beechFirewood({ title: `Buche ${newWord()}`, ...LOCAL }));
    const guest = await visitAs(buyer, { javaScriptEnabled: hasScript, viewport: { width: 320, height: 700 } });
    const { page } = guest;
    await page.goto(paths.advert(slug));
    await page.getByText(`Bis einschließlich ${lastDay()} schreiben hier nur Leute im Umkreis von 30 km`).waitFor();
    await page.getByText('Höchstens je Haushalt').first().waitFor();
    expect(await page.getByRole('button', { name: 'Nummer zeigen' }).count()).toBe(0);
    expect(await overflowOf(page)).toEqual([]);
    await page.goto(paths.newChat(id));
    await page.getByRole('textbox', { name: 'Nachricht', exact: true }).fill('Ist das noch da?');
    const send = page.getByRole('button', { name: 'Senden' });
    await send.click();
    await page.getByText('Sag bitte, wo du wohnst: Postleitzahl oder Ort.').waitFor();
    await page.getByLabel('Dein Ort oder deine Postleitzahl').fill('4020 Linz');
    await send.click();
    await page.getByText(`Ab ${openDay()} kannst du schreiben.`).waitFor();
    expect(await page.getByLabel('Dein Ort oder deine Postleitzahl').inputValue()).toBe('4020 Linz');
    expect(await page.getByRole('textbox', { name: 'Nachricht', exact: true }).inputValue()).toBe('Ist das noch da?');
    // The checker is a script of the page.
    if (hasScript) expect((await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'))).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    await page.getByLabel('Dein Ort oder deine Postleitzahl').fill('8020');
    await send.click();
    await page.waitForURL(/\/chats\/[0-9a-f-]{36}/);
    const [chat] = await seller.api.call(listChats, {});
    expect([chat?.publicItemId, chat?.buyerPlace?.postalCode]).toEqual([id, '8020']);
    const sellers = await visitAs(seller, { javaScriptEnabled: hasScript });
    await sellers.page.goto(paths.chats(chat?.id ?? ''));
    await sellers.page.getByText('Ort laut Käufer: 8020 Graz').waitFor();
  },
);

test('a first message from nearby that lost its line says so, and goes out with the next tap online', async () => {
  const { id } = await publish(seller, beechFirewood({ title: `Buche ${newWord()}`, ...LOCAL }));
  const { page, context } = await visitAs(buyer, { viewport: { width: 320, height: 700 } });
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto(paths.newChat(id));
  await page.getByRole('textbox', { name: 'Nachricht', exact: true }).fill('Ist das noch da?');
  await page.getByLabel('Dein Ort oder deine Postleitzahl').fill('8020');
  await context.setOffline(true);
  await page.getByText('Was du schreibst, bleibt hier im Feld.').waitFor();
  const send = page.getByRole('button', { name: 'Senden' });
  await send.click();
  const error = page.getByText('Dafür brauchst du Empfang. Versuch es später noch einmal.');
  await error.waitFor();
  await context.setOffline(false);
  await error.waitFor({ state: 'detached' });
  await send.click();
  await page.waitForURL(/\/chats\/[0-9a-f-]{36}/);
  expect((await seller.api.call(listChats, {})).map((chat) => chat.buyerPlace?.postalCode)).toEqual(['8020']);
  expect(failures).toEqual([]);
});

test('the form of an agreement says the cap beforehand, and refuses more at its field', async () => {
  const advert = await publish(seller, beechFirewood({ title: `Buche ${newWord()}`, householdMaximum: 6 }));
  const guest = await visitAs(buyer, { viewport: { width: 320, height: 900 } });
  const { page } = guest;
  await page.goto(paths.newChat(advert.id));
  await page.getByRole('textbox', { name: 'Nachricht', exact: true }).fill('Ich nehme 8 rm.');
  await page.getByRole('button', { name: 'Senden' }).click();
  await page.getByRole('button', { name: 'Vereinbarung vorschlagen' }).click();
  const form = page.getByRole('dialog', { name: 'Vereinbarung vorschlagen' });
  await form.getByText('Höchstens 6 rm je Haushalt').waitFor();
  expect(await form.getByLabel('Menge').inputValue()).toBe('6');
  await form.getByLabel('Menge').fill('8');
  await form.getByLabel('Tag').fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
  await form.getByLabel('Wo wird gemessen?').selectOption('BUYER');
  await form.getByRole('radio', { name: 'Wird abgeholt' }).check();
  await form.getByRole('button', { name: 'Vorschlagen' }).click();
  await form.getByText('Der Anbieter gibt höchstens 6 rm je Haushalt ab.').waitFor();
  expect(await overflowOf(page)).toEqual([]);
  await form.getByLabel('Menge').fill('6');
  await form.getByRole('button', { name: 'Vorschlagen' }).click();
  await page.getByRole('article', { name: 'Vereinbarung', exact: true }).getByText('6 rm').first().waitFor();
  expectQuiet(guest);
});

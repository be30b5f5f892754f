import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { getAdvert } from '#contract/adverts/adverts.ts';
import { initChat } from '#contract/chats/chats.ts';
import { paths } from '#contract/paths.ts';
import { pdfPages } from '#test/pdf-text.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser, type Visit } from './support/browser.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

const { visit, address } = useBrowser();

let seller: SellerAccount;
let buyer: SellerAccount;
beforeEach(async () => {
  seller = await registerSeller(address);
  buyer = await registerSeller(address);
});

async function visitAs(person: SellerAccount, path: string, width: number): Promise<Visit> {
  const guest = await visit({ viewport: { width, height: 900 } });
  const reply = await guest.context.request.post('/api/auth/local?session=cookie', {
    headers: { 'sec-fetch-site': 'same-origin', origin: address },
    data: { identifier: person.email, password: person.password },
  });
  expect(reply.status()).toBe(200);
  const stream = guest.page.waitForResponse(/\/chats\/events/);
  await guest.page.goto(path);
  await stream;
  return guest;
}

const inAWeek = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

test('two people propose, change and accept an agreement, fetch the paper, and the advert loses what is sold', async () => {
  const title = `Buche ${newWord()}`;
  const { id } = await publish(
    seller,
    beechFirewood({ title, unit: 'RM', unitQuantity: 20, pricePerUnitInCents: 11_800 }),
  );
  const chat = await buyer.api.call(initChat, { initChatDto: { advertId: id, text: 'Ich nehme 6 rm.' } });
  const buyers = await visitAs(buyer, paths.chats(chat.id), 320);
  const sellers = await visitAs(seller, paths.chats(chat.id), 1_280);

  const form = buyers.page.getByRole('dialog', { name: 'Vereinbarung vorschlagen' });
  await buyers.page.getByRole('button', { name: 'Vereinbarung vorschlagen' }).click();
  expect(await form.getByLabel('Ware').inputValue()).toBe(title);
  await form.getByRole('button', { name: 'Vorschlagen' }).click();
  await form.getByText('Bitte prüf die genannten Felder.').waitFor();
  await form.getByLabel('Menge').fill('6,5');
  await form.getByLabel('Tag').fill(inAWeek());
  await form.getByLabel('Wie wird gemessen?').selectOption('STACKED_SHORT');
  await form.getByLabel('Wo wird gemessen?').selectOption('BUYER');
  await form.getByRole('radio', { name: 'Wird abgeholt' }).check();
  await form.getByLabel('Wo wird abgeholt?').fill('4560 Kirchdorf');
  await expect.poll(() => form.getByText('Bitte prüf die genannten Felder.').count()).toBe(0);
  expect(await overflowOf(buyers.page)).toEqual([]);
  await form.getByText('Zusammen € 767,00').waitFor();
  await form.getByRole('button', { name: 'Vorschlagen' }).click();

  const card = sellers.page.getByRole('article', { name: 'Vereinbarung', exact: true });
  await card.getByText('6,5 rm').waitFor();
  expect((await barriersOn(sellers.page)).filter((line) => !line.startsWith('meta-viewport'))).toEqual([]);
  await card.getByRole('button', { name: 'Änderung vorschlagen' }).click();
  const change = sellers.page.getByRole('dialog', { name: 'Änderung vorschlagen' });
  await change.getByLabel('Menge').fill('6');
  await change.getByRole('button', { name: 'Vorschlagen' }).click();

  const second = buyers.page.getByRole('article', { name: 'Vereinbarung, Fassung 2' });
  await second.getByText('vorher: 6,5 rm', { exact: false }).first().waitFor();
  expect(await overflowOf(buyers.page)).toEqual([]);
  // A double tap opens the question, accepts nothing, and leaves it open.
  await second.getByRole('button', { name: 'Fassung 2 annehmen' }).dblclick();
  const question = buyers.page.getByRole('dialog', { name: 'Einverstanden?' });
  await question.getByRole('button', { name: 'Fassung 2 annehmen' }).click();
  await second.getByText('Beide einverstanden').waitFor();

  const download = buyers.page.waitForEvent('download');
  await second.getByRole('link', { name: 'Schlussbrief (PDF)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^schlussbrief-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect(pdfPages(await readFile(await file.path())).join('\n')).toContain(title);

  const agreed = sellers.page.getByRole('article', { name: 'Vereinbarung, Fassung 2' });
  await agreed.getByRole('button', { name: 'Menge der Anzeige auf 14 rm senken' }).click();
  await agreed.getByText('Die Menge der Anzeige ist gesenkt.').waitFor();
  expect((await seller.api.call(getAdvert, { advertId: id })).unitQuantity).toBe(14);

  await buyers.page.goto(paths.myAgreements());
  await buyers.page.getByRole('article').filter({ hasText: title }).getByText('Beide einverstanden').waitFor();
  expect(await overflowOf(buyers.page)).toEqual([]);
  expect((await barriersOn(buyers.page)).filter((line) => !line.startsWith('meta-viewport'))).toEqual([]);
  expectQuiet(buyers);
  expectQuiet(sellers);
});

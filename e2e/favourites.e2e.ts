import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { deleteAdvert } from '#contract/adverts/adverts.ts';
import { paths } from '#contract/paths.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { pressTabUntil } from './support/keyboard.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';
import { signInByCall } from './support/session.ts';

const { visit, address } = useBrowser();
let seller: SellerAccount;
beforeAll(async () => {
  seller = await registerSeller(address);
});

test('a visitor keeps adverts, compares them, signs in, and sees them on another device, also what is gone', async () => {
  const word = newWord();
  const title = (name: string) => `${name} ${word}`;
  const [stays, goes] = [
    await publish(seller, beechFirewood({ title: title('Buche') })),
    await publish(seller, beechFirewood({ title: title('Esche') })),
  ];
  const guest = await visit({ viewport: { width: 320, height: 700 } });
  const { page } = guest;
  await page.goto(`${paths.products()}?suche=${word}`);
  const heart = (name: string) => page.getByRole('button', { name: `Merken: ${title(name)}` });
  await pressTabUntil(page, heart('Buche'));
  await page.keyboard.press('Space');
  await expect.poll(() => heart('Buche').getAttribute('aria-pressed')).toBe('true');
  await heart('Esche').click();
  await page.getByRole('link', { name: 'Merkliste, 2 gemerkt' }).waitFor();
  await page.reload();
  await expect.poll(() => heart('Esche').getAttribute('aria-pressed')).toBe('true');

  await page.goto(paths.favourites());
  await page.getByRole('heading', { name: title('Esche') }).waitFor();
  expect(await overflowOf(page)).toEqual([]);
  expect((await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'))).toEqual([]);
  await page.getByLabel('Notiz, nur für dich').nth(1).fill('Zufahrt eng');
  await page.getByLabel('Notiz, nur für dich').nth(1).blur();
  await page.getByText('Gespeichert').waitFor();
  await page.getByLabel(`${title('Buche')} vergleichen`).check();
  await page.getByLabel(`${title('Esche')} vergleichen`).check();
  await page.getByRole('button', { name: 'Vergleichen', exact: true }).click();
  await page.getByRole('rowheader', { name: 'Holzart' }).waitFor();
  expect(await overflowOf(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Drucken' }).isVisible()).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  expect(await page.getByRole('rowheader', { name: 'Holzart' }).isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  expectQuiet(guest);

  const buyer = await registerSeller(address);
  await signInByCall(guest, address, buyer);
  await page.goto(paths.favourites());
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stammplatz:merkliste'))).toBeNull();
  await seller.api.call(deleteAdvert, { deleteAdvertDto: { id: goes.id, deleteType: 'SOLD_HERE' } });

  const other = await visit();
  await signInByCall(other, address, buyer);
  await other.page.goto(paths.favourites());
  await other.page.getByRole('heading', { name: stays.title }).first().waitFor();
  await other.page.getByText('Zufahrt eng').waitFor();
  await other.page.getByText('Nicht mehr da').waitFor();
  await other.page.getByRole('button', { name: /^Buche .* entfernen$/ }).click();
  await other.page.getByRole('button', { name: 'Rückgängig' }).click();
  await other.page.getByRole('heading', { name: stays.title }).first().waitFor();
  await expect.poll(() => other.page.getByRole('link', { name: 'Merkliste, 2 gemerkt' }).count()).toBe(1);
});

test('without script a signed-in person saves, writes a note, removes and takes that back', async () => {
  const advert = await publish(seller, beechFirewood({ title: `Buche ${newWord()}` }));
  const buyer = await registerSeller(address);
  const guest = await visit({ javaScriptEnabled: false });
  const { page } = guest;
  await signInByCall(guest, address, buyer);
  await page.goto(paths.advert(advert.slug));
  await page.getByRole('button', { name: 'Merken', exact: true }).click();
  expect(new URL(page.url()).pathname).toBe(paths.favourites());
  await page.getByLabel('Notiz, nur für dich').fill('Montag anrufen');
  await page.getByRole('button', { name: 'Notiz speichern' }).click();
  await page.getByText('Gespeichert').waitFor();
  await page.getByRole('button', { name: `${advert.title} von der Merkliste entfernen` }).click();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  expect(await page.getByLabel('Notiz, nur für dich').inputValue()).toBe('Montag anrufen');
});

test('fewer than two adverts are not compared, whatever the address says', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  for (const query of ['', '?ids=', '?ids=x,y,z', '?ids=01a20946-0d30-7bb6-b290-0c3400000000']) {
    expect((await page.goto(`${paths.compare()}${query}`))?.status()).toBe(200);
    await page.getByText('Zum Vergleichen braucht es zwei Anzeigen').waitFor();
  }
});

test('two devices of a person agree, also on what one of them changed without a connection', async () => {
  const word = newWord();
  const [dear, cheap] = [
    await publish(seller, beechFirewood({ title: `Teuer ${word}`, pricePerUnitInCents: 15_000 })),
    await publish(seller, beechFirewood({ title: `Günstig ${word}`, pricePerUnitInCents: 7_000 })),
  ];
  const buyer = await registerSeller(address);
  const [phone, laptop] = [await visit({ viewport: { width: 360, height: 700 } }), await visit()];
  for (const device of [phone, laptop]) await signInByCall(device, address, buyer);
  const heart = (page: Page, title: string) => page.getByRole('button', { name: `Merken: ${title}` });
  for (const { page } of [phone, laptop]) await page.goto(`${paths.products()}?suche=${word}`);
  await phone.context.setOffline(true);
  await heart(phone.page, dear.title).click();
  await expect.poll(() => heart(phone.page, dear.title).getAttribute('aria-pressed')).toBe('true');
  await heart(laptop.page, cheap.title).click();
  await laptop.page.getByRole('link', { name: 'Merkliste, 1 gemerkt' }).waitFor();
  await phone.context.setOffline(false);
  await expect.poll(() => heart(phone.page, cheap.title).getAttribute('aria-pressed')).toBe('true');

  const { page } = laptop;
  await page.goto(`${paths.advert(dear.slug)}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(paths.favourites());
  await page.getByRole('heading', { name: dear.title }).first().waitFor();
  const titles = () => page.getByRole('heading', { level: 2 }).filter({ hasText: word }).allTextContents();
  await page.getByLabel('Sortieren').selectOption({ label: 'Wärmepreis' });
  const apply = page.getByRole('button', { name: 'Anwenden' });
  if (await apply.isVisible()) await apply.click();
  await expect.poll(titles).toEqual([cheap.title, dear.title]);

  await page.getByRole('button', { name: 'Nicht merken' }).click();
  await page.getByText('Angesehene Anzeigen werden auf diesem Gerät nicht gemerkt.').waitFor();
  await page.goto(paths.advert(cheap.slug));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(paths.favourites());
  await page.getByText('Angesehene Anzeigen werden auf diesem Gerät nicht gemerkt.').waitFor();
  await page.getByRole('button', { name: 'Wieder merken' }).click();
  await page.getByText('Noch keine Anzeige angesehen.').waitFor();
});

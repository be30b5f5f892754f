import { beforeAll, expect, test } from 'vitest';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import { deleteAdvert, updateAdvert, updateAdvertActivity } from '#contract/adverts/adverts.ts';
import type { Api } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { searchProducts } from '#contract/search/products.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

const { visit, address } = useBrowser();

let seller: SellerAccount;
let anybody: Api;
beforeAll(async () => {
  anybody = createHttpApi({ baseUrl: address });
  seller = await registerSeller(address);
});

const searchPath = (word: string): string => `${paths.products('FIREWOOD')}?suche=${word}`;

async function foundByApi(word: string): Promise<string[]> {
  const { items } = await anybody.call(searchProducts, { productFilter: { searchTerm: word } });
  return items.map((item) => item.id);
}

/** Slugs of the adverts that hold the word, as a visitor without anything kept gets the page; the nearest others follow. */
async function foundOnPage(word: string): Promise<string[]> {
  const [html = ''] = (await (await fetch(address + searchPath(word))).text()).split('data-nearest');
  return [...new Set([...html.matchAll(/href="\/kaufen-verkaufen\/p\/([^"]+)"/g)].map((match) => match[1] ?? ''))];
}

async function publishNew(): Promise<{ advert: Advert; word: string }> {
  const word = newWord();
  return { word, advert: await publish(seller, beechFirewood({ title: `Buche ${word}` })) };
}

test('an advert is among the results of the very next search, on a page that was kept a moment ago too', async () => {
  const word = newWord();
  expect(await foundOnPage(word)).toEqual([]);
  const advert = await publish(seller, beechFirewood({ title: `Buche ${word}` }));
  expect(await foundOnPage(word)).toEqual([advert.slug]);
  expect(await foundByApi(word)).toEqual([advert.id]);
});

test('a visitor who searches again finds it without reloading by hand', async () => {
  const guest = await visit();
  const { page } = guest;
  const word = newWord();
  await page.goto(searchPath(word));
  await page.getByText('Genau das gibt es gerade nicht.').waitFor();
  const { title } = await publish(seller, beechFirewood({ title: `Buche ${word}` }));
  await page.getByRole('button', { name: 'Suchen', exact: true }).click();
  await page.getByRole('link', { name: title }).waitFor();
  expectQuiet(guest);
});

test('a paused advert is gone from page and API at once, and back as soon as it runs again', async () => {
  const { advert, word } = await publishNew();
  expect(await foundOnPage(word)).toEqual([advert.slug]);
  const setActive = (active: boolean): Promise<unknown> =>
    seller.api.call(updateAdvertActivity, { advertId: advert.id, updateAdvertActivityDto: { active } });
  await setActive(false);
  expect(await foundOnPage(word)).toEqual([]);
  expect(await foundByApi(word)).toEqual([]);
  expect((await fetch(address + paths.advert(advert.slug))).status).toBe(410);
  await setActive(true);
  expect(await foundOnPage(word)).toEqual([advert.slug]);
  expect((await fetch(address + paths.advert(advert.slug))).status).toBe(200);
});

test('the address under which an advert was known leads to the present one', async () => {
  const { advert } = await publishNew();
  const title = `Rotbuche ${newWord()}`;
  const renamed = await seller.api.call(updateAdvert, {
    advertId: advert.id,
    editAdvertDto: beechFirewood({ title }),
  });
  expect(renamed.slug).not.toBe(advert.slug);
  const reply = await fetch(`${address}${paths.advert(advert.slug)}?plz=4820`, { redirect: 'manual' });
  expect(reply.status).toBe(301);
  expect(reply.headers.get('location')).toBe(`${paths.advert(renamed.slug)}?plz=4820`);

  const guest = await visit({ javaScriptEnabled: false });
  await guest.page.goto(paths.sharedAdvert(advert.id));
  await guest.page.getByRole('heading', { level: 1, name: title }).waitFor();
  expectQuiet(guest);
});

test('a deleted advert says that it is gone and offers similar ones', async () => {
  const { advert, word } = await publishNew();
  await seller.api.call(deleteAdvert, { deleteAdvertDto: { id: advert.id, deleteType: 'SOLD_HERE' } });
  expect(await foundOnPage(word)).toEqual([]);

  const guest = await visit();
  const { page } = guest;
  const reply = await page.goto(paths.advert(advert.slug));
  expect(reply?.status()).toBe(410);
  await page.getByRole('heading', { level: 1, name: 'Diese Anzeige ist nicht mehr online' }).waitFor();
  const similar = page.getByRole('region', { name: 'Ähnliche Angebote' }).getByRole('article');
  expect(await similar.count()).toBeGreaterThan(1);
  await similar.first().getByRole('link').click();
  await page.getByRole('region', { name: 'Kontakt', exact: true }).first().waitFor();
  expectQuiet(guest, /status of 410/);
});

import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { listApiKeys } from '#contract/accounts/api-keys.ts';
import { listOwnAdverts } from '#contract/adverts/advert-life.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { searchProducts } from '#contract/search/products.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { phonePhoto } from './support/phone-photo.ts';
import { type SellerAccount, newWord, registerSeller } from './support/marketplace.ts';

const { visit, address } = useBrowser();

let seller: SellerAccount;
beforeEach(async () => {
  seller = await registerSeller(address);
});

const HEAD = 'kennung;kategorie;titel;beschreibung;holzarten;laenge_cm;preis_je_einheit;einheit;plz';
const row = (reference: string, title: string, wood = 'Buche') =>
  `${reference};Brennholz;${title};Zwei Jahre gelagert und sauber gespalten.;${wood};33;120,00;rm;3300`;
const fileOf = (...rows: string[]) => ({
  name: 'meine-liste.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...rows].join('\r\n')),
});

async function visitAsSeller(options: Parameters<typeof visit>[0] = {}) {
  const guest = await visit(options);
  const reply = await guest.context.request.post('/api/auth/local?session=cookie', {
    headers: { 'sec-fetch-site': 'same-origin', origin: address },
    data: { identifier: seller.email, password: seller.password },
  });
  expect(reply.status()).toBe(200);
  await guest.page.goto(ownAdvertPaths.importAdverts());
  return guest;
}

async function check(page: Page, file: ReturnType<typeof fileOf>, isFullFeed = false): Promise<void> {
  await page.getByLabel('Datei', { exact: true }).setInputFiles(file);
  if (isFullFeed) await page.getByLabel('Das ist meine vollständige Liste').check();
  await page.getByRole('button', { name: 'Datei prüfen' }).click();
  await page.getByRole('heading', { name: 'Ergebnis der Prüfung' }).waitFor();
  await page.getByRole('list', { name: 'Zahlen' }).waitFor();
}

const apply = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Jetzt übernehmen' }).click();
  await page.getByRole('heading', { name: 'Ergebnis des Imports' }).waitFor();
  await page.getByRole('link', { name: 'Zu meinen Anzeigen' }).waitFor();
};

async function photoZip(): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(await phonePhoto(900, 600, 40), 'Fotos/Buche 1.JPG');
  zip.end();
  return buffer(zip.outputStream);
}

const ownTitles = async (status: 'ACTIVE' | 'INACTIVE') =>
  (await seller.api.call(listOwnAdverts, { status, page: 0, size: 24 })).items.map(({ title }) => title).toSorted();

test('a dealer mends a list, imports it, finds it at once, and pauses by the full list what is gone', async () => {
  const word = newWord();
  const guest = await visitAsSeller();
  const { page } = guest;
  await check(page, fileOf(row('A', `Buche ${word}`), row('B', `Esche ${word}`, 'Eshce')));
  const table = page.getByRole('table', { name: 'Fehler und Hinweise' });
  await expect.poll(() => table.innerText()).toContain('„Eshce“ kennen wir nicht. Meinst du „Esche“?');
  expect(await ownTitles('ACTIVE')).toEqual([]);
  expect(await barriersOn(page).then((found) => found.filter((line) => !line.startsWith('meta-viewport')))).toEqual([]);

  await check(page, fileOf(row('A', `Buche ${word}`), row('B', `Esche ${word}`, 'Esche')));
  await page.getByText('Alles in Ordnung.').waitFor();
  await apply(page);
  const { items } = await seller.api.call(searchProducts, { productFilter: { searchTerm: word } });
  expect(items.map(({ title }) => title).toSorted()).toEqual([`Buche ${word}`, `Esche ${word}`]);
  expect(await ownTitles('ACTIVE')).toEqual([`Buche ${word}`, `Esche ${word}`]);

  await check(page, fileOf(row('A', `Buche ${word}`)), true);
  await apply(page);
  expect(await ownTitles('ACTIVE')).toEqual([`Buche ${word}`]);
  expect(await ownTitles('INACTIVE')).toEqual([`Esche ${word}`]);
  expectQuiet(guest);
});

test.each([true, false])(
  'a zip beside the list brings the pictures it names by file, script %s',
  async (javaScriptEnabled) => {
    const word = newWord();
    const { page } = await visitAsSeller({ javaScriptEnabled });
    const list = {
      ...fileOf(),
      buffer: Buffer.from([`${HEAD};bilder`, `${row('A', `Buche ${word}`)};buche 1.jpg|fehlt.jpg`].join('\r\n')),
    };
    const zip = page.getByLabel('Bilder als Zip (freiwillig)');
    await page.getByLabel('Datei', { exact: true }).setInputFiles(list);
    await zip.setInputFiles({ name: 'bilder.zip', mimeType: 'application/zip', buffer: Buffer.from('kein Zip') });
    await page.getByRole('button', { name: 'Datei prüfen' }).click();
    await page.getByText('Das ist keine Zip-Datei, oder sie ist beschädigt.').waitFor();
    await zip.setInputFiles({ name: 'bilder.zip', mimeType: 'application/zip', buffer: await photoZip() });
    await page.getByLabel('Datei', { exact: true }).setInputFiles(list);
    await page.getByRole('button', { name: 'Datei prüfen' }).click();
    await page.getByRole('heading', { name: 'Ergebnis der Prüfung' }).waitFor();
    await expect
      .poll(() => page.reload().then(() => page.content()), { timeout: 10_000 })
      .toContain('ist nicht in der Zip-Datei');
    await page.getByText('Bild zu übernehmen').waitFor();
    await page.getByRole('button', { name: 'Jetzt übernehmen' }).click();
    const pictures = async () => {
      const { items } = await seller.api.call(searchProducts, { productFilter: { searchTerm: word } });
      return items.map(({ thumbnail }) => thumbnail !== null && thumbnail.isSymbol !== true);
    };
    await expect.poll(pictures, { timeout: 20_000 }).toEqual([true]);
  },
);

test('without script a list is checked and a key is made, shown once and revoked; 320 px are enough', async () => {
  const guest = await visitAsSeller({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
  const { page } = guest;
  await page
    .getByLabel('Datei', { exact: true })
    .setInputFiles({ ...fileOf(), buffer: Buffer.from('name;preis\na;1') });
  await page.getByRole('button', { name: 'Datei prüfen' }).click();
  await page.getByText('In der ersten Zeile fehlt die Spalte „kennung“.').waitFor();
  await page.getByText('Neuen Schlüssel anlegen', { exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Warenwirtschaft');
  await page.getByLabel('Aktuelles Passwort').fill(seller.password);
  await page.getByRole('button', { name: 'Schlüssel anlegen', exact: true }).click();
  const key = await page.locator('.imports-key').innerText();
  expect(key).toMatch(/^sp_/);
  expect(await overflowOf(page)).toEqual([]);
  await page.goto(ownAdvertPaths.importAdverts());
  expect(await page.content()).not.toContain(key);
  await page.getByRole('button', { name: 'Schlüssel „Warenwirtschaft“ widerrufen' }).click();
  await page.getByText('gilt ab sofort nicht mehr').waitFor();
  expect((await seller.api.call(listApiKeys, {})).map(({ isValid }) => isValid)).toEqual([false]);
});

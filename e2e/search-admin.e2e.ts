import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin-paths.ts';
import { signInAdministrator } from './support/administrator.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { type Visit, expectQuiet, useBrowser } from './support/browser.ts';
import { newWord } from './support/marketplace.ts';

const { visit, address } = useBrowser();

let admin: Visit;
let restoreAdmin: () => Promise<void>;
beforeAll(async () => {
  admin = await visit();
  restoreAdmin = await signInAdministrator(admin, address);
});
afterAll(() => restoreAdmin());

/** Fonts only: a word with digits is no word. */
const unknownWord = (): string =>
  `zwirbl${newWord()
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()}${String(Date.now()).replaceAll(/\d/g, (digit) => String.fromCodePoint(97 + Number(digit)))}`;

const countFound = async (term: string): Promise<number> => {
  const headers = { 'sec-fetch-site': 'same-origin', origin: address, 'cache-control': 'no-cache' };
  const reply = await admin.context.request.post('/api/v1/products', { headers, data: { searchTerm: term } });
  return (await reply.json()).totalElements;
};

/** Whether phones may zoom is the visitor's choice, of this page as of all. */
const ownBarriers = async (page: Page): Promise<string[]> =>
  (await barriersOn(page)).filter((barrier) => !barrier.startsWith('meta-viewport:'));

test('the office teaches a word after looking at the preview, finds by it at once, and switches it off again', async () => {
  const word = unknownWord();
  const { page } = admin;
  expect(await countFound(word)).toBe(0);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(adminPaths.adminSearch());
  await page.getByRole('link', { name: 'Eintrag anlegen', exact: true }).click();
  await page.getByLabel('Wörter', { exact: true }).fill(word);
  await page.getByLabel('Wird gelesen wie').fill('Schnurzelpurz');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('kennt die Suche nicht').first().waitFor();
  await page.getByLabel('Wird gelesen wie').fill('Brennholz');
  await page.getByRole('button', { name: 'Vorschau' }).click();
  await page.getByRole('heading', { name: 'Vorschau: was sich ändert' }).waitFor();
  expect(await ownBarriers(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Speichern' }).dblclick();
  await page.getByText(`„${word}“ ist angelegt und wirkt ab sofort.`).waitFor();
  expect(await countFound(word)).toBeGreaterThan(0);
  expect(await ownBarriers(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  await page.getByRole('link', { name: `Bearbeiten: ${word}` }).click();
  await page.getByRole('button', { name: 'Abschalten' }).click();
  await page.getByText(`„${word}“ ist abgeschaltet.`).waitFor();
  expect(await countFound(word)).toBe(0);
  expectQuiet(admin, /status of 422/);
});

test('without scripts a word is taught by plain forms', async () => {
  const word = unknownWord();
  const { context } = admin;
  const state = await context.storageState();
  const plain = await visit({ javaScriptEnabled: false, storageState: state });
  const { page } = plain;
  await page.goto(`${adminPaths.adminSearch('neu')}?wort=${word}&ziel=Pellets`);
  await page.getByRole('button', { name: 'Vorschau' }).click();
  await page.getByRole('heading', { name: 'Vorschau: was sich ändert' }).waitFor();
  expect(await page.getByLabel('Wörter', { exact: true }).inputValue()).toBe(word);
  await page.getByLabel(/^Füllwort/).check();
  expect(await page.getByLabel('Wird gelesen wie').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText(`„${word}“ ist angelegt und wirkt ab sofort.`).waitFor();
});

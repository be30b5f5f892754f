import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { signInAdministrator } from './support/administrator.ts';
import { COLOUR_RULES, barriersOn, overflowOf } from './support/axe.ts';
import { type Visit, expectQuiet, useBrowser } from './support/browser.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

const { visit, address } = useBrowser();

let seller: SellerAccount;
let buyer: SellerAccount;
beforeEach(async () => {
  seller = await registerSeller(address);
  buyer = await registerSeller(address);
});

async function signIn(guest: Visit, person: SellerAccount): Promise<void> {
  const reply = await guest.context.request.post('/api/auth/local?session=cookie', {
    headers: { 'sec-fetch-site': 'same-origin', origin: address },
    data: { identifier: person.email, password: person.password },
  });
  expect(reply.status()).toBe(200);
}

const slugOn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const looksRight = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowOf(page)).toEqual([]);
  expect((await barriersOn(page, COLOUR_RULES)).filter((line) => !line.startsWith('meta-viewport'))).toEqual([]);
};

test('a buyer asks from a search that found nothing, is offered wood, answers in the chat and closes as found', async () => {
  const title = `Buche ${newWord()}`;
  const { id: advertId } = await publish(seller, beechFirewood({ title }));
  const guest = await visit();
  const { page } = guest;
  const word = newWord();

  await page.goto(`/kaufen-verkaufen/brennholz/buche?suche=${word}&plz=4591&menge=6`);
  await page.getByRole('link', { name: /Gib ein Gesuch auf/ }).click();
  await page.getByRole('heading', { name: 'Gesuch aufgeben: Brennholz' }).waitFor();
  expect(await page.getByLabel('Menge', { exact: true }).inputValue()).toBe('6');
  expect(await page.getByRole('checkbox', { name: 'Buche', exact: true }).isChecked()).toBe(true);
  expect(await page.getByRole('combobox', { name: 'Ort oder PLZ' }).inputValue()).toContain('4591');
  await looksRight(page);

  const asked = `Buche für den Kaminofen ${word}`;
  await page.getByLabel('In einem Satz').fill(asked);
  await page.getByLabel(/Genauer/).fill('Gespalten, bitte.');
  await page.getByRole('button', { name: 'Weiter zur Anmeldung' }).click();
  await page.waitForURL(/anmelden/);
  await signIn(guest, buyer);
  await page.goto(paths.newRequest('?kategorie=brennholz'));
  expect(await page.getByLabel('In einem Satz').inputValue()).toBe(asked);
  expect(await page.getByLabel(/Genauer/).inputValue()).toBe('Gespalten, bitte.');

  await page.getByLabel(/Genauer/).fill('Ruf an: 0664 1234567');
  await page.getByRole('button', { name: 'Gesuch veröffentlichen' }).click();
  await page.getByText('Bitte ohne Telefonnummer').first().waitFor();
  expect(await page.getByLabel('In einem Satz').inputValue()).toBe(asked);
  await page.getByLabel(/Genauer/).fill('Gespalten, bitte.');
  await page.getByRole('button', { name: 'Gesuch veröffentlichen' }).dblclick();
  await page.getByText('Dein Gesuch ist online.').waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await looksRight(page);
  await page.getByRole('link', { name: asked }).click();
  await page.getByRole('heading', { name: asked, level: 1 }).waitFor();
  const slug = slugOn(page);

  const shop = await visit();
  await signIn(shop, seller);
  await shop.page.goto(`/gesuche/anders-${slug.slice(-10)}`);
  await shop.page.waitForURL(paths.request(slug));
  await looksRight(shop.page);
  await shop.page.getByLabel('Aus welcher Anzeige?').selectOption(advertId);
  await shop.page.getByLabel('Dein Angebot').fill('6 rm liegen bereit, 115 Euro je rm.');
  await shop.page.getByRole('button', { name: 'Angebot senden' }).click();
  await shop.page.getByText('Dein Angebot ist angekommen.').waitFor();
  const secret = await shop.page.content();
  expect(secret).not.toContain(buyer.email);

  await page.reload();
  await page.getByText('6 rm liegen bereit').waitFor();
  await page.getByLabel('Deine Antwort').fill('Passt, am Freitag?');
  await page.getByRole('button', { name: 'Im Chat antworten' }).click();
  await page.waitForURL(/\/chats\//);
  await page.getByText('Passt, am Freitag?').filter({ visible: true }).first().waitFor();

  await page.goto(paths.myRequests());
  await page.getByText('Schließen', { exact: true }).click();
  await page.getByRole('button', { name: 'Über Stammplatz gefunden' }).click();
  await page.getByText('Das Gesuch ist geschlossen.').waitFor();
  const gone = await shop.page.goto(paths.request(slug));
  expect(gone?.status()).toBe(410);
  await shop.page.getByRole('heading', { name: 'Dieses Gesuch ist nicht mehr offen' }).waitFor();
  // Two refusals were provoked.
  expectQuiet(guest, /status of 422/);
});

test('a Gesuch takes over what the words of a search say, without its place', async () => {
  const guest = await visit();
  const { page } = guest;
  const line = '5 rm Buche trocken 33 cm zugestellt 4820';
  await page.goto(paths.newRequest(`?von=${encodeURIComponent(`/kaufen-verkaufen?suche=${line}`)}`));
  await page.getByRole('heading', { name: 'Gesuch aufgeben: Brennholz' }).waitFor();
  expect(await page.getByLabel('In einem Satz').inputValue()).toBe('5 rm Buche trocken 33 cm zugestellt');
  expect(await page.getByLabel('Menge', { exact: true }).inputValue()).toBe('5');
  expect(await page.locator('[name=lengthInCm]').inputValue()).toBe('33');
  expect(await page.locator('[name=handover]:checked').inputValue()).toBe('DELIVERY');
  expect(await page.getByRole('checkbox', { name: 'Buche', exact: true }).isChecked()).toBe(true);
  expect(await page.getByRole('combobox', { name: 'Ort oder PLZ' }).inputValue()).toBe('4820 Bad Ischl');
  expectQuiet(guest);
});

test('without script a Gesuch is posted, found by its words, and listed', async () => {
  const { page, ...guest } = await visit({ javaScriptEnabled: false });
  await signIn({ page, ...guest } as Visit, buyer);
  await page.goto(paths.newRequest());
  await page.getByRole('link', { name: 'Pellets' }).first().click();
  const word = newWord();
  await page.getByLabel('In einem Satz').fill(`Lose Pellets ${word}`);
  await page.getByLabel('Menge', { exact: true }).fill('4,5');
  await page.getByRole('combobox', { name: 'Ort oder PLZ' }).fill('Nirgendwohausen');
  await page.getByRole('button', { name: 'Gesuch veröffentlichen' }).click();
  await page.getByText('Diesen Ort kennen wir nicht').first().waitFor();
  await page.getByRole('combobox', { name: 'Ort oder PLZ' }).fill('3300');
  await page.getByRole('button', { name: 'Gesuch veröffentlichen' }).click();
  await page.getByText('Dein Gesuch ist online.').waitFor();
  await page.goto(`${paths.requests()}?kategorie=pellets&plz=3300`);
  await page.getByLabel('Wörter').fill(word);
  await page.getByRole('button', { name: 'Anzeigen', exact: true }).click();
  await page.getByText('1 Gesuch', { exact: true }).waitFor();
  await page.getByRole('link', { name: `Lose Pellets ${word}` }).click();
  await page.getByRole('heading', { name: `Lose Pellets ${word}`, level: 1 }).waitFor();
});

test('a moderator removes a Gesuch with a reason and takes that back, without script', async () => {
  const word = newWord();
  const owner = await visit({ javaScriptEnabled: false });
  await signIn(owner, buyer);
  await owner.page.goto(paths.newRequest());
  await owner.page.getByRole('link', { name: 'Pellets' }).first().click();
  await owner.page.getByLabel('In einem Satz').fill(`Sackware ${word}`);
  await owner.page.getByLabel('Menge', { exact: true }).fill('2');
  await owner.page.getByRole('combobox', { name: 'Ort oder PLZ' }).fill('3300');
  await owner.page.getByRole('button', { name: 'Gesuch veröffentlichen' }).click();
  await owner.page.getByText('Dein Gesuch ist online.').waitFor();
  await owner.page.getByRole('link', { name: `Sackware ${word}` }).click();
  const place = new URL(owner.page.url()).pathname;

  const judge = await visit({ javaScriptEnabled: false });
  const leave = await signInAdministrator(judge, address);
  const { page } = judge;
  await page.goto(place);
  await page.getByRole('link', { name: 'Entfernen (Moderation)' }).click();
  await page.getByLabel('Begründung', { exact: false }).fill('Hier wird kein Holz gesucht.');
  await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await page.getByText('Entfernt. Wer das Gesuch aufgegeben oder gemeldet hat, bekommt ein Mail.').waitFor();

  const guest = await visit();
  expect((await guest.page.goto(place))?.status()).toBe(404);
  await page.goto(place);
  await page.getByText('Dieses Gesuch ist entfernt', { exact: false }).waitFor();
  expect(await overflowOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Entfernung zurücknehmen' }).click();
  await page.getByText('Das Gesuch ist wieder da.', { exact: false }).waitFor();
  expect((await guest.page.goto(place))?.status()).toBe(200);
  await leave();
});

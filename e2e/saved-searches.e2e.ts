import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { linkInMail } from './support/mailbox.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';
import { SMALL_PHONE } from './support/screens.ts';
import { signInByCall, untilAlive } from './support/session.ts';

const { visit, address } = useBrowser();

let seller: SellerAccount;
beforeEach(async () => {
  seller = await registerSeller(address);
});

/** The rule about zooming is broken by every page, on purpose. */
const ownBarriers = async (page: Page): Promise<string[]> =>
  (await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'));

const listing = (word: string): string => `${paths.products('FIREWOOD')}?suche=${word}`;

test('a guest on a phone saves a search by mail, confirms, changes and ends it', async () => {
  const guest = await visit({ viewport: SMALL_PHONE });
  const { page } = guest;
  const email = `${newWord()}@example.at`;
  await page.goto(listing(newWord()));
  await page.getByRole('link', { name: 'Suche merken' }).click();
  await page.getByRole('heading', { name: 'Suche merken' }).waitFor();
  await untilAlive(page);
  expect([await overflowOf(page), await ownBarriers(page)]).toEqual([[], []]);
  const submit = page.getByRole('button', { name: 'Mail zum Bestätigen schicken' });
  await submit.click();
  await page.getByRole('main').locator('input[name="email"][aria-invalid]').waitFor();
  await page.getByRole('main').locator('input[name="email"]').fill(email);
  await page.getByLabel('Name', { exact: true }).fill('Holz für den Winter');
  await page.getByLabel('Ort 1').fill('Gibtsnirgends');
  await submit.click();
  await page.getByText('Diesen Ort kennen wir nicht.').first().waitFor();
  await page.getByLabel('Ort 1').fill('3300');
  await submit.click();
  await page.getByRole('heading', { name: 'Schau in dein Postfach' }).waitFor();
  await page.goto(await linkInMail(address, email, '/suchauftraege/bestaetigen'));
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await page.getByRole('heading', { name: 'Der Suchauftrag läuft' }).waitFor();
  await page.getByRole('link', { name: 'Zu deinen Suchaufträgen' }).click();
  await page.getByRole('heading', { name: 'Holz für den Winter' }).waitFor();
  await page.getByText('Amstetten, 25 km').waitFor();
  expect([await overflowOf(page), await ownBarriers(page)]).toEqual([[], []]);
  const quiet = page.getByRole('group', { name: 'Ruhezeit' });
  await quiet.getByRole('checkbox').check();
  await quiet.getByLabel('bis').selectOption('22 Uhr');
  await page.getByRole('button', { name: 'Speichern' }).last().click();
  await page.getByText('Anfang und Ende sind gleich.', { exact: false }).first().waitFor();
  await quiet.getByLabel('bis').selectOption('7 Uhr');
  await page.getByRole('button', { name: 'Speichern' }).last().click();
  await page.getByText('Deine Ruhezeit ist gespeichert.', { exact: false }).waitFor();
  expect([await overflowOf(page), await ownBarriers(page)]).toEqual([[], []]);
  await page.getByRole('button', { name: 'Pausieren' }).click();
  await page.getByText('Bis du weitermachst').waitFor();
  await page.getByRole('button', { name: 'Beenden' }).click();
  await page.getByText('Der Suchauftrag ist beendet.').waitFor();
  await page.getByText('Noch kein Suchauftrag').waitFor();
  expectQuiet(guest, /422/);
});

test('a member saves a search, and an advert that is published then stands in it and behind the bell', async () => {
  const member = await registerSeller(address);
  const guest = await visit();
  const { page } = guest;
  await signInByCall(guest, address, member);
  const word = newWord();
  await publish(seller, beechFirewood({ title: `Von früher ${word}` }));
  await page.goto(listing(word));
  await page.getByRole('link', { name: 'Suche merken' }).click();
  await untilAlive(page);
  await page.getByLabel('Sofort').check();
  await page.getByLabel('Name', { exact: true }).fill(`Buche ${word}`);
  await page.getByRole('button', { name: 'Suche merken' }).click();
  await page.getByText('Der Suchauftrag läuft.').waitFor();
  const advert = await publish(seller, beechFirewood({ title: `Scheiter ${word}` }));
  await expect
    .poll(async () => {
      await page.goto(paths.news());
      return page.getByRole('link', { name: `Ein Treffer für deinen Suchauftrag „Buche ${word}“` }).count();
    })
    .toBe(1);
  await page.goto(paths.savedSearches());
  await page.getByText('1 neuer Treffer seit heute').waitFor();
  await page.getByRole('link', { name: 'Neue Treffer' }).click();
  await page.getByRole('heading', { name: 'Neu seit deinem letzten Besuch' }).waitFor();
  await page.getByRole('link', { name: advert.title }).waitFor();
  expect(await ownBarriers(page)).toEqual([]);
  const inTheList = (await page.getByRole('link', { name: 'Alle Treffer' }).getAttribute('href')) ?? '';
  await page.reload();
  await page.getByRole('heading', { name: 'Schon gesehen' }).waitFor();
  await page.goto(inTheList);
  await page.getByText(/^1 neue seit heute, \d\d:\d\d Uhr · ab hier ältere$/).waitFor();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).not.toContain('seit=');
  expectQuiet(guest);
});

test('without script a search is saved, changed and ended, and forged links say so', async () => {
  const guest = await visit({ javaScriptEnabled: false });
  const { page } = guest;
  await signInByCall(guest, address, seller);
  await page.goto(paths.newSavedSearch(listing(newWord())));
  await page.getByRole('button', { name: 'Suche merken' }).click();
  await page.getByText('Der Suchauftrag läuft.').waitFor();
  await page.getByText('Ändern').click();
  await page.getByLabel('Name', { exact: true }).fill('Umbenannt');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('heading', { name: 'Umbenannt' }).waitFor();
  await page.getByRole('button', { name: 'Beenden' }).click();
  await page.getByText('Der Suchauftrag ist beendet.').waitFor();
  await page.goto(mailPaths.savedSearchByToken('YWJj.YWJj'));
  await page.getByRole('heading', { name: 'Dieser Link gilt nicht' }).waitFor();
  await page.goto(mailPaths.savedSearchConfirm('abc'));
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' }).waitFor();
  await page.goto(paths.newSavedSearch('/anderswo'));
  await page.getByRole('heading', { name: 'Diese Suche gibt es nicht' }).waitFor();
});

test('filters that contradict each other are said where the search is saved, at their field', async () => {
  const guest = await visit({ viewport: SMALL_PHONE });
  const { page } = guest;
  await signInByCall(guest, address, seller);
  await page.goto(paths.newSavedSearch(`${paths.products('FIREWOOD')}?preis-von=200&preis-bis=100&bundesland=wien`));
  await page.getByText('Der kleinere Wert steht jetzt vorne.').waitFor();
  await page.getByText('Preis € 100 bis 200', { exact: false }).first().waitFor();
  await untilAlive(page);
  await page.getByLabel('Ort 1').fill('1100');
  await page.getByLabel('Ort 2').fill('8020');
  const submit = page.getByRole('button', { name: 'Suche merken' });
  await submit.click();
  const refused = page.getByRole('main').locator('input[name="ort-1"][aria-invalid="true"]');
  await refused.waitFor();
  const said = (await refused.getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`[id="${said.split(' ').at(-1)}"]`).innerText()).toMatch(/um Graz.* reicht nicht bis Wien/);
  expect(await page.locator('input[name="ort-0"][aria-invalid="true"]').count()).toBe(0);
  expect([await overflowOf(page), await ownBarriers(page)]).toEqual([[], []]);
  await page.getByLabel('Ort 2').fill('2500');
  await submit.click();
  await page.getByText('Der Suchauftrag läuft.').waitFor();
  await page.goto(paths.newSavedSearch(`${paths.products('FIREWOOD')}?suche=Buche+${newWord()}+50cm&laenge=25`));
  await page.getByText('Genau das gibt es gerade nicht.', { exact: false }).waitFor();
  expectQuiet(guest, /422/);
});

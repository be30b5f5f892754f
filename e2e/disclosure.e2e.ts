import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { updateOwnDisclosure } from '#contract/sellers/disclosure.ts';
import { paths } from '#contract/paths.ts';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import { updateUserDetails } from '#contract/users/users.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { type Visit, expectQuiet, useBrowser } from './support/browser.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';
import { SMALL_PHONE } from './support/screens.ts';

const { visit, address } = useBrowser();

async function sellerOfKind(sellerKind: SellerKind): Promise<SellerAccount> {
  const seller = await registerSeller(address);
  await seller.api.call(updateUserDetails, { userDetailsDto: { sellerKind } });
  return seller;
}

async function visitAs({ email, password }: SellerAccount, options: Parameters<typeof visit>[0]): Promise<Visit> {
  const guest = await visit(options);
  const reply = await guest.context.request.post('/api/auth/local?session=cookie', {
    headers: { 'sec-fetch-site': 'same-origin', origin: address },
    data: { identifier: email, password },
  });
  expect(reply.status()).toBe(200);
  return guest;
}

const own = (page: Page) => page.getByRole('region', { name: 'Angaben zum Anbieter', exact: true });

/** Nothing is wider than a small phone, and nothing stands in the way; the specified viewport tag apart. */
async function expectReadable(page: Page): Promise<void> {
  expect(await overflowOf(page)).toEqual([]);
  expect((await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'))).toEqual([]);
}

describe.each([
  ['with script', true],
  ['without script', false],
])('a business discloses who it is, %s', (_how, javaScriptEnabled) => {
  test('once in the profile, and it stands on its adverts; the mail address only where it is asked for', async () => {
    const seller = await sellerOfKind('FARM');
    const name = `Hof ${newWord()}`;
    const mail = `${newWord()}@hof.example`;
    const advert = await publish(seller, beechFirewood({ title: `Buche ${name}` }));

    const guest = await visit({ javaScriptEnabled, viewport: SMALL_PHONE });
    await guest.page.goto(paths.advert(advert.slug));
    await guest.page.getByText('hat Anschrift und rechtliche Angaben noch nicht eingetragen').waitFor();

    const owner = await visitAs(seller, { javaScriptEnabled, viewport: SMALL_PHONE });
    const { page } = owner;
    await page.goto(`${paths.profileSettings()}#anbieter`);
    if (javaScriptEnabled) await page.locator('input[name="skript"]').first().waitFor({ state: 'attached' });
    await own(page).getByText('Es fehlt noch: Straße, Postleitzahl, Ort, E-Mail-Adresse, Name oder Firma').waitFor();
    await own(page).getByLabel('Name oder Firma').fill(name);
    await own(page).getByLabel('Straße und Hausnummer').fill('Waldweg 9');
    await own(page).getByLabel('Postleitzahl').first().fill('4591');
    await own(page).getByLabel('Ort', { exact: true }).first().fill('Molln');
    await own(page).getByLabel('E-Mail-Adresse').fill(mail);
    await own(page).getByLabel('Kammer').fill('Landwirtschaftskammer Oberösterreich');
    await own(page).getByLabel('UID-Nummer').fill('ATU12345678');
    await own(page).getByRole('button', { name: 'Speichern' }).click();
    await own(page).locator('input[name="uid"][aria-invalid="true"]').waitFor();
    await own(page).getByLabel('UID-Nummer').fill('');
    await own(page).getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Die Angaben zum Anbieter sind gespeichert.').first().waitFor();
    await own(page).getByText('Vollständig.').waitFor();
    if (javaScriptEnabled) await expectReadable(page);

    await guest.page.reload();
    const box = guest.page.locator('details', { hasText: 'Angaben zum Anbieter' });
    await box.getByText('Angaben zum Anbieter', { exact: true }).click();
    await box.getByText(name).waitFor();
    await box.getByText('Waldweg 9, 4591 Molln').waitFor();
    await guest.page.getByText('Land- und Forstwirtschaft', { exact: true }).first().waitFor();
    expect(await guest.page.content()).not.toContain(mail);
    if (javaScriptEnabled) await expectReadable(guest.page);

    await box.getByRole('link', { name: 'E-Mail-Adresse und Telefon zeigen' }).click();
    await guest.page.getByText(mail).waitFor();
    if (javaScriptEnabled) await expectReadable(guest.page);
    expect(await guest.page.locator('meta[name="robots"]').last().getAttribute('content')).toContain('noindex');
    await guest.page.getByRole('link', { name: 'Zurück zur Anzeige' }).click();
    await guest.page.waitForURL(`**${paths.advert(advert.slug)}`);
    expectQuiet(guest);
    expectQuiet(owner, /status of 422/);
  });
});

test('a private person discloses nothing and has no such page, whatever was stored before', async () => {
  const seller = await sellerOfKind('BUSINESS');
  await seller.api.call(updateOwnDisclosure, {
    disclosureDto: { email: 'frueher@betrieb.example', legal: { firma: 'Früher Holz e.U.' } },
  });
  await seller.api.call(updateUserDetails, { userDetailsDto: { sellerKind: 'PRIVATE' } });
  const advert = await publish(seller, beechFirewood());
  for (const path of [paths.advert(advert.slug), `${paths.advert(advert.slug)}.data`]) {
    const text = await (await fetch(address + path)).text();
    expect(text).not.toMatch(/Früher Holz|betrieb\.example|Angaben zum Anbieter/);
  }
  expect((await fetch(address + reportPaths.advertDisclosure(advert.id))).status).toBe(404);
  const guest = await visitAs(seller, {});
  await guest.page.goto(paths.profileSettings());
  await guest.page.getByRole('region', { name: 'Konto', exact: true }).waitFor();
  expect(await own(guest.page).count()).toBe(0);
  expectQuiet(guest);
});

test('the last step of an advert asks a business for what it has not disclosed, and lets it publish', async () => {
  const seller = await sellerOfKind('BUSINESS');
  const advert = await publish(seller, beechFirewood());
  const guest = await visitAs(seller, {});
  const { page } = guest;
  await page.goto(paths.editPublish(advert.id));
  await page.getByText('Es fehlt noch: Straße').waitFor();
  expect(await page.getByRole('link', { name: 'Im Profil eintragen' }).getAttribute('href')).toBe(
    `${paths.profileSettings()}#anbieter`,
  );
  expect(await page.getByRole('button', { name: /veröffentlichen/i }).isEnabled()).toBe(true);
  expectQuiet(guest);
});

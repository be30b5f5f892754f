import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import { updateInvoiceContact } from '#contract/users/users.ts';
import { startStripePeer } from '#test/peers/stripe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { type RunningApp, freePort, newDataDir, startApp, stopApp } from './support/global-app.ts';
import { registerSeller } from './support/marketplace.ts';

/** The visitor pays on the page of the payment service; the peer is on another origin, as the real one. */
const { visit } = useBrowser();

let peer: Awaited<ReturnType<typeof startStripePeer>>;
let app: RunningApp;
const dataDir = newDataDir();
beforeAll(async () => {
  peer = await startStripePeer();
  const port = String(await freePort());
  app = await startApp(dataDir, { ...peer.environment, PORT: port, SAMPLE_ADVERTS: '0' });
});
afterAll(async () => {
  await stopApp(app.process, 'SIGTERM');
  await peer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Brings what the service has to say. */
async function deliverMessages(): Promise<void> {
  for (const event of peer.takeEvents()) {
    const { body, headers } = peer.sign(event);
    await fetch(`${app.address}/api/payment/stripe/webhook`, { method: 'POST', headers, body });
  }
}

async function visitAsBuyer(options = {}) {
  const account = await registerSeller(app.address);
  const address = { street: 'Hauptstraße 5', postalCode: '4820', city: 'Bad Ischl', countryCode: 'AT' };
  const invoiceContactDto = { firstname: 'Eva', lastname: 'Holzer', address };
  await account.api.call(updateInvoiceContact, { invoiceContactDto });
  const guest = await visit({ baseURL: app.address, ...options });
  const headers = { 'sec-fetch-site': 'same-origin', origin: app.address };
  const data = { identifier: account.email, password: account.password };
  expect((await guest.context.request.post('/api/auth/local?session=cookie', { headers, data })).status()).toBe(200);
  return guest;
}

const OUTSIDE = /outside request: http:\/\/127\.0\.0\.1/;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function orderByCard(page: Page, hasScript: boolean): Promise<void> {
  await page.goto(orderPaths.orderPlan('firma', 'jaehrlich'));
  if (hasScript) await page.locator('input[name="skript"]').first().waitFor({ state: 'attached' });
  await page.getByRole('radio', { name: /^Kredit- oder Debitkarte/ }).check();
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
}

test('leads to the page of the payment service and back, and is complete once the service says so', async () => {
  const buyer = await visitAsBuyer();
  const { page } = buyer;
  await orderByCard(page, true);
  await heading(page, '99.00 EUR').waitFor();
  await page.getByRole('button', { name: 'Bezahlen' }).click();
  await page.waitForURL(`${app.address}/order*`);
  await deliverMessages();
  await heading(page, 'Danke, dein Abo ist aktiv').waitFor();
  await page.getByRole('link', { name: /^Rechnung / }).waitFor();
  expectQuiet(buyer, OUTSIDE);
});

test('shows the way to the payment service without script, and keeps the choice when the time to pay is over', async () => {
  const buyer = await visitAsBuyer({ javaScriptEnabled: false });
  const { page } = buyer;
  await orderByCard(page, false);
  await heading(page, 'Deine Bestellung wartet auf die Zahlung').waitFor();
  const payUrl = await page.getByRole('link', { name: 'Weiter zur Zahlung' }).getAttribute('href');
  expect(new URL(payUrl ?? '').origin).toBe(peer.address);
  peer.expire((payUrl ?? '').split('/').at(-1) ?? '');
  await deliverMessages();
  await page.reload();
  await heading(page, 'Die Zahlung hat nicht geklappt').waitFor();
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  expect(await page.getByRole('radio', { name: /^Kredit- oder Debitkarte/ }).isChecked()).toBe(true);
  expectQuiet(buyer, OUTSIDE);
});

test('takes another card on the page of the payment service, also without script', async () => {
  const buyer = await visitAsBuyer({ javaScriptEnabled: false });
  const { page } = buyer;
  await orderByCard(page, false);
  const payUrl = await page.getByRole('link', { name: 'Weiter zur Zahlung' }).getAttribute('href');
  peer.pay((payUrl ?? '').split('/').at(-1) ?? '');
  await deliverMessages();
  await page.goto(`${paths.profileSettings()}#abo`);
  await page.getByRole('link', { name: 'Zahlungsart für „Firmenseite“ ändern' }).click();
  await heading(page, 'Zahlungsart ändern').waitFor();
  await page.getByRole('button', { name: 'Neue Zahlungsart angeben' }).click();
  await page.getByRole('link', { name: 'Weiter zum Zahlungsdienst' }).click();
  await heading(page, 'Neue Karte').waitFor();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Danke, du bist wieder da').waitFor();
  await deliverMessages();
  const [setup] = [...peer.setups.values()].slice(-1);
  const [subscription] = [...peer.subscriptions.values()].slice(-1);
  expect(subscription?.default_payment_method).toBe(setup?.payment_method);
  expectQuiet(buyer, OUTSIDE);
});

import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import { confirmPayment, getOrder, listOwnOrders } from '#contract/payments/payment.ts';
import { checkCompanyPermission, updateInvoiceContact } from '#contract/users/users.ts';
import { signInAdministrator } from './support/administrator.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { type Visit, expectQuiet, useBrowser } from './support/browser.ts';
import { type SellerAccount, registerSeller } from './support/marketplace.ts';

const { visit, address } = useBrowser();
const headers = { 'sec-fetch-site': 'same-origin', origin: address };

let admin: Visit;
let restoreAdmin: () => Promise<void>;
beforeAll(async () => {
  admin = await visit();
  restoreAdmin = await signInAdministrator(admin, address);
});
afterAll(() => restoreAdmin());

type Buyer = Visit & { account: SellerAccount };

async function visitAsBuyer(options: BrowserContextOptions = {}, invoiceIsKnown = true): Promise<Buyer> {
  const account = await registerSeller(address);
  if (invoiceIsKnown) {
    const place = { street: 'Hauptstraße 5', postalCode: '4820', city: 'Bad Ischl', countryCode: 'AT' };
    const invoiceContactDto = { firstname: 'Eva', lastname: 'Holzer', address: place };
    await account.api.call(updateInvoiceContact, { invoiceContactDto });
  }
  const guest = await visit(options);
  const data = { identifier: account.email, password: account.password };
  expect((await guest.context.request.post('/api/auth/local?session=cookie', { headers, data })).status()).toBe(200);
  return { ...guest, account };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** A form that is sent before the script is there goes the way without it. */
const scriptIsThere = (page: Page) => page.locator('input[name="skript"]').first().waitFor({ state: 'attached' });
const ORDER = 'zahlungspflichtig bestellen';
const CHECKOUT = orderPaths.orderPlan('firma', 'monatlich');
const ownBarriersOn = async (page: Page) =>
  (await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'));

/** Orders by bank transfer; returns the id that the address of the next page names. */
async function order({ page }: Buyer): Promise<string> {
  await page.goto(CHECKOUT);
  await button(page, ORDER).click();
  await heading(page, 'Deine Bestellung wartet auf die Zahlung').waitFor();
  return new URL(page.url()).searchParams.get('bestellung') ?? '';
}

async function pay(orderId: string): Promise<void> {
  const { amount } = (await (await admin.context.request.get('/api/v1/payment/admin/orders')).json()).find(
    (row: { order: { id: string } }) => row.order.id === orderId,
  ).order;
  const url = confirmPayment.path.replace('{orderId}', orderId);
  const receivedOn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(new Date());
  const reply = await admin.context.request.post(url, { headers, data: { amount, receivedOn } });
  expect(reply.status()).toBe(200);
}

describe('the plans', () => {
  test('stand side by side without script, with the price of the period in the address', async () => {
    const guest = await visit({ javaScriptEnabled: false });
    const { page } = guest;
    await page.goto(paths.plans());
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Firmenseite' }) });
    expect((await card.innerText()).replaceAll(/\s+/g, ' ')).toContain('€ 9,90 / Monat');
    await page.getByRole('link', { name: 'Jährlich' }).click();
    expect((await card.innerText()).replaceAll(/\s+/g, ' ')).toContain('€ 99,00 / Jahr');
    expect((await card.innerText()).replaceAll(/\s+/g, ' ')).toContain(
      'Du sparst € 19,80 gegenüber zwölf einzelnen Monaten.',
    );
    await page.getByRole('link', { name: 'Firmenseite auswählen' }).click();
    const target = new URL(page.url());
    expect([target.pathname, target.searchParams.get('callbackUrl')]).toEqual([
      '/anmelden',
      orderPaths.orderPlan('firma', 'jaehrlich'),
    ]);
    expectQuiet(guest);
  });

  test('a plan or a rhythm that is not sold is a page that does not exist', async () => {
    for (const path of ['/abos/bestellen/gibt-es-nicht/monatlich', '/abos/bestellen/firma/taeglich']) {
      expect((await fetch(address + path, { redirect: 'manual' })).status, path).toBe(404);
    }
  });
});

describe('a plan that is edited', () => {
  test('keeps what was typed beside a change of another, is sold at its new price at once, and goes back', async () => {
    const url = '/api/v1/plans/betrieb';
    const plan = async () => {
      const plans = await (await admin.context.request.get('/api/v1/plans')).json();
      return plans.find(({ id }: { id: string }) => id === 'betrieb');
    };
    const before = await plan();
    const { page } = admin;
    await page.goto(adminPaths.editPlans());
    const part = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Betrieb', exact: true }) });
    await part.locator('summary', { hasText: 'Ändern' }).click();
    await scriptIsThere(page);
    await part.getByLabel('Einmal für ein Jahr').fill('-229');
    await part.getByRole('button', { name: 'Speichern' }).click();
    await part.getByText('muss zwischen').first().waitFor();
    await part.getByLabel('Einmal für ein Jahr').fill('229');
    const other = { ...before.state, position: 7, version: before.version };
    expect((await admin.context.request.put(url, { headers, data: other })).status()).toBe(200);
    await part.getByRole('button', { name: 'Speichern' }).click();
    await part.getByText('Das wurde inzwischen geändert.').waitFor();
    await part.getByText(`Stand ${before.version + 1}`, { exact: true }).waitFor();
    expect(await part.getByLabel('Einmal für ein Jahr').inputValue()).toBe('229');
    expect(await ownBarriersOn(page)).toEqual([]);
    await part.getByRole('button', { name: 'Speichern' }).dblclick();
    await page.getByText('„Betrieb“ ist gespeichert und gilt ab sofort.').waitFor();
    const guest = await visit({ javaScriptEnabled: false });
    await guest.page.goto(paths.plans('einmalig'));
    await guest.page.getByText('229,00').waitFor();
    for (const [version, made] of [
      [before.version + 1, before.version + 3],
      [before.version, before.version + 4],
    ]) {
      const back = part.getByRole('button', { name: `Zurück zum Stand ${version}`, exact: true });
      if (!(await back.isVisible())) await part.locator('summary', { hasText: 'Verlauf' }).click();
      await back.click();
      await part.getByText(`Stand ${made}`, { exact: true }).waitFor();
    }
    expect((await plan()).state).toEqual(before.state);
    expectQuiet(admin, /status of (409|422)/);
    admin.complaints.length = 0;
  });
});

describe('an order by bank transfer', () => {
  test('asks for what is missing on its invoice, goes out once, and is active with its invoice once it is paid', async () => {
    const buyer = await visitAsBuyer({}, false);
    const { page, account } = buyer;
    await page.goto(CHECKOUT);
    expect(await button(page, ORDER).count()).toBe(0);
    await scriptIsThere(page);
    await page.getByLabel('Vorname').fill('Eva');
    await page.getByLabel('Nachname').fill('Holzer');
    await page.getByLabel('Straße und Hausnummer').fill('Hauptstraße 5');
    await page.getByLabel('Postleitzahl').fill('4820');
    await page.getByLabel('Ort', { exact: true }).fill('Bad Ischl');
    await button(page, 'Rechnungsdaten speichern').click();
    await button(page, ORDER).waitFor();
    expect(await ownBarriersOn(page)).toEqual([]);
    const summary = await page.getByRole('region', { name: 'Deine Bestellung' }).innerText();
    expect(summary.replaceAll(/\s+/g, ' ')).toMatch(/€ 9,90 \/ Monat inkl\. € 1,65 USt zahlungspflichtig bestellen$/);
    await button(page, ORDER).dblclick();
    await heading(page, 'Deine Bestellung wartet auf die Zahlung').waitFor();
    const [placed, ...more] = await account.api.call(listOwnOrders, {});
    expect(more).toEqual([]);
    const id = placed?.id ?? '';
    expect(await ownBarriersOn(page)).toEqual([]);
    await page.getByText(placed?.transfer?.reference ?? 'no reference').waitFor();
    await page.getByAltText('QR-Code mit allen Angaben der Überweisung').waitFor();

    for (const wrong of ['ordercomplete', 'ordercanceled', 'orderfailure'] as const) {
      await page.goto(orderPaths.order(wrong, id));
      expect(page.url()).toBe(address + orderPaths.order('orderpending', id));
    }
    await expect(account.api.call(checkCompanyPermission, {})).rejects.toMatchObject({ status: 403 });

    await pay(id);
    await page.getByRole('link', { name: 'Jetzt nachschauen' }).click();
    await heading(page, 'Danke, dein Abo ist aktiv').waitFor();
    expect(page.url()).toBe(address + orderPaths.order('ordercomplete', id));
    // A running session knows of new rights within a second.
    const mayHaveCompany = () =>
      account.api.call(checkCompanyPermission, {}).then(
        () => true,
        () => false,
      );
    await expect.poll(mayHaveCompany).toBe(true);
    const invoice = page.getByRole('link', { name: /^Rechnung 20\d\d-\d+ \(PDF\)$/ });
    const paper = await buyer.context.request.get((await invoice.getAttribute('href')) ?? '');
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await page.reload();
    await heading(page, 'Danke, dein Abo ist aktiv').waitFor();
    expect(await ownBarriersOn(page)).toEqual([]);
    expectQuiet(buyer);
  });

  test('notices by itself that it was paid', async () => {
    const buyer = await visitAsBuyer();
    const id = await order(buyer);
    await pay(id);
    await buyer.page.waitForURL(`**${orderPaths.order('ordercomplete', id)}`, { timeout: 30_000 });
    expectQuiet(buyer);
  });

  test('works without script from the plan to the account number', async () => {
    const buyer = await visitAsBuyer({ javaScriptEnabled: false });
    await order(buyer);
    await buyer.page.getByText('Zahlungsreferenz').first().waitFor();
    expectQuiet(buyer);
  });

  test('is cancelled by the buyer, asks for nothing more, and can be ordered again', async () => {
    const buyer = await visitAsBuyer();
    const { page } = buyer;
    const id = await order(buyer);
    await page.getByText('Bestellung stornieren').click();
    await button(page, 'Ja, stornieren').click();
    await heading(page, 'Deine Bestellung ist storniert').waitFor();
    expect(page.url()).toBe(address + orderPaths.order('ordercanceled', id));
    await page.getByRole('link', { name: 'Neu bestellen' }).click();
    await button(page, ORDER).click();
    await heading(page, 'Deine Bestellung wartet auf die Zahlung').waitFor();
    expect(new URL(page.url()).searchParams.get('bestellung')).not.toBe(id);
    expectQuiet(buyer);
  });

  test('belongs to its buyer: for everybody else there is no such page', async () => {
    const id = await order(await visitAsBuyer());
    const stranger = await visitAsBuyer();
    for (const page of ['ordercomplete', 'orderpending', 'orderservice'] as const) {
      expect((await stranger.page.goto(orderPaths.order(page, id)))?.status(), page).toBe(404);
    }
    await stranger.page.goto(orderPaths.order('ordercomplete'));
    await heading(stranger.page, 'Deine Bestellungen').waitFor();
    expect(stranger.page.url()).toBe(address + orderPaths.order('orderservice'));
    expectQuiet(stranger, /status of 404/);
  });
});

describe('a contract', () => {
  test('is withdrawn from in two steps: the access ends at once, and the receipt is on its way', async () => {
    const buyer = await visitAsBuyer();
    const { page, account } = buyer;
    const id = await order(buyer);
    await pay(id);
    await page.goto(paths.withdraw());
    expect(await ownBarriersOn(page)).toEqual([]);
    await page.getByRole('link', { name: /^Vertrag widerrufen: „Firmenseite“ vom / }).click();
    await page.getByLabel('Anmerkung').fill('Doch nicht nötig.');
    expect(await ownBarriersOn(page)).toEqual([]);
    await button(page, 'Widerruf bestätigen').dblclick();
    await page.getByText('Dein Rücktritt ist eingelangt').waitFor();
    await expect(account.api.call(checkCompanyPermission, {})).rejects.toMatchObject({ status: 403 });
    expect(typeof (await account.api.call(getOrder, { orderId: id })).withdrawnAt).toBe('string');
    await page.reload();
    await page.getByText('Dein Rücktritt ist eingelangt').waitFor();
    await page.goto(paths.withdraw());
    await page.getByText('Gerade gibt es keinen Vertrag, von dem du zurücktreten kannst').waitFor();
    await expect.poll(() => subjectsTo(account.email)).toContain('Dein Rücktritt ist da: Firmenseite');
    expectQuiet(buyer);
  });

  test('says without an account how it is withdrawn from', async () => {
    const guest = await visit({ javaScriptEnabled: false });
    await guest.page.goto(paths.imprint());
    await guest.page.getByRole('link', { name: 'Vertrag widerrufen' }).click();
    await guest.page.getByRole('link', { name: 'Muster für den Rücktritt' }).click();
    const anchor = decodeURIComponent(new URL(guest.page.url()).hash.slice(1));
    expect(await guest.page.locator(`[id="${anchor}"]`).innerText()).toBe('Kostenpflichtige Leistungen');
    expectQuiet(guest);
  });

  test('is given notice in the profile, and the notice is taken back', async () => {
    const buyer = await visitAsBuyer();
    const { page } = buyer;
    await pay(await order(buyer));
    await page.goto(`${paths.profileSettings()}#abo`);
    await scriptIsThere(page);
    const section = page.getByRole('region', { name: 'Abo', exact: true });
    await section.getByText(/Davor bitten wir dich per Mail um die nächste Überweisung/).waitFor();
    await section.getByText('Abo „Firmenseite“ kündigen …').click();
    await section.getByRole('button', { name: 'Ja, zum Ende kündigen' }).click();
    await section.getByText(/^Läuft noch bis /).waitFor();
    await section.getByRole('button', { name: 'Kündigung zurücknehmen' }).click();
    await section.getByText(/Davor bitten wir dich per Mail um die nächste Überweisung/).waitFor();
    expectQuiet(buyer);
  });
});

describe('the administration', () => {
  test('finds an order by its reference, refuses another amount, confirms the right one and takes it back', async () => {
    const buyer = await visitAsBuyer();
    const id = await order(buyer);
    const { transfer } = await buyer.account.api.call(getOrder, { orderId: id });
    const { page } = admin;
    await page.goto(paths.moderation());
    await page.getByRole('link', { name: 'Bestellungen' }).click();
    await page.getByLabel('Name, E-Mail, Zahlungsreferenz oder Rechnungsnummer').fill(transfer?.reference ?? '');
    await button(page, 'Suchen').click();
    await page.getByText('1 Bestellung', { exact: true }).waitFor();
    expect(await ownBarriersOn(page)).toEqual([]);
    await page.getByText('Zahlungseingang bestätigen').click();
    const amount = page.getByLabel('Eingelangter Betrag');
    await amount.fill('9,80');
    await button(page, 'Zahlung bestätigen').click();
    await page
      .getByText(/Offen sind genau/)
      .first()
      .waitFor();
    expect(await amount.inputValue()).toBe('9,80');
    await amount.fill('9,90');
    await button(page, 'Zahlung bestätigen').click();
    await page.getByText(/ist bestätigt\. Das Abo läuft/).waitFor();
    const paid = await buyer.account.api.call(getOrder, { orderId: id });
    expect(paid.status).toBe('PAID');

    // The booking was a mistake.
    await page.getByText(/^Buchung vom .* über €\s9,90 zurücknehmen$/).click();
    const reason = page.getByLabel('Warum war das ein Irrtum?');
    await reason.fill('falsch');
    await button(page, 'Buchung zurücknehmen').click();
    await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true');
    await reason.fill('Das Geld gehört zu einer anderen Bestellung.');
    await button(page, 'Buchung zurücknehmen').click();
    await page.getByText(/^Die Buchung zu .* ist zurückgenommen\.$/).waitFor();
    await page.getByText('Zahlungseingang bestätigen').waitFor();
    const open = await buyer.account.api.call(getOrder, { orderId: id });
    expect(open).toMatchObject({ status: 'PENDING', transfer: { reference: transfer?.reference } });
    expect(open.invoices?.map(({ grossInCents }) => grossInCents)).toEqual([990, -990]);
    await expect.poll(() => subjectsTo(buyer.account.email)).toContain('Buchung zurückgenommen: Firmenseite');
    expectQuiet(admin, /status of 422/);
  });

  test('does not exist for anybody else', async () => {
    const buyer = await visitAsBuyer();
    for (const path of [adminPaths.adminOrders(), adminPaths.adminBank(), adminPaths.adminVouchers()]) {
      expect((await buyer.page.goto(path))?.status(), path).toBe(404);
      expect((await fetch(address + path, { redirect: 'manual' })).status, path).toBe(302);
    }
    expectQuiet(buyer, /status of 404/);
  });
});

test('nothing overflows on a small phone with letters of twice the size', async () => {
  const buyer = await visitAsBuyer({ viewport: { width: 320, height: 640 } });
  const { page, context } = buyer;
  await context.addCookies([{ name: 'darstellung', value: encodeURIComponent('text=200&zoom=yes'), url: address }]);
  const id = await order(buyer);
  const pages = [
    paths.plans(),
    CHECKOUT,
    orderPaths.order('orderpending', id),
    orderPaths.order('orderservice'),
    paths.withdraw(),
  ];
  for (const path of pages) {
    await page.goto(path);
    expect(await overflowOf(page), path).toEqual([]);
    expect(await barriersOn(page), path).toEqual([]);
  }
  expectQuiet(buyer);
});

/** Subjects of the mails to an address, as the outbox of development has them. */
async function subjectsTo(email: string): Promise<string[]> {
  const reply = await fetch(`${address}/dev/outbox.json?to=${encodeURIComponent(email)}`);
  const { mails }: { mails: { subject: string }[] } = await reply.json();
  return mails.map(({ subject }) => subject);
}

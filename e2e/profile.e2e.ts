import { createHmac, randomBytes } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import type { Visit } from './support/browser.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { pressTabUntil } from './support/keyboard.ts';
import { DESK, SMALL_PHONE, TABLET } from './support/screens.ts';

const { visit, address } = useBrowser();

const PROFILE = paths.profileSettings();
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin', origin: address };

type Account = { email: string; password: string };

const newAccount = (): Account => {
  const name = `p${randomBytes(5).toString('hex')}`;
  return { email: `${name}@example.at`, password: `${name} lagert trocken` };
};

/** A visitor who has just registered and is on the settings of the new account. */
async function visitAsMember(options: BrowserContextOptions = {}): Promise<Visit & { account: Account }> {
  const account = newAccount();
  const guest = await visit(options);
  const reply = await guest.context.request.post('/api/auth/local/register?session=cookie', {
    headers: SAME_ORIGIN,
    data: { ...account, username: account.email, firstname: 'Eva', lastname: 'Holzer', termsAccepted: true },
  });
  expect(reply.status()).toBe(200);
  await guest.page.goto(PROFILE);
  // A form that is sent before the script is there goes the way without it.
  if (options.javaScriptEnabled !== false)
    await guest.page.locator('input[name="skript"]').first().waitFor({ state: 'attached' });
  return { ...guest, account };
}

/** Confirms the address with the code of its mail. */
async function confirmMail({ email }: Account): Promise<void> {
  let code = '';
  await expect
    .poll(async () => {
      code = await codeInMails(email);
      return code;
    })
    .not.toBe('');
  const reply = await fetch(`${address}/api/v1/email-confirmation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  expect(reply.status).toBe(200);
}

async function codeInMails(email: string): Promise<string> {
  const reply = await fetch(`${address}/dev/outbox.json?to=${encodeURIComponent(email)}`);
  return /email-bestaetigen\?code=([A-Za-z0-9_-]+)/.exec(await reply.text())?.[1] ?? '';
}

async function signIn({ context, page }: Visit, { email, password }: Account): Promise<void> {
  const reply = await context.request.post('/api/auth/local?session=cookie', {
    headers: SAME_ORIGIN,
    data: { identifier: email, password },
  });
  expect(reply.status()).toBe(200);
  await page.goto(PROFILE);
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const field = (page: Page, where: string, label: string | RegExp) => section(page, where).getByLabel(label).first();

const SAVED_IN_PLACE = (page: Page, words: string | RegExp) => page.getByRole('log').getByText(words).first().waitFor();

test.each([
  ['with script', true],
  ['without script', false],
])('every section is saved by itself and is there again after a reload, %s', async (_how, javaScriptEnabled) => {
  const guest = await visitAsMember({ javaScriptEnabled });
  const { page } = guest;
  const save = async (where: string, said: string): Promise<void> => {
    await section(page, where).getByRole('button', { name: 'Speichern' }).first().click();
    if (javaScriptEnabled) await SAVED_IN_PLACE(page, said);
    else await section(page, where).getByRole('status').getByText(said).waitFor();
  };

  await field(page, 'Konto', 'Vorname').fill('Magdalena');
  await field(page, 'Konto', 'gewerblich').check({ force: true });
  await save('Konto', 'Name und Art sind gespeichert.');

  await field(page, 'Kontaktvorlage', 'Telefon').fill('0664 1234567');
  await field(page, 'Kontaktvorlage', 'Straße und Hausnummer').fill('Sägewerkweg 3');
  await field(page, 'Kontaktvorlage', 'Postleitzahl').fill('4820');
  await save('Kontaktvorlage', 'Die Kontaktvorlage ist gespeichert.');

  await section(page, 'Rechnungsdaten').getByText('Für eine Rechnung fehlt noch').waitFor();
  await field(page, 'Rechnungsdaten', 'Firma').fill('Holzhof Molln GmbH');
  await field(page, 'Rechnungsdaten', 'UID-Nummer').fill('atu 12345675');
  await field(page, 'Rechnungsdaten', 'Straße und Hausnummer').fill('Dorfplatz 1');
  await field(page, 'Rechnungsdaten', 'Postleitzahl').fill('4591');
  await field(page, 'Rechnungsdaten', 'Ort').fill('Molln');
  await save('Rechnungsdaten', 'Die Rechnungsdaten sind gespeichert.');

  await field(page, 'PEFC', /Waldbewirtschaftung/).fill('pefc/06-21-1');
  await save('PEFC', 'Die PEFC-Nummern sind gespeichert.');

  await field(page, 'Benachrichtigungen', 'Neue Nachricht, E-Mail').uncheck();
  await field(page, 'Benachrichtigungen', 'Neues bei Stammplatz, E-Mail').check();
  await save('Benachrichtigungen', 'Deine Auswahl ist gespeichert.');

  await section(page, 'Newsletter').getByRole('button', { name: 'Newsletter bestellen' }).click();
  await section(page, 'Newsletter').getByText('Bestätigung ausständig').waitFor();

  await page.goto(PROFILE);
  expect(await field(page, 'Konto', 'Vorname').inputValue()).toBe('Magdalena');
  expect(await field(page, 'Konto', 'gewerblich').isChecked()).toBe(true);
  expect(await field(page, 'Kontaktvorlage', 'Telefon').inputValue()).toBe('0664 1234567');
  expect(await field(page, 'Kontaktvorlage', 'Ort').inputValue()).toBe('Bad Ischl');
  expect(await field(page, 'Rechnungsdaten', 'UID-Nummer').inputValue()).toBe('ATU12345675');
  await section(page, 'Rechnungsdaten').getByText('Vollständig').waitFor();
  expect(await field(page, 'PEFC', /Waldbewirtschaftung/).inputValue()).toBe('PEFC/06-21-1');
  expect(await field(page, 'Benachrichtigungen', 'Neue Nachricht, E-Mail').isChecked()).toBe(false);
  expect(await field(page, 'Benachrichtigungen', 'Neues bei Stammplatz, E-Mail').isChecked()).toBe(true);
  await section(page, 'Newsletter').getByText('Bestätigung ausständig').waitFor();
  await section(page, 'Newsletter').getByRole('button', { name: 'Doch nicht bestellen' }).click();
  await section(page, 'Newsletter').getByText('nicht bestellt', { exact: true }).waitFor();
  expectQuiet(guest);
});

test.each([
  ['with script', true],
  ['without script', false],
])('what is refused stays as typed, with its reason at the field, %s', async (_how, javaScriptEnabled) => {
  const guest = await visitAsMember({ javaScriptEnabled });
  const { page } = guest;
  const number = field(page, 'PEFC', /Waldbewirtschaftung/);
  await number.fill('PEFC-2101');
  await field(page, 'PEFC', /CoC/).fill('HFA-CoC-0001');
  await section(page, 'PEFC').getByRole('button', { name: 'Speichern' }).click();
  await section(page, 'PEFC').getByText('Die Nummer sieht so aus: PEFC/06-21-1.').waitFor();
  expect(await number.inputValue()).toBe('PEFC-2101');
  expect(await field(page, 'PEFC', /CoC/).inputValue()).toBe('HFA-CoC-0001');
  expect(await number.getAttribute('aria-invalid')).toBe('true');
  if (javaScriptEnabled)
    await expect.poll(() => number.evaluate((element) => element === document.activeElement)).toBe(true);
  expectQuiet(guest, /status of 422/);
});

test('a postcode brings its town along', async () => {
  const guest = await visitAsMember();
  const { page } = guest;
  const code = field(page, 'Kontaktvorlage', 'Postleitzahl');
  await code.pressSequentially('4820');
  await expect.poll(() => field(page, 'Kontaktvorlage', 'Ort').inputValue()).toBe('Bad Ischl');
  expectQuiet(guest);
});

test('a new password keeps this device and signs the others out', async () => {
  const here = await visitAsMember();
  const elsewhere = await visit();
  await signIn(elsewhere, here.account);
  const { page } = here;
  const password = `${here.account.password} neu`;
  await section(page, 'Konto').getByText('Passwort ändern').click();
  await field(page, 'Konto', 'Neues Passwort').fill(password);
  await section(page, 'Konto').getByLabel('Aktuelles Passwort').last().fill('falsch geraten');
  await section(page, 'Konto').getByRole('button', { name: 'Passwort speichern' }).click();
  await section(page, 'Konto').getByText('Das aktuelle Passwort stimmt nicht.').waitFor();
  await section(page, 'Konto').getByLabel('Aktuelles Passwort').last().fill(here.account.password);
  await section(page, 'Konto').getByRole('button', { name: 'Passwort speichern' }).click();
  await SAVED_IN_PLACE(page, 'Das neue Passwort gilt.');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Profil-Einstellungen' }).waitFor();

  await elsewhere.page.goto(PROFILE);
  expect(new URL(elsewhere.page.url()).pathname).toBe(paths.signIn());
  await signIn(elsewhere, { ...here.account, password });
  await elsewhere.page.getByRole('heading', { level: 1, name: 'Profil-Einstellungen' }).waitFor();
  expectQuiet(here, /status of 4\d\d/);
});

test('a new password keeps this device without script too', async () => {
  const { page, account } = await visitAsMember({ javaScriptEnabled: false });
  await section(page, 'Konto').getByText('Passwort ändern').click();
  await field(page, 'Konto', 'Neues Passwort').fill(`${account.password} neu`);
  await section(page, 'Konto').getByLabel('Aktuelles Passwort').last().fill(account.password);
  await section(page, 'Konto').getByRole('button', { name: 'Passwort speichern' }).click();
  await section(page, 'Konto').getByText('Das neue Passwort gilt.').waitFor();
});

test('other devices are listed and can be signed out, one or all', async () => {
  const here = await visitAsMember();
  const [one, other] = [await visit(), await visit()];
  await signIn(one, here.account);
  await signIn(other, here.account);
  const { page } = here;
  await page.reload();
  // On a slow phone the answer and the page's new state are drawn at once: the form is gone before it has its answer.
  await (await here.context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 3 });
  const devices = section(page, 'Sicherheit').getByRole('listitem');
  expect(await devices.count()).toBe(3);
  expect(await devices.filter({ hasText: 'hier angemeldet' }).count()).toBe(1);
  await section(page, 'Sicherheit')
    .getByRole('button', { name: /abmelden$/ })
    .first()
    .click();
  await SAVED_IN_PLACE(page, 'Das Gerät ist abgemeldet.');
  await expect.poll(() => devices.count()).toBe(2);
  await section(page, 'Sicherheit').getByRole('button', { name: 'Alle anderen abmelden' }).click();
  await section(page, 'Sicherheit').getByText('Nur dieses Gerät ist angemeldet.').waitFor();
  await other.page.goto(PROFILE);
  expect(new URL(other.page.url()).pathname).toBe(paths.signIn());
  expectQuiet(here);
});

/** The six digits of an authenticator app. Source: RFC 6238 with HMAC-SHA-1 and steps of 30 s. */
function digitsOf(secret: string, now: number): string {
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test.each([
  ['with script', true],
  ['without script', false],
])(
  'the second step is set up with the app, shows its recovery codes once and is switched off, %s',
  async (_how, javaScriptEnabled) => {
    const guest = await visitAsMember({ javaScriptEnabled });
    const { page, account } = guest;
    await confirmMail(account);
    await page.reload();
    const security = section(page, 'Sicherheit');
    await security.getByText('Einrichten').click();
    await security.getByLabel('Aktuelles Passwort').first().fill(account.password);
    await security.getByRole('button', { name: 'QR-Code zeigen' }).click();
    await security.getByRole('img', { name: 'QR-Code für deine App' }).waitFor();
    const secret = (await security.locator('code').first().textContent()) ?? '';

    await security.getByLabel('Code aus deiner App').fill('000000');
    await security.getByRole('button', { name: 'Einschalten' }).click();
    await security.getByText('Dieser Code stimmt nicht').first().waitFor();
    expect(await security.locator('code').first().textContent()).toBe(secret);

    await security.getByLabel('Code aus deiner App').fill(digitsOf(secret, Date.now()));
    await security.getByRole('button', { name: 'Einschalten' }).click();
    const codes = security.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem');
    await codes.first().waitFor();
    expect(await codes.count()).toBeGreaterThan(7);
    const recoveryCode = (await codes.first().textContent()) ?? '';

    await page.goto(PROFILE);
    await security.getByText('eingeschaltet', { exact: true }).waitFor();
    expect(await codes.count()).toBe(0);
    await security.getByText('Ausschalten', { exact: true }).first().click();
    await security.getByLabel('Code aus der App oder Wiederherstellungscode').last().fill(recoveryCode);
    await security.getByLabel('Aktuelles Passwort').last().fill(account.password);
    await security.getByRole('button', { name: 'Ausschalten' }).click();
    await security.getByText('ausgeschaltet', { exact: true }).waitFor();
    expectQuiet(guest, /status of 4\d\d/);
  },
);

test('the own data come as a zip, and an account on its way out can be taken back', async () => {
  const guest = await visitAsMember();
  const { page, account } = guest;
  const privacy = section(page, 'Datenschutz');
  await privacy.getByText('Daten herunterladen').click();
  await privacy.getByLabel('Aktuelles Passwort').first().fill('falsch geraten');
  await privacy.getByRole('button', { name: 'Zip-Datei herunterladen' }).click();
  await privacy.getByText('Das aktuelle Passwort stimmt nicht').waitFor();
  await privacy.getByLabel('Aktuelles Passwort').first().fill(account.password);
  const download = page.waitForEvent('download');
  await privacy.getByRole('button', { name: 'Zip-Datei herunterladen' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  await privacy.getByText('Konto löschen …').click();
  await privacy.getByRole('button', { name: 'Konto löschen' }).click();
  await privacy.getByText('Setz bitte das Häkchen').waitFor();
  await privacy.getByLabel('Ja, mein Konto soll gelöscht werden.').check();
  await privacy.getByLabel('Aktuelles Passwort').last().fill(account.password);
  await privacy.getByRole('button', { name: 'Konto löschen' }).click();
  await privacy.getByText(/^Dein Konto wird am .* gelöscht\./).waitFor();
  await page.reload();
  await privacy.getByRole('button', { name: 'Konto behalten' }).click();
  await SAVED_IN_PLACE(page, 'Dein Konto bleibt');
  await privacy.getByText('Konto löschen …').waitFor();
  expectQuiet(guest, /status of 4\d\d/);
});

test.each([
  ['with script', true],
  ['without script', false],
])('a new address waits for the link of its mail, %s', async (_how, javaScriptEnabled) => {
  const { page, account } = await visitAsMember({ javaScriptEnabled });
  const next = `neu-${account.email}`;
  await section(page, 'Konto').getByText('E-Mail-Adresse ändern').click();
  await field(page, 'Konto', 'Neue E-Mail-Adresse').fill(next);
  await section(page, 'Konto').getByLabel('Aktuelles Passwort').first().fill(account.password);
  await section(page, 'Konto').getByRole('button', { name: 'Link schicken', exact: true }).click();
  const said = 'Ein Link zur neuen Adresse ist unterwegs.';
  if (javaScriptEnabled) await SAVED_IN_PLACE(page, said);
  else await section(page, 'Konto').getByText(said).waitFor();
  await section(page, 'Konto').getByText(account.email, { exact: true }).waitFor();
  await confirmMail({ ...account, email: next });
  await page.reload();
  await section(page, 'Konto').getByText(next, { exact: true }).waitFor();
});

test.each([
  ['with script', true],
  ['without script', false],
])('the display settings hold on the page itself, %s', async (_how, javaScriptEnabled) => {
  const guest = await visitAsMember({ javaScriptEnabled });
  const { page } = guest;
  await field(page, 'Darstellung', 'Dunkel').check({ force: true });
  if (!javaScriptEnabled) {
    await section(page, 'Darstellung').getByRole('button', { name: 'Speichern' }).click();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${PROFILE}#darstellung`);
  }
  await page.locator('html[data-theme="dark"]').waitFor();
  expectQuiet(guest);
});

test('leaving with something unsaved asks first, and a second press sends nothing twice', async () => {
  const guest = await visitAsMember();
  const { page } = guest;
  await field(page, 'Konto', 'Nachname').fill('Waldner');
  await section(page, 'Konto').getByText('Noch nicht gespeichert').waitFor();
  await page.getByRole('link', { name: 'Stammplatz, zur Startseite' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
  await dialog.getByText('Noch nicht gespeichert: Konto.').waitFor();
  await dialog.getByRole('button', { name: 'Hierbleiben' }).click();
  expect(await field(page, 'Konto', 'Nachname').inputValue()).toBe('Waldner');

  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await section(page, 'Konto').getByRole('button', { name: 'Speichern' }).dblclick();
  await SAVED_IN_PLACE(page, 'Name und Art sind gespeichert.');
  expect(posts).toBe(1);
  await page.getByRole('link', { name: 'Stammplatz, zur Startseite' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  expectQuiet(guest);
});

test('the page can be used with the keyboard alone', async () => {
  const guest = await visitAsMember();
  const { page } = guest;
  await pressTabUntil(page, page.getByRole('link', { name: 'PEFC', exact: true }));
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#pefc');
  await pressTabUntil(page, field(page, 'PEFC', /Waldbewirtschaftung/));
  await page.keyboard.type('PEFC/06-21-7');
  await pressTabUntil(page, section(page, 'PEFC').getByRole('button', { name: 'Speichern' }));
  await page.keyboard.press('Enter');
  await SAVED_IN_PLACE(page, 'Die PEFC-Nummern sind gespeichert.');
  const focused = section(page, 'PEFC').getByRole('button', { name: 'Speichern' });
  await expect.poll(() => focused.evaluate((element) => element === document.activeElement)).toBe(true);
  expectQuiet(guest);
});

test('no one else sees it: without a session the way leads to signing in and back, the route name leads here', async () => {
  const named = await fetch(`${address}/user/profile-settings`, { redirect: 'manual' });
  expect([named.status, named.headers.get('location')]).toEqual([301, PROFILE]);
  const guest = await visit();
  await guest.page.goto(PROFILE);
  const url = new URL(guest.page.url());
  expect([url.pathname, url.searchParams.get('callbackUrl')]).toEqual([paths.signIn(), PROFILE]);
  expectQuiet(guest);
});

test('nothing stands in the way of phone, tablet and desk, in light and dark', async () => {
  const guest = await visitAsMember({ viewport: DESK, reducedMotion: 'reduce', colorScheme: 'light' });
  const { page } = guest;
  // Zooming with two fingers is a choice of the visitor, see the display settings.
  const barriers = async (): Promise<string[]> =>
    (await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'));
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await overflowOf(page)).toEqual([]);
  expect(await barriers()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(TABLET);
  expect(await overflowOf(page)).toEqual([]);
  await page.setViewportSize(SMALL_PHONE);
  expect(await overflowOf(page)).toEqual([]);
  expect(await barriers()).toEqual([]);
  expectQuiet(guest);
});

test('a phone shows one section at a time, that of the address first, and the back button leads through them', async () => {
  const { page, ...guest } = await visitAsMember({ viewport: SMALL_PHONE });
  const shown = (): Promise<string[]> =>
    page
      .locator('.profile-section')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ id }) => id));
  await expect.poll(shown).toEqual(['konto']);
  await page.getByRole('link', { name: 'Weiter: Sicherheit' }).click();
  await expect.poll(shown).toEqual(['sicherheit']);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sicherheit-titel');
  await page.getByRole('button', { name: /^Abschnitt Sicherheit/ }).click();
  await page.getByRole('navigation', { name: 'Abschnitte' }).getByRole('link', { name: 'Datenschutz' }).click();
  await expect.poll(shown).toEqual(['datenschutz']);
  await page.goBack();
  await expect.poll(shown).toEqual(['sicherheit']);
  await page.goto(`${PROFILE}#rechnung`);
  await page.reload();
  await expect.poll(shown).toEqual(['rechnung']);
  await page.setViewportSize(DESK);
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(8);
  expectQuiet({ page, ...guest });
});

test('an invoice takes name and address from the contact template', async () => {
  const guest = await visitAsMember({ viewport: DESK });
  const { page } = guest;
  const contact = page.locator('#kontakt');
  const invoice = page.locator('#rechnung');
  // Where the account's name is known it need not be typed again.
  expect(await contact.getByLabel('Vorname').inputValue()).toBe('Eva');
  expect(await invoice.getByRole('button', { name: 'Wie Kontaktvorlage' }).count()).toBe(0);
  await contact.getByLabel('Telefon').fill('+43 664 1234567');
  await contact.getByLabel('Straße').fill('Waldweg 3');
  await contact.getByRole('combobox', { name: 'Postleitzahl' }).fill('4820');
  await expect.poll(() => contact.getByLabel('Ort', { exact: true }).inputValue()).toBe('Bad Ischl');
  await contact.getByRole('button', { name: 'Speichern' }).click();
  await invoice.getByRole('button', { name: 'Wie Kontaktvorlage' }).click();
  await expect.poll(() => invoice.getByLabel('Straße').inputValue()).toBe('Waldweg 3');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstname');
  await invoice.getByText('Noch nicht gespeichert').waitFor();
  await invoice.getByRole('button', { name: 'Speichern' }).click();
  await invoice.getByText('Vollständig: Rechnungen können ausgestellt werden.').waitFor();
  expectQuiet(guest);
});

test('letters of twice the size still fit on a small phone', async () => {
  const guest = await visitAsMember({ viewport: { width: 320, height: 800 } });
  const { page, context } = guest;
  const display = 'text=200&contrast=standard&theme=system&zoom=no';
  await context.addCookies([{ name: 'darstellung', value: encodeURIComponent(display), url: address }]);
  await page.reload();
  const sections = await page.locator('.profile-section').evaluateAll((all) => all.map(({ id }) => id));
  expect(sections.length).toBeGreaterThan(8);
  for (const section of sections) {
    await page.goto(`${PROFILE}#${section}`);
    await page.locator(`#${section}`).waitFor();
    for (const summary of await page.locator(`#${section} summary`).all()) await summary.click();
    expect(await overflowOf(page), section).toEqual([]);
  }
  expectQuiet(guest);
});

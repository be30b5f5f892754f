import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { pressTabUntil } from './support/keyboard.ts';
import { linkInMail } from './support/mailbox.ts';
import { newWord } from './support/marketplace.ts';
import { DESK, SMALL_PHONE, TABLET } from './support/screens.ts';

const { visit, address } = useBrowser();

const PASSWORD = 'drei Ster am Hang';
const NEW_PASSWORD = 'vier Bloche im Schnee';
const newEmail = (): string => `${newWord()}@example.at`;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const email = (page: Page) => page.getByLabel('E-Mail-Adresse');
const password = (page: Page) => page.getByRole('textbox', { name: 'Passwort', exact: true });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const menuOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Konto von/ });
const entry = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Anmelden' });

async function fillRegistration(page: Page, address: string): Promise<void> {
  await page.getByLabel('Vorname').fill('Eva');
  await page.getByLabel('Nachname').fill('Holzer');
  await email(page).fill(address);
  await password(page).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /Nutzungsbedingungen/ }).check();
}

async function registered(page: Page): Promise<string> {
  const own = newEmail();
  await page.goto(paths.register());
  await fillRegistration(page, own);
  await press(page, 'Konto anlegen');
  await heading(page, 'Willkommen, Eva').waitFor();
  return own;
}

async function signIn(page: Page, own: string, secret: string): Promise<void> {
  await email(page).fill(own);
  await password(page).fill(secret);
  await press(page, 'Anmelden');
}

const sessionIn = (context: BrowserContext): Promise<{ user?: { name: string } }> =>
  context.request.get('/api/auth/session').then((reply) => reply.json());

describe('an account', () => {
  test('is made with the keyboard, confirmed by the mail’s link, and out everywhere else after a new password', async () => {
    const guest = await visit();
    const { page } = guest;
    await page.goto(paths.home());
    await pressTabUntil(page, entry(page));
    await page.keyboard.press('Enter');
    await heading(page, 'Anmelden').waitFor();
    await pressTabUntil(page, page.getByRole('main').getByRole('link', { name: 'Konto anlegen' }));
    await page.keyboard.press('Enter');
    await heading(page, 'Konto anlegen').waitFor();

    const own = newEmail();
    await pressTabUntil(page, page.getByRole('radio', { name: 'privat', exact: true }));
    for (const text of ['Eva', 'Holzer', own, PASSWORD]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.getByText('Passt. Länger ist noch sicherer.').waitFor();
    await pressTabUntil(page, page.getByRole('checkbox', { name: /Nutzungsbedingungen/ }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await heading(page, 'Willkommen, Eva').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Konto von Eva H.', exact: true }).waitFor();

    await page.goto(await linkInMail(address, own, '/email-bestaetigen'));
    await pressTabUntil(page, page.getByRole('button', { name: 'Bestätigen' }));
    await page.keyboard.press('Enter');
    await page.getByText('Deine E-Mail-Adresse ist bestätigt.').waitFor();
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Konto von Eva H.', exact: true }).waitFor();
    expect(await page.content()).not.toContain(own);
    await page.goto(paths.landing('registered'));
    await page.getByText(`${own} ist bestätigt.`).waitFor();

    const elsewhere = await visit();
    await elsewhere.page.goto(`${paths.signIn()}?callbackUrl=/sitemap`);
    await signIn(elsewhere.page, own, PASSWORD);
    await elsewhere.page.waitForURL(paths.sitemap());
    expect((await sessionIn(elsewhere.context)).user).toBeDefined();

    const changed = await page.evaluate(
      async ([currentPassword, next]) => {
        const body = JSON.stringify({ currentPassword, password: next, passwordConfirmation: next });
        const headers = { 'content-type': 'application/json' };
        return (await fetch('/api/auth/change-password?session=cookie', { method: 'POST', headers, body })).status;
      },
      [PASSWORD, NEW_PASSWORD],
    );
    expect(changed).toBe(200);
    await page.reload();
    await menuOf(page).waitFor();
    expect(await sessionIn(elsewhere.context)).toEqual({});
    await elsewhere.page.reload();
    await entry(elsewhere.page).waitFor();
    // What the page of the ended session asked on its own before it was loaded again.
    expectQuiet(elsewhere, /status of 401/);
    elsewhere.complaints.length = 0;

    await elsewhere.page.goto(paths.signIn());
    await signIn(elsewhere.page, own, PASSWORD);
    const refused = elsewhere.page.getByRole('alert');
    await refused.getByText('E-Mail-Adresse oder Passwort stimmt nicht.').waitFor();
    await expect.poll(() => elsewhere.page.evaluate(() => document.activeElement?.className)).toBe('form-summary');
    expect(await email(elsewhere.page).inputValue()).toBe(own);
    await password(elsewhere.page).fill(NEW_PASSWORD);
    await press(elsewhere.page, 'Anmelden');
    await menuOf(elsewhere.page).waitFor();
    expectQuiet(guest);
    expectQuiet(elsewhere, /status of 400/);
  });

  test('reads to a screen reader as what it is, refusals included', async () => {
    const guest = await visit();
    const { page } = guest;
    const main = page.getByRole('main');
    await page.goto(paths.signIn());
    const asked = await main.ariaSnapshot();
    for (const line of [
      'heading "Anmelden" [level=1]',
      'textbox "E-Mail-Adresse"',
      'textbox "Passwort"',
      'button "Anmelden"',
      'link "Passwort vergessen?"',
      'link "Konto anlegen Ich bin neu hier"',
    ]) {
      expect(asked).toContain(line);
    }
    await signIn(page, newEmail(), PASSWORD);
    await page.getByRole('alert').getByText('stimmt nicht').waitFor();
    expect(await main.ariaSnapshot()).toMatch(/alert.*stimmt nicht/s);
  });

  test('is made, left and entered again without script', async () => {
    const guest = await visit({ javaScriptEnabled: false });
    const { page } = guest;
    await page.goto(paths.register());
    await page.getByLabel('Vorname').fill('Eva');
    await press(page, 'Konto anlegen');
    await page.getByText('Bitte schau dir die markierten Felder noch einmal an.').waitFor();
    expect(await page.getByLabel('Vorname').inputValue()).toBe('Eva');
    expect(await page.getByLabel('Nachname').getAttribute('aria-invalid')).toBe('true');
    const own = newEmail();
    await fillRegistration(page, own);
    await press(page, 'Konto anlegen');
    await heading(page, 'Willkommen, Eva').waitFor();

    await menuOf(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
    await heading(page, 'Abmelden').waitFor();
    await press(page, 'Abmelden');
    await heading(page, 'Du bist abgemeldet').waitFor();
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'stammplatz' }));

    await page.goto(`${paths.signIn()}?error=SessionRequired&callbackUrl=%2Fsitemap`);
    await page.getByText('Dafür brauchst du ein Konto.').waitFor();
    await signIn(page, own, 'das falsche Wort');
    await page.getByText('E-Mail-Adresse oder Passwort stimmt nicht.').waitFor();
    expect(await password(page).inputValue()).toBe('');
    await signIn(page, own, PASSWORD);
    await page.waitForURL(paths.sitemap());
    expect((await sessionIn(page.context())).user).toBeDefined();
    expectQuiet(guest, /status of 4(00|22)/);
  });

  test('signs a person in by a link in a mail, by its button and not by looking, and only once', async () => {
    const own = await registered((await visit()).page);
    const guest = await visit({ javaScriptEnabled: false });
    const { page } = guest;
    await page.goto(`${paths.signIn()}?callbackUrl=%2Fsitemap`);
    await email(page).fill(own);
    await press(page, 'Link per E-Mail schicken');
    await heading(page, 'Schau in dein Postfach').waitFor();
    const link = await linkInMail(address, own, '/api/auth/callback/email');
    for (let look = 0; look < 2; look += 1) {
      await page.goto(link);
      await heading(page, 'Gleich bist du drin').waitFor();
    }
    expect(await sessionIn(page.context())).toEqual({});
    await press(page, 'Jetzt anmelden');
    await page.waitForURL(paths.sitemap());
    await menuOf(page).waitFor();

    const late = await visit({ javaScriptEnabled: false });
    await late.page.goto(link);
    await press(late.page, 'Jetzt anmelden');
    await late.page.getByText('Dieser Link ist abgelaufen oder schon verwendet.').waitFor();
    expectQuiet(guest);
    expectQuiet(late);
  });

  test('sends forms that say where they come from, whatever else the browser leaves out', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    for (const path of [paths.signIn(), `${paths.signInLink()}?token=falsch&email=eva%40example.at`]) {
      await page.goto(path);
      if (path === paths.signIn()) {
        await email(page).fill(newEmail());
        await password(page).fill(PASSWORD);
      }
      const sending = page.waitForRequest((request) => request.method() === 'POST');
      await page.getByRole('main').locator('form button[type=submit]').first().click();
      expect(await (await sending).headerValue('origin')).toBe(new URL(address).origin);
    }
  });

  test('gets a new password by the mail’s link, which counts once', async () => {
    const own = await registered((await visit()).page);
    const guest = await visit();
    const { page } = guest;
    await page.goto(paths.forgotPassword());
    await email(page).fill(own);
    await press(page, 'Link schicken');
    await page.getByText(`Wenn es zu ${own} ein Konto gibt`).waitFor();
    const link = await linkInMail(address, own, '/passwort-zuruecksetzen');
    const reply = await page.goto(link);
    expect(reply?.headers()).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });
    const field = page.getByRole('textbox', { name: 'Neues Passwort' });
    await field.fill('Passwort123');
    await press(page, 'Passwort speichern');
    await page.getByText('Dieses Passwort wird sehr oft verwendet.').waitFor();
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill(NEW_PASSWORD);
    await press(page, 'Passwort speichern');
    await menuOf(page).waitFor();
    await page.getByText(`mit dem Konto ${own} angemeldet`).waitFor();

    const late = await visit();
    await late.page.goto(link);
    await heading(late.page, 'Dieser Link gilt nicht mehr').waitFor();
    expectQuiet(guest, /status of 422/);
    expectQuiet(late);
  });
});

describe('who is signed in', () => {
  test('is right in every open tab', async () => {
    const guest = await visit();
    const { page, context } = guest;
    const other = await context.newPage();
    await other.goto(paths.sitemap());
    await entry(other).waitFor();
    // Asked a second after a page opens: refused, and so no longer quiet, where the person has just signed out.
    const savedIds = page.waitForResponse(/favourites\/ids$/, { timeout: 30_000 });
    const own = await registered(page);
    await menuOf(other).waitFor();
    await savedIds;

    await menuOf(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
    await heading(page, 'Du bist abgemeldet').waitFor();
    await entry(other).waitFor();
    expect(await sessionIn(context)).toEqual({});

    await page.getByRole('main').getByRole('link', { name: 'Wieder anmelden' }).click();
    await signIn(page, own, PASSWORD);
    await menuOf(other).waitFor();
    // The other tab may know before this one has gone on, which would overtake the next address.
    await page.waitForURL(paths.home());
    await page.goto(`${paths.signIn()}?callbackUrl=%2Fsitemap`);
    await page.waitForURL(paths.sitemap());
    expectQuiet(guest);
  });

  test('is asked for where a page needs it, and the way back cannot leave the site', async () => {
    const own = await registered((await visit()).page);
    const guest = await visit();
    const { page } = guest;
    await page.goto(paths.landing('registered'));
    await page.waitForURL(/\/anmelden\?error=SessionRequired&callbackUrl=%2Flanding%2Fregistered$/);
    await signIn(page, own, PASSWORD);
    await heading(page, 'Willkommen, Eva').waitFor();
    await menuOf(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
    await heading(page, 'Du bist abgemeldet').waitFor();
    for (const callback of ['//fremd.example', 'https://fremd.example/', '/\\fremd.example', 'javascript:alert(1)']) {
      await page.goto(`${paths.signIn()}?${new URLSearchParams({ callbackUrl: callback })}`);
      await signIn(page, own, PASSWORD);
      await page.waitForURL(paths.home());
      await page.context().clearCookies();
    }
    expectQuiet(guest);
  });

  test('is one account, however often the button was pressed', async () => {
    const guest = await visit();
    const { page } = guest;
    await page.goto(paths.register());
    const posts: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
    await fillRegistration(page, newEmail());
    await page.getByRole('main').getByRole('button', { name: 'Konto anlegen' }).dblclick();
    await heading(page, 'Willkommen, Eva').waitFor();
    expect(posts.length).toBe(1);
    expectQuiet(guest);
  });

  test('keeps what was typed while there is no connection', async () => {
    const guest = await visit();
    const { page, context } = guest;
    await page.goto(paths.signIn());
    await email(page).fill('eva@example.at');
    await password(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Passwort zeigen' }).waitFor();
    await context.setOffline(true);
    await press(page, 'Anmelden');
    await page.getByRole('alert').getByText('Der Server ist gerade nicht erreichbar.').waitFor();
    expect(await email(page).inputValue()).toBe('eva@example.at');
    await context.setOffline(false);
    expectQuiet(guest, /ERR_INTERNET_DISCONNECTED/);
  });
});

describe('a member’s pages', () => {
  test('have no barriers in both themes, and fit phone, tablet and desk', async () => {
    const guest = await visit({ viewport: DESK, reducedMotion: 'reduce', colorScheme: 'light' });
    const { page, context } = guest;
    await registered(page);
    await context.addCookies([{ name: 'darstellung', value: encodeURIComponent('zoom=yes'), url: address }]);
    for (const path of [paths.landing('registered'), paths.signOut()]) {
      await page.setViewportSize(DESK);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await menuOf(page).click();
      await page.getByRole('dialog', { name: 'Konto von Eva H.' }).waitFor();
      expect(await barriersOn(page)).toEqual([]);
      expect(await overflowOf(page)).toEqual([]);
      await page.setViewportSize(TABLET);
      expect(await overflowOf(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(SMALL_PHONE);
      expect(await barriersOn(page)).toEqual([]);
      expect(await overflowOf(page)).toEqual([]);
    }
    expectQuiet(guest);
  });
});

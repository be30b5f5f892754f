import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { getCompany, listCompanies, setPublishState } from '#contract/companies/companies.ts';
import { signIn } from '#contract/content-api/content-api.ts';
import { paths } from '#contract/paths.ts';
import { getMe } from '#contract/users/users.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { COLOUR_RULES, barriersOn, overflowOf } from './support/axe.ts';
import { type Visit, expectQuiet, useBrowser } from './support/browser.ts';
import { newWord, registerSeller } from './support/marketplace.ts';
import { phonePhoto } from './support/phone-photo.ts';
import { ownNumbers } from '#test/company-numbers.ts';

const { visit, address } = useBrowser();

type Account = { email: string; password: string };
/** The business of the sample marketplace: its company is public, its account has the licence. */
const BUSINESS: Account = { email: 'betrieb@stammplatz.example', password: 'holz-muster-2026' };

async function visitAs(account: Account, options: Parameters<typeof visit>[0] = {}): Promise<Visit> {
  const guest = await visit(options);
  const reply = await guest.context.request.post('/api/auth/local?session=cookie', {
    headers: { 'sec-fetch-site': 'same-origin', origin: address },
    data: { identifier: account.email, password: account.password },
  });
  expect(reply.status()).toBe(200);
  return guest;
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = async (page: Page, name: string, done: string): Promise<void> => {
  await section(page, name).getByRole('button', { name: 'Speichern' }).last().click();
  await page.getByText(done).waitFor();
};

async function make(page: Page, name: string): Promise<void> {
  await page.goto(paths.myCompany());
  await page.getByLabel('Name der Firma').fill(name);
  await page.getByRole('button', { name: 'Firma anlegen' }).click();
  await page.getByText('Deine Firma ist angelegt.').waitFor();
}

async function fillAddress(page: Page): Promise<void> {
  const contact = section(page, 'Kontakt und Adresse');
  await contact.getByLabel('E-Mail-Adresse').fill('office@muehle.example');
  await contact.getByLabel('Telefon').fill('+43 720 555 01');
  await contact.getByLabel('Straße und Hausnummer').fill('Mühlgasse 4');
  await contact.getByLabel('PLZ').fill('3300');
  await contact.getByLabel('Ort', { exact: true }).fill('Amstetten');
  await save(page, 'Kontakt und Adresse', 'Kontakt und Adresse sind gespeichert.');
}

describe('a company from the first name to the page', () => {
  test('is written section by section, mended where a number is wrong, looked at, and not public without a licence', async () => {
    const account = await registerSeller(address);
    const guest = await visitAs(account);
    const { page } = guest;
    const name = `Säge ${newWord()}`;
    await make(page, name);

    const profile = section(page, 'Name und Beschreibung');
    await profile.getByLabel('Beschreibung').fill('Lohnschnitt am Hof.\n\nSeit drei Generationen.');
    await profile.getByLabel('Website').fill('javascript:alert(1)');
    await profile.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Die Webadresse beginnt mit https:// oder http://.').waitFor();
    await profile.getByLabel('Website').fill('www.muehle.example');
    await save(page, 'Name und Beschreibung', 'Name und Beschreibung sind gespeichert.');
    await fillAddress(page);

    const legal = section(page, 'Rechtliche Angaben');
    await legal.getByLabel('Firma', { exact: true }).fill('Mühle Säge e.U.');
    await legal.getByLabel('UID-Nummer').fill('ATU13585626');
    await legal.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Diese UID-Nummer kann nicht stimmen').waitFor();
    // A number that no other company of this marketplace has: a second claim would wait for moderation.
    await legal.getByLabel('UID-Nummer').fill(ownNumbers(Date.now() % 1_000_000).uid);
    await save(page, 'Rechtliche Angaben', 'Die rechtlichen Angaben sind gespeichert.');

    await page.getByLabel('Montag, 1. Zeit von').fill('08:00');
    await page.getByLabel('Montag, 1. Zeit bis').fill('12:00');
    await page.getByLabel('Montag, 2. Zeit von').fill('11:00');
    await page.getByLabel('Montag, 2. Zeit bis').fill('17:00');
    await section(page, 'Öffnungszeiten').getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Diese Zeit überschneidet sich mit einer anderen.').waitFor();
    await page.getByLabel('Montag, 2. Zeit von').fill('13:00');
    await save(page, 'Öffnungszeiten', 'Die Öffnungszeiten sind gespeichert.');

    const services = section(page, 'Leistungen');
    for (const title of ['Lohnschnitt', 'Bauholz']) {
      await services.getByLabel('Bezeichnung').last().fill(title);
      if (title === 'Lohnschnitt')
        await services
          .getByLabel('Art der Leistung')
          .last()
          .selectOption({ label: 'Hacken & Aufbereiten: Lohnschnitt / mobiles Sägewerk' });
      await services.getByRole('button', { name: 'Leistung hinzufügen' }).click();
      await services.getByRole('button', { name: `${title} entfernen` }).waitFor();
    }
    await services.getByRole('button', { name: 'Bauholz nach oben' }).click();
    await services.getByRole('button', { name: 'Bauholz nach unten' }).waitFor();

    await page.getByRole('link', { name: 'So sieht deine Seite aus' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.getByText('Entwurf: Nur du siehst diese Seite.').isVisible()).toBe(true);
    const words = await page.getByRole('main').innerText();
    expect(words).toContain('Form und Prüfziffer der UID stimmen');
    expect(words.indexOf('Bauholz')).toBeLessThan(words.indexOf('Lohnschnitt\n'));
    const website = page.getByRole('link', { name: 'Website besuchen' });
    expect(await website.getAttribute('href')).toBe('https://www.muehle.example');
    expect(await website.getAttribute('rel')).toBe('nofollow noopener ugc');

    const draftPath = new URL(page.url()).pathname;
    expect((await fetch(address + draftPath)).status).toBe(404);
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await page.getByText('Eine öffentliche Firmenseite ist Teil eines Abos.').waitFor();
    expect((await fetch(address + draftPath)).status).toBe(404);
    expectQuiet(guest, /status of 422/);
  });

  test('asks before text that is not saved is left behind, and keeps it when told to stay', async () => {
    const guest = await visitAs(await registerSeller(address));
    const { page } = guest;
    await make(page, `Säge ${newWord()}`);
    const description = section(page, 'Name und Beschreibung').getByLabel('Beschreibung');
    await description.fill('Noch nicht fertig geschrieben.');
    await page.getByRole('link', { name: 'So sieht deine Seite aus' }).click();
    const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
    await question.getByText('Noch nicht gespeichert: Name und Beschreibung.').waitFor();
    await question.getByRole('button', { name: 'Hierbleiben' }).click();
    expect(await description.inputValue()).toBe('Noch nicht fertig geschrieben.');
    await save(page, 'Name und Beschreibung', 'Name und Beschreibung sind gespeichert.');
    await page.getByRole('link', { name: 'So sieht deine Seite aus' }).click();
    await page.waitForURL(/\/firma\//);
    expectQuiet(guest);
  });

  test('is not overwritten from a second window without a word, and is when its owner saves once more', async () => {
    const { page, context } = await visitAs(await registerSeller(address));
    await make(page, `Säge ${newWord()}`);
    const other = await context.newPage();
    await other.goto(paths.myCompany());
    const write = async (window: Page, words: string) => {
      const profile = section(window, 'Name und Beschreibung');
      await profile.getByLabel('Beschreibung').fill(words);
      await profile.getByRole('button', { name: 'Speichern' }).click();
    };
    await write(page, 'Die erste.');
    await page.getByText('Name und Beschreibung sind gespeichert.').waitFor();
    await write(other, 'Die zweite.');
    await other.getByText('inzwischen an anderer Stelle geändert').waitFor();
    await write(other, 'Die zweite, trotzdem.');
    await other.getByText('Name und Beschreibung sind gespeichert.').waitFor();
    await page.reload();
    const shown = section(page, 'Name und Beschreibung').getByLabel('Beschreibung');
    expect(await shown.inputValue()).toBe('Die zweite, trotzdem.');
  });

  test('keeps what was typed when the session ends, for its author alone, until they are signed in again', async () => {
    const account = await registerSeller(address);
    const { page, context } = await visitAs(account);
    await make(page, `Säge ${newWord()}`);
    const profile = section(page, 'Name und Beschreibung');
    const description = profile.getByLabel('Beschreibung');
    await description.fill('Wir schneiden Lärche und Fichte nach Liste.');
    await context.clearCookies({ name: 'stammplatz' });
    await profile.getByRole('button', { name: 'Speichern' }).click();
    await page.waitForURL(/\/anmelden\?error=SessionRequired/);
    await page.getByLabel('E-Mail-Adresse').fill(account.email);
    await page.getByLabel('Passwort', { exact: true }).fill(account.password);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.waitForURL(/\/meine-firma\?/);
    await expect.poll(() => description.inputValue()).toBe('Wir schneiden Lärche und Fichte nach Liste.');
    await save(page, 'Name und Beschreibung', 'Name und Beschreibung sind gespeichert.');
    await page.reload();
    expect(await description.inputValue()).toBe('Wir schneiden Lärche und Fichte nach Liste.');
  });

  test('takes a logo, shows it, and refuses a drawing with a script in it', async () => {
    const account = await registerSeller(address);
    const { page } = await visitAs(account);
    await make(page, `Logo ${newWord()}`);
    const pictures = section(page, 'Logo und Titelbild');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await pictures.getByLabel('Logo').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg });
    await pictures.getByRole('button', { name: 'Hochladen' }).first().click();
    await pictures.locator('[aria-invalid]').waitFor();
    await pictures
      .getByLabel('Logo')
      .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(400, 300, 120) });
    await pictures.getByRole('button', { name: 'Hochladen' }).first().click();
    await page.getByText('Das Logo ist gespeichert.').waitFor();
    await pictures.getByRole('button', { name: 'Bild entfernen' }).click();
    await pictures.getByRole('button', { name: 'Bild entfernen' }).waitFor({ state: 'detached' });
  });

  test('is made, filled and deleted without the page’s script', async () => {
    const account = await registerSeller(address);
    const { page } = await visitAs(account, { javaScriptEnabled: false });
    const name = `Ohne ${newWord()}`;
    await make(page, name);
    await fillAddress(page);
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await page.getByText('Eine öffentliche Firmenseite ist Teil eines Abos.').waitFor();
    await page.getByRole('button', { name: 'Firma löschen' }).click();
    await page.getByText('Setz zuerst das Häkchen').waitFor();
    await page.getByLabel('Ja, ich will meine Firma löschen').check();
    await page.getByRole('button', { name: 'Firma löschen' }).click();
    await page.getByText('Deine Firma ist gelöscht.').waitFor();
    expect((await account.api.call(getMe, {})).companyId).toBeNull();
  });
});

describe('a company that is public', () => {
  const api = async () => {
    const { jwt } = await createHttpApi({ baseUrl: address }).call(signIn, {
      credentials: { identifier: BUSINESS.email, password: BUSINESS.password },
    });
    return createHttpApi({ baseUrl: address, token: () => jwt });
  };
  let slug = '';
  beforeEach(async () => {
    const owner = await api();
    const { companyId } = await owner.call(getMe, {});
    slug = (await owner.call(getCompany, { companyId: companyId ?? '' })).slug ?? '';
    await owner.call(setPublishState, { setPublishStateDto: { publishState: 'PUBLISHED' } });
  });

  test('is taken back and published again by its owner, and visitors see just that', async () => {
    const owner = await visitAs(BUSINESS);
    const status = async (): Promise<number> => (await fetch(`${address}${paths.company(slug)}?x=${newWord()}`)).status;
    expect(await status()).toBe(200);
    await owner.page.goto(paths.company(slug));
    await owner.page.getByText('Diese Seite ist öffentlich.').waitFor();
    await owner.page.getByRole('button', { name: 'Offline nehmen' }).click();
    await owner.page.getByText('Deine Firmenseite ist jetzt offline.').waitFor();
    expect(await status()).toBe(410);
    await owner.page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await owner.page.getByText('Deine Firmenseite ist jetzt öffentlich.').waitFor();
    expect(await status()).toBe(200);
    expectQuiet(owner);
  });

  test('shows its contact only to who asks, with and without script', async () => {
    const html = await (await fetch(address + paths.company(slug))).text();
    expect(html).not.toContain(BUSINESS.email);
    expect(html).not.toMatch(/\+43 720|tel:/);
    for (const javaScriptEnabled of [true, false]) {
      const guest = await visit({ javaScriptEnabled });
      await guest.page.goto(paths.company(slug));
      await guest.page.getByRole('button', { name: 'Kontakt zeigen' }).click();
      await guest.page.getByText(BUSINESS.email).waitFor();
      expect(await guest.page.getByRole('link', { name: /anrufen$/ }).getAttribute('href')).toMatch(/^tel:\+43720/);
      expectQuiet(guest);
    }
  });

  test('is found by words, state and service, without script, and its card leads to it', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    const { items } = await createHttpApi({ baseUrl: address }).call(listCompanies, {});
    const company = items[0];
    await page.goto(paths.companies());
    await page.getByLabel('Name, Ort oder Leistung').fill(company?.name ?? '');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await page
      .getByRole('link', { name: company?.name ?? '', exact: true })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: company?.name ?? '' }).waitFor();
    await page.goto(`${paths.companies()}?bundesland=quatsch&leistung=quatsch&seite=999`);
    await page.getByRole('heading', { name: 'Auf dieser Seite stehen keine Betriebe mehr' }).waitFor();
  });
});

test('the editor has no barriers in either theme and fits into 320 px', async () => {
  const guest = await visitAs(BUSINESS, {
    viewport: { width: 320, height: 700 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const { page, context } = guest;
  const settings = encodeURIComponent('zoom=yes');
  await context.addCookies([{ name: 'darstellung', value: settings, url: address }]);
  for (const path of [paths.myCompany(), paths.companies()]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriersOn(page, COLOUR_RULES)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  expectQuiet(guest);
});

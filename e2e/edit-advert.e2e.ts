import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { register } from '#contract/content-api/content-api.ts';
import { paths } from '#contract/paths.ts';
import { searchProducts } from '#contract/search/products.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { formatIsoDate, monthName } from '#domain/format/dates.ts';
import type { CategoryFilters } from '#domain/search/search-types.ts';
import { strictHits } from '#test/strict-hits.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser, type Visit } from './support/browser.ts';
import { holdRequests } from './support/held-requests.ts';
import { pressTabUntil } from './support/keyboard.ts';
import { doubleText } from './support/layout.ts';
import { linkInMail } from './support/mailbox.ts';
import { newWord } from './support/marketplace.ts';
import { asFile, phonePhoto } from './support/phone-photo.ts';
import { SMALL_PHONE } from './support/screens.ts';
import { signInByCall, untilAlive } from './support/session.ts';

const { visit, address } = useBrowser();

const PASSWORD = 'drei Ster am Hang';
const BUSINESS = { email: 'betrieb@stammplatz.example', password: 'holz-muster-2026' };
const DESCRIPTION = 'Aus dem eigenen Wald, trocken gelagert, auch am Wochenende zum Abholen bereit.';

type Account = { email: string; password: string };

async function newSeller(): Promise<Account> {
  const email = `${newWord()}@example.at`;
  const registration = { username: newWord(), email, password: PASSWORD, firstname: 'Eva', lastname: 'Holzer' };
  await createHttpApi({ baseUrl: address }).call(register, { registration: { ...registration, termsAccepted: true } });
  return { email, password: PASSWORD };
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  // The page before has a field for an address, too.
  await heading(page, 'Anmelden').waitFor();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Konto von/ })
    .waitFor();
}

/** Pinching can be allowed in the display settings; the fixed scale is the product's. */
const barriersBut = async (page: Page): Promise<string[]> =>
  (await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'));

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Titel', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const saved = (page: Page) => page.getByText(/^Gespeichert um \d\d:\d\d$/);
const withoutPrice = (page: Page) => page.getByRole('button', { name: 'Ohne Preis veröffentlichen' });
const publishButton = (page: Page) => page.getByRole('button', { name: 'Veröffentlichen', exact: true });

const draftsOf = async (context: BrowserContext): Promise<{ id: string; title: string }[]> => {
  const { id } = await (await context.request.get('/api/v1/users/me')).json();
  const page = await (await context.request.get(`/api/v1/adverts/user/${id}?page=0&size=50`)).json();
  return page.items;
};

/** The required fields of each category. */
const REQUIRED: Record<CategoryCode, (page: Page) => Promise<unknown>> = {
  FOREST: async (page) => {
    await page.getByRole('checkbox', { name: 'Fichte', exact: true }).check({ force: true });
    await field(page, 'categoryData.isFromTrunkSale').check();
  },
  FIREWOOD: (page) => page.getByRole('checkbox', { name: 'Buche', exact: true }).check({ force: true }),
  PELLETS: (page) => field(page, 'categoryData.pelletQualityTypeCode').selectOption('ENPLUS_A1'),
  SAWN_WOOD: (page) => page.getByRole('radio', { name: 'Lärche', exact: true }).check({ force: true }),
  WOOD_CHIPS: (page) => field(page, 'categoryData.woodChipsWoodTypeCode').selectOption('FICHTE'),
  LOGS: (page) => page.getByRole('radio', { name: 'Fichte', exact: true }).check({ force: true }),
  SERVICES: async (page) => {
    await page.locator('[name="categoryData.serviceCategories"]').first().check({ force: true });
    await page.locator('[name="categoryData.areasOfService"]').nth(5).check({ force: true });
  },
};

async function fillWords(page: Page, title: string): Promise<void> {
  await titleField(page).fill(title);
  await page.getByRole('textbox', { name: 'Beschreibung' }).fill(DESCRIPTION);
}

async function writeFacts(page: Page, category: CategoryCode, title: string): Promise<void> {
  await page.goto(`${paths.editFacts()}?kategorie=${categoryOf(category).slug}`);
  await untilAlive(page);
  await REQUIRED[category](page);
  await field(page, 'unitQuantity').fill('12,5');
  await fillWords(page, title);
}

async function publishFrom(page: Page, photo: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Weiter zu den Fotos' }).click();
  await heading(page, 'Fotos').waitFor();
  await page.getByLabel('Fotos auswählen').setInputFiles([asFile('stoss.jpg', photo)]);
  await page.locator('[data-photo]').waitFor();
  await page.getByRole('button', { name: 'Weiter zu Ort und Zustellung' }).click();
  await heading(page, 'Ort und Zustellung').waitFor();
  await field(page, 'address.postalCode').fill('8010');
  await page.getByText('Alles da. Du kannst veröffentlichen.').waitFor();
  await publishButton(page).click();
  await withoutPrice(page).click();
  await heading(page, 'Deine Anzeige ist online').waitFor();
}

/** By word and distance, and in the list beside the map; the map itself has tests of its own and is slow to render. */
async function expectFoundNearby({ context }: Visit, category: CategoryCode, title: string): Promise<void> {
  const word = title.split(' ').at(-1) ?? '';
  const near = { searchTerm: word, sorting: { sortBy: 'DISTANCE', sortDesc: false, postalCode: '8020' } } as const;
  const { items } = await createHttpApi({ baseUrl: address }).call(searchProducts, { productFilter: near });
  expect(items.map((item) => [item.title, item.category])).toEqual([[title, category]]);
  const { width = 0, height = 0, isSymbol } = items[0]?.thumbnail ?? {};
  expect([width < height, isSymbol ?? false]).toEqual([true, false]);
  expect(items[0]?.distance).toBeLessThan(10);
  const map = await context.request.get(`${paths.map(category)}?suche=${word}`);
  expect(await map.text()).toContain(`>${title}<`);
}

describe('an advert', () => {
  // Of the other categories: adverts.handlers.db.test.ts, category-fields.dom.test.tsx and draft.test.ts; two more below.
  test.each(['FIREWOOD', 'FOREST', 'SERVICES'] as const)(
    'in %s goes online through its steps and is found at once by word, map and distance',
    async (category) => {
      const seller = await visit();
      const { page } = seller;
      await signInByCall(seller, address, BUSINESS);
      const word = newWord();
      await writeFacts(page, category, `Angebot ${word}`);
      await publishFrom(page, await phonePhoto(900, 600, 120));

      await expectFoundNearby(seller, category, `Angebot ${word}`);
      await page.goto(`${paths.products(category)}?suche=${word}`);
      await page.getByRole('link', { name: `Angebot ${word}` }).click();
      await heading(page, `Angebot ${word}`).waitFor();
      expectQuiet(seller);
    },
  );

  test('of sawn wood says surface, edges, drying and grade, is filtered by them and shows them', async () => {
    const seller = await visit();
    const { page } = seller;
    await signInByCall(seller, address, BUSINESS);
    const word = newWord();
    await writeFacts(page, 'SAWN_WOOD', `Bretter ${word}`);
    await field(page, 'categoryData.sawnSurfaceCode').selectOption({ label: 'gehobelt' });
    await field(page, 'categoryData.sawnEdgesCode').selectOption({ label: 'parallel besäumt' });
    await field(page, 'categoryData.sawnDryingCode').selectOption({ label: 'kammergetrocknet' });
    await field(page, 'categoryData.sawnGradeCode').selectOption({ label: 'Festigkeitsklasse C24' });
    await publishFrom(page, await phonePhoto(900, 600, 120));
    await expectFoundNearby(seller, 'SAWN_WOOD', `Bretter ${word}`);

    await page.goto(`${paths.products('SAWN_WOOD')}?suche=${word}`);
    await untilAlive(page);
    const grade = page
      .getByRole('group', { name: 'Güte', exact: true })
      .getByRole('checkbox', { name: /^Festig.* C24/ });
    await grade.click();
    await page.waitForURL(/schnittholz-guete=c24/);
    await page.getByRole('link', { name: 'Festigkeitsklasse C24 entfernen' }).waitFor();
    await page.getByRole('link', { name: `Bretter ${word}` }).click();
    await heading(page, `Bretter ${word}`).waitFor();
    const facts = page.getByRole('main').locator('dl').first();
    for (const value of ['gehobelt', 'parallel besäumt', 'kammergetrocknet', 'Festigkeitsklasse C24'])
      await facts.getByText(value, { exact: true }).waitFor();
    const found = async (sawnSurfaceCode: string) =>
      createHttpApi({ baseUrl: address }).call(searchProducts, {
        productFilter: { searchTerm: word, category: 'SAWN_WOOD', categoryData: { sawnSurfaceCode } },
      });
    expect(strictHits(await found('GEHOBELT')).map(({ title }) => title)).toEqual([`Bretter ${word}`]);
    expect(strictHits(await found('SAEGERAU'))).toEqual([]);
    expectQuiet(seller);
  });

  test('of round wood says billing, handover and month of felling, is filtered by them and shows them', async () => {
    const seller = await visit();
    const { page } = seller;
    await signInByCall(seller, address, BUSINESS);
    const word = newWord();
    // The marketplace counts months in Vienna, where the next one begins before the machine's.
    const [year = 0, month = 0] = formatIsoDate(new Date().toISOString()).split('-').map(Number);
    await writeFacts(page, 'LOGS', `Bloche ${word}`);
    await field(page, 'categoryData.logBillingCode').selectOption('FMO');
    await field(page, 'categoryData.logHandoverCode').selectOption({ label: 'frei Werk' });
    await field(page, 'categoryData.felledMonth').fill(`${month}.${year}`);
    await publishFrom(page, await phonePhoto(900, 600, 120));
    await expectFoundNearby(seller, 'LOGS', `Bloche ${word}`);

    await page.goto(`${paths.products('LOGS')}?suche=${word}&verrechnung=fmo&gefaellt-vor=1`);
    await untilAlive(page);
    await page.getByRole('link', { name: 'vor höchstens 1 Monat gefällt entfernen' }).waitFor();
    const handover = page.getByRole('group', { name: 'Übergabe', exact: true });
    await handover.getByRole('checkbox', { name: /^frei Werk/ }).click();
    await page.waitForURL(/uebergabe=frei-werk/);
    await page.getByRole('link', { name: `Bloche ${word}` }).click();
    await heading(page, `Bloche ${word}`).waitFor();
    const facts = page.getByRole('main').locator('dl').first();
    const felled = `${monthName(month)}\u00a0${year}`;
    for (const value of ['FMO, mit Rinde geliefert, ohne Rinde verrechnet', 'frei Werk', felled])
      await facts.getByText(value, { exact: true }).waitFor();
    const found = async (categoryData: CategoryFilters) =>
      createHttpApi({ baseUrl: address }).call(searchProducts, {
        productFilter: { searchTerm: word, category: 'LOGS', categoryData },
      });
    const asked = { logHandoverCodes: ['FREI_WERK'], felledMonthsAgoMax: 0 };
    expect(strictHits(await found(asked)).map(({ title }) => title)).toEqual([`Bloche ${word}`]);
    expect(strictHits(await found({ ...asked, logHandoverCodes: ['AM_STOCK'] }))).toEqual([]);
    expectQuiet(seller);
  });

  test('is not published with a month that cannot be read, and says how one is written', async () => {
    const seller = await visit();
    const { page } = seller;
    await signInByCall(seller, address, BUSINESS);
    await writeFacts(page, 'LOGS', `Bloche ${newWord()}`);
    const felled = field(page, 'categoryData.felledMonth');
    await felled.fill('voriges Jahr');
    await page.getByRole('button', { name: 'Weiter zu den Fotos' }).click();
    await page.getByText('Monat und Jahr werden so geschrieben: 10/2026.').first().waitFor();
    expect(await felled.inputValue()).toBe('voriges Jahr');
    await felled.fill('Oktober 2025');
    await page.getByRole('button', { name: 'Weiter zu den Fotos' }).click();
    await heading(page, 'Fotos').waitFor();
    expectQuiet(seller);
  });

  test('begins without an account and goes online after signing in, created once', async () => {
    const account = await newSeller();
    const guest = await visit();
    const { page, context } = guest;
    const word = newWord();
    page.on('dialog', (dialog) => void dialog.accept());
    await writeFacts(page, 'FIREWOOD', `Buche ${word}`);
    await page.getByRole('button', { name: 'Weiter zu den Fotos' }).click();
    await page.getByRole('button', { name: 'Weiter zu Ort und Zustellung' }).click();
    await field(page, 'address.postalCode').fill('4591');
    await page.getByRole('link', { name: 'Ich habe ein Konto' }).click();
    await page.waitForURL(/anmelden/);
    await signIn(page, account);
    await heading(page, 'Ort und Zustellung').waitFor();
    await saved(page).waitFor();
    expect((await draftsOf(context)).map(({ title }) => title)).toEqual([`Buche ${word}`]);

    await page.getByText('Bitte bestätige deine E-Mail-Adresse.').waitFor();
    const other = await context.newPage();
    await other.goto(await linkInMail(address, account.email, '/email-bestaetigen'));
    await other.getByRole('button', { name: 'Bestätigen' }).click();
    await other.getByText('Deine E-Mail-Adresse ist bestätigt.').waitFor();
    await other.close();
    await page.getByRole('button', { name: 'Ich habe bestätigt' }).click();
    await publishButton(page).click();
    await withoutPrice(page).click();
    await heading(page, 'Deine Anzeige ist online').waitFor();
    expect(await draftsOf(context)).toHaveLength(1);
    expectQuiet(guest);
  });
});

test('a newcomer is led from the photos over registering and confirming back to the advert', async () => {
  const guest = await visit({ viewport: { width: 360, height: 740 } });
  const { page, context } = guest;
  page.on('dialog', (dialog) => void dialog.accept());
  const word = newWord();
  await writeFacts(page, 'FIREWOOD', `Buche ${word}`);
  await page.getByRole('button', { name: 'Weiter zu den Fotos' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Konto anlegen' }).click();
  await heading(page, 'Konto anlegen').waitFor();
  const email = `${newWord()}@example.at`;
  await page.getByLabel('Vorname').fill('Eva');
  await page.getByLabel('Nachname').fill('Holzer');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /Nutzungsbedingungen/ }).check();
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await heading(page, 'Fotos').waitFor();
  await saved(page).waitFor();
  await page.getByRole('button', { name: 'Weiter zu Ort und Zustellung' }).click();
  // The second tab below reads what is stored.
  const isStored = page.waitForResponse(
    (response) => response.ok() && (response.request().postData() ?? '').includes('"4591"'),
  );
  await field(page, 'address.postalCode').fill('4591');
  await isStored;
  await page.getByText(/^Die Anzeige ist vollständig\. Bevor sie online geht: Bestätige/).waitFor();
  expect(await page.getByText('Alles da. Du kannst veröffentlichen.').count()).toBe(0);

  const link = await linkInMail(address, email, '/email-bestaetigen');
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Bestätigen' }).click();
  await heading(other, 'Ort und Zustellung').waitFor();
  await publishButton(other).click();
  await withoutPrice(other).click();
  await heading(other, 'Deine Anzeige ist online').waitFor();
  expectQuiet(guest);
});

describe('nothing that is typed is lost', () => {
  let account: Account;
  beforeAll(async () => {
    account = await newSeller();
  });

  test('when the tab is killed before anything could be saved', async () => {
    const seller = await visit();
    const { page, context } = seller;
    await signInByCall(seller, address, account);
    const word = newWord();
    await page.goto(`${paths.editFacts()}?kategorie=brennholz`);
    await untilAlive(page);
    await context.route('**/api/v1/adverts**', (route) => route.abort());
    await titleField(page).fill(`Eiche ${word}`);
    await page.waitForURL(/anzeige=neu-/);
    await page.close({ runBeforeUnload: false });
    await context.unroute('**/api/v1/adverts**');

    const next = await context.newPage();
    await next.goto(paths.editCategory());
    await next.getByRole('link', { name: `Eiche ${word}` }).click();
    await expect.poll(() => titleField(next).inputValue()).toBe(`Eiche ${word}`);
    await saved(next).waitFor();
    expect((await draftsOf(context)).filter(({ title }) => title.includes(word))).toHaveLength(1);
  });

  test('without a connection: it is sent when the network is back, exactly once', async () => {
    const seller = await visit();
    const { page, context } = seller;
    await signInByCall(seller, address, account);
    const word = newWord();
    await page.goto(`${paths.editFacts()}?kategorie=rundholz`);
    await untilAlive(page);
    await titleField(page).fill(`Lärche ${word}`);
    await context.setOffline(true);
    await page.getByText('Ohne Verbindung.').waitFor();
    await page.getByRole('textbox', { name: 'Beschreibung' }).fill(DESCRIPTION);
    await page.getByRole('link', { name: 'Fotos', exact: true }).click();
    await heading(page, 'Fotos').waitFor();
    await context.setOffline(false);
    await saved(page).waitFor();
    expect((await draftsOf(context)).filter(({ title }) => title.includes(word))).toHaveLength(1);
    expectQuiet(seller, /ERR_INTERNET_DISCONNECTED/);
  });

  test('on the way out: save, throw away, or go on writing', async () => {
    const seller = await visit();
    const { page, context } = seller;
    await signInByCall(seller, address, account);
    const [kept, gone, unsent] = [newWord(), newWord(), newWord()];
    const created: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/v1/adverts'))
        created.push(request.postData() ?? '');
    });
    const write = async (word: string) => {
      await page.goto(`${paths.editFacts()}?kategorie=hackgut`);
      await untilAlive(page);
      await titleField(page).fill(`Hackgut ${word}`);
      await page.getByRole('banner').getByRole('link', { name: 'Karte' }).click();
      await page.getByRole('dialog').waitFor();
    };
    await write(kept);
    await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    expect(await titleField(page).inputValue()).toBe(`Hackgut ${kept}`);
    await page.getByRole('banner').getByRole('link', { name: 'Karte' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await page.waitForURL(/\/map/);
    await write(gone);
    // While the dialog is open, the draft is saved and gets its id.
    await expect.poll(() => created.some((sent) => sent.includes(gone))).toBe(true);
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await page.waitForURL(/\/map/);
    await write(unsent);
    // None where the machine is quick enough: a save is sent a moment after the last key.
    const sentBefore = created.filter((sent) => sent.includes(unsent)).length;
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await page.waitForURL(/\/map/);
    // A pending save would be sent now.
    await page.waitForTimeout(500);
    const titles = (await draftsOf(context)).map(({ title }) => title);
    expect(titles).toContain(`Hackgut ${kept}`);
    expect(titles).not.toContain(`Hackgut ${gone}`);
    expect(titles).not.toContain(`Hackgut ${unsent}`);
    expect(created.filter((sent) => sent.includes(unsent))).toHaveLength(sentBefore);
    expectQuiet(seller);
  });

  test('when a step is chosen while the draft gets its name, and when it is looked at, left and opened again', async () => {
    const seller = await visit();
    const { page, context } = seller;
    await signInByCall(seller, address, account);
    const word = newWord();
    await page.goto(`${paths.editFacts()}?kategorie=brennholz`);
    await untilAlive(page);
    const sent = Promise.withResolvers<void>();
    const mayAnswer = Promise.withResolvers<void>();
    await page.route('**/api/v1/adverts', async (route) => {
      const answer = await route.fetch();
      sent.resolve();
      await mayAnswer.promise;
      await route.fulfill({ response: answer });
    });
    await titleField(page).fill(`Esche ${word}`);
    await sent.promise;
    await page.getByRole('link', { name: 'Fotos', exact: true }).click();
    mayAnswer.resolve();
    await heading(page, 'Fotos').waitFor();
    await saved(page).waitFor();
    await page.waitForURL(/editadvert\/[0-9a-f-]{36}\/step2$/);
    expect(await heading(page, 'Fotos').count()).toBe(1);

    await page.getByRole('button', { name: 'Weiter zu Ort und Zustellung' }).click();
    await page.getByRole('link', { name: 'Vorschau ansehen' }).click();
    await page.getByText('Genau so steht deine Anzeige am Marktplatz.').waitFor();
    await page.getByRole('link', { name: 'Zurück zum Bearbeiten' }).click();
    await heading(page, 'Ort und Zustellung').waitFor();

    await page.getByRole('banner').getByRole('link', { name: 'Anzeige aufgeben' }).click();
    await page.getByRole('link', { name: `Esche ${word}` }).click();
    await expect.poll(() => titleField(page).inputValue()).toBe(`Esche ${word}`);
    expect((await draftsOf(context)).filter(({ title }) => title.includes(word))).toHaveLength(1);
    expectQuiet(seller);
  });

  test('in two tabs: both versions are shown, and one of them is taken', async () => {
    const seller = await visit();
    const { page, context } = seller;
    await signInByCall(seller, address, account);
    const word = newWord();
    await page.goto(`${paths.editFacts()}?kategorie=brennholz`);
    await untilAlive(page);
    await titleField(page).fill(`Erste ${word}`);
    await saved(page).waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await untilAlive(other);
    await titleField(other).fill(`<img src=x onerror=alert(1)> ${word}`);
    await other.getByText(/Noch nicht gespeichert|Wird gespeichert/).waitFor();
    await saved(other).waitFor();
    await titleField(page).fill(`Dritte ${word}`);
    const dialog = page.getByRole('dialog', { name: 'Zwei Fassungen dieser Anzeige' });
    await dialog.getByText(`<img src=x onerror=alert(1)> ${word}`).waitFor();
    await dialog.getByText(`Dritte ${word}`).waitFor();
    await dialog.getByRole('button', { name: 'Die andere übernehmen' }).click();
    await expect.poll(() => titleField(page).inputValue()).toBe(`<img src=x onerror=alert(1)> ${word}`);
    expectQuiet(seller, /status of 409/);
  });
});

test('another user’s advert is not found', async () => {
  const owner = await visit();
  await signInByCall(owner, address, await newSeller());
  await owner.page.goto(`${paths.editFacts()}?kategorie=brennholz`);
  await untilAlive(owner.page);
  await titleField(owner.page).fill('Nur für mich');
  await saved(owner.page).waitFor();
  const [draft] = await draftsOf(owner.context);
  const stranger = await visit();
  await signInByCall(stranger, address, await newSeller());
  for (const path of [
    paths.editFacts(draft?.id),
    paths.editImages(draft?.id ?? ''),
    paths.editPublish(draft?.id ?? ''),
  ])
    expect((await stranger.page.goto(path))?.status()).toBe(404);
});

test('an advert goes online at 320 px with the keyboard alone, and no step has a barrier', async () => {
  const seller = await visit({ viewport: { width: 320, height: 640 } });
  const { page } = seller;
  await signInByCall(seller, address, BUSINESS);
  await page.goto(paths.editCategory());
  expect(await barriersBut(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  await pressTabUntil(page, page.getByRole('main').getByRole('link', { name: 'Brennholz', exact: true }));
  await page.keyboard.press('Enter');
  await heading(page, 'Was verkaufst du?').waitFor();
  await pressTabUntil(page, page.getByRole('checkbox', { name: 'Buche', exact: true }));
  await page.keyboard.press('Space');
  await pressTabUntil(page, titleField(page));
  await page.keyboard.type('Buche vom Hof');
  await pressTabUntil(page, page.getByRole('button', { name: 'Weiter zu den Fotos' }));
  await page.keyboard.press('Enter');
  const summary = page.getByRole('group', { name: 'Eine Angabe passt noch nicht' });
  await summary.waitFor();
  // On a narrow screen the arrow would lie on the buttons at the foot.
  expect(await page.locator('.to-top').evaluate((arrow) => getComputedStyle(arrow).display)).toBe('none');
  expect(await barriersBut(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  await pressTabUntil(page, summary.getByRole('link'));
  await page.keyboard.press('Enter');
  await page.keyboard.type(DESCRIPTION);
  await pressTabUntil(page, page.getByRole('button', { name: 'Weiter zu den Fotos' }));
  await page.keyboard.press('Enter');
  await heading(page, 'Fotos').waitFor();
  await pressTabUntil(page, page.getByRole('button', { name: 'Weiter zu Ort und Zustellung' }));
  await page.keyboard.press('Enter');
  await heading(page, 'Ort und Zustellung').waitFor();
  expect(await barriersBut(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  await pressTabUntil(page, field(page, 'address.postalCode'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('4591');
  await page.getByText('Alles da. Du kannst veröffentlichen.').waitFor();
  await pressTabUntil(page, publishButton(page));
  await page.keyboard.press('Enter');
  await pressTabUntil(page, withoutPrice(page));
  await page.keyboard.press('Enter');
  await heading(page, 'Deine Anzeige ist online').waitFor();
  expectQuiet(seller);
});

test('an advert that gets its address while the user tabs on leaves the focus where it is', async () => {
  const seller = await visit();
  const { page } = seller;
  await signInByCall(seller, address, BUSINESS);
  const stored = await holdRequests(page, '**/api/v1/adverts');
  await writeFacts(page, 'FIREWOOD', 'Buche vom Hof');
  await page.getByRole('button', { name: 'Weiter zu den Fotos' }).click();
  await heading(page, 'Fotos').waitFor();
  const focus = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focus).toBe('H1');
  await page.evaluate(() =>
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) document.body.dataset['jumped'] = 'true';
    }),
  );
  await page.keyboard.press('Tab');
  expect(await focus()).not.toBe('H1');
  stored.letThrough();
  await page.waitForURL(/\/editadvert\/[0-9a-f]{8}-[0-9a-f-]{27}\/step2$/);
  await saved(page).waitFor();
  expect(await page.evaluate(() => document.body.dataset['jumped'])).toBeUndefined();
  expect(await focus()).not.toBe('H1');
  expectQuiet(seller);
});

test('the preview of an advert without a price fits a small phone with letters of twice the size', async () => {
  const { page } = await visit({ viewport: SMALL_PHONE });
  await page.goto(`${paths.editFacts()}?kategorie=brennholz`);
  await page.getByRole('heading', { name: 'So sehen es andere' }).waitFor();
  await doubleText(page);
  expect(await overflowOf(page)).toEqual([]);
});

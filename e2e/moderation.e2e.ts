import { setTimeout as wait } from 'node:timers/promises';
import type { APIRequestContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchProducts } from '#contract/search/products.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import { proofPaths } from '#contract/proofs/proof-paths.ts';
import { updateUserDetails } from '#contract/users/users.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { signInAdministrator } from './support/administrator.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { type Visit, expectQuiet, useBrowser } from './support/browser.ts';
import { linkInMail } from './support/mailbox.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';
import { PHONE } from './support/screens.ts';

const { visit, address } = useBrowser();
const anybody = createHttpApi({ baseUrl: address });
const headers = { 'sec-fetch-site': 'same-origin', origin: address };

let seller: SellerAccount;
let moderator: Visit;
let restoreAdmin: () => Promise<void>;
/** One-time codes of the moderator, who administers as well. */
const codes: string[] = [];

beforeAll(async () => {
  seller = await registerSeller(address);
  moderator = await visit();
  restoreAdmin = await signInAdministrator(moderator, address, (given) => void codes.push(...given));
});

afterAll(() => restoreAdmin());

const visitAsSeller = (options: BrowserContextOptions = {}): Promise<Visit> => visitAs(seller, options);

async function visitAs({ email, password }: SellerAccount, options: BrowserContextOptions = {}): Promise<Visit> {
  const guest = await visit(options);
  await signIn(guest.context.request, { identifier: email, password });
  return guest;
}

const signIn = async (request: APIRequestContext, data: { identifier: string; password: string }) =>
  expect((await request.post('/api/auth/local?session=cookie', { headers, data })).status()).toBe(200);

const foundBy = async (word: string): Promise<string[]> =>
  (await anybody.call(searchProducts, { productFilter: { searchTerm: word } })).items.map(({ id }) => id);

/** Subjects of the mails to an address, once there are so many. */
async function subjectsTo(email: string, count: number): Promise<string[]> {
  const until = Date.now() + 15_000;
  for (;;) {
    const reply = await fetch(`${address}/dev/outbox.json?to=${encodeURIComponent(email)}`);
    const { mails }: { mails: { subject: string }[] } = await reply.json();
    if (mails.length >= count || Date.now() > until) return mails.map(({ subject }) => subject);
    await wait(200);
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const ownBarriersOn = async (page: Page) =>
  (await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'));

async function fillReport(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: /^Betrug/ }).check();
  await page.getByLabel('Was genau stimmt nicht?').fill('Das Foto ist von einer <b>anderen</b> Seite.');
  await page.getByLabel('Dein Name').fill('Franz Huber');
  await page.getByLabel('Deine E-Mail-Adresse').fill(email);
  await page.getByLabel(/^Ich bin nach bestem Wissen überzeugt/).check();
}

test('a notice leads to a block with reasons, the owner objects, and the advert is found again', async () => {
  const word = newWord();
  const { id, title } = await publish(seller, beechFirewood({ title: `Buche ${word}` }));
  const reporter = `franz-${word}@example.at`;

  const guest = await visit({ viewport: { width: 320, height: 720 } });
  await guest.page.goto(paths.sharedAdvert(id));
  await guest.page.getByRole('link', { name: 'Anzeige melden' }).click();
  await guest.page.getByRole('heading', { level: 1, name: 'Anzeige melden' }).waitFor();
  await button(guest.page, 'Meldung senden').click();
  await guest.page.getByText('Wähl aus, worum es geht.').waitFor();
  expect(await ownBarriersOn(guest.page)).toEqual([]);
  await fillReport(guest.page, reporter);
  await button(guest.page, 'Meldung senden').click();
  await guest.page.getByRole('heading', { level: 1, name: 'Danke, deine Meldung ist da' }).waitFor();
  expect(await subjectsTo(reporter, 1)).toEqual([`Deine Meldung zu „${title}“ ist da`]);
  expectQuiet(guest, /status of 422/);

  const { page } = moderator;
  await page.goto(paths.moderation());
  expect(await ownBarriersOn(page)).toEqual([]);
  await page.getByRole('link', { name: `„${title}“ ansehen und entscheiden` }).click();
  await page.getByText('Das Foto ist von einer <b>anderen</b> Seite.').waitFor();
  await page.getByText('Sperren', { exact: true }).click();
  await button(page, 'Anzeige sperren').click();
  await page.getByText('Der Text braucht mindestens').or(page.locator('.field-error')).first().waitFor();
  await page.getByLabel('Festgestellt').fill('Die Fotos stammen aus einer anderen Anzeige.');
  await page.getByLabel('Welcher Punkt oder Paragraf?').fill('Punkt 4.2 Richtige Angaben');
  await button(page, 'Anzeige sperren').click();
  await page.getByText('Die Anzeige ist gesperrt. Die Begründung ist unterwegs.').waitFor();
  expect(await ownBarriersOn(page)).toEqual([]);
  expect(await foundBy(word)).toEqual([]);
  expect(await subjectsTo(reporter, 2)).toContain(`Zu deiner Meldung: „${title}“ ist gesperrt`);

  const owner = await visitAsSeller();
  await owner.page.goto(await linkInMail(address, seller.email, `/ad/${id}/widerspruch`));
  await owner.page.getByText('Die Fotos stammen aus einer anderen Anzeige.').waitFor();
  await owner.page.getByLabel('Warum ist die Sperre falsch?').fill('Das sind meine eigenen Fotos vom Herbst.');
  await button(owner.page, 'Widerspruch senden').click();
  await owner.page.getByText('Dein Widerspruch ist bei uns.').waitFor();
  expect(await ownBarriersOn(owner.page)).toEqual([]);
  expectQuiet(owner);

  await page.goto(paths.moderation());
  await page.getByRole('link', { name: `„${title}“ ansehen und entscheiden` }).click();
  await page.getByText('Das sind meine eigenen Fotos vom Herbst.').waitFor();
  await page.locator('summary', { hasText: 'Widerspruch stattgeben' }).click();
  await button(page, 'Widerspruch stattgeben').click();
  await page.getByText('Die Sperre ist aufgehoben.').first().waitFor();
  expect(await foundBy(word)).toEqual([id]);
  expect(await subjectsTo(seller.email, 4)).toContain(`Deine Anzeige „${title}“ ist nicht mehr gesperrt`);
  expectQuiet(moderator, /status of 422/);
});

test('an administrator ends all sessions of an account with a reason and a code', async () => {
  const person = await registerSeller(address);
  const owner = await visit();
  await signIn(owner.context.request, { identifier: person.email, password: person.password });
  const { page } = moderator;
  await page.goto(adminPaths.moderateAccount(person.userId));
  await page.locator('summary', { hasText: 'Alle Anmeldungen beenden' }).click();
  await page.getByLabel('Grund').fill('Das Handy wurde gestohlen.');
  await page.getByLabel(/^Dein Code/).fill('000000');
  await button(page, 'Alle Anmeldungen beenden').click();
  await page.locator('.field-error').first().waitFor();
  expect(await ownBarriersOn(page)).toEqual([]);
  await page.getByLabel(/^Dein Code/).fill(codes.pop() ?? '');
  await button(page, 'Alle Anmeldungen beenden').click();
  await page.getByText('Alle Anmeldungen des Kontos sind beendet.').waitFor();
  await owner.page.goto(paths.myAdverts());
  await owner.page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor();
  expectQuiet(moderator, /status of 4(00|22)/);
  moderator.complaints.length = 0;
});

test('a moderator finds copies of an advert, blocks them with one statement and takes it back', async () => {
  const word = newWord();
  const copies = [
    await publish(seller, beechFirewood({ title: `Buche ${word} eins` })),
    await publish(seller, beechFirewood({ title: `Buche ${word} zwei` })),
  ];
  const { page } = moderator;
  await page.goto(adminPaths.moderatedAdverts());
  await page.getByLabel('Suchen nach').fill(word);
  await button(page, 'Suchen').click();
  await page.getByText('2 Anzeigen', { exact: true }).waitFor();
  await button(page, 'Ausgewählte sperren').click();
  await page.getByText('Wähl zuerst Anzeigen aus.').waitFor();
  await page.getByLabel('Alle auf dieser Seite auswählen').check();
  await page.getByLabel('Festgestellt').fill('Dieselbe Anzeige steht schon einmal online.');
  await page.getByLabel('Welcher Punkt oder Paragraf?').fill('Punkt 4.3');
  expect(await ownBarriersOn(page)).toEqual([]);
  await button(page, 'Ausgewählte sperren').click();
  await page.getByText('2 Anzeigen gesperrt. Die Begründung ist unterwegs.').waitFor();
  for (const { id } of copies) expect((await fetch(`${address}/api/v1/adverts/${id}`)).status).toBe(410);
  await expect.poll(() => page.locator('input[name="gewaehlt"]:checked').count()).toBe(0);
  await button(page, 'Alle 2 Sperren zurücknehmen').click();
  await page.getByText('Bei 2 Anzeigen zurückgenommen.').waitFor();
  for (const { id } of copies) expect((await fetch(`${address}/api/v1/adverts/${id}`)).status).toBe(200);
  expectQuiet(moderator, /status of 422/);
  moderator.complaints.length = 0;
});

test('who administers alone asks for an act, sees from when it can be confirmed, and stops it', async () => {
  const { page } = moderator;
  await page.goto(adminPaths.acts());
  await page.getByText('Du verwaltest den Marktplatz allein.').waitFor();
  const form = page.getByRole('region', { name: 'Berechtigung anfragen' });
  await form.getByLabel('E-Mail-Adresse des Kontos').fill(seller.email);
  await form.getByLabel('Grund').fill('Sie vertritt mich im Winter.');
  await form.getByLabel('Dein Code').fill('000000');
  await button(page, 'Freigabe anfragen').click();
  await form.getByText('Dieser Code stimmt nicht').first().waitFor();
  expect(await form.getByLabel('Grund').inputValue()).toBe('Sie vertritt mich im Winter.');
  await form.getByLabel('Dein Code').fill(codes.pop() ?? '');
  await button(page, 'Freigabe anfragen').click();
  await page.getByText('Die Anfrage ist eingetragen.').waitFor();
  const waiting = page.getByRole('article').filter({ hasText: seller.email });
  await waiting.getByText('Freigeben kannst du das ab').waitFor();
  expect(await waiting.getByRole('button', { name: 'Freigeben' }).count()).toBe(0);
  expect(await ownBarriersOn(page)).toEqual([]);
  await page.goto(adminPaths.desk());
  await page.getByRole('link', { name: 'Freigaben, die auf eine zweite Person warten' }).click();
  await waiting.getByRole('button', { name: 'Stoppen' }).click();
  await page.getByText('Die Anfrage ist gestoppt.').waitFor();
  await page.getByText('Gerade wartet nichts').waitFor();
  expectQuiet(moderator, /status of 400/);
  moderator.complaints.length = 0;
});

test('all read an announcement until they close it, and in maintenance nothing is saved but the page says so', async () => {
  const { page, context } = moderator;
  const { id } = await publish(seller, beechFirewood({ title: `Buche ${newWord()}` }));
  const words = `Am Freitag zu, ${newWord()}.`;
  await page.goto(adminPaths.siteState());
  await page.getByLabel('Was alle lesen sollen', { exact: true }).fill(words);
  await page.getByLabel('Bis', { exact: true }).fill('2099-12-31T18:00');
  await button(page, 'Hinweis zeigen').click();
  await page.getByText('Der Hinweis ist eingetragen.').waitFor();
  expect(await ownBarriersOn(page)).toEqual([]);

  const guest = await visit({ viewport: { width: 320, height: 720 } });
  const notice = guest.page.getByRole('complementary', { name: 'Hinweis' });
  await expect.poll(() => guest.page.goto(paths.home()).then(() => notice.count())).toBe(1);
  expect(await notice.textContent()).toContain(words);
  expect(await ownBarriersOn(guest.page)).toEqual([]);
  await notice.getByRole('button', { name: 'Schließen' }).click();
  await guest.page.goto(paths.products());
  expect(await notice.count()).toBe(0);
  expectQuiet(guest);

  const maintenance = `${address}/api/v1/desk/maintenance`;
  try {
    const sentence = `Wir bauen um, ${newWord()}.`;
    await page.goto(adminPaths.siteState());
    await page.getByLabel(/^Was alle lesen sollen \(leer/).fill(sentence);
    await button(page, 'Wartung beginnen').click();
    await page.getByText('Die Wartung läuft.').waitFor();
    const reporter = await visit();
    await expect
      .poll(() => reporter.page.goto(paths.sharedAdvert(id)).then(() => reporter.page.getByText(sentence).count()))
      .toBe(1);
    await reporter.page.getByRole('link', { name: 'Anzeige melden' }).click();
    await fillReport(reporter.page, 'franz@example.at');
    await button(reporter.page, 'Meldung senden').click();
    await reporter.page.getByRole('main').getByText(sentence).waitFor();
    expect(await reporter.page.getByLabel('Dein Name').inputValue()).toBe('Franz Huber');
    expect(await ownBarriersOn(reporter.page)).toEqual([]);
    expectQuiet(reporter, /status of 503/);
    const again = { identifier: seller.email, password: seller.password };
    await signIn(reporter.context.request, again);
    const refused = await reporter.context.request.post('/api/v1/users/me/sessions/end-others', { headers });
    expect([refused.status(), Number(refused.headers()['retry-after']) > 0]).toEqual([503, true]);
  } finally {
    expect((await context.request.put(maintenance, { headers, data: { isOn: false } })).status()).toBe(200);
  }

  await page.goto(`${adminPaths.auditLog()}?vorgang=maintenance.ended`);
  await page.getByRole('heading', { level: 3, name: 'Wartung beendet' }).first().waitFor();
  expect(await ownBarriersOn(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Als CSV-Datei herunterladen' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('stammplatz-protokoll.csv');
  const phone = { width: 360, height: 640 };
  const plain = await visit({ javaScriptEnabled: false, viewport: phone, storageState: await context.storageState() });
  await plain.page.goto(adminPaths.auditLog());
  const first = await plain.page.getByRole('heading', { level: 3 }).first().boundingBox();
  expect(first?.y).toBeLessThan(phone.height);
  await plain.page.locator('summary', { hasText: 'Filter' }).press('Enter');
  await plain.page.getByLabel('Vorgang').selectOption({ label: 'Wartung begonnen' });
  await button(plain.page, 'Suchen').click();
  await plain.page.getByText('Filter (1)').waitFor();
  expect(await plain.page.getByRole('heading', { level: 3 }).first().innerText()).toBe('Wartung begonnen');
  await page.goto(adminPaths.siteState());
  await page.getByRole('listitem').filter({ hasText: words }).getByRole('button', { name: 'Beenden' }).click();
  await page.getByText('Der Hinweis ist beendet.').waitFor();
  expectQuiet(moderator);
});

test('a number that was found in its register stands on the page of the seller, and a tap says how', async () => {
  // A seller of its own: a second try finds the number of the first already confirmed.
  const holder = await registerSeller(address);
  await publish(holder, beechFirewood({ title: `Buche ${newWord()}` }));
  const number = `HFA-CoC-${Math.floor(Math.random() * 9_000) + 1_000}`;
  const owner = await visitAs(holder);
  await owner.page.goto(proofPaths.ownProofs());
  const box = owner.page.getByRole('region', { name: 'PEFC-Produktkette (CoC)' });
  await box.getByLabel('Nummer').fill('PEFC');
  await box.getByRole('button', { name: 'Angeben' }).click();
  await box.getByText('Das ist keine Nummer eines PEFC-Zertifikats').first().waitFor();
  await box.getByLabel('Nummer').fill(number);
  await box.getByRole('button', { name: 'Angeben' }).click();
  await box.getByText('PEFC: Form stimmt').waitFor();
  expect(await ownBarriersOn(owner.page)).toEqual([]);
  expectQuiet(owner, /status of 422/);

  const { page } = moderator;
  await page.goto(proofPaths.proofsToCheck());
  const item = page.getByRole('article').filter({ hasText: number });
  await item.getByText('Bestätigen', { exact: true }).first().click();
  await item.getByLabel('Name im Register').fill('Eva Holzer');
  await item.getByLabel('Was du gesehen hast').fill('Gültig, Handel mit Brennholz.');
  expect(await ownBarriersOn(page)).toEqual([]);
  await item.getByRole('button', { name: 'Bestätigen' }).click();
  await page.getByText('Bestätigt.', { exact: true }).waitFor();
  await page.goto(adminPaths.desk());
  await page.getByRole('heading', { level: 1, name: 'Heute' }).waitFor();
  expect(await ownBarriersOn(page)).toEqual([]);
  expectQuiet(moderator, /status of 422/);

  const guest = await visit({ javaScriptEnabled: false });
  await guest.page.goto(paths.seller(holder.userId));
  await guest.page.getByText('PEFC: im Register gefunden').first().click();
  await guest.page.getByText('Eingetragen auf: Eva Holzer').waitFor();
  await guest.page.getByText(`Nummer: ${number}`).waitFor();
});

test('reporting, deciding and objecting work without script', async () => {
  const { id, title } = await publish(seller, beechFirewood({ title: `Eiche ${newWord()}` }));
  const guest = await visit({ javaScriptEnabled: false });
  await guest.page.goto(reportPaths.reportAdvert(id));
  await button(guest.page, 'Meldung senden').click();
  await guest.page.getByText('Wähl aus, worum es geht.').waitFor();
  await fillReport(guest.page, `ohne-${newWord()}@example.at`);
  await button(guest.page, 'Meldung senden').click();
  await guest.page.getByRole('heading', { level: 1, name: 'Danke, deine Meldung ist da' }).waitFor();

  const { cookies } = await moderator.context.storageState();
  const plain = await visit({ javaScriptEnabled: false, storageState: { cookies, origins: [] } });
  await plain.page.goto(paths.moderateAdvert(id));
  await plain.page.getByText('Sperren', { exact: true }).click();
  await plain.page.getByLabel('Festgestellt').fill('Die Menge passt nicht zu den Fotos.');
  await plain.page.getByLabel('Welcher Punkt oder Paragraf?').fill('Punkt 4.2');
  await button(plain.page, 'Anzeige sperren').click();
  await plain.page.getByText('Die Anzeige ist gesperrt.').first().waitFor();

  const owner = await visitAsSeller({ javaScriptEnabled: false });
  await owner.page.goto(`${paths.myAdverts()}?stand=gesperrt`);
  await owner.page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('link', { name: 'Ansehen und widersprechen' })
    .click();
  await owner.page.getByLabel('Warum ist die Sperre falsch?').fill('Die Fotos zeigen nur einen Teil.');
  await button(owner.page, 'Widerspruch senden').click();
  await owner.page.getByText('Dein Widerspruch ist bei uns.').waitFor();
});

test('pages of the moderation lead who is signed out to the sign-in, and are not there for anybody else', async () => {
  const { id, slug } = await publish(seller, beechFirewood({ title: `Esche ${newWord()}` }));
  const owner = await visitAsSeller();
  for (const path of [paths.moderation(), paths.moderateAdvert(id), paths.moderateAdvert(slug)]) {
    const signedOut = await fetch(address + path, { redirect: 'manual' });
    expect(signedOut.status).toBe(302);
    expect(signedOut.headers.get('location')).toBe(
      `/anmelden?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: path }).toString()}`,
    );
    const reply = await owner.page.goto(path);
    expect(reply?.status()).toBe(404);
    await owner.page.getByText(`Page not found: ${path}`).first().waitFor();
    const body = new URLSearchParams({
      do: 'BLOCK',
      fact: 'Das geht niemanden etwas an.',
      groundText: 'Punkt 1',
      version: '0',
    });
    expect((await fetch(address + path, { method: 'POST', body, redirect: 'manual' })).status).toBe(302);
  }
  const reply = await moderator.page.goto(paths.moderateAdvert('gibt-es-nicht'));
  expect(reply?.status()).toBe(404);
});

/** The page to which the mail about a block leads. */
async function blockLink(email: string): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(async () => {
      const reply = await fetch(`${address}/dev/outbox.json?to=${encodeURIComponent(email)}`);
      path = /\/sperre\/[\w.-]+/.exec(await reply.text())?.[0];
      return path;
    })
    .toBeDefined();
  return address + (path ?? '');
}

test('an account is found by its address, blocked with reasons, objects signed out and comes back', async () => {
  const word = newWord();
  const offender = await registerSeller(address);
  const { id } = await publish(offender, beechFirewood({ title: `Buche ${word}` }));
  await expect.poll(() => foundBy(word)).toEqual([id]);
  const { page } = moderator;
  await page.goto(adminPaths.moderatedAccounts());
  await page.getByLabel('Name, Firma oder E-Mail-Adresse').fill(offender.email);
  await button(page, 'Suchen').click();
  await page.getByText('1 Konto', { exact: true }).waitFor();
  expect(await ownBarriersOn(page)).toEqual([]);
  await page.getByRole('link', { name: /öffnen$/ }).click();
  await page.locator('summary', { hasText: 'Konto sperren' }).click();
  await page.getByLabel('Festgestellt').first().fill('Drei Käufer haben bezahlt und nichts bekommen.');
  await page.getByLabel('Welcher Punkt oder Paragraf?').first().fill('§ 146 StGB');
  await button(page, 'Konto sperren').dblclick();
  await page.getByText('Gesperrt. Die Begründung ist unterwegs.').waitFor();
  expect(await ownBarriersOn(page)).toEqual([]);
  expect(await foundBy(word)).toEqual([]);
  expect((await fetch(`${address}${paths.sharedAdvert(id)}`)).status).toBe(410);

  const guest = await visit();
  await guest.page.goto(await blockLink(offender.email));
  await guest.page.getByText('Drei Käufer haben bezahlt und nichts bekommen.').waitFor();
  await guest.page.getByLabel('Warum ist die Sperre falsch?').fill('Die Lieferscheine kann ich vorlegen.');
  await button(guest.page, 'Widerspruch senden').click();
  await guest.page.getByText('Dein Widerspruch ist bei uns.').waitFor();
  expect(await ownBarriersOn(guest.page)).toEqual([]);
  expectQuiet(guest);

  await page.goto(adminPaths.moderateAccount(offender.userId));
  await page.locator('summary', { hasText: 'Widerspruch zum Konto stattgeben' }).click();
  await button(page, 'Widerspruch zum Konto stattgeben').click();
  await page.getByText('Die Sperre ist aufgehoben.').first().waitFor();
  await expect.poll(() => foundBy(word)).toEqual([id]);
  // Other tests with this visit provoked both.
  expectQuiet(moderator, /status of (404|422)/);
});

test('who decides second on an advert is told so and keeps what was typed', async () => {
  const { id } = await publish(seller, beechFirewood({ title: `Ahorn ${newWord()}` }));
  const { page } = moderator;
  const second = await moderator.context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(paths.moderateAdvert(id));
    await tab.getByText('Sperren', { exact: true }).click();
    await tab.getByLabel('Festgestellt').fill('Mein Grund, den ich lange formuliert habe.');
    await tab.getByLabel('Welcher Punkt oder Paragraf?').fill('Punkt 4.2');
  }
  await button(page, 'Anzeige sperren').click();
  await page.getByText('Die Anzeige ist gesperrt.').first().waitFor();
  await button(second, 'Anzeige sperren').click();
  await second.getByText('Inzwischen hat sich bei dieser Anzeige etwas getan.').waitFor();
  await second.getByText('Mein Grund, den ich lange formuliert habe.').first().waitFor();
  await second.close();
});

test('a word without end in a title or a name makes no page wider than a phone', async () => {
  const wordy = await registerSeller(address);
  const { id, slug } = await publish(wordy, beechFirewood({ title: `Buchenscheiter${'y'.repeat(64)}` }));
  await wordy.api.call(updateUserDetails, { userDetailsDto: { lastname: 'S'.repeat(50) } });
  const guest = await visit({ viewport: PHONE });
  const tab = await moderator.context.newPage();
  await tab.setViewportSize(PHONE);
  for (const [page, path] of [
    [guest.page, paths.advert(slug)],
    [tab, paths.moderateAdvert(id)],
    [tab, adminPaths.moderateAccount(wordy.userId)],
  ] as const) {
    await page.goto(path);
    expect(await overflowOf(page), path).toEqual([]);
  }
  await tab.close();
});

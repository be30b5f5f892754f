import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { notePaths } from '#contract/adverts/note-paths.ts';
import { getAdvert, listUserAdverts } from '#contract/adverts/adverts.ts';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import { paths } from '#contract/paths.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser, type Visit } from './support/browser.ts';
import { newWord, registerSeller, type SellerAccount } from './support/marketplace.ts';
import { asFile, phonePhoto } from './support/phone-photo.ts';
import { signInByCall } from './support/session.ts';

const { visit, address } = useBrowser();
const WITHOUT_LINE =
  /ERR_(?:INTERNET_DISCONNECTED|CONNECTION_RESET|FAILED|ABORTED)|Failed to (?:load|fetch)|status of (?:4\d\d|503)/;

const title = (page: Page) => page.getByRole('textbox', { name: 'Worum geht es?' });
const gallery = (page: Page) => page.getByLabel('Fotos auswählen');
const thumbs = (page: Page) => page.getByRole('button', { name: /^Foto \d entfernen$/ });
const ready = (page: Page) => page.getByRole('button', { name: 'Notiz fertig' });
const saved = (page: Page) => page.getByText('Deine Notiz ist auf diesem Gerät gespeichert.');
const handedOver = (page: Page) => page.getByText('Übergeben: Daraus ist ein Entwurf geworden.');

async function openNotes(guest: Visit, seller: SellerAccount | null): Promise<Page> {
  if (seller !== null) await signInByCall(guest, address, seller);
  await guest.page.goto(notePaths.notes());
  await title(guest.page).waitFor();
  return guest.page;
}

async function draftsOf({ api, userId }: SellerAccount): Promise<Advert[]> {
  const { items } = await api.call(listUserAdverts, { userId, status: 'DRAFT', page: 0, size: 50 });
  return Promise.all(items.map(({ id }) => api.call(getAdvert, { advertId: id })));
}

/** What lies in a store of the device. */
const countOn = (page: Page, database: string): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open(name);
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const counted = opened.result.transaction('fotos').objectStore('fotos').count();
          counted.onsuccess = () => {
            opened.result.close();
            resolve(counted.result);
          };
        };
      }),
    database,
  );

describe('an advert noted without a network', () => {
  test('opens there, takes words, place and eight large photos, outlives its tab, and becomes one draft', async () => {
    const seller = await registerSeller(address);
    const guest = await visit({
      serviceWorkers: 'allow',
      geolocation: { latitude: 47.7112, longitude: 13.6239 },
      permissions: ['geolocation'],
    });
    const { context } = guest;
    let { page } = guest;
    await signInByCall(guest, address, seller);
    await page.goto(paths.editCategory());
    await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js')));
    const isKept = (path: string): Promise<boolean> =>
      page.evaluate(async (kept) => (await caches.match(kept, { ignoreVary: true })) !== undefined, path);
    await expect.poll(() => isKept(notePaths.notes())).toBe(true);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

    await context.setOffline(true);
    await page.goto(paths.editCategory());
    expect(new URL(page.url()).pathname).toBe(notePaths.notes());
    await page.locator('[name="category"]').selectOption('LOGS');
    const words = `Lärche ${newWord()}`;
    await title(page).fill(words);
    await page.getByLabel(/^Preis je Einheit/).fill('118,50');
    await page.getByRole('button', { name: 'Mein Standort' }).click();
    await page.getByText(/^Standort gemerkt: 47,7112, 13,6239/).waitFor();
    const photos = await Promise.all(
      Array.from({ length: 8 }, async (_, index) =>
        asFile(`${index}.jpg`, await phonePhoto(2400 + index * 8, 1800, 20 + index * 25)),
      ),
    );
    await gallery(page).setInputFiles(photos);
    await expect.poll(() => thumbs(page).count()).toBe(8);

    await page.close();
    page = await context.newPage();
    await page.goto(notePaths.notes());
    await expect.poll(() => title(page).inputValue()).toBe(words);
    await expect.poll(() => thumbs(page).count()).toBe(8);
    expect(await overflowOf(page)).toEqual([]);
    expect((await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'))).toEqual([]);
    await ready(page).click();
    await saved(page).waitFor();
    await page.getByText('Wartet auf Netz').waitFor();
    expect(await draftsOf(seller)).toEqual([]);

    await context.setOffline(false);
    await handedOver(page).waitFor();
    const [draft, ...more] = await draftsOf(seller);
    expect(more).toEqual([]);
    expect([draft?.category, draft?.title, draft?.pricePerUnitInCents]).toEqual(['LOGS', words, 11850]);
    expect([draft?.address.latitude, draft?.address.longitude]).toEqual([47.7112, 13.6239]);
    expect(draft?.images.map(({ height }) => height)).toEqual(photos.map(() => 2048));
    // Each a little narrower than the one before, so this is their order.
    const widths = draft?.images.map(({ width = 0 }) => width) ?? [];
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
    await expect.poll(() => countOn(page, 'stammplatz-anzeigen')).toBe(0);
    await page.getByRole('link', { name: /^Entwurf fertig machen/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Was verkaufst du?' }).waitFor();
    expectQuiet(guest, WITHOUT_LINE);
  });

  test('however each request of the hand-over is cut, none is lost and none comes twice', async () => {
    const seller = await registerSeller(address);
    const guest = await visit();
    const { context } = guest;
    const page = await openNotes(guest, seller);
    await context.setOffline(true);
    const noted: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const words = `Fichte ${index} ${newWord()}`;
      await title(page).fill(words);
      const sizes = [0, 1, 2].map((photo) => 60 + index * 3 + photo);
      await gallery(page).setInputFiles(
        await Promise.all(sizes.map(async (size) => asFile(`${size}.jpg`, await phonePhoto(size, 40, 80)))),
      );
      await expect.poll(() => thumbs(page).count()).toBe(3);
      await ready(page).click();
      await expect.poll(() => page.getByText(words, { exact: true }).count()).toBe(1);
      noted.push(`${words}: ${sizes.join(' ')}`);
    }

    // As many as do not divide the four requests of a note, so that each of them meets each kind.
    const kinds = ['before', 'after', 'offline', 'after', 'killed'] as const;
    const cuts = { before: 0, after: 0, offline: 0, killed: 0, questions: 0 };
    const seen = new Set<string>();
    let questions = 0;
    let isOpening = false;
    const open = async (): Promise<void> => {
      if (isOpening) return;
      isOpening = true;
      await page.goto(notePaths.notes());
      isOpening = false;
    };
    // One after the other: a page that opens needs the network.
    let acts = Promise.resolve();
    const inTurn = (act: () => Promise<unknown>): Promise<void> => {
      acts = acts.then(async () => void (await act()));
      return acts;
    };
    await page.route(/\/api\/v1\/(?:users\/me|adverts)(?:$|\/)/, async (route) => {
      const key = route.request().headers()['idempotency-key'];
      const isQuestion = route.request().url().endsWith('/me');
      if (isQuestion && !isOpening && (questions += 1) % 4 === 2) {
        cuts.questions += 1;
        return route.abort('connectionreset').catch(() => undefined);
      }
      if (isOpening || key === undefined || seen.has(key)) return route.continue().catch(() => undefined);
      const turn = Math.floor(seen.size / kinds.length);
      const kind = kinds[seen.size % kinds.length] ?? 'before';
      seen.add(key);
      cuts[kind] += 1;
      // The server has done it; its answer does not come through.
      if (kind === 'after' || (kind !== 'before' && turn % 2 === 0)) await route.fetch().catch(() => undefined);
      if (kind === 'killed') await inTurn(open);
      else if (kind === 'offline') {
        await inTurn(async () => {
          await context.setOffline(true);
          await route.abort('internetdisconnected').catch(() => undefined);
          await context.setOffline(false);
        });
      } else await route.abort('connectionreset').catch(() => undefined);
    });
    await context.setOffline(false);
    const isThrough = async (): Promise<boolean> => {
      await acts;
      // As the browser says it when there is a network again.
      await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
      return (
        (await handedOver(page)
          .count()
          .catch(() => 0)) === noted.length
      );
    };
    await expect.poll(isThrough, { timeout: 150_000, interval: 20 }).toBe(true);

    expect(seen.size).toBe(noted.length * 4);
    expect(Math.min(...Object.values(cuts))).toBeGreaterThan(3);
    const drafts = await draftsOf(seller);
    const arrived = drafts.map((draft) => `${draft.title}: ${draft.images.map(({ height }) => height).join(' ')}`);
    expect(arrived.toSorted()).toEqual(noted.toSorted());
    await expect.poll(() => countOn(page, 'stammplatz-anzeigen')).toBe(0);
    expectQuiet(guest, WITHOUT_LINE);
  }, 180_000);

  test('written without an account it waits, is no one else’s once taken, and is corrected after a refusal', async () => {
    const seller = await registerSeller(address);
    const guest = await visit();
    const page = await openNotes(guest, null);
    await ready(page).click();
    await page.getByText('Schreib ein paar Worte dazu, oder mach zumindest ein Foto.').waitFor();
    const words = `Esche ${newWord()}`;
    await title(page).fill(words);
    await page.getByLabel(/^Preis je Einheit/).fill('viel');
    await ready(page).click();
    await expect.poll(() => page.getByLabel(/^Preis je Einheit/).getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel(/^Preis je Einheit/).fill('95');
    await gallery(page).setInputFiles([asFile('1.jpg', await phonePhoto(90, 60, 90))]);
    await expect.poll(() => thumbs(page).count()).toBe(1);
    await ready(page).click();
    await page.getByText('Wartet, bis du dich anmeldest').waitFor();
    await page.getByText(/^Du bist nicht angemeldet/).waitFor();

    await openNotes(guest, seller);
    await page.getByText(/^Ohne Anmeldung geschrieben/).waitFor();
    expect(await draftsOf(seller)).toEqual([]);
    await page.route(/\/api\/v1\/adverts$/, (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 422, code: 'test.refused', message: 'So geht das nicht.' }),
      }),
    );
    await page.getByRole('button', { name: 'Jetzt übergeben' }).click();
    await page.getByText('So geht das nicht.').waitFor();
    await page.unroute(/\/api\/v1\/adverts$/);
    await openNotes(guest, await registerSeller(address));
    await page.getByText(/^Auf diesem Gerät liegt eine Notiz eines anderen Kontos/).waitFor();
    expect(await page.getByText(words).count()).toBe(0);
    await openNotes(guest, seller);
    await page.getByRole('button', { name: /^Ändern/ }).click();
    // It takes the place of the form for a new note once the device has answered.
    await page.locator('h2:focus', { hasText: /^Notiz ändern$/ }).waitFor();
    expect(await title(page).inputValue()).toBe(words);
    await title(page).fill(`${words} trocken`);
    await ready(page).click();
    await handedOver(page).waitFor();
    const drafts = await draftsOf(seller);
    expect(drafts.map((draft) => [draft.title, draft.images.length])).toEqual([[`${words} trocken`, 1]]);
    expectQuiet(guest, WITHOUT_LINE);
  });

  test('says so where the device has no room, and loses nothing of what it has', async () => {
    const guest = await visit();
    const { context } = guest;
    const page = await openNotes(guest, null);
    // Before the first write: the browser asks for the room that is left only now and then.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: address, quotaSize: 300_000 });
    const words = `Eiche ${newWord()}`;
    await title(page).fill(words);
    await gallery(page).setInputFiles([asFile('1.jpg', await phonePhoto(90, 60, 90))]);
    await expect.poll(() => thumbs(page).count()).toBe(1);
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const large = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#000', noise } })
      .jpeg()
      .toBuffer();
    await gallery(page).setInputFiles([asFile('2.jpg', large)]);
    await page.getByText(/„2.jpg“: Auf diesem Gerät ist kein Platz mehr für dieses Foto/).waitFor();
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: address });
    await page.reload();
    await expect.poll(() => title(page).inputValue()).toBe(words);
    await expect.poll(() => thumbs(page).count()).toBe(1);
    expectQuiet(guest, WITHOUT_LINE);
  });

  test('is what the worker reminds of when there is a network again and its page is closed', async () => {
    const guest = await visit({ serviceWorkers: 'allow' });
    const { context } = guest;
    const page = await openNotes(guest, null);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await title(page).fill(`Ahorn ${newWord()}`);
    await ready(page).click();
    await page.getByText('Wartet, bis du dich anmeldest').waitFor();
    const [worker] = context.serviceWorkers();
    // A browser without a screen shows no notifications; it says what it was asked to show.
    await worker?.evaluate(() => {
      const shown: object[] = [];
      Object.assign(self, { shown });
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      ServiceWorkerRegistration.prototype.showNotification = async (name, { data } = {}) =>
        void shown.push({ name, data });
    });
    const devtools = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
        if (found) resolve(found.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const wake = { origin: address, registrationId: await registration, tag: 'notizen', lastChance: false };
    await devtools.send('ServiceWorker.dispatchSyncEvent', wake);
    await page.goto(paths.sitemap());
    await devtools.send('ServiceWorker.dispatchSyncEvent', wake);
    await expect
      .poll(() => worker?.evaluate(() => Reflect.get(self, 'shown')))
      .toEqual([{ name: 'Du hast wieder Netz', data: { path: notePaths.notes() } }]);
    expectQuiet(guest, WITHOUT_LINE);
  });
});

import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Image } from '#contract/common.schemas.ts';
import { createAdvert, getAdvert, publishAdvert, uploadAdvertImage } from '#contract/adverts/adverts.ts';
import type { Api } from '#contract/api.ts';
import { register } from '#contract/content-api/content-api.ts';
import { paths } from '#contract/paths.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { COLOUR_RULES, barriersOn, overflowOf } from './support/axe.ts';
import { type Visit, expectQuiet, useBrowser } from './support/browser.ts';
import { beechFirewood, newWord, registerSeller } from './support/marketplace.ts';
import { PHONE_PHOTO, asFile, phonePhoto } from './support/phone-photo.ts';
import { signInByCall, untilAlive } from './support/session.ts';

const { visit, address } = useBrowser();

const PASSWORD = 'drei Ster am Hang';
const email = `${newWord()}@example.at`;
let api: Api;
beforeAll(async () => {
  const registration = { username: newWord(), email, password: PASSWORD, firstname: 'Eva', lastname: 'Holzer' };
  const anybody = createHttpApi({ baseUrl: address });
  const { jwt } = await anybody.call(register, { registration: { ...registration, termsAccepted: true } });
  api = createHttpApi({ baseUrl: address, token: () => jwt });
});

const newDraft = async (): Promise<string> =>
  (await api.call(createAdvert, { editAdvertDto: beechFirewood({ title: `Buche ${newWord()}` }) })).id;
const imagesOf = async (advertId: string): Promise<Image[]> => (await api.call(getAdvert, { advertId })).images;

async function openPhotos(guest: Visit, advertId: string, hasScript = true): Promise<void> {
  const { page } = guest;
  await signInByCall(guest, address, { email, password: PASSWORD });
  await page.goto(paths.editImages(advertId));
  await page.getByRole('heading', { level: 1, name: 'Fotos' }).waitFor();
  if (hasScript) await untilAlive(page);
}

const gallery = (page: Page) => page.getByLabel('Fotos auswählen');
const cards = (page: Page) => page.locator('[data-photo]');
const order = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-photo')));
const saved = (page: Page) => page.getByText(/^Gespeichert um \d\d:\d\d$/);

/** The enlarged picture: its cross, and every way on and out. */
async function expectLightBox(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Bild vergrößert' });
  const cross = dialog.getByRole('button', { name: 'Schließen' });
  await page.locator('#bild-1 a').click();
  await dialog.getByText(/Geprüft haben wir es nicht/).waitFor();
  const finger = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number): Promise<void> => {
    const at = (type: 'touchStart' | 'touchMove', x: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 300 }] });
    await at('touchStart', from);
    for (const share of [0.3, 0.6, 1]) await at('touchMove', from + (to - from) * share);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(300, 60);
  await dialog.getByText('Bild 2 von 2').waitFor();
  await swipe(60, 300);
  await dialog.getByText('Bild 1 von 2').waitFor();
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const box = await cross.boundingBox();
    if (box === null) throw new Error('no cross');
    expect([box.width >= 44, box.height >= 44, box.y < 16, width - box.x - box.width < 16]).toEqual(
      Array(4).fill(true),
    );
    expect(await overflowOf(page)).toEqual([]);
  }
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('Bild 2 von 2').waitFor();
  const url = page.url();
  await page.goBack();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(page.url()).toBe(url);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('li')?.id)).toBe('bild-2');
  for (const leave of [() => page.keyboard.press('Escape'), () => cross.click()]) {
    await page.locator('#bild-2 a').click();
    await dialog.waitFor();
    await leave();
    await expect.poll(() => dialog.count()).toBe(0);
  }
  await page.goBack();
  expect(page.url()).not.toBe(url);
}

async function storedJpeg(image: Image): Promise<Buffer> {
  const reply = await fetch(`${address}/bilder/u/${image.storedFileId}/1600.jpg`);
  return Buffer.from(await reply.arrayBuffer());
}

describe('the photos of an advert', () => {
  test('eight of a phone arrive in the chosen order, upright, small enough, without place and name', async () => {
    const guest = await visit();
    const { page } = guest;
    const advertId = await newDraft();
    await openPhotos(guest, advertId);
    await page.getByText('Symbolbild', { exact: true }).first().waitFor();
    const sizes = Array.from({ length: 8 }, (_, index): [number, number] =>
      index % 4 === 0 ? [3000, 2000] : [900, 600],
    );
    const photos = await Promise.all(
      sizes.map(async ([width, height], index) =>
        asFile(`foto-${index}.jpg`, await phonePhoto(width, height, 20 + index * 30)),
      ),
    );
    expect(photos.every(({ buffer }) => buffer.includes('Eva Holzer'))).toBe(true);
    await gallery(page).setInputFiles(photos);
    await expect.poll(() => order(page)).toHaveLength(8);
    await saved(page).waitFor();
    const images = await imagesOf(advertId);
    expect(images.map(({ width, height }) => [width, height])).toEqual(
      sizes.map(([width]) => (width === 3000 ? [1365, 2048] : [600, 900])),
    );
    const jpegs = await Promise.all(images.map(storedJpeg));
    const reds = await Promise.all(
      jpegs.map(async (jpeg) => Math.round((await sharp(jpeg).stats()).channels[0]?.mean ?? 0)),
    );
    reds.forEach((red, index) => expect(Math.abs(red - (20 + index * 30))).toBeLessThan(8));
    for (const jpeg of jpegs) {
      const { exif, orientation, icc, xmp } = await sharp(jpeg).metadata();
      expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    }
    expectQuiet(guest);
  });

  test('are put in order by button and by pointer, described, removed and kept', async () => {
    const guest = await visit();
    const { page } = guest;
    const advertId = await newDraft();
    const made: string[] = [];
    for (const red of [40, 120, 200]) {
      const file = new Blob([new Uint8Array(await phonePhoto(900, 600, red))]);
      made.push((await api.call(uploadAdvertImage, { advertId, file })).id);
    }
    const [a, b, c] = made;
    await openPhotos(guest, advertId);
    expect(await order(page)).toEqual([a, b, c]);
    await page.getByRole('button', { name: 'Foto 3 zum Titelbild machen' }).click();
    await expect.poll(() => order(page)).toEqual([c, a, b]);
    await cards(page).nth(2).locator('.photo-grip').hover();
    await page.mouse.down();
    await cards(page).nth(0).locator('.photo-frame').hover();
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual([b, c, a]);
    await page.getByLabel(/^Was zeigt Foto 1/).fill('Stirnseiten der Buche');
    await page.getByRole('button', { name: 'Foto 2 entfernen' }).click();
    await page.getByText('Foto 2 ist entfernt.').waitFor();
    await expect
      .poll(async () => (await imagesOf(advertId)).map(({ id, alt }) => [id, alt]))
      .toEqual([
        [b, 'Stirnseiten der Buche'],
        [a, ''],
      ]);
    await page.reload();
    await cards(page).first().waitFor();
    expect(await order(page)).toEqual([b, a]);
    expectQuiet(guest);
  });

  test('are put in order by a finger that drags them, also beyond the edge of the screen', async () => {
    const guest = await visit({ viewport: { width: 360, height: 640 }, hasTouch: true });
    const { page, context } = guest;
    const advertId = await newDraft();
    const made: string[] = [];
    for (const red of [30, 90, 150, 210]) {
      const file = new Blob([new Uint8Array(await phonePhoto(300, 200, red))]);
      made.push((await api.call(uploadAdvertImage, { advertId, file })).id);
    }
    await openPhotos(guest, advertId);
    const grip = cards(page).last().locator('.photo-grip');
    await grip.scrollIntoViewIfNeeded();
    const box = await grip.boundingBox();
    if (box === null) throw new Error('no grip');
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await touch('touchStart', x, y);
    await touch('touchMove', x, y - 20);
    // Held at the upper edge the page scrolls on, until the photo is the first one.
    await touch('touchMove', x, 30);
    await expect.poll(() => order(page)).toEqual([made[3], made[0], made[1], made[2]]);
    await touch('touchEnd');
    await page.getByText('Das Foto ist jetzt an Stelle 1 von 4.').waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    await cards(page).first().locator('.photo-grip').press('End');
    await expect.poll(() => order(page)).toEqual(made);
    expectQuiet(guest);
  });

  test('say when and where they were taken once their seller wants it, and open large', async () => {
    const seller = await registerSeller(address);
    const { latitude, longitude } = PHONE_PHOTO;
    const place = { countryCode: 'AT', postalCode: '4400', city: 'Steyr', latitude, longitude };
    const edit = { ...COMPLETE_EDITS.LOGS, title: `Fichte ${newWord()}`, address: place };
    const draft = await seller.api.call(createAdvert, { editAdvertDto: edit });
    const guest = await visit();
    const { page } = guest;
    await signInByCall(guest, address, seller);
    await page.goto(paths.editImages(draft.id));
    await untilAlive(page);
    await page.getByRole('checkbox', { name: 'Aufnahmeort der nächsten Fotos verwenden' }).check();
    // Too large to be sent as it is, so that the browser has to carry its notes on.
    const large = await phonePhoto(3000, 2000, 60);
    const files = await page.evaluateHandle((base64) => {
      const held = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      held.items.add(new File([bytes], 'polter.jpg', { type: 'image/jpeg' }));
      return held;
    }, large.toString('base64'));
    await page.dispatchEvent('body', 'dragover', { dataTransfer: files });
    await page.getByText('Loslassen, dann werden die Fotos hochgeladen').waitFor();
    await page.dispatchEvent('body', 'drop', { dataTransfer: files });
    await gallery(page).setInputFiles([asFile('zufahrt.jpg', await phonePhoto(900, 600, 200))]);
    await expect.poll(() => order(page)).toHaveLength(2);
    await page
      .getByText(/„Laut Kamera am 12\.\sNovember 2025 am Polter aufgenommen“/)
      .first()
      .waitFor();
    await page.getByRole('checkbox', { name: 'Aufnahmetag und Ort zeigen' }).first().check();
    await saved(page).waitFor();
    await seller.api.call(publishAdvert, { advertId: draft.id });
    expectQuiet(guest);

    const buyer = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await buyer.page.goto(paths.advert(draft.slug));
    const marks = buyer.page.getByText(/^Laut Kamera am 12\.\sNovember 2025 am Polter aufgenommen/);
    expect(await marks.count()).toBe(1);
    await expectLightBox(buyer.page);
    expectQuiet(buyer);
  });

  test('wait while there is no net and hang once afterwards, also when an answer was lost', async () => {
    const guest = await visit();
    const { page, context } = guest;
    const advertId = await newDraft();
    await openPhotos(guest, advertId);
    let lost = 0;
    await page.route(/\/api\/v1\/adverts\/[^/]+\/images$/, async (route: Route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      // The server has the picture; its answer does not come through.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await gallery(page).setInputFiles([asFile('erstes.jpg', await phonePhoto(900, 600, 40))]);
    await expect.poll(() => order(page)).toHaveLength(1);
    expect([lost, (await imagesOf(advertId)).length]).toEqual([1, 1]);

    await context.setOffline(true);
    await gallery(page).setInputFiles([
      asFile('zweites.jpg', await phonePhoto(900, 600, 120)),
      asFile('drittes.jpg', await phonePhoto(900, 600, 200)),
    ]);
    await page.getByText(/^Gerade ist kein Netz da/).waitFor();
    expect(await imagesOf(advertId)).toHaveLength(1);
    await context.setOffline(false);
    await expect.poll(() => order(page)).toHaveLength(3);
    // A save that was under way knew of one; the next one brings the whole list.
    await expect.poll(async () => (await imagesOf(advertId)).length).toBe(3);
    expectQuiet(guest, /ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  });

  test('outlive their tab, are no one else’s to see, and hang once when their owner is back', async () => {
    const guest = await visit();
    const { page, context } = guest;
    const advertId = await newDraft();
    await openPhotos(guest, advertId);
    await context.setOffline(true);
    await gallery(page).setInputFiles([
      asFile('erstes.jpg', await phonePhoto(900, 600, 40)),
      asFile('zweites.jpg', await phonePhoto(900, 600, 120)),
    ]);
    await page.getByText(/^Gerade ist kein Netz da/).waitFor();
    // Android's camera and a full memory end a tab without asking.
    await page.close({ runBeforeUnload: false });
    await context.setOffline(false);

    // The session has ended, and another person uses the device.
    const cookies = await context.cookies();
    await context.clearCookies();
    const other = await context.newPage();
    await other.goto(paths.editCategory());
    await other.getByRole('heading', { level: 1, name: 'Was willst du anbieten?' }).waitFor();
    await other.waitForLoadState('networkidle');
    await context.addCookies(cookies);

    const [one, two] = [await context.newPage(), await context.newPage()];
    await Promise.all([one.goto(paths.editPublish(advertId)), two.goto(paths.editImages(advertId))]);
    await expect.poll(async () => (await imagesOf(advertId)).length).toBe(2);
    await expect.poll(() => one.getByText(/noch nicht hochgeladen/).count()).toBe(0);
    await Promise.all([one.reload(), two.reload()]);
    await expect.poll(() => cards(two).count()).toBe(2);
    expect(await imagesOf(advertId)).toHaveLength(2);
    expectQuiet(guest, /ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  });

  test('that cannot be read are named with a way out, before anything is sent', async () => {
    const guest = await visit();
    const { page } = guest;
    const advertId = await newDraft();
    await openPhotos(guest, advertId);
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/images')) sent += 1;
    });
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(5000),
    ]);
    await gallery(page).setInputFiles([
      asFile('IMG_0815.HEIC', heic),
      asFile('brief.jpg', Buffer.from('%PDF-1.7 kein Foto, nur so genannt'.padEnd(2000))),
    ]);
    await page.getByText(/^„IMG_0815.HEIC“: Dieses Foto ist im Format HEIC.*Maximale Kompatibilität/).waitFor();
    await page.getByText(/^„brief.jpg“: Das ist kein Foto/).waitFor();
    expect([sent, await imagesOf(advertId)]).toEqual([0, []]);
    expectQuiet(guest);
  });

  test('are uploaded, put in order and removed without scripts', async () => {
    const guest = await visit({ javaScriptEnabled: false });
    const { page } = guest;
    const advertId = await newDraft();
    await openPhotos(guest, advertId, false);
    const upload = async (file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> => {
      await page.getByLabel('Foto auswählen').setInputFiles(file);
      await page.getByRole('button', { name: 'Foto hochladen' }).click();
    };
    const large = await sharp({
      create: {
        width: 1800,
        height: 1200,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(large.length).toBeGreaterThan(1_100_000);
    await page.getByRole('button', { name: 'Foto hochladen' }).click();
    await page.locator('#images').getByText('Bitte wähl zuerst ein Foto aus.').waitFor();
    await upload(asFile('gross.jpg', large));
    await expect.poll(() => order(page)).toHaveLength(1);
    await upload(asFile('klein.jpg', await phonePhoto(900, 600, 200)));
    await expect.poll(() => order(page)).toHaveLength(2);
    const [a, b] = (await imagesOf(advertId)).map(({ id }) => id);
    await page.getByLabel(/^Was zeigt Foto 2/).fill('Der Stoß');
    await page.getByRole('button', { name: 'Foto 2 nach vorne' }).click();
    await expect.poll(() => order(page)).toEqual([b, a]);
    await page.getByRole('button', { name: 'Foto 2 entfernen' }).click();
    await expect.poll(() => order(page)).toEqual([b]);
    expect((await imagesOf(advertId)).map(({ id, alt }) => [id, alt])).toEqual([[b, 'Der Stoß']]);
    await upload(asFile('brief.jpg', Buffer.from('%PDF-1.7 kein Foto'.padEnd(2000))));
    await page.locator('#images').getByText('Das ist kein Bild, das wir lesen können.').waitFor();
    // The page with the refusal has that status.
    expectQuiet(guest, /status of 422/);
  });

  test.each(['light', 'dark'] as const)('have no barrier and fit a phone of 320 px, %s', async (colorScheme) => {
    const guest = await visit({ viewport: { width: 320, height: 640 }, colorScheme });
    const { page } = guest;
    const advertId = await newDraft();
    await openPhotos(guest, advertId);
    await gallery(page).setInputFiles([
      asFile('a.jpg', await phonePhoto(900, 600, 40)),
      asFile('b.jpg', await phonePhoto(900, 600, 200)),
      asFile('falsch.jpg', Buffer.from('kein Foto'.padEnd(2000))),
    ]);
    await expect.poll(() => order(page)).toHaveLength(2);
    await page.getByRole('alert').waitFor();
    expect(await overflowOf(page)).toEqual([]);
    const known = (await barriersOn(page)).filter((barrier) => !barrier.startsWith('meta-viewport'));
    expect([known, await barriersOn(page, COLOUR_RULES)]).toEqual([[], []]);
    const shots = process.env['SCREENSHOTS'];
    if (shots) await page.screenshot({ path: `${shots}/photos-320-${colorScheme}.png`, fullPage: true });
    expectQuiet(guest);
  });
});

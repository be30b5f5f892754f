import { beforeAll, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { createRequest } from '#contract/requests/requests.ts';
import { COLOUR_RULES, barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { newWord, registerSeller } from './support/marketplace.ts';

const { visit, address } = useBrowser();

/** In the Ausserfern, far from the Gesuche of the sample. */
const WINDOW = 'ausschnitt=10.4%2C47.35%2C11.0%2C47.65';
const title = `Lärche für den Zaun ${newWord()}`;
let slug = '';
beforeAll(async () => {
  const { api } = await registerSeller(address);
  const editRequestDto = {
    category: 'SAWN_WOOD' as const,
    title,
    text: 'Unbehandelt, bitte.',
    quantity: 3,
    unit: 'M3' as const,
    postalCode: '6600',
    handover: 'PICKUP' as const,
    radiusInKm: 100,
    budgetInCents: 90_000,
  };
  slug = (await api.call(createRequest, { editRequestDto })).slug;
});

const map = (query = WINDOW): string => `${paths.map('SAWN_WOOD')}?${query}`;

test('on a phone Gesuche are switched on, read in a card, left again by keys, and kept on the way back', async () => {
  const guest = await visit({ viewport: { width: 320, height: 700 } });
  const { page } = guest;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/requests/cells')) asked.push(request.url());
  });
  await page.goto(map());
  await page.locator('.map-view-live').waitFor();
  expect(asked).toEqual([]);
  const toggle = page.getByRole('button', { name: 'Gesuche', exact: true });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const sign = page.getByRole('button', { name: `Gesuch: ${title}, bei Reutte` });
  await sign.waitFor();
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  // It lies on the map, not in a corner of it.
  await expect
    .poll(async () => {
      const [place, area] = await Promise.all([sign.boundingBox(), page.locator('.map-view').boundingBox()]);
      if (place === null || area === null) return false;
      return place.x > area.x && place.y > area.y && place.x + place.width < area.x + area.width;
    })
    .toBe(true);
  await sign.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: '1 Gesuch' });
  for (const words of ['3 m³', 'Reutte', 'Budget € 900'])
    await card.getByText(words, { exact: false }).first().waitFor();
  expect(await overflowOf(page)).toEqual([]);
  expect((await barriersOn(page, COLOUR_RULES)).filter((line) => !line.startsWith('meta-viewport'))).toEqual([]);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => sign.evaluate((own) => own === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await card.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.request(slug));
  await page.goBack();
  await sign.waitFor();
  await toggle.click();
  await sign.waitFor({ state: 'detached' });
  expectQuiet(guest);
});

test('the list of Gesuche leads to them on the map; a map that cannot move shows them too, and says when they do not come', async () => {
  const guest = await visit();
  const { page } = guest;
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  let isAway = true;
  await page.route('**/requests/cells*', (route) =>
    isAway ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  );
  await page.goto(`${paths.requests()}?kategorie=schnittholz&plz=6600&umkreis=25`);
  await page.getByRole('link', { name: 'Auf der Karte' }).click();
  await page.getByText('Die Gesuche konnten nicht geladen werden.').waitFor();
  isAway = false;
  await page.getByRole('button', { name: 'Noch einmal' }).click();
  await page.getByRole('button', { name: `Gesuch: ${title}, bei Reutte` }).click();
  await page.getByRole('region', { name: '1 Gesuch' }).getByRole('link', { name: title }).waitFor();
});

test('without script the way leads from the map to the list of Gesuche', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(map());
  await page.getByRole('link', { name: /^Gesuche dazu/ }).click();
  await page.getByRole('link', { name: title }).waitFor();
  await page.goto(map());
  await page.locator('#karte').getByRole('link', { name: 'Gesuche', exact: true }).click();
  await page.getByRole('heading', { name: 'Holz-Gesuche', level: 1 }).waitFor();
});

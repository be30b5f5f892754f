import { describe, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { MARKET_PRODUCTS } from '#domain/market-prices/market-products.data.ts';
import { signInAdministrator } from './support/administrator.ts';
import { COLOUR_RULES, barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';

const { visit, address } = useBrowser();

const HARDWOOD = 'hartholz-scheite-trocken';
const PRICE = /€\u00a0\d/;

describe('market prices without script', () => {
  test('go from the foot of any page to a product, a state, heat and the adverts behind it', async () => {
    const guest = await visit({ javaScriptEnabled: false });
    const { page } = guest;
    await page.goto(paths.imprint());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Holzpreise' }).click();
    await page.getByRole('heading', { level: 1, name: 'Holzpreise in Österreich' }).waitFor();
    const row = page.getByRole('row', { name: /^Hartholz, Scheiter, trocken/ });
    expect(await row.textContent()).toMatch(PRICE);

    await row.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: /Preis in Österreich$/ }).waitFor();
    expect(await page.getByRole('region', { name: 'mittlerer Preis' }).textContent()).toMatch(PRICE);

    await page.getByRole('link', { name: 'je kWh Wärme' }).click();
    await page.getByRole('link', { name: 'Steiermark', exact: true }).first().click();
    expect(new URL(page.url()).search).toBe('?bundesland=steiermark&einheit=kwh');
    await page.getByRole('heading', { level: 1, name: /in der Steiermark$/ }).waitFor();

    await page.getByRole('link', { name: 'Österreich', exact: true }).click();
    await page.getByRole('link', { name: 'Passende Anzeigen ansehen' }).click();
    const listing = new URL(page.url());
    expect(listing.pathname).toBe(paths.products('FIREWOOD'));
    expect(listing.searchParams.get('sortierung')).toBe('preis');
  });

  test('every month can be stepped to by the keyboard and stands in the table', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(paths.marketPrice(HARDWOOD));
    const chart = page.locator('fieldset:visible');
    const months = chart.getByRole('radio');
    const last = months.last();
    expect(await last.isChecked()).toBe(true);
    await last.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await months.nth(-2).isChecked()).toBe(true);
    await page.getByText('Werte als Tabelle').click();
    const rows = page.getByRole('table').getByRole('row');
    expect(await rows.count()).toBe((await months.count()) + 1);
    expect(await rows.nth(1).textContent()).toMatch(PRICE);
  });
});

test('the start page names what wood costs as the price pages do, and who is online as the public figures do', async () => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: { width: 320, height: 720 } });
  await page.goto(paths.home());
  const prices = page.getByRole('region', { name: 'Was Holz gerade kostet' });
  const { nrAdverts, nrSeller } = await (await fetch(`${address}/api/v1/statistics/public`)).json();
  await prices
    .getByText(`Gerade online: ${formatNumber(nrAdverts)} Anzeigen von ${formatNumber(nrSeller)} Anbietern.`)
    .waitFor();
  const shown = (await prices.getByRole('listitem').first().locator('b').textContent()) ?? '';
  expect(shown).toMatch(PRICE);
  expect(await overflowOf(page)).toEqual([]);
  await prices.getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Buche, Scheiter, trocken: Preis in Österreich' }).waitFor();
  expect(await page.getByRole('region', { name: 'mittlerer Preis' }).textContent()).toContain(
    shown.split('/')[0]?.trim(),
  );
});

test('the page is read only and comes without the scripts of the application', async () => {
  for (const path of [paths.marketPrices(), paths.marketPrice(HARDWOOD)]) {
    const html = await (await fetch(address + path)).text();
    expect(html).not.toContain('__reactRouter');
    expect(html).not.toContain('modulepreload');
    expect(html).toContain(`<link rel="canonical" href="`);
  }
});

test('the table can be taken along', async () => {
  const { page } = await visit();
  await page.goto(paths.marketPrice(HARDWOOD));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Tabelle herunterladen (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`stammplatz-holzpreise-${HARDWOOD}-oesterreich.csv`);
});

test('every product is in the sitemap, and an unknown one is nowhere', async () => {
  const xml = await (await fetch(`${address}/sitemaps/seiten.xml`)).text();
  for (const { id } of MARKET_PRODUCTS) expect(xml).toContain(`${paths.marketPrice(id)}</loc>`);
  expect((await fetch(`${address}${paths.marketPrice('quatsch')}`)).status).toBe(404);
  expect((await fetch(`${address}${adminPaths.adminMarketReports()}`, { redirect: 'manual' })).status).toBe(302);
});

test('broken choices in the address are left aside', async () => {
  for (const query of ['?bundesland=bayern', '?bundesland=%3Cscript%3E', '?einheit=bitcoin', '?bundesland[]=wien']) {
    const reply = await fetch(`${address}${paths.marketPrices()}${query}`);
    expect([query, reply.status]).toEqual([query, 200]);
    expect(await reply.text()).not.toContain('<script>alert');
  }
});

test('an administrator enters an official price, and it stands as a second line with its source until it is removed', async () => {
  const admin = await visit();
  const leave = await signInAdministrator(admin, address);
  const { page } = admin;
  try {
    await page.goto(adminPaths.adminMarketReports());
    await page.getByLabel('Ware').selectOption({ value: HARDWOOD });
    await page.getByLabel('Monat').fill('2026-10');
    await page.getByLabel('Wert in Euro').fill('teuer');
    await page.getByLabel('Quelle').fill('Bericht der Probe');
    await page.getByLabel('Adresse des Berichts').fill('https://example.org/bericht');
    await page.getByRole('button', { name: 'Wert speichern' }).click();
    await page.getByText('Gib den Wert in Euro an, etwa 115,00.').first().waitFor();
    expect(await page.getByLabel('Quelle').inputValue()).toBe('Bericht der Probe');
    await page.getByLabel('Wert in Euro').fill('170,50');
    await page.getByRole('button', { name: 'Wert speichern' }).click();
    await page.getByText('Der Wert ist gespeichert.').waitFor();
    expect(await barriersOn(page)).toEqual([expect.stringContaining('meta-viewport')]);

    await page.goto(paths.marketPrice(HARDWOOD));
    const source = page.getByRole('link', { name: 'Bericht der Probe' });
    expect(await source.getAttribute('href')).toBe('https://example.org/bericht');

    await page.goto(adminPaths.adminMarketReports());
    await page.getByRole('button', { name: /entfernen$/ }).click();
    await page.getByText('Der Wert ist entfernt.').waitFor();
  } finally {
    await leave();
  }
});

test('the chosen state is in sight on a phone', async () => {
  const guest = await visit({ viewport: { width: 360, height: 800 } });
  await guest.page.goto(`${paths.marketPrices()}?bundesland=wien`);
  const { x = Infinity } =
    (await guest.page.getByRole('link', { name: 'Wien', exact: true }).first().boundingBox()) ?? {};
  expect(x).toBeLessThan(360);
  expect(await guest.page.evaluate(() => window.scrollY)).toBe(0);
});

test('the pages fit every screen and have no barriers in both themes', async () => {
  const guest = await visit({ reducedMotion: 'reduce' });
  const { page } = guest;
  const state = FEDERAL_STATES[7]?.slug ?? '';
  const shown = [
    paths.marketPrices(),
    `${paths.marketPrices()}?einheit=kwh&bundesland=${state}`,
    paths.marketPrice(HARDWOOD),
    `${paths.marketPrice('eiche-bloch')}?bundesland=${state}`,
  ];
  for (const path of shown) {
    await page.goto(path);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([path, width, await overflowOf(page)]).toEqual([path, width, []]);
    }
    const own = (barriers: string[]) => barriers.filter((barrier) => !barrier.startsWith('meta-viewport:'));
    expect([path, own(await barriersOn(page))]).toEqual([path, []]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([path, await barriersOn(page, COLOUR_RULES)]).toEqual([path, []]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  expectQuiet(guest);
});

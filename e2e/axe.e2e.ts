import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { deleteAdvert } from '#contract/adverts/adverts.ts';
import { listCompanies } from '#contract/companies/companies.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { COLOUR_RULES, barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { beechFirewood, publish, registerSeller } from './support/marketplace.ts';
import { DESK, PHONE, SMALL_PHONE } from './support/screens.ts';

const { visit, address } = useBrowser();

const known = { slug: '', goneSlug: '', sellerId: '', companySlug: '' };
beforeAll(async () => {
  const seller = await registerSeller(address);
  known.sellerId = seller.userId;
  known.companySlug = (await seller.api.call(listCompanies, {})).items[0]?.slug ?? '';
  known.slug = (await publish(seller, beechFirewood())).slug;
  const gone = await publish(seller, beechFirewood());
  known.goneSlug = gone.slug;
  await seller.api.call(deleteAdvert, { deleteAdvertDto: { id: gone.id, deleteType: 'SOLD_HERE' } });
});

const SCREENS: [name: string, path: () => string][] = [
  ['start page', () => paths.home()],
  ['listing', () => paths.products('FIREWOOD')],
  ['listing with filters', () => '/kaufen-verkaufen?suche=33er+Buche+trocken+4820&verkaeufer=privat'],
  ['listing as rows', () => `${paths.products('LOGS')}?plz=4820&ansicht=liste`],
  ['listing without hits', () => `${paths.products('FIREWOOD')}?suche=Buche&plz=4820&umkreis=10&preis-bis=60`],
  ['need of a household', () => paths.householdNeed(new URLSearchParams({ menge: '6', laenge: '33' }))],
  ['map', () => `${paths.map('FIREWOOD')}?plz=4820&umkreis=50`],
  ['advert', () => `${paths.advert(known.slug)}?plz=4820`],
  ['advert that is gone', () => paths.advert(known.goneSlug)],
  ['seller', () => paths.seller(known.sellerId)],
  ['company', () => paths.company(known.companySlug)],
  ['companies', () => paths.companies()],
  ['companies without hits', () => `${paths.companies()}?suche=gibtesnicht&bundesland=wien`],
  ['market prices', () => paths.marketPrices()],
  ['market prices by heat', () => `${paths.marketPrices()}?einheit=kwh&bundesland=steiermark`],
  ['market price of a product', () => paths.marketPrice('buche-scheite-trocken')],
  ['blog', () => paths.blog()],
  ['post with tables and drawings', () => paths.blogPost('heizwert-von-brennholz')],
  ['market report', () => paths.blogPost('holzmarkt-november-2024')],
  ['overview of all pages', () => paths.sitemap()],
  ['plans', () => paths.plans()],
  ['withdrawal', () => paths.withdraw()],
  ['display settings', () => '/darstellung'],
  ['sign-in', () => `${paths.signIn()}?error=SessionRequired&callbackUrl=%2Fchats`],
  ['sign-in with a code', () => `${paths.signIn()}?schritt=code&pruefung=abc`],
  ['sign-in by mail, sent', () => `${paths.signIn()}?verify=1`],
  ['sign-in by mail, arrived', () => `${paths.signInLink()}?token=abc&email=eva.holzer%40example.at`],
  ['sign-in that cannot be', () => paths.signInError()],
  ['signed out', () => paths.signOut()],
  ['registration', () => paths.register()],
  ['forgotten password', () => paths.forgotPassword()],
  ['new password', () => mailPaths.resetPassword('abc')],
  ['confirmation', () => mailPaths.confirmEmail('abc')],
  ['confirmation that is over', () => `${mailPaths.confirmEmail()}?ergebnis=abgelaufen`],
  ['newsletter to order', () => paths.newsletterOrder()],
  ['newsletter to confirm', () => mailPaths.newsletterConfirm('abc')],
  ['newsletter to end', () => mailPaths.newsletterEnd('abc')],
  ['mails to end', () => mailPaths.mailEnd('abc')],
  ['page that does not exist', () => '/gibt-es-nicht'],
];

const VIEWPORT_RULE = /^meta-viewport/;

const setDisplay = (context: BrowserContext, settings: Record<string, string>): Promise<void> =>
  context.addCookies([
    { name: 'darstellung', value: encodeURIComponent(new URLSearchParams(settings).toString()), url: address },
  ]);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
}

describe.each(SCREENS)('%s', (_name, path) => {
  test('has no barriers but the fixed viewport, at both widths and in both themes, and fits 320 px', async () => {
    const guest = await visit({ viewport: DESK, reducedMotion: 'reduce', colorScheme: 'light' });
    const { page } = guest;
    await open(page, path());
    const found = await barriersOn(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await barriersOn(page, COLOUR_RULES)));
    await page.setViewportSize(PHONE);
    found.push(...(await barriersOn(page)));
    expect(found.filter((barrier) => !VIEWPORT_RULE.test(barrier))).toEqual([]);
    expect(found.some((barrier) => VIEWPORT_RULE.test(barrier))).toBe(true);
    await page.setViewportSize(SMALL_PHONE);
    expect(await overflowOf(page)).toEqual([]);
    expectQuiet(guest, /status of 4(04|10)/);
  });

  // On a phone in the light, which the test above leaves out.
  test('has none at all at 200 % text where zooming is allowed, and nothing overflows at 320 px', async () => {
    const guest = await visit({ viewport: PHONE, reducedMotion: 'reduce', colorScheme: 'light' });
    const { page, context } = guest;
    await setDisplay(context, { text: '200', zoom: 'yes' });
    await open(page, path());
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    await page.setViewportSize(SMALL_PHONE);
    expect(await overflowOf(page)).toEqual([]);
    expectQuiet(guest, /status of 4(04|10)/);
  });
});

describe('what opens over a page', () => {
  test('the sheet of filters, the display settings and the enlarged picture have no barriers', async () => {
    const guest = await visit({ viewport: PHONE, reducedMotion: 'reduce', hasTouch: true });
    const { page, context } = guest;
    await setDisplay(context, { zoom: 'yes' });
    await open(page, paths.products('FIREWOOD'));
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('button', { name: /Treffer zeigen$/ }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Darstellung/ })
      .click();
    await page.getByRole('dialog', { name: 'Darstellung' }).waitFor();
    expect(await barriersOn(page)).toEqual([]);

    await open(page, paths.advert(known.slug));
    await page.getByRole('region', { name: 'Bilder der Anzeige' }).getByRole('link').first().click();
    await page.getByRole('dialog', { name: 'Bild vergrößert' }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Nummer zeigen' }).filter({ visible: true }).first().click();
    await page.getByRole('link', { name: /anrufen$/ }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expectQuiet(guest);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin-paths.ts';
import { DASHBOARDS, paths } from '#contract/paths.ts';
import { signInAdministrator } from './support/administrator.ts';
import { type Visit, expectQuiet, useBrowser } from './support/browser.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

declare global {
  // What the document's policy stopped, written by the listener below.
  var refusals: string[];
}

const { visit, address } = useBrowser();
let seller: SellerAccount;
let advertPath = '';
let admin: Visit;
let giveFactorBack: () => Promise<void>;

beforeAll(async () => {
  seller = await registerSeller(address);
  advertPath = paths.advert((await publish(seller, beechFirewood({ title: `Scheiter ${newWord()}` }))).slug);
  admin = await visit();
  giveFactorBack = await signInAdministrator(admin, address);
});
afterAll(() => giveFactorBack());

/** Records violations of the policy from the first byte of each document on. */
async function listen({ context }: Visit): Promise<void> {
  await context.addInitScript(() => {
    globalThis.refusals = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      globalThis.refusals.push(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
    );
  });
}

const ANY_ADVERT = 'an advert';

const SERVED = [
  paths.home(),
  paths.products(),
  paths.products('FIREWOOD', 'buche'),
  paths.map('FIREWOOD'),
  paths.tools(),
  paths.fuelValueTable(),
  paths.logListCalculator(),
  paths.marketPrices(),
  paths.companies(),
  paths.signIn(),
];

test.each(SERVED)('%s asks for no style attribute and allows none', async (path) => {
  const reply = await fetch(`${address}${path}`, { headers: { accept: 'text/html' } });
  expect(reply.status).toBe(200);
  const policy = reply.headers.get('content-security-policy') ?? '';
  expect(policy).not.toContain('unsafe-');
  for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
  expect(policy).toContain("require-trusted-types-for 'script'");
  const html = (await reply.text()).replaceAll(/<script[\s>][\s\S]*?<\/script>/g, '');
  expect(html.match(/<[a-z][^>]*\sstyle=[^>]*>/gi) ?? []).toEqual([]);
});

async function expectAllowed(visited: Visit, path: string): Promise<void> {
  const { page } = visited;
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect([path, await page.evaluate(() => globalThis.refusals)]).toEqual([path, []]);
}

test('a visitor walks through pages with map, charts, photos and the consent dialog, and nothing is refused', async () => {
  const guest = await visit({ isAskedForConsent: true });
  await listen(guest);
  const { page } = guest;
  await page.goto(paths.home());
  await page
    .getByRole('button', { name: 'Einstellungen' })
    .or(page.getByRole('button', { name: /anpassen/i }))
    .first()
    .click();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => globalThis.refusals)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  for (const path of [...SERVED, advertPath, '/api/docs']) await expectAllowed(guest, path);
  expectQuiet(guest);
});

test.each([paths.home(), ANY_ADVERT, paths.map(), '/holz-blog', paths.terms()])(
  '%s takes no plain text as markup',
  async (path) => {
    const { page } = await visit();
    await page.goto(path === ANY_ADVERT ? advertPath : path);
    const outcome = await page.evaluate(() => {
      try {
        document.createElement('p').innerHTML = '<b>Holz</b>';
        return 'taken';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
    expect(outcome).toBe('refused');
  },
);

test('a page without the program has the consent dialog with its icons, and nothing is refused', async () => {
  const guest = await visit({ isAskedForConsent: true });
  await listen(guest);
  const { page } = guest;
  await page.goto(paths.terms());
  await page
    .getByRole('button', { name: /anpassen|Einstellungen/i })
    .last()
    .click();
  const icons = page.locator('#cc-main .pm svg path');
  await icons.first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Alle ablehnen' }).last().click();
  expect(await page.evaluate(() => globalThis.refusals)).toEqual([]);
  expectQuiet(guest);
});

test('photos open large, and step and zoom, without a refusal', async () => {
  const guest = await visit();
  await listen(guest);
  const { page } = guest;
  await page.goto(paths.products());
  await page.locator('a[href*="/kaufen-verkaufen/p/"]').first().click();
  await page.locator('#bild-1 a').click();
  await page.locator('.zoom-toggle').click();
  await page.waitForTimeout(300);
  expect((await page.locator('.zoom-toggle').boundingBox())?.width).toBeGreaterThan(1440);
  expect(await page.evaluate(() => globalThis.refusals)).toEqual([]);
  expectQuiet(guest);
});

test('the map places its marks without the program, and from list to map without a refusal', async () => {
  const still = await visit({ javaScriptEnabled: false });
  await still.page.goto(paths.map('FIREWOOD'));
  const marks = await still.page
    .locator('.map-mark')
    .evaluateAll((pins) => pins.map((pin) => pin.getBoundingClientRect().left));
  expect(new Set(marks.map(Math.round)).size).toBeGreaterThan(3);
  const guest = await visit();
  await listen(guest);
  await guest.page.goto(paths.products('FIREWOOD'));
  await guest.page.locator('a[href^="/map"]').first().click();
  await guest.page.locator('.map-view').waitFor();
  await guest.page.waitForTimeout(1_000);
  expect(await guest.page.evaluate(() => globalThis.refusals)).toEqual([]);
});

test('charts of the dashboards and the pages of moderation are refused nothing', async () => {
  await listen(admin);
  for (const path of [
    ...DASHBOARDS.map((name) => paths.dashboards(name)),
    '/admin',
    adminPaths.adminBank(),
    '/editadvert/step0',
  ])
    await expectAllowed(admin, path);
});

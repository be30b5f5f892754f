import type { APIRequestContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin-paths.ts';
import { DASHBOARDS, paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { dayAfter } from '#domain/format/iso-days.ts';
import { totpAt } from '#test/totp.ts';
import { COLOUR_RULES, barriersOn, overflowOf } from './support/axe.ts';
import { type Visit, expectQuiet, useBrowser } from './support/browser.ts';
import { pressTabUntil } from './support/keyboard.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

const { visit, address } = useBrowser();
const headers = { 'sec-fetch-site': 'same-origin', origin: address };
const ADMIN = { identifier: 'admin@stammplatz.example', password: 'holz-muster-2026' };
const ALL = [paths.dashboards(), ...DASHBOARDS.map((name) => paths.dashboards(name))];
const TODAY = formatIsoDate(new Date());
const LAST_30 = `from=${dayAfter(TODAY, -29)}&to=${TODAY}`;

let admin: Visit;
let recoveryCode = '';
let seller: SellerAccount;

/** Signs in and sets a second factor up, as the profile page does; returns a code to take it away again. */
async function proveSecondFactor(request: APIRequestContext, password: string): Promise<string> {
  const data = { currentPassword: password };
  const setup = await request.post('/api/v1/users/me/second-factor/setup', { headers, data });
  const { secret }: { secret: string } = await setup.json();
  const otp = totpAt(secret, new Date());
  const confirmed = await request.post('/api/v1/users/me/second-factor/confirm', { headers, data: { otp } });
  const { recoveryCodes }: { recoveryCodes: string[] } = await confirmed.json();
  return recoveryCodes[0] ?? '';
}

const signIn = async (request: APIRequestContext, data: { identifier: string; password: string }) =>
  expect((await request.post('/api/auth/local?session=cookie', { headers, data })).status()).toBe(200);

const asAdmin = async (options: BrowserContextOptions = {}): Promise<Visit> => {
  const { cookies } = await admin.context.storageState();
  return visit({ ...options, storageState: { cookies, origins: [] } });
};

const give = async (userId: string, permission: string) =>
  expect(
    (await admin.context.request.post('/api/v1/admin/permissions', { headers, data: { userId, permission } })).status(),
  ).toBe(200);

beforeAll(async () => {
  seller = await registerSeller(address);
  admin = await visit();
  await signIn(admin.context.request, ADMIN);
  recoveryCode = await proveSecondFactor(admin.context.request, ADMIN.password);
});

afterAll(async () => {
  const data = { currentPassword: ADMIN.password, otp: recoveryCode };
  await admin.context.request.post('/api/v1/users/me/second-factor/disable', { headers, data });
});

async function counted<T>(path: string): Promise<T> {
  const reply = await admin.context.request.get(`/api/v1/statistics/${path}`, { headers });
  expect(reply.status()).toBe(200);
  return reply.json();
}
type Series = { labels: string[]; series: { name: string; values: number[] }[] };
const sumOf = (series: Series, name: string): number =>
  series.series.find((line) => line.name === name)?.values.reduce((sum, value) => sum + value, 0) ?? Number.NaN;

const ownBarriersOn = async (page: Page, ...rest: [] | [typeof COLOUR_RULES]) =>
  (await barriersOn(page, ...rest)).filter((line) => !line.startsWith('meta-viewport'));

/** Headers and cells of a table as in a file: no no-break spaces, no thousands separators, no per cent sign. */
const tableOf = (page: Page, title: string): Promise<string[][]> =>
  page
    .getByRole('table', { name: title, includeHidden: true })
    .evaluate((table) =>
      [...table.querySelectorAll('tr')].map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) =>
          cell.textContent.replaceAll(/\u00a0|\.(?=\d{3}(?!\d))/g, '').replace(/%$/, ''),
        ),
      ),
    );

/** Takes a choice behind one of the chips. */
async function choose(page: Page, filter: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${filter}: `) }).click();
  await page.getByRole('dialog', { name: filter }).getByRole('link', { name: choice, exact: true }).click();
}

const rowsOf = (csv: string): string[][] =>
  csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      line.split(';').map((cell) =>
        cell
          .replaceAll(/^"|"$/g, '')
          .replaceAll('""', '"')
          .replace(/ \(%\)$/, ''),
      ),
    );

describe('who sees what', () => {
  test('visitors are sent to sign in and come back to the very view', async () => {
    const reply = await fetch(`${address}/dashboards/adverts?zeitraum=90&kategorie=brennholz`, { redirect: 'manual' });
    const target = new URL(reply.headers.get('location') ?? '', address);
    expect(target.searchParams.get('callbackUrl')).toBe('/dashboards/adverts?zeitraum=90&kategorie=brennholz');
    const file = await fetch(`${address}${adminPaths.dashboardCsv('adverts', 'kontakte')}`, { redirect: 'manual' });
    expect([302, 303]).toContain(file.status);
  });

  test('an account without permission gets 403 everywhere, with the reason and where to look instead', async () => {
    const guest = await visit();
    await signIn(guest.context.request, { identifier: seller.email, password: seller.password });
    for (const path of ALL) expect((await guest.context.request.get(path)).status()).toBe(403);
    const file = await guest.context.request.get(adminPaths.dashboardCsv('adverts', 'meistgesehen'));
    expect(file.status()).toBe(403);
    expect(await file.text()).not.toContain('Aufrufe');
    await guest.page.goto(paths.dashboards());
    await guest.page.getByText('Dafür braucht dein Konto die Berechtigung „Auswertungen“.').waitFor();
    await guest.page.getByRole('link', { name: 'Meine Anzeigen', exact: true }).first().waitFor();
    expect(await ownBarriersOn(guest.page)).toEqual([]);
    expectQuiet(guest, /status of 403/);
  });

  test('a partner sees own advertising and adverts after the second factor, and nothing else', async () => {
    const partner = await registerSeller(address);
    const title = `Buche ${newWord()}`;
    await publish(partner, beechFirewood({ title }));
    await give(partner.userId, 'advertising');
    const guest = await visit();
    const { request } = guest.context;
    await signIn(request, { identifier: partner.email, password: partner.password });
    await guest.page.goto(paths.dashboards('advertising'));
    await guest.page.getByText('Diese Berechtigung ruht').waitFor();
    await guest.page.getByRole('link', { name: 'Zu „Sicherheit“ im Profil' }).waitFor();

    await proveSecondFactor(request, partner.password);
    const statuses = await Promise.all(ALL.map(async (path) => (await request.get(path)).status()));
    expect(statuses).toEqual([403, 200, 200, 403, 403]);
    await guest.page.goto(paths.dashboards('advertising'));
    await guest.page.getByText('Du siehst die Zahlen deiner eigenen Einschaltungen.').waitFor();
    const places = guest.page.getByRole('navigation', { name: 'Auswertungen' }).getByRole('link');
    expect(await places.allTextContents()).toEqual(['Werbung', 'Anzeigen']);
    expect(await guest.page.getByRole('table', { name: 'Einschaltungen' }).count()).toBe(0);
    expectQuiet(guest, /status of 403/);
  });
});

describe('figures', () => {
  test('the tiles say what the calls count', async () => {
    const { page } = admin;
    const tiles = ['Neue Anzeigen', 'Kontakte', 'Registrierungen'];
    // Other files publish and register beside this one: page and calls are asked until nothing came between them.
    await expect
      .poll(async () => {
        await page.goto(paths.dashboards());
        const market = await counted<Series>(`listingsAndContacts?${LAST_30}&interval=DAY`);
        const users = await counted<Series>(`registeredUsers?${LAST_30}&interval=MONTH`);
        const counts = [sumOf(market, 'listings'), sumOf(market, 'contacts'), sumOf(users, 'registered')];
        const shown = tiles.map((name) =>
          page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) }),
        );
        const said = await Promise.all(shown.map((tile) => tile.locator('.dash-value').textContent()));
        return { said, counted: counts.map((count) => formatNumber(count)) };
      })
      .toSatisfy(({ said, counted }: { said: string[]; counted: string[] }) => said.join() === counted.join());
    expect(sumOf(await counted<Series>(`listingsAndContacts?${LAST_30}&interval=DAY`), 'listings')).toBeGreaterThan(0);
  });

  test.each([
    ['marketplace', 'kontakte', 'Kontakte zu Anzeigen'],
    ['adverts', 'meistgesehen', 'Am meisten gesehen'],
    ['categories', 'kategorien', 'Alle Kategorien'],
    ['advertising', 'einschaltungen', 'Einschaltungen'],
  ] as const)('the file of %s/%s says what its table says', async (dashboard, key, title) => {
    const { page } = admin;
    const query = '?zeitraum=90&vergleich=vorjahr';
    await page.goto(paths.dashboards(dashboard) + query);
    const link = page.getByRole('link', { name: `${title} als CSV herunterladen` });
    const reply = await admin.context.request.get((await link.getAttribute('href')) ?? '');
    expect(reply.headers()['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers()['content-disposition']).toMatch(
      new RegExp(
        `^attachment; filename="stammplatz-${dashboard}-${key}-\\d{4}-\\d\\d-\\d\\d-\\d{4}-\\d\\d-\\d\\d\\.csv"$`,
      ),
    );
    const body = await reply.body();
    expect([...body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const shown = await tableOf(page, title);
    expect(rowsOf(body.toString('utf8'))).toEqual(shown.map((row) => row.map((cell) => (cell === '–' ? '' : cell))));
    expect(shown.length).toBeGreaterThan(2);
  });

  test('a week in which the clocks change has seven days, and so has the one it is compared with', async () => {
    const { page } = admin;
    await page.goto(`${paths.dashboards('marketplace')}?zeitraum=eigen&von=2026-10-19&bis=2026-10-25&schritt=tag`);
    await page.getByText('12.\u00a0Okt. 2026 bis 18.\u00a0Okt. 2026').waitFor();
    const reply = await admin.context.request.get(
      `${adminPaths.dashboardCsv('marketplace', 'seitenaufrufe')}?zeitraum=eigen&von=2026-10-19&bis=2026-10-25&schritt=tag`,
    );
    const days = rowsOf(await reply.text())
      .slice(1)
      .map(([day]) => day);
    expect(days).toEqual(['19', '20', '21', '22', '23', '24', '25'].map((day) => `${day}.10.2026`));
  });

  test('the lists of adverts are those of the chosen category, a hundred where they are wanted', async () => {
    const { page } = admin;
    await page.goto(`${paths.dashboards('adverts')}?zeitraum=90&kategorie=hackgut`);
    const rowsNow = async () => (await tableOf(page, 'Am meisten gesehen')).slice(1);
    expect(await rowsNow()).toHaveLength(20);
    await page
      .getByRole('navigation', { name: 'Am meisten gesehen: Länge der Liste' })
      .getByRole('link', { name: 'bis 100' })
      .click();
    await page.waitForURL(/zeilen=100/);
    await expect.poll(async () => (await rowsNow()).length).toBeGreaterThan(20);
    expect(new Set((await rowsNow()).map((row) => row.at(-1)))).toEqual(new Set(['Hackgut']));
    await choose(page, 'Zeitraum', '7 Tage');
    await page.waitForURL(/zeitraum=7/);
    expect(page.url()).toMatch(/kategorie=hackgut.*zeilen=100/);
  });

  test('a period without figures names the nearest month that has some', async () => {
    const { page } = admin;
    await page.goto(`${paths.dashboards('adverts')}?zeitraum=eigen&von=2022-01-10&bis=2022-02-09`);
    await page.getByText('Für 10.\u00a0Jän. 2022 bis 9.\u00a0Feb. 2022 ist nichts gezählt.').waitFor();
    await page.getByRole('link', { name: /ansehen$/ }).click();
    await page.getByRole('heading', { name: 'Am meisten gesehen' }).waitFor();
  });

  test('what cannot be counted is said at its field, and no junk in an address is a fault', async () => {
    const { page } = admin;
    await page.goto(`${paths.dashboards('marketplace')}?zeitraum=eigen&von=2026-11-10&bis=2026-11-09`);
    await page.getByText('Das Ende liegt vor dem Beginn.').waitFor();
    expect(await page.getByLabel('Bis', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    expect(await ownBarriersOn(page)).toEqual([]);
    const junk =
      "?zeitraum='&von=%00&bis=9999-99-99&kategorie[]=1&schritt=__proto__&suche=%25_%5C&logo=%F0%9F%AA%B5&seite=-1";
    for (const path of ALL) expect((await admin.context.request.get(path + junk)).status()).toBe(200);
    expect((await admin.context.request.get(`/dashboards/adverts/csv/kontakte?zeitraum=eigen&von=x`)).status()).toBe(
      422,
    );
    for (const file of ['/dashboards/adverts/csv/gibtesnicht', '/dashboards/gibtesnicht/csv/kontakte'])
      expect((await admin.context.request.get(file)).status()).toBe(404);
  });
});

describe('the way through', () => {
  test('goes by keyboard: section, period, course and its values', async () => {
    const guest = await asAdmin();
    const { page } = guest;
    await page.goto(paths.dashboards());
    await pressTabUntil(
      page,
      page.getByRole('navigation', { name: 'Auswertungen' }).getByRole('link', { name: 'Marktplatz' }),
    );
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Marktplatz' }).waitFor();
    const period = page.getByRole('button', { name: /^Zeitraum: / });
    await period.focus();
    await page.keyboard.press('Enter');
    await pressTabUntil(page, page.getByRole('link', { name: '90 Tage', exact: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/zeitraum=90/);
    await page.getByRole('dialog', { name: 'Zeitraum' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Zeitraum: 90 Tage' }).waitFor();
    await expect.poll(() => period.evaluate((button) => button === document.activeElement)).toBe(true);
    const course = page.getByRole('group', { name: 'Kontakte zu Anzeigen: Werte der Reihe nach' });
    const last = course.getByRole('radio').last();
    await last.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await last.isChecked()).toBe(false);
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('zeitraum'));
    await page.getByRole('button', { name: 'Zeitraum: 30 Tage' }).waitFor();
    expectQuiet(guest);
  });

  test('works without script: filters, order and sections by links, own days by form, tables unfold', async () => {
    const plain = await asAdmin({ javaScriptEnabled: false });
    const { page } = plain;
    await page.goto(paths.dashboards('adverts'));
    await choose(page, 'Zeitraum', '90 Tage');
    await page.waitForURL(/zeitraum=90/);
    await choose(page, 'Kategorie', 'Brennholz');
    await page.waitForURL(/kategorie=brennholz/);
    expect(page.url()).toContain('zeitraum=90');
    const titles = async (): Promise<string[]> =>
      (await tableOf(page, 'Am meisten gesehen')).slice(1).map(([title = '']) => title);
    await page
      .getByRole('navigation', { name: /^Am meisten gesehen/ })
      .getByRole('link', { name: 'Titel' })
      .click();
    await page.waitForURL(/sortierung=titel/);
    const sorted = await titles();
    expect(sorted).toEqual(sorted.toSorted((one, other) => one.localeCompare(other, 'de')));
    await page.locator('summary').first().click();
    await page.getByRole('table', { name: 'Neue Anzeigen' }).waitFor();
    await page.getByRole('navigation', { name: 'Auswertungen' }).getByRole('link', { name: 'Kategorien' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kategorien' }).waitFor();
    expect(page.url()).toContain('zeitraum=90');
    await choose(page, 'Zeitraum', 'Eigener Zeitraum');
    await page.getByLabel('Von', { exact: true }).fill(dayAfter(TODAY, -9));
    await page.getByRole('button', { name: 'Anzeigen', exact: true }).click();
    await page.waitForURL(new RegExp(`von=${dayAfter(TODAY, -9)}`));
    expect(page.url()).toContain('kategorie=brennholz');
  });

  test('a tile of the overview puts its measure into the chart, whose file says the same', async () => {
    const { page } = admin;
    await page.goto(`${paths.dashboards()}?zeitraum=7`);
    await page.getByRole('link', { name: 'Registrierungen', exact: true }).click();
    await page.waitForURL(/zahl=registrierungen/);
    await page.getByRole('heading', { level: 2, name: 'Registrierungen' }).waitFor();
    const link = page.getByRole('link', { name: 'Registrierungen als CSV herunterladen' });
    const file = await admin.context.request.get((await link.getAttribute('href')) ?? '');
    expect(rowsOf(await file.text())).toEqual(await tableOf(page, 'Registrierungen'));
    expect(await tableOf(page, 'Registrierungen')).toHaveLength(8);
  });

  test.each(ALL)('%s has no barriers in both themes and fits phone and tablet', async (path) => {
    const guest = await asAdmin({
      viewport: { width: 320, height: 720 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const { page } = guest;
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await ownBarriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await overflowOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ownBarriersOn(page, COLOUR_RULES)).toEqual([]);
    expect(await page.locator('meta[name="robots"]').first().getAttribute('content')).toContain('noindex');
    expectQuiet(guest);
  });
});

describe('the statistics of an own advert', () => {
  test('are there for its owner only, lead from the list, and say honestly that there is little to say', async () => {
    const { id, title } = await publish(seller, beechFirewood({ title: `Buche ${newWord()}`, images: [] }));
    const path = ownAdvertPaths.myAdvertStatistics(id);
    const owner = await visit({ viewport: { width: 320, height: 720 } });
    await signIn(owner.context.request, { identifier: seller.email, password: seller.password });
    const { page } = owner;
    await page.goto(paths.myAdverts());
    await page.getByRole('link', { name: `Statistik zu „${title}“` }).click();
    await page.getByRole('heading', { level: 1, name: `Statistik zu „${title}“` }).waitFor();
    await page.getByText('In diesem Zeitraum wurde die Anzeige noch nicht aufgerufen.').waitFor();
    await page.getByText('Kein Foto', { exact: true }).waitFor();
    expect(await ownBarriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    await page.getByRole('link', { name: '90 Tage' }).click();
    await page.waitForURL(/tage=90/);
    expectQuiet(owner);

    const stranger = await visit();
    const other = await registerSeller(address);
    await signIn(stranger.context.request, { identifier: other.email, password: other.password });
    for (const request of [stranger.context.request, admin.context.request])
      expect((await request.get(path)).status()).toBe(404);
    for (const unknown of ['1', '01900000-0000-7000-8000-000000000000', "'"])
      expect((await stranger.context.request.get(ownAdvertPaths.myAdvertStatistics(unknown))).status()).toBe(404);
    const reply = await fetch(address + path, { redirect: 'manual' });
    expect(new URL(reply.headers.get('location') ?? '', address).searchParams.get('callbackUrl')).toBe(path);
  });
});

describe('the overview of all own adverts', () => {
  test('leads a newcomer to the first advert, and a seller to what waits, best and with a measure of choice', async () => {
    const account = await registerSeller(address);
    const owner = await visit({ viewport: { width: 320, height: 720 } });
    await signIn(owner.context.request, { identifier: account.email, password: account.password });
    const { page } = owner;
    await page.goto(paths.dashboards());
    await page.getByRole('link', { name: 'Zu deinem Überblick' }).click();
    await page.getByRole('link', { name: 'Erste Anzeige aufgeben' }).waitFor();
    const { title } = await publish(account, beechFirewood({ title: `Buche ${newWord()}`, images: [] }));
    await page.goto(paths.myAdverts());
    await page.getByRole('link', { name: 'Überblick und Zahlen' }).click();
    await page.getByRole('link', { name: `Statistik zu „${title}“` }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Chats', exact: true }).click();
    await page.waitForURL(/zahl=chats/);
    await page.getByText('In diesem Zeitraum ist dazu noch nichts gezählt.').waitFor();
    expect(await ownBarriersOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Fotos hinzufügen' }).click();
    await page.getByRole('heading', { level: 3, name: title }).waitFor();
    expectQuiet(owner, /status of 403/);
    const reply = await fetch(address + ownAdvertPaths.myStatistics(), { redirect: 'manual' });
    expect(new URL(reply.headers.get('location') ?? '', address).searchParams.get('callbackUrl')).toBe(
      ownAdvertPaths.myStatistics(),
    );
  });
});

test.each([
  [paths.dashboards('adverts'), 'Am meisten gesehen'],
  [paths.dashboards(), 'Kontakte je Kategorie'],
])('%s printed on A4 uses the width of the sheet, and nothing lies over the figures', async (path, heading) => {
  const guest = await asAdmin();
  const { page } = guest;
  await page.goto(path);
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.emulateMedia({ media: 'print' });
  // A heading is never the last line of a sheet.
  const breaks = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) => headings.map((one) => getComputedStyle(one).breakAfter));
  expect(new Set(await breaks)).toEqual(new Set(['avoid']));
  for (const width of [718, 1047]) {
    await page.setViewportSize({ width, height: 900 });
    const body = await page.locator('.dash-body').boundingBox();
    expect(body?.width).toBeGreaterThan(0.9 * width);
    expect(await page.locator('.chart-hit:visible').count()).toBe(0);
    expect(await page.locator('main').getByRole('button').count()).toBe(0);
    expect(await page.locator('main').getByText('Sortieren nach').filter({ visible: true }).count()).toBe(0);
    expect(await overflowOf(page)).toEqual([]);
  }
});

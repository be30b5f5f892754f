import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALIASES, paths } from '#contract/paths.ts';
import { encodeLogList } from '#domain/wood/logs/log-list.ts';
import { barriersOn, COLOUR_RULES, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';

const { visit, address } = useBrowser();

const MIXED = '6*500*42*B*417_**38_*400*46*A_1**31*B_**28*C_*500*34*B_**26*Cx';
const SHOWN = {
  [paths.tools()]: 'Was willst du wissen?',
  [`${paths.woodDemand()}?aus=oel&menge=2000`]: '8,6 bis 11,8 rm',
  [`${paths.dryingClock()}?gespalten=3/2026&holzart=fichte`]: 'Oktober\u00a02026',
  [`${paths.fuelValueTable()}?feuchte=15`]: '1.906',
  [`${paths.volumeUnitCalculator()}?menge=5&einheit=rm-1m`]: '4,12',
  [`${paths.logCalculator()}?laenge=4,10&durchmesser=33,8&zweiter=32,6&rinde=altherr&laengen=bloch`]: '0,283',
  [`${paths.logListCalculator()}?liste=${MIXED}`]: '3,19',
};

test('every calculator shows its result without script, under its own and under every other name', async () => {
  for (const [path, text] of Object.entries(SHOWN)) {
    const html = await (await fetch(address + path)).text();
    expect(html).toContain(text);
    expect(html).toContain(`${path.split('?')[0]}"`);
  }
  for (const [alias, canonical] of ALIASES.filter(([, to]) => to.startsWith('/holz-tools/'))) {
    const reply = await fetch(address + alias);
    expect([alias, reply.status]).toEqual([alias, 200]);
    expect(/<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(await reply.text())?.[1]).toBe(canonical);
  }
});

test('logs are added by a form without script', async () => {
  const guest = await visit({ javaScriptEnabled: false });
  const { page } = guest;
  await page.goto(`${paths.logListCalculator()}?liste=6*500*42*B*417&rinde=altherr`);
  await page.getByLabel('Mitten-Ø').fill('33');
  await page.getByRole('button', { name: 'Stamm 418' }).click();
  await page.getByRole('textbox', { name: 'Zeilen aus der Tabelle' }).fill('Buche;3,10;38');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByText('Summe, 3 Stämme').waitFor();
  await page.getByText('Rinde nach Altherr.').waitFor();
  await page.getByLabel('Mitten-Ø').fill('3');
  await page.getByRole('button', { name: 'Stamm 420' }).click();
  await page.getByText('Bitte 5 bis 200 cm').waitFor();
  expect(await page.getByLabel('Mitten-Ø').inputValue()).toBe('3');
  await page.getByText('Summe, 3 Stämme').waitFor();
  await page.getByRole('textbox', { name: 'Zeilen aus der Tabelle' }).fill('Besenstiel;4;2');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByText('Zeile 1: Besenstiel 4 2').waitFor();
});

test('the calculators fit every screen and have no barriers', async () => {
  // Colours that fade into the other theme would be measured half way.
  const guest = await visit({ reducedMotion: 'reduce' });
  const { page } = guest;
  for (const path of Object.keys(SHOWN)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([path, width, await overflowOf(page)]).toEqual([path, width, []]);
    }
    // The frame of every page is tested with the other pages.
    const own = (barriers: string[]) => barriers.filter((barrier) => !barrier.startsWith('meta-viewport:'));
    expect([path, own(await barriersOn(page))]).toEqual([path, []]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([path, await barriersOn(page, COLOUR_RULES)]).toEqual([path, []]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  expectQuiet(guest);
});

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('stammplatz-seiten-'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flatMap((requests, at) => requests.map(() => names[at]));
  });

test('after one visit everything is calculated without a network', async () => {
  const guest = await visit({ serviceWorkers: 'allow' });
  const { page, context } = guest;
  await page.goto(paths.logListCalculator());
  await expect.poll(() => keptPages(page)).toHaveLength(5);
  await context.setOffline(true);
  await page.goto(`/rundholz-rechner?liste=${MIXED}`);
  await page.getByText('3,19 fm').waitFor();
  await page.getByLabel('Mitten-Ø').fill('30');
  await page.getByLabel('Mitten-Ø').press('Enter');
  await page.getByText('Stamm 424: 0,283 fm.').waitFor();
  await page.getByRole('button', { name: 'Liste einfügen' }).click();
  await page.getByRole('textbox', { name: 'Zeilen aus der Tabelle' }).fill('Lärche;5,00;42;A');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByText('Summe, 9 Stämme').waitFor();
  await page.getByRole('link', { name: 'Wie viel Wärme steckt in meinem Holz?' }).click();
  await page.getByRole('link', { name: 'kammergetrocknet 15\u00a0%' }).click();
  await page.getByRole('cell', { name: '1.906' }).waitFor();
  await page.goto(`${paths.volumeUnitCalculator()}?menge=5&einheit=rm-1m`);
  await expect.poll(() => page.getByRole('textbox', { name: 'Festmeter', exact: true }).inputValue()).toBe('3,50');
  // Chromium notes that a worker, not the preload, gave it a file.
  expectQuiet(guest, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|cross-world service worker/);
});

test('a new build takes the calculators along, whichever page is opened first', async () => {
  const guest = await visit({ serviceWorkers: 'allow' });
  const { page, context } = guest;
  await page.goto(paths.tools());
  await expect.poll(() => keptPages(page)).toHaveLength(7);
  const [present] = await keptPages(page);
  // What the worker kept is now that of a build before.
  await page.evaluate(async () => {
    const shell = await caches.open('stammplatz-huelle');
    await shell.put('/builds/kept', new Response('davor'));
    for (const name of await caches.keys()) {
      const [, kind] = /^(stammplatz-(?:seiten|dateien)-)/.exec(name) ?? [];
      if (kind === undefined) continue;
      const [old, now] = [await caches.open(kind + 'davor'), await caches.open(name)];
      for (const request of await now.keys()) await old.put(request, (await now.match(request)) ?? Response.error());
      await caches.delete(name);
    }
  });
  await page.goto(paths.sitemap());
  await expect.poll(() => keptPages(page)).toEqual(Array.from({ length: 7 }, () => present));
  await context.setOffline(true);
  await page.goto(`${paths.logListCalculator()}?liste=${MIXED}`);
  await page.getByText('3,19 fm').waitFor();
  expectQuiet(guest, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|cross-world service worker/);
});

test('five hundred logs are typed on, removed and printed', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({
    number: index + 1,
    woodTypeId: index % 3 === 0 ? 6 : 1,
    measuredLengthInCm: index % 2 === 0 ? 400 : 500,
    diameterReadingsInCm: [20 + (index % 30)],
    grade: 'B',
  }));
  const guest = await visit();
  const { page } = guest;
  await page.goto(`${paths.logListCalculator()}?liste=${encodeLogList(rows)}`);
  await page.getByRole('button', { name: 'Stamm 500 löschen' }).click();
  await page.getByLabel('Mitten-Ø').fill('44/45');
  await page.getByLabel('Mitten-Ø').press('Enter');
  await page.getByText('Summe, 500 Stämme').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('liste')?.split('_').length).toBe(500);
  const href = await page.getByRole('link', { name: 'PDF mit QR-Code' }).getAttribute('href');
  const reply = await page.request.get(href ?? '');
  expect([reply.status(), (await reply.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expectQuiet(guest);
});

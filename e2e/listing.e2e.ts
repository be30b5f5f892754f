import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectQuiet, useBrowser, type Visit } from './support/browser.ts';

const { visit, address } = useBrowser();

const FIREWOOD = '/kaufen-verkaufen/brennholz';

const results = (page: Page): Locator => page.getByRole('main').getByRole('list', { name: 'Anzeigen' });
const titles = (page: Page): Promise<string[]> => results(page).getByRole('heading').allInnerTexts();
const settled = (page: Page): Promise<void> => page.locator('[aria-busy="false"]').first().waitFor();
const termField = (page: Page): Locator => page.getByRole('combobox', { name: 'Was suchst du?' });
const placeField = (page: Page): Locator => page.getByRole('combobox', { name: 'Postleitzahl oder Ort' });
const radiusField = (page: Page): Locator => page.getByRole('combobox', { name: 'Umkreis' });
const sortField = (page: Page): Locator => page.getByRole('combobox', { name: 'Sortiert nach' });
const choice = (page: Page, group: string, name: RegExp): Locator =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name }).first();
const chips = (page: Page): Locator => page.getByRole('group', { name: 'Gewählte Filter' });
const removals = (page: Page): Locator => chips(page).getByRole('link', { name: / entfernen$/ });
/** The chip of a filter is drawn together with the adverts that it leaves, a moment after the address changed. */
const chipOf = (page: Page, filter: string): Promise<void> =>
  chips(page)
    .getByRole('link', { name: `${filter} entfernen` })
    .waitFor();
const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => value >= (values[index - 1] ?? value));
const search = (page: Page): Promise<void> => page.getByRole('button', { name: 'Suchen', exact: true }).click();
const canonical = (page: Page): Promise<string | null> => page.locator('link[rel="canonical"]').getAttribute('href');

/** The number of adverts that the line under the headline names. */
async function total(page: Page): Promise<number> {
  const line = await page
    .getByRole('status')
    .filter({ hasText: /Anzeigen?/ })
    .first()
    .innerText();
  return Number(/([\d\s\u00a0\u202f.]+) Anzeigen?/.exec(line)?.[1]?.replaceAll(/[^\d]/g, ''));
}

async function open(path: string, options?: Parameters<typeof visit>[0]): Promise<Visit> {
  const guest = await visit(options);
  await guest.page.goto(path);
  return guest;
}

/** Does something that leads to another address, and waits for its results. */
async function follow(page: Page, address: RegExp, act: () => Promise<unknown>): Promise<void> {
  await act();
  await page.waitForURL(address);
  await settled(page);
}

describe('filters', () => {
  test('what is chosen on the page stands in the address, and the address says it again to anybody', async () => {
    const guest = await open(FIREWOOD);
    const { page } = guest;
    await follow(page, /art=buche/, () => choice(page, 'Holzart', /^Buche/).click());
    await follow(page, /laenge=33/, () =>
      page.getByRole('group', { name: 'Länge' }).getByText('33 cm', { exact: true }).last().click(),
    );
    await follow(page, /trocken=lufttrocken/, () => choice(page, 'Trocknung', /^lufttrocken/).click());
    await placeField(page).fill('4820');
    await follow(page, /plz=4820/, () => search(page));
    await follow(page, /umkreis=200/, () => radiusField(page).selectOption({ label: '200 km' }));
    await page.getByRole('textbox', { name: 'Preis je Einheit bis' }).fill('250');
    await follow(page, /preis-bis=250/, () =>
      page.getByRole('textbox', { name: 'Preis je Einheit bis' }).press('Enter'),
    );
    await chipOf(page, 'Preis bis € 250');
    const shown = await titles(page);
    expect(shown.length).toBeGreaterThan(2);

    const { pathname, search: query } = new URL(page.url());
    const other = await open(pathname + query);
    for (const again of [page, other.page]) {
      if (again === page) await page.reload();
      expect(await titles(again)).toEqual(shown);
      expect(await choice(again, 'Holzart', /^Buche/).isChecked()).toBe(true);
      expect(await again.getByRole('radio', { name: '33 cm' }).isChecked()).toBe(true);
      expect(await choice(again, 'Trocknung', /^lufttrocken/).isChecked()).toBe(true);
      expect(await radiusField(again).inputValue()).toBe('200');
      expect(await placeField(again).inputValue()).toBe('4820 Bad Ischl');
      expect(await again.getByRole('textbox', { name: 'Preis je Einheit bis' }).inputValue()).toBe('250');
    }
    expectQuiet(guest);
    expectQuiet(other);
  });

  test('back and forward go through the choices one by one', async () => {
    const guest = await open(FIREWOOD);
    const { page } = guest;
    const all = await total(page);
    await follow(page, /art=buche/, () => choice(page, 'Holzart', /^Buche/).click());
    await chipOf(page, 'Buche');
    const beech = await titles(page);
    await follow(page, /laenge=33/, () =>
      page.getByRole('group', { name: 'Länge' }).getByText('33 cm', { exact: true }).last().click(),
    );
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('laenge'));
    await expect.poll(() => titles(page)).toEqual(beech);
    expect(await choice(page, 'Holzart', /^Buche/).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: '33 cm' }).isChecked()).toBe(false);
    await page.goBack();
    await expect.poll(() => total(page)).toBe(all);
    expect(await choice(page, 'Holzart', /^Buche/).isChecked()).toBe(false);
    await page.goForward();
    await expect.poll(() => titles(page)).toEqual(beech);
    expectQuiet(guest);
  });

  test('a chip takes its filter away, one link all of them', async () => {
    const guest = await open(`${FIREWOOD}?laenge=33&trocken=lufttrocken&verkaeufer=privat`);
    const { page } = guest;
    await expect.poll(() => removals(page).count()).toBe(3);
    await follow(page, /^[^?]*\?(?!.*laenge)/, () =>
      chips(page).getByRole('link', { name: '33 cm lang entfernen' }).click(),
    );
    await expect.poll(() => removals(page).count()).toBe(2);
    await follow(page, /brennholz$/, () => chips(page).getByRole('link', { name: 'Alle löschen' }).click());
    await expect.poll(() => chips(page).count()).toBe(0);
    expectQuiet(guest);
  });

  test('the number beside a choice is the number of adverts that choosing it leaves', async () => {
    const guest = await open(`${FIREWOOD}?laenge=33`);
    const { page } = guest;
    const ash = choice(page, 'Holzart', /^Esche/);
    const announced = Number(/(\d+)/.exec((await ash.locator('..').innerText()).replaceAll(/[^\d\p{L}]/gu, ''))?.[1]);
    expect(announced).toBeGreaterThan(1);
    await follow(page, /art=esche/, () => ash.click());
    // The address changes a moment before the page is drawn.
    await expect.poll(() => total(page)).toBe(announced);
    expectQuiet(guest);
  });
});

describe('order and view', () => {
  const plate = /€\s([\d.\s\u202f]*\d,\d\d)\s*\/\s*rm/;
  const pricesIn = (cards: readonly string[]): number[] =>
    cards.map((card) =>
      Number(
        plate
          .exec(card)?.[1]
          ?.replaceAll(/[^\d,]/g, '')
          .replace(',', '.'),
      ),
    );

  test('by price the cheapest stands first, by heat price the cheapest warmth', async () => {
    const guest = await open(`${FIREWOOD}?einheit=rm&preis-von=50`);
    const { page } = guest;
    const cards = (): Promise<string[]> => results(page).getByRole('article').allInnerTexts();
    await follow(page, /sortierung=preis/, () => sortField(page).selectOption({ label: 'Preis je Einheit' }));
    await expect.poll(async () => isAscending(pricesIn(await cards()))).toBe(true);
    expect(pricesIn(await cards()).length).toBeGreaterThan(10);

    await follow(page, /sortierung=waermepreis/, () => sortField(page).selectOption({ label: 'Wärmepreis (ct/kWh)' }));
    const steps = async (): Promise<number[]> => {
      const middles = (await cards()).map((card) => {
        const [, low = '', high = ''] = /(\d+,\d) bis (\d+,\d) ct\/kWh/.exec(card) ?? [];
        return (Number(low.replace(',', '.')) + Number(high.replace(',', '.'))) / 2;
      });
      return middles.map((middle, index) => middle - (middles[index - 1] ?? 0));
    };
    await expect.poll(async () => Math.min(...(await steps()))).toBeGreaterThan(-0.25);
    expect(await sortField(page).locator('option:checked').innerText()).toBe('Wärmepreis (ct/kWh)');
    expectQuiet(guest);
  });

  test('around a place the nearest stands first', async () => {
    const guest = await open(`${FIREWOOD}?plz=8010`);
    const { page } = guest;
    await page.getByText('die nächsten zu 8010 Graz zuerst').waitFor();
    const distances = (await results(page).getByRole('article').allInnerTexts()).map((card) =>
      Number(/([\d.,]+)\skm\s*entfernt/.exec(card)?.[1]?.replace('.', '').replace(',', '.')),
    );
    expect(distances.length).toBeGreaterThan(10);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(await sortField(page).locator('option:checked').innerText()).toBe('Nähe');
    expectQuiet(guest);
  });

  test('tiles, list and map show the same search', async () => {
    const guest = await open(`${FIREWOOD}?laenge=33`);
    const { page } = guest;
    const shown = await titles(page);
    const views = page.getByRole('navigation', { name: 'Ansicht' });
    await follow(page, /ansicht=liste/, () => views.getByRole('link', { name: 'Liste' }).click());
    expect(await titles(page)).toEqual(shown);
    await views.getByRole('link', { name: 'Karte' }).click();
    await page.waitForURL('/map/brennholz?laenge=33');
    await page.getByRole('heading', { level: 1, name: 'Brennholz auf der Karte' }).waitFor();
    expectQuiet(guest);
  });
});

describe('pages', () => {
  test('every page has an address that works without script, and no advert stands on two', async () => {
    const guest = await open(FIREWOOD, { javaScriptEnabled: false });
    const { page } = guest;
    const first = await titles(page);
    const pages = page.getByRole('navigation', { name: 'Seiten' });
    await pages.getByRole('link', { name: 'Seite 2', exact: true }).click();
    expect(new URL(page.url()).search).toBe('?seite=2');
    const links = await results(page)
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    await page.goto(FIREWOOD);
    const before = await results(page)
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links).toHaveLength(first.length);
    expect(links.filter((link) => before.includes(link))).toEqual([]);
    expect(await page.locator('link[rel="next"]').getAttribute('href')).toContain('seite=2');
    expectQuiet(guest);
  });

  test('more adverts load below the ones that are there, and are there again on the way back from one', async () => {
    const guest = await open(FIREWOOD);
    const { page } = guest;
    const first = await titles(page);
    await page.getByRole('button', { name: 'Mehr laden' }).click();
    await expect.poll(() => results(page).getByRole('article').count()).toBe(2 * first.length);
    expect((await titles(page)).slice(0, first.length)).toEqual(first);
    const last = results(page).getByRole('article').last().getByRole('link').first();
    await last.scrollIntoViewIfNeeded();
    const scrolledTo = await page.evaluate(() => window.scrollY);
    await last.click();
    await page.getByRole('heading', { name: 'Fakten' }).waitFor();
    await page.goBack();
    await expect.poll(() => results(page).getByRole('article').count()).toBe(2 * first.length);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolledTo);
    expectQuiet(guest);
  });

  test('where more adverts do not come, the reason of the server warns in the corner and what is there stays', async () => {
    const guest = await open(FIREWOOD);
    const { page } = guest;
    const first = await titles(page);
    await page.route('**/api/v1/products', (route) =>
      route.fulfill({ status: 422, json: { status: 422, message: 'Diese Gegend gibt es nicht.' } }),
    );
    await page.getByRole('button', { name: 'Mehr laden' }).click();
    await page.getByRole('log').getByText('Diese Gegend gibt es nicht.').waitFor();
    expect(await titles(page)).toEqual(first);
    await page.unroute('**/api/v1/products');
    await page.getByRole('button', { name: 'Mehr laden' }).click();
    await expect.poll(() => results(page).getByRole('article').count()).toBe(2 * first.length);
  });
});

describe('words', () => {
  test('a mistyped wood is read as the one that was meant, and the page says so', async () => {
    const guest = await open(`${FIREWOOD}?suche=Bucke`);
    await guest.page.getByText(/„Bucke“ als „Buche“ gelesen/i).waitFor();
    expect(await total(guest.page)).toBeGreaterThan(50);
    expectQuiet(guest);
  });

  test('what was understood can be taken out of the words one by one', async () => {
    const guest = await open('/kaufen-verkaufen?suche=33er+Buche+trocken+4820');
    const { page } = guest;
    const understood = page.getByRole('group', { name: 'Verstanden als' });
    expect(await understood.getByRole('link').count()).toBe(4);
    const before = await total(page);
    await understood.getByRole('link', { name: 'Buche entfernen' }).click();
    await page.waitForURL(/suche=33er\+trocken\+4820/);
    await expect.poll(() => total(page)).toBeGreaterThan(before);
    expect(await termField(page).inputValue()).toBe('33er trocken 4820');
    expectQuiet(guest);
  });

  test('a radius counts around the place that the words name', async () => {
    const guest = await open('/kaufen-verkaufen?suche=33er+Buche+trocken+4820');
    const { page } = guest;
    const before = await total(page);
    await radiusField(page).selectOption({ label: '50 km' });
    await page.getByText('im Umkreis von 50 km um 4820 Bad Ischl').waitFor();
    expect(new URL(page.url()).search).toBe('?suche=33er+Buche+trocken&plz=4820&umkreis=50');
    expect(await placeField(page).inputValue()).toBe('4820 Bad Ischl');
    expect(await total(page)).toBeLessThan(before);
    expect(await total(page)).toBeGreaterThan(0);
    expectQuiet(guest);
  });

  test('where a wider circle would bring hits, that is the first way out', async () => {
    const guest = await open(`${FIREWOOD}?suche=Buche&plz=4820&umkreis=10&laenge=20`);
    const { page } = guest;
    const wider = page.getByRole('link', { name: /^Umkreis auf \d+ km erweitern$/ });
    await wider.click();
    await page.waitForURL((url) => url.searchParams.get('umkreis') !== '10');
    await results(page).getByRole('article').first().waitFor();
    expect(Number(new URL(page.url()).searchParams.get('umkreis'))).toBeGreaterThan(10);
    expectQuiet(guest);
  });

  test('without hits the page names ways out, and each leads to as many adverts as it says', async () => {
    const path = `${FIREWOOD}?suche=Buche&preis-bis=70`;
    const guest = await open(path, { javaScriptEnabled: false });
    const { page } = guest;
    await page.getByText('Genau das gibt es gerade nicht.').waitFor();
    const ways = page.getByRole('link', { name: /^ohne „.+“ .*\d+ Treffer\)$/ });
    const names = await ways.allInnerTexts();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      await page.getByRole('link', { name, exact: true }).click();
      expect(await total(page)).toBe(Number(/(\d[\d.]*) Treffer/.exec(name)?.[1]?.replaceAll(/[^\d]/g, '')));
      await page.goto(path);
    }
    expectQuiet(guest);
  });
});

describe('place', () => {
  test('is remembered from one search to the next until it is taken away, and stays out of canonical addresses', async () => {
    const guest = await open(`${FIREWOOD}?plz=4820`);
    const { page, context } = guest;
    const cookie = (await context.cookies()).find(({ name }) => name === 'ort');
    expect(cookie).toMatchObject({ value: 'AT-4820', httpOnly: true, sameSite: 'Lax' });
    await page.goto('/kaufen-verkaufen/pellets');
    await page.getByText('die nächsten zu 4820 Bad Ischl zuerst').waitFor();
    expect(await canonical(page)).not.toContain('plz');
    await placeField(page).fill('');
    await search(page);
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'ort')).toBe(false);
    await page.goto(FIREWOOD);
    expect(await placeField(page).inputValue()).toBe('');
    expectQuiet(guest);
  });

  test('given by name it becomes its postcode', async () => {
    const guest = await open('/kaufen-verkaufen');
    const { page } = guest;
    await placeField(page).fill('Bad Ischl');
    await search(page);
    await page.waitForURL(/plz=4820/);
    await page.getByText('die nächsten zu 4820 Bad Ischl zuerst').waitFor();
    expectQuiet(guest);
  });
});

describe('need', () => {
  const line = (page: Page): Locator => page.locator('[data-need]');
  const plates = (page: Page): Locator => results(page).locator('.plate').filter({ hasText: 'für 6 rm bis zu dir' });
  const firstPriceEnd = async (page: Page): Promise<number> => {
    const box = await results(page).locator('.plate-value').first().boundingBox();
    return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
  };

  test('from the calculator it stands on every list of firewood, turns the plates and sorts, until it is forgotten', async () => {
    const guest = await open('/holz-tools/holzbedarf?aus=holz&menge=6&ofen=65&alt=65');
    const { page, context } = guest;
    await page.getByRole('link', { name: 'Als meinen Bedarf merken' }).click();
    await page.getByRole('textbox', { name: 'Menge' }).fill('viel');
    await page.getByRole('combobox', { name: 'Postleitzahl oder Ort' }).fill('4820');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await page.getByText('Bitte 0,5 bis 999 rm').first().waitFor();
    await page.getByRole('textbox', { name: 'Menge' }).fill('6');
    await follow(page, /brennholz\/buche\?laenge=33/, () => page.getByRole('button', { name: 'Übernehmen' }).click());
    const kept = (await context.cookies()).find(({ name }) => name === 'bedarf');
    expect(kept).toMatchObject({ value: '6_33_gesamt_sitzung', expires: -1, httpOnly: true, sameSite: 'Lax' });

    await page.goto(FIREWOOD);
    await expect.poll(() => line(page).innerText()).toMatch(/^Dein Bedarf: 6\srm · 33\scm · 4820 Bad Ischl/);
    expect(await plates(page).count()).toBeGreaterThan(0);
    await line(page).getByRole('button', { name: 'Preise je rm zeigen' }).press('Enter');
    await expect.poll(() => plates(page).count()).toBe(0);
    // The button that turned them is the one that turns them back, and keeps the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Gesamtpreise zeigen');
    await page.keyboard.press('Enter');
    await expect.poll(() => plates(page).count()).toBeGreaterThan(0);
    await follow(page, /sortierung=gesamtpreis/, () =>
      line(page).getByRole('link', { name: 'nach Gesamtpreis sortieren' }).click(),
    );
    const totals = async (): Promise<number[]> =>
      (await plates(page).locator('.plate-value').allInnerTexts()).map((text) =>
        Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')),
      );
    await expect.poll(async () => isAscending(await totals())).toBe(true);
    expect((await totals()).length).toBeGreaterThan(2);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).not.toContain('gesamtpreis');

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(FIREWOOD);
    expect(await firstPriceEnd(page)).toBeLessThanOrEqual(640);
    await line(page).getByRole('button', { name: 'vergessen' }).click();
    await line(page).getByText('Menge angeben, Preis bis zur Tür sehen').waitFor();
    expect(await firstPriceEnd(page)).toBeLessThanOrEqual(640);
    expect((await context.cookies()).some(({ name }) => name === 'bedarf')).toBe(false);
    expectQuiet(guest, /422/);
  });

  test('turns the plates of a seller and of saved adverts too, and is changed from there', async () => {
    const guest = await visit();
    const { page } = guest;
    await page.goto('/bedarf');
    await page.getByRole('textbox', { name: 'Menge' }).fill('6');
    await page.getByRole('combobox', { name: 'Postleitzahl oder Ort' }).fill('4820');
    await follow(page, /brennholz/, () => page.getByRole('button', { name: 'Übernehmen' }).click());
    const card = results(page).getByRole('article').filter({ hasText: 'für 6 rm bis zu dir' }).first();
    const advert = await card.getByRole('link').first().getAttribute('href');
    await card.getByRole('button', { name: /^Merken/ }).click();
    await page.getByRole('link', { name: 'Merkliste, 1 gemerkt' }).waitFor();
    const turned = page.getByRole('main').locator('.plate').filter({ hasText: 'für 6 rm bis zu dir' });

    await page.goto('/merkliste');
    await expect.poll(() => turned.count()).toBeGreaterThan(0);
    await expect.poll(() => line(page).innerText()).toMatch(/^Dein Bedarf: 6\srm · 4820 Bad Ischl/);
    await page.goto('/map/brennholz');
    await expect.poll(() => turned.count()).toBeGreaterThan(0);
    await expect.poll(() => line(page).innerText()).toMatch(/^6\srm · 4820 Bad Ischl/);
    // An amount of the address counts before the remembered one, and goes on with the form.
    await page.goto('/map/brennholz?menge=4');
    await expect.poll(() => line(page).innerText()).toMatch(/^4\srm/);
    await sortField(page).selectOption({ label: 'Neueste' });
    await page.waitForURL(/menge=4.*sortierung=|sortierung=.*menge=4/);
    await expect.poll(() => line(page).innerText()).toMatch(/^4\srm/);
    await page.goto(advert ?? '');
    await page.goto((await page.getByRole('main').locator('a[href^="/user/"]').first().getAttribute('href')) ?? '');
    expect(await turned.count()).toBeGreaterThan(0);
    await line(page).getByRole('link', { name: 'ändern' }).click();
    await page.getByRole('textbox', { name: 'Menge' }).fill('7');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await page.waitForURL(/\/user\//);
    await expect.poll(() => line(page).innerText()).toMatch(/^Dein Bedarf: 7\srm/);
    expectQuiet(guest);
  });

  test('without script it is stated, changed and forgotten by forms, at 320 px, and kept for a year once agreed', async () => {
    const guest = await open(FIREWOOD, { javaScriptEnabled: false, viewport: { width: 320, height: 740 } });
    const { page, context } = guest;
    await line(page).getByRole('link').click();
    await page.getByRole('textbox', { name: 'Menge' }).fill('6');
    await page.getByRole('combobox', { name: 'Postleitzahl oder Ort' }).fill('4820');
    await page.getByRole('checkbox', { name: 'Ein Jahr lang auf diesem Gerät merken' }).check();
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await page.waitForURL(FIREWOOD);
    expect(await plates(page).count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await line(page).getByRole('button', { name: 'Preise je rm zeigen' }).click();
    expect(await plates(page).count()).toBe(0);
    const kept = (await context.cookies()).filter(({ name, expires }) => /^(bedarf|ort)$/.test(name) && expires > 0);
    expect(kept).toHaveLength(2);
    await line(page).getByRole('button', { name: 'vergessen' }).click();
    await line(page).getByText('Menge angeben, Preis bis zur Tür sehen').waitFor();
    expect((await context.cookies()).some(({ name }) => /^(bedarf|ort)$/.test(name))).toBe(false);
    expectQuiet(guest);
  });
});

test('the alias shows the same page and names the canonical address', async () => {
  const guest = await open('/produkte/brennholz/buche');
  expect(await guest.page.getByRole('heading', { level: 1 }).innerText()).toBe('Buche Brennholz');
  expect(new URL(guest.page.url()).pathname).toBe('/produkte/brennholz/buche');
  expect(new URL((await canonical(guest.page)) ?? '', address).pathname).toBe('/kaufen-verkaufen/brennholz/buche');
  expectQuiet(guest);
});

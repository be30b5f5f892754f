import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import { revealAdvertContact } from '#contract/adverts/adverts.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { paths } from '#contract/paths.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { newDataDir, type RunningApp, startApp, stopApp } from './support/global-app.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

const { visit, address } = useBrowser();

const word = newWord();
const EMAIL = `kontakt-${word}@versteckt.example`;
const PHONE = '+43 664 9182736';
/** Everything about a seller that is not public, in the ways it could be written. */
const SECRETS = [/918\D{0,3}27\D{0,3}36/, /versteckt/i, /zwickelhuberinger/i, /geheimgasse/i, /@example\.at/] as const;
/** Both together: the shown place is within 2.5 km at random, and may share digits of one of them. */
const EXACT_PLACE = [/13[.,]6234/, /47[.,]7123/] as const;

let seller: SellerAccount;
let advert: Advert;
beforeAll(async () => {
  seller = await registerSeller(address);
  advert = await publish(
    seller,
    beechFirewood({
      title: `Buche ${word}`,
      address: {
        postalCode: '4820',
        countryCode: 'AT',
        street: 'Geheimgasse 77',
        longitude: 13.62345,
        latitude: 47.71234,
      },
      contact: { firstname: 'Veronika', lastname: 'Zwickelhuberinger', phoneNumber: PHONE, email: EMAIL },
    }),
  );
});

const leaksIn = (text: string): string[] => [
  ...SECRETS.filter((secret) => secret.test(text)).map(String),
  ...(EXACT_PLACE.every((part) => part.test(text)) ? ['exact place'] : []),
];

async function read(path: string, body?: unknown): Promise<string> {
  const reply = await fetch(address + path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  });
  expect(reply.status, path).toBe(200);
  return reply.text();
}

/** Pages that show the advert, with its title or its place. */
const pages = (): string[] => [
  paths.home(),
  `${paths.products('FIREWOOD')}?suche=${word}`,
  `${paths.products('FIREWOOD')}?suche=${word}&plz=4820&umkreis=10&ansicht=liste`,
  `${paths.map('FIREWOOD')}?suche=${word}&ausschnitt=13.5,47.6,13.8,47.8`,
  paths.advert(advert.slug),
  `${paths.advert(advert.slug)}?plz=4820`,
  paths.sharedAdvert(advert.id),
  paths.seller(seller.userId),
];

/** The same as the router fetches it when a link is followed. */
const dataPath = (page: string): string => {
  const [path = '', query] = page.split('?');
  return `${path === '/' ? '/_' : path}.data${query === undefined ? '' : `?${query}`}`;
};

const calls = (): [path: string, body?: unknown][] => {
  const near = {
    searchTerm: word,
    withFacets: true,
    sorting: { sortBy: 'DISTANCE', sortDesc: false, postalCode: '4820' },
  };
  return [
    ['/api/v1/products', { searchTerm: word, withFacets: true }],
    ['/api/v1/products/getAllNearProducts', near],
    ['/api/v1/products/nearBySearchTerm', near],
    [
      '/api/v1/products/mapCells',
      { bounds: { west: 13.5, south: 47.6, east: 13.8, north: 47.8 }, zoom: 18, searchTerm: word },
    ],
    [`/api/v1/products/${advert.slug}`],
    [`/api/v1/products/suggest?term=${word}`],
    [`/api/v1/adverts/${advert.id}`],
    [`/api/v1/adverts/user/${seller.userId}`],
    ['/api/v1/users/user', { id: seller.userId }],
  ];
};

describe('before anybody asks', () => {
  test('no page and no data of a page holds a number, a mail address, a last name or the exact place', async () => {
    for (const page of pages()) {
      const [html, data] = [await read(page), await read(dataPath(page))];
      expect([page, ...leaksIn(html), ...leaksIn(data)]).toEqual([page]);
    }
    expect(await read(paths.advert(advert.slug))).toContain(word);
    expect(await read(dataPath(paths.advert(advert.slug)))).toContain(word);
  });

  test('no call answers with them', async () => {
    for (const [path, body] of calls()) {
      expect([path, ...leaksIn(await read(path, body))]).toEqual([path]);
    }
    expect(await read(`/api/v1/products/${advert.slug}`)).toContain('"phoneNumber":null');
  });

  test('nothing that the browser fetches on the way to the advert holds them', async () => {
    const guest = await visit();
    const { page } = guest;
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/json|html|text|script/.test(response.headers()['content-type'] ?? ''))
        bodies.push(response.text().catch(() => ''));
    });
    await page.goto(`${paths.products('FIREWOOD')}?suche=${word}`);
    await page.getByRole('link', { name: `Buche ${word}` }).click();
    await page.getByRole('button', { name: 'Nummer zeigen' }).first().waitFor();
    await page.getByText('Veronika Z.').first().waitFor();
    const texts = await Promise.all(bodies);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.flatMap(leaksIn)).toEqual([]);
    expectQuiet(guest);
  });
});

test('who asks sees number and mail address, and only they and only there', async () => {
  const guest = await visit();
  const { page } = guest;
  await page.goto(paths.advert(advert.slug));
  await page.getByRole('button', { name: 'Nummer zeigen' }).first().click();
  const contact = page.getByRole('region', { name: 'Kontakt', exact: true });
  await contact.getByText(PHONE).waitFor();
  await contact.getByText(EMAIL).waitFor();
  expect(await contact.getByRole('link', { name: `E-Mail schreiben an ${EMAIL}` }).getAttribute('href')).toContain(
    `mailto:${EMAIL}`,
  );
  expect(leaksIn(await page.content()).toSorted()).toEqual([String(SECRETS[0]), String(SECRETS[1])].toSorted());
  await page.reload();
  expect(leaksIn(await page.content())).toEqual([]);
  expect(leaksIn(await read(paths.advert(advert.slug)))).toEqual([]);
  expectQuiet(guest);

  const revealed = await createHttpApi({ baseUrl: address }).call(revealAdvertContact, { advertId: advert.id });
  expect(revealed).toMatchObject({ phoneNumber: PHONE, email: EMAIL });
  expect(leaksIn(JSON.stringify(revealed))).not.toContain(String(SECRETS[3]));
});

describe('who collects numbers', () => {
  let dataDir: string;
  let app: RunningApp;
  let guarded: Advert;
  beforeAll(async () => {
    dataDir = newDataDir();
    app = await startApp(dataDir, { RATE_LIMITS: 'on', SAMPLE_ADVERTS: '30' });
    guarded = await publish(await registerSeller(app.address), beechFirewood());
    const api = createHttpApi({ baseUrl: app.address, wait: () => Promise.resolve() });
    const statuses: number[] = [];
    for (let reveal = 0; reveal < 21; reveal += 1) {
      const answer = await api.call(revealAdvertContact, { advertId: guarded.id }).catch((error: unknown) => error);
      statuses.push(isResponseError(answer) ? answer.status : 200);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
  afterAll(async () => {
    await stopApp(app.process, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  });

  test.each([true, false])('is asked to wait, in a sentence on the page (script: %s)', async (javaScriptEnabled) => {
    const guest = await visit({ baseURL: app.address, javaScriptEnabled });
    const { page } = guest;
    await page.goto(paths.advert(guarded.slug));
    await page.getByRole('button', { name: 'Nummer zeigen' }).first().click();
    await page
      .getByText(/^Das waren viele Versuche\. Bitte warte \d+ Minuten/)
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: /anrufen$/ }).count()).toBe(0);
    expect(await page.content()).not.toMatch(/660\D{0,3}123/);
    expectQuiet(guest, /status of 429/);
  });
});

import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { MARKET_PRODUCTS } from '#domain/market-prices/market-products.data.ts';
import { TEST_NOW, dataOf, insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, signInAgain, signInTestUser } from '#test/test-server.ts';
import { refreshMarketPrices } from './market-job.service.ts';
import { closeMonthsBefore, openMonth, replacePrices } from './market-prices.repository.ts';
import { forgetMarketPrices } from './market-prices.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const admin = await signInTestUser(server, ['admin']);
const plain = await signInTestUser(server);

const PRICES = '/api/v1/market-prices';
const REPORTS = '/api/v1/admin/market-reports';
const PELLETS = 'pellets-a1-lose';

type Wish = { user?: { headers: Record<string, string> }; body?: unknown; headers?: Record<string, string> };
const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, { user, body, headers }: Wish = {}) => {
  const reply = await server.app.inject({
    method,
    url,
    headers: { ...user?.headers, ...headers },
    ...(body === undefined
      ? {}
      : {
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...user?.headers, ...headers },
        }),
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  return { status: reply.statusCode, headers: reply.headers, body: isJson ? reply.json() : reply.body };
};

beforeEach(async () => {
  await sql`truncate market_prices, market_months, market_reports, adverts cascade`.execute(db);
  forgetMarketPrices(server.base);
});

const quartiles = (median: number) => ({ low: median - 1_000, median, high: median + 1_000 });

/** Months with a median of pellets in tens of euros, null: too few. The last one stays open. */
async function months(medians: Readonly<Record<string, number | null>>, stateId = 0): Promise<void> {
  for (const [month, median] of Object.entries(medians)) {
    await closeMonthsBefore(db, month, TEST_NOW);
    await openMonth(db, month, { now: TEST_NOW, isSample: month < '2026-10' });
    const price = median === null ? null : quartiles(median);
    const heat = median === null ? null : { low: 7.1, median: 7.55, high: 8 };
    await replacePrices(db, month, [
      { productId: PELLETS, stateId, figures: { adverts: 12, sellers: 9, leftOut: 1, price, heat } },
    ]);
  }
  forgetMarketPrices(server.base);
}

const rowOf = (body: { items: { id: string; state: string }[] }, state = 'oesterreich') =>
  body.items.find((item) => item.id === PELLETS && item.state === state);

describe('the overview', () => {
  test('names every product before the first month, with nothing made up', async () => {
    const { status, body } = await call('GET', `${PRICES}?state=tirol`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ month: null, computedAt: null, months: [], hasSample: false });
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(MARKET_PRODUCTS.map(({ id }) => id));
    expect(rowOf(body, 'tirol')).toMatchObject({ price: null, heat: null, adverts: 0, course: [] });
  });

  test('says figures, changes to the month and the year before, and the course', async () => {
    await months({ '2025-11': 30_000, '2026-10': 36_000, '2026-11': 36_300 });
    const { body, headers } = await call('GET', `${PRICES}?state=oesterreich`);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(body).toMatchObject({ month: '2026-11', computedAt: TEST_NOW.toISOString(), hasSample: true });
    expect(body.months).toHaveLength(13);
    expect(rowOf(body)).toMatchObject({
      name: 'Pellets A1, lose',
      unit: 'T',
      isNet: false,
      price: { low: 35_300, median: 36_300, high: 37_300 },
      heat: { low: 7.1, median: 7.55, high: 8 },
      adverts: 12,
      sellers: 9,
      leftOut: 1,
      changeToMonth: 0.8,
      changeToYear: 21,
      heatChangeToMonth: 0,
      course: [30_000, null, null, null, null, null, null, null, null, null, null, 36_000, 36_300],
    });
  });

  test('without a region gives all ten', async () => {
    await months({ '2026-11': 36_000 }, 7);
    const { body } = await call('GET', PRICES);
    expect(body.items).toHaveLength(10 * MARKET_PRODUCTS.length);
    expect(rowOf(body, 'tirol')).toMatchObject({ price: { median: 36_000 } });
    expect(rowOf(body)).toMatchObject({ price: null });
  });
});

describe('one product', () => {
  test('has every month of the span, also those without a figure', async () => {
    await months({ '2026-08': 35_000, '2026-10': null, '2026-11': 36_300 });
    const { body } = await call('GET', `${PRICES}/${PELLETS}`);
    expect(
      body.months.map(({ month, price, isOpen, isSample }: Record<string, unknown>) => [
        month,
        price,
        isOpen,
        isSample,
      ]),
    ).toEqual([
      ['2026-08', quartiles(35_000), false, true],
      ['2026-09', null, false, false],
      ['2026-10', null, false, false],
      ['2026-11', quartiles(36_300), true, false],
    ]);
    const { body: part } = await call('GET', `${PRICES}/${PELLETS}?from=2026-08&to=2026-09`);
    expect(part.months).toHaveLength(2);
  });

  test('shows no heat price that an older rule made, but its price; pellets have the same by every rule', async () => {
    const figures = {
      adverts: 12,
      sellers: 9,
      leftOut: 1,
      price: quartiles(16_500),
      heat: { low: 6, median: 7, high: 8 },
    };
    const cells = [PELLETS, 'buche-scheite-trocken'].map((productId) => ({ productId, stateId: 0, figures }));
    await openMonth(db, '2026-10', { now: TEST_NOW, isSample: false });
    await replacePrices(db, '2026-10', cells);
    await sql`update market_months set heat_rule = 1`.execute(db);
    await closeMonthsBefore(db, '2026-11', TEST_NOW);
    await openMonth(db, '2026-11', { now: TEST_NOW, isSample: false });
    await replacePrices(db, '2026-11', cells);
    forgetMarketPrices(server.base);
    const heatOf = async (id: string) => {
      const { body } = await call('GET', `${PRICES}/${id}`);
      return body.months.map(({ price, heat }: Record<string, { median: number } | null>) => [
        price?.median,
        heat?.median,
      ]);
    };
    expect(await heatOf('buche-scheite-trocken')).toEqual([
      [16_500, undefined],
      [16_500, 7],
    ]);
    expect(await heatOf(PELLETS)).toEqual([
      [16_500, 7],
      [16_500, 7],
    ]);
  });

  test('never answers with more than ten years', async () => {
    const { body } = await call('GET', `${PRICES}/${PELLETS}?from=1900-01&to=2199-12`);
    expect(body.months).toHaveLength(120);
    expect(body.months.at(-1).month).toBe('2199-12');
  });

  test('comes as a table that a spreadsheet of this country reads', async () => {
    await months({ '2026-10': null, '2026-11': 1_036_300 });
    await call('POST', REPORTS, {
      user: admin,
      body: {
        product: PELLETS,
        month: '2026-11',
        priceInCents: 37_300,
        source: '=Bericht',
        link: 'https://example.org/a;b',
      },
    });
    const { body, headers } = await call('GET', `${PRICES}/${PELLETS}/table`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(
      'attachment; filename="stammplatz-holzpreise-pellets-a1-lose-oesterreich.csv"',
    );
    expect(body.split('\r\n')).toEqual([
      '\uFEFFMonat;Ware;Gegend;Einheit;Umsatzsteuer;Unteres Viertel EUR;Median EUR;Oberes Viertel EUR;Unteres Viertel ct/kWh;Median ct/kWh;Oberes Viertel ct/kWh;Anzeigen;Anbieter;Nicht gezählt;Stand;Hinweis;Preisbericht EUR;Quelle',
      '2026-10;Pellets A1, lose;Österreich;t;mit USt;;;;;;;12;9;1;abgeschlossen;;;',
      '2026-11;Pellets A1, lose;Österreich;t;mit USt;10353,00;10363,00;10373,00;7,10;7,55;8,00;12;9;1;läuft;;373,00;"\'=Bericht, https://example.org/a;b"',
      '',
    ]);
  });

  test.each([
    ['an unknown product', `${PRICES}/holz`, 404],
    ['a product from an object', `${PRICES}/constructor`, 404],
    ['markup', `${PRICES}/%3Cscript%3E`, 422],
    ['a state elsewhere', `${PRICES}/${PELLETS}?state=bayern`, 400],
    ['a month there is not', `${PRICES}/${PELLETS}?from=2026-13`, 422],
    ['an end before the beginning', `${PRICES}/${PELLETS}?from=2026-11&to=2026-01`, 422],
    ['two states', `${PRICES}?state=tirol&state=wien`, 400],
    ['an unknown table', `${PRICES}/holz/table`, 404],
  ])('%s is refused in German', async (_, url, status) => {
    const reply = await call('GET', url);
    expect(reply.status).toBe(status);
    expect(reply.body.message).toMatch(/^[A-ZÄÖÜ].*\.$/);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('official reports', () => {
  const report = {
    product: PELLETS,
    month: '2026-10',
    priceInCents: 37_300,
    source: 'Bericht Oktober',
    link: 'https://example.org/r',
  };

  test('are entered, replaced and taken away by administrators, and stand beside the own figures', async () => {
    await months({ '2026-10': 36_000, '2026-11': 36_300 });
    const first = await call('POST', REPORTS, { user: admin, body: report });
    expect(first).toMatchObject({ status: 201, body: { ...report, id: expect.any(String) } });
    const second = await call('POST', REPORTS, { user: admin, body: { ...report, priceInCents: 38_000 } });
    expect(second.body).toMatchObject({ id: first.body.id, priceInCents: 38_000 });
    expect((await call('GET', REPORTS, { user: admin })).body.items).toHaveLength(1);
    const { body } = await call('GET', `${PRICES}/${PELLETS}`);
    expect(body.reports).toEqual([{ ...report, id: first.body.id, priceInCents: 38_000 }]);
    expect((await call('DELETE', `${REPORTS}/${first.body.id}`, { user: admin })).status).toBe(200);
    expect((await call('DELETE', `${REPORTS}/${first.body.id}`, { user: admin })).status).toBe(404);
    expect((await call('GET', `${PRICES}/${PELLETS}`)).body.reports).toEqual([]);
    const { rows } = await sql<{ action: string; actor: string; details: object }>`select action, actor, details
      from audit_log where subject = ${first.body.id} order by id`.execute(db);
    // With what each said: that is the way back.
    expect(rows).toEqual(
      [
        ['entered', 37_300],
        ['entered', 38_000],
        ['taken-away', 38_000],
      ].map(([what, priceInCents]) => ({
        action: `market-report.${what}`,
        actor: admin.id,
        details: { ...report, priceInCents },
      })),
    );
  });

  test('the same one sent many times at once is one', async () => {
    await Promise.all(Array.from({ length: 8 }, () => call('POST', REPORTS, { user: admin, body: report })));
    expect((await call('GET', REPORTS, { user: admin })).body.items).toHaveLength(1);
  });

  test('no one else sees the list or changes it', async () => {
    const resting = await signInAgain(server, admin);
    const { body: saved } = await call('POST', REPORTS, { user: admin, body: report });
    for (const [user, status] of [
      [undefined, 401],
      [plain, 403],
      [resting, 403],
    ] as const) {
      const wish = user === undefined ? {} : { user };
      const replies = [
        await call('GET', REPORTS, wish),
        await call('POST', REPORTS, { ...wish, body: report }),
        await call('DELETE', `${REPORTS}/${saved.id}`, wish),
      ];
      for (const reply of replies) {
        expect(reply.status).toBe(status);
        expect(reply.body.message.startsWith('#:#')).toBe(status === 403);
      }
    }
    expect((await call('GET', REPORTS, { user: admin })).body.items).toHaveLength(1);
  });

  test.each([
    ['no price', { priceInCents: 0 }, 422],
    ['a price with a fraction', { priceInCents: 1.5 }, 422],
    ['a script for a link', { link: 'javascript:alert(1)' }, 422],
    ['no source', { source: ' ' }, 422],
    ['a month to come', { month: '2026-12' }, 422],
    ['an unknown product', { product: 'holz' }, 404],
    ['a month there is not', { month: '2026-00' }, 422],
  ])('with %s are refused', async (_, wrong, status) => {
    expect((await call('POST', REPORTS, { user: admin, body: { ...report, ...wrong } })).status).toBe(status);
    expect((await call('GET', REPORTS, { user: admin })).body.items).toEqual([]);
  });

  test('with fields left empty say what to fill in', async () => {
    const empty = { ...report, month: '', source: '', link: '' };
    const { body } = await call('POST', REPORTS, { user: admin, body: empty });
    expect(body.errors).toEqual([
      { path: 'month', message: 'Bitte wähl den Monat.' },
      { path: 'source', message: 'Die Quelle braucht mindestens 2 Zeichen.' },
      {
        path: 'link',
        message: 'Bitte gib die Adresse des Berichts an, sie beginnt mit https:// oder http://.',
      },
    ]);
  });
});

describe('the price of an advert among others', () => {
  const beech = dataOf('FIREWOOD', {
    woodTypeIds: [20],
    lengthInCm: 33,
    dryingState: 'OFENFERTIG',
    measureBasis: 'STACKED_SHORT',
  });
  const offer = (euros: number, wishes: object = {}) =>
    insertAdvert(db, { category: 'FIREWOOD', data: beech, pricePerUnitInCents: euros * 100, ...wishes });
  const comparison = async (id: string, wish: Wish = {}) => call('GET', `/api/v1/adverts/${id}/price-comparison`, wish);

  test('is read from its state, else from the whole country', async () => {
    for (let index = 0; index < 8; index += 1) await offer(147 + index);
    const loose = await offer(92, { unit: 'SRM', data: { ...beech, measureBasis: 'LOOSE' } });
    const elsewhere = await offer(152, { federalStateId: 9 });
    await refreshMarketPrices({ ...server.base, clock: () => TEST_NOW });
    // A loose cubic metre at € 92 is one of stacked 33 cm at € 156.40 (FHP: 0.85 to 0.50 solid cubic metres).
    expect((await comparison(loose.id)).body).toMatchObject({
      market: {
        product: 'buche-scheite-trocken',
        state: 'niederoesterreich',
        unit: 'RM',
        ownInCents: 15_640,
        quarter: 'ABOVE',
      },
      around: null,
    });
    expect((await comparison(elsewhere.id)).body.market).toMatchObject({
      state: 'oesterreich',
      adverts: 10,
      quarter: 'UPPER',
    });
  });

  test('falls back to comparable adverts around where there is no market figure', async () => {
    const boards = {
      category: 'SAWN_WOOD',
      unit: 'M3',
      data: dataOf('SAWN_WOOD', { isSingleItem: true, woodTypeId: 31 }),
    } as const;
    const mine = await insertAdvert(db, { ...boards, pricePerUnitInCents: 60_000 });
    for (let index = 0; index < 8; index += 1) await insertAdvert(db, { ...boards, pricePerUnitInCents: 50_000 });
    await refreshMarketPrices({ ...server.base, clock: () => TEST_NOW });
    expect((await comparison(mine.id)).body).toEqual({
      market: null,
      around: { basis: 'UNIT', ownInCents: 60_000, medianInCents: 50_000, differenceInPercent: 20, comparedAdverts: 8 },
    });
  });

  test('compares round wood of a grade with its market figure, of Cx and of none with nothing', async () => {
    const data = dataOf('LOGS', { isSingleItem: false, minDiameterInCm: 25, maxDiameterInCm: 39, woodTypeId: 1 });
    const lot = (euros: number, title: string) =>
      insertAdvert(db, { category: 'LOGS', unit: 'FM', data, title, pricePerUnitInCents: euros * 100 });
    for (let index = 0; index < 8; index += 1) await lot(108 + index, 'Fichte Bloch ABC 2b+');
    const [graded, lesser, silent] = [
      await lot(110, 'Fichte Bloch, Güte B/C'),
      await lot(80, 'Fichte Blochholz vom Bergwald, Güte Cx'),
      await lot(80, 'Fichte Blochholz'),
    ];
    await refreshMarketPrices({ ...server.base, clock: () => TEST_NOW });
    expect((await comparison(graded.id)).body.market).toMatchObject({ product: 'fichte-tanne-bloch-2a', adverts: 9 });
    for (const { id } of [lesser, silent]) expect((await comparison(id)).body).toEqual({ market: null, around: null });
  });

  test('is not told of drafts of others, and of nothing where nothing can be compared', async () => {
    const owner = await insertUser(db);
    const draft = await offer(150, { status: 'DRAFT', user: owner });
    expect((await comparison(draft.id)).status).toBe(404);
    expect((await comparison('0199c0de-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await comparison('quatsch')).status).toBe(400);
    const alone = await offer(150);
    expect((await comparison(alone.id)).body).toEqual({ market: null, around: null });
  });
});

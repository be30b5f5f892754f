import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { newId } from '#server/platform/ids.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createMemory } from '#server/platform/memory.ts';
import { problemBody, toProblem } from '#server/platform/http/problem-reply.ts';
import { createApiServer } from '#server/platform/http/routing.ts';
import { TEST_NOW, dataOf, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { registerSearchRoutes } from './search.handlers.ts';

describe('the calls of the search', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    const db = await createTestDatabase();
    const config = readConfig({ SESSION_SECRET: 'x'.repeat(40), LOG_LEVEL: 'silent' });
    const base = { db, clock: () => TEST_NOW, newId, config, logger: createLogger('silent'), memory: createMemory() };
    app = Fastify();
    app.setErrorHandler((error, request, reply) => {
      const problem = toProblem(error);
      return reply.code(problem.status).send(problemBody(problem, request.id));
    });
    const server = createApiServer({
      app,
      base,
      readViewer: async () => null,
      runOnce: async (call, run) => ({ status: call.status, body: await run() }),
    });
    registerSearchRoutes(server);
    for (const [title, latitude] of [
      ['Buche aus Amstetten', 48.12],
      ['Buche aus dem Süden', 46.9],
    ] as const) {
      await insertAdvert(db, {
        title,
        data: dataOf('FIREWOOD', { woodTypeIds: [20] }),
        category: 'FIREWOOD',
        at: { latitude, longitude: 14.87 },
      });
    }
  });
  afterAll(() => app.close());

  const post = (path: string, payload: unknown) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/products${path}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });

  it('answers an empty filter with everything, paged as the contract says', async () => {
    const reply = await post('', {});
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      page: 0,
      pageSize: 24,
      size: 2,
      totalElements: 2,
      totalPages: 1,
      totalIsEstimate: false,
    });
  });

  it('carries facets when asked, each advert counted once per value', async () => {
    const { facets } = (await post('', { withFacets: true })).json();
    const category = facets.find((facet: { field: string }) => facet.field === 'category');
    expect(category.values).toEqual([{ value: 'FIREWOOD', count: 2 }]);
  });

  it('sorts both near calls by distance and needs a postcode for them', async () => {
    for (const path of ['/getAllNearProducts', '/nearBySearchTerm']) {
      const reply = await post(path, { searchTerm: 'Buche', sorting: { postalCode: '8010' } });
      expect(reply.json().items.map((item: { title: string }) => item.title)).toEqual([
        'Buche aus dem Süden',
        'Buche aus Amstetten',
      ]);
      expect(reply.json().items[0].distance).toBeGreaterThan(10);
      const refused = await post(path, { searchTerm: 'Buche' });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().errors).toMatchObject([{ path: 'sorting.postalCode' }]);
    }
  });

  it('tells how words are read, without searching', async () => {
    const reply = await post('/reading', { searchTerm: '5 rm Buche 33 cm Amstetten' });
    expect(reply.json()).toMatchObject({
      place: { postalCode: '3300', countryCode: 'AT', name: 'Amstetten', text: 'Amstetten' },
      category: 'FIREWOOD',
      filters: { category: 'FIREWOOD', unit: 'RM', quantityMin: 5, categoryData: { woodTypeIds: [20] } },
    });
    // As the listing reads it, which finds nothing as typed.
    expect((await post('/reading', { searchTerm: 'hackgt trocken' })).json()).toMatchObject({ category: 'WOOD_CHIPS' });
    expect((await post('/reading', { searchTerm: 'buchenhols' })).json()).toMatchObject({
      filters: { categoryData: { woodTypeIds: [20] } },
    });
    expect((await post('/reading', {})).json()).toEqual({ place: null, category: null, filters: {} });
    expect((await post('/reading', { searchTerm: 'x'.repeat(501) })).statusCode).toBe(422);
  });

  it('completes what is typed', async () => {
    const reply = await app.inject('/api/v1/products/suggest?term=brennh');
    expect(reply.json()[0]).toMatchObject({ kind: 'CATEGORY', category: 'FIREWOOD', count: 2 });
    const place = await app.inject('/api/v1/products/suggest?term=amstet');
    expect(place.json()).toContainEqual({ kind: 'PLACE', text: '3300 Amstetten' });
    const typo = await app.inject(`/api/v1/products/suggest?term=${encodeURIComponent('kachelofnholz')}`);
    expect(typo.statusCode).toBe(200);
  });

  it('answers the map with single adverts where there are few', async () => {
    const reply = await post('/mapCells', { bounds: { west: 9, south: 46, east: 18, north: 50 }, zoom: 7 });
    expect(reply.json()).toMatchObject({ total: 2, totalIsEstimate: false });
    expect(reply.json().cells[0].advert.title).toMatch(/^Buche/);
    expect(
      (await post('/mapCells', { bounds: { west: -180, south: -90, east: 180, north: 90 }, zoom: 0 })).json().total,
    ).toBe(2);
  });

  it('reads no unknown codes: 400 for what cannot be read, 422 for what a rule forbids', async () => {
    expect((await post('', { category: 'GOLD' })).statusCode).toBe(400);
    expect((await post('', { sorting: { sortBy: 'BEAUTY' } })).statusCode).toBe(400);
    expect((await post('', { page: 'one' })).statusCode).toBe(400);
    expect((await post('', { page: 1_000_000_000 })).statusCode).toBe(422);
    expect((await post('', { page: 5_000 })).json().errors).toMatchObject([{ path: 'page' }]);
    expect((await post('', { cursor: '1_1_0_5' })).json().errors).toMatchObject([{ path: 'cursor' }]);
    expect((await post('', { sorting: { sortBy: 'PRICE' } })).json().errors).toMatchObject([
      { path: 'sorting.sortBy' },
    ]);
    const unknown = await post('', { category: 'FIREWOOD', categoryData: { woodTypes: [20] } });
    expect(unknown.statusCode).toBe(422);
    expect(unknown.json().errors).toMatchObject([{ path: expect.stringMatching(/categoryData\.woodTypes$/) }]);
    expect((await post('', { category: 'PELLETS', unit: 'FM' })).json().errors).toMatchObject([{ path: 'unit' }]);
  });

  it('never fails on hostile input', async () => {
    const deep = `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`;
    const cursors = [
      '1_1_0_1e300_1',
      '1_1_0_4000000000000001_5',
      '1_1_7_5_5',
      '-1_0_0_0_0',
      '0_1_0_-3e15_9',
      '1_1_0_99999999999999999999_1',
      '1_1_0_0.5_1',
    ];
    const bodies: unknown[] = [
      { searchTerm: "'; drop table search_docs; --" },
      { searchTerm: 'a\u0000b' },
      { searchTerm: '\ud800' },
      { searchTerm: `${'buche '.repeat(33)}` },
      { searchTerm: "''''\\\\\\ & | ! ( ) : * <->" },
      { categoryData: { woodTypeIds: Array.from({ length: 60 }, () => 20) } },
      { categoryData: { lengthMinInCm: 100_000, thicknessMaxInMm: 100_000 } },
      { priceMinInCents: 2_147_483_647, category: 'FIREWOOD' },
      { heatPriceMinInCents: 10_000, quantityMin: 999_999_999, category: 'FIREWOOD' },
      { bounds: { west: 180, south: 90, east: -180, north: -90 } },
      { bounds: { west: -180, south: -90, east: 180, north: 90 } },
      { userId: '00000000-0000-0000-0000-000000000000' },
      { sorting: { sortBy: 'DISTANCE', postalCode: "1' or '1'='1" } },
      { sorting: { sortBy: 'DISTANCE', postalCode: '3300', countryCode: 'XX' } },
      { page: 99, size: 100 },
      JSON.parse(deep),
      [],
      null,
      ...cursors.flatMap((cursor) => [
        { cursor, sorting: { sortBy: 'CREATED_AT', sortDesc: true } },
        { cursor, sorting: { sortBy: 'RELEVANCE' } },
        { cursor, sorting: { sortBy: 'DISTANCE', postalCode: '3300' } },
      ]),
    ];
    const failed: unknown[] = [];
    for (const body of bodies) {
      const { statusCode } = await post('', body);
      if (statusCode >= 500) failed.push({ statusCode, body });
    }
    expect(failed).toEqual([]);
    for (const term of ['%00', '%F0%9F%8C%B2', "'", '%25', 'a'.repeat(200)]) {
      expect((await app.inject(`/api/v1/products/suggest?term=${term}`)).statusCode).toBeLessThan(500);
    }
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { readConfig } from '#server/platform/config.ts';
import { newId } from '#server/platform/ids.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createMemory } from '#server/platform/memory.ts';
import { toProblem } from '#server/platform/http/problem-reply.ts';
import { createApiServer } from '#server/platform/http/routing.ts';
import { registerPlacesHandlers } from './places.handlers.ts';
import { insertImport, upsertLayer } from './places.repository.ts';
import { type Places, createPlaces, loadBuiltinPlaces } from './places.service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'stammplatz-places-'));
const updatedAt = new Date('2026-11-21T10:00:00Z');
const geojson = { type: 'FeatureCollection', features: [] };
let app: FastifyInstance;
let places: Places;

beforeAll(async () => {
  const db = await createTestDatabase();
  await loadBuiltinPlaces(db);
  await upsertLayer(db, {
    name: 'rivers',
    kind: 'water',
    attribution: '© Amt',
    updatedAt,
    geojson: JSON.stringify(geojson),
  });
  await insertImport(db, { source: 'rivers.json', rows: 0, errors: 0, attribution: '© Amt', finishedAt: updatedAt });
  places = await createPlaces(db);
  app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(toProblem(error).status).send({ code: toProblem(error).code }),
  );
  const server = createApiServer({
    app,
    base: {
      db,
      clock: () => updatedAt,
      newId,
      config: readConfig({ DATA_DIR: dataDir }),
      logger: createLogger('silent'),
      memory: createMemory(),
    },
    readViewer: async () => null,
    runOnce: async ({ status }, run) => ({ status, body: await run() }),
  });
  registerPlacesHandlers(server, places);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('calls about places', () => {
  it('suggest places without their inner weight', async () => {
    const reply = await get('/api/v1/places/suggest?q=bad%20is&limit=3');
    expect(reply.json()).toEqual({
      items: [
        {
          countryCode: 'AT',
          postalCode: '4820',
          name: 'Bad Ischl',
          federalStateId: 4,
          region: null,
          latitude: 47.71,
          longitude: 13.62,
        },
      ],
    });
  });

  it('suggest eight places at most unless asked for more, and never more than twenty', async () => {
    expect((await get('/api/v1/places/suggest?q=s')).json().items).toHaveLength(8);
    expect((await get('/api/v1/places/suggest?q=s&limit=20')).json().items).toHaveLength(20);
    expect((await get('/api/v1/places/suggest?q=s&limit=21')).statusCode).toBe(422);
  });

  it('read the place of a postcode, or of its region', async () => {
    expect((await get('/api/v1/places/AT/8010')).json()).toMatchObject({
      name: 'Graz',
      federalStateId: 6,
      precision: 'exact',
    });
    expect((await get('/api/v1/places/AT/8099')).json()).toMatchObject({ postalCode: '8099', precision: 'region' });
  });

  it('answer 404 where there is no such postcode', async () => {
    const reply = await get('/api/v1/places/AT/abc');
    expect(reply.statusCode).toBe(404);
    expect(reply.json().code).toBe('place.unknown');
  });
});

describe('the place of a point', () => {
  it('is the nearest one known', async () => {
    const reply = await get('/api/v1/places/nearest?latitude=47.71&longitude=13.62');
    expect(reply.json()).toMatchObject({ countryCode: 'AT', postalCode: '4820', name: 'Bad Ischl', federalStateId: 4 });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is refused where no place is near, and for what is no point', async () => {
    const far = await get('/api/v1/places/nearest?latitude=0&longitude=0');
    expect([far.statusCode, far.json().code]).toEqual([404, 'place.none-near']);
    expect((await get('/api/v1/places/nearest?latitude=91&longitude=13')).statusCode).toBe(422);
    expect((await get('/api/v1/places/nearest?latitude=47&longitude=hier')).statusCode).toBe(400);
  });
});

describe('files of the map', () => {
  it('hold the important places as points, larger ones first', async () => {
    const { features } = (await get('/karte/orte.json')).json();
    expect(features[0]).toEqual({
      type: 'Feature',
      properties: { name: 'Wien', weight: 100 },
      geometry: { type: 'Point', coordinates: [16.37, 48.21] },
    });
    expect(features.length).toBeGreaterThan(1000);
    expect(features.length).toBeLessThanOrEqual(2000);
  });

  it('hold an imported layer as it is stored', async () => {
    const reply = await get('/karte/ebenen/rivers.json');
    expect(reply.headers['content-type']).toContain('application/geo+json');
    expect(reply.json()).toEqual(geojson);
    expect((await get('/karte/ebenen/lakes.json')).statusCode).toBe(404);
  });

  it.each(['/karte/ebenen/rivers.json', '/karte/orte.json'])(
    '%s is not sent twice to one who holds it',
    async (url) => {
      const { etag } = (await get(url)).headers;
      const again = await get(url, { 'if-none-match': String(etag) });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
    },
  );

  it('are listed with the attribution of everything that is loaded', async () => {
    expect((await get('/karte/ebenen.json')).json()).toEqual({
      layers: [{ name: 'rivers', kind: 'water', attribution: '© Amt', url: '/karte/ebenen/rivers.json' }],
      attributions: ['© Amt'],
    });
  });
});

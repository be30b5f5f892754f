import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { dataOf, insertAdvert, insertUser, TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, type TestServer } from '#test/test-server.ts';
import { createApiServer } from '#server/platform/http/routing.ts';
import { registerSitemapFiles } from './sitemap.handlers.ts';

const STYRIA = 6;
let server: TestServer;
let slug: string;

const read = async (url: string): Promise<{ status: number; body: string }> => {
  const reply = await server.app.inject(url);
  return { status: reply.statusCode, body: reply.body };
};

beforeAll(async () => {
  const db = await createTestDatabase();
  server = await createTestServer(db, { publicUrl: 'https://holz.example', isProduction: true });
  const { app, base } = server;
  const runOnce = async () => ({ status: 500, body: null });
  registerSitemapFiles(createApiServer({ app, base, readViewer: async () => null, runOnce }));
  const advert = await insertAdvert(db, {
    title: 'Buche 33 cm',
    category: 'FIREWOOD',
    data: dataOf('FIREWOOD', { woodTypeIds: [20], lengthInCm: 33, dryingState: 'LUFTTROCKEN' }),
    federalStateId: STYRIA,
  });
  for (const [name, permission] of [
    ['saege-karl', 'company'],
    ['ohne-abo', 'pellets'],
  ] as const) {
    const { key } = await insertUser(db);
    const company = { public_id: newId(), user_id: key, slug: name, name, publish_state: 'PUBLISHED' };
    await db
      .insertInto('companies')
      .values({ ...company, created_at: TEST_NOW })
      .execute();
    const licence = { user_id: key, permission, granted_at: TEST_NOW, granted_by: 'test' };
    await db.insertInto('user_permissions').values(licence).execute();
  }
  const row = await db.selectFrom('adverts').select('slug').where('id', '=', advert.key).executeTakeFirstOrThrow();
  slug = row.slug;
});

test('the index leads to pages, listings and adverts', async () => {
  const { body } = await read('/sitemap.xml');
  const files = [...body.matchAll(/<loc>https:\/\/holz\.example([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(files).toContain('/sitemaps/betriebe.xml');
  expect(files).toHaveLength(4);
  for (const file of files) expect((await read(file)).status).toBe(200);
  expect(body.match(/<lastmod>\d{4}-\d\d-\d\dT/g)).toHaveLength(4);
});

test('a category stands in the sitemap with the states and wood types that have adverts', async () => {
  const { body } = await read('/sitemaps/angebot.xml');
  expect(body).toContain('<loc>https://holz.example/kaufen-verkaufen/brennholz</loc>');
  expect(body).toContain('<loc>https://holz.example/kaufen-verkaufen/brennholz/steiermark</loc>');
  expect(body).toContain('<loc>https://holz.example/kaufen-verkaufen/brennholz/buche</loc>');
  expect(body).not.toContain('/tirol');
  expect(body).not.toContain('/kaufen-verkaufen/pellets');
});

test('the landing pages of woods that have adverts stand beside the listings', async () => {
  const { body } = await read('/sitemaps/angebot.xml');
  expect(body).toContain('<loc>https://holz.example/landing/buychimneywood</loc>');
  expect(body).toContain('<loc>https://holz.example/landing/sellwood</loc>');
  expect(body).not.toContain('/landing/buypellets');
  // There is firewood, but none of the lengths that the page about furnaces speaks of.
  expect(body).not.toContain('/landing/buyfurnacewood');
});

test('a public advert stands with its canonical address and the time of its last change', async () => {
  const { body } = await read('/sitemaps/anzeigen-0.xml');
  expect(body).toContain(`<loc>https://holz.example/kaufen-verkaufen/p/${slug}</loc><lastmod>`);
});

test('a part without a name is not found', async () => {
  expect((await read('/sitemaps/anzeigen-x.xml')).status).toBe(404);
});

test('companies are named as long as everybody sees them', async () => {
  const { body } = await read('/sitemaps/betriebe.xml');
  expect(body).toContain('<loc>https://holz.example/firma/saege-karl</loc>');
  expect(body).not.toContain('ohne-abo');
});

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { ProductFilter } from '#contract/search/products.schemas.ts';
import { SAMPLE_PASSWORD } from '#server/sample/sample-sellers.ts';
import { fillSampleMarketplace } from '#server/sample/sample.service.ts';
import { suggestionsCounted } from '#server/search/suggestions/suggestion-counts.service.ts';
import { afterFile } from './after-file.ts';
import { type BufferReader, openBufferReader } from './read-buffers.ts';
import { type TestApp, createTestApp } from './test-app.ts';

/**
 * Bounds of 8 kB buffers for each statement of what is asked most, at 50,000 adverts of 3,334 sellers: what was read in
 * November 2026 and 40 % for other orders of the data. A statement that begins to read a whole table passes its bound on any
 * machine; figures of time would need a quiet one. A list of 24 cards reads about 500. The counts of the home page are kept
 * for all visitors.
 */
const ADVERTS = 50_000;

let app: TestApp;
let reader: BufferReader;
let session: Record<string, string>;
let own: { slug: string; id: string; userId: string };

beforeAll(async () => {
  app = await createTestApp();
  await fillSampleMarketplace(app.base, { count: ADVERTS });
  await sql`vacuum (analyze)`.execute(app.db);
  reader = await openBufferReader(app.db);
  afterFile(() => reader.close());
  const signIn = { identifier: 'betrieb@stammplatz.example', password: SAMPLE_PASSWORD };
  const reply = await app.app.inject({ method: 'POST', url: '/api/auth/local', payload: signIn });
  session = { authorization: `Bearer ${String(reply.json().jwt)}` };
  const { rows } = await sql<{ slug: string; id: string; userId: string }>`
    select a.slug, a.public_id as id, u.public_id as "userId" from adverts a join users u on u.id = a.user_id
    where u.email = ${signIn.identifier} and a.status = 'ACTIVE' limit 1`.execute(app.db);
  own = rows[0] ?? { slug: '', id: '', userId: '' };
}, 180_000);

const search = (body: ProductFilter) => () => ({ method: 'POST', url: '/api/v1/products', payload: body }) as const;
const map = (body: object) => () => ({ method: 'POST', url: '/api/v1/products/mapCells', payload: body }) as const;
const get = (url: () => string) => () => ({ method: 'GET', url: url() }) as const;
const LINZ = { postalCode: '4020', countryCode: 'AT' } as const;

test.each([
  [
    'the newest of a category',
    2400,
    search({ category: 'FIREWOOD', sorting: { sortBy: 'CREATED_AT', sortDesc: true } }),
  ],
  ['a frequent word', 750, search({ searchTerm: 'buche' })],
  ['two words', 900, search({ searchTerm: 'lärche bretter' })],
  ['a word with the counts of all filters', 2000, search({ searchTerm: 'buche', withFacets: true })],
  ['a category with the counts of all filters', 750, search({ category: 'LOGS', withFacets: true })],
  ['the nearest', 700, search({ category: 'FIREWOOD', sorting: { sortBy: 'DISTANCE', ...LINZ } })],
  [
    'a word within 50 km',
    1000,
    search({ searchTerm: 'fichte', radiusInKm: 50, sorting: { sortBy: 'DISTANCE', ...LINZ } }),
  ],
  ['what the wood is for', 3000, search({ searchTerm: 'holz für pizzaofen' })],
  ['a rare word', 850, search({ searchTerm: 'robinienbrennholz' })],
  ['words that nothing fulfils', 700, search({ searchTerm: 'eibe brennholz 17 cm' })],
  ['words that contradict each other', 10000, search({ searchTerm: 'pellets rundholz' })],
  [
    'the cheapest at the door',
    14000,
    search({ category: 'FIREWOOD', sorting: { sortBy: 'DELIVERED_PRICE', sortDesc: false, ...LINZ } }),
  ],
  ['the whole country on the map', 50, map({ bounds: { west: 9.4, south: 46.3, east: 17.2, north: 49.1 }, zoom: 6 })],
  ['a window of the map', 250, map({ bounds: { west: 14, south: 48, east: 14.5, north: 48.4 }, zoom: 11 })],
  ['an advert', 60, get(() => `/api/v1/products/${own.slug}`)],
  ['its price among others', 150, get(() => `/api/v1/adverts/${own.id}/price-comparison`)],
  ['the counts of the home page', 36000, get(() => '/api/v1/products/categories')],
  ['the adverts of a seller', 1000, () => search({ userId: own.userId })()],
  ['a seller', 300, () => ({ method: 'POST', url: '/api/v1/users/user', payload: { id: own.userId } }) as const],
  ['own adverts', 1100, get(() => `/api/v1/adverts/user/${own.userId}?page=0&size=50`)],
  ['own chats', 60, get(() => '/api/v1/chats?page=0&size=50')],
  ['unread messages', 20, get(() => '/api/v1/chats/status')],
] as const)('%s reads at most %i buffers in each statement', async (_what, bound, request) => {
  let status = 0;
  const costs = await reader.costsOf(async () => {
    status = (await app.app.inject({ ...request(), headers: session })).statusCode;
  });
  expect(status).toBe(200);
  expect(costs.length).toBeGreaterThan(0);
  expect(costs.filter(({ buffers }) => buffers > bound)).toEqual([]);
});

test('completions read nothing at a key press: their words and numbers are kept', async () => {
  const complete = () => app.app.inject('/api/v1/products/suggest?term=buch');
  await complete();
  await suggestionsCounted(app.db);
  expect(await reader.costsOf(complete)).toEqual([]);
  expect((await complete()).json()[0]).toMatchObject({ text: 'Buche', count: expect.any(Number) });
});

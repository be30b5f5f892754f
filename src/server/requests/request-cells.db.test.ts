import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestCells } from '#contract/requests/requests.schemas.ts';
import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import { distanceInKm } from '#domain/places/geometry/distance.ts';
import { loadBuiltinPlaces } from '#server/places/places.service.ts';
import { type Talker, newTalker } from '#test/chats.ts';
import { createTestApp } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const db = await createTestDatabase();
await loadBuiltinPlaces(db);
const { app, base } = await createTestApp({ db, clock: () => new Date('2026-11-23T09:00:00Z') });

const BUCHE = 20;
const FICHTE = 1;
const AUSTRIA = 'west=9&south=46&east=18&north=50';
const EDIT = {
  category: 'FIREWOOD',
  woodTypeIds: [BUCHE],
  title: 'Trockene Buche für den Kaminofen',
  quantity: 10,
  unit: 'RM',
  postalCode: '3300',
  handover: 'EITHER',
  radiusInKm: 50,
};

async function post(who: Talker, wishes: object = {}): Promise<{ id: string; slug: string }> {
  const url = '/api/v1/requests';
  const reply = await app.inject({ method: 'POST', url, headers: { ...who.headers }, payload: { ...EDIT, ...wishes } });
  expect(reply.statusCode).toBe(201);
  return reply.json();
}

async function cells(query: string, who: Talker | null = null): Promise<RequestCells> {
  const url = `/api/v1/requests/cells?${query}`;
  const reply = await app.inject({ method: 'GET', url, headers: { ...who?.headers } });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

const titles = ({ cells: found }: RequestCells) => found.map(({ request }) => request?.title.split(' ')[0]).toSorted();

beforeEach(async () => {
  await sql`delete from requests`.execute(db);
});

describe('Gesuche on a map', () => {
  it('are single ones of the window, by category, species and reach', async () => {
    const buyer = await newTalker(base);
    await post(buyer);
    const spruce = { title: 'Fichte für den Dachstuhl', category: 'LOGS', woodTypeIds: [FICHTE], unit: 'FM' };
    await post(buyer, { ...spruce, postalCode: '6020' });
    // Signed in, since pages of visitors are kept and these questions follow each other.
    const found = async (query: string) => titles(await cells(`${query}&zoom=7`, buyer));
    expect(await found(AUSTRIA)).toEqual(['Fichte', 'Trockene']);
    expect(await found('west=14&south=47.5&east=16&north=49')).toEqual(['Trockene']);
    expect(await found('west=16&south=47.5&east=17&north=49')).toEqual([]);
    expect(await found(`${AUSTRIA}&category=LOGS`)).toEqual(['Fichte']);
    expect(await found(`${AUSTRIA}&woodTypeIds=${BUCHE}`)).toEqual(['Trockene']);
    expect(await found(`${AUSTRIA}&woodTypeIds=${BUCHE},${FICHTE}`)).toEqual(['Fichte', 'Trockene']);
    expect(await found(`${AUSTRIA}&postalCode=6020&radiusInKm=50`)).toEqual(['Fichte']);
  });

  it('lie where the list says, beside the middle of the municipality, and name no buyer', async () => {
    const buyer = await newTalker(base, { firstName: 'Rosamunde' });
    const { slug } = await post(buyer);
    const reply = await cells(`${AUSTRIA}&zoom=7`, await newTalker(base));
    const [cell] = reply.cells;
    const middle = builtinPlaces().find(({ postalCode, countryCode }) => postalCode === '3300' && countryCode === 'AT');
    if (cell === undefined || middle === undefined) throw new Error('There is no cell or no place.');
    expect(cell).toMatchObject({ count: 1, request: { slug, isMine: false } });
    expect(distanceInKm(middle, cell)).toBeGreaterThan(0);
    expect(distanceInKm(middle, cell)).toBeLessThanOrEqual(2.5);
    expect(cell).toMatchObject({ latitude: cell.request?.place.latitude, longitude: cell.request?.place.longitude });
    for (const secret of ['Rosamunde', buyer.email, buyer.id, '"3300"', 'postalCode'])
      expect(JSON.stringify(reply)).not.toContain(secret);
  });

  it('are counted per tile where there are many, all of them', async () => {
    const buyers = await Promise.all(Array.from({ length: 7 }, () => newTalker(base)));
    const codes = ['3300', '6020', '8010', '1010'];
    for (const [index, buyer] of buyers.entries()) {
      for (let made = 0; made < 10; made += 1) await post(buyer, { postalCode: codes[(index + made) % codes.length] });
    }
    const viewer = buyers[0] ?? null;
    const { cells: tiles, total } = await cells(`${AUSTRIA}&zoom=5`, viewer);
    expect(total).toBe(70);
    expect(tiles.reduce((sum, { count }) => sum + count, 0)).toBe(70);
    expect(tiles.length).toBeLessThan(12);
    expect(tiles.every(({ request }) => request === null)).toBe(true);
    const near = await cells('west=11&south=46.8&east=12&north=47.6&zoom=9', viewer);
    expect(near.total).toBeGreaterThan(10);
    expect(near.cells.every(({ count, request }) => count === 1 && request !== null)).toBe(true);
  });

  it('are right at once for visitors after one is posted and closed', async () => {
    const buyer = await newTalker(base);
    const count = async () => (await cells(`${AUSTRIA}&zoom=6`)).total;
    expect(await count()).toBe(0);
    const { id } = await post(buyer);
    expect(await count()).toBe(1);
    const url = `/api/v1/requests/${id}/close`;
    await app.inject({ method: 'POST', url, headers: { ...buyer.headers }, payload: { reason: 'FOUND_HERE' } });
    expect(await count()).toBe(0);
  });

  it.each([
    'west=9&south=46&east=18&zoom=7',
    `${AUSTRIA}&zoom=99`,
    `${AUSTRIA}&zoom=7&west=x`,
    `${AUSTRIA}&zoom=7&woodTypeIds=1;2`,
    `${AUSTRIA}&zoom=7&category=GOLD`,
    `${AUSTRIA}&zoom=7&postalCode=0000`,
  ])('refuse %s', async (query) => {
    const reply = await app.inject({ method: 'GET', url: `/api/v1/requests/cells?${query}` });
    expect([400, 422]).toContain(reply.statusCode);
  });
});

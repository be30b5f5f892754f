import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, createTestServer, signInTestUser } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const seller = await signInTestUser(server);
const stranger = await signInTestUser(server);
const moderator = await signInTestUser(server, ['moderation']);

type Advert = { id: string; slug: string };
type Item = Advert & { title: string; status: string; version: number; isUndoable: boolean };
type Result = { advertId: string; title: string; isDone: boolean; refusal: string | null; version: number };

async function call(method: 'GET' | 'POST' | 'PUT', url: string, as: SignedInUser | null, body?: unknown) {
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const headers = { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...as?.headers };
  const reply = await server.app.inject({ method, url: `/api/v1${url}`, headers, ...payload });
  return { status: reply.statusCode, body: reply.json() };
}

async function publish(title: string, as = seller): Promise<Advert> {
  const { body } = await call('POST', '/adverts', as, { ...COMPLETE_EDITS.FIREWOOD, title });
  return (await call('POST', `/adverts/${body.id}/publish`, as)).body;
}

async function find(search: string, more = ''): Promise<Item[]> {
  const { status, body } = await call(
    'GET',
    `/moderation/adverts?search=${encodeURIComponent(search)}${more}`,
    moderator,
  );
  expect(status).toBe(200);
  return body.items;
}
const titles = async (search: string, more = ''): Promise<string[]> =>
  (await find(search, more)).map(({ title }) => title);

const BLOCK = {
  action: 'BLOCK',
  fact: 'Die Fotos stammen aus einer anderen Anzeige.',
  ground: 'TERMS',
  groundText: 'Punkt 4.2 Richtige Angaben',
};
async function decide(adverts: { id: string; version: number }[], decision: object, as = moderator) {
  const { status, body } = await call('POST', '/moderation/adverts/decisions', as, { adverts, decision });
  return { status, results: (body.results ?? []) as Result[], errors: body.errors };
}
const statusesOf = async (adverts: readonly Advert[]): Promise<number[]> =>
  Promise.all(adverts.map(async ({ id }) => (await call('GET', `/adverts/${id}`, null)).status));
const chosen = (items: readonly Item[]) => items.map(({ id, version }) => ({ id, version }));

it('finds adverts in any state by words, number, address, reference and owner, the newest first', async () => {
  const first = await publish('Zirbenbretter vom Almrand');
  const second = await publish('Zirbenspäne fein');
  expect(await titles('zirben')).toEqual(['Zirbenspäne fein', 'Zirbenbretter vom Almrand']);
  expect(await titles('zirben ALM')).toEqual(['Zirbenbretter vom Almrand']);
  expect(await titles(first.id)).toEqual(['Zirbenbretter vom Almrand']);
  expect(await titles(`https://stammplatz.example/kaufen-verkaufen/p/${second.slug}?x=1`)).toEqual([
    'Zirbenspäne fein',
  ]);
  expect(await titles(`zirben ${seller.email}`)).toHaveLength(2);
  expect(await titles(`zirben ${stranger.email}`)).toEqual([]);
  await call('PUT', `/adverts/${first.id}/active`, seller, { active: false });
  expect(await titles('zirben', '&status=INACTIVE')).toEqual(['Zirbenbretter vom Almrand']);
  expect(await titles('100% _')).toEqual([]);
});

it('pages through what was found and says how many there are', async () => {
  for (const number of [1, 2, 3]) await publish(`Robinienpfahl ${number}`);
  const { body } = await call('GET', '/moderation/adverts?search=robinienpfahl&page=1&size=2', moderator);
  expect(body).toMatchObject({ totalElements: 3, totalPages: 2, size: 1, page: 1 });
  expect(body.items[0].title).toBe('Robinienpfahl 1');
});

it('blocks several adverts with one statement, each with its own mail and record, and takes it back', async () => {
  const adverts = [await publish('Kopie eins'), await publish('Kopie zwei')];
  const blocked = await decide(chosen(await find('kopie')), BLOCK);
  expect(blocked.results.map(({ isDone }) => isDone)).toEqual([true, true]);
  expect(await statusesOf(adverts)).toEqual([410, 410]);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_log
    where action = 'advert.blocked' and details ->> 'advertId' = any(${adverts.map(({ id }) => id)}::text[])`.execute(
    db,
  );
  expect(rows[0]?.count).toBe(2);
  const mails = await sql`select 1 from mails where lower(recipient) = lower(${seller.email})
    and subject like '%Kopie%gesperrt%'`.execute(db);
  expect(mails.rows).toHaveLength(2);

  const found = await find('kopie');
  expect(found.map(({ status, isUndoable }) => [status, isUndoable])).toEqual([
    ['BLOCKED', true],
    ['BLOCKED', true],
  ]);
  const undone = await decide(
    blocked.results.map(({ advertId, version }) => ({ id: advertId, version })),
    { action: 'UNDO' },
  );
  expect(undone.results.map(({ isDone }) => isDone)).toEqual([true, true]);
  expect(await statusesOf(adverts)).toEqual([200, 200]);
});

it('says of each advert why it was not decided on, and decides on the others', async () => {
  const [own, other, old] = [
    await publish('Eigene Anzeige', moderator),
    await publish('Andere'),
    await publish('Ältere Anzeige'),
  ];
  const items = [...(await find(own.id)), ...(await find(other.id))];
  const { results } = await decide(
    [
      ...chosen(items),
      { id: old.id, version: 7 },
      { id: '01890a5d-ac96-774b-bcce-b302099a8057', version: 0 },
      // The same twice: the second one meets a newer version.
      ...chosen(items.slice(1)),
    ],
    BLOCK,
  );
  expect(results.map(({ isDone }) => isDone)).toEqual([false, true, false, false, false]);
  expect(results.map(({ title }) => title)).toEqual(['Eigene Anzeige', 'Andere', 'Ältere Anzeige', '', 'Andere']);
  for (const { isDone, refusal } of results) expect(refusal === null).toBe(isDone);
  expect(await statusesOf([own, other, old])).toEqual([200, 410, 200]);
});

it('takes a decision from moderators only, about 1 to 50 adverts and with reasons', async () => {
  const [item] = await find((await publish('Bleibt online')).id);
  const adverts = item ? chosen([item]) : [];
  expect((await decide(adverts, BLOCK, seller)).status).toBe(404);
  expect((await decide([], BLOCK)).status).toBe(422);
  expect(
    (
      await decide(
        Array.from({ length: 51 }, () => ({ id: item?.id ?? '', version: 0 })),
        BLOCK,
      )
    ).status,
  ).toBe(422);
  const refused = await decide(adverts, { ...BLOCK, fact: 'kurz' });
  expect([refused.status, refused.errors[0].path]).toEqual([422, 'decision.fact']);
  expect((await find('bleibt online'))[0]?.status).toBe('ACTIVE');
});

import { expect, test } from 'vitest';
import { dataOf, insertAdvert, insertUser, TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, signInTestUser } from '#test/test-server.ts';
import { newId } from '#server/platform/ids.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);

async function findUser(id: string, headers: Record<string, string> = {}) {
  const reply = await server.app.inject({ method: 'POST', url: '/api/v1/users/user', payload: { id }, headers });
  return { status: reply.statusCode, body: reply.json(), text: reply.body };
}

test('a private seller is shown by first name and initial, with the number of public adverts and nothing else', async () => {
  const user = await insertUser(db, { firstName: 'Eva' });
  await insertAdvert(db, { user, contact: { phoneNumber: '+43 660 123', email: 'eva@example.at' } });
  await insertAdvert(db, { user });
  await insertAdvert(db, { user, status: 'DRAFT' });
  await insertAdvert(db, { user, expiresAt: new Date(TEST_NOW.getTime() - 1000) });
  const { status, body, text } = await findUser(user.id);
  expect(status).toBe(200);
  expect(body).toEqual({
    id: user.id,
    kind: 'PRIVATE',
    displayName: 'Eva M.',
    memberSince: TEST_NOW.toISOString(),
    advertCount: 2,
    companyId: null,
  });
  expect(text).not.toMatch(/Muster|\+43|@/);
});

test('a business without a company page goes by the name on its adverts', async () => {
  const user = await insertUser(db, { isBusiness: true });
  await insertAdvert(db, { user, contact: { companyName: 'Forsthof Steinbichl' } });
  expect((await findUser(user.id)).body).toMatchObject({ kind: 'BUSINESS', displayName: 'Forsthof Steinbichl' });
});

test('a published company gives the name, a draft of one does not', async () => {
  const company = async (publishState: string) => {
    const user = await insertUser(db, { isBusiness: true, firstName: 'Karl' });
    const id = newId();
    await db
      .insertInto('companies')
      .values({
        public_id: id,
        user_id: user.key,
        slug: `saege-${id}`,
        name: 'Säge Karl',
        publish_state: publishState,
        created_at: TEST_NOW,
      })
      .execute();
    const licence = { user_id: user.key, permission: 'company', granted_at: TEST_NOW, granted_by: 'test' };
    await db.insertInto('user_permissions').values(licence).execute();
    await insertAdvert(db, { user });
    return { id, reply: await findUser(user.id) };
  };
  const published = await company('PUBLISHED');
  expect(published.reply.body).toMatchObject({ displayName: 'Säge Karl', companyId: published.id });
  const draft = await company('DRAFT');
  expect(draft.reply.body).toMatchObject({ displayName: 'Karl M.', companyId: null });
});

test('who never sold anything has no public side, but may look at their own', async () => {
  const buyer = await signInTestUser(server);
  expect((await findUser(buyer.id)).status).toBe(404);
  expect((await findUser(buyer.id, buyer.headers)).body).toMatchObject({ id: buyer.id, advertCount: 0 });
});

test('a blocked seller and an unknown id are not found', async () => {
  const blocked = await insertUser(db, { isBlocked: true });
  await insertAdvert(db, { user: blocked });
  expect((await findUser(blocked.id)).status).toBe(404);
  expect((await findUser(newId())).status).toBe(404);
});

test('something that is no id is refused by its field', async () => {
  const { status, body } = await findUser('unknown');
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ path: 'id' }]);
});

test('details tell categories, places and when something new came, and neither name nor address', async () => {
  const user = await insertUser(db, { firstName: 'Eva' });
  const day = (number: number): Date => new Date(TEST_NOW.getTime() - number * 86_400_000);
  await insertAdvert(db, {
    user,
    publishedAt: day(3),
    contact: { phoneNumber: '+43 660 123', email: 'eva@example.at' },
  });
  await insertAdvert(db, { user, publishedAt: day(2) });
  await insertAdvert(db, {
    user,
    publishedAt: day(5),
    category: 'LOGS',
    data: dataOf('LOGS'),
    postalCode: '4820',
    city: 'Bad Ischl',
  });
  await insertAdvert(db, { user, status: 'DELETED', publishedAt: day(1), postalCode: '1010', city: 'Wien' });
  await insertAdvert(db, { user, status: 'DRAFT' });
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/v1/users/user/details',
    payload: { id: user.id },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    id: user.id,
    kind: 'PRIVATE',
    displayName: 'Eva M.',
    memberSince: TEST_NOW.toISOString(),
    advertCount: 3,
    companyId: null,
    advertCounts: [
      { category: 'FIREWOOD', count: 2 },
      { category: 'LOGS', count: 1 },
    ],
    publishedInTotal: 4,
    places: [
      { countryCode: 'AT', postalCode: '3300', city: 'Amstetten' },
      { countryCode: 'AT', postalCode: '4820', city: 'Bad Ischl' },
    ],
    lastPublishedAt: day(2).toISOString(),
    pefcIsStated: false,
  });
  expect(reply.body).not.toMatch(/Muster|\+43|@|Geheimgasse/);
});

test('details of no one, of a buyer and of junk are refused as the short form is', async () => {
  const ask = async (payload: unknown) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/v1/users/user/details',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      })
    ).statusCode;
  expect(await ask({ id: newId() })).toBe(404);
  expect(await ask({ id: (await insertUser(db)).id })).toBe(404);
  for (const junk of [null, {}, { id: 'x' }, { id: ['x'] }, { id: 'a\u0000' }]) expect(await ask(junk)).toBe(400);
});

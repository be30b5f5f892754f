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

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Inquiry = { askedAgo: number; answeredAfter?: number; begins?: 'BUYER' | 'SELLER'; isAgreed?: boolean };

/** A seller with a chat for each inquiry, each from another buyer. */
async function sellerWith(inquiries: readonly Inquiry[]) {
  const seller = await insertUser(db);
  const advert = await insertAdvert(db, { user: seller });
  for (const { askedAgo, answeredAfter, begins = 'BUYER', isAgreed = false } of inquiries) {
    const buyer = await insertUser(db);
    const askedAt = new Date(TEST_NOW.getTime() - askedAgo);
    const [first, second] = begins === 'BUYER' ? [buyer, seller] : [seller, buyer];
    const row = await db
      .insertInto('chats')
      .values({
        public_id: newId(),
        advert_id: advert.key,
        item_public_id: advert.id,
        item_title: 'Buche',
        seller_id: seller.key,
        buyer_id: buyer.key,
        created_at: askedAt,
        updated_at: askedAt,
        last_seq: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const say = (seq: number, sender: number, at: Date) =>
      db
        .insertInto('messages')
        .values({ id: newId(), chat_id: row.id, seq, sender_id: sender, text: 'Noch da?', created_at: at })
        .execute();
    await say(1, first.key, askedAt);
    if (answeredAfter !== undefined) await say(2, second.key, new Date(askedAt.getTime() + answeredAfter));
    if (!isAgreed) continue;
    const agreement = { id: newId(), chat_id: row.id, state: 'AGREED', created_at: askedAt, updated_at: askedAt };
    await db
      .insertInto('agreements')
      .values({ ...agreement, closed_at: askedAt })
      .execute();
  }
  return seller;
}

test('the public side says how inquiries were answered and how many deals were made', async () => {
  const seller = await sellerWith([
    { askedAgo: 2 * DAY, answeredAfter: 10 * MINUTE, isAgreed: true },
    { askedAgo: 3 * DAY, answeredAfter: 30 * MINUTE },
    { askedAgo: 4 * DAY, answeredAfter: 90 * MINUTE, isAgreed: true },
    { askedAgo: 5 * DAY, answeredAfter: DAY },
    { askedAgo: 6 * DAY },
    // Not due yet, from before the window, or begun by the seller.
    { askedAgo: 60 * MINUTE },
    { askedAgo: 91 * DAY, answeredAfter: MINUTE, isAgreed: true },
    { askedAgo: 7 * DAY, answeredAfter: MINUTE, begins: 'SELLER' },
  ]);
  const { body } = await findUser(seller.id);
  expect(body.answers).toEqual({ inquiries: 5, answered: 4, mostWithinInMinutes: 90 });
  expect(body.agreementCount).toBe(3);
});

test('of fewer than five inquiries nothing is said', async () => {
  const four = Array.from({ length: 4 }, (_, index) => ({ askedAgo: (index + 2) * DAY, answeredAfter: MINUTE }));
  const { body } = await findUser((await sellerWith(four)).id);
  expect(body).not.toHaveProperty('answers');
  expect(body).not.toHaveProperty('agreementCount');
  const unanswered = Array.from({ length: 5 }, (_, index) => ({ askedAgo: (index + 2) * DAY }));
  expect((await findUser((await sellerWith(unanswered)).id)).body.answers).toEqual({
    inquiries: 5,
    answered: 0,
    mostWithinInMinutes: null,
  });
});

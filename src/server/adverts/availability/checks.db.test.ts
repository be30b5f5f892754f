import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mailsTo } from '#test/account-calls.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { TEST_NOW, insertAdvert, insertUser } from '#test/factories.ts';
import { strictHits } from '#test/strict-hits.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, atTime, createTestServer, signInAgain, signInTestUser } from '#test/test-server.ts';
import { type ApiCall, apiCallsTo } from '#test/call-api.ts';
import { newId } from '#server/platform/ids.ts';
import { searchAdverts } from '#server/search/search.service.ts';
import { checkToken } from './check-token.ts';
import { askSellers, followUpChecks } from './checks.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);

const DAY_IN_MS = 86_400_000;
const later = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_IN_MS);

const send = apiCallsTo(server.app, '/adverts');
const call = (wish: ApiCall) => send({ method: 'POST', ...wish });

async function published(as: SignedInUser, edit: unknown = COMPLETE_EDITS.FIREWOOD) {
  const { body } = await call({ url: '', body: edit, as });
  return (await call({ url: `/${body.id}/publish`, as })).body;
}

const ask = (days: number) => atTime(server, later(days), () => askSellers(server.base));
const follow = (days: number) => atTime(server, later(days), () => followUpChecks(server.base));
const mails = async (user: SignedInUser) =>
  (await mailsTo(db, user.email)).filter((mail) => mail.template === 'advert-check');
const tokenOf = async (user: SignedInUser) =>
  /\?token=([\w.%-]+)/.exec((await mails(user)).at(-1)?.text ?? '')?.[1] ?? '';
const answer = (token: string, days: number, more: object) =>
  atTime(server, later(days), () => call({ url: '/check', body: { token, ...more } }));
const read = (token: string, days: number) =>
  atTime(server, later(days), () => call({ method: 'GET', url: `/check?token=${token}` }));
const stateOf = async (id: string) =>
  (
    await sql<{ status: string; asked: boolean; stale: boolean; by_check: boolean; confirmed: Date | null }>`
      select status, check_asked_at is not null as asked, stale_at is not null as stale, paused_by_check as by_check,
        confirmed_at as confirmed from adverts where public_id = ${id}::uuid`.execute(db)
  ).rows[0];

describe('the question whether adverts are still there', () => {
  it('comes after fourteen days as one mail for all adverts, also when jobs run at once, and not again for a week', async () => {
    const seller = await signInTestUser(server);
    const [first] = [await published(seller), await published(seller, COMPLETE_EDITS.LOGS)];
    await atTime(server, later(8), async () => {
      const again = await signInAgain(server, seller);
      await published(again);
    });
    await ask(13.9);
    expect(await mails(seller)).toEqual([]);
    await atTime(server, later(14.1), () => Promise.all([1, 2, 3].map(() => askSellers(server.base))));
    const [mail, ...more] = await mails(seller);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('stimmen deine 2 Anzeigen noch?');
    expect(await stateOf(first.id)).toMatchObject({ status: 'ACTIVE', asked: true, stale: false });
    // The third is fourteen days old on day 22.
    await ask(20);
    expect(await mails(seller)).toHaveLength(1);
    await ask(22.1);
    expect(await mails(seller)).toHaveLength(2);
  });

  it('comes after twenty-eight days for fuels out of season', async () => {
    const seller = await signInTestUser(server);
    const { key } = await insertAdvert(db, {
      user: seller,
      publishedAt: new Date('2027-07-25T08:00:00Z'),
      expiresAt: new Date('2027-12-01'),
    });
    const at = (iso: string) => atTime(server, new Date(iso), () => askSellers(server.base));
    await at('2027-08-20T10:00:00Z');
    expect(await mails(seller)).toEqual([]);
    await at('2027-08-22T10:00:00Z');
    expect(await mails(seller)).toHaveLength(1);
    await sql`delete from adverts where id = ${key}`.execute(db);
  });

  it('comes earlier after three people got no answer, and an answered chat is an answer', async () => {
    const seller = await signInTestUser(server);
    const { key, id } = await insertAdvert(db, {
      user: seller,
      publishedAt: later(-15),
      expiresAt: later(80),
    });
    await sql`update adverts set confirmed_at = ${later(0)} where id = ${key}`.execute(db);
    const chatIds: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const buyer = await insertUser(db);
      const { id: chatId } = await db
        .insertInto('chats')
        .values({
          public_id: newId(),
          advert_id: key,
          item_public_id: id,
          item_title: 'x',
          seller_id: seller.key,
          buyer_id: buyer.key,
          last_seq: 1,
          created_at: later(1),
          updated_at: later(1),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      chatIds.push(chatId);
    }
    await ask(2.5);
    expect(await mails(seller)).toEqual([]);
    await ask(3.1);
    expect(await mails(seller)).toHaveLength(1);
    const write = (chatId: number | undefined) =>
      sql`insert into messages (id, chat_id, seq, sender_id, text, created_at)
        values (${newId()}, ${chatId}, 2, ${seller.key}, 'Ja, ist noch da.', ${later(4)})`.execute(db);
    await write(chatIds[0]);
    await follow(4.1);
    expect(await stateOf(id)).toMatchObject({ asked: false, confirmed: later(4) });
  });

  it('does not come to who switched it off, is blocked or leaves, nor for paused, young or sample adverts', async () => {
    const sellers = await Promise.all(Array.from({ length: 6 }, () => signInTestUser(server)));
    const [off, blocked, leaving, paused, young, sample] = sellers as [
      SignedInUser,
      SignedInUser,
      SignedInUser,
      SignedInUser,
      SignedInUser,
      SignedInUser,
    ];
    for (const seller of sellers) {
      const { id } = await published(seller);
      if (seller === paused) await call({ method: 'PUT', url: `/${id}/active`, body: { active: false }, as: seller });
    }
    const set = (seller: SignedInUser, values: object) =>
      db.updateTable('users').set(values).where('id', '=', seller.key).execute();
    await set(off, { notification_settings: JSON.stringify({ advertCheck: { mail: false, push: false } }) });
    await set(blocked, { blocked_at: TEST_NOW });
    await set(leaving, { deletion_asked_at: TEST_NOW });
    await set(sample, { is_sample: true });
    await sql`update adverts set published_at = ${later(10)} where user_id = ${young.key}`.execute(db);
    await ask(20);
    for (const seller of sellers) expect(await mails(seller)).toEqual([]);
    await follow(80);
    const { rows } = await sql<{ status: string }>`select distinct status from adverts
      where user_id = any(${[off.key, sample.key]}::bigint[])`.execute(db);
    expect(rows).toEqual([{ status: 'ACTIVE' }]);
  });

  it('waits for the end of quiet hours, and a killed run leaves nothing', async () => {
    const seller = await signInTestUser(server);
    const quietHours = { isOn: true, fromHour: 9, toHour: 11 };
    await db
      .updateTable('users')
      .set({ notification_settings: JSON.stringify({ quietHours }) })
      .where('id', '=', seller.key)
      .execute();
    const { id } = await published(seller);
    await ask(15);
    expect(await stateOf(id)).toMatchObject({ asked: false });
    const broken = { ...server.base, newId: () => 'no id' };
    await atTime(server, later(15.1), () => askSellers(broken).catch(() => undefined));
    expect([await mails(seller), (await stateOf(id))?.asked]).toEqual([[], false]);
    await ask(15.1);
    expect([(await mails(seller)).length, (await stateOf(id))?.asked]).toEqual([1, true]);
  });
});

describe('the push', () => {
  it.each([
    ['of one advert takes its two usual answers', 1, ['Noch da', 'Verkauft']],
    ['of several only says that all are there', 2, ['Alle noch da']],
  ])('%s, each of them a call that works as it is, again and again', async (_what, count, titles) => {
    const seller = await signInTestUser(server);
    await sql`insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, user_agent, created_at)
      select ${newId()}, user_id, id, ${`https://push.example.com/${seller.id}`}, '', '', '', ${TEST_NOW} from sessions
      where user_id = ${seller.key}`.execute(db);
    await sql`update sessions set expires_at = ${later(100)} where user_id = ${seller.key}`.execute(db);
    for (let made = 0; made < count; made += 1) await published(seller);
    await ask(15);
    type Action = { title: string; call: string; body: object; done: string };
    const { rows } = await sql<{ content: { path: string; actions: Action[] } }>`select p.content from pushes p
      join push_subscriptions s on s.id = p.subscription_id where s.user_id = ${seller.key}`.execute(db);
    const { path = '', actions = [] } = rows[0]?.content ?? {};
    expect([rows.length, actions.map(({ title }) => title)]).toEqual([1, titles]);
    // A push service carries 4096 bytes, encrypted.
    expect(JSON.stringify(rows[0]?.content).length).toBeLessThan(3_000);
    const token = new URL(path, 'http://x').searchParams.get('token') ?? '';
    const last = actions.at(-1);
    for (const days of [15, 16]) {
      await atTime(server, later(days), async () => {
        const { statusCode, body } = await server.app.inject({
          method: 'POST',
          url: last?.call ?? '',
          payload: last?.body ?? {},
        });
        expect([statusCode, body]).toEqual([200, '{"open":[]}']);
      });
    }
    expect((await read(token, 16)).body).toEqual({ open: [] });
    const { rows: states } = await sql<{ status: string }>`select distinct status from adverts
      where user_id = ${seller.key}`.execute(db);
    expect(states).toEqual([{ status: count === 1 ? 'DELETED' : 'ACTIVE' }]);
  });
});

describe('without an answer', () => {
  it('an advert sinks after fourteen days, is paused after fourteen more, and comes back with one tap', async () => {
    const seller = await signInTestUser(server);
    const { id } = await published(seller);
    const older = await insertAdvert(db, { user: seller, publishedAt: later(-20), expiresAt: later(85) });
    const found = async (days: number) => {
      const sorting = { sortBy: 'RELEVANCE' as const, sortDesc: false };
      const page = await searchAdverts(
        { db, clock: () => later(days) },
        { page: 0, size: 50, sorting, userId: seller.id },
      );
      return strictHits(page).map((item) => item.id);
    };
    await ask(15);
    const token = await tokenOf(seller);
    await answer(token, 15, { advertId: older.id, answer: 'THERE' });
    await follow(28.9);
    expect(await found(28.9)).toEqual([id, older.id]);
    await follow(29.1);
    expect(await stateOf(id)).toMatchObject({ status: 'ACTIVE', stale: true });
    expect(await found(29.1)).toEqual([older.id, id]);
    await atTime(server, later(43.2), () => Promise.all([1, 2].map(() => followUpChecks(server.base))));
    expect(await stateOf(id)).toMatchObject({ status: 'INACTIVE', by_check: true });
    expect(await found(43.2)).toEqual([older.id]);
    await atTime(server, later(43.2), async () => {
      const again = await signInAgain(server, seller);
      const list = await call({ method: 'GET', url: '/own?status=INACTIVE', as: again });
      expect(list.body.items).toMatchObject([{ id, isPausedByCheck: true, isAsked: false }]);
    });
    const { status, body } = await answer(token, 44, { answer: 'THERE' });
    expect({ status, body }).toEqual({ status: 200, body: { open: [] } });
    expect(await stateOf(id)).toMatchObject({ status: 'ACTIVE', asked: false, stale: false, by_check: false });
    expect(await found(44)).toEqual([id, older.id]);
  });

  it.each([
    [
      'a new price',
      (id: string) => ({ method: 'PUT' as const, url: `/${id}/price`, body: { pricePerUnitInCents: 9_900 } }),
    ],
    ['a new term', (id: string) => ({ url: `/${id}/renew` })],
    ['one tap in the own list', () => null],
  ])('%s is an answer', async (_what, act) => {
    const seller = await signInTestUser(server);
    const { id } = await published(seller);
    await ask(15);
    expect(await stateOf(id)).toMatchObject({ asked: true });
    await atTime(server, later(16), async () => {
      const as = await signInAgain(server, seller);
      const wish = act(id) ?? { url: '/bulk', body: { ids: [id], action: 'CONFIRM' } };
      expect((await call({ ...wish, as })).status).toBe(200);
    });
    expect(await stateOf(id)).toMatchObject({ asked: false, confirmed: later(16) });
  });
});

describe('the link of the mail', () => {
  it('answers for one advert: there, less, sold, paused; a repeated answer changes nothing', async () => {
    const seller = await signInTestUser(server);
    const [there, less, sold, paused] = [
      await published(seller),
      await published(seller),
      await published(seller),
      await published(seller),
    ];
    await ask(15);
    const token = await tokenOf(seller);
    expect((await read(token, 15)).body.open).toHaveLength(4);
    for (let count = 0; count < 2; count += 1) {
      expect((await answer(token, 16, { advertId: there.id, answer: 'THERE' })).status).toBe(200);
      expect((await answer(token, 16, { advertId: sold.id, answer: 'SOLD', deleteType: 'SOLD_HERE' })).status).toBe(
        200,
      );
      expect((await answer(token, 16, { advertId: paused.id, answer: 'PAUSE' })).status).toBe(200);
    }
    expect(await answer(token, 16, { advertId: less.id, answer: 'LESS' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'quantity' }] },
    });
    expect((await answer(token, 16, { advertId: less.id, answer: 'LESS', quantity: 999_999 })).status).toBe(422);
    expect((await answer(token, 16, { advertId: less.id, answer: 'LESS', quantity: 2.5 })).body).toEqual({ open: [] });
    expect(await stateOf(there.id)).toMatchObject({ status: 'ACTIVE', confirmed: later(16) });
    expect(await stateOf(sold.id)).toMatchObject({ status: 'DELETED' });
    expect(await stateOf(paused.id)).toMatchObject({ status: 'INACTIVE', by_check: false });
    const { rows } = await sql`select unit_quantity from adverts where public_id = ${less.id}::uuid`.execute(db);
    expect(rows).toEqual([{ unit_quantity: 2.5 }]);
    // What the seller did since is not undone by an old mail.
    expect((await answer(token, 20, { advertId: paused.id, answer: 'THERE' })).status).toBe(200);
    expect(await stateOf(paused.id)).toMatchObject({ status: 'INACTIVE' });
  });

  it('is refused where it is altered, of another purpose, old, or about another seller', async () => {
    const [seller, other] = [await signInTestUser(server), await signInTestUser(server)];
    await published(seller);
    const foreign = await published(other);
    await ask(15);
    const token = await tokenOf(seller);
    const secret = server.base.config.sessionSecret;
    const forged = [
      `x${token}`,
      token.slice(0, -3),
      `${token}.x`,
      'x',
      checkToken({ userId: seller.id, askedAt: later(15) }, `${secret}!`),
    ];
    for (const one of forged) expect([400, 422]).toContain((await answer(one, 15, { answer: 'THERE' })).status);
    expect(await read(token, 75.2)).toMatchObject({ status: 410, body: { code: 'advert.check-over' } });
    expect((await answer(token, 16, { advertId: foreign.id, answer: 'SOLD' })).status).toBe(404);
    expect((await answer(token, 16, { advertId: newId(), answer: 'SOLD' })).status).toBe(404);
    expect((await answer(token, 16, { answer: 'SOLD' })).status).toBe(422);
    for (const junk of [{}, { answer: 'BURN' }, { answer: 'THERE', advertId: 7 }]) {
      expect([400, 422]).toContain((await answer(token, 16, junk)).status);
    }
    expect(await stateOf(foreign.id)).toMatchObject({ status: 'ACTIVE' });
    await db
      .updateTable('users')
      .set({ blocked_at: later(16) })
      .where('id', '=', seller.key)
      .execute();
    expect((await read(token, 17)).status).toBe(410);
  });
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { MOST_FOLLOWS } from '#domain/follows/follow.ts';
import { unlimited } from '#server/platform/http/rate-limit.ts';
import { indexAdverts } from '#server/search/indexing/search-index.service.ts';
import { accountCalls } from '#test/account-calls.ts';
import { type TestAdvert, type TestUser, TEST_NOW, insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, atTime, createTestServer, signInTestUser } from '#test/test-server.ts';
import { dropOldFollowNews, noteFollowNews, notifyFollowers } from './follow-news.service.ts';
import { registerFollowHandlers } from './follows.handlers.ts';
import { followToken } from './follow-token.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
registerFollowHandlers(server.api, { limiter: unlimited });
const { call, post } = accountCalls(server);

const URL = '/api/v1/follows';
const MINUTE_IN_MS = 60_000;
const after = (minutes: number): Date => new Date(TEST_NOW.getTime() + minutes * MINUTE_IN_MS);

/** A seller who has sold before. */
async function newSeller(): Promise<TestUser> {
  const { user } = await insertAdvert(db);
  return user;
}

/** As the service does it: a draft becomes public, for the first time or again. */
async function publish({ key }: Pick<TestAdvert, 'key'>, minutes: number): Promise<void> {
  await sql`update adverts set status = 'ACTIVE', was_public = true, published_at = ${after(minutes)},
    expires_at = ${after(minutes + 100_000)} where id = ${key}`.execute(db);
  await indexAdverts(db, [key], after(minutes));
}
async function newAdvert(seller: TestUser, minutes: number, title = 'Buche vom Hof'): Promise<TestAdvert> {
  const advert = await insertAdvert(db, { user: seller, status: 'DRAFT', title }, after(minutes));
  await publish(advert, minutes);
  return advert;
}
const note = (minutes: number) => atTime(server, after(minutes), () => noteFollowNews(server.base));
const tell = (minutes: number) => atTime(server, after(minutes), () => notifyFollowers(server.base));
const put = async (id: string, headers: Record<string, string> = {}) => {
  const reply = await server.app.inject({ method: 'PUT', url: `${URL}/${id}`, headers });
  return { status: reply.statusCode, body: reply.json() };
};
const follow = ({ id }: Pick<TestUser, 'id'>, { headers }: Pick<SignedInUser, 'headers'>) => put(id, headers);
async function mails(email: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await sql<{ subject: string; text: string }>`select subject, plain_text as text from mails
    where recipient = ${email} and template = 'followed-seller' order by created_at`.execute(db);
  return rows;
}

describe('the calls of following', () => {
  it('follow, say so, list and end', async () => {
    const seller = await newSeller();
    const user = await signInTestUser(server);
    expect((await call('GET', `${URL}/${seller.id}`, undefined, user.headers)).body).toMatchObject({
      isFollowed: false,
    });
    expect(await follow(seller, user)).toMatchObject({ status: 200, body: { isFollowed: true, followerCount: null } });
    await follow(seller, user);
    expect((await call('GET', URL, undefined, user.headers)).body).toMatchObject({
      items: [{ sellerId: seller.id, advertCount: 1, company: null }],
      limit: MOST_FOLLOWS,
      followerCount: 0,
    });
    expect((await call('DELETE', `${URL}/${seller.id}`, undefined, user.headers)).status).toBe(200);
    expect((await call('DELETE', `${URL}/${seller.id}`, undefined, user.headers)).status).toBe(200);
    expect((await call('GET', URL, undefined, user.headers)).body.items).toEqual([]);
  });

  it('tell a seller how many follow, and no one else', async () => {
    const seller = await signInTestUser(server);
    await insertAdvert(db, { user: seller });
    const user = await signInTestUser(server);
    await follow(seller, user);
    expect((await call('GET', `${URL}/${seller.id}`, undefined, seller.headers)).body.followerCount).toBe(1);
    expect((await call('GET', URL, undefined, seller.headers)).body).toMatchObject({ items: [], followerCount: 1 });
    expect((await call('GET', `${URL}/${seller.id}`, undefined, user.headers)).body.followerCount).toBeNull();
  });

  it('refuse guests, unknown sellers, oneself and a person one has blocked', async () => {
    const seller = await newSeller();
    const user = await signInTestUser(server);
    expect((await call('GET', URL)).status).toBe(401);
    expect((await put(seller.id)).status).toBe(401);
    expect((await follow({ id: '01980000-0000-7000-8000-00000000dead' }, user)).status).toBe(404);
    expect((await follow({ id: 'x' }, user)).status).toBe(400);
    // Without a public side there is no seller to follow, and ids cannot be probed.
    expect((await follow(await insertUser(db), user)).status).toBe(404);
    await insertAdvert(db, { user });
    expect((await follow(user, user)).body.code).toBe('follow.self');
    await sql`insert into user_blocks values (${user.key}, ${seller.key}, now())`.execute(db);
    expect(await follow(seller, user)).toMatchObject({ status: 409, body: { code: 'follow.blocked' } });
  });

  it('keep no more than the limit, however many come at once', async () => {
    const user = await signInTestUser(server);
    await sql`with sellers as (insert into users (public_id, email, username, created_at, updated_at)
        select gen_random_uuid(), 'viele' || n || '@example.at', 'viele' || n || '@example.at', now(), now()
        from generate_series(2, ${MOST_FOLLOWS}::int) n returning id)
      insert into follows (user_id, seller_id, created_at) select ${user.key}, id, now() from sellers`.execute(db);
    const sellers = await Promise.all([newSeller(), newSeller(), newSeller()]);
    const answers = await Promise.all(sellers.map((seller) => follow(seller, user)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('end by the token of a mail, as often as it is tapped, and not by a forged one', async () => {
    const seller = await newSeller();
    const user = await signInTestUser(server);
    await follow(seller, user);
    const token = followToken({ userId: user.id, sellerId: seller.id }, server.base.config.sessionSecret);
    expect((await call('GET', `${URL}/by-token?token=${token}`)).body).toMatchObject({ isFollowed: true });
    const forged = `${token.slice(0, -4)}AAAA`;
    expect((await post(`${URL}/end?token=${forged}`, {})).status).toBe(400);
    expect((await call('GET', `${URL}/by-token?token=${forged}`)).status).toBe(400);
    const end = () =>
      server.app.inject({
        method: 'POST',
        url: `${URL}/end?token=${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await end()).statusCode).toBe(200);
    expect((await end()).statusCode).toBe(200);
    expect((await call('GET', `${URL}/by-token?token=${token}`)).body).toEqual({ name: null, isFollowed: false });
  });
});

describe('new adverts of a followed seller', () => {
  it('come in one mail, a quarter of an hour after the last of them, once', async () => {
    const seller = await newSeller();
    const user = await signInTestUser(server);
    await follow(seller, user);
    for (let number = 1; number <= 25; number += 1) await newAdvert(seller, 1, `Buche Los ${number}`);
    await note(1);
    const last = await newAdvert(seller, 10, 'Eiche zum Schluss');
    await note(10);
    expect(await tell(20)).toBe(0);
    expect(await tell(25)).toBe(1);
    expect(await tell(26)).toBe(0);
    const [mail, ...more] = await mails(user.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^26 neue Anzeigen von /);
    expect(mail?.text).toContain(`/ad/${last.id}`);
    expect(mail?.text).toContain('Und 16 weitere Anzeigen');
    expect(mail?.text).toContain('/nicht-mehr-folgen?zugang=');
    // Renewed or resumed is not new.
    await sql`update adverts set status = 'INACTIVE' where id = ${last.key}`.execute(db);
    await publish(last, 30);
    await note(30);
    expect(await tell(60)).toBe(0);
  });

  it('do not come of the time before one followed, nor after one ended it', async () => {
    const seller = await newSeller();
    const first = await signInTestUser(server);
    await follow(seller, first);
    await newAdvert(seller, 1);
    const late = await signInTestUser(server);
    await atTime(server, after(2), () => follow(seller, late));
    await call('DELETE', `${URL}/${seller.id}`, undefined, first.headers);
    // The same offer again: it keeps the time of the first.
    const again = await insertAdvert(db, { user: seller, status: 'DRAFT' }, after(3));
    await sql`update adverts set bumped_at = ${after(-9_000)} where id = ${again.key}`.execute(db);
    await publish(again, 3);
    await note(3);
    expect(await tell(30)).toBe(0);
  });

  it('of several sellers come together, each with its own way out', async () => {
    const [one, other] = [await newSeller(), await newSeller()];
    const user = await signInTestUser(server);
    await follow(one, user);
    await follow(other, user);
    await newAdvert(one, 1);
    await newAdvert(other, 1);
    await note(1);
    expect(await tell(16)).toBe(1);
    const [mail] = await mails(user.email);
    expect(mail?.subject).toBe('2 neue Anzeigen von 2 Anbietern, denen du folgst');
    expect(mail?.text.match(/nicht-mehr-folgen\?zugang=/g)).toHaveLength(2);
  });

  it('are told again in full after a run was killed, and by one of two processes', async () => {
    const seller = await newSeller();
    const user = await signInTestUser(server);
    await follow(seller, user);
    await newAdvert(seller, 1);
    await note(1);
    const killed = atTime(server, after(20), () =>
      notifyFollowers(server.base, { beforeCommit: () => Promise.reject(new Error('killed')) }),
    );
    await expect(killed).rejects.toThrow('killed');
    expect(await mails(user.email)).toEqual([]);
    const runs = await atTime(server, after(20), () =>
      Promise.all([notifyFollowers(server.base), notifyFollowers(server.base)]),
    );
    expect(runs.toSorted()).toEqual([0, 1]);
    expect(await mails(user.email)).toHaveLength(1);
  });

  it('wait for the end of quiet hours', async () => {
    const seller = await newSeller();
    const user = await signInTestUser(server);
    await follow(seller, user);
    const hour = Number(
      new Intl.DateTimeFormat('de-AT', { hour: 'numeric', hour12: false, timeZone: 'Europe/Vienna' })
        .format(after(20))
        .replace(/\D/g, ''),
    );
    const quiet = { isOn: true, fromHour: hour, toHour: (hour + 2) % 24 };
    await sql`update users set notification_settings = ${JSON.stringify({ quietHours: quiet })} where id = ${user.key}`.execute(
      db,
    );
    await newAdvert(seller, 1);
    await note(1);
    expect(await tell(20)).toBe(0);
    expect(await tell(20 + 180)).toBe(1);
  });

  it('are not told where it is switched off, after a block, of gone sellers and of what a saved search told', async () => {
    const seller = await newSeller();
    const settings = { followedSeller: { mail: false, push: false } };
    const people = await Promise.all(
      ['off', 'blocks', 'is blocked', 'searches', 'hears'].map(() => signInTestUser(server)),
    );
    for (const person of people) await follow(seller, person);
    const [off, blocks, isBlocked, searches, hears] = people;
    if (!off || !blocks || !isBlocked || !searches || !hears) throw new Error('five people');
    await sql`update users set notification_settings = ${JSON.stringify(settings)} where id = ${off.key}`.execute(db);
    await sql`insert into user_blocks values (${blocks.key}, ${seller.key}, now()), (${seller.key}, ${isBlocked.key}, now())`.execute(
      db,
    );
    const advert = await newAdvert(seller, 1);
    await sql`with s as (insert into saved_searches (public_id, user_id, name, address, frequency, by_mail, by_push, created_at, looked_at, read_by)
        values (gen_random_uuid(), ${searches.key}, 'Buche', '/kaufen-verkaufen', 'AT_ONCE', true, false, now(), now(), '1') returning id)
      insert into saved_search_finds (search_ids, advert_id, found_at, reason, was_told)
        select array[id], ${advert.key}, now(), 'NEW', true from s`.execute(db);
    await note(1);
    expect(await tell(20)).toBe(1);
    expect(await mails(hears.email)).toHaveLength(1);
    await newAdvert(seller, 30);
    await note(30);
    await sql`update users set blocked_at = now() where id = ${seller.key}`.execute(db);
    expect(await tell(60)).toBe(0);
    expect((await call('GET', URL, undefined, hears.headers)).body.items).toMatchObject([
      { name: null, advertCount: 0 },
    ]);
    expect((await call('DELETE', `${URL}/${seller.id}`, undefined, hears.headers)).status).toBe(200);
  });

  it('leave no row behind after a month, and cost nothing without followers', async () => {
    const [followed, alone] = [await newSeller(), await newSeller()];
    await follow(followed, await signInTestUser(server));
    await newAdvert(followed, 1);
    await newAdvert(alone, 1);
    const rows = async () =>
      (await sql`select from follow_news where seller_id in (${followed.key}, ${alone.key})`.execute(db)).rows.length;
    expect(await rows()).toBe(1);
    await note(1);
    await atTime(server, after(31 * 24 * 60), () => dropOldFollowNews(server.base));
    expect(await rows()).toBe(0);
  });
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mailsTo } from '#test/account-calls.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { TEST_NOW, type TestUser, insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, atTime, createTestServer, signInAgain, signInTestUser } from '#test/test-server.ts';
import { type ApiCall, apiCallsTo } from '#test/call-api.ts';
import { endMails } from '#server/mail/end/mail-end.service.ts';
import { newId } from '#server/platform/ids.ts';
import { remindOfExpiry } from './expiry-reminders.service.ts';
import { renewalToken } from './renewal-token.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const seller = await signInTestUser(server);
const stranger = await signInTestUser(server);

const DAY_IN_MS = 86_400_000;
const later = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_IN_MS);

const send = apiCallsTo(server.app, '/adverts');
const call = (wish: ApiCall) => send({ method: 'POST', as: seller, ...wish });

const create = async (as = seller, edit: unknown = COMPLETE_EDITS.FIREWOOD) =>
  (await call({ url: '', body: edit, as })).body;
const published = async (as = seller) => (await call({ url: `/${(await create(as)).id}/publish`, as })).body;
const read = async (id: string, as: SignedInUser | null = seller) =>
  (await call({ method: 'GET', url: `/${id}`, as })).body;
const bulk = (body: unknown, as: SignedInUser | null = seller) => call({ url: '/bulk', body, as });
const own = (query = '', as: SignedInUser | null = seller) => call({ method: 'GET', url: `/own${query}`, as });

describe('renewing', () => {
  it('starts a new term from today, for expired adverts as well', async () => {
    const advert = await published();
    const early = await atTime(server, later(10), async () => call({ url: `/${advert.id}/renew` }));
    expect(early).toMatchObject({ status: 200, body: { status: 'ACTIVE', expiresAt: '2027-03-01T09:00:00.000Z' } });
    await atTime(server, later(200), async () => {
      const again = await signInAgain(server, seller);
      expect((await read(advert.id, again)).status).toBe('EXPIRED');
      const renewed = await call({ url: `/${advert.id}/renew`, as: again });
      expect(renewed.body).toMatchObject({ status: 'ACTIVE', expiresAt: later(290).toISOString() });
    });
  });

  it('leaves a paused advert paused and a draft a draft', async () => {
    const advert = await published();
    await call({ method: 'PUT', url: `/${advert.id}/active`, body: { active: false } });
    expect((await call({ url: `/${advert.id}/renew` })).body.status).toBe('INACTIVE');
    const draft = await create();
    expect(await call({ url: `/${draft.id}/renew` })).toMatchObject({
      status: 409,
      body: { code: 'advert.is-not-published' },
    });
  });
});

describe('duplicating', () => {
  it('makes a draft with the same content and the same pictures', async () => {
    const source = await published();
    await sql`insert into stored_files (id, user_id, width, height, placeholder, content_hash, created_at)
      values (${newId()}, ${seller.key}, 4, 3, 'data:,', '\\x00', ${TEST_NOW})`.execute(db);
    await sql`insert into advert_images (public_id, advert_id, position, stored_file_id, alt)
      select ${newId()}, a.id, 0, f.id, 'Der Stapel' from adverts a, stored_files f
      where a.public_id = ${source.id} and f.user_id = ${seller.key}`.execute(db);
    const original = await read(source.id);
    const copy = await call({ url: `/${source.id}/duplicate` });
    expect(copy).toMatchObject({ status: 201, body: { status: 'DRAFT', expiresAt: null, viewCount: 0 } });
    expect(copy.body.id).not.toBe(source.id);
    expect(copy.body.slug).not.toBe(source.slug);
    for (const field of [
      'title',
      'description',
      'category',
      'categoryData',
      'pricePerUnitInCents',
      'unit',
      'heatPrice',
    ]) {
      expect(copy.body[field]).toEqual(original[field]);
    }
    const { id: _contact, ...contact } = original.contact;
    const { id: _address, ...address } = original.address;
    expect(copy.body.contact).toMatchObject(contact);
    expect(copy.body.address).toMatchObject(address);
    expect(copy.body.images[0]).toMatchObject({ storedFileId: original.images[0].storedFileId, alt: 'Der Stapel' });
    expect(copy.body.images[0].id).not.toBe(original.images[0].id);
    expect((await call({ url: `/${copy.body.id}/publish` })).body.status).toBe('ACTIVE');
  });

  it('makes one draft under one Idempotency-Key, also when ten come at once', async () => {
    const source = await published();
    const headers = { 'idempotency-key': newId() };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => call({ url: `/${source.id}/duplicate`, headers })),
    );
    const ids = replies.filter((reply) => reply.status === 201).map((reply) => reply.body.id);
    for (const { status } of replies) expect([201, 409]).toContain(status);
    const again = await call({ url: `/${source.id}/duplicate`, headers });
    expect(new Set([...ids, again.body.id]).size).toBe(1);
  });

  it('does not bring back what is blocked', async () => {
    const { id } = await insertAdvert(db, { user: seller, status: 'BLOCKED' });
    expect(await call({ url: `/${id}/duplicate` })).toMatchObject({ status: 409, body: { code: 'advert.is-blocked' } });
  });
});

describe('changing several at once', () => {
  it('says for each advert whether it worked, and what one is refused does not stop the others', async () => {
    const [first, second, foreign] = [await published(), await published(), await published(stranger)];
    const draft = await create();
    const unknown = newId();
    const { status, body } = await bulk({ ids: [first.id, draft.id, foreign.id, unknown, second.id], action: 'PAUSE' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ doneCount: 2, failedCount: 3 });
    expect(body.outcomes).toEqual([
      { id: first.id, isDone: true, status: 'INACTIVE' },
      {
        id: draft.id,
        isDone: false,
        title: draft.title,
        code: 'advert.is-not-published',
        message: expect.stringContaining('Entwurf'),
      },
      { id: foreign.id, isDone: false, code: 'advert.not-found', message: expect.any(String) },
      { id: unknown, isDone: false, code: 'advert.not-found', message: expect.any(String) },
      { id: second.id, isDone: true, status: 'INACTIVE' },
    ]);
    expect((await read(foreign.id, stranger)).status).toBe('ACTIVE');
  });

  it('deletes with a reason, restores, renews and takes back to drafts', async () => {
    const { id } = await published();
    await bulk({ ids: [id], action: 'DELETE', deleteType: 'SOLD_ELSEWHERE' });
    expect(await read(id)).toMatchObject({ status: 'DELETED', deleteType: 'SOLD_ELSEWHERE' });
    expect((await bulk({ ids: [id], action: 'RESTORE' })).body.outcomes).toEqual([
      { id, isDone: true, status: 'ACTIVE' },
    ]);
    await atTime(server, later(5), async () => bulk({ ids: [id], action: 'RENEW' }));
    expect((await read(id)).expiresAt).toBe(later(95).toISOString());
    await bulk({ ids: [id], action: 'UNPUBLISH' });
    expect((await read(id)).status).toBe('DRAFT');
  });

  it('does each advert once, however often it is named', async () => {
    const { id } = await published();
    const { body } = await bulk({ ids: [id, id.toUpperCase(), id], action: 'PAUSE' });
    expect(body).toEqual({ doneCount: 1, failedCount: 0, outcomes: [{ id, isDone: true, status: 'INACTIVE' }] });
  });

  it.each([
    ['nothing', {}],
    ['null', null],
    ['no ids', { ids: [], action: 'PAUSE' }],
    ['101 ids', { ids: Array.from({ length: 101 }, () => newId()), action: 'PAUSE' }],
    ['ids that are none', { ids: ['1; drop table adverts'], action: 'PAUSE' }],
    ['one id for a list', { ids: newId(), action: 'PAUSE' }],
    ['an action of moderators', { ids: [newId()], action: 'BLOCK' }],
    ['an unknown reason', { ids: [newId()], action: 'DELETE', deleteType: 'BURNT' }],
  ])('is refused for %s', async (_what, body) => {
    expect([400, 422]).toContain((await bulk(body)).status);
  });

  it('takes a hundred adverts', async () => {
    const ids = Array.from({ length: 100 }, () => newId());
    expect((await bulk({ ids, action: 'RENEW' })).body).toMatchObject({ doneCount: 0, failedCount: 100 });
  });
});

describe('the own list', () => {
  it('has the adverts of a state with their figures, and the number in every state', async () => {
    const owner = await signInTestUser(server);
    const active = await published(owner);
    const draft = await create(owner);
    const deleted = await published(owner);
    await bulk({ ids: [deleted.id], action: 'DELETE', deleteType: 'SOLD_HERE' }, owner);
    await call({ url: `/${active.id}/contact`, as: stranger });
    const { body } = await own('', owner);
    expect(body).toMatchObject({ totalElements: 1, totalPages: 1, page: 0 });
    expect(body.counts).toEqual({ DRAFT: 1, ACTIVE: 1, INACTIVE: 0, EXPIRED: 0, BLOCKED: 0, DELETED: 1 });
    expect(body.items).toMatchObject([
      { id: active.id, status: 'ACTIVE', daysLeft: 90, viewCount: 0, revealCount: 1, pricePosition: null },
    ]);
    expect((await own('?status=DRAFT', owner)).body.items).toMatchObject([{ id: draft.id, daysLeft: null }]);
    expect((await own('?status=DELETED', owner)).body.items).toMatchObject([
      { id: deleted.id, deleteType: 'SOLD_HERE', restorableUntil: later(14).toISOString(), daysLeft: null },
    ]);
    await atTime(server, later(85.5), async () => {
      const again = await signInAgain(server, owner);
      expect((await own('', again)).body.items[0].daysLeft).toBe(5);
    });
    await atTime(server, later(91), async () => {
      const again = await signInAgain(server, owner);
      expect((await own('?status=EXPIRED', again)).body).toMatchObject({ totalElements: 1, counts: { EXPIRED: 1 } });
    });
  });

  it('compares a price with eight adverts of five other sellers around, and with nothing less', async () => {
    const owner = await signInTestUser(server);
    const at = { latitude: 47.8, longitude: 13.05 };
    const boards = { category: 'SAWN_WOOD', unit: 'M3', at } as const;
    const mine = await insertAdvert(db, { ...boards, user: owner, pricePerUnitInCents: 12_000 });
    const position = async () => (await own('', owner)).body.items[0].pricePosition;
    const sellers: TestUser[] = [];
    for (let count = 0; count < 5; count++) sellers.push(await insertUser(db));
    const around = (price: number, user = sellers[0] ?? stranger) =>
      insertAdvert(db, { ...boards, user, pricePerUnitInCents: price });
    for (let count = 0; count < 8; count++) await around(10_000);
    expect(await position()).toBeNull();
    for (const [index, user] of sellers.slice(1).entries()) await around(9_000 + index, user);
    expect(await position()).toEqual({
      basis: 'UNIT',
      ownInCents: 12_000,
      medianInCents: 10_000,
      differenceInPercent: 20,
      comparedAdverts: 12,
    });
    // Far away, in another unit, or the own ones: none of them counts.
    await insertAdvert(db, { ...boards, at: { latitude: 48.2, longitude: 16.4 }, pricePerUnitInCents: 1 });
    await insertAdvert(db, { ...boards, unit: 'STK', pricePerUnitInCents: 1 });
    expect((await position()).comparedAdverts).toBe(12);
    expect(mine.user.id).toBe(owner.id);
  });

  it('is walked by page, and refuses junk', async () => {
    const owner = await signInTestUser(server);
    for (let count = 0; count < 3; count++) await create(owner);
    const second = await own('?status=DRAFT&page=1&size=2', owner);
    expect(second.body).toMatchObject({ totalElements: 3, totalPages: 2, size: 1, page: 1 });
    expect((await own('?status=DRAFT&page=9', owner)).body.items).toEqual([]);
    for (const query of ['?status=SOLD', '?page=-1', '?size=0', '?size=1e9', '?page=a']) {
      expect([400, 422]).toContain((await own(query, owner)).status);
    }
  });
});

describe('a user who is not the owner', () => {
  it('is answered as for an unknown advert, and nothing changes', async () => {
    const advert = await published();
    for (const url of [`/${advert.id}/renew`, `/${advert.id}/duplicate`]) {
      expect(await call({ url, as: stranger })).toMatchObject({ status: 404, body: { code: 'advert.not-found' } });
      expect((await call({ url, as: null })).status).toBe(401);
    }
    expect((await bulk({ ids: [advert.id], action: 'DELETE' }, null)).status).toBe(401);
    expect((await own('', null)).status).toBe(401);
    expect(await read(advert.id)).toEqual(advert);
  });
});

describe('the reminder', () => {
  const reminders = async (user: SignedInUser) =>
    (await mailsTo(db, user.email)).filter((mail) => mail.template === 'advert-expires');
  const run = (days: number) => atTime(server, later(days), () => remindOfExpiry(server.base));
  const tokenIn = (text: string) => /\?token=([\w.%-]+)/.exec(text)?.[1] ?? '';

  it('comes seven days and one day before the end, each once, also when jobs run at the same time', async () => {
    const owner = await signInTestUser(server);
    await published(owner);
    await run(80);
    expect(await reminders(owner)).toHaveLength(0);
    await atTime(server, later(83.5), () => Promise.all([1, 2, 3].map(() => remindOfExpiry(server.base))));
    await run(85);
    const [week, ...more] = await reminders(owner);
    expect(more).toEqual([]);
    expect(week?.text).toContain('läuft in 7 Tagen ab');
    await run(89.5);
    await run(89.6);
    expect(await reminders(owner)).toHaveLength(2);
    expect((await reminders(owner))[1]?.text).toContain('läuft morgen ab');
  });

  it('ends by the one click that a mail program offers', async () => {
    const owner = await signInTestUser(server);
    await published(owner);
    await run(83.5);
    const { rows } = await sql<{ headers: Record<string, string> }>`select headers from mails
      where recipient = ${owner.email} and template = 'advert-expires'`.execute(db);
    expect(rows[0]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = new URL(rows[0]?.headers['List-Unsubscribe']?.slice(1, -1) ?? '');
    await endMails(server.base, { token: url.searchParams.get('token') ?? '' });
    await run(89.5);
    expect(await reminders(owner)).toHaveLength(1);
  });

  it('does not come to who has switched it off, has paused, is blocked or leaves', async () => {
    const off = await signInTestUser(server);
    await db
      .updateTable('users')
      .set({ notification_settings: JSON.stringify({ advertExpires: { mail: false } }) })
      .where('id', '=', off.key)
      .execute();
    const paused = await signInTestUser(server);
    const blocked = await signInTestUser(server);
    const leaving = await signInTestUser(server);
    for (const user of [off, paused, blocked, leaving]) await published(user);
    const { body } = await own('', paused);
    await call({ method: 'PUT', url: `/${body.items[0].id}/active`, body: { active: false }, as: paused });
    await db.updateTable('users').set({ blocked_at: TEST_NOW }).where('id', '=', blocked.key).execute();
    await db.updateTable('users').set({ deletion_asked_at: TEST_NOW }).where('id', '=', leaving.key).execute();
    await run(84);
    for (const user of [off, paused, blocked, leaving]) expect(await reminders(user)).toEqual([]);
  });

  it('waits for the end of the quiet hours of its owner', async () => {
    const owner = await signInTestUser(server);
    // Tests begin at ten in Vienna.
    await db
      .updateTable('users')
      .set({ notification_settings: JSON.stringify({ quietHours: { isOn: true, fromHour: 9, toHour: 11 } }) })
      .where('id', '=', owner.key)
      .execute();
    await published(owner);
    await run(84);
    expect(await reminders(owner)).toEqual([]);
    await run(84 + 1 / 24);
    expect(await reminders(owner)).toHaveLength(1);
  });

  it('reaches the devices of who has allowed it, once for each of its days, with or without the mail', async () => {
    const owner = await signInTestUser(server);
    await sql`insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, user_agent, created_at)
      select ${newId()}, user_id, id, 'https://push.example.com/a', '', '', '', ${TEST_NOW} from sessions
      where user_id = ${owner.key}`.execute(db);
    await sql`update sessions set expires_at = ${later(100)} where user_id = ${owner.key}`.execute(db);
    await sql`update users set notification_settings = '{"advertExpires":{"mail":false}}' where id = ${owner.key}`.execute(
      db,
    );
    const advert = await published(owner);
    for (const days of [80, 84, 84.1, 89.5, 89.6]) await run(days);
    const { rows } = await sql<{ content: object }>`select p.content from pushes p
      join push_subscriptions s on s.id = p.subscription_id where s.user_id = ${owner.key} order by p.created_at`.execute(
      db,
    );
    const told = (days: string) => ({
      title: 'Anzeige läuft ab',
      text: `„${advert.title}“ endet ${days}.`,
      path: '/meine-anzeigen',
    });
    expect(rows.map(({ content }) => content)).toMatchObject([told('in 6 Tagen'), told('morgen')]);
    expect(await reminders(owner)).toEqual([]);
  });

  it('renews with one click and without signing in; a second click changes nothing', async () => {
    const owner = await signInTestUser(server);
    const advert = await published(owner);
    await run(84);
    const token = decodeURIComponent(tokenIn((await reminders(owner))[0]?.text ?? ''));
    await atTime(server, later(84), async () => {
      const seen = await call({ method: 'GET', url: `/renewal?token=${encodeURIComponent(token)}`, as: null });
      expect(seen.body).toMatchObject({ isDone: false, advert: { id: advert.id, expiresAt: later(90).toISOString() } });
      const clicks = await Promise.all(
        Array.from({ length: 8 }, () => call({ url: '/renew', body: { token }, as: null })),
      );
      for (const click of clicks) {
        expect(click).toMatchObject({ status: 200, body: { isDone: true, advert: { status: 'ACTIVE' } } });
      }
    });
    const again = await atTime(server, later(100), () => call({ url: '/renew', body: { token }, as: null }));
    expect(again.body).toMatchObject({ isDone: true, advert: { expiresAt: later(174).toISOString() } });
    const { rows } = await sql`select 1 from advert_events e join adverts a on a.id = e.advert_id
      where e.kind = 'RENEWED' and a.public_id = ${advert.id}`.execute(db);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(again.body)).not.toContain('660 1234567');
  });

  it('gives a link that only its own term, secret and state make valid', async () => {
    const owner = await signInTestUser(server);
    const advert = await published(owner);
    const secret = server.base.config.sessionSecret;
    const term = { advertId: advert.id, expiresAt: new Date(advert.expiresAt) };
    const token = renewalToken(term, secret);
    const use = (given: unknown, days = 0) =>
      atTime(server, later(days), () => call({ url: '/renew', body: { token: given }, as: null }));
    for (const forged of [`${token}x`, token.slice(1), renewalToken(term, `${secret}!`), 'x', '..', '\u0000']) {
      expect([400, 422]).toContain((await use(forged)).status);
    }
    for (const junk of [null, 7, {}, [], '', 'a'.repeat(301)]) expect([400, 422]).toContain((await use(junk)).status);
    expect((await call({ method: 'GET', url: '/renewal', as: null })).status).toBe(400);
    expect((await use(renewalToken({ ...term, advertId: newId() }, secret))).status).toBe(404);
    expect(await use(token, 121)).toMatchObject({ status: 410, body: { code: 'advert.renewal-over' } });
    expect((await use(token, 119)).body.advert.status).toBe('ACTIVE');
    const sold = await published(owner);
    await bulk({ ids: [sold.id], action: 'DELETE', deleteType: 'SOLD_HERE' }, owner);
    const soldToken = renewalToken({ advertId: sold.id, expiresAt: new Date(sold.expiresAt) }, secret);
    expect(await use(soldToken)).toMatchObject({ status: 409, body: { code: 'advert.is-deleted' } });
  });
});

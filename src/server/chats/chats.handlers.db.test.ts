import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { cookieName } from '#server/accounts/sign-in/credentials.service.ts';
import { startCookieSession } from '#server/accounts/sessions/sessions.service.ts';
import { newId } from '#server/platform/ids.ts';
import { chatCalls, newTalker } from '#test/chats.ts';
import { insertAdvert } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';

const product = await createTestApp();
const { base, db } = product;
const { call, init, say, messages, list, talk, upload, fetchImage } = chatCalls(product);

describe('opening a chat', () => {
  it('gives the same chat however often and however many times at once it is asked for', async () => {
    const { buyer, advert, chatId } = await talk();
    const replies = await Promise.all(Array.from({ length: 8 }, () => init(buyer, advert.id)));
    expect(replies.map(({ status, body }) => [status, body.id])).toEqual(replies.map(() => [201, chatId]));
    const fresh = await insertAdvert(db, {}, base.clock());
    const twice = await Promise.all(Array.from({ length: 8 }, () => init(buyer, fresh.id, { text: 'Noch zu haben?' })));
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
    const { rows } = await sql`select 1 from chats where item_public_id = ${fresh.id}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('is for each buyer a chat of their own', async () => {
    const { advert, chatId, seller } = await talk();
    const other = await newTalker(base);
    expect((await init(other, advert.id)).body.id).not.toBe(chatId);
    expect(await list(seller)).toEqual([]);
  });

  it('is refused to the owner of the advert', async () => {
    const { seller, advert } = await talk();
    expect(await init(seller, advert.id)).toMatchObject({ status: 422, body: { code: 'chat.own-advert' } });
  });

  it.each([
    ['a draft', { status: 'DRAFT' }, 404],
    ['a paused advert', { status: 'INACTIVE' }, 410],
    ['a deleted advert', { status: 'DELETED' }, 410],
    ['an advert past its end', { expiresAt: new Date('2026-01-01') }, 410],
  ])('is refused for %s', async (_, wishes, status) => {
    const buyer = await newTalker(base);
    const advert = await insertAdvert(db, wishes, base.clock());
    expect((await init(buyer, advert.id)).status).toBe(status);
    expect((await init(buyer, newId())).status).toBe(404);
    expect((await init(buyer, 'x')).status).toBe(400);
  });

  it('still leads to the chat that is there when the advert is gone, even for good', async () => {
    const { buyer, seller, advert, chatId } = await talk();
    await say(buyer, chatId, 'Grüß dich');
    await sql`update adverts set status = 'DELETED' where id = ${advert.key}`.execute(db);
    expect((await init(buyer, advert.id)).body).toMatchObject({ id: chatId, itemIsPublic: false, item: null });
    await sql`delete from adverts where id = ${advert.key}`.execute(db);
    expect((await init(buyer, advert.id)).body).toMatchObject({ id: chatId, itemTitle: 'Brennholz Buche 33 cm' });
    expect((await say(seller, chatId, 'Ist leider weg')).status).toBe(201);
  });
});

describe('a message', () => {
  it('is numbered without a gap, seen by both and unread by the other one', async () => {
    const { seller, buyer, chatId } = await talk();
    const sent = await say(buyer, chatId, '  Grüß dich, lieferst du nach 4560? ', { chatId, senderId: buyer.id });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      chatId,
      senderId: buyer.id,
      seq: 1,
      status: 'UNREAD',
      kind: 'TEXT',
      image: null,
    });
    expect(sent.body.text).toBe('Grüß dich, lieferst du nach 4560?');
    await say(seller, chatId, 'Ja');
    expect((await messages(buyer, chatId)).map((one: { seq: number }) => one.seq)).toEqual([1, 2]);
    expect(await list(seller)).toMatchObject([
      {
        id: chatId,
        role: 'SELLER',
        otherName: 'Berta M.',
        lastText: 'Ja',
        lastIsOwn: true,
        unreadCount: 1,
        lastSeq: 2,
      },
    ]);
    expect(await list(buyer)).toMatchObject([
      {
        role: 'BUYER',
        otherName: 'Sepp M.',
        status: 'READ',
        itemIsPublic: true,
        item: { title: 'Brennholz Buche 33 cm' },
      },
    ]);
  });

  it('sent at the same moment from both sides a hundred times has a hundred numbers', async () => {
    const { seller, buyer, chatId } = await talk();
    const turns = Array.from({ length: 100 }, (_, turn) =>
      say(turn % 2 === 0 ? seller : buyer, chatId, `Satz ${turn}`),
    );
    expect((await Promise.all(turns)).every(({ status }) => status === 201)).toBe(true);
    const all = await messages(buyer, chatId, '?size=100');
    expect(all.map((one: { seq: number }) => one.seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    const feeds = await db
      .selectFrom('chat_feeds')
      .selectAll()
      .where('user_id', 'in', [seller.key, buyer.key])
      .execute();
    for (const feed of feeds) {
      const events = await db.selectFrom('chat_events').select('seq').where('user_id', '=', feed.user_id).execute();
      expect(events.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: feed.last_seq }, (_, index) => index + 1),
      );
    }
  });

  it('with the same id is the same message, also twice at once; another one is refused under it', async () => {
    const { seller, buyer, chatId } = await talk();
    const id = newId();
    const replies = await Promise.all(Array.from({ length: 6 }, () => say(buyer, chatId, 'Einmal', { id })));
    expect(replies.map(({ status, body }) => [status, body.id, body.seq])).toEqual(replies.map(() => [201, id, 1]));
    for (const [who, text] of [
      [buyer, 'Anders'],
      [seller, 'Einmal'],
    ] as const)
      expect(await say(who, chatId, text, { id })).toMatchObject({
        status: 422,
        body: { code: 'chat.message-id-taken' },
      });
    const elsewhere = await talk();
    expect((await say(elsewhere.buyer, elsewhere.chatId, 'Einmal', { id })).status).toBe(422);
    expect(await messages(elsewhere.buyer, elsewhere.chatId)).toEqual([]);
    expect(await messages(buyer, chatId)).toHaveLength(1);
  });

  it('is sent once under an Idempotency-Key', async () => {
    const { buyer, chatId } = await talk();
    const headers = { ...buyer.headers, 'idempotency-key': newId() };
    const first = await call('POST', `/${chatId}/messages`, { headers }, { text: 'Nur einmal' });
    const second = await call('POST', `/${chatId}/messages`, { headers }, { text: 'Nur einmal' });
    expect(second.body.id).toBe(first.body.id);
    expect(await messages(buyer, chatId)).toHaveLength(1);
  });

  it.each([
    ['2,001 characters', { text: 'a'.repeat(2001) }, 422, 'text'],
    ['nothing', { text: '' }, 422, 'text'],
    ['blanks', { text: ' \n\u200b ' }, 422, 'text'],
    ['no text at all', {}, 422, 'text'],
    ['a NUL', { text: 'a\u0000' }, 400, 'text'],
    ['an escape sequence', { text: 'a\u001b[2J' }, 400, 'text'],
    ['a turned direction', { text: 'moc.\u202elapyap' }, 400, 'text'],
    ['a foreign sender', { text: 'a', senderId: newId() }, 422, 'senderId'],
    ['a foreign chat', { text: 'a', chatId: newId() }, 422, 'chatId'],
    ['an unknown picture', { text: 'a', storedFileId: newId() }, 422, 'storedFileId'],
    ['an id that is none', { text: 'a', id: '1' }, 400, 'id'],
  ])('of %s is refused', async (_, body, status, path) => {
    const { buyer, chatId } = await talk();
    const reply = await call('POST', `/${chatId}/messages`, buyer, body);
    expect({ status: reply.status, path: reply.body.errors?.[0]?.path }).toEqual({ status, path });
    expect(await messages(buyer, chatId)).toEqual([]);
  });

  it('of 2,000 characters, of faces and of markup is kept as it is', async () => {
    const { buyer, chatId } = await talk();
    for (const text of ['a'.repeat(2000), '👨‍👩‍👧 Passt', '<script>alert(1)</script>'])
      expect((await say(buyer, chatId, text)).body.text).toBe(text);
  });

  it('tells only the recipient that it looks like fraud', async () => {
    const { seller, buyer, chatId } = await talk();
    const text = 'Bitte vorab überweisen auf DE89 3704 0044 0532 0130 00, dann per WhatsApp';
    expect((await say(seller, chatId, text)).body.signs).toBeUndefined();
    expect((await messages(buyer, chatId))[0].signs.length).toBeGreaterThan(0);
    expect((await messages(seller, chatId))[0].signs).toBeUndefined();
  });
});

test('strangers and guests get nothing of a chat, by no call', async () => {
  const { seller, buyer, chatId } = await talk();
  const image = (await upload(buyer)).body;
  const sent = (await say(buyer, chatId, 'Schau', { storedFileId: image.storedFileId })).body;
  const stranger = await newTalker(base);
  const attempts = [
    ['GET', ''],
    ['GET', '/messages'],
    ['POST', '/messages', { text: 'Hallo' }],
    ['PUT', '/read', { upToSeq: 1 }],
    ['PUT', '/block', { blocked: true }],
    ['POST', '/report', { reason: 'FRAUD', content: '', messageIds: [sent.id] }],
    ['DELETE', ''],
    ['GET', `/images/${image.storedFileId}/320.jpg`],
  ] as const;
  for (const [method, path, body] of attempts) {
    expect([path, (await call(method, `/${chatId}${path}`, stranger, body)).status]).toEqual([path, 404]);
    expect([path, (await call(method, `/${chatId}${path}`, {}, body)).status]).toEqual([path, 401]);
    expect([path, (await call(method, `/${newId()}${path}`, stranger, body)).status]).toEqual([path, 404]);
  }
  expect(await list(stranger)).toEqual([]);
  expect(await messages(seller, chatId)).toHaveLength(1);
});

describe('a picture', () => {
  it('can be fetched by its two people only, and not at all under the address of public pictures', async () => {
    const { seller, buyer, chatId } = await talk();
    const image = (await upload(buyer)).body;
    expect(image.url).toBe(`/api/v1/chats/image/${image.storedFileId}/960.jpg`);
    expect((await fetchImage(image.url, buyer)).statusCode).toBe(200);
    expect((await fetchImage(image.url, seller)).statusCode).toBe(404);
    const sent = (await say(buyer, chatId, '', { storedFileId: image.storedFileId })).body;
    expect(sent).toMatchObject({ text: '', image: { width: 40, height: 30 } });
    for (const who of [seller, buyer]) {
      const reply = await fetchImage(sent.image.url.replace('960.jpg', '320.webp'), who);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(reply.headers['cache-control']).toBe('private, no-cache');
      const again = await fetchImage(sent.image.url.replace('960.jpg', '320.webp'), who, {
        'if-none-match': `W/${reply.headers.etag}`,
      });
      expect(again.statusCode).toBe(304);
    }
    const other = await talk();
    expect((await fetchImage(sent.image.url, other.buyer)).statusCode).toBe(404);
    expect((await fetchImage(sent.image.url.replace(chatId, other.chatId), other.buyer)).statusCode).toBe(404);
    expect((await fetchImage(`/bilder/u/${image.storedFileId}/320.webp`, buyer)).statusCode).toBe(404);
    expect((await fetchImage(`/bilder/u/private/${image.storedFileId}/320.webp`, buyer)).statusCode).toBe(404);
    for (const variant of ['321.jpg', '320.svg', '320', '..%2f960.jpg'])
      expect((await fetchImage(sent.image.url.replace('960.jpg', variant), buyer)).statusCode).toBe(404);
  });

  it('of another person cannot be sent, nor can one of an advert, and a private one hangs on no advert', async () => {
    const { seller, buyer, chatId } = await talk();
    const foreign = (await upload(seller)).body;
    expect((await say(buyer, chatId, 'meins', { storedFileId: foreign.storedFileId })).status).toBe(422);
    const own = await insertAdvert(db, { user: seller, status: 'DRAFT' }, base.clock());
    const edit = await product.app.inject({
      method: 'PUT',
      url: `/api/v1/adverts/${own.id}`,
      headers: seller.headers,
      payload: { category: 'FIREWOOD', images: [{ storedFileId: foreign.storedFileId, order: 0 }] },
    });
    expect([edit.statusCode, edit.json().code]).toEqual([422, 'advert.foreign-image']);
    await sql`update stored_files set is_private = false where id = ${foreign.storedFileId}`.execute(db);
    expect((await say(seller, chatId, 'auch nicht', { storedFileId: foreign.storedFileId })).status).toBe(422);
  });
});

describe('what was read', () => {
  it('is known to the other side, goes up only, and never beyond the last message', async () => {
    const { seller, buyer, chatId } = await talk();
    for (const text of ['eins', 'zwei', 'drei']) await say(buyer, chatId, text);
    const read = (upToSeq: number) => call('PUT', `/${chatId}/read`, seller, { upToSeq });
    expect((await call('GET', '/status', seller)).body).toBe('UNREAD');
    expect((await read(2)).body).toMatchObject({ readUpTo: 2, unreadCount: 1, status: 'UNREAD' });
    expect((await read(1)).body).toMatchObject({ readUpTo: 2, unreadCount: 1 });
    const statuses = async () => (await messages(buyer, chatId)).map((one: { status: string }) => one.status);
    expect(await statuses()).toEqual(['READ', 'READ', 'UNREAD']);
    expect((await read(999)).body).toMatchObject({ readUpTo: 3, unreadCount: 0, status: 'READ' });
    expect(await statuses()).toEqual(['READ', 'READ', 'READ']);
    const status = await call('GET', '/status', seller);
    expect([status.body, status.headers['content-type']]).toEqual(['READ', 'text/plain; charset=utf-8']);
    expect((await call('PUT', `/${chatId}/read`, seller, { upToSeq: -1 })).status).toBe(422);
  });

  it('is all of it when the latest page is opened, nothing when earlier ones are', async () => {
    const { seller, buyer, chatId } = await talk();
    for (let turn = 1; turn <= 7; turn += 1) await say(buyer, chatId, `Satz ${turn}`);
    const page = async (query: string) => (await call('GET', `/${chatId}/messages${query}`, seller)).body;
    const texts = ({ items }: { items: { text: string }[] }) => items.map(({ text }) => text);
    const earlier = await page('?before=4&size=2');
    expect([texts(earlier), earlier.hasEarlier]).toEqual([['Satz 2', 'Satz 3'], true]);
    expect(texts(await page('?page=1&size=3'))).toEqual(['Satz 2', 'Satz 3', 'Satz 4']);
    expect((await list(seller))[0].unreadCount).toBe(7);
    const latest = await page('?size=3');
    expect(texts(latest)).toEqual(['Satz 5', 'Satz 6', 'Satz 7']);
    expect(latest).toMatchObject({ totalElements: 7, totalPages: 3, hasEarlier: true });
    expect((await list(seller))[0].unreadCount).toBe(0);
    expect(texts(await page('?before=2&size=3'))).toEqual(['Satz 1']);
  });
});

describe('deleting', () => {
  it('is for one side, and what was said stays hidden from it when the chat comes back', async () => {
    const { seller, buyer, chatId } = await talk();
    const image = (await upload(buyer)).body;
    await say(buyer, chatId, 'alt', { storedFileId: image.storedFileId });
    for (let turn = 0; turn < 2; turn += 1) expect((await call('DELETE', `/${chatId}`, seller)).status).toBe(200);
    expect(await list(seller)).toEqual([]);
    expect((await call('GET', `/${chatId}`, seller)).status).toBe(404);
    expect((await call('GET', `/${chatId}/messages`, seller)).status).toBe(404);
    expect((await call('GET', '/status', seller)).body).toBe('READ');
    expect((await list(buyer))[0]).toMatchObject({ id: chatId, otherReadUpTo: 0, deletedBySeller: false });
    await say(buyer, chatId, 'neu');
    expect((await messages(seller, chatId)).map((one: { text: string }) => one.text)).toEqual(['neu']);
    expect((await list(seller))[0]).toMatchObject({ lastText: 'neu', deletedBySeller: false });
    expect(await list(seller, '?q=alt')).toEqual([]);
    const address = `/api/v1/chats/${chatId}/images/${image.storedFileId}/320.jpg`;
    expect((await fetchImage(address, seller)).statusCode).toBe(404);
    expect((await fetchImage(address, buyer)).statusCode).toBe(200);
    expect((await messages(buyer, chatId)).length).toBe(2);
  });

  it('is taken back for the buyer by opening the chat again', async () => {
    const { buyer, advert, chatId } = await talk();
    await say(buyer, chatId, 'alt');
    await call('DELETE', `/${chatId}`, buyer);
    expect((await init(buyer, advert.id)).body).toMatchObject({ id: chatId, lastText: null });
    expect(await messages(buyer, chatId)).toEqual([]);
  });
});

describe('a block', () => {
  it('keeps both from writing in every chat of theirs until it is taken back', async () => {
    const { seller, buyer, chatId } = await talk();
    await say(buyer, chatId, 'Hallo');
    const second = await insertAdvert(db, { user: seller }, base.clock());
    const set = (blocked: boolean) => call('PUT', `/${chatId}/block`, seller, { blocked });
    expect((await set(true)).body.isBlocked).toBe('BY_ME');
    expect((await set(true)).status).toBe(200);
    expect(await say(buyer, chatId, 'Warum?')).toMatchObject({ status: 403, body: { code: 'chat.blocked' } });
    expect(await say(seller, chatId, 'Darum')).toMatchObject({ status: 403, body: { code: 'chat.blocked-by-me' } });
    expect(await init(buyer, second.id)).toMatchObject({ status: 403, body: { code: 'chat.blocked' } });
    expect((await list(buyer))[0].isBlocked).toBe('BY_OTHER');
    expect((await call('PUT', `/${chatId}/block`, buyer, { blocked: false })).body.isBlocked).toBe('BY_OTHER');
    expect((await set(false)).body.isBlocked).toBeNull();
    expect((await say(buyer, chatId, 'Danke')).status).toBe(201);
  });
});

test('a report copies the named messages and nothing else of the chat', async () => {
  const { seller, buyer, chatId } = await talk();
  await say(buyer, chatId, 'Geheim');
  const bad = (await say(seller, chatId, 'Nur Vorkasse')).body;
  const other = await talk();
  const foreign = (await say(other.buyer, other.chatId, 'fremd')).body;
  const report = (messageIds: string[]) =>
    call('POST', `/${chatId}/report`, buyer, { reason: 'FRAUD', content: 'Will Geld vorab', messageIds });
  expect((await report([bad.id, foreign.id])).status).toBe(422);
  expect((await report([])).status).toBe(422);
  expect((await report([bad.id])).status).toBe(201);
  const rows = await db.selectFrom('chat_reports').selectAll().where('reporter_id', '=', buyer.key).execute();
  expect(rows).toMatchObject([
    { reason: 'FRAUD', messages: [{ id: bad.id, text: 'Nur Vorkasse', senderId: seller.id }] },
  ]);
});

test('own chats are found by their words, the advert and the name of the other side', async () => {
  const { seller, buyer, chatId } = await talk();
  await say(buyer, chatId, 'Hättest du auch 100% Eiche_hell?');
  const found = async (q: string) => (await list(seller, `?q=${encodeURIComponent(q)}`)).length;
  for (const q of ['eiche', 'BUCHE', 'berta', '100%', 'eiche_hell']) expect([q, await found(q)]).toEqual([q, 1]);
  for (const q of ['fichte', '1%0', 'eiche%hell', "'; drop table chats; --", '\\'])
    expect([q, await found(q)]).toEqual([q, 0]);
});

test('lists go by the latest message, whatever the clocks say', async () => {
  const seller = await newTalker(base);
  const chats: { id: string; buyer: Awaited<ReturnType<typeof newTalker>> }[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const buyer = await newTalker(base);
    const advert = await insertAdvert(db, { user: seller }, base.clock());
    chats.push({ id: (await init(buyer, advert.id, { text: `Hallo ${turn}` })).body.id, buyer });
  }
  const [first, second, third] = chats.map(({ id }) => id);
  const ids = async (query = '') => (await list(seller, query)).map((chat: { id: string }) => chat.id);
  expect(await ids()).toEqual([third, second, first]);
  await sql`update chats set updated_at = updated_at + interval '1 year' where public_id = ${second}`.execute(db);
  await say(seller, first ?? '', 'Bin wieder da');
  expect(await ids()).toEqual([first, third, second]);
  expect(await ids('?size=1&page=1')).toEqual([third]);
});

test('a page of another site can do nothing in a chat with the cookie of who looks at it', async () => {
  const { buyer, chatId } = await talk();
  const { token } = await startCookieSession(base, buyer, 'test');
  const cookie = `${cookieName(base.config)}=${token}`;
  const from = (site: string) =>
    product.app.inject({
      method: 'POST',
      url: `/api/v1/chats/${chatId}/messages`,
      headers: { cookie, 'sec-fetch-site': site },
      payload: { text: 'Hallo' },
    });
  const foreign = await from('cross-site');
  expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'session.cross-site']);
  expect((await from('same-origin')).statusCode).toBe(201);
});

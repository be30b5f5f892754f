import { sql } from 'kysely';
import { afterEach, describe, expect, it, test } from 'vitest';
import type { Clock } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { type Talker, chatCalls, newTalker } from '#test/chats.ts';
import { type EventReader, type ReadEvent, readEvents } from '#test/event-reader.ts';
import { insertAdvert } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { dropOldEvents } from '#server/chats/retention/chat-retention.service.ts';
import { appendMessage } from '#server/chats/chats.service.ts';

/** Two processes on one database; the clock of the second one is a day ahead. */
const aDayAhead: Clock = () => new Date(Date.now() + 86_400_000);
const environment = { SESSION_SECRET: 'one secret for all processes of the test, long enough' };
const one = await createTestApp({ environment });
const two = await createTestApp({ environment, clock: aDayAhead, db: one.db });
const { db } = one;
const calls = chatCalls(one);
const callsOfTwo = chatCalls(two);
const [addressOfOne, addressOfTwo] = await Promise.all(
  [one, two].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })),
);

const readers: EventReader[] = [];
afterEach(() => {
  readers.splice(0).forEach((reader) => reader.drop());
});

type ListenOptions = { at?: string | undefined; lastEventId?: string | null; nach?: string };

function listen(
  who: Pick<Talker, 'headers'>,
  { at = addressOfOne, lastEventId, nach }: ListenOptions = {},
): EventReader {
  const query = nach === undefined ? '' : `?nach=${nach}`;
  const reader = readEvents(`${at}/api/v1/chats/events${query}`, {
    headers: who.headers,
    ...(lastEventId === undefined ? {} : { lastEventId }),
  });
  readers.push(reader);
  return reader;
}

const greeted = (events: ReadEvent[]): boolean => events.some(({ data }) => data.kind === 'hello');
const textsOf = (events: readonly ReadEvent[]): string[] =>
  events.flatMap(({ data }) => {
    const message = data['message'];
    return message !== null && typeof message === 'object' && 'text' in message ? [String(message.text)] : [];
  });
const numbersOf = (events: readonly ReadEvent[]): number[] =>
  events.flatMap(({ id }) => (id === null ? [] : [Number(id)]));

async function openTab(who: Talker, options: ListenOptions = {}): Promise<EventReader> {
  const reader = listen(who, options);
  await reader.until(greeted);
  return reader;
}

describe('a stream', () => {
  it('greets with the number of the latest event, and tells both sides of a message as each of them sees it', async () => {
    const { seller, buyer, chatId } = await calls.talk();
    const [atSeller, atBuyer] = [await openTab(seller), await openTab(buyer)];
    const { statusCode, headers } = await atSeller.opened;
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(atSeller.retryInMs()).toBeGreaterThanOrEqual(1_000);
    const sent = (await calls.say(buyer, chatId, 'Grüß dich')).body;
    await Promise.all([atSeller, atBuyer].map((tab) => tab.until((events) => textsOf(events).length === 1)));
    expect(atSeller.events.at(-1)?.data).toMatchObject({
      kind: 'message',
      chatId,
      message: { id: sent.id, seq: 1, senderId: buyer.id },
      unreadCount: 1,
      unreadTotal: 1,
    });
    expect(atBuyer.events.at(-1)?.data).toMatchObject({ message: { id: sent.id }, unreadCount: 0, unreadTotal: 0 });
    await calls.call('PUT', `/${chatId}/read`, seller, { upToSeq: 1 });
    await atBuyer.until((events) => events.at(-1)?.data.kind === 'read');
    expect(atBuyer.events.at(-1)?.data).toMatchObject({ chatId, otherReadUpTo: 1, readUpTo: 0 });
    await atSeller.until((events) => events.at(-1)?.data.kind === 'read');
    expect(atSeller.events.at(-1)?.data).toMatchObject({ readUpTo: 1, unreadCount: 0, unreadTotal: 0 });
  });

  it('is closed to guests, and answers a HEAD with its headers only', async () => {
    expect((await listen({ headers: { authorization: 'Bearer x' } }).opened).statusCode).toBe(401);
    const { buyer } = await calls.talk();
    const head = await fetch(`${addressOfOne}/api/v1/chats/events`, { method: 'HEAD', headers: buyer.headers });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(await head.text()).toBe('');
  });

  it('tells of new, blocked and deleted chats', async () => {
    const { seller, buyer, chatId } = await calls.talk();
    await calls.say(buyer, chatId, 'Hallo');
    const tab = await openTab(buyer);
    const next = await insertAdvert(db, { user: seller }, one.base.clock());
    const { id } = (await calls.init(buyer, next.id)).body;
    await tab.until((events) => events.at(-1)?.data['chatId'] === id);
    expect(tab.events.at(-1)?.data).toMatchObject({ kind: 'chat', chat: { id, role: 'BUYER' } });
    await calls.call('PUT', `/${chatId}/block`, seller, { blocked: true });
    await tab.until((events) => events.filter(({ data }) => JSON.stringify(data).includes('BY_OTHER')).length === 2);
    await calls.call('DELETE', `/${chatId}`, buyer);
    await tab.until((events) => events.at(-1)?.data['chat'] === null);
    expect(tab.events.at(-1)?.data).toMatchObject({ kind: 'chat', chatId });
  });
});

describe('a stream that broke', () => {
  it('goes on after the last event, on any process, without a gap and without a double', async () => {
    const { seller, buyer, chatId } = await calls.talk();
    let tab = await openTab(seller);
    const received: ReadEvent[] = [];
    const expected: string[] = [];
    for (let turn = 1; turn <= 24; turn += 1) {
      expected.push(`Satz ${turn}`);
      await (turn % 2 === 0 ? calls : callsOfTwo).say(buyer, chatId, `Satz ${turn}`);
      if (turn % 4 === 0) await tab.until(() => textsOf([...received, ...tab.events]).length === turn);
      if (turn % 3 !== 0) continue;
      tab.drop();
      await tab.until(() => tab.isEnded());
      received.push(...tab.events);
      tab = listen(seller, { at: turn % 2 === 0 ? addressOfOne : addressOfTwo, lastEventId: tab.lastId() });
    }
    await tab.until(() => textsOf([...received, ...tab.events]).length >= 24);
    received.push(...tab.events);
    expect(textsOf(received)).toEqual(expected);
    const numbers = numbersOf(received);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  });

  it('takes the number from the address where no header can be sent; the header counts where both come', async () => {
    const { seller, buyer, chatId } = await calls.talk();
    const tab = await openTab(seller);
    const start = tab.lastId() ?? '';
    for (const text of ['eins', 'zwei']) await calls.say(buyer, chatId, text);
    await tab.until((events) => textsOf(events).length === 2);
    const byAddress = listen(seller, { nach: start });
    await byAddress.until((events) => textsOf(events).length === 2);
    expect(textsOf(byAddress.events)).toEqual(['eins', 'zwei']);
    const byBoth = listen(seller, { nach: start, lastEventId: String(Number(start) + 1) });
    await byBoth.until((events) => textsOf(events).length === 1);
    expect(textsOf(byBoth.events)).toEqual(['zwei']);
  });

  it.each(['99999999', 'x', '-1', '1.5', '1e5', '9'.repeat(40), 'a; drop table chats', "' or 1=1 --"])(
    'starts over after the number %j, which was never given out, in the header and in the address',
    async (given) => {
      const { seller } = await calls.talk();
      for (const from of [{ lastEventId: given }, { nach: encodeURIComponent(given) }]) {
        const tab = listen(seller, from);
        await tab.until((events) => events.length > 0);
        expect(tab.events[0]?.data).toMatchObject({ kind: 'reset', unreadTotal: 0 });
      }
    },
  );

  it.each([
    ['%00', 200],
    ['%EF%BC%91', 200],
    ['1&nach=2', 400],
    ['x'.repeat(41), 422],
    ['x'.repeat(9_000), 422],
  ])('meets the address nach=%s without a fault', async (nach, status) => {
    const { seller } = await calls.talk();
    const tab = listen(seller, { nach });
    expect((await tab.opened).statusCode).toBe(status);
    if (status !== 200) return;
    await tab.until((events) => events.length > 0);
    expect(tab.events[0]?.data.kind).toBe('reset');
  });

  it('starts over when it was away for longer than a week, and goes on when it was not', async () => {
    const { seller, buyer, chatId } = await calls.talk();
    const tab = await openTab(seller);
    const start = tab.lastId();
    await calls.say(buyer, chatId, 'eins');
    await calls.say(buyer, chatId, 'zwei');
    await sql`update chat_events set at = at - interval '8 days' where user_id = ${seller.key} and seq = 1`.execute(db);
    expect(await dropOldEvents(one.base)).toBe(1);
    const late = listen(seller, { lastEventId: start });
    await late.until((events) => events.length > 0);
    expect(late.events[0]).toMatchObject({ id: '2', data: { kind: 'reset', lastEventId: '2', unreadTotal: 2 } });
    const inTime = listen(seller, { lastEventId: '1' });
    await inTime.until((events) => events.length > 0);
    expect(textsOf(inTime.events)).toEqual(['zwei']);
  });

  it('catches up with hundreds of events', async () => {
    const { seller, buyer, chatId } = await calls.talk();
    const chat = await db.selectFrom('chats').select('id').where('public_id', '=', chatId).executeTakeFirstOrThrow();
    for (let turn = 0; turn < 230; turn += 1)
      await one.db
        .transaction()
        .execute((tx) =>
          appendMessage(
            { ...one.base, db: tx },
            { chatKey: chat.id, senderKey: buyer.key, kind: 'TEXT', text: `${turn}` },
          ),
        );
    const tab = listen(seller, { lastEventId: '0' });
    await tab.until((events) => textsOf(events).length >= 230);
    expect(textsOf(tab.events)).toEqual(Array.from({ length: 230 }, (_, turn) => String(turn)));
  });
});

describe('between processes', () => {
  it('messages arrive in the order of their commit, though the clocks of the processes lie a day apart', async () => {
    const { seller, buyer, chatId } = await calls.talk();
    const tabs = [await openTab(seller, { at: addressOfTwo }), await openTab(buyer)];
    for (let turn = 0; turn < 10; turn += 1)
      await (turn % 2 === 0 ? calls : callsOfTwo).say(turn % 3 === 0 ? seller : buyer, chatId, `Satz ${turn}`);
    const expected = Array.from({ length: 10 }, (_, turn) => `Satz ${turn}`);
    for (const tab of tabs) {
      await tab.until((events) => textsOf(events).length === 10);
      expect(textsOf(tab.events)).toEqual(expected);
    }
    const items = await callsOfTwo.messages(seller, chatId);
    expect(items.map(({ text }: { text: string }) => text)).toEqual(expected);
    const times = items.map(({ timestamp }: { timestamp: string }) => timestamp);
    expect(times).toEqual(times.toSorted());
  });

  it('a message whose process died before it could tell anybody arrives all the same', async () => {
    const { seller, buyer, chatId } = await calls.talk();
    const tab = await openTab(seller);
    // What a process that is killed between write and notice leaves behind: rows without a notice.
    await db.transaction().execute(async (tx) => {
      await sql`insert into chat_feeds as f (user_id, last_seq, last_at) values (${seller.key}, 1, now())
        on conflict (user_id) do update set last_seq = f.last_seq + 1`.execute(tx);
      await sql`insert into messages (id, chat_id, seq, sender_id, text, created_at)
        select ${newId()}::uuid, id, 1, ${buyer.key}, 'Noch da', now() from chats where public_id = ${chatId}`.execute(
        tx,
      );
      await sql`insert into chat_events (user_id, seq, kind, chat_id, message_seq, at)
        select ${seller.key}, (select last_seq from chat_feeds where user_id = ${seller.key}), 'message', id, 1, now()
        from chats where public_id = ${chatId}`.execute(tx);
    });
    await tab.until((events) => textsOf(events).includes('Noch da'));
    expect(textsOf(tab.events)).toEqual(['Noch da']);
  });

  it('go on when the connection that hears of messages is cut', async () => {
    const { seller, buyer, chatId } = await calls.talk();
    const tab = await openTab(seller);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'stammplatz-notices'`.execute(db);
    for (let turn = 0; turn < 3; turn += 1) await calls.say(buyer, chatId, `Satz ${turn}`);
    await tab.until((events) => textsOf(events).length === 3);
    await expect
      .poll(
        async () => {
          const { rows } =
            await sql`select 1 from pg_stat_activity where datname = current_database() and application_name = 'stammplatz-notices'`.execute(
              db,
            );
          return rows.length;
        },
        { timeout: 10_000 },
      )
      .toBe(2);
    await calls.say(buyer, chatId, 'danach');
    await tab.until((events) => textsOf(events).at(-1) === 'danach');
  });

  it('a message that was rolled back is never delivered', async () => {
    const { seller, buyer, chatId } = await calls.talk();
    const tab = await openTab(seller);
    const chat = await db.selectFrom('chats').select('id').where('public_id', '=', chatId).executeTakeFirstOrThrow();
    const doomed = db.transaction().execute(async (tx) => {
      await appendMessage(
        { ...one.base, db: tx },
        { chatKey: chat.id, senderKey: buyer.key, kind: 'TEXT', text: 'nie' },
      );
      throw new Error('killed');
    });
    await expect(doomed).rejects.toThrow('killed');
    await calls.say(buyer, chatId, 'doch');
    await tab.until((events) => textsOf(events).length > 0);
    expect(textsOf(tab.events)).toEqual(['doch']);
    expect((await calls.messages(seller, chatId)).map(({ seq }: { seq: number }) => seq)).toEqual([1]);
  });
});

describe('a stream ends', () => {
  it('with its session, and nothing is told to it any more', async () => {
    const { seller, buyer, chatId } = await calls.talk();
    const tab = await openTab(seller);
    await sql`update sessions set ended_at = ${one.base.clock()} where user_id = ${seller.key}`.execute(db);
    await calls.say(buyer, chatId, 'geheim');
    await tab.until(() => tab.isEnded());
    expect(tab.events.at(-1)?.data).toEqual({ kind: 'bye', reason: 'SESSION_ENDED' });
    expect(textsOf(tab.events)).toEqual([]);
  });

  it('within seconds when its session ends while nothing happens', async () => {
    const { seller } = await calls.talk();
    const tab = await openTab(seller);
    await sql`update users set blocked_at = ${one.base.clock()} where id = ${seller.key}`.execute(db);
    await tab.until(() => tab.isEnded());
    expect(tab.events.at(-1)?.data).toEqual({ kind: 'bye', reason: 'SESSION_ENDED' });
  });

  it('for the oldest of more than ten tabs', async () => {
    const { seller } = await calls.talk();
    const tabs: EventReader[] = [];
    for (let count = 0; count < 11; count += 1) tabs.push(await openTab(seller));
    await tabs[0]?.until(() => tabs[0]?.isEnded() ?? false);
    expect(tabs[0]?.events.at(-1)?.data).toEqual({ kind: 'bye', reason: 'TOO_MANY' });
    expect(tabs.slice(1).some((tab) => tab.isEnded())).toBe(false);
  });

  it('with the server, at once', async () => {
    const ending = await createTestApp({ environment, db });
    const address = await ending.app.listen({ port: 0, host: '127.0.0.1' });
    const { seller } = await calls.talk();
    const tabs = await Promise.all(Array.from({ length: 5 }, () => openTab(seller, { at: address })));
    await ending.app.close();
    for (const tab of tabs) {
      await tab.until(() => tab.isEnded());
      expect(tab.events.at(-1)?.data).toEqual({ kind: 'bye', reason: 'SHUTDOWN' });
    }
  });
});

test('a reader that takes nothing in is not written to until it does, and misses nothing', async () => {
  const { seller, buyer, chatId } = await calls.talk();
  const tab = await openTab(seller);
  tab.pause();
  const chat = await db.selectFrom('chats').select('id').where('public_id', '=', chatId).executeTakeFirstOrThrow();
  const long = 'ä'.repeat(1990);
  for (let turn = 0; turn < 200; turn += 1)
    await db
      .transaction()
      .execute((tx) =>
        appendMessage(
          { ...one.base, db: tx },
          { chatKey: chat.id, senderKey: buyer.key, kind: 'TEXT', text: `${turn} ${long}` },
        ),
      );
  tab.resume();
  await tab.until((events) => textsOf(events).length >= 200);
  expect(textsOf(tab.events).map((text) => Number(text.split(' ')[0]))).toEqual(
    Array.from({ length: 200 }, (_, turn) => turn),
  );
});

test('people with thousands of tabs elsewhere hear nothing of the chats of others', async () => {
  const { buyer, chatId } = await calls.talk();
  const stranger = await newTalker(one.base);
  const tab = await openTab(stranger);
  await calls.say(buyer, chatId, 'nicht für dich');
  const own = await calls.talk();
  await calls.init(stranger, own.advert.id, { text: 'meins' });
  await tab.until((events) => textsOf(events).length > 0);
  expect(textsOf(tab.events)).toEqual(['meins']);
});

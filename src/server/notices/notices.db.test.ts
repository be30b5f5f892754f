import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { NotificationChoices } from '#domain/users/notifications.ts';
import { endMails } from '#server/mail/end/mail-end.service.ts';
import { newId } from '#server/platform/ids.ts';
import { insertUser, type TestUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer, signInTestUser, type SignedInUser } from '#test/test-server.ts';
import { mailUnreadMessages } from './chat-mails.service.ts';
import { pushUnreadMessages } from './chat-pushes.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);

const MINUTE_IN_MS = 60_000;
/** Noon in Vienna. */
const NOON = new Date('2026-11-21T11:00:00.000Z');
const after = (minutes: number, from = NOON): Date => new Date(from.getTime() + minutes * MINUTE_IN_MS);

type Talk = { key: number; id: string; seller: TestUser; buyer: TestUser };

async function startChat(seller: TestUser, buyer: TestUser, title = 'Buche, 33 cm'): Promise<Talk> {
  const id = newId();
  const { key } = await db
    .insertInto('chats')
    .values({
      public_id: id,
      item_public_id: newId(),
      item_title: title,
      seller_id: seller.key,
      buyer_id: buyer.key,
      created_at: NOON,
      updated_at: NOON,
    })
    .returning('id as key')
    .executeTakeFirstOrThrow();
  return { key, id, seller, buyer };
}

const sideOf = (talk: Talk, user: TestUser): string => (user.key === talk.seller.key ? 'seller' : 'buyer');

type Words = { at?: Date; text?: string; signs?: string[] };

/** As the chats write it: the other side has one more to read. */
async function say(talk: Talk, sender: TestUser, { at = NOON, text = 'Grüß dich', signs = [] }: Words = {}) {
  const other = sender.key === talk.seller.key ? 'buyer' : 'seller';
  await sql`with c as (update chats set last_seq = last_seq + 1, updated_at = ${at},
      ${sql.ref(`${other}_unread`)} = ${sql.ref(`${other}_unread`)} + 1, ${sql.ref(`${other}_deleted`)} = false
    where id = ${talk.key} returning last_seq)
    insert into messages (id, chat_id, seq, sender_id, text, signs, created_at)
    select ${newId()}, ${talk.key}, c.last_seq, ${sender.key}, ${text}, ${signs}, ${at} from c`.execute(db);
}

const read = (talk: Talk, user: TestUser) =>
  sql`update chats set ${sql.ref(`${sideOf(talk, user)}_read_up_to`)} = last_seq,
    ${sql.ref(`${sideOf(talk, user)}_unread`)} = 0 where id = ${talk.key}`.execute(db);

const decide = (user: TestUser, choices: NotificationChoices) =>
  sql`update users set notification_settings = ${JSON.stringify(choices)} where id = ${user.key}`.execute(db);

const mailRun = (at: Date): Promise<number> => atTime(server, at, () => mailUnreadMessages(server.base));
const mailsTo = async (user: TestUser) =>
  (
    await sql<{
      subject: string;
      plain_text: string;
      html: string;
      headers: Record<string, string>;
    }>`select subject, plain_text, html, headers from mails
      where recipient = ${user.email} order by created_at, id`.execute(db)
  ).rows;
const subjectsTo = async (user: TestUser): Promise<string[]> => (await mailsTo(user)).map(({ subject }) => subject);

beforeEach(async () => {
  await sql`delete from chats`.execute(db);
});

describe('mails about unread messages', () => {
  test('come five minutes after the message, once, with its words and the way to the chat', async () => {
    const [seller, buyer] = [await insertUser(db, { firstName: 'Eva' }), await insertUser(db, { firstName: 'Paul' })];
    const talk = await startChat(seller, buyer);
    await say(talk, buyer, { text: 'Geht Samstag?' });
    expect(await mailRun(after(4.99))).toBe(0);
    expect(await mailRun(after(5))).toBe(1);
    expect(await mailRun(after(6))).toBe(0);
    const [mail, ...others] = await mailsTo(seller);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Neue Nachricht zu „Buche, 33 cm“');
    expect(mail?.plain_text).toContain('Paul M. zu „Buche, 33 cm“\n„Geht Samstag?“');
    expect(mail?.plain_text).toContain(`/chats/${talk.id}`);
    expect(mail?.html).toContain(`/chats/${talk.id}"`);
    expect(await mailsTo(buyer)).toEqual([]);
  });

  test('end by the one click that a mail program offers', async () => {
    const seller = await insertUser(db);
    const talk = await startChat(seller, await insertUser(db));
    await say(talk, talk.buyer);
    expect(await mailRun(after(5))).toBe(1);
    const [mail] = await mailsTo(seller);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = new URL(mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '');
    await endMails(server.base, { token: url.searchParams.get('token') ?? '' });
    await read(talk, seller);
    await say(talk, talk.buyer, { at: after(20) });
    expect(await mailRun(after(30))).toBe(0);
  });

  test('tell of all chats at once, also of what is younger than five minutes', async () => {
    const seller = await insertUser(db);
    const [one, two] = [
      await startChat(seller, await insertUser(db), 'Buche'),
      await startChat(seller, await insertUser(db), 'Fichte'),
    ];
    await say(one, one.buyer);
    await say(one, one.buyer, { at: after(1) });
    await say(two, two.buyer, { at: after(4) });
    expect(await mailRun(after(5))).toBe(1);
    expect(await mailRun(after(10))).toBe(0);
    const [mail] = await mailsTo(seller);
    expect(mail?.subject).toBe('3 neue Nachrichten in 2 Chats');
    for (const { id } of [one, two]) expect(mail?.html).toContain(`/chats/${id}"`);
  });

  test('do not come for what was read, deleted or written by a blocked person, nor later when the block is over', async () => {
    const seller = await insertUser(db);
    const [seen, gone, blocked] = [
      await startChat(seller, await insertUser(db)),
      await startChat(seller, await insertUser(db)),
      await startChat(seller, await insertUser(db)),
    ];
    for (const talk of [seen, gone, blocked]) await say(talk, talk.buyer);
    await read(seen, seller);
    await sql`update chats set seller_deleted = true, seller_hidden_up_to = last_seq where id = ${gone.key}`.execute(
      db,
    );
    await sql`insert into user_blocks values (${seller.key}, ${blocked.buyer.key}, ${NOON})`.execute(db);
    expect(await mailRun(after(5))).toBe(0);
    await sql`delete from user_blocks`.execute(db);
    expect(await mailRun(after(6))).toBe(0);
    expect(await mailsTo(seller)).toEqual([]);
  });

  test('come once an hour at most while they stay unread, and again five minutes after one was read', async () => {
    const [seller, buyer] = [await insertUser(db), await insertUser(db)];
    const talk = await startChat(seller, buyer);
    await say(talk, buyer);
    expect(await mailRun(after(5))).toBe(1);
    await say(talk, buyer, { at: after(10) });
    expect(await mailRun(after(20))).toBe(0);
    await say(talk, buyer, { at: after(30) });
    expect(await mailRun(after(65))).toBe(1);
    await read(talk, seller);
    await say(talk, buyer, { at: after(70) });
    expect(await mailRun(after(75))).toBe(1);
    expect(await subjectsTo(seller)).toEqual([
      'Neue Nachricht zu „Buche, 33 cm“',
      '2 neue Nachrichten zu „Buche, 33 cm“',
      'Neue Nachricht zu „Buche, 33 cm“',
    ]);
  });

  test('know own messages from those of the other side', async () => {
    const [seller, buyer] = [await insertUser(db), await insertUser(db)];
    const talk = await startChat(seller, buyer);
    await say(talk, buyer);
    await say(talk, seller);
    await say(talk, seller, { at: after(1) });
    expect(await mailRun(after(6))).toBe(2);
    expect(await mailRun(after(20))).toBe(0);
    expect(await subjectsTo(seller)).toEqual(['Neue Nachricht zu „Buche, 33 cm“']);
    expect(await subjectsTo(buyer)).toEqual(['2 neue Nachrichten zu „Buche, 33 cm“']);
    await sql`update chats set seller_read_up_to = 1, seller_unread = 0 where id = ${talk.key}`.execute(db);
    await say(talk, buyer, { at: after(21) });
    expect(await mailRun(after(26))).toBe(1);
  });

  test('go neither to accounts that do not want them nor to addresses that are not proved or on the way out', async () => {
    const buyer = await insertUser(db);
    const quiet = await insertUser(db);
    await decide(quiet, { newMessage: { mail: false } });
    const leaving = await insertUser(db);
    await sql`update users set deletion_asked_at = ${NOON} where id = ${leaving.key}`.execute(db);
    const recipients = [
      quiet,
      leaving,
      await insertUser(db, { isConfirmed: false }),
      await insertUser(db, { isBlocked: true }),
    ];
    for (const seller of recipients) await say(await startChat(seller, buyer), buyer);
    expect(await mailRun(after(5))).toBe(0);
    await decide(quiet, {});
    expect(await mailRun(after(6))).toBe(0);
  });

  test('wait for the address to be confirmed and then tell what is still unread', async () => {
    const [buyer, seller, reader] = [
      await insertUser(db, { isConfirmed: false }),
      await insertUser(db),
      await insertUser(db, { isConfirmed: false }),
    ];
    await say(await startChat(seller, buyer), seller);
    const read = await startChat(seller, reader);
    await say(read, seller);
    expect(await mailRun(after(5))).toBe(0);
    await sql`update chats set buyer_read_up_to = last_seq, buyer_unread = 0 where id = ${read.key}`.execute(db);
    await sql`update users set email_confirmed_at = ${after(30)} where id in (${buyer.key}, ${reader.key})`.execute(db);
    expect(await mailRun(after(31))).toBe(1);
    expect(await subjectsTo(buyer)).toEqual(['Neue Nachricht zu „Buche, 33 cm“']);
    expect(await subjectsTo(reader)).toEqual([]);
    expect(await mailRun(after(200))).toBe(0);
  });

  test('carry no link and no words in which a pattern of fraud was found', async () => {
    const [seller, buyer] = [await insertUser(db), await insertUser(db, { firstName: 'www.gewinn.example' })];
    const talk = await startChat(seller, buyer);
    await say(talk, buyer, { text: 'Zahl vorab auf mein Konto', signs: ['PREPAYMENT'] });
    await say(talk, buyer, { text: 'Schau auf https://boese.example/a' });
    await say(talk, buyer, { text: '<b>fett</b>' });
    await mailRun(after(5));
    const [mail] = await mailsTo(seller);
    expect(mail?.html).toContain('Ein Mitglied zu');
    expect(mail?.html).toContain('&lt;b&gt;fett');
    for (const word of ['vorab', 'boese.example', 'gewinn.example'])
      expect(`${mail?.html}${mail?.plain_text}`).not.toContain(word);
  });

  test('wait for the end of the quiet hours and come as one', async () => {
    const [seller, buyer] = [await insertUser(db), await insertUser(db)];
    await decide(seller, { quietHours: { isOn: true, fromHour: 22, toHour: 6 } });
    const talk = await startChat(seller, buyer);
    await say(talk, buyer, { at: new Date('2026-11-21T21:30:00Z') });
    await say(talk, buyer, { at: new Date('2026-11-22T03:00:00Z') });
    expect(await mailRun(new Date('2026-11-22T04:59:59Z'))).toBe(0);
    expect(await mailRun(new Date('2026-11-22T05:00:00Z'))).toBe(1);
    expect(await subjectsTo(seller)).toEqual(['2 neue Nachrichten zu „Buche, 33 cm“']);
  });

  // 29 March 2026, 01:00 UTC: the clock goes to summer time; 25 October 2026, 01:00 UTC: back (Directive 2000/84/EC).
  test.each([
    ['the short night of spring', '2026-03-28T22:00:00Z', '2026-03-29T03:59:59Z', '2026-03-29T04:00:00Z'],
    ['the long night of autumn', '2026-10-24T21:00:00Z', '2026-10-25T04:59:59Z', '2026-10-25T05:00:00Z'],
  ])('wait until six by the clock on the wall in %s', async (_night, written, before, at) => {
    const [seller, buyer] = [await insertUser(db), await insertUser(db)];
    await decide(seller, { quietHours: { isOn: true, fromHour: 22, toHour: 6 } });
    await say(await startChat(seller, buyer), buyer, { at: new Date(written) });
    expect(await mailRun(new Date(before))).toBe(0);
    expect(await mailRun(new Date(at))).toBe(1);
  });

  test('come once however many processes look at the same moment, and all of them however many people wait', async () => {
    const buyer = await insertUser(db);
    const sellers: TestUser[] = [];
    for (let number = 0; number < 25; number += 1) {
      const seller = await insertUser(db);
      sellers.push(seller);
      await say(await startChat(seller, buyer), buyer);
    }
    const runs = await atTime(server, after(5), () =>
      Promise.all([1, 2, 3].map(() => mailUnreadMessages(server.base))),
    );
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(25);
    for (const seller of sellers) expect(await mailsTo(seller)).toHaveLength(1);
  });

  test('leave no trace when the process dies half way, and come with the next run', async () => {
    const [seller, buyer] = [await insertUser(db), await insertUser(db)];
    const talk = await startChat(seller, buyer);
    await say(talk, buyer);
    const dying = {
      ...server.base,
      newId: () => {
        throw new Error('killed');
      },
    };
    await expect(atTime(server, after(5), () => mailUnreadMessages(dying))).rejects.toThrow('killed');
    const { rows } = await sql`select seller_mailed_up_to as mark from chats where id = ${talk.key}`.execute(db);
    expect(rows).toEqual([{ mark: 0 }]);
    expect(await mailRun(after(6))).toBe(1);
    expect(await mailsTo(seller)).toHaveLength(1);
  });
});

describe('pushes about unread messages', () => {
  async function withDevice(choices: NotificationChoices = {}): Promise<SignedInUser> {
    const user = await signInTestUser(server);
    await decide(user, choices);
    await sql`insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, user_agent, created_at)
      select ${newId()}, user_id, id, ${`https://push.example.com/${user.id}`}, '', '', '', ${after(-60)}
      from sessions where user_id = ${user.key}`.execute(db);
    return user;
  }
  const pushRun = (at: Date): Promise<number> => atTime(server, at, () => pushUnreadMessages(server.base));
  const contentsFor = async (user: TestUser) =>
    (
      await sql<{
        content: object;
      }>`select p.content from pushes p join push_subscriptions s on s.id = p.subscription_id
        where s.user_id = ${user.key} order by p.created_at, p.id`.execute(db)
    ).rows.map(({ content }) => content);
  const SECONDS = 1 / 60;

  test('come ten seconds after a message that is unread, name the advert and none of the words', async () => {
    const seller = await withDevice();
    const talk = await startChat(seller, await insertUser(db));
    await say(talk, talk.buyer, { text: 'Geheimes Wort' });
    expect(await pushRun(after(9 * SECONDS))).toBe(0);
    expect(await pushRun(after(10 * SECONDS))).toBe(1);
    expect(await pushRun(after(20 * SECONDS))).toBe(0);
    expect(await contentsFor(seller)).toEqual([
      { title: 'Neue Nachricht', text: 'Zu „Buche, 33 cm“', path: `/chats/${talk.id}`, tag: `chat-${talk.id}` },
    ]);
  });

  test('do not come to who has read meanwhile, was never there, wants none, or signed out', async () => {
    const [reading, unwilling, gone] = [
      await withDevice(),
      await withDevice({ newMessage: { push: false } }),
      await withDevice(),
    ];
    const buyer = await insertUser(db);
    await sql`update sessions set ended_at = ${NOON} where user_id = ${gone.key}`.execute(db);
    for (const user of [reading, unwilling, gone]) {
      const talk = await startChat(user, buyer);
      await say(talk, buyer);
      if (user === reading) await read(talk, reading);
    }
    expect(await pushRun(after(1))).toBe(0);
  });

  test('do not ring for messages from before the device was allowed', async () => {
    const seller = await withDevice();
    const talk = await startChat(seller, await insertUser(db));
    await say(talk, talk.buyer, { at: after(-90) });
    expect(await pushRun(NOON)).toBe(0);
    await say(talk, talk.buyer);
    expect(await pushRun(after(1))).toBe(1);
  });

  test('are held back in the quiet hours and come as one that counts', async () => {
    const seller = await withDevice({ quietHours: { isOn: true, fromHour: 12, toHour: 14 } });
    const [one, two] = [await startChat(seller, await insertUser(db)), await startChat(seller, await insertUser(db))];
    await say(one, one.buyer);
    await say(two, two.buyer);
    expect(await pushRun(after(119.9))).toBe(0);
    expect(await pushRun(after(120))).toBe(1);
    expect(await contentsFor(seller)).toEqual([
      { title: '2 neue Nachrichten', text: 'In 2 Chats', path: '/chats', tag: 'chats' },
    ]);
  });

  test('come once when two processes look at the same moment', async () => {
    const seller = await withDevice();
    const talk = await startChat(seller, await insertUser(db));
    await say(talk, talk.buyer);
    await atTime(server, after(1), () =>
      Promise.all([pushUnreadMessages(server.base), pushUnreadMessages(server.base)]),
    );
    expect(await contentsFor(seller)).toHaveLength(1);
  });
});

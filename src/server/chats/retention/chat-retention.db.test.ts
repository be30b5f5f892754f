import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { dropUnusedPictures } from '#server/pictures/unused-pictures.service.ts';
import { newId } from '#server/platform/ids.ts';
import { fillSampleMarketplace } from '#server/sample/sample.service.ts';
import { endDueAccounts } from '#server/users/account-end.service.ts';
import { chatCalls, newTalker } from '#test/chats.ts';
import { insertAdvert } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { dropOldChats } from './chat-retention.service.ts';

const DAY_IN_MS = 86_400_000;
let shiftInMs = 0;
const clock = () => new Date(Date.now() + shiftInMs);
const product = await createTestApp({ clock });
const { base, db } = product;
const { call, init, say, messages, list, talk, upload } = chatCalls(product);

async function later<T>(days: number, act: () => Promise<T>): Promise<T> {
  shiftInMs = days * DAY_IN_MS;
  return act().finally(() => {
    shiftInMs = 0;
  });
}

describe('an account that ends', () => {
  it('leaves the talk to the other side without a name, and takes along what no one else needs', async () => {
    const { seller, buyer, chatId } = await talk();
    await say(buyer, chatId, 'Bis Samstag');
    await say(seller, chatId, 'Gern');
    const picture = (await upload(buyer)).body.storedFileId;
    await say(buyer, chatId, 'Das Tor', { storedFileId: picture });
    const abandoned = await talk();
    const advert = await insertAdvert(db, { user: abandoned.seller }, clock());
    const left = (await init(buyer, advert.id, { text: 'Noch da?' })).body.id;
    await call('DELETE', `/${left}`, abandoned.seller);
    await call('PUT', `/${chatId}/block`, buyer, { blocked: true });
    await sql`update users set deletion_asked_at = now() where id = ${buyer.key}`.execute(db);
    const deleted: string[] = [];
    await later(15, () => endDueAccounts(base, async (id) => void deleted.push(id)));

    expect((await list(seller))[0]).toMatchObject({ id: chatId, otherName: 'Konto gelöscht', otherIsGone: true });
    expect((await messages(seller, chatId)).map(({ text }: { text: string }) => text)).toEqual([
      'Bis Samstag',
      'Gern',
      'Das Tor',
    ]);
    expect(await say(seller, chatId, 'Hallo?')).toMatchObject({ status: 409, body: { code: 'chat.other-gone' } });
    expect(deleted).not.toContain(picture);
    const counts = await sql<{ n: number }>`select
      (select count(*) from chats where public_id = ${left}) + (select count(*) from chat_events where user_id = ${buyer.key})
      + (select count(*) from chat_feeds where user_id = ${buyer.key}) + (select count(*) from user_blocks where blocker_id = ${buyer.key})
      + (select count(*) from stored_files where user_id = ${buyer.key}) as n`.execute(db);
    expect(counts.rows[0]?.n).toBe(0);

    await sql`update users set deletion_asked_at = now() where id = ${seller.key}`.execute(db);
    await later(15, () => endDueAccounts(base, async () => undefined));
    const rest = await sql`select 1 from chats where public_id = ${chatId}`.execute(db);
    expect(rest.rows).toEqual([]);
  });
});

test('chats go when they never began, when both left them, and three years after the last word', async () => {
  const [unused, begun, leftByBoth] = [await talk(), await talk(), await talk()];
  for (const { buyer, chatId } of [begun, leftByBoth]) await say(buyer, chatId, 'Hallo');
  for (const who of [leftByBoth.seller, leftByBoth.buyer]) await call('DELETE', `/${leftByBoth.chatId}`, who);
  const remaining = async () => {
    const ids = [unused, begun, leftByBoth].map(({ chatId }) => chatId);
    const { rows } = await sql<{
      id: string;
    }>`select public_id as id from chats where public_id = any(${ids}::uuid[])`.execute(db);
    return ids.map((id) => rows.some((row) => row.id === id));
  };
  await later(29, () => dropOldChats(base));
  expect(await remaining()).toEqual([true, true, true]);
  await later(31, () => dropOldChats(base));
  expect(await remaining()).toEqual([false, true, true]);
  await later(91, () => dropOldChats(base));
  expect(await remaining()).toEqual([false, true, false]);
  await later(3 * 365 + 1, () => dropOldChats(base));
  expect(await remaining()).toEqual([false, false, false]);
});

test('a picture goes a day after it was uploaded and not sent, and stays while a message shows it', async () => {
  const { buyer, chatId } = await talk();
  const [sent, unsent] = [(await upload(buyer)).body.storedFileId, (await upload(buyer)).body.storedFileId];
  await say(buyer, chatId, '', { storedFileId: sent });
  const deleted: string[] = [];
  const drop = (days: number) => later(days, () => dropUnusedPictures(base, async (id) => void deleted.push(id)));
  await drop(0);
  await drop(2);
  expect(deleted).toContain(unsent);
  expect(deleted).not.toContain(sent);
});

describe('mass messages', () => {
  it('end at 30 a minute, 20 new chats a day, and 8 new chats with the same words an hour', async () => {
    const limited = await createTestApp({ environment: { RATE_LIMITS: 'on' }, db });
    const calls = chatCalls(limited);
    const buyer = await newTalker(limited.base);
    const open = async (text: string) => {
      const advert = await insertAdvert(db, {}, clock());
      return (await calls.init(buyer, advert.id, { text })).body;
    };
    for (let turn = 0; turn < 8; turn += 1) expect((await open(`Kaufe ALLES${'!'.repeat(turn)}`)).id).toBeDefined();
    expect(await open('kaufe alles')).toMatchObject({ code: 'chat.same-text' });
    const chat = await open('Etwas anderes');
    const statuses: number[] = [];
    for (let turn = 0; turn < 200; turn += 1) statuses.push((await calls.say(buyer, chat.id, `Satz ${turn}`)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30 - 10);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    const other = await newTalker(limited.base);
    const replies: number[] = [];
    for (let turn = 0; turn < 22; turn += 1) {
      const advert = await insertAdvert(db, {}, clock());
      replies.push((await calls.init(other, advert.id)).status);
    }
    expect(replies).toEqual([...Array.from({ length: 20 }, () => 201), 429, 429]);
  });
});

test('the sample marketplace has talks to look at, in which new messages come on top', async () => {
  const filled = await createTestApp({ db: await createTestDatabase() });
  await fillSampleMarketplace({ ...filled.base }, { count: 400 });
  const { rows } = await sql<{
    title: string;
    last: string;
    unread: number;
  }>`select c.item_title as title, m.text as last,
    c.buyer_unread as unread from chats c join users u on u.id = c.buyer_id join messages m on m.chat_id = c.id and m.seq = c.last_seq
    where u.email = 'kauf@stammplatz.example' order by c.buyer_position desc`.execute(filled.db);
  expect(rows.map(({ unread }) => unread)).toEqual([1, 0, 1]);
  expect(rows[0]?.last).toContain('Samstag');
  const feed = await sql<{ n: number }>`select count(*) as n from chats c join chat_feeds f on f.user_id = c.buyer_id
    where c.buyer_position > f.last_seq`.execute(filled.db);
  expect([feed.rows[0]?.n, newId().length]).toEqual([0, 36]);
});

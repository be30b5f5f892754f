import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startBearerSession } from '#server/accounts/sessions/sessions.service.ts';
import { dropUnusedPictures } from '#server/pictures/unused-pictures.service.ts';
import { type Talker, chatCalls, newTalker } from '#test/chats.ts';
import { insertUser } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';

const product = await createTestApp();
const { app, base, db } = product;
const { call, say, talk, upload, fetchImage } = chatCalls(product);
const moderator = await newModerator();

async function newModerator(): Promise<Talker> {
  const user = await insertUser(db);
  await sql`insert into user_permissions (user_id, permission, granted_at, granted_by)
    values (${user.key}, 'moderation', now(), 'test')`.execute(db);
  const token = await startBearerSession(base, user, 'test', { secondFactorAt: base.clock() });
  return { ...user, headers: { authorization: `Bearer ${token}` } };
}

type Case = { reportId: string; messages: { id: string; text: string; image?: { url: string; width: number } }[] };

/** A chat in which the seller sent two pictures, and the buyer reported one of them. */
async function reported() {
  const { seller, buyer, chatId } = await talk();
  const send = async () => {
    const { storedFileId } = (await upload(seller)).body;
    return { storedFileId, message: (await say(seller, chatId, '', { storedFileId })).body };
  };
  const [bad, other] = [await send(), await send()];
  const reply = await call('POST', `/${chatId}/report`, buyer, { reason: 'OTHER', messageIds: [bad.message.id] });
  expect(reply.status).toBe(201);
  const queue = await app.inject({ url: '/api/v1/moderation/queue?size=100', headers: moderator.headers });
  const { items }: { items: Partial<Case>[] } = queue.json();
  const item = items.find(({ messages }) => messages?.[0]?.id === bad.message.id);
  const reportId = item?.reportId ?? '';
  return { seller, buyer, chatId, bad, other, item, reportId, url: item?.messages?.[0]?.image?.url ?? '' };
}

test('a reported picture can be seen by moderators until it is decided, and by no one else at that address', async () => {
  const { seller, buyer, other, bad, item, reportId, url } = await reported();
  expect(item?.messages).toMatchObject([{ text: '', image: { width: 40, height: 30 } }]);
  const small = url.replace('960.jpg', '320.webp');
  const reply = await fetchImage(small, moderator);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, no-cache',
  ]);
  for (const who of [seller, buyer, await newTalker(base)]) expect((await fetchImage(small, who)).statusCode).toBe(404);
  expect((await fetchImage(small, {})).statusCode).toBe(401);
  for (const wrong of [
    small.replace(bad.storedFileId, other.storedFileId),
    small.replace(reportId, bad.message.id),
    small.replace(reportId, 'x'),
    small.replace(bad.storedFileId, '..%2f'),
    small.replace('320.webp', '321.webp'),
  ])
    expect([wrong, (await fetchImage(wrong, moderator)).statusCode]).toEqual([wrong, 404]);
  const decision = await app.inject({
    method: 'POST',
    url: `/api/v1/moderation/chat-reports/${reportId}/decision`,
    headers: moderator.headers,
    payload: { status: 'REJECTED', note: '' },
  });
  expect([decision.statusCode, (await fetchImage(small, moderator)).statusCode]).toEqual([200, 404]);
});

test('it stays while the report is open, although the chat is gone', async () => {
  const { chatId, bad, other, reportId, url } = await reported();
  await sql`delete from chats where public_id = ${chatId}`.execute(db);
  const dropped: string[] = [];
  const later = (days: number) => ({ ...base, clock: () => new Date(base.clock().getTime() + days * 86_400_000) });
  const drop = (days: number) => dropUnusedPictures(later(days), async (id) => void dropped.push(id));
  for (const days of [0, 2, 4]) await drop(days);
  expect(dropped).toContain(other.storedFileId);
  expect(dropped).not.toContain(bad.storedFileId);
  expect((await fetchImage(url, moderator)).statusCode).toBe(200);
  await sql`update chat_reports set status = 'UPHELD', decided_at = now() where id = ${reportId}`.execute(db);
  for (const days of [6, 8]) await drop(days);
  expect(dropped).toContain(bad.storedFileId);
});

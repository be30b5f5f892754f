import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { chatCalls } from '#test/chats.ts';
import { createTestApp } from '#test/test-app.ts';
import { mailUnreadMessages } from './chat-mails.service.ts';

const MINUTE_IN_MS = 60_000;
const START = new Date('2026-11-21T11:00:00.000Z');
let now = START;
const product = await createTestApp({ clock: () => now });
const { base, db } = product;
const { call, say, talk } = chatCalls(product);

const minutesLater = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * MINUTE_IN_MS);
};
const mailsTo = async (email: string): Promise<string[]> =>
  (
    await sql<{ subject: string }>`select subject from mails where recipient = ${email} and template = 'chat-messages'
      order by created_at, id`.execute(db)
  ).rows.map(({ subject }) => subject);

/** The product's own regular look may be at it at the same moment; what counts is what came. */
async function expectMails(email: string, subjects: string[]): Promise<void> {
  await expect
    .poll(async () => {
      await mailUnreadMessages(base);
      return mailsTo(email);
    })
    .toEqual(subjects);
}

test('who writes, reads, deletes and blocks by the calls of the chats is mailed accordingly', async () => {
  const { seller, buyer, chatId } = await talk();
  await say(buyer, chatId, 'Ist das Holz noch da?');
  minutesLater(5);
  const first = ['Neue Nachricht zu „Brennholz Buche 33 cm“'];
  await expectMails(seller.email, first);

  expect((await call('GET', `/${chatId}/messages`, seller)).status).toBe(200);
  await say(seller, chatId, 'Ja, 5 Raummeter.');
  expect((await call('GET', `/${chatId}/messages`, buyer)).status).toBe(200);
  minutesLater(6);
  await expectMails(seller.email, first);

  await say(buyer, chatId, 'Passt, ich nehme alle.');
  expect((await call('DELETE', `/${chatId}`, seller)).status).toBe(200);
  minutesLater(6);
  await expectMails(seller.email, first);

  await say(buyer, chatId, 'Geht Samstag?');
  expect((await call('PUT', `/${chatId}/block`, seller, { blocked: true })).status).toBe(200);
  minutesLater(6);
  await expectMails(seller.email, first);
  expect(await mailsTo(buyer.email)).toEqual([]);
});

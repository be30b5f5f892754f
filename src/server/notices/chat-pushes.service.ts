import { HOUR_IN_MS } from '#domain/durations.ts';
import { notificationSettings } from '#domain/users/notifications.ts';
import { endOfQuietHours } from '#domain/users/quiet-hours.ts';
import { paths } from '#contract/paths.ts';
import { pushTexts } from '#texts/de/notices/notices.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { processDueKeys } from '#server/platform/work-queue.ts';
import { queuePush } from '#server/push/push.service.ts';
import {
  type UnreadChat,
  type UnreadMessage,
  listUnreadMessages,
  listUsersToPush,
  lockRecipient,
  lockUnreadChats,
  markPushed,
} from './unread-chats.repository.ts';

/** Who has the chat open has read the message by then; product decision. */
const PUSHED_AFTER_MS = 10_000;
/** Quiet hours hold a push back for less than a day; what is older is no news. */
const NEWS_FOR_MS = 36 * HOUR_IN_MS;
/** Later than that no push is sent: the mail has come. */
const WORTH_FOR_MS = 12 * HOUR_IN_MS;
const LONGEST_TITLE = 80;

/** Queues one push for each person with new unread messages and a subscribed device; returns the number of people. */
export async function pushUnreadMessages(base: BaseContext): Promise<number> {
  const now = base.clock();
  const before = (durationInMs: number): Date => new Date(now.getTime() - durationInMs);
  const times = { now, writtenBefore: before(PUSHED_AFTER_MS), movedAfter: before(NEWS_FOR_MS) };
  return processDueKeys(
    (page) => listUsersToPush(base.db, times, page),
    (key) => pushOne(base, key),
  );
}

/** Mark and pushes are written together, as with mails. */
async function pushOne(base: BaseContext, userKey: number): Promise<boolean> {
  return inTransaction(base.db, async (tx) => {
    const recipient = await lockRecipient(tx, userKey);
    if (recipient === null) return false;
    const { newMessage, quietHours } = notificationSettings(recipient.notification_settings);
    const isWanted = newMessage.push && recipient.is_here;
    if (isWanted && endOfQuietHours(quietHours, base.clock()) !== null) return false;
    const chats = await lockUnreadChats(tx, userKey);
    const messages = isWanted ? await newMessagesOf(tx, userKey, chats) : [];
    const marks = chats.map(({ key, last_seq: upTo }) => ({ key, upTo }));
    await markPushed(tx, userKey, marks);
    if (messages.length === 0) return false;
    return (await queuePush({ ...base, db: tx }, orderOf(userKey, chats, messages))) > 0;
  });
}

function newMessagesOf(tx: Db, userKey: number, chats: readonly UnreadChat[]): Promise<UnreadMessage[]> {
  const after = chats
    .filter((chat) => !chat.is_blocked)
    .map(({ key, read_up_to, hidden_up_to, pushed_up_to }) => ({
      key,
      seq: Math.max(read_up_to, hidden_up_to, pushed_up_to),
    }));
  return listUnreadMessages(tx, userKey, after);
}

function orderOf(userKey: number, chats: readonly UnreadChat[], messages: readonly UnreadMessage[]) {
  const concerned = chats.filter(({ key }) => messages.some((message) => message.chat_key === key));
  const eventKey = `chat-messages:${concerned.map((chat) => `${chat.id}.${chat.last_seq}`).join(':')}`;
  const [only] = concerned;
  if (concerned.length !== 1 || only === undefined) {
    const title = pushTexts.newMessages.title(messages.length);
    const text = pushTexts.newMessages.text(concerned.length);
    return { userKey, eventKey, lastsInMs: WORTH_FOR_MS, content: { title, text, path: paths.chats(), tag: 'chats' } };
  }
  const content = {
    title: pushTexts.newMessages.title(messages.length),
    text: pushTexts.newMessage.text(shortened(only.item_title)),
    path: paths.chats(only.id),
    tag: `chat-${only.id}`,
  };
  return { userKey, eventKey, lastsInMs: WORTH_FOR_MS, content };
}

const shortened = (title: string): string =>
  title.length > LONGEST_TITLE ? `${[...title].slice(0, LONGEST_TITLE).join('').trimEnd()} …` : title;

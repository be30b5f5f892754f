import { HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { displayName } from '#domain/users/display-name.ts';
import { notificationSettings } from '#domain/users/notifications.ts';
import { endOfQuietHours } from '#domain/users/quiet-hours.ts';
import { paths } from '#contract/paths.ts';
import { chatMails } from '#texts/de/notices/notices.ts';
import { mailEndHeaders } from '#server/mail/end/mail-end.service.ts';
import { type MailContent, mailLink, queueMail, safeName, singleLine } from '#server/mail/mails.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { processDueKeys } from '#server/platform/work-queue.ts';
import {
  type Recipient,
  type UnreadChat,
  type UnreadMessage,
  listUnreadMessages,
  listUsersToMail,
  lockRecipient,
  lockUnreadChats,
  markMailed,
  markMailTime,
} from './unread-chats.repository.ts';

/** A message unread for so long is mailed. Source: product specification, chats. */
const MAILED_AFTER_MS = 5 * MINUTE_IN_MS;
/** No further mail until the messages of the last one are read; product decision. */
const NEXT_MAIL_AFTER_MS = HOUR_IN_MS;
/** What a mail shows of one chat; the rest is in the chat. */
const QUOTES_PER_CHAT = 3;
const LONGEST_QUOTE = 200;
const MOST_CHATS = 20;

/** Queues one mail for each person with messages unread for 5 minutes, and returns how many; for a regular job. */
export async function mailUnreadMessages(base: BaseContext): Promise<number> {
  const writtenBefore = new Date(base.clock().getTime() - MAILED_AFTER_MS);
  return processDueKeys(
    (page) => listUsersToMail(base.db, writtenBefore, page),
    (key) => mailOne(base, key),
  );
}

type ChatWithMessages = { chat: UnreadChat; messages: UnreadMessage[] };

/** Mark and mail are written together: a killed run leaves neither, and the next one starts over. */
async function mailOne(base: BaseContext, userKey: number): Promise<boolean> {
  return inTransaction(base.db, async (tx) => {
    const recipient = await lockRecipient(tx, userKey);
    if (recipient === null || !recipient.email_is_confirmed) return false;
    const now = base.clock();
    const chats = await lockUnreadChats(tx, userKey);
    const { newMessage, quietHours } = notificationSettings(recipient.notification_settings);
    const isWanted = newMessage.mail && recipient.is_here;
    if (isWanted && (endOfQuietHours(quietHours, now) !== null || isStillAway(recipient, chats, now))) return false;
    const news = isWanted ? await newsOf(tx, userKey, chats) : [];
    // Messages read since do not count; those younger than 5 minutes are mailed only together with an older one.
    const isDue = news.some(({ messages }) => messages.some((message) => isOld(message, now)));
    if (isWanted && news.length > 0 && !isDue) return false;
    await markMailed(
      tx,
      chats.map((chat) => ({ key: chat.key, is_seller: chat.is_seller, upTo: mailedUpTo(chat, news) })),
    );
    if (news.length === 0) return false;
    await markMailTime(tx, userKey, now);
    await queueMail(
      { ...base, db: tx },
      {
        eventKey: eventKeyOf(recipient, news),
        to: recipient.email,
        content: mailOf(base, recipient, news),
        headers: mailEndHeaders(base.config, { userId: recipient.id, event: 'newMessage' }),
      },
    );
    return true;
  });
}

/** Own messages after the last one of the other side need no mail. */
const mailedUpTo = (chat: UnreadChat, news: readonly ChatWithMessages[]): number =>
  news.find((one) => one.chat.key === chat.key)?.messages.at(-1)?.seq ?? chat.last_seq;

const isOld = (message: UnreadMessage, now: Date): boolean =>
  message.created_at.getTime() <= now.getTime() - MAILED_AFTER_MS;

/** Mailed within the hour, and none of those messages was read since. */
const isStillAway = ({ chats_mailed_at: mailedAt }: Recipient, chats: readonly UnreadChat[], now: Date): boolean =>
  mailedAt !== null &&
  now.getTime() - mailedAt.getTime() < NEXT_MAIL_AFTER_MS &&
  chats.some((chat) => !chat.is_blocked && chat.mailed_up_to > Math.max(chat.read_up_to, chat.hidden_up_to));

async function newsOf(
  tx: BaseContext['db'],
  userKey: number,
  chats: readonly UnreadChat[],
): Promise<ChatWithMessages[]> {
  const open = chats.filter((chat) => !chat.is_blocked);
  const after = open.map(({ key, read_up_to, hidden_up_to, mailed_up_to }) => ({
    key,
    seq: Math.max(read_up_to, hidden_up_to, mailed_up_to),
  }));
  const messages = await listUnreadMessages(tx, userKey, after);
  return open
    .map((chat) => ({ chat, messages: messages.filter(({ chat_key: key }) => key === chat.key) }))
    .filter((one) => one.messages.length > 0)
    .sort((one, other) => newest(other) - newest(one));
}

const newest = ({ messages }: ChatWithMessages): number => messages.at(-1)?.created_at.getTime() ?? 0;

/** The newest message of the newest chat: there is never a second mail with the same newest message. */
function eventKeyOf({ id }: Recipient, news: readonly ChatWithMessages[]): string {
  const [first] = news;
  return `chat-messages:${id}:${first?.chat.id}:${first?.messages.at(-1)?.seq}`;
}

function mailOf({ config }: BaseContext, recipient: Recipient, news: readonly ChatWithMessages[]): MailContent {
  const count = news.reduce((sum, { messages }) => sum + messages.length, 0);
  const [first] = news;
  const isOneChat = news.length === 1 && first !== undefined;
  const title = singleLine(first?.chat.item_title ?? '');
  return {
    template: 'chat-messages',
    subject: isOneChat ? chatMails.subjectOne(count, title) : chatMails.subjectMany(count, news.length),
    preheader: chatMails.preheader,
    ...(recipient.first_name === '' ? {} : { greetingName: recipient.first_name }),
    paragraphs: [chatMails.lead(count)],
    items: news.slice(0, MOST_CHATS).map((one) => ({
      title: chatMails.item(nameOf(one.chat), singleLine(one.chat.item_title)),
      lines: quotesOf(one.messages),
      ...(isOneChat ? {} : { link: { label: chatMails.reply, url: mailLink(config, paths.chats(one.chat.id)) } }),
    })),
    action: {
      label: isOneChat ? chatMails.reply : chatMails.all,
      url: mailLink(config, isOneChat ? paths.chats(first.chat.id) : paths.chats()),
    },
    footer: [chatMails.footer],
  };
}

/** Something that is no name, such as a mail address, is not put into our mails. */
function nameOf(chat: UnreadChat): string {
  if (chat.other_company) return singleLine(chat.other_company);
  const name = displayName({ firstName: chat.other_first_name, lastName: chat.other_last_name }, null);
  return safeName(name) ?? chatMails.someone;
}

/** What mail programs would turn into a link, and so into one that seems to be ours. */
const LINK_LIKE = /:\/\/|www\.|@|\S\.[a-z]{2,}\b/i;

function quotesOf(messages: readonly UnreadMessage[]): string[] {
  const hidden = messages.length - QUOTES_PER_CHAT;
  const quotes = messages.slice(-QUOTES_PER_CHAT).map(quoteOf);
  return hidden > 0 ? [chatMails.more(hidden), ...quotes] : quotes;
}

function quoteOf({ text, has_signs: hasSigns }: UnreadMessage): string {
  if (text === '') return chatMails.picture;
  // The chat shows a warning beside such text; a mail would repeat it under our name.
  if (hasSigns || LINK_LIKE.test(text)) return chatMails.onlyInChat;
  const line = singleLine(text);
  return chatMails.quote(
    line.length > LONGEST_QUOTE ? `${[...line].slice(0, LONGEST_QUOTE).join('').trimEnd()} …` : line,
  );
}

import type { Chat, Message } from '#contract/chats/chats.schemas.ts';
import { formatDate, formatTime, monthName, monthShortName } from '#domain/format/dates.ts';
import { NO_BREAK_SPACE } from '#domain/format/numbers.ts';
import type { Moment } from '#domain/format/vienna-time.ts';
import { viennaDaysBetween, viennaTime } from '#domain/format/vienna-time.ts';
import { chatPageTexts as texts } from '#texts/de/chats/chat-page.ts';

export { chatPartnerName as nameOf } from '#texts/de/chats/chat-partner.ts';

const DAYS_OF_WEEK = 7;

/** Returns when something was, as short as a list needs it: "14:21", "Gestern", "Mi.", "9. Nov." or "9.11.2025". */
export function shortMomentOf(moment: Moment, now: Moment): string {
  const days = viennaDaysBetween(moment, now);
  const { weekday, day, month, year } = viennaTime(moment);
  if (days <= 0) return formatTime(moment);
  if (days === 1) return texts.yesterday;
  if (days < DAYS_OF_WEEK) return texts.weekdaysShort[weekday] ?? '';
  if (year === viennaTime(now).year) return `${day}.${NO_BREAK_SPACE}${monthShortName(month)}`;
  return formatDate(moment);
}

/** Returns the line above the messages of a day: "Heute", "Gestern", "Donnerstag, 19. November", with the year if it is another. */
export function dayLineOf(moment: Moment, now: Moment): string {
  const days = viennaDaysBetween(moment, now);
  if (days <= 0) return texts.today;
  if (days === 1) return texts.yesterday;
  const { weekday, day, month, year } = viennaTime(moment);
  const date = `${day}.${NO_BREAK_SPACE}${monthName(month)}`;
  return texts.day(texts.weekdays[weekday] ?? '', year === viennaTime(now).year ? date : `${date} ${year}`);
}

/** Returns a number that is the same for all moments of a day in Vienna. */
export const dayOf = (moment: Moment): number => viennaTime(moment).dayNumber;
/** Returns the last line of a chat for the list. */
export function lastLineOf(chat: Chat): string {
  if (chat.lastText === null || chat.lastText === undefined) return texts.list.noMessage;
  const what = chat.lastKind === 'AGREEMENT' ? texts.list.agreement : chat.lastText || texts.list.photo;
  return chat.lastIsOwn ? texts.list.own(what) : what;
}

/** Returns what a screen reader says of a message that has just come. */
export function screenReaderTextOf(message: Message): string {
  if (message.kind === 'AGREEMENT') return texts.talk.announceAgreement;
  return message.text || texts.talk.announcePhoto;
}

import { chatEntryTexts as texts } from '#texts/de/chats/chat-entry.ts';
import type { Unread } from './unread.parts.ts';

const MARK = /^(?:\(\d+\)|•) /;

/** Returns a page's title prefixed by the number of unread messages; unchanged at 0. */
export function titleWithUnread(title: string, unread: Unread): string {
  const plain = title.replace(MARK, '');
  if (unread === 0) return plain;
  return (unread === 'SOME' ? texts.titleSome : texts.titleCount(unread)) + plain;
}

import type { Chat } from '#contract/chats/chats.schemas.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { asServerSentEvent, presentEvent } from './chat-event.presenter.ts';
import { type EventRow, findFeed } from './chat-events.repository.ts';
import { countUnread } from './chats.repository.ts';
import { presentChats } from './chats.service.ts';

/** The first event for a tab, and the number from which its events continue. */
export type Greeting = { text: string | null; position: number };

/** Where a stream starts: after the last event the tab has seen, or from now on where that is unknown or too long ago. */
export async function greetingOf(base: BaseContext, userKey: number, after: string | null): Promise<Greeting> {
  const known = after !== null && /^\d{1,15}$/.test(after) ? Number(after) : null;
  const { lastSeq, canResume } = await findFeed(base.db, userKey, known ?? 0);
  if (known !== null && canResume) return { text: null, position: known };
  const unreadTotal = (await countUnread(base.db, [userKey])).get(userKey) ?? 0;
  const kind = after === null ? 'hello' : 'reset';
  const text = asServerSentEvent({ kind, lastEventId: String(lastSeq), unreadTotal }, lastSeq);
  return { text, position: lastSeq };
}

/** Each event as sent to its reader; null where the reader may not see it any more. */
export async function eventTexts(base: BaseContext, rows: readonly EventRow[]): Promise<(string | null)[]> {
  const unread = await countUnread(base.db, [...new Set(rows.map((row) => row.user_key))]);
  const chats = await chatsOf(
    base,
    rows.filter((row) => row.event_kind === 'chat'),
  );
  return rows.map((row) => {
    const chat = chats.get(`${row.user_key} ${row.key}`) ?? null;
    const event = presentEvent(row, { unreadTotal: unread.get(row.user_key) ?? 0, chat });
    return event && asServerSentEvent(event, row.event_seq);
  });
}

async function chatsOf(base: BaseContext, rows: readonly EventRow[]): Promise<Map<string, Chat>> {
  const found = new Map<string, Chat>();
  for (const [userKey, events] of Map.groupBy(rows, (row) => row.user_key)) {
    const keys = [...new Set(events.map((row) => row.key))];
    for (const [key, chat] of await presentChats(base, keys, userKey)) found.set(`${userKey} ${key}`, chat);
  }
  return found;
}

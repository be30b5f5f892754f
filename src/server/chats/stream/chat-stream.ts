import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Chat } from '#contract/chats/chats.schemas.ts';
import { admitsSamples } from '#server/accounts/sample-accounts.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { openListener } from '#server/platform/database/listener.ts';
import type { EventRow } from '#server/chats/chat-row.ts';
import { presentEvent } from '#server/chats/chats.presenter.ts';
import { countUnread } from '#server/chats/chats.repository.ts';
import { presentChats } from '#server/chats/chats.service.ts';
import { findFeed, listEvents, listFeeds, listLiveSessionIds } from '#server/chats/messages.repository.ts';
import { type Tabs, asServerSentEvent, createTabs, writablePosition } from './chat-tabs.ts';

export type ChatHub = {
  /** Starts to write events; `after`: number of the last one the tab has seen, null for none. */
  open: (output: ServerResponse, owner: { userKey: number; sessionId: string }, after: string | null) => Promise<void>;
  isFull: () => boolean;
  /** Says goodbye to every tab and stops listening. */
  close: () => Promise<void>;
};

const MOST_TABS = 20_000;
const USERS_PER_READ = 200;
const EVENTS_PER_READ = 50;
const KEEP_ALIVE_EVERY_IN_MS = 5_000;
/** Finds what a lost notice kept back, and sessions that ended. */
const SWEEP_EVERY_IN_MS = 2_000;
const RETRY_AFTER_FAULT_IN_MS = 1_000;
/** Tabs reconnect spread over this time, so that a restart does not bring them all at once. */
const RETRY_IN_MS = { from: 1_000, spread: 4_000 };

/** Brings the events of all open tabs of this process from the database to them. */
export function createChatHub(base: BaseContext): ChatHub {
  const tabs = createTabs((userKey) => reader.readFor([userKey]));
  const reader = createReader(base, tabs);
  let sweeping: Promise<void> | null = null;
  let isClosed = false;

  const sweep = async (): Promise<void> => {
    const userKeys = tabs.userKeys();
    if (userKeys.length === 0) return;
    await endDeadSessions(base, tabs, userKeys);
    const late = (await listFeeds(base.db, userKeys)).filter(({ userKey, lastSeq }) =>
      [...tabs.of(userKey)].some(({ position }) => position !== null && position < lastSeq),
    );
    reader.readFor(late.map(({ userKey }) => userKey));
  };

  const startSweep = (): void => {
    sweeping ??= sweep()
      .catch((error: unknown) => base.logger.warn({ err: error }, 'open chats could not be checked'))
      .finally(() => {
        sweeping = null;
      });
  };

  const listener = openListener(base.db, {
    channel: 'chat_events',
    onNotice: (payload) => reader.readFor(payload.split(' ').map(Number)),
    onConnect: startSweep,
    onError: (error) => base.logger.warn({ err: error }, 'notices of the database cannot be heard'),
  });
  const timers = [
    setInterval(tabs.keepAlive, KEEP_ALIVE_EVERY_IN_MS).unref(),
    setInterval(startSweep, SWEEP_EVERY_IN_MS).unref(),
  ];

  return {
    isFull: () => isClosed || tabs.count() >= MOST_TABS,
    open: async (output, owner, after) => {
      const tab = tabs.open(output, owner);
      tabs.write(tab, `retry: ${RETRY_IN_MS.from + Math.floor(Math.random() * RETRY_IN_MS.spread)}\n\n`);
      try {
        const { text, position } = await greetingOf(base, owner.userKey, after);
        if (text !== null) tabs.write(tab, text);
        tab.position = position;
        reader.readFor([owner.userKey]);
      } catch (error) {
        base.logger.warn({ err: error }, 'a stream of events could not start');
        output.end();
      }
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      timers.forEach((timer) => clearInterval(timer));
      tabs.endAll('SHUTDOWN');
      await Promise.all([listener.close(), reader.close(), sweeping]);
    },
  };
}

/** Tabs of ended sessions get nothing more; checked before anything is written. */
async function endDeadSessions(base: BaseContext, tabs: Tabs, userKeys: readonly number[]): Promise<void> {
  const open = userKeys.flatMap((key) => [...tabs.of(key)]);
  if (open.length === 0) return;
  const ids = [...new Set(open.map(({ sessionId }) => sessionId))];
  const facts = { now: base.clock(), admitsSamples: admitsSamples(base.config) };
  const alive = await listLiveSessionIds(base.db, ids, facts);
  for (const tab of open) if (!alive.has(tab.sessionId)) tabs.end(tab, 'SESSION_ENDED');
}

type Reader = { readFor: (userKeys: readonly number[]) => void; close: () => Promise<void> };

/** Reads the next events of the people who have some: many people per query, one query at a time. */
function createReader(base: BaseContext, tabs: Tabs): Reader {
  const dirty = new Set<number>();
  let reading: Promise<void> = Promise.resolve();
  let isReading = false;
  let isClosed = false;

  const writeToAll = (row: EventRow, text: string | null, after: number): void => {
    for (const tab of tabs.of(row.user_key)) {
      const [position] = writablePosition(tab);
      // A tab opened during the read may need older events: it is served next.
      if (position === undefined || position < after || position >= row.event_seq) continue;
      tab.position = row.event_seq;
      if (text !== null) tabs.write(tab, text);
    }
  };

  const deliver = async (userKeys: readonly number[]): Promise<void> => {
    const wanted = userKeys.flatMap((userKey) => {
      const positions = [...tabs.of(userKey)].flatMap(writablePosition);
      return positions.length > 0 ? [{ userKey, after: Math.min(...positions) }] : [];
    });
    if (wanted.length === 0) return;
    const [rows] = await Promise.all([
      listEvents(base.db, wanted, EVENTS_PER_READ),
      endDeadSessions(base, tabs, userKeys),
    ]);
    const texts = await eventTexts(base, rows);
    const starts = new Map(wanted.map(({ userKey, after }) => [userKey, after]));
    for (const [index, row] of rows.entries())
      writeToAll(row, texts[index] ?? null, starts.get(row.user_key) ?? row.event_seq);
    // A full portion: there may be more.
    for (const [userKey, events] of Map.groupBy(rows, (row) => row.user_key))
      if (events.length === EVENTS_PER_READ) dirty.add(userKey);
  };

  const readOn = async (): Promise<void> => {
    while (dirty.size > 0 && !isClosed) {
      const userKeys = [...dirty].slice(0, USERS_PER_READ);
      userKeys.forEach((key) => dirty.delete(key));
      try {
        await deliver(userKeys);
      } catch (error) {
        // Nothing is lost: the periodic sweep finds the events again.
        base.logger.error({ err: error, event: 'chat.stream-failed' }, 'events could not be read');
        if (!isClosed) await wait(RETRY_AFTER_FAULT_IN_MS, undefined, { ref: false });
      }
    }
    isReading = false;
  };

  return {
    readFor: (userKeys) => {
      for (const key of userKeys) if ([...tabs.of(key)].length > 0) dirty.add(key);
      if (isReading || isClosed || dirty.size === 0) return;
      isReading = true;
      reading = readOn();
    },
    close: async () => {
      isClosed = true;
      await reading;
    },
  };
}

/** The first event for a tab, and the number from which its events continue. */
type Greeting = { text: string | null; position: number };

/** Where a stream starts: after the last event the tab has seen, or from now on where that is unknown or too long ago. */
async function greetingOf(base: BaseContext, userKey: number, after: string | null): Promise<Greeting> {
  const known = after !== null && /^\d{1,15}$/.test(after) ? Number(after) : null;
  const { lastSeq, canResume } = await findFeed(base.db, userKey, known ?? 0);
  if (known !== null && canResume) return { text: null, position: known };
  const unreadTotal = (await countUnread(base.db, [userKey])).get(userKey) ?? 0;
  const kind = after === null ? 'hello' : 'reset';
  const text = asServerSentEvent({ kind, lastEventId: String(lastSeq), unreadTotal }, lastSeq);
  return { text, position: lastSeq };
}

/** Each event as sent to its reader; null where the reader may not see it any more. */
async function eventTexts(base: BaseContext, rows: readonly EventRow[]): Promise<(string | null)[]> {
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

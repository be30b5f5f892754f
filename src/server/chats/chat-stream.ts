import type { ServerResponse } from 'node:http';
import type { ChatEvent } from '#contract/chats.schemas.ts';
import { admitsSamples } from '#server/accounts/sample-accounts.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type Listener, openListener } from '#server/platform/listener.ts';
import { asServerSentEvent, presentEvent } from './chat-event.presenter.ts';
import { type EventRow, findFeed, listEvents, listFeeds, listLiveSessionIds } from './chat-events.repository.ts';
import { countUnread } from './chats.repository.ts';
import { presentChats } from './chats.service.ts';

type StreamEnd = Extract<ChatEvent, { kind: 'bye' }>['reason'];

/** One open tab. Kept small: thousands of them wait at once. */
type Stream = {
  userKey: number;
  sessionId: string;
  output: ServerResponse;
  /** Number of the last event written; null until the start is known. */
  position: number | null;
  /** The reader is slower than its events: nothing more is written until its connection has drained. */
  waitsSince: number | null;
  lastWrittenAt: number;
};

export type ChatHub = {
  /** Starts to write events; `after`: number of the last one the tab has seen, null for none. */
  open: (output: ServerResponse, owner: { userKey: number; sessionId: string }, after: string | null) => Promise<void>;
  isFull: () => boolean;
  /** Says goodbye to every tab and stops listening. */
  close: () => Promise<void>;
};

const MOST_STREAMS_PER_USER = 10;
const MOST_STREAMS = 20_000;
const USERS_PER_READ = 200;
const EVENTS_PER_READ = 50;
const HEARTBEAT_IN_MS = 25_000;
const TICK_IN_MS = 5_000;
/** Finds what a lost notice kept back, and sessions that ended. */
const SWEEP_IN_MS = 2_000;
const SLOW_AFTER_IN_MS = 30_000;
const RETRY_AFTER_FAULT_IN_MS = 1_000;
/** Tabs come back spread over this time, so that a restart does not bring them all at once. */
const RETRY_IN_MS = { from: 1_000, spread: 4_000 };

/** Brings the events of all open tabs of this process from the database to them. */
export function createChatHub(base: BaseContext): ChatHub {
  const streamsByUser = new Map<number, Set<Stream>>();
  const dirty = new Set<number>();
  let streamCount = 0;
  let isReading = false;
  let isClosed = false;
  let sweeping: Promise<void> | null = null;
  let reading: Promise<void> = Promise.resolve();

  const all = function* (): Generator<Stream> {
    for (const streams of streamsByUser.values()) yield* streams;
  };

  const remove = (stream: Stream): void => {
    const streams = streamsByUser.get(stream.userKey);
    if (!streams?.delete(stream)) return;
    streamCount -= 1;
    if (streams.size === 0) streamsByUser.delete(stream.userKey);
  };

  const write = (stream: Stream, text: string): void => {
    stream.lastWrittenAt = performance.now();
    if (stream.output.write(text) || stream.waitsSince !== null) return;
    stream.waitsSince = performance.now();
    stream.output.once('drain', () => {
      stream.waitsSince = null;
      wake([stream.userKey]);
    });
  };

  const end = (stream: Stream, reason: StreamEnd): void => {
    remove(stream);
    // Who does not read would not read this either; the connection must not wait for it.
    if (reason === 'SLOW') return void stream.output.destroy();
    stream.output.end(asServerSentEvent({ kind: 'bye', reason }, null));
  };

  const wake = (userKeys: Iterable<number>): void => {
    for (const key of userKeys) if (streamsByUser.has(key)) dirty.add(key);
    if (isReading || isClosed || dirty.size === 0) return;
    isReading = true;
    reading = readOn();
  };

  const readOn = async (): Promise<void> => {
    while (dirty.size > 0 && !isClosed) {
      const userKeys = [...dirty].slice(0, USERS_PER_READ);
      userKeys.forEach((key) => dirty.delete(key));
      try {
        await deliver(userKeys);
      } catch (error) {
        base.logger.error({ err: error, event: 'chat.stream-failed' }, 'events could not be read');
        // Nothing is lost: the sweep finds them again.
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_FAULT_IN_MS).unref());
      }
    }
    isReading = false;
  };

  const deliver = async (userKeys: readonly number[]): Promise<void> => {
    const wanted = userKeys.flatMap((userKey) => {
      const positions = [...(streamsByUser.get(userKey) ?? [])].flatMap(writablePosition);
      return positions.length > 0 ? [{ userKey, after: Math.min(...positions) }] : [];
    });
    if (wanted.length === 0) return;
    const [rows] = await Promise.all([listEvents(base.db, wanted, EVENTS_PER_READ), endDeadSessions(userKeys)]);
    if (rows.length === 0) return;
    const texts = await textsOf(rows);
    for (const [index, row] of rows.entries()) writeToAll(row, texts[index] ?? null);
    const counts = Map.groupBy(rows, (row) => row.user_key);
    // A full portion: there may be more.
    for (const [userKey, events] of counts) if (events.length === EVENTS_PER_READ) dirty.add(userKey);
  };

  const writeToAll = (row: EventRow, text: string | null): void => {
    for (const stream of streamsByUser.get(row.user_key) ?? []) {
      const position = writablePosition(stream)[0];
      if (position === undefined || position >= row.event_seq) continue;
      stream.position = row.event_seq;
      if (text !== null) write(stream, text);
    }
  };

  const textsOf = async (rows: readonly EventRow[]): Promise<(string | null)[]> => {
    const unread = await countUnread(base.db, [...new Set(rows.map((row) => row.user_key))]);
    const chats = await chatsOf(rows.filter((row) => row.event_kind === 'chat'));
    return rows.map((row) => {
      const chat = chats.get(`${row.user_key} ${row.key}`) ?? null;
      const event = presentEvent(row, { unreadTotal: unread.get(row.user_key) ?? 0, chat });
      return event && asServerSentEvent(event, row.event_seq);
    });
  };

  const chatsOf = async (rows: readonly EventRow[]) => {
    const found = new Map<string, Awaited<ReturnType<typeof presentChats>> extends Map<number, infer C> ? C : never>();
    for (const [userKey, events] of Map.groupBy(rows, (row) => row.user_key)) {
      const keys = [...new Set(events.map((row) => row.key))];
      for (const [key, chat] of await presentChats(base, keys, userKey)) found.set(`${userKey} ${key}`, chat);
    }
    return found;
  };

  const endDeadSessions = async (userKeys: Iterable<number>): Promise<void> => {
    const streams = [...userKeys].flatMap((key) => [...(streamsByUser.get(key) ?? [])]);
    if (streams.length === 0) return;
    const ids = [...new Set(streams.map(({ sessionId }) => sessionId))];
    const facts = { now: base.clock(), admitsSamples: admitsSamples(base.config) };
    const alive = await listLiveSessionIds(base.db, ids, facts);
    for (const stream of streams) if (!alive.has(stream.sessionId)) end(stream, 'SESSION_ENDED');
  };

  const sweep = async (): Promise<void> => {
    const userKeys = [...streamsByUser.keys()];
    if (userKeys.length === 0) return;
    await endDeadSessions(userKeys);
    const late = (await listFeeds(base.db, userKeys)).filter(({ userKey, lastSeq }) =>
      [...(streamsByUser.get(userKey) ?? [])].some((stream) => stream.position !== null && stream.position < lastSeq),
    );
    wake(late.map(({ userKey }) => userKey));
  };

  const startSweep = (): void => {
    sweeping ??= sweep()
      .catch((error: unknown) => base.logger.warn({ err: error }, 'open chats could not be checked'))
      .finally(() => {
        sweeping = null;
      });
  };

  const tick = (): void => {
    const now = performance.now();
    for (const stream of all()) {
      if (stream.waitsSince !== null) {
        if (now - stream.waitsSince > SLOW_AFTER_IN_MS) end(stream, 'SLOW');
      } else if (now - stream.lastWrittenAt >= HEARTBEAT_IN_MS - TICK_IN_MS) write(stream, ':\n\n');
    }
  };

  const greet = async (stream: Stream, after: string | null): Promise<void> => {
    const known = after !== null && /^\d{1,15}$/.test(after) ? Number(after) : null;
    const { lastSeq, canResume } = await findFeed(base.db, stream.userKey, known ?? 0);
    if (known !== null && canResume) {
      stream.position = known;
      return;
    }
    const unreadTotal = (await countUnread(base.db, [stream.userKey])).get(stream.userKey) ?? 0;
    const kind = after === null ? 'hello' : 'reset';
    write(stream, asServerSentEvent({ kind, lastEventId: String(lastSeq), unreadTotal }, lastSeq));
    stream.position = lastSeq;
  };

  const listener: Listener = openListener(base.db, {
    channel: 'chat_events',
    onNotice: (payload) => wake(payload.split(' ').map(Number)),
    onConnect: startSweep,
    onError: (error) => base.logger.warn({ err: error }, 'notices of the database cannot be heard'),
  });
  const timers = [setInterval(tick, TICK_IN_MS).unref(), setInterval(startSweep, SWEEP_IN_MS).unref()];

  return {
    isFull: () => isClosed || streamCount >= MOST_STREAMS,
    open: async (output, { userKey, sessionId }, after) => {
      const stream: Stream = {
        userKey,
        sessionId,
        output,
        position: null,
        waitsSince: null,
        lastWrittenAt: performance.now(),
      };
      const streams = streamsByUser.get(userKey) ?? new Set();
      streamsByUser.set(userKey, streams.add(stream));
      streamCount += 1;
      output.on('close', () => remove(stream));
      output.on('error', () => remove(stream));
      const [oldest] = streams;
      if (streams.size > MOST_STREAMS_PER_USER && oldest) end(oldest, 'TOO_MANY');
      write(stream, `retry: ${RETRY_IN_MS.from + Math.floor(Math.random() * RETRY_IN_MS.spread)}\n\n`);
      try {
        await greet(stream, after);
        wake([userKey]);
      } catch (error) {
        base.logger.warn({ err: error }, 'a stream of events could not start');
        remove(stream);
        output.end();
      }
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      timers.forEach((timer) => clearInterval(timer));
      for (const stream of [...all()]) end(stream, 'SHUTDOWN');
      await Promise.all([listener.close(), reading, sweeping]);
    },
  };
}

/** Where to go on writing, as a list of one; empty for a tab that is not ready for more. */
const writablePosition = ({ position, waitsSince, output }: Stream): number[] =>
  position === null || waitsSince !== null || output.destroyed ? [] : [position];

import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ChatEvent, Message } from '#contract/chats/chats.schemas.ts';
import { newId } from '#server/platform/ids.ts';
import { type ChatsState, applyEvent, withMessage, withNewestPage, withTalk } from '#web/chats/store/chat-state.ts';
import { type Talk, type Talker, chatCalls } from '#test/chats.ts';
import { type EventReader, readEvents } from '#test/event-reader.ts';
import { createTestApp } from '#test/test-app.ts';

/** The same as in the model, with real processes: two of them on one database, and tabs that change between them. */

const RUNS = 50;
const AT_ONCE = 5;
const environment = { SESSION_SECRET: 'one secret for all processes of the test, long enough' };
const one = await createTestApp({ environment });
const two = await createTestApp({ environment, db: one.db });
const addresses = await Promise.all([one, two].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
const processes = [chatCalls(one), chatCalls(two)];

type Tab = { who: Talker; state: ChatsState; reader: EventReader | null; taken: number; lastEventId: string | null };

const asEvent = (data: unknown): ChatEvent => data as ChatEvent;

function takeEvents(tab: Tab): void {
  const { reader } = tab;
  if (!reader) return;
  for (const { id, data } of reader.events.slice(tab.taken)) {
    tab.state = applyEvent(tab.state, asEvent(data), tab.who.id);
    tab.lastEventId = id ?? tab.lastEventId;
  }
  tab.taken = reader.events.length;
}

function drop(tab: Tab): void {
  // Data in transit is lost when a connection breaks: only received data counts.
  tab.reader?.drop();
  tab.reader = null;
  tab.taken = 0;
}

function connect(tab: Tab): void {
  const address = addresses[Math.floor(Math.random() * addresses.length)] ?? '';
  tab.reader = readEvents(`${address}/api/v1/chats/events`, {
    headers: tab.who.headers,
    lastEventId: tab.lastEventId,
  });
}

const messagesOf = (tab: Tab, chatId: string): readonly Message[] => tab.state.talks[chatId]?.messages ?? [];
const callsOfAny = () => processes[Math.floor(Math.random() * processes.length)] ?? chatCalls(one);

async function send(tab: Tab, { chatId }: Talk, outbox: Map<string, string>): Promise<void> {
  const [id, text] = [...outbox][0] ?? [];
  if (id === undefined || text === undefined) return;
  const tries = Array.from({ length: Math.random() < 0.3 ? 2 : 1 }, () =>
    callsOfAny().say(tab.who, chatId, text, { id }),
  );
  const [reply] = await Promise.all(tries);
  // The answer gets lost now and then: the message is sent again with its id.
  if (Math.random() < 0.3 || reply?.status !== 201) return;
  tab.state = withMessage(tab.state, reply.body);
  outbox.delete(id);
}

async function play(run: number): Promise<number> {
  const talk = await callsOfAny().talk();
  const { chatId } = talk;
  const empty: ChatsState = { chats: [], talks: {}, unreadTotal: 0 };
  const tabs: Tab[] = [talk.seller, talk.buyer].map((who) => {
    const state = withTalk(empty, chatId, { status: 'READY' });
    return { who, state, reader: null, taken: 0, lastEventId: '0' };
  });
  // The buyer's first event announces the new chat; the seller has none yet.
  const outboxes = tabs.map(() => new Map<string, string>());
  let written = 0;
  for (let turn = 0; turn < 24; turn += 1) {
    const side = Math.random() < 0.5 ? 0 : 1;
    const [tab, outbox] = [tabs[side], outboxes[side]];
    if (!tab || !outbox) throw new Error('Two sides talk.');
    const chance = Math.random();
    if (chance < 0.35) outbox.set(newId(), `Satz ${(written += 1)}`);
    else if (chance < 0.65) await send(tab, talk, outbox);
    else if (chance < 0.75) drop(tab);
    else if (chance < 0.9) tab.reader ??= (connect(tab), tab.reader);
    else await wait(5);
    takeEvents(tab);
  }
  for (const [side, tab] of tabs.entries()) {
    for (const outbox = outboxes[side]; outbox && outbox.size > 0;) await send(tab, talk, outbox);
    if (!tab.reader) connect(tab);
  }
  const stored: Message[] = await callsOfAny().messages(talk.seller, chatId, '?size=100');
  expect({ run, count: stored.length }).toEqual({ run, count: written });
  const ids = stored.map(({ id }) => id);
  for (const tab of tabs) {
    await expect
      .poll(() => (takeEvents(tab), messagesOf(tab, chatId).map(({ id }) => id)), { timeout: 15_000 })
      .toEqual(ids);
    const page = (await callsOfAny().call('GET', `/${chatId}/messages?size=7`, tab.who)).body;
    expect(messagesOf({ ...tab, state: withNewestPage(tab.state, chatId, page) }, chatId).map(({ id }) => id)).toEqual(
      ids,
    );
    drop(tab);
  }
  return ids.length;
}

test(`${RUNS} talks between two processes end with both sides seeing the same list`, { timeout: 120_000 }, async () => {
  let said = 0;
  for (let run = 0; run < RUNS; run += AT_ONCE) {
    const talks = Array.from({ length: AT_ONCE }, (_, index) => play(run + index));
    for (const count of await Promise.all(talks)) said += count;
  }
  expect(said).toBeGreaterThan(RUNS);
});

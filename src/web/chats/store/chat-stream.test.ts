import { afterEach, expect, test, vi } from 'vitest';
import type { ChatEvent } from '#contract/chats/chats.schemas.ts';
import type { StreamState } from './chat-stream.ts';
import { openChatStream } from './chat-stream.ts';

afterEach(() => vi.useRealTimers());

type Line = { chunks: string[]; status?: number; stays?: boolean };

/** A server that answers one connection after the other; `asked` are the requested addresses. */
function open(lines: Line[]) {
  const asked: string[] = [];
  const events: ChatEvent[] = [];
  const states: StreamState[] = [];
  const fetchLine: typeof fetch = async (input, init) => {
    asked.push(String(input));
    const line = lines.shift() ?? { chunks: [], stays: true };
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of line.chunks) controller.enqueue(new TextEncoder().encode(chunk));
        if (!line.stays) controller.close();
        init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return new Response(body, { status: line.status ?? 200 });
  };
  const stream = openChatStream({
    fetch: fetchLine,
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
    random: () => 0,
  });
  return { stream, asked, events, states };
}

const hello = 'id: 5\ndata: {"kind":"hello","lastEventId":"5","unreadTotal":0}\n\n';
const chat = (id: number) => `id: ${id}\ndata: {"kind":"chat","chatId":"c","chat":null,"unreadTotal":0}\n\n`;

test('hands on events once each, also where they come in pieces, between signs of life', async () => {
  const { stream, events, states } = open([
    { chunks: ['retry: 1000\n\n', hello.slice(0, 20), `${hello.slice(20)}: noch da\n\n`, chat(6)], stays: true },
  ]);
  await expect.poll(() => events.map((event) => event.kind)).toEqual(['hello', 'chat']);
  expect(new Set(states)).toEqual(new Set(['CONNECTING', 'LIVE']));
  stream.close();
});

test('comes back after the last event it has seen', async () => {
  vi.useFakeTimers();
  const { stream, asked } = open([{ chunks: [hello, chat(6)] }, { chunks: [chat(7)] }]);
  await vi.advanceTimersByTimeAsync(600);
  await vi.advanceTimersByTimeAsync(600);
  expect(asked).toEqual(['/api/v1/chats/events', '/api/v1/chats/events?nach=6', '/api/v1/chats/events?nach=7']);
  stream.close();
});

test('a line that goes on where it broke is live, also while it has nothing to tell', async () => {
  vi.useFakeTimers();
  const { stream, states } = open([{ chunks: [hello] }, { chunks: [], stays: true }]);
  await vi.advanceTimersByTimeAsync(600);
  expect(states.slice(states.indexOf('LOST'))).toEqual(['LOST', 'LIVE']);
  stream.close();
});

test('waits longer after every failure, and not at all once the net is back', async () => {
  vi.useFakeTimers();
  const refused = { chunks: [], status: 503 };
  const { stream, asked } = open([refused, refused, refused, refused]);
  await vi.advanceTimersByTimeAsync(500 + 1000);
  expect(asked).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked).toHaveLength(3);
  stream.reconnect();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(4);
  stream.close();
});

test('a line that is silent for a minute counts as dead', async () => {
  vi.useFakeTimers();
  const { stream, asked } = open([{ chunks: [hello], stays: true }]);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
  stream.close();
});

test.each([
  ['the session has ended', '{"kind":"bye","reason":"SESSION_ENDED"}', 'SIGNED_OUT'],
  ['there are too many tabs', '{"kind":"bye","reason":"TOO_MANY"}', 'TOO_MANY'],
])('stays away when %s', async (_name, data, state) => {
  vi.useFakeTimers();
  const { asked, states } = open([{ chunks: [`data: ${data}\n\n`], stays: true }]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toHaveLength(1);
  expect(states.at(-1)).toBe(state);
});

test('sleeps without a net until it is woken', async () => {
  vi.useFakeTimers();
  const { stream, asked } = open([{ chunks: [hello], stays: true }]);
  await vi.advanceTimersByTimeAsync(0);
  stream.pause();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toHaveLength(1);
  stream.reconnect();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/api/v1/chats/events', '/api/v1/chats/events?nach=5']);
  stream.close();
});

import { MINUTE_IN_MS } from '#domain/durations.ts';
import type { ChatEvent } from '#contract/chats/chats.schemas.ts';
import { openChatEvents } from '#contract/chats/chats.ts';
import { retryDelayInMs } from '#web/api/retries.ts';

/** LIVE: events arrive. LOST: looked for again and again. The others have ended for good. */
export type StreamState = 'CONNECTING' | 'LIVE' | 'LOST' | 'SIGNED_OUT' | 'TOO_MANY' | 'CLOSED';

export type StreamOptions = {
  fetch: typeof fetch;
  onEvent: (event: ChatEvent) => void;
  onState: (state: StreamState) => void;
  /** 0 to 1, so that many tabs do not come back at the same moment. */
  random: () => number;
};

export type ChatStream = {
  /** The network is back or the tab visible again: reconnects at once instead of waiting. */
  reconnect: () => void;
  /** The network is down: waits for `reconnect`. */
  pause: () => void;
  close: () => void;
};

/** The server sends a heartbeat every 25 s: after two missing ones the connection counts as lost. */
const SILENCE_IN_MS = MINUTE_IN_MS;

type Ending = 'AGAIN' | 'SIGNED_OUT' | 'TOO_MANY';

/** Keeps one connection to the server open and passes on every event once, in order, across reconnections. */
export function openChatStream({ fetch: fetchNow, onEvent, onState, random }: StreamOptions): ChatStream {
  let lastEventId: string | null = null;
  let failures = 0;
  let isClosed = false;
  let isAsleep = false;
  let line = new AbortController();
  let endPause: () => void = () => undefined;

  const pause = (delayInMs: number | null): Promise<void> =>
    new Promise((resolve) => {
      const timer = delayInMs === null ? undefined : setTimeout(resolve, delayInMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const take = (event: ChatEvent, id: string | null): Ending | null => {
    if (id !== null && id !== '') lastEventId = id;
    failures = 0;
    onEvent(event);
    if (event.kind !== 'bye') return null;
    if (event.reason === 'TOO_MANY') return 'TOO_MANY';
    return event.reason === 'SESSION_ENDED' ? 'SIGNED_OUT' : 'AGAIN';
  };

  const listen = async (): Promise<Ending> => {
    line = new AbortController();
    const query = lastEventId === null ? '' : `?nach=${encodeURIComponent(lastEventId)}`;
    const reply = await fetchNow(openChatEvents.path + query, {
      headers: { accept: 'text/event-stream' },
      cache: 'no-store',
      signal: line.signal,
    });
    if (reply.status === 401) return 'SIGNED_OUT';
    if (!reply.ok || reply.body === null) return 'AGAIN';
    // A resumed connection may be silent for long.
    onState('LIVE');
    return readEvents(reply.body, line, take);
  };

  const run = async (): Promise<void> => {
    onState('CONNECTING');
    while (!isClosed) {
      const ending = isAsleep ? 'AGAIN' : await listen().catch((): Ending => 'AGAIN');
      if (isClosed) return;
      if (ending !== 'AGAIN') return onState(ending);
      onState('LOST');
      const delayInMs = retryDelayInMs(failures) * (0.5 + random() / 2);
      failures += 1;
      await pause(isAsleep ? null : delayInMs);
    }
  };
  void run();

  return {
    reconnect: () => {
      isAsleep = false;
      failures = 0;
      endPause();
    },
    pause: () => {
      isAsleep = true;
      line.abort();
    },
    close: () => {
      isClosed = true;
      line.abort();
      endPause();
      onState('CLOSED');
    },
  };
}

type Take = (event: ChatEvent, id: string | null) => Ending | null;

/** Reads server-sent events until the line ends or an event ends it. */
async function readEvents(body: ReadableStream<Uint8Array>, line: AbortController, take: Take): Promise<Ending> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let silence = setTimeout(() => line.abort(), SILENCE_IN_MS);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'AGAIN';
      clearTimeout(silence);
      silence = setTimeout(() => line.abort(), SILENCE_IN_MS);
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const { id, data } = fieldsOf(block);
        const ending = data === '' ? null : take(eventOf(data), id);
        if (ending !== null) return ending;
      }
    }
  } finally {
    clearTimeout(silence);
    line.abort();
  }
}

function fieldsOf(block: string): { id: string | null; data: string } {
  let id: string | null = null;
  const data: string[] = [];
  for (const text of block.split('\n')) {
    if (text.startsWith('id:')) id = text.slice(3).trim();
    if (text.startsWith('data:')) data.push(text.slice(5).trimStart());
  }
  return { id, data: data.join('\n') };
}

/** The server checks its events against the contract. */
function eventOf(data: string): ChatEvent {
  const event: ChatEvent = JSON.parse(data);
  return event;
}

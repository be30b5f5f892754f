import { type ClientRequest, type IncomingMessage, request } from 'node:http';

export type ReadEvent = { id: string | null; data: Record<string, unknown> & { kind: string } };

export type EventReader = {
  events: ReadEvent[];
  /** Headers of the answer; waits for them. */
  opened: Promise<IncomingMessage>;
  /** Id of the last event, as a browser would send it when it comes back. */
  lastId: () => string | null;
  comments: () => number;
  retryInMs: () => number | null;
  isEnded: () => boolean;
  /** Waits until a condition holds. */
  until: (holds: (events: ReadEvent[]) => boolean, timeoutInMs?: number) => Promise<void>;
  /** Breaks the connection, without a goodbye. */
  drop: () => void;
  /** Stops taking bytes from the connection, and goes on. */
  pause: () => void;
  resume: () => void;
};

type ReaderOptions = { headers: Record<string, string>; lastEventId?: string | null };

/** Reads a stream of server-sent events over a real connection, as EventSource does. */
export function readEvents(url: string, { headers, lastEventId }: ReaderOptions): EventReader {
  const events: ReadEvent[] = [];
  const waiting = new Set<() => void>();
  let id: string | null = lastEventId ?? null;
  let rest = '';
  let comments = 0;
  let retryInMs: number | null = null;
  let isEnded = false;
  let response: IncomingMessage | null = null;
  const told = (): void => waiting.forEach((check) => check());

  const take = (block: string): void => {
    let data = '';
    for (const line of block.split('\n')) {
      if (line.startsWith(':')) comments += 1;
      if (line.startsWith('retry: ')) retryInMs = Number(line.slice(7));
      if (line.startsWith('id: ')) id = line.slice(4);
      if (line.startsWith('data: ')) data += line.slice(6);
    }
    if (data !== '') events.push({ id: block.startsWith('id: ') ? id : null, data: JSON.parse(data) });
  };

  const resumeFrom: Record<string, string> =
    lastEventId === undefined || lastEventId === null ? {} : { 'last-event-id': lastEventId };
  const asked: ClientRequest = request(url, { headers: { ...headers, ...resumeFrom }, agent: false });
  const opened = new Promise<IncomingMessage>((resolve, reject) => {
    asked.on('error', reject);
    asked.on('response', (incoming) => {
      response = incoming;
      resolve(incoming);
      incoming.setEncoding('utf8');
      incoming.on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop() ?? '';
        blocks.forEach(take);
        told();
      });
      incoming.on('error', () => undefined);
      incoming.on('close', () => {
        isEnded = true;
        told();
      });
    });
  });
  opened.catch(() => {
    isEnded = true;
    told();
  });
  asked.end();

  const until: EventReader['until'] = (holds, timeoutInMs = 10_000) =>
    new Promise((resolve, reject) => {
      const finish = (settle: () => void): void => {
        clearTimeout(timer);
        waiting.delete(check);
        settle();
      };
      const check = (): void => {
        if (holds(events)) finish(resolve);
      };
      const timer = setTimeout(
        () => finish(() => reject(new Error(`Waited in vain; events: ${JSON.stringify(events.slice(-5))}`))),
        timeoutInMs,
      );
      waiting.add(check);
      check();
    });

  return {
    events,
    opened,
    until,
    lastId: () => id,
    comments: () => comments,
    retryInMs: () => retryInMs,
    isEnded: () => isEnded,
    drop: () => void asked.destroy(),
    pause: () => void response?.pause(),
    resume: () => void response?.resume(),
  };
}

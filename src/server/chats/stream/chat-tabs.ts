import type { ServerResponse } from 'node:http';
import type { ChatEvent } from '#contract/chats/chats.schemas.ts';

type StreamEnd = Extract<ChatEvent, { kind: 'bye' }>['reason'];

/** One open tab. Kept small: thousands of them wait at once. */
export type Tab = {
  userKey: number;
  sessionId: string;
  output: ServerResponse;
  /** Number of the last event written; null until the start is known. */
  position: number | null;
  /** The connection is full: nothing more is written until it has drained. */
  waitsSince: number | null;
  lastWrittenAt: number;
};

export type Tabs = {
  open: (output: ServerResponse, owner: Pick<Tab, 'userKey' | 'sessionId'>) => Tab;
  of: (userKey: number) => Iterable<Tab>;
  userKeys: () => number[];
  count: () => number;
  write: (tab: Tab, text: string) => void;
  end: (tab: Tab, reason: StreamEnd) => void;
  endAll: (reason: StreamEnd) => void;
  /** Sends heartbeats on idle connections; closes tabs that do not read. */
  keepAlive: () => void;
};

const MOST_TABS_PER_USER = 10;
const SLOW_AFTER_IN_MS = 30_000;
/** Proxies close a connection after 30 to 60 s without data. */
const HEARTBEAT_IN_MS = 20_000;

/** The open tabs of this process; `onDrained` is called for each that can be written to again. */
export function createTabs(onDrained: (userKey: number) => void): Tabs {
  const tabsByUser = new Map<number, Set<Tab>>();
  let count = 0;

  const remove = (tab: Tab): void => {
    const tabs = tabsByUser.get(tab.userKey);
    if (!tabs?.delete(tab)) return;
    count -= 1;
    if (tabs.size === 0) tabsByUser.delete(tab.userKey);
  };

  const all = (): Tab[] => [...tabsByUser.values()].flatMap((tabs) => [...tabs]);

  const write: Tabs['write'] = (tab, text) => {
    tab.lastWrittenAt = performance.now();
    if (tab.output.write(text) || tab.waitsSince !== null) return;
    tab.waitsSince = performance.now();
    tab.output.once('drain', () => {
      tab.waitsSince = null;
      onDrained(tab.userKey);
    });
  };

  const end: Tabs['end'] = (tab, reason) => {
    remove(tab);
    // Who does not read would not read this either; the connection must not wait for it.
    if (reason === 'SLOW') tab.output.destroy();
    else tab.output.end(asServerSentEvent({ kind: 'bye', reason }, null));
  };

  const open: Tabs['open'] = (output, owner) => {
    const tab: Tab = { ...owner, output, position: null, waitsSince: null, lastWrittenAt: performance.now() };
    const tabs = tabsByUser.get(tab.userKey) ?? new Set();
    tabsByUser.set(tab.userKey, tabs.add(tab));
    count += 1;
    output.on('close', () => remove(tab));
    output.on('error', () => remove(tab));
    const [oldest] = tabs;
    if (tabs.size > MOST_TABS_PER_USER && oldest) end(oldest, 'TOO_MANY');
    return tab;
  };

  const keepAlive = (): void => {
    const now = performance.now();
    for (const tab of all()) {
      if (tab.waitsSince === null) {
        if (now - tab.lastWrittenAt >= HEARTBEAT_IN_MS) write(tab, ':\n\n');
      } else if (now - tab.waitsSince > SLOW_AFTER_IN_MS) end(tab, 'SLOW');
    }
  };

  return {
    open,
    write,
    end,
    keepAlive,
    of: (userKey) => tabsByUser.get(userKey) ?? [],
    userKeys: () => [...tabsByUser.keys()],
    count: () => count,
    endAll: (reason) => all().forEach((tab) => end(tab, reason)),
  };
}

/** One server-sent event; its id is the number from which a broken stream goes on. */
export const asServerSentEvent = (event: ChatEvent, id: number | null): string =>
  `${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;

/** Where to go on writing, as a list of one; empty for a tab that is not ready for more. */
export const writablePosition = ({ position, waitsSince, output }: Tab): number[] =>
  position === null || waitsSince !== null || output.destroyed ? [] : [position];

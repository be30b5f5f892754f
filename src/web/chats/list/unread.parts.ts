/** The unread number as known to a page: a count, or that there is some. */
export type Unread = number | 'SOME';

const CHANNEL = 'stammplatz-chats';

let known: Unread | null = null;
const listeners = new Set<() => void>();

/** Null until this tab has heard more than the server wrote into the page. */
export const knownUnread = (): Unread | null => known;

export function subscribeToUnread(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

export function takeUnread(unread: Unread | null): void {
  if (known === unread) return;
  known = unread;
  for (const listener of listeners) listener();
}

/** A page with an open stream informs the other tabs of this browser. */
export function announceUnread({ viewerId, count }: { viewerId: string; count: number }): void {
  takeUnread(count);
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ viewerId, count });
  channel.close();
}

/** Subscribes to the unread counts of other tabs of this browser. */
export function receiveUnread(viewerId: string): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || Reflect.get(data, 'viewerId') !== viewerId) return;
    const count: unknown = Reflect.get(data, 'count');
    if (typeof count === 'number') takeUnread(count);
  });
  return () => channel.close();
}

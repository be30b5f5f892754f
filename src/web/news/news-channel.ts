const CHANNEL = 'stammplatz-news';

/** Tells the bells of all tabs of this browser that the news were seen. */
export function announceSeen(viewerId: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ viewerId });
  channel.close();
}

/** Subscribes to news being seen in this tab or another. */
export function subscribeToNewsSeen(viewerId: string, onSeen: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && Reflect.get(data, 'viewerId') === viewerId) onSeen();
  });
  return () => channel.close();
}

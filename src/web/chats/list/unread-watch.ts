import type { ChatStream } from '#web/chats/store/chat-stream.ts';
import { openChatStream } from '#web/chats/store/chat-stream.ts';
import { receiveUnread, announceUnread } from './unread.parts.ts';

/** Who only passes through a page opens no line; the page itself says what was unread when it was made. */
const START_AFTER_IN_MS = 3_000;

/**
 * Watches the number of unread messages: from other tabs of this browser and, on pages with `ownStream`, by a stream
 * while the tab is visible.
 */
export function watchUnread(viewerId: string, { ownStream }: { ownStream: boolean }): () => void {
  const stopHearing = receiveUnread(viewerId);
  const stopStream = ownStream ? streamWhileVisible(viewerId) : () => undefined;
  return () => {
    stopHearing();
    stopStream();
  };
}

function streamWhileVisible(viewerId: string): () => void {
  let stream: ChatStream | null = null;
  const timer = setTimeout(() => follow(), START_AFTER_IN_MS);
  const close = (): void => {
    clearTimeout(timer);
    stream?.close();
    stream = null;
  };
  const open = (): void => {
    close();
    stream = openChatStream({
      fetch: (...given) => fetch(...given),
      onEvent: (event) => {
        if (event.kind !== 'bye') announceUnread({ viewerId, count: event.unreadTotal });
      },
      onState: () => undefined,
      random: Math.random,
    });
    if (!navigator.onLine) stream.pause();
  };
  const follow = (): void => (document.visibilityState === 'visible' ? open() : close());
  const reconnect = (): void => stream?.reconnect();
  const pause = (): void => stream?.pause();
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', reconnect);
  window.addEventListener('offline', pause);
  return () => {
    close();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('online', reconnect);
    window.removeEventListener('offline', pause);
  };
}

import type { ChatStream } from '#web/chats/store/chat-stream.ts';
import { openChatStream } from '#web/chats/store/chat-stream.ts';
import { hearUnread, tellUnread } from './unread.parts.ts';

/** Who only passes through a page opens no line; the page itself says what was unread when it was made. */
const START_AFTER_IN_MS = 3_000;

/**
 * Watches the number of unread messages: from other tabs of this browser and, on pages with `ownStream`, by a stream
 * while the tab is visible.
 */
export function watchUnread(viewerId: string, { ownStream }: { ownStream: boolean }): () => void {
  const stopHearing = hearUnread(viewerId);
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
        if (event.kind !== 'bye') tellUnread({ viewerId, count: event.unreadTotal });
      },
      onState: () => undefined,
      random: Math.random,
    });
    if (!navigator.onLine) stream.sleep();
  };
  const follow = (): void => (document.visibilityState === 'visible' ? open() : close());
  const wake = (): void => stream?.wake();
  const sleep = (): void => stream?.sleep();
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', wake);
  window.addEventListener('offline', sleep);
  return () => {
    close();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', sleep);
  };
}

import { getChatStatus } from '#contract/chats.ts';
import { paths } from '#contract/paths.ts';
import { hearUnread, knownUnread, takeUnread } from './unread.ts';

const EVERY_IN_MS = 60_000;

/** Keeps the mark of unread messages right on pages without the stream, while they are looked at. */
export function watchUnread(viewerId: string): () => void {
  const ask = async (): Promise<void> => {
    // The page of the chats hears it from its stream.
    const isChats = window.location.pathname.startsWith(paths.chats());
    if (document.visibilityState !== 'visible' || isChats || !navigator.onLine) return;
    const reply = await fetch(getChatStatus.path).catch(() => null);
    if (reply === null || !reply.ok) return;
    const status = await reply.text();
    if (status === 'READ') takeUnread(0);
    else if (status === 'UNREAD' && !knownUnread()) takeUnread('SOME');
  };
  const askNow = () => void ask();
  const timer = setInterval(askNow, EVERY_IN_MS);
  document.addEventListener('visibilitychange', askNow);
  const stopHearing = hearUnread(viewerId);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askNow);
    stopHearing();
    takeUnread(null);
  };
}

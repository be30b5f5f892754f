import { MINUTE_IN_MS } from '#domain/durations.ts';
import { listNews } from '#contract/news/news.ts';
import { subscribeToUnread } from '#web/chats/list/unread.parts.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { subscribeToNewsSeen } from './news-channel.ts';

/** The page comes first; news are loaded after it. */
const START_AFTER_IN_MS = 1_000;
/** Coming back to a tab asks again, but not each time. */
const FRESH_FOR_IN_MS = MINUTE_IN_MS;

type Watch = { viewerId: string; onCount: (count: number) => void };

/** Loads the number of unseen news: after the page has loaded, when the tab becomes visible, and when chats change. */
export function watchNews({ viewerId, onCount }: Watch): () => void {
  let askedAt = Number.NEGATIVE_INFINITY;
  let number = 0;
  const api = createHttpApi();
  const ask = (): void => {
    if (document.visibilityState !== 'visible') return;
    askedAt = performance.now();
    const own = ++number;
    // A failure is not shown: the number comes with the next request.
    api.call(listNews, { size: 0 }).then(
      ({ unseenCount }) => own === number && onCount(unseenCount),
      () => undefined,
    );
  };
  const askWhenStale = (): void => {
    if (performance.now() - askedAt > FRESH_FOR_IN_MS) ask();
  };
  let timer = setTimeout(ask, START_AFTER_IN_MS);
  const stopChats = subscribeToUnread(() => {
    clearTimeout(timer);
    timer = setTimeout(ask, START_AFTER_IN_MS);
  });
  const stopHearing = subscribeToNewsSeen(viewerId, () => {
    // A pending response was counted before.
    number += 1;
    onCount(0);
  });
  document.addEventListener('visibilitychange', askWhenStale);
  return () => {
    number += 1;
    clearTimeout(timer);
    stopChats();
    stopHearing();
    document.removeEventListener('visibilitychange', askWhenStale);
  };
}

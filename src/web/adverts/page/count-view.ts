import { countAdvertView } from '#contract/adverts.ts';
import { createHttpApi } from '#web/http-api.ts';

const KEY = 'stammplatz:gesehen';
const MOST_NOTED = 200;

/** Counts that the advert was looked at, once for each tab; that nobody is told of a failure is intended. */
export function countViewOnce(advertId: string): void {
  const seen = seenAdverts();
  if (seen.includes(advertId)) return;
  noteSeen([...seen, advertId].slice(-MOST_NOTED));
  void createHttpApi({ fetch: (url, init) => fetch(url, { ...init, keepalive: true }) })
    .call(countAdvertView, { advertId })
    .catch(() => undefined);
}

function seenAdverts(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return [];
  }
}

function noteSeen(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, ids.join(' '));
  } catch {
    // A browser that keeps nothing counts again on the next page.
  }
}

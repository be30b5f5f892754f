import { countAdvertView } from '#contract/adverts/adverts.ts';

const KEY = 'stammplatz:gesehen';
const MOST_NOTED = 200;

/** Counts a view, once per tab; failures are silent on purpose. */
export function countViewOnce(advertId: string): void {
  const seen = seenAdverts();
  if (seen.includes(advertId)) return;
  noteSeen([...seen, advertId].slice(-MOST_NOTED));
  void send(advertId).catch(() => undefined);
}

async function send(advertId: string): Promise<void> {
  const { createHttpApi } = await import('#web/api/http-api.ts');
  const api = createHttpApi({ fetch: (url, init) => fetch(url, { ...init, keepalive: true }) });
  await api.call(countAdvertView, { advertId });
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
    // Without storage the next page counts again.
  }
}

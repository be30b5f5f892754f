import { countAdvertView } from '#contract/adverts/adverts.ts';
import { tabStorage } from '#web/device/device-storage.ts';

const KEY = 'stammplatz:gesehen';
const MOST_NOTED = 200;

/** Counts a view, once per tab; failures are silent on purpose. */
export function countViewOnce(advertId: string): void {
  const seen = (tabStorage.read(KEY) ?? '').split(' ').filter((id) => id !== '');
  if (seen.includes(advertId)) return;
  tabStorage.write(KEY, [...seen, advertId].slice(-MOST_NOTED).join(' '));
  void send(advertId).catch(() => undefined);
}

async function send(advertId: string): Promise<void> {
  const { createHttpApi } = await import('#web/api/http-api.ts');
  const api = createHttpApi({ fetch: (url, init) => fetch(url, { ...init, keepalive: true }) });
  await api.call(countAdvertView, { advertId });
}

import { deviceStorage } from '#web/device/device-storage.ts';
import { currentFrame } from './saved-ids.ts';

/** Ids with blanks between them, the latest first. */
export const RECENT_KEY = 'stammplatz:angesehen';
/** In the place of the ids: nothing is noted. */
export const RECENT_OFF = 'aus';
const MOST_KEPT = 20;

/** Notes that an advert was looked at, unless that is switched off. */
export function noteRecent(advertId: string): void {
  const viewerId = currentFrame()?.viewerId;
  const key = viewerId ? `${RECENT_KEY}:${viewerId}` : RECENT_KEY;
  const kept = deviceStorage.read(key) ?? '';
  if (kept === RECENT_OFF) return;
  const ids = [advertId, ...kept.split(' ').filter((id) => id !== advertId)];
  deviceStorage.write(key, ids.slice(0, MOST_KEPT).join(' ').trim());
}

import { deviceStorage } from '#web/device/device-storage.ts';
import { RECENT_KEY, RECENT_OFF } from '#web/favourites/recent-adverts.parts.ts';

const keyOf = (viewerId: string | null): string => (viewerId === null ? RECENT_KEY : `${RECENT_KEY}:${viewerId}`);

/** The adverts that were looked at last on this device, the latest first. */
export function readRecent(viewerId: string | null): { ids: string[]; isOff: boolean } {
  const kept = deviceStorage.read(keyOf(viewerId)) ?? '';
  const isOff = kept === RECENT_OFF;
  return { ids: isOff ? [] : kept.split(' ').filter((id) => id !== ''), isOff };
}

/** Forgets what was kept, and keeps nothing from now on where it is switched off. */
export function forgetRecent(viewerId: string | null, isOff = false): void {
  if (isOff) deviceStorage.write(keyOf(viewerId), RECENT_OFF);
  else deviceStorage.remove(keyOf(viewerId));
}

import { VIEWER_KEY } from './device-owner-keys.ts';
import { deviceStorage } from '#web/device/device-storage.ts';

/** The account that was last signed in on this device, for pages that cannot ask; null for none. */
export const lastAccountHere = (): string | null => deviceStorage.read(VIEWER_KEY);

import { VIEWER_KEY } from './device-owner-keys.ts';
import { deviceStorage } from './device-storage.ts';

/** Whether the service worker kept this page: made for strangers, it says nothing about who is signed in here. */
export const isKeptPage = (): boolean => 'kept' in document.documentElement.dataset;

/** The account that was last signed in on this device, for pages that cannot ask; null for none. */
export const lastAccountHere = (): string | null => deviceStorage()?.getItem(VIEWER_KEY) ?? null;

import type { Api } from '#contract/api.ts';
import { addPushSubscription, getPushKey, removePushSubscription } from '#contract/push/push.ts';
import { deviceStorage, tabStorage } from '#web/device/device-storage.ts';
import { serviceWorkerWhenReady } from '#web/device/service-worker.ts';

/**
 * What this browser supports and allows. `NEEDS_INSTALL`: iPhones and iPads push only to apps on their home screen.
 * `DISMISSED`: the browser's prompt was closed without an answer.
 */
export type PushState = 'UNSUPPORTED' | 'NEEDS_INSTALL' | 'DENIED' | 'OFF' | 'ON';
export type PushAnswer = PushState | 'DISMISSED';

/** The account whose pushes this browser gets: another account is asked again. */
const OWNER_KEY = 'stammplatz:push';
/** Asked once for each visit whether the server still knows the address. */
const RENEWED_KEY = 'stammplatz:push-gemeldet';

function supportOf(): 'UNSUPPORTED' | 'NEEDS_INSTALL' | 'DENIED' | null {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return Reflect.get(navigator, 'standalone') === false ? 'NEEDS_INSTALL' : 'UNSUPPORTED';
  }
  return Notification.permission === 'denied' ? 'DENIED' : null;
}

/** Reads, and never asks. */
export async function readPushState(viewerId: string): Promise<PushState> {
  const hindrance = supportOf();
  if (hindrance !== null) return hindrance;
  if (Notification.permission !== 'granted' || deviceStorage.read(OWNER_KEY) !== viewerId) return 'OFF';
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? 'ON' : 'OFF';
}

/** Asks the browser's question and notes this device; to be called by a tap. */
export async function allowPush(api: Api, viewerId: string): Promise<PushAnswer> {
  const hindrance = supportOf();
  if (hindrance !== null) return hindrance;
  // First of all: a browser shows its question only as the answer to a tap.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'DENIED' : 'DISMISSED';
  const registration = await serviceWorkerWhenReady();
  if (registration === null) return 'UNSUPPORTED';
  const { key } = await api.call(getPushKey, {});
  await tell(api, await subscribe(registration.pushManager, key));
  deviceStorage.write(OWNER_KEY, viewerId);
  return 'ON';
}

/** Takes it back, on this device and on the server. */
export async function endPush(api: Api): Promise<PushState> {
  deviceStorage.remove(OWNER_KEY);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return 'OFF';
  await api.call(removePushSubscription, { pushSubscriptionRemovalDto: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return 'OFF';
}

/** Sends the server an address that was allowed earlier: for a new session, or when the address has changed. */
export async function renewPush(api: Api, viewerId: string): Promise<void> {
  if (tabStorage.open() === null || tabStorage.read(RENEWED_KEY) === viewerId) return;
  if ((await readPushState(viewerId)) !== 'ON') return;
  const registration = await serviceWorkerWhenReady();
  if (registration === null) return;
  const { key } = await api.call(getPushKey, {});
  await tell(api, await subscribe(registration.pushManager, key));
  tabStorage.write(RENEWED_KEY, viewerId);
}

/** The address of this browser for our key; one for an earlier key is given up. */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  if (known && base64Url(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function tell(api: Api, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const pushSubscriptionDto = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
  await api.call(addPushSubscription, { pushSubscriptionDto });
}

function base64Url(bytes: ArrayBuffer | null): string {
  if (bytes === null) return '';
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

import { openDeviceFiles } from '#web/device/device-files.ts';
import { LEAVING_KEY, VIEWER_KEY } from './device-owner-keys.ts';
import { keepSentForm, restoreTyped, watchSentForms } from './typed-before-sign-in.ts';
import { isKeptPage } from '#web/device/kept-page.ts';
import { deviceStorage } from '#web/device/device-storage.ts';

/** Key prefixes of what a person has written but not sent. */
export const PERSONAL_KEYS = {
  /** `<prefix><advert>`; the value names its owner. */
  drafts: 'stammplatz:anzeige:',
  /** `<prefix><user>:<talk>`. */
  chatDrafts: 'stammplatz:chat-entwurf:',
  /** `<prefix><user>`. */
  chatOutbox: 'stammplatz:chat-ausgang:',
  /** `<prefix><user>`: ids of the saved adverts. */
  favourites: 'stammplatz:merkliste:',
  /** `<prefix><user>`. */
  recentAdverts: 'stammplatz:angesehen:',
  /** `<prefix><user>:<advert>`: a line that was walked and not saved. */
  walks: 'stammplatz:rundgang:',
} as const;

/** Databases of what waits to be sent: files, and adverts noted without a network. */
export const PERSONAL_FILES = {
  chats: 'stammplatz-chat',
  adverts: 'stammplatz-anzeigen',
  notes: 'stammplatz-notizen',
} as const;

/** Marks a deliberate sign-out; the unsent data is deleted once it has happened. */
export function noteSignOut(userId: string): void {
  deviceStorage.write(LEAVING_KEY, userId);
}

/**
 * Stores who uses the page. After signing out all data of the person is deleted; after an expired session it is kept.
 */
export async function noteViewer(userId: string | null): Promise<void> {
  if (deviceStorage.open() === null || (userId === null && isKeptPage())) return;
  const leaving = deviceStorage.read(LEAVING_KEY);
  deviceStorage.remove(LEAVING_KEY);
  if (userId === null) deviceStorage.remove(VIEWER_KEY);
  else deviceStorage.write(VIEWER_KEY, userId);
  if (userId !== null) keepNotesInApp();
  if (leaving !== null && leaving !== userId) await forgetPerson(leaving);
  if (userId === null) return keepSentForm();
  watchSentForms(userId);
  await restoreTyped(userId);
}

/** The installed app takes adverts down without a network from its first start on. */
function keepNotesInApp(): void {
  if (window.matchMedia?.('(display-mode: standalone)').matches !== true) return;
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ kind: 'app' }));
}

export type UnsentThings = { drafts: number; photos: number; messages: number };

/** Lists what only this device has of a person, including what was written before signing in. */
export async function listUnsent(userId: string): Promise<UnsentThings> {
  const { drafts, chatDrafts, outbox } = keysOf(userId);
  const [photos, notes] = await Promise.all([photosOf(userId), thingsOf(PERSONAL_FILES.notes, userId)]);
  // Of one that became a draft of the account only a line is left.
  const draftCount = drafts.length + notes.filter((note) => Reflect.get(note, 'doneAt') === null).length;
  return { drafts: draftCount, photos: photos.length, messages: chatDrafts.length + outbox.length };
}

/** Removes what `listUnsent` counts. */
export async function forgetPerson(userId: string): Promise<void> {
  const { drafts, chatDrafts, outbox, walks } = keysOf(userId);
  const { chatOutbox, favourites, recentAdverts } = PERSONAL_KEYS;
  const single = [chatOutbox, favourites, recentAdverts].map((prefix) => prefix + userId);
  for (const key of [...drafts, ...chatDrafts, ...walks, ...single]) deviceStorage.remove(key);
  const chatPhotos = openDeviceFiles<unknown>(PERSONAL_FILES.chats);
  const advertPhotos = openDeviceFiles<unknown>(PERSONAL_FILES.adverts);
  const advertNotes = openDeviceFiles<unknown>(PERSONAL_FILES.notes);
  await Promise.allSettled([
    ...(await photosOf(userId)).map((key) => advertPhotos.drop(key)),
    ...(await thingsOf(PERSONAL_FILES.notes, userId)).map((note) => advertNotes.drop(String(Reflect.get(note, 'id')))),
    ...outbox.map((id) => chatPhotos.drop(id)),
  ]);
}

function keysOf(userId: string) {
  const { drafts, chatDrafts, chatOutbox, walks } = PERSONAL_KEYS;
  const { keys, readJson } = deviceStorage;
  const outbox = readJson(chatOutbox + userId);
  return {
    drafts: keys(drafts).filter((key) => [userId, null].includes(ownerOf(readJson(key)))),
    chatDrafts: keys(`${chatDrafts}${userId}:`),
    walks: keys(`${walks}${userId}:`),
    outbox: Array.isArray(outbox) ? outbox.map((entry) => String(Reflect.get(Object(entry), 'id'))) : [],
  };
}

/** What lies in a database for a person, or was put there before signing in. */
async function thingsOf(database: string, userId: string): Promise<object[]> {
  const all: unknown[] = await openDeviceFiles<unknown>(database)
    .all()
    .catch(() => []);
  return all.map(Object).filter((kept) => [userId, null].includes(ownerOf(kept)));
}

/** Keys of the waiting photos of a person. */
const photosOf = async (userId: string): Promise<string[]> =>
  (await thingsOf(PERSONAL_FILES.adverts, userId)).map((photo) => String(Reflect.get(photo, 'key')));

/** The account a kept thing belongs to, null for what was made without one. */
export function ownerOf(thing: unknown): string | null {
  const owner: unknown = Reflect.get(Object(thing), 'owner');
  return typeof owner === 'string' ? owner : null;
}

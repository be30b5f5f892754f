import { useEffect, useState, useSyncExternalStore } from 'react';
import { alone } from '#web/device/alone.ts';
import { randomUuid } from '#web/device/random-uuid.ts';
import { dropPhoto, keepPhoto, listKeptPhotos, readKeptPhoto, renameKeptPhotos } from './kept-photos.ts';
import type { PhotoQueue, QueueKeep, QueueView } from './photo-queue.ts';
import { EMPTY_VIEW, createPhotoQueue } from './photo-queue.ts';
import { preparePhotoOfAdvert } from './prepare-photo.ts';
import { sendPhoto } from './photo-upload.ts';

/** The queue of an advert; `ref` changes once, when the server gives the advert its name. */
type Held = { ref: string; queue: PhotoQueue };

/** Queues live as long as the page: uploads continue in other steps. */
const queues = new Map<string, Held>();
const nameOf = (ownerId: string | null, ref: string): string => `${ownerId ?? ''} ${ref}`;

function browserQueue(ownerId: string | null, ref: string): Held {
  const held: Held = { ref, queue: createPhotoQueue(toolsOf(ownerId, () => held.ref)) };
  if (typeof window === 'undefined') return held;
  const { queue } = held;
  queues.set(nameOf(ownerId, ref), held);
  window.addEventListener('online', queue.resume);
  window.addEventListener('offline', queue.resume);
  // The browser asks before photos are lost that only this page has.
  window.addEventListener('beforeunload', (event) => {
    if (queue.view().pending.some(({ isKept }) => !isKept)) event.preventDefault();
  });
  return held;
}

const toolsOf = (ownerId: string | null, refNow: () => string) => ({
  send: sendPhoto,
  prepare: preparePhotoOfAdvert,
  newKey: randomUuid,
  isOnline: () => navigator.onLine,
  previews: { make: (file: Blob) => URL.createObjectURL(file), drop: (url: string) => URL.revokeObjectURL(url) },
  keep: ownerId === null ? null : deviceKeep(ownerId, refNow),
});

const deviceKeep = (owner: string, refNow: () => string): QueueKeep => ({
  put: (photo) => keepPhoto({ ...photo, owner, ref: refNow(), keptAt: new Date().toISOString(), triedAt: null }),
  get: readKeptPhoto,
  noteTry: async (key) => {
    const photo = await readKeptPhoto(key);
    if (photo !== null && photo.triedAt === null) await keepPhoto({ ...photo, triedAt: new Date().toISOString() });
  },
  drop: dropPhoto,
  list: () => listKeptPhotos(owner, refNow()),
  alone: (key, work) => alone(`stammplatz-foto:${key}`, work),
});

/** The queue of an advert in an account; it stays the same when the advert is stored and gets its id. */
export function usePhotoQueue(ownerId: string | null, ref: string | null): PhotoQueue {
  const name = ref ?? '';
  const [{ queue }] = useState(() => queues.get(nameOf(ownerId, name)) ?? browserQueue(ownerId, name));
  useEffect(() => void queue.restore(), [queue]);
  return queue;
}

/** The server has given the advert its id: running and waiting uploads continue under it. */
export async function renamePhotos(from: string, to: string): Promise<void> {
  for (const [name, held] of queues) {
    if (held.ref !== from) continue;
    held.ref = to;
    queues.set(name.replace(from, to), held);
  }
  await renameKeptPhotos(from, to);
}

/** Gives up the photos of an advert that the server does not have, for good. */
export async function discardPhotos(ownerId: string | null, ref: string): Promise<void> {
  const held = queues.get(nameOf(ownerId, ref));
  for (const { key } of held?.queue.view().pending ?? []) held?.queue.cancel(key);
  if (ownerId === null) return;
  for (const { key } of await listKeptPhotos(ownerId, ref)) await dropPhoto(key);
}

export const useQueueView = (queue: PhotoQueue): QueueView =>
  useSyncExternalStore(queue.subscribe, queue.view, () => EMPTY_VIEW);

import { useEffect, useState, useSyncExternalStore } from 'react';
import { randomUuid } from '#web/random-uuid.ts';
import type { PhotoQueue, QueueView } from './photo-queue.ts';
import { EMPTY_VIEW, createPhotoQueue } from './photo-queue.ts';
import { preparePhoto } from './photo-shrink.ts';
import { sendPhoto } from './photo-upload.ts';

/** Queues live as long as the page: uploads go on while the person is at another step. */
const queues = new Map<string, PhotoQueue>();

function browserQueue(): PhotoQueue {
  const queue = createPhotoQueue({
    send: sendPhoto,
    prepare: preparePhoto,
    newKey: randomUuid,
    isOnline: () => navigator.onLine,
    previews: { make: (file) => URL.createObjectURL(file), drop: (url) => URL.revokeObjectURL(url) },
  });
  if (typeof window !== 'undefined') {
    window.addEventListener('online', queue.wake);
    window.addEventListener('offline', queue.wake);
    // Chosen photos live in this page only; the browser asks before they are lost.
    window.addEventListener('beforeunload', (event) => {
      if (queue.view().pending.length > 0) event.preventDefault();
    });
  }
  return queue;
}

/** The queue of an advert; one that began before the advert was stored stays the same afterwards. */
export function usePhotoQueue(advertId: string | null): PhotoQueue {
  const [queue] = useState(() => queues.get(advertId ?? '') ?? browserQueue());
  useEffect(() => {
    if (advertId !== null) queues.set(advertId, queue);
  }, [advertId, queue]);
  return queue;
}

export const useQueueView = (queue: PhotoQueue): QueueView =>
  useSyncExternalStore(queue.subscribe, queue.view, () => EMPTY_VIEW);

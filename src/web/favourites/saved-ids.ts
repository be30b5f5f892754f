import { useSyncExternalStore } from 'react';
import type { NotificationInput } from '#ui/surfaces/notifications.tsx';

/** Who looks at hearts, and where messages about them go; set by the frame of the page. */
export type FavouriteFrame = { viewerId: string | null; notify: (message: NotificationInput) => void };

/** Begins the keys under which this device keeps a list. */
export const FAVOURITES_KEY = 'stammplatz:merkliste';

const NONE: ReadonlySet<string> = new Set();

let savedIds = NONE;
let frame: FavouriteFrame | null = null;
const listeners = new Set<() => void>();

export const currentSavedIds = (): ReadonlySet<string> => savedIds;
export const currentFrame = (): FavouriteFrame | null => frame;

/** Draws every heart again. */
export function showSavedIds(next: ReadonlySet<string>): void {
  savedIds = next;
  for (const listener of listeners) listener();
}

export function setFrame(next: FavouriteFrame | null): void {
  frame = next;
  if (next === null) showSavedIds(NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Ids of the saved adverts. Empty on the server and until they are read: pages are kept for everybody. */
export const useSavedIds = (): ReadonlySet<string> => useSyncExternalStore(subscribe, currentSavedIds, () => NONE);

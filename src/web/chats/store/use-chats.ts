import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createHttpApi } from '#web/api/http-api.ts';
import { deviceStorage } from '#web/device/device-storage.ts';
import { randomUuid } from '#web/device/random-uuid.ts';
import { openChatStream } from './chat-stream.ts';
import type { ChatStore, ChatsView } from './chat-store.ts';
import { createChatStore } from './chat-store.ts';
import type { LoadedChats } from '#web/chats/load-chats.ts';
import type { PhotoKeep } from './outbox.ts';
import { createPhotoKeep } from '#web/chats/talk/photo-keep.ts';
import { announceUnread } from '#web/chats/list/unread.parts.ts';

const alone =
  (name: string) =>
  async (work: () => Promise<void>): Promise<void> => {
    if (typeof navigator.locks === 'undefined') return work();
    await navigator.locks.request(name, work);
  };

type Chats = { store: ChatStore; view: ChatsView; photos: PhotoKeep; isOffline: boolean };

/** The chats of the person in this tab, kept up to date by one stream while the page is open. */
export function useChats(loaded: LoadedChats): Chats {
  const { viewerId } = loaded;
  const photos = useMemo(() => createPhotoKeep(), []);
  const [store] = useState(() => createStore(loaded, photos));
  const view = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const isOffline = useIsOffline();
  useStream(store);
  useOutbox(store);
  useEffect(() => announceUnread({ viewerId, count: view.unreadTotal }), [viewerId, view.unreadTotal]);
  return { store, view, photos, isOffline };
}

function createStore({ viewerId, chats, chatId, page }: LoadedChats, photos: PhotoKeep): ChatStore {
  const isBrowser = typeof window !== 'undefined';
  return createChatStore({
    viewerId,
    api: createHttpApi(),
    initial: { chats, openChatId: chatId, page },
    newId: randomUuid,
    now: () => new Date().toISOString(),
    outbox: {
      storage: isBrowser ? deviceStorage.open() : null,
      photos,
      alone: alone(`stammplatz-chat-ausgang:${viewerId}`),
    },
  });
}

function useStream(store: ChatStore): void {
  useEffect(() => {
    const stream = openChatStream({
      fetch: (...given) => fetch(...given),
      onEvent: store.takeEvent,
      onState: store.takeStreamState,
      random: Math.random,
    });
    const onVisible = () => {
      if (document.visibilityState === 'visible') stream.reconnect();
    };
    window.addEventListener('online', stream.reconnect);
    window.addEventListener('offline', stream.pause);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('online', stream.reconnect);
      window.removeEventListener('offline', stream.pause);
      document.removeEventListener('visibilitychange', onVisible);
      stream.close();
    };
  }, [store]);
}

/** Sends what is stored on the device when the page loads, and whenever the network is back. */
function useOutbox(store: ChatStore): void {
  useEffect(() => {
    const { outbox } = store;
    const flush = () => void outbox.flush();
    outbox.reread();
    flush();
    window.addEventListener('online', flush);
    window.addEventListener('storage', outbox.reread);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('storage', outbox.reread);
    };
  }, [store]);
}

const subscribeToNet = (onChange: () => void): (() => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribeToNet,
    () => !navigator.onLine,
    () => false,
  );

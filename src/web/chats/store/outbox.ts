import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import type { Message } from '#contract/chats/chats.schemas.ts';
import { doublingDelayInMs } from '#domain/doubling-delay.ts';
import { PERSONAL_KEYS } from '#web/device/personal/personal-data.ts';
import { chatPageTexts } from '#texts/de/chats/chat-page.ts';

/** A message that the server does not have yet. Its id is generated here and stays the same for every attempt. */
export type Outgoing = {
  id: string;
  chatId: string;
  text: string;
  hasPhoto: boolean;
  /** The photo, once it is stored on the server. */
  storedFileId: string | null;
  /** ISO 8601, by this device's clock; only shown. */
  createdAt: string;
  state: 'WAITING' | 'SENDING' | 'FAILED';
  /** Why it failed. */
  reason: string | null;
};

export type PhotoKeep = {
  put: (id: string, photo: Blob) => Promise<void>;
  get: (id: string) => Promise<Blob | null>;
  drop: (id: string) => Promise<void>;
};

export type OutboxOptions = {
  viewerId: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  photos: PhotoKeep;
  send: (outgoing: Outgoing) => Promise<Message>;
  upload: (outgoing: Outgoing, photo: Blob) => Promise<string>;
  onChange: () => void;
  onSent: (message: Message) => void;
  onFailed: () => void;
  onSignedOut: () => void;
  /** Lets one tab of this browser send at a time. */
  alone: (work: () => Promise<void>) => Promise<void>;
};

export type Outbox = {
  list: () => readonly Outgoing[];
  add: (outgoing: Pick<Outgoing, 'id' | 'chatId' | 'text' | 'createdAt'>, photo: Blob | null) => Promise<void>;
  retry: (id: string) => void;
  discard: (id: string) => void;
  /** Sends what is queued; no effect while sending. */
  flush: () => Promise<void>;
  /** The stream or another tab reported that the server has it. */
  noteArrived: (id: string) => void;
  /** Another tab has changed what is kept. */
  reread: () => void;
  close: () => void;
};

const DELAYS = { firstInMs: 2_000, longestInMs: 30_000 };

const keyOf = (viewerId: string): string => PERSONAL_KEYS.chatOutbox + viewerId;

/** Stores unsent messages on the device and sends them one after the other, in the order they were written. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { viewerId, storage, photos, onChange } = options;
  const key = keyOf(viewerId);
  let entries: readonly Outgoing[] = readEntries(storage?.getItem(key) ?? null);
  let running: Promise<void> | null = null;
  let failures = 0;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reread = (): void => {
    if (storage !== null) entries = readEntries(storage.getItem(key));
    onChange();
  };
  /** Begins with what is kept now: another tab may have written since. */
  const update = (step: (kept: readonly Outgoing[]) => readonly Outgoing[]): void => {
    entries = step(storage === null ? entries : readEntries(storage.getItem(key)));
    keepEntries(storage, key, entries);
    onChange();
  };
  const change = (id: string, part: Partial<Outgoing>): void =>
    update((kept) => kept.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const remove = (id: string): void => {
    if (!entries.some((one) => one.id === id)) return;
    update((kept) => kept.filter((one) => one.id !== id));
    void photos.drop(id);
  };

  const deliver = async (outgoing: Outgoing): Promise<void> => {
    let ready = outgoing;
    if (outgoing.hasPhoto && outgoing.storedFileId === null) {
      const photo = await photos.get(outgoing.id);
      if (photo === null) throw new PhotoLost();
      const storedFileId = await options.upload(outgoing, photo);
      change(outgoing.id, { storedFileId });
      ready = { ...outgoing, storedFileId };
    }
    const message = await options.send(ready);
    remove(outgoing.id);
    options.onSent(message);
  };

  /** Says whether the next one may be tried. */
  const trySend = async (outgoing: Outgoing): Promise<boolean> => {
    change(outgoing.id, { state: 'SENDING', reason: null });
    try {
      await deliver(outgoing);
      failures = 0;
      return true;
    } catch (error) {
      const isSignedOut = isResponseError(error) && error.status === 401;
      if (isFetchError(error) || isSignedOut) {
        change(outgoing.id, { state: 'WAITING' });
        if (isSignedOut) options.onSignedOut();
        else later();
        return false;
      }
      change(outgoing.id, { state: 'FAILED', reason: reasonOf(error) });
      options.onFailed();
      return true;
    }
  };
  const later = (): void => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => void flush(), doublingDelayInMs(failures, DELAYS));
    failures += 1;
  };
  const sendAll = async (): Promise<void> => {
    // Only this tab sends now: what was on its way in a closed tab waits again.
    update((kept) => kept.map(asWaiting));
    for (;;) {
      const next = entries.find((one) => one.state === 'WAITING');
      if (isClosed || next === undefined || !(await trySend(next))) return;
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    running ??= options.alone(sendAll).finally(() => {
      running = null;
    });
    return running;
  };

  return {
    list: () => entries,
    add: async (outgoing, photo) => {
      if (photo !== null) await photos.put(outgoing.id, photo);
      const whole = { hasPhoto: photo !== null, storedFileId: null, state: 'WAITING', reason: null } as const;
      update((kept) => [...kept, { ...outgoing, ...whole }]);
    },
    retry: (id) => {
      change(id, { state: 'WAITING', reason: null });
      void flush();
    },
    discard: remove,
    flush,
    noteArrived: remove,
    reread,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

function keepEntries(storage: OutboxOptions['storage'], key: string, entries: readonly Outgoing[]): void {
  try {
    if (entries.length === 0) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(entries));
  } catch {
    // Storage is full; the tab still has them in memory.
  }
}

class PhotoLost extends Error {
  override name = 'PhotoLost';
}

function reasonOf(error: unknown): string {
  const { states } = chatPageTexts;
  if (error instanceof PhotoLost) return states.photoLost;
  return (isResponseError(error) ? error.serverMessage : null) ?? states.notSent;
}

/** What is kept may be of an older version or tampered with. */
function readEntries(text: string | null): Outgoing[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

const asWaiting = (one: Outgoing): Outgoing => (one.state === 'SENDING' ? { ...one, state: 'WAITING' } : one);

function isOutgoing(kept: unknown): kept is Outgoing {
  if (typeof kept !== 'object' || kept === null) return false;
  const names = ['id', 'chatId', 'text', 'createdAt', 'state'];
  return names.every((name) => typeof Reflect.get(kept, name) === 'string');
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { useViewer } from '#web/accounts/sessions/session.parts.tsx';
import { createHttpApi } from '#web/api/http-api.ts';
import { alone } from '#web/device/alone.ts';
import { isKeptPage } from '#web/device/kept-page.ts';
import { lastAccountHere } from '#web/device/personal/last-account.ts';
import type { KeptPhoto } from '#web/adverts/edit/photos/kept-photos.ts';
import { dropPhoto, keepPhoto, photosUnder } from '#web/adverts/edit/photos/kept-photos.ts';
import { sendPhoto } from '#web/adverts/edit/photos/photo-upload.ts';
import type { HandOverEnd, HandOverProgress } from './hand-over.ts';
import { handOverNotes, isWaiting } from './hand-over.ts';
import type { AdvertNote } from './note-store.ts';
import { changeNote, listNotes } from './note-store.ts';

/** A note with what of its photos is still on the device. */
export type NoteView = { note: AdvertNote; photos: readonly KeptPhoto[] };

type Lying = { mine: readonly NoteView[]; others: number };

export type NotesDesk = {
  /** Null until the device has been read. */
  lying: Lying | null;
  /** Who writes here; null without an account. */
  account: string | null;
  isOnline: boolean;
  isRunning: boolean;
  progress: HandOverProgress | null;
  /** How the last hand-over ended; null before the first. */
  end: HandOverEnd | null;
  /** Reads the device again. */
  look: () => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** `takesUnowned`: also what was written without an account. */
  handOver: (takesUnowned: boolean) => Promise<void>;
};

/** Without a network for sure nothing is tried; a line that only seems to be there is tried again so often. */
const TRY_AGAIN_IN_SECONDS = 20;

/** The notes of the account on this device, and their way to the server: at the start, with the network, by the button. */
export function useNotes(): NotesDesk {
  const [account, setAccount] = useAccount();
  const [lying, setLying] = useState<Lying | null>(null);
  const [isOnline, setIsOnline] = useState(() => navigator.onLine);
  const [isRunning, setIsRunning] = useState(false);
  const [progress, setProgress] = useState<HandOverProgress | null>(null);
  const [end, setEnd] = useState<HandOverEnd | null>(null);

  // A hand-over may learn of another account while it runs: what it looks at in the end is that one's.
  const who = useRef(account);
  const look = useCallback(async () => setLying(await lyingFor(who.current)), []);
  useEffect(() => {
    who.current = account;
    void look();
  }, [look, account]);

  const running = useRef<Promise<void> | null>(null);
  const handOver = useCallback(
    (takesUnowned: boolean): Promise<void> => {
      running.current ??= alone('stammplatz-notizen', async () => {
        if (!(await listNotes()).some(isWaiting)) return;
        setIsRunning(true);
        const onProgress = (now: HandOverProgress): void => {
          setProgress(now);
          // The one before is through.
          if (now.photo === 0) void look();
        };
        setEnd(await handOverNotes({ ...DEVICE, takesUnowned, onAccount: setAccount, onProgress }));
      })
        // Without room for its own marks a hand-over goes no further; the keys are the old ones, so nothing is doubled.
        .catch(() => setEnd({ kind: 'NOT_KEPT' }))
        .finally(() => {
          running.current = null;
          setIsRunning(false);
          setProgress(null);
          void look();
        });
      return running.current;
    },
    [look, setAccount],
  );

  useEffect(() => {
    const go = () => {
      setIsOnline(navigator.onLine);
      if (navigator.onLine && document.visibilityState === 'visible') void handOver(false);
    };
    go();
    window.addEventListener('online', go);
    window.addEventListener('offline', go);
    document.addEventListener('visibilitychange', go);
    return () => {
      window.removeEventListener('online', go);
      window.removeEventListener('offline', go);
      document.removeEventListener('visibilitychange', go);
    };
  }, [handOver]);

  useEffect(() => {
    if (end?.kind !== 'LATER' && end?.kind !== 'OFFLINE') return;
    const pause = end.kind === 'LATER' ? end.afterInSeconds : TRY_AGAIN_IN_SECONDS;
    const timer = setTimeout(() => navigator.onLine && void handOver(false), pause * 1_000);
    return () => clearTimeout(timer);
  }, [end, handOver]);

  const remove = async (id: string): Promise<void> => {
    for (const { key } of await photosUnder(id)) await dropPhoto(key);
    await changeNote(id, () => null);
    await look();
  };
  return { lying, account, isOnline, isRunning, progress, end, look, remove, handOver };
}

const DEVICE = {
  // A hand-over that was cut off begins again by itself, so its calls need not wait for a second try.
  api: createHttpApi({ wait: () => Promise.resolve() }),
  send: sendPhoto,
  notes: { list: listNotes, change: changeNote },
  photos: { list: photosUnder, keep: keepPhoto, drop: dropPhoto },
  now: () => new Date().toISOString(),
};

/** The signed-in account; on a kept page the last one of this device, until the server has named it. */
function useAccount(): [string | null, (accountId: string) => void] {
  const viewerId = useViewer()?.id ?? null;
  const [named, setNamed] = useState<string | null>(null);
  const [last] = useState(() => (isKeptPage() ? lastAccountHere() : null));
  return [viewerId ?? named ?? last, setNamed];
}

async function lyingFor(account: string | null): Promise<Lying> {
  const all = await listNotes();
  const isOwn = ({ owner }: AdvertNote): boolean => owner === null || owner === account;
  const mine = await Promise.all(all.filter(isOwn).map(async (note) => ({ note, photos: await photosUnder(note.id) })));
  return { mine, others: all.filter((note) => !isOwn(note) && note.doneAt === null).length };
}

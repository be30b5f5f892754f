import { useEffect, useRef, useState } from 'react';
import { MAX_IMAGES } from '#domain/adverts/advert-content.ts';
import { noteTexts } from '#texts/de/adverts/notes.ts';
import { photoTexts } from '#texts/de/adverts/photos.ts';
import { randomUuid } from '#web/device/random-uuid.ts';
import type { KeptPhoto } from '#web/adverts/edit/photos/kept-photos.ts';
import { dropPhoto, keepPhoto, photosUnder } from '#web/adverts/edit/photos/kept-photos.ts';
import { preparePhotoOfAdvert } from '#web/adverts/edit/photos/prepare-photo.ts';
import type { AdvertNote } from './note-store.ts';

export type NotePhotosTools = {
  kept: readonly KeptPhoto[];
  /** How many are being made smaller and written. */
  preparing: number;
  /** What was not taken, and why, in German. */
  notes: readonly string[];
  isFull: boolean;
  add: (files: readonly File[], withPlace: boolean) => void;
  remove: (key: string) => void;
  /** Waits for what is being written. */
  settled: () => Promise<unknown>;
};

/** The photos of a note on the device. `onFirst` writes the note itself, so that no photo lies without one. */
export function useNotePhotos(note: AdvertNote, onFirst: () => Promise<unknown>): NotePhotosTools {
  const [kept, setKept] = useState<readonly KeptPhoto[]>([]);
  const [preparing, setPreparing] = useState(0);
  const [notes, setNotes] = useState<readonly string[]>([]);
  /** One after the other: several large ones at once are too much for a phone's memory. */
  const line = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => void photosUnder(note.id).then(setKept), [note.id]);

  const take = async (file: File, withPlace: boolean): Promise<string | null> => {
    const prepared = await preparePhotoOfAdvert(file, withPlace).catch(() => ({ refused: 'UNKNOWN' as const }));
    if ('refused' in prepared) {
      return photoTexts.refused(file.name, prepared.refused === 'HEIC' ? photoTexts.heic : photoTexts.unknown);
    }
    const before = await photosUnder(note.id);
    const rank = (before.at(-1)?.rank ?? -1) + 1;
    const own = { key: randomUuid(), owner: note.owner, ref: note.id, name: file.name, rank, withPlace, triedAt: null };
    const isKept = await keepPhoto({ ...own, file: prepared.blob, keptAt: new Date().toISOString() });
    return isKept ? null : photoTexts.refused(file.name, noteTexts.photoFull);
  };
  const add = (files: readonly File[], withPlace: boolean): void => {
    const free = Math.max(0, MAX_IMAGES - kept.length - preparing);
    const taken = files.slice(0, free);
    const spilt = files.length - taken.length;
    setNotes(spilt > 0 ? [photoTexts.notTaken(spilt, MAX_IMAGES)] : []);
    setPreparing((count) => count + taken.length);
    line.current = taken.reduce<Promise<unknown>>(async (before, file) => {
      await before;
      await onFirst();
      const refusal = await take(file, withPlace);
      if (refusal !== null) setNotes((all) => [...all, refusal]);
      setKept(await photosUnder(note.id));
      setPreparing((count) => count - 1);
    }, line.current);
  };
  const remove = (key: string): void => {
    void dropPhoto(key).then(async () => setKept(await photosUnder(note.id)));
  };
  const isFull = kept.length + preparing >= MAX_IMAGES;
  return { kept, preparing, notes, isFull, add, remove, settled: () => line.current };
}

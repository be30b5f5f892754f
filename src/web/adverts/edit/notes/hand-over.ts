import { createAdvert } from '#contract/adverts/adverts.ts';
import type { Api } from '#contract/api.ts';
import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { getMe } from '#contract/users/users.ts';
import { noteTexts } from '#texts/de/adverts/notes.ts';
import { mayPass } from '#web/api/retries.ts';
import { randomUuid } from '#web/device/random-uuid.ts';
import { checkDraft } from '#web/adverts/edit/draft/draft-checks.ts';
import { saveObstacleOf } from '#web/adverts/edit/draft/save-answers.ts';
import type { KeptPhoto } from '#web/adverts/edit/photos/kept-photos.ts';
import type { SendPhoto } from '#web/adverts/edit/photos/photo-upload.ts';
import type { AdvertNote } from './note-store.ts';

/** What goes on: `photo` of `photos` is on its way, `share` of it (0 to 1) is sent. */
export type HandOverProgress = { noteId: string; photo: number; photos: number; share: number };

/** `LATER`: the server cannot take it just now; `NOT_KEPT`: the device has no room. */
export type HandOverEnd =
  | { kind: 'DONE' }
  | { kind: 'NOT_KEPT' }
  | { kind: 'OFFLINE' }
  | { kind: 'SIGNED_OUT' }
  | { kind: 'LATER'; afterInSeconds: number };

export type HandOverTools = {
  api: Api;
  send: SendPhoto;
  notes: {
    list: () => Promise<AdvertNote[]>;
    change: (id: string, change: (note: AdvertNote | null) => AdvertNote | null) => Promise<AdvertNote | null>;
  };
  photos: {
    list: (noteId: string) => Promise<KeptPhoto[]>;
    keep: (photo: KeptPhoto) => Promise<boolean>;
    drop: (key: string) => Promise<void>;
  };
  now: () => string;
  /** Also notes that were written without an account: their next one has said so. */
  takesUnowned: boolean;
  /** Told who is signed in. */
  onAccount: (accountId: string) => void;
  onProgress: (progress: HandOverProgress) => void;
};

/** A call without an answer for so long counts as cut. */
const SILENCE_IN_MS = 30_000;
const USUAL_PAUSE_IN_SECONDS = 5;

const later = (afterInSeconds: number | null = null): HandOverEnd => ({
  kind: 'LATER',
  afterInSeconds: afterInSeconds ?? USUAL_PAUSE_IN_SECONDS,
});

/** Whether a note of an account waits to be handed over. */
export const isWaiting = ({ isReady, problem, doneAt }: AdvertNote): boolean =>
  isReady && problem === null && doneAt === null;

/**
 * Makes drafts of all waiting notes of the signed-in account, one after the other, each once: whatever is cut off is sent
 * again under the same keys, and nothing leaves the device before the server's answer.
 */
export async function handOverNotes(tools: HandOverTools): Promise<HandOverEnd> {
  let accountId: string;
  try {
    const signal = AbortSignal.timeout(SILENCE_IN_MS);
    accountId = (await tools.api.call(getMe, {}, { signal })).id;
  } catch (error) {
    return hindranceOf(error) ?? later();
  }
  tools.onAccount(accountId);
  for (const note of await tools.notes.list()) {
    if (!isWaiting(note)) continue;
    if (note.owner === null && tools.takesUnowned) await takeNote(tools, note.id, accountId);
    else if (note.owner !== accountId) continue;
    const end = await handOverNote(tools, note.id);
    if (end !== null) return end;
  }
  return { kind: 'DONE' };
}

/** The photos go first: cut off in between, the note is still there to be taken. */
async function takeNote({ notes, photos }: HandOverTools, id: string, owner: string): Promise<void> {
  for (const photo of await photos.list(id)) await photos.keep({ ...photo, owner });
  await notes.change(id, (found) => found && { ...found, owner });
}

/** Null: it is through, or refused. */
async function handOverNote(tools: HandOverTools, id: string): Promise<HandOverEnd | null> {
  const note = await tools.notes.change(id, (found) =>
    found === null || !isWaiting(found) || found.sent !== null
      ? found
      : { ...found, sent: checkDraft(found.category, found.values).savable },
  );
  if (note === null || note.sent === null || !isWaiting(note)) return null;
  const photos = (await tools.photos.list(id)).filter(({ refusal }) => refusal === undefined);
  tools.onProgress({ noteId: id, photo: 0, photos: photos.length, share: 0 });
  let { advertId } = note;
  if (advertId === null) {
    const made = await makeDraft(tools, note);
    if (typeof made !== 'string') return made;
    advertId = made;
  }
  for (const [index, photo] of photos.entries()) {
    const onProgress = (share: number) =>
      tools.onProgress({ noteId: id, photo: index + 1, photos: photos.length, share });
    onProgress(0);
    const end = await handOverPhoto(tools, { advertId, photo, onProgress });
    if (end !== null) return end;
  }
  await tools.notes.change(id, (found) => found && { ...found, doneAt: tools.now() });
  return null;
}

/** Id of the draft; null: refused. */
async function makeDraft({ api, notes }: HandOverTools, note: AdvertNote): Promise<string | HandOverEnd | null> {
  if (note.sent === null) return null;
  try {
    const options = { idempotencyKey: note.key, signal: AbortSignal.timeout(SILENCE_IN_MS) };
    const { id } = await api.call(createAdvert, { editAdvertDto: note.sent }, options);
    // A guest network may answer 200 with something of its own.
    if (typeof id !== 'string') return { kind: 'OFFLINE' };
    await notes.change(note.id, (found) => found && { ...found, advertId: id });
    return id;
  } catch (error) {
    const hindrance = hindranceOf(error);
    if (hindrance !== null) return hindrance;
    const obstacle = saveObstacleOf(error);
    const problem = obstacle.kind === 'REFUSED' ? obstacle.message : noteTexts.refused;
    // Nothing was made: what is corrected is another request, under another key.
    await notes.change(note.id, (found) => found && { ...found, problem, sent: null, key: randomUuid() });
    return null;
  }
}

/** Why a call may be tried again as it is; null: the server has refused it. */
function hindranceOf(error: unknown): HandOverEnd | null {
  if (isFetchError(error) || !isResponseError(error)) return { kind: 'OFFLINE' };
  if (error.status === 401) return { kind: 'SIGNED_OUT' };
  return mayPass(error.status) ? later() : null;
}

type Parcel = { advertId: string; photo: KeptPhoto; onProgress: (share: number) => void };

/** Null: the draft has it, or it was refused and stays on the device with the reason. */
async function handOverPhoto(
  { send, photos }: HandOverTools,
  { advertId, photo, onProgress }: Parcel,
): Promise<HandOverEnd | null> {
  const refuse = async (refusal: string): Promise<null> => {
    await photos.keep({ ...photo, refusal });
    return null;
  };
  if (!(await isReadable(photo.file))) return refuse(noteTexts.photoUnreadable);
  const { signal } = new AbortController();
  const outcome = await send({
    advertId,
    blob: photo.file,
    withPlace: photo.withPlace === true,
    idempotencyKey: photo.key,
    signal,
    onProgress,
  });
  switch (outcome.kind) {
    case 'STORED':
      await photos.drop(photo.key);
      return null;
    case 'REFUSED':
      return refuse(outcome.message ?? noteTexts.photoRefused);
    case 'STOPPED':
      return { kind: 'SIGNED_OUT' };
    case 'PASSING':
      return outcome.message === null ? { kind: 'OFFLINE' } : later(outcome.retryAfterInSeconds);
    case 'CANCELLED':
      return { kind: 'OFFLINE' };
  }
}

/** Whether the device still gives the bytes of a file it has kept. */
async function isReadable(file: Blob): Promise<boolean> {
  try {
    return file.size > 0 && (await file.slice(0, 1).arrayBuffer()).byteLength === 1;
  } catch {
    return false;
  }
}

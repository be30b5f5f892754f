import { HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { MAX_UPLOAD_BYTES } from '#domain/upload-sizes.ts';
import type { Image } from '#contract/common.schemas.ts';
import { photoTexts } from '#texts/de/adverts/photos.ts';
import type { Prepared } from '#web/device/photo-shrink.ts';
import type { SendPhoto, UploadOutcome } from './photo-upload.ts';

export type PendingState = 'WAITING' | 'PREPARING' | 'SENDING' | 'FAILED';

/** A chosen picture that the server does not have yet. */
export type PendingPhoto = {
  readonly key: string;
  readonly name: string;
  readonly previewUrl: string;
  readonly state: PendingState;
  /** Share that has been sent, 0 to 1. */
  readonly progress: number;
  /** Why it failed in the server's words; null where no answer came. */
  readonly note: string | null;
  /** Stored on the device, so that it survives the page. */
  readonly isKept: boolean;
};

/** A file that is no picture we can take; `reason` null: the server gave none. */
export type Refusal = {
  readonly key: string;
  readonly name: string;
  readonly reason:
    { readonly kind: 'HEIC' | 'UNKNOWN' | 'LARGE' } | { readonly kind: 'SERVER'; readonly message: string | null };
};

export type QueueView = {
  readonly pending: readonly PendingPhoto[];
  readonly refusals: readonly Refusal[];
  readonly isOnline: boolean;
  /** Pictures this queue has brought to the server. */
  readonly uploadedCount: number;
};

type Chosen = { key: string; name: string; rank: number; file: Blob; withPlace?: boolean };

/** Chosen pictures on the device, for this tab and every other one. */
export type QueueKeep = {
  /** False: the device has no room or no storage. */
  put: (photo: Chosen) => Promise<boolean>;
  get: (key: string) => Promise<Chosen | null>;
  noteTry: (key: string) => Promise<void>;
  drop: (key: string) => Promise<void>;
  list: () => Promise<(Chosen & { triedAt: string | null })[]>;
  /** Lets one tab of this browser do something with a picture at a time. */
  alone: (key: string, work: () => Promise<void>) => Promise<void>;
};

export type QueueTools = {
  send: SendPhoto;
  prepare: (file: Blob, withPlace: boolean) => Promise<Prepared>;
  newKey: () => string;
  isOnline: () => boolean;
  previews: { make: (file: Blob) => string; drop: (url: string) => void };
  /** Null: signed out, so they are not kept. */
  keep: QueueKeep | null;
};

/** Where the pictures go. */
export type QueueTarget = {
  /** Null: the advert cannot be stored now; retried when the queue runs again. */
  ensureStored: () => Promise<string | null>;
  onUploaded: (image: Image, rankOf: (image: Image) => number | null) => void;
};

type Job = { file: Blob; withPlace: boolean; rank: number; blob: Blob | null; tries: number; abort: AbortController };

type Queue = {
  readonly tools: QueueTools;
  readonly jobs: Map<string, Job>;
  /** When each stored file was chosen. */
  readonly ranks: Map<string, number>;
  readonly listeners: Set<() => void>;
  view: QueueView;
  target: QueueTarget | null;
  chosen: number;
  restoring: Promise<void> | null;
  /** Pictures are resized one after the other: several large ones at once are too much for a phone's memory. */
  preparing: Promise<unknown>;
};

export type PhotoQueue = {
  subscribe: (listener: () => void) => () => void;
  view: () => QueueView;
  aim: (target: QueueTarget) => void;
  /** `withPlace`: the place in the pictures' notes is kept. */
  add: (files: readonly File[], withPlace?: boolean) => void;
  /** Brings back what an earlier visit could not hand over; once. */
  restore: () => Promise<void>;
  cancel: (key: string) => void;
  retry: (key: string) => void;
  dismiss: (key: string) => void;
  /** Looks whether there is a connection, and goes on with everything that failed for want of it. */
  resume: () => void;
};

const MOST_AT_ONCE = 3;
/** Longer in all than the server takes a try for alive whose connection has died without a word: a minute. */
const DELAYS_IN_MS = [1_000, 4_000, 10_000, 30_000, MINUTE_IN_MS] as const;
const LONGEST_WAIT_IN_SECONDS = 60;

export const EMPTY_VIEW: QueueView = { pending: [], refusals: [], isOnline: true, uploadedCount: 0 };

/** The chosen pictures on their way to the server: three at a time, each as often as it takes, each only once. */
export function createPhotoQueue(tools: QueueTools): PhotoQueue {
  const queue: Queue = {
    tools,
    jobs: new Map(),
    ranks: new Map(),
    listeners: new Set(),
    view: EMPTY_VIEW,
    target: null,
    chosen: 0,
    restoring: null,
    preparing: Promise.resolve(),
  };
  return {
    subscribe: (listener) => {
      queue.listeners.add(listener);
      return () => queue.listeners.delete(listener);
    },
    view: () => queue.view,
    aim: (target) => {
      queue.target = target;
    },
    add: (files, withPlace = false) => addFiles(queue, files, withPlace),
    restore: () => (queue.restoring ??= restore(queue)),
    cancel: (key) => {
      queue.jobs.get(key)?.abort.abort();
      void forget(queue, key);
      pump(queue);
    },
    retry: (key) => {
      const job = queue.jobs.get(key);
      if (!job) return;
      job.tries = 0;
      change(queue, key, { state: 'WAITING', progress: 0, note: null });
      resume(queue);
    },
    dismiss: (key) => show(queue, { refusals: queue.view.refusals.filter((refusal) => refusal.key !== key) }),
    resume: () => resume(queue),
  };
}

function show(queue: Queue, part: Partial<QueueView>): void {
  queue.view = { ...queue.view, ...part };
  for (const listener of queue.listeners) listener();
}

function change(queue: Queue, key: string, part: Partial<PendingPhoto>): void {
  show(queue, { pending: queue.view.pending.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)) });
}

/** Takes a picture out of the queue and off the device. */
async function forget(queue: Queue, key: string): Promise<void> {
  const photo = queue.view.pending.find((entry) => entry.key === key);
  if (photo) queue.tools.previews.drop(photo.previewUrl);
  queue.jobs.delete(key);
  show(queue, { pending: queue.view.pending.filter((entry) => entry.key !== key) });
  await queue.tools.keep?.drop(key);
}

function refuse(queue: Queue, key: string, reason: Refusal['reason']): void {
  const name = queue.view.pending.find((entry) => entry.key === key)?.name ?? '';
  void forget(queue, key);
  show(queue, { refusals: [...queue.view.refusals, { key, name, reason }] });
}

function addFiles(queue: Queue, files: readonly File[], withPlace: boolean): void {
  const added = files.map((file): PendingPhoto => {
    const key = queue.tools.newKey();
    const rank = queue.chosen++;
    queue.jobs.set(key, { file, withPlace, rank, blob: null, tries: 0, abort: new AbortController() });
    const previewUrl = queue.tools.previews.make(file);
    void keep(queue, { key, name: file.name, rank, file, withPlace });
    return { key, name: file.name, previewUrl, state: 'WAITING', progress: 0, note: null, isKept: false };
  });
  show(queue, { pending: [...queue.view.pending, ...added], isOnline: queue.tools.isOnline() });
  pump(queue);
}

async function keep(queue: Queue, photo: Chosen): Promise<void> {
  const isKept = (await queue.tools.keep?.put(photo)) ?? false;
  // Sent or given up while the device was writing.
  if (!queue.jobs.has(photo.key)) return queue.tools.keep?.drop(photo.key);
  change(queue, photo.key, { isKept });
}

/** The server answers a repeated key for 24 hours; a try that is older may have succeeded and be forgotten there. */
const SURE_FOR_IN_MS = 23 * HOUR_IN_MS;

async function restore(queue: Queue): Promise<void> {
  const found = ((await queue.tools.keep?.list()) ?? []).filter(({ key }) => !queue.jobs.has(key));
  const restored = found.map(({ key, name, rank, file, withPlace = false, triedAt }): PendingPhoto => {
    queue.jobs.set(key, { file, withPlace, rank, blob: null, tries: 0, abort: new AbortController() });
    queue.chosen = Math.max(queue.chosen, rank + 1);
    const isUnsure = triedAt !== null && Date.now() - Date.parse(triedAt) > SURE_FOR_IN_MS;
    const state = isUnsure ? 'FAILED' : 'WAITING';
    const note = isUnsure ? photoTexts.perhapsSent : null;
    return { key, name, previewUrl: queue.tools.previews.make(file), state, progress: 0, note, isKept: true };
  });
  if (restored.length === 0) return;
  show(queue, { pending: [...restored, ...queue.view.pending], isOnline: queue.tools.isOnline() });
  pump(queue);
}

function resume(queue: Queue): void {
  const isOnline = queue.tools.isOnline();
  const revived = queue.view.pending.map((photo): PendingPhoto => {
    const job = queue.jobs.get(photo.key);
    if (!isOnline || !job || photo.state !== 'FAILED' || photo.note !== null) return photo;
    job.tries = 0;
    return { ...photo, state: 'WAITING' };
  });
  show(queue, { isOnline, pending: revived });
  pump(queue);
}

function pump(queue: Queue): void {
  const { pending, isOnline } = queue.view;
  if (!isOnline || queue.target === null) return;
  const underWay = pending.filter(({ state }) => state === 'PREPARING' || state === 'SENDING').length;
  const next = pending.filter(({ state }) => state === 'WAITING').slice(0, Math.max(0, MOST_AT_ONCE - underWay));
  for (const { key } of next) {
    const job = queue.jobs.get(key);
    if (!job) continue;
    change(queue, key, { state: 'PREPARING', progress: 0, note: null });
    void bring(queue, key, job);
  }
}

/** One try to bring a picture to the server. */
async function bring(queue: Queue, key: string, job: Job): Promise<void> {
  const prepared = await prepareInTurn(queue, job);
  if (!queue.jobs.has(key)) return;
  if ('refused' in prepared) {
    refuse(queue, key, { kind: prepared.refused });
  } else if (prepared.blob.size > MAX_UPLOAD_BYTES) {
    refuse(queue, key, { kind: 'LARGE' });
  } else {
    job.blob = prepared.blob;
    const advertId = await queue.target?.ensureStored().catch(() => null);
    if (!queue.jobs.has(key)) return;
    if (!advertId) {
      change(queue, key, { state: 'FAILED' });
      return;
    }
    const send = () => sendOnce(queue, key, { job, advertId, blob: prepared.blob });
    await (queue.tools.keep === null ? send() : queue.tools.keep.alone(key, send));
  }
  pump(queue);
}

type Parcel = { job: Job; advertId: string; blob: Blob };

/** Sends a picture, unless another tab has sent or dropped it meanwhile. */
async function sendOnce(queue: Queue, key: string, { job, advertId, blob }: Parcel): Promise<void> {
  const isKept = queue.view.pending.some((photo) => photo.key === key && photo.isKept);
  const { keep: kept } = queue.tools;
  if (isKept && kept !== null) {
    if ((await kept.get(key)) === null) return forget(queue, key);
    await kept.noteTry(key);
  }
  if (!queue.jobs.has(key)) return;
  change(queue, key, { state: 'SENDING' });
  const outcome = await queue.tools.send({
    advertId,
    blob,
    withPlace: job.withPlace,
    idempotencyKey: key,
    signal: job.abort.signal,
    onProgress: (progress) => change(queue, key, { progress }),
  });
  if (queue.jobs.has(key)) await settle(queue, key, { job, outcome });
}

async function prepareInTurn(queue: Queue, job: Job): Promise<Prepared> {
  if (job.blob !== null) return { blob: job.blob };
  const turn = queue.preparing
    .then(() => queue.tools.prepare(job.file, job.withPlace))
    .catch((): Prepared => ({ blob: job.file }));
  queue.preparing = turn;
  return turn;
}

async function settle(
  queue: Queue,
  key: string,
  { job, outcome }: { job: Job; outcome: UploadOutcome },
): Promise<void> {
  switch (outcome.kind) {
    case 'CANCELLED':
      return;
    case 'REFUSED':
      refuse(queue, key, { kind: 'SERVER', message: outcome.message });
      return;
    case 'STOPPED':
      change(queue, key, { state: 'FAILED', note: outcome.message });
      return;
    case 'STORED': {
      const { image } = outcome;
      if (image.storedFileId) queue.ranks.set(image.storedFileId, job.rank);
      queue.target?.onUploaded(image, ({ storedFileId }) => queue.ranks.get(storedFileId ?? '') ?? null);
      const isGone = forget(queue, key);
      show(queue, { uploadedCount: queue.view.uploadedCount + 1 });
      return isGone;
    }
    case 'PASSING':
      tryLater(queue, key, { job, outcome });
  }
}

type Passing = Extract<UploadOutcome, { kind: 'PASSING' }>;

/** A picture is tried again by itself five times; without a connection it just waits. */
function tryLater(queue: Queue, key: string, { job, outcome }: { job: Job; outcome: Passing }): void {
  if (!queue.tools.isOnline()) {
    change(queue, key, { state: 'WAITING', progress: 0 });
    show(queue, { isOnline: false });
    return;
  }
  const delay = DELAYS_IN_MS[job.tries];
  const asked = outcome.retryAfterInSeconds ?? 0;
  job.tries += 1;
  change(queue, key, { state: 'FAILED', progress: 0, note: outcome.message });
  if (delay === undefined || asked > LONGEST_WAIT_IN_SECONDS) return;
  setTimeout(
    () => {
      if (!isFailed(queue, key)) return;
      change(queue, key, { state: 'WAITING', note: null });
      pump(queue);
    },
    Math.max(delay, asked * 1_000),
  );
}

const isFailed = (queue: Queue, key: string): boolean =>
  queue.view.pending.some((photo) => photo.key === key && photo.state === 'FAILED');

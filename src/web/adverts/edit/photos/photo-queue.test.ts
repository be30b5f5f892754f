import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Image } from '#contract/common.schemas.ts';
import { withUploaded } from './photo-list.ts';
import type { QueueKeep } from './photo-queue.ts';
import { createPhotoQueue } from './photo-queue.ts';
import type { Prepared } from '#web/device/photo-shrink.ts';
import type { UploadOutcome, UploadTask } from './photo-upload.ts';

const ADVERT = '01990000-0000-7000-8000-000000000001';
const fileNamed = (name: string): File => new File(['x'], name, { type: 'image/jpeg' });

type Try = UploadTask & { answer: (outcome: UploadOutcome) => void };
const storedAs = (storedFileId: string): UploadOutcome => ({
  kind: 'STORED',
  image: { id: `image-${storedFileId}`, order: 0, url: '', storedFileId },
});
const CUT: UploadOutcome = { kind: 'PASSING', message: null, retryAfterInSeconds: null };

let madeKeys = 0;

/** A queue whose uploads the test completes, in place of the network. */
type Wishes = { prepare?: (file: Blob) => Promise<Prepared>; keep?: QueueKeep };

function setUp({ prepare, keep = undefined }: Wishes = {}) {
  const tries: Try[] = [];
  const net = { isOnline: true };
  let images: readonly Image[] = [];
  let keys = 0;
  const queue = createPhotoQueue({
    send: (task) =>
      new Promise((resolve) => {
        task.signal.addEventListener('abort', () => resolve({ kind: 'CANCELLED' }));
        tries.push({ ...task, answer: resolve });
      }),
    prepare: prepare ?? (async (file) => ({ blob: file })),
    newKey: () => (keep === undefined ? `key-${(keys += 1)}` : `kept-${(madeKeys += 1)}`),
    isOnline: () => net.isOnline,
    previews: { make: () => 'blob:x', drop: () => undefined },
    keep: keep ?? null,
  });
  queue.aim({
    ensureStored: async () => ADVERT,
    onUploaded: (image, rankOf) => (images = withUploaded(images, image, rankOf)),
  });
  return { queue, tries, net, order: () => images.map(({ storedFileId }) => storedFileId) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const statesOf = (queue: ReturnType<typeof setUp>['queue']) => queue.view().pending.map(({ state }) => state);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the queue of photos', () => {
  it('sends three at once and the next one as soon as one is done', async () => {
    const { queue, tries } = setUp();
    queue.add(['a', 'b', 'c', 'd', 'e'].map(fileNamed));
    await settle();
    expect(statesOf(queue)).toEqual(['SENDING', 'SENDING', 'SENDING', 'WAITING', 'WAITING']);
    tries[1]?.answer(storedAs('b'));
    await settle();
    expect(tries).toHaveLength(4);
    expect(queue.view().pending.map(({ name }) => name)).toEqual(['a', 'c', 'd', 'e']);
  });

  it('keeps the order in which the photos were chosen, whichever upload ends first', async () => {
    const { queue, tries, order } = setUp();
    queue.add(['a', 'b', 'c'].map(fileNamed));
    await settle();
    for (const [index, id] of [
      [2, 'c'],
      [0, 'a'],
      [1, 'b'],
    ] as const) {
      tries[index]?.answer(storedAs(id));
      await settle();
    }
    expect(order()).toEqual(['a', 'b', 'c']);
  });

  it('tries a cut upload again by itself under the same key for longer than a minute, then waits for the person', async () => {
    const { queue, tries } = setUp();
    queue.add([fileNamed('a')]);
    for (const delay of [1_000, 4_000, 10_000, 30_000, 60_000]) {
      await settle();
      tries.at(-1)?.answer(CUT);
      await vi.advanceTimersByTimeAsync(delay);
    }
    tries.at(-1)?.answer(CUT);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tries).toHaveLength(6);
    expect(new Set(tries.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(['key-1']));
    expect(statesOf(queue)).toEqual(['FAILED']);
    queue.retry('key-1');
    await settle();
    expect(tries).toHaveLength(7);
  });

  it('waits as long as the server asks for, but not for minutes', async () => {
    const { queue, tries } = setUp();
    queue.add([fileNamed('a')]);
    await settle();
    tries[0]?.answer({ kind: 'PASSING', message: 'Zu viele Bilder auf einmal.', retryAfterInSeconds: 20 });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(tries).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tries).toHaveLength(2);
    tries[1]?.answer({ kind: 'PASSING', message: 'Zu viele Bilder auf einmal.', retryAfterInSeconds: 600 });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(tries).toHaveLength(2);
    expect(queue.view().pending[0]?.note).toBe('Zu viele Bilder auf einmal.');
  });

  it('keeps photos without a connection and goes on when it is back', async () => {
    const { queue, tries, net, order } = setUp();
    queue.add([fileNamed('a')]);
    await settle();
    net.isOnline = false;
    tries[0]?.answer(CUT);
    queue.add([fileNamed('b')]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(tries).toHaveLength(1);
    expect(queue.view()).toMatchObject({ isOnline: false, pending: [{ state: 'WAITING' }, { state: 'WAITING' }] });
    net.isOnline = true;
    queue.resume();
    await settle();
    tries[1]?.answer(storedAs('a'));
    tries[2]?.answer(storedAs('b'));
    await settle();
    expect(order()).toEqual(['a', 'b']);
    expect(queue.view()).toMatchObject({ isOnline: true, pending: [], uploadedCount: 2 });
  });

  it('waits until the advert is stored', async () => {
    const { queue, tries } = setUp();
    let advertId: string | null = null;
    queue.aim({ ensureStored: async () => advertId, onUploaded: () => undefined });
    queue.add([fileNamed('a')]);
    await settle();
    expect(tries).toHaveLength(0);
    advertId = ADVERT;
    queue.resume();
    await settle();
    expect(tries[0]?.advertId).toBe(ADVERT);
  });

  it('forgets a photo that is cancelled, on its way too', async () => {
    const { queue, tries, order } = setUp();
    queue.add([fileNamed('a'), fileNamed('b')]);
    await settle();
    queue.cancel('key-1');
    expect(tries[0]?.signal.aborted).toBe(true);
    tries[1]?.answer(storedAs('b'));
    await settle();
    expect([order(), queue.view().pending]).toEqual([['b'], []]);
  });

  it('says why a file is refused, by itself or by the server, and goes on with the others', async () => {
    const { queue, tries, order } = setUp({
      prepare: async (file) => (file instanceof File && file.name === 'a' ? { refused: 'HEIC' } : { blob: file }),
    });
    queue.add(['a', 'b', 'c'].map(fileNamed));
    await settle();
    tries[0]?.answer({ kind: 'REFUSED', message: 'Das Bild ist beschädigt.' });
    tries[1]?.answer(storedAs('c'));
    await settle();
    expect(queue.view().refusals.map(({ name, reason }) => [name, reason])).toEqual([
      ['a', { kind: 'HEIC' }],
      ['b', { kind: 'SERVER', message: 'Das Bild ist beschädigt.' }],
    ]);
    expect(order()).toEqual(['c']);
    queue.dismiss('key-1');
    expect(queue.view().refusals).toHaveLength(1);
  });

  it('sends a photo that cannot be made smaller as it is', async () => {
    const { queue, tries } = setUp({ prepare: () => Promise.reject(new Error('no memory')) });
    const file = fileNamed('a');
    queue.add([file]);
    await settle();
    expect(tries[0]?.blob).toBe(file);
  });
});

type Kept = Awaited<ReturnType<QueueKeep['list']>>[number];

/** The storage of a device, shared by the tabs of a test; `hasRoom` false: it is full. */
function device(hasRoom = true) {
  const photos = new Map<string, Kept>();
  const turns = new Map<string, Promise<void>>();
  const keep: QueueKeep = {
    put: async (photo) => {
      if (hasRoom) photos.set(photo.key, { ...photo, triedAt: null });
      return hasRoom;
    },
    get: async (key) => photos.get(key) ?? null,
    noteTry: async (key) => {
      const photo = photos.get(key);
      if (photo) photos.set(key, { ...photo, triedAt: photo.triedAt ?? new Date().toISOString() });
    },
    drop: async (key) => void photos.delete(key),
    list: async () => [...photos.values()],
    alone: async (key, work) => {
      const turn = (turns.get(key) ?? Promise.resolve()).then(work);
      turns.set(key, turn);
      await turn;
    },
  };
  return { photos, keep };
}

describe('photos that were chosen without a network', () => {
  it('outlive their tab and are handed over once, in their order, under their first keys', async () => {
    const { photos, keep } = device();
    const first = setUp({ keep });
    first.net.isOnline = false;
    first.queue.add(['a', 'b'].map(fileNamed));
    await settle();
    expect(first.queue.view().pending.map(({ isKept }) => isKept)).toEqual([true, true]);
    const keys = [...photos.keys()];

    const next = setUp({ keep });
    await next.queue.restore();
    await next.queue.restore();
    await settle();
    expect(next.tries.map(({ idempotencyKey }) => idempotencyKey)).toEqual(keys);
    for (const [index, id] of ['a', 'b'].entries()) next.tries[index]?.answer(storedAs(id));
    await settle();
    expect(next.order()).toEqual(['a', 'b']);
    expect(photos.size).toBe(0);
    expect(next.queue.view().pending).toEqual([]);
  });

  it('survive a tab that dies during the upload, and its answer that came too late to be heard', async () => {
    const { photos, keep } = device();
    const dying = setUp({ keep });
    dying.queue.add([fileNamed('a')]);
    await settle();
    expect(dying.tries).toHaveLength(1);
    const next = setUp({ keep: { ...keep, alone: (_key, work) => work() } });
    await next.queue.restore();
    await settle();
    expect(next.tries.map(({ idempotencyKey }) => idempotencyKey)).toEqual([...photos.keys()]);
  });

  it('are sent by one of two tabs; the other one drops what was sent or given up there', async () => {
    const { keep } = device();
    const one = setUp({ keep });
    one.net.isOnline = false;
    one.queue.add(['a', 'b'].map(fileNamed));
    await settle();
    const other = setUp({ keep });
    other.net.isOnline = false;
    await other.queue.restore();
    const [, second] = one.queue.view().pending;
    one.queue.cancel(second?.key ?? '');
    await settle();
    one.net.isOnline = true;
    other.net.isOnline = true;
    one.queue.resume();
    await settle();
    other.queue.resume();
    await settle();
    expect([one.tries.length, other.tries.length]).toEqual([1, 0]);
    one.tries[0]?.answer(storedAs('a'));
    await settle();
    await settle();
    expect([one.tries.length, other.tries.length]).toEqual([1, 0]);
    expect(other.queue.view().pending).toEqual([]);
  });

  it('keep the wish that their place be kept, also for another visit', async () => {
    const { keep } = device();
    const one = setUp({ keep });
    one.net.isOnline = false;
    one.queue.add([fileNamed('a')], true);
    one.queue.add([fileNamed('b')]);
    await settle();
    const next = setUp({ keep });
    await next.queue.restore();
    await settle();
    expect(next.tries.map(({ withPlace }) => withPlace)).toEqual([true, false]);
  });

  it('say so where the device has no room for them, and are sent all the same', async () => {
    const { keep } = device(false);
    const { queue, tries } = setUp({ keep });
    queue.add([fileNamed('a')]);
    await settle();
    expect(queue.view().pending.map(({ isKept }) => isKept)).toEqual([false]);
    expect(tries).toHaveLength(1);
  });

  it('wait for a word when a try is so old that the server may have forgotten its key', async () => {
    const { photos, keep } = device();
    photos.set('old', {
      key: 'old',
      name: 'a.jpg',
      rank: 0,
      file: fileNamed('a'),
      triedAt: new Date(Date.now() - 24 * 3_600_000).toISOString(),
    });
    const { queue, tries } = setUp({ keep });
    await queue.restore();
    queue.resume();
    await settle();
    expect(statesOf(queue)).toEqual(['FAILED']);
    expect(tries).toEqual([]);
  });

  it('stay after the end of the session', async () => {
    const { photos, keep } = device();
    const { queue, tries } = setUp({ keep });
    queue.add([fileNamed('a')]);
    await settle();
    tries[0]?.answer({ kind: 'STOPPED', message: 'Bitte melde dich an.' });
    await settle();
    expect([statesOf(queue), photos.size]).toEqual([['FAILED'], 1]);
  });
});

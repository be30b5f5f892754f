import { describe, expect, it } from 'vitest';
import type { Api } from '#contract/api.ts';
import { FetchError, ResponseError } from '#contract/api-errors.ts';
import { createRandom } from '#domain/pictures/random.ts';
import type { KeptPhoto } from '#web/adverts/edit/photos/kept-photos.ts';
import type { UploadOutcome } from '#web/adverts/edit/photos/photo-upload.ts';
import type { HandOverTools } from './hand-over.ts';
import { handOverNotes } from './hand-over.ts';
import type { AdvertNote } from './note-store.ts';

const EVA = 'eva';

const noteOf = (id: string, part: Partial<AdvertNote> = {}): AdvertNote => ({
  id,
  owner: EVA,
  category: 'FIREWOOD',
  values: { title: `Buche ${id}` },
  isReady: true,
  key: `schluessel-${id}`,
  sent: null,
  advertId: null,
  problem: null,
  startedAt: `2026-11-27T09:00:00.00${id}Z`,
  doneAt: null,
  ...part,
});
const photoOf = (ref: string, rank: number, owner: string | null = EVA): KeptPhoto => ({
  key: `foto-${ref}-${rank}`,
  owner,
  ref,
  name: `${rank}.jpg`,
  rank,
  file: new Blob(['x']),
  keptAt: '2026-11-27T09:00:00.000Z',
  triedAt: null,
});

/** A device with notes and photos, and a server that makes one thing of one key. `cut` says where the line breaks. */
function world(notes: AdvertNote[], photos: KeptPhoto[], cut: () => 'BEFORE' | 'AFTER' | null = () => null) {
  const device = {
    notes: new Map(notes.map((one) => [one.id, one])),
    photos: new Map(photos.map((one) => [one.key, one])),
  };
  const server = {
    drafts: new Map<string, string>(),
    images: new Map<string, string>(),
    refusal: null as string | null,
  };
  const carried = <T>(work: () => T): T => {
    const where = cut();
    if (where === 'BEFORE') throw new FetchError(new TypeError('cut'));
    const done = work();
    if (where === 'AFTER') throw new FetchError(new TypeError('cut'));
    return done;
  };
  const api: Pick<Api, 'call'> = {
    call: (async ({ operation }: { operation: string }, input: object, { idempotencyKey = '' } = {}) =>
      carried(() => {
        if (operation === 'getMe') return { id: EVA };
        if (server.refusal !== null) {
          throw new ResponseError(422, JSON.stringify({ status: 422, code: 'x', message: server.refusal }));
        }
        const body = JSON.stringify(input);
        const known = server.drafts.get(idempotencyKey) ?? body;
        if (known !== body) throw new ResponseError(422, JSON.stringify({ status: 422, message: 'another body' }));
        server.drafts.set(idempotencyKey, body);
        return { id: `entwurf ${idempotencyKey}` };
      })) as Api['call'],
  };
  const tools: HandOverTools = {
    api,
    send: async ({ advertId, idempotencyKey }): Promise<UploadOutcome> => {
      try {
        return carried(() => {
          server.images.set(idempotencyKey, advertId);
          return { kind: 'STORED', image: {} as never };
        });
      } catch {
        return { kind: 'PASSING', message: null, retryAfterInSeconds: null };
      }
    },
    notes: {
      list: async () => [...device.notes.values()],
      change: async (id, change) => {
        const after = change(device.notes.get(id) ?? null);
        if (after === null) device.notes.delete(id);
        else device.notes.set(id, after);
        return after;
      },
    },
    photos: {
      list: async (id) => [...device.photos.values()].filter(({ ref }) => ref === id),
      keep: async (photo) => Boolean(device.photos.set(photo.key, photo)),
      drop: async (key) => void device.photos.delete(key),
    },
    now: () => '2026-11-27T10:00:00.000Z',
    takesUnowned: false,
    onAccount: () => undefined,
    onProgress: () => undefined,
  };
  return { device, server, tools };
}

describe('handing notes over', () => {
  it('makes one draft with all photos of each, wherever and however often the line breaks', async () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { chance } = createRandom(seed);
      const notes = ['1', '2', '3'].map((id) => noteOf(id));
      const photos = notes.flatMap(({ id }) => [photoOf(id, 0), photoOf(id, 1)]);
      const { device, server, tools } = world(notes, photos, () =>
        chance(0.6) ? (chance(0.5) ? 'BEFORE' : 'AFTER') : null,
      );
      for (let runs = 0; (await handOverNotes(tools)).kind !== 'DONE'; runs += 1) expect(runs).toBeLessThan(1_000);
      expect([...server.drafts.keys()]).toEqual(notes.map(({ key }) => key));
      expect(Object.fromEntries(server.images)).toEqual(
        Object.fromEntries(photos.map(({ key, ref }) => [key, `entwurf schluessel-${ref}`])),
      );
      expect(device.photos.size).toBe(0);
      expect([...device.notes.values()].map(({ doneAt }) => doneAt !== null)).toEqual([true, true, true]);
    }
  });

  it('leaves alone what is unfinished, of another account, or without one until that is asked for', async () => {
    const notes = [noteOf('1', { isReady: false }), noteOf('2', { owner: 'anna' }), noteOf('3', { owner: null })];
    const { device, server, tools } = world(notes, [photoOf('3', 0, null)]);
    expect(await handOverNotes(tools)).toEqual({ kind: 'DONE' });
    expect(server.drafts.size).toBe(0);
    await handOverNotes({ ...tools, takesUnowned: true });
    expect([[...server.drafts.keys()], device.notes.get('3')?.owner]).toEqual([['schluessel-3'], EVA]);
    expect(server.images.size).toBe(1);
  });

  it('keeps a refused note with the reason, and sends a corrected one as another request', async () => {
    const { device, server, tools } = world([noteOf('1')], [photoOf('1', 0)]);
    server.refusal = 'Der Titel ist zu kurz.';
    await handOverNotes(tools);
    const refused = device.notes.get('1');
    expect([refused?.problem, refused?.sent, device.photos.size]).toEqual(['Der Titel ist zu kurz.', null, 1]);
    expect(refused?.key).not.toBe('schluessel-1');
    server.refusal = null;
    await handOverNotes(tools);
    expect(server.drafts.size).toBe(0);
    await tools.notes.change('1', (note) => note && { ...note, problem: null, values: { title: 'Buche, trocken' } });
    await handOverNotes(tools);
    expect([server.drafts.size, server.images.size, device.photos.size]).toEqual([1, 1, 0]);
  });

  it('says what is wrong with a photo that the device no longer gives, and hands over the rest', async () => {
    const gone = { ...photoOf('1', 0), file: new Blob([]) };
    const { device, server, tools } = world([noteOf('1')], [gone, photoOf('1', 1)]);
    await handOverNotes(tools);
    expect([...server.images.keys()]).toEqual(['foto-1-1']);
    expect([...device.photos.values()].map(({ refusal }) => refusal)).toEqual([
      'Das Gerät gibt dieses Foto nicht mehr her. Bitte nimm es noch einmal auf.',
    ]);
    expect(device.notes.get('1')?.doneAt).not.toBeNull();
  });
});

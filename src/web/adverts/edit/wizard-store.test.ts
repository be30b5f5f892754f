import { describe, expect, it } from 'vitest';
import type { Api } from '#contract/api.ts';
import { FetchError, ResponseError } from '#contract/api-errors.ts';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import { advertOf } from '#test/sample-advert.ts';
import { fromAdvert } from './draft/draft.ts';
import { isTicked } from './draft/draft-values.ts';
import type { LocalDraft } from './draft/local-drafts.ts';
import type { SaveEvent, SaveState, WizardStart } from './wizard-store.ts';
import { createWizardStore, isDirty, maySave, nextSaveState, startOf } from './wizard-store.ts';

type Call = { operation: string; input: Record<string, unknown>; key: string | undefined };
type Answer = (call: Call) => Advert;

const at = '2026-11-21T13:32:00.000Z';
const LOCAL = 'neu-00000000-0000-4000-8000-000000000001';
const stored = (version: number, wishes: Partial<Advert> = {}): Advert =>
  advertOf('FIREWOOD', {}, { version, updatedAt: at, title: '', description: '', ...wishes });

function world(answer: Answer, start: Partial<WizardStart> = {}, kept: Record<string, LocalDraft> = {}) {
  const calls: Call[] = [];
  const device = new Map(Object.entries(kept));
  const api: Api = {
    call: (endpoint, input, options) => {
      const call = { operation: endpoint.operation, input: Object(input), key: options?.idempotencyKey };
      calls.push(call);
      // The answers of these tests are adverts, as the endpoints that are called declare them.
      return Promise.resolve().then(() => answer(call)) as never;
    },
  };
  const store = createWizardStore(
    { ref: null, category: 'FIREWOOD', values: {}, advert: null, ...start },
    {
      api,
      viewerId: 'eva',
      now: () => at,
      newRef: () => LOCAL,
      drafts: {
        read: (ref) => device.get(ref) ?? null,
        write: (ref, draft) => Boolean(device.set(ref, draft)),
        remove: (ref) => void device.delete(ref),
        rename: () => Promise.resolve(),
        discardRest: () => Promise.resolve(),
      },
    },
  );
  return { store, calls, device };
}

const refuse = (): never => {
  throw new FetchError(new TypeError('no network'));
};
const title = (calls: readonly Call[]) =>
  calls.map(({ operation, input }) => [operation, Reflect.get(Object(input['editAdvertDto']), 'title')]);

describe('a new advert', () => {
  it('is on the device as soon as something is typed, and on the server after its first save', async () => {
    const advert = stored(1);
    const { store, calls, device } = world(() => advert);
    store.type('title', 'Buche');
    expect(device.get(LOCAL)?.values).toEqual({ title: 'Buche' });
    expect(await store.save()).toBe(true);
    expect(calls.map(({ operation, key }) => [operation, key])).toEqual([['createAdvert', LOCAL]]);
    expect(store.getState().ref).toBe(advert.id);
    expect(device.size).toBe(0);
  });

  it('is created with the very same body after a lost answer, and gets what was typed since by an update', async () => {
    let isAway = true;
    const { store, calls } = world(() => (isAway ? refuse() : stored(1)));
    store.type('title', 'Buche');
    expect(await store.save()).toBe(false);
    store.type('title', 'Buche und Esche');
    isAway = false;
    store.resumeSaving();
    expect(await store.save()).toBe(true);
    expect(title(calls)).toEqual([
      ['createAdvert', 'Buche'],
      ['createAdvert', 'Buche'],
      ['updateAdvert', 'Buche und Esche'],
    ]);
    expect(new Set(calls.flatMap(({ key }) => key ?? []))).toEqual(new Set([LOCAL]));
  });

  it('keeps that body over a killed tab', async () => {
    const first = world(refuse);
    first.store.type('title', 'Buche');
    await first.store.save();
    const next = world(() => stored(1), { ref: LOCAL }, Object.fromEntries(first.device));
    next.store.restore();
    next.store.type('title', 'Eiche');
    expect(await next.store.save()).toBe(true);
    expect(title(next.calls)).toEqual([
      ['createAdvert', 'Buche'],
      ['updateAdvert', 'Eiche'],
    ]);
  });

  it('loses nothing of an earlier visit by what is typed before that is brought back', async () => {
    const first = world(refuse);
    first.store.type('title', 'Buche');
    first.store.type('description', 'Trocken.');
    await first.store.save();
    const next = world(() => stored(1), { ref: LOCAL }, Object.fromEntries(first.device));
    next.store.type('title', 'Eiche');
    next.store.restore();
    const both = { title: 'Eiche', description: 'Trocken.' };
    expect(next.store.getState().values).toEqual(both);
    expect(next.device.get(LOCAL)?.values).toEqual(both);
    expect(await next.store.save()).toBe(true);
    expect(title(next.calls)).toEqual([
      ['createAdvert', 'Buche'],
      ['updateAdvert', 'Eiche'],
    ]);
  });

  it('is not made by choosing a category alone', async () => {
    const { store, calls, device } = world(() => stored(1));
    store.choose('LOGS');
    await store.save();
    expect(calls).toEqual([]);
    expect(device.size).toBe(0);
  });
});

describe('a new advert that is thrown away', () => {
  it('is never sent, not even by the save on the way out', async () => {
    const { store, calls, device } = world(() => stored(1));
    store.type('title', 'Buche');
    await store.discard();
    await store.save();
    expect(calls).toEqual([]);
    expect(device.size).toBe(0);
  });

  it('goes from the server too where its first save was under way', async () => {
    const advert = stored(1);
    const { store, calls, device } = world(() => advert);
    store.type('title', 'Buche');
    const saving = store.save();
    store.type('title', 'Buche trocken');
    await Promise.all([store.discard(), saving]);
    await store.save();
    expect(calls.map(({ operation }) => operation)).toEqual(['createAdvert', 'deleteAdvert']);
    expect(calls.at(-1)?.input['deleteAdvertDto']).toMatchObject({ id: advert.id });
    expect(device.size).toBe(0);
  });
});

describe('an advert that is there', () => {
  const advert = stored(3, { title: 'Buche' });
  const start = { ref: advert.id, values: fromAdvert(advert), advert };
  const conflict = (current: Advert): never => {
    throw new ResponseError(409, JSON.stringify({ code: 'advert.changed-elsewhere', message: 'Anders.', current }));
  };

  it('names the version it builds on', async () => {
    const { store, calls } = world(() => stored(4), start);
    store.type('title', 'Eiche');
    await store.save();
    expect(calls[0]?.input['editAdvertDto']).toMatchObject({ title: 'Eiche', version: 3 });
    expect(store.getState().save.version).toBe(4);
  });

  it('takes its own write whose answer was lost for what it is', async () => {
    const { store } = world(() => conflict(stored(4, { title: 'Eiche' })), start);
    store.type('title', 'Eiche');
    expect(await store.save()).toBe(true);
    expect(store.getState().save.version).toBe(4);
  });

  it('does so with an answer that cannot be read as well', async () => {
    const { store } = world(() => conflict(stored(4, { title: 'Eiche' })), start);
    store.type('title', 'Eiche');
    store.type('categoryData.lengthInCm', '330 oder so');
    expect(await store.save()).toBe(true);
  });

  it('stops at a change from elsewhere and goes on with the version that is chosen', async () => {
    let isTaken = true;
    const theirs = stored(4, { title: 'Fichte' });
    const { store, calls } = world(() => (isTaken ? conflict(theirs) : stored(5)), start);
    store.type('title', 'Eiche');
    expect(await store.save()).toBe(false);
    expect(store.getState().save.obstacle).toEqual({ kind: 'CONFLICT', theirs });
    isTaken = false;
    store.keepMine();
    expect(await store.save()).toBe(true);
    expect(calls.at(-1)?.input['editAdvertDto']).toMatchObject({ title: 'Eiche', version: 4 });
  });

  it('leaves the other version alone when this one is thrown away in a conflict', async () => {
    const { store, calls, device } = world(({ operation }) =>
      operation === 'createAdvert' ? stored(1) : conflict(stored(4, { title: 'Fichte' })),
    );
    store.type('title', 'Buche');
    await store.save();
    store.type('title', 'Eiche');
    await store.save();
    await store.discard();
    expect(calls.map(({ operation }) => operation)).toEqual(['createAdvert', 'updateAdvert']);
    expect(device.size).toBe(0);
  });

  it('shows theirs in the fields once theirs is taken', async () => {
    const { store, device } = world(() => conflict(stored(4, { title: 'Fichte' })), start);
    store.type('title', 'Eiche');
    await store.save();
    store.takeTheirs();
    expect(store.getState().values['title']).toBe('Fichte');
    expect(isTicked(store.getState().values, 'categoryData.deliveryIsPossible')).toBe(true);
    expect(device.size).toBe(0);
  });

  it('saves the answer of before where the new one cannot be read, and keeps that in its field', async () => {
    const { store, calls } = world(() => stored(4), start);
    store.type('categoryData.lengthInCm', '330 oder so');
    await store.save();
    expect(calls[0]?.input['editAdvertDto']).toMatchObject({ categoryData: { lengthInCm: 33 } });
    expect(store.getState().values['categoryData.lengthInCm']).toBe('330 oder so');
  });
});

const run = (events: readonly SaveEvent[], from: SaveState = startOf(3, null)): SaveState =>
  events.reduce(nextSaveState, from);
const saved = (version: number): SaveEvent => ({ type: 'SAVED', version, at });
const typed: SaveEvent = { type: 'TYPED' };
const started: SaveEvent = { type: 'STARTED' };
const offline: SaveEvent = { type: 'HINDERED', obstacle: { kind: 'OFFLINE', isServerAway: false } };

describe('saving while typing', () => {
  it('has nothing to do before anything is typed', () => {
    expect(maySave(startOf(3, null))).toBe(false);
  });

  it('is done once the server has what was typed', () => {
    const state = run([typed, started, saved(4)]);
    expect(isDirty(state)).toBe(false);
    expect(state).toMatchObject({ version: 4, savedAt: at });
  });

  it('goes on when something was typed during the save', () => {
    const state = run([typed, started, typed, saved(4)]);
    expect(isDirty(state)).toBe(true);
    expect(maySave(state)).toBe(true);
  });

  it('sends one write at a time', () => {
    const state = run([typed, started, typed]);
    expect(maySave(state)).toBe(false);
    expect(nextSaveState(state, started)).toBe(state);
  });

  it('waits without a connection, keeps what was typed, and goes on when it is back', () => {
    const away = run([typed, started, offline, typed]);
    expect(isDirty(away)).toBe(true);
    expect(maySave(away)).toBe(false);
    expect(maySave(nextSaveState(away, { type: 'BACK' }))).toBe(true);
  });

  it('tries again after a refusal as soon as something is changed', () => {
    const refused = run([
      typed,
      started,
      { type: 'HINDERED', obstacle: { kind: 'REFUSED', needsPlan: false, message: 'Nein.' } },
    ]);
    expect(maySave(refused)).toBe(false);
    expect(maySave(nextSaveState(refused, { type: 'BACK' }))).toBe(false);
    expect(maySave(nextSaveState(refused, typed))).toBe(true);
  });
});

describe('a change from elsewhere', () => {
  const theirs = advertOf('FIREWOOD', {}, {});
  const conflict = run([typed, started, { type: 'HINDERED', obstacle: { kind: 'CONFLICT', theirs } }]);

  it('stops saving until the user decides, whatever is typed and however the network goes', () => {
    expect(maySave(run([typed, { type: 'BACK' }], conflict))).toBe(false);
  });

  it('is written over on demand, building on their version', () => {
    const state = nextSaveState(conflict, { type: 'KEEP_MINE', version: 7 });
    expect(maySave(state)).toBe(true);
    expect(state.version).toBe(7);
  });

  it('leaves nothing to save when theirs is taken', () => {
    const state = nextSaveState(conflict, { type: 'TAKE_THEIRS', version: 7, at });
    expect(isDirty(state)).toBe(false);
    expect(state.version).toBe(7);
  });
});

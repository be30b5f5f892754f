import { describe, expect, it } from 'vitest';
import { advertOf } from '#test/sample-advert.ts';
import type { SaveEvent, SaveState } from './autosave.ts';
import { nextSaveState, isDirty, maySave, startOf } from './autosave.ts';

const at = '2026-11-21T13:32:00.000Z';
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

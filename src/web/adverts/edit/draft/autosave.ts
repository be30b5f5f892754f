import type { Advert } from '#contract/adverts/adverts.schemas.ts';

/** Why saving failed; what was typed stays on the device. */
export type SaveObstacle =
  /** No connection, or a server that cannot answer just now. */
  | { kind: 'OFFLINE'; isServerAway: boolean }
  | { kind: 'SIGNED_OUT' }
  /** Another tab or device was faster: `theirs` is the version on the server. */
  | { kind: 'CONFLICT'; theirs: Advert }
  /** `needsPlan`: trying again cannot help, a plan can. */
  | { kind: 'REFUSED'; message: string; needsPlan: boolean };

/** State of typing and saving. `revision` counts changes, `savedRevision` is the last one on the server. */
export type SaveState = {
  revision: number;
  savedRevision: number;
  /** The revision being saved, null where none is. */
  savingRevision: number | null;
  /** Version of the advert that the next write builds on; null before it is on the server. */
  version: number | null;
  savedAt: string | null;
  obstacle: SaveObstacle | null;
};

export type SaveEvent =
  | { type: 'TYPED' }
  | { type: 'STARTED' }
  | { type: 'SAVED'; version: number | null; at: string }
  | { type: 'HINDERED'; obstacle: SaveObstacle }
  | { type: 'KEEP_MINE'; version: number | null }
  | { type: 'TAKE_THEIRS'; version: number | null; at: string }
  | { type: 'BACK' };

export const startOf = (version: number | null, savedAt: string | null): SaveState => ({
  revision: 0,
  savedRevision: 0,
  savingRevision: null,
  version,
  savedAt,
  obstacle: null,
});

/** Whether something was typed that the server does not have. */
export const isDirty = ({ revision, savedRevision }: SaveState): boolean => revision > savedRevision;

/** Whether the next save may start: there are unsaved changes, no save is running and no conflict is open. */
export function maySave(state: SaveState): boolean {
  return isDirty(state) && state.savingRevision === null && state.obstacle === null;
}

/** The state after an event; a late response never overwrites what was typed meanwhile. */
export function nextSaveState(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'TYPED': {
      const isMended = state.obstacle?.kind === 'REFUSED';
      return { ...state, revision: state.revision + 1, obstacle: isMended ? null : state.obstacle };
    }
    case 'STARTED':
      return state.savingRevision === null ? { ...state, savingRevision: state.revision } : state;
    case 'SAVED':
      return {
        ...state,
        savedRevision: state.savingRevision ?? state.savedRevision,
        savingRevision: null,
        version: event.version,
        savedAt: event.at,
        obstacle: null,
      };
    case 'HINDERED':
      return { ...state, savingRevision: null, obstacle: event.obstacle };
    case 'KEEP_MINE':
      return { ...state, version: event.version, obstacle: null, revision: state.revision + 1 };
    case 'TAKE_THEIRS':
      return {
        ...state,
        version: event.version,
        savedAt: event.at,
        obstacle: null,
        savedRevision: state.revision,
        savingRevision: null,
      };
    case 'BACK': {
      const isWaiting = state.obstacle?.kind === 'OFFLINE' || state.obstacle?.kind === 'SIGNED_OUT';
      return isWaiting ? { ...state, obstacle: null } : state;
    }
  }
}

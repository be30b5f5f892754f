import type { Api } from '#contract/api.ts';
import { createAdvert, deleteAdvert, updateAdvert } from '#contract/adverts/adverts.ts';
import type { Advert, EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import type { Image } from '#contract/common.schemas.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { checkDraft, savableOver } from './draft/draft-checks.ts';
import { differencesOf } from './draft/draft-differences.ts';
import { fromAdvert, fromEdit } from './draft/draft.ts';
import type { DraftValues } from './draft/draft-values.ts';
import type { LocalDraft } from './draft/local-drafts.ts';
import { withSpotsOf } from './photos/photo-list.ts';
import { isLocalRef } from './draft/local-drafts.ts';
import { type SaveObstacle, conflictOf, imagesEdit, saveObstacleOf } from './draft/save-answers.ts';

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

export type WizardState = {
  /** Id of the advert on the server, or the name under which only this device knows it. */
  ref: string | null;
  category: CategoryCode | null;
  values: DraftValues;
  images: readonly Image[];
  /** Who others see as the seller; known once the advert is on the server. */
  seller: Advert['seller'] | undefined;
  save: SaveState;
  /** Whether the device can store what is typed. */
  isKept: boolean;
  /** Something typed in an earlier visit was brought back. */
  isRestored: boolean;
};

export type WizardStart = {
  ref: string | null;
  category: CategoryCode | null;
  values: DraftValues;
  /** The advert as the server knows it; null for a new one. */
  advert: Advert | null;
};

export type WizardTools = {
  api: Api;
  /** Who is signed in, null for a visitor. */
  viewerId: string | null;
  now: () => string;
  newRef: () => string;
  drafts: {
    read: (ref: string) => LocalDraft | null;
    write: (ref: string, draft: LocalDraft) => boolean;
    remove: (ref: string) => void;
    /** The server has the advert now: what else waits for it on the device gets its new name. */
    rename: (from: string, to: string) => Promise<void>;
    /** What else waits for an advert is given up. */
    discardRest: (ref: string) => Promise<void>;
  };
};

export type WizardStore = ReturnType<typeof createWizardStore>;

/** The state of a wizard, and the device's copy of what is typed. */
function createDraftState(start: WizardStart, { viewerId, now, newRef, drafts }: WizardTools) {
  let state: WizardState = {
    ref: start.ref,
    category: start.category,
    values: start.values,
    images: start.advert?.images ?? [],
    seller: start.advert?.seller,
    save: startOf(start.advert?.version ?? null, start.advert?.updatedAt ?? null),
    isKept: true,
    isRestored: false,
  };
  let created: EditAdvertDto | null = null;
  const listeners = new Set<() => void>();

  const setState = (change: Partial<WizardState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const dispatch = (event: SaveEvent): void => setState({ save: nextSaveState(state.save, event) });

  const keepHere = (): void => {
    const { ref, category, values, save } = state;
    if (ref === null || category === null) return;
    const isKept = drafts.write(ref, {
      owner: viewerId,
      category,
      values,
      version: save.version,
      created,
      changedAt: now(),
    });
    if (isKept !== state.isKept) setState({ isKept });
  };

  const recordTyping = (change: Partial<WizardState>): void => {
    setState({ ref: state.ref ?? newRef(), ...change });
    dispatch({ type: 'TYPED' });
    keepHere();
  };

  return {
    get: (): WizardState => state,
    setState,
    dispatch,
    keepHere,
    recordTyping,
    createdWith: () => created,
    setCreated: (edit: EditAdvertDto | null): void => {
      created = edit;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
type DraftState = ReturnType<typeof createDraftState>;

/** Sends a draft: creates its advert exactly once, and updates it from then on. */
function createSender(draft: DraftState, start: Advert | null, tools: WizardTools) {
  const { api, viewerId, now, newRef, drafts } = tools;
  const isSignedIn = viewerId !== null;
  let known = start;
  let imagesAreChanged = false;
  let running: Promise<boolean> | null = null;
  let isOver = false;

  const accept = (advert: Advert): void => {
    const before = draft.get().ref;
    draft.setCreated(null);
    known = advert;
    const images = withSpotsOf(draft.get().images, advert.images);
    draft.setState({ ref: advert.id, seller: advert.seller, images });
    draft.dispatch({ type: 'SAVED', version: advert.version ?? null, at: advert.updatedAt ?? now() });
    // A tab that dies in between finds the draft again and repeats this.
    if (before !== null && before !== advert.id)
      void drafts.rename(before, advert.id).finally(() => drafts.remove(before));
    if (isDirty(draft.get().save)) draft.keepHere();
    else drafts.remove(advert.id);
  };

  const create = async (ref: string, edit: EditAdvertDto): Promise<Advert> => {
    const sent = draft.createdWith() ?? edit;
    draft.setCreated(sent);
    draft.keepHere();
    const advert = await api.call(createAdvert, { editAdvertDto: sent }, { idempotencyKey: ref });
    if (JSON.stringify(sent) === JSON.stringify(edit)) return advert;
    // Something else was typed since the first try: the advert is there, now it gets what is new.
    const editAdvertDto = { ...edit, version: advert.version };
    return api.call(updateAdvert, { advertId: advert.id, editAdvertDto });
  };

  const send = async (category: CategoryCode): Promise<Advert> => {
    const { ref, values, images, save } = draft.get();
    const edit = savableOver(known === null ? {} : fromAdvert(known), category, values);
    if (ref === null || isLocalRef(ref)) return create(ref ?? newRef(), edit);
    const hung = imagesAreChanged ? { images: imagesEdit(images) } : {};
    imagesAreChanged = false;
    try {
      const version = save.version;
      return await api.call(updateAdvert, { advertId: ref, editAdvertDto: { ...edit, ...hung, version } });
    } catch (error) {
      imagesAreChanged ||= 'images' in hung;
      const theirs = conflictOf(error);
      // The write that came through while its answer was lost is no other hand.
      if (theirs !== null && differencesOf(category, fromEdit(edit), theirs).length === 0) return theirs;
      throw error;
    }
  };

  const flush = async (): Promise<boolean> => {
    for (;;) {
      const { category, save } = draft.get();
      if (isOver || category === null || !isSignedIn || !maySave(save)) break;
      draft.dispatch({ type: 'STARTED' });
      try {
        accept(await send(category));
      } catch (error) {
        draft.dispatch({ type: 'HINDERED', obstacle: saveObstacleOf(error) });
        draft.keepHere();
      }
    }
    return isSignedIn && !isDirty(draft.get().save);
  };

  return {
    noteImages: (): void => {
      imagesAreChanged = true;
    },
    /** The advert as the server has it by now. */
    setKnown: (advert: Advert): void => {
      known = advert;
    },
    /** Stops saving, after a running save has finished. */
    end: async (): Promise<void> => {
      isOver = true;
      await running;
    },
    save: (): Promise<boolean> => {
      running ??= flush().finally(() => {
        running = null;
      });
      return running;
    },
  };
}

/** Everything typed into the wizard: stored on the device at once and on the server as soon as possible. */
export function createWizardStore(start: WizardStart, tools: WizardTools) {
  const { api, viewerId, now, drafts } = tools;
  const draft = createDraftState(start, tools);
  const sender = createSender(draft, start.advert, tools);
  // Read before anything is typed, which is kept in its place.
  const kept = start.ref === null ? null : drafts.read(start.ref);

  return {
    /** Only this visit knows the advert. */
    isNew: start.advert === null,
    getState: draft.get,
    subscribe: draft.subscribe,

    choose: (category: CategoryCode): void => {
      if (category === draft.get().category) return;
      // Units and taxes belong to a category; the rest is kept, should the first choice have been the right one.
      const values = { ...draft.get().values, unit: '', vatRate: '', priceIsGross: '', sellerKind: '' };
      if (draft.get().ref === null && draft.get().save.revision === 0) draft.setState({ category, values });
      else draft.recordTyping({ category, values });
    },
    type: (name: string, value: string | readonly string[]): void => {
      if (draft.get().values[name] !== value) draft.recordTyping({ values: { ...draft.get().values, [name]: value } });
    },
    changeImages: (change: (images: readonly Image[]) => readonly Image[]): void => {
      sender.noteImages();
      draft.recordTyping({ images: change(draft.get().images) });
    },

    /** Brings back what this device kept of an earlier visit; what was typed before goes on top. */
    restore: (): void => {
      if (start.ref === null || kept === null) return;
      draft.setCreated(kept.created);
      const { values: present, save } = draft.get();
      const typed = Object.entries(present).filter(([name, value]) => value !== start.values[name]);
      if (start.advert !== null && differencesOf(kept.category, kept.values, start.advert).length === 0) {
        if (typed.length === 0) drafts.remove(start.ref);
        return;
      }
      const values = { ...start.values, ...kept.values, ...Object.fromEntries(typed) };
      draft.setState({ category: kept.category, values, isRestored: true });
      draft.dispatch({ type: 'TYPED' });
      drafts.write(start.ref, { ...kept, owner: viewerId, values, changedAt: now() });
      if (start.advert === null || kept.version === save.version) return;
      draft.dispatch({ type: 'HINDERED', obstacle: { kind: 'CONFLICT', theirs: start.advert } });
    },

    /** Sends what is unsaved; true once the server has all of it. */
    save: sender.save,
    /** The network or the person is back. */
    resumeSaving: (): void => draft.dispatch({ type: 'BACK' }),

    keepMine: (): void => {
      const { obstacle } = draft.get().save;
      if (obstacle?.kind === 'CONFLICT') {
        sender.setKnown(obstacle.theirs);
        draft.dispatch({ type: 'KEEP_MINE', version: obstacle.theirs.version ?? null });
      }
      draft.keepHere();
    },
    takeTheirs: (): void => {
      const { ref, save } = draft.get();
      if (save.obstacle?.kind !== 'CONFLICT') return;
      const { theirs } = save.obstacle;
      sender.setKnown(theirs);
      draft.setState({
        category: theirs.category,
        values: fromAdvert(theirs),
        images: theirs.images,
        isRestored: false,
      });
      draft.dispatch({ type: 'TAKE_THEIRS', version: theirs.version ?? null, at: theirs.updatedAt ?? now() });
      if (ref !== null) drafts.remove(ref);
    },

    /** Gives up what this visit has changed, for good: a new draft goes, a known one is as it was. */
    discard: async (): Promise<void> => {
      await sender.end();
      const { ref, save } = draft.get();
      if (ref === null) return;
      await drafts.discardRest(ref);
      drafts.remove(ref);
      // In a conflict the server has nothing of this visit that another hand has not built on.
      if (isLocalRef(ref) || save.revision === 0 || save.obstacle?.kind === 'CONFLICT') return;
      if (start.advert === null) {
        await api.call(deleteAdvert, { deleteAdvertDto: { id: ref, deleteType: 'OTHER' } });
      } else if (save.version !== start.advert.version) {
        const { savable } = checkDraft(start.advert.category, start.values);
        const editAdvertDto = { ...savable, images: imagesEdit(start.advert.images), version: save.version };
        await api.call(updateAdvert, { advertId: ref, editAdvertDto });
      }
    },
    /** Published: the local draft is not needed any more. */
    forget: (): void => {
      const { ref } = draft.get();
      if (ref !== null) drafts.remove(ref);
    },
  };
}

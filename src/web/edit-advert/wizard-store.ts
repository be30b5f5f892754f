import type { Api } from '#contract/api.ts';
import { createAdvert, deleteAdvert, updateAdvert } from '#contract/adverts.ts';
import type { Advert, EditAdvertDto } from '#contract/adverts.schemas.ts';
import { isFetchError, isResponseError, parsedOrNull } from '#contract/api-errors.ts';
import type { ResponseError } from '#contract/api-errors.ts';
import type { Image } from '#contract/common.schemas.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { editAdvertTexts } from '#texts/de/edit-advert.ts';
import type { SaveEvent, SaveObstacle, SaveState } from './autosave.ts';
import { afterEvent, isDirty, maySave, startOf } from './autosave.ts';
import { checkDraft } from './draft-checks.ts';
import { differencesOf } from './draft-differences.ts';
import { fromAdvert } from './draft.ts';
import type { DraftValues } from './draft-values.ts';
import type { LocalDraft } from './local-drafts.ts';
import { isLocalRef } from './local-drafts.ts';

export type WizardState = {
  /** Id of the advert on the server, or the name under which only this device knows it. */
  ref: string | null;
  category: CategoryCode | null;
  values: DraftValues;
  images: readonly Image[];
  save: SaveState;
  /** Whether the device can keep what is typed. */
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
  isSignedIn: boolean;
  now: () => string;
  newRef: () => string;
  drafts: {
    read: (ref: string) => LocalDraft | null;
    write: (ref: string, draft: LocalDraft) => boolean;
    remove: (ref: string) => void;
  };
};

export type WizardStore = ReturnType<typeof createWizardStore>;

/** Everything typed into the wizard, kept on the device at once and on the server as soon as it can be. */
export function createWizardStore(start: WizardStart, { api, isSignedIn, now, newRef, drafts }: WizardTools) {
  let state: WizardState = {
    ref: start.ref,
    category: start.category,
    values: start.values,
    images: start.advert?.images ?? [],
    save: startOf(start.advert?.version ?? null, start.advert?.updatedAt ?? null),
    isKept: true,
    isRestored: false,
  };
  let created: EditAdvertDto | null = null;
  let imagesAreChanged = false;
  let running: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  const become = (change: Partial<WizardState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const happen = (event: SaveEvent): void => become({ save: afterEvent(state.save, event) });

  const keepHere = (): void => {
    const { ref, category, values, save } = state;
    if (ref === null || category === null) return;
    const isKept = drafts.write(ref, { category, values, version: save.version, created, changedAt: now() });
    if (isKept !== state.isKept) become({ isKept });
  };

  const typed = (change: Partial<WizardState>): void => {
    become({ ref: state.ref ?? newRef(), ...change });
    happen({ type: 'TYPED' });
    keepHere();
  };

  const accept = (advert: Advert): void => {
    const before = state.ref;
    created = null;
    become({ ref: advert.id });
    happen({ type: 'SAVED', version: advert.version ?? null, at: advert.updatedAt ?? now() });
    if (before !== null && before !== advert.id) drafts.remove(before);
    if (isDirty(state.save)) keepHere();
    else drafts.remove(advert.id);
  };

  const create = async (ref: string, edit: EditAdvertDto): Promise<Advert> => {
    created ??= edit;
    keepHere();
    const sent = created;
    const advert = await api.call(createAdvert, { editAdvertDto: sent }, { idempotencyKey: ref });
    if (JSON.stringify(sent) === JSON.stringify(edit)) return advert;
    // Something else was typed since the first try: the advert is there, now it gets what is new.
    const editAdvertDto = { ...edit, version: advert.version };
    return api.call(updateAdvert, { advertId: advert.id, editAdvertDto });
  };

  const send = async (category: CategoryCode): Promise<Advert> => {
    const { ref, values, images, save } = state;
    const edit = checkDraft(category, values).savable;
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
      if (theirs !== null && differencesOf(category, values, theirs).length === 0) return theirs;
      throw error;
    }
  };

  const flush = async (): Promise<boolean> => {
    while (state.category !== null && isSignedIn && maySave(state.save)) {
      happen({ type: 'STARTED' });
      try {
        accept(await send(state.category));
      } catch (error) {
        happen({ type: 'HINDERED', obstacle: obstacleOf(error) });
        keepHere();
      }
    }
    return isSignedIn && !isDirty(state.save);
  };

  return {
    getState: (): WizardState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    choose: (category: CategoryCode): void => {
      if (category === state.category) return;
      // Units and taxes belong to a category; the rest is kept, should the first choice have been the right one.
      const values = { ...state.values, unit: '', vatRate: '', priceIsGross: '' };
      if (state.ref === null && state.save.revision === 0) become({ category, values });
      else typed({ category, values });
    },
    type: (name: string, value: string | readonly string[]): void => {
      if (state.values[name] !== value) typed({ values: { ...state.values, [name]: value } });
    },
    changeImages: (change: (images: readonly Image[]) => readonly Image[]): void => {
      imagesAreChanged = true;
      typed({ images: change(state.images) });
    },

    /** Brings back what this device kept of an earlier visit. */
    restore: (): void => {
      const kept = state.ref === null ? null : drafts.read(state.ref);
      if (kept === null) return;
      created = kept.created;
      if (start.advert !== null && differencesOf(kept.category, kept.values, start.advert).length === 0) {
        if (state.ref !== null) drafts.remove(state.ref);
        return;
      }
      become({ category: kept.category, values: { ...state.values, ...kept.values }, isRestored: true });
      happen({ type: 'TYPED' });
      if (start.advert === null || kept.version === state.save.version) return;
      happen({ type: 'HINDERED', obstacle: { kind: 'CONFLICT', theirs: start.advert } });
    },

    /** Sends what is unsaved; true once the server has all of it. */
    save: (): Promise<boolean> => {
      running ??= flush().finally(() => {
        running = null;
      });
      return running;
    },
    /** The network or the person is back. */
    comeBack: (): void => happen({ type: 'BACK' }),

    keepMine: (): void => {
      const { obstacle } = state.save;
      if (obstacle?.kind === 'CONFLICT') happen({ type: 'KEEP_MINE', version: obstacle.theirs.version ?? null });
      keepHere();
    },
    takeTheirs: (): void => {
      const { obstacle } = state.save;
      if (obstacle?.kind !== 'CONFLICT') return;
      const { theirs } = obstacle;
      become({ category: theirs.category, values: fromAdvert(theirs), images: theirs.images, isRestored: false });
      happen({ type: 'TAKE_THEIRS', version: theirs.version ?? null, at: theirs.updatedAt ?? now() });
      if (state.ref !== null) drafts.remove(state.ref);
    },

    /** Gives up what this visit has changed: a new draft goes, a known one is as it was. */
    discard: async (): Promise<void> => {
      await running;
      const { ref, save } = state;
      if (ref === null) return;
      drafts.remove(ref);
      if (isLocalRef(ref) || save.revision === 0) return;
      if (start.advert === null) {
        await api.call(deleteAdvert, { deleteAdvertDto: { id: ref, deleteType: 'OTHER' } });
      } else if (save.version !== start.advert.version) {
        const { savable } = checkDraft(start.advert.category, start.values);
        const editAdvertDto = { ...savable, images: imagesEdit(start.advert.images), version: save.version };
        await api.call(updateAdvert, { advertId: ref, editAdvertDto });
      }
    },
    /** Published: nothing is left to keep. */
    forget: (): void => {
      if (state.ref !== null) drafts.remove(state.ref);
    },
  };
}

const imagesEdit = (images: readonly Image[]): NonNullable<EditAdvertDto['images']> =>
  images.flatMap(({ storedFileId, alt }, order) => (storedFileId ? [{ storedFileId, order, alt: alt ?? '' }] : []));

/** The advert that stands on the server instead, where that is what was refused. */
function conflictOf(error: unknown): Advert | null {
  if (!isResponseError(error) || error.code !== 'advert.changed-elsewhere') return null;
  return asAdvert(Reflect.get(Object(parsedOrNull(error.rawBody)), 'current'));
}

/** The server wrote it as it answers every reading. */
function asAdvert(current: unknown): Advert | null;
function asAdvert(current: unknown): unknown {
  return typeof current === 'object' ? current : null;
}

const PASSING: readonly number[] = [408, 425, 429, 500, 502, 503, 504];

function obstacleOf(error: unknown): SaveObstacle {
  if (isFetchError(error)) return { kind: 'OFFLINE', isServerAway: false };
  if (!isResponseError(error)) throw error;
  if (error.status === 401) return { kind: 'SIGNED_OUT' };
  const theirs = conflictOf(error);
  if (theirs !== null) return { kind: 'CONFLICT', theirs };
  if (PASSING.includes(error.status)) return { kind: 'OFFLINE', isServerAway: true };
  return refusalOf(error);
}

function refusalOf({ status, serverMessage, fields }: ResponseError): SaveObstacle {
  if (status === 404) return { kind: 'REFUSED', message: editAdvertTexts.save.gone };
  const sentences = [serverMessage ?? editAdvertTexts.save.refused, ...fields.map(({ message }) => message)];
  return { kind: 'REFUSED', message: sentences.join(' ').replace(ACCESS_MARKER, '') };
}

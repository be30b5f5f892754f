import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Blocker } from 'react-router';
import { useBlocker, useLocation, useNavigate, useNavigation, useParams } from 'react-router';
import { createHttpApi } from '#web/api/http-api.ts';
import { renamedPageState } from '#web/page/page-change.ts';
import { pageLinkOf } from '#web/page/page-link.ts';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import type { DraftValues } from './draft/draft-values.ts';
import type { WizardData } from './load-wizard.ts';
import { newLocalRef, readLocalDraft, removeLocalDraft, writeLocalDraft } from './draft/local-drafts.ts';
import { beginWizard, keepRef } from './own-refs.ts';
import { discardPhotos, renamePhotos } from './photos/photo-queues.ts';
import type { SaveState, WizardState, WizardStore } from './wizard-store.ts';
import { createWizardStore, isDirty, maySave } from './wizard-store.ts';
import type { Step } from './wizard-steps.ts';
import { stepOfUrl, stepPath, wizardAddressOf } from './wizard-steps.ts';

const SAVE_AFTER_IN_MS = 1_500;
const TRY_AGAIN_AFTER_IN_MS = 8_000;
/** Signing in is part of publishing: what was typed waits on the device. */
const BELONGS_TO_WIZARD = /^\/(?:editadvert|anmelden|registrieren)(?:\/|$)/;

export type Wizard = {
  store: WizardStore;
  state: WizardState;
  step: Step;
  isSignedIn: boolean;
  /** The advert is public: changes go online only when their writer says so. */
  isLive: boolean;
  goTo: (step: Step) => void;
  conflict: Conflict;
  /** A way out that waits for what is to become of what was typed. */
  leaving: Blocker;
};

/** Two versions of the advert; which one holds stays open until the person says so. */
type Conflict = {
  /** The version on the server; null: there is no other one. */
  theirs: Advert | null;
  isCompared: boolean;
  compare: () => void;
  putAside: () => void;
};

/** The wizard of one advert over all its steps. */
export function useWizard(data: WizardData, sentValues: DraftValues): Wizard {
  const viewerId = data.account?.id ?? null;
  const isSignedIn = viewerId !== null;
  const [store] = useState(() => {
    const start = { ...data, values: { ...data.values, ...sentValues } };
    return createWizardStore(start, { api: createHttpApi(), viewerId, ...browserTools(viewerId) });
  });
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const conflict = useConflict(state.save);
  const isLive = data.advert?.status === 'ACTIVE';
  const startRef = data.ref;
  useEffect(() => beginWizard(startRef), [startRef]);
  const isUnsettled = state.save.revision > 0 && data.published === null;
  const leaving = useBlocker(({ nextLocation }) => isUnsettled && !BELONGS_TO_WIZARD.test(nextLocation.pathname));
  // A draft that gets its name just now would take the question away with its old address.
  const { step, goTo } = useSteps(state.ref, { isHeld: leaving.state === 'blocked' });
  useEffect(() => store.restore(), [store]);
  useAutosave(store, state, isLive);
  useWarningOnClose(isSignedIn ? isDirty(state.save) : state.save.revision > 0);
  return { store, state, step, isSignedIn, isLive, goTo, conflict, leaving };
}

const browserTools = (viewerId: string | null) => ({
  now: () => new Date().toISOString(),
  newRef: newLocalRef,
  drafts: {
    read: (ref: string) => readLocalDraft(ref, viewerId),
    write: writeLocalDraft,
    remove: removeLocalDraft,
    rename: renamePhotos,
    discardRest: (ref: string) => discardPhotos(viewerId, ref),
  },
});

function useConflict({ obstacle }: SaveState): Conflict {
  const theirs = obstacle?.kind === 'CONFLICT' ? obstacle.theirs : null;
  const [aside, setAside] = useState<Advert | null>(null);
  return {
    theirs,
    isCompared: theirs !== aside && theirs !== null,
    compare: () => setAside(null),
    putAside: () => setAside(theirs),
  };
}

/** The current step from the address; the address changes with the advert's id, unless `isHeld`. */
function useSteps(ref: string | null, { isHeld }: { isHeld: boolean }) {
  const navigate = useNavigate();
  const params = useParams();
  const { pathname, search } = useLocation();
  const address = wizardAddressOf({ first: params['first'], second: params['second'] }, new URLSearchParams(search));
  const step = address?.step ?? 0;
  const shownRef = address?.ref ?? null;
  const isUnderWay = useNavigation().state !== 'idle';
  const wanted = useRef(step);
  useEffect(() => {
    if (!isUnderWay) wanted.current = step;
  }, [step, isUnderWay]);
  useEffect(() => {
    if (ref !== null) keepRef(ref);
  }, [ref]);
  useEffect(() => {
    // A followed link is on its way before the router says so; an advert that gets its name just then must not turn it back.
    const note = (event: MouseEvent) => {
      const isOpenedHere = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = isOpenedHere ? pageLinkOf(event.target) : null;
      if (link !== null) wanted.current = stepOfUrl(new URL(link.href)) ?? wanted.current;
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  useEffect(() => {
    // A new address for this step would cancel a running navigation to another one.
    if (ref === null || ref === shownRef || isUnderWay || isHeld || wanted.current !== step) return;
    const state = renamedPageState(pathname);
    void navigate(stepPath(step, ref), { replace: true, preventScrollReset: true, state });
  }, [ref, shownRef, step, pathname, isUnderWay, isHeld, navigate]);
  const goTo = (next: Step): void => {
    wanted.current = next;
    void navigate(stepPath(next, ref));
  };
  return { step, goTo };
}

function useAutosave(store: WizardStore, { save }: WizardState, isLive: boolean): void {
  const isDue = maySave(save) && !isLive;
  const { revision } = save;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void store.save(), SAVE_AFTER_IN_MS);
    return () => clearTimeout(timer);
  }, [store, isDue, revision]);

  const isAway = save.obstacle?.kind === 'OFFLINE';
  useEffect(() => {
    if (!isAway) return;
    const tryAgain = () => {
      store.resumeSaving();
      void store.save();
    };
    const timer = setInterval(tryAgain, TRY_AGAIN_AFTER_IN_MS);
    window.addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [store, isAway]);

  const live = useRef(isLive);
  useEffect(() => {
    live.current = isLive;
  }, [isLive]);
  useEffect(
    () => () => {
      if (!live.current) void store.save();
    },
    [store],
  );
}

/** The browser asks before a tab goes away with something that only this page knows. */
function useWarningOnClose(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

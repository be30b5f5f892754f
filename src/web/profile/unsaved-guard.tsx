import { useCallback, useEffect, useMemo, useState } from 'react';
import { useBlocker } from 'react-router';
import { profileTexts } from '#texts/de/profile.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Intent } from './profile-forms.ts';
import { PROFILE_FORMS } from './profile-forms.ts';

const { leave: texts, sections } = profileTexts;

/** Remembers which forms hold something that is not saved. */
export function useUnsavedForms() {
  const [unsaved, setAll] = useState<ReadonlySet<Intent>>(new Set());
  const setUnsaved = useCallback((intent: Intent, isUnsaved: boolean) => {
    setAll((before) => {
      if (before.has(intent) === isUnsaved) return before;
      const after = new Set(before);
      if (isUnsaved) after.add(intent);
      else after.delete(intent);
      return after;
    });
  }, []);
  const names = useMemo(
    () => [...new Set([...unsaved].map((intent) => sections[PROFILE_FORMS[intent].section]))],
    [unsaved],
  );
  return { names, setUnsaved };
}

/** While it is there, asks before something typed is lost: in a dialog inside the site, by the browser when the tab goes elsewhere. */
export function UnsavedGuard({ names }: { names: readonly string[] }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={texts.title}
      actions={
        <>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {texts.go}
          </Button>
          <Button variant="main" onClick={() => blocker.reset?.()}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p>{texts.text(names)}</p>
    </Dialog>
  );
}

import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { leaveTexts as texts } from '#texts/de/forms/leave.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/surfaces/dialog.tsx';

type UnsavedGuardProps = {
  names: readonly string[];
  /** Another query of the same path is another form. */
  isByQuery?: boolean;
};

/** While it is there, asks before something typed is lost: in a dialog inside the site, by the browser when the tab goes elsewhere. */
export function UnsavedGuard({ names, isByQuery = false }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      from.pathname !== to.pathname || (isByQuery && from.search !== to.search),
  );
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

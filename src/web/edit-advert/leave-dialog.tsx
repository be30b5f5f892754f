import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { editAdvertTexts } from '#texts/de/edit-advert.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useNotifications } from '#ui/notifications.tsx';
import type { Wizard } from './use-wizard.ts';

const texts = editAdvertTexts.leave;

/** Signing in is on the way to publishing: what was typed waits on the device. */
const BELONGS_TO_WIZARD = /^\/(?:editadvert|anmelden|registrieren)(?:\/|$)/;

type LeaveDialogProps = { wizard: Wizard; isPublished: boolean };

/** Asks on every way out what is to become of what was typed. */
export function LeaveDialog({ wizard, isPublished }: LeaveDialogProps) {
  const { state, store, isSignedIn, isLive, holdAddress } = wizard;
  const { notify } = useNotifications();
  const [isBusy, setIsBusy] = useState(false);
  const isChanged = state.save.revision > 0 && !isPublished;
  const blocker = useBlocker(({ nextLocation }) => isChanged && !BELONGS_TO_WIZARD.test(nextLocation.pathname));
  const isAsking = blocker.state === 'blocked';
  // A draft that gets its name just now would take the question away with its old address.
  useEffect(() => holdAddress(isAsking), [isAsking, holdAddress]);
  const leave = async (deed: () => Promise<unknown>) => {
    setIsBusy(true);
    await deed();
    setIsBusy(false);
    blocker.proceed?.();
  };
  const save = () =>
    leave(async () => {
      const isStored = await store.save();
      if (isSignedIn && !isStored) notify({ kind: 'warning', text: texts.notSaved });
    });
  const discard = () => leave(() => store.discard().catch(() => notify({ kind: 'warning', text: texts.notDiscarded })));
  return (
    <Dialog
      isOpen={isAsking}
      onClose={() => blocker.reset?.()}
      title={isLive ? texts.titleOfLive : texts.title}
      actions={
        <>
          <Button variant="danger" aria-disabled={isBusy || undefined} onClick={() => void discard()}>
            {texts.discard}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{texts.stay}</Button>
          <Button variant="main" aria-disabled={isBusy || undefined} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{isLive ? texts.textOfLive : isSignedIn ? texts.text : texts.textHere}</p>
    </Dialog>
  );
}

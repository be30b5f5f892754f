import { useState } from 'react';
import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/surfaces/dialog.tsx';
import { useNotifications } from '#ui/surfaces/notifications.tsx';
import type { Wizard } from './use-wizard.ts';

const texts = editAdvertTexts.leave;

/** Asks on every way out what is to become of what was typed. */
export function LeaveDialog({ wizard: { store, isSignedIn, isLive, conflict, leaving } }: { wizard: Wizard }) {
  const { notify } = useNotifications();
  const [isBusy, setIsBusy] = useState(false);
  const leave = async (deed: () => Promise<unknown>) => {
    setIsBusy(true);
    await deed();
    setIsBusy(false);
    leaving.proceed?.();
  };
  const save = () =>
    leave(async () => {
      const isStored = await store.save();
      if (isSignedIn && !isStored)
        notify({ kind: 'warning', text: conflict.theirs === null ? texts.notSaved : texts.notChosen });
    });
  const discard = () =>
    leave(() =>
      store
        .discard()
        .catch(() => notify({ kind: 'warning', text: store.isNew ? texts.notDiscarded : texts.notTakenBack })),
    );
  return (
    <Dialog
      isOpen={leaving.state === 'blocked'}
      onClose={() => leaving.reset?.()}
      title={isLive ? texts.titleOfLive : texts.title}
      actions={
        <>
          <Button variant="danger" aria-disabled={isBusy || undefined} onClick={() => void discard()}>
            {texts.discard}
          </Button>
          <Button onClick={() => leaving.reset?.()}>{texts.stay}</Button>
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

import { useEffect, useRef } from 'react';
import { useFetchers } from 'react-router';
import { useNotifications } from '#ui/surfaces/notifications.tsx';
import type { FormReply } from '#web/forms/form-reply.ts';

type FormOutcome = FormReply & { isDone?: boolean };
type Listener = (outcome: FormOutcome) => void;

const listeners = new Set<Listener>();

/** Tells the page what became of a form. The form itself may be gone with what it did, before it is drawn with the answer. */
export function publishOutcome(outcome: FormOutcome): void {
  for (const listener of listeners) listener(outcome);
}

/** Says of each form that went through with script that it did, once the page shows its new state. */
export function useFormMessages(): void {
  const { notify } = useNotifications();
  const waiting = useRef<FormOutcome[]>([]);
  useEffect(() => {
    const listener: Listener = (outcome) => void waiting.current.push(outcome);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);

  const isBusy = useFetchers().some(({ state }) => state !== 'idle');
  // After every change of the page: a quick answer may come before it was drawn busy.
  useEffect(() => {
    if (isBusy) return;
    for (const { isDone, message } of waiting.current.splice(0))
      if (isDone && message !== null) notify({ kind: 'success', text: message });
  });
}

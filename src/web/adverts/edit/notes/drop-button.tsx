import type { ReactNode } from 'react';
import { useState } from 'react';
import { noteTexts as texts } from '#texts/de/adverts/notes.ts';
import { Button } from '#ui/actions/button.tsx';

type DropProps = {
  /** It became a draft: only its line goes. */
  isDone: boolean;
  /** Which note, for screen readers. */
  about?: ReactNode;
  onDrop: () => void;
};

/** What was pressed is gone; stable, so that it is called once. */
const focusIt = (button: HTMLButtonElement | null): void => button?.focus();

/** Asks before something goes that only this device has. */
export function DropButton({ isDone, about, onDrop }: DropProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="text" onClick={() => (isDone ? onDrop() : setIsAsking(true))}>
        {isDone ? texts.takeAway : texts.drop}
        {about}
      </Button>
    );
  }
  return (
    <>
      <span className="text-sm" role="alert">
        {texts.dropAsk}
      </span>
      <Button variant="danger" onClick={onDrop}>
        {texts.dropSurely}
        {about}
      </Button>
      <Button ref={focusIt} onClick={() => setIsAsking(false)}>
        {texts.dropKeep}
        {about}
      </Button>
    </>
  );
}

import { useState } from 'react';

/** Text of a field that takes a new value when the page's own changes, without losing the focus. */
export function useTyped(given: string): [string, (text: string) => void] {
  const [typed, setTyped] = useState(given);
  const [known, setKnown] = useState(given);
  if (known !== given) {
    setKnown(given);
    setTyped(given);
  }
  return [typed, setTyped];
}

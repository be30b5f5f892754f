import { useDeferredValue, useEffect, useState } from 'react';

const DEBOUNCE_IN_MS = 150;

/** The text after a pause in typing. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_IN_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(settled);
}

import type { FormEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the `onSubmit` of a form that goes out once: the second click of a double one comes before the page has drawn
 * what the first one did. `answered` is another value after each answer: a quick one may come before the page was drawn busy.
 */
export function useSendOnce(isBusy: boolean, answered?: unknown): (event: FormEvent) => void {
  const isUnderWay = useRef(false);
  // Before the page is painted: a click on the button that may be pressed again has to count.
  useLayoutEffect(() => {
    if (!isBusy) isUnderWay.current = false;
  }, [isBusy, answered]);
  return (event) => {
    if (isBusy || isUnderWay.current) event.preventDefault();
    else isUnderWay.current = true;
  };
}

import type { FormEvent } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Returns the `onSubmit` of a form that goes out once: the second click of a double one comes before the page has drawn
 * what the first one did.
 */
export function useSendOnce(isBusy: boolean): (event: FormEvent) => void {
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (!isBusy) isUnderWay.current = false;
  }, [isBusy]);
  return (event) => {
    if (isBusy || isUnderWay.current) event.preventDefault();
    else isUnderWay.current = true;
  };
}

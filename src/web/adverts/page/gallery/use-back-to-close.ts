import { useEffect, useEffectEvent } from 'react';

/** Marks the entry, so that it is known again. */
const MARK = 'liesOverPage';

/**
 * Lets the way back of the browser close something that lies over the page, and only that. It gets an entry of its own in
 * the history, with the address and state of the page, and the router does not hear of it: nothing is loaded again.
 */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isThere = true;
    window.history.pushState({ ...window.history.state, [MARK]: true }, '');
    const follow = (event: PopStateEvent): void => {
      // Heard before the router hears it.
      event.stopImmediatePropagation();
      window.removeEventListener('popstate', follow, { capture: true });
      if (isThere) closeNow();
      isThere = false;
    };
    window.addEventListener('popstate', follow, { capture: true });
    return () => {
      if (!isThere) return;
      isThere = false;
      // Where the page itself has gone elsewhere meanwhile, the way back is that page's.
      if (Reflect.has(Object(window.history.state), MARK)) window.history.back();
      else window.removeEventListener('popstate', follow, { capture: true });
    };
  }, [isOpen]);
}

const guardKey = 'stammplatz:reloaded-at';

/** How long after a reload no second one follows by itself, so that a broken build never loops. */
export const reloadGuardInMs = 10_000;

type ReloadParts = {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  nowInMs: number;
  isOnline: boolean;
  reload: () => void;
};

/**
 * Reloads the page once; returns false without reloading if the last reload was less than 10 s ago, or offline, where
 * nothing would load.
 */
export function reloadOnce({ storage, nowInMs, isOnline, reload }: ReloadParts): boolean {
  if (!isOnline) return false;
  const before = Number(storage.getItem(guardKey) ?? Number.NaN);
  if (nowInMs - before < reloadGuardInMs) return false;
  storage.setItem(guardKey, String(nowInMs));
  reload();
  return true;
}

/** Reloads when a chunk cannot be loaded any more because a newer build replaced it. */
export function reloadOnChunkError(): void {
  // The default is kept: prevented, the import would succeed with undefined instead of failing.
  window.addEventListener('vite:preloadError', () => {
    reloadOnce({ storage: sessionStorage, nowInMs: Date.now(), isOnline: navigator.onLine, reload: reloadPage });
  });
}

/** Drafts lie on the device with every letter typed; forms that are not kept make the browser ask first. */
export const reloadPage = (): void => window.location.reload();

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Says whether the page's script runs: what needs it appears only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

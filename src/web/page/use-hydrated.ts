import { useSyncExternalStore } from 'react';

/** For what the server cannot know and the browser reads once. */
export const neverChanges = () => () => {};

/** Says whether the page's script runs: what needs it appears only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

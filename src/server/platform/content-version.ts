/** Counts writes that change what visitors see; caches of rendered pages and searches live only within one count. */
export type ContentVersion = { current: () => number; bump: () => void };

export function createContentVersion(): ContentVersion {
  let count = 0;
  return { current: () => count, bump: () => void (count += 1) };
}

/** One thing that a process keeps between requests, and how its first value is made. */
export type Slot<T> = { make: (memory: Memory) => T };

/** What services keep in memory: made with the context and handed on with it, so that two servers never share it by accident. */
export type Memory = { of: <T>(slot: Slot<T>) => T };

/** Slots are told apart by identity, so each is declared once, at the top of the file that owns it. */
export const slot = <T>(make: Slot<T>['make']): Slot<T> => ({ make });

export function createMemory(): Memory {
  const values = new Map<Slot<unknown>, unknown>();
  function of<T>(wanted: Slot<T>): T;
  function of(wanted: Slot<unknown>): unknown {
    if (!values.has(wanted)) values.set(wanted, wanted.make(memory));
    return values.get(wanted);
  }
  const memory: Memory = { of };
  return memory;
}

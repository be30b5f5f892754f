/** A value kept between requests, and how it is created. */
export type Slot<T> = { make: (memory: Memory) => T };

/**
 * In-memory state of services: created with the context and passed along with it, so that two servers never share it by
 * accident.
 */
export type Memory = { of: <T>(slot: Slot<T>) => T };

/** Slots are compared by identity, so each is declared once, at the top of the file that owns it. */
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

/**
 * Returns a function that makes a value when it is first asked for, and keeps it: tables that only some processes need
 * must not make every start longer.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let kept: { value: Value } | null = null;
  return () => (kept ??= { value: make() }).value;
}

/** Values of a text print (MinHash) that have to be the same together to find a copy. */
const GROUP_SIZE = 4;
/** Share of equal values from which a text counts as copied; product decision. */
const LEAST_SHARED = 0.7;

const mixed = (values: readonly number[], seed: number): number =>
  values.reduce((hash, value) => Math.imul(hash ^ value, 0x01_00_01_93) ^ (hash >>> 13), seed | 0) | 0;

/** Keys under which copies of a text are found: two prints that are 70 % alike share one in nine of ten cases. */
export function textKeys(print: readonly number[]): number[] {
  const groups = Math.floor(print.length / GROUP_SIZE);
  return Array.from({ length: groups }, (_, group) =>
    mixed(print.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE), group + 1),
  );
}

/** Whether two text prints are of nearly the same words. */
export function isSameText(one: readonly number[], other: readonly number[]): boolean {
  if (one.length === 0 || one.length !== other.length) return false;
  return one.filter((value, at) => value === other[at]).length >= LEAST_SHARED * one.length;
}

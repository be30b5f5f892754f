/** Days as numbers. Returns how many of some can be paired with one of others each, at most `within` days apart. */
function countPairs(some: readonly number[], others: readonly number[], within: number): number {
  const left = others.toSorted((one, other) => one - other);
  let pairs = 0;
  // With windows of one length, the earliest partner that is still free leaves the most to those that follow.
  for (const day of some.toSorted((one, other) => one - other)) {
    while ((left[0] ?? Number.POSITIVE_INFINITY) < day - within) left.shift();
    if ((left[0] ?? Number.POSITIVE_INFINITY) > day + within) continue;
    left.shift();
    pairs += 1;
  }
  return pairs;
}

/**
 * Whether the money of a day in a statement is what was confirmed by hand: a confirmation at most `within` days apart is left
 * for it once each of those that statements brought before has its own.
 */
export const isSameMoney = (
  day: number,
  { confirmed, brought, within }: { confirmed: readonly number[]; brought: readonly number[]; within: number },
): boolean => countPairs([...brought, day], confirmed, within) > countPairs(brought, confirmed, within);

/** Returns the rows of logs (1–4) for a number of adverts: one log, then piles of two, three and four rows. */
export function clusterRows(count: number): number {
  if (count < 2) return 1;
  if (count < 5) return 2;
  return count < 25 ? 3 : 4;
}

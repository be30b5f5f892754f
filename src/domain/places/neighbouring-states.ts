/** Federal states that share a border. Source: BEV, Verwaltungsgrenzen (map of the Austrian federal states). */
const NEIGHBOURS: Readonly<Record<number, readonly number[]>> = {
  1: [3, 6],
  2: [5, 6, 7],
  3: [1, 4, 6, 9],
  4: [3, 5, 6],
  5: [2, 4, 6, 7],
  6: [1, 2, 3, 4, 5],
  7: [2, 5, 8],
  8: [7],
  9: [3],
};

/** Returns the ids of the federal states that border on one; none for an unknown id. */
export const neighbouringStates = (federalStateId: number): readonly number[] => NEIGHBOURS[federalStateId] ?? [];

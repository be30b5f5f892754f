/**
 * Ids of the wood types the trade calls hard and soft. The lookup list has them too, with much that a card does not
 * need, so it stays out of the browser's bundle.
 */
const HARD = [20, 21, 22, 23, 24, 25, 26, 27, 29, 30, 31, 32, 37, 38, 40, 41, 42, 43, 44, 45, 46, 47];
const SOFT = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 19, 28, 33, 34, 35, 36, 39, 48];

export const isHardwood = (woodTypeId: number): boolean => HARD.includes(woodTypeId);
export const isSoftwood = (woodTypeId: number): boolean => SOFT.includes(woodTypeId);

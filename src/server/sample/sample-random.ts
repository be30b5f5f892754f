import { createRandom, type Random } from '#domain/pictures/random.ts';

/** Repeatable choices for one sample row: the same seed and number give the same row on every machine. */
export type Dice = Random & {
  of: <T>(list: readonly T[]) => T;
  some: <T>(list: readonly T[], count: number) => T[];
  /** A whole number of cents between two prices in euro, rounded to the step. */
  cents: (low: number, high: number, step?: number) => number;
  quantity: (low: number, high: number) => number;
};

export function createDice(seed: number, salt: number): Dice {
  const random = createRandom(Math.imul(seed + 1, 2_654_435_761) ^ Math.imul(salt + 1, 40_503));
  const of = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random.next() * list.length)];
    if (found === undefined) throw new Error('An empty list has nothing to choose.');
    return found;
  };
  return {
    ...random,
    of,
    some: (list, count) => {
      const rest = [...list];
      return Array.from({ length: Math.min(count, list.length) }, () => {
        const index = Math.floor(random.next() * rest.length);
        return rest.splice(index, 1);
      }).flat();
    },
    cents: (low, high, step = 50) => Math.round((random.between(low, high) * 100) / step) * step,
    // Small lots are frequent, large ones rare.
    quantity: (low, high) => Math.max(low, Math.round(low * (high / low) ** random.next())),
  };
}

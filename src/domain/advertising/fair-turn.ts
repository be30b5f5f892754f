/** What is rotated: `weight` is its relative frequency, a positive number. */
export type Turning = { id: string; weight: number };

/** No entry saves up more turns than this: who could not be shown for an hour does not fill the next one. */
const MOST_SAVED_ROUNDS = 4;

/**
 * Selects one after the other so that each comes as often as its weight says, evenly spread. Each call adds its weight
 * to everyone's credit; the one with most is selected and pays the sum of all. `isHeldBack` gains credit without being
 * selected. Source: smooth weighted round robin as of nginx (commit 52327e0627f4, 2012).
 */
export function createFairTurn(): <T extends Turning>(
  present: readonly T[],
  isHeldBack: (one: T) => boolean,
) => T | null {
  const saved = new Map<string, number>();
  return (present, isHeldBack) => {
    const total = present.reduce((sum, { weight }) => sum + weight, 0);
    const limit = total * MOST_SAVED_ROUNDS;
    let chosen: (typeof present)[number] | null = null;
    let most = -Infinity;
    for (const one of present) {
      const now = Math.min(limit, (saved.get(one.id) ?? 0) + one.weight);
      saved.set(one.id, now);
      if (now > most && !isHeldBack(one)) {
        chosen = one;
        most = now;
      }
    }
    if (chosen !== null) saved.set(chosen.id, Math.max(-limit, most - total));
    return chosen;
  };
}

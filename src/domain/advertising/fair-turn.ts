/** What takes turns: how often beside the others is its weight, a positive number. */
export type Turning = { id: string; weight: number };

/** No entry saves up more turns than this: who could not be shown for an hour does not fill the next one. */
const MOST_SAVED_ROUNDS = 4;

/**
 * Draws one after the other so that each comes as often as its weight says, spread evenly and not in runs. Everyone
 * present saves its weight, who has saved most comes and pays for all; `isHeldBack` saves without coming. Source:
 * smooth weighted round robin as of nginx (commit 52327e0627f4, 2012).
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

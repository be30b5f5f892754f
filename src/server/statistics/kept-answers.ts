type Keeping = {
  forMs: number;
  atMost: number;
  /** For so long afterwards the old answer is given while a new one is made: nobody waits for it. */
  thenOldForMs?: number;
};
type Kept = { answer: Promise<unknown>; since: number; next: Promise<unknown> | null };

/** Keeps answers for a while and lets everybody who asks the same meanwhile share one. */
export function keepAnswers({ forMs, atMost, thenOldForMs = 0 }: Keeping, nowInMs: () => number = Date.now) {
  const kept = new Map<string, Kept>();
  const keep = (key: string, answer: Promise<unknown>): void => {
    const entry: Kept = { answer, since: nowInMs(), next: null };
    kept.delete(key);
    kept.set(key, entry);
    const oldest = kept.keys().next();
    if (kept.size > atMost && !oldest.done) kept.delete(oldest.value);
    answer.catch(() => kept.get(key) === entry && kept.delete(key));
  };
  return {
    get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const found = kept.get(key);
      const age = found ? nowInMs() - found.since : Infinity;
      if (found && age < forMs) return asMade<T>(found.answer);
      if (found && age < forMs + thenOldForMs) {
        found.next ??= make().then(
          (made) => keep(key, Promise.resolve(made)),
          () => (found.next = null),
        );
        return asMade<T>(found.answer);
      }
      const answer = make();
      keep(key, answer);
      return answer;
    },
  };
}

/** A key begins with the name of its call, and a call makes one kind of answer. */
function asMade<T>(answer: Promise<unknown>): Promise<T>;
function asMade(answer: Promise<unknown>): Promise<unknown> {
  return answer;
}

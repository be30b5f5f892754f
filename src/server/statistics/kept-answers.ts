/** Keeps answers for a while and lets everybody who asks the same meanwhile share one. */
export function keepAnswers({ forMs, atMost }: { forMs: number; atMost: number }, nowInMs: () => number = Date.now) {
  const kept = new Map<string, { answer: Promise<unknown>; since: number }>();
  return {
    get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const found = kept.get(key);
      if (found && nowInMs() - found.since < forMs) return asMade<T>(found.answer);
      const answer = make();
      kept.delete(key);
      kept.set(key, { answer, since: nowInMs() });
      const oldest = kept.keys().next();
      if (kept.size > atMost && !oldest.done) kept.delete(oldest.value);
      answer.catch(() => kept.delete(key));
      return answer;
    },
  };
}

/** A key begins with the name of its call, and a call makes one kind of answer. */
function asMade<T>(answer: Promise<unknown>): Promise<T>;
function asMade(answer: Promise<unknown>): Promise<unknown> {
  return answer;
}

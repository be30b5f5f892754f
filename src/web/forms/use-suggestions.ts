import { useEffect, useEffectEvent, useRef, useState } from 'react';

const ASKED_FROM_LETTERS = 2;

/**
 * What fits a typed text, from its second letter on; undefined until it is there, and where asking fails: a field works
 * without suggestions. Answers are kept as long as the field is there.
 */
export function useSuggestions<T>(text: string, ask: (text: string, signal: AbortSignal) => Promise<T>): T | undefined {
  const kept = useRef(new Map<string, T>());
  const [answer, setAnswer] = useState<{ text: string; found: T }>();
  const find = useEffectEvent(ask);
  useEffect(() => {
    if (text.trim().length < ASKED_FROM_LETTERS) return;
    const known = kept.current.get(text);
    if (known !== undefined) return setAnswer({ text, found: known });
    const ending = new AbortController();
    find(text, ending.signal).then(
      (found) => {
        kept.current.set(text, found);
        if (!ending.signal.aborted) setAnswer({ text, found });
      },
      () => undefined,
    );
    return () => ending.abort();
  }, [text]);
  return answer?.text === text ? answer.found : undefined;
}
